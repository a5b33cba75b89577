# How the game is played, for those who have never seen it: how.toml names the chapters. Then what the cards can be looked for by.

how-goal = The goal
how-goal-text =
    Four countries, a century of quarrels about faith. You send persons, build trading houses and sell goods. All of it brings victory points (VP).

    The game ends with the year in which somebody reaches 50 VP, or in which the cards of a country run out. Then a few points are added, and whoever has the most wins.
how-goal-picture = The board at the end of a game. Each player’s marker (1, 2, 3) has gone along the edge.

how-country = A country
how-country-text = There are four: England, France, the Netherlands and Spain. Each has a die of its own colour: white, blue, orange and brown.
how-country-picture = England. (1) Six spaces for houses, numbered 1 to 6; here stands Ben’s. (2) Four religion spaces for stones. (3) The person on top of the stack, with the stone it brings. (4) The stall: it buys cloth for 4 VP and wine for 2.

how-display = What lies before you
how-display-text =
    You are Catholic or Protestant. Your religion card says which, and it can change.

    You have six dice: one for each country, a purple joker, and the black religion die. A die is either free or lies on a card.
how-display-picture = Ann’s things. (1) Religion card with the black die. (2) Loch Leven, the prison for dice. (3) A free die. (4) A person, with a die on it. (5) An advantage tile. (6) A protection tile. On top are her goods.

how-year = A year
how-year-text =
    A year has two halves. First everybody plays a first half-year, one after the other; then everybody a second.

    The first half-year: all your dice on cards go down by 1, and each of your persons acts once. A die that already shows 1 comes back to you, and its person leaves without acting. If it is the religion die, you roll it again and choose your religion.

    The second half-year: roll, take a person, place a house, move on the track. The next chapters tell how.
how-year-picture = Ben begins the year: his religion die (1) goes from 2 to 1, then Ned Willard’s die (2) and the wine merchant’s (3) go down, and both persons act.

how-person = Roll and take a person
how-person-text =
    Roll all your free dice and choose one. Its colour names the country: you get the person on top there. The purple die fetches the person of any country.

    The die goes onto the card with the number you rolled. The person acts at once, and in every first half-year until the die has counted down. So a 5 acts five times in all.

    You may take nobody. That costs 1 VP.
how-person-picture = Ann has rolled white 4, blue 1, orange 5 and brown 3.
how-person-picture-2 = With the orange 5 she takes William of Orange: he is worth 2 VP each time he acts.

how-stone = The stone
how-stone-text =
    First the stone on the card goes to a free religion space of that country. Violet stones are Catholic, grey ones Protestant, natural ones neutral.

    If you do not want it there, give back a protection tile: then the stone leaves.
how-stone-picture = The grey stone that William of Orange has brought to the Netherlands.

how-house = The house
how-house-text =
    Then you place a house in that country, on the number of the die. Whoever stands there is pushed down by one, and pushes on in turn. Pushed off the 1, a house goes home.

    You have at most one house in a country. If it stands on a lower number than the die’s, you may move it up.
how-house-picture = Before: Ben (1) on 5, Cas (2) on 4.
how-house-picture-2 = After: Ann (1) is on 5. Ben (2) had to go down to 4, Cas (3) to 3.

how-track = The action track
how-track-text =
    Now choose one of your free dice. Your disc goes clockwise to the next unoccupied space of that colour, and you may use what it shows. The number does not matter, and the die stays free.

    You may leave out up to three unoccupied spaces of the colour, for 1 VP each.
how-track-picture = Ann’s disc (1). With the blue die it goes to the next blue space (2), the open store: there she may take a good of her choice.

how-goods = Goods and selling
how-goods-text =
    Books, ore, cloth and wine come from persons and from the action track. You sell them where you have a house, and only the two kinds the stall there buys.

    A ship sells in its country, one of each kind. A market sells one good in both countries that buy it. A captain sells any one good for 3 VP. In one turn you sell each good only once in a country.
how-goods-picture = France buys books (1) for 4 VP and ore (2) for 2. Only Cas can sell there now, because of the house (3).

how-tiles = Tiles, and buying back a die
how-tiles-text =
    An advantage tile is secret. It is worth VP at the end, or it is an action that you may use at any moment of your turn.

    A protection tile keeps a bad event or a stone away.

    In your turn you may also pay 3 VP and take a die off one of your cards. A person leaves with it.
how-tiles-picture = Ann can place a neutral stone (1) whenever she likes in her turn, and has one protection tile (2).

how-conflict = Conflict
how-conflict-text =
    When all religion spaces of a country are taken, a torch burns there. At the end of the turn there is a conflict. Neutral stones do not count.

    If there are more grey stones, the Protestants win; if there are more violet ones, the Catholics. Whoever is of the winning religion and has a house there scores the number of its space. Whoever is of the losing one takes the house back. In a tie nothing happens.

    In any case all stones leave the country.
how-conflict-picture = The torch (1) burns in the Netherlands. Two grey stones, no violet one (2): the Protestants win.

how-event = Events
how-event-text =
    When a person has been taken, the next card of the stack is turned up. Sometimes it is an event. Most are bad: they cost VP, goods, or a die that must go to Loch Leven.

    Whoever is hit may give back a protection tile and is spared. One event in each stack is good: there a protection tile earns as many VP as your religion die shows.
how-event-picture = The night of Saint Bartholomew comes to France. Whoever has a house there must lay a die on Loch Leven, as a 3. There it waits until it has counted down.

how-end = The end
how-end-text =
    The year is played to its end. Then everybody scores 2 VP for each house on the board, 1 for each protection tile, 1 for every two goods, and what their secret tiles show.

    In a tie the one with more goods wins.
how-end-picture = Ann had 43 VP. Four houses on the board, none left here (1): 8. Five protection tiles (2): 5. Thirteen goods: 6. So she has 62 (3).

how-example = A whole turn
how-example-text =
    Ann’s second half-year. She rolls, and takes William of Orange with the orange 5. His grey stone goes to the Netherlands. Her house goes to 5 there and pushes Ben and Cas down. William acts: 2 VP.

    Then her disc goes to the open store, where she takes a book. And she has a tile left: with it she places a neutral stone in the Netherlands. That was the last space, and the torch burns.
how-example-picture = William (1) has come, with the orange die (2).
how-example-picture-2 = All religion spaces are taken. Ann stands on 5 (1), Ben on 4 (2), Cas on 3 (3). The torch burns (4).
how-example-picture-3 = The Protestants win, and all three are Protestants. Ann goes from 2 to 7 (1), Ben from 4 to 8 (2), Cas from 6 to 9 (3). The stones leave.

cards-kind = Kind
cards-kind-person = Persons
cards-kind-event = Events
cards-kind-loch-leven = Loch Leven
cards-kind-tile = Advantage tiles
cards-kind-space = Spaces of the track
cards-country = Country
cards-country-england = England
cards-country-france = France
cards-country-netherlands = Netherlands
cards-country-spain = Spain
cards-stone = Stone
cards-stone-catholic = Catholic
cards-stone-protestant = Protestant
cards-stone-neutral = Neutral
cards-die = Die
cards-die-white = White
cards-die-blue = Blue
cards-die-orange = Orange
cards-die-brown = Brown
cards-die-purple = Purple
