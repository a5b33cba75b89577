# `triptych analyse`, in English: a game looked at afterwards.

analyse-progress = decisions
analyse-title = { $game } · { $names }
analyse-judged = { $count ->
    [one] 1 decision judged, with what its player could see then
   *[other] { $count } decisions judged, each with what its player could see then
}; { $forced ->
    [0] there was always a choice.
    [one] once there was nothing to decide.
   *[other] { $forced } times there was nothing to decide.
}
analyse-budget = { $iterations } looks ahead in { $seconds } s, seed { $seed }.
analyse-interrupted = Interrupted: { $count ->
    [one] 1 of { $all } decisions is judged.
   *[other] { $count } of { $all } decisions are judged.
}
analyse-nothing = interrupted before the first decision was judged
analyse-empty = in this record nobody had anything to decide
analyse-seconds = --seconds { $seconds }: the time must be above 0, and come to an end
analyse-result = Result: { $points }.
analyse-running = The game is not over.
analyse-how = A chance to win is what the bot expects when it looks ahead, plus or minus twice its standard error. A loss is the chance behind its best move less the chance behind the move that was played; where it cannot tell them apart, nothing is lost.
analyse-percent = { $number }%
analyse-margin = ±{ $number }%
analyse-points = { $whole }.{ $tenth }

analyse-curve = Chances to win
analyse-curve-about = { $name }: { $first }% at first, { $last }% at last, { $least }% at least, { $most }% at most

analyse-players = How well it was decided
analyse-player = player
analyse-decisions = decisions
analyse-same = the bot’s choice
analyse-equal = as good
analyse-lost = lost on average
analyse-turns = turning points

analyse-turning = { $count ->
    [0] No turning points
    [one] 1 turning point
   *[other] { $count } turning points
}
analyse-turning-about = { $count ->
    [0] No decision surely lost { $least }% of a chance to win, or more.
   *[other] Decisions that surely lost { $least }% of a chance to win, or more; the worst first.
}
analyse-turning-more = { $count ->
    [one] And 1 more, in line { $lines }.
   *[other] And { $count } more, in lines { $lines }.
}

analyse-all = Every decision
analyse-line = line { $at }
analyse-change = { $before }% → { $after }%
analyse-played = played
analyse-best = better
analyse-next = next best
analyse-why = why
analyse-verdict-same = the bot’s choice too
analyse-verdict-equal = as good
analyse-verdict-worse = { $lost ->
    [0] less than 1% lost
   *[other] { $lost }% lost
}
analyse-found = What the bot found
analyse-move = move
analyse-chance = chance to win
analyse-expected = points expected
analyse-tried = tried
analyse-replay = The table at that moment: triptych replay { $path } --at LINE --seat SEAT
analyse-written = Every decision with its reasons: { $path }
