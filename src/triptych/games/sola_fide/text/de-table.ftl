# The game's name, how time is counted, what is settled before it, and answers given once for all.

game-sola-fide = Sola Fide: Die Reformation
about-sola-fide = Das Reich, 1517: zwei Bekenntnisse, zehn Reichskreise und eine Handvoll Karten, um Adel und Volk zu gewinnen.
clock = Zug { $number }
clock-curve = Punkte im Lauf der Züge

option-sides = Seiten
option-sides-why = Wer ist katholisch, wer protestantisch?
option-sides-roll = Durch Würfeln
option-sides-roll-why = Beide würfeln, und wer höher würfelt, wählt.
option-sides-lot = Durch das Los
option-sides-lot-why = Das Los entscheidet, niemand wählt.
option-sides-first-catholic = Erster Platz katholisch
option-sides-first-catholic-why = Wer auf dem ersten Platz sitzt, spielt die katholische Seite.
option-sides-first-protestant = Erster Platz protestantisch
option-sides-first-protestant-why = Wer auf dem ersten Platz sitzt, spielt die protestantische Seite.

option-decks = Decks
option-decks-why = Mit welchen fünfzehn Karten spielt jede Seite?
option-decks-starter = Startdecks
option-decks-starter-why = Fünfzehn Karten, in jedem Spiel dieselben: gut für die erste Partie und schnell begonnen.
option-decks-draft = Gewählte Decks
option-decks-draft-why = Fünfzehnmal sehen sich beide drei ihrer 45 Karten an und behalten eine, gleichzeitig und im Geheimen.

option-limit = Züge
option-limit-why = Nach wie vielen Zügen endet das Spiel spätestens? 0 heißt: ohne Grenze.

standing-use = Was meine dauerhafte Karte gibt
standing-use-ask = mich fragen
standing-use-always = immer nutzen
standing-use-never = nie nutzen
standing-extra = Das zusätzliche Territorium
standing-extra-ask = mich fragen
standing-extra-always = immer umwandeln
