"""Kingsbridge in the fourteenth century: build, trade, pay your dues, and heal the sick."""
