// A new table: as many seats as players, on each one me, a friend or a bot; and what else is settled before the game.

import { find } from "./dom.js";
import { toast } from "./floating.js";
import { callWithDice } from "./post.js";
import { say } from "./words.js";

const form = find("#new");
const rows = [...form.querySelectorAll(".seat-row")];

function show() {
  const players = Number(form.elements.players.value);
  rows.forEach((row, i) => {
    row.hidden = i >= players;
    find("select", row).disabled = i >= players;
  });
}

/** How strong the bot on a seat is, and how slow. */
function tell(row) {
  find(".strength", row).textContent = find("select", row).selectedOptions[0].dataset.why ?? "";
}

form.addEventListener("change", (event) => {
  // I sit on one seat only: whoever takes it from another seat leaves that one open.
  if (event.target.matches(".seat-row select") && event.target.value === "me") {
    for (const select of form.querySelectorAll(".seat-row select")) if (select !== event.target && select.value === "me") select.value = "open";
  }
  if (event.target.matches(".seat-row select")) tell(event.target.closest(".seat-row"));
  // Each value has its sentence.
  const option = event.target.closest(".option select");
  if (option) find(".chosen", option.parentElement).textContent = option.selectedOptions[0].dataset.why;
  show();
});

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const button = find("[type=submit]", form);
  if (button.disabled) return;
  button.disabled = true;
  const seats = rows.filter((row) => !row.hidden).map((row) => find("select", row).value);
  const options = Object.fromEntries([...form.querySelectorAll(".option :is(select, input)")].map((field) => [field.name, String(field.type === "number" ? field.valueAsNumber : field.value)]));
  const body = { game: form.dataset.game, seats, options, listed: form.elements.listed.checked, advice: form.elements.advice.checked };
  const file = form.elements.content?.files[0];
  try {
    if (file) body.own_content = await file.text();
    const { status, data } = await callWithDice("/api/tables", body);
    if (status < 400) return location.assign(data.url);
    toast(data.error);
  } catch {
    toast(say("offline"));
  }
  button.disabled = false;
});

show();
rows.forEach(tell);
