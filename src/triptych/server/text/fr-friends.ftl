# Jouer avec d’autres : tables ouvertes et privées, noms, invitations, conversation de ceux qui regardent.

### Le retable

home-open = Ouvrir à tous
home-open-tables = Tables ouvertes
home-open-none = Personne n’attend en ce moment. Une table que tu ouvres à tous apparaît ici.
home-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
home-open-minutes = { $minutes ->
    [0] ouverte à l’instant
    [one] ouverte depuis une minute
   *[other] ouverte depuis { $minutes } minutes
}
home-open-hours = { $hours ->
    [one] ouverte depuis une heure
   *[other] ouverte depuis { $hours } heures
}
home-private = par lien

facts-players = { $count } joueurs
facts-players-range = { $least }–{ $most } joueurs
facts-minutes = { $minutes } min

### Une nouvelle table

new-anybody = Ouverte à tous : la table figure dans la liste des tables ouvertes
new-private = Sans cette coche, seuls ceux à qui tu envoies le lien trouvent la table.

### Une invitation

invite-name = Ton nom à la table

lobby-private = Seuls ceux qui ont le lien trouvent cette table.
lobby-listed = Cette table figure dans la liste des tables ouvertes : tout le monde peut s’asseoir.
lobby-open = Ouvrir à tous
lobby-close = De nouveau par lien seulement

### Conversation

table-say-watchers = Dire quelque chose aux autres spectateurs
table-watchers-why = Tant que la partie dure, les joueurs ne voient pas ceci.
table-watchers-off = Les joueurs ont coupé la conversation des spectateurs.
table-watchers-may = Les spectateurs peuvent parler entre eux

### Pour les scripts

js-beasts = Renard, Héron, Lièvre, Chouette, Escargot, Griffon, Licorne, Cerf, Blaireau, Loutre, Alouette, Cygne, Hérisson, Lion, Paon, Dragon, Écureuil, Grue, Lynx, Abeille, Faucon, Baleine, Hermine, Chèvre
js-invite-by = { "{name}" } t’invite à jouer : { "{title}" }
js-invite-nobody = Une place t’attend : { "{title}" }
js-naming-title = Comment les autres doivent-ils t’appeler ?
js-naming-name = Ton nom à la table
js-naming-why = Garde celui-ci si tu veux ; tu peux en changer à tout moment.
js-naming-go = C’est moi
js-naming-not = Pas maintenant
js-chat-said = { "{name}" } : { "{text}" }
js-chat-spectator = spectateur
js-chat-watchers-talk = { "{name}" } laisse les spectateurs parler entre eux.
js-chat-watchers-quiet = { "{name}" } a coupé la conversation des spectateurs.
js-watching-one = Un spectateur
js-watching-some = { "{n}" } spectateurs

### Refus

refused-listed = Seule la personne qui a dressé la table peut l’ouvrir à tous ou la refermer, et seulement avant le début de la partie.
refused-watchers-only = Les joueurs parlent à la table ; ceci est pour ceux qui regardent.
refused-watchers-quiet = Les joueurs ont coupé la conversation des spectateurs à cette table.
