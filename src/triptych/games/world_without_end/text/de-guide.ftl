# Für alle, die zum ersten Mal spielen: das Spiel in einer Minute (guide-NUMMER-ZEICHEN), und warum gefragt wird (hint-SCHRITT).

guide-1-vp = Du spielst um Siegpunkte. Nach vier Kapiteln zu je sechs Runden gewinnt, wer die meisten hat.
guide-2-event = Jede Runde beginnt mit einem Ereignis. Wer das Startspielerwappen hat, legt es auf die Ratsversammlung: Seine Ecken geben allen ein Einkommen, sein Pfeil bewegt den Gunststein.
guide-3-action = Dann spielt jeder eine von zwölf Aktionskarten und nutzt sie, und eine andere wirft er verdeckt und ungenutzt ab. In einem Kapitel nutzt man also nur sechs der zwölf.
guide-4-project = Mit Stein und Holz baust du Häuser, die Pacht bringen, und die großen Bauvorhaben der Stadt: 3 Siegpunkte für jedes Baumaterial. Eine Spende zahlt sich aus, wenn das Bauvorhaben vollendet ist.
guide-5-dues = Am Ende eines Kapitels schuldet jeder 2 Frömmigkeit, 2 Getreide und eine Steuer in Geld. Was fehlt, kostet Siegpunkte und bringt im nächsten Kapitel eine Strafe.
guide-6-plague = Ab Kapitel III ist die Pest in der Stadt. Mit medizinischem Wissen versorgst du Kranke, für je 2 Siegpunkte und einen Bonus.

hint-lay = Jede Ecke gibt ihr Einkommen der Person, auf die sie zeigt. Der Pfeil sagt, wie weit der Gunststein rückt, und du allein erhältst die Gunst des Feldes, auf das er kommt.
hint-exchanges = Ein dauerhaftes Ereignis mit einem Tausch darf man einmal je Runde nutzen, vor seiner Karte oder danach. Du darfst auch darauf verzichten.
hint-play = Die Karte, die du jetzt spielst, kannst du sofort nutzen. Eine andere wird verdeckt abgeworfen; die Hälfte deiner Karten bleibt in diesem Kapitel also ungenutzt.
hint-use = { $action_id ->
    [grain] Am Ende des Kapitels schuldet jeder 2 Getreide. Jedes fehlende kostet 2 Siegpunkte.
    [piety] Am Ende des Kapitels schuldet jeder 2 Frömmigkeit. Jede fehlende kostet 3 Siegpunkte.
    [building-material] Baumaterial brauchst du für Häuser und Bauvorhaben. Jeder Stein und jedes Holz, das am Ende des Spiels übrig ist, bringt 1 Siegpunkt.
    [building-project] Jedes Baumaterial auf einem Bauvorhaben bringt 3 Siegpunkte. Ist das letzte Feld belegt, bekommen alle, die dafür gespendet haben, ihren Bonus.
    [sale] Du darfst beliebig viel Wolle verkaufen, und ein Tuch. Mit Geld bezahlst du Steuern, Häuser und Spenden.
    [house-building] Ein Haus bringt jedes Mal seinen Ertrag, wenn du Pacht nimmst, und die Zunft belohnt Häuser. Auf beide Bauplätze eines Ertrags baust du nie.
    [house-rent] Bis zu zwei deiner Häuser bringen, was über ihren Bauplätzen abgebildet ist. Was nicht im Vorrat ist, verfällt.
    [donation] Ist das Bauvorhaben vollendet, bekommst du den Bonus daneben und dein Siegel zurück. Auf jedem Bauvorhaben kannst du ein Siegel haben.
    [cloth-making] Der Markt zahlt für Tuch mehr als für Wolle, kauft aber jedes Mal nur eines.
    [medicine] Nimm ein wenig Geld und 1 Siegpunkt, oder versorge Kranke, wenn die Pest da ist und dein Wissen reicht. Wissen wird vorgezeigt, nicht ausgegeben.
   *[favour] Der Gunststein rückt ein Feld vor, und du bekommst, was dieses Feld bringt. Bei den Geächteten musst du bezahlen.
}
hint-treating = Du brauchst so viel Wissen, wie die Plättchen aller, die du auf einmal versorgst, zusammen zeigen. Wähle sie in der Reihenfolge der Orte.
hint-discard = Verdeckt abgeworfene Karten werden in diesem Kapitel nicht genutzt. Wenn das nächste beginnt, nimmst du alle zwölf zurück.
hint-exchange = Das Ereignis bietet das jedem einmal an. Du gibst alles und bekommst alles, oder du lässt es.
hint-lose = Das Ereignis nimmt von einer Art so viel, wie es sagt, und du wählst die Art. Hast du von ihr weniger, so gibst du, was du hast.
hint-show = Nur was du vorzeigst, wird gezählt. Du behältst es trotzdem.
hint-house-back = Das Haus kommt zu dir zurück und kann wieder gebaut werden; sein Bauplatz ist für alle frei.
hint-idle = Du hast jetzt keine Aktion. Beide Stapel wachsen trotzdem; wähle also Karten, die du in diesem Kapitel entbehren kannst.
hint-grants = { $grant ->
    [treat] Du brauchst mindestens so viel Wissen, wie das Plättchen zeigt. Es wird vorgezeigt, nicht ausgegeben: 2 Siegpunkte und der Bonus des Ortes.
    [free-house] Es kostet weder Baumaterial noch Geld. Auf beide Bauplätze eines Ertrags baust du nie.
   *[favour] Der Gunststein rückt ein Feld vor, und du bekommst, was dieses Feld bringt. Bei den Geächteten musst du bezahlen.
}
hint-atone = { $last ->
    [yes] Nach dem letzten Kapitel gibt es keine Strafen, aber alles, was fehlt, kostet das Doppelte. Für 1 Loyalität kostet dich eine Art von Abgabe nicht mehr, als sie schon gekostet hat.
   *[no] Die Siegpunkte sind auf jeden Fall verloren. Buße kostet dich eine zufällige Karte, Betteln das Einkommen der ersten Runde, das Königliche Gericht deine erste Aktion.
}
