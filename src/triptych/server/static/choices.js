// The choices of whoever is asked: a list for reading and keys, lights on the board for pointing.

import { el, find, number } from "./dom.js";
import { More } from "./more.js";
import { say } from "./words.js";

/** A key for each choice, in their order; left out are those that do something else at the table. */
const KEYS = "123456789abcdefghijkmoqrvwxyz";

export class Choices {
  /** `pick(move)` plays it; `point(keys)` marks things on the board while a choice is looked at; `tryOn(move)` shows what it would change. */
  constructor({ pick, point, tryOn }) {
    Object.assign(this, { pick, point, tryOn });
    this.tried = null; // the answer being tried, where answers are tried first
    this.trying = find("#trying");
    find("#try-next").addEventListener("click", () => this.waiting || this.consider(this.next(this.moves)));
    find("#try-confirm").addEventListener("click", () => this.confirm());
    this.main = find("#choices");
    this.aside = find("#aside");
    this.asideList = find("#aside-list");
    this.moves = [];
    this.more = new More(find("#answers"), find("#more"), ".choice, summary");
    for (const list of [this.main, this.asideList]) list.addEventListener("keydown", (event) => this.walk(event));
  }

  /** Show these moves; the buttons of moves that stay are kept, so that focus stays. */
  show(moves, waiting = false, tried = false) {
    // Who plays with the keyboard waits on the box itself while things move, and comes back to the first choice.
    const focused = document.activeElement;
    const within = this.buttons().includes(focused) || this.trying.contains(focused) || focused === find("#ask");
    this.moves = moves;
    this.waiting = waiting;
    this.trying.hidden = !tried;
    // What costs nothing stands first, what touches nothing (leaving an offer alone) last.
    const plain = moves.filter((move) => !move.aside).sort((a, b) => Number(!a.targets.length) - Number(!b.targets.length) || a.cost - b.cost);
    const aside = moves.filter((move) => move.aside);
    this.fill(this.main, plain, 0);
    this.fill(this.asideList, aside, plain.length);
    this.aside.hidden = aside.length === 0;
    find("summary .count", this.aside).textContent = number(aside.length);
    if (!plain.length && aside.length) this.aside.open = true;
    // Also those that are folded away: they may be opened while an answer is on its way.
    for (const button of find("#ask").querySelectorAll(".choice, .trying > *")) button.setAttribute("aria-disabled", String(waiting));
    this.consider(tried ? (moves.find((move) => move.move === this.tried) ?? moves[0]).move : null);
    const there = this.buttons().includes(focused) || (tried && this.trying.contains(focused));
    if (within && !(there && document.activeElement === focused)) (this.buttons()[0] ?? find("#ask")).focus({ preventScroll: true });
  }

  /** Try an answer: the table shows it, and it is played only when confirmed. */
  consider(move) {
    if (move === null && this.tried === null) return;
    this.tried = move;
    const found = this.moves.find((other) => other.move === move);
    for (const item of this.main.children) {
      const on = item.dataset.move === move;
      item.classList.toggle("tried", on);
      if (move === null) item.firstElementChild.removeAttribute("aria-pressed");
      else item.firstElementChild.setAttribute("aria-pressed", String(on));
      if (on) item.scrollIntoView({ block: "nearest" });
    }
    // Said to those who do not see the table, and on a small screen instead of the list that was put away.
    if (find("#tried").textContent !== (found?.label ?? "")) find("#tried").textContent = found?.label ?? "";
    this.tryOn(found);
  }

  /** This answer waits to be sent, or none does; what it touches is marked on the board. */
  wait(move) {
    for (const item of find("#ask").querySelectorAll("[data-move]")) item.classList.toggle("waits", item.dataset.move === move?.move);
    this.point(move ? this.own(move) : []);
  }

  /** The same answers, with what they would change on a table that is another one now. */
  renew(moves) {
    this.moves = moves;
    if (this.tried !== null) this.consider(this.tried);
  }

  /** Of these answers the one after the one being tried, round and round. */
  next(moves) {
    return moves[(moves.findIndex((move) => move.move === this.tried) + 1) % moves.length].move;
  }

  confirm() {
    if (this.tried !== null && !this.waiting) this.pick(this.tried);
  }

  /** A choice was made: it is played, or tried first. */
  choose(move) {
    if (this.tried === null) this.pick(move);
    else this.consider(move);
  }

  buttons() {
    return [...find("#ask").querySelectorAll(".choice")].filter((button) => this.aside.open || !this.aside.contains(button));
  }

  fill(list, moves, first) {
    const old = new Map([...list.children].map((item) => [item.dataset.move, item]));
    moves.forEach((move, i) => {
      const item = old.get(move.move) ?? el("li", { "data-move": move.move });
      old.delete(move.move);
      item.classList.toggle("idle", Boolean(move.idle));
      if (item.dataset.label !== move.label + move.cost + (first + i)) {
        item.dataset.label = move.label + move.cost + (first + i);
        const button = item.firstElementChild ?? this.button(move);
        button.replaceChildren(...face(move, first + i));
        if (!item.firstElementChild) item.append(button);
      }
      if (list.children[i] !== item) list.insertBefore(item, list.children[i] ?? null);
    });
    for (const item of old.values()) item.remove();
  }

  button(move) {
    const look = () => this.point(this.own(this.moves.find((other) => other.move === move.move)));
    const away = () => this.point([]);
    return el("button", {
      type: "button",
      class: "choice",
      onclick: (event) => event.currentTarget.getAttribute("aria-disabled") === "true" || this.choose(move.move),
      onpointerenter: look,
      onpointerleave: away,
      onfocus: look,
      onblur: away,
    });
  }

  /** Arrows go up and down the list. */
  walk(event) {
    const buttons = this.buttons();
    const at = buttons.indexOf(document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 + buttons.length, Home: 0, End: buttons.length - 1 }[event.key];
    if (to === undefined || !buttons.length) return;
    event.preventDefault();
    buttons[to % buttons.length].focus();
  }

  /** Was this the key of a choice? Digits are known by their place too: on a French keyboard they are written with Shift. */
  byKey({ key, code, shiftKey }) {
    const digit = shiftKey ? "" : (/^Digit([1-9])$/.exec(code)?.[1] ?? "");
    const at = KEYS.indexOf(key.length === 1 && KEYS.includes(key) ? key : digit || " ");
    const button = this.buttons()[at];
    button?.click();
    return Boolean(button);
  }

  /** Mark the choices that touch a thing while the pointer is on it. */
  mark(key) {
    for (const item of find("#ask").querySelectorAll("[data-move]")) {
      const move = this.moves.find((other) => other.move === item.dataset.move);
      item.classList.toggle("marked", key !== null && this.own(move).includes(key));
    }
  }

  /** The moves that touch a thing, those of the choice itself first. */
  of(key) {
    return this.moves.filter((move) => move.targets.includes(key)).sort((a, b) => Number(a.aside) - Number(b.aside));
  }

  /** The things that a move touches; where answers are tried, those by which it is told from the others. */
  own(move) {
    return (move?.targets ?? []).filter((key) => this.tried === null || this.of(key).length < this.moves.length);
  }

  /** Which things are lit, and what is said of them. */
  lights() {
    const lights = new Map();
    const tried = this.moves.find((move) => move.move === this.tried);
    for (const key of new Set(this.moves.flatMap((move) => move.targets))) {
      const moves = this.of(key);
      const many = !tried && (moves.length > 1 || moves[0].aside);
      const label = many ? say("several", { n: moves.length }) : tried && moves.length > 1 ? say("try-next") : moves[0].label;
      lights.set(key, { many, idle: moves.every((move) => move.idle), aside: moves.every((move) => move.aside), moves: moves.map((move) => move.move).join(), cost: many ? 0 : moves[0].cost, label, tried: tried ? this.own(tried).includes(key) : null });
    }
    return lights;
  }
}

/** What stands on a choice: its key, the sentence, what it costs. */
export function face(move, place = KEYS.length) {
  return [
    el("kbd", { "aria-hidden": "true" }, KEYS[place] ?? ""),
    el("span", { class: "label" }, move.label),
    move.cost ? el("span", { class: "cost", title: say("cost", { n: number(move.cost) }) }, `−${number(move.cost)}`) : null,
  ].filter(Boolean);
}
