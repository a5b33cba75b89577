# What helps to see at a table: lists that go on, and the end of a game.

js-more = { "{n}" } more
js-rank = Place
js-place = Your place: { "{rank}" } of { "{of}" }, with { "{n}" } VP
