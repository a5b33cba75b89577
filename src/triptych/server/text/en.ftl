# The pages, in English.
#
# Every word a page shows. Messages that begin with js- go to the scripts as they are: a place written { "{name}" } is filled in there.

### Every page

page-skips = Shortcuts
page-skip = To the contents
page-tools = Page
page-language = Language
page-theme = Light or dark
page-me = Who am I?
page-about = About
page-rules = Rules
page-cards = Cards
page-close = Close

### The altar

home-title = Triptych: three games of faith and power
home-play = Play now
home-invite = Invite a friend
home-more = Seats and options
home-rules = How it is played
home-points = { $points }
home-mine = My tables
home-watch = Tables to watch
home-summons = Your turn at the table with { $names }
home-your-turn = your turn
home-turn-of = { $name } to play
home-turn-of-several = several to play
home-waiting = { $count ->
    [one] waiting for one more
   *[other] waiting for { $count } more
}
home-over = finished
home-stopped = stopped
home-own-cards = own cards
home-noscript = The tables need scripts; without them there is only this picture.

home-picture-column-of-fire = A sea chart: a column of fire rises from the water between four coasts, a ship passes before it.
home-picture-sola-fide = A woodcut: a church door with a paper nailed to it, a hammer, the sun, in black and red.
home-picture-world-without-end = A painted page: a stone bridge over a river, a cathedral spire under a blue sky, small beasts in the margin.

### A new table

new-title = A new table
new-players = Players
new-seat = Seat { $number }
new-me = I sit here
new-open = A friend, by link
new-listed = Others may watch
new-content = My own cards (a content file)
new-content-why = Only if you own the box and have typed in what it says.
new-go = Set the table

### The table

table-skip = To the choices
table-as-text = The table as text
table-text = As text
table-text-title = The table as text
table-board = The board
table-zoom = Larger or smaller
table-fold = Show or hide the choices
table-ask = The question and its answers
table-reconnecting = The line is down. Trying again …
table-coming = The table is being set …
table-rule = The rule behind this question
table-try-next = Turn
table-try-confirm = Lay it so
table-undo = Take back
table-stop = Stop me
table-stop-why = At the next moment for tiles and ransoms you are asked, though it would pass by itself.
table-skip-ahead = Skip ahead
table-aside = Also possible
table-mine = My display
table-others = The others
table-talk = Log and talk
table-log = Log
table-chat = Talk
table-standing = Habits
table-standing-why = Answered once, so that nobody waits for nothing.
table-standing-none = There is nothing here to answer beforehand.
table-keys = Keys: 1 to 9 for a choice, arrows to go about, Enter for “Lay it so”, u to take back, s for “Stop me”, space to skip ahead, t for the table as text.
table-say = Say something
table-send = Say
table-rooms = Parts of the table
table-room-board = Board
table-room-mine = Me
table-room-others = Others
table-room-log = Log
table-invite = Send this link to a friend:
table-copy = Copy
table-sit = Sit down
table-stand = Leave the table
table-own-cards = This table plays with cards of its own, from a file that was brought along.
table-option = { $option }: { $value }
table-open-seats = Let others have the seats that are kept
table-fill = Start
table-fill-with = Or put bots on the open seats:

### The guide

table-guide = The game in a minute
table-guide-how = What you can choose is lit in gold and stands in the list; whatever you point at (on a phone: press long) says what it is. A choice can be taken back until dice or cards have decided something or somebody else is asked.
table-guide-hints = Explain every question
table-guide-go = To the table
table-guide-rules = All the rules

### The end

end-open = Result
end-rematch = Rematch
end-replay = Replay
end-record = Record
end-board = Look at the board
end-sources = Points by source

### Replay

replay-title = Replay: { $title }
replay-controls = Moves
replay-slider = Position in the game
replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-next = One move on
replay-last = To the end
replay-jump = Go to
replay-eyes = Seen by
replay-eyes-mine = me
replay-eyes-watcher = a spectator
replay-eyes-open = everybody at once
replay-link = Link to this position
replay-table = To the table

### Rules, cards, me, about, errors

rules-title = { $title }: the rules
rules-sections = Sections
cards-title = { $title }: everything printed
cards-find = Find
cards-name = Name
cards-text = What it does
cards-source = Source
cards-lead = Where the box’s own words are not known to us, a card is marked as reconstructed: replace it with what your box says.

me-title = Who am I?
me-nobody = You are a guest, and have no name yet.
me-name = My name at the table
me-keep = Keep
me-recovery = My seats on another device
me-recovery-why = Whoever has this link has my seats. Keep it to yourself.
me-token = A token for a program
me-token-why = A program can play for me through the interface. The token is shown once.
me-token-label = What it is for
me-token-make = Make one
me-copy = Copy

recover-title = Bring my seats here?
recover-why = This device then plays as { $name }.
recover-now = Until now it plays as { $name }, who is then no longer known here. If you want to come back, keep that link first:
recover-already = This device plays as { $name } already.
recover-go = Bring them

about-title = About Triptych
about-what = Triptych plays board games by their rules: with friends over a link, against bots, or as a simulation. A Column of Fire, Sola Fide and World Without End can be played.
about-own = It is made by people who like these games, not by those who publish them. Rules are told in our own words, every drawing is our own, and cards whose text we do not know are reconstructed and marked so. Buy the boxes: they are beautiful.
about-dice = Fair dice
about-dice-1 = Before a game begins, the server shows the hash of a secret seed. Only then the browser of everybody who plays adds a number of its own; a bot adds nothing but its name. All lots of the game follow from both, and after the last move the seed is shown.
about-dice-2 = So whoever has added a number can check afterwards that no lot was chosen or changed: the record, the hash shown before and the command “triptych verify” are enough. What it does not prove: that whoever runs the server did not look ahead, for the server knows the seed. And for a seat that brings no number (a browser without scripts, a program that sends none) the server draws one; for whoever sits there nothing is proved.
about-free = Free software
about-free-why = The program is free to use, read and change. The games belong to their authors and publishers.

error-title = This did not work
error-record = The record
error-home = To the altar

### For the scripts

js-offline = No answer from the table. Is the network there?
js-nothing = There is nothing to choose here now.
js-no-art = The pictures did not come. The choices work all the same.
js-copied = Copied.
js-copy-yourself = Marked; copy it with your keyboard or by a long press.
js-board = The board
js-display = What lies before { "{name}" }
js-points = { "{n}" } VP
js-cost = costs { "{n}" } VP
js-several = { "{n}" } choices here.
js-try-next = Press to turn it.
js-acting = to play
js-away = away
js-seat-open = Open seat
js-seat-held = Kept for { "{name}" }
js-waiting-seats = Waiting for players
js-title-open = Waiting
js-title-over = Finished
js-title-stopped = Stopped
js-title-mine = ● Your turn
js-title-other = { "{name}" } to play
js-title-several = Several to play
js-standing-kept = Kept.
js-won = { "{name}" } wins with { "{n}" } VP
js-you-won = You win with { "{n}" } VP
js-shared = { "{names}" } share the win with { "{n}" } VP
js-total = Total
js-play = Play
js-pause = Pause
js-at = Move { "{at}" } of { "{last}" }
