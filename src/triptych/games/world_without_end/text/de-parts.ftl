# World Without End, in German: where points are expected from, one message for each part of the bots’ judgement.
# They stand behind „+1,8 Punkte durch“, in the accusative.

part-points = erzielte Siegpunkte
part-dues = die Pflichtabgaben
part-money = Geld
part-material = Stein und Holz
part-goods = Wolle und Tuch
part-standing = Loyalität
part-medicine = Medizin
part-houses = Häuser
part-donations = Spenden
part-cards = Handkarten
part-penalties = Strafen
part-piety = Frömmigkeit für die Abgabe
part-piety-over = übrige Frömmigkeit
part-grain = Getreide für die Abgabe
part-grain-over = übriges Getreide
part-taxes = Geld für die Steuer
part-building = Material für die Bauvorhaben
part-wool = Wolle
part-cloth = Tuch
part-loyalty = Loyalität
part-knowledge = Wissen
part-rents = Hauspacht
part-sick = zu versorgende Kranke
part-time = die verbleibende Zeit
