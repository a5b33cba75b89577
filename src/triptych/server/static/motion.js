// What moved slides, one step after the other, each with its line of the log; a touch skips ahead to the end.

import { svg } from "./dom.js";
import { SPEEDS, reading } from "./pace.js";
import { follow } from "./prefs.js";
import { draw } from "./scene.js";

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const SLIDE = 250;
const TUMBLE = 500;

export class Motion {
  /**
   * `apply(step)` changes the scenes and returns the changes; `told(step)` writes the log; `rest()` is called when all is shown;
   * `where(scene, key)` is the box on the screen where a piece lies, or the folded line of the player who has it; `home(piece)` is the
   * place of the player whose piece it is, from where it comes into the game and to where it goes back. `hold(lines)`, if given: these
   * stay until the reader goes on, and with none he has; it says whether he should be waited for. Without it nothing waits to be read.
   */
  constructor({ apply, told, rest, where, home, hold = null }) {
    Object.assign(this, { apply, told, rest, where, home, hold });
    this.queue = [];
    this.held = false; // until the reader goes on
    this.retime = null; // what waits hears that the speed is another one
    this.running = false;
    this.hurry = false;
    this.playing = new Set();
    this.wake = null;
    this.sky = svg("svg", { class: "sky", "aria-hidden": "true" });
    document.body.append(this.sky);
    follow("speed", (speed) => {
      this.speed = speed;
      this.retime?.();
      if (speed === "instant") this.land();
    });
  }

  /** Nothing slides: it is not wanted, or nobody sees it. */
  get still() {
    return this.hurry || calm.matches || document.hidden || this.speed === "instant";
  }

  get busy() {
    return this.running;
  }

  /** Steps to show, and what to do after the last of them. */
  push(steps, own, then) {
    steps.forEach((step, i) => this.queue.push({ step, own, then: i === steps.length - 1 ? then : null }));
    if (!steps.length) this.queue.push({ step: null, own, then });
    if (!this.running) this.run();
  }

  /** Forget what waits: something newer is shown instead. */
  clear() {
    this.queue = [];
    this.skip();
  }

  skip() {
    if (!this.running) return;
    this.hurry = true;
    this.land();
    this.wake?.();
  }

  /** The reader has read what waits for him. */
  goOn() {
    if (this.held) this.wake();
  }

  /** What is in the air comes down at once. */
  land() {
    for (const animation of this.playing) animation.finish();
  }

  async run() {
    this.running = true;
    while (this.queue.length) {
      const { step, own, then } = this.queue.shift();
      if (step) await this.show(step, own);
      then?.();
    }
    this.running = false;
    this.hurry = false;
    this.rest();
  }

  async show(step, own) {
    const still = this.still;
    const from = still ? new Map() : this.leaving(step);
    const changes = this.apply(step);
    for (const change of changes) change.from = from.get(change.key);
    this.told(step);
    if (still) {
      for (const change of changes) if (!change.after) change.element.remove();
    } else {
      const pace = (this.queue.length > 8 ? 0.5 : 1) * SPEEDS[this.speed].slide; // far behind: catch up
      const views = new Set(changes.map((change) => change.view));
      await Promise.all(changes.map((change) => this.move(change, step, pace)));
      for (const view of views) view.restack();
    }
    await this.linger(step.log, own);
  }

  /** What happened stays as long as it takes to read; to a newcomer a moment that concerns everybody until he goes on. */
  async linger(lines, own) {
    const time = () => reading(lines, { own, speed: this.speed });
    if (!this.hold || this.hurry || document.hidden || !time()) return;
    const moments = lines.filter((line) => line.moment);
    this.held = moments.length > 0 && this.hold(moments);
    if (!this.held) return this.sleep(time);
    await this.sleep(() => (this.speed === "instant" ? 0 : Infinity));
    this.held = false;
    this.hold(null);
  }

  /** Where things are on the screen that go from one scene to another in this step. */
  leaving(step) {
    const differences = Object.entries(step.scenes);
    const arriving = new Set(differences.flatMap(([, difference]) => (difference.put ?? []).map((piece) => piece[1])));
    const from = new Map();
    for (const [name, difference] of differences) {
      for (const key of difference.drop ?? []) if (arriving.has(key)) from.set(key, this.where(name, key));
    }
    return from;
  }

  /** For so many ms, which may become more or fewer meanwhile; Infinity: until somebody wakes us. */
  sleep(time) {
    if (this.hurry) return Promise.resolve();
    return new Promise((done) => {
      const begun = performance.now();
      let timer = 0;
      this.wake = () => {
        clearTimeout(timer);
        this.wake = this.retime = null;
        done();
      };
      this.retime = () => {
        clearTimeout(timer);
        const left = time() - (performance.now() - begun);
        if (left <= 0) this.wake();
        else if (left < Infinity) timer = setTimeout(() => this.wake?.(), left);
      };
      this.retime();
    });
  }

  /** One change as one movement. */
  async move({ element, before, after, view, from }, step, pace) {
    const time = SLIDE * pace;
    if (!after) {
      const home = from ? null : this.home(view, before);
      if (home) await this.fly(element, before, element.getBoundingClientRect(), home, time);
      else if (!from) await this.play(element, [{ opacity: 1 }, { opacity: 0 }], time);
      element.remove();
      return;
    }
    if (!before) {
      const start = from ?? this.home(view, after);
      if (start) await this.fly(element, after, start, this.where(view.name, after.key), time);
      else await this.play(element, [{ opacity: 0 }, { opacity: 1 }], time);
      return;
    }
    const jobs = [];
    if (before.x !== after.x || before.y !== after.y || before.w !== after.w || before.h !== after.h) {
      if (element !== document.activeElement) view.root.append(element); // above the others while it goes
      const start = `translate(${before.x}px, ${before.y}px) scale(${before.w / after.w}, ${before.h / after.h})`;
      jobs.push(this.play(element, [{ transform: start }, { transform: `translate(${after.x}px, ${after.y}px)` }], time));
    }
    if (before.turn !== after.turn) jobs.push(this.turn(element, before, after, time));
    if (isDie(after) && before.symbol !== after.symbol) jobs.push(this.tumble(element, after, step, pace));
    else if (before.text !== after.text) jobs.push(this.count(element, before.text, after.text));
    await Promise.all(jobs);
  }

  /** Shown for a while as it was once: what lies elsewhere slides there. */
  async slideAside(changes) {
    if (this.still) return;
    const views = new Set(changes.map((change) => change.view));
    await Promise.all(changes.map((change) => this.move(change, { log: [] }, SPEEDS[this.speed].slide)));
    for (const view of views) view.restack();
  }

  /** What is shown otherwise for a while: things that lie turned come round. */
  comeRound(changes) {
    if (calm.matches || document.hidden) return;
    for (const { element, before, after } of changes) if (before.turn !== after.turn) this.turn(element, before, after, SLIDE);
  }

  /** About its middle, the shorter way; what is drawn on it comes round with it. */
  turn(element, before, after, time) {
    const to = after.turn ?? 0;
    const by = ((to - (before.turn ?? 0) + 540) % 360) - 180;
    const [x, y] = [after.w / 2, after.h / 2];
    const at = (angle) => ({ transform: `translate(${x}px, ${y}px) rotate(${angle}deg) translate(${-x}px, ${-y}px)` });
    const [base, ...others] = [...element.children].filter((child) => !child.classList.contains("ring"));
    return Promise.all([this.play(base, [at(to - by), at(to)], time), ...others.map((part) => this.play(part, [at(-by), at(0)], time))]);
  }

  /** A die: half a second over its edges when it was rolled, a quarter turn when it was only turned. */
  async tumble(element, after, step, pace) {
    const thrown = told(step, /roll/);
    if (!thrown && !told(step, /turned/)) return; // it only lost its number
    const centre = `${after.w / 2}px ${after.h / 2}px`;
    const face = [...element.children].filter((child) => !child.classList.contains("ring"));
    const turns = thrown ? 360 + 90 * Math.floor(Math.random() * 3) : 90;
    const frames = thrown
      ? [0, 0.3, 0.55, 0.8, 1].map((at) => ({ offset: at, transform: `translate(0, ${-Math.abs(Math.sin(at * Math.PI * 2)) * after.h * 0.35 * (1 - at)}px) rotate(${turns * (at - 1)}deg)` }))
      : [{ transform: "rotate(-90deg) scale(0.8)" }, { transform: "rotate(0) scale(1)" }];
    await Promise.all(
      face.map((part) => {
        part.style.transformOrigin = centre;
        return this.play(part, frames, (thrown ? TUMBLE : SLIDE) * pace);
      }),
    );
  }

  /** Numbers count up to what they are. */
  count(element, from, to) {
    const text = element.querySelector("text");
    const [start, end] = [Number(from), Number(to)];
    if (!text || from === "" || to === "" || Number.isNaN(start) || Number.isNaN(end)) return Promise.resolve();
    return countUp(text, start, end);
  }

  /** From another scene, or from its player: a copy flies over the page, and the piece appears where it lands. */
  async fly(element, piece, from, to, time) {
    if (!from.width || !to.width || !piece.symbol) return this.play(element, [{ opacity: 0 }, { opacity: 1 }], time);
    const [w, h] = [piece.w, piece.h];
    const ghost = svg("g", { class: `piece ${piece.look}` }, ...draw(piece));
    const at = (box) => `translate(${box.left}px, ${box.top}px) scale(${box.width / w}, ${box.height / h})`;
    this.sky.append(ghost);
    element.style.opacity = "0";
    await this.play(ghost, [{ transform: at(from) }, { transform: at(to) }], time * 1.4);
    element.style.opacity = "";
    ghost.remove();
  }

  async play(element, frames, duration) {
    if (this.hurry) return;
    const animation = element.animate(frames, { duration, easing: "ease-in-out", fill: "backwards" });
    this.playing.add(animation);
    await animation.finished.catch(() => {});
    this.playing.delete(animation);
  }
}

/** A number on the page that counts up (or down) to its value. */
export function countUp(node, start, end, write = String) {
  if (calm.matches || document.hidden || start === end) {
    node.textContent = write(end);
    return Promise.resolve();
  }
  return new Promise((done) => {
    const begun = performance.now();
    const tick = (now) => {
      const part = Math.min(1, (now - begun) / 400);
      node.textContent = write(part < 1 ? Math.round(start + (end - start) * part) : end);
      if (part < 1 && node.isConnected) requestAnimationFrame(tick);
      else done();
    };
    requestAnimationFrame(tick);
  });
}

const isDie = (piece) => /^die-/.test(piece.symbol);
const told = (step, kind) => step.log.some((line) => kind.test(line.kind));
