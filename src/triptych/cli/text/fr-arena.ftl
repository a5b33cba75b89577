# `triptych arena`, en français : tableaux, rapport, et ce qui peut être faux.

arena-percent = { $whole },{ $part } %
arena-decimal = { $whole },{ $part }
arena-seconds = { $number } s
arena-milliseconds = { $number } ms
arena-range = { $low }–{ $high }

arena-progress = parties
arena-rating = évaluation des bots
arena-title = { $game }, { $players } joueurs : { $count ->
    [one] 1 partie, graine { $seed }
   *[other] { $count } parties, graine { $seed }
}
arena-interrupted = Interrompu : voici ce qui avait été joué jusque-là.
arena-played = Règles { $rules }, contenu { $content }{ $options ->
    [none] {""}
   *[other] , { $options }
}, Triptych { $version }, { $compiled ->
    [yes] compilé
   *[no] interprété
}.

### Strength

arena-strength = Force
arena-bot = bot
arena-strength-rating = cote
arena-wins = victoires
arena-points = points en moyenne
arena-decisions = décisions par tour
arena-time = temps par tour
arena-longest = tour le plus long
arena-strength-note = Cotes d’openskill (Plackett-Luce), moyenne de { $draws } tirages des manches ; l’intervalle à 95 % au-dessous vient de la dispersion des tirages, ou du sigma de la cote elle-même s’il est plus large. Un écart de 6,5 gagne trois parties sur quatre. Un tour est tout ce qu’on demande à un bot pendant un tour de la partie ; les temps sont ceux d’un cœur du processeur.
arena-strength-field = À { $players } joueurs, victoires et points sont ceux des parties où le bot était seul contre { $count } fois un autre ; tout le reste vient de toutes ses places.
arena-strength-hurried = L’évaluation a été interrompue : avec si peu de tirages, ses intervalles sont grossiers. Toutes les parties comptent.

### Who against whom

arena-cross = Chacun contre chacun
arena-cross-gauntlet = { $bot } contre les autres
arena-cross-row = contre
arena-cross-row-field = contre { $count }
arena-cross-games = n { $count }
arena-cross-note = Ce que le bot de la ligne a gagné de ses parties contre le bot de la colonne ; une victoire partagée compte en parts. La part équitable est { $share }.
arena-cross-note-field = Ce que le bot de la ligne a gagné contre { $count } fois le bot de la colonne ; une victoire partagée compte en parts. La part équitable est { $share }.
arena-wilson = Les intervalles des parts sont des intervalles de Wilson à 95 %, pour un nombre de parties fixé d’avance.
arena-anytime = Les intervalles des parts valent à 95 % quel que soit le moment où l’on s’arrête (par des paris, d’après Waudby-Smith et Ramdas).
arena-rounds = Les tirages d’une manche sont les mêmes de chaque place. Le rapport de dispersion dit combien les résultats des manches se dispersent, comparé à ce qu’ils feraient si les parties d’une manche n’avaient rien à voir entre elles.
arena-rounds-wilson = Au-dessous de 1, un intervalle de Wilson est prudent ; au-dessus de 1, il est trop étroit.

### Tests

arena-tests = Tests
arena-test-note = La part du premier est-elle au-dessus de { $low }, ou au-dessous de { $high } ? Chaque verdict faux a au plus 5 % de chances dans chaque rencontre, aussi souvent qu’on regarde.
arena-test-sides = Un verdict porte sur un seul côté, avec 5 % d’erreur ; un intervalle a deux côtés, avec 2,5 % chacun. Il peut donc y avoir un verdict alors que l’intervalle dépasse encore la borne.
arena-test-pairing = rencontre
arena-test-verdict = verdict
arena-test-rounds = manches
arena-pairing = { $one } contre { $other }
arena-pairing-field = { $one } contre { $count } × { $other }
arena-above = au-dessus de { $share }
arena-below = au-dessous de { $share }
arena-open = ouvert

### Seats, and how it came about

arena-seats = De chaque place
arena-seat = place { $seat }
arena-together = rapport de dispersion
arena-course = Comment on y est arrivé
arena-course-note = La part du premier après tant de parties, et où elle se situait ; la ligne pointillée est la part équitable.
arena-course-alt = { $pairing } : { $share } de { $count } parties, { $low } à { $high }
arena-ratings-alt = { $bot } : { $rating }, { $low } à { $high }

### What can be wrong

arena-bots = il faut au moins deux bots dans une arène ; il y a { $bots }
arena-unknown-bot = il n’y a pas de bot « { $name } » ; il y a { $bots }
arena-same-bot = { $one } et { $other } sont le même bot ; une arène n’a besoin de chacun qu’une fois
arena-bounds = « { $text } » n’est pas un test ; deux parts, toutes deux entre 0 et 1 sans les atteindre, la plus petite d’abord, p. ex. --sprt 0.5,0.55
arena-nothing = interrompu avant la fin de la première manche
arena-not-a-file-of-ours = { $path } existe et n’est pas le fichier d’une arène ; il reste tel quel, donne un autre nom
arena-one-file = --html et --resume nomment tous deux { $path } ; donne à la page un fichier à elle
arena-in-use = une autre arène écrit en ce moment dans { $path } ; donne à celle-ci un fichier à elle, ou attends que l’autre soit finie
arena-other-arena = { $path } est d’une autre arène : { $what ->
    [thinking] le code ou les poids des bots ou du jeu ont changé depuis ({ $theirs } là-bas, { $ours } ici) ; les parties d’alors et d’aujourd’hui ne s’additionnent pas
   *[other] { $what } y est { $theirs }, et ici { $ours }
}
arena-bad-line = { $path } : la ligne { $line } n’est pas une partie de cette arène
