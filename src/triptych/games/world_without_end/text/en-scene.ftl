# What lies on the table, one sentence each: for the pointer, for the keyboard, for screen readers.

see-chapter = { $chapter_id ->
    [none] The game is being set up.
   *[other] Chapter { $chapter_id }, round { $number } of 6.
}
# $number: the tax, perhaps from one number to another.
see-dues = What everybody must pay at the end of this chapter: { $piety }, { $grain } and { $number } money as tax. { $last ->
    [yes] Whatever is missing costs VP.
   *[no] Whatever is missing costs VP and brings a penalty.
}
# Written on the board, in a narrow corner.
dues-title = Due at chapter’s end
dues-tax = tax
see-council-empty = The council space: here the event of the round is laid.
see-council = Still to be laid on the council space: “{ $event }”. { $effects } Its corners, clockwise from the upper left: { $corners }.
see-council-laid = On the council space: “{ $event }”. { $effects } Its arrow points at { $number }.
see-event = “{ $event }”. { $effects }
see-number = { $number ->
    [0] If the arrow points here, the favour stone stays where it is.
    [one] If the arrow points here, the favour stone moves 1 field on.
   *[other] If the arrow points here, the favour stone moves { $number } fields on.
}
see-turn = Lay the event so that its arrow points at { $number }.
see-position = Here sits { $seat }: the corner of the event that points here is their income.
see-income = Here sits { $seat }. Income of this round: { $amount }.
see-position-empty = Nobody sits here: what points here is lost.
see-shield = { $seat } holds the shield and lays the event.
see-edge = In force: “{ $event }”. { $effects }
see-edge-empty = Room for a permanent event.
see-favour = { $covered ->
    [yes] { $name }: covered until the end of the chapter.
   *[no] { $name }: { $gets }.
}
see-stone = The favour stone stands on: { $name }.

see-supply = { $number ->
    [0] Out of stock: { $thing }.
   *[other] In stock: { $amount }.
}
see-supply-money = There is always enough money.
see-metal = { $given ->
    [yes] The metal has been given for the Tower.
   *[no] The metal: the King gives it when the Tower is full.
}
see-market = { $covered ->
    [yes] The market does not buy { $thing } now.
   *[no] The market pays { $amount } for 1 { $thing }.
}
# $bundle: what is still missing.
see-project = { $state ->
    [absent] { $name }, not in play yet. { $print }
    [covered] { $name }, covered until the end of the chapter: it takes neither material nor donations. { $print }
    [finished] { $name }, finished.
   *[open] { $name }, being built. Missing: { $bundle }. { $print }
}
# $text: see-project. $donors: those whose seals lie there.
see-donors = { $text } Donors: { $donors }.
see-yield = Houses on these two sites bring { $bundle } as rent.
see-site = House site { $number }, free: it asks for 1 { $thing } and brings { $bundle } as rent.
see-home = House of { $seat } on site { $number }: it brings { $bundle } as rent.
see-place = { $name } (place { $number }). Treating somebody here brings 2 VP and also: { $bundle }.
see-plague = { $value ->
    [0] { $name } (place { $number }): a plague tile, face down.
   *[other] { $name } (place { $number }): somebody is sick. Treating them takes { $value } knowledge.
}
see-score = { $seat }: { $number } VP.
see-score-more = { $seat }: { $number } VP, on field { $cell } with { $more } more.

see-seat = { $place ->
    [active] { $seat }, who holds the shield.
    [turn] { $seat }, whose turn it is.
    [both] { $seat }, who holds the shield and whose turn it is.
   *[other] { $seat }.
}
see-vp = { $seat }: { $number } VP.
see-have = { $number ->
    [0] { $seat } has no { $thing }.
   *[other] { $seat } has { $amount }.
}
see-screen = Behind the screen of { $seat }: nobody else sees what is there.
see-hand = { $number ->
    [0] { $seat } has no card in hand.
    [one] { $seat } has 1 card in hand.
   *[other] { $seat } has { $number } cards in hand.
}
see-open = { $empty ->
    [yes] { $seat } has no open card in this chapter.
   *[no] { $number ->
        [one] The open pile of { $seat }: 1 card, “{ $name }”.
       *[other] The open pile of { $seat }: { $number } cards, “{ $name }” on top.
    }
}
see-down = { $number ->
    [0] { $seat } has laid no card face down in this chapter.
    [one] { $seat } has laid 1 card face down.
   *[other] { $seat } has laid { $number } cards face down.
}
see-houses = { $number ->
    [0] { $seat } has no house left to build.
    [one] { $seat } has 1 house left to build.
   *[other] { $seat } has { $number } houses left to build.
}
see-seals = { $number ->
    [0] { $seat } has no seal left.
    [one] { $seat } has 1 seal left for donations.
   *[other] { $seat } has { $number } seals left for donations.
}
see-penalty = { $penalty_id ->
    [penance] { $name } for { $seat }: at the start of the chapter one card, drawn at random, goes face down.
    [begging] { $name } for { $seat }: no income in the first round.
   *[court] { $name } for { $seat }: in the first round one card open and one face down, both unused.
}
see-card = “{ $name }”. { $text }
see-card-gone = { $where ->
    [open] “{ $name }” lies on your open pile.
    [down] “{ $name }” lies face down.
   *[aside] “{ $name }” is not used in this chapter.
}
see-played = { $where ->
    [open] { $seat } has played “{ $name }” in this chapter.
    [aside] “{ $name }” is not used in this chapter.
   *[hidden] { $seat } has not shown “{ $name }” in this chapter.
}
