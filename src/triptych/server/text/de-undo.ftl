### Noch einmal überlegt: was erst nach einem Augenblick abgeschickt, was bestätigt wird, was nichts bewirken kann

table-pause = Deine Antwort, noch nicht abgeschickt
js-pause-idle = { "{label}" }: wirklich?
js-pause-go-moment = Jetzt abschicken
js-pause-go-always = Bestätigen
js-pause-go-idle = Trotzdem tun
js-pause-said-moment = Wird abgeschickt: { "{label}" }. Escape nimmt es zurück.
js-pause-said-always = { "{label}" }: Mit der Eingabetaste bestätigst du, Escape nimmt es zurück.
js-pause-said-idle = { "{label}" }: wirklich? Mit der Eingabetaste tust du es trotzdem, Escape nimmt es zurück.
js-pause-back = Zurückgenommen; nichts wurde abgeschickt.
