// A list that is longer than its room says so: its last line fades, and upon its end it stands how much more there is.

import { number } from "./dom.js";
import { say } from "./words.js";

export class More {
  /** `box` is scrolled, `line` lies upon its end, `entries` are what is counted. */
  constructor(box, line, entries) {
    Object.assign(this, { box, line, entries });
    box.addEventListener("scroll", () => this.tell(), { passive: true });
    line.addEventListener("click", () => this.on());
    const watch = new ResizeObserver(() => this.tell());
    for (const part of [box, ...box.children]) watch.observe(part);
  }

  /** Those that cannot be read because the edge cuts them off; what it takes of their margin does not count. */
  below() {
    const edge = this.box.getBoundingClientRect().bottom + 4;
    return [...this.box.querySelectorAll(this.entries)].filter((entry) => {
      const { bottom, height } = entry.getBoundingClientRect();
      return height > 0 && entry.checkVisibility() && bottom > edge;
    }).length;
  }

  tell() {
    const more = this.below();
    this.box.classList.toggle("on", more > 0);
    this.line.hidden = more === 0;
    if (more) this.line.textContent = `${say("more", { n: number(more) })} ↓`;
  }

  on() {
    const top = this.box.scrollTop + this.box.clientHeight * 0.8;
    this.box.scrollTo({ top, behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth" });
  }
}
