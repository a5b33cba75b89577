# Für alle, die zum ersten Mal spielen: das Spiel in einer Minute (guide-NUMMER-ZEICHEN), und warum gefragt wird (hint-SCHRITT).

guide-1-taken = Du spielst um Siegpunkte. Ein Reichskreis ist 5 oder 7 davon wert; ist der letzte der zehn übernommen, gewinnt, wer die meisten hat.
guide-2-hand = In deinem Zug spielst du eine Handkarte, oder du ziehst eine Karte. Am Ende deines Zuges behältst du höchstens fünf.
guide-3-convert-either = Jeder Reichskreis hat zwei Seiten, Adel und Volk, mit je einer Reihe von Territorien. Karten wandeln sie um: zuerst die deines Gegners, dann die neutralen.
guide-4-move-either = Ein Machtmarker zeigt, welche der beiden Seiten vorherrscht. Karten bewegen ihn hin und her.
guide-5-convert-dominant = Wem alle Territorien der vorherrschenden Seite gehören, der übernimmt den Kreis sofort, wer auch immer am Zug ist. Die Kreise darunter werden aufgedeckt.
guide-6-dispute = Liegt der Disputationsmarker darauf, bekommst du dazu eine Belohnung, die 1 Siegpunkt wert ist. Und für jeden Kreis, den du übernimmst, ziehst du eine Karte Ausländischer Einfluss.

hint-choose-side = Katholische Karten sind stark beim Adel, und manche sind Schlachten, nach denen der protestantische Spieler einen Bonus bekommt. Protestantische Karten sind stark beim Volk.
hint-draft = Du spielst mit den fünfzehn Karten, die du behältst. Die anderen beiden der drei verlassen das Spiel, und dein Gegner sieht sie nicht.
hint-turn = Eine Karte wird ganz ausgeführt, in der gedruckten Reihenfolge, auch zu deinem Schaden. Statt zu spielen, kannst du ziehen; auch das ist dein ganzer Zug.
hint-choose-list = Die Karte bewirkt eines davon. Du darfst frei wählen, auch was nichts ändert.
hint-convert = Zuerst werden die Territorien deines Gegners auf dieser Seite umgewandelt, dann die neutralen. Gehört dir nach der Aktion eine vorherrschende Seite ganz, ist der Kreis dein.
hint-extra = Deine dauerhafte Karte gibt dir das einmal je Zug, bei der ersten Karte, die dort umwandelt.
hint-move = Vorherrschend ist die Seite, auf der der Marker steht. Gehört sie nach der Aktion jemandem ganz, wird der Kreis übernommen, auch von deinem Gegner.
hint-dispute = Wer den Reichskreis mit diesem Marker übernimmt, bekommt eine Belohnung, die 1 Siegpunkt wert ist. Manche Karten wirken nur dort oder schützen ihn.
hint-remove = { $same ->
    [yes] Dann gilt wieder, was gedruckt ist, und neutrale Territorien sind wieder neutral. Du darfst auch wählen, wo kein Marker liegt, denn die Karte geht im selben Reichskreis weiter; oder alle Marker liegen lassen.
   *[no] Dann gilt wieder, was gedruckt ist, und neutrale Territorien sind wieder neutral. Du darfst auch alle Marker liegen lassen.
}
hint-take = Jede Übernahme wird zu Ende geführt, ehe die nächste kommt: der Reichskreis, das Aufdecken der Kreise darunter, die Karte Ausländischer Einfluss. In einem Kreis, der wartet, geschieht nichts mehr.
hint-cost = Abgeworfene Karten kommen wieder, wenn dein Deck leer ist und neu gemischt wird. Ohne das Abwerfen bewirkt der Rest der Karte nichts; nach einer Schlacht würfelt der protestantische Spieler trotzdem.
hint-per-discard = Zuerst wird alles abgeworfen, dann kommt die Wirkung, für jede Karte einmal und jedes Mal in einem anderen Reichskreis.
hint-use = Deine dauerhafte Karte liegt vor dir, bis du eine andere spielst, und du darfst sie jedes Mal nutzen.
hint-discard = Abgeworfene Karten sind nicht verloren: Ist dein Deck leer, wird der Ablagestapel zu einem neuen gemischt.
hint-discard-drawn = Die Karten, die du jetzt nicht abwirfst, kommen auf deine Hand.
hint-recover = Dein Gegner sieht, welche Karte du zurückholst. Karten aus diesem Zug kannst du nicht zurückholen.
hint-choose-deck = Für jeden Reichskreis, den du übernimmst, führst du eine Karte Ausländischer Einfluss aus. Danach kommt sie in ihr Deck zurück.
