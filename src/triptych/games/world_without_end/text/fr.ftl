# World Without End, in French: see en.ftl for what the arguments are.
#
# Forms of nouns: .of of a thing, a count and a player are $thing_of ("de pierre", "d’argent"), $count_of ("de maisons sur le plateau") and
# $seat_of ("d’Anne"); .the of a thing is $thing_the ("la pierre"); .each of a count follows "pour" ("chaque pierre"); .to of a favour follows
# "jusqu’" ("à la Reine", "au Prieur"); .of of a penalty is $penalty_of ("du Tribunal royal"). Projects, places and sites have their articles and
# can follow sur, dans and pour. $chapter has none: "le chapitre I", "du chapitre I".
# Cards are told what to do in the imperative, with "tu"; buttons, and what stands after a colon in a few words, are infinitives. Nothing agrees
# with a player, whose gender nobody knows; no name stands behind "que" or "de". Before : ; ? ! and inside « » stands a no-break space, before PV
# too. No button, question, reason and line of the log begins with a quotation mark.

### Nouns

thing-stone = pierre
    .of = de pierre
    .the = la pierre
    .one = pierre
    .many = pierres
thing-wood = bois
    .of = de bois
    .the = le bois
    .one = bois
    .many = bois
thing-grain = grain
    .of = de grain
    .the = le grain
    .one = mesure de grain
    .many = mesures de grain
thing-piety = piété
    .of = de piété
    .the = la piété
    .one = jeton de piété
    .many = jetons de piété
thing-wool = laine
    .of = de laine
    .the = la laine
    .one = laine
    .many = laines
thing-cloth = drap
    .of = de drap
    .the = le drap
    .one = drap
    .many = draps
thing-loyalty = loyauté
    .of = de loyauté
    .the = la loyauté
    .one = jeton de loyauté
    .many = jetons de loyauté
thing-knowledge = savoir
    .of = de savoir
    .the = le savoir
    .one = jeton de savoir
    .many = jetons de savoir
thing-money = argent
    .of = d’argent
    .the = l’argent
    .one = pièce
    .many = pièces
thing-vp = PV
    .of = de PV
    .the = le PV
    .one = PV
    .many = PV

# A thing that somebody has named otherwise in a content file of his own.
thing-plain = { $small }
    .of = { $initial ->
        [a] d’{ $small }
        [e] d’{ $small }
        [i] d’{ $small }
        [o] d’{ $small }
        [u] d’{ $small }
       *[other] de { $small }
    }
    .the = « { $name } »
    .one = { $small }
    .many = { $small }

# So much of a thing.
amount-stone = { $number ->
    [one] { $number } pierre
   *[other] { $number } pierres
}
amount-wood = { $number } bois
amount-grain = { $number ->
    [one] { $number } mesure de grain
   *[other] { $number } mesures de grain
}
amount-piety = { $number ->
    [one] { $number } jeton de piété
   *[other] { $number } jetons de piété
}
amount-wool = { $number ->
    [one] { $number } laine
   *[other] { $number } laines
}
amount-cloth = { $number ->
    [one] { $number } drap
   *[other] { $number } draps
}
amount-loyalty = { $number ->
    [one] { $number } jeton de loyauté
   *[other] { $number } jetons de loyauté
}
amount-knowledge = { $number ->
    [one] { $number } jeton de savoir
   *[other] { $number } jetons de savoir
}
amount-money = { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
}
amount-vp = { $number } PV
amount-plain = { $number } { $small }
# What is gained and used at once.
amount-treat = { $number ->
    [one] { $number } soin à un malade
   *[other] { $number } soins à des malades
}
amount-free-house = { $number ->
    [one] { $number } maison gratuite
   *[other] { $number } maisons gratuites
}
amount-favour = { $number ->
    [one] { $number } avancée du pion de faveur
   *[other] { $number } avancées du pion de faveur
}

# What is counted.
count-stone = pierre
    .of = de pierre
    .each = chaque pierre
count-wood = bois
    .of = de bois
    .each = chaque bois
count-grain = grain
    .of = de grain
    .each = chaque mesure de grain
count-piety = piété
    .of = de piété
    .each = chaque jeton de piété
count-wool = laine
    .of = de laine
    .each = chaque laine
count-cloth = drap
    .of = de drap
    .each = chaque drap
count-loyalty = loyauté
    .of = de loyauté
    .each = chaque jeton de loyauté
count-knowledge = savoir
    .of = de savoir
    .each = chaque jeton de savoir
count-money = argent
    .of = d’argent
    .each = chaque pièce
count-vp = PV
    .of = de PV
    .each = chaque PV
count-house = maisons sur le plateau
    .of = de maisons sur le plateau
    .each = chaque maison à soi sur le plateau
count-sick = malades dans la ville
    .of = de malades dans la ville
    .each = chaque malade dans la ville
count-plain = { $small }
    .of = { $initial ->
        [a] d’{ $small }
        [e] d’{ $small }
        [i] d’{ $small }
        [o] d’{ $small }
        [u] d’{ $small }
       *[other] de { $small }
    }
    .each = chaque { $small }

favour-queen = la Reine
    .to = à la Reine
favour-prior = le Prieur
    .to = au Prieur
favour-outlaws-1 = les Hors-la-loi
    .to = aux Hors-la-loi
favour-guild = la Guilde
    .to = à la Guilde
favour-prioress = la Prieure
    .to = à la Prieure
favour-merchants = les Marchands
    .to = aux Marchands
favour-king = le Roi
    .to = au Roi
favour-outlaws-2 = les Hors-la-loi
    .to = aux Hors-la-loi
favour-earl = le Comte de Shiring
    .to = au Comte de Shiring
favour-bishop = l’Évêque
    .to = à l’Évêque
favour-plain = la case « { $name } »
    .to = à la case « { $name } »

project-bridge = le Pont
project-tower = la Tour
project-fulling-mill = le Moulin à foulon
project-palace = le Palais du prieur
project-hospital = l’Hôpital
project-lady-chapel = la Chapelle de la Vierge
project-small-church = l’Église Saint-Marc
project-plain = le chantier « { $name } »

place-1 = la maison du boulanger
place-2 = la maison de l’aubergiste
place-3 = la maison du tisserand
place-4 = la maison du sacristain
place-5 = la maison du berger
place-6 = la maison du bailli
place-7 = la maison du tanneur
place-8 = la maison de l’orfèvre
place-9 = la maison du charpentier
place-10 = la maison de l’échevin
place-11 = la cachette en forêt
place-plain = le lieu « { $name } »

site-name = l’emplacement { $number } ({ $bundle })

penalty-penance = Pénitence
    .of = de la Pénitence
penalty-begging = Mendicité
    .of = de la Mendicité
penalty-court = Tribunal royal
    .of = du Tribunal royal

chapter-1 = chapitre I
chapter-2 = chapitre II
chapter-3 = chapitre III
chapter-4 = chapitre IV

# A player. $small is the name with a small first letter, $initial that letter without accent.
seat-name = { $name }
    .of = { $initial ->
        [a] d’{ $name }
        [e] d’{ $name }
        [i] d’{ $name }
        [o] d’{ $name }
        [u] d’{ $name }
       *[other] de { $name }
    }

# Several names in a row.
list-end = { $first } et { $last }
list-or = { $first } ou { $last }
list-more = { $first }, { $next }

# Of a bundle that is empty.
bundle-none = rien

# Points with a half at the end of the game.
points-half = { $number ->
    [0] ½
   *[other] { $number }½
}

### Where victory points come from

vp-income = revenu
vp-event = événements
vp-favour = faveurs
vp-building = chantiers
vp-donation = dons
vp-metal = le métal de la Tour
vp-rent = loyers
vp-medicine = médecine
vp-treatment = malades soignés
vp-piety-due = piété manquante
vp-grain-due = grain manquant
vp-tax = impôt manquant
vp-material = matériaux restants
vp-money = argent restant

### What events do, in whole sentences
#
# $who: one of the phrases that follow; `.brief` is the same in a few words.

who-all = Chacun
    .brief = tous
who-most = Qui a le plus { $count_of }
    .brief = qui a le plus { $count_of }
who-least = Qui a le moins { $count_of }
    .brief = qui a le moins { $count_of }
who-each = Qui a une maison sur le plateau
    .brief = qui a une maison
who-first-most = Qui a le plus { $count_of } (à égalité, le premier dans l’ordre)
    .brief = qui a le plus { $count_of } (un seul)
who-first-least = Qui a le moins { $count_of } (à égalité, le premier dans l’ordre)
    .brief = qui a le moins { $count_of } (un seul)

op-gain = { $who } reçoit { $amount }.
op-gain-treat = { $number ->
    [one] { $who } peut soigner { $number } malade.
   *[other] { $who } peut soigner { $number } malades, l’un après l’autre.
}
op-gain-free-house = { $number ->
    [one] { $who } peut bâtir { $number } maison sans matériau ni argent.
   *[other] { $who } peut bâtir { $number } maisons sans matériau ni argent.
}
op-gain-favour = { $number ->
    [one] { $who } peut avancer le pion de faveur d’une case et recevoir cette faveur.
   *[other] { $who } peut, { $number } fois, avancer le pion de faveur d’une case et recevoir cette faveur.
}
# $short: what each one missing costs, 0 for nothing.
op-lose = { $short ->
    [0] { $who } rend { $amount }.
   *[other] { $who } rend { $amount } ; chaque unité qui manque coûte { $short } PV.
}
op-lose-one-of = { $short ->
    [0] { $number ->
        [one] { $who } rend, à son choix, { $number } unité d’une de ces sortes : { $things }.
       *[other] { $who } rend, à son choix, { $number } unités d’une de ces sortes : { $things }.
    }
   *[other] { $number ->
        [one] { $who } rend, à son choix, { $number } unité d’une de ces sortes : { $things } ; si elle manque, cela coûte { $short } PV.
       *[other] { $who } rend, à son choix, { $number } unités d’une de ces sortes : { $things } ; chaque unité qui manque coûte { $short } PV.
    }
}
op-exchange = { $lasting ->
    [yes] Une fois par manche, à son tour, chacun peut échanger { $give } contre { $get }.
   *[no] Chacun peut, une fois, échanger { $give } contre { $get }.
}
# $most: the most VP that it can be, 0 for no limit.
op-score = { $most ->
    [0] { $who } marque { $number } PV pour { $count_each }.
   *[other] { $who } marque { $number } PV pour { $count_each }, { $most } PV au plus.
}
op-score-loss = { $most ->
    [0] { $who } perd { $number } PV pour { $count_each }.
   *[other] { $who } perd { $number } PV pour { $count_each }, { $most } PV au plus.
}
op-project = Un chantier entre en jeu : { $project }.
op-fill = { $substitute ->
    [yes] { $number ->
        [one] Un matériau de la réserve qui convient, ou un substitut, est posé sur { $project }. Personne ne marque pour cela.
       *[other] Jusqu’à { $number } matériaux de la réserve qui conviennent, avec des substituts s’il en manque, sont posés sur { $project }. Personne ne marque pour cela.
    }
   *[no] { $number ->
        [one] Un matériau de la réserve qui convient est posé sur { $project }. Personne ne marque pour cela.
       *[other] Jusqu’à { $number } matériaux de la réserve qui conviennent sont posés sur { $project }. Personne ne marque pour cela.
    }
}
op-fill-each = { $substitute ->
    [yes] { $number ->
        [one] Un matériau de la réserve qui convient, ou un substitut, est posé sur chaque chantier en jeu. Personne ne marque pour cela.
       *[other] Jusqu’à { $number } matériaux de la réserve qui conviennent, avec des substituts s’il en manque, sont posés sur chaque chantier en jeu. Personne ne marque pour cela.
    }
   *[no] { $number ->
        [one] Un matériau de la réserve qui convient est posé sur chaque chantier en jeu. Personne ne marque pour cela.
       *[other] Jusqu’à { $number } matériaux de la réserve qui conviennent sont posés sur chaque chantier en jeu. Personne ne marque pour cela.
    }
}
op-cover-favours = Sur l’arc, ceci est couvert jusqu’à la fin du chapitre et n’est pas compté : { $things }.
op-cover-market = Jusqu’à la fin du chapitre, le marché n’achète plus ceci : { $things }.
op-cover-projects = Jusqu’à la fin du chapitre, tous les chantiers en jeu sauf { $project } sont couverts : ils ne reçoivent ni matériau ni don.
op-uncover = Le marché achète désormais ceci : { $things }.
op-dues = { $fewer ->
    [yes] À la fin de ce chapitre, chacun doit { $amount } de moins.
   *[no] À la fin de ce chapitre, chacun doit { $amount } de plus.
}
op-skip-action = { $who } perd l’action de cette manche, et pose une carte face visible et une face cachée, sans utiliser ni l’une ni l’autre.
op-house-back = { $who } reprend sur le plateau { $number } de ses maisons, à son choix.
op-price = Le marché paie { $amount } pour chaque { $thing }.
op-forbid = La carte « { $action } » peut être posée, mais non utilisée.
op-modify-gain = Qui a utilisé « { $action } » reçoit en plus { $bundle }.
op-modify-cost = Qui veut utiliser « { $action } » rend d’abord { $bundle }.
op-useless = Dans la phase d’action, c’est comme si personne n’avait { $thing_of } : pour les faveurs, les soins et le métal de la Tour. Rien n’est perdu, et l’on peut encore en recevoir.
op-random-discard = La carte défaussée face cachée est tirée au hasard dans la main.

effects-next = { $first } { $next }
effects-permanent = Ceci vaut tant que la carte est en vigueur. { $effects }

### What events do, in a few words: in questions, on the card itself
#
# They stand after a colon or between semicolons, so they begin small and have no full stop.

brief-gain = { $who_brief } : { $amount }
brief-gain-treat = { $number ->
    [one] { $who_brief } : soigner { $number } malade
   *[other] { $who_brief } : soigner { $number } malades
}
brief-gain-free-house = { $number ->
    [one] { $who_brief } : { $number } maison gratuite
   *[other] { $who_brief } : { $number } maisons gratuites
}
brief-gain-favour = { $number ->
    [one] { $who_brief } : { $number } faveur
   *[other] { $who_brief } : { $number } faveurs
}
brief-lose = { $short ->
    [0] { $who_brief } : rendre { $amount }
   *[other] { $who_brief } : rendre { $amount }, ou perdre { $short } PV par unité
}
brief-lose-one-of = { $short ->
    [0] { $who_brief } : rendre { $number } au choix ({ $things })
   *[other] { $who_brief } : rendre { $number } au choix ({ $things }), ou perdre { $short } PV par unité
}
brief-exchange = { $lasting ->
    [yes] par manche, { $give } contre { $get }
   *[no] { $give } contre { $get }
}
brief-score = { $most ->
    [0] { $who_brief } : { $number } PV pour { $count_each }
   *[other] { $who_brief } : { $number } PV pour { $count_each }, { $most } au plus
}
brief-score-loss = { $most ->
    [0] { $who_brief } : perdre { $number } PV pour { $count_each }
   *[other] { $who_brief } : perdre { $number } PV pour { $count_each }, { $most } au plus
}
brief-project = nouveau chantier : { $project }
brief-fill = { $number ->
    [one] { $number } matériau sur { $project }
   *[other] { $number } matériaux sur { $project }
}
brief-fill-each = { $number ->
    [one] { $number } matériau sur chaque chantier
   *[other] { $number } matériaux sur chaque chantier
}
brief-cover-favours = couvert sur l’arc : { $things }
brief-cover-market = vente impossible : { $things }
brief-cover-projects = tout couvert sauf { $project }
brief-uncover = vente possible : { $things }
brief-dues = { $fewer ->
    [yes] devoir { $amount } de moins
   *[no] devoir { $amount } de plus
}
brief-skip-action = { $who_brief } : pas d’action
brief-house-back = { $number ->
    [one] { $who_brief } : reprendre { $number } maison
   *[other] { $who_brief } : reprendre { $number } maisons
}
brief-price = { $amount } pour chaque { $thing }
brief-forbid = pas de « { $action } »
brief-modify-gain = « { $action } » rapporte en plus { $bundle }
brief-modify-cost = « { $action } » coûte en plus { $bundle }
brief-useless = { $thing_the } ne compte pas
brief-random-discard = carte cachée au hasard

brief-next = { $first } ; { $next }

### What action cards do: in a few words on buttons and in questions (do-), and in sentences (action-)

do-grain = prendre 1 mesure de grain
do-piety = prendre 1 jeton de piété
do-building-material = prendre 1 pierre ou 1 bois
do-building-project = poser 1 ou 2 matériaux sur un chantier, 3 PV chacun
do-sale = vendre de la laine, et 1 drap
do-privilege = utiliser de nouveau la dernière carte jouée
do-house-building = bâtir une maison pour 1 pièce et 1 matériau
do-house-rent = prendre le loyer de 1 ou 2 maisons
do-donation = poser un sceau sur un chantier pour 1 pièce
do-cloth-making = changer 1 ou 2 laines en drap
do-medicine = { $plague ->
    [yes] prendre 1 pièce et 1 PV, ou soigner des malades
   *[no] prendre 1 pièce et 1 PV
}
do-favour = avancer le pion de faveur d’une case
do-favour-to = avancer le pion de faveur jusqu’{ $favour_to } ({ $gets })

action-grain = Prends 1 mesure de grain.
action-piety = Prends 1 jeton de piété.
action-building-material = Prends 1 pierre ou 1 bois.
action-building-project = Pose 1 ou 2 de tes matériaux sur des cases libres du bon matériau d’un même chantier, pour 3 PV chacun.
action-sale = Vends autant de laines que tu veux à { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
} l’une, et 1 drap à { $second_number ->
    [one] { $second_number } pièce
   *[other] { $second_number } pièces
} si le marché l’achète.
action-privilege = Utilise encore une fois la carte que tu as jouée en dernier dans ce chapitre. Les cartes seulement posées, sans être utilisées, ne comptent pas.
action-house-building = Rends 1 pièce et 1 matériau de la sorte que demande l’emplacement, et poses-y une maison. Jamais sur les deux emplacements d’un même loyer.
action-house-rent = Prends le loyer d’une ou de deux de tes maisons.
action-donation = Paie 1 pièce et pose un sceau sur un chantier ni couvert ni achevé, mais jamais deux sur le même.
action-cloth-making = Change 1 ou 2 laines en autant de draps.
action-medicine = Prends 1 pièce et 1 PV. Ou bien, à partir du chapitre III, soigne autant de malades que ton savoir le permet, pour 2 PV et le bonus du lieu chacun.
action-favour = Avance le pion de faveur d’une case exactement et reçois cette faveur. Les Hors-la-loi se font payer.

### What a favour gives

get-needs = { $bundle }, avec au moins { $needs }
get-bundle = { $bundle }
get-per = { $number } PV pour { $count_each }
get-pay = payer { $bundle }

### Questions: to the one who is asked (ask-), and to those who wait (wait-)

ask-lay = Pose « { $event } » sur la case du Conseil : choisis son orientation
wait-lay = { $seat } choisit une orientation pour « { $event } »
ask-exchanges = Faire un échange permanent, ou continuer ?
wait-exchanges = { $seat } peut faire un échange permanent
ask-play = Joue une carte face visible
wait-play = { $seat } joue une carte
# $cost: what a permanent event makes it cost more.
ask-use = { $again ->
    [yes] { $cost_id ->
        [none] Encore une fois « { $action } » : { $does } ?
       *[some] Encore une fois « { $action } », pour { $cost } de plus : { $does } ?
    }
   *[no] { $cost_id ->
        [none] La carte « { $action } » : { $does } ?
       *[some] La carte « { $action } », pour { $cost } de plus : { $does } ?
    }
}
wait-use = { $again ->
    [yes] { $seat } peut utiliser encore une fois « { $action } »
   *[no] { $seat } peut utiliser « { $action } »
}
ask-treating = { $number ->
    [0] Soigner encore quelqu’un ? Ton savoir est déjà tout employé
   *[other] Soigner encore quelqu’un ? Savoir qui te reste : { $number }
}
wait-treating = { $seat } soigne des malades
ask-discard = Défausse une carte face cachée, sans l’utiliser
wait-discard = { $seat } défausse une carte face cachée
ask-exchange = Avec « { $event } », échanger { $give } contre { $get } ?
wait-exchange = { $seat } peut, avec « { $event } », échanger { $give } contre { $get }
ask-lose = { $number ->
    [one] Choisis ce que tu rends pour « { $event } » : { $number } unité
   *[other] Choisis ce que tu rends pour « { $event } » : { $number } unités
}
wait-lose = { $seat } choisit ce qu’il faut rendre pour « { $event } »
ask-show = { $loss ->
    [yes] Combien { $thing_of } montres-tu pour « { $event } » ? Chaque unité coûte { $number } PV
   *[no] Combien { $thing_of } montres-tu pour « { $event } » ? Chaque unité rapporte { $number } PV
}
wait-show = { $seat } décide combien { $thing_of } montrer pour « { $event } »
ask-house-back = { $number ->
    [one] Choisis une maison à reprendre à cause de « { $event } »
   *[other] Choisis une maison à reprendre à cause de « { $event } » (encore { $number })
}
wait-house-back = { $seat } reprend une maison à cause de « { $event } »
ask-idle = Tu n’as pas d’action : pose une carte face visible, sans l’utiliser
wait-idle = { $seat } n’a pas d’action et pose une carte face visible, sans l’utiliser
ask-grants = { $grant ->
    [treat] Tu peux soigner un malade
    [free-house] Tu peux bâtir une maison sans matériau ni argent
   *[favour] Tu peux avancer le pion de faveur d’une case
}
wait-grants = { $grant ->
    [treat] { $seat } peut soigner un malade
    [free-house] { $seat } peut bâtir une maison sans matériau ni argent
   *[favour] { $seat } peut avancer le pion de faveur
}
ask-atone = { $last ->
    [yes] Donne 1 jeton de loyauté pour chaque redevance qui ne doit pas te coûter le double, ou laisse faire
   *[no] Libère-toi de tes peines pour 1 jeton de loyauté chacune, ou laisse faire
}
wait-atone = { $last ->
    [yes] { $seat } peut donner de la loyauté pour éviter la perte double
   *[no] { $seat } peut donner de la loyauté pour se libérer de ses peines
}

wait-lot = Le dé et les cartes décident
wait-over = La partie est terminée : { $seat } gagne avec { $points } PV
wait-over-shared = La partie est terminée : { $seats } gagnent ensemble avec { $points } PV

### Moves: what stands on the button

move-pass = { $step ->
    [exchanges] Continuer sans échange
    [exchange] Ne pas échanger
   *[atone] En rester là
}
move-skip = { $step ->
    [use] Ne pas utiliser « { $action } »
   *[grants] Y renoncer
}
move-done = Ne plus soigner personne
# $income: who gets what, one beside the other.
move-lay = Flèche vers { $number }, { $favour } : { $gets }. Revenu : { $income }
move-lay-zero = Flèche vers 0, pas de faveur. Revenu : { $income }
move-lay-stuck = Flèche vers { $number }, mais le pion n’arrive sur aucune autre case : pas de faveur. Revenu : { $income }
income-you = toi { $amount }
income-other = { $seat } { $amount }
income-none-you = tu ne reçois rien
income-none-other = { $seat } ne reçoit rien
move-exchange = Échanger { $give } contre { $get } avec « { $event } »
move-lose = Rendre { $amount }
move-take-back = Reprendre ta maison sur { $site }
move-show = { $loss ->
    [yes] { $number ->
        [0] Ne rien montrer
       *[other] Montrer { $amount } : perdre { $points } PV
    }
   *[no] { $number ->
        [0] Ne rien montrer
       *[other] Montrer { $amount } : { $points } PV
    }
}
# $usable: yes if the card can be used now; forbidden, if an event does not allow it; no, if nothing can be done with it.
move-play = { $usable ->
    [forbidden] Jouer « { $action } », que « { $event } » empêche d’utiliser
    [no] Jouer « { $action } », qui ne peut rien faire pour le moment
   *[yes] Jouer « { $action } » : { $does }
}
move-play-again = { $usable ->
    [forbidden] Jouer « { $action } » sur « { $second_action } », mais « { $event } » l’interdit
    [no] Jouer « { $action } », bien que « { $second_action } » ne puisse rien faire pour le moment
   *[yes] Jouer « { $action } » : utiliser de nouveau « { $second_action } »
}
move-take = Prendre { $amount }
move-build = { $finishes ->
    [yes] Poser { $bundle } sur { $project } et achever le chantier : { $points } PV
   *[no] Poser { $bundle } sur { $project } : { $points } PV
}
move-sell = Vendre { $give } pour { $amount }
move-house = Bâtir sur { $site } pour { $give }
move-house-free = Bâtir sur { $site }, gratuitement
move-rent = Prendre le loyer de { $site }
move-rent-two = Prendre les loyers de { $site } et de { $second_site }
move-donate = { $bundle_id ->
    [none] Donner { $amount } pour { $project }
   *[some] Donner { $amount } pour { $project } : { $bundle } à l’achèvement
}
move-weave = Changer { $give } en { $amount }
move-earn = Prendre { $bundle }
move-treat = { $number ->
    [one] Soigner le malade dans { $place } avec { $number } savoir : { $bundle }
   *[other] Soigner le malade dans { $place } avec { $number } jetons de savoir : { $bundle }
}
move-favour = Avancer le pion de faveur jusqu’{ $favour_to } : { $gets }
move-discard = Défausser « { $action } » face cachée ({ $does })
move-idle = Poser « { $action } » face visible, sans l’utiliser ({ $does })
move-atone = Donner 1 jeton de loyauté pour te libérer { $penalty_of }
move-atone-last = { $penalty_id ->
    [penance] Donner 1 jeton de loyauté : la piété qui manque ne te coûtera pas { $number } PV de plus
    [begging] Donner 1 jeton de loyauté : le grain qui manque ne te coûtera pas { $number } PV de plus
   *[court] Donner 1 jeton de loyauté : l’impôt qui manque ne te coûtera pas { $number } PV de plus
}

### Lots

lot-begin = C’est { $seat } qui commence
lot-event = L’événement est « { $event } »
lot-plague = Le jeton de peste indique { $number }
lot-tax = Le dé d’impôt indique { $number }
lot-lose-card = La carte tirée de la main est « { $action } »

### The log

told-begins = C’est { $seat } qui commence.
told-chapter = Ici commence le { $chapter }.
told-round = Manche { $number } : { $seat } a le blason.
told-event = { $seat } révèle « { $event } » – { $brief }.
told-sick = Il y a un malade dans { $place } : le jeton indique { $number }.
told-nobody-sick = Personne ne tombe malade dans { $place }.
told-laid = { $seat } pose « { $event } » : la flèche pointe vers { $number }.
told-income = { $seat } reçoit { $amount } comme revenu.
told-no-income = Il n’y a plus { $thing_of } comme revenu pour { $seat }, qui reçoit 1 PV à la place.
told-begs = { $seat } doit mendier et ne reçoit pas de revenu.
told-stone = { $number ->
    [0] Le pion de faveur reste sur sa case : { $favour }.
    [one] Le pion de faveur avance de { $number } case, jusqu’{ $favour_to }.
   *[other] Le pion de faveur avance de { $number } cases, jusqu’{ $favour_to }.
}
told-got = { $seat } reçoit { $amount }.
told-gave = { $seat } rend { $amount }.
told-nothing-left = Il n’y a plus { $thing_of } pour { $seat }.
told-vp = { $lost ->
    [yes] { $seat } perd { $number } PV ({ $source }).
   *[no] { $seat } marque { $number } PV ({ $source }).
}
told-exchanged = { $seat } fait un échange avec « { $event } ».
told-brought = Un chantier entre en jeu : { $project }.
told-built = { $seat } pose { $amount } sur { $project }.
told-filled = De la réserve sur { $project } : { $amount }.
told-metal = Le Roi donne le métal pour la Tour : personne ne dépasse la loyauté { $seat_of }.
told-finished = Chantier achevé : { $project }.
told-seal-back = { $seat } a fait un don pour { $project } et reprend son sceau.
told-favour-covered = Case couverte jusqu’à la fin du chapitre : { $favour }.
told-market-covered = Le marché n’achète plus { $thing_of } jusqu’à la fin du chapitre.
told-market-open = Désormais, le marché achète { $thing_the }.
told-project-covered = Chantier couvert jusqu’à la fin du chapitre : { $project }.
told-dues-change = { $fewer ->
    [yes] À la fin de ce chapitre, chacun doit { $amount } de moins.
   *[no] À la fin de ce chapitre, chacun doit { $amount } de plus.
}
told-played = { $seat } joue « { $action } ».
told-repeats = { $seat } répète ainsi « { $action } ».
told-skipped = { $seat } y renonce.
told-no-use = { $seat } ne peut rien faire avec « { $action } ».
told-idle = { $seat } pose « { $action } » face visible, sans l’utiliser.
told-discarded = { $action_id ->
    [unknown] { $seat } défausse une carte face cachée.
   *[known] { $seat } défausse « { $action } » face cachée.
}
told-drawn-away = { $action_id ->
    [unknown] Une carte est tirée de la main { $seat_of } et défaussée face cachée.
   *[known] La carte « { $action } » est tirée de la main { $seat_of } et défaussée face cachée.
}
told-sold = { $money ->
    [one] { $seat } vend { $amount } pour { $money } pièce.
   *[other] { $seat } vend { $amount } pour { $money } pièces.
}
told-house = { $seat } bâtit une maison sur { $site }.
told-house-back = { $seat } reprend sa maison sur { $site }.
told-rent = { $seat } prend le loyer de { $site }.
told-donated = { $seat } fait un don pour { $project }.
told-wove = { $seat } change { $amount } en { $thing }.
told-treated = { $seat } soigne le malade dans { $place }.
told-to-the-edge = L’événement « { $event } » va au bord du plateau et reste en vigueur.
told-edge-left = L’événement « { $event } » n’est plus en vigueur.
told-chapter-ends = Ici finit le { $chapter }.
told-uncovered = Tous les caches et tous les événements permanents sont retirés du plateau.
told-tax = { $seat } obtient { $number } au dé d’impôt.
told-missed = { $seat } ne peut pas payer { $amount }.
told-penalty = { $penalty_id ->
    [penance] { $seat } doit faire pénitence.
    [begging] { $seat } doit mendier.
   *[court] { $seat } doit passer devant le Tribunal royal.
}
told-atoned = { $penalty_id ->
    [penance] { $seat } se rachète pour la piété qui manque.
    [begging] { $seat } se rachète pour le grain qui manque.
   *[court] { $seat } se rachète pour l’impôt qui manque.
}
told-tower = Désormais, on peut bâtir la Tour.
told-plague = La peste arrive à Kingsbridge : des jetons sont posés face cachée sur tous les lieux.
told-half = { $seat } gagne un demi-point de plus, pour la dernière pièce.
told-over = La partie est terminée.
told-wins = { $seat } gagne avec { $points } PV.

### Reasons: why something is not offered

why-over = La partie est terminée.
why-not-asked = { $seat_id ->
    [lot] Le sort décide d’abord.
   *[seat] C’est à { $seat } de répondre.
}
why-not-now = { $step ->
    [lay] Ce n’est pas la question du moment. Pose l’événement sur la case du Conseil.
    [exchanges] Ce n’est pas la question du moment. Fais un échange permanent, ou continue.
    [play] Ce n’est pas la question du moment. Joue une carte face visible.
    [use] Ce n’est pas la question du moment. Utilise « { $action } », ou renonces-y.
    [treating] Ce n’est pas la question du moment. Soigne encore quelqu’un, ou plus personne.
    [discard] Ce n’est pas la question du moment. Défausse une carte face cachée.
    [exchange] Ce n’est pas la question du moment. Décide si tu fais l’échange.
    [lose] Ce n’est pas la question du moment. Choisis ce que tu rends.
    [show] Ce n’est pas la question du moment. Décide combien tu montres.
    [house-back] Ce n’est pas la question du moment. Choisis une maison à reprendre.
    [idle] Ce n’est pas la question du moment. Pose une carte face visible, sans l’utiliser.
    [grants] Ce n’est pas la question du moment. Sers-toi de ce que tu as reçu, ou renonces-y.
   *[atone] Ce n’est pas la question du moment. Décide si tu donnes de la loyauté.
}
why-too-little = { $have ->
    [0] Pour cela, il te faut { $amount } en tout, et tu n’en as pas.
   *[other] Pour cela, il te faut { $amount } en tout, et tu n’en as que { $have }.
}
why-out-of-stock = { $number ->
    [0] Il n’y a plus { $thing_of } dans la réserve.
   *[other] Il ne reste que { $amount } dans la réserve.
}
why-useless = Tant que « { $event } » est en vigueur, { $thing_the } ne compte pas.
why-cannot-pay-favour = Le pion de faveur irait jusqu’{ $favour_to }, et tu ne pourrais pas payer { $amount } (WE-3.2).
why-card-open = La carte « { $action } » est sur ta pile d’actions.
why-card-face-down = La carte « { $action } » est déjà défaussée face cachée.
why-card-aside = La carte « { $action } » ne sert qu’à partir du chapitre II d’une première partie (WE-2.6).
why-forbidden = La carte « { $action } » ne peut pas être utilisée tant que « { $event } » est en vigueur.
why-not-of-card = Ce n’est pas ce que fait « { $action } ».
why-project-not-there = Chantier pas encore en jeu : { $project }.
why-project-finished = Chantier déjà achevé : { $project }.
why-project-covered = Chantier couvert jusqu’à la fin du chapitre : { $project } (WE-6.5).
why-no-space = { $number ->
    [0] Il n’y a plus de case libre pour { $thing_the } sur { $project }.
    [one] Il ne reste que { $number } case libre pour { $thing_the } sur { $project }.
   *[other] Il ne reste que { $number } cases libres pour { $thing_the } sur { $project }.
}
why-donated = Tu as déjà fait un don pour { $project } (WE-4.7).
why-no-seal = Tu n’as plus de sceau : les deux sont sur des chantiers inachevés.
why-sell-nothing = Pour ne rien vendre, renonce à la carte.
why-market-covered = Le marché n’achète pas { $thing_of } pour le moment.
why-site-taken = Une maison { $seat_of } se trouve sur { $site }.
why-site-twin = Tu as une maison sur { $site } : jamais les deux emplacements d’un même loyer (WE-4.5).
why-no-house = Tu n’as plus de maison à bâtir.
why-not-your-house = Tu n’as pas de maison sur { $site }.
why-rent-nothing = Ce que donnent ces maisons n’est plus dans la réserve.
why-no-plague = La peste n’est pas encore là (WE-4.9).
why-not-sick = Personne n’est malade dans { $place }.
why-healed = Le malade a déjà été soigné dans { $place }.
why-treated = Tu soignes déjà le malade dans { $place }.
why-treat-order = Les malades sont nommés dans l’ordre des lieux, et le dernier était dans { $place } (WE-9.3).
why-knowledge = { $number ->
    [one] Pour cela, il te faut { $number } savoir en tout, et tu en as { $have }.
   *[other] Pour cela, il te faut { $number } jetons de savoir en tout, et tu en as { $have }.
}
why-event-not-there = L’événement « { $event } » n’est pas en vigueur.
why-event-other = Il s’agit maintenant de « { $event } ».
why-no-exchange = L’événement « { $event } » n’offre pas d’échange à ton tour.
why-exchanged = Tu as déjà utilisé « { $event } » dans cette manche (WE-3.8).
why-exchange-no-use = Ce que donne « { $event } » ne te servirait à rien (WE-3.9).
why-not-asked-for = L’événement « { $event } » ne demande pas { $thing_of }.
why-none-of-it = Tu n’as pas { $thing_of }.
why-show-most = Il n’est pas compté plus que cela : { $amount }.
why-no-penalty = Tu n’as pas à te libérer { $penalty_of }.
why-nothing-missing = { $penalty_id ->
    [penance] Il n’y a pas de perte double pour la piété.
    [begging] Il n’y a pas de perte double pour le grain.
   *[court] Il n’y a pas de perte double pour l’impôt.
}

### Things to look through

# $number: the edge with the arrow.
card-event = Un événement du { $chapter }. { $effects } { $corners }
card-event-place = Un événement du { $chapter }, lieu { $place_id } : { $place }. { $effects } { $corners }
card-corners = { $number ->
    [0] Les coins dans le sens horaire en partant d’en haut à gauche : { $things }. La flèche pointe vers le haut.
    [1] Les coins dans le sens horaire en partant d’en haut à gauche : { $things }. La flèche pointe vers la droite.
    [2] Les coins dans le sens horaire en partant d’en haut à gauche : { $things }. La flèche pointe vers le bas.
   *[3] Les coins dans le sens horaire en partant d’en haut à gauche : { $things }. La flèche pointe vers la gauche.
}
card-action = { $starred ->
    [yes] Une carte d’action, une des six du chapitre I d’une première partie. { $effects }
   *[no] Une carte d’action. { $effects }
}
card-favour = Case { $number } de l’arc des faveurs : { $gets }.
card-project = Un chantier de { $needs }. Quand il est achevé, chaque donateur reçoit { $bundle }.
card-project-metal = Un chantier de { $needs }, pour lequel le Roi donne le métal. Quand il est achevé, chaque donateur reçoit { $bundle }.
card-site-name = Emplacement { $number }
card-site = Bâtir ici coûte 1 { $thing } et 1 pièce. Une maison y rapporte { $bundle }.
card-place = Lieu { $number } de la peste. Qui soigne ici le malade reçoit { $bundle }.
card-with-note = { $text } « { $note } »

### The text board

board-title = Un monde sans fin
board-round = { $chapter }, manche { $number }
board-setup = mise en place
board-chapter-ends = la fin du { $chapter }
board-over = la partie est terminée
board-event = événement :
board-in-force = en vigueur :
board-income = coins :
board-arrow = flèche vers { $number }
board-favours = Faveurs
board-favours-legend = { $sign } le pion de faveur ; entre parenthèses ce qui est couvert
board-market = Marché
board-market-buys = 1 { $thing } pour { $amount }
board-market-closed = pas { $thing_of }
board-supply = Réserve
board-dues = Redevances
board-dues-tax = { $most ->
    [one] un impôt de { $number } à { $most } pièce
   *[other] un impôt de { $number } à { $most } pièces
}
board-dues-tax-rolled = { $number ->
    [one] un impôt de { $number } pièce
   *[other] un impôt de { $number } pièces
}
board-projects = Chantiers
board-space = { $thing } { $number } sur { $most }
board-metal = métal
board-donors = pour les donateurs { $bundle }
board-covered = couvert
board-finished = achevé
board-houses = Emplacements
board-houses-legend = le loyer, et le matériau qu’il faut
board-plague = Peste
board-plague-legend = la valeur du jeton dans chaque lieu ; ce qu’y rapporte un soin en plus de 2 PV
board-face-down = face cachée
board-healed = malade soigné
board-sick = malade { $number }
board-vp = { $points } PV
board-vp-more = { $points } PV ({ $more } + { $cell })
board-you = toi
board-shield = blason
board-asked = choix en cours
board-houses-left = { $number ->
    [one] encore { $number } maison
   *[other] encore { $number } maisons
}
board-seals-left = { $number ->
    [one] encore { $number } sceau
   *[other] encore { $number } sceaux
}
board-has = avoirs :
board-hand = main :
board-open = pile d’actions :
board-face-down-pile = défausse :
board-aside = à partir du chapitre II :
board-nothing = rien
board-screen = derrière le paravent
board-on-top = { $action } (sur le dessus)
board-double-piety = perte double pour la piété
board-double-grain = perte double pour le grain
board-double-money = perte double pour l’impôt
