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
part-time = the time left
