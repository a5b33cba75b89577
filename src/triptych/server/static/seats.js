// The players: mine laid open, each other one a line that unfolds.

import { SIGNS, el, find, icon, number } from "./dom.js";
import { countUp } from "./motion.js";
import { inPage } from "./sheet.js";
import { say } from "./words.js";

export class Seats {
  /** `open` is the seat whose display is laid open although it is not mine; -1: all of them. */
  constructor(table, open = null) {
    this.mine = table.mine;
    this.lines = new Map();
    const others = [];
    // In order of play from my own seat on, as they sit around a table.
    for (let i = 0; i < table.seats.length; i++) {
      const seat = (i + (table.mine ?? 0)) % table.seats.length;
      const line = this.build(seat, seat === table.mine, open === -1 || open === seat);
      this.lines.set(seat, line);
      if (seat !== table.mine) others.push(line.box);
    }
    find("#mine").replaceChildren(...(table.mine === null ? [] : [this.lines.get(table.mine).box]));
    find("#mine").hidden = table.mine === null;
    find("#others").replaceChildren(...others);
    this.show(table);
  }

  build(seat, mine, open) {
    // Whose turn it is one sees by the bar and the bold name; it is said for those who do not.
    const acting = el("span", { class: "unseen" });
    const parts = { sign: el("span", { class: "sign" }, acting), name: el("span", { class: "name" }), note: el("span", { class: "note" }), brief: el("span", { class: "brief" }), points: el("span", { class: "points" }) };
    const head = el(mine ? "h2" : "summary", { class: "seat-head" }, parts.sign, parts.name, parts.note, parts.brief, parts.points);
    const display = el("div", { class: "display" });
    const box = mine ? el("section", { class: "seat mine" }, head, display) : el("details", { class: "seat", open }, head, display);
    // Whoever opens a player wants to see the whole of him.
    if (!mine) head.addEventListener("click", () => setTimeout(() => box.open && box.scrollIntoView({ block: "nearest" })));
    return { box, head, display, acting, ...parts, shown: null };
  }

  /** Where scenes go, what they are called, which line is seen of one that is folded away, and what that tells: for Board. */
  places() {
    const line = (name) => this.lines.get(Number(name.split("-")[1]));
    return {
      host: (name) => (name === "board" ? find("#frame") : line(name)?.display),
      label: (name) => (name === "board" ? say("board") : say("display", { name: line(name).name.textContent })),
      fold: (name) => line(name)?.head,
      brief: (name, brief) => line(name)?.brief.replaceChildren(...brief.map(item)),
    };
  }

  /** A small place at the line of the player whose piece of the board it is: where his things come from. */
  home(view, piece) {
    const seat = view.name === "board" ? /(?:^| )player-(\d)/.exec(piece.look)?.[1] - 1 : -1;
    const line = this.lines.get(seat);
    const place = seat === this.mine ? line?.display : line?.sign;
    const box = place?.checkVisibility() ? place.getBoundingClientRect() : null;
    return box?.width ? new DOMRect(box.x + 8, box.y + 8, 24, 24) : null;
  }

  show(table) {
    for (const { seat, name, kind, online } of table.seats) {
      const sign = SIGNS[seat];
      const line = this.lines.get(seat);
      const asked = table.asked.includes(seat);
      line.box.className = `seat of-${sign}${seat === this.mine ? " mine" : ""}${asked ? " acting" : ""}${kind === "person" && online === false ? " away" : ""}`;
      if (!find("svg", line.sign)) line.sign.prepend(icon(`mark-${sign}`, "mark"));
      line.name.textContent = kind === "open" ? say("seat-open") : name;
      const away = kind === "person" && online === false;
      line.acting.textContent = asked ? say("acting") : "";
      line.note.textContent = away ? say("away") : "";
    }
    this.score(table.points ?? []);
  }

  /** Everybody's points as they stand. */
  score(points) {
    const write = (value) => say("points", { n: number(value) });
    points.forEach((value, seat) => {
      const line = this.lines.get(seat);
      if (value === line.shown) return;
      if (line.shown === null) line.points.textContent = write(value);
      else countUp(line.points, line.shown, value, write);
      line.shown = value;
    });
  }
}

/** One of the things one looks at most. */
const item = ([symbol, text, title, look]) => el("span", { class: look, role: "img", "aria-label": title, title }, icon(inPage(symbol)), text);
