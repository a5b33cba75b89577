// A game again, move by move: a slider, steps, a jump to a year or turn, the eyes of a seat, and a link to where one is.

import { Board } from "./board.js";
import { el, find } from "./dom.js";
import { Tooltip, toast } from "./floating.js";
import { copy } from "./lobby.js";
import { Log } from "./log.js";
import { Motion } from "./motion.js";
import { call } from "./post.js";
import { Seats } from "./seats.js";
import { onTurn, shape } from "./shape.js";
import { layOut } from "./sheet.js";
import { Tabs } from "./tabs.js";
import { say } from "./words.js";
import { Zoom } from "./zoom.js";

const BEAT = 1100; // ms from one move to the next while it plays

class ReplayPage {
  constructor(start) {
    Object.assign(this, start); // table, at, seat, last
    this.at = this.at < 0 ? this.last : this.at;
    this.stops = [];
    this.cache = new Map();
    this.playing = false;
    this.told = -1; // the move up to which the log stands
    this.tooltip = new Tooltip();
    this.seats = new Seats({ ...this.table, mine: null, asked: [], points: null }, this.table.mine ?? 0);
    this.log = new Log(find("#log-list"));
    this.board = new Board({
      ...this.seats.places(),
      tooltip: this.tooltip,
      press: () => this.motion.skip(),
      over: () => {},
    });
    this.motion = new Motion({
      apply: (step) => this.board.apply(step.scenes),
      told: (step) => this.tell(step.log),
      rest: () => {},
      where: (name, key) => this.board.where(name, key),
      home: (view, piece) => this.seats.home(view, piece),
    });
    new Tabs(find("#rooms"), `replay ${this.table.id}`, (id) => (find("#room").dataset.room = id));
    new Zoom(find("#frame"), find("#zoom"));
    this.slider = find("#slider");
    this.listen();
    this.go(this.at, false);
  }

  listen() {
    const to = (id, where) => find(id).addEventListener("click", () => (this.stop(), this.go(where())));
    to("#first", () => 0);
    to("#back", () => this.stopBefore());
    to("#next", () => this.stopAfter());
    to("#final", () => this.last);
    find("#play").addEventListener("click", () => (this.playing ? this.stop() : this.start()));
    this.slider.addEventListener("input", () => this.slide());
    find("#jump").addEventListener("change", (event) => (this.stop(), this.go(Number(event.target.value), false)));
    find("#eyes").addEventListener("change", (event) => {
      this.seat = event.target.value;
      this.cache.clear();
      this.go(this.at, false);
    });
    find("#link").addEventListener("click", () => copy(find("#link-text")));
    document.addEventListener("keydown", (event) => {
      if (event.target.closest("input, select, dialog[open], .piece, [role=tab]") || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "ArrowRight") find("#next").click();
      else if (event.key === "ArrowLeft") find("#back").click();
      else if (event.key === " " && event.target === document.body) find("#play").click();
      else return;
      event.preventDefault();
    });
    onTurn(() => {
      this.cache.clear();
      this.go(this.at, false);
    });
  }

  /** Under the finger the slider says where it is at once; the table follows when it rests. */
  slide() {
    this.stop();
    find("#count").textContent = say("at", { at: this.slider.value, last: this.last });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.go(Number(this.slider.value), false), 90);
  }

  // Lots of one kind are shown together: steps go from one such stop to the next.

  stopAfter() {
    return this.stops.find((stop) => stop > this.at) ?? this.at + 1;
  }

  stopBefore() {
    return this.stops.findLast((stop) => stop < this.at) ?? this.at - 1;
  }

  start() {
    if (this.at >= this.last) this.at = 0;
    this.playing = true;
    this.buttons();
    this.beat();
  }

  stop() {
    this.playing = false;
    clearTimeout(this.timer);
    this.motion.skip();
    this.buttons();
  }

  async beat() {
    if (!this.playing) return;
    await this.go(this.stopAfter());
    if (this.at >= this.last) return this.stop();
    if (this.playing) this.timer = setTimeout(() => this.beat(), BEAT);
  }

  buttons() {
    find("#play").setAttribute("aria-label", say(this.playing ? "pause" : "play"));
    find("#play").classList.toggle("playing", this.playing);
    for (const id of ["#first", "#back"]) find(id).disabled = this.at <= 0;
    for (const id of ["#next", "#final"]) find(id).disabled = this.at >= this.last;
  }

  load(at) {
    if (!this.cache.has(at)) {
      const query = new URLSearchParams({ at, seat: this.seat, shape: shape() });
      this.cache.set(at, call("GET", `/api/tables/${this.table.id}/replay?${query}`));
      this.cache.get(at).catch(() => this.cache.delete(at));
    }
    return this.cache.get(at);
  }

  /** Show the table after move `at`. */
  async go(at, slide = true) {
    const from = this.at;
    this.at = Math.min(this.last, Math.max(0, at));
    this.slider.value = this.at;
    this.buttons();
    let answer;
    try {
      answer = await this.load(this.at);
    } catch {
      return toast(say("offline"));
    }
    const { status, data } = answer;
    if (status >= 400) return toast(data.error);
    if (data.at !== this.at) return; // the reader is elsewhere by now
    this.last = data.last;
    this.slider.max = data.last;
    this.write(data);
    if (!slide) this.motion.clear();
    if (slide && from < this.at) this.motion.push([{ scenes: data.scenes, log: data.log }], true);
    else {
      for (const change of this.board.apply(data.scenes)) if (!change.after) change.element.remove();
      this.tell(data.log, false);
    }
    this.board.light(new Map());
    if (this.at < this.last) this.load(this.stopAfter()).catch(() => {});
  }

  /** The log up to here: the lines of a step on are added, after a jump or a step back it is written anew. */
  tell(lines, on = true) {
    const known = this.told;
    this.told = this.at;
    this.log.read();
    if (on && lines.some((line) => line.n <= known)) this.log.add(lines.filter((line) => line.n > known));
    else this.log.set(lines);
  }

  write({ ask, stops, clocks, points }) {
    this.stops = stops;
    find("#label").textContent = ask?.prompt ?? "";
    find("#count").textContent = say("at", { at: this.at, last: this.last });
    const query = new URLSearchParams({ at: this.at, ...(this.seat === "" ? {} : { seat: this.seat }) });
    const url = `${location.pathname}?${query}`;
    history.replaceState(null, "", url);
    find("#link-text").value = location.origin + url;
    this.jumps(clocks);
    this.seats.show({ ...this.table, points, asked: ask?.asked ?? [], seats: this.table.seats.map((seat) => ({ ...seat, online: true })) });
  }

  /** The years, or turns, to jump to. */
  jumps(clocks) {
    const list = find("#jump");
    if (!list.options.length) list.append(...clocks.filter(([, clock]) => clock > 0).map(([at, clock]) => el("option", { value: at }, say("clock", { n: clock }))));
    list.value = String(clocks.findLast(([at]) => at <= this.at)?.[0] ?? "");
  }
}

const start = JSON.parse(find("#start").textContent);
layOut(find("#start").dataset.art).catch(() => toast(say("no-art")));
new ReplayPage(start);
