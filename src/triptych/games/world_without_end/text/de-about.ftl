# Was das Spiel in einer Zeile ist, wie viele Minuten es dauert und wie viel es von denen verlangt, die es spielen.

game-line = Bring eine Stadt durch Pest und Not, und zahle, was du schuldest.
game-minutes = 90
game-weight = fordernd
