# The levels, by the names they have at a table.

bot-level = { $bot ->
    [level-1] Novice
    [level-2] Apprentice
    [level-3] Journeyman
    [level-4] Master mason
    [level-5] Master builder
   *[other] { $bot }
}
