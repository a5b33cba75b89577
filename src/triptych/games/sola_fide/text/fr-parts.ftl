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
part-turn = le prochain tour
part-next-card = le meilleur choix pour le prochain tour
part-later-card = le meilleur choix pour plus tard
part-pending = les effets encore à venir
part-time = le temps qui reste

# The things that parts are about, behind the same words; $gain tells whether they bring more or less.

part-circles = les cercles impériaux
detail-circle-taken = la prise { $circle_of }
detail-rewards = les marqueurs de récompense
detail-dominant-side = le côté dominant { $circle_of }
detail-subordinate-side = le côté subordonné { $circle_of }
detail-disputed = le marqueur de dispute sur { $circle }
detail-deck-card = « { $card } » dans le paquet
detail-permanent = la carte permanente « { $card } »
detail-next-card = « { $card } » pour le prochain tour
detail-later-card = « { $card } » pour plus tard
detail-pending = la suite de « { $card } »
detail-hand = le nombre de cartes en main
