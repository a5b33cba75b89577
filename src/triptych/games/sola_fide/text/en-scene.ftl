# What lies on the table, one sentence each: for the pointer, for the keyboard, for screen readers.

see-title = Sola Fide. { $number ->
    [0] The game is being set up.
   *[other] This is turn { $number }.
}
see-circle = { $side_id ->
    [nobility] Face up: { $circle }, worth { $vp } VP. The nobility is dominant.
   *[commons] Face up: { $circle }, worth { $vp } VP. The commons are dominant.
}
see-circle-down = Still face down: { $circle }. { $print }
see-circle-taken = { $seat } has taken { $circle }: { $vp } VP.
see-stamp = The seal of { $seat } on { $circle }.
see-side = { $dominant ->
    [yes] { $side_id ->
        [nobility] Nobility of { $circle }, dominant: { $territories }. Whoever owns all { $number } takes the circle.
       *[commons] Commons of { $circle }, dominant: { $territories }. Whoever owns all { $number } takes the circle.
    }
   *[no] { $side_id ->
        [nobility] Nobility of { $circle }, subordinate: { $territories }.
       *[commons] Commons of { $circle }, subordinate: { $territories }.
    }
}
see-marker = { $religion_id ->
    [catholic] A Catholic marker on { $side } of { $circle }.
   *[protestant] A Protestant marker on { $side } of { $circle }.
}
see-power = { $side_id ->
    [nobility] The nobility is dominant: the power marker of { $circle } stands on { $space }.
   *[commons] The commons are dominant: the power marker of { $circle } stands on { $space }.
}
# $n2, $n1, $c1, $c2: the spaces of the power track (space-n2 ...).
see-power-end = { $side_id ->
    [nobility] The power track of { $circle }, upper half: { $n1 } and, farther up, { $n2 }. While the marker stands here, the nobility is dominant.
   *[commons] The power track of { $circle }, lower half: { $c1 } and, farther down, { $c2 }. While the marker stands here, the commons are dominant.
}
see-dispute = The disputation marker lies on { $circle }: whoever takes it gets a reward marker.
see-dispute-supply = The disputation marker lies in the supply.
see-supply = { $number ->
    [0] The supply: no reward marker is left.
    [one] The supply: 1 reward marker is left.
   *[other] The supply: { $number } reward markers are left.
}
see-foreign = { $deck_id ->
    [blue] Foreign Influence, the blue deck: moves circles. { $names }
    [white] Foreign Influence, the white deck: converts territories. { $names }
    [orange] Foreign Influence, the orange deck: changes the cards in hand. { $names }
   *[green] Foreign Influence, the green deck: removes markers. { $names }
}
see-influence = Foreign Influence, being carried out: “{ $foreign }”. { $effects }
see-no-influence = Whoever takes a circle draws from one of these decks.
see-played = Being played: “{ $card }”. { $effects }
see-no-played = No card is being played.
see-choice = One way to play “{ $card }”: { $effects }
see-score = { $turn ->
    [yes] { $seat }: { $number } VP. It is { $seat }’s turn.
   *[no] { $seat }: { $number } VP.
}

see-seat = { $religion_id ->
    [none] { $seat } has no side yet.
    [catholic] { $seat } plays the Catholic side.
   *[protestant] { $seat } plays the Protestant side.
}
see-rewards = { $number ->
    [0] { $seat } has no reward marker.
    [one] { $seat } has 1 reward marker: 1 VP.
   *[other] { $seat } has { $number } reward markers: { $number } VP.
}
see-vp = { $number ->
    [one] { $seat }: 1 VP.
   *[other] { $seat }: { $number } VP.
}
see-circles = { $number ->
    [0] { $seat } has taken no circle yet.
    [one] { $seat } has taken 1 circle: { $names }.
   *[other] { $seat } has taken { $number } circles: { $names }.
}
see-card = “{ $card }”. { $effects }
see-back = A card in the hand of { $seat }.
see-back-drawn = A card just drawn by { $seat }.
see-hand = { $number ->
    [0] { $seat } has no card in hand.
    [one] { $seat } has 1 card in hand.
   *[other] { $seat } has { $number } cards in hand.
}
see-permanent = The permanent card of { $seat }: “{ $card }”. { $effects }
see-no-permanent = { $seat } has no permanent card.
see-deck = { $number ->
    [0] The deck of { $seat } is empty.
    [one] The deck of { $seat }: 1 card.
   *[other] The deck of { $seat }: { $number } cards.
}
see-discard = { $number ->
    [0] The discard pile of { $seat } is empty.
    [one] The discard pile of { $seat }: 1 card, { $names }.
   *[other] The discard pile of { $seat }: { $number } cards, { $names }.
}

see-draft = Both players choose their decks, card by card.
see-kept = Chosen: “{ $card }”. { $effects }
see-slot = Card { $number } of your deck is still to be chosen.
see-chosen = { $number ->
    [0] { $seat } has chosen no card yet.
    [one] { $seat } has chosen 1 of 15 cards.
   *[other] { $seat } has chosen { $number } of 15 cards.
}

### What is written on the table

draft-title = Choose your fifteen
board-influence = Foreign Influence
