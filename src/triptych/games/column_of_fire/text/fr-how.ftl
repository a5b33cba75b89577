# Comment on y joue, pour qui n’a jamais vu ce jeu : how.toml nomme les chapitres. Puis ce d’après quoi on peut trier les cartes.

how-goal = Le but du jeu
how-goal-text =
    Quatre pays, un siècle de querelles de religion. Tu envoies des personnages, tu établis des maisons de commerce, tu vends des marchandises. Tout rapporte des points de victoire (PV).

    La partie prend fin avec l’année où quelqu’un atteint 50 PV, ou bien où les cartes d’un pays sont épuisées. On ajoute alors quelques points, et qui en a le plus l’emporte.
how-goal-picture = Le plateau à la fin d’une partie. Les pions Victoire des trois joueurs (1, 2, 3) ont avancé le long du bord.

how-country = Un pays
how-country-text = Il y en a quatre : l’Angleterre, la France, les Pays-Bas et l’Espagne. Chacun a un dé à sa couleur : blanc, bleu, orange et brun.
how-country-picture = L’Angleterre. (1) Six cases pour les maisons, de 1 à 6 ; ici, celle de Ben. (2) Quatre cases Religion pour les pions. (3) Le personnage du dessus de la pile, avec le pion qu’il apporte. (4) Le comptoir : il achète le tissu 4 PV et le vin 2 PV.

how-display = Ce qui est devant toi
how-display-text =
    Tu es catholique ou protestant. Ta carte Religion dit lequel des deux, et cela peut changer.

    Tu as six dés : un pour chaque pays, le joker violet et le dé Religion, noir. Un dé est disponible, ou bien il est sur une carte.
how-display-picture = Les affaires d’Ann. (1) La carte Religion avec le dé noir. (2) Loch Leven, la prison des dés. (3) Un dé disponible. (4) Un personnage, avec un dé dessus. (5) Un jeton Privilège. (6) Un jeton Protection. Tout en haut, ses marchandises.

how-year = Une année
how-year-text =
    Une année a deux moitiés. D’abord chacun joue son premier semestre, l’un après l’autre ; puis chacun son second.

    Premier semestre : tous tes dés posés sur des cartes baissent de 1, et chacun de tes personnages agit une fois. Un dé qui montre déjà 1 te revient, et son personnage s’en va sans agir. Si c’est le dé Religion, tu le relances et tu choisis ta religion.

    Second semestre : lancer les dés, prendre un personnage, établir une maison, avancer sur la piste. Les chapitres suivants disent comment.
how-year-picture = Ben commence l’année : son dé Religion (1) passe de 2 à 1, puis les dés de Ned Willard (2) et du marchand de vin (3) baissent, et les deux personnages agissent.

how-person = Lancer les dés et prendre un personnage
how-person-text =
    Lance tous tes dés disponibles et choisis-en un. Sa couleur nomme le pays : tu reçois le personnage du dessus de la pile. Le dé violet prend celui de n’importe quel pays.

    Le dé va sur la carte, avec le nombre obtenu. Le personnage agit aussitôt, puis à chaque premier semestre, jusqu’à ce que le dé soit épuisé. Un 5 agit donc cinq fois en tout.

    Tu peux ne prendre personne. Cela coûte 1 PV.
how-person-picture = Ann a obtenu : blanc 4, bleu 1, orange 5 et brun 3.
how-person-picture-2 = Avec le 5 orange, elle prend Guillaume d’Orange : il rapporte 2 PV chaque fois qu’il agit.

how-stone = Le pion Religion
how-stone-text =
    D’abord, le pion de la carte va sur une case Religion libre du pays. Les pions violets sont catholiques, les gris protestants, les beiges neutres.

    Si tu n’en veux pas là, rends un jeton Protection : alors le pion s’en va.
how-stone-picture = Le pion gris que Guillaume d’Orange a apporté aux Pays-Bas.

how-house = La maison
how-house-text =
    Ensuite tu établis une maison dans ce pays, sur le nombre du dé. Qui s’y trouve est repoussé d’une case vers le bas, et repousse à son tour. Repoussée de la case 1, une maison rentre chez elle.

    Tu as au plus une maison par pays. Si elle est sur un nombre plus bas que celui du dé, tu peux la faire monter.
how-house-picture = Avant : Ben (1) sur 5, Cas (2) sur 4.
how-house-picture-2 = Après : Ann (1) est sur 5. Ben (2) a dû descendre à 4, Cas (3) à 3.

how-track = La piste des actions
how-track-text =
    Choisis maintenant un de tes dés disponibles. Ton pion Action va, dans le sens des aiguilles d’une montre, à la prochaine case inoccupée de cette couleur, et tu peux utiliser ce qu’elle montre. Le nombre ne compte pas, et le dé reste disponible.

    Tu peux passer jusqu’à trois cases inoccupées de la couleur, pour 1 PV chacune.
how-track-picture = Le pion d’Ann (1). Avec le dé bleu, il va à la prochaine case bleue (2) : elle y prend une marchandise de son choix.

how-goods = Marchandises et ventes
how-goods-text =
    Les livres, le minerai, le tissu et le vin viennent des personnages et de la piste. Tu les vends là où tu as une maison, et seulement les deux sortes que le comptoir achète.

    Un navire vend dans son pays, une marchandise de chaque sorte. Un marché vend une même marchandise dans les deux pays qui l’achètent. Un capitaine vend n’importe quelle marchandise pour 3 PV. Dans un tour, tu ne vends chaque marchandise qu’une fois par pays.
how-goods-picture = La France achète les livres (1) 4 PV et le minerai (2) 2 PV. Seul Cas peut y vendre en ce moment, grâce à sa maison (3).

how-tiles = Les jetons, et racheter un dé
how-tiles-text =
    Un jeton Privilège est secret. Il vaut des PV à la fin, ou bien c’est une action que tu peux utiliser à tout moment de ton tour.

    Un jeton Protection pare un événement néfaste, ou écarte un pion Religion.

    À ton tour, tu peux aussi payer 3 PV et reprendre un dé posé sur une de tes cartes. S’il était sur un personnage, celui-ci s’en va.
how-tiles-picture = À son tour, Ann peut poser un pion neutre (1) quand elle veut, et elle a un jeton Protection (2).

how-conflict = Le conflit
how-conflict-text =
    Quand toutes les cases Religion d’un pays sont prises, une torche y brûle. À la fin du tour, un conflit éclate. Les pions neutres ne comptent pas.

    S’il y a plus de pions gris, les protestants gagnent ; s’il y en a plus de violets, les catholiques. Qui est de la religion gagnante et a une maison là marque le nombre de sa case. Qui est de l’autre religion reprend sa maison. En cas d’égalité, rien ne se passe.

    Dans tous les cas, tous les pions quittent le pays.
how-conflict-picture = La torche (1) brûle aux Pays-Bas. Deux pions gris, aucun violet (2) : les protestants gagnent.

how-event = Les événements
how-event-text =
    Quand un personnage a été pris, la carte suivante de la pile est révélée. Parfois c’est un événement. La plupart sont néfastes : ils coûtent des PV, des marchandises, ou un dé qui doit aller à Loch Leven.

    Qui est touché peut rendre un jeton Protection pour être épargné. Un événement de chaque pile est heureux : un jeton Protection y rapporte autant de PV que montre ton dé Religion.
how-event-picture = En France vient la nuit de la Saint-Barthélemy. Qui a une maison là doit poser un dé sur Loch Leven, sur 3. Il y attend d’être épuisé.

how-end = La fin
how-end-text =
    L’année se joue jusqu’au bout. Puis chacun marque 2 PV par maison sur le plateau, 1 par jeton Protection, 1 pour deux marchandises, et ce que montrent ses jetons secrets.

    En cas d’égalité, qui a le plus de marchandises l’emporte.
how-end-picture = Ann avait 43 PV. Quatre maisons sur le plateau, il n’en reste aucune ici (1) : 8. Cinq jetons Protection (2) : 5. Treize marchandises : 6. Cela fait 62 (3).

how-example = Un tour entier
how-example-text =
    Le second semestre d’Ann. Elle lance les dés et prend Guillaume d’Orange avec le 5 orange. Son pion gris va aux Pays-Bas. La maison d’Ann y va sur 5 et repousse Ben et Cas. Guillaume agit : 2 PV.

    Puis son pion Action va sur une case qui donne une marchandise au choix, et elle prend un livre. Il lui reste aussi un jeton : avec lui, elle pose un pion neutre aux Pays-Bas. C’était la dernière case, et la torche brûle.
how-example-picture = Guillaume (1) est arrivé, avec le dé orange (2).
how-example-picture-2 = Toutes les cases Religion sont prises. Ann est sur 5 (1), Ben sur 4 (2), Cas sur 3 (3). La torche brûle (4).
how-example-picture-3 = Les protestants gagnent, et tous les trois sont protestants. Ann passe de 2 à 7 (1), Ben de 4 à 8 (2), Cas de 6 à 9 (3). Les pions s’en vont.

cards-kind = Genre
cards-kind-person = Personnages
cards-kind-event = Événements
cards-kind-loch-leven = Loch Leven
cards-kind-tile = Jetons Privilège
cards-kind-space = Cases de la piste
cards-country = Pays
cards-country-england = Angleterre
cards-country-france = France
cards-country-netherlands = Pays-Bas
cards-country-spain = Espagne
cards-stone = Pion
cards-stone-catholic = Catholique
cards-stone-protestant = Protestant
cards-stone-neutral = Neutre
cards-die = Dé
cards-die-white = Blanc
cards-die-blue = Bleu
cards-die-orange = Orange
cards-die-brown = Brun
cards-die-purple = Violet
