# Sola Fide, in English: what a move does, in a player’s words; it stands behind “this move …”. $gain: it brings more than another move
# does, or less.

brings-circle-taken = { $gain ->
    [yes] brings you { $circle }
   *[no] does without { $circle }
}
brings-rewards = { $gain ->
    [yes] brings you reward markers
   *[no] brings you fewer reward markers
}
brings-dominant-side = { $gain ->
    [yes] strengthens you on the dominant side of { $circle }
   *[no] leaves you weaker on the dominant side of { $circle }
}
brings-subordinate-side = { $gain ->
    [yes] strengthens you on the subordinate side of { $circle }
   *[no] leaves you weaker on the subordinate side of { $circle }
}
brings-disputed = { $gain ->
    [yes] turns the disputation marker on { $circle } to your advantage
   *[no] leaves the disputation marker on { $circle } against you
}
brings-deck-card = { $gain ->
    [yes] puts “{ $card }” into your deck
   *[no] does without “{ $card }” in your deck
}
brings-permanent = { $gain ->
    [yes] gives you the permanent card “{ $card }”
   *[no] does without the permanent card “{ $card }”
}
brings-next-card = { $gain ->
    [yes] prepares “{ $card }” for your next turn
   *[no] takes away from “{ $card }” in your next turn
}
brings-later-card = { $gain ->
    [yes] keeps “{ $card }” in a good place for later
   *[no] takes away from “{ $card }” for later
}
brings-pending = { $gain ->
    [yes] gets more out of “{ $card }”
   *[no] gets less out of “{ $card }”
}
brings-hand = { $gain ->
    [yes] leaves you more cards in hand
   *[no] leaves you fewer cards in hand
}

brings-all-points = { $gain ->
    [yes] scores more VP
   *[no] scores fewer VP
}
brings-all-circles = { $gain ->
    [yes] strengthens you in several Imperial Circles
   *[no] leaves you weaker in several Imperial Circles
}
brings-all-deck = { $gain ->
    [yes] gives you a better deck
   *[no] gives you a weaker deck
}
brings-all-permanent = { $gain ->
    [yes] gives you a better permanent card
   *[no] does without a good permanent card
}
brings-all-cards = { $gain ->
    [yes] leaves you the better hand
   *[no] leaves you a weaker hand
}
brings-all-next-card = { $gain ->
    [yes] prepares a better turn to come
   *[no] leaves less for your next turn
}
brings-all-later-card = { $gain ->
    [yes] prepares a better turn for later
   *[no] leaves less for later turns
}
brings-all-pending = { $gain ->
    [yes] leads on to stronger effects
   *[no] leads on to weaker effects
}
brings-all-bonuses = { $gain ->
    [yes] gets more out of your bonuses
   *[no] gets less out of your bonuses
}
brings-all-turn = { $gain ->
    [yes] brings you the next turn
   *[no] leaves the next turn to your opponent
}

# The same with an amount: $many is how many more, or fewer (“2”, “about 2”, “1 or 2”), and $number what the plural goes by.

counted-rewards = { $gain ->
    [yes] { $number ->
        [one] brings you { $many } more reward marker
       *[other] brings you { $many } more reward markers
    }
   *[no] { $number ->
        [one] brings you { $many } reward marker less
       *[other] brings you { $many } reward markers less
    }
}
counted-dominant-side = { $gain ->
    [yes] { $number ->
        [one] gives you { $many } more territory on the dominant side of { $circle }
       *[other] gives you { $many } more territories on the dominant side of { $circle }
    }
   *[no] { $number ->
        [one] leaves you { $many } territory less on the dominant side of { $circle }
       *[other] leaves you { $many } territories less on the dominant side of { $circle }
    }
}
counted-subordinate-side = { $gain ->
    [yes] { $number ->
        [one] gives you { $many } more territory on the subordinate side of { $circle }
       *[other] gives you { $many } more territories on the subordinate side of { $circle }
    }
   *[no] { $number ->
        [one] leaves you { $many } territory less on the subordinate side of { $circle }
       *[other] leaves you { $many } territories less on the subordinate side of { $circle }
    }
}
counted-hand = { $gain ->
    [yes] { $number ->
        [one] leaves you { $many } more card in hand
       *[other] leaves you { $many } more cards in hand
    }
   *[no] { $number ->
        [one] leaves you { $many } card less in hand
       *[other] leaves you { $many } cards less in hand
    }
}

counted-all-points = { $gain ->
    [yes] scores { $many } more VP
   *[no] scores { $many } fewer VP
}
