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

# The things that parts are about, behind the same words; $gain tells whether they bring more or less.

detail-scored = { $vp_source_id ->
    [income] Siegpunkte aus Einkommen
    [event] Siegpunkte aus Ereignissen
    [favour] Siegpunkte aus Gunst
    [building] verbautes Material
    [donation] Siegpunkte aus Spenden
    [metal] das Metall für den Turm
    [rent] Siegpunkte aus Hauspacht
    [medicine] Siegpunkte aus Medizin
    [treatment] versorgte Kranke
    [piety-due] { $gain ->
        [yes] weniger fehlende Frömmigkeit
       *[no] fehlende Frömmigkeit
    }
    [grain-due] { $gain ->
        [yes] weniger fehlendes Getreide
       *[no] fehlendes Getreide
    }
    [tax] { $gain ->
        [yes] weniger fehlende Steuer
       *[no] fehlende Steuer
    }
    [material] übriges Baumaterial am Spielende
   *[money] übriges Geld am Spielende
}
detail-due = { $thing } für die Abgabe
detail-over = { $thing } auf Vorrat
detail-tax = { $thing } für die Steuer
detail-money = { $thing } über die Steuer hinaus
detail-building = { $thing } für die Bauvorhaben
detail-house = das Haus auf { $site }
detail-donation = die Spende für { $project_den }
detail-card = die Karte „{ $action }“ auf der Hand
detail-sick = den Kranken { $place_in }
detail-penalty = { $gain ->
    [yes] die vermiedene Strafe „{ $penalty }“
   *[no] die Strafe „{ $penalty }“
}
