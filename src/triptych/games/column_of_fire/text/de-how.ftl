# So wird gespielt, für alle, die das Spiel noch nie gesehen haben: how.toml nennt die Kapitel. Danach, wonach man die Karten sieben kann.

how-goal = Das Ziel
how-goal-text =
    Vier Länder, ein Jahrhundert Streit um den Glauben. Du schickst Personen aus, gründest Handelshäuser und verkaufst Waren. Alles bringt Siegpunkte.

    Das Spiel endet mit dem Jahr, in dem jemand 50 Siegpunkte erreicht oder in dem die Karten eines Landes ausgehen. Dann kommen noch ein paar Punkte dazu, und wer die meisten hat, gewinnt.
how-goal-picture = Der Spielplan am Ende einer Partie. Die Siegpunktscheiben der drei (1, 2, 3) sind am Rand entlanggewandert.

how-country = Ein Land
how-country-text = Es gibt vier: England, Frankreich, die Niederlande und Spanien. Zu jedem gehört ein Würfel in seiner Farbe: weiß, blau, orange und braun.
how-country-picture = England. (1) Sechs Felder für Handelshäuser, von 1 bis 6; hier steht das von Ben. (2) Vier Religionsfelder für Steine. (3) Die oberste Person des Stapels mit dem Stein, den sie bringt. (4) Der Stand: Er kauft Tuch für 4 Siegpunkte und Wein für 2.

how-display = Was vor dir liegt
how-display-text =
    Du bist katholisch oder protestantisch. Welches von beiden, sagt deine Religionskarte, und es kann sich ändern.

    Du hast sechs Würfel: einen für jedes Land, den violetten Joker und den schwarzen Religionswürfel. Ein Würfel ist entweder frei oder liegt auf einer Karte.
how-display-picture = Was Ann hat. (1) Die Religionskarte mit dem schwarzen Würfel. (2) Loch Leven, das Gefängnis für Würfel. (3) Ein freier Würfel. (4) Eine Person, auf ihr ein Würfel. (5) Ein Vorteilsplättchen. (6) Ein Schutzplättchen. Ganz oben liegen ihre Waren.

how-year = Ein Jahr
how-year-text =
    Ein Jahr hat zwei Hälften. Erst spielen alle nacheinander ihr 1. Halbjahr, dann alle ihr 2. Halbjahr.

    Das 1. Halbjahr: Alle deine Würfel auf Karten werden um 1 heruntergedreht, und jede deiner Personen handelt einmal. Ein Würfel, der schon 1 zeigt, kommt zu dir zurück, und seine Person geht, ohne zu handeln. Ist es der Religionswürfel, so wirfst du ihn neu und wählst deine Religion.

    Das 2. Halbjahr: würfeln, eine Person nehmen, ein Handelshaus einsetzen, auf der Aktionsleiste ziehen. Wie das geht, sagen die nächsten Kapitel.
how-year-picture = Ben beginnt das Jahr: Sein Religionswürfel (1) geht von 2 auf 1, dann gehen die Würfel von Ned Willard (2) und dem Weinhändler (3) herunter, und beide Personen handeln.

how-person = Würfeln und eine Person nehmen
how-person-text =
    Wirf alle freien Würfel und wähle einen. Seine Farbe nennt das Land: Du bekommst die oberste Person dort. Der violette Würfel holt die Person eines beliebigen Landes.

    Der Würfel kommt mit der gewürfelten Zahl auf die Karte. Die Person handelt sofort und dann in jedem 1. Halbjahr, bis der Würfel heruntergezählt ist. Eine 5 handelt also fünfmal.

    Du darfst auch niemanden nehmen. Das kostet 1 Siegpunkt.
how-person-picture = Ann hat gewürfelt: weiß 4, blau 1, orange 5 und braun 3.
how-person-picture-2 = Mit der orangen 5 nimmt sie Wilhelm von Oranien: Er bringt jedes Mal 2 Siegpunkte, wenn er handelt.

how-stone = Der Stein
how-stone-text =
    Zuerst kommt der Stein von der Karte auf ein freies Religionsfeld des Landes. Violette Steine sind katholisch, graue protestantisch, naturfarbene neutral.

    Willst du ihn dort nicht haben, so gib ein Schutzplättchen ab: Dann kommt der Stein weg.
how-stone-picture = Der graue Stein, den Wilhelm von Oranien in die Niederlande gebracht hat.

how-house = Das Handelshaus
how-house-text =
    Dann setzt du in diesem Land ein Handelshaus ein, auf die Zahl des Würfels. Wer dort steht, wird um eins nach unten verdrängt und verdrängt selbst weiter. Wer von der 1 verdrängt wird, muss nach Hause.

    In einem Land hast du höchstens ein Haus. Steht es niedriger, als der Würfel zeigt, darfst du es hinaufsetzen.
how-house-picture = Vorher: Ben (1) auf der 5, Cas (2) auf der 4.
how-house-picture-2 = Nachher: Ann (1) steht auf der 5. Ben (2) musste auf die 4, Cas (3) auf die 3.

how-track = Die Aktionsleiste
how-track-text =
    Wähle nun einen deiner freien Würfel. Deine Scheibe zieht im Uhrzeigersinn auf das nächste unbesetzte Feld dieser Farbe, und du darfst nutzen, was es zeigt. Auf die Zahl kommt es nicht an, und der Würfel bleibt frei.

    Du darfst bis zu drei unbesetzte Felder der Farbe auslassen, für je 1 Siegpunkt.
how-track-picture = Anns Scheibe (1). Mit dem blauen Würfel zieht sie auf das nächste blaue Feld (2): Dort darf Ann eine Ware nach Wahl nehmen.

how-goods = Waren und Verkauf
how-goods-text =
    Bücher, Erz, Tuch und Wein bekommst du von Personen und auf der Aktionsleiste. Du verkaufst sie, wo du ein Haus hast, und nur die beiden Sorten, die der Stand dort kauft.

    Ein Schiff verkauft in seinem Land, von jeder Sorte eine. Ein Markt verkauft eine Ware in beiden Ländern, die sie kaufen. Ein Kapitän verkauft irgendeine Ware für 3 Siegpunkte. In einem Zug verkaufst du jede Ware in einem Land nur einmal.
how-goods-picture = Frankreich kauft Bücher (1) für 4 Siegpunkte und Erz (2) für 2. Nur Cas kann dort jetzt verkaufen, wegen des Hauses (3).

how-tiles = Plättchen, und einen Würfel freikaufen
how-tiles-text =
    Ein Vorteilsplättchen ist geheim. Es bringt am Ende Siegpunkte, oder es ist eine Aktion, die du in deinem Zug jederzeit nutzen darfst.

    Ein Schutzplättchen wehrt ein schlimmes Ereignis oder einen Stein ab.

    Du darfst in deinem Zug auch 3 Siegpunkte zahlen und einen Würfel von einer deiner Karten nehmen. Lag er auf einer Person, so geht sie.
how-tiles-picture = Ann kann in ihrem Zug jederzeit einen neutralen Stein einsetzen (1) und hat ein Schutzplättchen (2).

how-conflict = Konflikt
how-conflict-text =
    Sind alle Religionsfelder eines Landes besetzt, so brennt dort eine Fackel. Am Ende des Zuges kommt es zum Konflikt. Neutrale Steine zählen nicht.

    Gibt es mehr graue Steine, gewinnen die Protestanten, gibt es mehr violette, die Katholiken. Wer die siegreiche Religion und dort ein Haus hat, bekommt die Zahl seines Feldes. Wer die unterlegene hat, nimmt sein Haus zurück. Bei Gleichstand geschieht nichts.

    Auf jeden Fall verlassen alle Steine das Land.
how-conflict-picture = In den Niederlanden brennt die Fackel (1). Zwei graue Steine, kein violetter (2): Die Protestanten gewinnen.

how-event = Ereignisse
how-event-text =
    Ist eine Person genommen, wird die nächste Karte des Stapels aufgedeckt. Manchmal ist es ein Ereignis. Die meisten sind schlimm: Sie kosten Siegpunkte, Waren oder einen Würfel, der nach Loch Leven muss.

    Wen ein Ereignis trifft, der darf ein Schutzplättchen abgeben und bleibt verschont. Ein Ereignis in jedem Stapel ist gut: Da bringt ein Schutzplättchen so viele Siegpunkte, wie dein Religionswürfel zeigt.
how-event-picture = In Frankreich kommt die Bartholomäusnacht. Wer dort ein Haus hat, muss einen Würfel als 3 auf Loch Leven legen. Dort wartet er, bis er heruntergezählt ist.

how-end = Das Ende
how-end-text =
    Das Jahr wird zu Ende gespielt. Dann bekommen alle 2 Siegpunkte für jedes Haus auf dem Plan, 1 für jedes Schutzplättchen, 1 für je zwei Waren und das, was ihre geheimen Plättchen zeigen.

    Bei Gleichstand gewinnt, wer mehr Waren hat.
how-end-picture = Ann hatte 43 Siegpunkte. Vier Häuser auf dem Plan, hier ist keines mehr (1): 8. Fünf Schutzplättchen (2): 5. Dreizehn Waren: 6. Das macht 62 (3).

how-example = Ein ganzer Zug
how-example-text =
    Anns 2. Halbjahr. Sie würfelt und nimmt mit der orangen 5 Wilhelm von Oranien. Sein grauer Stein kommt in die Niederlande. Ihr Haus kommt dort auf die 5 und verdrängt Ben und Cas. Wilhelm handelt: 2 Siegpunkte.

    Dann zieht ihre Scheibe auf ein Feld für eine beliebige Ware, und sie nimmt ein Buch. Und sie hat noch ein Plättchen: Damit setzt sie in den Niederlanden einen neutralen Stein ein. Das war das letzte Feld, und die Fackel brennt.
how-example-picture = Wilhelm (1) ist gekommen, mit dem orangen Würfel (2).
how-example-picture-2 = Alle Religionsfelder sind besetzt. Ann steht auf der 5 (1), Ben auf der 4 (2), Cas auf der 3 (3). Die Fackel brennt (4).
how-example-picture-3 = Die Protestanten gewinnen, und alle drei sind Protestanten. Ann kommt von 2 auf 7 (1), Ben von 4 auf 8 (2), Cas von 6 auf 9 (3). Die Steine kommen weg.

cards-kind = Art
cards-kind-person = Personen
cards-kind-event = Ereignisse
cards-kind-loch-leven = Loch Leven
cards-kind-tile = Vorteilsplättchen
cards-kind-space = Felder der Aktionsleiste
cards-country = Land
cards-country-england = England
cards-country-france = Frankreich
cards-country-netherlands = Niederlande
cards-country-spain = Spanien
cards-stone = Stein
cards-stone-catholic = Katholisch
cards-stone-protestant = Protestantisch
cards-stone-neutral = Neutral
cards-die = Würfel
cards-die-white = Weiß
cards-die-blue = Blau
cards-die-orange = Orange
cards-die-brown = Braun
cards-die-purple = Violett
