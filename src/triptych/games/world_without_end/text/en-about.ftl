# What the game is in a line, how many minutes it takes, and how much it asks of those who play it.

game-line = Build up a town through plague and want, and pay your dues.
game-minutes = 90
game-weight = demanding
