# A Column of Fire, in German: „Das Fundament der Ewigkeit“, with the words of its German rulebook.
#
# See en.ftl for the arguments. Forms of nouns, named by the article they go with or by the ending they have:
#   countries   $country_in (in England), $country_to (nach England), $country_from (aus England), $country_of (Englands)
#   dice        $die_den (den weißen Würfel)
#   colours     $colour_e (der weiße Würfel), $colour_en (den, dem, mit der weißen ...)
#   goods       $goods_keine (keinen Wein)
#   religions   $religion_e (die katholische Religion)
#   stones      $stone_der, $stone_den, $stone_einen, $stone_kein; $stone_Der, $stone_Den and $stone_Einen at the beginning of a sentence
#   persons     $card_den (den Kapitän aus Spanien), $card_dem, $card_von (vom Kapitän aus Spanien); $card_here_den ...
# Spaces of the track are always “Feld 15 (Tuchmarkt)”, which is the same in every case; $space_use is “Feld 15”.
# What one does stands in the infinitive, on buttons and after colons. No sentence ends with a person: Elisabeth I. has a full stop already.

### Nouns

country-england = England
    .in = in England
    .to = nach England
    .from = aus England
    .of = Englands
country-france = Frankreich
    .in = in Frankreich
    .to = nach Frankreich
    .from = aus Frankreich
    .of = Frankreichs
country-netherlands = die Niederlande
    .in = in den Niederlanden
    .to = in die Niederlande
    .from = aus den Niederlanden
    .of = der Niederlande
country-spain = Spanien
    .in = in Spanien
    .to = nach Spanien
    .from = aus Spanien
    .of = Spaniens

title-england = England
title-france = Frankreich
title-netherlands = Niederlande
title-spain = Spanien

city-england = Kingsbridge
city-france = Paris
city-netherlands = Antwerpen
city-spain = Sevilla

die-white = der weiße Würfel
    .den = den weißen Würfel
die-blue = der blaue Würfel
    .den = den blauen Würfel
die-orange = der orangefarbene Würfel
    .den = den orangefarbenen Würfel
die-brown = der braune Würfel
    .den = den braunen Würfel
die-purple = der violette Würfel
    .den = den violetten Würfel
die-black = der Religionswürfel
    .den = den Religionswürfel

colour-white = weiß
    .e = weiße
    .en = weißen
colour-blue = blau
    .e = blaue
    .en = blauen
colour-orange = orange
    .e = orangefarbene
    .en = orangefarbenen
colour-brown = braun
    .e = braune
    .en = braunen
colour-purple = violett
    .e = violette
    .en = violetten
colour-black = schwarz
    .e = schwarze
    .en = schwarzen

good-book = Buch
good-ore = Erz
good-cloth = Tuch
good-wine = Wein

goods-book = Bücher
    .keine = keine Bücher
goods-ore = Erz
    .keine = kein Erz
goods-cloth = Tuch
    .keine = kein Tuch
goods-wine = Wein
    .keine = keinen Wein

religion-catholic = katholisch
    .e = katholische
religion-protestant = protestantisch
    .e = protestantische

stone-catholic = katholischer Religionsstein
    .der = der katholische Religionsstein
    .Der = Der katholische Religionsstein
    .den = den katholischen Religionsstein
    .Den = Den katholischen Religionsstein
    .einen = einen katholischen Religionsstein
    .Einen = Einen katholischen Religionsstein
    .kein = kein katholischer Religionsstein
stone-protestant = protestantischer Religionsstein
    .der = der protestantische Religionsstein
    .Der = Der protestantische Religionsstein
    .den = den protestantischen Religionsstein
    .Den = Den protestantischen Religionsstein
    .einen = einen protestantischen Religionsstein
    .Einen = Einen protestantischen Religionsstein
    .kein = kein protestantischer Religionsstein
stone-neutral = neutraler Religionsstein
    .der = der neutrale Religionsstein
    .Der = Der neutrale Religionsstein
    .den = den neutralen Religionsstein
    .Den = Den neutralen Religionsstein
    .einen = einen neutralen Religionsstein
    .Einen = Einen neutralen Religionsstein
    .kein = kein neutraler Religionsstein

# One letter for each stone on the text board, and the sentence that explains them.
letter-catholic = K
letter-protestant = P
letter-neutral = N

# A player; an event, or a person with a name of his own.
seat-name = { $name }
card-plain = { $name }
    .den = { $name }
    .dem = { $name }
    .von = von { $name }

# Persons whose name several bear, such as the captains: in a list; inside a sentence; and inside a sentence that names the country anyway.
card-of-country = { $name } { $country_from }
person-of-country = der { $name } { $country_from }
    .den = den { $name } { $country_from }
    .dem = dem { $name } { $country_from }
    .von = vom { $name } { $country_from }
person-common = der { $name }
    .den = den { $name }
    .dem = dem { $name }
    .von = vom { $name }

# A person's name that begins with an article, inside a sentence: $name is the rest.
article-der = der { $name }
    .den = den { $name }
    .dem = dem { $name }
    .von = vom { $name }
article-die = die { $name }
    .den = die { $name }
    .dem = der { $name }
    .von = von der { $name }
article-das = das { $name }
    .den = das { $name }
    .dem = dem { $name }
    .von = vom { $name }

# Several names in a row.
list-end = { $first } und { $last }
list-more = { $first }, { $next }

### Where victory points come from

vp-person = Personenkarte
vp-space = Feld der Aktionsleiste
vp-captain = Verkauf durch einen Kapitän
vp-ship = Verkauf mit dem Schiff
vp-market = Verkauf auf dem Markt
vp-conflict = gewonnener Konflikt
vp-minority = Religionsminderheit
vp-event = Ereignis
vp-no-person = keine Person genommen
vp-spaces-left-out = ausgelassene Felder
vp-ransom = freigekaufter Würfel
vp-houses = Handelshäuser auf dem Spielplan
vp-protection = übrige Schutzplättchen
vp-goods = übrige Waren
vp-tiles = Vorteilsplättchen

### Action symbols
#
# name-: the symbol's name, short enough for the track and for a tile. do-: what it lets one do, in a few words. explain-: a full account.

name-good = { $good }
name-any-good = beliebige Ware
name-advantage = Vorteil
name-protection = Schutz
name-captain = Kapitän
name-neutral-stone = neutraler Stein
name-turn-die = Würfel drehen
name-remove-person = Person entfernen
name-step-on = weiterziehen
name-take-die = Würfel zurückholen
name-ship = { $country_id ->
    [england] englisches Schiff
    [france] französisches Schiff
    [netherlands] niederländisches Schiff
   *[spain] spanisches Schiff
}
name-market = { $good_id ->
    [book] Büchermarkt
    [ore] Erzmarkt
    [cloth] Tuchmarkt
   *[wine] Weinmarkt
}
name-stone = { $stone_id ->
    [catholic] katholischer Stein
    [protestant] protestantischer Stein
   *[neutral] neutraler Stein
}
name-stone-either = Stein nach Wahl
name-vp = { $number } SP

do-good = 1 { $good } nehmen
do-any-good = 1 Ware deiner Wahl nehmen
do-advantage = 1 Vorteilsplättchen ziehen
do-protection = 1 Schutzplättchen nehmen
do-captain = 1 beliebige Ware für { $number ->
    [one] 1 Siegpunkt
   *[other] { $number } Siegpunkte
} verkaufen
do-neutral-stone = einen neutralen Religionsstein einsetzen
do-turn-die = einen Würfel herauf- oder herunterdrehen
do-remove-person = eine Person entfernen
do-step-on = auf der Aktionsleiste weiterziehen
do-take-die = einen Würfel zurückholen
do-ship = Waren { $country_in } verkaufen
do-market = 1 { $good } nehmen oder { $goods } verkaufen
do-stone = { $stone_einen } einsetzen oder entfernen
do-stone-either = einen Religionsstein einsetzen oder entfernen
do-vp = { $number ->
    [one] 1 Siegpunkt
   *[other] { $number } Siegpunkte
} erhalten
do-either = { $first } – oder { $second }

explain-good = Du nimmst 1 { $good }.
explain-any-good = Du nimmst 1 Ware deiner Wahl.
explain-advantage = Du ziehst 1 Vorteilsplättchen. Nur du weißt, was es zeigt.
explain-protection = Du nimmst 1 Schutzplättchen. Es wendet ein schlimmes Ereignis ab oder hält den Religionsstein einer Person von einem Land fern.
explain-captain = Du verkaufst 1 beliebige Ware für { $number ->
    [one] 1 Siegpunkt
   *[other] { $number } Siegpunkte
}, und zwar in einem Land, das sie kauft und in dem du ein Handelshaus hast.
explain-neutral-stone = Du setzt einen neutralen Religionsstein in einem beliebigen Land ein, das noch ein freies Religionsfeld hat. Er belegt ein Feld und zählt für keine Seite.
explain-turn-die = Du drehst einen Würfel auf einer deiner Karten um 1 herauf oder herunter: auf einer Person, auf Loch Leven oder auf deiner Religion.
explain-remove-person = Du entfernst eine Person aus deiner Auslage, und der Würfel auf ihr wird frei. Oder du entfernst die Person, die auf einem Stapel liegt, und die nächste Karte wird aufgedeckt.
explain-step-on = Deine Aktionsscheibe zieht auf das nächste unbesetzte Feld, gleich welcher Farbe, und du darfst dieses Feld nutzen.
explain-take-die = Du holst einen Würfel von einer deiner Karten zurück. Von Loch Leven oder von einer Person, die damit aus dem Spiel ist, kommt er zu deinen freien Würfeln. Den Religionswürfel würfelst du neu; dann wählst du deine Religion.
explain-ship = Hast du { $country_in } ein Handelshaus, so verkaufst du dort 1 { $good } für { $number ->
    [one] 1 Siegpunkt
   *[other] { $number } Siegpunkte
}, 1 { $second_good } für { $second_number ->
    [one] 1 Siegpunkt
   *[other] { $second_number } Siegpunkte
} oder beides. Zu zweit oder zu dritt darfst du danach dort einen neutralen Religionsstein einsetzen.
explain-market = Du nimmst 1 { $good }; oder du verkaufst 1 { $good } { $country_in } für { $number ->
    [one] 1 Siegpunkt
   *[other] { $number } Siegpunkte
}, 1 { $second_country_in } für { $second_number ->
    [one] 1 Siegpunkt
   *[other] { $second_number } Siegpunkte
} oder beides, wo immer du ein Handelshaus hast.
explain-stone = Du setzt { $stone_einen } in einem beliebigen Land ein, das noch ein freies Religionsfeld hat, oder du entfernst einen aus einem beliebigen Land.
explain-stone-either = Du setzt einen katholischen oder einen protestantischen Religionsstein in einem beliebigen Land ein, das noch ein freies Religionsfeld hat, oder du entfernst einen solchen Stein aus einem beliebigen Land.
explain-vp = Du erhältst { $number ->
    [one] 1 Siegpunkt
   *[other] { $number } Siegpunkte
}.
explain-vp-tile = Du lässt es verdeckt liegen: Am Ende ist es { $number ->
    [one] 1 Siegpunkt
   *[other] { $number } Siegpunkte
} wert.
explain-either = { $first } Oder: { $second }

### Spaces of the track, inside a sentence

space-good = Feld { $number } ({ $good })
    .use = Feld { $number }
space-any-good = Feld { $number } (beliebige Ware)
    .use = Feld { $number }
space-advantage = Feld { $number } (Vorteilsplättchen)
    .use = Feld { $number }
space-protection = Feld { $number } (Schutzplättchen)
    .use = Feld { $number }
space-captain = Feld { $number } (Kapitän)
    .use = Feld { $number }
space-neutral-stone = Feld { $number } (neutraler Religionsstein)
    .use = Feld { $number }
space-turn-die = Feld { $number } (Würfel drehen)
    .use = Feld { $number }
space-remove-person = Feld { $number } (Person entfernen)
    .use = Feld { $number }
space-step-on = Feld { $number } (weiterziehen)
    .use = Feld { $number }
space-take-die = Feld { $number } (Würfel zurückholen)
    .use = Feld { $number }
space-ship = { $country_id ->
    [england] Feld { $number } (englisches Schiff)
    [france] Feld { $number } (französisches Schiff)
    [netherlands] Feld { $number } (niederländisches Schiff)
   *[spain] Feld { $number } (spanisches Schiff)
}
    .use = Feld { $number }
space-market = { $good_id ->
    [book] Feld { $number } (Büchermarkt)
    [ore] Feld { $number } (Erzmarkt)
    [cloth] Feld { $number } (Tuchmarkt)
   *[wine] Feld { $number } (Weinmarkt)
}
    .use = Feld { $number }
space-stone = Feld { $number } ({ $stone })
    .use = Feld { $number }
space-stone-either = Feld { $number } (Religionsstein nach Wahl)
    .use = Feld { $number }
space-vp = Feld { $number } ({ $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
})
    .use = Feld { $number }

### Events
#
# effect-: what the card says to everybody. suffer-: what happens to the reader if he does nothing about it.

effect-loch-leven = { $who ->
    [catholic] Wer katholisch ist, dreht einen farbigen Würfel auf 3 und legt ihn auf Loch Leven.
    [protestant] Wer protestantisch ist, dreht einen farbigen Würfel auf 3 und legt ihn auf Loch Leven.
    [all] Alle drehen je einen farbigen Würfel auf 3 und legen ihn auf Loch Leven.
   *[house] Wer { $house_in } ein Handelshaus hat, dreht einen farbigen Würfel auf 3 und legt ihn auf Loch Leven.
}
effect-lose-vp = { $who ->
    [catholic] Wer katholisch ist, verliert { $number ->
        [one] 1 Siegpunkt
       *[other] { $number } Siegpunkte
    }.
    [protestant] Wer protestantisch ist, verliert { $number ->
        [one] 1 Siegpunkt
       *[other] { $number } Siegpunkte
    }.
    [all] Alle verlieren { $number ->
        [one] 1 Siegpunkt
       *[other] { $number } Siegpunkte
    }.
   *[house] Wer { $house_in } ein Handelshaus hat, verliert { $number ->
        [one] 1 Siegpunkt
       *[other] { $number } Siegpunkte
    }.
}
effect-lose-good = { $who ->
    [catholic] Wer katholisch ist, verliert { $number ->
        [one] 1 Ware
       *[other] { $number } Waren
    }.
    [protestant] Wer protestantisch ist, verliert { $number ->
        [one] 1 Ware
       *[other] { $number } Waren
    }.
    [all] Alle verlieren { $number ->
        [one] 1 Ware
       *[other] { $number } Waren
    }.
   *[house] Wer { $house_in } ein Handelshaus hat, verliert { $number ->
        [one] 1 Ware
       *[other] { $number } Waren
    }.
}
effect-lower-die = { $who ->
    [catholic] Wer katholisch ist, dreht einen Würfel auf einer Person um 1 herunter; eine 1 wird frei, und die Person kommt aus dem Spiel.
    [protestant] Wer protestantisch ist, dreht einen Würfel auf einer Person um 1 herunter; eine 1 wird frei, und die Person kommt aus dem Spiel.
    [all] Alle drehen je einen Würfel auf einer Person um 1 herunter; eine 1 wird frei, und die Person kommt aus dem Spiel.
   *[house] Wer { $house_in } ein Handelshaus hat, dreht einen Würfel auf einer Person um 1 herunter; eine 1 wird frei, und die Person kommt aus dem Spiel.
}
effect-house-down = { $who ->
    [catholic] Wer katholisch ist, setzt sein Handelshaus { $country_in } auf die nächstniedrigere Zahl.
    [protestant] Wer protestantisch ist, setzt sein Handelshaus { $country_in } auf die nächstniedrigere Zahl.
    [all] Alle Handelshäuser { $country_in } kommen auf die nächstniedrigere Zahl.
   *[house] Wer auch { $house_in } ein Handelshaus hat, setzt sein Handelshaus { $country_in } auf die nächstniedrigere Zahl.
}
effect-religion-die-vp = Alle dürfen 1 Schutzplättchen abgeben und erhalten dafür so viele Siegpunkte, wie ihr Religionswürfel zeigt.

suffer-loch-leven = einen deiner Würfel auf Loch Leven legen
suffer-lose-vp = { $number ->
    [one] 1 Siegpunkt
   *[other] { $number } Siegpunkte
} verlieren
suffer-lose-good = { $number ->
    [one] 1 Ware deiner Wahl
   *[other] { $number } Waren deiner Wahl
} verlieren
suffer-lower-die = einen Würfel auf einer deiner Personen herunterdrehen
suffer-house-down = dein Handelshaus { $country_in } auf eine niedrigere Zahl setzen

### Questions: to the one who is asked (ask-), and to those who wait (wait-)

ask-window = { $window ->
    [first-half] Beginne dein 1. Halbjahr, oder setze zuvor Plättchen ein oder kaufe einen Würfel frei
    [roll] Würfle, oder setze zuvor Plättchen ein oder kaufe einen Würfel frei
    [person] Weiter mit deiner nächsten Person, oder setze zuvor Plättchen ein oder kaufe einen Würfel frei
    [card] Decke die nächste Karte auf, oder setze zuvor Plättchen ein oder kaufe einen Würfel frei
    [move] Weiter mit der Aktionsleiste, oder setze zuvor Plättchen ein oder kaufe einen Würfel frei
    [between] Weiter mit dem nächsten Konflikt, oder setze zuvor Plättchen ein oder kaufe einen Würfel frei
   *[conflicts] Beende deinen Zug, oder setze zuvor Plättchen ein oder kaufe einen Würfel frei
}
wait-window = { $window ->
    [first-half] { $seat } darf vor dem 1. Halbjahr Plättchen einsetzen oder einen Würfel freikaufen
    [roll] { $seat } darf vor dem Würfeln Plättchen einsetzen oder einen Würfel freikaufen
    [person] { $seat } darf vor der nächsten Person Plättchen einsetzen oder einen Würfel freikaufen
    [card] { $seat } darf vor dem Aufdecken der nächsten Karte Plättchen einsetzen oder einen Würfel freikaufen
    [move] { $seat } darf vor der Aktionsleiste Plättchen einsetzen oder einen Würfel freikaufen
    [between] { $seat } darf vor dem nächsten Konflikt Plättchen einsetzen oder einen Würfel freikaufen
   *[conflicts] { $seat } darf vor dem Ende des Zuges Plättchen einsetzen oder einen Würfel freikaufen
}
ask-use = { $what ->
    [space] Möchtest du { $space_use } nutzen: { $action }?
   *[person] Möchtest du { $card_den } nutzen: { $action }?
}
wait-use = { $what ->
    [space] { $seat } darf { $space } nutzen
   *[person] { $seat } darf { $card_den } nutzen
}
ask-choose-religion = Dein Religionswürfel zeigt eine { $number }: Wähle deine Religion
wait-choose-religion = { $seat } wählt eine Religion
ask-choose-person = { $none ->
    [no] Wähle einen Würfel und die Person seines Landes
   *[yes] Wähle einen Würfel und die Person seines Landes, oder zahle 1 Siegpunkt und nimm keine
}
wait-choose-person = { $seat } wählt eine Person
ask-stone = Der Religionsstein auf { $card_here_dem }: { $country_in } einsetzen oder gegen 1 Schutzplättchen fernhalten?
wait-stone = { $seat } entscheidet über den Religionsstein auf { $card_dem }
ask-place-house = Möchtest du dein Handelshaus { $country_in } von { $from } auf { $number } aufwerten?
wait-place-house = { $seat } darf ein Handelshaus { $country_in } aufwerten
ask-track = Wohin zieht deine Aktionsscheibe? Ein freier Würfel gibt die Farbe vor; jedes freie Feld, das du auslässt, kostet 1 Siegpunkt
wait-track = { $seat } zieht auf der Aktionsleiste
ask-neutral = Das Schiff bringt einen neutralen Religionsstein: { $country_in } einsetzen?
wait-neutral = { $seat } darf einen neutralen Religionsstein { $country_in } einsetzen
ask-conflicts = Wähle, welcher Konflikt als nächster kommt
wait-conflicts = { $seat } wählt, welcher Konflikt als nächster kommt
ask-ward = { $card }: 1 Schutzplättchen abgeben oder { $effect }?
wait-ward = { $seat } darf das Ereignis „{ $card }“ abwenden
ask-offer = { $card }: 1 Schutzplättchen abgeben und dafür { $number ->
    [one] 1 Siegpunkt
   *[other] { $number } Siegpunkte
} erhalten?
wait-offer = { $seat } darf beim Ereignis „{ $card }“ 1 Schutzplättchen abgeben
ask-imprison = { $card }: Welchen Würfel legst du auf Loch Leven?
wait-imprison = { $seat } legt einen Würfel auf Loch Leven
ask-lose-good = { $number ->
    [one] { $card }: Welche Ware verlierst du?
   *[other] { $card }: Welche Ware verlierst du als erste von { $number }?
}
wait-lose-good = { $seat } wählt, welche Ware verloren geht
ask-lower-die = { $card }: Welchen Würfel auf einer Person drehst du herunter?
wait-lower-die = { $seat } dreht einen Würfel auf einer Person herunter

wait-lot = Würfel und Karten entscheiden
wait-over = Das Spiel ist aus: { $seat } gewinnt mit { $number ->
    [one] 1 Siegpunkt
   *[other] { $number } Siegpunkten
}
wait-over-shared = Das Spiel ist aus: { $seats } teilen sich mit { $number ->
    [one] 1 Siegpunkt
   *[other] { $number } Siegpunkten
} den Sieg

### Moves: what stands on the button
#
# $by is tile where an advantage tile is used up for it, ransom where 3 VP are paid for it.

move-pass = { $window ->
    [first-half] Das Halbjahr beginnen
    [roll] Würfeln
    [person] Weiter mit der nächsten Person
    [card] Die nächste Karte aufdecken
    [move] Weiter mit der Aktionsleiste
    [between] Weiter mit dem nächsten Konflikt
   *[conflicts] Den Zug beenden
}
move-skip = Darauf verzichten
move-religion = { $alone ->
    [yes] Die { $religion_e } Religion wählen: Nur du gehörst ihr an und erhältst 1 Siegpunkt
   *[no] Die { $religion_e } Religion wählen
}
move-take = { $house ->
    [new] Mit der { $colour_en } { $number } { $card_here_den } nehmen: Handelshaus { $country_in } auf { $number }
    [up] Mit der { $colour_en } { $number } { $card_here_den } nehmen: Dein Handelshaus { $country_in } darf von { $from } auf { $number }
   *[stays] Mit der { $colour_en } { $number } { $card_here_den } nehmen: Dein Handelshaus { $country_in } bleibt auf { $from }
}
move-house = { $house ->
    [new] { $cost ->
        [0] Keine Person nehmen, aber mit der { $colour_en } { $number } ein Handelshaus { $country_in } auf { $number } setzen
        [one] 1 Siegpunkt zahlen: keine Person nehmen, aber mit der { $colour_en } { $number } ein Handelshaus { $country_in } auf { $number } setzen
       *[other] { $cost } Siegpunkte zahlen: keine Person nehmen, aber mit der { $colour_en } { $number } ein Handelshaus { $country_in } auf { $number } setzen
    }
   *[up] { $cost ->
        [0] Keine Person nehmen, aber mit der { $colour_en } { $number } dein Handelshaus { $country_in } von { $from } auf { $number } aufwerten
        [one] 1 Siegpunkt zahlen: keine Person nehmen, aber mit der { $colour_en } { $number } dein Handelshaus { $country_in } von { $from } auf { $number } aufwerten
       *[other] { $cost } Siegpunkte zahlen: keine Person nehmen, aber mit der { $colour_en } { $number } dein Handelshaus { $country_in } von { $from } auf { $number } aufwerten
    }
}
move-no-person = { $cost ->
    [0] Keine Person nehmen
    [one] Keine Person nehmen, kostet 1 Siegpunkt
   *[other] Keine Person nehmen, kostet { $cost } Siegpunkte
}
move-lay-stone = { $torch ->
    [yes] { $stone_Den } { $country_in } einsetzen, dann brennt dort eine Fackel
   *[no] { $stone_Den } { $country_in } einsetzen
}
move-return-stone = 1 Schutzplättchen abgeben: { $stone_den } nicht { $country_to } lassen
move-raise = { $house ->
    [new] Ein Handelshaus { $country_in } auf { $number } setzen
   *[up] Dein Handelshaus { $country_in } von { $from } auf { $number } aufwerten
}
move-stay = Dein Handelshaus { $country_in } auf { $from } lassen
move-go = { $cost ->
    [0] Auf { $space } ziehen
    [one] Auf { $space } ziehen, kostet 1 Siegpunkt
   *[other] Auf { $space } ziehen, kostet { $cost } Siegpunkte
}
move-conflict = { $outcome ->
    [catholic] Konflikt { $country_in }: Die Katholiken gewinnen
    [protestant] Konflikt { $country_in }: Die Protestanten gewinnen
   *[tie] Konflikt { $country_in }: Er wird vermieden
}
move-protect = 1 Schutzplättchen abgeben: Das Ereignis trifft dich nicht
move-suffer = Nichts abgeben: { $effect }
move-offer = 1 Schutzplättchen abgeben: { $number ->
    [one] 1 Siegpunkt
   *[other] { $number } Siegpunkte
} erhalten
move-keep = Dein Schutzplättchen behalten
move-imprison = { $where ->
    [person] Den { $colour_en } Würfel auf Loch Leven legen: Damit verlässt { $card } das Spiel
   *[free] Den freien { $colour_en } Würfel auf Loch Leven legen
}
move-lose = 1 { $good } verlieren
move-lower = { $number ->
    [0] Die { $colour_e } 1 { $card_von } nehmen: Die Karte kommt aus dem Spiel
   *[other] Auf { $card_dem } den { $colour_en } Würfel auf { $number } herunterdrehen
}
move-gain-good = { $by ->
    [tile] Mit einem Plättchen: 1 { $good } nehmen
   *[card] 1 { $good } nehmen
}
move-gain-tile = { $by ->
    [tile] Mit einem Plättchen: 1 Vorteilsplättchen ziehen
   *[card] 1 Vorteilsplättchen ziehen
}
move-gain-protection = { $by ->
    [tile] Mit einem Plättchen: 1 Schutzplättchen nehmen
   *[card] 1 Schutzplättchen nehmen
}
move-gain-vp = { $number ->
    [one] 1 Siegpunkt
   *[other] { $number } Siegpunkte
} erhalten
move-sell = { $by ->
    [tile] Mit einem Kapitänsplättchen: 1 { $good } { $country_in } für { $number ->
        [one] 1 Siegpunkt
       *[other] { $number } Siegpunkte
    } verkaufen
   *[card] 1 { $good } { $country_in } für { $number ->
        [one] 1 Siegpunkt
       *[other] { $number } Siegpunkte
    } verkaufen
}
move-sell-goods = 1 { $good } und 1 { $second_good } { $country_in } für { $number ->
    [one] 1 Siegpunkt
   *[other] { $number } Siegpunkte
} verkaufen
move-sell-countries = 1 { $good } { $country_in } und 1 { $second_country_in } für { $number ->
    [one] 1 Siegpunkt
   *[other] { $number } Siegpunkte
} verkaufen
move-place = { $by ->
    [tile] { $torch ->
        [yes] Mit einem Plättchen: { $stone_einen } { $country_in } einsetzen, dann brennt dort eine Fackel
       *[no] Mit einem Plättchen: { $stone_einen } { $country_in } einsetzen
    }
   *[card] { $torch ->
        [yes] { $stone_Einen } { $country_in } einsetzen, dann brennt dort eine Fackel
       *[no] { $stone_Einen } { $country_in } einsetzen
    }
}
move-lift = { $by ->
    [tile] { $torch ->
        [yes] Mit einem Plättchen: { $stone_einen } { $country_from } entfernen und die Fackel löschen
       *[no] Mit einem Plättchen: { $stone_einen } { $country_from } entfernen
    }
   *[card] { $torch ->
        [yes] { $stone_Einen } { $country_from } entfernen und die Fackel löschen
       *[no] { $stone_Einen } { $country_from } entfernen
    }
}
move-turn = { $by ->
    [tile] { $where ->
        [loch] Mit einem Plättchen: auf Loch Leven den { $colour_en } Würfel von { $from } auf { $number } drehen
       *[person] Mit einem Plättchen: auf { $card_dem } den { $colour_en } Würfel von { $from } auf { $number } drehen
    }
   *[card] { $where ->
        [loch] Auf Loch Leven den { $colour_en } Würfel von { $from } auf { $number } drehen
       *[person] Auf { $card_dem } den { $colour_en } Würfel von { $from } auf { $number } drehen
    }
}
move-turn-faith = { $by ->
    [tile] { $alone ->
        [yes] Mit einem Plättchen: deinen Religionswürfel von { $from } auf { $number } drehen; nur du bist { $religion } und erhältst 1 Siegpunkt
       *[no] Mit einem Plättchen: deinen Religionswürfel von { $from } auf { $number } drehen
    }
   *[card] { $alone ->
        [yes] Deinen Religionswürfel von { $from } auf { $number } drehen; nur du bist { $religion } und erhältst 1 Siegpunkt
       *[no] Deinen Religionswürfel von { $from } auf { $number } drehen
    }
}
move-remove = { $by ->
    [tile] { $where ->
        [stack] Mit einem Plättchen: { $card_here_den } vom Stapel { $country_of } entfernen
       *[display] Mit einem Plättchen: { $card_den } aus deiner Auslage entfernen und { $die_den } befreien
    }
   *[card] { $where ->
        [stack] Vom Stapel { $country_of } { $card_here_den } entfernen
       *[display] Aus deiner Auslage { $card_den } entfernen und { $die_den } befreien
    }
}
move-step = { $by ->
    [tile] Mit einem Plättchen: weiter auf { $space } ziehen
   *[card] Weiter auf { $space } ziehen
}
move-free = { $by ->
    [ransom] { $cost ->
        [one] { $where ->
            [loch] 1 Siegpunkt zahlen: { $die_den } von Loch Leven zurückholen
            [faith] 1 Siegpunkt zahlen: deinen Religionswürfel neu würfeln und deine Religion wählen
           *[person] 1 Siegpunkt zahlen: { $die_den } { $card_von } zurückholen; die Karte kommt aus dem Spiel
        }
       *[other] { $where ->
            [loch] { $cost } Siegpunkte zahlen: { $die_den } von Loch Leven zurückholen
            [faith] { $cost } Siegpunkte zahlen: deinen Religionswürfel neu würfeln und deine Religion wählen
           *[person] { $cost } Siegpunkte zahlen: { $die_den } { $card_von } zurückholen; die Karte kommt aus dem Spiel
        }
    }
    [tile] { $where ->
        [loch] Mit einem Plättchen: { $die_den } von Loch Leven zurückholen
        [faith] Mit einem Plättchen: deinen Religionswürfel neu würfeln und deine Religion wählen
       *[person] Mit einem Plättchen: { $die_den } { $card_von } zurückholen; die Karte kommt aus dem Spiel
    }
   *[card] { $where ->
        [loch] Von Loch Leven { $die_den } zurückholen
        [faith] Deinen Religionswürfel neu würfeln und deine Religion wählen
       *[person] Den { $colour_en } Würfel { $card_von } zurückholen; die Karte kommt aus dem Spiel
    }
}

### Lots

lot-begin = { $seat } beginnt
lot-deal = Loch-Leven-Karte { $number }
lot-roll = { $die_id ->
    [black] Der Religionswürfel zeigt { $number }
   *[other] Der { $colour_e } Würfel zeigt { $number }
}
lot-turn-up = Die nächste Karte { $country_in }: { $card_name }
lot-draw = Das Vorteilsplättchen zeigt „{ $tile }“

### The log

told-begins = { $seat } erhält das Startspielerzeichen.
told-dealt = { $seat } erhält Loch-Leven-Karte { $loch_card }: { $religion }, 1 { $good }, Aktionsscheibe auf { $space }.
told-redealt = Beide hatten dieselbe Religion, daher erhält { $seat } stattdessen Loch-Leven-Karte { $loch_card }: { $religion }, 1 { $good }, Aktionsscheibe auf { $space }.
told-faith-rolled = { $seat } würfelt mit dem Religionswürfel eine { $number }.
told-religion = { $seat } wählt die { $religion_e } Religion.
told-turned-up = Auf dem Stapel { $country_of } liegt nun { $card_here } offen.
told-set-aside = Das Ereignis „{ $card }“ { $country_in } kommt ungelesen aus dem Spiel.
told-year = Jahr { $number } beginnt.
told-turn = { $half ->
    [1] { $seat } spielt das 1. Halbjahr.
   *[2] { $seat } spielt das 2. Halbjahr.
}
told-vp = { $gain ->
    [yes] { $seat } erhält { $number ->
        [one] 1 Siegpunkt
       *[other] { $number } Siegpunkte
    } ({ $vp_source }).
   *[no] { $seat } verliert { $number ->
        [one] 1 Siegpunkt
       *[other] { $number } Siegpunkte
    } ({ $vp_source }).
}
told-good = { $seat } nimmt 1 { $good }.
told-good-lost = { $seat } verliert 1 { $good }.
told-sold = { $seat } verkauft 1 { $good } { $country_in } für { $number ->
    [one] 1 Siegpunkt
   *[other] { $number } Siegpunkte
}.
told-tile-drawn = { $tile_id ->
    [unknown] { $seat } zieht 1 Vorteilsplättchen.
   *[known] { $seat } zieht 1 Vorteilsplättchen: { $tile }.
}
told-tile-used = { $seat } setzt 1 Vorteilsplättchen ein: { $tile }.
told-protection = { $seat } nimmt 1 Schutzplättchen.
told-faith-turned = { $seat } dreht den Religionswürfel auf { $number }.
told-die-turned = { $where ->
    [loch] { $seat } dreht auf Loch Leven den { $colour_en } Würfel auf { $number }.
   *[person] { $seat } dreht auf { $card_dem } den { $colour_en } Würfel auf { $number }.
}
told-die-freed = Der { $colour_e } Würfel von { $seat } ist wieder frei.
told-person-left = { $seat } verliert { $card_den }; die Karte kommt aus dem Spiel.
told-person-removed = { $seat } entfernt { $card_here_den } vom Stapel { $country_of }.
told-rolled = { $seat } würfelt mit dem { $colour_en } Würfel eine { $number }.
told-took = { $seat } nimmt { $card_den } mit der { $colour_en } { $number }.
told-no-person = { $seat } nimmt keine Person.
told-stone-laid = { $seat } setzt { $stone_einen } { $country_in } ein.
told-stone-returned = { $seat } gibt 1 Schutzplättchen ab und lässt { $stone_den } nicht { $country_to }.
told-stone-no-room = { $seat } findet { $country_in } kein freies Religionsfeld, und { $stone_der } kommt in den Vorrat.
told-stone-lifted = { $seat } entfernt { $stone_einen } { $country_from }.
told-house-placed = { $seat } setzt ein Handelshaus { $country_in } auf { $number }.
told-house-raised = { $seat } rückt mit dem Handelshaus { $country_in } auf { $number } vor.
told-house-pushed = { $seat } muss mit dem Handelshaus { $country_in } auf { $number } zurück.
told-house-back = { $seat } muss das Handelshaus { $country_in } zurücknehmen.
told-disc = { $seat } zieht auf { $space }.
told-stepped-on = { $seat } zieht weiter auf { $space }.
told-conflict = { $outcome ->
    [catholic] Konflikt { $country_in }: Die Katholiken gewinnen.
    [protestant] Konflikt { $country_in }: Die Protestanten gewinnen.
   *[tie] Konflikt { $country_in }: Keine Seite hat die Mehrheit, er wird vermieden.
}
told-event = Ereignis { $country_in }: „{ $card }“. { $effect }
told-warded = { $seat } gibt 1 Schutzplättchen ab und bleibt verschont.
told-offered = { $seat } gibt 1 Schutzplättchen ab.
told-imprisoned = { $seat } legt den { $colour_en } Würfel mit einer 3 auf Loch Leven.
told-ransomed = { $die_id ->
    [black] { $seat } zahlt und würfelt den Religionswürfel neu.
   *[other] { $seat } zahlt und kauft den { $colour_en } Würfel frei.
}
told-stack-out = Der Stapel { $country_of } ist aufgebraucht: Dieses Jahr ist das letzte.
told-fifty = { $seat } hat 50 Siegpunkte erreicht: Dieses Jahr ist das letzte.
told-final-scoring = Das letzte Jahr ist vorbei: Jetzt kommt die Schlusswertung.

### Reasons: why something is not offered

why-over = Das Spiel ist aus.
why-not-asked = { $seat_id ->
    [lot] Erst entscheiden Würfel und Karten.
   *[seat] Gefragt ist jetzt { $seat }.
}
why-not-now = { $step ->
    [window] Das ist jetzt nicht dran. Du darfst Plättchen einsetzen, einen Würfel freikaufen oder weitergehen.
    [use-person] Das ist jetzt nicht dran. Du darfst { $card_den } nutzen oder darauf verzichten.
    [use-space] Das ist jetzt nicht dran. Du darfst { $space } nutzen oder darauf verzichten.
    [choose-religion] Das ist jetzt nicht dran. Wähle deine Religion.
    [choose-person] Das ist jetzt nicht dran. Wähle eine Person oder keine.
    [stone] Das ist jetzt nicht dran. Was soll mit dem Religionsstein auf { $card_dem } geschehen?
    [place-house] Das ist jetzt nicht dran. Entscheide über dein Handelshaus { $country_in }.
    [track] Das ist jetzt nicht dran. Wähle, wohin deine Aktionsscheibe zieht.
    [neutral] Das ist jetzt nicht dran. Du darfst einen neutralen Religionsstein { $country_in } einsetzen.
    [conflicts] Das ist jetzt nicht dran. Wähle, welcher Konflikt als nächster kommt.
    [ward] Das ist jetzt nicht dran. Entscheide, ob du das Ereignis „{ $card }“ abwendest.
    [offer] Das ist jetzt nicht dran. Entscheide, ob du 1 Schutzplättchen abgibst.
    [imprison] Das ist jetzt nicht dran. Wähle einen Würfel, der auf Loch Leven kommt.
    [lose-good] Das ist jetzt nicht dran. Wähle eine Ware, die du verlierst.
   *[lower-die] Das ist jetzt nicht dran. Wähle einen Würfel auf einer Person, den du herunterdrehst.
}
why-no-anytime = Mitten in einem Ereignis, einem Konflikt oder einer anderen Aktion kannst du kein Plättchen einsetzen und keinen Würfel freikaufen (CF-3.2).
why-choose-first = Du hast den Religionswürfel eben geworfen: Wähle deine Religion, bevor du ihn wieder wegnimmst (CF-4.2).
why-cost = Das kostet { $cost ->
    [one] 1 Siegpunkt
   *[other] { $cost } Siegpunkte
}, und du hast { $vp ->
    [0] keinen
   *[other] nur { $vp }
}.
why-person-does-not = Das kann { $card } nicht.
why-space-does-not = Das bietet { $space } nicht.
why-no-tile = Ein solches Plättchen hast du nicht ({ $tile }).
why-no-such-tile = Das kann kein Vorteilsplättchen.
why-no-tile-left = Alle Vorteilsplättchen sind schon vergeben (CF-1.5).
why-die-free = Der { $colour_e } Würfel ist frei: Er liegt auf keiner Karte.
why-die-in-hand = Den { $colour_en } Würfel hältst du in der Hand, bis die Person in deiner Auslage liegt (CF-5.11).
why-die-on-person = Auf { $card_dem } liegt der { $colour_e } Würfel.
why-die-on-loch = Der { $colour_e } Würfel liegt auf Loch Leven.
why-die-on-no-person = Der { $colour_e } Würfel liegt auf keiner Person.
why-die-no-number = Der { $colour_e } Würfel hat in diesem Zug keine Zahl (CF-5.9).
why-die-highest = { $die_id ->
    [black] Dein Religionswürfel zeigt { $number }, seine höchste Zahl.
   *[other] Der { $colour_e } Würfel zeigt { $number }, seine höchste Zahl.
}
why-die-lowest = { $die_id ->
    [black] Dein Religionswürfel zeigt { $number }, seine niedrigste Zahl.
   *[other] Der { $colour_e } Würfel zeigt { $number }, seine niedrigste Zahl.
}
why-no-person-there = Auf dem Stapel { $country_of } liegt keine Person.
why-person-there = Auf dem Stapel { $country_of } liegt { $card_here }: Ein Handelshaus allein gibt es nur bei einem aufgebrauchten Stapel (CF-5.8).
why-house-high = Dein Handelshaus { $country_in } steht schon auf { $number }: Der { $colour_e } Würfel bringt es nicht höher (CF-5.12).
why-no-such-space = Die Aktionsleiste hat die Felder 0 bis { $number }.
why-space-start = Dort liegt deine Aktionsscheibe schon: Sie darf nicht auf dem Feld enden, von dem sie loszieht (CF-6.3).
why-space-held = Auf { $space } steht { $seat }.
why-too-far = Zu weit: Vor { $space } liegen { $cost } freie Felder dieser Farbe, und auslassen darfst du höchstens { $number } (CF-6.2).
why-no-good = Du hast { $goods_keine }.
why-one-good = Du hast nur 1 { $good } und brauchst je 1 für beide Länder.
why-not-bought = Niemand kauft { $country_in } { $goods }.
why-no-house = Du hast kein Handelshaus { $country_in }.
why-sold = Du hast in diesem Zug { $country_in } schon { $goods } verkauft (CF-7.8).
why-no-room = Es gibt { $country_in } kein freies Religionsfeld mehr.
why-no-stone = Auf den Religionsfeldern { $country_of } liegt { $stone_kein }.
why-person-of-other = Entfernen kannst du nur deine eigenen Personen und die auf den Stapeln, aber { $card } liegt bei { $seat }.
why-person-in-hand = Du hältst { $card_den } in der Hand, bis dein Handelshaus steht (CF-5.11).
why-person-away = Weder auf einem Stapel noch in deiner Auslage ist { $card } zu finden.
why-no-torch = Es brennt { $country_in } keine Fackel.
why-neutral-elsewhere = Es ist das Schiff { $country_of }: Nur dort darfst du den neutralen Religionsstein einsetzen (CF-6.5).
why-only-neutral = Das Schiff bringt einen neutralen Religionsstein, keinen anderen (CF-6.5).

### Things to look through

card-person = Bringt { $stone_einen } { $country_to }. { $action }
card-event-bad = { $effect } Ein Schutzplättchen wendet das ab.
card-with-note = { $text } „{ $note }“
card-loch-leven-name = Loch-Leven-Karte { $number }
card-loch-leven = Du beginnst { $religion } mit 1 { $good }; deine Aktionsscheibe liegt auf { $space }.
card-tile-name = Vorteilsplättchen: { $tile }
card-tile = { $number ->
    [one] Es gibt 1 davon. { $action }
   *[other] Es gibt { $number } davon. { $action }
}
card-space-name = Feld { $number } ({ $colour }): { $name }
card-source-comments = siehe die Anmerkungen in der Inhaltsdatei

### The text board

board-title = Das Fundament der Ewigkeit
board-year = { $half ->
    [1] Jahr { $number }, 1. Halbjahr
   *[2] Jahr { $number }, 2. Halbjahr
}
board-setup = Spielvorbereitung
board-over = das Spiel ist aus
board-last-fifty = das letzte Jahr: 50 Siegpunkte sind erreicht
board-last-stack = das letzte Jahr: ein Stapel ist aufgebraucht
board-start-player = Startspielerzeichen: { $seat }
board-event = Ereignis: { $card_name }.
board-buys = kauft
board-sold = verkauft
board-stones = Steine
board-torch = Fackel
board-houses = Häuser
board-person = Person
board-brings = bringt
board-nobody = niemand
board-cards = { $number ->
    [0] keine Karten mehr
    [one] noch 1 Karte
   *[other] noch { $number } Karten
}
board-legend = { $closed ->
    [no] { $catholic } katholischer, { $protestant } protestantischer, { $neutral } neutraler Religionsstein, · freies Feld; bei jeder Ware die Siegpunkte (SP), die sie bringt
   *[yes] { $catholic } katholischer, { $protestant } protestantischer, { $neutral } neutraler Religionsstein, · freies Feld, { $closed } geschlossen; bei jeder Ware die Siegpunkte (SP), die sie bringt
}
board-track = Aktionsleiste
board-track-legend = nach Nummern im Uhrzeigersinn; ein Würfel führt zum nächsten freien Feld seiner Farbe
board-you = du
board-on-turn = am Zug
board-asked = entscheidet
board-vp = { $number } SP
board-religion = { $religion }, Würfel auf { $number }
board-no-religion = noch keine Religion
board-goods = Waren:
board-nothing = keine
board-protection = Schutz: { $number }
board-tiles = Vorteile: { $number }
board-dice = freie Würfel:
board-loch = Loch Leven:
board-hand = in der Hand:
