# What the game is in a line, how many minutes it takes, and how much it asks of those who play it.

game-line = Trade and take sides in a Europe at odds over faith.
game-minutes = 90
game-weight = medium
