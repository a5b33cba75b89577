# Bots that think: how strong each level is and how slow; hints at the table.

### Levels

bot-why = { $bot ->
    [level-1] Hardly looks ahead and takes what is good enough: for a first game. { $pace }
    [level-2] Looks a little ahead, and lets things slip now and then. { $pace }
    [level-3] Plays soundly and makes few mistakes. { $pace }
    [level-4] Looks far ahead and takes the best it finds. { $pace }
    [level-5] The strongest: tries thousands of ways. { $pace }
    [greedy] For experiments: takes what pays best at once. { $pace }
   *[random] For experiments: moves at random. { $pace }
}
bot-pace = { $seconds ->
    [0] Answers at once.
    [one] Thinks for up to { $seconds } second a turn.
   *[other] Thinks for up to { $seconds } seconds a turn.
}

### Hints

new-advice = Hints from a bot (among people only if all agree)
table-advice = Hint
table-advice-why = Hints are given at this table if all who play agree. Once the game has begun, nobody can take that back.
table-advice-agree = I agree to hints
js-advice-agreed = Agreed: { "{names}" }
js-advice-nobody = Nobody has agreed yet.
js-advice-on = All have agreed: there are hints at this table.
js-advice-thinking = A bot looks at what you see…
js-advice-best = A bot would play:
table-advice-close = Close the hint
