// Standing answers: what a player has answered once and for all, so that nobody waits for nothing.

import { el, find } from "./dom.js";
import { toast } from "./floating.js";
import { call } from "./post.js";
import { say } from "./words.js";

export class Standing {
  constructor(id) {
    this.id = id;
    this.box = find("#standing");
    this.button = find("#stop");
    this.once = null; // what can be said for the next time only, and whether it has been
    this.button.addEventListener("click", () => this.stop());
  }

  /** "Stop me": a moment that would pass by itself is put to me, the next time only. */
  showOnce(once) {
    this.once = once ?? null;
    this.button.hidden = !this.once;
    this.button.setAttribute("aria-pressed", String(Boolean(this.once?.on)));
  }

  async stop() {
    if (!this.once) return;
    const { name, choices, on } = this.once;
    if (await this.send(name, choices[on ? 0 : 1])) this.showOnce({ name, choices, on: !on });
  }

  show(answers) {
    this.box.replaceChildren(...answers.map((answer) => this.row(answer)));
    find("#standing-none").hidden = answers.length > 0;
  }

  row({ name, label, value, choices }) {
    const options = choices.map(([code, text]) => el("option", { value: code, selected: code === value }, text));
    return el("label", { class: "field" }, el("span", {}, label), el("select", { onchange: (event) => this.send(name, event.target.value) }, ...options));
  }

  async send(name, value) {
    try {
      const { status, data } = await call("POST", `/api/tables/${this.id}/standing`, { [name]: value });
      toast(status < 400 ? say("standing-kept") : data.error);
      return status < 400;
    } catch {
      toast(say("offline"));
      return false;
    }
  }
}
