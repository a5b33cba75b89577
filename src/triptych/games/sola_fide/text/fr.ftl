# Sola Fide, in French: see en.ftl for what the arguments are.
#
# Forms of nouns: .of of a circle, a side and a player are $circle_of ("du cercle de Souabe"), $side_of ("de la noblesse", "du peuple") and
# $seat_of ("d’Anne"); .feminine of a religion goes with "carte". All circles and decks are masculine: "dans le cercle de Souabe", "le paquet
# bleu". $circles can follow dans and sur; $circles_moved stands with déplacer ("2 cercles, chacun de 1 case").
# What cards say is in the imperative, with "tu"; buttons, and what stands after a colon in a few words, are infinitives. Nothing agrees with a
# player, whose gender nobody knows; no name stands behind "que" or "de". Before : ; ? ! and inside « » stands a no-break space, before PV too.
# No button, question, reason and line of the log begins with a quotation mark.

### Nouns

circle-upper-saxon = le cercle de Haute-Saxe
    .of = du cercle de Haute-Saxe
circle-lower-saxon = le cercle de Basse-Saxe
    .of = du cercle de Basse-Saxe
circle-franconian = le cercle de Franconie
    .of = du cercle de Franconie
circle-westphalian = le cercle de Westphalie
    .of = du cercle de Westphalie
circle-upper-rhenish = le cercle du Haut-Rhin
    .of = du cercle du Haut-Rhin
circle-bavarian = le cercle de Bavière
    .of = du cercle de Bavière
circle-burgundian = le cercle de Bourgogne
    .of = du cercle de Bourgogne
circle-electoral-rhenish = le cercle électoral du Rhin
    .of = du cercle électoral du Rhin
circle-swabian = le cercle de Souabe
    .of = du cercle de Souabe
circle-austrian = le cercle d’Autriche
    .of = du cercle d’Autriche

# The same in lists and where there is little room.
short-upper-saxon = Haute-Saxe
short-lower-saxon = Basse-Saxe
short-franconian = Franconie
short-westphalian = Westphalie
short-upper-rhenish = Haut-Rhin
short-bavarian = Bavière
short-burgundian = Bourgogne
short-electoral-rhenish = Rhin électoral
short-swabian = Souabe
short-austrian = Autriche

# A circle that somebody has named otherwise in a content file of his own.
circle-plain = le cercle « { $name } »
    .of = du cercle « { $name } »

side-nobility = la noblesse
    .of = de la noblesse
side-commons = le peuple
    .of = du peuple

# The spaces of the power track, from the far end of the nobility to that of the commons.
space-n2 = N2
space-n1 = N1
space-c1 = P1
space-c2 = P2

religion-catholic = catholique
    .feminine = catholique
religion-protestant = protestant
    .feminine = protestante

deck-blue = le paquet bleu
deck-white = le paquet blanc
deck-orange = le paquet orange
deck-green = le paquet vert

# A player. $small is the name with a small first letter, $initial that letter without accent.
seat-name = { $name }
    .of = { $initial ->
        [a] d’{ $name }
        [e] d’{ $name }
        [i] d’{ $name }
        [o] d’{ $name }
        [u] d’{ $name }
       *[other] de { $name }
    }

# One letter for each religion on the text board.
letter-catholic = C
letter-protestant = P

# Several names in a row.
list-end = { $first } et { $last }
list-more = { $first }, { $next }

### Where victory points come from

vp-circle = cercle pris
vp-reward = marqueur de récompense

### What cards do, in whole sentences
#
# $which is nobility, commons, both, either, dominant or subordinate. $territories and $circles are one of the phrases that follow.

territories-any = { $number ->
    [one] { $number } territoire
   *[other] { $number } territoires
}
territories-neutral = { $number ->
    [one] { $number } territoire neutre
   *[other] { $number } territoires neutres
}
territories-all = tous les territoires neutres

circles-any = { $number ->
    [one] un cercle
   *[other] chacun de { $number } cercles
}
    .moved = { $number ->
        [one] un cercle
       *[other] { $number } cercles, chacun
    }
circles-disputed = le cercle qui porte le marqueur de dispute
    .moved = le cercle qui porte le marqueur de dispute
circles-same = le même cercle
    .moved = le même cercle
circles-one = { $circle }
    .moved = { $circle }
circles-one-of = un de ces cercles ({ $names })
    .moved = un de ces cercles ({ $names })
circles-each-of = chacun de ces cercles ({ $names })
    .moved = ces cercles ({ $names }), chacun
circles-some-of = chacun de { $number } cercles choisis parmi ceux-ci ({ $names })
    .moved = { $number } de ces cercles ({ $names }), chacun

op-convert = { $which ->
    [nobility] Convertis { $territories } du côté de la noblesse dans { $circles }.
    [commons] Convertis { $territories } du côté du peuple dans { $circles }.
    [both] Convertis { $territories } de chaque côté dans { $circles }.
    [either] Convertis { $territories } d’un côté au choix dans { $circles }.
    [dominant] Convertis { $territories } du côté dominant dans { $circles }.
   *[subordinate] Convertis { $territories } du côté subordonné dans { $circles }.
}
op-move = { $which ->
    [nobility] { $number ->
        [one] Déplace { $circles_moved } de { $number } case vers la noblesse.
       *[other] Déplace { $circles_moved } de { $number } cases vers la noblesse.
    }
    [commons] { $number ->
        [one] Déplace { $circles_moved } de { $number } case vers le peuple.
       *[other] Déplace { $circles_moved } de { $number } cases vers le peuple.
    }
    [either] { $number ->
        [one] Déplace { $circles_moved } de { $number } case dans une direction au choix.
       *[other] Déplace { $circles_moved } de { $number } cases dans une direction au choix.
    }
    [dominant] { $number ->
        [one] Déplace { $circles_moved } de { $number } case vers le côté dominant.
       *[other] Déplace { $circles_moved } de { $number } cases vers le côté dominant.
    }
   *[subordinate] { $number ->
        [one] Déplace { $circles_moved } de { $number } case vers le côté subordonné.
       *[other] Déplace { $circles_moved } de { $number } cases vers le côté subordonné.
    }
}
op-dispute = Pose le marqueur de dispute sur { $circles }.
op-draw = { $number ->
    [one] Pioche { $number } carte.
   *[other] Pioche { $number } cartes.
}
op-draw-keep = Pioche { $number } cartes, gardes-en { $keep } et défausse le reste.
op-discard = { $number ->
    [one] Défausse { $number } autre carte de ta main.
   *[other] Défausse { $number } autres cartes de ta main.
}
op-opponent-discards = { $random ->
    [yes] { $number ->
        [one] Ton adversaire défausse { $number } carte au hasard.
       *[other] Ton adversaire défausse { $number } cartes au hasard.
    }
   *[no] { $number ->
        [one] Ton adversaire défausse { $number } carte de son choix.
       *[other] Ton adversaire défausse { $number } cartes de son choix.
    }
}
op-recover = { $number ->
    [one] Reprends en main { $number } carte de ta défausse, sauf celles de ce tour.
   *[other] Reprends en main { $number } cartes de ta défausse, sauf celles de ce tour.
}
op-cost = { $military ->
    [yes] { $number ->
        [one] Tu peux défausser { $number } autre carte de ta main ; sinon, le reste n’a pas lieu, mais le protestant lance quand même le dé.
       *[other] Tu peux défausser { $number } autres cartes de ta main ; sinon, le reste n’a pas lieu, mais le protestant lance quand même le dé.
    }
   *[no] { $number ->
        [one] Tu peux défausser { $number } autre carte de ta main ; sinon, le reste n’a pas lieu.
       *[other] Tu peux défausser { $number } autres cartes de ta main ; sinon, le reste n’a pas lieu.
    }
}
op-per-discard = { $most ->
    [0] Défausse autant d’autres cartes que tu veux. Pour chacune, et chaque fois dans un autre cercle : { $effects }
    [one] Défausse { $most } autre carte, ou aucune. En échange : { $effects }
   *[other] Défausse jusqu’à { $most } autres cartes. Pour chacune, et chaque fois dans un autre cercle : { $effects }
}
op-remove-markers = { $which ->
    [nobility] Retire tous les marqueurs du côté de la noblesse dans { $circles }.
    [commons] Retire tous les marqueurs du côté du peuple dans { $circles }.
    [either] Retire tous les marqueurs d’un côté au choix dans { $circles }.
    [dominant] Retire tous les marqueurs du côté dominant dans { $circles }.
   *[subordinate] Retire tous les marqueurs du côté subordonné dans { $circles }.
}

effects-next = { $first } { $next }
effects-none = Rien ne se passe.
# $several: is it more than one sentence?
effects-either = { $several ->
    [yes] Au choix, tout ceci : { $first }
   *[no] Au choix : { $first }
}
effects-or = { $several ->
    [yes] { $first } Ou bien tout ceci : { $next }
   *[no] { $first } Ou bien : { $next }
}
effects-military = { $choice ->
    [yes] { $first } Puis, dans tous les cas, le protestant lance le dé pour un bonus.
   *[no] { $first } Puis le protestant lance le dé pour un bonus.
}

permanent-you-convert = { $which ->
    [nobility] Permanente : une fois par tour, après une carte qui t’a fait convertir du côté de la noblesse, tu peux faire ceci : { $effects }
   *[commons] Permanente : une fois par tour, après une carte qui t’a fait convertir du côté du peuple, tu peux faire ceci : { $effects }
}
permanent-you-draw = Permanente : chaque fois que tu pioches au lieu de jouer une carte, tu peux ensuite faire ceci : { $effects }
permanent-you-take = Permanente : chaque fois que tu prends un cercle, tu peux faire ceci : { $effects }
permanent-hand-limit = { $number ->
    [one] Permanente : ta limite de main est de { $number } carte.
   *[other] Permanente : ta limite de main est de { $number } cartes.
}
permanent-cannot-convert = { $which ->
    [nobility] Permanente : ton adversaire ne peut rien convertir du côté de la noblesse dans le cercle qui porte le marqueur de dispute.
    [commons] Permanente : ton adversaire ne peut rien convertir du côté du peuple dans le cercle qui porte le marqueur de dispute.
   *[both] Permanente : ton adversaire ne peut rien convertir dans le cercle qui porte le marqueur de dispute.
}
permanent-cannot-move = Permanente : ton adversaire ne peut pas déplacer le cercle qui porte le marqueur de dispute.
permanent-extra = { $which ->
    [nobility] Permanente : une fois par tour, quand une de tes cartes convertit du côté de la noblesse, tu peux y convertir 1 territoire de plus.
   *[commons] Permanente : une fois par tour, quand une de tes cartes convertit du côté du peuple, tu peux y convertir 1 territoire de plus.
}

### What cards do, in a few words: on buttons, in questions, on the card itself
#
# They stand after a colon or between semicolons, so they begin small and have no full stop. The log says them too, of whoever it is about.

amount-any = { $number }
amount-neutral = { $number ->
    [one] { $number } neutre
   *[other] { $number } neutres
}
amount-all = tous les neutres

brief-convert = { $which ->
    [nobility] convertir { $amount } de la noblesse
    [commons] convertir { $amount } du peuple
    [both] convertir { $amount } de chaque côté
    [either] convertir { $amount } d’un côté au choix
    [dominant] convertir { $amount } du côté dominant
   *[subordinate] convertir { $amount } du côté subordonné
}
brief-move = { $which ->
    [nobility] déplacer de { $number } vers la noblesse
    [commons] déplacer de { $number } vers le peuple
    [either] déplacer de { $number } au choix
    [dominant] déplacer de { $number } vers le côté dominant
   *[subordinate] déplacer de { $number } vers le côté subordonné
}
brief-dispute = marqueur de dispute
brief-draw = piocher { $number }
brief-draw-keep = piocher { $number }, garder { $keep }
brief-discard = défausser { $number }
brief-opponent-discards = { $random ->
    [yes] l’autre joueur perd { $number } au hasard
   *[no] l’autre joueur défausse { $number }
}
brief-recover = reprendre { $number }
brief-cost = défausser { $number } pour continuer
brief-per-discard = { $most ->
    [0] par carte défaussée, { $brief }, chaque fois dans un autre cercle
    [one] pour { $most } carte défaussée, { $brief }
   *[other] par carte défaussée ({ $most } au plus), { $brief }, chaque fois dans un autre cercle
}
brief-remove-markers = { $which ->
    [nobility] retirer tous les marqueurs de la noblesse
    [commons] retirer tous les marqueurs du peuple
    [either] retirer tous les marqueurs d’un côté
    [dominant] retirer tous les marqueurs du côté dominant
   *[subordinate] retirer tous les marqueurs du côté subordonné
}

# Where, if it is not one circle of the player's choice.
brief-in = { $brief } ({ $place })
place-any = { $number } cercles
place-disputed = cercle disputé
place-same = même cercle
place-one = { $names }
place-one-of = un parmi { $names }
place-each-of = dans chacun : { $names }
place-some-of = { $number } parmi { $names }

brief-next = { $first } ; { $next }
# In one of several things to choose from, what belongs together.
brief-then = { $first }, puis { $next }
brief-or = { $first } – ou { $next }
brief-none = rien
brief-military = { $brief } ; militaire
brief-permanent = permanente – { $brief }
brief-you-convert = { $which ->
    [nobility] après une conversion de la noblesse, { $brief }
   *[commons] après une conversion du peuple, { $brief }
}
brief-you-draw = en piochant au lieu de jouer, { $brief }
brief-you-take = par cercle pris, { $brief }
brief-hand-limit = limite de main { $number }
brief-cannot-convert = { $which ->
    [nobility] protège la noblesse du cercle disputé
    [commons] protège le peuple du cercle disputé
   *[both] protège le cercle disputé
}
brief-cannot-move = bloque le pouvoir du cercle disputé
brief-extra = { $which ->
    [nobility] une fois par tour, 1 de plus de la noblesse
   *[commons] une fois par tour, 1 de plus du peuple
}

### Questions: to the one who is asked (ask-), and to those who wait (wait-)

ask-choose-side = Ton lancer est le plus haut : choisis ton camp
wait-choose-side = { $seat } a le lancer le plus haut et choisit un camp
ask-draft = Choisis une carte pour ton paquet ({ $number } sur 15)
wait-draft = { $both ->
    [yes] Les deux joueurs choisissent les cartes de leur paquet
   *[no] { $seat } choisit encore des cartes
}
ask-turn = Joue une carte, ou pioches-en une
wait-turn = { $seat } joue une carte ou en pioche une
ask-choose-list = Choisis l’effet de « { $card } »
wait-choose-list = { $seat } choisit l’effet de « { $card } »
ask-convert = { $left ->
    [one] Choisis un cercle : { $brief }
   *[other] Choisis { $left } cercles, l’un après l’autre : { $brief }
}
wait-convert = { $seat } choisit un cercle où convertir
ask-extra = Avec « { $card } », convertir un territoire de plus { $side_of } dans { $circle } ?
wait-extra = { $seat } peut convertir un territoire de plus dans { $circle }
ask-move = { $left ->
    [one] Choisis un cercle : { $brief }
   *[other] Choisis { $left } cercles, l’un après l’autre : { $brief }
}
wait-move = { $seat } choisit un cercle à déplacer
ask-dispute = Choisis un cercle pour le marqueur de dispute
wait-dispute = { $seat } choisit un cercle pour le marqueur de dispute
ask-remove = Choisis un cercle, ou laisse les marqueurs : { $brief }
wait-remove = { $seat } décide si tous les marqueurs sont retirés, et où
ask-take = Plusieurs cercles sont à prendre : choisis lequel vient en premier
wait-take = { $seat } choisit lequel des cercles à prendre vient en premier
ask-cost = { $number ->
    [one] Défausse { $number } carte pour continuer, ou renonce au reste : { $brief }
   *[other] Défausse { $number } cartes pour continuer, ou renonce au reste : { $brief }
}
wait-cost = { $number ->
    [one] { $seat } peut défausser { $number } carte pour continuer
   *[other] { $seat } peut défausser { $number } cartes pour continuer
}
ask-per-discard = { $number ->
    [0] Défausse autant de cartes que tu veux ; pour chacune : { $brief }
    [one] En défausser d’autres ? Jusqu’ici { $number } carte ; pour chacune : { $brief }
   *[other] En défausser d’autres ? Jusqu’ici { $number } cartes ; pour chacune : { $brief }
}
wait-per-discard = { $seat } défausse autant de cartes qu’il lui plaît
ask-use = Utiliser « { $card } » : { $brief } ?
wait-use = { $seat } peut utiliser « { $card } »
ask-discard = { $limit ->
    [yes] { $number ->
        [one] Limite de main dépassée : choisis { $number } carte à défausser
       *[other] Limite de main dépassée : choisis { $number } cartes à défausser
    }
   *[no] { $number ->
        [one] Choisis { $number } carte à défausser
       *[other] Choisis { $number } cartes à défausser
    }
}
wait-discard = { $number ->
    [one] { $seat } choisit { $number } carte à défausser
   *[other] { $seat } choisit { $number } cartes à défausser
}
ask-discard-drawn = { $number ->
    [one] Choisis, parmi les cartes piochées, { $number } carte à défausser
   *[other] Choisis, parmi les cartes piochées, { $number } cartes à défausser
}
wait-discard-drawn = { $seat } choisit les cartes piochées à garder
ask-recover = { $number ->
    [one] Choisis une carte de ta défausse à reprendre
   *[other] Choisis { $number } cartes de ta défausse à reprendre
}
wait-recover = { $seat } reprend une carte de sa défausse
ask-choose-deck = Tu as pris un cercle : choisis un paquet d’Influence étrangère
wait-choose-deck = { $seat } a pris un cercle et choisit un paquet d’Influence étrangère

wait-lot = Le dé et les cartes décident
wait-over = La partie est terminée : { $seat } gagne avec { $number } PV
wait-over-shared = La partie est terminée : { $seats } gagnent ensemble avec { $number } PV

### Moves: what stands on the button
#
# $taker: nobody; you, if the circle becomes yours with it; other, if it becomes $second_seat's. $vp is what the circle is worth.

move-choose = Jouer le camp { $religion }
move-keep = Garder « { $card } » : { $brief }
move-draw = Piocher une carte
move-play = Jouer « { $card } » : { $brief }
move-play-idle = Jouer « { $card } », qui ne peut rien faire pour le moment
move-do = { $effects }
move-convert = { $number ->
    [0] Choisir le côté { $side_of } dans { $circle }, où rien n’est converti
    [one] { $taker ->
        [you] Convertir { $number } territoire { $side_of } dans { $circle } et prendre le cercle : { $vp } PV
       *[nobody] Convertir { $number } territoire { $side_of } dans { $circle }
    }
   *[other] { $taker ->
        [you] Convertir { $number } territoires { $side_of } dans { $circle } et prendre le cercle : { $vp } PV
       *[nobody] Convertir { $number } territoires { $side_of } dans { $circle }
    }
}
move-convert-both = { $number ->
    [0] Choisir { $circle }, où rien n’est converti
    [one] { $taker ->
        [you] Convertir { $number } territoire dans { $circle } et prendre le cercle : { $vp } PV
       *[nobody] Convertir { $number } territoire dans { $circle }
    }
   *[other] { $taker ->
        [you] Convertir { $number } territoires dans { $circle } et prendre le cercle : { $vp } PV
       *[nobody] Convertir { $number } territoires dans { $circle }
    }
}
move-move = { $moved ->
    [no] Choisir { $circle }, vers { $side } : rien n’y bouge
   *[yes] { $taker ->
        [you] Déplacer { $circle } en { $space }, vers { $side }, et prendre le cercle : { $vp } PV
        [other] Déplacer { $circle } en { $space }, vers { $side } ; { $second_seat } prend alors le cercle : { $vp } PV
       *[nobody] Déplacer { $circle } en { $space }, vers { $side }
    }
}
move-dispute = { $there ->
    [yes] Laisser le marqueur de dispute sur { $circle }
   *[no] Poser le marqueur de dispute sur { $circle }
}
move-clear = { $number ->
    [0] Choisir le côté { $side_of } dans { $circle }, où il n’y a pas de marqueur
    [one] Retirer { $number } marqueur du côté { $side_of } dans { $circle }
   *[other] Retirer { $number } marqueurs du côté { $side_of } dans { $circle }
}
move-take = { $taker ->
    [you] Prendre d’abord { $circle } : { $vp } PV
   *[other] Laisser d’abord { $second_seat } prendre { $circle } : { $vp } PV
}
move-leave-markers = Laisser les marqueurs où ils sont
move-more = { $taker ->
    [you] En convertir un de plus, { $number } en tout, et prendre { $circle } : { $vp } PV
   *[nobody] En convertir un de plus, { $number } en tout
}
move-no-more = { $taker ->
    [you] N’en convertir que { $number }, et prendre { $circle } : { $vp } PV
   *[nobody] N’en convertir que { $number }
}
move-use = L’utiliser : { $brief }
move-leave = Ne pas l’utiliser
move-discard = Défausser sans effet « { $card } » : { $brief }
move-decline = { $military ->
    [yes] Ne rien défausser, et renoncer au reste ; le protestant lance quand même le dé
   *[no] Ne rien défausser, et renoncer au reste
}
move-enough = { $number ->
    [0] Ne défausser aucune carte
    [one] Cela suffit : { $number } carte est défaussée
   *[other] Cela suffit : { $number } cartes sont défaussées
}
move-recover = Reprendre « { $card } » : { $brief }
move-influence = { $deck_id ->
    [blue] Le paquet bleu : déplacer des cercles
    [white] Le paquet blanc : convertir des territoires
    [orange] Le paquet orange : les cartes en main
   *[green] Le paquet vert : retirer des marqueurs
}

### Lots

lot-roll = Le dé indique { $number }
lot-catholic = { $seat } joue le camp catholique
lot-deal = Carte proposée : « { $card } »
lot-draw = Carte piochée : « { $card } »
lot-lose = Carte perdue : « { $card } »
lot-foreign = Influence étrangère : « { $foreign } »

### The log

told-rolled = { $seat } obtient { $number } au dé.
told-side = { $seat } joue le camp { $religion }.
told-kept = { $card_id ->
    [unknown] { $number ->
        [one] { $seat } a choisi { $number } carte sur 15.
       *[other] { $seat } a choisi { $number } cartes sur 15.
    }
   *[known] { $seat } garde « { $card } », carte { $number } sur 15.
}
told-begins = C’est { $seat } qui commence.
told-turn = Tour { $number } : { $seat }.
told-drew = { $card_id ->
    [unknown] { $seat } pioche une carte.
   *[known] { $seat } pioche « { $card } ».
}
told-nothing-to-draw = { $seat } n’a plus rien à piocher.
told-reshuffled = { $number ->
    [one] { $seat } refait un paquet de sa seule carte défaussée.
   *[other] { $seat } mélange { $number } cartes défaussées en un nouveau paquet.
}
told-played = { $seat } joue « { $card } ».
told-did = { $seat } choisit : { $brief }.
told-converted = { $number ->
    [one] { $seat } convertit { $number } territoire { $side_of } dans { $circle }.
   *[other] { $seat } convertit { $number } territoires { $side_of } dans { $circle }.
}
told-moved = { $number ->
    [one] { $seat } déplace { $circle } de { $number } case vers { $side }.
   *[other] { $seat } déplace { $circle } de { $number } cases vers { $side }.
}
told-disputed = { $seat } pose le marqueur de dispute sur { $circle }.
told-dispute-stays = { $seat } laisse le marqueur de dispute sur { $circle }.
told-cleared = { $number ->
    [one] { $seat } retire { $number } marqueur du côté { $side_of } dans { $circle }.
   *[other] { $seat } retire { $number } marqueurs du côté { $side_of } dans { $circle }.
}
told-discarded = { $seat } défausse « { $card } ».
told-lost = { $seat } perd « { $card } » au hasard.
told-recovered = { $seat } reprend « { $card } » dans sa défausse.
told-declined = { $seat } ne défausse rien pour cela et renonce à ce qui en dépend.
told-left-markers = { $seat } laisse les marqueurs où ils sont.
told-extra = { $seat } convertit un territoire de plus grâce à « { $card } ».
told-used = { $seat } utilise « { $card } ».
told-replaced = { $seat } défausse sa carte permanente « { $card } ».
told-laid-out = { $seat } pose « { $card } », qui reste sur la table.
told-military = { $seat } obtient { $number } au dé pour le bonus : « { $bonus } » – { $brief }.
told-taken = { $seat } prend { $circle } : { $vp } PV.
told-reward = { $seat } gagne un marqueur de récompense pour le cercle disputé : 1 PV.
told-turned-up = Révélé : { $circle }.
told-foreign = { $seat } pioche dans { $deck } : « { $foreign } » – { $brief }.
told-time-is-up = { $number ->
    [one] Le temps est écoulé : { $number } tour a été joué.
   *[other] Le temps est écoulé : { $number } tours ont été joués.
}
told-over = La partie est terminée.
told-wins = { $seat } gagne avec { $number } PV.

### Reasons: why something is not offered

why-over = La partie est terminée.
why-not-asked = { $seat_id ->
    [lot] Le sort décide d’abord.
   *[seat] C’est à { $seat } de répondre.
}
why-not-now = { $step ->
    [choose-side] Ce n’est pas la question du moment. Choisis ton camp.
    [draft] Ce n’est pas la question du moment. Choisis une des trois cartes.
    [turn] Ce n’est pas la question du moment. Joue une carte, ou pioches-en une.
    [choose-list] Ce n’est pas la question du moment. Choisis l’effet de « { $card } ».
    [convert] Ce n’est pas la question du moment. Choisis où convertir.
    [extra] Ce n’est pas la question du moment. Décide si tu convertis un territoire de plus.
    [move] Ce n’est pas la question du moment. Choisis le cercle à déplacer.
    [dispute] Ce n’est pas la question du moment. Choisis un cercle pour le marqueur de dispute.
    [remove] Ce n’est pas la question du moment. Choisis où retirer tous les marqueurs, ou laisse-les.
    [take] Ce n’est pas la question du moment. Choisis le cercle qui est pris en premier.
    [cost] Ce n’est pas la question du moment. Défausse pour continuer, ou renonce au reste.
    [per-discard] Ce n’est pas la question du moment. Défausse une carte, ou dis que cela suffit.
    [use] Ce n’est pas la question du moment. Décide si tu utilises « { $card } ».
    [discard] Ce n’est pas la question du moment. Choisis une carte à défausser.
    [discard-drawn] Ce n’est pas la question du moment. Choisis une des cartes piochées à défausser.
    [recover] Ce n’est pas la question du moment. Choisis une carte à reprendre.
   *[choose-deck] Ce n’est pas la question du moment. Choisis un paquet d’Influence étrangère.
}
why-circle-down = Encore face cachée : { $circle } (SF-4.9).
why-circle-taken = { $seat } a déjà pris { $circle } (SF-4.9).
why-circle-chosen = Tu as déjà choisi { $circle } : aucun cercle deux fois (SF-4.13).
why-circle-due = Sur le point d’être pris : { $circle }. On n’y fait plus rien (SF-4.9).
why-circle-not-due = Personne ne possède encore tout le côté dominant dans { $circle } (SF-5.4).
why-nothing-to-draw = Il n’y a plus rien à piocher : joue une carte (SF-3.1).
why-circle-not-disputed = Ce doit être le cercle qui porte le marqueur de dispute.
why-circle-not-same = Ce doit être le même cercle qu’avant : { $circle }.
why-circle-not-listed = Ce doit être un des cercles désignés : { $names }.
why-side-not-meant = Ce doit être le côté { $side_of } dans { $circle }.
why-one-side = Il faut choisir un côté, pas les deux.
why-both-sides = Cela vaut pour les deux côtés { $circle_of } à la fois.
why-direction-not-meant = Dans { $circle }, cela ne va que vers { $side }.
why-all-yours = Tous les territoires { $side_of } dans { $circle } sont déjà à toi.
why-all-yours-both = Tous les territoires { $circle_of } sont déjà à toi.
why-no-neutral = Aucun territoire { $side_of } n’est neutre dans { $circle }.
why-no-neutral-both = Aucun territoire { $circle_of } n’est neutre.
why-cannot-convert = La carte « { $card } » { $seat_of } l’interdit dans { $circle } (SF-4.10).
why-cannot-move = La carte « { $card } » { $seat_of } interdit de déplacer { $circle } (SF-4.10).
why-at-end = Le marqueur de pouvoir { $circle_of } est déjà au bout de l’échelle.
why-no-markers = Il n’y a pas de marqueur du côté { $side_of } dans { $circle }.
why-no-such-list = La carte « { $card } » n’offre que { $number } possibilités.
why-card-of-other = La carte « { $card } » est { $religion_feminine }, et tu joues l’autre camp.
why-card-in-hand = La carte « { $card } » est dans ta main.
why-card-not-drawn = La carte « { $card } » n’est pas une de celles qui viennent d’être piochées (SF-3.7).
why-card-discarded = La carte « { $card } » est dans ta défausse.
why-card-spent = La carte « { $card } » n’est dans la défausse que depuis ce tour (SF-3.3).
why-card-permanent = La carte « { $card } » est devant toi, c’est ta carte permanente.
why-card-played = La carte « { $card } » est en train d’être jouée.
why-card-in-deck = La carte « { $card } » est dans ton paquet.
why-card-left-out = La carte « { $card } » n’est pas dans le paquet avec lequel tu joues.
why-card-not-offered = La carte « { $card } » n’est pas une des trois qui te sont proposées.

### Things to look through

card-of-side = { $starter ->
    [yes] Carte { $religion_feminine } { $number } du paquet de départ. { $effects }
   *[no] Carte { $religion_feminine } { $number }. { $effects }
}
card-foreign = { $deck_id ->
    [blue] Influence étrangère, paquet bleu. { $effects }
    [white] Influence étrangère, paquet blanc. { $effects }
    [orange] Influence étrangère, paquet orange. { $effects }
   *[green] Influence étrangère, paquet vert. { $effects }
}
card-bonus-name = { $number } : { $name }
card-bonus = Le bonus du protestant pour un { $number } après une carte militaire. { $effects }
card-circle = Cercle { $number }, qui vaut { $vp } PV. Noblesse : { $nobility }. Peuple : { $commons }. Le marqueur de pouvoir commence en { $space }.
card-prints = { $catholic ->
    [one] { $catholic } catholique
   *[other] { $catholic } catholiques
}, { $protestant ->
    [one] { $protestant } protestant
   *[other] { $protestant } protestants
}, { $neutral ->
    [one] { $neutral } neutre
   *[other] { $neutral } neutres
}
card-with-note = { $text } « { $note } »

### The text board

board-title = Sola Fide
board-turn = tour { $number }
board-turn-limit = tour { $number } sur { $limit }
board-setup = mise en place
board-draft = le choix des paquets
board-over = la partie est terminée
board-disputed = marqueur de dispute
board-nobility = noblesse
board-commons = peuple
board-power = pouvoir
board-vp = { $number } PV
board-pyramid = Pyramide
board-pyramid-legend = tous les cercles avec leurs PV ; entre parenthèses ceux qui sont encore face cachée
board-legend = territoire { $catholic } catholique, { $protestant } protestant, · neutre, + avec un marqueur ; { $sign } le côté dominant
board-power-legend = pouvoir : { $n2 }, { $n1 } la noblesse, { $c1 }, { $c2 } le peuple ; [ ] où est le marqueur
board-you = toi
board-on-turn = tour en cours
board-asked = choix en cours
board-no-side = pas encore de camp
board-rewards = { $number ->
    [0] aucun marqueur de récompense
    [one] { $number } marqueur de récompense
   *[other] { $number } marqueurs de récompense
}
board-circles = cercles :
board-hand = main :
board-deck = paquet :
board-discard = défausse :
board-played = carte jouée :
board-drawn = cartes piochées :
board-offer = proposées :
board-kept = choisies :
board-known = dont connues :
board-nothing = aucune
