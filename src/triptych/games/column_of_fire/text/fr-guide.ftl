# Pour une première partie : le jeu en une minute (guide-NUMÉRO-ICÔNE), et pourquoi la question est posée (hint-ÉTAPE).

guide-1-vp = Tu joues pour des points de victoire (PV). La partie prend fin avec l’année où quelqu’un atteint 50 PV ; qui en a alors le plus l’emporte.
guide-2-die = À chaque second semestre, tu lances tes dés et tu en choisis un. Sa couleur dit de quel pays vient ton personnage, son chiffre sur quelle case ta maison s’y établit.
guide-3-person = Le personnage agit aussitôt pour toi, puis à chaque premier semestre, jusqu’à ce que le dé posé sur la carte soit épuisé.
guide-4-disc = Ensuite, un autre dé fait avancer ton pion Action sur la piste des actions : marchandises, ventes, pions, jetons.
guide-5-market-cloth = Les marchandises se vendent contre des PV dans les pays où tu as une maison de commerce.
guide-6-torch = Les personnages apportent des pions de leur religion. Quand un pays en est rempli, un conflit éclate : les maisons de la religion gagnante rapportent le numéro de leur case, celles de l’autre sont perdues.

hint-window = { $window ->
    [first-half] Au premier semestre, les dés posés sur tes cartes baissent de 1, et chacun de tes personnages peut agir de nouveau.
    [roll] Tu lances tous tes dés disponibles. L’un d’eux te donnera ensuite un personnage et une maison.
    [person] Ce que tu viens de gagner peut servir avant que le dé de ton personnage suivant soit lu : s’il montre 1, le personnage s’en va.
    [card] Ce que tu viens de gagner peut servir avant que la carte suivante soit retournée. C’est peut-être un événement.
    [move] Seuls les dés disponibles font avancer ton pion. Sans dé, il reste en place ; s’il n’y a qu’un chemin, il le prend de lui-même.
    [between] Ce que le conflit t’a rapporté peut servir avant le suivant.
   *[conflicts] C’est le moment de faire ce que tu veux encore faire avant la fin de ton tour, et avant le conflit d’un pays où brûle une torche.
}
hint-use = { $what ->
    [space] Ton pion Action est arrivé sur cette case : utilise maintenant ce qu’elle montre, ou renonces-y.
   *[person] Un personnage agit quand tu le prends, puis une fois à chaque premier semestre tant que son dé est posé sur lui.
}
hint-choose-religion = Lors d’un conflit, les maisons de la religion gagnante rapportent des PV. Et si personne d’autre n’est de ta religion, tu marques 1 PV chaque fois que ton dé Religion baisse.
hint-choose-person = La couleur d’un dé désigne le pays (violet : n’importe lequel), son chiffre la case de ta maison. Plus il est élevé, plus elle rapporte lors d’un conflit, et plus longtemps le personnage reste.
hint-stone = Quand toutes les cases Religion d’un pays sont occupées, un conflit éclate : la religion qui a le plus de pions l’emporte. Un jeton Protection écarte ce pion.
hint-place-house = Lors d’un conflit, une maison rapporte le numéro de sa case. Une maison qui gêne est repoussée d’une case vers le bas.
hint-track = Le chiffre ne compte pas ici, et le dé reste disponible : ton pion Action va, dans le sens des aiguilles d’une montre, à la prochaine case libre de sa couleur, et tu peux utiliser ce qu’elle montre.
hint-neutral = Un pion neutre occupe une case Religion et ne compte pour personne : le conflit approche.
hint-conflicts = La religion qui a le plus de pions l’emporte : ses maisons rapportent le numéro de leur case, celles de l’autre sont perdues.
hint-ward = Un jeton Protection pare un événement néfaste. Chacun de ceux qui restent à la fin vaut 1 PV.
hint-offer = Ton dé Religion vaut maintenant autant de PV que son chiffre ; un jeton Protection qui reste à la fin vaut 1 PV.
hint-imprison = Le dé y repose sur 3, et redevient disponible une fois épuisé. S’il était posé sur un personnage, celui-ci quitte la partie.
hint-lose-good = Pense à ce que tu peux vendre, et où. À la fin, deux marchandises qui restent valent ensemble 1 PV.
hint-lower-die = Un dé qui indiquait 1 redevient disponible, et son personnage quitte la partie.
