# Suivre les tours des autres : à quelle vitesse, ce qui s’est passé depuis le sien, regarder en arrière.

table-speed = Vitesse à laquelle les tours des autres sont montrés
table-speed-slow = Lente
table-speed-normal = Normale
table-speed-fast = Rapide
table-speed-instant = Immédiate
table-go-on = Continuer
table-meanwhile-fold = Montrer ou cacher ce qui s’est passé
table-meanwhile-first = Sur le plateau, depuis ton dernier coup
table-meanwhile-back = Un pas en arrière sur le plateau
table-meanwhile-next = Un pas en avant sur le plateau
table-meanwhile-now = Revenir au présent
table-meanwhile = Depuis ton tour
js-meanwhile-begun = Jusqu’ici
js-meanwhile-at = Retour en arrière : { "{at}" } sur { "{last}" }
js-meanwhile-points = { "{name}" } : { "{n}" } PV
js-meanwhile-habit = (répondu pour toi)
js-meanwhile-show = Montrer sur le plateau
