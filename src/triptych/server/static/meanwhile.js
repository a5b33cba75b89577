// Since your turn: what the others did since the reader answered last, in a few lines; and the table at each moment since then, to be
// stepped through. While he looks back nothing can be chosen, and what comes in is kept until he is back.

import { SIGNS, el, find, icon, number } from "./dom.js";
import { toast } from "./floating.js";
import { call } from "./post.js";
import { shape } from "./shape.js";
import { inPage } from "./sheet.js";
import { say } from "./words.js";

const SMALL = matchMedia("(max-width: 599px), (max-height: 699px)");

export class Meanwhile {
  /**
   * `name(seat)` is what a player is called; `may()` whether one can look back now; `leave()` is told that the reader begins to look back,
   * `look(frame)` what the table was like, `now()` that he is back.
   */
  constructor(id, { name, may, leave, look, now }) {
    Object.assign(this, { id, name, may, leave, look, now });
    this.box = find("#meanwhile");
    this.list = find("#meanwhile-list");
    this.told = null;
    this.place = null; // which of the stops is shown; none of them: the table as it is
    this.stops = null;
    this.frames = new Map();
    this.fold(this.folded);
    find("#meanwhile-fold").addEventListener("click", () => this.keepFolded(!this.box.classList.contains("folded")));
    find("#meanwhile-first").addEventListener("click", () => this.go(() => 0));
    find("#meanwhile-back").addEventListener("click", () => this.back());
    find("#meanwhile-next").addEventListener("click", () => this.next());
    find("#meanwhile-now").addEventListener("click", () => this.comeBack());
  }

  /** Does the reader look back? */
  get away() {
    return this.place !== null;
  }

  /** Show what happened up to this version; nothing if there is nothing to tell. */
  show(told, version = 0) {
    if (this.away) return;
    this.box.hidden = !told;
    if (told === this.told && version === this.version) return;
    Object.assign(this, { told, version, stops: null });
    this.frames.clear();
    if (told) this.write();
  }

  /** The few lines, with who has won how many points in their head. */
  write() {
    const { from, points, lines } = this.told;
    this.box.classList.remove("away");
    this.list.setAttribute("aria-live", "off"); // the log has said it all
    const title = find("#meanwhile-title");
    title.textContent = from ? title.dataset.since : say("meanwhile-begun");
    find("#meanwhile-points").replaceChildren(...points.map(([seat, won]) => this.won(seat, won)));
    this.list.replaceChildren(...lines.map((line) => this.line(line, () => this.go((stops) => stops.findIndex((stop) => stop >= line.n)))));
    find("#meanwhile-fold").hidden = !lines.length;
    find("#meanwhile-now").hidden = true;
    this.buttons();
  }

  won(seat, won) {
    const amount = `${won > 0 ? "+" : ""}${number(won)}`;
    const title = say("meanwhile-points", { name: this.name(seat), n: amount });
    return el("span", { class: `of-${SIGNS[seat]}`, role: "img", "aria-label": title, title }, icon(`mark-${SIGNS[seat]}`, "mark"), amount);
  }

  /** One line: whose it is, what it is about, the sentence; touched, it shows the table at that moment. */
  line({ text, seat, symbol, habit }, press = null) {
    const sign = SIGNS[seat];
    const parts = [sign ? icon(`mark-${sign}`, "mark") : null, symbol ? icon(inPage(symbol)) : null, el("span", {}, text, habit ? el("i", {}, ` ${say("meanwhile-habit")}`) : null)];
    return el("li", { class: sign ? `of-${sign}` : null }, press ? el("button", { type: "button", class: "telling", title: say("meanwhile-show"), onclick: press }, ...parts) : el("div", { class: "telling" }, ...parts));
  }

  // -- looking back --------------------------------------------------------------------------------------------------------------------------

  back() {
    this.go(() => this.place - 1);
  }

  next() {
    if (this.away) this.go(() => this.place + 1);
  }

  /** Show the table at one of the stops; `which(stops)` is its place among them, the one behind the last is now. */
  async go(which) {
    if (!this.told || !(this.away || this.may())) return;
    if (!this.away) {
      this.place = Infinity; // on the way: from here on nothing can be chosen
      this.leave();
    }
    try {
      this.stops ??= this.worthALook((await this.load(this.told.from)).stops);
      if (!this.away) return; // the reader did not wait
      if (this.place === Infinity) this.place = this.stops.length;
      const place = Math.max(0, which(this.stops));
      if (place >= this.stops.length) return this.comeBack();
      this.place = place;
      const frame = await this.load(this.stops[place]);
      if (this.place === place) this.shown(frame);
    } catch (error) {
      toast(error.message || say("offline"));
      this.comeBack();
    }
  }

  /** The table as the reader left it, and the moments at which something was told since; behind the last of them is now. */
  worthALook(stops) {
    const { from, steps } = this.told;
    return [...new Set([from, ...steps.map((n) => stops.find((stop) => stop >= n) ?? this.version)])];
  }

  /** The table after so many entries, as the server tells it to this seat. */
  load(at) {
    if (!this.frames.has(at)) {
      const query = new URLSearchParams({ at, shape: shape() });
      const answer = call("GET", `/api/tables/${this.id}/replay?${query}`).then(({ status, data }) => {
        if (status >= 400) throw new Error(data.error);
        return data;
      }, () => Promise.reject(new Error(say("offline"))));
      answer.catch(() => this.frames.delete(at));
      this.frames.set(at, answer);
    }
    return this.frames.get(at);
  }

  /** This moment: how far back it is, and what was told between the moment before and this one. */
  shown(frame) {
    const focused = document.activeElement;
    const inside = this.box.contains(focused);
    const before = this.place ? this.stops[this.place - 1] : frame.at - 1; // at first: what the reader did himself
    const lines = frame.log.filter((line) => line.n > before && line.n <= frame.at);
    this.box.classList.add("away");
    this.list.setAttribute("aria-live", "polite");
    this.fold(false);
    find("#meanwhile-title").textContent = say("meanwhile-at", { at: this.place + 1, last: this.stops.length });
    find("#meanwhile-points").replaceChildren();
    this.list.replaceChildren(...(lines.length ? lines : [{ text: frame.ask?.prompt ?? "" }]).map((line) => this.line(line)));
    find("#meanwhile-fold").hidden = false;
    find("#meanwhile-now").hidden = false;
    this.buttons();
    if (inside && (focused.disabled || !focused.isConnected)) find("#meanwhile-next").focus({ preventScroll: true });
    this.look(frame);
  }

  buttons() {
    for (const id of ["#meanwhile-first", "#meanwhile-back"]) find(id).disabled = this.place === 0;
    find("#meanwhile-next").disabled = !this.away;
  }

  /** A mark on the way back: something has happened by now. */
  news() {
    find("#meanwhile-now").classList.add("news");
  }

  /** The table as it is. */
  comeBack() {
    if (!this.away) return;
    if (this.box.contains(document.activeElement)) find("#ask").focus({ preventScroll: true }); // from there it goes to the choices
    this.place = null;
    find("#meanwhile-now").classList.remove("news");
    this.fold(this.folded);
    this.write();
    this.now();
  }

  // -- folding -------------------------------------------------------------------------------------------------------------------------------

  /** On a small screen it is one line until the reader opens it. */
  get folded() {
    const kept = localStorage.getItem("meanwhile");
    return kept === null ? SMALL.matches : kept === "folded";
  }

  keepFolded(folded) {
    localStorage.setItem("meanwhile", folded ? "folded" : "open");
    this.fold(folded);
  }

  fold(folded) {
    this.box.classList.toggle("folded", folded);
    find("#meanwhile-fold").setAttribute("aria-expanded", String(!folded));
  }
}
