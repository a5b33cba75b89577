// A finished game looked through by a bot: decision by decision, with the board as whoever decided saw it, what was played and what would have
// been better drawn on it, and why. What is found is shown while the rest is still being looked at.

import { Board } from "./board.js";
import { curve, percent, standing } from "./chances.js";
import { SIGNS, el, find, icon, number, svg } from "./dom.js";
import { Drawn } from "./drawn.js";
import { Tooltip, toast } from "./floating.js";
import { call } from "./post.js";
import { onTurn, shape } from "./shape.js";
import { layOut } from "./sheet.js";
import { say } from "./words.js";
import { Zoom } from "./zoom.js";

const PAUSE = 700; // ms between two looks at how far it has come

class AnalysisPage {
  constructor({ table, at }) {
    this.table = table;
    this.url = `/api/tables/${table.id}/analysis`;
    this.decisions = []; // as far as they are known, in the order of the game
    this.got = 0; // how many of them came while it was being made
    this.whole = null; // everything, when it is done
    this.now = null;
    this.wish = at; // the decision that the address names, until it has come
    this.pictures = new Map();
    this.displays = new Map(); // the display of each seat that has been looked at
    this.board = new Board({
      host: (name) => (name === "board" ? find("#frame") : this.display(Number(name.split("-")[1]))),
      label: (name) => (name === "board" ? say("board") : say("display", { name: this.table.seats[Number(name.split("-")[1])].name })),
      fold: () => null,
      brief: () => {},
      tooltip: new Tooltip(),
      press: () => {},
      over: () => {},
    });
    this.drawn = new Drawn(find("#drawn"), this.board, [find("#coming"), find("#one")]);
    new Zoom(find("#frame"), find("#zoom"));
    this.listen();
    this.wait();
  }

  listen() {
    find("#back").addEventListener("click", () => this.step(-1));
    find("#next").addEventListener("click", () => this.step(1));
    for (const id of ["#others-too", "#small-too"]) find(id).addEventListener("change", () => this.refresh());
    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input:not([type=checkbox]), select, textarea, dialog[open], .piece")) return;
      const far = { n: 1, ArrowRight: 1, p: -1, ArrowLeft: -1 }[event.key];
      if (!far) return;
      event.preventDefault();
      this.step(far);
    });
    addEventListener("resize", () => this.drawCurve());
    onTurn(() => {
      this.pictures.clear();
      this.showBoard();
    });
  }

  // -- how it comes ----------------------------------------------------------------------------------------------------------------------

  /** Have it looked through, and show what is found until it is done. */
  async wait() {
    let begun = false;
    for (;;) {
      let answer;
      try {
        answer = await call(begun ? "GET" : "POST", begun ? `${this.url}?since=${this.got}` : this.url, begun ? undefined : {});
      } catch {
        answer = { status: 500, data: { error: say("offline") } };
      }
      const { status, data } = answer;
      if (status >= 400 && status < 500 && !(begun && status === 429)) return this.fail(data.error);
      if (status < 400) {
        if (data.state === "done") return this.finish(data.analysis);
        if (data.state === "none" && begun) return this.fail(say("analysis-failed"));
        begun = true;
        this.progress(data);
      } else find("#far").textContent = data.error; // and it is tried again
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  }

  fail(sentence) {
    find("#progress").hidden = true;
    find("#coming label").hidden = true;
    find("#far").textContent = sentence;
  }

  progress({ done, of, analysis }) {
    if (of) Object.assign(find("#progress"), { max: of, value: done });
    find("#far").textContent = of ? say("analysis-progress", { done: number(done), of: number(of) }) : say("analysis-waiting");
    if (done < this.got) this.take([], 0); // it has begun anew
    if (analysis && analysis.since === this.got) this.take([...this.decisions, ...analysis.decisions], done);
  }

  take(decisions, got) {
    this.got = got;
    this.decisions = decisions.sort((a, b) => a.at - b.at);
    this.refresh();
  }

  finish(whole) {
    this.whole = whole;
    find("#coming").hidden = true;
    find("#summary").replaceChildren(...this.table.seats.map((seat) => this.summary(seat)));
    this.take(whole.decisions, whole.decisions.length);
    find("#study").dataset.state = "done";
  }

  // -- which decisions -------------------------------------------------------------------------------------------------------------------

  /** Mine, or everybody's: those where the bot would have done something else. */
  differing() {
    const { mine } = this.table;
    return this.decisions.filter((decision) => !decision.same && (mine === null || decision.seat === mine || find("#others-too").checked));
  }

  /** Those of them that are worth a look; on demand all. */
  wanted() {
    return find("#small-too").checked ? this.differing() : this.differing().filter((decision) => decision.matters);
  }

  refresh() {
    find("#found").hidden = false;
    const wished = this.wish === null ? null : this.decisions.find((decision) => decision.at === this.wish);
    if (wished) {
      this.wish = null;
      if (this.table.mine !== null && wished.seat !== this.table.mine) find("#others-too").checked = true;
      if (!wished.matters) find("#small-too").checked = true;
    }
    const list = this.wanted();
    const left = this.differing().length - list.length;
    find("#left-out").hidden = left === 0;
    find("#left-out").textContent = say("analysis-left-out", { n: number(left) });
    find("#decisions").replaceChildren(...list.map((decision) => this.line(decision)));
    const shown = wished ?? this.decisions.find((decision) => decision.at === this.now?.at) ?? this.now;
    if (shown && list.some((decision) => decision.at === shown.at)) this.look(shown);
    else this.look(list[0] ?? null);
  }

  step(far) {
    const list = this.wanted();
    const place = list.findIndex((decision) => decision.at === this.now?.at);
    const next = list[place + far];
    if (next) this.look(next);
  }

  /** Show a decision, or that there is none. */
  look(decision) {
    const list = this.wanted();
    const place = list.findIndex((other) => other.at === decision?.at);
    const another = decision?.at !== this.now?.at;
    this.now = decision;
    find("#back").disabled = place <= 0;
    find("#next").disabled = place < 0 || place === list.length - 1;
    find("#count").textContent = place < 0 ? "" : say("analysis-count", { n: number(place + 1), of: number(list.length) });
    for (const item of find("#decisions").querySelectorAll("button")) item.setAttribute("aria-current", String(Number(item.dataset.at) === decision?.at));
    find("#nothing").hidden = Boolean(decision);
    find("#nothing").textContent = say(!this.whole ? "analysis-none-yet" : this.table.mine === null || find("#others-too").checked ? "analysis-none" : "analysis-none-mine");
    find("#one").hidden = !decision;
    find("#study").classList.toggle("empty", !decision);
    this.drawCurve();
    if (!another) return;
    if (decision) {
      this.tell(decision);
      history.replaceState(null, "", `${location.pathname}?at=${decision.at}`);
      find("#side").scrollTop = 0;
    }
    this.showBoard();
  }

  // -- the board -------------------------------------------------------------------------------------------------------------------------

  /** A place for the display of whoever decided; those of the others are not shown. */
  display(seat) {
    if (seat !== this.now?.seat) return null;
    if (!this.displays.has(seat)) {
      const place = el("div", { class: "display" });
      this.displays.set(seat, place);
      find("#hand").append(place);
    }
    return this.displays.get(seat);
  }

  picture({ at, seat }) {
    const key = `${at}/${seat}`;
    if (!this.pictures.has(key)) {
      const query = new URLSearchParams({ at, seat, shape: shape() });
      this.pictures.set(key, call("GET", `/api/tables/${this.table.id}/replay?${query}`));
      this.pictures.get(key).catch(() => this.pictures.delete(key));
    }
    return this.pictures.get(key);
  }

  async showBoard() {
    const decision = this.now;
    this.drawn.show([]);
    if (!decision) return;
    const answer = await this.picture(decision).catch(() => ({ status: 500, data: { error: say("offline") } }));
    if (this.now?.at !== decision.at) return; // the reader is elsewhere by now
    if (answer.status >= 400) {
      this.pictures.delete(`${decision.at}/${decision.seat}`);
      return toast(answer.data.error ?? say("analysis-no-board"));
    }
    for (const change of this.board.apply(answer.data.scenes)) if (!change.after) change.element.remove();
    for (const [seat, place] of this.displays) place.hidden = seat !== decision.seat;
    const { best, played, same } = decision;
    const touched = [...best.targets, ...(same ? [] : played.targets)];
    const holds = (name) => touched.some((key) => this.board.views.get(name)?.elements.has(key));
    const names = [...this.board.views.keys()].filter((name) => name !== "board" && Number(name.split("-")[1]) === decision.seat);
    find("#study").classList.toggle("in-hand", !holds("board") && names.some(holds)); // on a phone that comes first then
    this.bring(touched);
    this.drawn.show([...(same ? [] : [{ look: "played", targets: played.targets }]), { look: "best", targets: best.targets }]);
    find("#study").dataset.at = decision.at;
    const list = this.wanted();
    const next = list[list.findIndex((other) => other.at === decision.at) + 1];
    if (next) this.picture(next).catch(() => {});
  }

  /** Where the board is larger than its frame: scroll to what a move touches. */
  bring(keys) {
    const frame = find("#frame");
    if (frame.scrollHeight <= frame.clientHeight + 1) return;
    const view = this.board.views.get("board");
    const boxes = keys.map((key) => view?.elements.get(key)?.getBoundingClientRect()).filter((box) => box?.width);
    if (!boxes.length) return;
    const sight = frame.getBoundingClientRect();
    const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
    if (top < sight.top || bottom > sight.bottom) frame.scrollBy({ top: (top + bottom) / 2 - (sight.top + sight.bottom) / 2, behavior: "instant" });
  }

  // -- in words --------------------------------------------------------------------------------------------------------------------------

  when({ at, clock }) {
    return [clock > 0 ? say("clock", { n: number(clock) }) : null, say("analysis-move", { at: number(at) })].filter(Boolean).join(" · ");
  }

  tell(decision) {
    const { at, seat, prompt, played, best, same, equal, loss, lesson, why } = decision;
    const odds = ({ label, chance, margin, points }) => el("li", {}, say("analysis-odds", { label, chance: percent(chance), margin: percent(margin), points: number(Math.round(points)) }));
    const way = (look, word, move) => [el("dt", {}, key(look), word), el("dd", {}, move.label)];
    find("#head").replaceChildren(
      icon(`mark-${SIGNS[seat]}`, `mark of-${SIGNS[seat]}`),
      el("b", {}, this.table.seats[seat].name),
      el("span", { class: "hush" }, this.when(decision)),
      ...(loss >= 0.005 ? [el("span", { class: "loss" }, say("analysis-lost", { loss: percent(loss) }))] : []),
    );
    find("#prompt").textContent = prompt;
    find("#moves-were").replaceChildren(...way("played", say("analysis-played"), played), ...(same ? [] : way("best", say(equal ? "analysis-as-good" : "analysis-best"), best)));
    find("#lesson").textContent = same ? `${say("analysis-same")} ${lesson}` : lesson;
    find("#stand").replaceChildren(...standing(decision, this.table.seats));
    find("#numbers").replaceChildren(odds(played), ...(same ? [] : [odds(best)]), ...(why ? [el("li", {}, why)] : []));
    find("#from-here").href = `/t/${this.table.id}/replay?at=${at}&seat=${seat}`;
  }

  /** A decision as a line of the list. */
  line(decision) {
    const { at, seat, loss, played } = decision;
    return el(
      "li",
      {},
      el(
        "button",
        { type: "button", class: "pick", "data-at": at, onclick: () => this.look(decision) },
        icon(`mark-${SIGNS[seat]}`, `mark of-${SIGNS[seat]}`),
        el("span", { class: "unseen" }, this.table.seats[seat].name),
        el("span", { class: "label" }, el("span", { class: "hush" }, this.when(decision)), " ", played.label),
        loss >= 0.005 ? el("span", { class: "loss" }, `−${percent(loss)}`) : null,
      ),
    );
  }

  summary({ seat, name }) {
    const own = this.whole.decisions.filter((decision) => decision.seat === seat);
    const same = own.filter((decision) => decision.same).length;
    const loss = own.reduce((sum, decision) => sum + decision.loss, 0) / Math.max(1, own.length - same);
    return el("li", { class: `of-${SIGNS[seat]}` }, icon(`mark-${SIGNS[seat]}`, "mark"), el("span", {}, say("analysis-summary", { name, same: number(same), of: number(own.length), loss: percent(loss) })));
  }

  // -- over the whole game ---------------------------------------------------------------------------------------------------------------

  drawCurve() {
    const points = this.whole?.curve ?? this.decisions.map(({ at, clock, after }) => ({ at, clock, chances: after }));
    const place = find("#curve");
    if (points.length < 2) return place.replaceChildren();
    place.replaceChildren(curve(points, this.wanted(), this.now, this.table.seats, this.inWords(points), place.clientWidth, (decision) => this.look(decision)));
  }

  /** What the picture shows, for one who cannot see it: where it began, every quarter, and the end. */
  inWords(points) {
    const stops = [0, 0.25, 0.5, 0.75, 1].map((part) => points[Math.round(part * (points.length - 1))]);
    const share = (point, { seat, name }) => say("analysis-share", { name, chance: percent(point.chances[seat]) });
    return stops.map((point) => say("analysis-point", { at: number(point.at), chances: this.table.seats.map((seat) => share(point, seat)).join(", ") })).join("; ");
  }
}

/** The stroke by which a move is drawn on the board. */
const key = (look) => svg("svg", { class: "way-key", viewBox: "0 0 26 16", "aria-hidden": "true" }, svg("rect", { class: `way-ring ${look}`, x: 2, y: 2, width: 22, height: 12, rx: 3 }));

layOut(find("#start").dataset.art).catch(() => toast(say("no-art")));
new AnalysisPage(JSON.parse(find("#start").textContent));
