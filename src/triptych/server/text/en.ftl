# The pages, in English.
#
# Every word a page shows. Messages that begin with js- go to the scripts as they are: a place written { "{name}" } is filled in there.

### Every page

page-skips = Shortcuts
page-skip = Skip to the content
page-tools = Page
page-language = Language
page-theme = Light or dark
page-me = Profile
page-about = About
page-rules = Reference
page-cards = Cards
page-close = Close

### The altar

home-title = Triptych: three games of faith and power
home-play = Play now
home-invite = Invite a friend
home-more = Seats and options
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
home-noscript = The tables need JavaScript; without it there is only this picture.

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

table-skip = Skip to the choices
table-as-text = The table as text
table-text = As text
table-text-title = The table as text
table-board = The board
table-zoom = Larger or smaller
table-fold = Show or hide the choices
table-ask = The question and its answers
table-reconnecting = The connection is lost. Trying again…
table-coming = The table is being set…
table-rule = The rule behind this question
table-try-next = Turn
table-try-confirm = Place it like this
table-undo = Take back
table-stop = Stop me
table-stop-why = The next time you could use a tile or buy back a die you are asked, even if the game would go on by itself.
table-skip-ahead = Skip ahead
table-aside = Also possible
table-mine = My display
table-others = The others
table-talk = Log and chat
table-log = Log
table-chat = Chat
table-standing = Automatic answers
table-standing-why = What you settle here is answered for you, so that nobody waits for nothing.
table-standing-none = There is nothing here to answer in advance.
table-say = Say something
table-send = Send
table-rooms = Parts of the table
table-room-board = Board
table-room-mine = Me
table-room-others = Others
table-room-log = Log
table-invite = Send this link to a friend:
table-copy = Copy
table-sit = Sit down
table-stand = Leave the table
table-own-cards = This table plays with cards of its own, from a file that somebody brought along.
table-option = { $option }: { $value }
table-open-seats = Open the reserved seats to others
table-fill = Start
table-fill-with = Or put bots on the open seats:

### The guide

table-guide = The game in a minute
table-guide-how = What you can choose is lit in gold and stands in the list. Point at anything (on a phone: press and hold) to read what it is. A choice can be taken back, a card you have played too, until something is rolled or drawn, you have seen something hidden, or somebody else is asked.
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
replay-table = Back to the table

### Rules, cards, me, about, errors

rules-title = { $title }: the rules
rules-sections = Sections
cards-title = { $title }: everything printed
cards-find = Find
cards-source = Source
cards-lead = Where the box’s own words are not known to us, a card is marked as reconstructed: replace it with what your box says.

me-title = Profile
me-nobody = You are a guest, and have no name yet.
me-name = My name at the table
me-keep = Save
me-recovery = My seats on another device
me-recovery-why = Whoever has this link has your seats. Keep it to yourself.
me-token = A token for a program
me-token-why = With it, a program can play for you through the interface. The token is shown only once.
me-token-label = What it is for
me-token-make = Create one
me-copy = Copy

recover-title = Bring my seats here?
recover-why = From then on this device plays as { $name }.
recover-now = So far it plays as { $name }, who will then no longer be known here. If you want to come back to that, keep this link first:
recover-already = This device already plays as { $name }.
recover-go = Bring them

about-title = About Triptych
about-what = With Triptych you play board games by their rules: with friends over a link, against bots, or as a simulation. There are A Column of Fire, Sola Fide and World Without End.
about-own = It is made by people who like these games, not by those who publish them. The rules are told in our own words, every drawing is our own, and cards whose text we do not know are reconstructed and marked as such. Buy the boxes: they are beautiful.
about-dice = Fair dice
about-dice-1 = Before a game begins, the server shows the hash of a secret seed. Only then does the browser of everybody who plays add a number of its own; a bot adds nothing but its name. Every roll and every draw of the game follows from both, and after the last move the seed is shown.
about-dice-2 = So whoever has added a number can check afterwards that no roll or draw was chosen or changed: the record, the hash shown before and the command “triptych verify” are enough. What it does not prove is that whoever runs the server did not look ahead, for the server knows the seed. And for a seat that brings no number (a browser without scripts, a program that sends none) the server draws one; to whoever sits there nothing is proved.
about-free = Free software
about-free-why = The program is free to use, read and change. The games belong to their authors and publishers.

error-title = This did not work
error-record = The record
error-home = To the home page

### For the scripts

js-offline = No answer from the table. Are you online?
js-nothing = There is nothing to choose here now.
js-no-art = The pictures did not load. The choices work all the same.
js-copied = Copied.
js-copy-yourself = Selected; copy it with your keyboard or by pressing and holding.
js-board = The board
js-display = What lies before { "{name}" }
js-points = { "{n}" } VP
js-cost = costs { "{n}" } VP
js-several = { "{n}" } choices here.
js-try-next = Press to turn it.
js-acting = to play
js-away = away
js-seat-open = Open seat
js-seat-held = Reserved for { "{name}" }
js-waiting-seats = Waiting for players
js-title-open = Waiting
js-title-over = Finished
js-title-stopped = Stopped
js-title-mine = ● Your turn
js-title-other = { "{name}" } to play
js-title-several = Several to play
js-standing-kept = Saved.
js-won = { "{name}" } wins with { "{n}" } VP
js-you-won = You win with { "{n}" } VP
js-shared = { "{names}" } share the win with { "{n}" } VP
js-total = Total
js-play = Play
js-pause = Pause
js-at = Move { "{at}" } of { "{last}" }
