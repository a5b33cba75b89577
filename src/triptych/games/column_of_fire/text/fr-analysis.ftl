# A Column of Fire, in French: what a move does, in a player’s words; it stands behind « ce coup … ». $gain: it brings more than another
# move does, or less.

brings-scored = { $gain ->
    [yes] { $vp_source_id ->
        [person] marque des PV grâce à un personnage
        [space] marque des PV grâce à une case
        [captain] vend des marchandises par un capitaine
        [ship] vend des marchandises par navire
        [market] vend des marchandises au marché
        [conflict] rapporte des PV dans les conflits
        [minority] rapporte les PV de la minorité religieuse
        [event] tire des PV de l’événement
        [no-person] épargne les PV que coûte le renoncement à un personnage
        [spaces-left-out] épargne les PV que coûtent les cases passées
        [ransom] épargne les PV que coûte un dé repris
        [houses] rapporte davantage pour tes maisons en fin de partie
        [protection] te laisse des jetons Protection, qui comptent en fin de partie
        [goods] te laisse des marchandises, qui comptent en fin de partie
       *[tiles] te laisse des jetons Privilège, qui comptent en fin de partie
    }
   *[no] { $vp_source_id ->
        [person] renonce aux PV d’un personnage
        [space] renonce aux PV d’une case
        [captain] vend moins par un capitaine
        [ship] vend moins par navire
        [market] vend moins au marché
        [conflict] rapporte moins de PV dans les conflits
        [minority] renonce aux PV de la minorité religieuse
        [event] tire moins de PV de l’événement
        [no-person] coûte des PV pour le renoncement à un personnage
        [spaces-left-out] coûte des PV pour les cases passées
        [ransom] coûte des PV pour un dé repris
        [houses] rapporte moins pour tes maisons en fin de partie
        [protection] te laisse moins de jetons Protection en fin de partie
        [goods] te laisse moins de marchandises en fin de partie
       *[tiles] te laisse moins de jetons Privilège en fin de partie
    }
}
brings-house = { $gain ->
    [yes] renforce ta maison de commerce { $country_in }
   *[no] fait moins pour ta maison de commerce { $country_in }
}
brings-conflict = { $gain ->
    [yes] te place mieux pour le conflit { $country_in }
   *[no] te place moins bien pour le conflit { $country_in }
}
brings-good-sold = { $gain ->
    [yes] { $good_id ->
        [book] te donne des { $goods } que tu peux vendre { $country_in }
       *[other] te donne du { $goods } que tu peux vendre { $country_in }
    }
   *[no] te laisse moins de { $goods } à vendre { $country_in }
}
brings-good = { $gain ->
    [yes] { $good_id ->
        [book] te donne des { $goods }, même si tu n’as pas encore d’acheteur
       *[other] te donne du { $goods }, même si tu n’as pas encore d’acheteur
    }
   *[no] te laisse moins de { $goods }
}
brings-person = { $gain ->
    [yes] tire le meilleur d’un personnage : { $card }
   *[no] se passe d’un personnage : { $card }
}
brings-years = { $gain ->
    [yes] garde plus longtemps un personnage auprès de toi : { $card }
   *[no] garde moins longtemps un personnage auprès de toi : { $card }
}
brings-space = { $gain ->
    [yes] te fait profiter d’une bonne case : { $space }
   *[no] laisse une case inutilisée : { $space }
}
brings-prisoner = { $gain ->
    [yes] évite Loch Leven à un dé : { $die }
   *[no] laisse { $die } à Loch Leven
}
brings-tile = { $gain ->
    [yes] te donne le jeton Privilège « { $tile } », ou le garde pour plus tard
   *[no] te coûte le jeton Privilège « { $tile } »
}

brings-all-points = { $gain ->
    [yes] marque plus de PV
   *[no] marque moins de PV
}
brings-all-houses = { $gain ->
    [yes] renforce tes maisons de commerce
   *[no] fait moins pour tes maisons de commerce
}
brings-all-conflicts = { $gain ->
    [yes] te place mieux pour les conflits
   *[no] te place moins bien pour les conflits
}
brings-all-goods = { $gain ->
    [yes] te donne de meilleures marchandises à vendre
   *[no] te laisse moins de marchandises à vendre
}
brings-all-actions = { $gain ->
    [yes] te donne des personnages et des actions plus forts
   *[no] te donne des personnages et des actions plus faibles
}
brings-all-loch-leven = { $gain ->
    [yes] évite Loch Leven à tes dés
   *[no] laisse des dés à Loch Leven
}
brings-all-tiles = { $gain ->
    [yes] te donne des jetons Privilège, ou les garde pour plus tard
   *[no] te coûte des jetons Privilège
}
brings-all-dice = { $gain ->
    [yes] te laisse plus de dés libres
   *[no] te laisse moins de dés libres
}
brings-all-protection = { $gain ->
    [yes] te protège contre les événements à venir
   *[no] affaiblit ta protection contre les événements à venir
}

# The same with an amount: $many is how many more, or fewer (« 2 », « environ 2 », « 1 ou 2 »), and $number what the plural goes by.

counted-scored = { $gain ->
    [yes] { $vp_source_id ->
        [person] marque { $many } PV de plus grâce aux personnages
        [space] marque { $many } PV de plus grâce aux cases
        [captain] vend des marchandises pour { $many } PV de plus par un capitaine
        [ship] vend des marchandises pour { $many } PV de plus par navire
        [market] vend des marchandises pour { $many } PV de plus au marché
        [conflict] rapporte { $many } PV de plus dans les conflits
        [minority] rapporte { $many } PV de plus pour la minorité religieuse
        [event] tire { $many } PV de plus de l’événement
        [no-person] épargne { $many } PV que coûte le renoncement à un personnage
        [spaces-left-out] épargne { $many } PV que coûtent les cases passées
        [ransom] épargne { $many } PV que coûte un dé repris
        [houses] rapporte { $many } PV de plus pour tes maisons en fin de partie
        [protection] te laisse des jetons Protection qui comptent { $many } PV de plus en fin de partie
        [goods] te laisse des marchandises qui comptent { $many } PV de plus en fin de partie
       *[tiles] te laisse des jetons Privilège qui comptent { $many } PV de plus en fin de partie
    }
   *[no] { $vp_source_id ->
        [person] marque { $many } PV de moins grâce aux personnages
        [space] marque { $many } PV de moins grâce aux cases
        [captain] vend des marchandises pour { $many } PV de moins par un capitaine
        [ship] vend des marchandises pour { $many } PV de moins par navire
        [market] vend des marchandises pour { $many } PV de moins au marché
        [conflict] rapporte { $many } PV de moins dans les conflits
        [minority] rapporte { $many } PV de moins pour la minorité religieuse
        [event] tire { $many } PV de moins de l’événement
        [no-person] coûte { $many } PV pour le renoncement à un personnage
        [spaces-left-out] coûte { $many } PV pour les cases passées
        [ransom] coûte { $many } PV pour un dé repris
        [houses] rapporte { $many } PV de moins pour tes maisons en fin de partie
        [protection] te laisse des jetons Protection qui comptent { $many } PV de moins en fin de partie
        [goods] te laisse des marchandises qui comptent { $many } PV de moins en fin de partie
       *[tiles] te laisse des jetons Privilège qui comptent { $many } PV de moins en fin de partie
    }
}
counted-good-sold = { $gain ->
    [yes] { $number ->
        [one] te permet de vendre { $many } { $good } de plus { $country_in }
       *[other] te permet de vendre { $many } { $good_plural } de plus { $country_in }
    }
   *[no] { $number ->
        [one] te laisse { $many } { $good } de moins à vendre { $country_in }
       *[other] te laisse { $many } { $good_plural } de moins à vendre { $country_in }
    }
}
counted-good = { $gain ->
    [yes] { $number ->
        [one] te donne { $many } { $good } de plus, même si tu n’as pas encore d’acheteur
       *[other] te donne { $many } { $good_plural } de plus, même si tu n’as pas encore d’acheteur
    }
   *[no] { $number ->
        [one] te laisse { $many } { $good } de moins
       *[other] te laisse { $many } { $good_plural } de moins
    }
}
counted-years = { $gain ->
    [yes] { $number ->
        [one] garde un personnage { $many } an de plus auprès de toi : { $card }
       *[other] garde un personnage { $many } ans de plus auprès de toi : { $card }
    }
   *[no] { $number ->
        [one] garde un personnage { $many } an de moins auprès de toi : { $card }
       *[other] garde un personnage { $many } ans de moins auprès de toi : { $card }
    }
}

counted-all-points = { $gain ->
    [yes] marque { $many } PV de plus
   *[no] marque { $many } PV de moins
}
counted-all-goods = { $gain ->
    [yes] { $number ->
        [one] te donne { $many } marchandise de plus
       *[other] te donne { $many } marchandises de plus
    }
   *[no] { $number ->
        [one] te laisse { $many } marchandise de moins
       *[other] te laisse { $many } marchandises de moins
    }
}
counted-all-dice = { $gain ->
    [yes] { $number ->
        [one] te laisse { $many } dé libre de plus
       *[other] te laisse { $many } dés libres de plus
    }
   *[no] { $number ->
        [one] te laisse { $many } dé libre de moins
       *[other] te laisse { $many } dés libres de moins
    }
}
counted-all-protection = { $gain ->
    [yes] { $number ->
        [one] te donne { $many } jeton Protection de plus contre les événements à venir
       *[other] te donne { $many } jetons Protection de plus contre les événements à venir
    }
   *[no] { $number ->
        [one] te laisse { $many } jeton Protection de moins contre les événements à venir
       *[other] te laisse { $many } jetons Protection de moins contre les événements à venir
    }
}
