# What stands at the foot of the cards: one sentence for each `note` of the content file, by the id of its card (for the military table by the
# number of the die); and where things are known from, one message for each `source` there, by its words.

### Protestant cards

note-two-kingdoms = Luther unterschied das Schwert der Fürsten vom Wort Gottes: zwei Weisen, wie Gott die Welt regiert.
note-vernacular-worship = Mit der Deutschen Messe von 1526 hörten, beteten und sangen die Wittenberger in ihrer eigenen Sprache.
note-local-presses = In rund sechzig deutschen Städten stand um 1520 eine Presse; eine Predigt war binnen einer Woche nachgedruckt.
note-wittenberg-university = 1502 gegründet; als Luther und Melanchthon dort lehrten, kamen die Studenten aus dem ganzen Reich.
note-ninety-five-theses = Im Oktober 1517 lud ein Professor seine Kollegen ein, über den Ablass zu disputieren. Das ganze Land gab Antwort.
note-freedom-of-a-christian = Luthers Schrift von 1520: Durch den Glauben ist ein Christ niemandem untertan, durch die Liebe jedermanns Knecht.
note-to-the-nobility = 1520 rief Luther Kaiser und Fürsten auf, die Kirche zu bessern, weil die Geistlichkeit es nicht tat.
note-protestation-at-speyer = 1529 protestierten sechs Fürsten und vierzehn Städte gegen die Mehrheit des Reichstags; daher ihr Name.
note-katharina-von-bora = Eine Nonne, die im Wagen eines Fischhändlers floh, 1525 Luther heiratete und Haus, Brauerei und Tischgäste in Ordnung hielt.
note-twelve-articles = Memmingen 1525: Die Bauern fordern mit der Bibel in der Hand eigene Pfarrer und das Ende der Leibeigenschaft.
note-melanchthon = Der Lehrer Deutschlands: Luthers stiller Freund, der die neue Lehre in Ordnung brachte.
note-burning-of-the-bull = Im Dezember 1520 warf Luther die päpstliche Bulle vor dem Wittenberger Elstertor ins Feuer.
note-whose-realm = Der Handel von 1555: Der Glaube des Herrn ist der Glaube des Landes, und wer das nicht will, darf wegziehen.
note-peasants-war = Vom Schwarzwald bis nach Thüringen, 1524 und 1525: der größte Aufstand in Europa vor 1789.
note-augsburg-confession = 1530 vor Karl V. verlesen, auf Deutsch und so deutlich, dass man es noch im Hof verstand.
note-philip-of-hesse = Mit dreizehn Landgraf, mit neunzehn lutherisch, und der kühnste Kopf unter den protestantischen Fürsten.
note-wartburg = Von seinem Kurfürsten als Junker Jörg versteckt, brachte er in elf Wochen das Neue Testament ins Deutsche.
note-maurice-of-saxony = An der Seite des Kaisers gewann er die Kurwürde; 1552 jagte er den Kaiser über die Alpen.
note-thomas-muentzer = Prediger der letzten Tage und Schwert der Armen, 1525 nach Frankenhausen enthauptet.
note-gustavus-adolphus = 1630 landete der Schwedenkönig in Pommern und wendete in gut einem Jahr einen Krieg, der verloren schien.
note-anabaptists = Von Holland bis Münster warteten die Wiedergetauften auf das Neue Jerusalem; 1535 wurde es gestürmt.
note-iconoclasm = Altäre und Heilige kamen hinaus, durch die Menge oder auf Beschluss des Rates, und die Wände wurden geweißt.
note-marburg-colloquy = Über vierzehn Artikel wurden Luther und Zwingli 1529 einig, und am fünfzehnten schieden sie für immer.
note-martin-bucer = Der Friedensstifter aus Straßburg, in jedem Religionsgespräch seiner Zeit zu Hause.
note-pamphlets = An die zehntausend billige Heftchen bis 1530, vorgelesen in Schenken und auf Märkten.
note-peace-of-augsburg = 1555 gab das Reich den Lutheranern einen Platz im Recht und sich selbst zwei Menschenalter ohne großen Krieg.
note-lucas-cranach = Maler, Drucker, Apotheker, Bürgermeister: Er gab der Reformation ihr Gesicht, viele hundert Mal.
note-parsonage = Verheiratete Pfarrer mit Büchern, Kindern und offener Tür: So sah der Musterhaushalt des Dorfes aus.
note-schmalkaldic-league = 1531 schworen protestantische Fürsten und Städte, einander beizustehen, wenn einer um des Glaubens willen angegriffen wird.
note-priesthood-of-all = Jeder getaufte Schuster und jede Milchmagd ein Priester: Kein Gedanke Luthers lief schneller durchs Land.
note-frankfurt-fair = Zweimal im Jahr wechselten am Main fässerweise ungebundene Bücher den Besitzer, und gefragt wurde wenig.
note-territorial-church = Ohne Bischof war der Fürst Notbischof: Visitationen, Schulen und die Einkünfte der Abtei.
note-small-catechism = Nach der sächsischen Visitation von 1528 schrieb Luther ein Büchlein, das ein Hausvater bei Tisch lehren konnte.
note-free-cities = Von Ulm bis Goslar zählten Räte die Stimmen, bestellten Prediger und schlossen Klöster.
note-paul-speratus = Prediger in Würzburg, 1522 im Wiener Dom, dann im Gefängnis, wo er Lieder schrieb.
note-argula = 1523 forderte eine bayerische Edelfrau eine ganze Universität auf, ihr aus der Schrift zu antworten. Sie blieb stumm.
note-church-orders = Bugenhagen schrieb sie für Hamburg und Braunschweig, Bucer für Köln: Gottesdienst, Schulen, Armenkasten.
note-duerers-lament = Antwerpen, Mai 1521: Der Meister aus Nürnberg hört, Luther sei gefangen, und füllt Seiten seines Tagebuchs.
note-mighty-fortress = Luthers Lied nach dem 46. Psalm, gesungen in Gassen und Kirchen und vor Schlachten.
note-lay-chalice = In Kleve und in Österreich baten sogar die Landesherren Rom um den Kelch; für einige Jahre bekamen sie ihn.
note-strasbourg-psalter = Psalmen in Reimen, 1539 für Vertriebene gesetzt und bald auf den Feldern Flanderns gesungen.
note-heidelberg-catechism = Kurfürst Friedrich III. ließ ihn 1563 für die Pfalz am Rhein und die neben Bayern verfassen.
note-luther-bible = Die ganze Bibel auf Deutsch, 1534: hunderttausend Stück in den ersten vierzig Jahren.
note-defenestration = Im Mai 1618 verließen zwei Statthalter und ein Schreiber die Burg durchs Fenster und überlebten; der Friede nicht.
note-formula-of-concord = 1577 wurden Luthers zerstrittene Erben endlich einig, was er gemeint hatte.

### Catholic cards

note-diet-of-worms = April 1521: Luther soll seine Bücher widerrufen, bittet um einen Tag Bedenkzeit und tut es dann nicht.
note-ursulines = Angela Mericis Gemeinschaft von 1535 nahm die Bildung der Mädchen ernst, lange vor den meisten anderen.
note-man-for-all-seasons = Thomas Morus schrieb für seinen König gegen Luther, und ging lieber aufs Schafott als gegen seine Kirche.
note-exsurge-domine = Die Bulle Leos X. vom Juni 1520 zählte einundvierzig Irrtümer auf und ließ Luther sechzig Tage.
note-pilgrimages = Altötting, Aachen, Einsiedeln: Ganz leer wurden die Wege zu den alten Gnadenorten nie, und sie füllten sich wieder.
note-leipzig-debate = 1519 trieb Johannes Eck Luther so weit, dass er sagte, auch Päpste und Konzilien irrten. Das hatte Eck gewollt.
note-nuncios = Roms ständige Gesandte in Wien, Köln und Graz erinnerten die Fürsten an ihre Versprechen.
note-charles-v = Herr über halb Europa; er kämpfte gegen Türken, Franzosen und Ketzer und starb in einem Landhaus neben einem Kloster.
note-cajetan = Augsburg 1518: Der gelehrte Legat wollte von Luther ein einziges Wort und bekam eine lange Disputation.
note-collegium-germanicum = Seit 1552 bildete Rom Priester für den Norden aus; ihre roten Talare brachten ihnen den Namen Krebse ein.
note-edict-of-worms = Seit 1521 sollte niemand mehr die Bücher Martin Luthers drucken, verkaufen, lesen oder behalten.
note-indulgences = Tetzels Handel zahlte für den Petersdom, und für die Schulden eines Erzbischofs bei den Fuggern.
note-council-of-trent = Achtzehn Jahre mit langen Pausen, 1545 bis 1563, um zu sagen, was Katholiken glauben und wie ein Bischof lebt.
note-excommunication = Im Januar 1521 schloss der Papst Luther aus der Kirche aus, und mit ihm alle, die ihn aufnahmen.
note-imperial-ban = Ein Geächteter hatte kein Haus, kein Recht und keinen Freund, so weit der Arm des Kaisers reichte.
note-edict-of-restitution = 1629 forderte Ferdinand II. jedes Bistum und jede Abtei zurück, die seit 1552 verloren gegangen waren.
note-augsburg-interim = Die Bedingungen des Siegers von 1548: Priesterehe und Laienkelch einstweilen, alles andere wie früher.
note-archdukes = Wo ein Erzherzog selbst regierte, hörten die Adligen seines Hofes bald mit ihm die Messe.
note-ferdinand-ii = Ein Schüler der Jesuiten; lieber eine Wüste, soll er gemeint haben, als ein Land voller Ketzer.
note-dukes-of-bavaria = Die Münchner Wittelsbacher wankten nie und setzten ihre jüngeren Söhne auf Bischofsstühle.
note-catholic-league = 1609 schloss Maximilian von Bayern Bischöfe und Äbte zu einem Bund mit Kriegskasse zusammen.
note-capuchins = Barfuß und bärtig predigten sie unter freiem Himmel und pflegten in der Pest: Brüder nach dem Herzen der Dörfer.
note-inquisition = Paul III. rief sie 1542 ins Leben; im Reich reichte ihr Schatten weiter als ihre Beamten.
note-fuggers = Sie liehen einem Kaiser seine Wahl und einem Papst seine Garde, und blieben in einer lutherischen Stadt katholisch.
note-spiritual-exercises = Vier Wochen Stille nach Ignatius von Loyola, und man kehrte mit einem Auftrag in die Welt zurück.
note-baroque-churches = Licht, Gold, Musik und Theater: Die erneuerte Kirche wollte gesehen und gehört werden.
note-holy-robe = 1512 zum ersten Mal gezeigt, vor einem Kaiser; er zog Scharen an, die Luther vergeblich schalt.
note-peter-canisius = Dreißig Jahre lang wanderte er durchs Reich und gründete Kollegien; sein Katechismus wurde zweihundertmal gedruckt.
note-reform-commissions = In den habsburgischen Ländern kamen Kommissare mit Soldaten, verbrannten Bücher und ließen einen Priester zurück.
note-election-of-1519 = Sieben Stimmen, achthundertfünfzigtausend Gulden, und wieder ein Habsburger.
note-erasmus = 1524 brach der Fürst der Humanisten höflich mit Luther: über das, was der Mensch selbst vermag.
note-chamber-court = In Speyer klagten die Bischöfe um jedes verlorene Kloster, und die Akten wuchsen jahrzehntelang.
note-battle-of-muehlberg = April 1547: Spanische Soldaten durchschwimmen die Elbe, und der Kurfürst von Sachsen ist Gefangener des Kaisers.
note-battle-of-frankenhausen = Mai 1525: Reiter und Geschütze der Fürsten gegen eine Wagenburg; an die sechstausend Bauern starben.
note-white-mountain = Zwei Stunden Schlacht vor Prag, November 1620, und das Königreich eines Winters war zu Ende.
note-wallenstein = Er warb Heere auf Kredit, nährte sie vom Land und wurde ermordet, als sein Kaiser sich zu fürchten begann.
note-sack-of-magdeburg = Mai 1631: Die Stadt brannte, zwanzigtausend starben, und binnen Wochen las ganz Europa davon.
note-battle-of-noerdlingen = Im September 1634 schlugen Spanier und Kaiserliche die Schweden, und der Süden war wieder katholisch.
note-cologne-war = Ein Erzbischof heiratete und wollte sein Erzstift behalten; von 1583 an widersprachen bayerische und spanische Truppen.
note-spanish-tercios = Spieße und Musketen von Mailand den Rhein hinab: das beste Fußvolk Europas, wenn es bezahlt wurde.
note-roman-catechism = Nach dem Konzil von Trient verfasst, 1566, damit jeder Pfarrer ein verlässliches Buch zum Predigen hatte.
note-conservative-countryfolk = Heiligentage, Segen, Prozessionen: Viele Dörfer sahen keinen Grund, sich davon zu trennen.
note-society-of-jesus = Beichtväter der Fürsten und Lehrer ihrer Söhne, von Ingolstadt bis Wien.
note-index = Seit 1559 verzeichnete Rom, was nicht zu lesen war; Druckern anderswo war das auch von Nutzen.
note-ecclesiastical-reservation = Eine Klausel von 1555: Ein Bischof, der protestantisch wird, verliert sein Land, und das Land bleibt, wie es war.

### Foreign Influence

note-edict-of-nantes = Das Gesetz Heinrichs IV. von 1598 ließ zwei Bekenntnisse in einem Königreich leben, siebenundachtzig Jahre lang.
note-st-bartholomews-day = August 1572: Eine königliche Hochzeit in Paris endet mit dem Mord an Tausenden von Hugenotten.
note-paris-worth-a-mass = 1593 wechselte Heinrich von Navarra noch einmal den Glauben, und seine Hauptstadt öffnete die Tore.
note-richelieu = Ein Fürst der Kirche, der protestantische Heere bezahlte, damit Habsburg nicht zu stark wurde.
note-third-way = Seit 1559: eine Kirche mit Bischöfen und protestantischem Bekenntnis, und wenig Fragen nach dem Herzen.
note-act-of-supremacy = 1534 machte das Parlament den König zum Haupt der englischen Kirche und ihre Abteien zu den seinen.
note-mary-tudor = Fünf Jahre lang war England wieder katholisch, mit einem spanischen Prinzen und fast dreihundert Scheiterhaufen.
note-book-of-common-prayer = Cranmers Buch von 1549 nahm manches aus Köln und Wittenberg und gab dem englischen Gebet seinen Ton.
note-dutch-reformed-church = Im Exil und unter dem Kreuz geboren, war sie um 1600 die öffentliche Kirche einer jungen Republik.
note-council-of-blood = Albas Gericht von 1567 nannte sich Rat der Unruhen; das Volk hatte einen anderen Namen dafür.
note-wonder-year = 1566: Predigten auf den Feldern, zerschlagene Bilder in den Kirchen und eine erschrockene Statthalterin in Brüssel.
note-sea-beggars = Aus jedem Hafen vertrieben, nahmen sie 1572 Brielle, und eine geächtete Sache hatte wieder eine Heimat.
note-john-calvin = Seit 1541 machte er Genf zu einer Stadt der Predigten, Schulen und Flüchtlinge, und die Ältesten hatten ein Auge darauf.
note-wars-of-kappel = 1531 fiel Zwingli in der Schlacht, und die Orte kamen überein, einander bei ihrem Glauben zu lassen.
note-carlo-borromeo = Der Erzbischof von Mailand ritt durch die Alpentäler und brachte den Schweizern Jesuiten und einen Nuntius.
note-consensus-of-zurich = 1549 wurden Bullinger und Calvin sich über das Abendmahl einig; die Lutheraner nicht mit ihnen.

### The military table

note-military-1 = Mit den Türken vor Wien brauchte der Kaiser protestantisches Geld und protestantische Soldaten.
note-military-2 = Geplünderte Dörfer merkten sich, wessen Soldaten gekommen waren.
note-military-3 = Die verbündeten Fürsten und Städte konnten ein Heer ins Feld stellen.
note-military-4 = Hilfsgelder und Freiwillige kamen über den Kanal.
note-military-5 = Hin und wieder waren es sogar Regimenter.
note-military-6 = Im Dom wird der Sieg besungen, und das ist alles.

### Sources

source-rulebook = Spielregel
source-reconstructed = rekonstruiert
source-rulebook-three-neutral-territories-number-as-handed-to-us-not-in-the-rulebook-s-text-reconstructed-vp-other-territories-start = Spielregel: drei neutrale Territorien; Nummer: so überliefert, steht nicht in der Spielregel; rekonstruiert: Siegpunkte, übrige Territorien, Startfeld
source-rulebook-name-effect-reconstructed-number = Spielregel: Name, Wirkung; rekonstruiert: Nummer
source-rulebook-kind-of-effect-to-reconstructed-name-number-circles = Spielregel: Art der Wirkung (33 bis 42); rekonstruiert: Name, Nummer, Kreise
source-rulebook-name-effect-range-to-reconstructed-number = Spielregel: Name, Wirkung, Bereich 33 bis 42; rekonstruiert: Nummer
source-rulebook-name-places-the-disputation-marker-reconstructed-number-drawing = Spielregel: Name, legt den Disputationsmarker; rekonstruiert: Nummer, das Ziehen
source-rulebook-name-military-reconstructed-number-effect = Spielregel: Name, Militärkarte; rekonstruiert: Nummer, Wirkung
source-rulebook-name-permanent-reconstructed-number-effect = Spielregel: Name, dauerhaft; rekonstruiert: Nummer, Wirkung
source-name-number-as-handed-to-us-not-in-the-rulebook-s-text-reconstructed-vp-territories-start = Name, Nummer: so überliefert, stehen nicht in der Spielregel; rekonstruiert: Siegpunkte, Territorien, Startfeld
source-rulebook-name-a-protestant-territory-among-the-commons-a-neutral-one-reconstructed-number-the-mirrored-pyramid-fits-as-well-vp-other-territories-start = Spielregel: Name, ein protestantisches Territorium auf Seiten des Volkes, ein neutrales; rekonstruiert: Nummer (die gespiegelte Pyramide passt ebenso), Siegpunkte, übrige Territorien, Startfeld
source-rulebook-name-reconstructed-number-the-mirrored-pyramid-fits-as-well-vp-territories-start = Spielregel: Name; rekonstruiert: Nummer (die gespiegelte Pyramide passt ebenso), Siegpunkte, Territorien, Startfeld
source-rulebook-name-some-neutral-territory-reconstructed-number-it-lies-below-two-others-vp-other-territories-start = Spielregel: Name, irgendein neutrales Territorium; rekonstruiert: Nummer (er liegt unter zwei anderen), Siegpunkte, übrige Territorien, Startfeld
source-rulebook-name-converts-one-territory-among-the-commons-reconstructed-number = Spielregel: Name, wandelt ein Territorium auf Seiten des Volkes um; rekonstruiert: Nummer
source-inferred-name-and-number-the-end-of-the-one-and-an-can-be-made-out-in-a-picture-converts-on-one-side-then-the-disputation-marker-there-reconstructed-which-side-how-many = erschlossen: Name und Nummer (das Ende des Namens und eine 8 sind auf einem Bild zu erkennen), wandelt auf einer Seite um, dann der Disputationsmarker dorthin; rekonstruiert: welche Seite, wie viele
source-rulebook-name-one-space-towards-the-nobility-in-a-circle-for-each-of-two-discards-inferred-any-number-reconstructed-number = Spielregel: Name, für jede von zwei abgeworfenen Karten ein Feld zum Adel in einem Kreis; erschlossen: beliebig viele; rekonstruiert: Nummer
source-rulebook-name-converts-one-territory-then-one-card-reconstructed-number-side = Spielregel: Name, wandelt ein Territorium um, dann eine Karte; rekonstruiert: Nummer, Seite
source-rulebook-name-towards-the-dominant-side-reconstructed-one-space = Spielregel: Name, in Richtung der vorherrschenden Seite; rekonstruiert: ein Feld
