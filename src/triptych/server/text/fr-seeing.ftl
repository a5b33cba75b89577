# Ce qui aide à voir à une table : les listes qui continuent, et la fin d’une partie.

js-more = Encore { "{n}" }
js-rank = Place
js-place = Ta place : { "{rank}" } sur { "{of}" }, avec { "{n}" } PV
