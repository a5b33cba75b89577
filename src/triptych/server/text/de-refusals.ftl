# What the server answers when something cannot be done. $detail is about notation and files, and always in English.

refused-token = Dieser Schlüssel ist hier nicht bekannt.
refused-by-token = Mit dem Schlüssel eines Programms kann man spielen und lesen. Hierfür brauchst du deinen Browser.
refused-recovery = Dieser Link zu den eigenen Plätzen ist hier nicht bekannt.
refused-nobody = Du bist hier noch niemand.
refused-name-length = Ein Name hat 1 bis { $most } Zeichen.
refused-name-signs = In einem Namen dürfen keine Zeichen stehen, die niemand sieht oder die die Schreibrichtung umkehren.
refused-language = Sprachen sind { $languages }.

refused-origin = Diese Anfrage kommt nicht von einer Seite dieses Servers.
refused-too-often = Das war zu viel auf einmal. Warte einen Augenblick.
refused-too-many-sockets = Von hier aus sind zu viele Tische offen. Schließe einen.
refused-size = Eine Anfrage darf höchstens { $most } Bytes lang sein.
refused-body = Diese Anfrage ist nicht zu verstehen: { $detail }
refused-page = Unter dieser Adresse gibt es nichts.
refused-method = So lässt sich diese Adresse nicht ansprechen.
refused-trouble = Hier ist etwas schiefgegangen. Es ist festgehalten; bitte versuche es noch einmal.
refused-input = Das geht nicht: { $detail }
refused-unknown = Das gibt es nicht: { $detail }

refused-no-table = Diesen Tisch gibt es nicht.
refused-no-game = Ein Spiel „{ $game }“ gibt es nicht.
refused-no-bot = Einen Bot „{ $bot }“ gibt es nicht; es gibt { $bots }.
refused-content = Deine Inhaltsdatei passt nicht. { $detail }
refused-content-size = Eine Inhaltsdatei darf höchstens { $most } Zeichen haben.
refused-players = Dieses Spiel ist für { $counts } Personen, nicht für { $count }.
refused-option = „{ $name }“ lässt sich für dieses Spiel so nicht festlegen.
refused-two-seats = Du kannst nur auf einem Platz sitzen.
refused-nonce = Was du zu den Würfeln gibst, hat höchstens { $most } einfache Zeichen ohne Leerzeichen.
refused-begun = Das Spiel hat schon begonnen.
refused-sitting = Du sitzt schon an diesem Tisch.
refused-taken = Dieser Platz ist besetzt.
refused-held = Dieser Platz wird für jemanden freigehalten, der vorher mitgespielt hat. Nur wer den Tisch gedeckt hat, kann ihn öffnen.
refused-open = Nur wer den Tisch gedeckt hat, kann freigehaltene Plätze öffnen, und nur vor Spielbeginn.
refused-dice = Diese Würfel gibt es nicht mehr. Bitte versuche es noch einmal.
refused-leave = Verlassen kannst du nur einen Tisch, an dem du sitzt und an dem das Spiel noch nicht begonnen hat.
refused-fill = Nur wer den Tisch gedeckt hat, kann ihn auffüllen, und nur vor Spielbeginn.
refused-bot-tables = Bots unter sich können für dich { $most } Spiele zugleich spielen; warte, bis eines zu Ende ist.
refused-not-seated = Du sitzt nicht an diesem Tisch.
refused-standing = „{ $name }“ lässt sich so nicht im Voraus beantworten.

refused-not-begun = Das Spiel hat noch nicht begonnen.
refused-not-over = Das Spiel ist noch nicht zu Ende.
refused-stale = Es ist etwas geschehen, das du noch nicht gesehen hast.
refused-not-saved = Der Zug konnte nicht gespeichert werden. Bitte versuche es noch einmal.
refused-move = Das geht jetzt nicht: { $detail }
refused-move-id = Ein Zug braucht eine eigene Kennung: höchstens { $most } einfache Zeichen, und am Anfang kein { $sign }.
refused-undo = Es gibt nichts zurückzunehmen: Es wurde etwas gezogen oder gezeigt, oder jemand anders ist am Zug.
refused-undo-often = In einem Spiel können höchstens { $most } Züge zurückgenommen werden.
refused-too-long = Dieses Spiel dauert schon zu lange: Es bleibt, wie es steht.
refused-chat-empty = Darin steht nichts, was man lesen könnte.
refused-chat-length = Auf einmal kann man { $most } Zeichen sagen.
refused-eyes = Diesen Platz gibt es nicht.
refused-eyes-open = Solange gespielt wird, sieht niemand alles.
refused-eyes-others = Solange gespielt wird, siehst du nur mit deinen eigenen Augen.
