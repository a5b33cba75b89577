# What stands at the foot of the events: one sentence for each `note` of the content file, by the id of its event; and where things are known
# from, one message for each `source` there, by its words.

### Chapter I: the fallen bridge and the wool trade

note-i01-works = Kein Karren kommt über den Fluss, also türmen sich die Vliese am falschen Ufer.
note-i02-mill = Wasser soll das Tuch walken, wo es bisher müde Füße taten.
note-i03-cloth-buyers = Ein Händler aus dem Süden winkt bei roher Wolle ab und öffnet den Beutel für Tuch.
note-i04-fair = Einen Vormittag lang überbieten die Käufer einander.
note-i05-bridge-falls = Die ganze Nacht trägt man Verletzte herein, und jeder lernt, eine Wunde zu verbinden.
note-i06-empty-stall = Der Prior ist begraben, die Mönche streiten um den nächsten, und keine Bitte wird gehört.
note-i07-quarry = Die Priorei verkauft Stein, karrenweise und an jeden, der Münzen bringt.
note-i08-procession = Eine Münze in den Kasten, eine Hand an den Schrein, und die Seele fühlt sich leichter.
note-i09-toll = Die Priorei will von jedem Stand ihren Penny, ob er etwas verkauft hat oder nicht.
note-i10-charter = Die Stadt bat darum, sich selbst zu regieren; die Antwort war ein einziges Wort.
note-i11-fleet = Wer zahlt, ehe man ihn fragt, an den wird man freundlich denken.

### Chapter II: war and taxes

note-ii01-war = Bögen werden gezählt, Karren genommen, und die Arbeit der Stadt muss warten.
note-ii02-empty-houses = Türen schlagen im Wind: Die Pächter sind der Trommel gefolgt.
note-ii03-accusation = Ein Nachbar raunt von Hexerei, und wer am wenigsten fromm ist, muss dafür Rede stehen.
note-ii04-harvest-fails = Sechs Wochen Regen: Das Korn keimt in der Ähre, und der Graf verriegelt seine Scheunen.
note-ii05-masons = Ein Schreiben, ein Büttel, und am Mittag steht das Gerüst leer.
note-ii06-ralph = Seine Männer nennen es eine Abgabe und warten keine Antwort ab.
note-ii07-red = Die neue Farbe hält bei Regen und Sonne, und London will mehr davon.
note-ii08-army = Die Einkäufer des Königs zahlen gut für Korn, und die Männer aus dem Wald nehmen seinen Sold.
note-ii09-st-marks = Eine Pfarrei, die ihr Dach verlor, fängt mit einer Mauer wieder an.
note-ii10-pardon = Wer für den Bau gibt, lässt der Bischof wissen, der gibt für seine Seele.
note-ii11-crecy = Die Glocken läuten für den Sieg, und die Freunde des Königs gehen aufrechter.

### Chapter III: the plague arrives

note-iii01-hospital = Die Kranken brauchen Luft, sauberes Wasser und ein Haus für sich.
note-iii02-old-books = Die gelehrten Doktoren verbieten, was sie nicht selbst gelehrt haben.
note-iii03-palace = Der Prior will ein Haus wie ein Fürst, und jeder Maurer wird dorthin geschickt.
note-iii04-scourges = Im Gleichschritt ziehen sie durch den Schlamm und fragen, wer sich ihnen anschließt; Läden, Höfe und die Tür des Bischofs sind zu.
note-iii05-no-hands = Das Korn ist reif, und wer noch mähen kann, nennt seinen Preis.
note-iii06-court-leaves = König und Königin ziehen von Haus zu Haus und empfangen niemanden.
note-iii07-papal-pardon = Zu wenige Priester für so viele Sterbebetten: Der Papst verlangt von allen weniger.
note-iii08-masks = Streifen von gutem Tuch und saubere Hände; hohe Damen und Prälaten halten Abstand.
note-iii09-vacant = So viele Stühle stehen leer, dass gehört wird, wer zuerst anklopft.
note-iii10-trench = Die Leute fragen, wer das über sie gebracht hat; Meister und Bischof lassen sich nicht sehen.
note-iii11-plague-course = Pläne vom Abend haben am Morgen einen Namen weniger.

### Chapter IV: the plague returns; the tower

note-iv01-merthin = Vom Gerüst sieht man die ganze Grafschaft, und nichts in England steht höher.
note-iv02-healers = Wer noch in die Häuser geht, den grüßt man auf der Straße.
note-iv03-lady-chapel = Wer verschont wurde, sucht einen Ort, um zu danken.
note-iv04-lessons = Die Nonnen lehren, was sie haben helfen sehen; die Mächtigen wollen davon nichts hören.
note-iv05-wages = Drei Maurer sind übrig, und jeder von ihnen weiß es.
note-iv06-wills = Ganze Familien haben ihr Geld einer Mauer oder ihrem Hausherrn vermacht; Krone und Kirche gingen leer aus und empfangen niemanden.
note-iv07-robbers = Sie wissen, welcher Beutel der schwerste ist; weder Hof noch Zunft schickt noch jemanden aus.
note-iv08-plots = Das Gebälk steht noch; es fehlt nur ein Name auf der Urkunde.
note-iv09-peace = Der König verlangt weniger und dankt denen, die zu ihm gehalten haben.
note-iv10-plague-back = Diesmal weiß die Stadt, was zu tun ist, und die Tore der Großen bleiben zu.
note-iv11-altar-cloths = Ein gutes Tuch nehmen die Schwestern so gern wie ein gutes Gebet.

### Sources

source-rulebook = Spielregel
source-public-description = öffentliche Beschreibung
source-rulebook-favour-public-description-order = Spielregel: Gunst; öffentliche Beschreibung: Reihenfolge
source-rulebook-favour-public-description-order-start-field = Spielregel: Gunst; öffentliche Beschreibung: Reihenfolge, Startfeld
source-rulebook-favour-public-description-a-second-field-reconstructed-its-position = Spielregel: Gunst; öffentliche Beschreibung: ein zweites Feld; rekonstruiert: seine Lage
source-rulebook-project-enters-vp-and-one-thing-reconstructed-spaces-grain = Spielregel: Bauvorhaben, wann es ins Spiel kommt, 1 Siegpunkt und ein Ding; rekonstruiert: Felder, Getreide
source-rulebook-project-enters-inferred-donors-reconstructed-spaces = Spielregel: Bauvorhaben, wann es ins Spiel kommt; erschlossen: Bonus der Spender; rekonstruiert: Felder
source-rulebook-project-enters-vp-and-one-thing-reconstructed-spaces-loyalty = Spielregel: Bauvorhaben, wann es ins Spiel kommt, 1 Siegpunkt und ein Ding; rekonstruiert: Felder, Loyalität
source-rulebook-project-enters-donors-reconstructed-spaces = Spielregel: Bauvorhaben, wann es ins Spiel kommt, Bonus der Spender; rekonstruiert: Felder
source-public-description-a-small-church-rulebook-enters-vp-and-one-thing-reconstructed-name-spaces-piety = öffentliche Beschreibung: eine kleine Kirche; Spielregel: wann es ins Spiel kommt, 1 Siegpunkt und ein Ding; rekonstruiert: Name, Felder, Frömmigkeit
source-rulebook-grain-is-a-yield-reconstructed-material = Spielregel: Getreide ist ein Ertrag; rekonstruiert: Baumaterial
source-rulebook-piety-is-a-yield-reconstructed-material = Spielregel: Frömmigkeit ist ein Ertrag; rekonstruiert: Baumaterial
source-reconstructed = rekonstruiert
source-rulebook-money-among-the-bonuses-reconstructed-place-amount-name = Spielregel: Geld unter den Vorteilen; rekonstruiert: Ort, Menge, Name
source-rulebook-cloth-among-the-bonuses-reconstructed-place-name = Spielregel: Tuch unter den Vorteilen; rekonstruiert: Ort, Name
source-rulebook-loyalty-among-the-bonuses-reconstructed-place-name = Spielregel: Loyalität unter den Vorteilen; rekonstruiert: Ort, Name
source-rulebook-vp-among-the-bonuses-reconstructed-place-amount-name = Spielregel: Siegpunkte unter den Vorteilen; rekonstruiert: Ort, Menge, Name
source-rulebook-bonus-reconstructed-name = Spielregel: Bonus; rekonstruiert: Name
source-rulebook-opening-effect-public-description-chapter-permanent-reconstructed-corners-arrow = Spielregel: Anfang des Textes, Wirkung; öffentliche Beschreibung: Kapitel, dauerhaft; rekonstruiert: Ecken, Pfeil
source-rulebook-an-event-brings-in-this-project-reconstructed-chapter-corners-arrow = Spielregel: ein Ereignis bringt dieses Bauvorhaben ins Spiel; rekonstruiert: Kapitel, Ecken, Pfeil
source-public-description-uncovers-the-cloth-field-in-chapter-i-reconstructed-exchange-corners-arrow = öffentliche Beschreibung: deckt in Kapitel I das Tuchfeld auf; rekonstruiert: Tausch, Ecken, Pfeil
source-rulebook-effect-inferred-corners-the-four-symbols-of-the-income-example-here-on-this-card-reconstructed-chapter-arrow = Spielregel: Wirkung; erschlossen: Ecken (die vier Symbole des Einkommensbeispiels, hier auf dieser Karte); rekonstruiert: Kapitel, Pfeil
source-public-description-effect-reconstructed-chapter-corners-arrow = öffentliche Beschreibung: Wirkung; rekonstruiert: Kapitel, Ecken, Pfeil
source-rulebook-an-event-covers-favour-fields-reconstructed-which-ones-chapter-corners-arrow = Spielregel: ein Ereignis deckt Gunstfelder ab; rekonstruiert: welche, Kapitel, Ecken, Pfeil
source-rulebook-permanent-exchanges-exist-reconstructed-the-rest = Spielregel: dauerhaften Tausch gibt es; rekonstruiert: der Rest
source-rulebook-title-chapter-effect-reconstructed-corners-arrow = Spielregel: Titel, Kapitel, Wirkung; rekonstruiert: Ecken, Pfeil
source-rulebook-opening-houses-go-back-to-their-owners-the-sites-are-free-again-inferred-i-or-ii-reconstructed-ii-one-house-each-corners-arrow = Spielregel: Anfang des Textes, Häuser kommen zu ihren Besitzern zurück, die Bauplätze sind wieder frei; erschlossen: I oder II; rekonstruiert: II, je ein Haus, Ecken, Pfeil
source-rulebook-opening-effect-one-player-inferred-i-or-ii-reconstructed-whom-it-hits-ii-corners-arrow = Spielregel: Anfang des Textes, Wirkung, ein Spieler; erschlossen: I oder II; rekonstruiert: wen es trifft, II, Ecken, Pfeil
source-public-description-a-harvest-failure-reconstructed-effect-chapter-corners-arrow = öffentliche Beschreibung: eine Missernte; rekonstruiert: Wirkung, Kapitel, Ecken, Pfeil
source-public-description-an-event-forbids-building-for-the-chapter-reconstructed-chapter-corners-arrow = öffentliche Beschreibung: ein Ereignis verbietet für das Kapitel das Bauen; rekonstruiert: Kapitel, Ecken, Pfeil
source-rulebook-opening-who-has-none-loses-nothing-inferred-i-or-ii-reconstructed-ii-named-things-corners-arrow = Spielregel: Anfang des Textes, wer nichts hat, verliert nichts; erschlossen: I oder II; rekonstruiert: II, genannte Dinge, Ecken, Pfeil
source-public-description-an-event-brings-in-this-project-reconstructed-chapter-corners-arrow = öffentliche Beschreibung: ein Ereignis bringt dieses Bauvorhaben ins Spiel; rekonstruiert: Kapitel, Ecken, Pfeil
source-rulebook-an-event-brings-in-this-project-reconstructed-chapter-place-corners-arrow = Spielregel: ein Ereignis bringt dieses Bauvorhaben ins Spiel; rekonstruiert: Kapitel, Ort, Ecken, Pfeil
source-public-description-knowledge-useless-for-the-chapter-reconstructed-chapter-place-corners-arrow = öffentliche Beschreibung: Wissen für das Kapitel nutzlos; rekonstruiert: Kapitel, Ort, Ecken, Pfeil
source-rulebook-opening-effect-inferred-iii-or-iv-reconstructed-iii-place-corners-arrow = Spielregel: Anfang des Textes, Wirkung; erschlossen: III oder IV; rekonstruiert: III, Ort, Ecken, Pfeil
source-rulebook-an-event-covers-favour-fields-reconstructed-which-ones-chapter-place-corners-arrow = Spielregel: ein Ereignis deckt Gunstfelder ab; rekonstruiert: welche, Kapitel, Ort, Ecken, Pfeil
source-rulebook-opening-effect-public-description-permanent-iii-or-iv-reconstructed-iii-place-corners-arrow = Spielregel: Anfang des Textes, Wirkung; öffentliche Beschreibung: dauerhaft, III oder IV; rekonstruiert: III, Ort, Ecken, Pfeil
source-rulebook-opening-effect-public-description-chapter-reconstructed-place-corners-arrow = Spielregel: Anfang des Textes, Wirkung; öffentliche Beschreibung: Kapitel; rekonstruiert: Ort, Ecken, Pfeil
