# Comment on y joue, pour qui n’a jamais vu ce jeu : how.toml nomme les chapitres. Puis ce d’après quoi on peut trier les cartes.

how-goal = Le but du jeu
how-goal-text =
    Kingsbridge au XIVe siècle. Tu fais du commerce, tu bâtis des maisons et la ville de la cathédrale, tu paies tes redevances et tu soignes les malades. Tout rapporte des points de victoire (PV).

    Après quatre chapitres de six manches chacun, qui a le plus de PV l’emporte.
how-goal-picture = La ville à la fin d’une partie. Les marqueurs des trois joueurs (1, 2, 3) ont avancé le long du bord.

how-round = Une manche
how-round-text =
    D’abord, un événement est révélé. Qui a le blason le pose sur la case du Conseil : cela donne à chacun un revenu.

    Puis, l’un après l’autre, chacun joue une carte face visible et l’utilise, et en défausse une autre face cachée, sans l’utiliser. Le blason passe à gauche, et la manche suivante commence.
how-round-picture = Chapitre I, première manche (1) : six points comptent les manches. L’événement (2) va être posé.

how-event = Les événements
how-event-text =
    Un événement dit ce qui se passe maintenant, ou ce qui vaut pour un temps. Les beiges ont lieu tout de suite. Les bleus restent au bord du plateau jusqu’à la fin du chapitre, ou jusqu’à ce que de plus récents prennent leur place.

    Chacun a quatre coins avec un revenu, et une flèche.
how-event-picture = « Des maillets sur la rivière » apporte un nouveau chantier. Dans les coins : piété, grain, pierre, savoir. La flèche pointe à gauche.

how-council = Le Conseil
how-council-text =
    Qui a le blason tourne la carte comme il veut. Chacun reçoit le revenu du coin tourné vers lui. S’il n’y en a plus, il reçoit 1 PV à la place.

    La flèche pointe alors vers un nombre de 0 à 3 : le pion de faveur avance d’autant.
how-council-picture = Ann (1) reçoit 1 jeton de piété, Ben (2) 1 mesure de grain, Cas (3) 1 pierre. Le quatrième coin n’est tourné vers personne. La flèche pointe vers 3.

how-favour = L’arc des faveurs
how-favour-text =
    Dix personnes de rang. Le pion de faveur tourne autour d’elles, et qui l’a fait avancer reçoit ce que donne la nouvelle case.

    La Reine et la Prieure donnent 2 PV à qui a de la loyauté ou du savoir. Le Roi donne 1 PV par jeton de loyauté, l’Évêque par jeton de piété, la Guilde par maison. D’autres donnent des biens. Les Hors-la-loi prennent 1 pièce.
how-favour-picture = Le pion (1) est chez la Prieure. Une case plus loin se trouvent les Marchands (2), qui donnent 1 laine.

how-cards = Tes douze cartes
how-cards-text =
    Tous ont les mêmes douze cartes d’action. Chaque manche en prend deux : une face visible, une face cachée. Dans un chapitre, tu n’en utilises donc que six, et il faut bien les choisir.

    Privilège utilise encore une fois ta dernière carte visible. Quand un chapitre est fini, tu reprends tes douze cartes.
how-cards-picture = Ann à la quatrième manche. En couleur : ce qu’elle a encore en main (1). Pâle : ce qui est parti (2). Quatre cartes sont visibles (3), trois cachées (4).

how-holdings = Ce que tu as
how-holdings-text =
    Le grain, la piété, la pierre et le bois viennent des cartes de ce nom. La loyauté et le savoir viennent des revenus et des événements. Presque tout est limité : ce que la ville n’a plus, personne ne le reçoit.

    Tout cela est derrière ton paravent. Les autres ne le voient pas, mais ils t’ont vu le recevoir.
how-holdings-picture = Ann a 4 pièces (1), 3 jetons de piété (2), 1 pierre (3), 2 laines (4), pas de loyauté (5), 1 jeton de savoir (6).

how-projects = Les chantiers
how-projects-text =
    On bâtit le Pont dès le début. D’autres chantiers viennent avec les événements, la Tour après le chapitre II. Chacun demande tant de pierre et tant de bois.

    La carte Chantier pose un ou deux de tes matériaux sur un même chantier : 3 PV chacun.
how-projects-picture = Ann a posé une pierre et un bois sur le Moulin à foulon : 6 PV.

how-donation = Les dons
how-donation-text = Avec Don, tu paies 1 pièce et tu poses un sceau sur un chantier. Quand sa dernière case est remplie, chaque donateur reçoit le bonus imprimé à côté et reprend son sceau. Peu importe qui a bâti.
how-donation-picture = Le sceau bleu de Ben sur le Moulin à foulon. Quand il sera achevé, Ben recevra 1 PV et 1 drap.

how-houses = Maisons et loyers
how-houses-text =
    Construction : pour 1 pièce et le matériau que demande l’emplacement, tu bâtis une de tes quatre maisons. Loyers : deux de tes maisons au plus rapportent ce qui est écrit au-dessus d’elles.

    Au-dessus de deux emplacements voisins est écrit un même loyer. Tu ne bâtis jamais sur les deux.
how-houses-picture = La maison d’Ann (1). Chaque loyer rapporte ce qui est écrit au-dessus : 2 PV (2). Cas habite à côté.

how-market = Le marché
how-market-text = Vente de laine et de drap : tu vends autant de laines que tu veux à 2 pièces l’une, et un drap à 4 pièces. Draperie change une ou deux laines en draps.
how-market-picture = La laine peut se vendre (1). L’étal du drap (2) est fermé jusqu’à la fin du chapitre I.

how-dues = Les redevances
how-dues-text =
    À la fin de chaque chapitre, chacun doit 2 jetons de piété, 2 mesures de grain et un impôt : un dé dit combien, de 2 à 5 pièces.

    Chaque jeton de piété qui manque coûte 3 PV, chaque mesure de grain 2, chaque pièce 1. Et qui n’a pas tout payé subit une peine au chapitre suivant. Pour 1 jeton de loyauté, tu te libères d’une peine, mais non de la perte de PV.

    Après le chapitre IV, il n’y a plus de peines : ce qui manque coûte le double.
how-dues-picture = Le plateau dit ce qui sera dû : 2 jetons de piété, 2 mesures de grain, 2 à 5 pièces.

how-plague = La peste
how-plague-text =
    Aux chapitres III et IV, chaque événement nomme un lieu où quelqu’un tombe malade. Un jeton y montre à quel point.

    Avec Médecine, tu soignes un ou plusieurs malades. Il te faut autant de savoir qu’en montrent leurs jetons ensemble. Le savoir est montré, non dépensé. Chacun rapporte 2 PV et ce qui est imprimé sur le lieu.
how-plague-picture = Au lieu 6, il y a un malade de valeur 1 : 1 jeton de savoir suffit.

how-end = La fin
how-end-text = Après les redevances du chapitre IV, chaque pierre et chaque bois vaut 1 PV, chaque pièce un demi-PV. En cas d’égalité, qui a le plus de piété l’emporte.
how-end-picture = Ann avait 33 PV. 6 pièces (1) font 3 PV, 2 pierres (2) et 1 bois (3) encore 3 : 39 (4).

how-example = Un tour
how-example-text = Quatrième manche du chapitre I. C’est le tour d’Ann. Elle joue Chantier : il manque au Moulin de la pierre et du bois, et elle a l’un et l’autre. Puis elle défausse Draperie face cachée : elle n’en aura pas besoin avant que l’étal ouvre.
how-example-picture = Avant : 1 pierre (1), 1 bois (2), 9 PV.
how-example-picture-2 = Tous deux sont maintenant sur le Moulin à foulon.
how-example-picture-3 = 3 PV chacun : son marqueur passe de 9 à 15.

cards-kind = Genre
cards-kind-event = Événements
cards-kind-action = Cartes d’action
cards-kind-favour = Faveurs
cards-kind-project = Chantiers
cards-kind-site = Emplacements
cards-kind-place = Lieux
cards-chapter = Chapitre
cards-chapter-I = I
cards-chapter-II = II
cards-chapter-III = III
cards-chapter-IV = IV
cards-lasting = Durée
cards-lasting-immediate = Immédiat
cards-lasting-permanent = Permanent
