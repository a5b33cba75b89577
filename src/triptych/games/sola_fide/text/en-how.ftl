# How the game is played, for those who have never seen it: how.toml names the chapters. Then what the cards can be looked for by.

how-goal = The goal
how-goal-text =
    Two players: one is Catholic (black), the other Protestant (red). They fight for the ten Circles of the Empire, with cards.

    A circle is worth 5 or 7 victory points (VP) to whoever takes it. When the last one is taken, whoever has more VP wins.
how-goal-picture = The end of a game. Ann (1) has 33 VP, Ben (2) has 34 and wins.

how-circle = A circle
how-circle-text =
    Every circle has two sides: the nobility with its coats of arms, and the commons with their houses. On both sides there are four or five territories. Each belongs to the Catholics, to the Protestants, or to nobody.

    The power marker, a hand on its track, shows which side is dominant. Only that side decides who takes the circle.

    The circles lie in a pyramid. Three are open from the beginning, the others are turned up later.
how-circle-picture = The Lower Saxon Circle, worth 7 VP. (1) The nobility: two Catholic territories, one Protestant, two neutral. (2) The commons: four Protestant, one neutral. (3) The power marker points at the nobility.

how-turn = Your turn
how-turn-text =
    Play one card from your hand, or draw one. That is all.

    What a card says is done in order, as far as possible, even if it harms you. Then it goes to your discard pile. When your deck is empty, the pile is shuffled into a new one.

    At the end of your turn you keep at most five cards.
how-turn-picture = Ben at the beginning: three cards in his hand (1), twelve in his deck (2), none discarded (3).

how-convert = Convert
how-convert-text =
    Most cards convert territories: so many, on one side of a circle. Those of your opponent come first. Only when none of them is left there do you get neutral ones.

    A marker shows whose a territory is now. If it was printed in your colour, the other’s marker is just taken off.
how-convert-picture = Before: the nobility has two Catholic territories, two neutral ones, one Protestant.
how-convert-picture-2 = Ann converts two. First Ben’s territory on the right, then a neutral one. Now four of five are hers.

how-power = Move the power
how-power-text = Other cards move the power marker one or two spaces up or down. It stands on one of four spaces: two for the nobility above, two for the commons below. The side it stands on is dominant.
how-power-picture = Before: the power marker stands with the nobility, nearly all of which is Ann’s.
how-power-picture-2 = Ben has moved it two spaces down. Now the commons decide, and there he has four of five.

how-permanent = Permanent cards
how-permanent-text = Some cards stay in front of you, and work for as long as they lie there. You can have one. If you play another, the old one is discarded.
how-permanent-picture = Ann’s Roman Catechism: whenever she draws a card for her turn, she may draw one more.

how-dispute = The disputation
how-dispute-text = Some cards place the disputation marker on a circle. Whoever takes that circle gets a reward, worth 1 VP, and the marker goes back. Some cards work only where it lies, others protect that circle.
how-dispute-picture = Ann has brought the disputation to the Franconian Circle.

how-battle = Battles
how-battle-text = The strongest Catholic cards are battles (military cards), marked with two swords. After each of them the Protestant rolls a die and gets a bonus: he converts, moves, draws, or the Catholic must discard. Only on a 6 does he get nothing.
how-battle-picture = The Battle of Frankenhausen converts three territories of the commons. Then Ben rolls.

how-take = Take a circle
how-take-text =
    As soon as one player owns every territory of the dominant side, he takes the circle: at once, whoever’s turn it is, even if it was the other who moved the marker.

    The circles that lie below it are turned up and can be fought for.
how-take-picture = Ben has taken the Lower Saxon Circle (1). Two circles below it have been turned up (2, 3).

how-influence = Foreign Influence
how-influence-text = Whoever takes a circle draws one card of Foreign Influence, from a deck of his choice, and carries it out. Then it goes back into its deck. Only the last circle brings none.
how-influence-picture = The four decks: blue moves the power (1), white converts (2), orange draws and discards (3), green removes markers (4).

how-end = The end
how-end-text = When the last circle is taken, the game is over at that instant. You have the VP of your circles, and 1 VP for each reward.
how-end-picture = Ann has five circles (1), 31 VP together, and two rewards (2): 33 VP (3). Ben has five too, 31 VP, but three rewards. He wins with 34.

how-example = A turn that takes a circle
how-example-text = It is Ben’s turn, and he plays the Ninety-Five Theses. The card converts one territory of the commons, and then does more.
how-example-picture = Ben’s hand. The card is ringed; below it is his permanent card.
how-example-picture-2 = In the Lower Saxon Circle the power marker (2) points at the commons. Four of five are Ben’s (1); the last one is Catholic, and he converts it.
how-example-picture-3 = All five are his: he takes the circle at once (2) and has 7 VP (1). Then he draws a card of Foreign Influence from the white deck.

cards-kind = Kind
cards-kind-card = Cards of a side
cards-kind-foreign = Foreign Influence
cards-kind-bonus = Bonus after a battle
cards-kind-circle = Circles
cards-side = Side
cards-side-catholic = Catholic
cards-side-protestant = Protestant
cards-deck = Deck
cards-deck-starter = Starter deck
cards-deck-draft = Draft only
cards-work = How it works
cards-work-permanent = Permanent
cards-work-military = Battle
cards-work-once = Once
cards-influence = Foreign deck
cards-influence-blue = Blue
cards-influence-white = White
cards-influence-orange = Orange
cards-influence-green = Green
