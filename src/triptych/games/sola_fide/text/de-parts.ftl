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
part-turn = den nächsten Zug
part-next-card = die beste Wahl für den nächsten Zug
part-later-card = die beste Wahl für später
part-pending = noch ausstehende Wirkungen
part-time = die verbleibende Zeit

# The things that parts are about, behind the same words; $gain tells whether they bring more or less.

part-circles = die Reichskreise
detail-circle-taken = die Übernahme { $circle_des }
detail-rewards = Belohnungsmarker
detail-dominant-side = die vorherrschende Seite { $circle_im }
detail-subordinate-side = die untergeordnete Seite { $circle_im }
detail-disputed = den Disputationsmarker { $circle_im }
detail-deck-card = „{ $card }“ im Deck
detail-permanent = die dauerhafte Karte „{ $card }“
detail-next-card = „{ $card }“ für den nächsten Zug
detail-later-card = „{ $card }“ für später
detail-pending = den Rest von „{ $card }“
detail-hand = die Zahl der Handkarten
