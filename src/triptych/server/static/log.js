// What happened, in sentences. The list keeps to its end unless the reader has scrolled away.

import { SIGNS, el, icon } from "./dom.js";

const HEADS = new Set(["year", "turn", "round"]);

export class Log {
  constructor(list) {
    this.list = list;
    this.held = true; // kept to its end
    this.height = 0;
    list.addEventListener("scroll", () => this.height === list.clientHeight && (this.held = this.atEnd()), { passive: true });
    // The list shrinks when there is more to choose above it; that is not the reader scrolling away.
    new ResizeObserver(() => {
      this.height = list.clientHeight;
      this.follow(this.held);
    }).observe(list);
  }

  /** The whole log anew. */
  set(lines) {
    this.list.replaceChildren(...lines.map((line) => this.line(line)));
    this.follow(true);
  }

  add(lines) {
    if (!lines.length) return;
    const end = this.atEnd();
    this.list.append(...lines.map((line) => this.line(line, true)));
    this.follow(end);
  }

  /** What stands there has been read: only what comes from now on is new, and that is where one looks. */
  read() {
    this.follow(true);
    for (const fresh of this.list.querySelectorAll(".fresh")) fresh.classList.remove("fresh");
  }

  atEnd() {
    const box = this.list;
    return box.scrollHeight - box.scrollTop - box.clientHeight < 40;
  }

  follow(end) {
    this.held = end;
    if (end) this.list.scrollTop = this.list.scrollHeight;
  }

  line({ text, seat, kind, moment }, fresh = false) {
    const sign = SIGNS[seat];
    const head = HEADS.has(kind) ? `head ${kind}` : "";
    return el("li", { class: [head, sign ? `of-${sign}` : "", fresh ? "fresh" : "", moment ? "moment" : ""].filter(Boolean).join(" ") }, sign && !head ? icon(`mark-${sign}`, "mark") : null, el("span", {}, text));
  }
}
