// Tabs: arrows go from one to the next. What the reader opened himself is open again when the page is loaded anew.

/** `list` holds buttons with aria-controls; `key` names what is remembered; `chosen(id)` hears which panel is open now. */
export class Tabs {
  constructor(list, key, chosen = () => {}) {
    this.buttons = [...list.querySelectorAll("[role=tab]")];
    this.key = key;
    this.chosen = chosen;
    list.addEventListener("click", (event) => {
      const button = event.target.closest("[role=tab]");
      if (button) this.choose(button.getAttribute("aria-controls"));
    });
    list.addEventListener("keydown", (event) => {
      const shown = this.buttons.filter((button) => !button.hidden);
      const [on, back] = [1, shown.length - 1]; // they may stand beside each other or one below the other
      const to = { ArrowRight: on, ArrowDown: on, ArrowLeft: back, ArrowUp: back }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      const next = shown[(shown.indexOf(document.activeElement) + to) % shown.length];
      this.choose(next.getAttribute("aria-controls"));
      next.focus();
    });
    const kept = sessionStorage.getItem(key);
    this.open(this.buttons.some((button) => button.getAttribute("aria-controls") === kept) ? kept : this.buttons[0].getAttribute("aria-controls"));
  }

  /** The reader opens it, and it is remembered. */
  choose(id) {
    sessionStorage.setItem(this.key, id);
    this.open(id);
  }

  open(id) {
    this.current = id;
    for (const button of this.buttons) {
      const here = button.getAttribute("aria-controls") === id;
      button.setAttribute("aria-selected", String(here));
      button.tabIndex = here ? 0 : -1;
      button.classList.remove("news");
      document.getElementById(button.getAttribute("aria-controls")).classList.toggle("open", here);
    }
    this.chosen(id);
  }

  /** A quiet mark on a tab that has something new. */
  news(id, on = true) {
    const button = this.buttons.find((other) => other.getAttribute("aria-controls") === id);
    button?.classList.toggle("news", on && this.current !== id);
  }
}
