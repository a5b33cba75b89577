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

game-world-without-end = Un monde sans fin
