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

# The things that parts are about, behind the same words; $gain tells whether they bring more or less.

detail-scored = { $vp_source_id ->
    [income] les PV du revenu
    [event] les PV des événements
    [favour] les PV des faveurs
    [building] les matériaux posés
    [donation] les PV des dons
    [metal] le métal de la Tour
    [rent] les PV des loyers
    [medicine] les PV de la médecine
    [treatment] les malades soignés
    [piety-due] { $gain ->
        [yes] moins de piété manquante
       *[no] la piété manquante
    }
    [grain-due] { $gain ->
        [yes] moins de grain manquant
       *[no] le grain manquant
    }
    [tax] { $gain ->
        [yes] moins d’impôt manquant
       *[no] l’impôt manquant
    }
    [material] les matériaux restants en fin de partie
   *[money] l’argent restant en fin de partie
}
detail-due = { $thing_the } des redevances
detail-over = { $thing_the } en réserve
detail-tax = { $thing_the } de l’impôt
detail-money = { $thing_the } au-delà de l’impôt
detail-building = { $thing_the } des chantiers
detail-house = la maison sur { $site }
detail-donation = le sceau sur { $project }
detail-card = la carte « { $action } » en main
detail-sick = le malade dans { $place }
detail-penalty = { $gain ->
    [yes] la peine « { $penalty } » évitée
   *[no] la peine « { $penalty } »
}
