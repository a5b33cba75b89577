# Seiten neben dem Tisch: Einstellungen, Profil, Tasten, wie ein Spiel geht, die Karten.

### Kopf und Fuß jeder Seite

page-how = So wird gespielt
page-settings = Einstellungen
page-keys = Tasten
page-keys-how = Tasten (? drücken)

### Tasten

key-enter = Eingabe
key-escape = Esc
key-space = Leertaste
key-tab = Tab
keys-tab = von einem zum nächsten
keys-escape = schließt, was aufgegangen ist, und nimmt zurück, was noch nicht abgeschickt ist
keys-keys = diese Liste
keys-choice = wählt, was in der Liste diese Taste hat
keys-about = von Wahl zu Wahl
keys-look-back = zeigt Schritt für Schritt, was seit deinem Zug geschehen ist
keys-confirm = spielt, was du gerade ausprobierst, schickt ab, was noch wartet, oder geht weiter
keys-undo = nimmt zurück
keys-stop = „Halt mich an“: beim nächsten Moment gefragt werden, der sonst von selbst vorübergeht
keys-skip = spult vor, solange sich etwas bewegt
keys-text = der Tisch als Text
keys-back = einen Zug zurück
keys-next = einen Zug weiter
keys-play = läuft von selbst oder hält an

### Einstellungen

settings-title = Einstellungen
settings-lead = Sie gelten in diesem Browser, sofort und auf jeder Seite.
settings-noscript = Um Einstellungen zu behalten, braucht diese Seite Skripte. Die Sprache geht auch ohne.
settings-at-table = Am Tisch
settings-looks = Aussehen
settings-speed = Züge der anderen
settings-speed-why = Wie lange du siehst, was die anderen tun, bevor es weitergeht.
settings-speed-slow = Langsam
settings-speed-slow-how = Zeit, jede Zeile zu lesen
settings-speed-normal = Normal
settings-speed-normal-how = eins nach dem anderen, in Ruhe
settings-speed-fast = Schnell
settings-speed-fast-how = gerade lang genug, um zu sehen, was sich bewegt
settings-speed-instant = Sofort
settings-speed-instant-how = nichts bewegt sich; du siehst das Ergebnis
settings-confirm = Bevor dein Zug endet
settings-confirm-why = Schützt dich vor einem falschen Klick beim letzten Schritt eines Zugs.
settings-confirm-never = Nie fragen
settings-confirm-never-how = ein Klick gilt sofort
settings-confirm-moment = Ein Moment zum Zurücknehmen
settings-confirm-moment-how = der letzte Schritt wartet kurz, und Zurücknehmen geht noch
settings-confirm-always = Immer bestätigen
settings-confirm-always-how = der letzte Schritt gilt erst, wenn du ja sagst
settings-answers = Automatische Antworten
settings-answers-why = Fragen, die für dich nie wichtig sind, können sich von selbst beantworten. Was du hier wählst, gilt an jedem Tisch, an den du dich von nun an setzt; am Tisch selbst, neben Verlauf und Chat, änderst du es für dieses eine Spiel.
settings-theme = Hell oder dunkel
settings-theme-why = Auch die Spielpläne richten sich danach: Die dunklen sind für Kerzenlicht gemalt.
settings-theme-system = Wie das System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-size = Schriftgröße
settings-size-why = Für allen Text auf den Seiten. Der Plan ist immer so groß, wie Platz da ist.
settings-size-usual = Normal
settings-size-large = Groß
settings-size-largest = Am größten
settings-size-sample = Aa
settings-palette = Farben der Spielenden
settings-palette-why = Alle haben auch ein Zeichen, gleich in welcher Farbe: Sonne, Welle, Blatt, Flamme.
settings-palette-usual = Wie üblich
settings-palette-usual-how = wie in den Schachteln
settings-palette-distinct = Gut zu unterscheiden
settings-palette-distinct-how = auch für Augen, die Rot und Grün oder Blau und Gelb gleich sehen
settings-profile = Dein Name und deine Partien sind anderswo:

### Profil

me-games = Meine Partien
me-games-none = Du hast noch keine Partie zu Ende gespielt.
me-result-won = gewonnen
me-result-lost = verloren
me-result-shared = geteilter Sieg
me-result-level = punktgleich
me-result-stopped = abgebrochen
me-pages = Seiten mit Partien
me-newer = Neuere
me-older = Ältere
me-tokens = Programme, die für mich spielen
me-token-once = Das ist der Schlüssel. Kopiere ihn jetzt: Er wird nicht noch einmal gezeigt.

### Wie ein Spiel geht

how-title = { $title }: So wird gespielt
how-chapters = Kapitel
how-rules = Zum Nachschlagen:
how-play = Ein neuer Tisch

### Karten

cards-all = Alle
cards-none = So etwas gibt es hier nicht. Suche nach weniger Wörtern oder wähle „Alle“.

### Für die Skripte

js-settings-kept = Gespeichert.
js-settings-not-kept = Dieser Browser speichert nichts: Erlaube ihm, für diese Seite Daten zu speichern.
js-token-unnamed = ohne Namen
js-token-revoke = Widerrufen
js-token-revoke-one = Den Schlüssel „{ "{label}" }“ widerrufen
js-cards-found = { "{n}" } von { "{all}" }
