# Was am Tisch sehen hilft: Listen, die weitergehen, und das Ende einer Partie.

js-more = Noch { "{n}" }
js-rank = Platz
js-place = Dein Platz: { "{rank}" } von { "{of}" }, mit { "{n}" } SP
