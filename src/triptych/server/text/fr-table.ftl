# Ce que le serveur dit lui-même à une table.

guest-name = Convive
bot-name = { $bot ->
    [random] Bot aléatoire
    [greedy] Bot glouton
   *[other] { $bot }
}
log-undo = { $name } reprend son dernier coup.

# Les jeux qu’on est encore en train de peindre.

game-sola-fide = Sola Fide : la Réforme
game-world-without-end = Un monde sans fin
