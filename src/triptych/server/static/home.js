// The altar: one click to a table.

import { find } from "./dom.js";
import { toast } from "./floating.js";
import { callWithDice } from "./post.js";
import { say } from "./words.js";

let going = false;

async function open(game, seats) {
  if (going) return;
  going = true;
  try {
    const { status, data } = await callWithDice("/api/tables", { game, seats, listed: seats.includes("open"), advice: !seats.includes("open") });
    if (status < 400) return location.assign(data.url);
    toast(data.error);
  } catch {
    toast(say("offline"));
  }
  going = false;
}

for (const button of document.querySelectorAll("[data-seats]")) {
  button.addEventListener("click", (event) => {
    event.preventDefault();
    open(button.dataset.game, button.dataset.seats.split(" "));
  });
}

// Back from a table: the panel can be opened again.
addEventListener("pageshow", () => (going = false));
