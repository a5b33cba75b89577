"""Persons, houses and trade in a Europe divided by faith."""
