// Talking: those who play at the table, those who watch among themselves. And how many watch.

import { SIGNS, el, find, icon } from "./dom.js";
import { toast } from "./floating.js";
import { call } from "./post.js";
import { say } from "./words.js";

const BEGINNING = 90; // letters of what was said that a notice shows

export class Chat {
  /** `named`: has the reader told his name? Whoever watches is asked for it before he speaks. */
  constructor(id, named) {
    this.id = id;
    this.named = named;
    this.list = find("#chat-list");
    this.watches = find("#watchers-form");
    this.form = this.watches ?? find("#chat-form");
    this.input = this.form.elements.text;
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.send();
    });
    // A half-written sentence survives a change of language, which loads the page anew.
    this.input.value = sessionStorage.getItem(`draft ${id}`) ?? "";
    this.input.addEventListener("input", () => sessionStorage.setItem(`draft ${id}`, this.input.value));
    find("#watchers-talk")?.addEventListener("change", (event) => this.letTalk(event.target));
  }

  async send() {
    const text = this.input.value.trim();
    if (!text) return;
    if (this.watches && !this.named) this.named = await this.askName();
    if (this.watches && !this.named) return;
    if (!(await this.ask("chat", this.watches ? { text, channel: "watchers" } : { text }))) return;
    this.input.value = "";
    sessionStorage.removeItem(`draft ${this.id}`);
  }

  /** Fetched for the few who need it only. */
  async askName() {
    const naming = await import("./naming.js").catch(() => null);
    if (!naming) toast(say("offline"));
    return (await naming?.askName()) ?? false;
  }

  /** A player lets those who watch talk, or not. */
  async letTalk(box) {
    const talk = box.checked;
    if (!(await this.ask("watchers", { talk }))) box.checked = !talk;
  }

  async ask(verb, body) {
    try {
      const { status, data } = await call("POST", `/api/tables/${this.id}/${verb}`, body);
      if (status < 400) return true;
      toast(data.error);
    } catch {
      toast(say("offline"));
    }
    return false;
  }

  /** How many watch, and whether they may talk. */
  show({ watching, watchers_talk: talk }) {
    const eye = find("#watching");
    const words = watching === 1 ? say("watching-one") : say("watching-some", { n: watching });
    eye.hidden = !watching;
    eye.title = words;
    find(".count", eye).textContent = watching;
    find(".unseen", eye).textContent = words;
    if (this.watches) {
      this.watches.hidden = !talk;
      find("#watchers-off").hidden = talk;
    } else {
      find("#watchers-may").hidden = !watching && talk;
      find("#watchers-talk").checked = talk;
    }
  }

  set(lines) {
    this.list.replaceChildren(...lines.map((line) => this.line(line)));
    this.list.scrollTop = this.list.scrollHeight;
  }

  /** What others say is told where it is not seen, too. */
  add(line, own) {
    this.list.append(this.line(line));
    this.list.scrollTop = this.list.scrollHeight;
    if (!own && !this.list.checkVisibility()) toast(this.told(line));
  }

  told({ channel, name, text }) {
    if (channel === "note") return say(text === "watchers-talk" ? "chat-watchers-talk" : "chat-watchers-quiet", { name });
    const cut = text.length > BEGINNING ? `${text.slice(0, BEGINNING).replace(/\s+\S*$/, "")} …` : text;
    return say("chat-said", { name, text: cut });
  }

  line(line) {
    const sign = SIGNS[line.seat];
    if (line.channel === "note") return el("li", { class: "note" }, el("span", {}, this.told(line)));
    const mark = sign ? icon(`mark-${sign}`, "mark") : line.channel === "watchers" ? icon("mark-eye") : null;
    const watcher = line.channel === "watchers" ? el("span", { class: "unseen" }, ` (${say("chat-spectator")})`) : null;
    return el("li", { class: sign ? `of-${sign}` : line.channel }, mark, el("span", {}, el("b", { class: "speaker" }, line.name), watcher, ` ${line.text}`));
  }
}
