# Sola Fide, in English.
#
# One whole message for each thing that can be said. Nouns come in as arguments, already in this language; beside each noun $x its key $x_id
# ("upper-saxon", "commons", "catholic" ...) is given, for languages that have to choose a form by it.
# $circle: "the Upper Saxon Circle". $side: "the nobility". $religion: "Catholic". $deck: "the blue deck". $seat: a player's name.
# $card, $foreign, $bonus: the name of a card as it is printed, so it stands in quotation marks.
# $brief: what a card does in a few words ("convert 2 of the commons; draw 1"). $effects: the same in whole sentences.
# A language that needs other forms of a noun writes them as attributes of it: `.in` of circle-bavarian is given as $circle_in.

### Nouns

circle-upper-saxon = the Upper Saxon Circle
circle-lower-saxon = the Lower Saxon Circle
circle-franconian = the Franconian Circle
circle-westphalian = the Westphalian Circle
circle-upper-rhenish = the Upper Rhenish Circle
circle-bavarian = the Bavarian Circle
circle-burgundian = the Burgundian Circle
circle-electoral-rhenish = the Electoral Rhenish Circle
circle-swabian = the Swabian Circle
circle-austrian = the Austrian Circle

# The same in lists and where there is little room.
short-upper-saxon = Upper Saxon
short-lower-saxon = Lower Saxon
short-franconian = Franconian
short-westphalian = Westphalian
short-upper-rhenish = Upper Rhenish
short-bavarian = Bavarian
short-burgundian = Burgundian
short-electoral-rhenish = Electoral Rhenish
short-swabian = Swabian
short-austrian = Austrian

# A circle that somebody has named otherwise in a content file of his own.
circle-plain = the circle “{ $name }”

side-nobility = the nobility
side-commons = the commons

# The spaces of the power track, from the far end of the nobility to that of the commons.
space-n2 = N2
space-n1 = N1
space-c1 = C1
space-c2 = C2

religion-catholic = Catholic
religion-protestant = Protestant

deck-blue = the blue deck
deck-white = the white deck
deck-orange = the orange deck
deck-green = the green deck

# A player. $small is the name with a small first letter, $initial that letter without accent.
seat-name = { $name }

# One letter for each religion on the text board.
letter-catholic = C
letter-protestant = P

# Several names in a row.
list-end = { $first } and { $last }
list-more = { $first }, { $next }

### Where victory points come from

vp-circle = a circle taken
vp-reward = a reward marker

### What cards do, in whole sentences
#
# $which is nobility, commons, both, either, dominant or subordinate. $territories and $circles are one of the phrases that follow.

territories-any = { $number ->
    [one] 1 territory
   *[other] { $number } territories
}
territories-neutral = { $number ->
    [one] 1 neutral territory
   *[other] { $number } neutral territories
}
territories-all = all neutral territories

circles-any = { $number ->
    [one] one circle
   *[other] each of { $number } circles
}
circles-disputed = the circle with the disputation marker
circles-same = the same circle
circles-one = { $circle }
circles-one-of = one of these circles ({ $names })
circles-each-of = each of these circles ({ $names })
circles-some-of = each of { $number } of these circles ({ $names })

op-convert = { $which ->
    [nobility] Convert { $territories } of the nobility in { $circles }.
    [commons] Convert { $territories } of the commons in { $circles }.
    [both] Convert { $territories } on each side of { $circles }.
    [either] Convert { $territories } on one side of { $circles }.
    [dominant] Convert { $territories } on the dominant side of { $circles }.
   *[subordinate] Convert { $territories } on the subordinate side of { $circles }.
}
op-move = { $which ->
    [nobility] { $number ->
        [one] Move { $circles } 1 space towards the nobility.
       *[other] Move { $circles } { $number } spaces towards the nobility.
    }
    [commons] { $number ->
        [one] Move { $circles } 1 space towards the commons.
       *[other] Move { $circles } { $number } spaces towards the commons.
    }
    [either] { $number ->
        [one] Move { $circles } 1 space in either direction.
       *[other] Move { $circles } { $number } spaces in either direction.
    }
    [dominant] { $number ->
        [one] Move { $circles } 1 space towards the dominant side.
       *[other] Move { $circles } { $number } spaces towards the dominant side.
    }
   *[subordinate] { $number ->
        [one] Move { $circles } 1 space towards the subordinate side.
       *[other] Move { $circles } { $number } spaces towards the subordinate side.
    }
}
op-dispute = Put the disputation marker on { $circles }.
op-draw = { $number ->
    [one] Draw 1 card.
   *[other] Draw { $number } cards.
}
op-draw-keep = Draw { $number } cards, keep { $keep } of them and discard the others.
op-discard = { $number ->
    [one] Discard 1 other card.
   *[other] Discard { $number } other cards.
}
op-opponent-discards = { $random ->
    [yes] { $number ->
        [one] Your opponent discards 1 card at random.
       *[other] Your opponent discards { $number } cards at random.
    }
   *[no] { $number ->
        [one] Your opponent chooses and discards 1 card.
       *[other] Your opponent chooses and discards { $number } cards.
    }
}
op-recover = { $number ->
    [one] Take 1 card from your discard pile back into your hand, but none that came there this turn.
   *[other] Take { $number } cards from your discard pile back into your hand, but none that came there this turn.
}
op-cost = { $military ->
    [yes] { $number ->
        [one] You may discard 1 other card; if you do not, the rest is left out, except for the Protestant’s roll.
       *[other] You may discard { $number } other cards; if you do not, the rest is left out, except for the Protestant’s roll.
    }
   *[no] { $number ->
        [one] You may discard 1 other card; if you do not, the rest is left out.
       *[other] You may discard { $number } other cards; if you do not, the rest is left out.
    }
}
op-per-discard = { $most ->
    [0] Discard any number of other cards. For each of them, each time in a different circle: { $effects }
    [one] Discard 1 other card, or none. For it: { $effects }
   *[other] Discard up to { $most } other cards. For each of them, each time in a different circle: { $effects }
}
op-remove-markers = { $which ->
    [nobility] Remove all markers from the nobility of { $circles }.
    [commons] Remove all markers from the commons of { $circles }.
    [either] Remove all markers from one side of { $circles }.
    [dominant] Remove all markers from the dominant side of { $circles }.
   *[subordinate] Remove all markers from the subordinate side of { $circles }.
}

effects-next = { $first } { $next }
effects-none = Nothing happens.
# $several: is it more than one sentence?
effects-either = { $several ->
    [yes] Either all of this: { $first }
   *[no] Either: { $first }
}
effects-or = { $several ->
    [yes] { $first } Or all of this: { $next }
   *[no] { $first } Or: { $next }
}
effects-military = { $choice ->
    [yes] { $first } Then, either way, the Protestant rolls for a bonus.
   *[no] { $first } Then the Protestant rolls for a bonus.
}

permanent-you-convert = { $which ->
    [nobility] Permanent: once a turn, after a card with which you converted among the nobility, you may do this: { $effects }
   *[commons] Permanent: once a turn, after a card with which you converted among the commons, you may do this: { $effects }
}
permanent-you-draw = Permanent: whenever you draw instead of playing a card, you may do this: { $effects }
permanent-you-take = Permanent: each time you take a circle, you may do this: { $effects }
permanent-hand-limit = { $number ->
    [one] Permanent: your hand limit is 1 card.
   *[other] Permanent: your hand limit is { $number } cards.
}
permanent-cannot-convert = { $which ->
    [nobility] Permanent: your opponent cannot convert the nobility of the circle with the disputation marker.
    [commons] Permanent: your opponent cannot convert the commons of the circle with the disputation marker.
   *[both] Permanent: your opponent cannot convert in the circle with the disputation marker.
}
permanent-cannot-move = Permanent: your opponent cannot move the circle with the disputation marker.
permanent-extra = { $which ->
    [nobility] Permanent: once a turn, when a card of yours converts among the nobility, you may convert 1 more territory there.
   *[commons] Permanent: once a turn, when a card of yours converts among the commons, you may convert 1 more territory there.
}

### What cards do, in a few words: on buttons, in questions, on the card itself
#
# They stand after a colon or between semicolons, so they begin small and have no full stop. The log says them too, of whoever it is about: so
# there is no “you” in them, and no “opponent”.

amount-any = { $number }
amount-neutral = { $number } neutral
amount-all = all neutral

brief-convert = { $which ->
    [nobility] convert { $amount } of the nobility
    [commons] convert { $amount } of the commons
    [both] convert { $amount } on each side
    [either] convert { $amount } on either side
    [dominant] convert { $amount } on the dominant side
   *[subordinate] convert { $amount } on the subordinate side
}
brief-move = { $which ->
    [nobility] move { $number } towards the nobility
    [commons] move { $number } towards the commons
    [either] move { $number } either way
    [dominant] move { $number } towards the dominant side
   *[subordinate] move { $number } towards the subordinate side
}
brief-dispute = place the disputation marker
brief-draw = draw { $number }
brief-draw-keep = draw { $number }, keep { $keep }
brief-discard = discard { $number }
brief-opponent-discards = { $random ->
    [yes] the other player loses { $number } at random
   *[no] the other player discards { $number }
}
brief-recover = take { $number } back
brief-cost = discard { $number } to go on
brief-per-discard = { $most ->
    [0] for each discard, { $brief }, each time in a different circle
    [one] for 1 discard, { $brief }
   *[other] for each discard (up to { $most }), { $brief }, each time in a different circle
}
brief-remove-markers = { $which ->
    [nobility] remove all markers from the nobility
    [commons] remove all markers from the commons
    [either] remove all markers from one side
    [dominant] remove all markers from the dominant side
   *[subordinate] remove all markers from the subordinate side
}

# Where, if it is not one circle of the player's choice.
brief-in = { $brief } { $place }
place-any = in { $number } circles
place-disputed = in the disputed circle
place-same = there
place-one = in { $names }
place-one-of = in one of { $names }
place-each-of = in each of { $names }
place-some-of = in { $number } of { $names }

brief-next = { $first }; { $next }
# In one of several things to choose from, what belongs together.
brief-then = { $first }, then { $next }
brief-or = { $first } – or { $next }
brief-none = nothing
brief-military = { $brief }; military
brief-permanent = permanent: { $brief }
brief-you-convert = { $which ->
    [nobility] after converting among the nobility, { $brief }
   *[commons] after converting among the commons, { $brief }
}
brief-you-draw = when drawing instead of playing, { $brief }
brief-you-take = for each circle taken, { $brief }
brief-hand-limit = hand limit { $number }
brief-cannot-convert = { $which ->
    [nobility] guards the nobility of the disputed circle
    [commons] guards the commons of the disputed circle
   *[both] guards the disputed circle
}
brief-cannot-move = holds the power of the disputed circle
brief-extra = { $which ->
    [nobility] once a turn 1 more of the nobility
   *[commons] once a turn 1 more of the commons
}

### Questions: to the one who is asked (ask-), and to those who wait (wait-)

ask-choose-side = You rolled higher: choose your side
wait-choose-side = { $seat } rolled higher and chooses a side
ask-draft = Choose card { $number } of 15 for your deck
wait-draft = { $both ->
    [yes] Both players choose the cards of their decks
   *[no] { $seat } still chooses cards
}
ask-turn = Play a card, or draw one
wait-turn = { $seat } plays a card or draws one
ask-choose-list = Choose what “{ $card }” does
wait-choose-list = { $seat } chooses what “{ $card }” does
ask-convert = { $left ->
    [one] Choose a circle: { $brief }
   *[other] Choose a circle, { $left } in all, one after the other: { $brief }
}
wait-convert = { $seat } chooses a circle to convert in
ask-extra = Convert one more territory of { $side } in { $circle }, by “{ $card }”?
wait-extra = { $seat } may convert one more territory in { $circle }
ask-move = { $left ->
    [one] Choose a circle: { $brief }
   *[other] Choose a circle, { $left } in all, one after the other: { $brief }
}
wait-move = { $seat } chooses a circle to move
ask-dispute = Choose a circle for the disputation marker
wait-dispute = { $seat } chooses a circle for the disputation marker
ask-remove = Choose where, or leave the markers: { $brief }
wait-remove = { $seat } chooses where all markers are removed, if at all
ask-take = Several circles are due: choose which one is taken first
wait-take = { $seat } chooses which of the circles that are due is taken first
ask-cost = { $number ->
    [one] Discard 1 card to go on, or leave out the rest: { $brief }
   *[other] Discard { $number } cards to go on, or leave out the rest: { $brief }
}
wait-cost = { $number ->
    [one] { $seat } may discard 1 card to go on
   *[other] { $seat } may discard { $number } cards to go on
}
ask-per-discard = { $number ->
    [0] Discard as many cards as you like; for each of them: { $brief }
    [one] Discard more? So far it is 1 card; for each of them: { $brief }
   *[other] Discard more? So far it is { $number } cards; for each of them: { $brief }
}
wait-per-discard = { $seat } discards any number of cards
ask-use = Use “{ $card }”: { $brief }?
wait-use = { $seat } may use “{ $card }”
ask-discard = { $limit ->
    [yes] { $number ->
        [one] Above your hand limit: choose 1 card to discard
       *[other] Above your hand limit: choose { $number } cards to discard
    }
   *[no] { $number ->
        [one] Choose 1 card to discard
       *[other] Choose { $number } cards to discard
    }
}
wait-discard = { $number ->
    [one] { $seat } chooses 1 card to discard
   *[other] { $seat } chooses { $number } cards to discard
}
ask-discard-drawn = { $number ->
    [one] Choose 1 of the cards just drawn to discard
   *[other] Choose { $number } of the cards just drawn to discard
}
wait-discard-drawn = { $seat } chooses which of the cards just drawn to keep
ask-recover = { $number ->
    [one] Choose a card from your discard pile to take back
   *[other] Choose { $number } cards from your discard pile to take back
}
wait-recover = { $seat } takes a card back from the discard pile
ask-choose-deck = You have taken a circle: choose a deck of Foreign Influence
wait-choose-deck = { $seat } has taken a circle and chooses a deck of Foreign Influence

wait-lot = Dice and cards decide
wait-over = The game is over: { $seat } wins with { $number } VP
wait-over-shared = The game is over: { $seats } share the win with { $number } VP

### Moves: what stands on the button
#
# $taker: nobody; you, if the circle becomes yours with it; other, if it becomes $second_seat's. $vp is what the circle is worth.

move-choose = Play the { $religion } side
move-keep = Keep “{ $card }”: { $brief }
move-draw = Draw a card
move-play = Play “{ $card }”: { $brief }
move-play-idle = Play “{ $card }”, which can do nothing now
move-do = { $effects }
move-convert = { $number ->
    [0] Choose { $side } of { $circle }, where nothing is converted
    [one] { $taker ->
        [you] Convert 1 of { $side } in { $circle } and take it for { $vp } VP
       *[nobody] Convert 1 of { $side } in { $circle }
    }
   *[other] { $taker ->
        [you] Convert { $number } of { $side } in { $circle } and take it for { $vp } VP
       *[nobody] Convert { $number } of { $side } in { $circle }
    }
}
move-convert-both = { $number ->
    [0] Choose { $circle }, where nothing is converted
    [one] { $taker ->
        [you] Convert 1 territory in { $circle } and take it for { $vp } VP
       *[nobody] Convert 1 territory in { $circle }
    }
   *[other] { $taker ->
        [you] Convert { $number } territories in { $circle } and take it for { $vp } VP
       *[nobody] Convert { $number } territories in { $circle }
    }
}
move-move = { $moved ->
    [no] Choose { $circle } towards { $side }, where nothing moves
   *[yes] { $taker ->
        [you] Move { $circle } to { $space }, towards { $side }, and take it for { $vp } VP
        [other] Move { $circle } to { $space }, towards { $side }: { $second_seat } takes it for { $vp } VP
       *[nobody] Move { $circle } to { $space }, towards { $side }
    }
}
move-dispute = { $there ->
    [yes] Leave the disputation marker on { $circle }
   *[no] Put the disputation marker on { $circle }
}
move-clear = { $number ->
    [0] Choose { $side } of { $circle }, where no marker lies
    [one] Remove 1 marker from { $side } of { $circle }
   *[other] Remove { $number } markers from { $side } of { $circle }
}
move-take = { $taker ->
    [you] Take { $circle } first, for { $vp } VP
   *[other] Let { $second_seat } take { $circle } first, for { $vp } VP
}
move-leave-markers = Leave the markers where they are
move-more = { $taker ->
    [you] Convert one more, { $number } in all, and take { $circle } for { $vp } VP
   *[nobody] Convert one more, { $number } in all
}
move-no-more = { $taker ->
    [you] Leave it at { $number }, and take { $circle } for { $vp } VP
   *[nobody] Leave it at { $number }
}
move-use = Use it: { $brief }
move-leave = Do not use it
move-discard = Discard “{ $card }”, unused: { $brief }
move-decline = { $military ->
    [yes] Discard nothing, and leave out the rest, except for the Protestant’s roll
   *[no] Discard nothing, and leave out the rest
}
move-enough = { $number ->
    [0] Discard no card
    [one] Enough: 1 card is discarded
   *[other] Enough: { $number } cards are discarded
}
move-recover = Take back “{ $card }”: { $brief }
move-influence = { $deck_id ->
    [blue] The blue deck: moves circles
    [white] The white deck: converts territories
    [orange] The orange deck: changes the cards in hand
   *[green] The green deck: removes markers
}

### Lots

lot-roll = The die shows { $number }
lot-catholic = { $seat } is Catholic
lot-deal = One of the three is “{ $card }”
lot-draw = The card drawn is “{ $card }”
lot-lose = The card lost is “{ $card }”
lot-foreign = Foreign Influence: “{ $foreign }”

### The log

told-rolled = { $seat } rolls a { $number }.
told-side = { $seat } plays the { $religion } side.
told-kept = { $card_id ->
    [unknown] { $seat } has chosen { $number } of 15 cards.
   *[known] { $seat } keeps “{ $card }”, card { $number } of 15.
}
told-begins = { $seat } begins.
told-turn = Turn { $number }: { $seat }.
told-drew = { $card_id ->
    [unknown] { $seat } draws a card.
   *[known] { $seat } draws “{ $card }”.
}
told-nothing-to-draw = { $seat } has nothing left to draw.
told-reshuffled = { $number ->
    [one] { $seat } makes a new deck of the 1 discarded card.
   *[other] { $seat } shuffles { $number } discarded cards into a new deck.
}
told-played = { $seat } plays “{ $card }”.
told-did = { $seat } chooses: { $brief }.
told-converted = { $number ->
    [one] { $seat } converts 1 territory of { $side } in { $circle }.
   *[other] { $seat } converts { $number } territories of { $side } in { $circle }.
}
told-moved = { $number ->
    [one] { $seat } moves { $circle } 1 space towards { $side }.
   *[other] { $seat } moves { $circle } { $number } spaces towards { $side }.
}
told-disputed = { $seat } puts the disputation marker on { $circle }.
told-dispute-stays = { $seat } leaves the disputation marker on { $circle }.
told-cleared = { $number ->
    [one] { $seat } removes 1 marker from { $side } of { $circle }.
   *[other] { $seat } removes { $number } markers from { $side } of { $circle }.
}
told-discarded = { $seat } discards “{ $card }”.
told-lost = { $seat } loses “{ $card }” at random.
told-recovered = { $seat } takes back “{ $card }” from the discard pile.
told-declined = { $seat } discards nothing: what depends on it is left out.
told-left-markers = { $seat } leaves the markers where they are.
told-extra = { $seat } converts one more territory by “{ $card }”.
told-used = { $seat } uses “{ $card }”.
told-replaced = { $seat } discards the permanent card “{ $card }”.
told-laid-out = { $seat } lays out “{ $card }”, which stays.
told-military = { $seat } rolls a { $number } for the bonus: “{ $bonus }” – { $brief }.
told-taken = { $seat } takes { $circle } for { $vp } VP.
told-reward = { $seat } gets a reward marker for the disputed circle: 1 VP.
told-turned-up = Turned up: { $circle }.
told-foreign = { $seat } draws from { $deck }: “{ $foreign }” – { $brief }.
told-time-is-up = { $number ->
    [one] Time is up: 1 turn has been played.
   *[other] Time is up: { $number } turns have been played.
}
told-over = The game is over.
told-wins = { $seat } wins with { $number } VP.

### Reasons: why something is not offered

why-over = The game is over.
why-not-asked = { $seat_id ->
    [lot] Dice and cards decide first.
   *[seat] It is { $seat } who is asked now.
}
why-not-now = { $step ->
    [choose-side] That is not asked now. Choose your side.
    [draft] That is not asked now. Choose one of the three cards.
    [turn] That is not asked now. Play a card, or draw one.
    [choose-list] That is not asked now. Choose what “{ $card }” does.
    [convert] That is not asked now. Choose where to convert.
    [extra] That is not asked now. Decide whether to convert one more territory.
    [move] That is not asked now. Choose which circle to move.
    [dispute] That is not asked now. Choose a circle for the disputation marker.
    [remove] That is not asked now. Choose where all markers are removed, or leave them.
    [take] That is not asked now. Choose which circle is taken first.
    [cost] That is not asked now. Discard to go on, or leave out the rest.
    [per-discard] That is not asked now. Discard a card, or say that it is enough.
    [use] That is not asked now. Decide whether to use “{ $card }”.
    [discard] That is not asked now. Choose a card to discard.
    [discard-drawn] That is not asked now. Choose one of the cards just drawn to discard.
    [recover] That is not asked now. Choose a card to take back.
   *[choose-deck] That is not asked now. Choose a deck of Foreign Influence.
}
why-circle-down = Still face down: { $circle } (SF-4.9).
why-circle-taken = { $seat } has already taken { $circle } (SF-4.9).
why-circle-chosen = You have already chosen { $circle }: no circle twice (SF-4.13).
why-circle-due = Nothing more is done in { $circle }: it is about to be taken (SF-4.9).
why-circle-not-due = Nobody owns the whole dominant side of { $circle } yet (SF-5.4).
why-nothing-to-draw = Nothing is left to draw, so play a card (SF-3.1).
why-circle-not-disputed = It must be the circle with the disputation marker.
why-circle-not-same = It must be the same circle as before: { $circle }.
why-circle-not-listed = It must be one of the circles that are named: { $names }.
why-side-not-meant = It must be { $side } of { $circle }.
why-one-side = One side must be chosen, not both.
why-both-sides = It is for both sides of { $circle } at once.
why-direction-not-meant = It can only go towards { $side } in { $circle }.
why-all-yours = All territories of { $side } in { $circle } are already yours.
why-all-yours-both = All territories in { $circle } are already yours.
why-no-neutral = No territory of { $side } in { $circle } is neutral.
why-no-neutral-both = No territory in { $circle } is neutral.
why-cannot-convert = The card “{ $card }” of { $seat } forbids it in { $circle } (SF-4.10).
why-cannot-move = The card “{ $card }” of { $seat } forbids moving { $circle } (SF-4.10).
why-at-end = The power marker of { $circle } is already at the end of the track.
why-no-markers = No marker lies on { $side } of { $circle }.
why-no-such-list = The card “{ $card }” gives a choice of { $number } things only.
why-card-of-other = The card “{ $card }” is a { $religion } card, and you play the other side.
why-card-in-hand = The card “{ $card }” is in your hand.
why-card-not-drawn = The card “{ $card }” is not one of the cards just drawn (SF-3.7).
why-card-discarded = The card “{ $card }” lies in your discard pile.
why-card-spent = The card “{ $card }” went to the discard pile only in this turn (SF-3.3).
why-card-permanent = The card “{ $card }” lies in front of you as your permanent card.
why-card-played = The card “{ $card }” is being played.
why-card-in-deck = The card “{ $card }” is in your deck.
why-card-left-out = The card “{ $card }” is not in the deck you play with.
why-card-not-offered = The card “{ $card }” is not one of the three cards before you.

### Things to look through

card-of-side = { $starter ->
    [yes] { $religion } card { $number }, of the starter deck. { $effects }
   *[no] { $religion } card { $number }. { $effects }
}
card-foreign = { $deck_id ->
    [blue] Foreign Influence, blue deck. { $effects }
    [white] Foreign Influence, white deck. { $effects }
    [orange] Foreign Influence, orange deck. { $effects }
   *[green] Foreign Influence, green deck. { $effects }
}
card-bonus-name = { $number }: { $name }
card-bonus = The Protestant’s bonus for a { $number } after a military card. { $effects }
card-circle = Circle { $number }, worth { $vp } VP. Nobility: { $nobility }. Commons: { $commons }. The power marker starts on { $space }.
card-prints = { $catholic } Catholic, { $protestant } Protestant, { $neutral } neutral
card-with-note = { $text } “{ $note }”

### The text board

board-title = Sola Fide
board-turn = turn { $number }
board-turn-limit = turn { $number } of { $limit }
board-setup = set-up
board-draft = the draft
board-over = the game is over
board-disputed = the disputation marker
board-nobility = nobility
board-commons = commons
board-power = power
board-vp = { $number } VP
board-pyramid = Pyramid
board-pyramid-legend = all circles with their VP; in brackets those still face down
board-legend = { $catholic } Catholic, { $protestant } Protestant, · neutral territory, + a marker on it; { $sign } the dominant side
board-power-legend = power: { $n2 }, { $n1 } the nobility, { $c1 }, { $c2 } the commons; [ ] where the marker stands
board-you = you
board-on-turn = to play
board-asked = decides
board-no-side = no side yet
board-rewards = { $number ->
    [0] no reward marker
    [one] 1 reward marker
   *[other] { $number } reward markers
}
board-circles = circles:
board-hand = hand:
board-deck = deck:
board-discard = discard pile:
board-played = being played:
board-drawn = just drawn:
board-offer = looks at:
board-kept = chosen:
board-known = known of it:
board-nothing = none
