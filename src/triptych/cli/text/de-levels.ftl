# The levels, and people without a name, as they are called at a table.

guest = Gast
bot-level = { $bot ->
    [level-1] Novize
    [level-2] Lehrling
    [level-3] Geselle
    [level-4] Steinmetzmeister
    [level-5] Dombaumeister
   *[other] { $bot }
}
