# `triptych arena`, auf Deutsch: Tabellen, Bericht, und was falsch sein kann.

arena-percent = { $whole },{ $part } %
arena-decimal = { $whole },{ $part }
arena-seconds = { $number } s
arena-milliseconds = { $number } ms
arena-range = { $low }–{ $high }

arena-progress = Partien
arena-rating = die Bots werden bewertet
arena-title = { $game }, { $players } Spieler: { $count ->
    [one] 1 Partie, Startwert { $seed }
   *[other] { $count } Partien, Startwert { $seed }
}
arena-interrupted = Unterbrochen: Das ist, was bis dahin gespielt war.
arena-played = Regeln { $rules }, Inhalt { $content }{ $options ->
    [none] {""}
   *[other] , { $options }
}, Triptych { $version }, { $compiled ->
    [yes] übersetzt
   *[no] interpretiert
}.

### Strength

arena-strength = Stärke
arena-bot = Bot
arena-strength-rating = Wertung
arena-wins = Siege
arena-points = Punkte im Mittel
arena-decisions = Fragen je Zug
arena-time = Zeit je Zug
arena-longest = längster Zug
arena-strength-note = Wertungen von openskill (Plackett-Luce), gemittelt über { $draws } Ziehungen der Runden; das 95-%-Intervall darunter folgt aus der Streuung der Ziehungen oder, wenn das breiter ist, aus dem Sigma der Wertung selbst. Wer um 6,5 höher steht, gewinnt drei von vier Partien. Ein Zug ist alles, was ein Bot innerhalb eines Zuges der Partie gefragt wird; die Zeiten sind die eines Prozessorkerns.
arena-strength-field = Bei { $players } Spielern sind Siege und Punkte die der Partien, in denen der Bot allein gegen { $count } Exemplare eines anderen saß; alles Übrige ist von allen seinen Plätzen.
arena-strength-hurried = Die Bewertung wurde unterbrochen: Mit so wenigen Ziehungen sind ihre Intervalle grob. Alle Partien zählen.

### Who against whom

arena-cross = Jeder gegen jeden
arena-cross-gauntlet = { $bot } gegen die anderen
arena-cross-row = gegen
arena-cross-row-field = gegen { $count }
arena-cross-games = n { $count }
arena-cross-note = Was der Bot der Zeile von seinen Partien gegen den Bot der Spalte gewann; ein geteilter Sieg zählt in Teilen. Gerecht sind { $share }.
arena-cross-note-field = Was der Bot der Zeile gegen { $count } Bots der Spalte gewann; ein geteilter Sieg zählt in Teilen. Gerecht sind { $share }.
arena-wilson = Die Intervalle der Anteile sind 95-%-Intervalle nach Wilson, für eine vorher festgelegte Zahl von Partien.
arena-anytime = Die Intervalle der Anteile gelten mit 95 %, wann immer man aufhört (durch Wetten, nach Waudby-Smith und Ramdas).
arena-rounds = Die Lose einer Runde sind von jedem Platz aus dieselben. Das Verhältnis der Streuung sagt, wie weit die Ergebnisse der Runden streuen, verglichen damit, wie weit sie es täten, wenn die Partien einer Runde nichts miteinander zu tun hätten.
arena-rounds-wilson = Wo es unter 1 liegt, ist ein Wilson-Intervall auf der sicheren Seite; über 1 ist es zu schmal.

### Tests

arena-tests = Tests
arena-test-note = Liegt der Anteil des Ersten über { $low } oder unter { $high }? Jedes falsche Urteil hat in jeder Paarung höchstens 5 % Wahrscheinlichkeit, so oft man auch hinsieht.
arena-test-sides = Ein Urteil gilt einer Seite, mit 5 % Irrtum; ein Intervall hat zwei Seiten, mit je 2,5 %. So kann es ein Urteil geben, während das Intervall noch über die Schranke reicht.
arena-test-pairing = Paarung
arena-test-verdict = Urteil
arena-test-rounds = Runden
arena-pairing = { $one } gegen { $other }
arena-pairing-field = { $one } gegen { $count } × { $other }
arena-above = über { $share }
arena-below = unter { $share }
arena-open = offen

### Seats, and how it came about

arena-seats = Von jedem Platz aus
arena-seat = Platz { $seat }
arena-together = Verhältnis der Streuung
arena-course = Wie es dazu kam
arena-course-note = Der Anteil des Ersten nach so vielen Partien, und wo er lag; die gestrichelte Linie ist der gerechte Anteil.
arena-course-alt = { $pairing }: { $share } von { $count } Partien, { $low } bis { $high }
arena-ratings-alt = { $bot }: { $rating }, { $low } bis { $high }

### What can be wrong

arena-bots = eine Arena braucht mindestens zwei Bots; es gibt { $bots }
arena-unknown-bot = es gibt keinen Bot „{ $name }“; es gibt { $bots }
arena-same-bot = { $one } und { $other } sind derselbe Bot; eine Arena braucht jeden nur einmal
arena-bounds = „{ $text }“ ist kein Test; zwei Anteile, beide über 0 und unter 1, der kleinere zuerst, z. B. --sprt 0.5,0.55
arena-nothing = unterbrochen, ehe die erste Runde vorbei war
arena-not-a-file-of-ours = { $path } gibt es schon, und es ist nicht die Datei einer Arena; sie bleibt, wie sie ist, ein anderer Name ist nötig
arena-one-file = --html und --resume nennen beide { $path }; gib der Seite eine eigene Datei
arena-in-use = eine andere Arena schreibt gerade in { $path }; nimm eine eigene Datei oder warte, bis sie fertig ist
arena-other-arena = { $path } gehört zu einer anderen Arena: { $what ->
    [thinking] der Code der Bots oder des Spiels oder die Gewichte sind seither anders (dort { $theirs }, hier { $ours }); Partien von damals und jetzt lassen sich nicht zusammenzählen
   *[other] { $what } ist dort { $theirs } und hier { $ours }
}
arena-bad-line = { $path }: Zeile { $line } ist keine Partie dieser Arena
