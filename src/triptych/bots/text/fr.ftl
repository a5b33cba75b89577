# Pourquoi un bot préfère un coup à un autre, en français. $part suit « pour », avec son article.

reason-number = { $whole },{ $tenth }
reason-gain-first = +{ $number } { $whole ->
    [one] point
   *[other] points
} pour { $part }
reason-loss-first = −{ $number } { $whole ->
    [one] point
   *[other] points
} pour { $part }
reason-gain = +{ $number } pour { $part }
reason-loss = −{ $number } pour { $part }
reason-rivals-more = { $players ->
    [2] { $number } { $whole ->
        [one] point
       *[other] points
    } de plus pour l’adversaire
   *[other] { $number } { $whole ->
        [one] point
       *[other] points
    } de plus pour chaque adversaire
}
reason-rivals-less = { $players ->
    [2] { $number } { $whole ->
        [one] point
       *[other] points
    } de moins pour l’adversaire
   *[other] { $number } { $whole ->
        [one] point
       *[other] points
    } de moins pour chaque adversaire
}
reason-rest = { $part } par ailleurs
reason-list = { $first }, { $next }

reason-better = { $why } ; { $chance } % de chances de gagner au lieu de { $other } %.
reason-better-either-way = { $why } ; { $chance } % de chances de gagner dans les deux cas.
reason-all-the-same = { $chance } % de chances de gagner au lieu de { $other } %, bien que les plus grandes différences disent le contraire : { $why }.
reason-all-the-same-either-way = { $chance } % de chances de gagner dans les deux cas ; les plus grandes différences disent même le contraire : { $why }.
reason-only-chance = { $chance } % de chances de gagner au lieu de { $other } % ; rien ne fait la différence à lui seul.
reason-only-either-way = { $chance } % de chances de gagner dans les deux cas ; ce sont beaucoup de petites choses qui font la différence.
reason-equal = Pratiquement égal : { $chance } % de chances de gagner dans les deux cas.
reason-nearly-equal = Pratiquement égal : { $chance } % ou { $other } % de chances de gagner.
reason-too-close = Trop proches pour trancher : { $chance } % ou { $other } % de chances de gagner.
