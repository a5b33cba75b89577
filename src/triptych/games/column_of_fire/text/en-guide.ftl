# For those who play for the first time: the game in a minute (guide-NUMBER-ICON), and why a question is put (hint-STEP).

guide-1-vp = You want victory points (VP). The game ends with the year in which somebody reaches 50; then whoever has most wins.
guide-2-die = In every second half-year you roll your dice and choose one. Its colour fetches you the person of that country, its number says on which space there your house stands.
guide-3-person = The person acts for you at once, and again in every first half-year, until the die on the card has counted down.
guide-4-disc = Then another die moves your disc around the rose of actions: goods, sales, stones, tiles.
guide-5-market-cloth = Goods are sold for VP in countries where you have a house.
guide-6-torch = Persons bring stones of their religion. A country full of them has a conflict: houses of the winning religion score the number they stand on, those of the losing one go back.

hint-window = { $window ->
    [first-half] In the first half-year your dice on cards are turned down by 1, and each of your persons may act again.
    [roll] You roll all your free dice. One of them will then fetch you a person and place a house.
    [person] What you have just gained you may use before the die of your next person is read: one that shows 1 leaves.
    [card] What you have just gained you may use before the next card is turned up. It may be an event.
    [move] Only free dice move your disc. With none it stays where it is, and with a single way it goes by itself.
    [between] What the conflict has brought you may use before the next one.
   *[conflicts] Whatever you want to do before the turn is over, and before a country with a torch has its conflict.
}
hint-use = { $what ->
    [space] Your disc has come to this space: use what it shows now, or leave it.
   *[person] A person acts when you take it, and once in every first half-year as long as its die lies on it.
}
hint-choose-religion = In a conflict the houses of the winning religion score. And whoever is the only one of his religion gains 1 VP whenever his religion die is turned down.
hint-choose-person = The colour of a die names the country (purple: any), its number the space for your house. The higher, the more it scores in a conflict, and the longer the person stays.
hint-stone = When all religion spaces of a country are taken, it has a conflict: the religion with more stones wins. A protection tile keeps this stone out.
hint-place-house = In a conflict a house scores the number it stands on. A house in its way is pushed down by 1.
hint-track = The number does not matter here, and the die stays free: your disc goes clockwise to the next free space of its colour, and you may use what is shown there.
hint-neutral = A neutral stone takes a religion space and counts for nobody: it brings the conflict nearer.
hint-conflicts = The religion with more stones wins: its houses score the number they stand on, those of the other go back to their owners.
hint-ward = A protection tile averts one bad event. Each one left at the end is worth 1 VP.
hint-offer = Your religion die is worth its number now; a protection tile left at the end is worth 1 VP.
hint-imprison = The die rests there, showing 3, and is free again when it has counted down. A person it lay on leaves the game.
hint-lose-good = Think of what you can sell, and where your houses are. Two goods left at the end are worth 1 VP.
hint-lower-die = A die that showed 1 becomes free, and its person leaves the game.
