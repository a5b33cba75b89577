// Talking at the table.

import { SIGNS, el, find, icon } from "./dom.js";
import { call } from "./post.js";
import { toast } from "./floating.js";
import { say } from "./words.js";

export class Chat {
  constructor(id) {
    this.list = find("#chat-list");
    this.form = find("#chat-form");
    this.input = this.form?.elements.text;
    this.form?.addEventListener("submit", (event) => {
      event.preventDefault();
      this.send(id);
    });
    if (this.input) {
      // A half-written sentence survives a change of language, which loads the page anew.
      this.input.value = sessionStorage.getItem(`draft ${id}`) ?? "";
      this.input.addEventListener("input", () => sessionStorage.setItem(`draft ${id}`, this.input.value));
    }
  }

  async send(id) {
    const text = this.input.value.trim();
    if (!text) return;
    try {
      const { status, data } = await call("POST", `/api/tables/${id}/chat`, { text });
      if (status >= 400) return toast(data.error);
      this.input.value = "";
      sessionStorage.removeItem(`draft ${id}`);
    } catch {
      toast(say("offline"));
    }
  }

  set(lines) {
    this.list.replaceChildren(...lines.map((line) => this.line(line)));
    this.list.scrollTop = this.list.scrollHeight;
  }

  add(line) {
    this.list.append(this.line(line));
    this.list.scrollTop = this.list.scrollHeight;
  }

  line({ text, seat, name }) {
    const sign = SIGNS[seat];
    return el("li", { class: sign ? `of-${sign}` : "" }, sign ? icon(`mark-${sign}`, "mark") : null, el("span", {}, el("b", {}, name), ` ${text}`));
  }
}
