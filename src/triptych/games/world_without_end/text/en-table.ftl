# The game's name, how time is counted, what is settled before it, and answers given once for all.

game-world-without-end = World Without End
about-world-without-end = Kingsbridge, 1337: a bridge to build, taxes to pay, and a plague on its way.
clock = Round { $number }
clock-curve = Points over the rounds

option-first-game = First game
option-first-game-why = Is this a first game, with fewer cards in chapter I?
option-first-game-no = No
option-first-game-no-why = Everybody has all twelve action cards from the start.
option-first-game-yes = Yes
option-first-game-yes-why = In chapter I everybody has only the six starred cards and plays all of them. From chapter II on it is all twelve.

option-screens = Screens
option-screens-why = Does everybody see what the others have?
option-screens-open = Open
option-screens-open-why = Goods, money, piety, loyalty and knowledge lie open; the log tells them anyway.
option-screens-closed = Closed
option-screens-closed-why = What the others have is drawn behind their screens; the log still tells every gain and every payment.

standing-use = A card that can do only one thing, at no cost
standing-use-ask = ask me
standing-use-always = always use it
standing-exchanges = Permanent exchanges
standing-exchanges-ask = ask me
standing-exchanges-pass = do without them for me
