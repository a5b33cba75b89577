# Why a move is better than another as a player would say it, in French. $deed and $price are a game’s `brings-…`, behind « ce coup … ».

lesson-deed = { $deed }.
lesson-but = { $deed }, mais { $price }.
lesson-against = { $deed }, mais reste le meilleur coup : beaucoup de petites choses compensent.
lesson-many = Meilleur dans l’ensemble : beaucoup de petites choses s’additionnent.
lesson-equal = À peu près aussi bon que l’autre coup : prends celui qui te plaît.
lesson-close = Trop serré pour trancher : chacun des deux coups peut être le meilleur.
lesson-rivals-more = { $players ->
    [2] laisse plus de points à ton adversaire
   *[other] laisse plus de points à tes adversaires
}
lesson-rivals-less = { $players ->
    [2] laisse moins de points à ton adversaire
   *[other] laisse moins de points à tes adversaires
}

# How many more, as far as that is known.
many-about = environ { $number }
many-either = { $number } ou { $next }

hint-equal = { $count ->
    [2] Les deux se valent : prends celui qui te plaît.
   *[other] Les trois se valent : prends celui qui te plaît.
}
hint-equal-common = { $count ->
    [2] Chacun des deux { $deed } ; peu importe lequel.
   *[other] Chacun des trois { $deed } ; peu importe lequel.
}
hint-close = { $count ->
    [2] Entre ces deux coups, c’est trop serré pour trancher : prends celui qui te plaît.
   *[other] Entre ces trois coups, c’est trop serré pour trancher : prends celui qui te plaît.
}
hint-close-common = { $count ->
    [2] Chacun des deux { $deed } ; pour le reste, c’est trop serré pour trancher.
   *[other] Chacun des trois { $deed } ; pour le reste, c’est trop serré pour trancher.
}
