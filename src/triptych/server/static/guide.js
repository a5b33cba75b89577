// For newcomers: the game in a minute, shown by itself the first time, and with each question what hangs on it.

import { find, icon } from "./dom.js";
import { inPage } from "./sheet.js";

export class Guide {
  constructor(game) {
    this.dialog = find("#guide");
    for (const item of this.dialog.querySelectorAll("[data-symbol]")) item.prepend(icon(inPage(item.dataset.symbol)));
    this.met = `met ${game}`;
    this.lines = document.querySelectorAll(".hint"); // under the board, or on a phone above the choices
    this.hint = "";
    this.wanted = find("#hints");
    this.wanted.checked = localStorage.getItem("hints") !== "no";
    this.wanted.addEventListener("change", () => {
      localStorage.setItem("hints", this.wanted.checked ? "yes" : "no");
      this.say(this.hint);
    });
    find("#guide-open").addEventListener("click", () => this.dialog.showModal());
    this.dialog.addEventListener("close", () => localStorage.setItem(this.met, "yes"));
  }

  /** To somebody who sits down to this game for the first time. */
  welcome() {
    if (!localStorage.getItem(this.met) && !this.dialog.open) this.dialog.showModal();
  }

  say(hint) {
    this.hint = hint;
    for (const line of this.lines) {
      line.textContent = hint;
      line.hidden = !this.wanted.checked;
    }
  }
}
