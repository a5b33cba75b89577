# Why a move is better than another as a player would say it, in German. $deed and $price are a game’s `brings-…`, behind „dieser Zug …“.

lesson-deed = { $deed }.
lesson-but = { $deed }, aber { $price }.
lesson-against = { $deed }, ist aber alles in allem besser: viele Kleinigkeiten wiegen das auf.
lesson-many = Alles in allem besser: Viele Kleinigkeiten summieren sich.
lesson-equal = Etwa so gut wie der andere Zug: Nimm, was dir gefällt.
lesson-close = Kaum zu entscheiden: Beide Züge können der bessere sein.
lesson-rivals-more = { $players ->
    [2] bringt deinem Gegner mehr Punkte
   *[other] bringt deinen Gegnern mehr Punkte
}
lesson-rivals-less = { $players ->
    [2] lässt deinem Gegner weniger Punkte
   *[other] lässt deinen Gegnern weniger Punkte
}

# How many more, as far as that is known.
many-about = etwa { $number }
many-either = { $number } oder { $next }

hint-equal = { $count ->
    [2] Beide bringen etwa gleich viel: Nimm, was dir gefällt.
   *[other] Alle drei bringen etwa gleich viel: Nimm, was dir gefällt.
}
hint-equal-common = { $count ->
    [2] Jeder der beiden Züge { $deed }; welchen du nimmst, ist fast egal.
   *[other] Jeder der drei Züge { $deed }; welchen du nimmst, ist fast egal.
}
hint-close = { $count ->
    [2] Zwischen diesen beiden ist kaum zu entscheiden: Nimm, was dir gefällt.
   *[other] Zwischen diesen dreien ist kaum zu entscheiden: Nimm, was dir gefällt.
}
hint-close-common = { $count ->
    [2] Jeder der beiden Züge { $deed }; welcher besser ist, ist kaum zu entscheiden.
   *[other] Jeder der drei Züge { $deed }; welcher der beste ist, ist kaum zu entscheiden.
}
