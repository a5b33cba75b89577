# Pour une première partie : le jeu en une minute (guide-NUMÉRO-ICÔNE), et pourquoi la question est posée (hint-ÉTAPE).

guide-1-vp = Tu joues pour des points de victoire (PV). Après quatre chapitres de six manches chacun, qui en a le plus l’emporte.
guide-2-event = Chaque manche commence par un événement. Qui a le blason le pose sur la case du Conseil : ses coins donnent à chacun un revenu, sa flèche fait avancer le pion de faveur.
guide-3-action = Puis chacun joue une de ses douze cartes d’action et l’utilise, et en défausse une autre face cachée, sans l’utiliser. Dans un chapitre, on n’utilise donc que six des douze.
guide-4-project = Avec de la pierre et du bois, tu bâtis des maisons, qui rapportent un loyer, et les grands chantiers de la ville : 3 PV par matériau. Un don rapporte quand le chantier est achevé.
guide-5-dues = À la fin d’un chapitre, chacun doit 2 jetons de piété, 2 mesures de grain et un impôt en argent. Ce qui manque coûte des PV, et vaut une peine au chapitre suivant.
guide-6-plague = À partir du chapitre III, la peste est dans la ville. Avec du savoir médical, tu soignes des malades, pour 2 PV et un bonus chacun.

hint-lay = Chaque coin donne son revenu à la personne vers qui il est tourné. La flèche dit de combien avance le pion de faveur, et la faveur de la case où il arrive n’est que pour toi.
hint-exchanges = Un événement permanent qui permet un échange sert une fois par manche, avant ta carte ou après elle. C’est à toi de choisir, et tu peux y renoncer.
hint-play = La carte que tu joues maintenant peut servir aussitôt. Une autre sera défaussée face cachée : la moitié de tes cartes ne sert donc pas dans ce chapitre.
hint-use = { $action_id ->
    [grain] À la fin du chapitre, chacun doit 2 mesures de grain. Chaque mesure qui manque coûte 2 PV.
    [piety] À la fin du chapitre, chacun doit 2 jetons de piété. Chaque jeton qui manque coûte 3 PV.
    [building-material] Il te faut des matériaux pour les maisons et les chantiers. Chaque pierre et chaque bois qui reste à la fin de la partie vaut 1 PV.
    [building-project] Chaque matériau posé sur un chantier vaut 3 PV. Quand la dernière case est remplie, les donateurs reçoivent leur bonus.
    [sale] Tu peux vendre autant de laine que tu veux, et un drap. L’argent paie les impôts, les maisons et les dons.
    [house-building] Une maison rapporte chaque fois que tu prends les loyers, et la Guilde récompense les maisons. On ne bâtit jamais sur les deux emplacements d’un même loyer.
    [house-rent] Deux de tes maisons au plus rapportent ce qui est imprimé à leur emplacement. Ce qui n’est plus dans la réserve est perdu.
    [donation] Quand le chantier est achevé, tu reçois le bonus imprimé à côté et tu reprends ton sceau. Tu peux avoir un sceau sur chaque chantier.
    [cloth-making] Le marché paie le drap plus cher que la laine, mais n’en achète qu’un à la fois.
    [medicine] Prends un peu d’argent et 1 PV ; ou soigne des malades une fois la peste venue, si ton savoir suffit. Le savoir est montré, non dépensé.
   *[favour] Le pion de faveur avance d’une case, et tu reçois ce que donne cette case. Les Hors-la-loi se font payer.
}
hint-treating = Il te faut autant de savoir que l’indiquent ensemble les jetons de tous ceux que tu soignes à la fois. Choisis-les dans l’ordre des lieux.
hint-discard = Les cartes défaussées face cachée ne servent pas dans ce chapitre. Tu reprends tes douze cartes quand commence le suivant.
hint-exchange = L’événement l’offre une fois à chacun. Tu donnes tout et tu reçois tout, ou tu y renonces.
hint-lose = L’événement prend d’une seule sorte autant qu’il le dit, et tu choisis la sorte. Si tu en as moins, tu rends ce que tu as.
hint-show = Seul ce que tu montres est compté. Tu le gardes quand même.
hint-house-back = La maison te revient et peut être bâtie de nouveau ; son emplacement est libre pour tous.
hint-idle = Tu n’as pas d’action maintenant. Les deux piles grandissent tout de même : choisis des cartes dont tu peux te passer dans ce chapitre.
hint-grants = { $grant ->
    [treat] Il te faut au moins autant de savoir que l’indique le jeton. Il est montré, non dépensé : 2 PV et le bonus du lieu.
    [free-house] Cela ne coûte ni matériau ni argent. On ne bâtit jamais sur les deux emplacements d’un même loyer.
   *[favour] Le pion de faveur avance d’une case, et tu reçois ce que donne cette case. Les Hors-la-loi se font payer.
}
hint-atone = { $last ->
    [yes] Après le dernier chapitre, il n’y a pas de peines, mais tout ce qui manque coûte le double. Pour 1 jeton de loyauté, une sorte de redevance ne te coûte pas plus que ce qu’elle t’a déjà coûté.
   *[no] Les PV sont perdus dans tous les cas. La Pénitence te coûte une carte au hasard, la Mendicité le revenu de la première manche, le Tribunal royal ta première action.
}
