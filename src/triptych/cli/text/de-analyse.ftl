# `triptych analyse`, auf Deutsch: eine Partie im Nachhinein betrachtet.

analyse-progress = Entscheidungen
analyse-title = { $game } · { $names }
analyse-judged = { $count ->
    [one] 1 Entscheidung beurteilt, mit dem
   *[other] { $count } Entscheidungen beurteilt, jede mit dem
}, was man an diesem Platz damals sehen konnte; { $forced ->
    [0] es gab immer eine Wahl.
    [one] einmal gab es nichts zu entscheiden.
   *[other] { $forced }-mal gab es nichts zu entscheiden.
}
analyse-budget = { $iterations }-mal vorausgeschaut in { $seconds } s, Startwert { $seed }.
analyse-interrupted = Unterbrochen: { $count ->
    [one] 1 von { $all } Entscheidungen ist beurteilt.
   *[other] { $count } von { $all } Entscheidungen sind beurteilt.
}
analyse-nothing = unterbrochen, bevor die erste Entscheidung beurteilt war
analyse-empty = in dieser Aufzeichnung hatte niemand etwas zu entscheiden
analyse-seconds = --seconds { $seconds }: die Zeit muss über 0 liegen und einmal enden
analyse-result = Ergebnis: { $points }.
analyse-running = Die Partie ist nicht zu Ende.
analyse-how = Eine Siegchance ist das, was der Bot erwartet, wenn er vorausschaut, plus oder minus zwei Standardfehler. Verloren ist, was die Siegchance nach seinem besten Zug höher ist als nach dem gespielten; wo er beide nicht unterscheiden kann, ist nichts verloren.
analyse-percent = { $number } %
analyse-margin = ±{ $number } %
analyse-points = { $whole },{ $tenth }

analyse-curve = Siegchancen
analyse-curve-about = { $name }: am Anfang { $first } %, am Ende { $last } %, mindestens { $least } %, höchstens { $most } %

analyse-players = Wie gut entschieden wurde
analyse-player = am Tisch
analyse-decisions = Entscheidungen
analyse-same = wie der Bot
analyse-equal = gleich gut
analyse-lost = im Mittel verloren
analyse-turns = Wendepunkte

analyse-turning = { $count ->
    [0] Keine Wendepunkte
    [one] 1 Wendepunkt
   *[other] { $count } Wendepunkte
}
analyse-turning-about = { $count ->
    [0] Keine Entscheidung hat sicher { $least } % Siegchance oder mehr verloren.
   *[other] Entscheidungen, die sicher { $least } % Siegchance oder mehr verloren haben; die schlimmste zuerst.
}
analyse-turning-more = { $count ->
    [one] Und 1 weitere, in Zeile { $lines }.
   *[other] Und { $count } weitere, in den Zeilen { $lines }.
}

analyse-all = Alle Entscheidungen
analyse-line = Zeile { $at }
analyse-change = { $before } % → { $after } %
analyse-played = gespielt
analyse-best = besser
analyse-next = nächstbester Zug
analyse-why = warum
analyse-verdict-same = wie der Bot
analyse-verdict-equal = gleich gut
analyse-verdict-worse = { $lost ->
    [0] weniger als 1 % verloren
   *[other] { $lost } % verloren
}
analyse-found = Was der Bot gefunden hat
analyse-move = Zug
analyse-chance = Siegchance
analyse-expected = erwartete Punkte
analyse-tried = versucht
analyse-replay = Der Tisch in diesem Augenblick: triptych replay { $path } --at ZEILE --seat PLATZ
analyse-written = Alle Entscheidungen mit ihren Gründen: { $path }
