# What lies on the table, one sentence each: for the pointer, for the keyboard, for screen readers.

see-chapter = { $chapter_id ->
    [none] Das Spiel wird vorbereitet.
   *[other] Kapitel { $chapter_id }, Runde { $number } von 6.
}
# $number: the tax, perhaps from one number to another.
see-dues = Das schuldet jeder am Ende dieses Kapitels: { $piety }, { $grain } und { $number } Geld als Steuer. { $last ->
    [yes] Was fehlt, kostet Siegpunkte.
   *[no] Was fehlt, kostet Siegpunkte und bringt eine Strafe.
}
# Written on the board, in a narrow corner.
dues-title = Fällig am Kapitelende
dues-tax = Steuer
see-council-empty = Die Ratsversammlung: Hierher wird das Ereignis der Runde gelegt.
see-council = Noch auf die Ratsversammlung zu legen: „{ $event }“. { $effects } Die Ecken, im Uhrzeigersinn von links oben: { $corners }.
see-council-laid = Auf der Ratsversammlung: „{ $event }“. { $effects } Der Pfeil zeigt auf { $number }.
see-event = „{ $event }“. { $effects }
see-number = { $number ->
    [0] Zeigt der Pfeil hierher, bleibt der Gunststein stehen.
    [one] Zeigt der Pfeil hierher, rückt der Gunststein 1 Feld vor.
   *[other] Zeigt der Pfeil hierher, rückt der Gunststein { $number } Felder vor.
}
see-turn = Das Ereignis so legen, dass der Pfeil auf { $number } zeigt.
see-position = Hier sitzt { $seat }: Die Ecke des Ereignisses, die hierher zeigt, ist das Einkommen.
see-income = Hier sitzt { $seat }. Einkommen dieser Runde: { $amount }.
see-position-empty = Hier sitzt niemand: Was hierher zeigt, verfällt.
see-shield = { $seat } hat das Startspielerwappen und legt das Ereignis.
see-edge = Es gilt: „{ $event }“. { $effects }
see-edge-empty = Platz für ein dauerhaftes Ereignis.
see-favour = { $covered ->
    [yes] { $name }: bis zum Ende des Kapitels abgedeckt.
   *[no] { $name }: { $gets }.
}
see-stone = Der Gunststein steht auf dem Feld: { $name }.

see-supply = { $number ->
    [0] Nicht mehr im Vorrat: { $thing }.
   *[other] Im Vorrat: { $amount }.
}
see-supply-money = Geld ist immer genug da.
see-metal = { $given ->
    [yes] Das Metall ist für den Turm gegeben worden.
   *[no] Das Metall: Der König gibt es, wenn der Turm voll ist.
}
see-market = { $covered ->
    [yes] Der Markt kauft zurzeit { $thing_kein }.
   *[no] Der Markt zahlt { $amount } für 1 { $thing }.
}
# $bundle: what is still missing.
see-project = { $state ->
    [absent] { $name }, noch nicht im Spiel. { $print }
    [covered] { $name }, bis zum Ende des Kapitels abgedeckt: weder Baumaterial noch Spenden. { $print }
    [finished] { $name }, vollendet.
   *[open] { $name }, im Bau. Es fehlt: { $bundle }. { $print }
}
# $text: see-project. $donors: those whose seals lie there.
see-donors = { $text } Gespendet: { $donors }.
see-yield = Häuser auf diesen beiden Bauplätzen bringen als Pacht: { $bundle }.
see-site = Bauplatz { $number }, frei: Er verlangt 1 { $thing } und bringt als Pacht: { $bundle }.
see-home = Bauplatz { $number }: Hier steht ein Haus von { $seat } und bringt als Pacht: { $bundle }.
see-place = { $name } (Ort { $number }). Wer hier den Kranken versorgt, bekommt 2 Siegpunkte und dazu: { $bundle }.
see-plague = { $value ->
    [0] { $name } (Ort { $number }): ein verdecktes Pestplättchen.
   *[other] { $name } (Ort { $number }): Jemand ist krank. Zum Versorgen braucht man { $value } Wissen.
}
see-score = { $seat }: { $number ->
    [one] 1 Siegpunkt
   *[other] { $number } Siegpunkte
}.
see-score-more = { $seat }: { $number } Siegpunkte, auf Feld { $cell } mit { $more } mehr.

see-seat = { $place ->
    [active] { $seat } hat das Startspielerwappen.
    [turn] { $seat } ist am Zug.
    [both] { $seat } hat das Startspielerwappen und ist am Zug.
   *[other] { $seat }.
}
# $number: the points, perhaps with a half; a text, of which no singular can be told.
see-vp = Siegpunkte von { $seat }: { $number }.
see-have = { $number ->
    [0] Bei { $seat } liegt { $thing_kein }.
   *[other] { $seat } hat { $amount }.
}
see-screen = Hinter der Sichtblende von { $seat }: Niemand sonst sieht, was da ist.
see-hand = { $number ->
    [0] { $seat } hat keine Karte auf der Hand.
    [one] { $seat } hat 1 Karte auf der Hand.
   *[other] { $seat } hat { $number } Karten auf der Hand.
}
see-open = { $empty ->
    [yes] { $seat } hat in diesem Kapitel noch keine offene Karte.
   *[no] { $number ->
        [one] Der Aktionsstapel von { $seat }: 1 Karte, „{ $name }“.
       *[other] Der Aktionsstapel von { $seat }: { $number } Karten, obenauf „{ $name }“.
    }
}
see-down = { $number ->
    [0] { $seat } hat in diesem Kapitel noch keine Karte verdeckt abgeworfen.
    [one] { $seat } hat 1 Karte verdeckt abgeworfen.
   *[other] { $seat } hat { $number } Karten verdeckt abgeworfen.
}
see-houses = { $number ->
    [0] { $seat } hat kein Haus mehr zu bauen.
    [one] { $seat } hat noch 1 Haus zu bauen.
   *[other] { $seat } hat noch { $number } Häuser zu bauen.
}
see-seals = { $number ->
    [0] { $seat } hat kein Siegel mehr.
    [one] { $seat } hat noch 1 Siegel für Spenden.
   *[other] { $seat } hat noch { $number } Siegel für Spenden.
}
see-penalty = { $penalty_id ->
    [penance] { $name } für { $seat }: Am Anfang des Kapitels kommt eine zufällig gezogene Karte verdeckt auf den Abwurfstapel.
    [begging] { $name } für { $seat }: kein Einkommen in der ersten Runde.
   *[court] { $name } für { $seat }: in der ersten Runde eine Karte offen und eine verdeckt, beide ungenutzt.
}
see-card = „{ $name }“. { $text }
see-card-gone = { $where ->
    [open] „{ $name }“ liegt auf deinem Aktionsstapel.
    [down] „{ $name }“ liegt verdeckt auf deinem Abwurfstapel.
   *[aside] „{ $name }“ wird in diesem Kapitel nicht gebraucht.
}
see-played = { $where ->
    [open] { $seat } hat „{ $name }“ in diesem Kapitel gespielt.
    [aside] „{ $name }“ wird in diesem Kapitel nicht gebraucht.
   *[hidden] { $seat } hat „{ $name }“ in diesem Kapitel nicht gezeigt.
}
