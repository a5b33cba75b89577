### Thinking again: what is sent after a moment, what is confirmed, what can do nothing

table-pause = Your answer, not sent yet
js-pause-idle = { "{label}" }: really?
js-pause-go-moment = Send now
js-pause-go-always = Confirm
js-pause-go-idle = Do it all the same
js-pause-said-moment = Sending: { "{label}" }. Press Escape to take it back.
js-pause-said-always = { "{label}" }: press Enter to confirm, Escape to take it back.
js-pause-said-idle = { "{label}" }: really? Press Enter to do it all the same, Escape to take it back.
js-pause-back = Taken back; nothing was sent.
