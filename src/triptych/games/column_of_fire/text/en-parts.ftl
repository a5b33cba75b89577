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
part-begun = what has been begun
part-time = the time left

# The things that parts are about, behind the same words; $gain tells whether they bring more or less.

part-actions = persons and actions
detail-scored = { $vp_source_id ->
    [person] VP from a person
    [space] VP from a space
    [captain] sales by captain
    [ship] sales by ship
    [market] sales at a market
    [conflict] conflicts won
    [minority] being the only one of a religion
    [event] VP from events
    [no-person] { $gain ->
        [yes] not going without a person
       *[no] going without a person
    }
    [spaces-left-out] { $gain ->
        [yes] fewer spaces left out
       *[no] spaces left out
    }
    [ransom] { $gain ->
        [yes] fewer VP paid for dice
       *[no] VP paid for dice
    }
    [houses] houses at the end
    [protection] protection tiles at the end
    [goods] goods left at the end
   *[tiles] advantage tiles at the end
}
detail-house = the house in { $country }
detail-conflict = the conflict in { $country }
detail-good-sold = { $goods } to sell in { $country }
detail-good = { $goods } (no buyer yet)
detail-person = { $card }
detail-years = the years of { $card }
detail-space = { $space }
detail-prisoner = { $gain ->
    [yes] { $die } off Loch Leven
   *[no] { $die } on Loch Leven
}
detail-tile = the advantage tile “{ $tile }”
