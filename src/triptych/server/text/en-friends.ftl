# Playing with others: open and private tables, names, invitations, the talk of those who watch.

### The altar

home-open = Open to anybody
home-open-tables = Open tables
home-open-none = Nobody is waiting just now. A table that you open to anybody appears here.
home-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
home-open-minutes = { $minutes ->
    [0] just opened
    [one] open for a minute
   *[other] open for { $minutes } minutes
}
home-open-hours = { $hours ->
    [one] open for an hour
   *[other] open for { $hours } hours
}
home-private = by link

facts-players = { $count } players
facts-players-range = { $least }–{ $most } players
facts-minutes = { $minutes } min

### A new table

new-anybody = Open to anybody: the table is shown in the list of open tables
new-private = Unless you tick this, only people to whom you send the link can find the table.

### An invitation

invite-name = Your name at the table

lobby-private = Only those who have its link can find this table.
lobby-listed = This table is in the list of open tables: anybody may sit down.
lobby-open = Open to anybody
lobby-close = By link only again

### Talk

table-say-watchers = Say something to the other spectators
table-watchers-why = While the game runs, the players do not see this.
table-watchers-off = The players have switched off the spectators’ chat.
table-watchers-may = Spectators may talk among themselves

### For the scripts

js-beasts = Fox, Heron, Hare, Owl, Snail, Griffin, Unicorn, Stag, Badger, Otter, Lark, Swan, Hedgehog, Lion, Peacock, Dragon, Squirrel, Crane, Lynx, Bee, Falcon, Whale, Ermine, Goat
js-invite-by = { "{name}" } invites you to { "{title}" }
js-invite-nobody = You are invited to { "{title}" }
js-naming-title = What shall the others call you?
js-naming-name = Your name at the table
js-naming-why = Keep this one if you like; you can change it at any time.
js-naming-go = That is me
js-naming-not = Not now
js-chat-said = { "{name}" }: { "{text}" }
js-chat-spectator = spectator
js-chat-watchers-talk = { "{name}" } lets the spectators talk among themselves.
js-chat-watchers-quiet = { "{name}" } has switched off the spectators’ chat.
js-watching-one = One spectator
js-watching-some = { "{n}" } spectators

### Refused

refused-listed = Only whoever set the table can open it to anybody or close it again, and only before the game begins.
refused-watchers-only = Whoever plays here talks at the table; this is for those who watch.
refused-watchers-quiet = The players have switched off the spectators’ chat at this table.
