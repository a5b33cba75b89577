# Why a move is better than another as a player would say it, in English. $deed and $price are a game’s `brings-…`, behind “this move …”.

lesson-deed = { $deed }.
lesson-but = { $deed }, but { $price }.
lesson-against = { $deed }, but is better all in all: many small things make up for it.
lesson-many = Better all in all: many small things add up.
lesson-equal = About as good as the other move: take the one you like.
lesson-close = Too close to call: either move may be the better one.
lesson-rivals-more = { $players ->
    [2] lets your opponent score more
   *[other] lets your opponents score more
}
lesson-rivals-less = { $players ->
    [2] leaves your opponent fewer points
   *[other] leaves your opponents fewer points
}

# How many more, as far as that is known.
many-about = about { $number }
many-either = { $number } or { $next }

hint-equal = { $count ->
    [2] Both bring about the same: take the one you like.
   *[other] All three bring about the same: take the one you like.
}
hint-equal-common = { $count ->
    [2] Either one { $deed }; which one hardly matters.
   *[other] Each of the three { $deed }; which one hardly matters.
}
hint-close = { $count ->
    [2] These two are too close to call: take the one you like.
   *[other] These three are too close to call: take the one you like.
}
hint-close-common = { $count ->
    [2] Either one { $deed }; beyond that they are too close to call.
   *[other] Each of the three { $deed }; beyond that they are too close to call.
}
