// A new table: as many seats as players, on each one me, a friend or a bot; and what else is settled before the game.

import { find } from "./dom.js";
import { toast } from "./floating.js";
import { askName } from "./naming.js";
import { callWithDice } from "./post.js";
import { answersOf } from "./prefs.js";
import { say } from "./words.js";

const form = find("#new");
const rows = [...form.querySelectorAll(".seat-row")];
let named = form.dataset.named === "yes";

/** Who sits where, as it is chosen now. */
const seats = () => rows.filter((row) => !row.hidden).map((row) => find("select", row).value);

function show() {
  const players = Number(form.elements.players.value);
  rows.forEach((row, i) => {
    row.hidden = i >= players;
    find("select", row).disabled = i >= players;
  });
  // Where others play, the question is who may sit down; where they do not, whether anybody may look on.
  const friends = seats().includes("open");
  find("#may-sit").hidden = !friends;
  find("#may-watch").hidden = friends;
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
  const friends = seats().includes("open");
  const options = Object.fromEntries([...form.querySelectorAll(".option :is(select, input)")].map((field) => [field.name, String(field.type === "number" ? field.valueAsNumber : field.value)]));
  const listed = form.elements[friends ? "anybody" : "listed"].checked;
  const { game } = form.dataset;
  const body = { game, seats: seats(), options, listed, advice: form.elements.advice.checked, standing: answersOf(game) };
  const file = form.elements.content?.files[0];
  try {
    if (file) body.own_content = await file.text();
    if (friends && !named) named = await askName();
    if (!friends || named) {
      const { status, data } = await callWithDice("/api/tables", body);
      if (status < 400) return location.assign(data.url);
      toast(data.error);
    }
  } catch {
    toast(say("offline"));
  }
  button.disabled = false;
});

show();
rows.forEach(tell);
