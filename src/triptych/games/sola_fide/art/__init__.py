"""The art of Sola Fide: the symbols of sheet.svg, drawn by draw.py, and the colours of style.css.

Names on the sheet: `icon-...` on a grid of 24 units, for what cards do (`icon-convert-nobility`, `icon-draw`) and what stands on the board;
`emblem-...` on one of 64 for the woodcuts of cards; `sign-1`, `sign-2` for the players, `faith-catholic`, `faith-protestant` for the sides;
`ground-...`; and the things themselves (`sheet`, `field-nobility-neutral`, `marker-catholic`).
Two inks: a symbol is printed in black and in the second ink, which is red on what is Protestant and black on all else (`--f-second`).
"""
