# What lies on the table, one sentence each: for the pointer, for the keyboard, for screen readers.

see-title = Sola Fide. { $number ->
    [0] Das Spiel wird vorbereitet.
   *[other] Zug { $number }.
}
see-circle = { $side_id ->
    [nobility] Offen: { $circle }, wert { $vp ->
        [one] 1 Siegpunkt
       *[other] { $vp } Siegpunkte
    }. Der Adel herrscht vor.
   *[commons] Offen: { $circle }, wert { $vp ->
        [one] 1 Siegpunkt
       *[other] { $vp } Siegpunkte
    }. Das Volk herrscht vor.
}
see-circle-down = Noch verdeckt: { $circle }. { $print }
see-circle-taken = { $seat } hat { $circle_den } übernommen: { $vp ->
    [one] 1 Siegpunkt
   *[other] { $vp } Siegpunkte
}.
see-stamp = Das Siegel von { $seat } auf { $circle_dem }.
see-side = { $dominant ->
    [yes] { $side_id ->
        [nobility] Der Adel { $circle_im }, vorherrschend: { $territories }. Wem alle { $number } gehören, der übernimmt den Kreis.
       *[commons] Das Volk { $circle_im }, vorherrschend: { $territories }. Wem alle { $number } gehören, der übernimmt den Kreis.
    }
   *[no] { $side_id ->
        [nobility] Der Adel { $circle_im }, untergeordnet: { $territories }.
       *[commons] Das Volk { $circle_im }, untergeordnet: { $territories }.
    }
}
see-marker = { $religion_id ->
    [catholic] Ein katholischer Marker auf der Seite { $side_des } { $circle_im }.
   *[protestant] Ein protestantischer Marker auf der Seite { $side_des } { $circle_im }.
}
see-power = { $side_id ->
    [nobility] Der Adel herrscht vor: Der Machtmarker { $circle_im } steht auf { $space }.
   *[commons] Das Volk herrscht vor: Der Machtmarker { $circle_im } steht auf { $space }.
}
# $n2, $n1, $c1, $c2: the spaces of the power track (space-n2 ...).
see-power-end = { $side_id ->
    [nobility] Die obere Hälfte der Machtskala { $circle_im }: { $n1 } und, weiter oben, { $n2 }. Solange der Marker hier steht, herrscht der Adel vor.
   *[commons] Die untere Hälfte der Machtskala { $circle_im }: { $c1 } und, weiter unten, { $c2 }. Solange der Marker hier steht, herrscht das Volk vor.
}
see-dispute = Der Disputationsmarker liegt auf { $circle_dem }: Wer ihn übernimmt, bekommt einen Belohnungsmarker.
see-dispute-supply = Der Disputationsmarker liegt im Vorrat.
see-supply = { $number ->
    [0] Der Vorrat: kein Belohnungsmarker mehr.
    [one] Der Vorrat: noch 1 Belohnungsmarker.
   *[other] Der Vorrat: noch { $number } Belohnungsmarker.
}
see-foreign = { $deck_id ->
    [blue] Ausländischer Einfluss, das blaue Deck: Reichskreise bewegen. { $names }
    [white] Ausländischer Einfluss, das weiße Deck: Territorien umwandeln. { $names }
    [orange] Ausländischer Einfluss, das orangefarbene Deck: Handkarten. { $names }
   *[green] Ausländischer Einfluss, das grüne Deck: Marker entfernen. { $names }
}
see-influence = Ausländischer Einfluss, wird gerade ausgeführt: „{ $foreign }“. { $effects }
see-no-influence = Wer einen Reichskreis übernimmt, zieht von einem dieser Decks.
see-played = Wird gerade gespielt: „{ $card }“. { $effects }
see-no-played = Gerade wird keine Karte gespielt.
see-choice = Eine Möglichkeit, „{ $card }“ zu spielen: { $effects }
see-score = { $turn ->
    [yes] { $seat }: { $number ->
        [one] 1 Siegpunkt
       *[other] { $number } Siegpunkte
    }, am Zug.
   *[no] { $seat }: { $number ->
        [one] 1 Siegpunkt
       *[other] { $number } Siegpunkte
    }.
}

see-seat = { $religion_id ->
    [none] { $seat } hat noch keine Seite.
    [catholic] { $seat } spielt die katholische Seite.
   *[protestant] { $seat } spielt die protestantische Seite.
}
see-rewards = { $number ->
    [0] { $seat } hat keinen Belohnungsmarker.
    [one] { $seat } hat 1 Belohnungsmarker: 1 Siegpunkt.
   *[other] { $seat } hat { $number } Belohnungsmarker: { $number } Siegpunkte.
}
see-vp = { $number ->
    [one] { $seat }: 1 Siegpunkt.
   *[other] { $seat }: { $number } Siegpunkte.
}
see-circles = { $number ->
    [0] { $seat } hat noch keinen Reichskreis übernommen.
    [one] { $seat } hat 1 Reichskreis übernommen: { $names }.
   *[other] { $seat } hat { $number } Reichskreise übernommen: { $names }.
}
see-card = „{ $card }“. { $effects }
see-back = Eine Handkarte von { $seat }.
see-back-drawn = Eine Karte, die { $seat } eben gezogen hat.
see-hand = { $number ->
    [0] { $seat } hat keine Handkarten.
    [one] { $seat } hat 1 Handkarte.
   *[other] { $seat } hat { $number } Handkarten.
}
see-permanent = Die dauerhafte Karte von { $seat }: „{ $card }“. { $effects }
see-no-permanent = { $seat } hat keine dauerhafte Karte.
see-deck = { $number ->
    [0] Das Deck von { $seat } ist leer.
    [one] Das Deck von { $seat }: 1 Karte.
   *[other] Das Deck von { $seat }: { $number } Karten.
}
see-discard = { $number ->
    [0] Der Ablagestapel von { $seat } ist leer.
    [one] Der Ablagestapel von { $seat }: 1 Karte, { $names }.
   *[other] Der Ablagestapel von { $seat }: { $number } Karten, { $names }.
}

see-draft = Beide wählen ihre Decks, Karte um Karte.
see-kept = Gewählt: „{ $card }“. { $effects }
see-slot = Karte { $number } deines Decks ist noch zu wählen.
see-chosen = { $number ->
    [0] { $seat } hat noch keine Karte gewählt.
   *[other] { $seat } hat { $number } von 15 Karten gewählt.
}

### What is written on the table

draft-title = Wähle deine fünfzehn Karten
board-influence = Ausländischer Einfluss
