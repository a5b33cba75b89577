// A hint: what a bot would do in my place, from what I see; and who has agreed that there are hints at this table.

import { SIGNS, el, find, icon, number } from "./dom.js";
import { toast } from "./floating.js";
import { call } from "./post.js";
import { say } from "./words.js";

const percent = (share) => new Intl.NumberFormat(document.documentElement.lang, { style: "percent" }).format(share);

export class Advice {
  /** `version()` is what the page has seen; `pick(move)` makes a choice; `point(keys)` marks things on the board; `heard(table)` gets the table;
   *  `behind()` is called when the table has gone on without this page. */
  constructor(id, { version, pick, point, heard, behind }) {
    Object.assign(this, { id, version, pick, point, heard, behind });
    this.button = find("#advice");
    this.box = find("#advice-box");
    this.asked = 0; // how often I have asked: an answer to an earlier question is not shown
    this.ask = null;
    this.on = false;
    this.table = null;
    this.button.addEventListener("click", () => this.seek());
    find("#advice-close").addEventListener("click", () => {
      this.clear();
      this.button.focus();
    });
    for (const tick of document.querySelectorAll(".agree input")) tick.addEventListener("change", () => this.agree(tick.checked));
  }

  /** The question as it stands now, if I can answer it: what was said of another one is gone. */
  show(ask) {
    if (this.ask?.since !== ask?.since) this.clear();
    this.ask = ask;
    this.offer();
  }

  /** Is there something to ask for? */
  offer() {
    this.button.hidden = !(this.on && this.ask?.mine && this.ask.moves.length > 1);
    if (this.button.hidden) this.clear();
  }

  clear() {
    this.asked += 1;
    this.button.removeAttribute("aria-busy");
    if (this.box.hidden) return;
    this.box.hidden = true;
    this.mark("");
    this.point([]);
  }

  async seek() {
    if (this.button.getAttribute("aria-busy") === "true") return;
    this.clear();
    const mine = this.asked;
    this.button.setAttribute("aria-busy", "true");
    this.write(el("p", { class: "hush" }, say("advice-thinking")));
    let answer;
    try {
      answer = await call("POST", `/api/tables/${this.id}/advice`, { version: this.version() });
    } catch {
      answer = { status: 500, data: { error: say("offline") } };
    }
    if (mine !== this.asked) return;
    this.button.removeAttribute("aria-busy");
    if (answer.status < 400 && answer.data.moves.length) return this.tell(answer.data);
    this.clear();
    if (answer.status === 409) this.behind();
    else toast(answer.data.error ?? say("nothing"));
  }

  /** One sentence in the words of a player, with the move it is about, or those that are as good as each other; the numbers fold out. */
  tell({ moves, equal, hint, why, looked }) {
    const odds = ({ label, chance, margin, points }) => el("li", {}, say("analysis-odds", { label, chance: percent(chance), margin: percent(margin), points: number(Math.round(points)) }));
    this.write(
      el("h3", {}, say(equal > 1 ? "advice-equal" : "advice-best")),
      el("ol", { class: "ways" }, ...moves.slice(0, equal).map((way) => el("li", {}, this.way(way)))),
      ...(hint ? [el("p", { class: "hint-said" }, hint)] : []),
      el("details", { class: "numbers" }, el("summary", {}, say("advice-numbers")), el("ul", {}, ...moves.map(odds), ...[why, say("advice-looked", { n: number(looked) })].filter(Boolean).map((line) => el("li", {}, line)))),
    );
    this.mark(moves[0].move);
    this.point(this.targets(moves[0].move));
  }

  way({ move, label }) {
    const look = () => this.point(this.targets(move));
    const away = () => this.point([]);
    return el("button", { type: "button", class: "way", onclick: () => this.pick(move), onpointerenter: look, onpointerleave: away, onfocus: look, onblur: away }, el("span", { class: "label" }, label));
  }

  targets(move) {
    return this.ask?.moves.find((other) => other.move === move)?.targets ?? [];
  }

  write(...children) {
    find("#advice-text").replaceChildren(...children);
    this.box.hidden = false;
  }

  /** In the list of choices, too, the best one has its mark. */
  mark(move) {
    for (const item of find("#ask").querySelectorAll("[data-move]")) item.classList.toggle("advised", item.dataset.move === move);
  }

  // -- who has agreed --------------------------------------------------------------------------------------------------------------------

  /** Whoever plays against bots alone asks nobody, so there is nothing to agree to. */
  showTable(table) {
    this.table = table;
    const { offered, agreed, on } = table.advice;
    this.on = on;
    this.offer();
    const people = table.seats.filter((seat) => seat.kind !== "bot");
    const names = agreed.flatMap((seat) => [icon(`mark-${SIGNS[seat]}`, `mark of-${SIGNS[seat]}`), ` ${table.seats[seat].name} `]);
    for (const box of document.querySelectorAll(".agree")) {
      box.hidden = !offered || people.length < 2 || table.status === "over";
      const tick = find("input", box);
      tick.checked = agreed.includes(table.mine);
      tick.disabled = tick.checked && table.status !== "open";
      find("label", box).hidden = table.mine === null;
      const [before, after] = say("advice-agreed").split("{names}");
      find(".agreed", box).replaceChildren(...(on && table.status === "running" ? [say("advice-on")] : names.length ? [before, ...names.map((part) => part.cloneNode?.(true) ?? part), after] : [say("advice-nobody")]));
    }
  }

  async agree(agrees) {
    const { status, data } = await call("POST", `/api/tables/${this.id}/agree`, { agrees }).catch(() => ({ status: 500, data: { error: say("offline") } }));
    if (status < 400) return this.heard(data);
    toast(data.error);
    this.showTable(this.table); // nothing was agreed to, so the tick goes back
  }
}
