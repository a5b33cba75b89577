// All scenes of a table together: showing them, lighting what can be chosen, and what happens when a piece is touched.

import { SceneView } from "./scene.js";

const HOLD = 450; // ms until a touch is a long press

export class Board {
  /** `host(name)` is where a scene goes (or null), `label(name)` what it is called; the rest are told what the reader does. */
  constructor({ host, label, fold, brief, tooltip, press, over }) {
    Object.assign(this, { host, label, fold, brief, tooltip, press, over });
    this.views = new Map();
    this.lights = new Map();
    this.briefs = new Map();
    for (const [type, handler] of Object.entries({
      pointerover: this.enter,
      pointerout: this.leave,
      pointerdown: this.down,
      pointerup: this.up,
      pointercancel: this.up,
      focusin: this.focus,
      focusout: this.leave,
      click: this.click,
      keydown: this.key,
      contextmenu: this.hold,
    })) {
      document.addEventListener(type, (event) => {
        const piece = event.target.closest?.(".scene .piece");
        if (piece) handler.call(this, piece, event);
      });
    }
  }

  /** Show whole scenes (those not named stay) or apply differences; returns all changes. */
  apply(scenes) {
    const changes = [];
    for (const [name, change] of Object.entries(scenes)) {
      if (!this.views.has(name)) {
        const host = this.host(name);
        if (!host) continue;
        this.views.set(name, new SceneView(host, name, this.label(name)));
      }
      changes.push(...this.views.get(name).apply(change));
      if (change.brief) {
        this.briefs.set(name, change.brief);
        this.brief(name, change.brief);
      }
    }
    return changes;
  }

  /** Show the table as an answer would leave it; without one, as it is. Returns what is shown otherwise than before. */
  tryOn(scenes = {}) {
    for (const [name, view] of this.views) if (!(name in scenes)) view.takeOff();
    return Object.entries(scenes).flatMap(([name, change]) => this.views.get(name)?.tryOn(change) ?? []);
  }

  /** Show the table as it was once; without scenes, as it is. Returns what is shown otherwise than before. */
  recall(scenes = {}) {
    const changes = this.tryOn(scenes);
    for (const [name, brief] of this.briefs) this.brief(name, scenes[name]?.brief ?? brief);
    return changes;
  }

  light(lights) {
    this.lights = lights;
    for (const view of this.views.values()) view.light(lights);
  }

  /** Fill these with gold: they belong to the choice that is looked at. */
  point(keys) {
    for (const view of this.views.values()) {
      for (const [key, element] of view.elements) element.classList.toggle("hot", keys.includes(key));
    }
  }

  /** The box of a piece on the screen; where its scene is folded away, that of the line one sees instead. */
  where(name, key) {
    const element = this.views.get(name)?.elements.get(key);
    // Inside a closed <details> things have boxes, and still are not to be seen.
    const box = element?.checkVisibility() ? element.getBoundingClientRect() : null;
    return box?.width ? box : (this.fold(name)?.getBoundingClientRect() ?? new DOMRect());
  }

  /** Where a scene is larger than its frame: scroll to what can be chosen, unless some of it is in sight. */
  show(name) {
    const view = this.views.get(name);
    const frame = view?.host;
    if (!frame || (frame.scrollHeight <= frame.clientHeight + 1 && frame.scrollWidth <= frame.clientWidth + 1)) return;
    const sight = frame.getBoundingClientRect();
    const boxes = [...view.root.querySelectorAll(".lit")].map((element) => element.getBoundingClientRect());
    const seen = (box) => box.top >= sight.top && box.bottom <= sight.bottom && box.left >= sight.left && box.right <= sight.right;
    if (!boxes.length || boxes.some(seen)) return;
    const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
    frame.scrollBy({ top: boxes[0].top + boxes[0].height / 2 - sight.top - sight.height / 2, left: boxes[0].left + boxes[0].width / 2 - sight.left - sight.width / 2, behavior });
  }

  /** Does any of these scenes have something to choose? */
  lit(name) {
    const view = this.views.get(name);
    return Boolean(view && [...this.lights.keys()].some((key) => view.elements.has(key)));
  }

  /** Are these moves about this scene more than about the board? */
  about(name, moves) {
    const touch = (scene) => moves.filter((move) => !move.aside && move.targets.some((key) => this.views.get(scene)?.elements.has(key))).length;
    return touch(name) > touch("board");
  }

  // -- what the reader does ------------------------------------------------------------------------------------------------------------

  enter(piece, event) {
    if (event.pointerType === "touch") return;
    this.tell(piece);
  }

  focus(piece) {
    if (piece.matches(":focus-visible")) this.tell(piece);
  }

  tell(piece) {
    if (piece === this.pressed) return; // what was just pressed is not to be covered
    const view = this.viewOf(piece);
    const title = view?.pieces.get(piece.dataset.key)?.title;
    const spare = [...document.querySelectorAll(".scene .lit, #answers .choice")].filter((other) => other !== piece && other.checkVisibility());
    this.tooltip.show(title, piece.getBoundingClientRect(), spare.map((other) => other.getBoundingClientRect()));
    this.over(this.lights.has(piece.dataset.key) ? piece.dataset.key : null);
  }

  leave(piece, event) {
    if (!piece.contains(event.relatedTarget)) this.pressed = null;
    this.tooltip.hide();
    this.over(null);
  }

  down(piece, event) {
    this.held = false;
    this.pressed = null;
    clearTimeout(this.timer);
    if (event.pointerType !== "touch") return;
    this.timer = setTimeout(() => {
      this.held = true; // the click that follows only ends the long press
      this.tell(piece);
    }, HOLD);
  }

  up() {
    clearTimeout(this.timer);
  }

  hold(piece, event) {
    if (this.held) event.preventDefault();
  }

  click(piece, event) {
    if (this.held) {
      this.held = false;
      return;
    }
    if (event.pointerType === "touch") this.leave(piece, event);
    this.pressed = piece;
    this.press(piece.dataset.key, piece);
  }

  key(piece, event) {
    if (event.key === "Enter" || event.key === " ") this.press(piece.dataset.key, piece);
    else if (event.key.startsWith("Arrow")) this.viewOf(piece) && nearest(this.viewOf(piece), piece, event.key)?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  viewOf(piece) {
    for (const view of this.views.values()) if (view.root.contains(piece)) return view;
    return null;
  }
}

/** The piece with something to say that lies nearest in the direction of an arrow key. */
function nearest(view, from, arrow) {
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [x, y] = middle(from);
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[arrow];
  let best = null;
  let least = Infinity;
  for (const element of view.root.querySelectorAll(".piece[tabindex]")) {
    const [ex, ey] = middle(element);
    const ahead = (ex - x) * dx + (ey - y) * dy;
    const beside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    if (element === from || ahead < 2 || ahead + beside * 2 >= least) continue;
    least = ahead + beside * 2;
    best = element;
  }
  return best;
}
