# World Without End, in English.
#
# One whole message for each thing that can be said. Nouns come in as arguments, already in this language; beside each noun $x its key $x_id
# ("wool", "queen", "bridge" ...) is given, for languages that have to choose a form by it.
# $thing: a kind of thing ("wool"). $amount: so much of it ("2 wool"). $bundle, $give, $get: amounts in a row ("1 grain and 1 VP").
# $favour: "the Queen". $project: "the Bridge". $place: "the baker’s house". $site: "site 7 (2 money)". $penalty: "Penance".
# $chapter: "chapter I". $seat: a player's name.
# $action, $event: the name of a card as it is printed, so it stands in quotation marks.
# $brief: what an event does in a few words. $effects: the same in whole sentences.
# A language that needs other forms of a noun writes them as attributes of it: `.in` of place-1 is given as $place_in.

### Nouns

thing-stone = stone
thing-wood = wood
thing-grain = grain
thing-piety = piety
thing-wool = wool
thing-cloth = cloth
thing-loyalty = loyalty
thing-knowledge = knowledge
thing-money = money
thing-vp = VP

# A thing that somebody has named otherwise in a content file of his own.
thing-plain = { $name }

# So much of a thing.
amount-stone = { $number } stone
amount-wood = { $number } wood
amount-grain = { $number } grain
amount-piety = { $number } piety
amount-wool = { $number } wool
amount-cloth = { $number } cloth
amount-loyalty = { $number } loyalty
amount-knowledge = { $number } knowledge
amount-money = { $number } money
amount-vp = { $number } VP
amount-plain = { $number } { $name }
# What is gained and used at once.
amount-treat = { $number ->
    [one] 1 treatment of the sick
   *[other] { $number } treatments of the sick
}
amount-free-house = { $number ->
    [one] 1 house for free
   *[other] { $number } houses for free
}
amount-favour = { $number ->
    [one] 1 move of the favour stone
   *[other] { $number } moves of the favour stone
}

# What is counted. `.each` stands after “for each”.
count-stone = stone
    .each = stone
count-wood = wood
    .each = wood
count-grain = grain
    .each = grain
count-piety = piety
    .each = piety
count-wool = wool
    .each = wool
count-cloth = cloth
    .each = cloth
count-loyalty = loyalty
    .each = loyalty
count-knowledge = knowledge
    .each = knowledge
count-money = money
    .each = money
count-vp = VP
    .each = VP
count-house = houses on the board
    .each = own house on the board
count-sick = sick people in the town
    .each = sick person in the town
count-plain = { $name }
    .each = { $name }

favour-queen = the Queen
favour-prior = the Prior
favour-outlaws-1 = the Outlaws
favour-guild = the Guild
favour-prioress = the Prioress
favour-merchants = the Merchants
favour-king = the King
favour-outlaws-2 = the Outlaws
favour-earl = the Earl of Shiring
favour-bishop = the Bishop
favour-plain = “{ $name }”

project-bridge = the Bridge
project-tower = the Tower
project-fulling-mill = the Fulling Mill
project-palace = the Prior’s Palace
project-hospital = the Hospital
project-lady-chapel = the Lady Chapel
project-small-church = St Mark’s Church
project-plain = the project “{ $name }”

place-1 = the baker’s house
place-2 = the innkeeper’s house
place-3 = the weaver’s house
place-4 = the sexton’s house
place-5 = the shepherd’s house
place-6 = the bailiff’s house
place-7 = the tanner’s house
place-8 = the goldsmith’s house
place-9 = the carpenter’s house
place-10 = the alderman’s house
place-11 = the forest hideout
place-plain = the place “{ $name }”

site-name = site { $number } ({ $bundle })

penalty-penance = Penance
penalty-begging = Begging
penalty-court = the Royal Court

chapter-1 = chapter I
chapter-2 = chapter II
chapter-3 = chapter III
chapter-4 = chapter IV

# A player. $small is the name with a small first letter, $initial that letter without accent.
seat-name = { $name }

# Several names in a row.
list-end = { $first } and { $last }
list-or = { $first } or { $last }
list-more = { $first }, { $next }

# Of a bundle that is empty.
bundle-none = nothing

# Points with a half at the end of the game.
points-half = { $number ->
    [0] ½
   *[other] { $number }½
}

### Where victory points come from

vp-income = income
vp-event = events
vp-favour = favours
vp-building = building projects
vp-donation = donations
vp-metal = the metal for the Tower
vp-rent = house rent
vp-medicine = medicine
vp-treatment = treating the sick
vp-piety-due = missing piety
vp-grain-due = missing grain
vp-tax = missing tax
vp-material = stone and wood left
vp-money = money left

### What events do, in whole sentences
#
# $who: one of the phrases that follow; `.brief` is the same in a few words.

who-all = Everybody
    .brief = all
who-most = Whoever has the most { $count }
    .brief = most { $count }
who-least = { $count_id ->
    [house] Whoever has the fewest { $count }
    [sick] Whoever has the fewest { $count }
    [vp] Whoever has the fewest { $count }
   *[other] Whoever has the least { $count }
}
    .brief = { $count_id ->
        [house] fewest { $count }
        [sick] fewest { $count }
        [vp] fewest { $count }
       *[other] least { $count }
    }
who-each = Everybody with a house on the board
    .brief = each with a house
who-first-most = Whoever has the most { $count } (if tied, the first in order)
    .brief = most { $count } (one only)
who-first-least = { $count_id ->
    [house] Whoever has the fewest { $count } (if tied, the first in order)
    [sick] Whoever has the fewest { $count } (if tied, the first in order)
    [vp] Whoever has the fewest { $count } (if tied, the first in order)
   *[other] Whoever has the least { $count } (if tied, the first in order)
}
    .brief = { $count_id ->
        [house] fewest { $count } (one only)
        [sick] fewest { $count } (one only)
        [vp] fewest { $count } (one only)
       *[other] least { $count } (one only)
    }

op-gain = { $who } gets { $amount }.
op-gain-treat = { $number ->
    [one] { $who } may treat 1 sick person.
   *[other] { $who } may treat { $number } sick people, one after the other.
}
op-gain-free-house = { $number ->
    [one] { $who } may build 1 house without paying material or money.
   *[other] { $who } may build { $number } houses without paying material or money.
}
op-gain-favour = { $number ->
    [one] { $who } may move the favour stone one field on and get that favour.
   *[other] { $who } may, { $number } times, move the favour stone one field on and get that favour.
}
# $short: what each one missing costs, 0 for nothing.
op-lose = { $short ->
    [0] { $who } gives up { $amount }.
   *[other] { $who } gives up { $amount }; each one missing costs { $short } VP.
}
op-lose-one-of = { $short ->
    [0] { $number ->
        [one] { $who } gives up 1 of these, of their choice: { $things }.
       *[other] { $who } gives up { $number } of one of these kinds, of their choice: { $things }.
    }
   *[other] { $number ->
        [one] { $who } gives up 1 of these, of their choice: { $things }; if it is missing, that costs { $short } VP.
       *[other] { $who } gives up { $number } of one of these kinds, of their choice: { $things }; each one missing costs { $short } VP.
    }
}
op-exchange = { $lasting ->
    [yes] Once a round, on their own turn, everybody may give { $give } and get { $get }.
   *[no] Everybody may, once, give { $give } and get { $get }.
}
# $most: the most VP that it can be, 0 for no limit.
op-score = { $most ->
    [0] { $who } scores { $number } VP for each { $count_each }.
   *[other] { $who } scores { $number } VP for each { $count_each }, at most { $most } VP.
}
op-score-loss = { $most ->
    [0] { $who } loses { $number } VP for each { $count_each }.
   *[other] { $who } loses { $number } VP for each { $count_each }, at most { $most } VP.
}
op-project = A building project comes into play: { $project }.
op-fill = { $substitute ->
    [yes] { $number ->
        [one] One fitting material from the supply, or a substitute, is put on { $project }. Nobody scores for it.
       *[other] Up to { $number } fitting materials from the supply, with substitutes if they run short, are put on { $project }. Nobody scores for them.
    }
   *[no] { $number ->
        [one] One fitting material from the supply is put on { $project }. Nobody scores for it.
       *[other] Up to { $number } fitting materials from the supply are put on { $project }. Nobody scores for them.
    }
}
op-fill-each = { $substitute ->
    [yes] { $number ->
        [one] One fitting material from the supply, or a substitute, is put on every project in play. Nobody scores for it.
       *[other] Up to { $number } fitting materials from the supply, with substitutes if they run short, are put on every project in play. Nobody scores for them.
    }
   *[no] { $number ->
        [one] One fitting material from the supply is put on every project in play. Nobody scores for it.
       *[other] Up to { $number } fitting materials from the supply are put on every project in play. Nobody scores for them.
    }
}
op-cover-favours = Covered on the arc until the end of the chapter, and not counted: { $things }.
op-cover-market = Until the end of the chapter the market does not buy { $things }.
op-cover-projects = Until the end of the chapter all projects in play except { $project } are covered: they take neither material nor donations.
op-uncover = From now on the market buys { $things }.
op-dues = { $fewer ->
    [yes] At the end of this chapter everybody owes { $amount } less.
   *[no] At the end of this chapter everybody owes { $amount } more.
}
op-skip-action = { $who } loses the action of this round, and lays one card face up and one face down, both unused.
op-house-back = { $number ->
    [one] { $who } takes 1 house of their choice back from the board.
   *[other] { $who } takes { $number } houses of their choice back from the board.
}
op-price = The market pays { $amount } for each { $thing }.
op-forbid = The card “{ $action }” may be laid, but not used.
op-modify-gain = Whoever has used “{ $action }” gets { $bundle } as well.
op-modify-cost = Whoever wants to use “{ $action }” gives up { $bundle } first.
op-useless = In the action phase all { $thing } counts as none: for favours, treating and the metal of the Tower. It is kept, and can still be gained.
op-random-discard = The card that is laid face down is drawn from the hand at random.

effects-next = { $first } { $next }
effects-permanent = As long as the card is in force: { $effects }

### What events do, in a few words: in questions, on the card itself
#
# They stand after a colon or between semicolons, so they begin small and have no full stop.

brief-gain = { $who_brief }: { $amount }
brief-gain-treat = { $who_brief }: treat { $number }
brief-gain-free-house = { $number ->
    [one] { $who_brief }: 1 free house
   *[other] { $who_brief }: { $number } free houses
}
brief-gain-favour = { $number ->
    [one] { $who_brief }: 1 favour
   *[other] { $who_brief }: { $number } favours
}
brief-lose = { $short ->
    [0] { $who_brief }: lose { $amount }
   *[other] { $who_brief }: lose { $amount }, or { $short } VP for each
}
brief-lose-one-of = { $short ->
    [0] { $who_brief }: lose { $number } of { $things }
   *[other] { $who_brief }: lose { $number } of { $things }, or { $short } VP for each
}
brief-exchange = { $lasting ->
    [yes] each round { $give } for { $get }
   *[no] { $give } for { $get }
}
brief-score = { $most ->
    [0] { $who_brief }: { $number } VP for each { $count_each }
   *[other] { $who_brief }: { $number } VP for each { $count_each }, at most { $most }
}
brief-score-loss = { $most ->
    [0] { $who_brief }: lose { $number } VP for each { $count_each }
   *[other] { $who_brief }: lose { $number } VP for each { $count_each }, at most { $most }
}
brief-project = new: { $project }
brief-fill = { $number } material on { $project }
brief-fill-each = { $number } material on every project
brief-cover-favours = covered: { $things }
brief-cover-market = no sale of { $things }
brief-cover-projects = all covered except { $project }
brief-uncover = { $things } can be sold
brief-dues = { $fewer ->
    [yes] owe { $amount } less
   *[no] owe { $amount } more
}
brief-skip-action = { $who_brief }: no action
brief-house-back = { $number ->
    [one] { $who_brief }: take back 1 house
   *[other] { $who_brief }: take back { $number } houses
}
brief-price = { $thing } sells for { $amount }
brief-forbid = no “{ $action }”
brief-modify-gain = “{ $action }”: { $bundle } more
brief-modify-cost = “{ $action }” costs { $bundle }
brief-useless = { $thing } counts as none
brief-random-discard = face-down card at random

brief-next = { $first }; { $next }

### What action cards do: in a few words on buttons and in questions (do-), and in sentences (action-)

do-grain = take 1 grain
do-piety = take 1 piety
do-building-material = take 1 stone or 1 wood
do-building-project = put 1 or 2 materials on a project, 3 VP each
do-sale = sell wool, and 1 cloth
do-privilege = use the card last played again
do-house-building = build a house for 1 money and 1 material
do-house-rent = take the yield of 1 or 2 houses
do-donation = put a seal on a project for 1 money
do-cloth-making = turn 1 or 2 wool into cloth
do-medicine = { $plague ->
    [yes] take 1 money and 1 VP, or treat the sick
   *[no] take 1 money and 1 VP
}
do-favour = move the favour stone 1 field on
do-favour-to = move the favour stone on to { $favour }: { $gets }

action-grain = Take 1 grain.
action-piety = Take 1 piety.
action-building-material = Take 1 stone or 1 wood.
action-building-project = Put 1 or 2 of your own materials on fitting free spaces of one project, for 3 VP each.
action-sale = Sell as much wool as you like at { $number } money each, and 1 cloth at { $second_number } money if the market buys it.
action-privilege = Use the card that you last played in this chapter once more. A card that was only laid, unused, does not count.
action-house-building = Give up 1 money and 1 material of the kind that the site asks for, and put a house there. Never on both sites of one yield.
action-house-rent = Take the yield of one or two of your houses.
action-donation = Pay 1 money and put a seal on a project that is open and not finished, but never two on the same one.
action-cloth-making = Turn 1 or 2 wool into as much cloth.
action-medicine = Take 1 money and 1 VP. Or, from chapter III on, treat as many sick people as your knowledge is enough for: 2 VP and the bonus of the place for each.
action-favour = Move the favour stone exactly one field on and get that favour. Outlaws must be paid.

### What a favour gives

get-needs = { $bundle }, with at least { $needs }
get-bundle = { $bundle }
get-per = { $number } VP for each { $count_each }
get-pay = pay { $bundle }

### Questions: to the one who is asked (ask-), and to those who wait (wait-)

ask-lay = Lay “{ $event }” on the council space: choose its direction
wait-lay = { $seat } chooses a direction for “{ $event }”
ask-exchanges = Use a permanent exchange, or go on?
wait-exchanges = { $seat } may use a permanent exchange
ask-play = Play a card face up
wait-play = { $seat } plays a card
# $cost: what a permanent event makes it cost more.
ask-use = { $again ->
    [yes] { $cost_id ->
        [none] Use “{ $action }” once more: { $does }?
       *[some] Use “{ $action }” once more, for { $cost } extra: { $does }?
    }
   *[no] { $cost_id ->
        [none] Use “{ $action }”: { $does }?
       *[some] Use “{ $action }”, for { $cost } extra: { $does }?
    }
}
wait-use = { $again ->
    [yes] { $seat } may use “{ $action }” once more
   *[no] { $seat } may use “{ $action }”
}
ask-treating = { $number ->
    [0] Treat somebody else too? The knowledge you have is used up
   *[other] Treat somebody else too? Knowledge left for it: { $number }
}
wait-treating = { $seat } treats the sick
ask-discard = Lay a card face down, unused
wait-discard = { $seat } lays a card face down
ask-exchange = Give { $give } and get { $get }, by “{ $event }”?
wait-exchange = { $seat } may give { $give } and get { $get }, by “{ $event }”
ask-lose = { $number ->
    [one] Choose what to give up for “{ $event }”: 1 of one kind
   *[other] Choose what to give up for “{ $event }”: { $number } of one kind
}
wait-lose = { $seat } chooses what to give up for “{ $event }”
ask-show = { $loss ->
    [yes] How much { $thing } do you show for “{ $event }”? Each costs { $number } VP
   *[no] How much { $thing } do you show for “{ $event }”? Each scores { $number } VP
}
wait-show = { $seat } decides how much { $thing } to show for “{ $event }”
ask-house-back = { $number ->
    [one] Choose a house to take back because of “{ $event }”
   *[other] Choose a house to take back because of “{ $event }”, { $number } in all
}
wait-house-back = { $seat } takes back a house because of “{ $event }”
ask-idle = You have no action: lay a card face up, unused
wait-idle = { $seat } has no action and lays a card face up, unused
ask-grants = { $grant ->
    [treat] You may treat a sick person
    [free-house] You may build a house without paying material or money
   *[favour] You may move the favour stone one field on
}
wait-grants = { $grant ->
    [treat] { $seat } may treat a sick person
    [free-house] { $seat } may build a house without paying material or money
   *[favour] { $seat } may move the favour stone
}
ask-atone = { $last ->
    [yes] Give 1 loyalty for each due that should not cost you double, or leave it
   *[no] Free yourself from penalties for 1 loyalty each, or leave it
}
wait-atone = { $last ->
    [yes] { $seat } may give loyalty against the double loss
   *[no] { $seat } may give loyalty to be free of penalties
}

wait-lot = Dice and cards decide
wait-over = The game is over: { $seat } wins with { $points } VP
wait-over-shared = The game is over: { $seats } share the win with { $points } VP

### Moves: what stands on the button

move-pass = { $step ->
    [exchanges] Go on without an exchange
    [exchange] Do not exchange
   *[atone] Leave it at that
}
move-skip = { $step ->
    [use] Do not use “{ $action }”
   *[grants] Leave it
}
move-done = Treat nobody else
# $income: who gets what, one beside the other.
move-lay = Arrow at { $number }, { $favour }: { $gets }. Income: { $income }
move-lay-zero = Arrow at 0, no favour. Income: { $income }
move-lay-stuck = Arrow at { $number }, but the stone does not come to another field: no favour. Income: { $income }
income-you = you get { $amount }
income-other = { $seat } gets { $amount }
income-none-you = you get nothing
income-none-other = { $seat } gets nothing
move-exchange = Give { $give } and get { $get }, by “{ $event }”
move-lose = Give up { $amount }
move-take-back = Take back your house on { $site }
move-show = { $loss ->
    [yes] { $number ->
        [0] Show nothing
       *[other] Show { $amount }: lose { $points } VP
    }
   *[no] { $number ->
        [0] Show nothing
       *[other] Show { $amount }: { $points } VP
    }
}
# $usable: yes if the card can be used now; forbidden, if an event does not allow it; no, if nothing can be done with it.
move-play = { $usable ->
    [forbidden] Play “{ $action }”, which cannot be used because of “{ $event }”
    [no] Play “{ $action }”, which can do nothing now
   *[yes] Play “{ $action }”: { $does }
}
move-play-again = { $usable ->
    [forbidden] Play “{ $action }” on “{ $second_action }”, but “{ $event }” forbids it
    [no] Play “{ $action }”, though “{ $second_action }” can do nothing now
   *[yes] Play “{ $action }”: use “{ $second_action }” again
}
move-take = Take { $amount }
move-build = { $finishes ->
    [yes] Put { $bundle } on { $project } for { $points } VP, and finish it
   *[no] Put { $bundle } on { $project } for { $points } VP
}
move-sell = Sell { $give } for { $amount }
move-house = Build on { $site } for { $give }
move-house-free = Build on { $site } for free
move-rent = Take the rent of { $site }
move-rent-two = Take the rent of { $site } and { $second_site }
move-donate = { $bundle_id ->
    [none] Donate { $amount } to { $project }
   *[some] Donate { $amount } to { $project }: { $bundle } when it is finished
}
move-weave = Turn { $give } into { $amount }
move-earn = Take { $bundle }
move-treat = Treat the sick person in { $place } with { $number } knowledge: { $bundle }
move-favour = Move the favour stone on to { $favour }: { $gets }
move-discard = Lay “{ $action }” face down ({ $does })
move-idle = Lay “{ $action }” face up, unused ({ $does })
move-atone = Give 1 loyalty and be free of { $penalty }
move-atone-last = { $penalty_id ->
    [penance] { $number ->
        [one] Give 1 loyalty: missing piety does not cost you 1 VP more
       *[other] Give 1 loyalty: missing piety does not cost you { $number } VP more
    }
    [begging] { $number ->
        [one] Give 1 loyalty: missing grain does not cost you 1 VP more
       *[other] Give 1 loyalty: missing grain does not cost you { $number } VP more
    }
   *[court] { $number ->
        [one] Give 1 loyalty: missing tax does not cost you 1 VP more
       *[other] Give 1 loyalty: missing tax does not cost you { $number } VP more
    }
}

### Lots

lot-begin = { $seat } begins
lot-event = The event is “{ $event }”
lot-plague = The plague tile shows { $number }
lot-tax = The tax die shows { $number }
lot-lose-card = The card drawn from the hand is “{ $action }”

### The log

told-begins = { $seat } begins.
told-chapter = Here begins { $chapter }.
told-round = Round { $number }: { $seat } holds the shield.
told-event = { $seat } turns up “{ $event }”: { $brief }.
told-sick = Somebody has fallen sick in { $place }: the tile shows { $number }.
told-nobody-sick = Nobody falls sick in { $place }.
told-laid = { $seat } lays “{ $event }”: the arrow points at { $number }.
told-income = { $seat } gets { $amount } as income.
told-no-income = There is no { $thing } left as income for { $seat }, who gets 1 VP instead.
told-begs = { $seat } is begging and gets no income.
told-stone = { $number ->
    [0] The favour stone stays with { $favour }.
    [one] The favour stone moves 1 field on, to { $favour }.
   *[other] The favour stone moves { $number } fields on, to { $favour }.
}
told-got = { $seat } gets { $amount }.
told-gave = { $seat } gives up { $amount }.
told-nothing-left = There is no { $thing } left for { $seat }.
told-vp = { $lost ->
    [yes] { $seat } loses { $number } VP ({ $source }).
   *[no] { $seat } scores { $number } VP ({ $source }).
}
told-exchanged = { $seat } exchanges by “{ $event }”.
told-brought = A building project comes into play: { $project }.
told-built = { $seat } puts { $amount } on { $project }.
told-filled = From the supply { $amount } comes to { $project }.
told-metal = The King gives the metal for the Tower: nobody has more loyalty than { $seat }.
told-finished = Finished: { $project }.
told-seal-back = { $seat } has donated to { $project } and takes the seal back.
told-favour-covered = Covered until the end of the chapter: { $favour }.
told-market-covered = The market buys no { $thing } until the end of the chapter.
told-market-open = The market buys { $thing } from now on.
told-project-covered = Covered until the end of the chapter: { $project }.
told-dues-change = { $fewer ->
    [yes] At the end of this chapter everybody owes { $amount } less.
   *[no] At the end of this chapter everybody owes { $amount } more.
}
told-played = { $seat } plays “{ $action }”.
told-repeats = { $seat } repeats “{ $action }” with it.
told-skipped = { $seat } makes no use of it.
told-no-use = { $seat } can do nothing with “{ $action }”.
told-idle = { $seat } lays “{ $action }” face up, unused.
told-discarded = { $action_id ->
    [unknown] { $seat } lays a card face down.
   *[known] { $seat } lays “{ $action }” face down.
}
told-drawn-away = { $action_id ->
    [unknown] A card is drawn from the hand of { $seat } and laid face down.
   *[known] The card “{ $action }” is drawn from the hand of { $seat } and laid face down.
}
told-sold = { $seat } sells { $amount } for { $money } money.
told-house = { $seat } builds a house on { $site }.
told-house-back = { $seat } takes the house on { $site } back.
told-rent = { $seat } takes the rent of { $site }.
told-donated = { $seat } donates to { $project }.
told-wove = { $seat } turns { $amount } into { $thing }.
told-treated = { $seat } treats the sick person in { $place }.
told-to-the-edge = The event “{ $event }” goes to the edge and stays in force.
told-edge-left = The event “{ $event }” is no longer in force.
told-chapter-ends = Here ends { $chapter }.
told-uncovered = All cover tiles and permanent events are taken off the board.
told-tax = { $seat } rolls { $number } for the tax.
told-missed = { $seat } is short of { $amount }.
told-penalty = { $seat } must bear { $penalty }.
told-atoned = { $penalty_id ->
    [penance] { $seat } makes amends for the missing piety.
    [begging] { $seat } makes amends for the missing grain.
   *[court] { $seat } makes amends for the missing tax.
}
told-tower = The Tower can be built from now on.
told-plague = The plague comes to Kingsbridge: tiles lie face down on all places.
told-half = { $seat } has half a point more, for the last coin.
told-over = The game is over.
told-wins = { $seat } wins with { $points } VP.

### Reasons: why something is not offered

why-over = The game is over.
why-not-asked = { $seat_id ->
    [lot] Dice and cards decide first.
   *[seat] It is { $seat } who is asked now.
}
why-not-now = { $step ->
    [lay] That is not asked now. Lay the event on the council space.
    [exchanges] That is not asked now. Use a permanent exchange, or go on.
    [play] That is not asked now. Play a card face up.
    [use] That is not asked now. Use “{ $action }”, or leave it.
    [treating] That is not asked now. Treat somebody else too, or nobody else.
    [discard] That is not asked now. Lay a card face down.
    [exchange] That is not asked now. Decide whether to exchange.
    [lose] That is not asked now. Choose what to give up.
    [show] That is not asked now. Decide how much to show.
    [house-back] That is not asked now. Choose a house to take back.
    [idle] That is not asked now. Lay a card face up, unused.
    [grants] That is not asked now. Use what you have been given, or leave it.
   *[atone] That is not asked now. Decide whether to give loyalty.
}
why-too-little = For that you need { $amount } in all, and you have { $have }.
why-out-of-stock = { $number ->
    [0] There is no { $thing } left in the supply.
   *[other] There is only { $amount } left in the supply.
}
why-useless = As long as “{ $event }” is in force, { $thing } counts as none.
why-cannot-pay-favour = The favour stone would come to { $favour }, and you could not pay { $amount } (WE-3.2).
why-card-open = The card “{ $action }” lies on your open pile.
why-card-face-down = The card “{ $action }” already lies face down.
why-card-aside = The card “{ $action }” is not used before chapter II of a first game (WE-2.6).
why-forbidden = The card “{ $action }” cannot be used as long as “{ $event }” is in force.
why-not-of-card = That is not what “{ $action }” does.
why-project-not-there = Not in play yet: { $project }.
why-project-finished = Already finished: { $project }.
why-project-covered = Covered until the end of the chapter: { $project } (WE-6.5).
why-no-space = { $number ->
    [0] There is no free space for { $thing } left on { $project }.
    [one] There is only 1 free space for { $thing } left on { $project }.
   *[other] There are only { $number } free spaces for { $thing } left on { $project }.
}
why-donated = You already have a seal on { $project } (WE-4.7).
why-no-seal = You have no seal left: both lie on projects that are not finished.
why-sell-nothing = To sell nothing, leave the card unused.
why-market-covered = The market does not buy { $thing } now.
why-site-taken = A house of { $seat } stands on { $site }.
why-site-twin = You have a house on { $site }: never both sites of one yield (WE-4.5).
why-no-house = You have no house left to build.
why-not-your-house = You have no house on { $site }.
why-rent-nothing = What these houses yield is out of stock.
why-no-plague = The plague has not come yet (WE-4.9).
why-not-sick = Nobody has fallen sick in { $place }.
why-healed = The sick person in { $place } has already been treated.
why-treated = You are already treating the sick person in { $place }.
why-treat-order = The sick are named in the order of the places, and the last one was in { $place } (WE-9.3).
why-knowledge = For that you need { $number } knowledge in all, and you have { $have }.
why-event-not-there = The event “{ $event }” is not in force.
why-event-other = It is about “{ $event }” now.
why-no-exchange = The event “{ $event }” offers no exchange in your turn.
why-exchanged = You have already used “{ $event }” in this round (WE-3.8).
why-exchange-no-use = You could not use what “{ $event }” gives (WE-3.9).
why-not-asked-for = The event “{ $event }” does not ask for { $thing }.
why-none-of-it = You have no { $thing }.
why-show-most = More than { $amount } would not count.
why-no-penalty = You are free of { $penalty } anyway.
why-nothing-missing = { $penalty_id ->
    [penance] Missing piety does not cost you double.
    [begging] Missing grain does not cost you double.
   *[court] Missing tax does not cost you double.
}

### Things to look through

# $number: the edge with the arrow.
card-event = An event of { $chapter }. { $effects } { $corners }
card-event-place = An event of { $chapter }, place { $place_id }: { $place }. { $effects } { $corners }
card-corners = { $number ->
    [0] Corners clockwise from top left: { $things }. The arrow points up.
    [1] Corners clockwise from top left: { $things }. The arrow points right.
    [2] Corners clockwise from top left: { $things }. The arrow points down.
   *[3] Corners clockwise from top left: { $things }. The arrow points left.
}
card-action = { $starred ->
    [yes] An action card, one of the six of a first game’s chapter I. { $effects }
   *[no] An action card. { $effects }
}
card-favour = Field { $number } of the favour arc: { $gets }.
card-project = A building project of { $needs }. When it is finished, each donor gets { $bundle }.
card-project-metal = A building project of { $needs }, to which the King gives the metal. When it is finished, each donor gets { $bundle }.
card-site-name = House site { $number }
card-site = It takes 1 { $thing } and 1 money to build here. A house here yields { $bundle }.
card-place = Place { $number } of the plague. Whoever treats the sick person here gets { $bundle }.
card-with-note = { $text } “{ $note }”

### The text board

board-title = World Without End
board-round = { $chapter }, round { $number }
board-setup = set-up
board-chapter-ends = the end of { $chapter }
board-over = the game is over
board-event = event:
board-in-force = in force:
board-income = corners:
board-arrow = arrow at { $number }
board-favours = Favours
board-favours-legend = { $sign } the favour stone; in brackets what is covered
board-market = Market
board-market-buys = 1 { $thing } for { $amount }
board-market-closed = no { $thing }
board-supply = Supply
board-dues = Dues
board-dues-tax = a tax of { $number } to { $most } money
board-dues-tax-rolled = a tax of { $number } money
board-projects = Projects
board-space = { $thing } { $number } of { $most }
board-metal = metal
board-donors = donors get { $bundle }
board-covered = covered
board-finished = finished
board-houses = House sites
board-houses-legend = yield, and the material it takes
board-plague = Plague
board-plague-legend = the value of the tile at each place; what treating there brings beside 2 VP
board-face-down = face down
board-healed = healed
board-sick = sick { $number }
board-vp = { $points } VP
board-vp-more = { $points } VP ({ $more } + { $cell })
board-you = you
board-shield = shield
board-asked = decides
board-houses-left = { $number ->
    [one] 1 house left
   *[other] { $number } houses left
}
board-seals-left = { $number ->
    [one] 1 seal left
   *[other] { $number } seals left
}
board-has = has:
board-hand = hand:
board-open = open pile:
board-on-top = { $action } (on top)
board-face-down-pile = face down:
board-aside = from chapter II on:
board-nothing = none
board-screen = behind the screen
board-double-piety = double loss for piety
board-double-grain = double loss for grain
board-double-money = double loss for tax
