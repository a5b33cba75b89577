# What the server answers when something cannot be done. $detail is about notation and files, and always in English.

refused-token = This token is not known here.
refused-by-token = A program’s token may play and read. For this, come with your browser.
refused-recovery = This recovery link is not known here.
refused-nobody = You are nobody here yet.
refused-name-length = A name has 1 to { $most } characters.
refused-name-signs = A name cannot have signs that nobody sees or that turn the direction of writing.
refused-language = Languages are { $languages }.

refused-origin = This request does not come from a page of this server.
refused-too-often = That was too much at once. Wait a moment.
refused-too-many-sockets = Too many tables are open from here. Close one.
refused-size = A request may have { $most } bytes at most.
refused-body = This request cannot be understood: { $detail }
refused-page = There is nothing at this address.
refused-method = This address cannot be asked in that way.
refused-trouble = Something went wrong here. It has been written down; please try again.
refused-input = This cannot be done: { $detail }
refused-unknown = There is no such thing: { $detail }

refused-no-table = There is no such table.
refused-no-game = There is no game “{ $game }”.
refused-no-bot = There is no bot “{ $bot }”; there are { $bots }.
refused-content = Your content file does not fit. { $detail }
refused-content-size = A content file may have { $most } characters at most.
refused-players = This game is for { $counts } players, not for { $count }.
refused-option = “{ $name }” cannot be settled so for this game.
refused-two-seats = You can sit on one seat only.
refused-nonce = What you add to the dice has at most { $most } plain characters without spaces.
refused-begun = The game has begun already.
refused-sitting = You sit at this table already.
refused-taken = This seat is taken.
refused-held = This seat is kept for somebody who played before. Only whoever made the table can open it.
refused-open = Only whoever made the table can open the seats that are kept, before the game begins.
refused-dice = These dice are no longer there. Please try again.
refused-leave = You can leave only a table at which you sit and that has not begun.
refused-fill = Only whoever made the table can fill it, before the game begins.
refused-bot-tables = Bots alone can play { $most } games at a time for you; wait until one is over.
refused-not-seated = You do not sit at this table.
refused-standing = “{ $name }” cannot be answered so beforehand.

refused-not-begun = The game has not begun.
refused-not-over = The game is not over.
refused-stale = Something has happened that you have not seen yet.
refused-not-saved = The move could not be saved. Please try again.
refused-move = This cannot be done now: { $detail }
refused-move-id = A move needs an id of its own: at most { $most } plain characters, and not { $sign } at the beginning.
refused-undo = There is nothing to take back: something was drawn or shown, or it is somebody else’s turn.
refused-undo-often = In one game { $most } moves can be taken back at most.
refused-too-long = This game has gone on too long: it is left as it stands.
refused-chat-empty = There is nothing in this to be read.
refused-chat-length = One can say { $most } characters at once.
refused-eyes = There is no such seat.
refused-eyes-open = While the game runs nobody sees everything.
refused-eyes-others = While the game runs you see with your own eyes only.
