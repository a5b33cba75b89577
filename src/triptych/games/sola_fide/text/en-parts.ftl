# Sola Fide, in English: where points are expected from, one message for each part of the bots’ judgement.
# They stand behind “+1.8 points from”.

part-points = VP scored
part-dominant-sides = dominant sides
part-subordinate-sides = subordinate sides
part-disputation = the disputation marker
part-cards = cards in hand
part-deck = the deck
part-permanent = the permanent card
part-bonuses = bonuses
part-turn = the next turn
part-next-card = the best choice for the next turn
part-later-card = the best choice for later
part-pending = effects still to come
part-time = the time left

# The things that parts are about, behind the same words; $gain tells whether they bring more or less.

part-circles = the Imperial Circles
detail-circle-taken = taking { $circle }
detail-rewards = reward markers
detail-dominant-side = the dominant side of { $circle }
detail-subordinate-side = the subordinate side of { $circle }
detail-disputed = the disputation marker on { $circle }
detail-deck-card = “{ $card }” in the deck
detail-permanent = the permanent card “{ $card }”
detail-next-card = “{ $card }” for the next turn
detail-later-card = “{ $card }” for later
detail-pending = the rest of “{ $card }”
detail-hand = the number of cards in hand
