# Comment on y joue, pour qui n’a jamais vu ce jeu : how.toml nomme les chapitres. Puis ce d’après quoi on peut trier les cartes.

how-goal = Le but du jeu
how-goal-text =
    Deux joueurs : l’un est catholique (noir), l’autre protestant (rouge). Ils se disputent les dix cercles de l’Empire, avec des cartes.

    Un cercle vaut 5 ou 7 points de victoire (PV) à qui le prend. Quand le dernier est pris, qui a le plus de PV l’emporte.
how-goal-picture = La fin d’une partie. Ann (1) a 33 PV, Ben (2) en a 34 et gagne.

how-circle = Un cercle
how-circle-text =
    Chaque cercle a deux côtés : la noblesse avec ses blasons, et le peuple avec ses maisons. Chacun a quatre ou cinq territoires. Un territoire est aux catholiques, aux protestants, ou à personne.

    Le marqueur de pouvoir, une main sur l’échelle, montre quel côté domine. Seul ce côté décide de qui prend le cercle.

    Les cercles forment une pyramide. Trois sont ouverts dès le début, les autres sont révélés plus tard.
how-circle-picture = Le cercle de Basse-Saxe, qui vaut 7 PV. (1) La noblesse : deux territoires catholiques, un protestant, deux neutres. (2) Le peuple : quatre protestants, un neutre. (3) Le marqueur de pouvoir montre la noblesse.

how-turn = Ton tour
how-turn-text =
    Joue une carte de ta main, ou pioches-en une. C’est tout.

    Ce que dit une carte se fait dans l’ordre, autant que possible, même si cela te nuit. Puis elle va à ta défausse. Quand ton paquet est vide, la défausse est mélangée pour en faire un nouveau.

    À la fin de ton tour, tu gardes cinq cartes au plus.
how-turn-picture = Ben au début : trois cartes en main (1), douze dans son paquet (2), aucune défaussée (3).

how-convert = Convertir
how-convert-text =
    La plupart des cartes convertissent des territoires : tant de territoires, d’un côté d’un cercle. Ceux de ton adversaire viennent d’abord. Quand il n’en reste plus là, et alors seulement, tu prends des neutres.

    Un marqueur montre à qui est maintenant un territoire. S’il était imprimé à ta couleur, le marqueur de l’autre est simplement ôté.
how-convert-picture = Avant : la noblesse a deux territoires catholiques, deux neutres, un protestant.
how-convert-picture-2 = Ann en convertit deux. D’abord celui de Ben, à droite, puis un neutre. Quatre sur cinq sont maintenant à elle.

how-power = Déplacer le pouvoir
how-power-text = D’autres cartes déplacent le marqueur de pouvoir d’une ou deux cases, vers le haut ou vers le bas. Il y a quatre cases : deux en haut pour la noblesse, deux en bas pour le peuple. Le côté où il se trouve domine.
how-power-picture = Avant : le marqueur de pouvoir est du côté de la noblesse, qui est presque toute à Ann.
how-power-picture-2 = Ben l’a fait descendre de deux cases. Maintenant le peuple décide, et là il a quatre territoires sur cinq.

how-permanent = Les cartes permanentes
how-permanent-text = Certaines cartes restent devant toi et agissent tant qu’elles sont là. Tu peux en avoir une. Si tu en joues une autre, l’ancienne est défaussée.
how-permanent-picture = Le catéchisme romain d’Ann : chaque fois qu’elle pioche une carte pour son tour, elle peut en piocher une de plus.

how-dispute = La dispute
how-dispute-text = Certaines cartes posent le marqueur de dispute sur un cercle. Qui prend ce cercle reçoit une récompense, qui vaut 1 PV, et le marqueur retourne à la réserve. Certaines cartes n’agissent que là où il se trouve, d’autres protègent ce cercle.
how-dispute-picture = Ann a porté la dispute dans le cercle de Franconie.

how-battle = Les batailles
how-battle-text = Les cartes catholiques les plus fortes sont des batailles (cartes militaires), marquées de deux épées. Après chacune, le protestant lance un dé et reçoit un bonus : il convertit, déplace, pioche, ou bien le catholique doit défausser. Sur un 6 seulement, il n’a rien.
how-battle-picture = La bataille de Frankenhausen convertit trois territoires du peuple. Puis Ben lance le dé.

how-take = Prendre un cercle
how-take-text =
    Dès qu’un joueur possède tous les territoires du côté dominant, il prend le cercle : aussitôt, peu importe à qui est le tour, même si c’est l’autre qui a déplacé le marqueur.

    Les cercles qui se trouvent au-dessous sont révélés, et l’on peut se les disputer.
how-take-picture = Ben a pris le cercle de Basse-Saxe (1). Deux cercles au-dessous ont été révélés (2, 3).

how-influence = Influence étrangère
how-influence-text = Qui prend un cercle pioche une carte Influence étrangère, dans le paquet de son choix, et l’exécute. Puis elle retourne dans son paquet. Pour le dernier cercle seulement, il n’y en a pas.
how-influence-picture = Les quatre paquets : le bleu déplace le pouvoir (1), le blanc convertit (2), l’orange pioche et défausse (3), le vert ôte des marqueurs (4).

how-end = La fin
how-end-text = Quand le dernier cercle est pris, la partie s’arrête à l’instant. Tu as les PV de tes cercles, et 1 PV par récompense.
how-end-picture = Ann a cinq cercles (1), 31 PV en tout, et deux récompenses (2) : 33 PV (3). Ben en a cinq aussi, 31 PV, mais trois récompenses. Il gagne avec 34.

how-example = Un tour qui prend un cercle
how-example-text = C’est le tour de Ben, et il joue les quatre-vingt-quinze thèses. La carte convertit un territoire du peuple, puis fait autre chose encore.
how-example-picture = La main de Ben. La carte est entourée ; au-dessous, sa carte permanente.
how-example-picture-2 = Dans le cercle de Basse-Saxe, le marqueur de pouvoir (2) montre le peuple. Quatre territoires sur cinq sont à Ben (1) ; le dernier est catholique, et il le convertit.
how-example-picture-3 = Les cinq sont à lui : il prend le cercle aussitôt (2) et a 7 PV (1). Puis il pioche une carte Influence étrangère dans le paquet blanc.

cards-kind = Genre
cards-kind-card = Cartes d’un camp
cards-kind-foreign = Influence étrangère
cards-kind-bonus = Bonus après une bataille
cards-kind-circle = Cercles
cards-side = Camp
cards-side-catholic = Catholique
cards-side-protestant = Protestant
cards-deck = Paquet
cards-deck-starter = Paquet de départ
cards-deck-draft = Au choix seulement
cards-work = Effet
cards-work-permanent = Permanent
cards-work-military = Bataille
cards-work-once = Une fois
cards-influence = Paquet étranger
cards-influence-blue = Bleu
cards-influence-white = Blanc
cards-influence-orange = Orange
cards-influence-green = Vert
