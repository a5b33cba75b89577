# Mit anderen spielen: offene und private Tische, Namen, Einladungen, das Gespräch derer, die zuschauen.

### Der Altar

home-open = Für alle öffnen
home-open-tables = Offene Tische
home-open-none = Gerade wartet niemand. Ein Tisch, den du für alle öffnest, erscheint hier.
home-free = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
home-open-minutes = { $minutes ->
    [0] eben geöffnet
    [one] seit einer Minute offen
   *[other] seit { $minutes } Minuten offen
}
home-open-hours = { $hours ->
    [one] seit einer Stunde offen
   *[other] seit { $hours } Stunden offen
}
home-private = nur mit Link

facts-players = { $count } Personen
facts-players-range = { $least }–{ $most } Personen
facts-minutes = { $minutes } Min.

### Ein neuer Tisch

new-anybody = Für alle offen: Der Tisch steht in der Liste der offenen Tische
new-private = Ohne diesen Haken finden den Tisch nur die, denen du den Link schickst.

### Eine Einladung

invite-name = Dein Name am Tisch

lobby-private = Nur wer den Link hat, findet diesen Tisch.
lobby-listed = Dieser Tisch steht in der Liste der offenen Tische: Jeder darf sich setzen.
lobby-open = Für alle öffnen
lobby-close = Wieder nur mit Link

### Gespräch

table-say-watchers = Etwas zu den anderen sagen, die zuschauen
table-watchers-why = Solange die Partie läuft, sehen die Spielenden das nicht.
table-watchers-off = Die Spielenden haben das Gespräch der Zuschauenden abgestellt.
table-watchers-may = Wer zuschaut, darf mit anderen Zuschauenden sprechen

### Für die Skripte

js-beasts = Fuchs, Reiher, Hase, Eule, Schnecke, Greif, Einhorn, Hirsch, Dachs, Otter, Lerche, Schwan, Igel, Löwe, Pfau, Drache, Eichhörnchen, Kranich, Luchs, Biene, Falke, Wal, Hermelin, Ziege
js-invite-by = { "{name}" } lädt dich ein: { "{title}" }
js-invite-nobody = Du bist eingeladen: { "{title}" }
js-naming-title = Wie sollen dich die anderen nennen?
js-naming-name = Dein Name am Tisch
js-naming-why = Bleib bei diesem, wenn du magst; du kannst ihn jederzeit ändern.
js-naming-go = Das bin ich
js-naming-not = Jetzt nicht
js-chat-said = { "{name}" }: { "{text}" }
js-chat-spectator = schaut zu
js-chat-watchers-talk = { "{name}" } lässt die Zuschauenden miteinander sprechen.
js-chat-watchers-quiet = { "{name}" } hat das Gespräch der Zuschauenden abgestellt.
js-watching-one = Eine Person schaut zu
js-watching-some = { "{n}" } Personen schauen zu

### Abgelehnt

refused-listed = Nur wer den Tisch gedeckt hat, kann ihn für alle öffnen oder wieder schließen, und nur vor der Partie.
refused-watchers-only = Wer hier spielt, spricht am Tisch; dies ist für die, die zuschauen.
refused-watchers-quiet = Die Spielenden haben das Gespräch der Zuschauenden an diesem Tisch abgestellt.
