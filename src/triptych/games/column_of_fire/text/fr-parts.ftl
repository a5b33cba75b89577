# A Column of Fire, in French: where points are expected from, one message for each part of the bots’ judgement.
# They stand behind « +1,8 point pour », with their articles.

part-points = les PV marqués
part-houses = les maisons de commerce
part-conflicts = les conflits à venir
part-goods = les marchandises
part-persons = les personnages
part-dice = les dés libres
part-tiles = les jetons Privilège
part-protection = les jetons Protection
part-agenda = les actions à utiliser tout de suite
part-time = le temps qui reste
