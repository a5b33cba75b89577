# What the server itself says at a table.

guest-name = Guest
bot-name = { $bot ->
    [random] Random bot
    [greedy] Greedy bot
   *[other] { $bot }
}
bot-numbered = { $name } { $number }
points-at-start = at the start
log-undo = { $name } takes the last move back.

# Games that are still being painted.

game-world-without-end = World Without End
