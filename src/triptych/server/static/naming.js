// Who plays with others has a name: whoever has told none yet is asked for one, and may stay with one that is made up.

import { el } from "./dom.js";
import { toast } from "./floating.js";
import { call } from "./post.js";
import { say } from "./words.js";

/** A beast of the margins, as the server gives them to those who bring no name. */
function madeUp() {
  const beasts = say("beasts").split(", ");
  return beasts[Math.floor(Math.random() * beasts.length)];
}

/** Tell the server my name; whether it took it. */
async function tellName(name) {
  try {
    const { status, data } = await call("POST", "/api/guest", { name });
    if (status < 400) return true;
    toast(data.error);
  } catch {
    toast(say("offline"));
  }
  return false;
}

/** Ask for a name; true when there is one, false if the reader would rather not. */
export function askName() {
  const field = el("input", { id: "naming-name", maxlength: "24", required: true, autocomplete: "nickname" });
  field.value = madeUp();
  const go = el("button", { class: "button primary" }, say("naming-go"));
  const form = el("form", {}, el("label", { for: field.id }, say("naming-name")), field, el("p", { class: "hush", id: "naming-why" }, say("naming-why")), el("div", { class: "row" }, go, el("button", { type: "button", class: "button", onclick: () => box.close() }, say("naming-not"))));
  const box = el("dialog", { class: "naming", "aria-labelledby": "naming-title" }, el("h2", { id: "naming-title" }, say("naming-title")), form);
  field.setAttribute("aria-describedby", "naming-why");
  document.body.append(box);
  return new Promise((done) => {
    let told = false;
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const name = field.value.trim();
      if (!name || go.disabled) return;
      go.disabled = true;
      told = await tellName(name);
      go.disabled = false;
      if (told) box.close();
    });
    box.addEventListener("close", () => {
      box.remove();
      done(told);
    });
    box.showModal();
    field.select();
  });
}
