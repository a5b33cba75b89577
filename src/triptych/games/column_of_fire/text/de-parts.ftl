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
