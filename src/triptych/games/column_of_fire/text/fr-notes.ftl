# Ce qui est écrit au bas des cartes : une phrase pour chaque `note` du fichier de contenu, sous l’identifiant de la carte.

### Angleterre

note-elizabeth = Reine d’Angleterre, elle se garde d’ouvrir des fenêtres dans l’âme des gens.
note-walsingham = Le maître espion de la reine lit le courrier des autres.
note-ned-willard = Fils de marchands de Kingsbridge, au service secret de la couronne.
note-margery = Elle cache des prêtres et ne veut de mal à personne.
note-rollo = Un homme à deux noms et à une seule rancune.
note-cecil = Le secrétaire de la reine a toujours un pas d’avance.
note-alice = Elle tient les comptes, et sa parole.
note-mary-stuart = Reine d’Écosse ; Loch Leven n’a pas su la retenir.
note-excommunication = Le pape appelle les catholiques anglais à désobéir à leur reine.
note-babington = Un complot lu de bout en bout avant d’avoir commencé.
note-embargo = Deux couronnes se saisissent leurs navires.
note-accession-bells = Chaque mois de novembre, les cloches fêtent son avènement.

### France

note-catherine = La mère du roi pèse un camp contre l’autre.
note-pierre = Il tient une liste de noms.
note-sylvie = Des bibles sous le papier à lettres, dans une boutique au bord de la Seine.
note-isabelle = Elle a appris le métier à sa fille, et même les deux métiers.
note-guise = Le Balafré, héros de Calais.
note-cardinal = Le plus rusé des frères de Guise.
note-coligny = Amiral de France, et l’espoir des huguenots.
note-navarre = Un jeune marié qui sait quand retourner sa veste.
note-bartholomew = Personne ne dort à Paris.
note-burning-shop = Quelqu’un a ouvert la mauvaise caisse.
note-empty-treasury = La couronne emprunte, et ne demande rien à personne.
note-edict = Pour un temps, chacun peut prier à sa façon.

### Pays-Bas

note-huus = Un prêtre qui aime mieux ne pas voir.
note-imke = La fille de Jan Wolman sait ce qu’elle veut.
note-jan-wolman = Cousin, drapier, armateur.
note-titelmans = L’inquisiteur de Flandre frappe à la porte la nuit.
note-albert = Un maître de forges qui prêche dans les champs.
note-betje = Sa cuisine est ouverte à qui doit fuir.
note-parma = La régente aime mieux parler que brûler.
note-orange = Dit le Taciturne, pour tout ce qu’il n’a pas dit.
note-alba = Dix mille hommes sur le chemin des Espagnols.
note-placards = Une amende, un fer rouge, un bûcher.
note-antwerp-fury = Des soldats sans solde se paient eux-mêmes.
note-hedge-sermons = Ils sont des milliers à écouter, en plein champ.

### Espagne

note-feria = L’envoyé de Philippe à Londres.
note-philip = De son bureau, il gouverne la moitié du monde.
note-romero = L’ambition en soutane.
note-barney = Un marin de Kingsbridge, plus à l’aise en mer que chez lui.
note-carlos = Il coule les meilleurs canons de Séville.
note-jeronima = Elle sait ce que coûte une faveur.
note-ebrima = Né libre, vendu, et libre de nouveau.
note-alonso = Dans un atelier bien tenu, il flaire l’hérésie.
note-auto-da-fe = La place de Séville est noire de monde.
note-armada = Le vent, le feu et de mauvaises cartes.
note-silver-fleet = Les vieux amis se souviennent d’autres obligations.
note-pilgrimage = Tous les chemins mènent à Saint-Jacques.
