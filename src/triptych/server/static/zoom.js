// The board under two fingers: it grows inside its frame, and one finger scrolls it. A button does the same in one step.

const MOST = 4;

export class Zoom {
  constructor(frame, button) {
    this.frame = frame;
    this.scale = 1;
    button?.addEventListener("click", () => this.to(this.scale > 1 ? 1 : 2, frame.clientWidth / 2, frame.clientHeight / 2));
    frame.addEventListener("touchstart", (event) => this.begin(event), { passive: true });
    // Not passive: the page itself must not grow with the board.
    frame.addEventListener("touchmove", (event) => this.pinch(event), { passive: false });
    frame.addEventListener(
      "wheel",
      (event) => {
        if (!event.ctrlKey) return; // a pinch on a touchpad comes as a wheel with ctrl
        event.preventDefault();
        const box = frame.getBoundingClientRect();
        this.to(this.scale * Math.exp(-event.deltaY / 150), event.clientX - box.left, event.clientY - box.top);
      },
      { passive: false },
    );
  }

  begin({ touches }) {
    if (touches.length === 2) this.start = { span: span(touches), scale: this.scale };
  }

  pinch(event) {
    if (event.touches.length !== 2 || !this.start) return;
    event.preventDefault();
    const box = this.frame.getBoundingClientRect();
    const [a, b] = event.touches;
    this.to((this.start.scale * span(event.touches)) / this.start.span, (a.clientX + b.clientX) / 2 - box.left, (a.clientY + b.clientY) / 2 - box.top);
  }

  /** Grow to a scale and keep the point x, y of the frame where it is. */
  to(scale, x, y) {
    const next = Math.min(MOST, Math.max(1, scale));
    const grown = next / this.scale;
    const { scrollLeft, scrollTop } = this.frame;
    this.scale = next;
    this.frame.style.setProperty("--zoom", next);
    this.frame.classList.toggle("grown", next > 1);
    this.frame.scrollLeft = (scrollLeft + x) * grown - x;
    this.frame.scrollTop = (scrollTop + y) * grown - y;
  }
}

const span = ([a, b]) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) || 1;
