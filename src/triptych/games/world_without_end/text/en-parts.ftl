# World Without End, in English: where points are expected from, one message for each part of the bots’ judgement.
# They stand behind “+1.8 points from”.

part-points = VP scored
part-dues = the dues
part-money = money
part-material = stone and wood
part-goods = wool and cloth
part-standing = loyalty
part-medicine = medicine
part-houses = houses
part-donations = donations
part-cards = cards in hand
part-penalties = penalties
part-piety = piety for the dues
part-piety-over = piety left over
part-grain = grain for the dues
part-grain-over = grain left over
part-taxes = money for the taxes
part-building = material for the projects
part-wool = wool
part-cloth = cloth
part-loyalty = loyalty
part-knowledge = knowledge
part-rents = house rents
part-sick = the sick to be treated
part-time = the time left

# The things that parts are about, behind the same words; $gain tells whether they bring more or less.

detail-scored = { $vp_source_id ->
    [income] VP from income
    [event] VP from events
    [favour] VP from favours
    [building] material built in
    [donation] VP from donations
    [metal] the metal for the Tower
    [rent] VP from house rents
    [medicine] VP from medicine
    [treatment] the sick treated
    [piety-due] { $gain ->
        [yes] less piety missing
       *[no] missing piety
    }
    [grain-due] { $gain ->
        [yes] less grain missing
       *[no] missing grain
    }
    [tax] { $gain ->
        [yes] less tax missing
       *[no] missing tax
    }
    [material] stone and wood left at the end
   *[money] money left at the end
}
detail-due = { $thing } for the dues
detail-over = spare { $thing }
detail-tax = { $thing } for the taxes
detail-money = { $thing } beyond the taxes
detail-building = { $thing } for the projects
detail-house = the house on { $site }
detail-donation = the donation for { $project }
detail-card = the card “{ $action }” in hand
detail-sick = the sick person in { $place }
detail-penalty = { $gain ->
    [yes] avoiding { $penalty }
   *[no] { $penalty } as a penalty
}
