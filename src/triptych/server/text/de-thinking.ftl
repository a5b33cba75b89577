# Bots that think: how strong each level is and how slow, hints at the table, and the analysis of a finished game.

### Levels

bot-why = { $bot ->
    [level-1] Schaut kaum voraus und nimmt, was gut genug ist: fürs erste Spiel. { $pace }
    [level-2] Schaut ein wenig voraus und nimmt es nicht genau. { $pace }
    [level-3] Spielt solide und macht wenige Fehler. { $pace }
    [level-4] Schaut weit voraus und nimmt das Beste, was zu finden ist. { $pace }
    [level-5] Am stärksten: probiert Tausende von Wegen. { $pace }
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
js-advice-on = Alle sind einverstanden: an diesem Tisch gibt es Tipps.
js-advice-thinking = Ein Bot schaut auf das, was du siehst …
js-advice-best = Am besten gefunden:
js-advice-chance = gewinnt { "{chance}" }, etwa { "{points}" } SP
table-advice-close = Tipp schließen

### Analysis

end-analysis = Analyse
analysis-title = Analyse: { $title }
analysis-lead = Ein Bot hat jede Entscheidung mit dem angesehen, was in dem Moment zu sehen war, und sagt, was er getan hätte.
analysis-coming = Das Spiel wird durchgesehen …
analysis-curve = Aussichten auf den Sieg
analysis-turning = Wendepunkte
analysis-decisions = Alle Entscheidungen
analysis-who = Wessen
analysis-all = alle
analysis-differ = Nur, wo der Bot etwas anderes getan hätte
js-analysis-progress = { "{done}" } von { "{of}" } Entscheidungen
js-analysis-waiting = Andere Spiele sind zuerst dran …
js-analysis-none = Keine Entscheidung sticht hervor: niemand hat viel verschenkt.
js-analysis-empty = Nichts dergleichen.
js-analysis-move = Zug { "{at}" }
js-analysis-played = Gespielt
js-analysis-best = Der Bot
js-analysis-same = Der Bot hätte dasselbe getan.
js-analysis-chance = { "{chance}" }, etwa { "{points}" } SP
js-analysis-loss = { "{loss}" } verloren
js-analysis-failed = Das Spiel ließ sich nicht durchsehen. Bitte versuch es später noch einmal.
js-analysis-point = Zug { "{at}" }: { "{chances}" }
js-analysis-share = { "{name}" } { "{chance}" }
js-analysis-summary = { "{name}" }: { "{same}" } von { "{of}" } Malen wie der Bot; was abwich, kostete im Schnitt { "{loss}" } der Siegchance.
js-analysis-more = { "{n}" } weitere zeigen
