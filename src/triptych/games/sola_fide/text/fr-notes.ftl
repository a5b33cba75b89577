# What stands at the foot of the cards: one sentence for each `note` of the content file, by the id of its card (for the military table by the
# number of the die); and where things are known from, one message for each `source` there, by its words.

### Protestant cards

note-two-kingdoms = Luther distingua le glaive des princes et la parole de Dieu : deux façons pour Dieu de régner sur le monde.
note-vernacular-worship = Depuis la Messe allemande de 1526, le peuple de Wittenberg écoute, prie et chante dans sa propre langue.
note-local-presses = Vers 1520, une soixantaine de villes allemandes avaient une presse ; un sermon y reparaissait dans la semaine.
note-wittenberg-university = Fondée en 1502, elle attira des étudiants de tout l’Empire dès que Luther et Mélanchthon y enseignèrent.
note-ninety-five-theses = En octobre 1517, un professeur invita ses collègues à débattre des indulgences. Tout le pays répondit.
note-freedom-of-a-christian = Le traité de Luther de 1520 : par la foi, le chrétien n’est soumis à personne ; par l’amour, il est au service de tous.
note-to-the-nobility = En 1520, Luther appela l’empereur et les princes à réformer l’Église, puisque le clergé s’y refusait.
note-protestation-at-speyer = En 1529, six princes et quatorze villes protestèrent contre la majorité de la diète ; leur nom vient de là.
note-katharina-von-bora = Une religieuse enfuie dans le chariot d’un poissonnier ; elle épousa Luther en 1525 et mena sa maison, sa brasserie et sa table d’hôtes.
note-twelve-articles = Memmingen, 1525 : Bible en main, les paysans demandent des pasteurs à eux et la fin du servage.
note-melanchthon = Le précepteur de l’Allemagne : l’ami discret de Luther, qui mit la nouvelle doctrine en ordre.
note-burning-of-the-bull = En décembre 1520, Luther jeta la bulle du pape au feu, devant la porte de l’Elster à Wittenberg.
note-whose-realm = Le marché de 1555 : la foi du prince est celle du pays, et qui n’est pas d’accord peut partir.
note-peasants-war = De la Forêt-Noire à la Thuringe, en 1524 et 1525 : le plus grand soulèvement d’Europe avant 1789.
note-augsburg-confession = Lue devant Charles Quint en 1530, en allemand, et si clairement qu’on l’entendit jusque dans la cour.
note-philip-of-hesse = Landgrave à treize ans, luthérien à dix-neuf, et le politique le plus hardi des princes protestants.
note-wartburg = Caché par son électeur sous le nom de chevalier Georges, il mit le Nouveau Testament en allemand en onze semaines.
note-maurice-of-saxony = Il gagna l’électorat aux côtés de l’empereur, puis le chassa au-delà des Alpes en 1552.
note-thomas-muentzer = Prédicateur des derniers jours et glaive des pauvres, décapité après Frankenhausen, en 1525.
note-gustavus-adolphus = Débarqué en Poméranie en 1630, le roi de Suède retourna en un peu plus d’un an une guerre qui semblait perdue.
note-anabaptists = De la Hollande à Münster, les rebaptisés attendaient la Jérusalem nouvelle ; elle fut prise d’assaut en 1535.
note-iconoclasm = On sortit les autels et les saints, par émeute ou par arrêté du conseil, et l’on blanchit les murs.
note-marburg-colloquy = En 1529, Luther et Zwingli s’accordèrent sur quatorze articles et se séparèrent à jamais sur le quinzième.
note-martin-bucer = Le conciliateur de Strasbourg, chez lui dans tous les colloques de son temps.
note-pamphlets = Une dizaine de milliers de petits imprimés à bas prix jusqu’en 1530, lus à voix haute dans les tavernes et sur les marchés.
note-peace-of-augsburg = En 1555, l’Empire donna aux luthériens une place dans le droit, et à lui-même deux générations sans grande guerre.
note-lucas-cranach = Peintre, imprimeur, apothicaire, bourgmestre : il donna à la Réforme son visage, des centaines de fois.
note-parsonage = Le pasteur marié, avec ses livres, ses enfants et sa porte ouverte, devint le modèle du village.
note-schmalkaldic-league = En 1531, princes et villes protestants jurèrent de se soutenir si l’un d’eux était attaqué pour sa foi.
note-priesthood-of-all = Chaque savetier baptisé, chaque fille de ferme est prêtre : aucune idée de Luther ne voyagea plus vite.
note-frankfurt-fair = Deux fois l’an, des tonneaux de livres en feuilles changeaient de mains au bord du Main, sans trop de questions.
note-territorial-church = Faute d’évêque, le prince en tint lieu : visites, écoles, et les revenus de l’abbaye.
note-small-catechism = Après la visite des paroisses saxonnes de 1528, Luther écrivit un petit livre qu’un père pouvait enseigner à table.
note-free-cities = D’Ulm à Goslar, les conseils comptèrent les voix, engagèrent des prédicateurs et fermèrent des couvents.
note-paul-speratus = Prédicateur à Wurtzbourg, puis à la cathédrale de Vienne en 1522, puis en prison, où il écrivit des cantiques.
note-argula = En 1523, une noble dame de Bavière mit toute une université au défi de lui répondre par l’Écriture. Elle se tut.
note-church-orders = Bugenhagen en rédigea pour Hambourg et Brunswick, Bucer pour Cologne : culte, écoles, caisse des pauvres.
note-duerers-lament = Anvers, mai 1521 : le maître de Nuremberg apprend que Luther est pris, et remplit des pages de son journal.
note-mighty-fortress = Le cantique de Luther sur le psaume 46, chanté dans les rues, dans les églises et avant les batailles.
note-lay-chalice = À Clèves et en Autriche, même les souverains demandèrent le calice à Rome ; ils l’eurent pour quelques années.
note-strasbourg-psalter = Des psaumes en vers, mis en musique pour des exilés en 1539, et bientôt chantés dans les champs de Flandre.
note-heidelberg-catechism = L’électeur Frédéric III le fit écrire en 1563 pour le Palatinat du Rhin et pour celui qui touche la Bavière.
note-luther-bible = Toute la Bible en allemand, 1534 : cent mille exemplaires dans les quarante premières années.
note-defenestration = En mai 1618, deux gouverneurs et un secrétaire quittèrent le château par la fenêtre et survécurent ; la paix, non.
note-formula-of-concord = En 1577, les héritiers querelleurs de Luther s’accordèrent enfin sur ce qu’il avait voulu dire.

### Catholic cards

note-diet-of-worms = Avril 1521 : sommé de renier ses livres, Luther demande un jour de réflexion, et n’en fait rien.
note-ursulines = La compagnie d’Angèle Mérici, née en 1535, prit au sérieux l’instruction des filles, bien avant les autres.
note-man-for-all-seasons = Thomas More écrivit contre Luther pour son roi, et préféra l’échafaud à la rupture avec son Église.
note-exsurge-domine = La bulle de Léon X, en juin 1520, comptait quarante et une erreurs et laissait soixante jours à Luther.
note-pilgrimages = Altötting, Aix-la-Chapelle, Einsiedeln : les routes des vieux sanctuaires ne furent jamais désertes, et se remplirent de nouveau.
note-leipzig-debate = En 1519, Jean Eck amena Luther à dire que papes et conciles peuvent se tromper. C’était ce qu’Eck voulait.
note-nuncios = À Vienne, à Cologne et à Graz, les envoyés permanents de Rome rappelaient aux princes leurs promesses.
note-charles-v = Maître de la moitié de l’Europe, il combattit Turcs, Français et hérétiques, et mourut dans une villa attenante à un monastère.
note-cajetan = Augsbourg, 1518 : le savant légat voulait un seul mot de Luther, et obtint une longue discussion.
note-collegium-germanicum = Depuis 1552, Rome y formait des prêtres pour le Nord ; leurs robes rouges leur valurent le nom d’écrevisses.
note-edict-of-worms = À partir de 1521, nul ne devait plus imprimer, vendre, lire ni garder les livres de Martin Luther.
note-indulgences = Le commerce de Tetzel paya Saint-Pierre, et les dettes d’un archevêque envers les Fugger.
note-council-of-trent = Dix-huit ans avec de longues pauses, de 1545 à 1563, pour dire ce que croient les catholiques et comment vit un évêque.
note-excommunication = En janvier 1521, le pape exclut Luther de l’Église, et avec lui quiconque l’hébergeait.
note-imperial-ban = Un proscrit n’avait ni maison, ni tribunal, ni ami, aussi loin que portait le bras de l’empereur.
note-edict-of-restitution = En 1629, Ferdinand II réclama tous les évêchés et abbayes perdus depuis 1552.
note-augsburg-interim = Les conditions du vainqueur, en 1548 : des prêtres mariés et le calice pour l’instant, et tout le reste comme avant.
note-archdukes = Partout où régnait un archiduc en personne, la noblesse de sa cour allait bientôt à la messe avec lui.
note-ferdinand-ii = Élève des jésuites ; mieux valait un désert, aurait-il dit, qu’un pays plein d’hérétiques.
note-dukes-of-bavaria = Les Wittelsbach de Munich ne fléchirent jamais, et placèrent leurs cadets sur des sièges d’évêques.
note-catholic-league = En 1609, Maximilien de Bavière unit évêques et abbés dans une alliance dotée d’un trésor de guerre.
note-capuchins = Barbus et pieds nus, ils prêchaient en plein air et soignaient les pestiférés : des frères selon le cœur des villages.
note-inquisition = Paul III l’établit en 1542 ; dans l’Empire, son ombre allait plus loin que ses officiers.
note-fuggers = Ils prêtèrent à un empereur son élection et à un pape sa garde, et restèrent catholiques dans une ville luthérienne.
note-spiritual-exercises = Les quatre semaines de silence d’Ignace de Loyola rendaient au monde des gens qui avaient une tâche.
note-baroque-churches = Lumière, or, musique et théâtre : l’Église renouvelée voulait être vue et entendue.
note-holy-robe = Montrée pour la première fois en 1512 devant un empereur, elle attira des foules que Luther gronda en vain.
note-peter-canisius = Trente ans durant, il parcourut l’Empire à pied et fonda des collèges ; son catéchisme fut imprimé deux cents fois.
note-reform-commissions = Dans les pays des Habsbourg, les commissaires venaient avec des soldats, brûlaient les livres et laissaient un prêtre.
note-election-of-1519 = Sept voix, huit cent cinquante mille florins, et encore un Habsbourg.
note-erasmus = En 1524, le prince des humanistes rompit avec Luther, poliment, sur ce que l’homme peut par lui-même.
note-chamber-court = À Spire, les évêques plaidaient pour chaque couvent perdu, et les dossiers grossirent pendant des décennies.
note-battle-of-muehlberg = Avril 1547 : des soldats espagnols passent l’Elbe à la nage, et l’électeur de Saxe est prisonnier de l’empereur.
note-battle-of-frankenhausen = Mai 1525 : la cavalerie et les canons des princes contre un cercle de chariots ; six mille paysans environ périrent.
note-white-mountain = En novembre 1620, deux heures de combat devant Prague mirent fin au royaume d’un hiver.
note-wallenstein = Il leva des armées à crédit, les nourrit sur le pays et fut assassiné quand son empereur prit peur.
note-sack-of-magdeburg = Mai 1631 : la ville brûla, vingt mille personnes moururent, et en quelques semaines toute l’Europe le lut.
note-battle-of-noerdlingen = En septembre 1634, Espagnols et Impériaux brisèrent les Suédois, et le Sud redevint catholique.
note-cologne-war = Un archevêque se maria et voulut garder son siège ; dès 1583, troupes bavaroises et espagnoles s’y opposèrent.
note-spanish-tercios = Des piques et des mousquets, de Milan jusqu’au Rhin : la meilleure infanterie d’Europe, quand elle était payée.
note-roman-catechism = Écrit après le concile de Trente, en 1566, pour que chaque curé ait un livre sûr pour prêcher.
note-conservative-countryfolk = Fêtes des saints, bénédictions, processions : bien des villages ne voyaient pas pourquoi s’en défaire.
note-society-of-jesus = Confesseurs des princes et maîtres de leurs fils, d’Ingolstadt à Vienne.
note-index = Depuis 1559, Rome dressait la liste de ce qu’il ne fallait pas lire ; ailleurs, les imprimeurs la trouvaient bien utile.
note-ecclesiastical-reservation = Une clause de 1555 : l’évêque qui se fait protestant perd sa terre, et la terre reste ce qu’elle était.

### Foreign Influence

note-edict-of-nantes = La loi d’Henri IV, en 1598, fit vivre deux confessions dans un même royaume, pendant quatre-vingt-sept ans.
note-st-bartholomews-day = Août 1572 : à Paris, un mariage royal finit par le massacre de milliers de huguenots.
note-paris-worth-a-mass = En 1593, Henri de Navarre changea une fois encore de religion, et sa capitale ouvrit ses portes.
note-richelieu = Un prince de l’Église qui payait des armées protestantes, pour que les Habsbourg ne fussent pas trop forts.
note-third-way = Depuis 1559, une Église avec des évêques et un credo protestant, et peu de questions sur le fond des cœurs.
note-act-of-supremacy = En 1534, le Parlement fit du roi le chef de l’Église d’Angleterre, et lui donna ses abbayes.
note-mary-tudor = Pendant cinq ans, l’Angleterre redevint catholique, avec un prince espagnol et près de trois cents bûchers.
note-book-of-common-prayer = Le livre de Cranmer, en 1549, emprunta à Cologne et à Wittenberg, et donna le ton de la prière anglaise.
note-dutch-reformed-church = Née dans l’exil et sous la croix, elle était vers 1600 l’Église publique d’une jeune république.
note-council-of-blood = Le tribunal d’Albe, en 1567, s’appelait conseil des troubles ; le peuple lui donna un autre nom.
note-wonder-year = 1566 : des sermons dans les champs, des images brisées dans les églises, et à Bruxelles une régente effrayée.
note-sea-beggars = Chassés de tous les ports, ils prirent Brielle en 1572, et une cause proscrite eut de nouveau une patrie.
note-john-calvin = À partir de 1541, il fit de Genève une ville de sermons, d’écoles et de réfugiés, sous l’œil des anciens.
note-wars-of-kappel = En 1531, Zwingli tomba au combat, et les cantons convinrent de laisser à chacun sa foi.
note-carlo-borromeo = L’archevêque de Milan parcourut à cheval les vallées des Alpes et amena aux Suisses des jésuites et un nonce.
note-consensus-of-zurich = En 1549, Bullinger et Calvin s’accordèrent sur la sainte Cène ; les luthériens, non.

### The military table

note-military-1 = Le Turc devant Vienne, l’empereur avait besoin de l’argent et des hommes des protestants.
note-military-2 = Les villages pillés n’oublièrent pas à qui étaient ces soldats.
note-military-3 = Les princes et les villes alliés pouvaient mettre une armée en campagne.
note-military-4 = Des subsides et des volontaires passèrent la Manche.
note-military-5 = De temps à autre, c’étaient même des régiments.
note-military-6 = On chante la victoire dans la cathédrale, et c’est tout.

### Sources

source-rulebook = livret de règles
source-reconstructed = reconstitué
source-rulebook-three-neutral-territories-number-as-handed-to-us-not-in-the-rulebook-s-text-reconstructed-vp-other-territories-start = livret de règles : trois territoires neutres ; numéro : tel qu’il nous a été transmis, absent du livret ; reconstitué : PV, autres territoires, case de départ
source-rulebook-name-effect-reconstructed-number = livret de règles : nom, effet ; reconstitué : numéro
source-rulebook-kind-of-effect-to-reconstructed-name-number-circles = livret de règles : genre d’effet (33 à 42) ; reconstitué : nom, numéro, cercles
source-rulebook-name-effect-range-to-reconstructed-number = livret de règles : nom, effet, série 33 à 42 ; reconstitué : numéro
source-rulebook-name-places-the-disputation-marker-reconstructed-number-drawing = livret de règles : nom, pose du marqueur de dispute ; reconstitué : numéro, pioche
source-rulebook-name-military-reconstructed-number-effect = livret de règles : nom, carte militaire ; reconstitué : numéro, effet
source-rulebook-name-permanent-reconstructed-number-effect = livret de règles : nom, carte permanente ; reconstitué : numéro, effet
source-name-number-as-handed-to-us-not-in-the-rulebook-s-text-reconstructed-vp-territories-start = nom, numéro : tels qu’on nous les a transmis, absents du texte du livret ; reconstitué : PV, territoires, case de départ
source-rulebook-name-a-protestant-territory-among-the-commons-a-neutral-one-reconstructed-number-the-mirrored-pyramid-fits-as-well-vp-other-territories-start = livret de règles : nom, un territoire protestant du côté du peuple, un neutre ; reconstitué : numéro (la pyramide inversée convient aussi), PV, autres territoires, case de départ
source-rulebook-name-reconstructed-number-the-mirrored-pyramid-fits-as-well-vp-territories-start = livret de règles : nom ; reconstitué : numéro (la pyramide inversée convient aussi), PV, territoires, case de départ
source-rulebook-name-some-neutral-territory-reconstructed-number-it-lies-below-two-others-vp-other-territories-start = livret de règles : nom, un territoire neutre au moins ; reconstitué : numéro (il se trouve sous deux autres), PV, autres territoires, case de départ
source-rulebook-name-converts-one-territory-among-the-commons-reconstructed-number = livret de règles : nom, conversion d’un territoire du côté du peuple ; reconstitué : numéro
source-inferred-name-and-number-the-end-of-the-one-and-an-can-be-made-out-in-a-picture-converts-on-one-side-then-the-disputation-marker-there-reconstructed-which-side-how-many = déduit : nom et numéro (la fin de l’un et un 8 se devinent sur une image), conversion d’un côté, puis le marqueur de dispute au même endroit ; reconstitué : quel côté, combien
source-rulebook-name-one-space-towards-the-nobility-in-a-circle-for-each-of-two-discards-inferred-any-number-reconstructed-number = livret de règles : nom, une case vers la noblesse dans un cercle pour chacune de deux cartes défaussées ; déduit : autant qu’on veut ; reconstitué : numéro
source-rulebook-name-converts-one-territory-then-one-card-reconstructed-number-side = livret de règles : nom, conversion d’un territoire, puis une carte ; reconstitué : numéro, côté
source-rulebook-name-towards-the-dominant-side-reconstructed-one-space = livret de règles : nom, vers le côté dominant ; reconstitué : une case
