# What lies on the table, one sentence each: for the pointer, for the keyboard, for screen readers.

see-chapter = { $chapter_id ->
    [none] La partie se prépare.
   *[other] Chapitre { $chapter_id }, manche { $number } sur 6.
}
# $number: the tax, perhaps from one number to another.
see-dues = Ce que chacun doit à la fin de ce chapitre : { $piety }, { $grain } et un impôt de { $number } en pièces. { $last ->
    [yes] Ce qui manque coûte des PV.
   *[no] Ce qui manque coûte des PV et entraîne une peine.
}
# Written on the board, in a narrow corner.
dues-title = À payer en fin de chapitre
dues-tax = impôt
see-council-empty = La case du Conseil : on y pose l’événement de la manche.
see-council = À poser sur la case du Conseil : « { $event } ». { $effects } Ses coins, dans le sens horaire en partant d’en haut à gauche : { $corners }.
see-council-laid = Sur la case du Conseil : « { $event } ». { $effects } Sa flèche pointe vers { $number }.
see-event = « { $event } ». { $effects }
see-number = { $number ->
    [0] Si la flèche pointe ici, le pion de faveur ne bouge pas.
    [1] Si la flèche pointe ici, le pion de faveur avance de 1 case.
   *[other] Si la flèche pointe ici, le pion de faveur avance de { $number } cases.
}
see-turn = Poser l’événement de sorte que sa flèche pointe vers { $number }.
see-position = Place { $seat_of } : le coin de l’événement qui pointe ici est son revenu.
see-income = Place { $seat_of }. Revenu de cette manche : { $amount }.
see-position-empty = Personne ici : ce qui pointe ici est perdu.
see-shield = { $seat } a le blason et pose l’événement.
see-edge = En vigueur : « { $event } ». { $effects }
see-edge-empty = Place pour un événement permanent.
see-favour = { $covered ->
    [yes] { $name } : case couverte jusqu’à la fin du chapitre.
   *[no] { $name } : { $gets }.
}
see-stone = Le pion de faveur est sur la case : { $name }.

see-supply = { $number ->
    [0] Il n’y a plus { $thing_of } dans la réserve.
   *[other] Dans la réserve : { $amount }.
}
see-supply-money = L’argent ne manque jamais.
see-metal = { $given ->
    [yes] Le métal a été donné pour la Tour.
   *[no] Le métal : le Roi le donne quand la Tour est pleine.
}
see-market = { $covered ->
    [yes] Le marché n’achète pas { $thing_of } pour le moment.
   *[no] Le marché paie { $amount } pour 1 { $thing }.
}
# $bundle: what is still missing.
see-project = { $state ->
    [absent] { $name }, pas encore en jeu. { $print }
    [covered] { $name }, chantier couvert jusqu’à la fin du chapitre : ni matériau ni don. { $print }
    [finished] { $name }, chantier achevé.
   *[open] { $name }, en construction. Il manque : { $bundle }. { $print }
}
# $text: see-project. $donors: those whose seals lie there.
see-donors = { $text } Dons : { $donors }.
see-yield = Une maison sur l’un de ces deux emplacements rapporte en loyer : { $bundle }.
see-site = Emplacement { $number }, libre : il demande 1 { $thing } et rapporte en loyer : { $bundle }.
see-home = Emplacement { $number } : maison { $seat_of }, qui rapporte en loyer : { $bundle }.
see-place = { $name } (lieu { $number }). Soigner quelqu’un ici rapporte 2 PV et en plus : { $bundle }.
see-plague = { $value ->
    [0] { $name } (lieu { $number }) : un jeton de peste, face cachée.
    [1] { $name } (lieu { $number }) : quelqu’un est malade. Pour soigner, il faut 1 jeton de savoir.
   *[other] { $name } (lieu { $number }) : quelqu’un est malade. Pour soigner, il faut { $value } jetons de savoir.
}
see-score = { $seat } : { $number } PV.
see-score-more = { $seat } : { $number } PV, sur la case { $cell } avec { $more } de plus.

see-seat = { $place ->
    [active] { $seat } a le blason.
    [turn] C’est à { $seat } de jouer.
    [both] { $seat } a le blason, et c’est son tour.
   *[other] { $seat }.
}
see-vp = { $seat } : { $number } PV.
see-have = { $number ->
    [0] { $seat } n’a pas { $thing_of }.
   *[other] { $seat } a { $amount }.
}
see-screen = Derrière le paravent { $seat_of } : personne d’autre ne voit ce qui s’y trouve.
see-hand = { $number ->
    [0] { $seat } n’a plus de carte en main.
    [1] { $seat } a 1 carte en main.
   *[other] { $seat } a { $number } cartes en main.
}
see-open = { $empty ->
    [yes] { $seat } n’a pas encore joué de carte dans ce chapitre.
   *[no] { $number ->
        [1] Pile d’actions { $seat_of } : 1 carte, « { $name } ».
       *[other] Pile d’actions { $seat_of } : { $number } cartes, « { $name } » sur le dessus.
    }
}
see-down = { $number ->
    [0] { $seat } n’a pas encore défaussé de carte face cachée dans ce chapitre.
    [1] { $seat } a défaussé 1 carte face cachée.
   *[other] { $seat } a défaussé { $number } cartes face cachée.
}
see-houses = { $number ->
    [0] { $seat } n’a plus de maison à bâtir.
    [1] { $seat } a encore 1 maison à bâtir.
   *[other] { $seat } a encore { $number } maisons à bâtir.
}
see-seals = { $number ->
    [0] { $seat } n’a plus de sceau.
    [1] { $seat } a encore 1 sceau pour les dons.
   *[other] { $seat } a encore { $number } sceaux pour les dons.
}
see-penalty = { $penalty_id ->
    [penance] { $name } pour { $seat } : au début du chapitre, une carte tirée au hasard va face cachée sur la défausse.
    [begging] { $name } pour { $seat } : pas de revenu à la première manche.
   *[court] { $name } pour { $seat } : à la première manche, une carte face visible et une face cachée, sans utiliser ni l’une ni l’autre.
}
see-card = « { $name } ». { $text }
see-card-gone = { $where ->
    [open] « { $name } » est sur ta pile d’actions.
    [down] « { $name } » est face cachée sur ta défausse.
   *[aside] « { $name } » ne sert pas dans ce chapitre.
}
see-played = { $where ->
    [open] { $seat } a joué « { $name } » dans ce chapitre.
    [aside] « { $name } » ne sert pas dans ce chapitre.
   *[hidden] { $seat } n’a pas montré « { $name } » dans ce chapitre.
}
