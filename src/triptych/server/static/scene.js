// A scene: pieces by key, each an element that stays the same while the thing moves, so that focus and hover stay too.
// The elements are those of triptych.core.scene.piece_svg, but for the title, which is an aria-label here: the page has tooltips of its own.

import { svg } from "./dom.js";

const read = ([key, symbol, x, y, w, h, title, look, text, size]) => ({ key, symbol, x, y, w, h, title, look, text, size });
const place = (piece) => `translate(${piece.x} ${piece.y})`;

export class SceneView {
  constructor(host, name, label) {
    this.host = host;
    this.name = name;
    this.pieces = new Map();
    this.elements = new Map();
    this.order = [];
    this.lights = new Map();
    this.ground = svg("use", { class: "ground" });
    this.root = svg("svg", { class: `scene ${name}`, role: "group", "aria-label": label }, this.ground);
    this.width = 0;
    host.replaceChildren(this.root);
  }

  /** Show a whole scene; what was there already stays and is changed. Returns what changed. */
  set(scene) {
    this.width = scene.width;
    this.height = scene.height;
    this.root.setAttribute("viewBox", `0 0 ${scene.width} ${scene.height}`);
    this.ground.setAttribute("width", scene.width);
    this.ground.setAttribute("height", scene.height);
    if (scene.ground) this.ground.setAttribute("href", `#${scene.ground}`);
    else this.ground.removeAttribute("href");
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

  /** Change what the difference says. */
  apply(difference) {
    if (difference.pieces) return this.set(difference);
    const changes = difference.drop.filter((key) => this.elements.has(key)).map((key) => this.drop(key));
    for (const [before, ...piece] of difference.put) {
      const change = this.put(before, read(piece));
      if (change) changes.push(change);
    }
    return changes;
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
    element.setAttribute("transform", place(piece));
    if (!old || old.symbol !== piece.symbol || old.w !== piece.w || old.h !== piece.h || old.text !== piece.text || old.size !== piece.size) {
      element.replaceChildren(
        ...(piece.symbol ? [svg("use", { href: `#${piece.symbol}`, width: piece.w, height: piece.h })] : [hit(piece)]),
        ...(piece.text
          ? [svg("text", { x: piece.w / 2, y: piece.h / 2, "font-size": piece.size, "text-anchor": "middle", "dominant-baseline": "central" }, piece.text)]
          : []),
      );
    }
    this.dress(element, piece);
  }

  /** What can be chosen: key -> {label, aside, many}. Everything else goes out. */
  light(lights) {
    this.lights = lights;
    for (const [key, element] of this.elements) this.dress(element, this.pieces.get(key));
    if (!this.root.querySelector(".lit")) this.root.querySelector("[tabindex]")?.setAttribute("tabindex", "0");
  }

  /** Classes, rings and what a screen reader is told. */
  dress(element, piece) {
    const light = this.lights.get(piece.key);
    const hot = element.classList.contains("hot");
    element.setAttribute("class", ["piece", piece.look, light ? "lit" : "", light?.aside ? "aside" : "", light && hot ? "hot" : ""].filter(Boolean).join(" "));
    for (const ring of element.querySelectorAll(".ring")) ring.remove();
    element.removeAttribute("aria-haspopup");
    if (light) {
      element.prepend(outline(piece, "ring fill"));
      element.append(outline(piece, "ring edge"), outline(piece, "ring leaf"));
      element.setAttribute("role", "button");
      element.setAttribute("tabindex", "0");
      element.setAttribute("aria-label", [piece.title, light.label].filter(Boolean).join(" "));
      if (light.many) element.setAttribute("aria-haspopup", "menu");
    } else if (piece.title) {
      element.setAttribute("role", "img");
      element.setAttribute("tabindex", "-1");
      element.setAttribute("aria-label", piece.title);
    } else {
      for (const name of ["role", "tabindex", "aria-label"]) element.removeAttribute(name);
    }
  }
}

const same = (a, b) => Object.keys(a).every((name) => a[name] === b[name]);

/** A place has nothing to see and still must be met by the pointer. */
const hit = (piece) => svg("rect", { class: "hit", width: piece.w, height: piece.h });

/** A frame with cut corners around a piece. */
function outline({ w, h }, kind) {
  const gap = 2;
  const cut = Math.min(w, h) * 0.16;
  const [l, t, r, b] = [-gap, -gap, w + gap, h + gap];
  const path = `M${l + cut} ${t}H${r - cut}L${r} ${t + cut}V${b - cut}L${r - cut} ${b}H${l + cut}L${l} ${b - cut}V${t + cut}Z`;
  return svg("path", { class: kind, d: path });
}
