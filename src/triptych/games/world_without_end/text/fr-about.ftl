# Ce qu’est le jeu en une ligne, combien de minutes il dure, et ce qu’il demande à ceux qui y jouent.

game-line = Fais grandir une ville malgré la peste, et paie ce que tu dois.
game-minutes = 90
game-weight = exigeant
