# A Column of Fire, in German: where points are expected from, one message for each part of the bots’ judgement.
# They stand behind „+1,8 Punkte durch“, in the accusative.

part-points = erzielte Siegpunkte
part-houses = Handelshäuser
part-conflicts = kommende Konflikte
part-goods = Waren
part-persons = Personenkarten
part-dice = freie Würfel
part-tiles = Vorteilsplättchen
part-protection = Schutzplättchen
part-agenda = gleich nutzbare Aktionen
part-numbers = die Zahlen der Handelshäuser
part-conflicts-ahead = Konflikte mit Vorsprung
part-conflicts-behind = Konflikte mit Rückstand
part-goods-sold = verkäufliche Waren
part-years = die Jahre der Personenkarten
part-loch-leven = Würfel auf Loch Leven
part-begun = Begonnenes
part-time = die verbleibende Zeit

# The things that parts are about, behind the same words; $gain tells whether they bring more or less.

part-actions = Personen und Aktionen
detail-scored = { $vp_source_id ->
    [person] Siegpunkte einer Person
    [space] Siegpunkte eines Feldes
    [captain] Verkäufe durch Kapitäne
    [ship] Verkäufe mit dem Schiff
    [market] Verkäufe auf dem Markt
    [conflict] gewonnene Konflikte
    [minority] die Religionsminderheit
    [event] Siegpunkte aus Ereignissen
    [no-person] { $gain ->
        [yes] eine Person statt keiner
       *[no] den Verzicht auf eine Person
    }
    [spaces-left-out] { $gain ->
        [yes] weniger ausgelassene Felder
       *[no] ausgelassene Felder
    }
    [ransom] { $gain ->
        [yes] weniger Ausgaben für den Freikauf von Würfeln
       *[no] Ausgaben für den Freikauf von Würfeln
    }
    [houses] Handelshäuser am Spielende
    [protection] Schutzplättchen am Spielende
    [goods] übrige Waren am Spielende
   *[tiles] Vorteilsplättchen am Spielende
}
detail-house = das Handelshaus { $country_in }
detail-conflict = den Konflikt { $country_in }
detail-good-sold = { $goods } zum Verkauf { $country_in }
detail-good = { $goods } (noch ohne Abnehmer)
detail-person = { $card_den }
detail-years = die Jahre mit { $card_dem }
detail-space = { $space }
detail-prisoner = { $gain ->
    [yes] { $die_den } außerhalb von Loch Leven
   *[no] { $die_den } auf Loch Leven
}
detail-tile = das Vorteilsplättchen „{ $tile }“
