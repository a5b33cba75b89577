# What the server itself says at a table.

guest-name = Gast
bot-name = { $bot ->
    [level-1] Novize
    [level-2] Lehrling
    [level-3] Geselle
    [level-4] Steinmetzmeister
    [level-5] Dombaumeister
    [random] Zufallsbot
    [greedy] Gieriger Bot
   *[other] { $bot }
}
bot-numbered = { $name } { $number }
points-at-start = zu Beginn
log-undo = { $name } nimmt den letzten Zug zurück.
