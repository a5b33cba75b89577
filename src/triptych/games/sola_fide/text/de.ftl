# Sola Fide, in German, with the words of its German rulebook.
#
# See en.ftl for the arguments. Forms of nouns, named by the article they go with or by the ending they have:
#   circles     $circle_den, $circle_dem, $circle_im (im Bayerischen Kreis); $circle_Den and $circle_Im at the beginning of a sentence
#   sides       $side_des (des Adels), $side_zum (zum Adel)
#   religions   $religion_e (die katholische Seite), $religion_E at the beginning of a sentence
#   decks       $deck_vom (vom blauen Deck)
#   $circles    $circles_in (in einem Reichskreis), $circles_den (einen Reichskreis); with several of them „jeweils“ belongs to it
# Cards are told what to do in the imperative; what stands on buttons and after colons is in the infinitive. No button, question, reason and
# line of the log begins with a quotation mark.

### Nouns

circle-upper-saxon = der Obersächsische Kreis
    .den = den Obersächsischen Kreis
    .dem = dem Obersächsischen Kreis
    .des = des Obersächsischen Kreises
    .im = im Obersächsischen Kreis
    .Den = Den Obersächsischen Kreis
    .Im = Im Obersächsischen Kreis
circle-lower-saxon = der Niedersächsische Kreis
    .den = den Niedersächsischen Kreis
    .dem = dem Niedersächsischen Kreis
    .des = des Niedersächsischen Kreises
    .im = im Niedersächsischen Kreis
    .Den = Den Niedersächsischen Kreis
    .Im = Im Niedersächsischen Kreis
circle-franconian = der Fränkische Kreis
    .den = den Fränkischen Kreis
    .dem = dem Fränkischen Kreis
    .des = des Fränkischen Kreises
    .im = im Fränkischen Kreis
    .Den = Den Fränkischen Kreis
    .Im = Im Fränkischen Kreis
circle-westphalian = der Westfälische Kreis
    .den = den Westfälischen Kreis
    .dem = dem Westfälischen Kreis
    .des = des Westfälischen Kreises
    .im = im Westfälischen Kreis
    .Den = Den Westfälischen Kreis
    .Im = Im Westfälischen Kreis
circle-upper-rhenish = der Oberrheinische Kreis
    .den = den Oberrheinischen Kreis
    .dem = dem Oberrheinischen Kreis
    .des = des Oberrheinischen Kreises
    .im = im Oberrheinischen Kreis
    .Den = Den Oberrheinischen Kreis
    .Im = Im Oberrheinischen Kreis
circle-bavarian = der Bayerische Kreis
    .den = den Bayerischen Kreis
    .dem = dem Bayerischen Kreis
    .des = des Bayerischen Kreises
    .im = im Bayerischen Kreis
    .Den = Den Bayerischen Kreis
    .Im = Im Bayerischen Kreis
circle-burgundian = der Burgundische Kreis
    .den = den Burgundischen Kreis
    .dem = dem Burgundischen Kreis
    .des = des Burgundischen Kreises
    .im = im Burgundischen Kreis
    .Den = Den Burgundischen Kreis
    .Im = Im Burgundischen Kreis
circle-electoral-rhenish = der Kurrheinische Kreis
    .den = den Kurrheinischen Kreis
    .dem = dem Kurrheinischen Kreis
    .des = des Kurrheinischen Kreises
    .im = im Kurrheinischen Kreis
    .Den = Den Kurrheinischen Kreis
    .Im = Im Kurrheinischen Kreis
circle-swabian = der Schwäbische Kreis
    .den = den Schwäbischen Kreis
    .dem = dem Schwäbischen Kreis
    .des = des Schwäbischen Kreises
    .im = im Schwäbischen Kreis
    .Den = Den Schwäbischen Kreis
    .Im = Im Schwäbischen Kreis
circle-austrian = der Österreichische Kreis
    .den = den Österreichischen Kreis
    .dem = dem Österreichischen Kreis
    .des = des Österreichischen Kreises
    .im = im Österreichischen Kreis
    .Den = Den Österreichischen Kreis
    .Im = Im Österreichischen Kreis

# The same in lists and where there is little room.
short-upper-saxon = Obersachsen
short-lower-saxon = Niedersachsen
short-franconian = Franken
short-westphalian = Westfalen
short-upper-rhenish = Oberrhein
short-bavarian = Bayern
short-burgundian = Burgund
short-electoral-rhenish = Kurrhein
short-swabian = Schwaben
short-austrian = Österreich

# A circle that somebody has named otherwise in a content file of his own.
circle-plain = der Kreis „{ $name }“
    .den = den Kreis „{ $name }“
    .dem = dem Kreis „{ $name }“
    .des = des Kreises „{ $name }“
    .im = im Kreis „{ $name }“
    .Den = Den Kreis „{ $name }“
    .Im = Im Kreis „{ $name }“

side-nobility = der Adel
    .des = des Adels
    .zum = zum Adel
side-commons = das Volk
    .des = des Volkes
    .zum = zum Volk

# The spaces of the power track, from the far end of the nobility to that of the commons.
space-n2 = A2
space-n1 = A1
space-c1 = V1
space-c2 = V2

religion-catholic = katholisch
    .e = katholische
    .E = Katholische
religion-protestant = protestantisch
    .e = protestantische
    .E = Protestantische

deck-blue = das blaue Deck
    .vom = vom blauen Deck
deck-white = das weiße Deck
    .vom = vom weißen Deck
deck-orange = das orangefarbene Deck
    .vom = vom orangefarbenen Deck
deck-green = das grüne Deck
    .vom = vom grünen Deck

# A player. $small is the name with a small first letter, $initial that letter without accent.
seat-name = { $name }

# One letter for each religion on the text board.
letter-catholic = K
letter-protestant = P

# Several names in a row.
list-end = { $first } und { $last }
list-more = { $first }, { $next }

### Where victory points come from

vp-circle = übernommener Reichskreis
vp-reward = Belohnungsmarker

### What cards do, in whole sentences
#
# $which is nobility, commons, both, either, dominant or subordinate. $territories and $circles are one of the phrases that follow.

territories-any = { $number ->
    [one] 1 Territorium
   *[other] { $number } Territorien
}
territories-neutral = { $number ->
    [one] 1 neutrales Territorium
   *[other] { $number } neutrale Territorien
}
territories-all = alle neutralen Territorien

circles-any = { $number ->
    [one] ein Reichskreis
   *[other] { $number } Reichskreise
}
    .in = { $number ->
        [one] in einem Reichskreis
       *[other] in { $number } Reichskreisen jeweils
    }
    .den = { $number ->
        [one] einen Reichskreis
       *[other] { $number } Reichskreise jeweils
    }
circles-disputed = der Reichskreis mit dem Disputationsmarker
    .in = im Reichskreis mit dem Disputationsmarker
    .den = den Reichskreis mit dem Disputationsmarker
circles-same = derselbe Reichskreis
    .in = im selben Reichskreis
    .den = denselben Reichskreis
circles-one = { $circle }
    .in = { $circle_im }
    .den = { $circle_den }
circles-one-of = einer dieser Reichskreise ({ $names })
    .in = in einem dieser Reichskreise ({ $names })
    .den = einen dieser Reichskreise ({ $names })
circles-each-of = jeder dieser Reichskreise ({ $names })
    .in = in jedem dieser Reichskreise ({ $names })
    .den = jeden dieser Reichskreise ({ $names })
circles-some-of = { $number } dieser Reichskreise ({ $names })
    .in = in { $number } dieser Reichskreise ({ $names }) jeweils
    .den = { $number } dieser Reichskreise ({ $names }) jeweils

op-convert = { $which ->
    [nobility] Wandle { $circles_in } { $territories } auf Seiten des Adels um.
    [commons] Wandle { $circles_in } { $territories } auf Seiten des Volkes um.
    [both] Wandle { $circles_in } auf jeder Seite { $territories } um.
    [either] Wandle { $circles_in } { $territories } auf einer Seite deiner Wahl um.
    [dominant] Wandle { $circles_in } { $territories } auf der vorherrschenden Seite um.
   *[subordinate] Wandle { $circles_in } { $territories } auf der untergeordneten Seite um.
}
op-move = { $which ->
    [nobility] { $number ->
        [one] Bewege { $circles_den } um 1 Feld in Richtung Adel.
       *[other] Bewege { $circles_den } um { $number } Felder in Richtung Adel.
    }
    [commons] { $number ->
        [one] Bewege { $circles_den } um 1 Feld in Richtung Volk.
       *[other] Bewege { $circles_den } um { $number } Felder in Richtung Volk.
    }
    [either] { $number ->
        [one] Bewege { $circles_den } um 1 Feld in beliebiger Richtung.
       *[other] Bewege { $circles_den } um { $number } Felder in beliebiger Richtung.
    }
    [dominant] { $number ->
        [one] Bewege { $circles_den } um 1 Feld zur vorherrschenden Seite hin.
       *[other] Bewege { $circles_den } um { $number } Felder zur vorherrschenden Seite hin.
    }
   *[subordinate] { $number ->
        [one] Bewege { $circles_den } um 1 Feld zur untergeordneten Seite hin.
       *[other] Bewege { $circles_den } um { $number } Felder zur untergeordneten Seite hin.
    }
}
op-dispute = Lege den Disputationsmarker auf { $circles_den }.
op-draw = { $number ->
    [one] Ziehe 1 Karte.
   *[other] Ziehe { $number } Karten.
}
op-draw-keep = Ziehe { $number } Karten, behalte { $keep } davon und wirf den Rest ab.
op-discard = { $number ->
    [one] Wirf 1 andere Handkarte ab.
   *[other] Wirf { $number } andere Handkarten ab.
}
op-opponent-discards = { $random ->
    [yes] { $number ->
        [one] Dein Gegner wirft 1 zufällige Handkarte ab.
       *[other] Dein Gegner wirft { $number } zufällige Handkarten ab.
    }
   *[no] { $number ->
        [one] Dein Gegner wirft 1 Handkarte seiner Wahl ab.
       *[other] Dein Gegner wirft { $number } Handkarten seiner Wahl ab.
    }
}
op-recover = { $number ->
    [one] Nimm 1 Karte aus deinem Ablagestapel zurück auf die Hand, aber keine aus diesem Zug.
   *[other] Nimm { $number } Karten aus deinem Ablagestapel zurück auf die Hand, aber keine aus diesem Zug.
}
op-cost = { $military ->
    [yes] { $number ->
        [one] Du darfst 1 andere Handkarte abwerfen; tust du es nicht, folgt nur noch der Bonuswurf.
       *[other] Du darfst { $number } andere Handkarten abwerfen; tust du es nicht, folgt nur noch der Bonuswurf.
    }
   *[no] { $number ->
        [one] Du darfst 1 andere Handkarte abwerfen; tust du es nicht, entfällt der Rest.
       *[other] Du darfst { $number } andere Handkarten abwerfen; tust du es nicht, entfällt der Rest.
    }
}
op-per-discard = { $most ->
    [0] Wirf beliebig viele andere Handkarten ab. Für jede davon, jedes Mal in einem anderen Reichskreis: { $effects }
    [one] Wirf 1 andere Handkarte ab oder keine. Dafür: { $effects }
   *[other] Wirf bis zu { $most } andere Handkarten ab. Für jede davon, jedes Mal in einem anderen Reichskreis: { $effects }
}
op-remove-markers = { $which ->
    [nobility] Entferne { $circles_in } alle Marker auf Seiten des Adels.
    [commons] Entferne { $circles_in } alle Marker auf Seiten des Volkes.
    [either] Entferne { $circles_in } alle Marker auf einer Seite deiner Wahl.
    [dominant] Entferne { $circles_in } alle Marker auf der vorherrschenden Seite.
   *[subordinate] Entferne { $circles_in } alle Marker auf der untergeordneten Seite.
}

effects-next = { $first } { $next }
effects-none = Es geschieht nichts.
# $several: is it more than one sentence?
effects-either = { $several ->
    [yes] Entweder dies alles: { $first }
   *[no] Entweder: { $first }
}
effects-or = { $several ->
    [yes] { $first } Oder dies alles: { $next }
   *[no] { $first } Oder: { $next }
}
effects-military = { $choice ->
    [yes] { $first } Danach würfelt in jedem Fall der protestantische Spieler um einen Bonus.
   *[no] { $first } Danach würfelt der protestantische Spieler um einen Bonus.
}

permanent-you-convert = { $which ->
    [nobility] Dauerhaft: Einmal je Zug, nach einer Karte, mit der du auf Seiten des Adels etwas umgewandelt hast, darfst du dies tun: { $effects }
   *[commons] Dauerhaft: Einmal je Zug, nach einer Karte, mit der du auf Seiten des Volkes etwas umgewandelt hast, darfst du dies tun: { $effects }
}
permanent-you-draw = Dauerhaft: Jedes Mal, wenn du ziehst, statt eine Karte zu spielen, darfst du danach dies tun: { $effects }
permanent-you-take = Dauerhaft: Jedes Mal, wenn du einen Reichskreis übernimmst, darfst du dies tun: { $effects }
permanent-hand-limit = { $number ->
    [one] Dauerhaft: Dein Handkartenlimit ist 1 Karte.
   *[other] Dauerhaft: Dein Handkartenlimit ist { $number } Karten.
}
permanent-cannot-convert = { $which ->
    [nobility] Dauerhaft: Im Reichskreis mit dem Disputationsmarker kann dein Gegner auf Seiten des Adels nichts umwandeln.
    [commons] Dauerhaft: Im Reichskreis mit dem Disputationsmarker kann dein Gegner auf Seiten des Volkes nichts umwandeln.
   *[both] Dauerhaft: Im Reichskreis mit dem Disputationsmarker kann dein Gegner nichts umwandeln.
}
permanent-cannot-move = Dauerhaft: Den Reichskreis mit dem Disputationsmarker kann dein Gegner nicht bewegen.
permanent-extra = { $which ->
    [nobility] Dauerhaft: Einmal je Zug, wenn eine deiner Karten auf Seiten des Adels etwas umwandelt, darfst du dort 1 Territorium mehr umwandeln.
   *[commons] Dauerhaft: Einmal je Zug, wenn eine deiner Karten auf Seiten des Volkes etwas umwandelt, darfst du dort 1 Territorium mehr umwandeln.
}

### What cards do, in a few words: on buttons, in questions, on the card itself
#
# They stand after a colon or between semicolons, so they have no full stop. The log says them too, of whoever it is about.

amount-any = { $number }
amount-neutral = { $number ->
    [one] 1 neutrales
   *[other] { $number } neutrale
}
amount-all = alle neutralen

brief-convert = { $which ->
    [nobility] beim Adel { $amount } umwandeln
    [commons] beim Volk { $amount } umwandeln
    [both] auf jeder Seite { $amount } umwandeln
    [either] auf einer Seite { $amount } umwandeln
    [dominant] auf der vorherrschenden Seite { $amount } umwandeln
   *[subordinate] auf der untergeordneten Seite { $amount } umwandeln
}
brief-move = { $which ->
    [nobility] um { $number } zum Adel bewegen
    [commons] um { $number } zum Volk bewegen
    [either] um { $number } nach Wahl bewegen
    [dominant] um { $number } zur vorherrschenden Seite bewegen
   *[subordinate] um { $number } zur untergeordneten Seite bewegen
}
brief-dispute = Disputationsmarker legen
brief-draw = { $number } ziehen
brief-draw-keep = { $number } ziehen, { $keep } behalten
brief-discard = { $number } abwerfen
brief-opponent-discards = { $random ->
    [yes] der andere verliert zufällig { $number }
   *[no] der andere wirft { $number } ab
}
brief-recover = { $number } zurückholen
brief-cost = als Preis { $number } abwerfen
brief-per-discard = { $most ->
    [0] je abgeworfene Karte { $brief }, jedes Mal in einem anderen Kreis
    [one] für 1 abgeworfene Karte { $brief }
   *[other] je abgeworfene Karte (höchstens { $most }) { $brief }, jedes Mal in einem anderen Kreis
}
brief-remove-markers = { $which ->
    [nobility] beim Adel alle Marker entfernen
    [commons] beim Volk alle Marker entfernen
    [either] auf einer Seite alle Marker entfernen
    [dominant] auf der vorherrschenden Seite alle Marker entfernen
   *[subordinate] auf der untergeordneten Seite alle Marker entfernen
}

# Where, if it is not one circle of the player's choice.
brief-in = { $brief } ({ $place })
place-any = { $number } Kreise
place-disputed = umstrittener Kreis
place-same = dort
place-one = { $names }
place-one-of = einer von { $names }
place-each-of = jeder von { $names }
place-some-of = { $number } von { $names }

brief-next = { $first }; { $next }
# In one of several things to choose from, what belongs together.
brief-then = { $first }, dann { $next }
brief-or = { $first } – oder { $next }
brief-none = nichts
brief-military = { $brief }; Militär
brief-permanent = dauerhaft – { $brief }
brief-you-convert = { $which ->
    [nobility] nach dem Umwandeln beim Adel: { $brief }
   *[commons] nach dem Umwandeln beim Volk: { $brief }
}
brief-you-draw = beim Ziehen statt Spielen: { $brief }
brief-you-take = je Übernahme: { $brief }
brief-hand-limit = Handkartenlimit { $number }
brief-cannot-convert = { $which ->
    [nobility] schützt den Adel im umstrittenen Kreis
    [commons] schützt das Volk im umstrittenen Kreis
   *[both] schützt den umstrittenen Kreis
}
brief-cannot-move = hält die Macht im umstrittenen Kreis fest
brief-extra = { $which ->
    [nobility] einmal je Zug beim Adel 1 mehr umwandeln
   *[commons] einmal je Zug beim Volk 1 mehr umwandeln
}

### Questions: to the one who is asked (ask-), and to those who wait (wait-)

ask-choose-side = Du hast höher gewürfelt: Wähle deine Seite
wait-choose-side = { $seat } hat höher gewürfelt und wählt eine Seite
ask-draft = Wähle Karte { $number } von 15 für dein Deck
wait-draft = { $both ->
    [yes] Beide wählen die Karten ihrer Decks
   *[no] { $seat } wählt noch Karten
}
ask-turn = Spiele eine Karte oder ziehe eine
wait-turn = { $seat } spielt eine Karte oder zieht eine
ask-choose-list = Wähle, was „{ $card }“ bewirkt
wait-choose-list = { $seat } wählt, was „{ $card }“ bewirkt
ask-convert = { $left ->
    [one] Wähle einen Reichskreis: { $brief }
   *[other] Wähle nacheinander { $left } Reichskreise: { $brief }
}
wait-convert = { $seat } wählt, wo umgewandelt wird
ask-extra = Möchtest du durch „{ $card }“ { $circle_im } 1 Territorium { $side_des } mehr umwandeln?
wait-extra = { $seat } darf { $circle_im } 1 Territorium mehr umwandeln
ask-move = { $left ->
    [one] Wähle einen Reichskreis: { $brief }
   *[other] Wähle nacheinander { $left } Reichskreise: { $brief }
}
wait-move = { $seat } wählt, welcher Reichskreis bewegt wird
ask-dispute = Wähle einen Reichskreis für den Disputationsmarker
wait-dispute = { $seat } wählt einen Reichskreis für den Disputationsmarker
ask-remove = Wähle einen Reichskreis, oder lass die Marker liegen: { $brief }
wait-remove = { $seat } wählt, ob und wo alle Marker entfernt werden
ask-take = Mehrere Reichskreise sind fällig: Wähle, welcher zuerst übernommen wird
wait-take = { $seat } wählt, welcher der fälligen Reichskreise zuerst übernommen wird
ask-cost = { $number ->
    [one] Wirf 1 Karte ab, oder der Rest entfällt: { $brief }
   *[other] Wirf { $number } Karten ab, oder der Rest entfällt: { $brief }
}
wait-cost = { $number ->
    [one] { $seat } darf 1 Karte abwerfen, um weiterzumachen
   *[other] { $seat } darf { $number } Karten abwerfen, um weiterzumachen
}
ask-per-discard = { $number ->
    [0] Wirf beliebig viele Karten ab; für jede davon: { $brief }
    [one] Noch mehr abwerfen? Bisher ist es 1 Karte; für jede davon: { $brief }
   *[other] Noch mehr abwerfen? Bisher sind es { $number } Karten; für jede davon: { $brief }
}
wait-per-discard = { $seat } wirft beliebig viele Karten ab
ask-use = Möchtest du „{ $card }“ nutzen: { $brief }?
wait-use = { $seat } darf „{ $card }“ nutzen
ask-discard = { $limit ->
    [yes] { $number ->
        [one] Über dem Handkartenlimit: Wähle 1 Karte zum Abwerfen
       *[other] Über dem Handkartenlimit: Wähle { $number } Karten zum Abwerfen
    }
   *[no] { $number ->
        [one] Wähle 1 Karte zum Abwerfen
       *[other] Wähle { $number } Karten zum Abwerfen
    }
}
wait-discard = { $number ->
    [one] { $seat } wählt 1 Karte zum Abwerfen
   *[other] { $seat } wählt { $number } Karten zum Abwerfen
}
ask-discard-drawn = { $number ->
    [one] Wähle 1 der gezogenen Karten zum Abwerfen
   *[other] Wähle { $number } der gezogenen Karten zum Abwerfen
}
wait-discard-drawn = { $seat } wählt, welche der gezogenen Karten bleiben
ask-recover = { $number ->
    [one] Wähle eine Karte, die du aus deinem Ablagestapel zurückholst
   *[other] Wähle { $number } Karten, die du aus deinem Ablagestapel zurückholst
}
wait-recover = { $seat } holt eine Karte aus dem Ablagestapel zurück
ask-choose-deck = Du hast einen Reichskreis übernommen: Wähle ein Deck des Ausländischen Einflusses
wait-choose-deck = { $seat } hat einen Reichskreis übernommen und wählt ein Deck des Ausländischen Einflusses

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
# $taker: nobody; you, if the circle becomes yours with it; other, if it becomes $second_seat's. $vp is what the circle is worth.

move-choose = Die { $religion_e } Seite spielen
move-keep = Karte „{ $card }“ behalten: { $brief }
move-draw = Eine Karte ziehen
move-play = Karte „{ $card }“ spielen: { $brief }
move-play-idle = Karte „{ $card }“ spielen, die jetzt nichts bewirkt
move-do = { $effects }
move-convert = { $number ->
    [0] { $circle_Im } die Seite { $side_des } wählen: Dort wird nichts umgewandelt
    [one] { $taker ->
        [you] { $circle_Im } 1 Territorium { $side_des } umwandeln und den Kreis übernehmen: { $vp ->
            [one] 1 Siegpunkt
           *[other] { $vp } Siegpunkte
        }
       *[nobody] { $circle_Im } 1 Territorium { $side_des } umwandeln
    }
   *[other] { $taker ->
        [you] { $circle_Im } { $number } Territorien { $side_des } umwandeln und den Kreis übernehmen: { $vp ->
            [one] 1 Siegpunkt
           *[other] { $vp } Siegpunkte
        }
       *[nobody] { $circle_Im } { $number } Territorien { $side_des } umwandeln
    }
}
move-convert-both = { $number ->
    [0] { $circle_Den } wählen: Dort wird nichts umgewandelt
    [one] { $taker ->
        [you] { $circle_Im } 1 Territorium umwandeln und den Kreis übernehmen: { $vp ->
            [one] 1 Siegpunkt
           *[other] { $vp } Siegpunkte
        }
       *[nobody] { $circle_Im } 1 Territorium umwandeln
    }
   *[other] { $taker ->
        [you] { $circle_Im } { $number } Territorien umwandeln und den Kreis übernehmen: { $vp ->
            [one] 1 Siegpunkt
           *[other] { $vp } Siegpunkte
        }
       *[nobody] { $circle_Im } { $number } Territorien umwandeln
    }
}
move-move = { $moved ->
    [no] { $circle_Den } wählen, { $side_zum } hin: Dort bewegt sich nichts
   *[yes] { $taker ->
        [you] { $circle_Den } { $side_zum } hin auf { $space } bewegen und übernehmen: { $vp ->
            [one] 1 Siegpunkt
           *[other] { $vp } Siegpunkte
        }
        [other] { $circle_Den } { $side_zum } hin auf { $space } bewegen; dann übernimmt ihn { $second_seat }: { $vp ->
            [one] 1 Siegpunkt
           *[other] { $vp } Siegpunkte
        }
       *[nobody] { $circle_Den } { $side_zum } hin auf { $space } bewegen
    }
}
move-dispute = { $there ->
    [yes] Den Disputationsmarker auf { $circle_dem } liegen lassen
   *[no] Den Disputationsmarker auf { $circle_den } legen
}
move-clear = { $number ->
    [0] { $circle_Im } die Seite { $side_des } wählen: Dort liegt kein Marker
    [one] { $circle_Im } 1 Marker von der Seite { $side_des } entfernen
   *[other] { $circle_Im } { $number } Marker von der Seite { $side_des } entfernen
}
move-take = { $taker ->
    [you] Zuerst { $circle_den } übernehmen, für { $vp ->
        [one] 1 Siegpunkt
       *[other] { $vp } Siegpunkte
    }
   *[other] { $second_seat } zuerst { $circle_den } übernehmen lassen, für { $vp ->
        [one] 1 Siegpunkt
       *[other] { $vp } Siegpunkte
    }
}
move-leave-markers = Die Marker liegen lassen
move-more = { $taker ->
    [you] Noch eines umwandeln, zusammen { $number }, und { $circle_den } übernehmen: { $vp ->
        [one] 1 Siegpunkt
       *[other] { $vp } Siegpunkte
    }
   *[nobody] Noch eines umwandeln, zusammen { $number }
}
move-no-more = { $taker ->
    [you] Nur { $number } umwandeln und { $circle_den } übernehmen: { $vp ->
        [one] 1 Siegpunkt
       *[other] { $vp } Siegpunkte
    }
   *[nobody] Nur { $number } umwandeln
}
move-use = Nutzen: { $brief }
move-leave = Nicht nutzen
move-discard = Karte „{ $card }“ ohne Wirkung abwerfen: { $brief }
move-decline = { $military ->
    [yes] Nichts abwerfen, und der Rest entfällt, nicht aber der Wurf des protestantischen Spielers
   *[no] Nichts abwerfen, und der Rest entfällt
}
move-enough = { $number ->
    [0] Keine Karte abwerfen
    [one] Genug: 1 Karte ist abgeworfen
   *[other] Genug: { $number } Karten sind abgeworfen
}
move-recover = Karte „{ $card }“ zurückholen: { $brief }
move-influence = { $deck_id ->
    [blue] Das blaue Deck: Reichskreise bewegen
    [white] Das weiße Deck: Territorien umwandeln
    [orange] Das orangefarbene Deck: Handkarten
   *[green] Das grüne Deck: Marker entfernen
}

### Lots

lot-roll = Der Würfel zeigt { $number }
lot-catholic = { $seat } ist katholisch
lot-deal = Zur Wahl steht „{ $card }“
lot-draw = Gezogen wird „{ $card }“
lot-lose = Verloren geht „{ $card }“
lot-foreign = Ausländischer Einfluss: „{ $foreign }“

### The log

told-rolled = { $seat } würfelt eine { $number }.
told-side = { $seat } spielt die { $religion_e } Seite.
told-kept = { $card_id ->
    [unknown] { $seat } hat { $number } von 15 Karten gewählt.
   *[known] { $seat } behält „{ $card }“ als Karte { $number } von 15.
}
told-begins = { $seat } beginnt.
told-turn = Zug { $number }: { $seat }.
told-drew = { $card_id ->
    [unknown] { $seat } zieht eine Karte.
   *[known] { $seat } zieht „{ $card }“.
}
told-nothing-to-draw = { $seat } hat nichts mehr zu ziehen.
told-reshuffled = { $number ->
    [one] { $seat } macht aus der einen abgeworfenen Karte ein neues Deck.
   *[other] { $seat } mischt { $number } abgeworfene Karten zu einem neuen Deck.
}
told-played = { $seat } spielt „{ $card }“.
told-did = { $seat } wählt: { $brief }.
told-converted = { $number ->
    [one] { $seat } wandelt { $circle_im } 1 Territorium { $side_des } um.
   *[other] { $seat } wandelt { $circle_im } { $number } Territorien { $side_des } um.
}
told-moved = { $number ->
    [one] { $seat } bewegt { $circle_den } um 1 Feld { $side_zum } hin.
   *[other] { $seat } bewegt { $circle_den } um { $number } Felder { $side_zum } hin.
}
told-disputed = { $seat } legt den Disputationsmarker auf { $circle_den }.
told-dispute-stays = { $seat } lässt den Disputationsmarker auf { $circle_dem } liegen.
told-cleared = { $number ->
    [one] { $seat } entfernt { $circle_im } 1 Marker von der Seite { $side_des }.
   *[other] { $seat } entfernt { $circle_im } { $number } Marker von der Seite { $side_des }.
}
told-discarded = { $seat } wirft „{ $card }“ ab.
told-lost = { $seat } verliert durch Zufall „{ $card }“.
told-recovered = { $seat } holt „{ $card }“ aus dem Ablagestapel zurück.
told-declined = { $seat } wirft nichts dafür ab: Was davon abhängt, entfällt.
told-left-markers = { $seat } lässt die Marker liegen.
told-extra = { $seat } wandelt durch „{ $card }“ 1 Territorium mehr um.
told-used = { $seat } nutzt „{ $card }“.
told-replaced = { $seat } wirft die dauerhafte Karte „{ $card }“ ab.
told-laid-out = { $seat } legt „{ $card }“ dauerhaft aus.
told-military = { $seat } würfelt um den Bonus eine { $number }: „{ $bonus }“ – { $brief }.
told-taken = { $seat } übernimmt { $circle_den } für { $vp ->
    [one] 1 Siegpunkt
   *[other] { $vp } Siegpunkte
}.
told-reward = { $seat } bekommt für den umstrittenen Kreis einen Belohnungsmarker: 1 Siegpunkt.
told-turned-up = Aufgedeckt: { $circle }.
told-foreign = { $seat } zieht { $deck_vom }: „{ $foreign }“ – { $brief }.
told-time-is-up = { $number ->
    [one] Die Zeit ist um: 1 Zug ist gespielt.
   *[other] Die Zeit ist um: { $number } Züge sind gespielt.
}
told-over = Das Spiel ist aus.
told-wins = { $seat } gewinnt mit { $number ->
    [one] 1 Siegpunkt
   *[other] { $number } Siegpunkten
}.

### Reasons: why something is not offered

why-over = Das Spiel ist aus.
why-not-asked = { $seat_id ->
    [lot] Erst entscheiden Würfel und Karten.
   *[seat] Gefragt ist jetzt { $seat }.
}
why-not-now = { $step ->
    [choose-side] Das ist jetzt nicht dran. Wähle deine Seite.
    [draft] Das ist jetzt nicht dran. Wähle eine der drei Karten.
    [turn] Das ist jetzt nicht dran. Spiele eine Karte oder ziehe eine.
    [choose-list] Das ist jetzt nicht dran. Wähle, was „{ $card }“ bewirkt.
    [convert] Das ist jetzt nicht dran. Wähle, wo du umwandelst.
    [extra] Das ist jetzt nicht dran. Entscheide, ob du 1 Territorium mehr umwandelst.
    [move] Das ist jetzt nicht dran. Wähle, welchen Reichskreis du bewegst.
    [dispute] Das ist jetzt nicht dran. Wähle einen Reichskreis für den Disputationsmarker.
    [remove] Das ist jetzt nicht dran. Wähle, wo alle Marker entfernt werden, oder lass sie liegen.
    [take] Das ist jetzt nicht dran. Wähle, welcher Reichskreis zuerst übernommen wird.
    [cost] Das ist jetzt nicht dran. Wirf etwas ab, oder lass den Rest entfallen.
    [per-discard] Das ist jetzt nicht dran. Wirf eine Karte ab, oder sag, dass es genug ist.
    [use] Das ist jetzt nicht dran. Entscheide, ob du „{ $card }“ nutzt.
    [discard] Das ist jetzt nicht dran. Wähle eine Karte zum Abwerfen.
    [discard-drawn] Das ist jetzt nicht dran. Wähle eine der gezogenen Karten zum Abwerfen.
    [recover] Das ist jetzt nicht dran. Wähle eine Karte, die du zurückholst.
   *[choose-deck] Das ist jetzt nicht dran. Wähle ein Deck des Ausländischen Einflusses.
}
why-circle-down = Noch verdeckt ist { $circle } (SF-4.9).
why-circle-taken = { $seat } hat { $circle_den } schon übernommen (SF-4.9).
why-circle-chosen = Du hast { $circle_den } schon gewählt: keinen Reichskreis zweimal (SF-4.13).
why-circle-due = Gleich übernommen wird { $circle }: Dort geschieht nichts mehr (SF-4.9).
why-circle-not-due = Noch gehört niemandem { $circle_im } die ganze vorherrschende Seite (SF-5.4).
why-nothing-to-draw = Es ist nichts mehr zu ziehen, also spiele eine Karte (SF-3.1).
why-circle-not-disputed = Es muss der Reichskreis mit dem Disputationsmarker sein.
why-circle-not-same = Es muss derselbe Reichskreis sein wie vorher: { $circle }.
why-circle-not-listed = Es muss einer der genannten Reichskreise sein: { $names }.
why-side-not-meant = Es muss { $circle_im } die Seite { $side_des } sein.
why-one-side = Es muss eine Seite gewählt werden, nicht beide.
why-both-sides = Es gilt { $circle_im } für beide Seiten zugleich.
why-direction-not-meant = Es geht { $circle_im } nur { $side_zum } hin.
why-all-yours = Alle Territorien { $side_des } { $circle_im } gehören schon dir.
why-all-yours-both = Alle Territorien { $circle_im } gehören schon dir.
why-no-neutral = Kein Territorium { $side_des } { $circle_im } ist neutral.
why-no-neutral-both = Kein Territorium { $circle_im } ist neutral.
why-cannot-convert = Die Karte „{ $card }“ von { $seat } verbietet es { $circle_im } (SF-4.10).
why-cannot-move = Die Karte „{ $card }“ von { $seat } verbietet es, { $circle_den } zu bewegen (SF-4.10).
why-at-end = Der Machtmarker { $circle_im } steht schon am Ende der Machtskala.
why-no-markers = Auf der Seite { $side_des } liegt { $circle_im } kein Marker.
why-no-such-list = Die Karte „{ $card }“ bietet nur { $number } Möglichkeiten.
why-card-of-other = Die Karte „{ $card }“ ist { $religion }, und du spielst die andere Seite.
why-card-in-hand = Die Karte „{ $card }“ hast du auf der Hand.
why-card-not-drawn = Die Karte „{ $card }“ ist keine der eben gezogenen (SF-3.7).
why-card-discarded = Die Karte „{ $card }“ liegt in deinem Ablagestapel.
why-card-spent = Die Karte „{ $card }“ ist erst in diesem Zug abgelegt worden (SF-3.3).
why-card-permanent = Die Karte „{ $card }“ liegt als deine dauerhafte Karte vor dir.
why-card-played = Die Karte „{ $card }“ wird gerade gespielt.
why-card-in-deck = Die Karte „{ $card }“ ist in deinem Deck.
why-card-left-out = Die Karte „{ $card }“ ist nicht in dem Deck, mit dem du spielst.
why-card-not-offered = Die Karte „{ $card }“ ist keine der drei, die vor dir liegen.

### Things to look through

card-of-side = { $starter ->
    [yes] { $religion_E } Karte { $number } aus dem Startdeck. { $effects }
   *[no] { $religion_E } Karte { $number }. { $effects }
}
card-foreign = { $deck_id ->
    [blue] Ausländischer Einfluss, blaues Deck. { $effects }
    [white] Ausländischer Einfluss, weißes Deck. { $effects }
    [orange] Ausländischer Einfluss, orangefarbenes Deck. { $effects }
   *[green] Ausländischer Einfluss, grünes Deck. { $effects }
}
card-bonus-name = { $number }: { $name }
card-bonus = Der protestantische Bonus bei einer { $number } nach einer Militärkarte. { $effects }
card-circle = Reichskreis { $number }, wert { $vp ->
    [one] 1 Siegpunkt
   *[other] { $vp } Siegpunkte
}. Adel: { $nobility }. Volk: { $commons }. Der Machtmarker beginnt auf { $space }.
card-prints = { $catholic } katholisch, { $protestant } protestantisch, { $neutral } neutral
card-with-note = { $text } „{ $note }“

### The text board

board-title = Sola Fide
board-turn = Zug { $number }
board-turn-limit = Zug { $number } von { $limit }
board-setup = Spielvorbereitung
board-draft = die Wahl der Decks
board-over = das Spiel ist aus
board-disputed = Disputationsmarker
board-nobility = Adel
board-commons = Volk
board-power = Macht
board-vp = { $number } SP
board-pyramid = Pyramide
board-pyramid-legend = alle Reichskreise mit ihren Siegpunkten (SP); in Klammern die noch verdeckten
board-legend = { $catholic } katholisches, { $protestant } protestantisches, · neutrales Territorium, + ein Marker darauf; { $sign } die vorherrschende Seite
board-power-legend = Macht: { $n2 }, { $n1 } der Adel, { $c1 }, { $c2 } das Volk; [ ] hier steht der Marker
board-you = du
board-on-turn = am Zug
board-asked = entscheidet
board-no-side = noch ohne Seite
board-rewards = { $number ->
    [0] kein Belohnungsmarker
    [one] 1 Belohnungsmarker
   *[other] { $number } Belohnungsmarker
}
board-circles = Reichskreise:
board-hand = Hand:
board-deck = Deck:
board-discard = Ablagestapel:
board-played = wird gespielt:
board-drawn = eben gezogen:
board-offer = zur Wahl:
board-kept = gewählt:
board-known = davon bekannt:
board-nothing = keine
