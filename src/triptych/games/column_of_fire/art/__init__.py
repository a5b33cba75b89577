"""The art of A Column of Fire: the symbols of sheet.svg, drawn by draw.py, and the colours of style.css.

Names on the sheet: `icon-...` on a grid of 24 units, for board, cards, buttons and log (an action of the content file with hyphens for
colons and underscores: `icon-market-cloth`, `icon-turn-die`; and `icon-house`, `icon-torch`, `icon-die` ...); `emblem-...` for the pictures
of cards; `city-...`; `sign-1` to `sign-4` for the players; `ground-...`; and the things themselves (`die-3`, `house`, `petal`).
A symbol takes its colours from variables (`--f-...`) and from the class of what it is put into: `player-2`, `orange`, `spain`.
"""
