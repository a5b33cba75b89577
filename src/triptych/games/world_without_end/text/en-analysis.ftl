# World Without End, in English: what a move does, in a player’s words; it stands behind “this move …”. $gain: it brings more than another
# move does, or less.

brings-scored = { $gain ->
    [yes] { $vp_source_id ->
        [income] brings VP from income
        [event] gets VP out of the event
        [favour] brings VP from a favour
        [building] scores by building in material
        [donation] scores with donations
        [metal] scores with the metal for the Tower
        [rent] scores with house rents
        [medicine] scores with medicine
        [treatment] scores by treating the sick
        [piety-due] saves the VP that missing piety costs at the end of the chapter
        [grain-due] saves the VP that missing grain costs at the end of the chapter
        [tax] saves the VP that missing taxes cost at the end of the chapter
        [material] leaves stone and wood, which count at the end of the game
       *[money] leaves money, which counts at the end of the game
    }
   *[no] { $vp_source_id ->
        [income] brings fewer VP from income
        [event] gets fewer VP out of the event
        [favour] brings fewer VP from favours
        [building] scores less by building in material
        [donation] scores less with donations
        [metal] forgoes the metal for the Tower
        [rent] scores less with house rents
        [medicine] scores less with medicine
        [treatment] treats fewer of the sick
        [piety-due] costs VP for missing piety at the end of the chapter
        [grain-due] costs VP for missing grain at the end of the chapter
        [tax] costs VP for missing taxes at the end of the chapter
        [material] leaves less stone and wood at the end of the game
       *[money] leaves less money at the end of the game
    }
}
brings-due = { $gain ->
    [yes] gives you { $thing } that you owe at the end of the chapter
   *[no] leaves you short of { $thing } at the end of the chapter
}
brings-over = { $gain ->
    [yes] leaves you more { $thing } to spare
   *[no] leaves you less { $thing } to spare
}
brings-tax = { $gain ->
    [yes] gives you { $thing } that you owe as taxes
   *[no] leaves you short of { $thing } for the taxes
}
brings-money = { $gain ->
    [yes] leaves you more { $thing } beyond the taxes
   *[no] costs you { $thing } beyond the taxes
}
brings-building = { $gain ->
    [yes] gives you { $thing } that the projects need
   *[no] leaves you less { $thing } for the projects
}
brings-house = { $gain ->
    [yes] gives you the house on { $site }
   *[no] does without the house on { $site }
}
brings-donation = { $gain ->
    [yes] gets something out of the donation for { $project }
   *[no] does without the donation for { $project }
}
brings-card = { $gain ->
    [yes] keeps the card “{ $action }” for later
   *[no] gives away the card “{ $action }”
}
brings-sick = { $gain ->
    [yes] lets you treat the sick person in { $place }
   *[no] leaves the sick person in { $place } untreated
}
brings-penalty = { $gain ->
    [yes] spares you { $penalty }
   *[no] brings { $penalty } upon you
}

brings-all-points = { $gain ->
    [yes] scores more VP
   *[no] scores fewer VP
}
brings-all-dues = { $gain ->
    [yes] helps you to pay the dues at the end of the chapter
   *[no] leaves you short of dues at the end of the chapter
}
brings-all-money = { $gain ->
    [yes] leaves you more money
   *[no] costs you money
}
brings-all-material = { $gain ->
    [yes] gives you stone and wood to build with
   *[no] leaves you less stone and wood
}
brings-all-houses = { $gain ->
    [yes] gets more out of your houses
   *[no] gets less out of your houses
}
brings-all-donations = { $gain ->
    [yes] gets more out of your donations
   *[no] gets less out of your donations
}
brings-all-cards = { $gain ->
    [yes] keeps the better cards for later
   *[no] leaves you the weaker cards
}
brings-all-sick = { $gain ->
    [yes] lets you treat more of the sick
   *[no] lets you treat fewer of the sick
}
brings-all-penalties = { $gain ->
    [yes] spares you a penalty
   *[no] brings a penalty upon you
}
brings-all-wool = { $gain ->
    [yes] gives you wool to sell
   *[no] leaves you less wool
}
brings-all-cloth = { $gain ->
    [yes] gives you cloth to sell
   *[no] leaves you less cloth
}
brings-all-loyalty = { $gain ->
    [yes] gains you loyalty
   *[no] costs you loyalty
}
brings-all-knowledge = { $gain ->
    [yes] gains you knowledge for medicine
   *[no] costs you knowledge for medicine
}

# The same with an amount: $many is how many more, or fewer (“2”, “about 2”, “1 or 2”), and $number what the plural goes by.

counted-scored = { $gain ->
    [yes] { $vp_source_id ->
        [income] brings { $many } more VP from income
        [event] gets { $many } more VP out of the event
        [favour] brings { $many } more VP from favours
        [building] scores { $many } more VP by building in material
        [donation] scores { $many } more VP with donations
        [metal] scores { $many } more VP with the metal for the Tower
        [rent] scores { $many } more VP with house rents
        [medicine] scores { $many } more VP with medicine
        [treatment] scores { $many } more VP by treating the sick
        [piety-due] saves { $many } VP that missing piety costs at the end of the chapter
        [grain-due] saves { $many } VP that missing grain costs at the end of the chapter
        [tax] saves { $many } VP that missing taxes cost at the end of the chapter
        [material] leaves stone and wood that count { $many } VP more at the end of the game
       *[money] leaves money that counts { $many } VP more at the end of the game
    }
   *[no] { $vp_source_id ->
        [income] brings { $many } fewer VP from income
        [event] gets { $many } fewer VP out of the event
        [favour] brings { $many } fewer VP from favours
        [building] scores { $many } fewer VP by building in material
        [donation] scores { $many } fewer VP with donations
        [metal] forgoes { $many } VP with the metal for the Tower
        [rent] scores { $many } fewer VP with house rents
        [medicine] scores { $many } fewer VP with medicine
        [treatment] scores { $many } fewer VP by treating the sick
        [piety-due] costs { $many } VP for missing piety at the end of the chapter
        [grain-due] costs { $many } VP for missing grain at the end of the chapter
        [tax] costs { $many } VP for missing taxes at the end of the chapter
        [material] leaves stone and wood that count { $many } VP less at the end of the game
       *[money] leaves money that counts { $many } VP less at the end of the game
    }
}
counted-due = { $gain ->
    [yes] gives you { $many } more { $thing } for what you owe at the end of the chapter
   *[no] leaves you { $many } less { $thing } for what you owe at the end of the chapter
}
counted-over = { $gain ->
    [yes] leaves you { $many } more { $thing } to spare
   *[no] leaves you { $many } less { $thing } to spare
}
counted-tax = { $gain ->
    [yes] gives you { $many } more { $thing } for the taxes you owe
   *[no] leaves you { $many } less { $thing } for the taxes you owe
}
counted-money = { $gain ->
    [yes] leaves you { $many } more { $thing } beyond the taxes
   *[no] leaves you { $many } less { $thing } beyond the taxes
}
counted-building = { $gain ->
    [yes] gives you { $many } more { $thing } that the projects need
   *[no] leaves you { $many } less { $thing } for the projects
}

counted-all-points = { $gain ->
    [yes] scores { $many } more VP
   *[no] scores { $many } fewer VP
}
counted-all-material = { $gain ->
    [yes] { $number ->
        [one] gives you { $many } more material to build with
       *[other] gives you { $many } more materials to build with
    }
   *[no] { $number ->
        [one] leaves you { $many } less material to build with
       *[other] leaves you { $many } fewer materials to build with
    }
}
counted-all-wool = { $gain ->
    [yes] gives you { $many } more wool to sell
   *[no] leaves you { $many } less wool
}
counted-all-cloth = { $gain ->
    [yes] gives you { $many } more cloth to sell
   *[no] leaves you { $many } less cloth
}
counted-all-loyalty = { $gain ->
    [yes] leaves you { $many } more loyalty
   *[no] leaves you { $many } less loyalty
}
counted-all-knowledge = { $gain ->
    [yes] leaves you { $many } more knowledge for medicine
   *[no] leaves you { $many } less knowledge for medicine
}
