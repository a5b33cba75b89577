# The command line, in English. One whole message for each thing that is said.

and = { $first } and { $last }

### Errors: one line each

error = triptych: { $text }
error-ours = a mistake of ours, please report it: { $kind }: { $text } ({ $debug }=1 shows where)
error-usage = { $text } ({ $command } --help tells more)
file-unreadable = cannot read { $path }: { $why }
file-not-text = { $path } is not a text in UTF-8
file-unwritable = cannot write { $path }: { $why }
file-exists = { $path } is there already and stays as it is; give another name
content-empty = { $path } is empty; copy the game's content.toml and change what differs in your box
content-line = line { $line }: { $text }
content-more = and { $count } more
option-form = '{ $word }' is not an option; write NAME=VALUE, as triptych games shows them
cards-none = nothing contains the word “{ $word }”
seats-count = { $game } is for { $counts } players, but '{ $seats }' { $count ->
    [one] is 1 seat
   *[other] are { $count } seats
}
seats-bad-name = '{ $word }': the name after me: has 1 to { $longest } characters
seats-bot-name = '{ $name }' is the name of a bot; give a person another name
seats-same-name = two people are called { $name }
seats-only-bots = in a simulation bots play: '{ $name }' is none of { $bots }
resume-alone = --resume goes on with the game as its file says; leave out { $what }
resume-over = this game is over; triptych replay { $path } shows it
resume-other-game = { $path } holds a game of { $game }
play-what-game = which game? triptych games lists them
replay-range = there is no line { $at }: the game has lines 0 to { $last }
replay-seat = there is no seat { $seat }: the game has seats 1 to { $players }

### games, rules, cards

games-name = name
games-title = title
games-players = players
games-content = content
games-option = { $why } --option { $name }={ $values }
games-option-number = { $why } --option { $name }=NUMBER, up to { $most }

### play

seats-your-name = Your name (Enter: Guest)?
seats-others = { $counts } can play: bots ({ $bots }), or me:Ben for somebody sitting beside you.
seats-who = Who else, separated by commas (Enter: { $usual })?
resume-offer = { $path } holds a game of { $names }, { $count } lines long. Go on with it?
play-begins = { $names } · seed { $seed } · h for help
play-rule = ? { $rule }
play-anytime = at any time on your turn
play-pass = Pass the keyboard to { $name }, then press Enter.
play-what = Type a number from 1 to { $count }, or h for help.
play-several = “{ $text }” could be: { $moves }
play-undone = Taken back.
play-no-undo = Nothing to take back: since your last choice a lot was drawn, you have seen something hidden, or somebody else was asked.
play-no-rule = There is no single rule behind this question; triptych rules has them all.
play-why-what = Why what? For example: why pass. The last part of the rules lists all moves.
play-is-offered = “{ $text }” is offered: it is number { $number }.
play-where = Where to keep the game? A file name, or Enter for { $path }:
play-nowhere = the game is not kept anywhere; save it with s and a file name
play-unsaved = Not saved: { $why }. Another place: s and a file name.
play-kept = Kept in { $path }, after every move.
play-later = Saved. Go on with: triptych play --resume { $path }
play-over = The game is over
play-record = The record: triptych replay { $path }
play-help =
    3            the choice with this number; Enter where there is only one
    MOVE         a move in words, or its beginning (a wide terminal shows them)
    ?  ? RULE    the rule behind the question; any rule by its id
    why MOVE     why a move is not offered
    c WORD       cards, tiles and spaces with this word
    u            take your last choice back
    stop         be asked the next time the game would go on by itself
    answers      what is answered automatically; answers NAME VALUE changes it
    b  l         the board again; the whole log
    s  s my.txt  save; from now on in this file
    q            save and quit
play-stop = The next time the game would go on by itself, you are asked.
play-no-stop = In this game there is nothing that goes on by itself.
play-no-habit = “{ $text }” is no automatic answer. These are:
play-no-habits = There is nothing here to answer in advance.
log-more = … { $count ->
    [one] 1 line
   *[other] { $count } lines
} before this; l shows the whole log

### results

result-title = Points, and where they came from
result-source = from
result-start = at the start
result-total = in all
result-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}

### simulate

simulate-progress = games
simulate-title = { $count ->
    [one] { $game }: 1 game, seed { $seed }
   *[other] { $game }: { $count } games, seed { $seed }
}
simulate-interrupted = Interrupted: this is what was done by then.
simulate-nothing = interrupted before the first game was over
simulate-bot = bot
simulate-seat = seat
simulate-games = games
simulate-share = wins
simulate-interval = 95% interval
simulate-points = mean points
simulate-fair = A seat's fair share is { $share }.
simulate-speed = { $decisions } decisions a game · { $games } games/s · { $per-second } decisions/s, { $compiled ->
    [yes] compiled
   *[no] interpreted
}

### replay, verify

replay-at = line { $at } of { $last }
replay-svg = drawn into { $path }
verify-ok = { $path }: OK, { $game }, { $players } players, { $moves } moves and { $lots } lots, { $state }
verify-dice = { $state }; every lot is the one its committed seed gives
verify-running = not over yet
verify-over = result { $points }, { $winners }

### bench

bench-title = { $game }, { $players } players, Python { $python }
bench-engine = { $compiled ->
    [yes] compiled
   *[no] interpreted
}
bench-choices = decisions/s between at least two moves
bench-all = decisions/s in all
bench-games = games/s, of random players
bench-search = search iterations/s
bench-rollouts = search iterations/s judged by random games
bench-clone = clone of a state, µs
bench-record = parse, replay and check a finished game, ms
bench-ratio = ratio
bench-no-catanatron = catanatron is not installed: no comparison (pip install catanatron==3.2.1)
bench-times = { $one } to { $other }: { $choices } times the decisions, { $searches } times the search iterations{ $aim ->
        [0] {""}
       *[other] { " " }(at least { $aim } are wanted)
    }, { $rollouts } times those judged by random games.
bench-by-catanatron = These factors are by the speed of catanatron in the same run, as the machine may have had other work in one of them.
bench-not-one = { $path }: no measurement of { $game } that 'triptych bench --json' has written
bench-running = measuring

## serve

serve-here = Triptych is open: { $address }
serve-friends = For friends in your network: { $address }
serve-stop = Ctrl-C closes it; running games are kept.
