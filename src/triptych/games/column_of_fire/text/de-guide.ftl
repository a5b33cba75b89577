# Für alle, die zum ersten Mal spielen: das Spiel in einer Minute (guide-NUMMER-ZEICHEN), und warum gefragt wird (hint-SCHRITT).

guide-1-vp = Du spielst um Siegpunkte. Das Spiel endet mit dem Jahr, in dem jemand 50 erreicht; dann gewinnt, wer die meisten hat.
guide-2-die = In jedem 2. Halbjahr würfelst du und wählst einen Würfel. Seine Farbe bestimmt, aus welchem Land du die Person nimmst, seine Zahl, auf welches Feld dort dein Handelshaus kommt.
guide-3-person = Die Person handelt sofort für dich und in jedem 1. Halbjahr wieder, bis der Würfel auf der Karte heruntergezählt ist.
guide-4-disc = Danach zieht ein anderer Würfel deine Aktionsscheibe auf der Aktionsleiste weiter: zu Waren, Verkäufen, Religionssteinen, Plättchen.
guide-5-market-cloth = Waren verkaufst du für Siegpunkte in Ländern, in denen du ein Handelshaus hast.
guide-6-torch = Personen bringen Religionssteine mit. Ist ein Land voll davon, kommt es zum Konflikt: Die Handelshäuser der siegreichen Religion bringen die Zahl, auf der sie stehen, die der unterlegenen gehen zurück.

hint-window = { $window ->
    [first-half] Im 1. Halbjahr werden deine Würfel auf Karten um 1 heruntergedreht, und jede deiner Personen darf noch einmal handeln.
    [roll] Du würfelst alle deine freien Würfel. Einer davon holt dir dann eine Person und setzt ein Handelshaus ein.
    [person] Was du eben bekommen hast, darfst du einsetzen, bevor der Würfel deiner nächsten Person abgelesen wird: Zeigt er eine 1, geht sie.
    [card] Was du eben bekommen hast, darfst du einsetzen, bevor die nächste Karte aufgedeckt wird. Es kann ein Ereignis sein.
    [move] Nur freie Würfel bewegen deine Scheibe. Ohne einen bleibt sie liegen, und wenn es nur einen Weg gibt, geht sie ihn von selbst.
    [between] Was der Konflikt gebracht hat, darfst du vor dem nächsten einsetzen.
   *[conflicts] Jetzt ist Zeit für alles, was du noch tun willst, bevor dein Zug endet und bevor es in einem Land mit Fackel zum Konflikt kommt.
}
hint-use = { $what ->
    [space] Deine Aktionsscheibe steht auf diesem Feld: Nutze jetzt, was es zeigt, oder verzichte darauf.
   *[person] Eine Person handelt, wenn du sie nimmst, und einmal in jedem 1. Halbjahr, solange ihr Würfel auf ihr liegt.
}
hint-choose-religion = Im Konflikt bringen die Handelshäuser der siegreichen Religion Siegpunkte. Und wer als Einziger seiner Religion angehört, erhält 1 Siegpunkt, sooft sein Religionswürfel heruntergedreht wird.
hint-choose-person = Die Farbe eines Würfels nennt das Land (violett: jedes), seine Zahl das Feld für dein Handelshaus. Je höher, desto mehr bringt es im Konflikt, und desto länger bleibt die Person.
hint-stone = Sind alle Religionsfelder eines Landes belegt, kommt es zum Konflikt: Die Religion mit mehr Steinen gewinnt. Ein Schutzplättchen hält diesen Stein fern.
hint-place-house = Im Konflikt bringt ein Handelshaus die Zahl, auf der es steht. Ein Handelshaus, das im Weg ist, wird um 1 nach unten verdrängt.
hint-track = Die Zahl ist hier ohne Bedeutung, und der Würfel bleibt frei: Deine Aktionsscheibe zieht im Uhrzeigersinn zum nächsten freien Feld seiner Farbe, und du darfst nutzen, was es zeigt.
hint-neutral = Ein neutraler Religionsstein belegt ein Religionsfeld und zählt für niemanden: Der Konflikt rückt näher.
hint-conflicts = Die Religion mit mehr Steinen gewinnt: Ihre Handelshäuser bringen die Zahl, auf der sie stehen, die der anderen gehen zurück.
hint-ward = Ein Schutzplättchen wendet ein schlimmes Ereignis ab. Jedes, das am Ende übrig bleibt, bringt 1 Siegpunkt.
hint-offer = Dein Religionswürfel bringt jetzt so viele Siegpunkte, wie er zeigt; ein Schutzplättchen, das am Ende übrig ist, bringt 1 Siegpunkt.
hint-imprison = Der Würfel liegt dort auf 3 und wird wieder frei, wenn er heruntergezählt ist. Lag er auf einer Person, verlässt sie das Spiel.
hint-lose-good = Denk daran, was du wo verkaufen kannst. Je zwei Waren, die am Ende übrig sind, bringen 1 Siegpunkt.
hint-lower-die = Ein Würfel, der 1 zeigt, wird frei, und seine Person verlässt das Spiel.
