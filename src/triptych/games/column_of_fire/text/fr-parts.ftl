# A Column of Fire, in French: where points are expected from, one message for each part of the bots’ judgement.
# They stand behind « +1,8 point pour », with their articles.

part-points = les PV marqués
part-houses = les maisons de commerce
part-conflicts = les conflits à venir
part-goods = les marchandises
part-persons = les personnages
part-dice = les dés disponibles
part-tiles = les jetons Privilège
part-protection = les jetons Protection
part-agenda = les actions à utiliser tout de suite
part-numbers = les numéros des maisons de commerce
part-conflicts-ahead = les conflits où l’on mène
part-conflicts-behind = les conflits où l’on est mené
part-goods-sold = les marchandises qui peuvent se vendre
part-years = les années des personnages
part-loch-leven = les dés à Loch Leven
part-begun = ce qui est commencé
part-time = le temps qui reste

# The things that parts are about, behind the same words; $gain tells whether they bring more or less.

part-actions = les personnages et les actions
detail-scored = { $vp_source_id ->
    [person] les PV d’un personnage
    [space] les PV d’une case
    [captain] les ventes par un capitaine
    [ship] les ventes par navire
    [market] les ventes au marché
    [conflict] les conflits remportés
    [minority] la minorité religieuse
    [event] les PV des événements
    [no-person] { $gain ->
        [yes] ne pas avoir renoncé à un personnage
       *[no] le renoncement à un personnage
    }
    [spaces-left-out] { $gain ->
        [yes] moins de cases passées
       *[no] les cases passées
    }
    [ransom] { $gain ->
        [yes] moins de PV payés pour des dés
       *[no] les PV payés pour des dés
    }
    [houses] les maisons en fin de partie
    [protection] les jetons Protection en fin de partie
    [goods] les marchandises restantes en fin de partie
   *[tiles] les jetons Privilège en fin de partie
}
detail-house = la maison de commerce { $country_in }
detail-conflict = le conflit { $country_in }
detail-good-sold = { $good_id ->
    [book] les { $goods } à vendre { $country_in }
   *[other] le { $goods } à vendre { $country_in }
}
detail-good = { $good_id ->
    [book] les { $goods } (sans acheteur pour l’instant)
   *[other] le { $goods } (sans acheteur pour l’instant)
}
detail-person = { $card }
detail-years = les années { $card_of }
detail-space = { $space }
detail-prisoner = { $gain ->
    [yes] { $die } hors de Loch Leven
   *[no] { $die } à Loch Leven
}
detail-tile = le jeton Privilège « { $tile } »
