# What stands at the foot of the cards: one sentence for each `note` of the content file, by the id of its card; and where things are known from,
# one message for each `source` there, by its words.

### England

note-elizabeth = Reine d’Angleterre, elle se garde d’ouvrir des fenêtres dans l’âme des gens.
note-walsingham = Le maître espion de la reine lit le courrier des autres.
note-ned-willard = Fils de marchands de Kingsbridge, au service secret de la couronne.
note-margery = Elle cache des prêtres et ne veut de mal à personne.
note-rollo = Un homme à deux noms et à une seule rancune.
note-cecil = Le secrétaire de la reine a toujours un pas d’avance.
note-alice = Elle tient les comptes, et sa parole.
note-mary-stuart = Reine d’Écosse ; Loch Leven n’a pas su la retenir.
note-excommunication = Le pape appelle les catholiques anglais à désobéir à leur reine.
note-babington = Un complot lu de bout en bout avant d’avoir commencé, et la reine d’Écosse passe en jugement.
note-embargo = Deux couronnes confisquent chacune les navires de l’autre.
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

### The Netherlands

note-huus = Un prêtre qui aime mieux ne pas voir.
note-imke = La fille de Jan Wolman sait ce qu’elle veut.
note-jan-wolman = Cousin, drapier, armateur.
note-titelmans = L’inquisiteur de Flandre frappe à la porte la nuit.
note-albert = Un maître de forges qui prêche dans les champs.
note-betje = Sa cuisine est ouverte à qui doit fuir.
note-parma = La régente aime mieux parlementer que dresser des bûchers.
note-orange = Dit le Taciturne, pour tout ce qu’il n’a pas dit.
note-alba = Dix mille hommes sur le chemin des Espagnols.
note-placards = Une amende, un fer rouge, un bûcher.
note-antwerp-fury = Des soldats sans solde se paient eux-mêmes.
note-hedge-sermons = Ils sont des milliers à écouter, en plein champ.

### Spain

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

### Sources

source-rulebook = livret de règles
source-reconstructed = reconstitué
source-reconstructed-two-cards-of-each-religion-no-good-that-the-ship-s-country-buys = reconstitué (deux cartes de chaque religion ; aucune marchandise achetée par le pays du navire)
source-inferred-action-reconstructed-that-this-country-has-one-stone = déduit : action ; reconstitué : sa présence dans ce pays, pion
source-inferred-action-and-country-from-the-picture-reconstructed-stone = déduit de l’image : action et pays ; reconstitué : pion
source-inferred-effect-reconstructed-name-who = déduit : effet ; reconstitué : nom, qui est touché
source-rulebook-person-inferred-action-from-the-picture-reconstructed-country-stone = livret de règles : personnage ; déduit de l’image : action ; reconstitué : pays, pion
source-reconstructed-after-the-cloth-and-wine-merchants = reconstitué d’après les marchands d’étoffes et de vin
source-inferred-the-effect-is-the-rulebook-s-example-and-one-event-tells-of-mary-stuart-s-trial = déduit : l’effet est l’exemple du livret de règles, et un événement rapporte le procès de Marie Stuart
source-rulebook-action-reconstructed-stone = livret de règles : action ; reconstitué : pion
source-rulebook-effect-reconstructed-name = livret de règles : effet ; reconstitué : nom
source-rulebook-person-reconstructed-action-stone = livret de règles : personnage ; reconstitué : action, pion
source-rulebook-person-reconstructed-action-country-stone = livret de règles : personnage ; reconstitué : action, pays, pion
