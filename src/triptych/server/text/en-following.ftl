# Following the others' turns: how fast, what happened since one's own, looking back.

table-speed = How fast the others’ turns are shown
table-speed-slow = Slow
table-speed-normal = Normal
table-speed-fast = Fast
table-speed-instant = Instant
table-go-on = Go on
table-meanwhile-fold = Show or hide what happened
table-meanwhile-first = On the board, from your last move on
table-meanwhile-back = One step back on the board
table-meanwhile-next = One step forward on the board
table-meanwhile-now = Back to now
table-meanwhile = Since your turn
js-meanwhile-begun = So far
js-meanwhile-at = Looking back: { "{at}" } of { "{last}" }
js-meanwhile-points = { "{name}" }: { "{n}" } VP
js-meanwhile-habit = (answered for you)
js-meanwhile-show = Show it on the board
