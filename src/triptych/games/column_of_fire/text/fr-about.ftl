# Ce qu’est le jeu en une ligne, combien de minutes il dure, et ce qu’il demande à ceux qui y jouent.

game-line = Fais du commerce et choisis ton camp dans une Europe que la foi divise.
game-minutes = 90
game-weight = moyen
