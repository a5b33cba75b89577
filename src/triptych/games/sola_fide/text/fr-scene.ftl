# What lies on the table, one sentence each: for the pointer, for the keyboard, for screen readers.

see-title = Sola Fide. { $number ->
    [0] La partie se met en place.
   *[other] Tour { $number }.
}
see-circle = { $side_id ->
    [nobility] Face visible : { $circle }, qui vaut { $vp } PV. La noblesse domine.
   *[commons] Face visible : { $circle }, qui vaut { $vp } PV. Le peuple domine.
}
see-circle-down = Encore face cachée : { $circle }. { $print }
see-circle-taken = { $seat } a pris { $circle } : { $vp } PV.
see-stamp = Le sceau { $seat_of } sur { $circle }.
see-side = { $dominant ->
    [yes] { $side_id ->
        [nobility] La noblesse { $circle_of }, côté dominant : { $territories }. Qui possède les { $number } prend le cercle.
       *[commons] Le peuple { $circle_of }, côté dominant : { $territories }. Qui possède les { $number } prend le cercle.
    }
   *[no] { $side_id ->
        [nobility] La noblesse { $circle_of }, côté subordonné : { $territories }.
       *[commons] Le peuple { $circle_of }, côté subordonné : { $territories }.
    }
}
see-marker = { $religion_id ->
    [catholic] Un marqueur catholique du côté { $side_of } dans { $circle }.
   *[protestant] Un marqueur protestant du côté { $side_of } dans { $circle }.
}
see-power = { $side_id ->
    [nobility] La noblesse domine : le marqueur de pouvoir { $circle_of } est en { $space }.
   *[commons] Le peuple domine : le marqueur de pouvoir { $circle_of } est en { $space }.
}
# $n2, $n1, $c1, $c2: the spaces of the power track (space-n2 ...).
see-power-end = { $side_id ->
    [nobility] La moitié supérieure de l’échelle de pouvoir { $circle_of } : { $n1 } et, plus haut, { $n2 }. Tant que le marqueur est ici, la noblesse domine.
   *[commons] La moitié inférieure de l’échelle de pouvoir { $circle_of } : { $c1 } et, plus bas, { $c2 }. Tant que le marqueur est ici, le peuple domine.
}
see-dispute = Le marqueur de dispute est sur { $circle } : qui le prend gagne un marqueur de récompense.
see-dispute-supply = Le marqueur de dispute est dans la réserve.
see-supply = { $number ->
    [0] La réserve : il n’y a plus de marqueur de récompense.
    [one] La réserve : il reste { $number } marqueur de récompense.
   *[other] La réserve : il reste { $number } marqueurs de récompense.
}
see-foreign = { $deck_id ->
    [blue] Influence étrangère, le paquet bleu : déplacer des cercles. { $names }
    [white] Influence étrangère, le paquet blanc : convertir des territoires. { $names }
    [orange] Influence étrangère, le paquet orange : les cartes en main. { $names }
   *[green] Influence étrangère, le paquet vert : retirer des marqueurs. { $names }
}
see-influence = Influence étrangère, en cours d’exécution : « { $foreign } ». { $effects }
see-no-influence = Qui prend un cercle pioche dans un de ces paquets.
see-played = Carte en train d’être jouée : « { $card } ». { $effects }
see-no-played = Aucune carte n’est en train d’être jouée.
see-choice = Une façon de jouer « { $card } » : { $effects }
see-score = { $turn ->
    [yes] { $seat } : { $number } PV. C’est à { $seat } de jouer.
   *[no] { $seat } : { $number } PV.
}

see-seat = { $religion_id ->
    [none] { $seat } n’a pas encore de camp.
    [catholic] { $seat } joue le camp catholique.
   *[protestant] { $seat } joue le camp protestant.
}
see-rewards = { $number ->
    [0] { $seat } n’a pas de marqueur de récompense.
    [one] { $seat } a { $number } marqueur de récompense : { $number } PV.
   *[other] { $seat } a { $number } marqueurs de récompense : { $number } PV.
}
see-vp = { $seat } : { $number } PV.
see-circles = { $number ->
    [0] { $seat } n’a pas encore pris de cercle.
    [one] { $seat } a pris { $number } cercle : { $names }.
   *[other] { $seat } a pris { $number } cercles : { $names }.
}
see-card = « { $card } ». { $effects }
see-back = Une carte de la main { $seat_of }.
see-back-drawn = Une carte qui vient d’être piochée par { $seat }.
see-hand = { $number ->
    [0] { $seat } n’a pas de carte en main.
    [one] { $seat } a { $number } carte en main.
   *[other] { $seat } a { $number } cartes en main.
}
see-permanent = La carte permanente { $seat_of } : « { $card } ». { $effects }
see-no-permanent = { $seat } n’a pas de carte permanente.
see-deck = { $number ->
    [0] Le paquet { $seat_of } est vide.
    [one] Le paquet { $seat_of } : { $number } carte.
   *[other] Le paquet { $seat_of } : { $number } cartes.
}
see-discard = { $number ->
    [0] La défausse { $seat_of } est vide.
    [one] La défausse { $seat_of } : { $number } carte, { $names }.
   *[other] La défausse { $seat_of } : { $number } cartes, { $names }.
}

see-draft = Les deux joueurs choisissent leur paquet, carte par carte.
see-kept = Choisie : « { $card } ». { $effects }
see-slot = La carte { $number } de ton paquet reste à choisir.
see-chosen = { $number ->
    [0] { $seat } n’a encore choisi aucune carte.
    [one] { $seat } a choisi { $number } carte sur 15.
   *[other] { $seat } a choisi { $number } cartes sur 15.
}

### What is written on the table

draft-title = Choisis tes quinze cartes
board-influence = Influence étrangère
