# Sola Fide, in German: what a move does, in a player’s words; it stands behind „dieser Zug …“. $gain: it brings more than another move
# does, or less.

brings-circle-taken = { $gain ->
    [yes] bringt dir { $circle_den }
   *[no] verzichtet auf { $circle_den }
}
brings-rewards = { $gain ->
    [yes] bringt dir Belohnungsmarker
   *[no] bringt dir weniger Belohnungsmarker
}
brings-dominant-side = { $gain ->
    [yes] stärkt dich auf der vorherrschenden Seite { $circle_im }
   *[no] schwächt dich auf der vorherrschenden Seite { $circle_im }
}
brings-subordinate-side = { $gain ->
    [yes] stärkt dich auf der untergeordneten Seite { $circle_im }
   *[no] schwächt dich auf der untergeordneten Seite { $circle_im }
}
brings-disputed = { $gain ->
    [yes] nutzt den Disputationsmarker { $circle_im } für dich
   *[no] lässt den Disputationsmarker { $circle_im } gegen dich wirken
}
brings-deck-card = { $gain ->
    [yes] bringt „{ $card }“ in dein Deck
   *[no] verzichtet auf „{ $card }“ im Deck
}
brings-permanent = { $gain ->
    [yes] gibt dir die dauerhafte Karte „{ $card }“
   *[no] verzichtet auf die dauerhafte Karte „{ $card }“
}
brings-next-card = { $gain ->
    [yes] bereitet „{ $card }“ für deinen nächsten Zug vor
   *[no] nimmt „{ $card }“ in deinem nächsten Zug die Wirkung
}
brings-later-card = { $gain ->
    [yes] bereitet „{ $card }“ für später vor
   *[no] nimmt „{ $card }“ für später die Wirkung
}
brings-pending = { $gain ->
    [yes] holt mehr aus „{ $card }“ heraus
   *[no] holt weniger aus „{ $card }“ heraus
}
brings-hand = { $gain ->
    [yes] lässt dir mehr Handkarten
   *[no] lässt dir weniger Handkarten
}

brings-all-points = { $gain ->
    [yes] bringt mehr Siegpunkte
   *[no] bringt weniger Siegpunkte
}
brings-all-circles = { $gain ->
    [yes] stärkt dich in mehreren Reichskreisen
   *[no] schwächt dich in mehreren Reichskreisen
}
brings-all-deck = { $gain ->
    [yes] gibt dir ein besseres Deck
   *[no] gibt dir ein schwächeres Deck
}
brings-all-permanent = { $gain ->
    [yes] gibt dir eine bessere dauerhafte Karte
   *[no] verzichtet auf eine gute dauerhafte Karte
}
brings-all-cards = { $gain ->
    [yes] lässt dir die besseren Handkarten
   *[no] lässt dir die schwächeren Handkarten
}
brings-all-next-card = { $gain ->
    [yes] bereitet einen besseren nächsten Zug vor
   *[no] lässt weniger für deinen nächsten Zug übrig
}
brings-all-later-card = { $gain ->
    [yes] bereitet einen besseren späteren Zug vor
   *[no] lässt weniger für spätere Züge übrig
}
brings-all-pending = { $gain ->
    [yes] führt zu stärkeren Wirkungen
   *[no] führt zu schwächeren Wirkungen
}
brings-all-bonuses = { $gain ->
    [yes] holt mehr aus deinen Boni heraus
   *[no] holt weniger aus deinen Boni heraus
}
brings-all-turn = { $gain ->
    [yes] bringt dir den nächsten Zug
   *[no] überlässt dem Gegner den nächsten Zug
}

# The same with an amount: $many is how many more, or fewer („2“, „etwa 2“, „1 oder 2“), and $number what the plural goes by.

counted-rewards = { $gain ->
    [yes] bringt dir { $many } Belohnungsmarker mehr
   *[no] bringt dir { $many } Belohnungsmarker weniger
}
counted-dominant-side = { $gain ->
    [yes] { $number ->
        [one] bringt dir { $many } Territorium mehr auf der vorherrschenden Seite { $circle_im }
       *[other] bringt dir { $many } Territorien mehr auf der vorherrschenden Seite { $circle_im }
    }
   *[no] { $number ->
        [one] lässt dir { $many } Territorium weniger auf der vorherrschenden Seite { $circle_im }
       *[other] lässt dir { $many } Territorien weniger auf der vorherrschenden Seite { $circle_im }
    }
}
counted-subordinate-side = { $gain ->
    [yes] { $number ->
        [one] bringt dir { $many } Territorium mehr auf der untergeordneten Seite { $circle_im }
       *[other] bringt dir { $many } Territorien mehr auf der untergeordneten Seite { $circle_im }
    }
   *[no] { $number ->
        [one] lässt dir { $many } Territorium weniger auf der untergeordneten Seite { $circle_im }
       *[other] lässt dir { $many } Territorien weniger auf der untergeordneten Seite { $circle_im }
    }
}
counted-hand = { $gain ->
    [yes] { $number ->
        [one] lässt dir { $many } Handkarte mehr
       *[other] lässt dir { $many } Handkarten mehr
    }
   *[no] { $number ->
        [one] lässt dir { $many } Handkarte weniger
       *[other] lässt dir { $many } Handkarten weniger
    }
}

counted-all-points = { $gain ->
    [yes] { $number ->
        [one] bringt { $many } Siegpunkt mehr
       *[other] bringt { $many } Siegpunkte mehr
    }
   *[no] { $number ->
        [one] bringt { $many } Siegpunkt weniger
       *[other] bringt { $many } Siegpunkte weniger
    }
}
