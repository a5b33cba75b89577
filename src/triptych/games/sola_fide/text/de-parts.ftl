# Sola Fide, in German: where points are expected from, one message for each part of the bots’ judgement.
# They stand behind „+1,8 Punkte durch“, in the accusative.

part-points = erzielte Siegpunkte
part-dominant-sides = vorherrschende Seiten
part-subordinate-sides = untergeordnete Seiten
part-disputation = den Disputationsmarker
part-cards = Handkarten
part-deck = das eigene Deck
part-permanent = die dauerhafte Karte
part-bonuses = Boni
part-time = die verbleibende Zeit
