# What stands at the foot of the events: one sentence for each `note` of the content file, by the id of its event; and where things are known
# from, one message for each `source` there, by its words.

### Chapter I: the fallen bridge and the wool trade

note-i01-works = Aucune charrette ne passe la rivière, et les toisons s’entassent sur la mauvaise rive.
note-i02-mill = L’eau foulera le drap que foulaient jusqu’ici des pieds fatigués.
note-i03-cloth-buyers = Un marchand du Sud écarte la laine brute d’un geste et ouvre sa bourse pour le drap.
note-i04-fair = Le temps d’une matinée, les acheteurs renchérissent l’un sur l’autre.
note-i05-bridge-falls = Toute la nuit, on amène les blessés, et chacun apprend à panser une plaie.
note-i06-empty-stall = Le prieur est en terre, les moines se disputent le suivant, et nulle requête n’est entendue.
note-i07-quarry = Le prieuré vend la pierre à la charretée à qui apporte des pièces.
note-i08-procession = Une pièce dans le tronc, une main sur la châsse, et l’âme se sent plus légère.
note-i09-toll = Le prieuré veut son denier de chaque étal, qu’on ait vendu ou non.
note-i10-charter = La ville demandait à se gouverner elle-même ; la réponse tint en un mot.
note-i11-fleet = On gardera un bon souvenir de qui paie avant qu’on le lui demande.

### Chapter II: war and taxes

note-ii01-war = On compte les arcs, on prend les charrettes, et l’ouvrage de la ville attend.
note-ii02-empty-houses = Les portes battent au vent : les locataires ont suivi le tambour.
note-ii03-accusation = Un voisin chuchote le mot de sorcellerie, et les moins dévots doivent en répondre.
note-ii04-harvest-fails = Six semaines de pluie : le blé germe dans l’épi, et le comte ferme ses granges.
note-ii05-masons = Une ordonnance, un sergent, et à midi l’échafaudage est vide.
note-ii06-ralph = Ses hommes appellent cela une levée et n’attendent pas de réponse.
note-ii07-red = La nouvelle teinture tient à la pluie comme au soleil, et Londres en redemande.
note-ii08-army = Les acheteurs du roi paient bien le blé, et les hommes de la forêt prennent sa solde.
note-ii09-st-marks = Une paroisse qui a perdu son toit recommence par un mur.
note-ii10-pardon = Qui donne à l’ouvrage, fait savoir l’évêque, donne à son âme.
note-ii11-crecy = Les cloches sonnent la victoire, et les amis du roi marchent plus droit.

### Chapter III: the plague arrives

note-iii01-hospital = Il faut aux malades de l’air, de l’eau propre et une maison à eux.
note-iii02-old-books = Les savants docteurs défendent tout ce qu’ils n’ont pas enseigné.
note-iii03-palace = Le prieur veut une maison digne d’un prince, et tous les maçons y sont envoyés.
note-iii04-scourges = Ils marchent au pas dans la boue et demandent qui veut les suivre ; boutiques, cours et porte de l’évêque sont closes.
note-iii05-no-hands = Le blé est mûr, et ceux qui peuvent encore le couper disent leur prix.
note-iii06-court-leaves = Le roi et la reine vont de maison en maison et ne reçoivent personne.
note-iii07-papal-pardon = Trop peu de prêtres pour tant de lits de mort : le pape demande moins à chacun.
note-iii08-masks = Des bandes de bon drap et des mains propres ; grandes dames et prélats se tiennent à l’écart.
note-iii09-vacant = Tant de sièges sont vides que le premier qui frappe est entendu.
note-iii10-trench = Les gens demandent qui leur a valu cela ; ni les maîtres ni l’évêque ne se montrent.
note-iii11-plague-course = Aux projets du soir, il manque un nom au matin.

### Chapter IV: the plague returns; the tower

note-iv01-merthin = De l’échafaudage, on voit tout le comté, et rien en Angleterre n’est plus haut.
note-iv02-healers = Qui entre encore dans les maisons est salué dans la rue.
note-iv03-lady-chapel = Ceux que la mort a épargnés veulent un lieu où rendre grâce.
note-iv04-lessons = Les nonnes enseignent ce qu’elles ont vu agir ; les puissants n’en veulent rien entendre.
note-iv05-wages = Il reste trois maçons, et chacun d’eux le sait.
note-iv06-wills = Des familles entières ont légué leur argent à un mur ou à leur propriétaire ; la couronne et l’Église n’ont rien eu et ne reçoivent personne.
note-iv07-robbers = Ils savent quelle bourse est la plus lourde ; ni la cour ni la guilde n’envoie plus personne.
note-iv08-plots = La charpente tient encore ; il ne manque qu’un nom sur l’acte.
note-iv09-peace = Le roi demande moins et remercie ceux qui l’ont soutenu.
note-iv10-plague-back = Cette fois, la ville sait que faire, et les portes des grands restent closes.
note-iv11-altar-cloths = Les sœurs prennent un bon drap aussi volontiers qu’une bonne prière.

### Sources

source-rulebook = livret de règles
source-public-description = description publique
source-rulebook-favour-public-description-order = livret de règles : faveur ; description publique : ordre
source-rulebook-favour-public-description-order-start-field = livret de règles : faveur ; description publique : ordre, case de départ
source-rulebook-favour-public-description-a-second-field-reconstructed-its-position = livret de règles : faveur ; description publique : une seconde case ; reconstitué : sa position
source-rulebook-project-enters-vp-and-one-thing-reconstructed-spaces-grain = livret de règles : chantier, entrée en jeu, 1 PV et une chose ; reconstitué : cases, grain
source-rulebook-project-enters-inferred-donors-reconstructed-spaces = livret de règles : chantier, entrée en jeu ; déduit : bonus des donateurs ; reconstitué : cases
source-rulebook-project-enters-vp-and-one-thing-reconstructed-spaces-loyalty = livret de règles : chantier, entrée en jeu, 1 PV et une chose ; reconstitué : cases, loyauté
source-rulebook-project-enters-donors-reconstructed-spaces = livret de règles : chantier, entrée en jeu, bonus des donateurs ; reconstitué : cases
source-public-description-a-small-church-rulebook-enters-vp-and-one-thing-reconstructed-name-spaces-piety = description publique : une petite église ; livret de règles : entrée en jeu, 1 PV et une chose ; reconstitué : nom, cases, piété
source-rulebook-grain-is-a-yield-reconstructed-material = livret de règles : le grain est un loyer ; reconstitué : matériau
source-rulebook-piety-is-a-yield-reconstructed-material = livret de règles : la piété est un loyer ; reconstitué : matériau
source-reconstructed = reconstitué
source-rulebook-money-among-the-bonuses-reconstructed-place-amount-name = livret de règles : l’argent parmi les bonus ; reconstitué : lieu, quantité, nom
source-rulebook-cloth-among-the-bonuses-reconstructed-place-name = livret de règles : le drap parmi les bonus ; reconstitué : lieu, nom
source-rulebook-loyalty-among-the-bonuses-reconstructed-place-name = livret de règles : la loyauté parmi les bonus ; reconstitué : lieu, nom
source-rulebook-vp-among-the-bonuses-reconstructed-place-amount-name = livret de règles : les PV parmi les bonus ; reconstitué : lieu, quantité, nom
source-rulebook-bonus-reconstructed-name = livret de règles : bonus ; reconstitué : nom
source-rulebook-opening-effect-public-description-chapter-permanent-reconstructed-corners-arrow = livret de règles : début du texte, effet ; description publique : chapitre, permanent ; reconstitué : coins, flèche
source-rulebook-an-event-brings-in-this-project-reconstructed-chapter-corners-arrow = livret de règles : un événement fait entrer ce chantier en jeu ; reconstitué : chapitre, coins, flèche
source-public-description-uncovers-the-cloth-field-in-chapter-i-reconstructed-exchange-corners-arrow = description publique : découvre la case Drap au chapitre I ; reconstitué : échange, coins, flèche
source-rulebook-effect-inferred-corners-the-four-symbols-of-the-income-example-here-on-this-card-reconstructed-chapter-arrow = livret de règles : effet ; déduit : coins (les quatre symboles de l’exemple de revenu, ici sur cette carte) ; reconstitué : chapitre, flèche
source-public-description-effect-reconstructed-chapter-corners-arrow = description publique : effet ; reconstitué : chapitre, coins, flèche
source-rulebook-an-event-covers-favour-fields-reconstructed-which-ones-chapter-corners-arrow = livret de règles : un événement couvre des cases de faveur ; reconstitué : lesquelles, chapitre, coins, flèche
source-rulebook-permanent-exchanges-exist-reconstructed-the-rest = livret de règles : il existe des échanges permanents ; reconstitué : le reste
source-rulebook-title-chapter-effect-reconstructed-corners-arrow = livret de règles : titre, chapitre, effet ; reconstitué : coins, flèche
source-rulebook-opening-houses-go-back-to-their-owners-the-sites-are-free-again-inferred-i-or-ii-reconstructed-ii-one-house-each-corners-arrow = livret de règles : début du texte, les maisons retournent à leurs propriétaires, les emplacements sont de nouveau libres ; déduit : I ou II ; reconstitué : II, une maison chacun, coins, flèche
source-rulebook-opening-effect-one-player-inferred-i-or-ii-reconstructed-whom-it-hits-ii-corners-arrow = livret de règles : début du texte, effet, un seul joueur ; déduit : I ou II ; reconstitué : qui est touché, II, coins, flèche
source-public-description-a-harvest-failure-reconstructed-effect-chapter-corners-arrow = description publique : une mauvaise récolte ; reconstitué : effet, chapitre, coins, flèche
source-public-description-an-event-forbids-building-for-the-chapter-reconstructed-chapter-corners-arrow = description publique : un événement interdit de bâtir pendant le chapitre ; reconstitué : chapitre, coins, flèche
source-rulebook-opening-who-has-none-loses-nothing-inferred-i-or-ii-reconstructed-ii-named-things-corners-arrow = livret de règles : début du texte, qui n’a rien ne perd rien ; déduit : I ou II ; reconstitué : II, choses nommées, coins, flèche
source-public-description-an-event-brings-in-this-project-reconstructed-chapter-corners-arrow = description publique : un événement fait entrer ce chantier en jeu ; reconstitué : chapitre, coins, flèche
source-rulebook-an-event-brings-in-this-project-reconstructed-chapter-place-corners-arrow = livret de règles : un événement fait entrer ce chantier en jeu ; reconstitué : chapitre, lieu, coins, flèche
source-public-description-knowledge-useless-for-the-chapter-reconstructed-chapter-place-corners-arrow = description publique : savoir inutile pendant le chapitre ; reconstitué : chapitre, lieu, coins, flèche
source-rulebook-opening-effect-inferred-iii-or-iv-reconstructed-iii-place-corners-arrow = livret de règles : début du texte, effet ; déduit : III ou IV ; reconstitué : III, lieu, coins, flèche
source-rulebook-an-event-covers-favour-fields-reconstructed-which-ones-chapter-place-corners-arrow = livret de règles : un événement couvre des cases de faveur ; reconstitué : lesquelles, chapitre, lieu, coins, flèche
source-rulebook-opening-effect-public-description-permanent-iii-or-iv-reconstructed-iii-place-corners-arrow = livret de règles : début du texte, effet ; description publique : permanent, III ou IV ; reconstitué : III, lieu, coins, flèche
source-rulebook-opening-effect-public-description-chapter-reconstructed-place-corners-arrow = livret de règles : début du texte, effet ; description publique : chapitre ; reconstitué : lieu, coins, flèche
