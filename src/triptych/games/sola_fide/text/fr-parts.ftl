# Sola Fide, in French: where points are expected from, one message for each part of the bots’ judgement.
# They stand behind « +1,8 point pour », with their articles.

part-points = les PV marqués
part-dominant-sides = les côtés dominants
part-subordinate-sides = les côtés subordonnés
part-disputation = le marqueur de dispute
part-cards = les cartes en main
part-deck = le paquet
part-permanent = la carte permanente
part-bonuses = les bonus
part-time = le temps qui reste
