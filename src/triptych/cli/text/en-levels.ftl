# The levels, and people without a name, as they are called at a table.

guest = Guest
bot-level = { $bot ->
    [level-1] Novice
    [level-2] Apprentice
    [level-3] Journeyman
    [level-4] Master mason
    [level-5] Master builder
   *[other] { $bot }
}
