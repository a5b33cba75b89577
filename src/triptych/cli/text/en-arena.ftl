# `triptych arena`, in English: tables, report, and what can be wrong.

arena-percent = { $whole }.{ $part }%
arena-decimal = { $whole }.{ $part }
arena-seconds = { $number } s
arena-milliseconds = { $number } ms
arena-range = { $low }–{ $high }

arena-progress = games
arena-rating = rating the bots
arena-title = { $game }, { $players } players: { $count ->
    [one] 1 game, seed { $seed }
   *[other] { $count } games, seed { $seed }
}
arena-interrupted = Interrupted: this is what was done by then.
arena-played = Rules { $rules }, content { $content }{ $options ->
    [none] {""}
   *[other] , { $options }
}, Triptych { $version }, { $compiled ->
    [yes] compiled
   *[no] interpreted
}.

### Strength

arena-strength = Strength
arena-bot = bot
arena-strength-rating = rating
arena-wins = wins
arena-points = mean points
arena-decisions = decisions a turn
arena-time = time a turn
arena-longest = longest turn
arena-strength-note = Ratings by openskill (Plackett-Luce), the mean of { $draws } draws of the rounds; the 95% interval below it is from how the draws scatter, or from the rating's own sigma if that is wider. A difference of 6.5 wins three games of four. A turn is all that a bot is asked within one turn of the game; times are those of a core.
arena-strength-field = With { $players } players, wins and points are those of the games in which the bot sat alone against { $count } of another one; all else is from all its seats.
arena-strength-hurried = The rating was interrupted: with so few draws its intervals are rough. All games count.

### Who against whom

arena-cross = Each against each
arena-cross-gauntlet = { $bot } against the others
arena-cross-row = against
arena-cross-row-field = against { $count }
arena-cross-games = n { $count }
arena-cross-note = What the bot of the row won of its games against the bot of the column; a shared win counts in parts. Fair is { $share }.
arena-cross-note-field = What the bot of the row won against { $count } of the bot of the column; a shared win counts in parts. Fair is { $share }.
arena-wilson = Intervals of shares are 95% Wilson intervals, for a number of games that was settled before.
arena-anytime = Intervals of shares hold with 95% whenever one stops (by betting, after Waudby-Smith and Ramdas).
arena-rounds = The lots of a round are the same from every seat. The spread ratio says how far the results of rounds scatter, against how far they would if the games of a round had nothing to do with each other.
arena-rounds-wilson = Where it is below 1, a Wilson interval is on the safe side; above 1, it is too narrow.

### Tests

arena-tests = Tests
arena-test-note = Is the first one's share above { $low }, or below { $high }? Each wrong verdict has a chance of at most 5% in each pairing, however often one looks.
arena-test-sides = A verdict is about one side, with an error of 5%; an interval has two sides, with 2.5% each. So there may be a verdict while the interval still reaches beyond its bound.
arena-test-pairing = pairing
arena-test-verdict = verdict
arena-test-rounds = rounds
arena-pairing = { $one } against { $other }
arena-pairing-field = { $one } against { $count } × { $other }
arena-above = above { $share }
arena-below = below { $share }
arena-open = open

### Seats, and how it came about

arena-seats = From each seat
arena-seat = seat { $seat }
arena-together = spread ratio
arena-course = How it came about
arena-course-note = The first one's share after so many games, and where it lay; the dashed line is the fair share.
arena-course-alt = { $pairing }: { $share } of { $count } games, { $low } to { $high }
arena-ratings-alt = { $bot }: { $rating }, { $low } to { $high }

### What can be wrong

arena-bots = an arena needs at least two bots; there are { $bots }
arena-unknown-bot = there is no bot '{ $name }'; there are { $bots }
arena-same-bot = { $one } and { $other } are the same bot; an arena needs each bot only once
arena-bounds = '{ $text }' is not a test; write two shares, both above 0 and below 1, the lower first, e.g. --sprt 0.5,0.55
arena-nothing = interrupted before the first round was over
arena-not-a-file-of-ours = { $path } is there and is not the file of an arena; it stays as it is, give another name
arena-one-file = --html and --resume both name { $path }; give the page a file of its own
arena-in-use = another arena is writing to { $path }; give this one a file of its own, or wait until the other is over
arena-other-arena = { $path } is of another arena: { $what ->
    [thinking] the code or the weights of the bots or of the game have changed since ({ $theirs } there, { $ours } here); games of then and now cannot be added up
   *[other] { $what } is { $theirs } there, and { $ours } here
}
arena-bad-line = { $path }: line { $line } is no game of this arena
