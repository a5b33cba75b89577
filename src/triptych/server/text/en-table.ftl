# What the server itself says at a table.

guest-name = Guest
bot-name = { $bot ->
    [level-1] Novice
    [level-2] Apprentice
    [level-3] Journeyman
    [level-4] Master mason
    [level-5] Master builder
    [random] Random bot
    [greedy] Greedy bot
   *[other] { $bot }
}
bot-numbered = { $name } { $number }
points-at-start = at the start
log-undo = { $name } takes the last move back.
