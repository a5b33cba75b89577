# Was das Spiel in einer Zeile ist, wie viele Minuten es dauert und wie viel es von denen verlangt, die es spielen.

game-line = Treib Handel und steh zu deinem Glauben in einem Europa im Streit.
game-minutes = 90
game-weight = mittel
