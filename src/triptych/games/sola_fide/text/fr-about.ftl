# Ce qu’est le jeu en une ligne, combien de minutes il dure, et ce qu’il demande à ceux qui y jouent.

game-line = Un duel de cartes pour la noblesse et le peuple de l’Empire.
game-minutes = 45
game-weight = facile
