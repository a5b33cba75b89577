# Bots that think: how strong each level is and how slow; hints at the table.

### Levels

bot-why = { $bot ->
    [level-1] Schaut kaum voraus und nimmt, was gut genug ist: fürs erste Spiel. { $pace }
    [level-2] Schaut ein wenig voraus und übersieht dabei einiges. { $pace }
    [level-3] Spielt solide und macht wenige Fehler. { $pace }
    [level-4] Schaut weit voraus und findet meist den besten Zug. { $pace }
    [level-5] Am stärksten: spielt im Kopf Tausende von Zügen durch. { $pace }
    [greedy] Für Versuche: nimmt, was sofort am meisten bringt. { $pace }
   *[random] Für Versuche: nimmt irgendetwas. { $pace }
}
bot-pace = { $seconds ->
    [0] Antwortet sofort.
    [one] Denkt bis zu { $seconds } Sekunde je Zug.
   *[other] Denkt bis zu { $seconds } Sekunden je Zug.
}

### Hints

new-advice = Tipps von einem Bot (unter Menschen nur, wenn alle einverstanden sind)
table-advice = Tipp
table-advice-why = An diesem Tisch gibt es Tipps, wenn alle, die spielen, einverstanden sind. Hat das Spiel begonnen, lässt sich das nicht mehr zurücknehmen.
table-advice-agree = Ich bin mit Tipps einverstanden
js-advice-agreed = Einverstanden: { "{names}" }
js-advice-nobody = Noch ist niemand einverstanden.
js-advice-on = Alle sind einverstanden: An diesem Tisch gibt es Tipps.
js-advice-thinking = Ein Bot schaut auf das, was du siehst …
js-advice-best = Ein Bot würde spielen:
table-advice-close = Tipp schließen
