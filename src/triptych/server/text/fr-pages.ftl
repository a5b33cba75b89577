# Les pages à côté de la table : réglages, profil, touches, comment on joue, les cartes.

### En haut et en bas de chaque page

page-how = Comment on y joue
page-settings = Réglages
page-keys = Touches
page-keys-how = Touches (appuie sur ?)

### Touches

key-enter = Entrée
key-escape = Échap
key-space = Espace
key-tab = Tab
keys-tab = d’une chose à la suivante
keys-escape = ferme ce qui s’est ouvert et annule ce qui n’est pas encore envoyé
keys-keys = cette liste
keys-choice = choisit ce qui porte cette touche dans la liste
keys-about = d’un choix à l’autre
keys-look-back = montre pas à pas ce qui s’est passé depuis ton tour
keys-confirm = joue ce que tu essaies, envoie ce qui attend encore, ou continue
keys-undo = annule le dernier coup
keys-stop = « M’arrêter » : être interrogé au prochain moment qui passerait tout seul
keys-skip = avance tant que quelque chose bouge
keys-text = la table en texte
keys-back = un coup en arrière
keys-next = un coup en avant
keys-play = défile tout seul, ou s’arrête

### Réglages

settings-title = Réglages
settings-lead = Ils valent dans ce navigateur, tout de suite et sur chaque page.
settings-noscript = Pour garder des réglages, cette page a besoin de scripts. La langue s’en passe.
settings-at-table = À la table
settings-looks = Apparence
settings-speed = Les coups des autres
settings-speed-why = Combien de temps tu vois ce que font les autres avant que cela continue.
settings-speed-slow = Lent
settings-speed-slow-how = le temps de lire chaque ligne
settings-speed-normal = Normal
settings-speed-normal-how = une chose après l’autre, tranquillement
settings-speed-fast = Rapide
settings-speed-fast-how = juste assez pour voir ce qui a bougé
settings-speed-instant = Immédiat
settings-speed-instant-how = rien ne bouge ; tu vois le résultat
settings-confirm = Avant la fin de ton tour
settings-confirm-why = Te protège d’un mauvais clic à la dernière étape d’un tour.
settings-confirm-never = Ne jamais demander
settings-confirm-never-how = un clic compte tout de suite
settings-confirm-moment = Un instant pour annuler
settings-confirm-moment-how = la dernière étape attend un peu, et « Annuler » marche encore
settings-confirm-always = Toujours confirmer
settings-confirm-always-how = la dernière étape ne compte que quand tu dis oui
settings-answers = Réponses automatiques
settings-answers-why = Le jeu peut répondre à ta place aux questions qui ne comptent jamais pour toi. Ce que tu choisis ici vaut à chaque table où tu t’assieds désormais ; à la table même, à côté du journal et du chat, tu le changes pour cette partie seulement.
settings-theme = Clair ou sombre
settings-theme-why = Les plateaux suivent aussi : les sombres sont peints pour la lueur des bougies.
settings-theme-system = Comme le système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-size = Taille des lettres
settings-size-why = Pour tout le texte des pages. Le plateau est toujours aussi grand que la place le permet.
settings-size-usual = Habituelle
settings-size-large = Grande
settings-size-largest = La plus grande
settings-size-sample = Aa
settings-palette = Couleurs des joueurs
settings-palette-why = Chacun a aussi un signe, quelles que soient les couleurs : soleil, vague, feuille, flamme.
settings-palette-usual = Habituelles
settings-palette-usual-how = comme dans les boîtes
settings-palette-distinct = Faciles à distinguer
settings-palette-distinct-how = aussi pour des yeux qui confondent le rouge et le vert, ou le bleu et le jaune
settings-profile = Ton nom et tes parties sont ailleurs :

### Profil

me-games = Mes parties
me-games-none = Tu n’as encore terminé aucune partie.
me-result-won = gagnée
me-result-lost = perdue
me-result-shared = victoire partagée
me-result-level = à égalité
me-result-stopped = interrompue
me-pages = Pages de parties
me-newer = Plus récentes
me-older = Plus anciennes
me-tokens = Les programmes qui jouent pour moi
me-token-once = Voici le jeton d’accès. Copie-le maintenant : il ne sera plus montré.

### Comment on joue

how-title = { $title } : comment on y joue
how-chapters = Chapitres
how-rules = Dans la référence :
how-play = Une nouvelle table

### Cartes

cards-all = Tout
cards-none = Rien de tel ici. Essaie avec moins de mots, ou choisis « Tout ».

### Pour les scripts

js-settings-kept = C’est enregistré.
js-settings-not-kept = Ce navigateur n’enregistre rien : permets-lui de stocker des données pour cette page.
js-token-unnamed = sans nom
js-token-revoke = Révoquer
js-token-revoke-one = Révoquer le jeton d’accès « { "{label}" } »
js-cards-found = { "{n}" } sur { "{all}" }
