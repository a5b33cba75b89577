# The pages, in German.
#
# Every word a page shows. Messages that begin with js- go to the scripts as they are: a place written { "{name}" } is filled in there.
# SP stands for Siegpunkte where a script puts in the number.

### Every page

page-skips = Sprungmarken
page-skip = Zum Inhalt
page-tools = Seite
page-language = Sprache
page-theme = Hell oder dunkel
page-me = Profil
page-about = Über Triptych
page-rules = Nachschlagen
page-cards = Karten
page-close = Schließen

### The altar

home-title = Triptych: drei Spiele um Glaube und Macht
home-play = Jetzt spielen
home-invite = Freunde einladen
home-more = Plätze und Optionen
home-points = { $points }
home-mine = Meine Tische
home-watch = Tische zum Zuschauen
home-summons = Du bist am Zug am Tisch mit { $names }
home-your-turn = du bist am Zug
home-turn-of = { $name } ist am Zug
home-turn-of-several = mehrere sind am Zug
home-waiting = { $count ->
    [one] ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
home-over = beendet
home-stopped = abgebrochen
home-own-cards = eigene Karten
home-noscript = Die Tische brauchen JavaScript; ohne gibt es nur dieses Bild.

home-picture-column-of-fire = Eine Seekarte: Zwischen vier Küsten steigt eine Feuersäule aus dem Wasser, davor segelt ein Schiff vorbei.
home-picture-sola-fide = Ein Holzschnitt: eine Kirchentür mit einem angenagelten Blatt, ein Hammer, die Sonne, in Schwarz und Rot.
home-picture-world-without-end = Eine gemalte Buchseite: eine Steinbrücke über einem Fluss, ein Kathedralturm unter blauem Himmel, kleine Tiere am Rand.

### A new table

new-title = Ein neuer Tisch
new-players = Wie viele spielen?
new-seat = Platz { $number }
new-me = Hier sitze ich
new-open = Wer den Link bekommt
new-listed = Andere dürfen zuschauen
new-content = Eigene Karten (eine Inhaltsdatei)
new-content-why = Nur, wenn du die Schachtel besitzt und abgetippt hast, was darin steht.
new-go = Tisch decken

### The table

table-skip = Zur Auswahl
table-as-text = Der Tisch als Text
table-text = Als Text
table-text-title = Der Tisch als Text
table-board = Der Spielplan
table-zoom = Größer oder kleiner
table-fold = Auswahl ein- oder ausblenden
table-ask = Die Frage und ihre Antworten
table-reconnecting = Die Verbindung ist unterbrochen. Neuer Versuch …
table-coming = Der Tisch wird gedeckt …
table-rule = Die Regel zu dieser Frage
table-try-next = Drehen
table-try-confirm = So hinlegen
table-stop = Halt mich an
table-stop-why = Wenn du das nächste Mal ein Plättchen einsetzen oder einen Würfel freikaufen könntest, wirst du gefragt, auch wenn es sonst von selbst weiterginge.
table-undo = Zurücknehmen
table-skip-ahead = Vorspulen
table-aside = Außerdem darfst du
table-mine = Meine Auslage
table-others = Die anderen
table-talk = Verlauf und Chat
table-log = Verlauf
table-chat = Chat
table-standing = Automatische Antworten
table-standing-why = Was du hier festlegst, wird für dich beantwortet; so wartet niemand umsonst.
table-standing-none = Hier lässt sich nichts im Voraus beantworten.
table-say = Sag etwas
table-send = Senden
table-rooms = Teile des Tisches
table-room-board = Plan
table-room-mine = Ich
table-room-others = Andere
table-room-log = Verlauf
table-invite = Schick diesen Link weiter:
table-copy = Kopieren
table-sit = Platz nehmen
table-stand = Tisch verlassen
table-own-cards = An diesem Tisch wird mit eigenen Karten gespielt; sie kommen aus einer mitgebrachten Datei.
table-option = { $option }: { $value }
table-open-seats = Reservierte Plätze für andere öffnen
table-fill = Los geht’s
table-fill-with = Oder setz Bots auf die freien Plätze:

### The guide

table-guide = Das Spiel in einer Minute
table-guide-how = Was du wählen kannst, leuchtet golden und steht in der Liste. Zeig auf etwas (auf dem Telefon: lange drücken), dann liest du, was es ist. Eine Wahl lässt sich zurücknehmen, auch eine gespielte Karte, bis etwas gewürfelt oder gezogen wird, du etwas Verdecktes gesehen hast oder jemand anders gefragt ist.
table-guide-hints = Jede Frage erklären
table-guide-go = An den Tisch
table-guide-rules = Alle Regeln

### The end

end-open = Ergebnis
end-rematch = Revanche
end-replay = Noch einmal ansehen
end-record = Aufzeichnung
end-board = Spielplan ansehen
end-sources = Woher die Punkte kommen

### Replay

replay-title = Rückschau: { $title }
replay-controls = Züge
replay-slider = Stelle im Spiel
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-next = Einen Zug weiter
replay-last = Zum Ende
replay-jump = Springe zu
replay-eyes = Gesehen von
replay-eyes-mine = mir
replay-eyes-watcher = Zuschauenden
replay-eyes-open = allen zugleich
replay-link = Link zu dieser Stelle
replay-table = Zurück zum Tisch

### Rules, cards, me, about, errors

rules-title = { $title }: die Regeln
rules-sections = Abschnitte
cards-title = { $title }: alles Gedruckte
cards-find = Suchen
cards-source = Quelle
cards-lead = Wo wir den Wortlaut der Schachtel nicht kennen, ist eine Karte als rekonstruiert gekennzeichnet: Ersetze sie durch das, was deine Schachtel sagt.

me-title = Profil
me-nobody = Du bist zu Gast und hast noch keinen Namen.
me-name = Mein Name am Tisch
me-keep = Speichern
me-recovery = Meine Plätze auf einem anderen Gerät
me-recovery-why = Wer diesen Link hat, hat deine Plätze. Behalte ihn für dich.
me-token = Ein Schlüssel für ein Programm
me-token-why = Damit kann ein Programm über die Schnittstelle für dich spielen. Der Schlüssel wird nur einmal gezeigt.
me-token-label = Wofür er ist
me-token-make = Erzeugen
me-copy = Kopieren

recover-title = Meine Plätze hierher holen?
recover-why = Dieses Gerät spielt dann als { $name }.
recover-now = Bisher spielt es als { $name }; dieser Name ist hier danach nicht mehr bekannt. Wenn du zu ihm zurückkehren willst, hebe zuerst diesen Link auf:
recover-already = Dieses Gerät spielt schon als { $name }.
recover-go = Hierher holen

about-title = Über Triptych
about-what = Mit Triptych spielt man Brettspiele nach ihren Regeln: mit Freunden über einen Link, gegen Bots oder als Simulation. Es gibt „Das Fundament der Ewigkeit“, „Sola Fide“ und „Die Tore der Welt“.
about-own = Gemacht haben es Leute, die diese Spiele mögen, nicht die, die sie verlegen. Die Regeln sind in eigenen Worten erzählt, jede Zeichnung ist unsere eigene, und Karten, deren Text wir nicht kennen, sind rekonstruiert und so gekennzeichnet. Kauf die Schachteln: Sie sind schön.
about-dice = Ehrliche Würfel
about-dice-1 = Bevor ein Spiel beginnt, zeigt der Server den Hash eines geheimen Startwerts. Erst danach fügt der Browser jedes Menschen, der mitspielt, eine eigene Zahl hinzu; ein Bot gibt nur seinen Namen dazu. Aus beidem folgt alles, was im Spiel gewürfelt oder gezogen wird, und nach dem letzten Zug wird der Startwert gezeigt.
about-dice-2 = Wer eine Zahl hinzugefügt hat, kann also hinterher prüfen, dass kein Wurf und keine Ziehung ausgesucht oder verändert wurde: Die Aufzeichnung, der vorher gezeigte Hash und der Befehl „triptych verify“ genügen. Was das nicht beweist: dass niemand, der den Server betreibt, vorausgeschaut hat, denn der Server kennt den Startwert. Und für einen Platz, der keine Zahl mitbringt (ein Browser ohne Skripte, ein Programm, das keine schickt), zieht der Server eine; wer dort sitzt, hat keinen Beweis.
about-free = Freie Software
about-free-why = Das Programm darf frei benutzt, gelesen und verändert werden. Die Spiele gehören ihren Autoren und Verlagen.

error-title = Das hat nicht geklappt
error-record = Die Aufzeichnung
error-home = Zur Startseite

### For the scripts

js-offline = Der Tisch antwortet nicht. Bist du online?
js-nothing = Hier gibt es gerade nichts zu wählen.
js-no-art = Die Bilder wurden nicht geladen. Die Auswahl funktioniert trotzdem.
js-copied = Kopiert.
js-copy-yourself = Markiert; kopiere es mit der Tastatur oder durch langes Drücken.
js-board = Der Spielplan
js-display = Was vor { "{name}" } liegt
js-points = { "{n}" } SP
js-cost = kostet { "{n}" } SP
js-several = Hier gibt es { "{n}" } Möglichkeiten.
js-try-next = Zum Drehen drücken.
js-acting = am Zug
js-away = nicht da
js-seat-open = Freier Platz
js-seat-held = Reserviert für { "{name}" }
js-waiting-seats = Noch sind Plätze frei
js-title-open = Noch Plätze frei
js-title-over = Beendet
js-title-stopped = Abgebrochen
js-title-mine = ● Du bist am Zug
js-title-other = { "{name}" } ist am Zug
js-title-several = Mehrere sind am Zug
js-standing-kept = Gespeichert.
js-won = { "{name}" } gewinnt mit { "{n}" } SP
js-you-won = Du gewinnst mit { "{n}" } SP
js-shared = { "{names}" } teilen sich mit { "{n}" } SP den Sieg
js-total = Summe
js-play = Abspielen
js-pause = Anhalten
js-at = Zug { "{at}" } von { "{last}" }
