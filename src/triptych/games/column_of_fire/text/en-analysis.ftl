# A Column of Fire, in English: what a move does, in a player’s words; it stands behind “this move …”. $gain: it brings more than another
# move does, or less.

brings-scored = { $gain ->
    [yes] { $vp_source_id ->
        [person] scores VP with a person
        [space] scores VP with a space
        [captain] sells goods through a captain
        [ship] sells goods by ship
        [market] sells goods at a market
        [conflict] wins VP in conflicts
        [minority] scores for being alone in your religion
        [event] gets VP out of the event
        [no-person] saves the VP that going without a person costs
        [spaces-left-out] saves the VP that spaces left out cost
        [ransom] saves the VP that a die taken back costs
        [houses] gets more VP for your houses at the end of the game
        [protection] leaves protection tiles, which count at the end of the game
        [goods] leaves goods, which count at the end of the game
       *[tiles] leaves advantage tiles, which count at the end of the game
    }
   *[no] { $vp_source_id ->
        [person] forgoes VP from a person
        [space] forgoes VP from a space
        [captain] sells less through a captain
        [ship] sells less by ship
        [market] sells less at a market
        [conflict] wins fewer VP in conflicts
        [minority] forgoes the VP for being alone in your religion
        [event] gets fewer VP out of the event
        [no-person] costs VP for going without a person
        [spaces-left-out] costs VP for the spaces left out
        [ransom] costs VP for a die taken back
        [houses] gets fewer VP for your houses at the end of the game
        [protection] leaves fewer protection tiles at the end of the game
        [goods] leaves fewer goods at the end of the game
       *[tiles] leaves fewer advantage tiles at the end of the game
    }
}
brings-house = { $gain ->
    [yes] strengthens your house in { $country }
   *[no] does less for your house in { $country }
}
brings-conflict = { $gain ->
    [yes] puts you in a better position for the conflict in { $country }
   *[no] puts you in a worse position for the conflict in { $country }
}
brings-good-sold = { $gain ->
    [yes] gives you { $goods } that you can sell in { $country }
   *[no] leaves you less { $goods } to sell in { $country }
}
brings-good = { $gain ->
    [yes] gives you { $goods }, though you cannot sell that anywhere yet
   *[no] leaves you less { $goods }
}
brings-person = { $gain ->
    [yes] makes good use of { $card }
   *[no] does without { $card }
}
brings-years = { $gain ->
    [yes] keeps { $card } with you for longer
   *[no] keeps { $card } with you for fewer years
}
brings-space = { $gain ->
    [yes] lets you use { $space }
   *[no] does without { $space }
}
brings-prisoner = { $gain ->
    [yes] keeps { $die } off Loch Leven
   *[no] leaves { $die } on Loch Leven
}
brings-tile = { $gain ->
    [yes] gives you the advantage tile “{ $tile }”, or saves it for later
   *[no] costs you the advantage tile “{ $tile }”
}

brings-all-points = { $gain ->
    [yes] scores more VP
   *[no] scores fewer VP
}
brings-all-houses = { $gain ->
    [yes] strengthens your trading houses
   *[no] does less for your trading houses
}
brings-all-conflicts = { $gain ->
    [yes] puts you in a better position for the conflicts
   *[no] puts you in a worse position for the conflicts
}
brings-all-goods = { $gain ->
    [yes] gives you better goods to sell
   *[no] leaves you fewer goods to sell
}
brings-all-actions = { $gain ->
    [yes] gives you stronger persons and actions
   *[no] gives you weaker persons and actions
}
brings-all-loch-leven = { $gain ->
    [yes] keeps your dice off Loch Leven
   *[no] leaves dice on Loch Leven
}
brings-all-tiles = { $gain ->
    [yes] gives you advantage tiles, or saves them for later
   *[no] costs you advantage tiles
}
brings-all-dice = { $gain ->
    [yes] leaves you more free dice
   *[no] leaves you fewer free dice
}
brings-all-protection = { $gain ->
    [yes] gives you protection against events to come
   *[no] leaves you with less protection against events to come
}

# The same with an amount: $many is how many more, or fewer (“2”, “about 2”, “1 or 2”), and $number what the plural goes by.

counted-scored = { $gain ->
    [yes] { $vp_source_id ->
        [person] scores { $many } more VP with persons
        [space] scores { $many } more VP with spaces
        [captain] sells goods for { $many } more VP through a captain
        [ship] sells goods for { $many } more VP by ship
        [market] sells goods for { $many } more VP at a market
        [conflict] wins { $many } more VP in conflicts
        [minority] scores { $many } more VP for being alone in your religion
        [event] gets { $many } more VP out of the event
        [no-person] saves { $many } VP that going without a person costs
        [spaces-left-out] saves { $many } VP that spaces left out cost
        [ransom] saves { $many } VP that a die taken back costs
        [houses] gets { $many } more VP for your houses at the end of the game
        [protection] leaves protection tiles that count { $many } VP more at the end of the game
        [goods] leaves goods that count { $many } VP more at the end of the game
       *[tiles] leaves advantage tiles that count { $many } VP more at the end of the game
    }
   *[no] { $vp_source_id ->
        [person] scores { $many } fewer VP with persons
        [space] scores { $many } fewer VP with spaces
        [captain] sells goods for { $many } fewer VP through a captain
        [ship] sells goods for { $many } fewer VP by ship
        [market] sells goods for { $many } fewer VP at a market
        [conflict] wins { $many } fewer VP in conflicts
        [minority] scores { $many } fewer VP for being alone in your religion
        [event] gets { $many } fewer VP out of the event
        [no-person] costs { $many } VP for going without a person
        [spaces-left-out] costs { $many } VP for the spaces left out
        [ransom] costs { $many } VP for a die taken back
        [houses] gets { $many } fewer VP for your houses at the end of the game
        [protection] leaves protection tiles that count { $many } VP less at the end of the game
        [goods] leaves goods that count { $many } VP less at the end of the game
       *[tiles] leaves advantage tiles that count { $many } VP less at the end of the game
    }
}
counted-good-sold = { $gain ->
    [yes] { $number ->
        [one] lets you sell { $many } more { $good } in { $country }
       *[other] lets you sell { $many } more { $goods } in { $country }
    }
   *[no] { $number ->
        [one] leaves you { $many } { $good } less to sell in { $country }
       *[other] leaves you { $many } { $goods } less to sell in { $country }
    }
}
counted-good = { $gain ->
    [yes] { $number ->
        [one] gives you { $many } more { $good }, though you cannot sell that anywhere yet
       *[other] gives you { $many } more { $goods }, though you cannot sell that anywhere yet
    }
   *[no] { $number ->
        [one] leaves you { $many } { $good } less
       *[other] leaves you { $many } { $goods } less
    }
}
counted-years = { $gain ->
    [yes] { $number ->
        [one] keeps { $card } with you for { $many } more year
       *[other] keeps { $card } with you for { $many } more years
    }
   *[no] { $number ->
        [one] keeps { $card } with you for { $many } year less
       *[other] keeps { $card } with you for { $many } years less
    }
}

counted-all-points = { $gain ->
    [yes] scores { $many } more VP
   *[no] scores { $many } fewer VP
}
counted-all-goods = { $gain ->
    [yes] { $number ->
        [one] gives you { $many } more good
       *[other] gives you { $many } more goods
    }
   *[no] { $number ->
        [one] leaves you { $many } good less
       *[other] leaves you { $many } goods less
    }
}
counted-all-dice = { $gain ->
    [yes] { $number ->
        [one] leaves you { $many } more free die
       *[other] leaves you { $many } more free dice
    }
   *[no] { $number ->
        [one] leaves you { $many } free die less
       *[other] leaves you { $many } free dice less
    }
}
counted-all-protection = { $gain ->
    [yes] { $number ->
        [one] gives you { $many } more protection tile against events to come
       *[other] gives you { $many } more protection tiles against events to come
    }
   *[no] { $number ->
        [one] leaves you { $many } protection tile less against events to come
       *[other] leaves you { $many } protection tiles less against events to come
    }
}
