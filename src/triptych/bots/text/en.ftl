# Why a bot finds one move better than another, in English. $part is a game's `part-NAME`.

reason-number = { $whole }.{ $tenth }
reason-gain-first = +{ $number } points from { $part }
reason-loss-first = −{ $number } points from { $part }
reason-gain = +{ $number } from { $part }
reason-loss = −{ $number } from { $part }
reason-rivals-more = { $players ->
    [2] { $number } points more for the opponent
   *[other] { $number } points more for each opponent
}
reason-rivals-less = { $players ->
    [2] { $number } points less for the opponent
   *[other] { $number } points less for each opponent
}
reason-rest = { $part } otherwise
reason-list = { $first }, { $next }

reason-better = { $why }; { $chance }% to win instead of { $other }%.
reason-better-either-way = { $why }; { $chance }% to win either way.
reason-all-the-same = { $chance }% to win instead of { $other }%, although the largest differences speak against it: { $why }.
reason-all-the-same-either-way = { $chance }% to win either way; the largest differences even speak against it: { $why }.
reason-only-chance = { $chance }% to win instead of { $other }%; no single thing makes the difference.
reason-only-either-way = { $chance }% to win either way; many small things make the difference.
reason-equal = Practically equal: { $chance }% to win either way.
reason-nearly-equal = Practically equal: { $chance }% or { $other }% to win.
reason-too-close = Too close to tell apart: { $chance }% or { $other }% to win.
