# For those who play for the first time: the game in a minute (guide-NUMBER-ICON), and why a question is put (hint-STEP).

guide-1-vp = You play for victory points (VP). After four chapters of six rounds each, whoever has the most wins.
guide-2-event = Every round begins with an event. Whoever holds the shield lays it on the council space: its corners give everybody an income, its arrow moves the favour stone.
guide-3-action = Then everybody plays one of twelve action cards and uses it, and lays another one face down, unused. So only six of the twelve are used in a chapter.
guide-4-project = With stone and wood you build houses, which bring rent, and the great projects of the town: 3 VP for each material. A donation pays when the project is finished.
guide-5-dues = At the end of a chapter everybody owes 2 piety, 2 grain and a tax in money. Whatever is missing costs VP, and brings a penalty in the next chapter.
guide-6-plague = From chapter III on the plague is in the town. With medical knowledge you treat the sick, for 2 VP and a bonus each.

hint-lay = Each corner gives its income to the player it points at. The arrow says how far the favour stone moves, and you alone get the favour of the field it comes to.
hint-exchanges = Permanent events with an exchange may be used once a round, before your card or after it. You may also leave them.
hint-play = The card you play now can be used at once. Another one goes face down, so half of your cards are never used in this chapter.
hint-use = { $action_id ->
    [grain] At the end of the chapter everybody owes 2 grain. Each one missing costs 2 VP.
    [piety] At the end of the chapter everybody owes 2 piety. Each one missing costs 3 VP.
    [building-material] You need material for houses and projects. Each stone and each wood left at the end of the game is worth 1 VP.
    [building-project] Each material put on a project is worth 3 VP. When the last space is filled, those who have donated get their bonus.
    [sale] You may sell as much wool as you like, and one cloth. Money pays taxes, houses and donations.
    [house-building] A house brings its yield each time you collect rent, and the Guild pays for houses. You never build on both sites of one yield.
    [house-rent] Up to two of your houses bring what is printed at their sites. What is out of stock is lost.
    [donation] When the project is finished you get the bonus beside it, and your seal back. You can have one seal on each project.
    [cloth-making] The market pays more for cloth than for wool, but buys only one at a time.
    [medicine] Take a little money and 1 VP; or treat the sick once the plague is there, if you know enough. Knowledge is shown, not spent.
   *[favour] The favour stone goes one field on, and you get what that field gives. Outlaws must be paid.
}
hint-treating = You need as much knowledge as the tiles of all those you treat at once add up to. Choose them in the order of the places.
hint-discard = Cards laid face down are not used in this chapter. You take all twelve back when the next one begins.
hint-exchange = The event offers this once to everybody. You give all of it and get all of it, or you leave it.
hint-lose = The event takes as many of one kind as it says, and you choose the kind. If you have less of it, you give what you have.
hint-show = Only what you show is counted. You keep it all the same.
hint-house-back = The house comes back to you and can be built again; its site is free for everybody.
hint-idle = You have no action now. Both piles grow all the same, so choose cards that you can do without in this chapter.
hint-grants = { $grant ->
    [treat] You need at least as much knowledge as the tile shows. It is shown, not spent: 2 VP and the bonus of the place.
    [free-house] It costs neither material nor money. You never build on both sites of one yield.
   *[favour] The favour stone goes one field on, and you get what that field gives. Outlaws must be paid.
}
hint-atone = { $last ->
    [yes] After the last chapter there are no penalties, but everything missing costs double. For 1 loyalty one kind of due costs you no more than it has cost already.
   *[no] The VP are lost either way. Penance costs you a card at random, Begging the income of the first round, the Royal Court your first action.
}
