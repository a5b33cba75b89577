# The game's name, how time is counted, what is settled before it, and answers given once for all.

game-sola-fide = Sola Fide : La Réforme
about-sola-fide = L’Empire, 1517 : deux confessions, dix cercles, et une main de cartes pour gagner la noblesse et le peuple.
clock = Tour { $number }
clock-curve = Les points au fil des tours

option-sides = Camps
option-sides-why = Qui est catholique, et qui protestant ?
option-sides-roll = Au dé
option-sides-roll-why = Les deux lancent le dé, et qui obtient le plus choisit.
option-sides-lot = Au sort
option-sides-lot-why = Le sort décide, personne ne choisit.
option-sides-first-catholic = Première place catholique
option-sides-first-catholic-why = Qui occupe la première place joue le camp catholique.
option-sides-first-protestant = Première place protestante
option-sides-first-protestant-why = Qui occupe la première place joue le camp protestant.

option-decks = Paquets
option-decks-why = Avec quelles quinze cartes chaque camp joue-t-il ?
option-decks-starter = Paquets de départ
option-decks-starter-why = Quinze cartes, les mêmes à chaque partie : idéal pour débuter, et vite commencé.
option-decks-draft = Paquets choisis
option-decks-draft-why = Quinze fois, chacun regarde trois de ses 45 cartes et en garde une, en même temps que l’autre et en secret.

option-limit = Tours
option-limit-why = Après combien de tours la partie s’achève-t-elle au plus tard ? 0 : sans limite.

standing-use = Ce que donne ma carte permanente
standing-use-ask = me demander
standing-use-always = toujours l’utiliser
standing-use-never = ne jamais l’utiliser
standing-extra = Le territoire en plus
standing-extra-ask = me demander
standing-extra-always = toujours le convertir
