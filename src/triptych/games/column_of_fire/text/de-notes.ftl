# What stands at the foot of the cards: one sentence for each `note` of the content file, by the id of its card; and where things are known from,
# one message for each `source` there, by its words.

### England

note-elizabeth = Königin von England; in die Seelen ihrer Leute will sie keine Fenster brechen.
note-walsingham = Der Meisterspion der Königin liest anderer Leute Briefe.
note-ned-willard = Ein Kaufmannssohn aus Kingsbridge, heimlich im Dienst der Krone.
note-margery = Sie versteckt Priester und will, dass niemand zu Schaden kommt.
note-rollo = Ein Mann mit zwei Namen und einem Groll.
note-cecil = Der Sekretär der Königin ist immer einen Schritt voraus.
note-alice = Sie führt das Kontobuch und hält ihr Wort.
note-mary-stuart = Königin der Schotten; Loch Leven konnte sie nicht halten.
note-excommunication = Der Papst ruft Englands Katholiken auf, ihrer Königin nicht mehr zu gehorchen.
note-babington = Eine Verschwörung, von vorn bis hinten mitgelesen, ehe sie beginnt, und der Königin von Schottland wird dafür der Prozess gemacht.
note-embargo = Zwei Kronen beschlagnahmen einander die Schiffe.
note-accession-bells = Jeden November läuten die Glocken zum Tag ihrer Thronbesteigung.

### France

note-catherine = Die Mutter des Königs wägt die eine Seite gegen die andere ab.
note-pierre = Er führt eine Liste mit Namen.
note-sylvie = Bibeln unter dem Briefpapier, in einem Laden am Fluss.
note-isabelle = Sie hat ihrer Tochter das Geschäft beigebracht, beide Geschäfte.
note-guise = Narbengesicht, der Held von Calais.
note-cardinal = Der klügere der beiden Brüder Guise.
note-coligny = Admiral von Frankreich und Hoffnung der Hugenotten.
note-navarre = Ein Bräutigam, der weiß, wann er den Rock wenden muss.
note-bartholomew = Niemand in Paris findet Schlaf.
note-burning-shop = Jemand hat die falsche Kiste geöffnet.
note-empty-treasury = Die Krone leiht sich Geld, ohne zu fragen.
note-edict = Eine Weile dürfen beide beten.

### Netherlands

note-huus = Ein Priester, der lieber nicht hinsieht.
note-imke = Jan Wolmans Tochter hat ihren eigenen Kopf.
note-jan-wolman = Vetter, Tuchhändler, Schiffseigner.
note-titelmans = Der Inquisitor von Flandern klopft bei Nacht.
note-albert = Ein Eisengießer, der auf den Feldern predigt.
note-betje = Ihre Küche steht allen offen, die auf der Flucht sind.
note-parma = Die Statthalterin lässt lieber reden als brennen.
note-orange = Man nennt ihn den Schweiger, nach dem, was er nicht sagte.
note-alba = Zehntausend Mann auf der Spanischen Straße.
note-placards = Eine Geldbuße, ein Brandmal, ein Scheiterhaufen.
note-antwerp-fury = Soldaten ohne Sold holen ihn sich selbst.
note-hedge-sermons = Tausende hören auf den Feldern zu.

### Spain

note-feria = Philipps Gesandter in London.
note-philip = Von seinem Schreibtisch aus wird die halbe Welt regiert.
note-romero = Ehrgeiz in der Soutane.
note-barney = Ein Seemann aus Kingsbridge, auf See eher daheim als an Land.
note-carlos = Er gießt die besten Kanonen von Sevilla.
note-jeronima = Sie weiß, was ein Gefallen kostet.
note-ebrima = Frei geboren, verkauft und wieder frei.
note-alonso = In einer gut geführten Werkstatt wittert er Ketzerei.
note-auto-da-fe = Der große Platz von Sevilla ist voll.
note-armada = Wind, Feuer und schlechte Karten.
note-silver-fleet = Alten Freunden fallen andere Verpflichtungen ein.
note-pilgrimage = Alle Wege führen nach Santiago.

### Sources

source-rulebook = Spielregel
source-reconstructed = rekonstruiert
source-rulebook-action-reconstructed-stone = Spielregel: Aktion; rekonstruiert: Stein
source-rulebook-effect-reconstructed-name = Spielregel: Wirkung; rekonstruiert: Name
source-rulebook-person-reconstructed-action-stone = Spielregel: Person; rekonstruiert: Aktion, Stein
source-rulebook-person-reconstructed-action-country-stone = Spielregel: Person; rekonstruiert: Aktion, Land, Stein
source-inferred-action-reconstructed-that-this-country-has-one-stone = erschlossen: Aktion; rekonstruiert: dass dieses Land einen hat, Stein
source-inferred-action-and-country-from-the-picture-reconstructed-stone = erschlossen: Aktion und Land nach der Abbildung; rekonstruiert: Stein
source-inferred-effect-reconstructed-name-who = erschlossen: Wirkung; rekonstruiert: Name, wen es trifft
source-rulebook-person-inferred-action-from-the-picture-reconstructed-country-stone = Spielregel: Person; erschlossen: Aktion nach der Abbildung; rekonstruiert: Land, Stein
source-reconstructed-after-the-cloth-and-wine-merchants = rekonstruiert nach den Tuch- und Weinhändlern
source-inferred-the-effect-is-the-rulebook-s-example-and-one-event-tells-of-mary-stuart-s-trial = erschlossen: Die Wirkung ist das Beispiel der Spielregel, und ein Ereignis berichtet von Maria Stuarts Prozess
source-reconstructed-two-cards-of-each-religion-no-good-that-the-ship-s-country-buys = rekonstruiert (je zwei Karten pro Religion; keine Ware, die das Land des Schiffes kauft)
