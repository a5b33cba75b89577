// A scene: pieces by key, each an element that stays the same while the thing moves, so that focus and hover stay too.
// The elements are those of triptych.core.scene.piece_svg, but for the title, which is an aria-label here (the page has tooltips of its
// own), and for the symbols' names.

import { number, svg } from "./dom.js";
import { inPage } from "./sheet.js";

const read = ([key, symbol, x, y, w, h, title, look, text, size, turn, parts]) => ({ key, symbol, x, y, w, h, title, look, text, size, turn, parts });

/** What is seen of a piece: if this stays the same, its drawing does. */
const drawn = ({ symbol, w, h, text, size, turn, parts }) => JSON.stringify([symbol, w, h, text, size, turn, parts]);

// WebKit draws no CSS filter around parts of an SVG: there what can be chosen gets a frame instead of a halo.
const halo = !/AppleWebKit(?!.*Chrom)/.test(navigator.userAgent);

export class SceneView {
  constructor(host, name, label) {
    this.host = host;
    this.name = name;
    this.pieces = new Map();
    this.elements = new Map();
    this.order = [];
    this.lights = new Map();
    this.covered = new Set();
    this.ground = svg("use", { class: "ground" });
    this.root = svg("svg", { class: `scene ${name}${halo ? "" : " no-halo"}`, role: "group", "aria-label": label }, this.ground);
    this.width = 0;
    host.replaceChildren(this.root);
    // How many units a px of the screen is, for rings and halos that look the same on every screen.
    new ResizeObserver(() => this.measure()).observe(this.root);
  }

  /** Show a whole scene; what was there already stays and is changed. Returns what changed. */
  set(scene) {
    this.lay(scene);
    const keys = new Set(scene.pieces.map((piece) => piece[0]));
    const changes = this.order.filter((key) => !keys.has(key)).map((key) => this.drop(key));
    let before = "";
    for (const piece of scene.pieces) {
      const change = this.put(before, read(piece));
      if (change) changes.push(change);
      before = piece[0];
    }
    return changes;
  }

  /** What everything lies on. */
  lay({ width, height, ground }) {
    Object.assign(this, { width, height, below: ground });
    this.root.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.root.style.setProperty("--p-high", height / width);
    if (this.name === "board") this.host.closest(".room")?.style.setProperty("--p-aspect", width / height);
    this.ground.setAttribute("width", width);
    this.ground.setAttribute("height", height);
    this.measure();
    if (ground) this.ground.setAttribute("href", `#${inPage(ground)}`);
    else this.ground.removeAttribute("href");
  }

  /** Show for a while what an answer would change; returns what lies there otherwise than it was shown before. */
  tryOn(difference) {
    const shown = new Map(this.pieces);
    this.takeOff();
    this.kept = { order: [...this.order], pieces: new Map(this.pieces), width: this.width, height: this.height, ground: this.below };
    for (const change of this.change(difference)) if (!change.after) change.element.remove();
    const others = [...this.pieces.values()].filter((piece) => shown.has(piece.key) && !same(shown.get(piece.key), piece));
    return others.map((piece) => ({ view: this, key: piece.key, element: this.elements.get(piece.key), before: shown.get(piece.key), after: piece }));
  }

  /** Everything as it lies in truth. */
  takeOff() {
    const kept = this.kept;
    if (!kept) return;
    this.kept = null;
    if (kept.ground !== this.below || kept.width !== this.width || kept.height !== this.height) this.lay(kept);
    for (const key of this.order.filter((key) => !kept.pieces.has(key))) this.drop(key).element.remove();
    let before = "";
    for (const key of kept.order) {
      this.put(before, kept.pieces.get(key));
      before = key;
    }
  }

  /** Change what the difference says. */
  apply(difference) {
    this.takeOff();
    return this.change(difference);
  }

  change(difference) {
    if (difference.pieces) return this.set(difference);
    const changes = difference.drop.filter((key) => this.elements.has(key)).map((key) => this.drop(key));
    for (const [before, ...piece] of difference.put) {
      const change = this.put(before, read(piece));
      if (change) changes.push(change);
    }
    return changes;
  }

  measure() {
    const { width, height } = this.root.getBoundingClientRect();
    if (width) this.root.style.setProperty("--u", Math.max(this.width / width, this.height / height).toFixed(2));
  }

  drop(key) {
    const element = this.elements.get(key);
    const change = { view: this, key, element, before: this.pieces.get(key), after: null };
    element.removeAttribute("tabindex");
    element.classList.add("leaving");
    this.elements.delete(key);
    this.pieces.delete(key);
    this.order.splice(this.order.indexOf(key), 1);
    return change;
  }

  put(beforeKey, piece) {
    const old = this.pieces.get(piece.key);
    const element = this.elements.get(piece.key) ?? svg("g", { "data-key": piece.key });
    this.pieces.set(piece.key, piece);
    this.elements.set(piece.key, element);
    const at = this.order.indexOf(piece.key);
    if (at >= 0) this.order.splice(at, 1);
    this.order.splice(beforeKey ? this.order.indexOf(beforeKey) + 1 : 0, 0, piece.key);
    this.stack(element, beforeKey ? this.elements.get(beforeKey) : this.ground);
    if (old && same(old, piece)) return null;
    this.paint(element, piece, old);
    return { view: this, key: piece.key, element, before: old ?? null, after: piece };
  }

  /** Bring the element behind `previous` in the order of painting; moved only if need be, because moving loses focus. */
  stack(element, previous) {
    let next = previous?.nextElementSibling;
    while (next && next !== element && next.classList.contains("leaving")) next = next.nextElementSibling;
    if (!previous || next === element) return;
    const focused = element === document.activeElement;
    previous.after(element);
    if (focused) element.focus({ preventScroll: true });
  }

  /** After things were lifted above others to move: everything back into its layer. */
  restack() {
    let previous = this.ground;
    for (const key of this.order) {
      const element = this.elements.get(key);
      this.stack(element, previous);
      previous = element;
    }
  }

  paint(element, piece, old) {
    element.setAttribute("transform", `translate(${piece.x} ${piece.y})`);
    if (!old || drawn(old) !== drawn(piece)) element.replaceChildren(...draw(piece));
    this.dress(element, piece);
  }

  /** What can be chosen: key -> {label, aside, many, moves, cost}. Everything else goes out. */
  light(lights) {
    this.lights = lights;
    this.covered = this.findCovered();
    for (const [key, element] of this.elements) this.dress(element, this.pieces.get(key));
    if (!this.root.querySelector("[tabindex='0']")) this.root.querySelector("[tabindex]")?.setAttribute("tabindex", "0");
  }

  /** Lit things that lie under another one with the very same moves: one ring is enough for a card and its stack. */
  findCovered() {
    const covered = new Set();
    const lit = this.order.filter((key) => this.lights.has(key));
    lit.forEach((key, i) => {
      const below = this.pieces.get(key);
      for (const other of lit.slice(i + 1)) {
        const above = this.pieces.get(other);
        if (this.lights.get(key).moves === this.lights.get(other).moves && overlap(below, above) > 0.5) covered.add(key);
      }
    });
    return covered;
  }

  /** Classes, rings and what a screen reader is told. */
  dress(element, piece) {
    const light = this.lights.get(piece.key);
    const kind = !light ? "" : light.aside ? "choice-aside" : this.covered.has(piece.key) ? "choice-under" : "lit";
    const hot = light && element.classList.contains("hot") ? "hot" : "";
    const tries = (light?.tried ?? null) === null ? "" : light.tried ? "tries tried" : "tries";
    element.setAttribute("class", ["piece", piece.look, kind, light?.idle ? "idle" : "", tries, hot].filter(Boolean).join(" "));
    for (const old of element.querySelectorAll(":scope > .ring, :scope > .price")) old.remove();
    element.removeAttribute("aria-haspopup");
    element.removeAttribute("aria-pressed");
    if (light) {
      element.append(outline(piece), ...(light.cost && kind === "lit" ? [price(piece, light.cost)] : []));
      element.setAttribute("role", "button");
      element.setAttribute("tabindex", "0");
      // What is written on it comes first: whoever steers by voice says what he sees.
      const written = [...element.querySelectorAll("text")].map((text) => text.textContent).join(" ");
      element.setAttribute("aria-label", [written, piece.title, light.label].filter(Boolean).join(" "));
      if (light.many) element.setAttribute("aria-haspopup", "menu");
      if (light.tried) element.setAttribute("aria-pressed", "true");
    } else if (piece.title) {
      element.setAttribute("role", "img");
      element.setAttribute("tabindex", "-1");
      element.setAttribute("aria-label", piece.title);
    } else {
      for (const name of ["role", "tabindex", "aria-label"]) element.removeAttribute(name);
    }
  }
}

const same = (a, b) => a.x === b.x && a.y === b.y && a.title === b.title && a.look === b.look && drawn(a) === drawn(b);

/** The drawing of a piece: its symbol (or, for a place, a box that is met by the pointer), what lies on it, what is written on it. */
export function draw({ symbol, w, h, text, size, turn, parts }) {
  const rotate = turn ? `rotate(${turn} ${w / 2} ${h / 2})` : null;
  const out = [symbol ? svg("use", { href: `#${inPage(symbol)}`, width: w, height: h, transform: rotate }) : svg("rect", { class: "place", width: w, height: h, rx: 6 })];
  for (const [symbol, x, y, w, h, look, text, size, fit] of parts ?? []) {
    if (symbol) out.push(svg("use", { href: `#${inPage(symbol)}`, x, y, width: w, height: h, class: look || null }));
    if (text) out.push(write(text, x + w / 2, y + h / 2, size, fit, look));
  }
  if (text) out.push(write(text, w / 2, h / 2, size, 0, ""));
  return out.flatMap((part) => [part, " "]); // blanks, so that two lines of a name are read as two words
}

const write = (text, x, y, size, fit, look) =>
  svg("text", { x, y, dy: ".35em", "font-size": size, "text-anchor": "middle", textLength: fit || null, lengthAdjust: fit ? "spacingAndGlyphs" : null, class: look || null }, text);

/** What choosing a thing costs, written upright where its upper edge is, however it is turned. */
function price({ w, h, turn }, cost) {
  const angle = ((turn ?? 0) * Math.PI) / 180;
  const place = { x: w / 2 + (Math.sin(angle) * h) / 2, y: h / 2 - (Math.cos(angle) * h) / 2 };
  return svg("text", { class: "price", ...place, dy: ".35em", "text-anchor": "middle", "aria-hidden": "true" }, `−${number(cost)}`);
}

/** How much of a box another one hides. */
function overlap(a, b) {
  const wide = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? (wide * high) / (a.w * a.h) : 0;
}

/** A frame with cut corners around a piece, turned as the piece is: a line of gold upon a broader one of ink, which also meets the pointer. */
function outline({ w, h, turn }) {
  const gap = 3;
  const cut = Math.min(w, h) * 0.16;
  const [l, t, r, b] = [-gap, -gap, w + gap, h + gap];
  const path = `M${l + cut} ${t}H${r - cut}L${r} ${t + cut}V${b - cut}L${r - cut} ${b}H${l + cut}L${l} ${b - cut}V${t + cut}Z`;
  const transform = turn ? `rotate(${turn} ${w / 2} ${h / 2})` : null;
  return svg("g", { class: "ring", transform }, svg("path", { class: "met", d: path }), svg("path", { class: "gold", d: path }));
}
