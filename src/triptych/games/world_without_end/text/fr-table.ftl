# The game's name, how time is counted, what is settled before it, and answers given once for all.

game-world-without-end = Un monde sans fin
about-world-without-end = Kingsbridge, 1337 : un pont à bâtir, des impôts à payer, et la peste en chemin.
clock = Manche { $number }
clock-curve = Les points au fil des manches

option-first-game = Première partie
option-first-game-why = Est-ce une première partie, avec moins de cartes au chapitre I ?
option-first-game-no = Non
option-first-game-no-why = Chacun a les douze cartes d’action dès le début.
option-first-game-yes = Oui
option-first-game-yes-why = Au chapitre I, chacun n’a que les six cartes à étoile et les joue toutes. À partir du chapitre II, ce sont les douze.

option-screens = Paravents
option-screens-why = Chacun voit-il ce qu’ont les autres ?
option-screens-open = Ouverts
option-screens-open-why = Marchandises, argent, piété, loyauté et savoir sont visibles, puisque le journal les dit de toute façon.
option-screens-closed = Fermés
option-screens-closed-why = Ce qu’ont les autres est dessiné derrière leur paravent ; le journal dit tout de même chaque gain et chaque paiement.

standing-use = Une carte qui ne peut faire qu’une chose et ne coûte rien
standing-use-ask = me demander
standing-use-always = toujours l’utiliser
standing-exchanges = Échanges permanents
standing-exchanges-ask = me demander
standing-exchanges-pass = y renoncer pour moi
