# So wird gespielt, für alle, die das Spiel noch nie gesehen haben: how.toml nennt die Kapitel. Danach, wonach man die Karten sieben kann.

how-goal = Das Ziel
how-goal-text =
    Zwei spielen: Einer ist katholisch (schwarz), der andere protestantisch (rot). Mit Karten ringen sie um die zehn Kreise des Reichs.

    Ein Kreis ist dem, der ihn übernimmt, 5 oder 7 Siegpunkte wert. Ist der letzte übernommen, gewinnt, wer mehr Siegpunkte hat.
how-goal-picture = Das Ende einer Partie. Ann (1) hat 33 Siegpunkte, Ben (2) hat 34 und gewinnt.

how-circle = Ein Kreis
how-circle-text =
    Jeder Kreis hat zwei Seiten: den Adel mit seinen Wappen und das Volk mit seinen Häusern. Auf beiden liegen vier oder fünf Territorien. Jedes gehört den Katholiken, den Protestanten oder niemandem.

    Der Machtmarker, eine Hand auf der Machtskala, zeigt, welche Seite vorherrscht. Nur diese Seite entscheidet, wer den Kreis übernimmt.

    Die Kreise liegen in einer Pyramide. Drei sind von Anfang an offen, die anderen werden später aufgedeckt.
how-circle-picture = Der Niedersächsische Kreis, 7 Siegpunkte wert. (1) Der Adel: zwei katholische Territorien, ein protestantisches, zwei neutrale. (2) Das Volk: vier protestantische, ein neutrales. (3) Der Machtmarker zeigt auf den Adel.

how-turn = Dein Zug
how-turn-text =
    Spiel eine Karte aus der Hand, oder zieh eine. Das ist alles.

    Was eine Karte sagt, geschieht der Reihe nach, so weit es geht, auch wenn es dir schadet. Dann kommt sie auf deinen Ablagestapel. Ist dein Deck leer, wird er zu einem neuen gemischt.

    Am Ende deines Zuges behältst du höchstens fünf Karten.
how-turn-picture = Ben am Anfang: drei Karten auf der Hand (1), zwölf im Deck (2), keine abgeworfen (3).

how-convert = Umwandeln
how-convert-text =
    Die meisten Karten wandeln Territorien um: so und so viele, auf einer Seite eines Kreises. Zuerst kommen die deines Gegners an die Reihe. Erst wenn dort keines mehr ist, bekommst du neutrale.

    Ein Marker zeigt, wem ein Territorium jetzt gehört. War es in deiner Farbe gedruckt, so wird der Marker des anderen einfach weggenommen.
how-convert-picture = Vorher: Der Adel hat zwei katholische Territorien, zwei neutrale, ein protestantisches.
how-convert-picture-2 = Ann wandelt zwei um. Erst das Territorium von Ben ganz rechts, dann ein neutrales. Nun gehören ihr vier von fünf.

how-power = Die Macht bewegen
how-power-text = Andere Karten bewegen den Machtmarker ein oder zwei Felder auf oder ab. Er steht auf einem von vier Feldern: zwei oben für den Adel, zwei unten für das Volk. Die Seite, auf der er steht, herrscht vor.
how-power-picture = Vorher: Der Machtmarker steht beim Adel, der Ann fast ganz gehört.
how-power-picture-2 = Ben hat ihn zwei Felder nach unten bewegt. Jetzt entscheidet das Volk, und da hat er vier von fünf.

how-permanent = Dauerhafte Karten
how-permanent-text = Manche Karten bleiben vor dir liegen und wirken, solange sie da sind. Du kannst eine haben. Spielst du eine andere, wird die alte abgeworfen.
how-permanent-picture = Anns römischer Katechismus: Immer wenn sie für ihren Zug eine Karte zieht, darf sie noch eine ziehen.

how-dispute = Die Disputation
how-dispute-text = Manche Karten legen den Disputationsmarker auf einen Kreis. Wer diesen Kreis übernimmt, bekommt eine Belohnung, die 1 Siegpunkt wert ist, und der Marker kommt zurück. Manche Karten wirken nur dort, wo er liegt, andere schützen diesen Kreis.
how-dispute-picture = Ann hat die Disputation in den Fränkischen Kreis gebracht.

how-battle = Schlachten
how-battle-text = Die stärksten katholischen Karten sind Schlachten (Militärkarten), mit zwei Schwertern gekennzeichnet. Nach jeder würfelt der Protestant und bekommt einen Bonus: Er wandelt um, bewegt, zieht Karten, oder der Katholik muss abwerfen. Nur bei einer 6 bekommt er nichts.
how-battle-picture = Die Schlacht bei Frankenhausen wandelt drei Territorien des Volks um. Dann würfelt Ben.

how-take = Einen Kreis übernehmen
how-take-text =
    Sobald jemandem alle Territorien der vorherrschenden Seite gehören, übernimmt er den Kreis: sofort, gleich wer am Zug ist, auch wenn der andere den Marker bewegt hat.

    Die Kreise, die darunter liegen, werden aufgedeckt, und man kann um sie ringen.
how-take-picture = Ben hat den Niedersächsischen Kreis übernommen (1). Zwei Kreise darunter wurden aufgedeckt (2, 3).

how-influence = Ausländischer Einfluss
how-influence-text = Wer einen Kreis übernimmt, zieht eine Karte Ausländischer Einfluss aus einem Deck seiner Wahl und führt sie aus. Dann kommt sie ins Deck zurück. Nur für den letzten Kreis gibt es keine.
how-influence-picture = Die vier Decks: Blau bewegt die Macht (1), Weiß wandelt um (2), Orange zieht und wirft ab (3), Grün entfernt Marker (4).

how-end = Das Ende
how-end-text = Ist der letzte Kreis übernommen, so ist das Spiel in diesem Augenblick aus. Du hast die Siegpunkte deiner Kreise und 1 Siegpunkt für jede Belohnung.
how-end-picture = Ann hat fünf Kreise (1), zusammen 31 Siegpunkte, und zwei Belohnungen (2): 33 Siegpunkte (3). Auch Ben hat fünf, mit 31 Siegpunkten, aber drei Belohnungen. Er gewinnt mit 34.

how-example = Ein Zug, der einen Kreis übernimmt
how-example-text = Ben ist am Zug und spielt die 95 Thesen. Die Karte wandelt ein Territorium des Volks um, und dann tut sie noch mehr.
how-example-picture = Bens Hand. Die Karte ist umrandet; darunter liegt seine dauerhafte Karte.
how-example-picture-2 = Im Niedersächsischen Kreis zeigt der Machtmarker (2) auf das Volk. Vier von fünf gehören Ben (1); das letzte ist katholisch, und er wandelt es um.
how-example-picture-3 = Alle fünf gehören ihm: Er übernimmt den Kreis sofort (2) und hat 7 Siegpunkte (1). Dann zieht er eine Karte Ausländischer Einfluss aus dem weißen Deck.

cards-kind = Art
cards-kind-card = Karten einer Seite
cards-kind-foreign = Ausländischer Einfluss
cards-kind-bonus = Bonus nach einer Schlacht
cards-kind-circle = Kreise
cards-side = Seite
cards-side-catholic = Katholisch
cards-side-protestant = Protestantisch
cards-deck = Deck
cards-deck-starter = Startdeck
cards-deck-draft = Nur zur Auswahl
cards-work = Wirkung
cards-work-permanent = Dauerhaft
cards-work-military = Schlacht
cards-work-once = Einmal
cards-influence = Einfluss-Deck
cards-influence-blue = Blau
cards-influence-white = Weiß
cards-influence-orange = Orange
cards-influence-green = Grün
