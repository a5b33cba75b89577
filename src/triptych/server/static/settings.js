// Settings: each choice is kept in this browser and holds at once, on every page.

import { find } from "./dom.js";
import { answerOf, choose, follow } from "./prefs.js";
import { say } from "./words.js";

const keep = (name, value) => (find("#kept").textContent = choose(name, value) ? say("settings-kept") : say("settings-not-kept"));

for (const group of document.querySelectorAll("[data-choice]")) {
  const name = group.dataset.choice;
  follow(name, (value) => (find(`[value=${value}]`, group).checked = true));
  group.addEventListener("change", (event) => keep(name, event.target.value));
}
for (const select of document.querySelectorAll("[data-answers] select")) {
  const name = answerOf(select.closest("[data-answers]").dataset.answers, select.name);
  follow(name, (value) => (select.value = value), [...select.options].map((option) => option.value));
  select.addEventListener("change", () => keep(name, select.value));
}
find("#settings").hidden = false;
