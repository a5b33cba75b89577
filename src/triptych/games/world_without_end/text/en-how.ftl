# How the game is played, for those who have never seen it: how.toml names the chapters. Then what the cards can be looked for by.

how-goal = The goal
how-goal-text =
    Kingsbridge in the 14th century. You trade, build houses and a cathedral town, pay your dues and treat the sick. All of it brings victory points (VP).

    After four chapters of six rounds each, whoever has the most VP wins.
how-goal-picture = The town at the end of a game. Each player’s marker (1, 2, 3) has gone along the edge.

how-round = A round
how-round-text =
    First an event is turned up. Whoever holds the shield lays it on the council space: that gives everybody an income.

    Then, one after the other, everybody plays one card face up and uses it, and lays another one face down, unused. The shield goes to the left, and the next round begins.
how-round-picture = Chapter I, round one (1): six dots count the rounds. The event (2) is about to be laid.

how-event = Events
how-event-text =
    An event says what happens now, or what holds for some time. Beige ones happen at once. Blue ones stay at the edge of the board until the chapter ends, or newer ones take their place.

    Each has four corners with an income, and an arrow.
how-event-picture = “Hammers on the river” brings a new building project. In its corners: piety, grain, stone, knowledge. The arrow points to the left.

how-council = The council
how-council-text =
    Whoever holds the shield turns the card as they like. Everybody gets the income of the corner that points at them. If it is out of stock, they get 1 VP instead.

    The arrow then points at a number from 0 to 3: that is how many fields the favour stone moves on.
how-council-picture = Ann (1) gets 1 piety, Ben (2) 1 grain, Cas (3) 1 stone. The fourth corner points at nobody. The arrow points at 3.

how-favour = The favour arc
how-favour-text =
    Ten people of rank. The favour stone moves around them, and whoever has moved it gets what the new field gives.

    The Queen and the Prioress give 2 VP to whoever has loyalty or knowledge. The King gives 1 VP for each loyalty, the Bishop for each piety, the Guild for each of your houses. Others give goods. Outlaws take 1 money.
how-favour-picture = The stone (1) is at the Prioress. One field on are the Merchants (2), who give 1 wool.

how-cards = Your twelve cards
how-cards-text =
    Everybody has the same twelve action cards. Each round takes two of them: one open, one face down. So you use only six in a chapter, and must think about which six.

    Privilege uses your last open card once more. When a chapter is over, you take all twelve back.
how-cards-picture = Ann in round four. In colour: what she still holds (1). Pale: what is gone (2). Four cards lie open (3), three face down (4).

how-holdings = What you have
how-holdings-text =
    Grain, piety, stone and wood come from cards of these names. Loyalty and knowledge come as income and from events. Nearly everything is limited: what the town has no more of, nobody gets.

    All this lies behind your screen. The others do not see it, but they saw you get it.
how-holdings-picture = Ann has 4 money (1), 3 piety (2), 1 stone (3), 2 wool (4), no loyalty (5), 1 knowledge (6).

how-projects = Building projects
how-projects-text =
    The Bridge is being built from the beginning. Others come with events, the Tower after chapter II. Each needs so much stone and wood.

    The card Building Project puts one or two of your materials on one project: 3 VP each.
how-projects-picture = Ann has put a stone and a wood on the Fulling Mill: 6 VP.

how-donation = Donations
how-donation-text = With Donation you pay 1 money and put a seal on a project. When its last space is filled, every donor gets the bonus printed beside it, and the seal back. It does not matter who has built.
how-donation-picture = Ben’s blue seal on the Fulling Mill. When it is finished, he gets 1 VP and 1 cloth.

how-houses = Houses and rent
how-houses-text =
    House Building: for 1 money and the material that the site asks for you build one of your four houses. House Rent: up to two of your houses bring what is printed above them.

    Above each pair of sites one yield is printed. You never build on both sites of a pair.
how-houses-picture = Ann’s house (1). Each rent brings what is printed above it: 2 VP (2). Cas lives next door.

how-market = The market
how-market-text = Wool and Cloth Sale: you sell as much wool as you like for 2 money each, and one cloth for 4. Cloth Making turns one or two wool into cloth.
how-market-picture = Wool can be sold (1). The stall for cloth (2) is shut until chapter I is over.

how-dues = Dues
how-dues-text =
    At the end of each chapter everybody owes 2 piety, 2 grain, and a tax: a die says how much, 2 to 5 money.

    Each missing piety costs 3 VP, each grain 2, each money 1. And whoever has not paid in full gets a penalty in the next chapter. For 1 loyalty you free yourself from a penalty, but not from the loss of VP.

    After chapter IV there are no penalties: what is missing costs double.
how-dues-picture = The board tells what will be due: 2 piety, 2 grain, 2 to 5 money.

how-plague = The plague
how-plague-text =
    In chapters III and IV every event names a place where somebody falls sick. A tile there shows how bad it is.

    With Medicine you treat one or more of the sick. You need as much knowledge as their tiles show together. Knowledge is shown, not spent. Each one brings 2 VP and what is printed at the place.
how-plague-picture = At place 6 lies a sick person of value 1: for this, 1 knowledge is enough.

how-end = The end
how-end-text = After the dues of chapter IV each stone and each wood is worth 1 VP, each money half a VP. In a tie, whoever has more piety wins.
how-end-picture = Ann had 33 VP. 6 money (1) makes 3 VP, 2 stone (2) and 1 wood (3) make 3 more: 39 (4).

how-example = A turn
how-example-text = Round four of chapter I. It is Ann’s turn. She plays Building Project: the Mill lacks both stone and wood, and she has one of each. Then she lays Cloth Making face down: she will not need it before the stall opens.
how-example-picture = Before: 1 stone (1), 1 wood (2), 9 VP.
how-example-picture-2 = Both lie on the Fulling Mill now.
how-example-picture-3 = 3 VP for each: her marker goes from 9 to 15.

cards-kind = Kind
cards-kind-event = Events
cards-kind-action = Action cards
cards-kind-favour = Favours
cards-kind-project = Building projects
cards-kind-site = House sites
cards-kind-place = Places
cards-chapter = Chapter
cards-chapter-I = I
cards-chapter-II = II
cards-chapter-III = III
cards-chapter-IV = IV
cards-lasting = Lasting
cards-lasting-immediate = At once
cards-lasting-permanent = Permanent
