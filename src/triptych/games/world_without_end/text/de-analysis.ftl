# World Without End, in German: what a move does, in a player’s words; it stands behind „dieser Zug …“. $gain: it brings more than another
# move does, or less.

brings-scored = { $gain ->
    [yes] { $vp_source_id ->
        [income] bringt Siegpunkte aus dem Einkommen
        [event] holt Siegpunkte aus dem Ereignis
        [favour] bringt Siegpunkte durch eine Gunst
        [building] bringt Siegpunkte durch verbautes Material
        [donation] bringt Siegpunkte durch Spenden
        [metal] bringt Siegpunkte durch das Metall für den Turm
        [rent] bringt Siegpunkte durch Hauspacht
        [medicine] bringt Siegpunkte durch Medizin
        [treatment] bringt Siegpunkte durch versorgte Kranke
        [piety-due] spart die Siegpunkte, die fehlende Frömmigkeit am Kapitelende kostet
        [grain-due] spart die Siegpunkte, die fehlendes Getreide am Kapitelende kostet
        [tax] spart die Siegpunkte, die eine fehlende Steuer am Kapitelende kostet
        [material] lässt dir Stein und Holz, die am Spielende zählen
       *[money] lässt dir Geld, das am Spielende zählt
    }
   *[no] { $vp_source_id ->
        [income] bringt weniger Siegpunkte aus dem Einkommen
        [event] holt weniger Siegpunkte aus dem Ereignis
        [favour] bringt weniger Siegpunkte durch Gunst
        [building] bringt weniger Siegpunkte durch verbautes Material
        [donation] bringt weniger Siegpunkte durch Spenden
        [metal] verzichtet auf das Metall für den Turm
        [rent] bringt weniger Siegpunkte durch Hauspacht
        [medicine] bringt weniger Siegpunkte durch Medizin
        [treatment] versorgt weniger Kranke
        [piety-due] kostet am Kapitelende Siegpunkte für fehlende Frömmigkeit
        [grain-due] kostet am Kapitelende Siegpunkte für fehlendes Getreide
        [tax] kostet am Kapitelende Siegpunkte für fehlende Steuer
        [material] lässt dir am Spielende weniger Stein und Holz
       *[money] lässt dir am Spielende weniger Geld
    }
}
brings-due = { $gain ->
    [yes] bringt dir { $thing } für die Abgabe am Kapitelende
   *[no] lässt dir am Kapitelende zu wenig { $thing } für die Abgabe
}
brings-over = { $gain ->
    [yes] lässt dir mehr { $thing } auf Vorrat
   *[no] lässt dir weniger { $thing } auf Vorrat
}
brings-tax = { $gain ->
    [yes] bringt dir { $thing }, das du als Steuer schuldest
   *[no] lässt dir zu wenig { $thing } für die Steuer
}
brings-money = { $gain ->
    [yes] lässt dir mehr { $thing } über die Steuer hinaus
   *[no] kostet dich { $thing } über die Steuer hinaus
}
brings-building = { $gain ->
    [yes] bringt dir { $thing } für die Bauvorhaben
   *[no] lässt dir weniger { $thing } für die Bauvorhaben
}
brings-house = { $gain ->
    [yes] bringt dir das Haus auf { $site }
   *[no] verzichtet auf das Haus auf { $site }
}
brings-donation = { $gain ->
    [yes] macht die Spende für { $project_den } lohnend
   *[no] verzichtet auf die Spende für { $project_den }
}
brings-card = { $gain ->
    [yes] hebt die Karte „{ $action }“ für später auf
   *[no] gibt die Karte „{ $action }“ aus der Hand
}
brings-sick = { $gain ->
    [yes] lässt dich den Kranken { $place_in } versorgen
   *[no] lässt den Kranken { $place_in } unversorgt
}
brings-penalty = { $gain ->
    [yes] erspart dir die Strafe „{ $penalty }“
   *[no] bringt dir die Strafe „{ $penalty }“ ein
}

brings-all-points = { $gain ->
    [yes] bringt mehr Siegpunkte
   *[no] bringt weniger Siegpunkte
}
brings-all-dues = { $gain ->
    [yes] hilft dir bei den Abgaben am Kapitelende
   *[no] lässt dir am Kapitelende zu wenig für die Abgaben
}
brings-all-money = { $gain ->
    [yes] lässt dir mehr Geld
   *[no] kostet dich Geld
}
brings-all-material = { $gain ->
    [yes] bringt dir Stein und Holz zum Bauen
   *[no] lässt dir weniger Stein und Holz
}
brings-all-houses = { $gain ->
    [yes] holt mehr aus deinen Häusern heraus
   *[no] holt weniger aus deinen Häusern heraus
}
brings-all-donations = { $gain ->
    [yes] holt mehr aus deinen Spenden heraus
   *[no] holt weniger aus deinen Spenden heraus
}
brings-all-cards = { $gain ->
    [yes] hebt die besseren Karten für später auf
   *[no] lässt dir die schwächeren Karten
}
brings-all-sick = { $gain ->
    [yes] lässt dich mehr Kranke versorgen
   *[no] lässt dich weniger Kranke versorgen
}
brings-all-penalties = { $gain ->
    [yes] erspart dir eine Strafe
   *[no] bringt dir eine Strafe ein
}
brings-all-wool = { $gain ->
    [yes] bringt dir Wolle zum Verkaufen
   *[no] lässt dir weniger Wolle
}
brings-all-cloth = { $gain ->
    [yes] bringt dir Tuch zum Verkaufen
   *[no] lässt dir weniger Tuch
}
brings-all-loyalty = { $gain ->
    [yes] bringt dir Loyalität
   *[no] kostet dich Loyalität
}
brings-all-knowledge = { $gain ->
    [yes] bringt dir Wissen für die Medizin
   *[no] kostet dich Wissen für die Medizin
}

# The same with an amount: $many is how many more, or fewer („2“, „etwa 2“, „1 oder 2“), and $number what the plural goes by.

counted-scored = { $gain ->
    [yes] { $vp_source_id ->
        [income] bringt dir { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } mehr aus dem Einkommen
        [event] holt { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } mehr aus dem Ereignis
        [favour] bringt dir { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } mehr durch Gunst
        [building] bringt dir { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } mehr durch verbautes Material
        [donation] bringt dir { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } mehr durch Spenden
        [metal] bringt dir { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } mehr durch das Metall für den Turm
        [rent] bringt dir { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } mehr durch Hauspacht
        [medicine] bringt dir { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } mehr durch Medizin
        [treatment] bringt dir { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } mehr durch versorgte Kranke
        [piety-due] spart am Kapitelende { $many } { $number ->
            [one] Siegpunkt, den fehlende Frömmigkeit kostet
           *[other] Siegpunkte, die fehlende Frömmigkeit kostet
        }
        [grain-due] spart am Kapitelende { $many } { $number ->
            [one] Siegpunkt, den fehlendes Getreide kostet
           *[other] Siegpunkte, die fehlendes Getreide kostet
        }
        [tax] spart am Kapitelende { $many } { $number ->
            [one] Siegpunkt, den fehlende Steuer kostet
           *[other] Siegpunkte, die fehlende Steuer kostet
        }
        [material] lässt dir Stein und Holz, die am Spielende { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } mehr zählen
       *[money] lässt dir Geld, das am Spielende { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } mehr zählt
    }
   *[no] { $vp_source_id ->
        [income] bringt dir { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } weniger aus dem Einkommen
        [event] holt { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } weniger aus dem Ereignis
        [favour] bringt dir { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } weniger durch Gunst
        [building] bringt dir { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } weniger durch verbautes Material
        [donation] bringt dir { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } weniger durch Spenden
        [metal] verzichtet auf { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } durch das Metall für den Turm
        [rent] bringt dir { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } weniger durch Hauspacht
        [medicine] bringt dir { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } weniger durch Medizin
        [treatment] bringt dir { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } weniger durch versorgte Kranke
        [piety-due] kostet am Kapitelende { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } für fehlende Frömmigkeit
        [grain-due] kostet am Kapitelende { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } für fehlendes Getreide
        [tax] kostet am Kapitelende { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } für fehlende Steuer
        [material] lässt dir Stein und Holz, die am Spielende { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } weniger zählen
       *[money] lässt dir Geld, das am Spielende { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } weniger zählt
    }
}
counted-due = { $gain ->
    [yes] bringt dir { $many } { $thing } mehr für die Abgabe am Kapitelende
   *[no] lässt dir { $many } { $thing } weniger für die Abgabe am Kapitelende
}
counted-over = { $gain ->
    [yes] { $number ->
        [one] lässt dir { $many } { $thing } mehr auf Vorrat
       *[other] lässt dir { $many } { $thing_many } mehr auf Vorrat
    }
   *[no] { $number ->
        [one] lässt dir { $many } { $thing } weniger auf Vorrat
       *[other] lässt dir { $many } { $thing_many } weniger auf Vorrat
    }
}
counted-tax = { $gain ->
    [yes] bringt dir { $many } { $thing } mehr für die Steuer
   *[no] lässt dir { $many } { $thing } weniger für die Steuer
}
counted-money = { $gain ->
    [yes] lässt dir { $many } { $thing } mehr über die Steuer hinaus
   *[no] lässt dir { $many } { $thing } weniger über die Steuer hinaus
}
counted-building = { $gain ->
    [yes] { $number ->
        [one] bringt dir { $many } { $thing } mehr für die Bauvorhaben
       *[other] bringt dir { $many } { $thing_many } mehr für die Bauvorhaben
    }
   *[no] { $number ->
        [one] lässt dir { $many } { $thing } weniger für die Bauvorhaben
       *[other] lässt dir { $many } { $thing_many } weniger für die Bauvorhaben
    }
}

counted-all-points = { $gain ->
    [yes] { $number ->
        [one] bringt { $many } Siegpunkt mehr
       *[other] bringt { $many } Siegpunkte mehr
    }
   *[no] { $number ->
        [one] bringt { $many } Siegpunkt weniger
       *[other] bringt { $many } Siegpunkte weniger
    }
}
counted-all-material = { $gain ->
    [yes] { $number ->
        [one] bringt dir { $many } Baumaterial mehr
       *[other] bringt dir { $many } Baumaterialien mehr
    }
   *[no] { $number ->
        [one] lässt dir { $many } Baumaterial weniger
       *[other] lässt dir { $many } Baumaterialien weniger
    }
}
counted-all-wool = { $gain ->
    [yes] bringt dir { $many } Wolle mehr zum Verkaufen
   *[no] lässt dir { $many } Wolle weniger
}
counted-all-cloth = { $gain ->
    [yes] bringt dir { $many } Tuch mehr zum Verkaufen
   *[no] lässt dir { $many } Tuch weniger
}
counted-all-loyalty = { $gain ->
    [yes] lässt dir { $many } Loyalität mehr
   *[no] lässt dir { $many } Loyalität weniger
}
counted-all-knowledge = { $gain ->
    [yes] lässt dir { $many } Wissen mehr für die Medizin
   *[no] lässt dir { $many } Wissen weniger für die Medizin
}
