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
part-numbers = les nombres des maisons de commerce
part-conflicts-ahead = les conflits où l’on mène
part-conflicts-behind = les conflits où l’on est mené
part-goods-sold = les marchandises qui peuvent se vendre
part-years = les années des personnages
part-loch-leven = les dés à Loch Leven
part-begun = ce qui est commencé
part-time = le temps qui reste
