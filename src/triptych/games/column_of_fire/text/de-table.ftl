# The game's name, how time is counted, and answers given once for all.

game-column-of-fire = Das Fundament der Ewigkeit
about-column-of-fire = Europa, 1558: Würfel, Personen, Handelshäuser und ein Glaube, der sich wandeln kann.
clock = Jahr { $number }
clock-curve = Punkte im Lauf der Jahre

standing-windows = Gelegenheiten für Plättchen und Freikauf
standing-windows-pass = für mich weitergehen, außer ich habe eben ein Plättchen gezogen
standing-windows-tiles = mich fragen, solange ich Vorteilsplättchen habe
standing-windows-always = mich immer fragen
standing-events = Wenn mich ein schlimmes Ereignis trifft
standing-events-ask = mich fragen
standing-events-protect = mich schützen, solange ich Schutzplättchen habe
standing-events-suffer = nie ein Schutzplättchen abgeben
standing-feasts = Wenn ein Schutzplättchen Siegpunkte bringt
standing-feasts-ask = mich fragen
standing-feasts-offer = immer abgeben
standing-feasts-keep = nie abgeben
