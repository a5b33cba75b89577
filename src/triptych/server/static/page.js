// What every page has: the switch between light and dark, the language, the sheet of keys, and forms that are sent as JSON.

import { find } from "./dom.js";
import { listen as listenForKeys } from "./keys.js";
import { call } from "./post.js";
import { choose } from "./prefs.js";

const root = document.documentElement;

find("#theme")?.addEventListener("click", () => {
  const next = root.dataset.theme === "dark" ? "light" : "dark";
  if (!choose("theme", next)) root.dataset.theme = next; // not kept, then; it holds for this page
});

listenForKeys();

// The server keeps the game and the language; the page only has to be written anew.
find("#language")?.addEventListener("change", async (event) => {
  const language = event.target.value;
  await call("PATCH", "/api/me", { language }).catch(() => {}); // a guest's next device should speak it too
  location.assign(`/language/${language}?back=${encodeURIComponent(location.pathname + location.search)}`);
});

// A panel of the header that is open closes when one goes elsewhere.
document.addEventListener("click", (event) => {
  for (const open of document.querySelectorAll("details.drop[open]")) if (!open.contains(event.target)) open.open = false;
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const open of document.querySelectorAll("details.drop[open]")) {
    open.open = false;
    find("summary", open).focus();
  }
});
