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
part-time = the time left
