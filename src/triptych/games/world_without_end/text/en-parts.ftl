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
