# A Column of Fire, in German: what a move does, in a player’s words; it stands behind „dieser Zug …“. $gain: it brings more than another
# move does, or less.

brings-scored = { $gain ->
    [yes] { $vp_source_id ->
        [person] bringt dir Siegpunkte durch eine Person
        [space] bringt dir Siegpunkte durch ein Feld
        [captain] verkauft Waren durch einen Kapitän
        [ship] verkauft Waren mit dem Schiff
        [market] verkauft Waren auf dem Markt
        [conflict] bringt dir Siegpunkte in Konflikten
        [minority] bringt dir Siegpunkte für die Religionsminderheit
        [event] holt Siegpunkte aus dem Ereignis
        [no-person] spart die Siegpunkte, die der Verzicht auf eine Person kostet
        [spaces-left-out] spart die Siegpunkte, die ausgelassene Felder kosten
        [ransom] spart die Siegpunkte, die ein zurückgeholter Würfel kostet
        [houses] bringt dir am Spielende mehr für deine Handelshäuser
        [protection] lässt dir Schutzplättchen, die am Spielende zählen
        [goods] lässt dir Waren, die am Spielende zählen
       *[tiles] lässt dir Vorteilsplättchen, die am Spielende zählen
    }
   *[no] { $vp_source_id ->
        [person] verzichtet auf Siegpunkte durch eine Person
        [space] verzichtet auf Siegpunkte durch ein Feld
        [captain] verkauft weniger durch einen Kapitän
        [ship] verkauft weniger mit dem Schiff
        [market] verkauft weniger auf dem Markt
        [conflict] bringt dir weniger Siegpunkte in Konflikten
        [minority] verzichtet auf die Siegpunkte für die Religionsminderheit
        [event] holt weniger Siegpunkte aus dem Ereignis
        [no-person] kostet Siegpunkte für den Verzicht auf eine Person
        [spaces-left-out] kostet Siegpunkte für ausgelassene Felder
        [ransom] kostet Siegpunkte für einen zurückgeholten Würfel
        [houses] bringt dir am Spielende weniger für deine Handelshäuser
        [protection] lässt dir am Spielende weniger Schutzplättchen
        [goods] lässt dir am Spielende weniger Waren
       *[tiles] lässt dir am Spielende weniger Vorteilsplättchen
    }
}
brings-house = { $gain ->
    [yes] stärkt dein Handelshaus { $country_in }
   *[no] bringt dein Handelshaus { $country_in } weniger voran
}
brings-conflict = { $gain ->
    [yes] verbessert deine Lage im Konflikt { $country_in }
   *[no] verschlechtert deine Lage im Konflikt { $country_in }
}
brings-good-sold = { $gain ->
    [yes] bringt dir { $goods } zum Verkauf { $country_in }
   *[no] lässt dir weniger { $goods } zum Verkauf { $country_in }
}
brings-good = { $gain ->
    [yes] bringt dir { $goods }, auch wenn du dafür noch keinen Abnehmer hast
   *[no] lässt dir weniger { $goods }
}
brings-person = { $gain ->
    [yes] holt viel aus { $card_dem } heraus
   *[no] kommt ohne { $card_den } aus
}
brings-years = { $gain ->
    [yes] behält { $card_den } länger bei dir
   *[no] behält { $card_den } weniger Jahre bei dir
}
brings-space = { $gain ->
    [yes] lässt dich ein gutes Feld nutzen: { $space }
   *[no] lässt ein Feld ungenutzt: { $space }
}
brings-prisoner = { $gain ->
    [yes] bewahrt { $die_den } vor Loch Leven
   *[no] lässt { $die_den } auf Loch Leven
}
brings-tile = { $gain ->
    [yes] bringt dir das Vorteilsplättchen „{ $tile }“ oder spart es für später auf
   *[no] kostet dich das Vorteilsplättchen „{ $tile }“
}

brings-all-points = { $gain ->
    [yes] bringt mehr Siegpunkte
   *[no] bringt weniger Siegpunkte
}
brings-all-houses = { $gain ->
    [yes] stärkt deine Handelshäuser
   *[no] bringt deine Handelshäuser weniger voran
}
brings-all-conflicts = { $gain ->
    [yes] verbessert deine Lage in den Konflikten
   *[no] verschlechtert deine Lage in den Konflikten
}
brings-all-goods = { $gain ->
    [yes] bringt dir bessere Waren zum Verkauf
   *[no] lässt dir weniger Waren zum Verkauf
}
brings-all-actions = { $gain ->
    [yes] gibt dir stärkere Personen und Aktionen
   *[no] gibt dir schwächere Personen und Aktionen
}
brings-all-loch-leven = { $gain ->
    [yes] bewahrt deine Würfel vor Loch Leven
   *[no] lässt Würfel auf Loch Leven
}
brings-all-tiles = { $gain ->
    [yes] bringt dir Vorteilsplättchen oder spart sie für später auf
   *[no] kostet dich Vorteilsplättchen
}
brings-all-dice = { $gain ->
    [yes] lässt dir mehr freie Würfel
   *[no] lässt dir weniger freie Würfel
}
brings-all-protection = { $gain ->
    [yes] schützt dich vor kommenden Ereignissen
   *[no] schwächt deinen Schutz vor kommenden Ereignissen
}

# The same with an amount: $many is how many more, or fewer („2“, „etwa 2“, „1 oder 2“), and $number what the plural goes by.

counted-scored = { $gain ->
    [yes] { $vp_source_id ->
        [person] bringt dir { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } mehr durch Personen
        [space] bringt dir { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } mehr durch Felder
        [captain] verkauft durch einen Kapitän Waren für { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } mehr
        [ship] verkauft mit dem Schiff Waren für { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } mehr
        [market] verkauft auf dem Markt Waren für { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } mehr
        [conflict] bringt dir { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } mehr in Konflikten
        [minority] bringt dir { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } mehr für die Religionsminderheit
        [event] holt { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } mehr aus dem Ereignis
        [no-person] spart { $many } { $number ->
            [one] Siegpunkt, den der Verzicht auf eine Person kostet
           *[other] Siegpunkte, die der Verzicht auf eine Person kostet
        }
        [spaces-left-out] spart { $many } { $number ->
            [one] Siegpunkt, den ausgelassene Felder kosten
           *[other] Siegpunkte, die ausgelassene Felder kosten
        }
        [ransom] spart { $many } { $number ->
            [one] Siegpunkt, den ein zurückgeholter Würfel kostet
           *[other] Siegpunkte, die ein zurückgeholter Würfel kostet
        }
        [houses] bringt dir am Spielende { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } mehr für deine Handelshäuser
        [protection] lässt dir Schutzplättchen, die am Spielende { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } mehr zählen
        [goods] lässt dir Waren, die am Spielende { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } mehr zählen
       *[tiles] lässt dir Vorteilsplättchen, die am Spielende { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } mehr zählen
    }
   *[no] { $vp_source_id ->
        [person] bringt dir { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } weniger durch Personen
        [space] bringt dir { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } weniger durch Felder
        [captain] verkauft durch einen Kapitän Waren für { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } weniger
        [ship] verkauft mit dem Schiff Waren für { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } weniger
        [market] verkauft auf dem Markt Waren für { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } weniger
        [conflict] bringt dir { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } weniger in Konflikten
        [minority] bringt dir { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } weniger für die Religionsminderheit
        [event] holt { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } weniger aus dem Ereignis
        [no-person] kostet { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } für den Verzicht auf eine Person
        [spaces-left-out] kostet { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } für ausgelassene Felder
        [ransom] kostet { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } für einen zurückgeholten Würfel
        [houses] bringt dir am Spielende { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } weniger für deine Handelshäuser
        [protection] lässt dir Schutzplättchen, die am Spielende { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } weniger zählen
        [goods] lässt dir Waren, die am Spielende { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } weniger zählen
       *[tiles] lässt dir Vorteilsplättchen, die am Spielende { $many } { $number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } weniger zählen
    }
}
counted-good-sold = { $gain ->
    [yes] { $number ->
        [one] lässt dich { $country_in } { $many } { $good } mehr verkaufen
       *[other] lässt dich { $country_in } { $many } { $goods } mehr verkaufen
    }
   *[no] { $number ->
        [one] lässt dir { $many } { $good } weniger zum Verkauf { $country_in }
       *[other] lässt dir { $many } { $goods } weniger zum Verkauf { $country_in }
    }
}
counted-good = { $gain ->
    [yes] { $number ->
        [one] bringt dir { $many } { $good } mehr, auch wenn du dafür noch keinen Abnehmer hast
       *[other] bringt dir { $many } { $goods } mehr, auch wenn du dafür noch keinen Abnehmer hast
    }
   *[no] { $number ->
        [one] lässt dir { $many } { $good } weniger
       *[other] lässt dir { $many } { $goods } weniger
    }
}
counted-years = { $gain ->
    [yes] { $number ->
        [one] behält { $card_den } { $many } Jahr länger bei dir
       *[other] behält { $card_den } { $many } Jahre länger bei dir
    }
   *[no] { $number ->
        [one] behält { $card_den } { $many } Jahr weniger bei dir
       *[other] behält { $card_den } { $many } Jahre weniger bei dir
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
counted-all-goods = { $gain ->
    [yes] { $number ->
        [one] bringt dir { $many } Ware mehr
       *[other] bringt dir { $many } Waren mehr
    }
   *[no] { $number ->
        [one] lässt dir { $many } Ware weniger
       *[other] lässt dir { $many } Waren weniger
    }
}
counted-all-dice = { $gain ->
    [yes] { $number ->
        [one] lässt dir { $many } freien Würfel mehr
       *[other] lässt dir { $many } freie Würfel mehr
    }
   *[no] { $number ->
        [one] lässt dir { $many } freien Würfel weniger
       *[other] lässt dir { $many } freie Würfel weniger
    }
}
counted-all-protection = { $gain ->
    [yes] bringt dir { $many } Schutzplättchen mehr gegen kommende Ereignisse
   *[no] lässt dir { $many } Schutzplättchen weniger gegen kommende Ereignisse
}
