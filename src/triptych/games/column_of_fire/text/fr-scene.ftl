# What lies on the table, one sentence each: for the pointer, for the keyboard, for screen readers.

see-country = { $country_id ->
    [england] L’Angleterre et sa ville, Kingsbridge.
    [france] La France et sa ville, Paris.
    [netherlands] Les Pays-Bas et leur ville, Anvers.
   *[spain] L’Espagne et sa ville, Séville.
}
see-torch = Une torche brûle : à la fin du tour, un conflit éclate { $country_in }.
see-plot = Case Établissement { $number } { $country_in }.
see-house = Maison de commerce { $seat_of } sur la case { $number } { $country_in }.
see-niches = { $free ->
    [0] Cases Religion { $country_of } : toutes sont occupées.
    [one] Cases Religion { $country_of } : { $free } est libre.
   *[other] Cases Religion { $country_of } : { $free } sont libres.
}
see-stone = Un { $stone } { $country_in }.
see-stone-on-card = Le { $stone } apporté par { $card }.
see-sale = { $sold ->
    [yes] Déjà vendu pendant ce tour : 1 { $good } { $country_in }.
   *[no] Le comptoir { $country_of } donne { $number } PV pour 1 { $good }.
}
see-stack = { $number ->
    [0] La pile { $country_of } : il n’y a plus de carte dessous.
    [one] La pile { $country_of } : encore { $number } carte dessous.
   *[other] La pile { $country_of } : encore { $number } cartes dessous.
}
see-person = { $card_name }. { $action }
see-person-on-stack = { $card_name }, avec un { $stone }. { $action }
see-event = { $card_name }. { $effect }
see-space = Case { $number } ({ $colour_feminine }). { $action }
see-disc = Le pion Action { $seat_of } sur la case { $number }.
see-rose = La piste des actions : un dé mène à la prochaine case libre de sa couleur, dans le sens des aiguilles d’une montre.
see-score = { $number ->
    [one] { $seat } : { $number } PV.
   *[other] { $seat } : { $number } PV.
}
see-year = { $half ->
    [1] Année { $number }, premier semestre
    [2] Année { $number }, second semestre
   *[0] Mise en place
}
see-last-year = { $half ->
    [1] Année { $number }, la dernière, premier semestre
   *[2] Année { $number }, la dernière, second semestre
}

see-seat = { $place ->
    [turn] { $seat }, dont c’est le tour.
    [start] { $seat }, qui commence chaque semestre.
    [both] { $seat }, qui commence chaque semestre ; c’est son tour.
   *[other] { $seat }.
}
see-good = { $number ->
    [0] { $seat } n’a pas de { $goods }.
    [one] { $seat } a { $number } { $good }.
   *[other] { $seat } a { $number } { $good_plural }.
}
see-persons = { $number ->
    [0] { $seat } n’a aucun personnage.
    [one] { $seat } a 1 personnage.
   *[other] { $seat } a { $number } personnages.
}
see-free-dice = { $number ->
    [0] { $seat } n’a pas de dé disponible.
    [one] { $seat } a { $number } dé disponible.
   *[other] { $seat } a { $number } dés disponibles.
}
see-protection = { $number ->
    [0] { $seat } n’a pas de jeton Protection.
    [one] { $seat } a { $number } jeton Protection.
   *[other] { $seat } a { $number } jetons Protection.
}
see-tiles = { $number ->
    [0] { $seat } n’a pas de jeton Privilège.
    [one] { $seat } a { $number } jeton Privilège.
   *[other] { $seat } a { $number } jetons Privilège.
}
see-sealed = Un jeton Privilège { $seat_of }, face cachée.
see-tile = { $number ->
    [one] Ton jeton Privilège : { $tile }. { $action }
   *[other] { $number } jetons Privilège : { $tile }. { $action }
}
see-houses = { $number ->
    [0] { $seat } a toutes ses maisons sur le plateau.
    [one] { $seat } a encore { $number } maison à établir.
   *[other] { $seat } a encore { $number } maisons à établir.
}
see-religion = { $religion_id ->
    [none] { $seat } n’a pas encore de religion.
   *[other] { $seat } est de religion { $religion }.
}
see-religion-die = Le dé Religion { $seat_of } indique { $number }.
see-loch = { $number ->
    [0] Loch Leven { $seat_of } : aucun dé n’y est retenu.
    [one] Loch Leven { $seat_of } : { $number } dé y est retenu.
   *[other] Loch Leven { $seat_of } : { $number } dés y sont retenus.
}
see-die = { $where ->
    [blank] Le dé { $colour } { $seat_of } est disponible.
    [free] Le dé { $colour } { $seat_of } est disponible et indique { $number }.
    [loch] Le dé { $colour } { $seat_of } est retenu à Loch Leven jusqu’à ce qu’il descende au-dessous de 1 ; il indique { $number }.
    [hand] Le dé { $colour } { $seat_of }, en main, indique { $number }.
   *[person] Le dé { $colour } { $seat_of } indique { $number }, sur { $card }.
}
see-room = Place pour un personnage { $seat_of }.
