# What lies on the table, one sentence each: for the pointer, for the keyboard, for screen readers.

see-country = { $country_id ->
    [england] England, with its city Kingsbridge.
    [france] France, with its city Paris.
    [netherlands] The Netherlands, with their city Antwerp.
   *[spain] Spain, with its city Seville.
}
see-torch = A torch burns: at the end of the turn there is a conflict in { $country }.
see-plot = House space { $number } in { $country }.
see-house = House of { $seat } on { $number } in { $country }.
see-niches = Religion spaces of { $country }: { $free ->
    [0] all are taken.
    [one] 1 is free.
   *[other] { $free } are free.
}
see-stone = A { $stone } in { $country }.
see-stone-on-card = The { $stone } that { $card } brings.
see-sale = { $sold ->
    [yes] Sold in this turn: 1 { $good } in { $country }.
   *[no] The stall of { $country } pays { $number } VP for 1 { $good }.
}
see-stack = { $number ->
    [0] The stack of { $country }: no card lies below.
    [one] The stack of { $country }: 1 card lies below.
   *[other] The stack of { $country }: { $number } cards lie below.
}
see-person = { $card_name }. { $action }
see-person-on-stack = { $card_name }, with a { $stone }. { $action }
see-event = { $card_name }. { $effect }
see-space = Space { $number } ({ $colour }). { $action }
see-disc = The disc of { $seat } on space { $number }.
see-rose = The action track: a die leads to the next free space of its colour, clockwise.
see-score = { $number ->
    [one] { $seat }: 1 VP.
   *[other] { $seat }: { $number } VP.
}
see-year = { $half ->
    [1] Year { $number }, first half-year
    [2] Year { $number }, second half-year
   *[0] Set-up
}
see-last-year = { $half ->
    [1] Year { $number }, the last one, first half-year
   *[2] Year { $number }, the last one, second half-year
}

see-seat = { $place ->
    [turn] { $seat }, whose turn it is.
    [start] { $seat }, who begins every half-year.
    [both] { $seat }, who begins every half-year and whose turn it is.
   *[other] { $seat }.
}
see-good = { $number ->
    [0] { $seat } has no { $goods }.
   *[other] { $seat } has { $number } { $number ->
        [one] { $good }
       *[other] { $goods }
    }.
}
see-persons = { $number ->
    [0] { $seat } has no person.
    [one] { $seat } has 1 person.
   *[other] { $seat } has { $number } persons.
}
see-free-dice = { $number ->
    [0] { $seat } has no free die.
    [one] { $seat } has 1 free die.
   *[other] { $seat } has { $number } free dice.
}
see-protection = { $number ->
    [0] { $seat } has no protection tile.
    [one] { $seat } has 1 protection tile.
   *[other] { $seat } has { $number } protection tiles.
}
see-tiles = { $number ->
    [0] { $seat } has no advantage tile.
    [one] { $seat } has 1 advantage tile.
   *[other] { $seat } has { $number } advantage tiles.
}
see-sealed = An advantage tile of { $seat }, face down.
see-tile = { $number ->
    [one] Your advantage tile: { $tile }. { $action }
   *[other] { $number } advantage tiles: { $tile }. { $action }
}
see-houses = { $number ->
    [0] { $seat } has all houses on the board.
    [one] { $seat } has 1 house left.
   *[other] { $seat } has { $number } houses left.
}
see-religion = { $religion_id ->
    [none] { $seat } has no religion yet.
   *[other] { $seat } is { $religion }.
}
see-religion-die = The religion die of { $seat } shows { $number }.
see-loch = { $number ->
    [0] Loch Leven of { $seat }: no die is held there.
    [one] Loch Leven of { $seat }: 1 die is held there.
   *[other] Loch Leven of { $seat }: { $number } dice are held there.
}
see-die = { $where ->
    [blank] The { $colour } die of { $seat } is free.
    [free] The { $colour } die of { $seat } is free and shows { $number }.
    [loch] The { $colour } die of { $seat } is held in Loch Leven until it falls below 1; it shows { $number }.
    [hand] The { $colour } die of { $seat }, in the hand, shows { $number }.
   *[person] The { $colour } die of { $seat } shows { $number }, on { $card }.
}
see-room = Room for a person of { $seat }.
