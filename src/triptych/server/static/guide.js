// For newcomers: the game in a minute, shown by itself the first time, and with each question what hangs on it.

import { find, icon } from "./dom.js";
import { inPage } from "./sheet.js";

const OFTEN_ENOUGH = 4; // times that the same thing is said of questions, as long as the page is open

export class Guide {
  constructor(game) {
    this.dialog = find("#guide");
    for (const item of this.dialog.querySelectorAll("[data-symbol]")) item.prepend(icon(inPage(item.dataset.symbol)));
    this.met = `met ${game}`;
    this.lines = document.querySelectorAll(".hint"); // under the board, or on a phone above the choices
    this.hint = "";
    this.told = new Map(); // what was said of questions, with those it was said of: after some times one knows it
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

  /** What hangs on a question, told apart by when it was put; nothing while there is none. */
  say(hint, since = null) {
    this.hint = this.known(hint, since) ? "" : hint;
    for (const line of this.lines) {
      line.textContent = this.hint;
      line.hidden = !this.wanted.checked;
    }
  }

  known(hint, since) {
    if (since === null) return false;
    const questions = this.told.get(hint) ?? new Set();
    this.told.set(hint, questions.add(since));
    return questions.size > OFTEN_ENOUGH;
  }
}
