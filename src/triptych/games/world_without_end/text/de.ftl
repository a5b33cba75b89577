# World Without End, in German: „Die Tore der Welt“, with the words of its German rulebook.
#
# See en.ftl for the arguments. Forms of nouns, named by the word they go with or by what they are for:
#   things      $thing_kein (kein Stein, keine Wolle), in the nominative
#   counts      $count_each (je 1 Stein), $count_most (am meisten Stein, die meisten Häuser), $count_least
#   favours     $favour_zur (zur Königin, zum Prior), $favour_bei (bei der Königin)
#   projects    $project_den (die Brücke, den Turm), $project_an (an der Brücke, am Turm)
#   places      $place_in (im Haus des Bäckers)
#   penalties   $penalty_von (von der Buße, vom Betteln)
# Amounts and bundles are the same in the nominative and the accusative and stand in no other case: “2 Steine”, never behind „mit“ or „aus“.
# $who brings the comma of its clause along: „Wer am meisten Geld hat,“. Sites have no article: „auf Bauplatz 7 (2 Geld)“.
# What one does stands in the infinitive, on buttons and after colons; cards are told what to do in the imperative. No button, question, reason
# and line of the log begins with a quotation mark.

### Nouns

thing-stone = Stein
    .kein = kein Stein
    .many = Steine
thing-wood = Holz
    .kein = kein Holz
    .many = Holz
thing-grain = Getreide
    .kein = kein Getreide
    .many = Getreide
thing-piety = Frömmigkeit
    .kein = keine Frömmigkeit
    .many = Frömmigkeit
thing-wool = Wolle
    .kein = keine Wolle
    .many = Wolle
thing-cloth = Tuch
    .kein = kein Tuch
    .many = Tuch
thing-loyalty = Loyalität
    .kein = keine Loyalität
    .many = Loyalität
thing-knowledge = Wissen
    .kein = kein Wissen
    .many = Wissen
thing-money = Geld
    .kein = kein Geld
    .many = Geld
thing-vp = Siegpunkte
    .kein = kein Siegpunkt
    .many = Siegpunkte

# A thing that somebody has named otherwise in a content file of his own.
thing-plain = { $name }
    .kein = nichts von „{ $name }“
    .many = { $name }

# So much of a thing.
amount-stone = { $number ->
    [one] 1 Stein
   *[other] { $number } Steine
}
amount-wood = { $number } Holz
amount-grain = { $number } Getreide
amount-piety = { $number } Frömmigkeit
amount-wool = { $number } Wolle
amount-cloth = { $number } Tuch
amount-loyalty = { $number } Loyalität
amount-knowledge = { $number } Wissen
amount-money = { $number } Geld
amount-vp = { $number ->
    [one] 1 Siegpunkt
   *[other] { $number } Siegpunkte
}
amount-plain = { $number } { $name }
# What is gained and used at once.
amount-treat = { $number ->
    [one] 1 Krankenversorgung
   *[other] { $number } Krankenversorgungen
}
amount-free-house = { $number ->
    [one] 1 Haus ohne Kosten
   *[other] { $number } Häuser ohne Kosten
}
amount-favour = { $number ->
    [one] 1 Zug des Gunststeins
   *[other] { $number } Züge des Gunststeins
}

# What is counted.
count-stone = Stein
    .each = je 1 Stein
    .most = am meisten Stein
    .least = am wenigsten Stein
count-wood = Holz
    .each = je 1 Holz
    .most = am meisten Holz
    .least = am wenigsten Holz
count-grain = Getreide
    .each = je 1 Getreide
    .most = am meisten Getreide
    .least = am wenigsten Getreide
count-piety = Frömmigkeit
    .each = je 1 Frömmigkeit
    .most = am meisten Frömmigkeit
    .least = am wenigsten Frömmigkeit
count-wool = Wolle
    .each = je 1 Wolle
    .most = am meisten Wolle
    .least = am wenigsten Wolle
count-cloth = Tuch
    .each = je 1 Tuch
    .most = am meisten Tuch
    .least = am wenigsten Tuch
count-loyalty = Loyalität
    .each = je 1 Loyalität
    .most = am meisten Loyalität
    .least = am wenigsten Loyalität
count-knowledge = Wissen
    .each = je 1 Wissen
    .most = am meisten Wissen
    .least = am wenigsten Wissen
count-money = Geld
    .each = je 1 Geld
    .most = am meisten Geld
    .least = am wenigsten Geld
count-vp = Siegpunkte
    .each = je 1 Siegpunkt
    .most = die meisten Siegpunkte
    .least = die wenigsten Siegpunkte
count-house = Häuser auf dem Spielplan
    .each = jedes eigene Haus auf dem Spielplan
    .most = die meisten Häuser auf dem Spielplan
    .least = die wenigsten Häuser auf dem Spielplan
count-sick = Kranke in der Stadt
    .each = jeden Kranken in der Stadt
    .most = die meisten Kranken in der Stadt
    .least = die wenigsten Kranken in der Stadt
count-plain = { $name }
    .each = je 1 „{ $name }“
    .most = am meisten { $name }
    .least = am wenigsten { $name }

favour-queen = die Königin
    .zur = zur Königin
    .bei = bei der Königin
favour-prior = der Prior
    .zur = zum Prior
    .bei = beim Prior
favour-outlaws-1 = die Geächteten
    .zur = zu den Geächteten
    .bei = bei den Geächteten
favour-guild = die Zunft
    .zur = zur Zunft
    .bei = bei der Zunft
favour-prioress = die Priorin
    .zur = zur Priorin
    .bei = bei der Priorin
favour-merchants = die Kaufleute
    .zur = zu den Kaufleuten
    .bei = bei den Kaufleuten
favour-king = der König
    .zur = zum König
    .bei = beim König
favour-outlaws-2 = die Geächteten
    .zur = zu den Geächteten
    .bei = bei den Geächteten
favour-earl = der Graf von Shiring
    .zur = zum Grafen von Shiring
    .bei = beim Grafen von Shiring
favour-bishop = der Bischof
    .zur = zum Bischof
    .bei = beim Bischof
favour-plain = das Feld „{ $name }“
    .zur = zum Feld „{ $name }“
    .bei = beim Feld „{ $name }“

project-bridge = die Brücke
    .den = die Brücke
    .an = an der Brücke
project-tower = der Turm
    .den = den Turm
    .an = am Turm
project-fulling-mill = die Walkmühle
    .den = die Walkmühle
    .an = an der Walkmühle
project-palace = der Priorspalast
    .den = den Priorspalast
    .an = am Priorspalast
project-hospital = das Hospital
    .den = das Hospital
    .an = am Hospital
project-lady-chapel = die Marienkapelle
    .den = die Marienkapelle
    .an = an der Marienkapelle
project-small-church = die Markuskirche
    .den = die Markuskirche
    .an = an der Markuskirche
project-plain = das Bauvorhaben „{ $name }“
    .den = das Bauvorhaben „{ $name }“
    .an = am Bauvorhaben „{ $name }“

place-1 = das Haus des Bäckers
    .in = im Haus des Bäckers
place-2 = das Haus des Wirts
    .in = im Haus des Wirts
place-3 = das Haus des Webers
    .in = im Haus des Webers
place-4 = das Haus des Küsters
    .in = im Haus des Küsters
place-5 = das Haus des Schäfers
    .in = im Haus des Schäfers
place-6 = das Haus des Vogts
    .in = im Haus des Vogts
place-7 = das Haus des Gerbers
    .in = im Haus des Gerbers
place-8 = das Haus des Goldschmieds
    .in = im Haus des Goldschmieds
place-9 = das Haus des Zimmermanns
    .in = im Haus des Zimmermanns
place-10 = das Haus des Ratsherrn
    .in = im Haus des Ratsherrn
place-11 = das Waldversteck
    .in = im Waldversteck
place-plain = der Ort „{ $name }“
    .in = am Ort „{ $name }“

site-name = Bauplatz { $number } ({ $bundle })

penalty-penance = Buße
    .von = von der Buße
penalty-begging = Betteln
    .von = vom Betteln
penalty-court = Königliches Gericht
    .von = vom Königlichen Gericht

chapter-1 = Kapitel I
chapter-2 = Kapitel II
chapter-3 = Kapitel III
chapter-4 = Kapitel IV

# A player. $small is the name with a small first letter, $initial that letter without accent.
seat-name = { $name }

# Several names in a row.
list-end = { $first } und { $last }
list-or = { $first } oder { $last }
list-more = { $first }, { $next }

# Of a bundle that is empty.
bundle-none = nichts

# Points with a half at the end of the game.
points-half = { $number ->
    [0] ½
   *[other] { $number }½
}

### Where victory points come from

vp-income = Einkommen
vp-event = Ereignisse
vp-favour = Gunst
vp-building = Bauvorhaben
vp-donation = Spenden
vp-metal = das Metall für den Turm
vp-rent = Hauspacht
vp-medicine = Medizin
vp-treatment = versorgte Kranke
vp-piety-due = fehlende Frömmigkeit
vp-grain-due = fehlendes Getreide
vp-tax = fehlende Steuer
vp-material = übriges Baumaterial
vp-money = übriges Geld

### What events do, in whole sentences
#
# $who: one of the phrases that follow, up to the verb; `.brief` is the same in a few words.

who-all = Jeder
    .brief = alle
who-most = Wer { $count_most } hat,
    .brief = wer { $count_most } hat
who-least = Wer { $count_least } hat,
    .brief = wer { $count_least } hat
who-each = Wer ein Haus auf dem Spielplan hat,
    .brief = wer ein Haus hat
who-first-most = Wer { $count_most } hat (bei Gleichstand der Erste der Reihe nach),
    .brief = wer { $count_most } hat (nur einer)
who-first-least = Wer { $count_least } hat (bei Gleichstand der Erste der Reihe nach),
    .brief = wer { $count_least } hat (nur einer)

op-gain = { $who } bekommt { $amount }.
op-gain-treat = { $number ->
    [one] { $who } darf 1 Kranken versorgen.
   *[other] { $who } darf { $number } Kranke versorgen, einen nach dem anderen.
}
op-gain-free-house = { $number ->
    [one] { $who } darf 1 Haus ohne Baumaterial und Geld bauen.
   *[other] { $who } darf { $number } Häuser ohne Baumaterial und Geld bauen.
}
op-gain-favour = { $number ->
    [one] { $who } darf den Gunststein ein Feld vorrücken und erhält diese Gunst.
   *[other] { $who } darf den Gunststein { $number }-mal ein Feld vorrücken und erhält jedes Mal diese Gunst.
}
# $short: what each one missing costs, 0 for nothing.
op-lose = { $short ->
    [0] { $who } gibt { $amount } ab.
    [one] { $who } gibt { $amount } ab; jede fehlende Einheit kostet 1 Siegpunkt.
   *[other] { $who } gibt { $amount } ab; jede fehlende Einheit kostet { $short } Siegpunkte.
}
op-lose-one-of = { $short ->
    [0] { $number ->
        [one] { $who } gibt nach eigener Wahl 1 davon ab: { $things }.
       *[other] { $who } gibt nach eigener Wahl { $number } von einer dieser Arten ab: { $things }.
    }
    [one] { $number ->
        [one] { $who } gibt nach eigener Wahl 1 davon ab: { $things }; fehlt es, so kostet das 1 Siegpunkt.
       *[other] { $who } gibt nach eigener Wahl { $number } von einer dieser Arten ab: { $things }; jede fehlende Einheit kostet 1 Siegpunkt.
    }
   *[other] { $number ->
        [one] { $who } gibt nach eigener Wahl 1 davon ab: { $things }; fehlt es, so kostet das { $short } Siegpunkte.
       *[other] { $who } gibt nach eigener Wahl { $number } von einer dieser Arten ab: { $things }; jede fehlende Einheit kostet { $short } Siegpunkte.
    }
}
op-exchange = { $lasting ->
    [yes] Einmal je Runde darf jeder, wenn er an der Reihe ist, { $give } gegen { $get } tauschen.
   *[no] Jeder darf einmal { $give } gegen { $get } tauschen.
}
# $most: the most VP that it can be, 0 for no limit.
op-score = { $most ->
    [0] { $number ->
        [one] { $who } bekommt 1 Siegpunkt für { $count_each }.
       *[other] { $who } bekommt { $number } Siegpunkte für { $count_each }.
    }
   *[other] { $number ->
        [one] { $who } bekommt 1 Siegpunkt für { $count_each }, zusammen höchstens { $most }.
       *[other] { $who } bekommt { $number } Siegpunkte für { $count_each }, zusammen höchstens { $most }.
    }
}
op-score-loss = { $most ->
    [0] { $number ->
        [one] { $who } verliert 1 Siegpunkt für { $count_each }.
       *[other] { $who } verliert { $number } Siegpunkte für { $count_each }.
    }
   *[other] { $number ->
        [one] { $who } verliert 1 Siegpunkt für { $count_each }, zusammen höchstens { $most }.
       *[other] { $who } verliert { $number } Siegpunkte für { $count_each }, zusammen höchstens { $most }.
    }
}
op-project = Ein Bauvorhaben kommt ins Spiel: { $project }.
op-fill = { $substitute ->
    [yes] { $number ->
        [one] Auf { $project_den } kommt 1 passendes Baumaterial aus dem Vorrat oder ein Ersatz dafür. Siegpunkte bekommt dafür niemand.
       *[other] Auf { $project_den } kommen bis zu { $number } passende Baumaterialien aus dem Vorrat, mit Ersatz, wenn er nicht reicht. Siegpunkte bekommt dafür niemand.
    }
   *[no] { $number ->
        [one] Auf { $project_den } kommt 1 passendes Baumaterial aus dem Vorrat. Siegpunkte bekommt dafür niemand.
       *[other] Auf { $project_den } kommen bis zu { $number } passende Baumaterialien aus dem Vorrat. Siegpunkte bekommt dafür niemand.
    }
}
op-fill-each = { $substitute ->
    [yes] { $number ->
        [one] Auf jedes Bauvorhaben im Spiel kommt 1 passendes Baumaterial aus dem Vorrat oder ein Ersatz dafür. Siegpunkte bekommt dafür niemand.
       *[other] Auf jedes Bauvorhaben im Spiel kommen bis zu { $number } passende Baumaterialien aus dem Vorrat, mit Ersatz, wenn er nicht reicht. Siegpunkte bekommt dafür niemand.
    }
   *[no] { $number ->
        [one] Auf jedes Bauvorhaben im Spiel kommt 1 passendes Baumaterial aus dem Vorrat. Siegpunkte bekommt dafür niemand.
       *[other] Auf jedes Bauvorhaben im Spiel kommen bis zu { $number } passende Baumaterialien aus dem Vorrat. Siegpunkte bekommt dafür niemand.
    }
}
op-cover-favours = Auf dem Gunstbogen bis zum Ende des Kapitels abgedeckt und nicht mitgezählt: { $things }.
op-cover-market = Bis zum Ende des Kapitels kann man { $things } nicht verkaufen.
op-cover-projects = Bis zum Ende des Kapitels wird nur noch { $project_an } gebaut: Alle anderen Bauvorhaben im Spiel sind abgedeckt und nehmen weder Baumaterial noch Spenden an.
op-uncover = Von jetzt an kauft der Markt { $things }.
op-dues = { $fewer ->
    [yes] Am Ende dieses Kapitels schuldet jeder { $amount } weniger.
   *[no] Am Ende dieses Kapitels schuldet jeder { $amount } mehr.
}
op-skip-action = { $who } verliert die Aktion dieser Runde und legt eine Karte offen und eine verdeckt ab, beide ungenutzt.
op-house-back = { $number ->
    [one] { $who } nimmt 1 eigenes Haus nach Wahl vom Spielplan zurück.
   *[other] { $who } nimmt { $number } eigene Häuser nach Wahl vom Spielplan zurück.
}
op-price = Der Markt zahlt für { $thing } je { $amount }.
op-forbid = Die Karte „{ $action }“ darf gelegt, aber nicht genutzt werden.
op-modify-gain = Wer „{ $action }“ genutzt hat, bekommt zusätzlich { $bundle }.
op-modify-cost = Wer „{ $action }“ nutzen will, gibt vorher { $bundle } ab.
op-useless = In der Aktionsphase zählt { $thing } nicht: für Gunst, Versorgen und das Metall des Turms. Nichts davon geht verloren, und es kann noch etwas dazukommen.
op-random-discard = Die Karte, die verdeckt abgeworfen wird, wird zufällig aus der Hand gezogen.

effects-next = { $first } { $next }
effects-permanent = Solange die Karte gilt: { $effects }

### What events do, in a few words: in questions, on the card itself
#
# They stand after a colon or between semicolons, so they have no full stop.

brief-gain = { $who_brief }: { $amount }
brief-gain-treat = { $number ->
    [one] { $who_brief }: 1 Kranken versorgen
   *[other] { $who_brief }: { $number } Kranke versorgen
}
brief-gain-free-house = { $number ->
    [one] { $who_brief }: 1 Haus ohne Kosten
   *[other] { $who_brief }: { $number } Häuser ohne Kosten
}
brief-gain-favour = { $number ->
    [one] { $who_brief }: Gunststein 1 Feld vor
   *[other] { $who_brief }: { $number }-mal Gunststein 1 Feld vor
}
brief-lose = { $short ->
    [0] { $who_brief }: { $amount } abgeben
    [one] { $who_brief }: { $amount } abgeben, sonst je 1 Siegpunkt
   *[other] { $who_brief }: { $amount } abgeben, sonst je { $short } Siegpunkte
}
brief-lose-one-of = { $short ->
    [0] { $who_brief }: { $number } abgeben ({ $things })
    [one] { $who_brief }: { $number } abgeben ({ $things }), sonst je 1 Siegpunkt
   *[other] { $who_brief }: { $number } abgeben ({ $things }), sonst je { $short } Siegpunkte
}
brief-exchange = { $lasting ->
    [yes] je Runde { $give } gegen { $get }
   *[no] { $give } gegen { $get }
}
brief-score = { $most ->
    [0] { $number ->
        [one] { $who_brief }: 1 Siegpunkt für { $count_each }
       *[other] { $who_brief }: { $number } Siegpunkte für { $count_each }
    }
   *[other] { $number ->
        [one] { $who_brief }: 1 Siegpunkt für { $count_each }, höchstens { $most }
       *[other] { $who_brief }: { $number } Siegpunkte für { $count_each }, höchstens { $most }
    }
}
brief-score-loss = { $most ->
    [0] { $number ->
        [one] { $who_brief }: Verlust von 1 Siegpunkt für { $count_each }
       *[other] { $who_brief }: Verlust von { $number } Siegpunkten für { $count_each }
    }
   *[other] { $number ->
        [one] { $who_brief }: Verlust von 1 Siegpunkt für { $count_each }, höchstens { $most }
       *[other] { $who_brief }: Verlust von { $number } Siegpunkten für { $count_each }, höchstens { $most }
    }
}
brief-project = neu: { $project }
brief-fill = { $number ->
    [one] 1 Baumaterial auf { $project_den }
   *[other] { $number } Baumaterialien auf { $project_den }
}
brief-fill-each = { $number ->
    [one] 1 Baumaterial auf jedes Bauvorhaben
   *[other] { $number } Baumaterialien auf jedes Bauvorhaben
}
brief-cover-favours = abgedeckt: { $things }
brief-cover-market = kein Verkauf von { $things }
brief-cover-projects = gebaut wird nur noch { $project_an }
brief-uncover = der Markt kauft { $things }
brief-dues = { $fewer ->
    [yes] { $amount } weniger schulden
   *[no] { $amount } mehr schulden
}
brief-skip-action = { $who_brief }: keine Aktion
brief-house-back = { $number ->
    [one] { $who_brief }: 1 Haus zurücknehmen
   *[other] { $who_brief }: { $number } Häuser zurücknehmen
}
brief-price = { $thing } bringt je { $amount }
brief-forbid = „{ $action }“ verboten
brief-modify-gain = „{ $action }“ bringt zusätzlich { $bundle }
brief-modify-cost = „{ $action }“ kostet zusätzlich { $bundle }
brief-useless = { $thing } zählt nicht
brief-random-discard = verdeckte Karte nach Zufall

brief-next = { $first }; { $next }

### What action cards do: in a few words on buttons and in questions (do-), and in sentences (action-)

do-grain = 1 Getreide nehmen
do-piety = 1 Frömmigkeit nehmen
do-building-material = 1 Stein oder 1 Holz nehmen
do-building-project = 1 oder 2 Baumaterialien auf ein Bauvorhaben legen, je 3 Siegpunkte
do-sale = Wolle verkaufen, und 1 Tuch
do-privilege = die zuletzt gespielte Karte noch einmal nutzen
do-house-building = für 1 Geld und 1 Baumaterial ein Haus bauen
do-house-rent = den Ertrag von 1 oder 2 Häusern nehmen
do-donation = für 1 Geld ein Siegel auf ein Bauvorhaben legen
do-cloth-making = 1 oder 2 Wolle zu Tuch machen
do-medicine = { $plague ->
    [yes] 1 Geld und 1 Siegpunkt nehmen, oder Kranke versorgen
   *[no] 1 Geld und 1 Siegpunkt nehmen
}
do-favour = den Gunststein 1 Feld vorrücken
do-favour-to = den Gunststein { $favour_zur } vorrücken ({ $gets })

action-grain = Nimm 1 Getreide.
action-piety = Nimm 1 Frömmigkeit.
action-building-material = Nimm 1 Stein oder 1 Holz.
action-building-project = Lege 1 oder 2 eigene Baumaterialien auf passende freie Felder eines einzigen Bauvorhabens, für je 3 Siegpunkte.
action-sale = Verkaufe beliebig viel Wolle zu je { $number } Geld, und 1 Tuch zu { $second_number } Geld, wenn der Markt es kauft.
action-privilege = Nutze noch einmal die Karte, die du in diesem Kapitel zuletzt gespielt hast. Karten, die nur ungenutzt abgelegt wurden, zählen nicht.
action-house-building = Gib 1 Geld und 1 Baumaterial der Art ab, die der Bauplatz verlangt, und stelle dort ein Haus auf. Nie auf beide Bauplätze eines Ertrags.
action-house-rent = Nimm den Ertrag von einem oder zwei deiner Häuser.
action-donation = Bezahle 1 Geld und lege ein Spendensiegel auf ein Bauvorhaben, das nicht abgedeckt und nicht vollendet ist, aber nie zwei auf dasselbe.
action-cloth-making = Mach aus 1 oder 2 Wolle ebenso viel Tuch.
action-medicine = Nimm 1 Geld und 1 Siegpunkt. Oder versorge, ab Kapitel III, so viele Kranke, wie dein Wissen reicht, für je 2 Siegpunkte und den Bonus des Ortes.
action-favour = Rücke den Gunststein genau ein Feld vor und erhalte diese Gunst. Bei den Geächteten musst du bezahlen.

### What a favour gives

get-needs = { $bundle }, wenn man mindestens { $needs } hat
get-bundle = { $bundle }
get-per = { $number ->
    [one] 1 Siegpunkt für { $count_each }
   *[other] { $number } Siegpunkte für { $count_each }
}
get-pay = { $bundle } bezahlen

### Questions: to the one who is asked (ask-), and to those who wait (wait-)

ask-lay = Lege „{ $event }“ auf die Ratsversammlung: Wähle die Richtung
wait-lay = { $seat } wählt eine Richtung für „{ $event }“
ask-exchanges = Einen dauerhaften Tausch nutzen, oder weiter?
wait-exchanges = { $seat } darf einen dauerhaften Tausch nutzen
ask-play = Spiele eine Karte offen aus
wait-play = { $seat } spielt eine Karte
# $cost: what a permanent event makes it cost more.
ask-use = { $again ->
    [yes] { $cost_id ->
        [none] Noch einmal „{ $action }“: { $does }?
       *[some] Noch einmal „{ $action }“, für zusätzlich { $cost }: { $does }?
    }
   *[no] { $cost_id ->
        [none] Karte „{ $action }“: { $does }?
       *[some] Karte „{ $action }“, für zusätzlich { $cost }: { $does }?
    }
}
wait-use = { $again ->
    [yes] { $seat } darf „{ $action }“ noch einmal nutzen
   *[no] { $seat } darf „{ $action }“ nutzen
}
ask-treating = { $number ->
    [0] Noch jemanden versorgen? Dein Wissen ist schon aufgebraucht
   *[other] Noch jemanden versorgen? Übriges Wissen: { $number }
}
wait-treating = { $seat } versorgt Kranke
ask-discard = Wirf eine Karte verdeckt und ungenutzt ab
wait-discard = { $seat } wirft eine Karte verdeckt ab
ask-exchange = Bei „{ $event }“ tauschen: { $give } gegen { $get }?
wait-exchange = { $seat } darf bei „{ $event }“ { $give } gegen { $get } tauschen
ask-lose = { $number ->
    [one] Wähle für „{ $event }“, wovon du 1 abgibst
   *[other] Wähle für „{ $event }“, wovon du { $number } abgibst
}
wait-lose = { $seat } wählt, was für „{ $event }“ abzugeben ist
ask-show = { $loss ->
    [yes] { $number ->
        [one] Wie viel { $thing } zeigst du bei „{ $event }“ vor? Jede Einheit kostet 1 Siegpunkt
       *[other] Wie viel { $thing } zeigst du bei „{ $event }“ vor? Jede Einheit kostet { $number } Siegpunkte
    }
   *[no] { $number ->
        [one] Wie viel { $thing } zeigst du bei „{ $event }“ vor? Jede Einheit bringt 1 Siegpunkt
       *[other] Wie viel { $thing } zeigst du bei „{ $event }“ vor? Jede Einheit bringt { $number } Siegpunkte
    }
}
wait-show = { $seat } entscheidet, wie viel { $thing } bei „{ $event }“ vorgezeigt wird
ask-house-back = { $number ->
    [one] Wähle ein Haus, das du wegen „{ $event }“ zurücknimmst
   *[other] Wähle ein Haus, das du wegen „{ $event }“ zurücknimmst (noch { $number })
}
wait-house-back = { $seat } nimmt wegen „{ $event }“ ein Haus zurück
ask-idle = Du hast keine Aktion: Lege eine Karte offen und ungenutzt ab
wait-idle = { $seat } hat keine Aktion und legt eine Karte offen und ungenutzt ab
ask-grants = { $grant ->
    [treat] Du darfst einen Kranken versorgen
    [free-house] Du darfst ein Haus ohne Baumaterial und Geld bauen
   *[favour] Du darfst den Gunststein ein Feld vorrücken
}
wait-grants = { $grant ->
    [treat] { $seat } darf einen Kranken versorgen
    [free-house] { $seat } darf ein Haus ohne Baumaterial und Geld bauen
   *[favour] { $seat } darf den Gunststein vorrücken
}
ask-atone = { $last ->
    [yes] Gib 1 Loyalität für jede Abgabe, die dich nicht das Doppelte kosten soll, oder lass es
   *[no] Befreie dich für je 1 Loyalität von Strafen, oder lass es
}
wait-atone = { $last ->
    [yes] { $seat } darf Loyalität gegen den doppelten Verlust geben
   *[no] { $seat } darf sich mit Loyalität von Strafen befreien
}

wait-lot = Würfel und Karten entscheiden
wait-over = Das Spiel ist aus: { $seat } gewinnt mit { $points } Siegpunkten
wait-over-shared = Das Spiel ist aus: { $seats } teilen sich mit { $points } Siegpunkten den Sieg

### Moves: what stands on the button

move-pass = { $step ->
    [exchanges] Ohne Tausch weiter
    [exchange] Nicht tauschen
   *[atone] Es dabei belassen
}
move-skip = { $step ->
    [use] Karte „{ $action }“ nicht nutzen
   *[grants] Darauf verzichten
}
move-done = Niemanden mehr versorgen
# $income: who gets what, one beside the other.
move-lay = Pfeil auf { $number }, { $favour }: { $gets }. Einkommen: { $income }
move-lay-zero = Pfeil auf 0, keine Gunst. Einkommen: { $income }
move-lay-stuck = Pfeil auf { $number }, aber der Stein kommt auf kein anderes Feld: keine Gunst. Einkommen: { $income }
income-you = du: { $amount }
income-other = { $seat }: { $amount }
income-none-you = du: nichts
income-none-other = { $seat }: nichts
move-exchange = Bei „{ $event }“ { $give } gegen { $get } tauschen
move-lose = { $amount } abgeben
move-take-back = Dein Haus auf { $site } zurücknehmen
move-show = { $loss ->
    [yes] { $number ->
        [0] Nichts vorzeigen
       *[other] { $points ->
            [one] { $amount } vorzeigen: 1 Siegpunkt verlieren
           *[other] { $amount } vorzeigen: { $points } Siegpunkte verlieren
        }
    }
   *[no] { $number ->
        [0] Nichts vorzeigen
       *[other] { $points ->
            [one] { $amount } vorzeigen: 1 Siegpunkt
           *[other] { $amount } vorzeigen: { $points } Siegpunkte
        }
    }
}
# $usable: yes if the card can be used now; forbidden, if an event does not allow it; no, if nothing can be done with it.
move-play = { $usable ->
    [forbidden] Karte „{ $action }“ spielen, die wegen „{ $event }“ nicht genutzt werden kann
    [no] Karte „{ $action }“ spielen, die jetzt nichts bewirkt
   *[yes] Karte „{ $action }“ spielen: { $does }
}
move-play-again = { $usable ->
    [forbidden] Karte „{ $action }“ auf „{ $second_action }“ spielen, was aber „{ $event }“ verbietet
    [no] Karte „{ $action }“ spielen, obwohl „{ $second_action }“ jetzt nichts bewirkt
   *[yes] Karte „{ $action }“ spielen: „{ $second_action }“ noch einmal nutzen
}
move-take = { $amount } nehmen
move-build = { $finishes ->
    [yes] { $bundle } auf { $project_den } legen und den Bau vollenden: { $points } Siegpunkte
   *[no] { $bundle } auf { $project_den } legen: { $points } Siegpunkte
}
move-sell = { $give } für { $amount } verkaufen
move-house = Für { $give } ein Haus auf { $site } bauen
move-house-free = Ohne Kosten ein Haus auf { $site } bauen
move-rent = Die Pacht von { $site } nehmen
move-rent-two = Die Pacht von { $site } und { $second_site } nehmen
move-donate = { $bundle_id ->
    [none] { $amount } für { $project_den } spenden
   *[some] { $amount } für { $project_den } spenden: { $bundle } bei der Vollendung
}
move-weave = { $give } zu { $amount } machen
move-earn = { $bundle } nehmen
move-treat = Den Kranken { $place_in } mit { $number } Wissen versorgen: { $bundle }
move-favour = Den Gunststein { $favour_zur } vorrücken: { $gets }
move-discard = Karte „{ $action }“ verdeckt abwerfen ({ $does })
move-idle = Karte „{ $action }“ offen und ungenutzt ablegen ({ $does })
move-atone = 1 Loyalität geben und { $penalty_von } frei sein
move-atone-last = { $penalty_id ->
    [penance] { $number ->
        [one] 1 Loyalität geben: Fehlende Frömmigkeit kostet dich nicht noch einmal 1 Siegpunkt
       *[other] 1 Loyalität geben: Fehlende Frömmigkeit kostet dich nicht noch einmal { $number } Siegpunkte
    }
    [begging] { $number ->
        [one] 1 Loyalität geben: Fehlendes Getreide kostet dich nicht noch einmal 1 Siegpunkt
       *[other] 1 Loyalität geben: Fehlendes Getreide kostet dich nicht noch einmal { $number } Siegpunkte
    }
   *[court] { $number ->
        [one] 1 Loyalität geben: Fehlende Steuer kostet dich nicht noch einmal 1 Siegpunkt
       *[other] 1 Loyalität geben: Fehlende Steuer kostet dich nicht noch einmal { $number } Siegpunkte
    }
}

### Lots

lot-begin = { $seat } beginnt
lot-event = Das Ereignis ist „{ $event }“
lot-plague = Das Pestplättchen zeigt { $number }
lot-tax = Der Steuerwürfel zeigt { $number }
lot-lose-card = Aus der Hand gezogen wird „{ $action }“

### The log

told-begins = { $seat } beginnt.
told-chapter = { $chapter } beginnt.
told-round = Runde { $number }: { $seat } hat das Startspielerwappen.
told-event = { $seat } deckt „{ $event }“ auf – { $brief }.
told-sick = Jemand ist { $place_in } erkrankt: Das Plättchen zeigt { $number }.
told-nobody-sick = Niemand erkrankt { $place_in }.
told-laid = { $seat } legt „{ $event }“: Der Pfeil zeigt auf { $number }.
told-income = { $seat } bekommt { $amount } als Einkommen.
told-no-income = Für { $seat } ist als Einkommen { $thing_kein } mehr da; stattdessen gibt es 1 Siegpunkt.
told-begs = { $seat } muss betteln und bekommt kein Einkommen.
told-stone = { $number ->
    [0] Der Gunststein bleibt { $favour_bei }.
    [one] Der Gunststein rückt 1 Feld vor, { $favour_zur }.
   *[other] Der Gunststein rückt { $number } Felder vor, { $favour_zur }.
}
told-got = { $seat } bekommt { $amount }.
told-gave = { $seat } gibt { $amount } ab.
told-nothing-left = Für { $seat } ist { $thing_kein } mehr da.
told-vp = { $lost ->
    [yes] { $number ->
        [one] { $seat } verliert 1 Siegpunkt ({ $source }).
       *[other] { $seat } verliert { $number } Siegpunkte ({ $source }).
    }
   *[no] { $number ->
        [one] { $seat } bekommt 1 Siegpunkt ({ $source }).
       *[other] { $seat } bekommt { $number } Siegpunkte ({ $source }).
    }
}
told-exchanged = { $seat } tauscht bei „{ $event }“.
told-brought = Ein Bauvorhaben kommt ins Spiel: { $project }.
told-built = { $seat } legt { $amount } auf { $project_den }.
told-filled = Aus dem Vorrat auf { $project_den }: { $amount }.
told-metal = Der König gibt das Metall für den Turm: Niemand hat mehr Loyalität als { $seat }.
told-finished = Vollendet: { $project }.
told-seal-back = { $seat } hat für { $project_den } gespendet und nimmt das Siegel zurück.
told-favour-covered = Abgedeckt bis zum Ende des Kapitels: { $favour }.
told-market-covered = Bis zum Ende des Kapitels kauft der Markt { $thing_kein }.
told-market-open = Von jetzt an kauft der Markt { $thing }.
told-project-covered = Abgedeckt bis zum Ende des Kapitels: { $project }.
told-dues-change = { $fewer ->
    [yes] Am Ende dieses Kapitels schuldet jeder { $amount } weniger.
   *[no] Am Ende dieses Kapitels schuldet jeder { $amount } mehr.
}
told-played = { $seat } spielt „{ $action }“.
told-repeats = { $seat } wiederholt damit „{ $action }“.
told-skipped = { $seat } verzichtet darauf.
told-no-use = { $seat } kann mit „{ $action }“ nichts tun.
told-idle = { $seat } legt „{ $action }“ offen und ungenutzt ab.
told-discarded = { $action_id ->
    [unknown] { $seat } wirft eine Karte verdeckt ab.
   *[known] { $seat } wirft „{ $action }“ verdeckt ab.
}
told-drawn-away = { $action_id ->
    [unknown] Eine Karte wird aus der Hand von { $seat } gezogen und verdeckt abgeworfen.
   *[known] Die Karte „{ $action }“ wird aus der Hand von { $seat } gezogen und verdeckt abgeworfen.
}
told-sold = { $seat } verkauft { $amount } für { $money } Geld.
told-house = { $seat } baut ein Haus auf { $site }.
told-house-back = { $seat } nimmt das Haus auf { $site } zurück.
told-rent = { $seat } nimmt die Pacht von { $site }.
told-donated = { $seat } spendet für { $project_den }.
told-wove = { $seat } macht { $amount } zu { $thing }.
told-treated = { $seat } versorgt den Kranken { $place_in }.
told-to-the-edge = Das Ereignis „{ $event }“ kommt an den Rand und gilt weiter.
told-edge-left = Das Ereignis „{ $event }“ gilt nicht mehr.
told-chapter-ends = { $chapter } ist zu Ende.
told-uncovered = Alle Abdeckplättchen und dauerhaften Ereignisse werden vom Spielplan genommen.
told-tax = { $seat } würfelt für die Steuer eine { $number }.
told-missed = { $seat } kann { $amount } nicht abgeben.
told-penalty = { $penalty_id ->
    [penance] { $seat } muss Buße tun.
    [begging] { $seat } muss betteln.
   *[court] { $seat } muss vor das Königliche Gericht.
}
told-atoned = { $penalty_id ->
    [penance] { $seat } macht die fehlende Frömmigkeit wieder gut.
    [begging] { $seat } macht das fehlende Getreide wieder gut.
   *[court] { $seat } macht die fehlende Steuer wieder gut.
}
told-tower = Von jetzt an kann am Turm gebaut werden.
told-plague = Die Pest kommt nach Kingsbridge: An allen Orten liegen verdeckte Plättchen.
told-half = { $seat } bekommt einen halben Siegpunkt mehr, für die letzte Münze.
told-over = Das Spiel ist aus.
told-wins = { $seat } gewinnt mit { $points } Siegpunkten.

### Reasons: why something is not offered

why-over = Das Spiel ist aus.
why-not-asked = { $seat_id ->
    [lot] Erst entscheiden Würfel und Karten.
   *[seat] Gefragt ist jetzt { $seat }.
}
why-not-now = { $step ->
    [lay] Das ist jetzt nicht dran. Lege das Ereignis auf die Ratsversammlung.
    [exchanges] Das ist jetzt nicht dran. Nutze einen dauerhaften Tausch, oder geh weiter.
    [play] Das ist jetzt nicht dran. Spiele eine Karte offen aus.
    [use] Das ist jetzt nicht dran. Nutze „{ $action }“, oder verzichte darauf.
    [treating] Das ist jetzt nicht dran. Versorge noch jemanden oder niemanden mehr.
    [discard] Das ist jetzt nicht dran. Wirf eine Karte verdeckt ab.
    [exchange] Das ist jetzt nicht dran. Entscheide, ob du tauschst.
    [lose] Das ist jetzt nicht dran. Wähle, was du abgibst.
    [show] Das ist jetzt nicht dran. Entscheide, wie viel du vorzeigst.
    [house-back] Das ist jetzt nicht dran. Wähle ein Haus, das du zurücknimmst.
    [idle] Das ist jetzt nicht dran. Lege eine Karte offen und ungenutzt ab.
    [grants] Das ist jetzt nicht dran. Nutze, was du bekommen hast, oder verzichte darauf.
   *[atone] Das ist jetzt nicht dran. Entscheide, ob du Loyalität gibst.
}
why-too-little = { $have ->
    [0] Dafür brauchst du insgesamt { $amount }, und du hast nichts davon.
   *[other] Dafür brauchst du insgesamt { $amount }, und du hast nur { $have }.
}
why-out-of-stock = { $number ->
    [0] Im Vorrat ist { $thing_kein } mehr.
   *[other] Der Vorrat reicht nur noch für { $amount }.
}
why-useless = Solange „{ $event }“ gilt, zählt { $thing } nicht.
why-cannot-pay-favour = Der Gunststein käme { $favour_zur }, und du könntest { $amount } nicht bezahlen (WE-3.2).
why-card-open = Die Karte „{ $action }“ liegt auf deinem Aktionsstapel.
why-card-face-down = Die Karte „{ $action }“ ist schon verdeckt abgeworfen.
why-card-aside = Die Karte „{ $action }“ kommt in einem ersten Spiel erst ab Kapitel II dazu (WE-2.6).
why-forbidden = Die Karte „{ $action }“ kann nicht genutzt werden, solange „{ $event }“ gilt.
why-not-of-card = Das bewirkt „{ $action }“ nicht.
why-project-not-there = Noch nicht im Spiel: { $project }.
why-project-finished = Schon vollendet: { $project }.
why-project-covered = Abgedeckt bis zum Ende des Kapitels: { $project } (WE-6.5).
why-no-space = { $number ->
    [0] Für { $thing } ist { $project_an } kein Feld mehr frei.
    [one] Für { $thing } ist { $project_an } nur noch 1 Feld frei.
   *[other] Für { $thing } sind { $project_an } nur noch { $number } Felder frei.
}
why-donated = Du hast für { $project_den } schon gespendet (WE-4.7).
why-no-seal = Du hast kein Siegel mehr: Beide liegen auf Bauvorhaben, die nicht vollendet sind.
why-sell-nothing = Um nichts zu verkaufen, verzichte auf die Karte.
why-market-covered = Der Markt kauft jetzt { $thing_kein }.
why-site-taken = Ein Haus von { $seat } steht auf { $site }.
why-site-twin = Du hast ein Haus auf { $site }: nie auf beiden Bauplätzen eines Ertrags (WE-4.5).
why-no-house = Du hast kein Haus mehr, das du bauen könntest.
why-not-your-house = Du hast kein Haus auf { $site }.
why-rent-nothing = Was diese Häuser bringen, ist nicht mehr im Vorrat.
why-no-plague = Die Pest ist noch nicht da (WE-4.9).
why-not-sick = Niemand ist { $place_in } erkrankt.
why-healed = Der Kranke { $place_in } ist schon versorgt.
why-treated = Du versorgst den Kranken { $place_in } schon.
why-treat-order = Die Kranken werden in der Reihenfolge der Orte genannt, und der letzte war { $place_in } (WE-9.3).
why-knowledge = Dafür brauchst du insgesamt { $number } Wissen, und du hast { $have }.
why-event-not-there = Das Ereignis „{ $event }“ gilt nicht.
why-event-other = Es geht jetzt um „{ $event }“.
why-no-exchange = Das Ereignis „{ $event }“ bietet dir keinen Tausch, wenn du an der Reihe bist.
why-exchanged = Du hast „{ $event }“ in dieser Runde schon genutzt (WE-3.8).
why-exchange-no-use = Was „{ $event }“ bringt, könntest du nicht nutzen (WE-3.9).
why-not-asked-for = Nach { $thing } fragt das Ereignis „{ $event }“ nicht.
why-none-of-it = Davon hast du nichts: { $thing }.
why-show-most = Gezählt wird nicht mehr als { $amount }.
why-no-penalty = Du bist ohnehin { $penalty_von } frei.
why-nothing-missing = { $penalty_id ->
    [penance] Fehlende Frömmigkeit kostet dich nicht das Doppelte.
    [begging] Fehlendes Getreide kostet dich nicht das Doppelte.
   *[court] Fehlende Steuer kostet dich nicht das Doppelte.
}

### Things to look through

# $number: the edge with the arrow.
card-event = Ein Ereignis von { $chapter }. { $effects } { $corners }
card-event-place = Ein Ereignis von { $chapter }, Ort { $place_id }: { $place }. { $effects } { $corners }
card-corners = { $number ->
    [0] Die Ecken im Uhrzeigersinn von links oben: { $things }. Der Pfeil zeigt nach oben.
    [1] Die Ecken im Uhrzeigersinn von links oben: { $things }. Der Pfeil zeigt nach rechts.
    [2] Die Ecken im Uhrzeigersinn von links oben: { $things }. Der Pfeil zeigt nach unten.
   *[3] Die Ecken im Uhrzeigersinn von links oben: { $things }. Der Pfeil zeigt nach links.
}
card-action = { $starred ->
    [yes] Eine Aktionskarte, eine der sechs für Kapitel I eines ersten Spiels. { $effects }
   *[no] Eine Aktionskarte. { $effects }
}
card-favour = Feld { $number } des Gunstbogens: { $gets }.
card-project = Ein Bauvorhaben, das { $needs } braucht. Ist es vollendet, bekommt jeder Spender { $bundle }.
card-project-metal = Ein Bauvorhaben, das { $needs } braucht; das Metall gibt der König. Ist es vollendet, bekommt jeder Spender { $bundle }.
card-site-name = Bauplatz { $number }
card-site = Hier zu bauen kostet 1 { $thing } und 1 Geld. Ein Haus bringt hier { $bundle }.
card-place = Ort { $number } der Pest. Wer hier den Kranken versorgt, bekommt { $bundle }.
card-with-note = { $text } „{ $note }“

### The text board

board-title = Die Tore der Welt
board-round = { $chapter }, Runde { $number }
board-setup = Spielvorbereitung
board-chapter-ends = das Ende von { $chapter }
board-over = das Spiel ist aus
board-event = Ereignis:
board-in-force = gilt:
board-income = Ecken:
board-arrow = Pfeil auf { $number }
board-favours = Gunst
board-favours-legend = { $sign } der Gunststein; in Klammern, was abgedeckt ist
board-market = Markt
board-market-buys = 1 { $thing } für { $amount }
board-market-closed = { $thing_kein }
board-supply = Vorrat
board-dues = Pflichtabgaben
board-dues-tax = { $number } bis { $most } Geld Steuer
board-dues-tax-rolled = { $number } Geld Steuer
board-projects = Bauvorhaben
board-space = { $thing } { $number } von { $most }
board-metal = Metall
board-donors = für Spender { $bundle }
board-covered = abgedeckt
board-finished = vollendet
board-houses = Bauplätze
board-houses-legend = der Ertrag, und das Baumaterial, das ein Haus dort kostet
board-plague = Pest
board-plague-legend = der Wert des Plättchens an jedem Ort; was das Versorgen dort außer 2 Siegpunkten bringt
board-face-down = verdeckt
board-healed = versorgt
board-sick = krank { $number }
board-vp = Siegpunkte: { $points }
board-vp-more = Siegpunkte: { $points } ({ $more } + { $cell })
board-you = du
board-shield = Startspielerwappen
board-asked = entscheidet
board-houses-left = { $number ->
    [one] noch 1 Haus
   *[other] noch { $number } Häuser
}
board-seals-left = { $number ->
    [one] noch 1 Siegel
   *[other] noch { $number } Siegel
}
board-has = hat:
board-hand = Hand:
board-open = Aktionsstapel:
board-face-down-pile = Abwurfstapel:
board-aside = ab Kapitel II:
board-nothing = nichts
board-screen = hinter der Sichtblende
board-on-top = { $action } (obenauf)
board-double-piety = doppelter Verlust für Frömmigkeit
board-double-grain = doppelter Verlust für Getreide
board-double-money = doppelter Verlust für die Steuer
