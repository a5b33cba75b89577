// A finished game looked through by a bot: everybody's chances over the game, where they turned, and every decision beside the bot's.

import { SIGNS, el, find, icon, number, svg } from "./dom.js";
import { call } from "./post.js";
import { say } from "./words.js";

const PAUSE = 700; // ms between two looks at how far it has come
const MOST_TURNING = 10;
const MOST_SHOWN = 40; // decisions, until somebody wants to see more

const percent = (share) => new Intl.NumberFormat(document.documentElement.lang, { style: "percent" }).format(share);

/** Chances from 0 to 1 over the game, a line for each seat with its sign at the end; turning points are marks on the line of whoever decided. */
function chances(points, turning, seats, label, room) {
  const W = Math.min(900, Math.max(280, room));
  const [H, left, right, top, bottom] = [W < 520 ? 220 : 300, 44, 74, 14, 28];
  const first = points[0].at;
  const x = (at) => left + ((at - first) * (W - left - right)) / Math.max(1, points.at(-1).at - first);
  const y = (share) => H - bottom - share * (H - top - bottom);
  const root = svg("svg", { class: "curve wide", viewBox: `0 0 ${W} ${H}`, role: "img", "aria-label": label });
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    root.append(svg("path", { class: "rule", d: `M${left} ${y(share)}H${W - right}` }), svg("text", { class: "tick", x: left - 6, y: y(share) + 5, "text-anchor": "end" }, percent(share)));
  }
  let free = -Infinity; // years or turns have their number where there is room for it
  points.forEach(({ at, clock }, i) => {
    if (clock <= 0 || clock === points[i - 1]?.clock || x(at) < free || x(at) > W - right) return;
    root.append(svg("text", { class: "tick", x: x(at), y: H - 8, "text-anchor": "middle" }, number(clock)));
    free = x(at) + 34;
  });
  const ends = seats.map(({ seat }) => ({ seat, sign: SIGNS[seat], at: y(points.at(-1).chances[seat]) })).sort((a, b) => a.at - b.at);
  ends.forEach((end, i) => (end.at = Math.max(end.at, i ? ends[i - 1].at + 20 : top)));
  ends.toReversed().forEach((end, i) => (end.at = Math.min(end.at, H - bottom - i * 20)));
  for (const { seat, sign, at } of ends) {
    const path = points.map((point, i) => `${i ? "L" : "M"}${x(point.at).toFixed(1)} ${y(point.chances[seat]).toFixed(1)}`).join("");
    root.append(
      svg("path", { class: "line casing", d: path }),
      svg("path", { class: `line of-${sign}`, d: path }),
      svg("g", { class: `of-${sign}` }, svg("use", { class: "mark", href: `#mark-${sign}`, x: W - right + 8, y: at - 9, width: 18, height: 18 })),
      svg("text", { class: "end", x: W - right + 30, y: at + 5 }, percent(points.at(-1).chances[seat])),
    );
  }
  for (const { at, seat } of turning) {
    const point = points.find((other) => other.at === at);
    if (point) root.append(svg("circle", { class: `turn of-${SIGNS[seat]}`, cx: x(at), cy: y(point.chances[seat]), r: 6 }));
  }
  return root;
}

class AnalysisPage {
  constructor({ table }) {
    this.table = table;
    this.url = `/api/tables/${table.id}/analysis`;
    this.shown = MOST_SHOWN;
    for (const id of ["#who", "#differ"]) {
      find(id).addEventListener("change", () => {
        this.shown = MOST_SHOWN;
        this.list();
      });
    }
    this.wait();
  }

  /** Have it looked through, and say how far it has come until it is done. */
  async wait() {
    let begun = false;
    for (;;) {
      let answer;
      try {
        answer = await call(begun ? "GET" : "POST", this.url, begun ? undefined : {});
      } catch {
        answer = { status: 500, data: { error: say("offline") } };
      }
      const { status, data } = answer;
      if (status >= 400 && status < 500) return this.fail(data.error);
      if (status < 400) {
        if (data.state === "done") return this.show(data.analysis);
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

  progress({ done, of }) {
    if (of) Object.assign(find("#progress"), { max: of, value: done });
    find("#far").textContent = of ? say("analysis-progress", { done: number(done), of: number(of) }) : say("analysis-waiting");
  }

  show(found) {
    this.found = found;
    find("#coming").hidden = true;
    find("#found").hidden = false;
    const turning = found.turning.slice(0, MOST_TURNING).map((at) => found.decisions.find((decision) => decision.at === at));
    this.draw = () => find("#curve").replaceChildren(...(found.curve.length > 1 ? [chances(found.curve, turning, this.table.seats, this.curveInWords(), find("#curve").clientWidth)] : []));
    this.draw();
    addEventListener("resize", this.draw);
    find("#summary").replaceChildren(...this.table.seats.map((seat) => this.summary(seat)));
    find("#turning").replaceChildren(...(turning.length ? turning.map((decision) => this.decision(decision)) : [el("li", { class: "hush" }, say("analysis-none"))]));
    this.list();
  }

  /** What the picture shows, for one who cannot see it: where it began, every quarter, and the end. */
  curveInWords() {
    const { curve } = this.found;
    const stops = [0, 0.25, 0.5, 0.75, 1].map((part) => curve[Math.round(part * (curve.length - 1))]);
    const share = (point, { seat, name }) => say("analysis-share", { name, chance: percent(point.chances[seat]) });
    return stops.map((point) => say("analysis-point", { at: number(point.at), chances: this.table.seats.map((seat) => share(point, seat)).join(", ") })).join("; ");
  }

  summary({ seat, name }) {
    const own = this.found.decisions.filter((decision) => decision.seat === seat);
    const same = own.filter((decision) => decision.same).length;
    const loss = own.reduce((sum, decision) => sum + decision.loss, 0) / Math.max(1, own.length - same);
    return el("li", { class: `of-${SIGNS[seat]}` }, icon(`mark-${SIGNS[seat]}`, "mark"), el("span", {}, say("analysis-summary", { name, same: number(same), of: number(own.length), loss: percent(loss) })));
  }

  list() {
    const who = find("#who").value;
    const wanted = this.found.decisions.filter((decision) => (who === "" || decision.seat === Number(who)) && !(find("#differ").checked && decision.same));
    const items = wanted.slice(0, this.shown).map((decision) => this.decision(decision));
    if (!items.length) items.push(el("li", { class: "hush" }, say("analysis-empty")));
    if (wanted.length > this.shown) items.push(el("li", {}, el("button", { type: "button", class: "button", onclick: () => this.more() }, say("analysis-more", { n: number(wanted.length - this.shown) }))));
    find("#decisions").replaceChildren(...items);
  }

  /** More of them; who reads with the keyboard goes on at the first new one. */
  more() {
    const at = this.shown;
    this.shown += MOST_SHOWN * 5;
    this.list();
    find("a", find("#decisions").children[at])?.focus();
  }

  decision({ at, seat, clock, prompt, played, best, same, loss, why }) {
    const sitter = this.table.seats[seat];
    const odds = ({ chance, points }) => say("analysis-chance", { chance: percent(chance), points: number(Math.round(points)) });
    const way = (word, move) => [el("dt", {}, word), el("dd", {}, el("span", { class: "label" }, move.label), el("span", { class: "odds" }, odds(move)))];
    const when = [clock > 0 ? say("clock", { n: number(clock) }) : null, say("analysis-move", { at: number(at) })].filter(Boolean).join(" · ");
    return el(
      "li",
      { class: `of-${SIGNS[seat]}` },
      el(
        "p",
        { class: "head" },
        icon(`mark-${SIGNS[seat]}`, "mark"),
        el("b", {}, sitter.name),
        el("a", { href: `/t/${this.table.id}/replay?at=${at}&seat=${seat}` }, when),
        loss >= 0.005 ? el("span", { class: "loss" }, say("analysis-loss", { loss: percent(loss) })) : null,
      ),
      el("p", { class: "hush" }, prompt),
      el("dl", {}, ...way(say("analysis-played"), played), ...(same ? [] : way(say("analysis-best"), best))),
      el("p", { class: "why" }, same ? `${say("analysis-same")} ${why}` : why),
    );
  }
}

new AnalysisPage(JSON.parse(find("#start").textContent));
