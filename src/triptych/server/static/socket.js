// The one socket of a table: opened again whenever it is lost, from the version the page has.

export class TableSocket {
  /** `since()` says which version the page has; `hear(message)` gets what comes; `lost(true|false)` whether the line is down. */
  constructor(id, { since, shape, language, hear, lost }) {
    Object.assign(this, { id, since, shape, language, hear, lost });
    this.wait = 500;
    this.timer = 0;
    this.open();
    addEventListener("online", () => this.again());
    document.addEventListener("visibilitychange", () => document.hidden || this.again());
    addEventListener("pageshow", (event) => event.persisted && this.again());
  }

  get up() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  open() {
    clearTimeout(this.timer);
    const query = new URLSearchParams({ since: this.since(), shape: this.shape(), language: this.language });
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${this.id}?${query}`);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = 500;
      this.lost(false);
    };
    socket.onmessage = (event) => this.socket === socket && this.hear(JSON.parse(event.data));
    socket.onclose = ({ code }) => {
      if (this.socket !== socket) return;
      if (code === 4403 || code === 4404) return; // no such table, or not from here: asking again would not help
      this.lost(true);
      // A little chance in the pause, so that a whole room does not knock at the same moment after a restart.
      this.timer = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
      this.wait = Math.min(this.wait * 2, 10000);
    };
  }

  /** Try now instead of waiting, if the line is down. */
  again() {
    if (!this.up && this.socket?.readyState !== WebSocket.CONNECTING) this.open();
  }

  /** Leave this line and open another: something did not come that should have. */
  renew() {
    const old = this.socket;
    this.open();
    old.close();
  }

  send(message) {
    if (this.up) this.socket.send(JSON.stringify(message));
  }
}
