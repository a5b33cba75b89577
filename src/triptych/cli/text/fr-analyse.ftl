# `triptych analyse`, en français : une partie regardée après coup.

analyse-progress = décisions
analyse-title = { $game } · { $names }
analyse-judged = { $count ->
    [one] { $count } décision jugée, avec
   *[other] { $count } décisions jugées, chacune avec
} ce que l’on pouvait voir de cette place à ce moment-là ; { $forced ->
    [0] il y avait toujours un choix.
    [one] une fois, il n’y avait rien à décider.
   *[other] { $forced } fois, il n’y avait rien à décider.
}
analyse-budget = { $iterations } suites examinées en { $seconds } s, graine { $seed }.
analyse-interrupted = Interrompu : { $count ->
    [one] { $count } décision jugée sur { $all }.
   *[other] { $count } décisions jugées sur { $all }.
}
analyse-nothing = interrompu avant que la première décision soit jugée
analyse-empty = dans cette feuille de partie, personne n’avait rien à décider
analyse-seconds = --seconds { $seconds } : le temps doit être au-dessus de 0 et avoir une fin
analyse-result = Résultat : { $points }.
analyse-running = La partie n’est pas terminée.
analyse-how = Les chances de gagner sont ce que le bot attend quand il regarde en avant, à deux erreurs types près. Est perdu ce que son meilleur coup donne de plus que le coup joué ; là où il ne peut pas les départager, rien n’est perdu.
analyse-percent = { $number } %
analyse-margin = ±{ $number } %
analyse-points = { $whole },{ $tenth }

analyse-curve = Chances de gagner
analyse-curve-about = { $name } : { $first } % au début, { $last } % à la fin, { $least } % au moins, { $most } % au plus

analyse-players = La qualité des décisions
analyse-player = à la table
analyse-decisions = décisions
analyse-same = comme le bot
analyse-equal = aussi bien
analyse-lost = perte moyenne
analyse-turns = tournants

analyse-turning = { $count ->
    [0] Aucun tournant
    [one] { $count } tournant
   *[other] { $count } tournants
}
analyse-turning-about = { $count ->
    [0] Aucune décision n’a fait perdre à coup sûr { $least } % de chances de gagner ou plus.
   *[other] Les décisions qui ont fait perdre à coup sûr { $least } % de chances de gagner ou plus, la pire d’abord.
}
analyse-turning-more = { $count ->
    [one] Et { $count } de plus, à la ligne { $lines }.
   *[other] Et { $count } de plus, aux lignes { $lines }.
}

analyse-all = Toutes les décisions
analyse-line = ligne { $at }
analyse-change = { $before } % → { $after } %
analyse-played = joué
analyse-best = mieux
analyse-next = le meilleur ensuite
analyse-why = pourquoi
analyse-verdict-same = comme le bot
analyse-verdict-equal = aussi bien
analyse-verdict-worse = { $lost ->
    [0] moins de 1 % perdu
    [one] { $lost } % perdu
   *[other] { $lost } % perdus
}
analyse-found = Ce que le bot a trouvé
analyse-move = coup
analyse-chance = chances de gagner
analyse-expected = points attendus
analyse-tried = essais
analyse-replay = La table à ce moment-là : triptych replay { $path } --at LIGNE --seat PLACE
analyse-written = Toutes les décisions avec leurs raisons : { $path }
