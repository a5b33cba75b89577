# The pages, in French.
#
# Every word a page shows. Messages that begin with js- go to the scripts as they are: a place written { "{name}" } is filled in there.
# The reader is "tu", nothing agrees with him or her, and no name stands behind "de" or "que", which would have to be elided.

### Every page

page-skips = Raccourcis
page-skip = Aller au contenu
page-tools = Page
page-language = Langue
page-theme = Clair ou sombre
page-me = Profil
page-about = À propos
page-rules = Référence
page-cards = Cartes
page-close = Fermer

### The altar

home-title = Triptych : trois jeux de foi et de pouvoir
home-play = Jouer
home-invite = Inviter un ami
home-more = Places et options
home-points = { $points }
home-mine = Mes tables
home-watch = Tables à regarder
home-summons = À toi de jouer à la table avec { $names }
home-your-turn = à toi de jouer
home-turn-of = { $name } joue
home-turn-of-several = plusieurs jouent
home-waiting = { $count ->
    [one] il manque une personne
   *[other] il manque { $count } personnes
}
home-over = partie terminée
home-stopped = partie arrêtée
home-own-cards = cartes maison
home-noscript = Les tables ont besoin de JavaScript ; sans lui, il n’y a que cette image.

home-picture-column-of-fire = Une carte marine : une colonne de feu s’élève de l’eau entre quatre côtes, un navire passe devant elle.
home-picture-sola-fide = Une gravure sur bois : une porte d’église avec un papier cloué, un marteau, le soleil, en noir et rouge.
home-picture-world-without-end = Une page enluminée : un pont de pierre sur une rivière, une flèche de cathédrale sous un ciel bleu, de petites bêtes dans la marge.

### A new table

new-title = Une nouvelle table
new-players = Joueurs
new-seat = Place { $number }
new-me = Je m’assieds ici
new-open = Un ami, par lien
new-listed = D’autres peuvent regarder
new-content = Mes propres cartes (un fichier de contenu)
new-content-why = Seulement si tu possèdes la boîte et en as recopié les textes.
new-go = Dresser la table

### The table

table-skip = Aller aux choix
table-as-text = La table en texte
table-text = En texte
table-text-title = La table en texte
table-board = Le plateau
table-zoom = Plus grand ou plus petit
table-fold = Montrer ou cacher les choix
table-ask = La question et ses réponses
table-reconnecting = La connexion est coupée. Nouvel essai…
table-coming = On dresse la table…
table-rule = La règle derrière cette question
table-try-next = Tourner
table-try-confirm = Poser ainsi
table-stop = M’arrêter
table-stop-why = La prochaine fois que tu pourrais jouer un jeton ou racheter un dé, la question te sera posée, même là où le jeu continuerait de lui-même.
table-undo = Annuler
table-skip-ahead = Avancer
table-aside = Tu peux aussi
table-mine = Mon jeu
table-others = Les autres
table-talk = Journal et chat
table-log = Journal
table-chat = Chat
table-standing = Réponses automatiques
table-standing-why = Ce que tu fixes ici reçoit sa réponse d’avance, pour que personne n’attende pour rien.
table-standing-none = Ici, il n’y a rien à répondre d’avance.
table-say = Dire quelque chose
table-send = Envoyer
table-rooms = Parties de la table
table-room-board = Plateau
table-room-mine = Moi
table-room-others = Les autres
table-room-log = Journal
table-invite = Envoie ce lien à un ami :
table-copy = Copier
table-sit = Prendre place
table-stand = Quitter la table
table-own-cards = À cette table, on joue avec d’autres cartes, tirées d’un fichier que quelqu’un a apporté.
table-option = { $option } : { $value }
table-open-seats = Ouvrir à d’autres les places réservées
table-fill = Commencer
table-fill-with = Ou mets des bots aux places libres :

### The guide

table-guide = Le jeu en une minute
table-guide-how = Ce que tu peux choisir est éclairé d’or et figure dans la liste. Pointe quelque chose (sur un téléphone : appui long) pour lire ce que c’est. Un choix peut être annulé, même une carte jouée, tant que rien n’a été lancé ni tiré, que tu n’as rien vu de caché et que personne d’autre n’est interrogé.
table-guide-hints = Expliquer chaque question
table-guide-go = À la table
table-guide-rules = Toutes les règles

### The end

end-open = Résultat
end-rematch = Revanche
end-replay = Revoir
end-record = Feuille de partie
end-board = Regarder le plateau
end-sources = D’où viennent les points

### Replay

replay-title = Revoir la partie : { $title }
replay-controls = Coups
replay-slider = Position dans la partie
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lecture
replay-next = Un coup en avant
replay-last = À la fin
replay-jump = Aller à
replay-eyes = Vu par
replay-eyes-mine = moi
replay-eyes-watcher = un spectateur
replay-eyes-open = tout le monde à la fois
replay-link = Lien vers cette position
replay-table = Retour à la table

### Rules, cards, me, about, errors

rules-title = { $title } : les règles
rules-sections = Sections
cards-title = { $title } : tout ce qui est imprimé
cards-find = Chercher
cards-source = Source
cards-lead = Là où nous ne connaissons pas les mots de la boîte, la carte est marquée comme reconstituée : remplace-la par ce que dit la tienne.

me-title = Profil
me-nobody = Tu joues sans compte, et tu n’as pas encore de nom.
me-name = Mon nom à la table
me-keep = Enregistrer
me-recovery = Mes places sur un autre appareil
me-recovery-why = Qui a ce lien a tes places. Garde-le pour toi.
me-token = Un jeton d’accès pour un programme
me-token-why = Avec lui, un programme peut jouer pour toi par l’interface. Le jeton d’accès ne s’affiche qu’une fois.
me-token-label = À quoi il sert
me-token-make = En créer un
me-copy = Copier

recover-title = Récupérer mes places ici ?
recover-why = Cet appareil jouera désormais sous le nom « { $name } ».
recover-now = Jusqu’ici, il joue sous le nom « { $name } », qui sera oublié ici. Si tu veux y revenir, garde d’abord ce lien :
recover-already = Cet appareil joue déjà sous le nom « { $name } ».
recover-go = Les récupérer

about-title = À propos de Triptych
about-what = Avec Triptych, on joue à des jeux de société selon leurs règles : entre amis grâce à un lien, contre des bots, ou en simulation. Il y a Une colonne de feu, Sola Fide et Un monde sans fin.
about-own = Il est fait par des gens qui aiment ces jeux, non par ceux qui les éditent. Les règles sont racontées avec nos mots, chaque dessin est de nous, et les cartes dont nous ignorons le texte sont reconstituées et marquées comme telles. Achète les boîtes : elles sont belles.
about-dice = Des dés honnêtes
about-dice-1 = Avant qu’une partie commence, le serveur montre l’empreinte d’une graine secrète. C’est seulement ensuite que le navigateur de chaque personne qui joue y ajoute un nombre à lui ; un bot n’ajoute que son nom. Tous les lancers et tous les tirages de la partie découlent des deux, et après le dernier coup, la graine est révélée.
about-dice-2 = Quiconque a ajouté un nombre peut donc vérifier après coup qu’aucun lancer ni tirage n’a été choisi ou changé : la feuille de partie, l’empreinte montrée auparavant et la commande « triptych verify » suffisent. Ce que cela ne prouve pas : que la personne qui tient le serveur n’a pas regardé d’avance, car le serveur connaît la graine. Et pour une place qui n’apporte pas de nombre (un navigateur sans scripts, un programme qui n’en envoie pas), le serveur en tire un ; là, rien n’est prouvé.
about-free = Logiciel libre
about-free-why = Chacun est libre d’utiliser le programme, de le lire et de le modifier. Les jeux appartiennent à leurs auteurs et à leurs éditeurs.

error-title = Cela n’a pas marché
error-record = La feuille de partie
error-home = Retour à l’accueil

### For the scripts

js-offline = La table ne répond pas. Es-tu en ligne ?
js-nothing = Il n’y a rien à choisir ici pour le moment.
js-no-art = Les images ne se sont pas chargées. Les choix fonctionnent quand même.
js-copied = Copié.
js-copy-yourself = Sélectionné ; copie-le au clavier ou d’un appui long.
js-board = Le plateau
js-display = Ce qui se trouve devant { "{name}" }
js-points = { "{n}" } PV
js-cost = coûte { "{n}" } PV
js-several = { "{n}" } choix ici.
js-try-next = Appuie pour tourner.
js-acting = joue
js-away = hors ligne
js-seat-open = Place libre
js-seat-held = Place réservée : { "{name}" }
js-waiting-seats = En attente de joueurs
js-title-open = En attente
js-title-over = Terminée
js-title-stopped = Arrêtée
js-title-mine = ● À toi de jouer
js-title-other = { "{name}" } joue
js-title-several = Plusieurs jouent
js-standing-kept = C’est enregistré.
js-won = { "{name}" } gagne avec { "{n}" } PV
js-you-won = Tu gagnes avec { "{n}" } PV
js-shared = { "{names}" } gagnent ensemble avec { "{n}" } PV
js-total = Total
js-play = Lecture
js-pause = Pause
js-at = Coup { "{at}" } sur { "{last}" }
