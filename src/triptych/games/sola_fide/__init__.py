"""Two faiths contend for the circles of the Empire, card by card."""
