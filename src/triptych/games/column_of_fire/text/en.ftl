# A Column of Fire, in English.
#
# One whole message for each thing that can be said. Nouns come in as arguments, already in this language; beside each noun $x its key $x_id
# ("england", "white", "cloth" ...) is given, for languages that have to choose a form by it.
# $country: England, the Netherlands; so no sentence begins with one. $card: a person or an event by its name. $die: "the white die";
# $colour: "white". $good: one of it ("book"), $goods: the kind ("books"). $space: "the cloth market (space 15)"; $space_use: the same
# where what one can do there is said next.
# $seat: a player's name.
# A language that needs other forms of a noun writes them as attributes of it: `.in` of country-england is given as $country_in.

### Nouns

country-england = England
country-france = France
country-netherlands = the Netherlands
country-spain = Spain

title-england = England
title-france = France
title-netherlands = Netherlands
title-spain = Spain

city-england = Kingsbridge
city-france = Paris
city-netherlands = Antwerp
city-spain = Seville

die-white = the white die
die-blue = the blue die
die-orange = the orange die
die-brown = the brown die
die-purple = the purple die
die-black = the religion die

colour-white = white
colour-blue = blue
colour-orange = orange
colour-brown = brown
colour-purple = purple
colour-black = black

good-book = book
good-ore = ore
good-cloth = cloth
good-wine = wine

goods-book = books
goods-ore = ore
goods-cloth = cloth
goods-wine = wine

religion-catholic = Catholic
religion-protestant = Protestant

stone-catholic = Catholic stone
stone-protestant = Protestant stone
stone-neutral = neutral stone

# One letter for each stone on the text board, and the sentence that explains them.
letter-catholic = C
letter-protestant = P
letter-neutral = N

# A player; an event, or a person with a name of his own. $small is the name with a small first letter, $initial that letter without accent.
seat-name = { $name }
card-plain = { $name }

# Persons whose name several bear, such as the captains: in a list; inside a sentence; and inside a sentence that names the country anyway.
card-of-country = { $name } of { $country }
person-of-country = the { $name } of { $country }
person-common = the { $name }

# A person's name that begins with an article, inside a sentence: $name is the rest. One message for each article this language has.
article-the = the { $name }

# Several names in a row.
list-end = { $first } and { $last }
list-more = { $first }, { $next }

### Where victory points come from

vp-person = a person
vp-space = a space of the track
vp-captain = a sale by captain
vp-ship = a sale by ship
vp-market = a sale at a market
vp-conflict = a conflict won
vp-minority = the only one of a religion
vp-event = an event
vp-no-person = no person taken
vp-spaces-left-out = spaces left out
vp-ransom = a die taken back
vp-houses = houses on the board
vp-protection = protection tiles left
vp-goods = goods left
vp-tiles = advantage tiles

### Action symbols
#
# name-: the symbol's name, short enough for the track and for a tile. do-: what it lets one do, in a few words. explain-: a full account.

name-good = { $good }
name-any-good = any good
name-advantage = advantage
name-protection = protection
name-captain = captain
name-neutral-stone = neutral stone
name-turn-die = turn a die
name-remove-person = remove person
name-step-on = move on
name-take-die = take a die
name-ship = { $country_id ->
    [england] English ship
    [france] French ship
    [netherlands] Dutch ship
    [spain] Spanish ship
   *[other] ship of { $country }
}
name-market = { $good } market
name-stone = { $stone }
name-stone-either = either stone
name-vp = { $number } VP

do-good = take 1 { $good }
do-any-good = take 1 good of your choice
do-advantage = draw an advantage tile
do-protection = take a protection tile
do-captain = sell any 1 good for { $number } VP
do-neutral-stone = place a neutral stone
do-turn-die = turn a die up or down
do-remove-person = remove a person
do-step-on = move on along the track
do-take-die = take a die back
do-ship = sell goods in { $country }
do-market = take 1 { $good } or sell { $goods }
do-stone = place or lift a { $stone }
do-stone-either = place or lift a stone
do-vp = score { $number } VP
do-either = { $first }, or { $second }

explain-good = Take 1 { $good }.
explain-any-good = Take 1 good of any kind.
explain-advantage = Draw an advantage tile. Only you know its face.
explain-protection = Take a protection tile. It wards off a harmful event, or keeps the stone of a person out of a country.
explain-captain = Sell 1 good of any kind for { $number } VP, in a country that buys it and where you have a house.
explain-neutral-stone = Place a neutral stone in any country with a free religion space. It fills a space and counts for neither side.
explain-turn-die = Turn a die on one of your cards up or down by 1: on a person, on Loch Leven or on your religion.
explain-remove-person = Remove a person from your display, which frees the die on it; or remove the person on top of a stack, and the next card is turned up.
explain-step-on = Your disc goes to the next unoccupied space of any colour, and you may use that space.
explain-take-die = Take a die off one of your cards. From a person, who then leaves, or from Loch Leven it comes free; the religion die is rolled again and you choose your religion.
explain-ship = If you have a house in { $country }, sell there 1 { $good } for { $number } VP, 1 { $second_good } for { $second_number } VP, or both. With two or three players you may then place a neutral stone there.
explain-market = Take 1 { $good }; or sell 1 { $good } in { $country } for { $number } VP, 1 in { $second_country } for { $second_number } VP, or both, wherever you have a house.
explain-stone = Place a { $stone } in any country with a free religion space, or lift one off any country.
explain-stone-either = Place a Catholic or a Protestant stone in any country with a free religion space, or lift one off any country.
explain-vp = Score { $number } VP.
explain-vp-tile = Keep it face down: it is worth { $number } VP at the end.
explain-either = { $first } Or: { $second }

### Spaces of the track, inside a sentence

space-good = the { $good } store (space { $number })
    .use = { space-good }
space-any-good = the open store (space { $number })
    .use = { space-any-good }
space-advantage = the advantage tile (space { $number })
    .use = { space-advantage }
space-protection = the protection tile (space { $number })
    .use = { space-protection }
space-captain = the captain (space { $number })
    .use = { space-captain }
space-neutral-stone = the neutral stone (space { $number })
    .use = { space-neutral-stone }
space-turn-die = space { $number } (turn a die)
    .use = space { $number }
space-remove-person = space { $number } (remove a person)
    .use = space { $number }
space-step-on = space { $number } (move on)
    .use = space { $number }
space-take-die = space { $number } (take a die back)
    .use = space { $number }
space-ship = { $country_id ->
    [england] the English ship (space { $number })
    [france] the French ship (space { $number })
    [netherlands] the Dutch ship (space { $number })
    [spain] the Spanish ship (space { $number })
   *[other] the ship of { $country } (space { $number })
}
    .use = { space-ship }
space-market = the { $good } market (space { $number })
    .use = { space-market }
space-stone = the { $stone } (space { $number })
    .use = { space-stone }
space-stone-either = the stone of either religion (space { $number })
    .use = { space-stone-either }
space-vp = the { $points } VP (space { $number })
    .use = { space-vp }

### Events
#
# effect-: what the card says to everybody. suffer-: what happens to the reader if he does nothing about it.
# $who is catholic, protestant, all, or house (then $house is the country that counts).

effect-loch-leven = { $who ->
    [catholic] Every Catholic sets a coloured die to 3 and lays it on Loch Leven.
    [protestant] Every Protestant sets a coloured die to 3 and lays it on Loch Leven.
    [all] Every player sets a coloured die to 3 and lays it on Loch Leven.
   *[house] Every player with a house in { $house } sets a coloured die to 3 and lays it on Loch Leven.
}
effect-lose-vp = { $who ->
    [catholic] Every Catholic loses { $number } VP.
    [protestant] Every Protestant loses { $number } VP.
    [all] Every player loses { $number } VP.
   *[house] Every player with a house in { $house } loses { $number } VP.
}
effect-lose-good = { $who ->
    [catholic] { $number ->
        [one] Every Catholic loses 1 good.
       *[other] Every Catholic loses { $number } goods.
    }
    [protestant] { $number ->
        [one] Every Protestant loses 1 good.
       *[other] Every Protestant loses { $number } goods.
    }
    [all] { $number ->
        [one] Every player loses 1 good.
       *[other] Every player loses { $number } goods.
    }
   *[house] { $number ->
        [one] Every player with a house in { $house } loses 1 good.
       *[other] Every player with a house in { $house } loses { $number } goods.
    }
}
effect-lower-die = { $who ->
    [catholic] Every Catholic turns a die on a person down by 1; from a 1 it comes free and the person leaves.
    [protestant] Every Protestant turns a die on a person down by 1; from a 1 it comes free and the person leaves.
    [all] Every player turns a die on a person down by 1; from a 1 it comes free and the person leaves.
   *[house] Every player with a house in { $house } turns a die on a person down by 1; from a 1 it comes free and the person leaves.
}
effect-house-down = { $who ->
    [catholic] The houses of the Catholics in { $country } go down to the next lower number.
    [protestant] The houses of the Protestants in { $country } go down to the next lower number.
    [all] All houses in { $country } go down to the next lower number.
   *[house] The houses in { $country } of all who have one in { $house } too go down to the next lower number.
}
effect-religion-die-vp = Every player may give back a protection tile and score as many VP as their religion die shows.

suffer-loch-leven = lay one of your dice on Loch Leven
suffer-lose-vp = lose { $number } VP
suffer-lose-good = { $number ->
    [one] lose 1 good of your choice
   *[other] lose { $number } goods of your choice
}
suffer-lower-die = turn a die on one of your persons down
suffer-house-down = let your house in { $country } go down

### Questions: to the one who is asked (ask-), and to those who wait (wait-)

ask-window = { $window ->
    [first-half] Begin your first half-year, or first use tiles or buy back a die
    [roll] Roll your dice, or first use tiles or buy back a die
    [person] Go on to your next person, or first use tiles or buy back a die
    [card] Turn up the next card, or first use tiles or buy back a die
    [move] Go on to the action track, or first use tiles or buy back a die
    [between] Go on to the next conflict, or first use tiles or buy back a die
   *[conflicts] End your turn, or first use tiles or buy back a die
}
wait-window = { $window ->
    [first-half] { $seat } may use tiles or buy back a die before the first half-year
    [roll] { $seat } may use tiles or buy back a die before the roll
    [person] { $seat } may use tiles or buy back a die before the next person
    [card] { $seat } may use tiles or buy back a die before the next card is turned up
    [move] { $seat } may use tiles or buy back a die before the action track
    [between] { $seat } may use tiles or buy back a die before the next conflict
   *[conflicts] { $seat } may use tiles or buy back a die before the turn ends
}
ask-use = { $what ->
    [space] Use { $space_use }: { $action }?
   *[person] Use { $card }: { $action }?
}
wait-use = { $what ->
    [space] { $seat } may use { $space }
   *[person] { $seat } may use { $card }
}
ask-choose-religion = Your religion die shows { $number }: choose your religion
wait-choose-religion = { $seat } chooses a religion
ask-choose-person = { $none ->
    [no] Choose a die and the person of its country
   *[yes] Choose a die and the person of its country, or pay 1 VP and take none
}
wait-choose-person = { $seat } chooses a person
ask-stone = The stone of { $card_here }: lay it in { $country }, or keep it out for a protection tile?
wait-stone = { $seat } decides on the stone of { $card }
ask-place-house = Move your house in { $country } up from { $from } to { $number }?
wait-place-house = { $seat } may move a house up in { $country }
ask-track = Choose where your disc goes: a free die gives its colour, each free space left out costs 1 VP
wait-track = { $seat } moves along the track
ask-neutral = The ship brings a neutral stone: place it in { $country }?
wait-neutral = { $seat } may place a neutral stone in { $country }
ask-conflicts = Choose which conflict comes next
wait-conflicts = { $seat } chooses which conflict comes next
ask-ward = { $card }: give back a protection tile, or { $effect }?
wait-ward = { $seat } may ward off the event “{ $card }”
ask-offer = { $card }: give back a protection tile to score { $number } VP?
wait-offer = { $seat } may give back a protection tile for the event “{ $card }”
ask-imprison = { $card }: choose a die to lay on Loch Leven
wait-imprison = { $seat } lays a die on Loch Leven
ask-lose-good = { $number ->
    [one] { $card }: choose a good to lose
   *[other] { $card }: choose a good to lose, the first of { $number }
}
wait-lose-good = { $seat } chooses a good to lose
ask-lower-die = { $card }: choose a die on a person to turn down
wait-lower-die = { $seat } turns a die on a person down

wait-lot = Dice and cards decide
wait-over = The game is over: { $seat } wins with { $number } VP
wait-over-shared = The game is over: { $seats } share the win with { $number } VP

### Moves: what stands on the button
#
# $by is tile where an advantage tile is used up for it, ransom where 3 VP are paid for it.

move-pass = { $window ->
    [first-half] Begin the half-year
    [roll] Roll the dice
    [person] On to the next person
    [card] Turn up the next card
    [move] On to the action track
    [between] On to the next conflict
   *[conflicts] End the turn
}
move-skip = Leave it
move-religion = { $alone ->
    [yes] Be { $religion }: as the only one you score 1 VP
   *[no] Be { $religion }
}
move-take = { $house ->
    [new] Take { $card_here } with the { $colour } { $number }: house on { $number } in { $country }
    [up] Take { $card_here } with the { $colour } { $number }: your house in { $country } may move up from { $from } to { $number }
   *[stays] Take { $card_here } with the { $colour } { $number }: your house in { $country } stays on { $from }
}
move-house = { $house ->
    [new] { $cost ->
        [0] Take no person, but with the { $colour } { $number } place a house on { $number } in { $country }
       *[other] Pay { $cost } VP: take no person, but with the { $colour } { $number } place a house on { $number } in { $country }
    }
   *[up] { $cost ->
        [0] Take no person, but with the { $colour } { $number } move your house in { $country } up from { $from } to { $number }
       *[other] Pay { $cost } VP: take no person, but with the { $colour } { $number } move your house in { $country } up from { $from } to { $number }
    }
}
move-no-person = { $cost ->
    [0] Take no person
   *[other] Take no person, costs { $cost } VP
}
move-lay-stone = { $torch ->
    [yes] Lay the { $stone } in { $country }, where a torch will burn
   *[no] Lay the { $stone } in { $country }
}
move-return-stone = Give back a protection tile: the { $stone } stays out of { $country }
move-raise = { $house ->
    [new] Place a house on { $number } in { $country }
   *[up] Move your house in { $country } up from { $from } to { $number }
}
move-stay = Leave your house on { $from } in { $country }
move-go = { $cost ->
    [0] Go to { $space }
   *[other] Go to { $space }, costs { $cost } VP
}
move-conflict = { $outcome ->
    [catholic] The conflict in { $country }: the Catholics win
    [protestant] The conflict in { $country }: the Protestants win
   *[tie] The conflict in { $country }: it is avoided
}
move-protect = Give back a protection tile: the event does not touch you
move-suffer = Give nothing: { $effect }
move-offer = Give back a protection tile: score { $number } VP
move-keep = Keep your protection tile
move-imprison = { $where ->
    [person] Lay the { $colour } die on Loch Leven: { $card } leaves the game
   *[free] Lay the { $colour } die, which is free, on Loch Leven
}
move-lose = Lose 1 { $good }
move-lower = { $number ->
    [0] Take the { $colour } 1 off { $card }, who leaves the game
   *[other] Turn the { $colour } die on { $card } down to { $number }
}
move-gain-good = { $by ->
    [tile] With a tile: take 1 { $good }
   *[card] Take 1 { $good }
}
move-gain-tile = { $by ->
    [tile] With a tile: draw an advantage tile
   *[card] Draw an advantage tile
}
move-gain-protection = { $by ->
    [tile] With a tile: take a protection tile
   *[card] Take a protection tile
}
move-gain-vp = Score { $number } VP
move-sell = { $by ->
    [tile] With a captain tile: sell 1 { $good } in { $country } for { $number } VP
   *[card] Sell 1 { $good } in { $country } for { $number } VP
}
move-sell-goods = Sell 1 { $good } and 1 { $second_good } in { $country } for { $number } VP
move-sell-countries = Sell 1 { $good } in { $country } and 1 in { $second_country } for { $number } VP
move-place = { $by ->
    [tile] { $torch ->
        [yes] With a tile: place a { $stone } in { $country }, where a torch will burn
       *[no] With a tile: place a { $stone } in { $country }
    }
   *[card] { $torch ->
        [yes] Place a { $stone } in { $country }, where a torch will burn
       *[no] Place a { $stone } in { $country }
    }
}
move-lift = { $by ->
    [tile] { $torch ->
        [yes] With a tile: lift a { $stone } off { $country } and put the torch out
       *[no] With a tile: lift a { $stone } off { $country }
    }
   *[card] { $torch ->
        [yes] Lift a { $stone } off { $country } and put the torch out
       *[no] Lift a { $stone } off { $country }
    }
}
move-turn = { $by ->
    [tile] { $where ->
        [loch] With a tile: turn the { $colour } die on Loch Leven from { $from } to { $number }
       *[person] With a tile: turn the { $colour } die on { $card } from { $from } to { $number }
    }
   *[card] { $where ->
        [loch] Turn the { $colour } die on Loch Leven from { $from } to { $number }
       *[person] Turn the { $colour } die on { $card } from { $from } to { $number }
    }
}
move-turn-faith = { $by ->
    [tile] { $alone ->
        [yes] With a tile: turn your religion die from { $from } to { $number } and score 1 VP as the only { $religion }
       *[no] With a tile: turn your religion die from { $from } to { $number }
    }
   *[card] { $alone ->
        [yes] Turn your religion die from { $from } to { $number } and score 1 VP as the only { $religion }
       *[no] Turn your religion die from { $from } to { $number }
    }
}
move-remove = { $by ->
    [tile] { $where ->
        [stack] With a tile: remove { $card_here } from the stack of { $country }
       *[display] With a tile: remove { $card } from your display and free { $die }
    }
   *[card] { $where ->
        [stack] Remove { $card_here } from the stack of { $country }
       *[display] Remove { $card } from your display and free { $die }
    }
}
move-step = { $by ->
    [tile] With a tile: move on to { $space }
   *[card] Move on to { $space }
}
move-free = { $by ->
    [ransom] { $where ->
        [loch] Pay { $cost } VP: take { $die } back from Loch Leven
        [faith] Pay { $cost } VP: roll your religion die again and choose your religion
       *[person] Pay { $cost } VP: take { $die } back from { $card }, who leaves the game
    }
    [tile] { $where ->
        [loch] With a tile: take { $die } back from Loch Leven
        [faith] With a tile: roll your religion die again and choose your religion
       *[person] With a tile: take { $die } back from { $card }, who leaves the game
    }
   *[card] { $where ->
        [loch] Take { $die } back from Loch Leven
        [faith] Roll your religion die again and choose your religion
       *[person] Take { $die } back from { $card }, who leaves the game
    }
}

### Lots

lot-begin = { $seat } is the start player
lot-deal = Loch Leven card { $number }
lot-roll = { $die_id ->
    [black] The religion die shows { $number }
   *[other] The { $colour } die shows { $number }
}
lot-turn-up = The next card of { $country }: { $card_name }
lot-draw = The advantage tile is “{ $tile }”

### The log

told-begins = { $seat } is the start player.
told-dealt = { $seat } gets Loch Leven card { $loch_card }: { $religion }, 1 { $good }, disc on { $space }.
told-redealt = Both were of one religion, so { $seat } gets Loch Leven card { $loch_card } instead: { $religion }, 1 { $good }, disc on { $space }.
told-faith-rolled = { $seat } rolls a { $number } with the religion die.
told-religion = { $seat } chooses to be { $religion }.
told-turned-up = Now on the stack of { $country }: { $card_name }.
told-set-aside = In { $country }, the event “{ $card }” leaves the game unread.
told-year = Year { $number } begins.
told-turn = { $half ->
    [1] { $seat } plays the first half-year.
   *[2] { $seat } plays the second half-year.
}
told-vp = { $gain ->
    [yes] { $seat } scores { $number } VP ({ $vp_source }).
   *[no] { $seat } loses { $number } VP ({ $vp_source }).
}
told-good = { $seat } takes 1 { $good }.
told-good-lost = { $seat } loses 1 { $good }.
told-sold = { $seat } sells 1 { $good } in { $country } for { $number } VP.
told-tile-drawn = { $tile_id ->
    [unknown] { $seat } draws an advantage tile.
   *[known] { $seat } draws an advantage tile: { $tile }.
}
told-tile-used = { $seat } uses an advantage tile: { $tile }.
told-protection = { $seat } takes a protection tile.
told-faith-turned = { $seat } turns the religion die to { $number }.
told-die-turned = { $where ->
    [loch] { $seat } turns the { $colour } die on Loch Leven to { $number }.
   *[person] { $seat } turns the { $colour } die on { $card } to { $number }.
}
told-die-freed = The { $colour } die of { $seat } is free again.
told-person-left = { $seat } loses { $card }, who leaves the game.
told-person-removed = { $seat } removes { $card_here } from the stack of { $country }.
told-rolled = { $seat } rolls a { $number } with the { $colour } die.
told-took = { $seat } takes { $card } with the { $colour } { $number }.
told-no-person = { $seat } takes no person.
told-stone-laid = { $seat } places a { $stone } in { $country }.
told-stone-returned = { $seat } gives back a protection tile and keeps a { $stone } out of { $country }.
told-stone-no-room = { $seat } finds no room in { $country }: the { $stone } goes to the supply.
told-stone-lifted = { $seat } lifts a { $stone } off { $country }.
told-house-placed = { $seat } places a house on { $number } in { $country }.
told-house-raised = { $seat } moves the house in { $country } up to { $number }.
told-house-pushed = { $seat } has to move the house in { $country } down to { $number }.
told-house-back = { $seat } has to take the house in { $country } back.
told-disc = { $seat } goes to { $space }.
told-stepped-on = { $seat } moves on to { $space }.
told-conflict = { $outcome ->
    [catholic] Conflict in { $country }: the Catholics win.
    [protestant] Conflict in { $country }: the Protestants win.
   *[tie] Conflict in { $country }: the sides are even, and it is avoided.
}
told-event = Event in { $country }: “{ $card }”. { $effect }
told-warded = { $seat } gives back a protection tile and is not touched.
told-offered = { $seat } gives back a protection tile.
told-imprisoned = { $seat } lays the { $colour } die on Loch Leven, showing 3.
told-ransomed = { $die_id ->
    [black] { $seat } pays to roll the religion die again.
   *[other] { $seat } pays to take the { $colour } die back.
}
told-stack-out = The stack of { $country } has run out: this year is the last.
told-fifty = { $seat } has reached 50 VP: this year is the last.
told-final-scoring = The last year is over: now the final scoring.

### Reasons: why something is not offered

why-over = The game is over.
why-not-asked = { $seat_id ->
    [lot] Dice and cards decide first.
   *[seat] It is { $seat } who is asked now.
}
why-not-now = { $step ->
    [window] That is not asked now. You may use tiles, buy back a die, or go on.
    [use-person] That is not asked now. You may use { $card }, or leave it.
    [use-space] That is not asked now. You may use { $space }, or leave it.
    [choose-religion] That is not asked now. Choose your religion.
    [choose-person] That is not asked now. Choose a person, or none.
    [stone] That is not asked now. Decide on the stone of { $card }.
    [place-house] That is not asked now. Decide on your house in { $country }.
    [track] That is not asked now. Choose where your disc goes.
    [neutral] That is not asked now. You may place a neutral stone in { $country }.
    [conflicts] That is not asked now. Choose which conflict comes next.
    [ward] That is not asked now. Decide whether to ward off the event “{ $card }”.
    [offer] That is not asked now. Decide whether to give back a protection tile.
    [imprison] That is not asked now. Choose a die to lay on Loch Leven.
    [lose-good] That is not asked now. Choose a good to lose.
   *[lower-die] That is not asked now. Choose a die on a person to turn down.
}
why-no-anytime = Inside an event, a conflict or another action no tile can be used and no die bought back (CF-3.2).
why-choose-first = You have just rolled the religion die: choose your religion before you take it off again (CF-4.2).
why-cost = It costs { $cost } VP, and you have { $vp }.
why-person-does-not = That is not what { $card } does.
why-space-does-not = That is not what { $space } does.
why-no-tile = You hold no such tile ({ $tile }).
why-no-such-tile = No advantage tile does that.
why-no-tile-left = All advantage tiles are in the hands of players (CF-1.5).
why-die-free = The { $colour } die is free: it lies on no card.
why-die-in-hand = The { $colour } die is in your hand until the person lies in your display (CF-5.11).
why-die-on-person = The { $colour } die lies on { $card }.
why-die-on-loch = The { $colour } die lies on Loch Leven.
why-die-on-no-person = The { $colour } die lies on no person.
why-die-no-number = The { $colour } die has no number in this turn (CF-5.9).
why-die-highest = { $die_id ->
    [black] Your religion die shows { $number }, its highest number.
   *[other] The { $colour } die shows { $number }, its highest number.
}
why-die-lowest = { $die_id ->
    [black] Your religion die shows { $number }, its lowest number.
   *[other] The { $colour } die shows { $number }, its lowest number.
}
why-no-person-there = No person lies on the stack of { $country }.
why-person-there = On the stack of { $country } lies { $card_here }: only a stack that is used up gives a house alone (CF-5.8).
why-house-high = Your house in { $country } already stands on { $number }: the { $colour } die does not bring it up (CF-5.12).
why-no-such-space = The track has spaces 0 to { $number }.
why-space-start = Your disc stands there now: it may not end where it began (CF-6.3).
why-space-held = { $seat } stands on { $space }.
why-too-far = Too far: { $cost } free spaces of that colour lie before { $space }, and at most { $number } may be left out (CF-6.2).
why-no-good = You have no { $goods }.
why-one-good = You have only 1 { $good }, and need one for each of the two countries.
why-not-bought = Nobody in { $country } buys { $goods }.
why-no-house = You have no house in { $country }.
why-sold = You have already sold { $goods } in { $country } in this turn (CF-7.8).
why-no-room = No religion space is free in { $country }.
why-no-stone = No { $stone } lies on a religion space of { $country }.
why-person-of-other = Only your own persons and those on the stacks can be removed, but { $seat } has { $card }.
why-person-in-hand = You hold { $card } in your hand until your house is placed (CF-5.11).
why-person-away = You find { $card } neither on a stack nor in your display.
why-no-torch = No torch burns in { $country }.
why-neutral-elsewhere = The ship is that of { $country }: the neutral stone can go only there (CF-6.5).
why-only-neutral = The ship brings a neutral stone, no other (CF-6.5).

### Things to look through

card-person = Brings a { $stone } to { $country }. { $action }
card-event-bad = { $effect } A protection tile wards it off.
card-with-note = { $text } “{ $note }”
card-loch-leven-name = Loch Leven card { $number }
card-loch-leven = Start as a { $religion } with 1 { $good } and your disc on { $space }.
card-tile-name = Advantage tile: { $tile }
card-tile = { $number ->
    [one] There is one. { $action }
   *[other] There are { $number }. { $action }
}
card-space-name = Space { $number } ({ $colour }): { $name }
card-source-comments = see the notes in the content file

### The text board

board-title = A Column of Fire
board-year = { $half ->
    [1] year { $number }, first half-year
   *[2] year { $number }, second half-year
}
board-setup = set-up
board-over = the game is over
board-last-fifty = the last year: somebody has reached 50 VP
board-last-stack = the last year: a stack has run out
board-start-player = start player: { $seat }
board-event = Event: { $card_name }.
board-buys = buys
board-sold = sold
board-stones = stones
board-torch = torch
board-houses = houses
board-person = person
board-brings = brings
board-nobody = nobody
board-cards = { $number ->
    [0] no cards left
    [one] 1 card left
   *[other] { $number } cards left
}
board-legend = { $closed ->
    [no] { $catholic } Catholic, { $protestant } Protestant, { $neutral } neutral stone, · free space; a good with the VP it sells for
   *[yes] { $catholic } Catholic, { $protestant } Protestant, { $neutral } neutral stone, · free space, { $closed } closed; a good with the VP it sells for
}
board-track = Track
board-track-legend = clockwise by number; a die leads to the next free space of its colour
board-you = you
board-on-turn = to play
board-asked = decides
board-vp = { $number } VP
board-religion = { $religion }, die on { $number }
board-no-religion = no religion yet
board-goods = goods:
board-nothing = none
board-protection = protection: { $number }
board-tiles = tiles: { $number }
board-dice = free dice:
board-loch = Loch Leven:
board-hand = in hand:
