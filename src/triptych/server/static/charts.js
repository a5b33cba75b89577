// Two drawings for the end of a game: a bar beside a number, and points over the game's time.

import { SIGNS, number, svg } from "./dom.js";

/** A bar under a number, as long as it is large beside the largest; hollow for what was lost. */
export function bar(value, most, sign) {
  return svg(
    "svg",
    { class: `gauge of-${sign}`, viewBox: "0 0 100 8", preserveAspectRatio: "none", "aria-hidden": "true" },
    svg("rect", { class: value < 0 ? "lost" : "won", width: (Math.abs(value) / most) * 100, height: 8 }),
  );
}

/** The curve of points, a line for each seat with its sign at the end; drawn for `room` px, so that its numbers can be read there. `axes` are
 *  the words for what is counted upwards and to the right. */
export function curve(points, seats, label, axes, room) {
  const W = Math.min(560, Math.max(260, room));
  const [H, left, right, top, bottom] = [W < 420 ? 210 : 280, 34, 64, 28, 46];
  const highest = Math.max(10, ...points.flatMap((point) => point.points));
  const step = [2, 5, 10, 20, 25, 50, 100].find((size) => highest / size <= 5) ?? 200;
  const x = (i) => left + (i * (W - left - right)) / Math.max(1, points.length - 1);
  const y = (value) => H - bottom - (value * (H - top - bottom)) / highest;
  const root = svg("svg", { class: "curve", viewBox: `0 0 ${W} ${H}`, role: "img", "aria-label": label });
  for (let value = 0; value <= highest; value += step) {
    root.append(svg("path", { class: "rule", d: `M${left} ${y(value)}H${W - right}` }), svg("text", { class: "tick", x: left - 8, y: y(value) + 5, "text-anchor": "end" }, number(value)));
  }
  root.append(svg("text", { class: "axis", x: left - 8, y: 14, "text-anchor": "end" }, axes[0]), svg("text", { class: "axis", x: (left + W - right) / 2, y: H - 6, "text-anchor": "middle" }, axes[1]));
  // Of many years or turns every second, fifth, tenth ... has its number.
  const pace = [1, 2, 5, 10, 20, 50, 100].find((size) => points.length / size <= W / 40) ?? 500;
  points.forEach(({ clock }, i) => clock % pace || root.append(svg("text", { class: "tick", x: x(i), y: H - bottom + 18, "text-anchor": "middle" }, number(clock))));
  // The ends are set apart where two would lie on each other.
  const ends = seats.map(({ seat }) => ({ seat, sign: SIGNS[seat], at: y(points.at(-1).points[seat]) })).sort((a, b) => a.at - b.at);
  ends.forEach((end, i) => (end.at = Math.max(end.at, i ? ends[i - 1].at + 20 : top)));
  for (const { seat, sign, at } of ends) {
    const path = points.map((point, i) => `${i ? "L" : "M"}${x(i)} ${y(point.points[seat])}`).join("");
    root.append(
      svg("path", { class: `line casing`, d: path }),
      svg("path", { class: `line of-${sign}`, d: path }),
      svg("g", { class: `of-${sign}` }, svg("use", { class: "mark", href: `#mark-${sign}`, x: W - right + 8, y: at - 9, width: 18, height: 18 })),
      svg("text", { class: "end", x: W - right + 30, y: at + 5 }, number(points.at(-1).points[seat])),
    );
  }
  return root;
}
