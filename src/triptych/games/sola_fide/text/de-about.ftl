# Was das Spiel in einer Zeile ist, wie viele Minuten es dauert und wie viel es von denen verlangt, die es spielen.

game-line = Ein Duell mit Karten um Adel und Volk des Reiches.
game-minutes = 45
game-weight = leicht
