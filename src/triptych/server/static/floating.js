// Small things that float over the page: a sentence about a piece, a short notice, a menu at a piece. One of each at most.

import { el, find } from "./dom.js";

const EDGE = 8;

/** Put a box beside an anchor's box: above if there is room, else below; never over the edge of the screen. */
function dock(box, anchor) {
  box.hidden = false;
  box.style.left = box.style.top = "0"; // its width must not depend on where it was before
  const { width, height } = box.getBoundingClientRect();
  const left = Math.min(Math.max(EDGE, anchor.left + anchor.width / 2 - width / 2), innerWidth - width - EDGE);
  const above = anchor.top - height - EDGE;
  const top = above >= EDGE ? above : Math.min(anchor.bottom + EDGE, innerHeight - height - EDGE);
  box.style.left = `${left}px`;
  box.style.top = `${Math.max(EDGE, top)}px`;
}

// -- the sentence about a piece -------------------------------------------------------------------------------------------------------

export class Tooltip {
  constructor() {
    this.box = el("div", { class: "tooltip", "aria-hidden": "true", hidden: true }); // the piece's own label tells a screen reader
    document.body.append(this.box);
  }

  show(text, anchor) {
    if (!text) return this.hide();
    this.box.textContent = text;
    dock(this.box, anchor);
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
