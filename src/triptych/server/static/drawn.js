// Moves drawn over a table: rings around what they touch, and an arrow from the first thing to the last. The better one is a solid line, the
// one that was played a dashed one. Everything lies in one picture over the page, because a move may lead from a hand to the board.

import { svg } from "./dom.js";

const GAP = 3; // px between a thing and its ring
const WIDER = 5; // px more for the second ring around a thing
const BEND = 0.16; // how far an arrow bends, of its length
const HEAD = 11; // px

const kind = (key) => key.split("-")[0];
const rest = (key) => key.slice(kind(key).length);
const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
const apart = (a, b) => a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top;

export class Drawn {
  /** `beside`: what may push the pieces about when it grows or goes. */
  constructor(root, board, beside) {
    Object.assign(this, { root, board, beside });
    this.ways = [];
    const anew = () => this.soon();
    addEventListener("resize", anew);
    document.addEventListener("scroll", anew, { capture: true, passive: true });
    document.addEventListener("toggle", anew, true);
    this.watcher = new ResizeObserver(anew);
  }

  /** `ways`: {look, targets} each, the one that lies on top last. */
  show(ways) {
    this.ways = ways;
    this.watcher.disconnect();
    for (const thing of [...this.beside, ...[...this.board.views.values()].map((view) => view.root)]) this.watcher.observe(thing);
    this.draw();
  }

  soon() {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.draw());
  }

  draw() {
    const ringed = new Map(); // how many rings a thing has already
    this.root.replaceChildren(
      ...this.ways.flatMap(({ look, targets }, i) => {
        const boxes = new Map(targets.map((key) => [key, this.box(key)]).filter(([, box]) => box));
        const rings = [...boxes].map(([key, box]) => {
          const gap = GAP + WIDER * (ringed.get(key) ?? 0);
          ringed.set(key, (ringed.get(key) ?? 0) + 1);
          return svg("rect", { class: `way-ring ${look}`, "data-key": key, x: box.x - gap, y: box.y - gap, width: box.width + 2 * gap, height: box.height + 2 * gap, rx: 5 });
        });
        return [...rings, ...this.arrow([...boxes.keys()], boxes, look, i ? -1 : 1)];
      }),
    );
  }

  /** Where a thing is to be seen on the screen; nothing if it lies out of sight. */
  box(key) {
    for (const view of this.board.views.values()) {
      const element = view.elements.get(key);
      if (!element?.checkVisibility()) continue;
      const box = element.getBoundingClientRect();
      const [x, y] = middle(box);
      for (let parent = view.host; parent; parent = parent.parentElement) {
        if (getComputedStyle(parent).overflowY === "visible") continue;
        const sight = parent.getBoundingClientRect();
        if (x < sight.left || x > sight.right || y < sight.top || y > sight.bottom) return null;
      }
      if (box.width) return box;
    }
    return null;
  }

  /** From the first thing a move touches to the last, if these are things of two kinds that lie apart. */
  arrow(keys, boxes, look, side) {
    const from = keys[0];
    const last = keys.at(-1);
    if (!from || kind(from) === kind(last)) return [];
    const to = keys.find((key) => kind(key) === kind(last) && rest(key) === rest(from)) ?? last;
    const [start, end] = [boxes.get(from), boxes.get(to)];
    if (!apart(start, end)) return [];
    const [[x1, y1], [x2, y2]] = [middle(start), middle(end)];
    const [dx, dy] = [x2 - x1, y2 - y1];
    const bent = [(x1 + x2) / 2 - dy * BEND * side, (y1 + y2) / 2 + dx * BEND * side];
    const a = edge(start, bent);
    const b = edge(end, bent);
    const angle = Math.atan2(b[1] - bent[1], b[0] - bent[0]);
    const at = (turn, far) => `${(b[0] - Math.cos(angle + turn) * far).toFixed(1)} ${(b[1] - Math.sin(angle + turn) * far).toFixed(1)}`;
    const path = `M${a[0].toFixed(1)} ${a[1].toFixed(1)}Q${bent[0].toFixed(1)} ${bent[1].toFixed(1)} ${at(0, HEAD * 0.7)}`;
    return [svg("path", { class: `way-arrow casing`, d: path }), svg("path", { class: `way-arrow ${look}`, d: path }), svg("path", { class: `way-head ${look}`, d: `M${b[0].toFixed(1)} ${b[1].toFixed(1)}L${at(0.45, HEAD)}L${at(-0.45, HEAD)}Z` })];
  }
}

/** Where the line from the middle of a box to a point leaves the box, a little outside. */
function edge(box, [px, py]) {
  const [x, y] = middle(box);
  const [dx, dy] = [px - x, py - y];
  const [w, h] = [box.width / 2 + GAP + 2, box.height / 2 + GAP + 2];
  const scale = Math.min(dx ? w / Math.abs(dx) : Infinity, dy ? h / Math.abs(dy) : Infinity, 1);
  return [x + dx * scale, y + dy * scale];
}
