// Against the last misclick of a turn: what could not be taken back any more is not sent at once. By the reader's own choice (prefs.js) it
// waits a moment, in which it can be taken back, or until it is confirmed, or not at all. And what can do nothing now is asked about once.

import { find } from "./dom.js";
import { chosen } from "./prefs.js";
import { say } from "./words.js";

const MOMENT = { slow: 2500 }; // ms, by the speed that the reader likes
const USUAL = 1500;
const GO = { moment: "pause-go-moment", always: "pause-go-always", idle: "pause-go-idle" };
const SAID = { moment: "pause-said-moment", always: "pause-said-always", idle: "pause-said-idle" };

export class Pause {
  /** `send(move)` plays it for good; `mark(move)` shows which answer waits, or that none does. */
  constructor({ send, mark }) {
    Object.assign(this, { send, mark });
    this.waiting = null; // the move that waits, and the version at which its question was put
    this.since = -1;
    this.timer = 0;
    this.asked = new Set(); // what was asked about already, of this question
    this.box = find("#pause");
    find("#pause-go").addEventListener("click", () => this.go());
    find("#pause-back").addEventListener("click", () => this.cancel());
  }

  get on() {
    return this.waiting !== null;
  }

  /** Does this answer wait now, or is it to be sent? Chosen a second time it is meant. */
  takes(move, ask) {
    const again = this.waiting?.move === move.move;
    this.stop();
    const wish = chosen("confirm");
    if (again || wish === "never" || ask.tried) return false;
    if (this.since !== ask.since) this.asked.clear();
    this.since = ask.since;
    if (move.idle && !this.asked.has(move.move)) this.wait("idle", move);
    else if (move.last) this.wait(wish, move);
    this.asked.add(move.move);
    return this.on;
  }

  wait(why, move) {
    this.waiting = move;
    this.box.dataset.why = why;
    find("#pause-what").textContent = why === "idle" ? say("pause-idle", { label: move.label }) : move.label;
    find("#pause-go-label").textContent = say(GO[why]);
    this.box.hidden = false;
    find("#pause-said").textContent = say(SAID[why], { label: move.label });
    this.mark(move);
    if (why !== "moment") return;
    const ms = MOMENT[chosen("speed")] ?? USUAL;
    this.box.style.setProperty("--moment", `${ms}ms`);
    this.timer = setTimeout(() => this.go(), ms);
  }

  /** At once. */
  go() {
    const move = this.waiting;
    this.stop();
    if (move) this.send(move.move);
  }

  /** The reader takes it back: nothing was sent. */
  cancel() {
    if (!this.on) return false;
    this.stop();
    find("#pause-said").textContent = say("pause-back");
    return true;
  }

  /** The question may be another one: what waits stays only if it still answers it. */
  keep(ask) {
    if (this.on && !(ask?.mine && ask.since === this.since && ask.moves.some((move) => move.move === this.waiting.move))) this.stop();
  }

  /** What is running out already, for a page that is being left: it was chosen, and would have been sent. */
  running() {
    return this.on && this.box.dataset.why === "moment" ? this.waiting.move : null;
  }

  stop() {
    clearTimeout(this.timer);
    if (!this.on) return;
    const inside = this.box.contains(document.activeElement);
    this.waiting = null;
    this.box.hidden = true;
    find("#pause-said").textContent = "";
    this.mark(null);
    if (inside) find("#ask").focus({ preventScroll: true });
  }
}
