# The game's name, how time is counted, and answers given once for all.

game-column-of-fire = Une colonne de feu
about-column-of-fire = Europe, 1558 : des dés, des personnages, des maisons de commerce, et une foi qui peut changer.
clock = Année { $number }
clock-curve = Les points au fil des années

standing-windows = Moments pour jouer des jetons ou racheter un dé
standing-windows-pass = continuer pour moi, sauf si je viens de piocher un jeton
standing-windows-tiles = me demander tant que j’ai des jetons Privilège
standing-windows-always = toujours me demander
standing-events = Quand un événement néfaste me touche
standing-events-ask = me demander
standing-events-protect = me protéger tant que j’ai des jetons
standing-events-suffer = ne jamais rendre de jeton
standing-feasts = Quand un jeton peut rapporter des points
standing-feasts-ask = me demander
standing-feasts-offer = toujours le rendre
standing-feasts-keep = toujours le garder
