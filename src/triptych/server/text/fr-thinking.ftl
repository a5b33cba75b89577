# Bots that think: how strong each level is and how slow, hints at the table, and the analysis of a finished game.

### Levels

bot-why = { $bot ->
    [level-1] Ne regarde guère devant soi et prend ce qui suffit : pour une première partie. { $pace }
    [level-2] Regarde un peu devant soi, sans trop de rigueur. { $pace }
    [level-3] Joue solidement et fait peu d’erreurs. { $pace }
    [level-4] Regarde loin devant soi et prend le meilleur coup trouvé. { $pace }
    [level-5] Le plus fort : essaie des milliers de chemins. { $pace }
    [greedy] Pour des essais : prend ce qui rapporte le plus tout de suite. { $pace }
   *[random] Pour des essais : prend n’importe quoi. { $pace }
}
bot-pace = { $seconds ->
    [0] Répond aussitôt.
    [one] Réfléchit jusqu’à { $seconds } seconde par tour.
   *[other] Réfléchit jusqu’à { $seconds } secondes par tour.
}

### Hints

new-advice = Conseils d’un bot (entre humains, seulement si tous sont d’accord)
table-advice = Conseil
table-advice-why = À cette table, il y a des conseils si tous ceux qui jouent sont d’accord. Une fois la partie commencée, on ne revient plus là-dessus.
table-advice-agree = Je veux bien des conseils
js-advice-agreed = D’accord : { "{names}" }
js-advice-nobody = Personne n’a encore donné son accord.
js-advice-on = Tous sont d’accord : il y a des conseils à cette table.
js-advice-thinking = Un bot regarde ce que tu vois …
js-advice-best = Le meilleur trouvé :
js-advice-chance = gagne { "{chance}" }, environ { "{points}" } PV
table-advice-close = Fermer le conseil

### Analysis

end-analysis = Analyse
analysis-title = Analyse : { $title }
analysis-lead = Un bot a examiné chaque décision avec ce que l’on pouvait voir à ce moment-là, et dit ce qu’il aurait fait.
analysis-coming = On examine la partie …
analysis-curve = Chances de victoire
analysis-turning = Tournants
analysis-decisions = Toutes les décisions
analysis-who = De qui
analysis-all = tout le monde
analysis-differ = Seulement là où le bot aurait fait autre chose
js-analysis-progress = { "{done}" } décisions sur { "{of}" }
js-analysis-waiting = D’autres parties passent d’abord …
js-analysis-none = Aucune décision ne ressort : personne n’a gâché grand-chose.
js-analysis-empty = Rien de tel.
js-analysis-move = Coup { "{at}" }
js-analysis-played = Joué
js-analysis-best = Le bot
js-analysis-same = Le bot aurait fait de même.
js-analysis-chance = { "{chance}" }, environ { "{points}" } PV
js-analysis-loss = { "{loss}" } de perdu
js-analysis-failed = La partie n’a pas pu être examinée. Réessaie plus tard.
js-analysis-point = Coup { "{at}" } : { "{chances}" }
js-analysis-share = { "{name}" } { "{chance}" }
js-analysis-summary = { "{name}" } : comme le bot { "{same}" } fois sur { "{of}" } ; le reste a coûté en moyenne { "{loss}" } des chances de victoire.
js-analysis-more = En montrer { "{n}" } de plus
