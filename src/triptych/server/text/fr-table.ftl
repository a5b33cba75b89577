# What the server itself says at a table.

guest-name = Convive
bot-name = { $bot ->
    [random] Bot aléatoire
    [greedy] Bot glouton
   *[other] { $bot }
}
bot-numbered = { $name } { $number }
points-at-start = au début
log-undo = { $name } reprend son dernier coup.

# Games that are still being painted.

game-sola-fide = Sola Fide : la Réforme
game-world-without-end = Un monde sans fin
