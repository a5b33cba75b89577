# Bots that think: how strong each level is and how slow; hints at the table.

### Levels

bot-why = { $bot ->
    [level-1] N’anticipe presque pas et se contente d’un coup correct : idéal pour une première partie. { $pace }
    [level-2] Anticipe un peu, et laisse parfois échapper quelque chose. { $pace }
    [level-3] Joue solidement et fait peu d’erreurs. { $pace }
    [level-4] Anticipe loin et trouve presque toujours le meilleur coup. { $pace }
    [level-5] Le plus fort : examine des milliers de suites. { $pace }
    [greedy] Pour des essais : prend ce qui rapporte le plus tout de suite. { $pace }
   *[random] Pour des essais : prend n’importe quoi. { $pace }
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
js-advice-agreed = D’accord : { "{names}" }
js-advice-nobody = Personne n’a encore donné son accord.
js-advice-on = Tous sont d’accord : il y a des conseils à cette table.
js-advice-thinking = Un bot regarde ce que tu vois…
js-advice-best = Un bot jouerait :
table-advice-close = Fermer le conseil
