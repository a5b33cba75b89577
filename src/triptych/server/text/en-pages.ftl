# Pages beside the table: settings, profile, keys, how a game is played, the cards.

### The bar and the foot of every page

page-how = How it is played
page-settings = Settings
page-keys = Keys
page-keys-how = Keys (press ?)

### Keys

key-enter = Enter
key-escape = Esc
key-space = Space
key-tab = Tab
keys-tab = from one thing to the next
keys-escape = puts away what has opened, and takes back what was not sent yet
keys-keys = this list
keys-choice = choose what has this key in the list
keys-about = go from choice to choice
keys-look-back = look back, step by step, at what happened since your turn
keys-confirm = play what you are trying out, send what still waits, or go on
keys-undo = take back
keys-stop = “Stop me”: be asked at the next moment that would pass by itself
keys-skip = skip ahead while things move
keys-text = the table as text
keys-back = one move back
keys-next = one move on
keys-play = play by itself, or pause

### Settings

settings-title = Settings
settings-lead = They apply in this browser, at once and on every page.
settings-noscript = To keep settings, this page needs scripts. The language works without.
settings-at-table = At the table
settings-looks = Looks
settings-speed = The others’ moves
settings-speed-why = How long you see what the others do before it goes on.
settings-speed-slow = Slow
settings-speed-slow-how = time to read every line
settings-speed-normal = Normal
settings-speed-normal-how = one thing after the other, at an easy pace
settings-speed-fast = Fast
settings-speed-fast-how = just long enough to see what moved
settings-speed-instant = Instant
settings-speed-instant-how = nothing moves; you see the result
settings-confirm = Before your turn ends
settings-confirm-why = Protects you from a wrong click at the last step of a turn.
settings-confirm-never = Never ask
settings-confirm-never-how = a click counts at once
settings-confirm-moment = A moment to take it back
settings-confirm-moment-how = the last step waits a little, and Take back still works
settings-confirm-always = Always confirm
settings-confirm-always-how = the last step counts only when you say yes
settings-answers = Automatic answers
settings-answers-why = Questions that never matter to you can answer themselves. What you choose here applies at every table at which you sit down from now on; at the table itself, beside log and chat, you change it for that game alone.
settings-theme = Light or dark
settings-theme-why = The boards follow too: the dark ones are painted for candlelight.
settings-theme-system = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-size = Size of the letters
settings-size-why = Of all text on the pages. The board is always as large as there is room for.
settings-size-usual = Usual
settings-size-large = Large
settings-size-largest = Largest
settings-size-sample = Aa
settings-palette = Colours of the players
settings-palette-why = Each player also has a sign, whatever the colours: sun, wave, leaf, flame.
settings-palette-usual = Usual
settings-palette-usual-how = as in the boxes
settings-palette-distinct = Easy to tell apart
settings-palette-distinct-how = also for eyes that see red and green, or blue and yellow, alike
settings-profile = Your name and your games are elsewhere:

### Profile

me-games = My games
me-games-none = You have not finished a game yet.
me-result-won = won
me-result-lost = lost
me-result-shared = shared win
me-result-level = level on points
me-result-stopped = stopped
me-pages = Pages of games
me-newer = Newer
me-older = Older
me-tokens = Programs that play for me
me-token-once = This is the token. Copy it now: it is not shown again.

### How a game is played

how-title = { $title }: how it is played
how-chapters = Chapters
how-rules = In the reference:
how-play = A new table

### Cards

cards-all = All
cards-none = Nothing here matches. Try fewer words, or choose “All”.

### For the scripts

js-settings-kept = Saved.
js-settings-not-kept = This browser saves nothing: allow it to store data for this page.
js-token-unnamed = without a name
js-token-revoke = Revoke
js-token-revoke-one = Revoke the token “{ "{label}" }”
js-cards-found = { "{n}" } of { "{all}" }
