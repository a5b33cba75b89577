# The game's name, how time is counted, and answers given once for all.

game-column-of-fire = A Column of Fire
about-column-of-fire = Europe, 1558: dice, persons, trading houses, and a faith that may change.
clock = Year { $number }
clock-curve = Points over the years

standing-windows = Moments to use tiles or buy back a die
standing-windows-pass = go on for me, unless I have just drawn a tile
standing-windows-tiles = ask me while I hold tiles
standing-windows-always = always ask me
standing-events = When a bad event touches me
standing-events-ask = ask me
standing-events-protect = protect me while I have tiles
standing-events-suffer = never use a tile
standing-feasts = When a tile can bring points
standing-feasts-ask = ask me
standing-feasts-offer = always give it back
standing-feasts-keep = always keep it
