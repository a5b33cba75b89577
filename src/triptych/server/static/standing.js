// Standing answers: what a player has answered once and for all, so that nobody waits for nothing.

import { el, find } from "./dom.js";
import { toast } from "./floating.js";
import { call } from "./post.js";
import { say } from "./words.js";

export class Standing {
  constructor(id) {
    this.id = id;
    this.box = find("#standing");
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
    } catch {
      toast(say("offline"));
    }
  }
}
