# A Column of Fire, in English: where points are expected from, one message for each part of the bots’ judgement.
# They stand behind “+1.8 points from”.

part-points = VP scored
part-houses = trading houses
part-conflicts = conflicts to come
part-goods = goods
part-persons = persons
part-dice = free dice
part-tiles = advantage tiles
part-protection = protection tiles
part-agenda = actions about to be used
part-numbers = the numbers of trading houses
part-conflicts-ahead = conflicts led
part-conflicts-behind = conflicts in which the others lead
part-goods-sold = goods that can be sold
part-years = the years of persons
part-loch-leven = dice on Loch Leven
part-begun = what is begun
part-time = the time left
