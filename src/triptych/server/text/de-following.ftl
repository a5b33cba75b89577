# Den Zügen der anderen folgen: wie schnell, was seit dem eigenen geschah, zurückblicken.

table-speed = Wie schnell die Züge der anderen gezeigt werden
table-speed-slow = Langsam
table-speed-normal = Normal
table-speed-fast = Schnell
table-speed-instant = Sofort
table-go-on = Weiter
table-meanwhile-fold = Zeigen oder verbergen, was geschehen ist
table-meanwhile-first = Auf dem Plan ab deinem letzten Zug
table-meanwhile-back = Auf dem Plan einen Schritt zurück
table-meanwhile-next = Auf dem Plan einen Schritt vor
table-meanwhile-now = Zurück zum Jetzt
table-meanwhile = Seit deinem Zug
js-meanwhile-begun = Bisher
js-meanwhile-at = Rückblick: { "{at}" } von { "{last}" }
js-meanwhile-points = { "{name}" }: { "{n}" } SP
js-meanwhile-habit = (für dich beantwortet)
js-meanwhile-show = Auf dem Plan zeigen
