# The levels, by the names they have at a table.

bot-level = { $bot ->
    [level-1] Novize
    [level-2] Lehrling
    [level-3] Geselle
    [level-4] Steinmetzmeister
    [level-5] Dombaumeister
   *[other] { $bot }
}
