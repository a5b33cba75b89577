# World Without End, in French: where points are expected from, one message for each part of the bots’ judgement.
# They stand behind « +1,8 point pour », with their articles.

part-points = les PV marqués
part-dues = les redevances
part-money = l’argent
part-material = la pierre et le bois
part-goods = la laine et le drap
part-standing = la loyauté
part-medicine = la médecine
part-houses = les maisons
part-donations = les dons
part-cards = les cartes en main
part-penalties = les peines
part-time = le temps qui reste
