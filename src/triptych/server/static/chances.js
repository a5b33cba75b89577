// Chances to win, drawn: over a whole game, and around one decision.

import { SIGNS, el, icon, number, svg } from "./dom.js";
import { say } from "./words.js";

export const percent = (share) => new Intl.NumberFormat(document.documentElement.lang, { style: "percent" }).format(share);

/** Chances from 0 to 1 over the game, a line for each seat with its sign at the end. `marks` are decisions, each a dot on the line of whoever
 *  decided that can be clicked; `now` is the one that is looked at. */
export function curve(points, marks, now, seats, label, room, pick) {
  const W = Math.min(900, Math.max(280, room));
  const [H, left, right, top, bottom] = [W < 520 ? 200 : 260, 44, 74, 14, 28];
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
  if (now) root.append(svg("path", { class: "now", d: `M${x(now.at)} ${top}V${H - bottom}` }));
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
  for (const decision of marks) {
    const { at, seat, after } = decision;
    root.append(svg("circle", { class: `turn of-${SIGNS[seat]}${at === now?.at ? " shown" : ""}`, cx: x(at), cy: y(after[seat]), r: 6, onclick: () => pick(decision) }));
  }
  return root;
}

/** Who stands how: a bar for each seat as long as its chance after the decision, a stroke where it was before. */
export function standing({ seat: decider, before, after }, seats) {
  return seats.map(({ seat, name }) => {
    const [was, is] = [before[seat], after[seat]];
    const gauge = svg(
      "svg",
      { class: "odds-bar", viewBox: "0 0 100 10", preserveAspectRatio: "none", "aria-hidden": "true" },
      svg("rect", { class: "ground", width: 100, height: 10 }),
      svg("rect", { class: "lost", width: Math.max(was, is) * 100, height: 10 }),
      svg("rect", { class: "won", width: is * 100, height: 10 }),
      svg("path", { class: "was", d: `M${(was * 100).toFixed(2)} 0V10` }),
    );
    return el(
      "li",
      { class: `of-${SIGNS[seat]}${seat === decider ? " decider" : ""}` },
      el("span", { class: "who", "aria-hidden": "true" }, icon(`mark-${SIGNS[seat]}`, "mark"), el("span", { class: "name" }, name)),
      gauge,
      el("span", { class: "change", "aria-hidden": "true" }, say("analysis-change", { before: percent(was), after: percent(is) })),
      el("span", { class: "unseen" }, say("analysis-stood", { name, before: percent(was), after: percent(is) })),
    );
  });
}
