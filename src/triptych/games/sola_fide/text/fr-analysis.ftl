# Sola Fide, in French: what a move does, in a player’s words; it stands behind « ce coup … ». $gain: it brings more than another move
# does, or less.

brings-circle-taken = { $gain ->
    [yes] te donne { $circle }
   *[no] laisse passer { $circle }
}
brings-rewards = { $gain ->
    [yes] te rapporte des marqueurs de récompense
   *[no] te rapporte moins de marqueurs de récompense
}
brings-dominant-side = { $gain ->
    [yes] te renforce du côté dominant { $circle_of }
   *[no] t’affaiblit du côté dominant { $circle_of }
}
brings-subordinate-side = { $gain ->
    [yes] te renforce du côté subordonné { $circle_of }
   *[no] t’affaiblit du côté subordonné { $circle_of }
}
brings-disputed = { $gain ->
    [yes] tourne à ton avantage le marqueur de dispute sur { $circle }
   *[no] laisse agir contre toi le marqueur de dispute sur { $circle }
}
brings-deck-card = { $gain ->
    [yes] met « { $card } » dans ton paquet
   *[no] se passe de « { $card } » dans ton paquet
}
brings-permanent = { $gain ->
    [yes] te donne la carte permanente « { $card } »
   *[no] se passe de la carte permanente « { $card } »
}
brings-next-card = { $gain ->
    [yes] prépare « { $card } » pour ton prochain tour
   *[no] affaiblit « { $card } » à ton prochain tour
}
brings-later-card = { $gain ->
    [yes] prépare « { $card } » pour plus tard
   *[no] affaiblit « { $card } » pour plus tard
}
brings-pending = { $gain ->
    [yes] tire davantage de « { $card } »
   *[no] tire moins de « { $card } »
}
brings-hand = { $gain ->
    [yes] te laisse plus de cartes en main
   *[no] te laisse moins de cartes en main
}

brings-all-points = { $gain ->
    [yes] marque plus de PV
   *[no] marque moins de PV
}
brings-all-circles = { $gain ->
    [yes] te renforce dans plusieurs cercles impériaux
   *[no] t’affaiblit dans plusieurs cercles impériaux
}
brings-all-deck = { $gain ->
    [yes] te donne un meilleur paquet
   *[no] te donne un paquet plus faible
}
brings-all-permanent = { $gain ->
    [yes] te donne une meilleure carte permanente
   *[no] se passe d’une bonne carte permanente
}
brings-all-cards = { $gain ->
    [yes] te laisse de meilleures cartes en main
   *[no] te laisse des cartes plus faibles en main
}
brings-all-next-card = { $gain ->
    [yes] prépare un meilleur prochain tour
   *[no] laisse moins pour ton prochain tour
}
brings-all-later-card = { $gain ->
    [yes] prépare un meilleur tour pour plus tard
   *[no] laisse moins pour les tours suivants
}
brings-all-pending = { $gain ->
    [yes] mène à des effets plus forts
   *[no] mène à des effets plus faibles
}
brings-all-bonuses = { $gain ->
    [yes] tire davantage de tes bonus
   *[no] tire moins de tes bonus
}
brings-all-turn = { $gain ->
    [yes] te donne le prochain tour
   *[no] laisse le prochain tour à l’adversaire
}

# The same with an amount: $many is how many more, or fewer (« 2 », « environ 2 », « 1 ou 2 »), and $number what the plural goes by.

counted-rewards = { $gain ->
    [yes] { $number ->
        [one] te rapporte { $many } marqueur de récompense de plus
       *[other] te rapporte { $many } marqueurs de récompense de plus
    }
   *[no] { $number ->
        [one] te rapporte { $many } marqueur de récompense de moins
       *[other] te rapporte { $many } marqueurs de récompense de moins
    }
}
counted-dominant-side = { $gain ->
    [yes] { $number ->
        [one] te donne { $many } territoire de plus du côté dominant { $circle_of }
       *[other] te donne { $many } territoires de plus du côté dominant { $circle_of }
    }
   *[no] { $number ->
        [one] te laisse { $many } territoire de moins du côté dominant { $circle_of }
       *[other] te laisse { $many } territoires de moins du côté dominant { $circle_of }
    }
}
counted-subordinate-side = { $gain ->
    [yes] { $number ->
        [one] te donne { $many } territoire de plus du côté subordonné { $circle_of }
       *[other] te donne { $many } territoires de plus du côté subordonné { $circle_of }
    }
   *[no] { $number ->
        [one] te laisse { $many } territoire de moins du côté subordonné { $circle_of }
       *[other] te laisse { $many } territoires de moins du côté subordonné { $circle_of }
    }
}
counted-hand = { $gain ->
    [yes] { $number ->
        [one] te laisse { $many } carte de plus en main
       *[other] te laisse { $many } cartes de plus en main
    }
   *[no] { $number ->
        [one] te laisse { $many } carte de moins en main
       *[other] te laisse { $many } cartes de moins en main
    }
}

counted-all-points = { $gain ->
    [yes] marque { $many } PV de plus
   *[no] marque { $many } PV de moins
}
