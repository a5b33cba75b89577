// The altar: one click to a table. The lists under it are kept fresh while somebody looks at them.

import { find } from "./dom.js";
import { toast } from "./floating.js";
import { askName } from "./naming.js";
import { callWithDice } from "./post.js";
import { answersOf } from "./prefs.js";
import { say } from "./words.js";

const FRESH = 20_000; // ms

let going = false;
let named = find("#altar").dataset.named === "yes";

/** Whoever plays with others is asked for a name before anything else. */
async function open(game, seats, listed) {
  if (going) return;
  going = true;
  try {
    const friends = seats.includes("open");
    if (friends && !named) named = await askName();
    if (!friends || named) {
      const { status, data } = await callWithDice("/api/tables", { game, seats, listed, advice: !friends, standing: answersOf(game) });
      if (status < 400) return location.assign(data.url);
      toast(data.error);
    }
  } catch {
    toast(say("offline"));
  }
  going = false;
}

for (const button of document.querySelectorAll("[data-seats]")) {
  button.addEventListener("click", (event) => {
    event.preventDefault();
    open(button.dataset.game, button.dataset.seats.split(" "), "listed" in button.dataset);
  });
}

/** Is the reader about to choose there, by keyboard or pointer? Then nothing may slip away from under him. */
const busy = (lists) => lists.contains(document.activeElement) || lists.matches(":hover");

/** The lists as they are now; left alone while the reader is busy in one of them. */
async function refresh() {
  const shown = find("#tables");
  if (document.hidden || busy(shown)) return;
  const answer = await fetch(location.pathname).catch(() => null);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("#tables");
  if (fresh && fresh.innerHTML !== shown.innerHTML && !busy(shown)) shown.replaceWith(document.adoptNode(fresh));
}

setInterval(refresh, FRESH);
document.addEventListener("visibilitychange", refresh);

// Back from a table: the panel can be opened again.
addEventListener("pageshow", (event) => {
  going = false;
  if (event.persisted) refresh();
});
