# What the server itself says at a table.

guest-name = Invité
bot-name = { $bot ->
    [level-1] Novice
    [level-2] Apprenti
    [level-3] Compagnon
    [level-4] Maître maçon
    [level-5] Maître d’œuvre
    [random] Bot aléatoire
    [greedy] Bot glouton
   *[other] { $bot }
}
bot-numbered = { $name } { $number }
points-at-start = au début
log-undo = { $name } annule son dernier coup.
