# What lies on the table, one sentence each: for the pointer, for the keyboard, for screen readers.

see-country = { $country_id ->
    [england] England mit seiner Stadt Kingsbridge.
    [france] Frankreich mit seiner Stadt Paris.
    [netherlands] Die Niederlande mit ihrer Stadt Antwerpen.
   *[spain] Spanien mit seiner Stadt Sevilla.
}
see-torch = Eine Fackel brennt: Am Ende des Zuges kommt es { $country_in } zum Konflikt.
see-plot = Einsetzfeld { $number } { $country_in }.
see-house = Handelshaus von { $seat } auf { $number } { $country_in }.
see-niches = Religionsfelder { $country_of }: { $free ->
    [0] alle sind belegt.
    [one] 1 ist frei.
   *[other] { $free } sind frei.
}
see-stone = { $stone_id ->
    [catholic] Ein katholischer Religionsstein { $country_in }.
    [protestant] Ein protestantischer Religionsstein { $country_in }.
   *[neutral] Ein neutraler Religionsstein { $country_in }.
}
see-stone-on-card = { $stone_Der }, den { $card } ins Land bringt.
see-sale = { $sold ->
    [yes] In diesem Zug schon verkauft: 1 { $good } { $country_in }.
   *[no] Für 1 { $good } gibt es { $country_in } { $number ->
        [one] 1 Siegpunkt
       *[other] { $number } Siegpunkte
    }.
}
see-stack = { $number ->
    [0] Der Stapel { $country_of }: Darunter liegt keine Karte mehr.
    [one] Der Stapel { $country_of }: Darunter liegt 1 Karte.
   *[other] Der Stapel { $country_of }: Darunter liegen { $number } Karten.
}
see-person = { $card_name }: { $action }
see-person-on-stack = { $card_name }, mit einem Religionsstein ({ $stone_id ->
    [catholic] katholisch
    [protestant] protestantisch
   *[neutral] neutral
}): { $action }
see-event = { $card_name }: { $effect }
see-space = Feld { $number } ({ $colour }): { $action }
see-disc = Die Aktionsscheibe von { $seat } auf Feld { $number }.
see-rose = Die Aktionsleiste: Ein Würfel führt im Uhrzeigersinn zum nächsten freien Feld seiner Farbe.
see-score = { $number ->
    [one] { $seat }: 1 Siegpunkt.
   *[other] { $seat }: { $number } Siegpunkte.
}
see-year = { $half ->
    [1] Jahr { $number }, 1. Halbjahr
    [2] Jahr { $number }, 2. Halbjahr
   *[0] Spielvorbereitung
}
see-last-year = { $half ->
    [1] Jahr { $number }, das letzte, 1. Halbjahr
   *[2] Jahr { $number }, das letzte, 2. Halbjahr
}

see-seat = { $place ->
    [turn] { $seat } ist am Zug.
    [start] { $seat } beginnt jedes Halbjahr.
    [both] { $seat } beginnt jedes Halbjahr und ist am Zug.
   *[other] { $seat }.
}
see-good = { $number ->
    [0] { $seat } hat { $goods_keine }.
    [one] { $seat } hat 1 { $good }.
   *[other] { $seat } hat { $number } { $goods }.
}
see-persons = { $number ->
    [0] { $seat } hat keine Person.
    [one] { $seat } hat 1 Person.
   *[other] { $seat } hat { $number } Personen.
}
see-free-dice = { $number ->
    [0] { $seat } hat keinen freien Würfel.
    [one] { $seat } hat 1 freien Würfel.
   *[other] { $seat } hat { $number } freie Würfel.
}
see-protection = { $number ->
    [0] { $seat } hat kein Schutzplättchen.
    [one] { $seat } hat 1 Schutzplättchen.
   *[other] { $seat } hat { $number } Schutzplättchen.
}
see-tiles = { $number ->
    [0] { $seat } hat kein Vorteilsplättchen.
    [one] { $seat } hat 1 Vorteilsplättchen.
   *[other] { $seat } hat { $number } Vorteilsplättchen.
}
see-sealed = Ein Vorteilsplättchen von { $seat }, verdeckt.
see-tile = { $number ->
    [one] Dein Vorteilsplättchen: { $tile }. { $action }
   *[other] { $number } Vorteilsplättchen: { $tile }. { $action }
}
see-houses = { $number ->
    [0] { $seat } hat alle Handelshäuser auf dem Spielplan.
    [one] { $seat } hat noch 1 Handelshaus übrig.
   *[other] { $seat } hat noch { $number } Handelshäuser übrig.
}
see-religion = { $religion_id ->
    [none] { $seat } hat noch keine Religion.
   *[other] { $seat } ist { $religion }.
}
see-religion-die = Der Religionswürfel von { $seat } zeigt { $number }.
see-loch = { $number ->
    [0] Loch Leven von { $seat }: Kein Würfel ist dort gefangen.
    [one] Loch Leven von { $seat }: 1 Würfel ist dort gefangen.
   *[other] Loch Leven von { $seat }: { $number } Würfel sind dort gefangen.
}
see-die = { $where ->
    [blank] Der { $colour_e } Würfel von { $seat } ist frei.
    [free] Der { $colour_e } Würfel von { $seat } ist frei und zeigt { $number }.
    [loch] Der { $colour_e } Würfel von { $seat } ist auf Loch Leven gefangen, bis er unter 1 fällt; er zeigt { $number }.
    [hand] Der { $colour_e } Würfel von { $seat }, noch in der Hand, zeigt { $number }.
   *[person] Der { $colour_e } Würfel von { $seat } auf { $card_dem } zeigt { $number }.
}
see-room = Platz für eine Person von { $seat }.
