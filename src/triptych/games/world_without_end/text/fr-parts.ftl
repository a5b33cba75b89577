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
part-piety = la piété pour les redevances
part-piety-over = la piété restante
part-grain = le grain pour les redevances
part-grain-over = le grain restant
part-taxes = l’argent de l’impôt
part-building = les matériaux pour les chantiers
part-wool = la laine
part-cloth = le drap
part-loyalty = la loyauté
part-knowledge = le savoir
part-rents = les loyers
part-sick = les malades à soigner
part-time = le temps qui reste
