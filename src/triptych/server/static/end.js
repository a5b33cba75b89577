// The end: who has won, where the points came from, how they grew.

import { bar, curve } from "./charts.js";
import { SIGNS, el, find, icon, number } from "./dom.js";
import { toast } from "./floating.js";
import { call, callWithDice } from "./post.js";
import { answersOf } from "./prefs.js";
import { say } from "./words.js";

export class End {
  constructor(id) {
    this.id = id;
    this.dialog = find("#end");
    this.after = find("#after");
    find("#end-open").addEventListener("click", () => this.open());
    for (const button of document.querySelectorAll(".rematch")) button.addEventListener("click", () => this.rematch());
  }

  /** Show the result by itself once; later it is a button away. */
  async show(table) {
    this.table = table;
    this.after.hidden = false;
    for (const button of document.querySelectorAll(".rematch")) button.hidden = table.mine === null && !table.rematch;
    if (this.begun) return;
    this.begun = true;
    await this.open();
  }

  async open() {
    try {
      const { status, data } = this.answer ?? (await call("GET", `/api/tables/${this.id}/result`));
      if (status >= 400) return toast(data.error);
      this.answer = { status, data };
      this.write(data);
      if (!this.dialog.open) this.dialog.showModal();
    } catch {
      toast(say("offline"));
    }
  }

  async rematch() {
    if (this.table.rematch && this.table.mine === null) return location.assign(this.table.rematch);
    const { status, data } = await callWithDice(`/api/tables/${this.id}/rematch`, { standing: answersOf(this.table.game) }).catch(() => ({ status: 500, data: { error: say("offline") } }));
    if (status < 400) location.assign(data.url);
    else toast(data.error);
  }

  write({ points, winners, sources, curve: way }) {
    const seats = [...this.table.seats].sort((a, b) => points[b.seat] - points[a.seat]);
    const names = winners.map((seat) => this.table.seats[seat].name);
    find("#end-title").textContent =
      names.length > 1
        ? say("shared", { names: new Intl.ListFormat(document.documentElement.lang).format(names), n: number(points[winners[0]]) })
        : winners[0] === this.table.mine
          ? say("you-won", { n: number(points[winners[0]]) })
          : say("won", { name: names[0] ?? "", n: number(points[winners[0]] ?? 0) });
    const ranks = points.map((mine, seat) => (winners.includes(seat) ? 1 : 1 + points.filter((other, i) => other > mine || winners.includes(i)).length));
    const own = this.table.mine;
    find("#end-place").textContent = own === null ? "" : say("place", { rank: number(ranks[own]), of: number(seats.length), n: number(points[own]) });
    find("#end-sources").replaceChildren(this.sources(seats, points, ranks, sources));
    const axes = [say("points", { n: "" }).trim(), say("clock", { n: "" }).trim()];
    find("#end-curve").replaceChildren(way.length > 1 ? curve(way, this.table.seats, say("curve"), axes, innerWidth - 70) : "");
  }

  /** Place and total on top, then sources down, seats across, a bar under each number. */
  sources(seats, points, ranks, sources) {
    const of = new Map();
    for (const [seat, list] of Object.entries(sources)) {
      for (const { source, points: value } of list) {
        if (!of.has(source)) of.set(source, {});
        of.get(source)[seat] = value;
      }
    }
    const total = (row) => Object.values(row).reduce((sum, value) => sum + value, 0);
    const rows = [...of].sort((a, b) => total(b[1]) - total(a[1]));
    const most = Math.max(1, ...rows.flatMap(([, row]) => Object.values(row).map(Math.abs)));
    const own = (seat) => (seat === this.table.mine ? " own" : "");
    const head = seats.map(({ name, seat }) => el("th", { scope: "col", class: `of-${SIGNS[seat]}${own(seat)}` }, icon(`mark-${SIGNS[seat]}`, "mark"), el("span", {}, name)));
    const cell = (row, { seat }) => el("td", { class: own(seat) }, row[seat] === undefined ? "" : number(row[seat]), row[seat] ? bar(row[seat], most, SIGNS[seat]) : null);
    const sum = (kind, values) => el("tr", { class: kind }, el("th", { scope: "row" }, say(kind)), ...seats.map(({ seat }) => el("td", { class: own(seat) }, number(values[seat]))));
    return el(
      "table",
      { class: "sources" },
      el("thead", {}, el("tr", {}, el("td", {}), ...head), sum("rank", ranks), sum("total", points)),
      el("tbody", {}, ...rows.map(([source, row]) => el("tr", {}, el("th", { scope: "row" }, source), ...seats.map((seat) => cell(row, seat))))),
    );
  }
}
