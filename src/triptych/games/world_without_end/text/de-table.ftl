# The game's name, how time is counted, what is settled before it, and answers given once for all.

game-world-without-end = Die Tore der Welt
about-world-without-end = Kingsbridge, 1337: eine Brücke ist zu bauen, Steuern sind zu zahlen, und die Pest ist unterwegs.
clock = Runde { $number }
clock-curve = Punkte im Lauf der Runden

option-first-game = Erstes Spiel
option-first-game-why = Ist dies ein erstes Spiel, mit weniger Karten in Kapitel I?
option-first-game-no = Nein
option-first-game-no-why = Alle haben von Anfang an alle zwölf Aktionskarten.
option-first-game-yes = Ja
option-first-game-yes-why = In Kapitel I haben alle nur die sechs Karten mit Stern und spielen jede davon. Ab Kapitel II sind es alle zwölf.

option-screens = Sichtblenden
option-screens-why = Sehen alle, was die anderen haben?
option-screens-open = Offen
option-screens-open-why = Waren, Geld, Frömmigkeit, Loyalität und Wissen liegen offen; im Verlauf stehen sie ja ohnehin.
option-screens-closed = Geschlossen
option-screens-closed-why = Was die anderen haben, wird hinter ihren Sichtblenden gezeichnet; der Verlauf nennt trotzdem jeden Gewinn und jede Zahlung.

standing-use = Eine Karte, die nur eines tun kann und nichts kostet
standing-use-ask = mich fragen
standing-use-always = immer nutzen
standing-exchanges = Dauerhafter Tausch
standing-exchanges-ask = mich fragen
standing-exchanges-pass = für mich verzichten
