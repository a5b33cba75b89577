// Before the game: who sits where, the link for a friend, bots for the seats that stay open.

import { SIGNS, el, find, icon } from "./dom.js";
import { toast } from "./floating.js";
import { call, token } from "./post.js";
import { answersOf } from "./prefs.js";
import { say } from "./words.js";

export class Lobby {
  /** `held` is the seat that is held for me, or -1. */
  constructor(id, held, heard) {
    this.id = id;
    this.held = held;
    this.heard = heard;
    this.box = find("#lobby");
    find("#invite-link").value = location.origin + location.pathname;
    find("#invite-copy").addEventListener("click", () => copy(find("#invite-link")));
    find("#sit").addEventListener("click", () => this.sit());
    find("#stand").addEventListener("click", () => this.ask("leave", {}));
    find("#open-seats").addEventListener("click", () => this.ask("open", {}));
    find("#fill").addEventListener("click", () => this.ask("fill", { bot: find("#fill-bot").value }));
    find("#list")?.addEventListener("click", () => this.ask("listed", { listed: true }));
    find("#unlist")?.addEventListener("click", () => this.ask("listed", { listed: false }));
    this.name = find("#sit-name");
    this.name?.addEventListener("keydown", (event) => event.key === "Enter" && this.sit());
  }

  /** What stands above the lobby: who invites whoever comes, while there is a seat for him. */
  heading(table) {
    if (table.mine !== null || !this.seatFor(table)) return say("waiting-seats");
    const { title, host, seats } = table;
    return host === null ? say("invite-nobody", { title }) : say("invite-by", { name: seats[host].name, title });
  }

  seatFor(table) {
    return table.seats.some(({ kind, seat }) => kind === "open" || (kind === "held" && seat === this.held));
  }

  show(table) {
    this.game = table.game;
    this.box.hidden = table.status !== "open";
    if (this.box.hidden) return;
    const open = table.seats.filter((seat) => seat.kind === "open").length;
    find("#lobby-seats").replaceChildren(
      ...table.seats.map(({ kind, name, seat }) => el("li", { class: `of-${SIGNS[seat]} ${kind}` }, icon(`mark-${SIGNS[seat]}`, "mark"), el("span", {}, { open: say("seat-open"), held: say("seat-held", { name }) }[kind] ?? name))),
    );
    const held = table.seats.filter((seat) => seat.kind === "held");
    find("#sit").hidden = table.mine !== null || !this.seatFor(table);
    if (this.name) find("#sit-name-row").hidden = find("#sit").hidden;
    const host = table.mine !== null && table.host === table.mine;
    find("#stand").hidden = table.mine === null || host;
    find("#filling").hidden = !host || open === 0;
    find("#open-seats").hidden = !host || held.length === 0;
    find("#invite").hidden = table.mine === null;
    if (table.mine === null) return;
    find("#lobby-private").hidden = !host || table.listed;
    find("#lobby-listed").hidden = !host || !table.listed;
  }

  /** Whoever has told no name does so here, or takes the one that stands there. */
  async sit() {
    if (this.name && !(await this.tell(this.name.value.trim() || this.name.defaultValue))) return;
    await this.ask("join", { nonce: token(), standing: answersOf(this.game) });
  }

  /** My name; whether the server took it. */
  async tell(name) {
    const { status, data } = await call("POST", "/api/guest", { name }).catch(() => ({ status: 400, data: { error: say("offline") } }));
    if (status >= 400) toast(data.error);
    return status < 400;
  }

  async ask(verb, body) {
    try {
      const { status, data } = await call("POST", `/api/tables/${this.id}/${verb}`, body);
      if (status >= 400) return toast(data.error);
      if (verb === "join" || verb === "leave") return location.reload(); // another seat has another page
      this.heard(data);
    } catch {
      toast(say("offline"));
    }
  }
}

/** Put a field's text on the clipboard, or at least mark it. */
export async function copy(field) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    toast(say("copied"));
  } catch {
    toast(say("copy-yourself")); // no clipboard without TLS
  }
}
