# For those who play for the first time: the game in a minute (guide-NUMBER-ICON), and why a question is put (hint-STEP).

guide-1-taken = You play for victory points (VP). A circle of the Empire is worth 5 or 7 of them; when the last of the ten is taken, whoever has the most wins.
guide-2-hand = On your turn you play one card from your hand, or you draw one. At the end of your turn you keep at most five.
guide-3-convert-either = Every circle has two sides, nobility and commons, each a row of territories. Cards convert them: first those of your opponent, then the neutral ones.
guide-4-move-either = A power marker shows which of the two sides is dominant. Cards move it to and fro.
guide-5-convert-dominant = Whoever owns all territories of the dominant side takes the circle at once, whoever’s turn it is. The circles below it are turned up.
guide-6-dispute = If the disputation marker lies on it, you also get a reward worth 1 VP. And for every circle you take, you draw a card of Foreign Influence.

hint-choose-side = Catholic cards are strong among the nobility, and some of them are battles, after which the Protestant gets a bonus. Protestant cards are strong among the commons.
hint-draft = You will play with the fifteen cards you keep. The other two of the three leave the game, and your opponent does not see them.
hint-turn = A card is carried out in full, in the order printed on it, even to your harm. Instead of playing you may draw, which also costs your turn.
hint-choose-list = The card does one of these things. You may choose any of them, even if it changes nothing.
hint-convert = Territories of your opponent on that side are converted first, then neutral ones. If you own a whole dominant side when the action is done, the circle is yours.
hint-extra = Your permanent card gives you this once a turn, with the first card that converts there.
hint-move = The side on which the marker stands is the dominant one. If somebody owns that side completely when the action is done, the circle is taken, even by your opponent.
hint-dispute = Whoever takes the circle with this marker gets a reward worth 1 VP. Some cards also work only there, or protect it.
hint-remove = { $same ->
    [yes] What is printed counts again, and neutral territories are neutral again. You may also choose where there is no marker, for the card goes on in the same circle; or leave all markers where they are.
   *[no] What is printed counts again, and neutral territories are neutral again. You may also leave all markers where they are.
}
hint-take = Each takeover is carried out to its end before the next: the circle, the circles below it turned up, the card of Foreign Influence. Nothing more is done in a circle that is waiting to be taken.
hint-cost = Discarded cards come back when your deck is empty and is shuffled anew. Without the discard the rest of the card does nothing; after a battle the Protestant rolls all the same.
hint-per-discard = All discards come first, then the effect, once for each of them and each time in a different circle.
hint-use = Your permanent card lies in front of you until you play another one, and you may use it every time.
hint-discard = Discarded cards are not gone: when your deck is empty, the discard pile is shuffled into a new one.
hint-discard-drawn = The cards you do not discard now come to your hand.
hint-recover = Your opponent sees which card you take back. Cards that were discarded this turn cannot be taken.
hint-choose-deck = For every circle you take, you carry out one card of Foreign Influence. It goes back into its deck afterwards.
