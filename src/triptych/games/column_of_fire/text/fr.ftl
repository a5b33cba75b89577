# A Column of Fire, in French: see en.ftl for what the arguments are.
#
# Forms of nouns: .in and .of of a country are $country_in ("en Angleterre", "aux Pays-Bas") and $country_of ("d’Angleterre", "des Pays-Bas");
# .of of a player and of a card are $seat_of and $card_of ("d’Anne", "du duc de Guise"); .feminine of a colour goes with "case"; .plural of a
# good is for numbers above 1. All dice, goods and stones are masculine and begin with a consonant: "le dé blanc", "de vin", "un pion neutre".
# $religion goes with the word religion: "la religion protestante". $space is always "la case ...", $space_use is "la case 15".
# Buttons and yes-or-no questions are infinitives, explanations and orders imperatives, always with "tu". Nothing agrees with a player, whose
# gender nobody knows; no name stands behind "que", no card behind "à". Before : ; ? ! and inside « » stands a no-break space, before PV too.

### Nouns

country-england = l’Angleterre
    .in = en Angleterre
    .of = d’Angleterre
country-france = la France
    .in = en France
    .of = de France
country-netherlands = les Pays-Bas
    .in = aux Pays-Bas
    .of = des Pays-Bas
country-spain = l’Espagne
    .in = en Espagne
    .of = d’Espagne

title-england = Angleterre
title-france = France
title-netherlands = Pays-Bas
title-spain = Espagne

city-england = Kingsbridge
city-france = Paris
city-netherlands = Anvers
city-spain = Séville

die-white = le dé blanc
die-blue = le dé bleu
die-orange = le dé orange
die-brown = le dé brun
die-purple = le dé violet
die-black = le dé Religion

colour-white = blanc
    .feminine = blanche
colour-blue = bleu
    .feminine = bleue
colour-orange = orange
    .feminine = orange
colour-brown = brun
    .feminine = brune
colour-purple = violet
    .feminine = violette
colour-black = noir
    .feminine = noire

good-book = livre
    .plural = livres
good-ore = minerai
    .plural = minerais
good-cloth = tissu
    .plural = tissus
good-wine = vin
    .plural = vins

goods-book = livres
goods-ore = minerai
goods-cloth = tissu
goods-wine = vin

religion-catholic = catholique
religion-protestant = protestante

stone-catholic = pion catholique
stone-protestant = pion protestant
stone-neutral = pion neutre

# One letter for each stone on the text board, and the sentence that explains them.
letter-catholic = C
letter-protestant = P
letter-neutral = N

# A player; an event, or a person with a name of his own. $small is the name with a small first letter, $initial that letter without accent.
seat-name = { $name }
    .of = { $initial ->
        [a] d’{ $name }
        [e] d’{ $name }
        [i] d’{ $name }
        [o] d’{ $name }
        [u] d’{ $name }
       *[other] de { $name }
    }
card-plain = { $name }
    .of = { $initial ->
        [a] d’{ $name }
        [e] d’{ $name }
        [i] d’{ $name }
        [o] d’{ $name }
        [u] d’{ $name }
       *[other] de { $name }
    }

# Persons whose name several bear, such as the captains: in a list; inside a sentence; and inside a sentence that names the country anyway.
card-of-country = { $name } { $country_of }
person-of-country = { $initial ->
    [a] l’{ $small } { $country_of }
    [e] l’{ $small } { $country_of }
    [i] l’{ $small } { $country_of }
    [o] l’{ $small } { $country_of }
    [u] l’{ $small } { $country_of }
   *[other] le { $small } { $country_of }
}
    .of = { $initial ->
        [a] de l’{ $small } { $country_of }
        [e] de l’{ $small } { $country_of }
        [i] de l’{ $small } { $country_of }
        [o] de l’{ $small } { $country_of }
        [u] de l’{ $small } { $country_of }
       *[other] du { $small } { $country_of }
    }
person-common = { $initial ->
    [a] l’{ $small }
    [e] l’{ $small }
    [i] l’{ $small }
    [o] l’{ $small }
    [u] l’{ $small }
   *[other] le { $small }
}
    .of = { $initial ->
        [a] de l’{ $small }
        [e] de l’{ $small }
        [i] de l’{ $small }
        [o] de l’{ $small }
        [u] de l’{ $small }
       *[other] du { $small }
    }

# A person's name that begins with an article, inside a sentence: $name is the rest.
article-le = le { $name }
    .of = du { $name }
article-la = la { $name }
    .of = de la { $name }
article-l = l’{ $name }
    .of = de l’{ $name }
article-les = les { $name }
    .of = des { $name }
# Titles that the cards print without an article.
article-comte = le Comte { $name }
    .of = du Comte { $name }
article-pere = le Père { $name }
    .of = du Père { $name }

# Several names in a row.
list-end = { $first } et { $last }
list-more = { $first }, { $next }

### Where victory points come from

vp-person = personnage
vp-space = case de la piste
vp-captain = vente par un capitaine
vp-ship = vente par navire
vp-market = vente au marché
vp-conflict = conflit remporté
vp-minority = minorité religieuse
vp-event = événement
vp-no-person = aucun personnage pris
vp-spaces-left-out = cases passées
vp-ransom = dé racheté
vp-houses = maisons sur le plateau
vp-protection = jetons Protection restants
vp-goods = marchandises restantes
vp-tiles = jetons Privilège

### Action symbols
#
# name-: the symbol's name, short enough for the track and for a tile. do-: what it lets one do, in a few words. explain-: a full account.

name-good = { $good }
name-any-good = marchandise
name-advantage = privilège
name-protection = protection
name-captain = capitaine
name-neutral-stone = pion neutre
name-turn-die = tourner un dé
name-remove-person = congédier
name-step-on = avancer
name-take-die = reprendre un dé
name-ship = { $country_id ->
    [england] navire anglais
    [france] navire français
    [netherlands] navire néerlandais
    [spain] navire espagnol
   *[other] navire { $country_of }
}
name-market = marché du { $good }
name-stone = { $stone }
name-stone-either = pion au choix
name-vp = { $number } PV

do-good = prendre 1 { $good }
do-any-good = prendre 1 marchandise au choix
do-advantage = piocher un jeton Privilège
do-protection = prendre un jeton Protection
do-captain = vendre 1 marchandise au choix pour { $number } PV
do-neutral-stone = poser un pion neutre
do-turn-die = tourner un dé d’un cran
do-remove-person = congédier un personnage
do-step-on = avancer à la prochaine case
do-take-die = reprendre un dé
do-ship = vendre des marchandises { $country_in }
do-market = prendre 1 { $good } ou en vendre
do-stone = poser ou retirer un { $stone }
do-stone-either = poser ou retirer un pion Religion
do-vp = marquer { $number } PV
do-either = { $first }, ou { $second }

explain-good = Prends 1 { $good }.
explain-any-good = Prends 1 marchandise de ton choix.
explain-advantage = Pioche un jeton Privilège. Personne d’autre ne sait ce qu’il montre.
explain-protection = Prends un jeton Protection. Il te met à l’abri d’un événement néfaste, ou tient le pion d’un personnage à l’écart d’un pays.
explain-captain = Vends 1 marchandise de ton choix pour { $number } PV, dans un pays qui l’achète et où tu as une maison de commerce.
explain-neutral-stone = Pose un pion neutre dans n’importe quel pays où une case Religion est libre. Il occupe une case et ne compte pour aucun camp.
explain-turn-die = Tourne d’un cran, vers le haut ou vers le bas, un dé posé sur l’une de tes cartes : personnage, Loch Leven ou religion.
explain-remove-person = Congédie un personnage : soit l’un des tiens, et son dé redevient disponible ; soit celui d’une pile, et la carte suivante est révélée.
explain-step-on = Ton pion Action avance jusqu’à la prochaine case inoccupée, quelle que soit sa couleur, et tu peux utiliser cette case.
explain-take-die = Reprends un dé posé sur l’une de tes cartes. Pris à un personnage, qui quitte alors la partie, ou à Loch Leven, il redevient disponible ; le dé Religion est relancé, et tu choisis ta religion.
explain-ship = Si tu as une maison de commerce { $country_in }, tu peux y vendre 1 { $good } pour { $number } PV, 1 { $second_good } pour { $second_number } PV, ou les deux. À deux ou trois joueurs, tu peux ensuite y poser un pion neutre.
explain-market = Prends 1 { $good } ; ou vends-en 1 { $country_in } pour { $number } PV, 1 { $second_country_in } pour { $second_number } PV, ou les deux, là où tu as une maison de commerce.
explain-stone = Pose un { $stone } dans n’importe quel pays où une case Religion est libre, ou retires-en un d’un pays de ton choix.
explain-stone-either = Pose un pion catholique ou protestant dans n’importe quel pays où une case Religion est libre, ou retires-en un d’un pays de ton choix.
explain-vp = Marque { $number } PV.
explain-vp-tile = Garde-le face cachée : il vaut { $number } PV à la fin de la partie.
explain-either = { $first } Ou bien : { $second }

### Spaces of the track, inside a sentence

space-good = la case { $number } ({ $good })
    .use = la case { $number }
space-any-good = la case { $number } (marchandise au choix)
    .use = la case { $number }
space-advantage = la case { $number } (jeton Privilège)
    .use = la case { $number }
space-protection = la case { $number } (jeton Protection)
    .use = la case { $number }
space-captain = la case { $number } (capitaine)
    .use = la case { $number }
space-neutral-stone = la case { $number } (pion neutre)
    .use = la case { $number }
space-turn-die = la case { $number } (tourner un dé)
    .use = la case { $number }
space-remove-person = la case { $number } (congédier un personnage)
    .use = la case { $number }
space-step-on = la case { $number } (avancer)
    .use = la case { $number }
space-take-die = la case { $number } (reprendre un dé)
    .use = la case { $number }
space-ship = { $country_id ->
    [england] la case { $number } (navire anglais)
    [france] la case { $number } (navire français)
    [netherlands] la case { $number } (navire néerlandais)
    [spain] la case { $number } (navire espagnol)
   *[other] la case { $number } (navire { $country_of })
}
    .use = la case { $number }
space-market = la case { $number } (marché du { $good })
    .use = la case { $number }
space-stone = la case { $number } ({ $stone })
    .use = la case { $number }
space-stone-either = la case { $number } (pion au choix)
    .use = la case { $number }
space-vp = la case { $number } ({ $points } PV)
    .use = la case { $number }

### Events
#
# effect-: what the card says to everybody. suffer-: what happens to the reader if he does nothing about it.
# $who is catholic, protestant, all, or house (then $house is the country that counts).

effect-loch-leven = { $who ->
    [catholic] Tous les catholiques règlent un dé de couleur sur 3 et le posent sur leur carte Loch Leven.
    [protestant] Tous les protestants règlent un dé de couleur sur 3 et le posent sur leur carte Loch Leven.
    [all] Tous les joueurs règlent un dé de couleur sur 3 et le posent sur leur carte Loch Leven.
   *[house] Quiconque a une maison de commerce { $house_in } règle un dé de couleur sur 3 et le pose sur sa carte Loch Leven.
}
effect-lose-vp = { $who ->
    [catholic] Tous les catholiques perdent { $number } PV.
    [protestant] Tous les protestants perdent { $number } PV.
    [all] Tous les joueurs perdent { $number } PV.
   *[house] Quiconque a une maison de commerce { $house_in } perd { $number } PV.
}
effect-lose-good = { $who ->
    [catholic] { $number ->
        [one] Tous les catholiques perdent { $number } marchandise.
       *[other] Tous les catholiques perdent { $number } marchandises.
    }
    [protestant] { $number ->
        [one] Tous les protestants perdent { $number } marchandise.
       *[other] Tous les protestants perdent { $number } marchandises.
    }
    [all] { $number ->
        [one] Tous les joueurs perdent { $number } marchandise.
       *[other] Tous les joueurs perdent { $number } marchandises.
    }
   *[house] { $number ->
        [one] Quiconque a une maison de commerce { $house_in } perd { $number } marchandise.
       *[other] Quiconque a une maison de commerce { $house_in } perd { $number } marchandises.
    }
}
effect-lower-die = { $who ->
    [catholic] Tous les catholiques baissent de 1 un dé posé sur un personnage ; s’il indique 1, il redevient disponible et le personnage quitte la partie.
    [protestant] Tous les protestants baissent de 1 un dé posé sur un personnage ; s’il indique 1, il redevient disponible et le personnage quitte la partie.
    [all] Tous les joueurs baissent de 1 un dé posé sur un personnage ; s’il indique 1, il redevient disponible et le personnage quitte la partie.
   *[house] Quiconque a une maison de commerce { $house_in } baisse de 1 un dé posé sur un personnage ; s’il indique 1, il redevient disponible et le personnage quitte la partie.
}
effect-house-down = { $who ->
    [catholic] Les maisons des catholiques { $country_in } descendent au numéro inférieur.
    [protestant] Les maisons des protestants { $country_in } descendent au numéro inférieur.
    [all] Toutes les maisons situées { $country_in } descendent au numéro inférieur.
   *[house] Quiconque a une maison { $house_in } voit aussi descendre au numéro inférieur celle qu’il a { $country_in }.
}
effect-religion-die-vp = Chacun peut rendre un jeton Protection pour marquer autant de PV qu’en indique son dé Religion.

suffer-loch-leven = poser un de tes dés sur ta carte Loch Leven
suffer-lose-vp = perdre { $number } PV
suffer-lose-good = { $number ->
    [one] perdre { $number } marchandise de ton choix
   *[other] perdre { $number } marchandises de ton choix
}
suffer-lower-die = baisser un dé posé sur l’un de tes personnages
suffer-house-down = laisser descendre ta maison { $country_in }

### Questions: to the one who is asked (ask-), and to those who wait (wait-)

ask-window = { $window ->
    [first-half] Commence ton premier semestre, ou joue d’abord des jetons ou rachète un dé
    [roll] Lance tes dés, ou joue d’abord des jetons ou rachète un dé
    [person] Passe à ton personnage suivant, ou joue d’abord des jetons ou rachète un dé
    [card] Retourne la carte suivante, ou joue d’abord des jetons ou rachète un dé
    [move] Passe à la piste des actions, ou joue d’abord des jetons ou rachète un dé
    [between] Passe au conflit suivant, ou joue d’abord des jetons ou rachète un dé
   *[conflicts] Finis ton tour, ou joue d’abord des jetons ou rachète un dé
}
wait-window = { $window ->
    [first-half] { $seat } peut jouer des jetons ou racheter un dé avant le premier semestre
    [roll] { $seat } peut jouer des jetons ou racheter un dé avant de lancer les dés
    [person] { $seat } peut jouer des jetons ou racheter un dé avant le personnage suivant
    [card] { $seat } peut jouer des jetons ou racheter un dé avant que la carte suivante soit retournée
    [move] { $seat } peut jouer des jetons ou racheter un dé avant la piste des actions
    [between] { $seat } peut jouer des jetons ou racheter un dé avant le conflit suivant
   *[conflicts] { $seat } peut jouer des jetons ou racheter un dé avant la fin du tour
}
ask-use = { $what ->
    [space] Utiliser { $space_use } : { $action } ?
   *[person] Utiliser { $card } : { $action } ?
}
wait-use = { $what ->
    [space] { $seat } peut utiliser { $space }
   *[person] { $seat } peut utiliser { $card }
}
ask-choose-religion = Ton dé Religion indique { $number } : choisis ta religion
wait-choose-religion = { $seat } choisit une religion
ask-choose-person = { $none ->
    [no] Choisis un dé et le personnage de son pays
   *[yes] Choisis un dé et le personnage de son pays, ou aucun, ce qui coûte 1 PV
}
wait-choose-person = { $seat } choisit un personnage
ask-stone = Le pion { $card_here_of } : le poser { $country_in }, ou l’écarter contre un jeton Protection ?
wait-stone = { $seat } décide du pion { $card_of }
ask-place-house = Faire monter ta maison { $country_in } de { $from } à { $number } ?
wait-place-house = { $seat } peut faire monter sa maison { $country_in }
ask-track = Avance ton pion Action : un dé disponible donne la couleur, chaque case libre passée coûte 1 PV
wait-track = { $seat } avance sur la piste des actions
ask-neutral = Le navire apporte un pion neutre : le poser { $country_in } ?
wait-neutral = { $seat } peut poser un pion neutre { $country_in }
ask-conflicts = Choisis le conflit qui éclate maintenant
wait-conflicts = { $seat } choisit le conflit qui éclate maintenant
ask-ward = { $card } : rendre un jeton Protection, ou { $effect } ?
wait-ward = { $seat } peut parer l’événement « { $card } »
ask-offer = { $card } : rendre un jeton Protection pour marquer { $number } PV ?
wait-offer = { $seat } peut rendre un jeton Protection pour l’événement « { $card } »
ask-imprison = { $card } : choisis un dé à poser sur ta carte Loch Leven
wait-imprison = { $seat } pose un dé sur sa carte Loch Leven
ask-lose-good = { $number ->
    [one] { $card } : choisis une marchandise à perdre
   *[other] { $card } : choisis la première des { $number } marchandises à perdre
}
wait-lose-good = { $seat } choisit une marchandise à perdre
ask-lower-die = { $card } : choisis le dé à baisser sur l’un de tes personnages
wait-lower-die = { $seat } baisse un dé posé sur un personnage

wait-lot = Les dés et les cartes décident
wait-over = La partie est terminée : { $seat } gagne avec { $number } PV
wait-over-shared = La partie est terminée : { $seats } gagnent ensemble avec { $number } PV

### Moves: what stands on the button
#
# $by is tile where an advantage tile is used up for it, ransom where 3 VP are paid for it.

move-pass = { $window ->
    [first-half] Commencer le semestre
    [roll] Lancer les dés
    [person] Passer au personnage suivant
    [card] Retourner la carte suivante
    [move] Passer à la piste des actions
    [between] Passer au conflit suivant
   *[conflicts] Finir le tour
}
move-skip = Y renoncer
move-religion = { $alone ->
    [yes] Choisir la religion { $religion } et marquer 1 PV, car nul autre ne la suit
   *[no] Choisir la religion { $religion }
}
move-take = { $house ->
    [new] Prendre { $card_here } avec le dé { $colour } ({ $number }) : maison sur la case { $number } { $country_in }
    [up] Prendre { $card_here } avec le dé { $colour } ({ $number }) : ta maison { $country_in } peut monter de { $from } à { $number }
   *[stays] Prendre { $card_here } avec le dé { $colour } ({ $number }) : ta maison { $country_in } reste sur la case { $from }
}
move-house = { $house ->
    [new] { $cost ->
        [0] Aucun personnage, mais avec le dé { $colour } : maison sur la case { $number } { $country_in }
       *[other] Aucun personnage (coûte { $cost } PV), mais avec le dé { $colour } : maison sur la case { $number } { $country_in }
    }
   *[up] { $cost ->
        [0] Aucun personnage, mais avec le dé { $colour } : ta maison { $country_in } monte de { $from } à { $number }
       *[other] Aucun personnage (coûte { $cost } PV), mais avec le dé { $colour } : ta maison { $country_in } monte de { $from } à { $number }
    }
}
move-no-person = { $cost ->
    [0] Ne prendre aucun personnage
   *[other] Ne prendre aucun personnage, coûte { $cost } PV
}
move-lay-stone = { $torch ->
    [yes] Poser le { $stone } { $country_in }, où une torche s’allumera
   *[no] Poser le { $stone } { $country_in }
}
move-return-stone = Rendre un jeton Protection : le { $stone } n’entre pas { $country_in }
move-raise = { $house ->
    [new] Établir une maison de commerce sur la case { $number } { $country_in }
   *[up] Faire monter ta maison { $country_in } de { $from } à { $number }
}
move-stay = Laisser ta maison sur la case { $from } { $country_in }
move-go = { $cost ->
    [0] Aller sur { $space }
   *[other] Aller sur { $space }, coûte { $cost } PV
}
move-conflict = { $outcome ->
    [catholic] Conflit { $country_in } : les catholiques l’emportent
    [protestant] Conflit { $country_in } : les protestants l’emportent
   *[tie] Conflit { $country_in } : il est évité
}
move-protect = Rendre un jeton Protection : l’événement t’épargne
move-suffer = Ne rien rendre : { $effect }
move-offer = Rendre un jeton Protection : marquer { $number } PV
move-keep = Garder ton jeton Protection
move-imprison = { $where ->
    [person] Poser le dé { $colour } sur Loch Leven : { $card } quitte la partie
   *[free] Poser le dé { $colour }, qui est disponible, sur Loch Leven
}
move-lose = Perdre 1 { $good }
move-lower = { $number ->
    [0] Reprendre le dé { $colour }, qui indique 1 : { $card } quitte la partie
   *[other] Baisser à { $number } le dé { $colour } posé sur { $card }
}
move-gain-good = { $by ->
    [tile] Jeton Privilège : prendre 1 { $good }
   *[card] Prendre 1 { $good }
}
move-gain-tile = { $by ->
    [tile] Jeton Privilège : en piocher un autre
   *[card] Piocher un jeton Privilège
}
move-gain-protection = { $by ->
    [tile] Jeton Privilège : prendre un jeton Protection
   *[card] Prendre un jeton Protection
}
move-gain-vp = Marquer { $number } PV
move-sell = { $by ->
    [tile] Jeton Privilège « capitaine » : vendre 1 { $good } { $country_in } pour { $number } PV
   *[card] Vendre 1 { $good } { $country_in } pour { $number } PV
}
move-sell-goods = Vendre 1 { $good } et 1 { $second_good } { $country_in } pour { $number } PV
move-sell-countries = Vendre 1 { $good } { $country_in } et 1 { $second_country_in } pour { $number } PV
move-place = { $by ->
    [tile] { $torch ->
        [yes] Jeton Privilège : poser un { $stone } { $country_in }, où une torche s’allumera
       *[no] Jeton Privilège : poser un { $stone } { $country_in }
    }
   *[card] { $torch ->
        [yes] Poser un { $stone } { $country_in }, où une torche s’allumera
       *[no] Poser un { $stone } { $country_in }
    }
}
move-lift = { $by ->
    [tile] { $torch ->
        [yes] Jeton Privilège : retirer un { $stone } { $country_of } et éteindre la torche
       *[no] Jeton Privilège : retirer un { $stone } { $country_of }
    }
   *[card] { $torch ->
        [yes] Retirer un { $stone } { $country_of } et éteindre la torche
       *[no] Retirer un { $stone } { $country_of }
    }
}
move-turn = { $by ->
    [tile] { $where ->
        [loch] Jeton Privilège : sur Loch Leven, tourner le dé { $colour } de { $from } à { $number }
       *[person] Jeton Privilège : sur { $card }, tourner le dé { $colour } de { $from } à { $number }
    }
   *[card] { $where ->
        [loch] Sur Loch Leven, tourner le dé { $colour } de { $from } à { $number }
       *[person] Sur { $card }, tourner le dé { $colour } de { $from } à { $number }
    }
}
move-turn-faith = { $by ->
    [tile] { $alone ->
        [yes] Jeton Privilège : tourner ton dé Religion de { $from } à { $number } et marquer 1 PV, car nul autre n’est de religion { $religion }
       *[no] Jeton Privilège : tourner ton dé Religion de { $from } à { $number }
    }
   *[card] { $alone ->
        [yes] Tourner ton dé Religion de { $from } à { $number } et marquer 1 PV, car nul autre n’est de religion { $religion }
       *[no] Tourner ton dé Religion de { $from } à { $number }
    }
}
move-remove = { $by ->
    [tile] { $where ->
        [stack] Jeton Privilège : congédier { $card_here } de la pile { $country_of }
       *[display] Jeton Privilège : congédier { $card } de ton jeu et libérer { $die }
    }
   *[card] { $where ->
        [stack] Congédier { $card_here } de la pile { $country_of }
       *[display] Congédier { $card } de ton jeu et libérer { $die }
    }
}
move-step = { $by ->
    [tile] Jeton Privilège : avancer sur { $space }
   *[card] Avancer sur { $space }
}
move-free = { $by ->
    [ransom] { $where ->
        [loch] Payer { $cost } PV : reprendre { $die } posé sur Loch Leven
        [faith] Payer { $cost } PV : relancer ton dé Religion et choisir ta religion
       *[person] Payer { $cost } PV : reprendre { $die }, et { $card } quitte la partie
    }
    [tile] { $where ->
        [loch] Jeton Privilège : reprendre { $die } posé sur Loch Leven
        [faith] Jeton Privilège : relancer ton dé Religion et choisir ta religion
       *[person] Jeton Privilège : reprendre { $die }, et { $card } quitte la partie
    }
   *[card] { $where ->
        [loch] Reprendre { $die } posé sur Loch Leven
        [faith] Relancer ton dé Religion et choisir ta religion
       *[person] Reprendre { $die }, et { $card } quitte la partie
    }
}

### Lots

lot-begin = C’est { $seat } qui commence
lot-deal = Carte Loch Leven { $number }
lot-roll = { $die_id ->
    [black] Le dé Religion indique { $number }
   *[other] Le dé { $colour } indique { $number }
}
lot-turn-up = La prochaine carte { $country_of } : { $card_name }
lot-draw = Le jeton Privilège est « { $tile } »

### The log

told-begins = C’est { $seat } qui commence.
told-dealt = { $seat } reçoit la carte Loch Leven { $loch_card } : religion { $religion }, 1 { $good }, pion Action sur { $space }.
told-redealt = Même religion des deux côtés, alors { $seat } échange sa carte contre la carte Loch Leven { $loch_card } : religion { $religion }, 1 { $good }, pion Action sur { $space }.
told-faith-rolled = { $seat } obtient { $number } avec le dé Religion.
told-religion = { $seat } choisit la religion { $religion }.
told-turned-up = La pile { $country_of } montre maintenant : { $card_name }.
told-set-aside = L’événement « { $card } », révélé { $country_in }, quitte la partie sans être lu.
told-year = L’année { $number } commence.
told-turn = { $half ->
    [1] { $seat } joue son premier semestre.
   *[2] { $seat } joue son second semestre.
}
told-vp = { $gain ->
    [yes] { $seat } marque { $number } PV ({ $vp_source }).
   *[no] { $seat } perd { $number } PV ({ $vp_source }).
}
told-good = { $seat } prend 1 { $good }.
told-good-lost = { $seat } perd 1 { $good }.
told-sold = { $seat } vend 1 { $good } { $country_in } pour { $number } PV.
told-tile-drawn = { $tile_id ->
    [unknown] { $seat } pioche un jeton Privilège.
   *[known] { $seat } pioche un jeton Privilège : { $tile }.
}
told-tile-used = { $seat } joue un jeton Privilège : { $tile }.
told-protection = { $seat } prend un jeton Protection.
told-faith-turned = { $seat } tourne son dé Religion sur { $number }.
told-die-turned = { $where ->
    [loch] { $seat } tourne sur { $number } le dé { $colour } posé sur Loch Leven.
   *[person] { $seat } tourne sur { $number } le dé { $colour } posé sur { $card }.
}
told-die-freed = { $seat } retrouve son dé { $colour }.
told-person-left = { $seat } perd { $card }, qui quitte la partie.
told-person-removed = { $seat } congédie { $card_here } de la pile { $country_of }.
told-rolled = { $seat } obtient { $number } avec le dé { $colour }.
told-took = { $seat } prend { $card } avec le dé { $colour } ({ $number }).
told-no-person = { $seat } ne prend aucun personnage.
told-stone-laid = { $seat } pose un { $stone } { $country_in }.
told-stone-returned = { $seat } rend un jeton Protection : le { $stone } n’entre pas { $country_in }.
told-stone-no-room = { $seat } ne trouve plus de place { $country_in } : le { $stone } retourne à la réserve.
told-stone-lifted = { $seat } retire un { $stone } { $country_of }.
told-house-placed = { $seat } établit une maison de commerce sur la case { $number } { $country_in }.
told-house-raised = { $seat } fait monter sa maison { $country_in } à la case { $number }.
told-house-pushed = { $seat } doit faire descendre sa maison { $country_in } à la case { $number }.
told-house-back = { $seat } doit retirer sa maison { $country_of }.
told-disc = { $seat } va sur { $space }.
told-stepped-on = { $seat } avance encore, sur { $space }.
told-conflict = { $outcome ->
    [catholic] Conflit { $country_in } : les catholiques l’emportent.
    [protestant] Conflit { $country_in } : les protestants l’emportent.
   *[tie] Conflit { $country_in } : les deux camps sont à égalité, il est évité.
}
told-event = Événement { $country_in } : « { $card } ». { $effect }
told-warded = { $seat } rend un jeton Protection et échappe à l’événement.
told-offered = { $seat } rend un jeton Protection.
told-imprisoned = { $seat } pose sur Loch Leven son dé { $colour }, réglé sur 3.
told-ransomed = { $die_id ->
    [black] { $seat } paie pour relancer son dé Religion.
   *[other] { $seat } paie pour reprendre son dé { $colour }.
}
told-stack-out = La pile { $country_of } est épuisée : cette année est la dernière.
told-fifty = { $seat } atteint 50 PV : cette année est la dernière.
told-final-scoring = La dernière année est finie : place au décompte final.

### Reasons: why something is not offered

why-over = La partie est terminée.
why-not-asked = { $seat_id ->
    [lot] Le sort décide d’abord.
   *[seat] C’est à { $seat } de répondre.
}
why-not-now = { $step ->
    [window] Ce n’est pas la question du moment. Tu peux jouer des jetons, racheter un dé ou continuer.
    [use-person] Ce n’est pas la question du moment. Tu peux utiliser { $card }, ou y renoncer.
    [use-space] Ce n’est pas la question du moment. Tu peux utiliser { $space }, ou y renoncer.
    [choose-religion] Ce n’est pas la question du moment. Choisis ta religion.
    [choose-person] Ce n’est pas la question du moment. Choisis un personnage, ou aucun.
    [stone] Ce n’est pas la question du moment. Décide du pion { $card_of }.
    [place-house] Ce n’est pas la question du moment. Décide où va ta maison { $country_in }.
    [track] Ce n’est pas la question du moment. Choisis où va ton pion Action.
    [neutral] Ce n’est pas la question du moment. Tu peux poser un pion neutre { $country_in }.
    [conflicts] Ce n’est pas la question du moment. Choisis le conflit qui éclate maintenant.
    [ward] Ce n’est pas la question du moment. Décide si tu pares l’événement « { $card } ».
    [offer] Ce n’est pas la question du moment. Décide si tu rends un jeton Protection.
    [imprison] Ce n’est pas la question du moment. Choisis un dé à poser sur ta carte Loch Leven.
    [lose-good] Ce n’est pas la question du moment. Choisis une marchandise à perdre.
   *[lower-die] Ce n’est pas la question du moment. Choisis le dé à baisser sur l’un de tes personnages.
}
why-no-anytime = Pendant un événement, un conflit ou une autre action, on ne peut ni jouer de jeton ni racheter de dé (CF-3.2).
why-choose-first = Tu viens de lancer le dé Religion : choisis ta religion avant de le reprendre (CF-4.2).
why-cost = { $vp ->
    [0] Cela coûte { $cost } PV, et tu n’en as aucun.
   *[other] Cela coûte { $cost } PV, et tu n’en as que { $vp }.
}
why-person-does-not = Ce n’est pas ce que fait { $card }.
why-space-does-not = Ce n’est pas ce que permet { $space }.
why-no-tile = Tu n’as pas de jeton Privilège « { $tile } ».
why-no-such-tile = Aucun jeton Privilège ne permet cela.
why-no-tile-left = Tous les jetons Privilège sont aux mains des joueurs (CF-1.5).
why-die-free = Le dé { $colour } est disponible : il n’est posé sur aucune carte.
why-die-in-hand = Le dé { $colour } reste dans ta main jusqu’à ce que le personnage soit dans ton jeu (CF-5.11).
why-die-on-person = Le dé { $colour } est posé sur { $card }.
why-die-on-loch = Le dé { $colour } est posé sur Loch Leven.
why-die-on-no-person = Le dé { $colour } n’est posé sur aucun personnage.
why-die-no-number = Le dé { $colour } n’a pas de valeur pendant ce tour (CF-5.9).
why-die-highest = { $die_id ->
    [black] Ton dé Religion indique { $number }, sa plus haute valeur.
   *[other] Le dé { $colour } indique { $number }, sa plus haute valeur.
}
why-die-lowest = { $die_id ->
    [black] Ton dé Religion indique { $number }, sa plus basse valeur.
   *[other] Le dé { $colour } indique { $number }, sa plus basse valeur.
}
why-no-person-there = Il n’y a pas de personnage sur la pile { $country_of }.
why-person-there = Sur la pile { $country_of } se trouve { $card_here } : seule une pile épuisée permet d’établir une maison sans personnage (CF-5.8).
why-house-high = Ta maison { $country_in } est déjà sur la case { $number } : le dé { $colour } ne la fait pas monter (CF-5.12).
why-no-such-space = La piste va de la case 0 à la case { $number }.
why-space-start = Ton pion Action s’y trouve : il ne peut pas finir là d’où il est parti (CF-6.3).
why-space-held = { $seat } occupe { $space }.
why-too-far = Trop loin : { $cost } cases libres de cette couleur précèdent { $space }, et on peut en passer { $number } au plus (CF-6.2).
why-no-good = Tu n’as pas de { $goods }.
why-one-good = Tu n’as qu’un { $good }, et il t’en faut un pour chacun des deux pays.
why-not-bought = Personne n’achète de { $goods } { $country_in }.
why-no-house = Tu n’as pas de maison de commerce { $country_in }.
why-sold = Tu as déjà vendu 1 { $good } { $country_in } pendant ce tour (CF-7.8).
why-no-room = Aucune case Religion n’est libre { $country_in }.
why-no-stone = Aucun { $stone } ne se trouve sur une case Religion { $country_in }.
why-person-of-other = Tu ne peux congédier que tes personnages et ceux des piles, or { $card } est chez { $seat }.
why-person-in-hand = Tu gardes { $card } en main jusqu’à ce que ta maison soit établie (CF-5.11).
why-person-away = On ne trouve { $card } ni sur une pile ni dans ton jeu.
why-no-torch = Aucune torche ne brûle { $country_in }.
why-neutral-elsewhere = C’est le navire { $country_of } : le pion neutre ne peut aller que là (CF-6.5).
why-only-neutral = Le navire apporte un pion neutre, et aucun autre (CF-6.5).

### Things to look through

card-person = Apporte un { $stone } { $country_in }. { $action }
card-event-bad = { $effect } Un jeton Protection permet d’y échapper.
card-with-note = { $text } « { $note } »
card-loch-leven-name = Carte Loch Leven { $number }
card-loch-leven = Tu commences avec la religion { $religion }, 1 { $good } et ton pion Action sur { $space }.
card-tile-name = Jeton Privilège : { $tile }
card-tile = { $number ->
    [one] Il n’y en a qu’un. { $action }
   *[other] Il y en a { $number }. { $action }
}
card-space-name = Case { $number } ({ $colour_feminine }) : { $name }
card-source-comments = voir les remarques du fichier de contenu

### The text board

board-title = Une colonne de feu
board-year = { $half ->
    [1] année { $number }, premier semestre
   *[2] année { $number }, second semestre
}
board-setup = mise en place
board-over = la partie est terminée
board-last-fifty = dernière année : les 50 PV sont atteints
board-last-stack = dernière année : une pile est épuisée
board-start-player = commence : { $seat }
board-event = Événement : { $card_name }.
board-buys = achète
board-sold = vendu
board-stones = pions
board-torch = torche
board-houses = maisons
board-person = carte
board-brings = apporte
board-nobody = aucune
board-cards = { $number ->
    [0] aucune carte
    [one] { $number } carte
   *[other] { $number } cartes
}
board-legend = { $closed ->
    [no] { $catholic } pion catholique, { $protestant } protestant, { $neutral } neutre, · case libre ; chaque marchandise avec les PV de sa vente
   *[yes] { $catholic } pion catholique, { $protestant } protestant, { $neutral } neutre, · case libre, { $closed } case fermée ; chaque marchandise avec les PV de sa vente
}
board-track = Piste
board-track-legend = dans le sens des aiguilles d’une montre, par numéros ; un dé mène à la prochaine case libre de sa couleur
board-you = toi
board-on-turn = tour en cours
board-asked = choix en cours
board-vp = { $number } PV
board-religion = religion { $religion }, dé sur { $number }
board-no-religion = pas encore de religion
board-goods = marchandises :
board-nothing = rien
board-protection = protection : { $number }
board-tiles = privilèges : { $number }
board-dice = dés disponibles :
board-loch = Loch Leven :
board-hand = en main :
