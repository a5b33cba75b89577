"""The art of A Column of Fire: symbols (sheet.svg, drawn by draw.py) and colours (style.css)."""
