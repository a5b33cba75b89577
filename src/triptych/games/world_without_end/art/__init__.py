"""The art of World Without End: the symbols of sheet.svg, drawn by draw.py, and the colours of style.css.

Names on the sheet: `icon-...` on a grid of 24 units, for board, cards, buttons and log (things by their words: `icon-wool`, `icon-vp`; and
`icon-house`, `icon-seal`, `icon-shield` ...); `emblem-...` for action cards; `figure-...` for those who grant favours; `built-...` for the
projects; `sign-1` to `sign-4` for the players; `ground-...`; and the things themselves. A symbol takes its colours from variables
(`--f-...`) and from the class of what it is put into: `player-2`; `plan` leaves a building unpainted.
"""
