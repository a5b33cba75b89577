# What the game is in a line, how many minutes it takes, and how much it asks of those who play it.

game-line = A duel of cards for the Empire’s nobles and commons.
game-minutes = 45
game-weight = easy
