// Before the game: who sits where, the link for a friend, bots for the seats that stay open.

import { SIGNS, el, find, icon } from "./dom.js";
import { toast } from "./floating.js";
import { call, token } from "./post.js";
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
  }

  show(table) {
    this.box.hidden = table.status !== "open";
    if (this.box.hidden) return;
    const open = table.seats.filter((seat) => seat.kind === "open").length;
    find("#lobby-seats").replaceChildren(
      ...table.seats.map(({ kind, name, seat }) => el("li", { class: `of-${SIGNS[seat]} ${kind}` }, icon(`mark-${SIGNS[seat]}`, "mark"), el("span", {}, { open: say("seat-open"), held: say("seat-held", { name }) }[kind] ?? name))),
    );
    const held = table.seats.filter((seat) => seat.kind === "held");
    find("#sit").hidden = table.mine !== null || (open === 0 && !held.some((seat) => seat.seat === this.held));
    if (find("#sit-name")) find("#sit-name").hidden = find("#sit").hidden;
    const host = table.mine !== null && table.host === table.mine;
    find("#stand").hidden = table.mine === null || host;
    find("#filling").hidden = !host || open === 0;
    find("#open-seats").hidden = !host || held.length === 0;
    find("#invite").hidden = table.mine === null;
  }

  /** A guest without a name may bring one. */
  async sit() {
    const name = find("#sit-name")?.value.trim();
    if (name) await call("POST", "/api/guest", { name }).catch(() => {});
    await this.ask("join", { nonce: token() });
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
