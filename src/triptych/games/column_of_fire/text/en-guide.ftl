# For those who play for the first time: the game in a minute (guide-NUMBER-ICON), and why a question is put (hint-STEP).

guide-1-vp = You play for victory points (VP). The game ends with the year in which somebody reaches 50; then whoever has the most wins.
guide-2-die = In every second half-year you roll your dice and choose one. Its colour says which country’s person you take, its number where your house stands there.
guide-3-person = The person acts for you at once, and again in every first half-year, until the die on the card has counted down.
guide-4-disc = Then another die moves your disc along the action track: goods, sales, stones, tiles.
guide-5-market-cloth = Goods are sold for VP in countries where you have a house.
guide-6-torch = Persons bring stones of their religion. A country full of them has a conflict: houses of the winning religion score the number they stand on, those of the losing one go back.

hint-window = { $window ->
    [first-half] In the first half-year your dice on cards are turned down by 1, and each of your persons may act again.
    [roll] You roll all your free dice. One of them will then fetch you a person and place a house.
    [person] You may use what you have just gained before the die of your next person is read: a person whose die shows 1 leaves.
    [card] You may use what you have just gained before the next card is turned up. It may be an event.
    [move] Only free dice move your disc. With none it stays where it is; where there is only one way, it goes by itself.
    [between] You may use what the conflict has brought you before the next one.
   *[conflicts] Now is the time for whatever you still want to do before your turn ends, and before a country with a torch has its conflict.
}
hint-use = { $what ->
    [space] Your disc has come to this space: use what it shows now, or leave it.
   *[person] A person acts when you take it, and once in every first half-year as long as its die lies on it.
}
hint-choose-religion = In a conflict the houses of the winning religion score. And if you are the only one of your religion, you score 1 VP whenever your religion die is turned down.
hint-choose-person = The colour of a die names the country (purple: any), its number the space for your house. The higher, the more it scores in a conflict, and the longer the person stays.
hint-stone = When all religion spaces of a country are taken, it has a conflict: the religion with more stones wins. A protection tile keeps this stone out.
hint-place-house = In a conflict a house scores the number it stands on. A house in its way is pushed down by 1.
hint-track = The number does not matter here, and the die stays free: your disc goes clockwise to the next free space of its colour, and you may use what is shown there.
hint-neutral = A neutral stone takes a religion space and counts for nobody: it brings the conflict nearer.
hint-conflicts = The religion with more stones wins: its houses score the number they stand on, those of the other go back to their owners.
hint-ward = A protection tile averts one bad event. Each one left at the end is worth 1 VP.
hint-offer = Your religion die is worth as many VP as it shows now; a protection tile left at the end is worth 1 VP.
hint-imprison = The die rests there, showing 3, and is free again when it has counted down. A person it lay on leaves the game.
hint-lose-good = Think of what you can sell, and where your houses are. Every two goods left at the end are worth 1 VP.
hint-lower-die = A die that showed 1 becomes free, and its person leaves the game.
