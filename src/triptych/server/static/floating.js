// Small things that float over the page: a sentence about a piece, a short notice, a menu at a piece. One of each at most.

import { el, find } from "./dom.js";

const EDGE = 8;

const FAR = [EDGE, 40, 80, 140, 220]; // px that a box may lie away from what it tells of

/** Put a box where it covers least: never its anchor if there is room beside it, nor, if that can be had, the boxes to `spare`; the nearest
 *  such place, above it rather than below; never over the edge of the screen. */
function dock(box, anchor, spare = []) {
  box.hidden = false;
  box.style.left = box.style.top = "0"; // its width must not depend on where it was before
  const { width, height } = box.getBoundingClientRect();
  const { left, right, top, bottom } = anchor;
  const [x, y] = [(left + right - width) / 2, (top + bottom - height) / 2];
  let [best, least] = [null, Infinity];
  FAR.forEach((gap, i) => {
    const sides = [[x, top - height - gap], [x, bottom + gap], [right + gap, y], [left - width - gap, y]];
    const corners = [[right - width, top - height - gap], [left, top - height - gap], [right - width, bottom + gap], [left, bottom + gap]];
    [...sides, ...corners].forEach(([wishX, wishY], side) => {
      const at = new DOMRect(Math.max(EDGE, Math.min(wishX, innerWidth - width - EDGE)), Math.max(EDGE, Math.min(wishY, innerHeight - height - EDGE)), width, height);
      const cost = shared(at, anchor) * 1000 + spare.reduce((sum, other) => sum + shared(at, other), 0) + i * 8 + side;
      if (cost < least) [best, least] = [at, cost];
    });
  });
  box.style.left = `${best.x}px`;
  box.style.top = `${best.y}px`;
}

/** How many px² two boxes share. */
function shared(a, b) {
  return Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
}

// -- the sentence about a piece -------------------------------------------------------------------------------------------------------

export class Tooltip {
  constructor() {
    this.box = el("div", { class: "tooltip", "aria-hidden": "true", hidden: true }); // the piece's own label tells a screen reader
    document.body.append(this.box);
  }

  /** Beside the anchor, and not over the boxes to spare. */
  show(text, anchor, spare) {
    if (!text) return this.hide();
    this.box.textContent = text;
    dock(this.box, anchor, spare);
  }

  hide() {
    this.box.hidden = true;
  }
}

// -- a notice -------------------------------------------------------------------------------------------------------------------------

let toastTimer = 0;

/** Say something politely, for as long as it takes to read. */
export function toast(text) {
  const box = find("#toast");
  box.textContent = text;
  box.classList.add("shown");
  clearTimeout(toastTimer);
  toastTimer = setTimeout(hush, 2500 + text.length * 60);
}

export function hush() {
  find("#toast").classList.remove("shown");
}

// -- a menu ---------------------------------------------------------------------------------------------------------------------------

export class Menu {
  constructor() {
    this.box = el("div", { class: "menu", role: "menu", hidden: true });
    document.body.append(this.box);
    this.box.addEventListener("keydown", (event) => this.key(event));
    document.addEventListener("pointerdown", (event) => this.box.contains(event.target) || this.close(false));
  }

  get shown() {
    return !this.box.hidden;
  }

  /** Entries are buttons; `home` gets the focus back. */
  open(label, entries, anchor, home) {
    this.home = home;
    this.box.setAttribute("aria-label", label);
    this.box.replaceChildren(...entries);
    for (const entry of entries) entry.setAttribute("role", "menuitem");
    dock(this.box, anchor);
    entries[0]?.focus();
  }

  close(back = true) {
    if (!this.shown) return;
    this.box.hidden = true;
    if (back) this.home?.focus?.({ preventScroll: true });
  }

  key(event) {
    const entries = [...this.box.children];
    const at = entries.indexOf(document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 + entries.length, Home: 0, End: entries.length - 1 }[event.key];
    if (to !== undefined) entries[to % entries.length].focus();
    else if (event.key === "Escape" || event.key === "Tab") this.close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
