# So wird gespielt, für alle, die das Spiel noch nie gesehen haben: how.toml nennt die Kapitel. Danach, wonach man die Karten sieben kann.

how-goal = Das Ziel
how-goal-text =
    Kingsbridge im 14. Jahrhundert. Du handelst, baust Häuser, hilfst bei den großen Bauvorhaben der Stadt, zahlst deine Abgaben und versorgst Kranke. Alles bringt Siegpunkte.

    Nach vier Kapiteln zu je sechs Runden gewinnt, wer die meisten Siegpunkte hat.
how-goal-picture = Die Stadt am Ende einer Partie. Die Marker der drei (1, 2, 3) sind am Rand entlanggewandert.

how-round = Eine Runde
how-round-text =
    Zuerst wird ein Ereignis aufgedeckt. Wer das Startspielerwappen hat, legt es auf die Ratsversammlung: Das gibt allen ein Einkommen.

    Dann spielen alle nacheinander eine Karte offen und nutzen sie, und werfen eine andere verdeckt und ungenutzt ab. Das Wappen geht nach links, und die nächste Runde beginnt.
how-round-picture = Kapitel I, erste Runde (1): Sechs Punkte zählen die Runden. Gleich wird das Ereignis (2) gelegt.

how-event = Ereignisse
how-event-text =
    Ein Ereignis sagt, was jetzt geschieht, oder was eine Zeit lang gilt. Beige Ereignisse geschehen sofort. Blaue bleiben am Rand des Plans, bis das Kapitel endet oder neuere ihren Platz nehmen.

    Jedes hat vier Ecken mit einem Einkommen und einen Pfeil.
how-event-picture = „Hämmer am Fluss“ bringt ein neues Bauvorhaben. In den Ecken: Frömmigkeit, Getreide, Stein, Wissen. Der Pfeil zeigt nach links.

how-council = Die Ratsversammlung
how-council-text =
    Wer das Wappen hat, dreht die Karte, wie er mag. Alle bekommen das Einkommen der Ecke, die auf sie zeigt. Ist es ausgegangen, gibt es stattdessen 1 Siegpunkt.

    Der Pfeil zeigt dann auf eine Zahl von 0 bis 3: So viele Felder rückt der Gunststein vor.
how-council-picture = Ann (1) bekommt 1 Frömmigkeit, Ben (2) 1 Getreide, Cas (3) 1 Stein. Die vierte Ecke zeigt auf niemanden. Der Pfeil zeigt auf die 3.

how-favour = Der Gunstbogen
how-favour-text =
    Zehn Leute von Rang. Der Gunststein wandert um sie herum, und wer ihn bewegt hat, bekommt, was das neue Feld gibt.

    Königin und Priorin geben 2 Siegpunkte, wenn du Loyalität oder Wissen hast. Der König gibt 1 Siegpunkt für jede Loyalität, der Bischof für jede Frömmigkeit, die Zunft für jedes deiner Häuser. Andere geben Waren. Geächtete nehmen 1 Geld.
how-favour-picture = Der Stein (1) ist bei der Priorin. Ein Feld weiter sind die Kaufleute (2): Sie geben 1 Wolle.

how-cards = Deine zwölf Karten
how-cards-text =
    Alle haben die gleichen zwölf Aktionskarten. Jede Runde kostet zwei davon: eine offen, eine verdeckt. In einem Kapitel nutzt du also nur sechs und musst überlegen, welche.

    Privileg nutzt deine letzte offene Karte noch einmal. Ist ein Kapitel vorbei, nimmst du alle zwölf zurück.
how-cards-picture = Ann in der vierten Runde. Farbig: was sie noch auf der Hand hat (1). Blass: was weg ist (2). Vier Karten liegen offen (3), drei verdeckt (4).

how-holdings = Was du hast
how-holdings-text =
    Getreide, Frömmigkeit, Stein und Holz bekommst du durch die Karten, die danach heißen. Loyalität und Wissen kommen als Einkommen und durch Ereignisse. Fast alles ist begrenzt: Was die Stadt nicht mehr hat, bekommt niemand.

    All das liegt hinter deiner Sichtblende. Die anderen sehen es nicht, aber sie haben gesehen, wie du es bekommen hast.
how-holdings-picture = Ann hat 4 Geld (1), 3 Frömmigkeit (2), 1 Stein (3), 2 Wolle (4), keine Loyalität (5), 1 Wissen (6).

how-projects = Bauvorhaben
how-projects-text =
    An der Brücke wird von Anfang an gebaut. Andere kommen durch Ereignisse dazu, der Turm nach Kapitel II. Jedes braucht so und so viel Stein und Holz.

    Die Karte Bauvorhaben legt ein oder zwei deiner Baumaterialien auf ein Bauvorhaben: je 3 Siegpunkte.
how-projects-picture = Ann hat einen Stein und ein Holz auf die Walkmühle gelegt: 6 Siegpunkte.

how-donation = Spenden
how-donation-text = Mit Spende zahlst du 1 Geld und legst ein Siegel auf ein Bauvorhaben. Ist sein letztes Feld gefüllt, so bekommen alle, die gespendet haben, den Bonus daneben und ihr Siegel zurück. Wer gebaut hat, spielt keine Rolle.
how-donation-picture = Bens blaues Siegel auf der Walkmühle. Ist sie fertig, bekommt er 1 Siegpunkt und 1 Tuch.

how-houses = Häuser und Pacht
how-houses-text =
    Hausbau: Für 1 Geld und das Material, das der Bauplatz verlangt, baust du eines deiner vier Häuser. Hauspacht: Bis zu zwei deiner Häuser bringen, was über ihnen steht.

    Über jedem Paar von Bauplätzen steht ein Ertrag. Du baust nie auf beide Plätze eines Paars.
how-houses-picture = Anns Haus (1). Jede Pacht bringt, was darüber steht: 2 Siegpunkte (2). Nebenan wohnt Cas.

how-market = Der Markt
how-market-text = Woll- und Tuchverkauf: Du verkaufst so viel Wolle, wie du magst, für je 2 Geld, und ein Tuch für 4. Tuchherstellung macht aus einer oder zwei Wolle Tuch.
how-market-picture = Wolle kann man verkaufen (1). Der Stand für Tuch (2) ist zu, bis Kapitel I vorbei ist.

how-dues = Abgaben
how-dues-text =
    Am Ende jedes Kapitels schulden alle 2 Frömmigkeit, 2 Getreide und eine Steuer: Ein Würfel sagt, wie viel, 2 bis 5 Geld.

    Jede fehlende Frömmigkeit kostet 3 Siegpunkte, jedes Getreide 2, jedes Geld 1. Und wer nicht alles bezahlt hat, bekommt im nächsten Kapitel eine Strafe. Für 1 Loyalität kaufst du dich von einer Strafe frei, die Siegpunkte sind aber verloren.

    Nach Kapitel IV gibt es keine Strafen: Was fehlt, kostet doppelt.
how-dues-picture = Der Plan sagt, was fällig wird: 2 Frömmigkeit, 2 Getreide, 2 bis 5 Geld.

how-plague = Die Pest
how-plague-text =
    In den Kapiteln III und IV nennt jedes Ereignis einen Ort, an dem jemand krank wird. Ein Plättchen zeigt dort, wie schlimm es ist.

    Mit Medizin versorgst du einen oder mehrere Kranke. Du brauchst so viel Wissen, wie ihre Plättchen zusammen zeigen. Wissen wird gezeigt, nicht ausgegeben. Jeder bringt 2 Siegpunkte und das, was am Ort steht.
how-plague-picture = Am Ort 6 liegt jemand mit dem Wert 1 krank: Dafür reicht 1 Wissen.

how-end = Das Ende
how-end-text = Nach den Abgaben von Kapitel IV ist jeder Stein und jedes Holz 1 Siegpunkt wert, jedes Geld einen halben. Bei Gleichstand gewinnt, wer mehr Frömmigkeit hat.
how-end-picture = Ann hatte 33 Siegpunkte. 6 Geld (1) sind 3 Siegpunkte, 2 Stein (2) und 1 Holz (3) noch einmal 3: 39 (4).

how-example = Ein Zug
how-example-text = Vierte Runde in Kapitel I. Ann ist am Zug. Sie spielt Bauvorhaben: Der Mühle fehlen Stein und Holz, und von beidem hat sie eins. Dann wirft sie Tuchherstellung verdeckt ab: Die braucht sie nicht, bevor der Stand öffnet.
how-example-picture = Vorher: 1 Stein (1), 1 Holz (2), 9 Siegpunkte.
how-example-picture-2 = Beide liegen nun auf der Walkmühle.
how-example-picture-3 = Je 3 Siegpunkte: Ihr Marker kommt von 9 auf 15.

cards-kind = Art
cards-kind-event = Ereignisse
cards-kind-action = Aktionskarten
cards-kind-favour = Gunst
cards-kind-project = Bauvorhaben
cards-kind-site = Bauplätze
cards-kind-place = Orte
cards-chapter = Kapitel
cards-chapter-I = I
cards-chapter-II = II
cards-chapter-III = III
cards-chapter-IV = IV
cards-lasting = Dauer
cards-lasting-immediate = Sofort
cards-lasting-permanent = Dauerhaft
