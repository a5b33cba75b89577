# The levels, and people without a name, as they are called at a table.

guest = Invité
bot-level = { $bot ->
    [level-1] Novice
    [level-2] Apprenti
    [level-3] Compagnon
    [level-4] Maître maçon
    [level-5] Maître d’œuvre
   *[other] { $bot }
}
