// What every page has: the switch between light and dark, the language, and forms that are sent as JSON.

import { find } from "./dom.js";
import { call } from "./post.js";

const root = document.documentElement;

find("#theme")?.addEventListener("click", () => {
  root.dataset.theme = root.dataset.theme === "dark" ? "light" : "dark";
  try {
    localStorage.setItem("theme", root.dataset.theme);
  } catch {
    // not kept, then; it holds for this page
  }
});

find("#language")?.addEventListener("change", async (event) => {
  const language = event.target.value;
  const { status } = await call("PATCH", "/api/me", { language });
  if (status === 401) await call("POST", "/api/guest", { language });
  location.reload(); // the server keeps the game; the page only has to be written anew
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
