# Bots that think: how strong each level is and how slow, hints at the table, and the analysis of a finished game.

### Levels

bot-why = { $bot ->
    [level-1] Hardly looks ahead and takes what is good enough: for a first game. { $pace }
    [level-2] Looks a little ahead and is not strict about it. { $pace }
    [level-3] Plays soundly and makes few mistakes. { $pace }
    [level-4] Looks far ahead and takes the best it finds. { $pace }
    [level-5] The strongest: tries thousands of ways. { $pace }
    [greedy] For experiments: takes what pays best at once. { $pace }
   *[random] For experiments: takes anything. { $pace }
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
js-advice-thinking = A bot looks at what you see …
js-advice-best = Best found:
js-advice-chance = wins { "{chance}" }, about { "{points}" } VP
table-advice-close = Close the hint

### Analysis

end-analysis = Analysis
analysis-title = Analysis: { $title }
analysis-lead = A bot has looked at every decision with what the player could see at that moment, and says what it would have done.
analysis-coming = The game is being looked through …
analysis-curve = Chances to win
analysis-turning = Turning points
analysis-decisions = All decisions
analysis-who = Whose
analysis-all = everybody’s
analysis-differ = Only where the bot would have done something else
js-analysis-progress = { "{done}" } of { "{of}" } decisions
js-analysis-waiting = Other games come first …
js-analysis-none = No decision stands out: nobody threw away much of a chance.
js-analysis-empty = There is nothing of that kind.
js-analysis-move = Move { "{at}" }
js-analysis-played = Played
js-analysis-best = The bot
js-analysis-same = The bot would have done the same.
js-analysis-chance = { "{chance}" }, about { "{points}" } VP
js-analysis-loss = { "{loss}" } lost
js-analysis-failed = The game could not be looked through. Please try again later.
js-analysis-point = Move { "{at}" }: { "{chances}" }
js-analysis-share = { "{name}" } { "{chance}" }
js-analysis-summary = { "{name}" }: like the bot { "{same}" } of { "{of}" } times; what differed cost { "{loss}" } of the chance to win on average.
js-analysis-more = Show { "{n}" } more
