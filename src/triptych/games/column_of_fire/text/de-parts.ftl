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
part-time = die verbleibende Zeit
