# World Without End, in French: what a move does, in a player’s words; it stands behind « ce coup … ». $gain: it brings more than another
# move does, or less.

brings-scored = { $gain ->
    [yes] { $vp_source_id ->
        [income] rapporte des PV par le revenu
        [event] tire des PV de l’événement
        [favour] rapporte des PV par une faveur
        [building] marque des PV avec les matériaux posés
        [donation] marque des PV avec les dons
        [metal] marque des PV avec le métal de la Tour
        [rent] marque des PV avec les loyers
        [medicine] marque des PV avec la médecine
        [treatment] marque des PV en soignant les malades
        [piety-due] épargne les PV que coûte la piété manquante en fin de chapitre
        [grain-due] épargne les PV que coûte le grain manquant en fin de chapitre
        [tax] épargne les PV que coûte l’impôt manquant en fin de chapitre
        [material] te laisse de la pierre et du bois, qui comptent en fin de partie
       *[money] te laisse de l’argent, qui compte en fin de partie
    }
   *[no] { $vp_source_id ->
        [income] rapporte moins de PV par le revenu
        [event] tire moins de PV de l’événement
        [favour] rapporte moins de PV par les faveurs
        [building] marque moins de PV avec les matériaux posés
        [donation] marque moins de PV avec les dons
        [metal] renonce au métal de la Tour
        [rent] marque moins de PV avec les loyers
        [medicine] marque moins de PV avec la médecine
        [treatment] soigne moins de malades
        [piety-due] coûte des PV pour la piété manquante en fin de chapitre
        [grain-due] coûte des PV pour le grain manquant en fin de chapitre
        [tax] coûte des PV pour l’impôt manquant en fin de chapitre
        [material] te laisse moins de pierre et de bois en fin de partie
       *[money] te laisse moins d’argent en fin de partie
    }
}
brings-due = { $gain ->
    [yes] t’apporte { $thing_the } que tu dois en fin de chapitre
   *[no] te laisse à court { $thing_of } en fin de chapitre
}
brings-over = { $gain ->
    [yes] te laisse plus { $thing_of } en réserve
   *[no] te laisse moins { $thing_of } en réserve
}
brings-tax = { $gain ->
    [yes] t’apporte { $thing_the } de l’impôt
   *[no] te laisse à court { $thing_of } pour l’impôt
}
brings-money = { $gain ->
    [yes] te laisse plus { $thing_of } au-delà de l’impôt
   *[no] te laisse moins { $thing_of } au-delà de l’impôt
}
brings-building = { $gain ->
    [yes] t’apporte { $thing_the } qu’il faut pour les chantiers
   *[no] te laisse moins { $thing_of } pour les chantiers
}
brings-house = { $gain ->
    [yes] te donne la maison sur { $site }
   *[no] se passe de la maison sur { $site }
}
brings-donation = { $gain ->
    [yes] fait fructifier le don pour { $project }
   *[no] se passe du don pour { $project }
}
brings-card = { $gain ->
    [yes] garde la carte « { $action } » pour plus tard
   *[no] sacrifie la carte « { $action } »
}
brings-sick = { $gain ->
    [yes] te permet de soigner le malade dans { $place }
   *[no] laisse sans soins le malade dans { $place }
}
brings-penalty = { $gain ->
    [yes] t’évite la peine « { $penalty } »
   *[no] t’attire la peine « { $penalty } »
}

brings-all-points = { $gain ->
    [yes] marque plus de PV
   *[no] marque moins de PV
}
brings-all-dues = { $gain ->
    [yes] t’aide à payer les redevances en fin de chapitre
   *[no] te laisse à court pour les redevances en fin de chapitre
}
brings-all-money = { $gain ->
    [yes] te laisse plus d’argent
   *[no] te coûte de l’argent
}
brings-all-material = { $gain ->
    [yes] t’apporte de la pierre et du bois pour bâtir
   *[no] te laisse moins de pierre et de bois
}
brings-all-houses = { $gain ->
    [yes] tire davantage de tes maisons
   *[no] tire moins de tes maisons
}
brings-all-donations = { $gain ->
    [yes] tire davantage de tes dons
   *[no] tire moins de tes dons
}
brings-all-cards = { $gain ->
    [yes] garde les meilleures cartes pour plus tard
   *[no] te laisse les cartes les plus faibles
}
brings-all-sick = { $gain ->
    [yes] te permet de soigner plus de malades
   *[no] te permet de soigner moins de malades
}
brings-all-penalties = { $gain ->
    [yes] t’évite une peine
   *[no] t’attire une peine
}
brings-all-wool = { $gain ->
    [yes] t’apporte de la laine à vendre
   *[no] te laisse moins de laine
}
brings-all-cloth = { $gain ->
    [yes] t’apporte du drap à vendre
   *[no] te laisse moins de drap
}
brings-all-loyalty = { $gain ->
    [yes] t’apporte de la loyauté
   *[no] te coûte de la loyauté
}
brings-all-knowledge = { $gain ->
    [yes] t’apporte du savoir pour la médecine
   *[no] te coûte du savoir pour la médecine
}

# The same with an amount: $many is how many more, or fewer (« 2 », « environ 2 », « 1 ou 2 »), and $number what the plural goes by.

counted-scored = { $gain ->
    [yes] { $vp_source_id ->
        [income] rapporte { $many } PV de plus par le revenu
        [event] tire { $many } PV de plus de l’événement
        [favour] rapporte { $many } PV de plus par les faveurs
        [building] marque { $many } PV de plus avec les matériaux posés
        [donation] marque { $many } PV de plus avec les dons
        [metal] marque { $many } PV de plus avec le métal de la Tour
        [rent] marque { $many } PV de plus avec les loyers
        [medicine] marque { $many } PV de plus avec la médecine
        [treatment] marque { $many } PV de plus en soignant les malades
        [piety-due] épargne { $many } PV que coûte la piété manquante en fin de chapitre
        [grain-due] épargne { $many } PV que coûte le grain manquant en fin de chapitre
        [tax] épargne { $many } PV que coûte l’impôt manquant en fin de chapitre
        [material] te laisse de la pierre et du bois qui comptent { $many } PV de plus en fin de partie
       *[money] te laisse de l’argent qui compte { $many } PV de plus en fin de partie
    }
   *[no] { $vp_source_id ->
        [income] rapporte { $many } PV de moins par le revenu
        [event] tire { $many } PV de moins de l’événement
        [favour] rapporte { $many } PV de moins par les faveurs
        [building] marque { $many } PV de moins avec les matériaux posés
        [donation] marque { $many } PV de moins avec les dons
        [metal] renonce à { $many } PV du métal de la Tour
        [rent] marque { $many } PV de moins avec les loyers
        [medicine] marque { $many } PV de moins avec la médecine
        [treatment] marque { $many } PV de moins en soignant les malades
        [piety-due] coûte { $many } PV pour la piété manquante en fin de chapitre
        [grain-due] coûte { $many } PV pour le grain manquant en fin de chapitre
        [tax] coûte { $many } PV pour l’impôt manquant en fin de chapitre
        [material] te laisse de la pierre et du bois qui comptent { $many } PV de moins en fin de partie
       *[money] te laisse de l’argent qui compte { $many } PV de moins en fin de partie
    }
}
counted-due = { $gain ->
    [yes] { $number ->
        [one] t’apporte { $many } { $thing_one } de plus pour la redevance en fin de chapitre
       *[other] t’apporte { $many } { $thing_many } de plus pour la redevance en fin de chapitre
    }
   *[no] { $number ->
        [one] te laisse { $many } { $thing_one } de moins pour la redevance en fin de chapitre
       *[other] te laisse { $many } { $thing_many } de moins pour la redevance en fin de chapitre
    }
}
counted-over = { $gain ->
    [yes] { $number ->
        [one] te laisse { $many } { $thing_one } de plus en réserve
       *[other] te laisse { $many } { $thing_many } de plus en réserve
    }
   *[no] { $number ->
        [one] te laisse { $many } { $thing_one } de moins en réserve
       *[other] te laisse { $many } { $thing_many } de moins en réserve
    }
}
counted-tax = { $gain ->
    [yes] { $number ->
        [one] t’apporte { $many } { $thing_one } de plus pour l’impôt
       *[other] t’apporte { $many } { $thing_many } de plus pour l’impôt
    }
   *[no] { $number ->
        [one] te laisse { $many } { $thing_one } de moins pour l’impôt
       *[other] te laisse { $many } { $thing_many } de moins pour l’impôt
    }
}
counted-money = { $gain ->
    [yes] { $number ->
        [one] te laisse { $many } { $thing_one } de plus au-delà de l’impôt
       *[other] te laisse { $many } { $thing_many } de plus au-delà de l’impôt
    }
   *[no] { $number ->
        [one] te laisse { $many } { $thing_one } de moins au-delà de l’impôt
       *[other] te laisse { $many } { $thing_many } de moins au-delà de l’impôt
    }
}
counted-building = { $gain ->
    [yes] { $number ->
        [one] t’apporte { $many } { $thing_one } de plus pour les chantiers
       *[other] t’apporte { $many } { $thing_many } de plus pour les chantiers
    }
   *[no] { $number ->
        [one] te laisse { $many } { $thing_one } de moins pour les chantiers
       *[other] te laisse { $many } { $thing_many } de moins pour les chantiers
    }
}

counted-all-points = { $gain ->
    [yes] marque { $many } PV de plus
   *[no] marque { $many } PV de moins
}
counted-all-material = { $gain ->
    [yes] { $number ->
        [one] t’apporte { $many } matériau de plus pour bâtir
       *[other] t’apporte { $many } matériaux de plus pour bâtir
    }
   *[no] { $number ->
        [one] te laisse { $many } matériau de moins pour bâtir
       *[other] te laisse { $many } matériaux de moins pour bâtir
    }
}
counted-all-wool = { $gain ->
    [yes] { $number ->
        [one] t’apporte { $many } laine de plus à vendre
       *[other] t’apporte { $many } laines de plus à vendre
    }
   *[no] { $number ->
        [one] te laisse { $many } laine de moins
       *[other] te laisse { $many } laines de moins
    }
}
counted-all-cloth = { $gain ->
    [yes] { $number ->
        [one] t’apporte { $many } drap de plus à vendre
       *[other] t’apporte { $many } draps de plus à vendre
    }
   *[no] { $number ->
        [one] te laisse { $many } drap de moins
       *[other] te laisse { $many } draps de moins
    }
}
counted-all-loyalty = { $gain ->
    [yes] { $number ->
        [one] te laisse { $many } jeton de loyauté de plus
       *[other] te laisse { $many } jetons de loyauté de plus
    }
   *[no] { $number ->
        [one] te laisse { $many } jeton de loyauté de moins
       *[other] te laisse { $many } jetons de loyauté de moins
    }
}
counted-all-knowledge = { $gain ->
    [yes] { $number ->
        [one] te laisse { $many } jeton de savoir de plus pour la médecine
       *[other] te laisse { $many } jetons de savoir de plus pour la médecine
    }
   *[no] { $number ->
        [one] te laisse { $many } jeton de savoir de moins pour la médecine
       *[other] te laisse { $many } jetons de savoir de moins pour la médecine
    }
}
