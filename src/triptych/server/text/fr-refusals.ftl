# What the server answers when something cannot be done. $detail is about notation and files, and always in English.

refused-token = Ce jeton d’accès n’est pas connu ici.
refused-by-token = Avec le jeton d’accès d’un programme, on peut jouer et lire. Pour ceci, viens avec ton navigateur.
refused-recovery = Ce lien vers tes places n’est pas connu ici.
refused-nobody = Personne ne te connaît encore ici.
refused-name-length = Un nom a de 1 à { $most } caractères.
refused-name-signs = Un nom ne peut pas contenir de signes invisibles, ni de signes qui changent le sens de l’écriture.
refused-language = Les langues sont { $languages }.

refused-origin = Cette demande ne vient pas d’une page de ce serveur.
refused-too-often = C’est trop à la fois. Attends un instant.
refused-too-many-sockets = Trop de tables sont ouvertes d’ici. Fermes-en une.
refused-size = Une demande peut avoir { $most } octets au plus.
refused-body = Cette demande est incompréhensible : { $detail }
refused-page = Il n’y a rien à cette adresse.
refused-method = On ne peut pas s’adresser ainsi à cette adresse.
refused-trouble = Quelque chose a mal tourné ici. C’est noté ; essaie encore une fois.
refused-input = Ce n’est pas possible : { $detail }
refused-unknown = Cela n’existe pas : { $detail }

refused-no-table = Cette table n’existe pas.
refused-no-game = Il n’y a pas de jeu « { $game } ».
refused-no-bot = Il n’y a pas de bot « { $bot } » ; il y a { $bots }.
refused-content = Ton fichier de contenu ne convient pas. { $detail }
refused-content-size = Un fichier de contenu peut avoir { $most } caractères au plus.
refused-players = Ce jeu se joue à { $counts }, pas à { $count }.
refused-option = « { $name } » ne peut pas être fixé ainsi pour ce jeu.
refused-two-seats = Tu ne peux prendre qu’une place.
refused-nonce = Ce que tu ajoutes aux dés a { $most } caractères simples au plus, sans espaces.
refused-begun = La partie a déjà commencé.
refused-sitting = Tu as déjà une place à cette table.
refused-taken = Cette place est prise.
refused-held = Cette place est réservée à quelqu’un de la partie précédente. Seule la personne qui a dressé la table peut l’ouvrir.
refused-open = Seule la personne qui a dressé la table peut ouvrir les places réservées, avant le début de la partie.
refused-dice = Ces dés ne sont plus là. Essaie encore une fois.
refused-leave = On ne peut quitter qu’une table où l’on a une place et où la partie n’a pas commencé.
refused-fill = Seule la personne qui a dressé la table peut la compléter, avant le début de la partie.
refused-bot-tables = Entre eux, les bots ne peuvent jouer pour toi que { $most } parties à la fois ; attends que l’une soit finie.
refused-not-seated = Tu n’as pas de place à cette table.
refused-standing = On ne peut pas répondre ainsi d’avance à « { $name } ».

refused-not-begun = La partie n’a pas commencé.
refused-not-over = La partie n’est pas terminée.
refused-stale = Il s’est passé quelque chose depuis ton dernier regard.
refused-not-saved = Le coup n’a pas pu être enregistré. Essaie encore une fois.
refused-move = Ce n’est pas possible maintenant : { $detail }
refused-move-id = Un coup a besoin d’un identifiant à lui : { $most } caractères simples au plus, sans { $sign } au début.
refused-undo = Il n’y a rien à annuler : quelque chose a été tiré ou montré, ou c’est à quelqu’un d’autre de jouer.
refused-undo-often = Dans une partie, on peut annuler { $most } coups au plus.
refused-too-long = Cette partie dure depuis trop longtemps et en reste là.
refused-chat-empty = Il n’y a rien à lire là-dedans.
refused-chat-length = On peut dire { $most } caractères à la fois.
refused-eyes = Cette place n’existe pas.
refused-eyes-open = Tant que la partie dure, personne ne voit tout.
refused-eyes-others = Tant que la partie dure, tu ne vois qu’avec tes propres yeux.
