# The game's name, how time is counted, what is settled before it, and answers given once for all.

game-sola-fide = Sola Fide: The Reformation
about-sola-fide = The Empire, 1517: two faiths, ten circles, and a hand of cards to turn nobles and commons.
clock = Turn { $number }
clock-curve = Points over the turns

option-sides = Sides
option-sides-why = Who is Catholic, and who Protestant?
option-sides-roll = By the dice
option-sides-roll-why = Both roll, and the higher roll chooses.
option-sides-lot = By chance
option-sides-lot-why = Chance decides, and nobody chooses.
option-sides-first-catholic = First seat Catholic
option-sides-first-catholic-why = Whoever sits in the first seat plays the Catholic side.
option-sides-first-protestant = First seat Protestant
option-sides-first-protestant-why = Whoever sits in the first seat plays the Protestant side.

option-decks = Decks
option-decks-why = With which fifteen cards does each side play?
option-decks-starter = Starter decks
option-decks-starter-why = Fifteen cards that are the same in every game: good for a first game, and quick to begin.
option-decks-draft = Draft
option-decks-draft-why = Fifteen times both look at three of their 45 cards and keep one, at the same time and in secret.

option-limit = Turns
option-limit-why = After how many turns does the game end at the latest? 0 is no limit.

standing-use = What my permanent card gives
standing-use-ask = ask me
standing-use-always = always use it
standing-use-never = never use it
standing-extra = One more territory
standing-extra-ask = ask me
standing-extra-always = always convert it
