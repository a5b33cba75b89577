// The table page: what comes over the socket is shown, what the player does is sent.

import { Advice } from "./advice.js";
import { Board } from "./board.js";
import { Chat } from "./chat.js";
import { Choices, face } from "./choices.js";
import { el, find } from "./dom.js";
import { End } from "./end.js";
import { Menu, Tooltip, hush, toast } from "./floating.js";
import { Guide } from "./guide.js";
import { Lobby } from "./lobby.js";
import { Log } from "./log.js";
import { Meanwhile } from "./meanwhile.js";
import { Motion } from "./motion.js";
import { finish, finished } from "./pace.js";
import { Pause } from "./pause.js";
import { call, insist, token } from "./post.js";
import { choose, follow } from "./prefs.js";
import { Seats } from "./seats.js";
import { onTurn, shape } from "./shape.js";
import { layOut } from "./sheet.js";
import { TableSocket } from "./socket.js";
import { Standing } from "./standing.js";
import { Tabs } from "./tabs.js";
import { say } from "./words.js";
import { Zoom } from "./zoom.js";

class TablePage {
  constructor(start) {
    this.start = start;
    this.id = start.table.id;
    this.table = start.table;
    this.version = -1; // the version the scenes are at, or will be at when the queue is shown
    this.ask = null;
    this.sending = null;
    this.due = Infinity; // the version that what was sent has led to, once the server has told
    this.kept = []; // what has come while the reader looks back

    this.tooltip = new Tooltip();
    this.menu = new Menu();
    this.seats = new Seats(this.table, this.table.mine === null ? -1 : null);
    this.log = new Log(find("#log-list"));
    this.chat = new Chat(this.id, start.me?.named ?? false);
    this.standing = new Standing(this.id);
    this.end = new End(this.id);
    this.guide = new Guide(this.table.game);
    this.lobby = new Lobby(this.id, start.held, (table) => this.showTable(table));
    this.choices = new Choices({
      pick: (move) => this.play(move),
      point: (keys) => this.board.point(keys),
      tryOn: (move) => this.tryOn(move),
    });
    this.pause = new Pause({ send: (move) => this.deliver(move), mark: (move) => this.choices.wait(move) });
    this.board = new Board({
      ...this.seats.places(),
      tooltip: this.tooltip,
      press: (key, piece) => this.press(key, piece),
      over: (key) => this.choices.mark(key),
    });
    this.advice = new Advice(this.id, {
      version: () => this.version,
      pick: (move) => this.choices.choose(move),
      point: (keys) => this.board.point(keys),
      heard: (table) => this.showTable(table),
      behind: () => this.restart(),
    });
    this.motion = new Motion({
      apply: (step) => this.board.apply(step.scenes),
      told: (step) => this.told(step),
      rest: () => this.settle(),
      where: (name, key) => this.board.where(name, key),
      home: (view, piece) => this.seats.home(view, piece),
      hold: (lines) => this.hold(lines),
    });
    this.past = new Meanwhile(this.id, {
      name: (seat) => this.table.seats[seat].name,
      may: () => !this.sending && !this.motion.busy,
      leave: () => this.lookBack(),
      look: (frame) => this.lookAt(frame),
      now: () => this.lookUp(),
    });
    this.rooms = new Tabs(find("#rooms"), `room ${this.id}`, (id) => (find("#room").dataset.room = id));
    this.talk = new Tabs(find("#talk-tabs"), `talk ${this.id}`);
    new Zoom(find("#frame"), find("#zoom"));
    this.fold(sessionStorage.getItem("folded") === "yes");
    this.listen();
    this.showTable(this.table);
    this.socket = new TableSocket(this.id, {
      since: () => this.version,
      shape,
      language: document.documentElement.lang,
      hear: (message) => this.hear(message),
      lost: (down) => (find("#line").hidden = !down),
    });
    onTurn((turned) => {
      this.past.comeBack();
      this.socket.send({ t: "shape", shape: turned });
    });
  }

  // -- what comes --------------------------------------------------------------------------------------------------------------------------

  hear(message) {
    if (this.past.away && message.t !== "chat") {
      this.kept.push(message);
      this.past.news();
    } else if (message.t === "fresh") this.fresh(message);
    else if (message.t === "steps") this.steps(message);
    else if (message.t === "table") this.showTable(message.table);
    else if (message.t === "chat") {
      this.chat.add(message.line, message.own);
      this.talk.news("chat");
      if (!message.own) this.rooms.news("talk");
    } else if (message.t === "talk") this.chat.set(message.chat);
    else if (message.t === "watching") this.chat.show((this.table = { ...this.table, watching: message.watching }));
  }

  /** Everything anew. */
  fresh({ version, table, scenes, ask, log, standing, chat }) {
    this.motion.clear();
    const seated = this.table.mine !== table.mine || this.table.seats.length !== table.seats.length;
    if (seated) return location.reload();
    if (this.table.status === "open" && table.status === "running") this.talk.open("log");
    this.version = version;
    this.seats.show(table); // whoever has just sat down is called by his name, not by the open seat he took
    for (const change of this.board.apply(scenes)) if (!change.after) change.element.remove();
    this.log.set(log);
    find("#now").textContent = log.at(-1)?.text ?? "";
    this.chat.set(chat ?? []);
    this.standing.show(standing ?? []);
    this.table = table;
    this.ask = ask;
    // This may be how the table was before what was sent from here: then the question is not put again.
    if (version >= this.due) this.sending = null;
    this.settle();
  }

  /** What happened since; shown one after the other, and only then the next question. */
  steps({ from, version, steps, ask, table }) {
    if (from !== this.version) {
      if (version > this.version) this.restart();
      return;
    }
    this.version = version;
    if (ask.mine && this.ask?.mine && ask.since === this.ask.since && !this.motion.busy) return this.meanwhile(steps, ask, table);
    const own = this.asked;
    this.sending = null;
    this.ask = ask;
    this.quiet(own);
    this.motion.push(steps, own, () => {
      this.showTable(table);
      if (!ask.mine) this.showPrompt(ask);
    });
    this.table = { ...table };
  }

  /** Another one has answered a question that was put to both of us: mine stays as it is, whatever I am about to choose. */
  meanwhile(steps, ask, table) {
    for (const step of steps) {
      for (const change of this.board.apply(step.scenes)) if (!change.after) change.element.remove();
      this.told(step);
    }
    this.ask.moves = ask.moves;
    this.choices.renew(ask.moves);
    this.showTable(table);
    this.shown();
  }

  /** Am I asked? */
  get asked() {
    return this.table.asked.includes(this.table.mine);
  }

  /** What a step tells beside what it moves: its lines, and how the points stand behind it. */
  told({ log, points }) {
    this.tell(log);
    this.seats.score(points);
  }

  /** Into the log, and under the question too, where one looks. */
  tell(lines) {
    this.log.add(lines);
    this.rooms.news("talk", lines.some((line) => line.seat !== this.table.mine));
    if (lines.length) find("#now").textContent = lines.slice(-2).map((line) => line.text).join(" ");
  }

  /** A gap: begin again with everything. */
  restart() {
    this.version = -1;
    this.shown();
    this.socket.renew();
  }

  // -- what is shown -----------------------------------------------------------------------------------------------------------------------

  /** While things move nothing can be chosen. */
  quiet(own) {
    this.pause.stop();
    this.menu.close(false);
    this.tooltip.hide();
    this.guide.say("");
    this.advice.show(null);
    this.choices.show([]);
    this.board.light(new Map());
    this.past.show(null);
    offer("#undo", false);
    offer("#skip", !own || this.motion.busy);
    if (this.forward && this.rooms.current === "mine") this.rooms.open("stage"); // there one sees what moves
    this.forward = false;
  }

  /** In a first game what concerns everybody stays until the reader goes on; these lines do, or with none he has. */
  hold(lines) {
    const waits = Boolean(lines) && this.table.mine !== null && !finished(this.table.game);
    offer("#go-on", waits);
    find("#ask").classList.toggle("holding", waits);
    if (lines) offer("#skip", true); // it stays for a while, whoever has brought it about
    if (waits) find("#now").textContent = lines.map((line) => line.text).join(" ");
    return waits;
  }

  /** Everything is shown: now the question. */
  settle() {
    if (this.motion.busy) return;
    offer("#skip", false);
    this.showTable(this.table);
    this.showAsk();
    this.shown();
    if (this.table.status === "over") {
      if (this.table.mine !== null) finish(this.table.game);
      this.end.show(this.table);
    } else if (this.ask && this.table.mine !== null) this.guide.welcome();
  }

  /** Say which version the page shows now: whoever reads it (a script, a test) can know whether it is what the server has. */
  shown() {
    find("#room").dataset.version = this.version;
  }

  showTable(table) {
    this.table = { ...table, mine: this.table.mine };
    this.seats.show(table);
    this.lobby.show(this.table);
    this.chat.show(this.table);
    this.advice.showTable(this.table);
    find("#room").dataset.status = table.status;
    if (table.status === "open") {
      find("#prompt").textContent = this.lobby.heading(this.table);
      this.talk.open("chat");
    }
    this.title();
  }

  showAsk() {
    const ask = this.ask;
    if (!ask) return;
    const waiting = this.sending !== null;
    this.pause.keep(ask);
    this.showPrompt(ask);
    find("#ask").classList.toggle("sending", waiting);
    offer("#undo", ask.undo);
    this.standing.showOnce(this.table.status === "running" ? ask.stop : null);
    this.guide.say(ask.hint, ask.since);
    this.past.show(ask.mine ? ask.meanwhile : null, this.version);
    this.choices.show(ask.moves, waiting, ask.tried);
    if (ask.since !== this.listed) find("#answers").scrollTop = 0; // another question: from its first choice on
    this.listed = ask.since;
    this.advice.show(waiting ? null : ask);
    this.board.light(waiting ? new Map() : this.choices.lights());
    this.bringForward(ask, waiting);
    if (ask.mine && !waiting) for (const name of ["board", `seat-${this.table.mine}`]) this.board.show(name);
    this.rooms.news("stage", ask.mine && this.board.lit("board"));
    this.rooms.news("mine", ask.mine && this.board.lit(`seat-${this.table.mine}`));
    this.title();
  }

  /** On a phone there is one thing at a time: my own things come to the front by themselves, once, where a question is about them. */
  bringForward(ask, waiting) {
    if (!ask.mine || waiting || ask.since === this.brought) return;
    this.brought = ask.since;
    const mine = this.board.about(`seat-${this.table.mine}`, ask.moves) && find("#rooms [aria-controls=mine]").checkVisibility();
    if (this.rooms.current === (mine ? "stage" : "mine")) this.rooms.open(mine ? "mine" : "stage");
    this.forward = mine;
  }

  showPrompt(ask) {
    // Read aloud only when it is put to this reader; what others are asked is told by the log soon enough.
    find("#prompt").setAttribute("aria-live", ask.mine ? "polite" : "off");
    find("#prompt").textContent = ask.prompt;
    const rule = find("#rule");
    rule.hidden = !ask.rule;
    rule.href = `${this.start.rules_url}#${ask.rule}`;
    rule.textContent = ask.rule;
    find("#ask").classList.toggle("asked", ask.mine);
  }

  /** The tab tells whose turn it is. */
  title() {
    const { status, seats, asked, title } = this.table;
    const others = () => (asked.length > 1 ? say("title-several") : say("title-other", { name: seats[asked[0]]?.name ?? "" }));
    const still = { open: "title-open", over: "title-over", stopped: "title-stopped" }[status];
    const whose = still ? say(still) : this.asked ? say("title-mine") : others();
    document.title = `${whose} – ${title}`;
  }

  // -- looking back -------------------------------------------------------------------------------------------------------------------------

  /** The reader looks back: nothing can be chosen until he is here again, and what comes waits for him. */
  lookBack() {
    this.pause.cancel(); // what waits is not sent while he thinks again
    this.menu.close(false);
    this.tooltip.hide();
    this.guide.say("");
    this.advice.show(null);
    this.choices.show(this.ask.moves, true);
    this.board.light(new Map());
    offer("#undo", false);
    find("#room").classList.add("looking-back");
    this.rooms.open("stage");
  }

  lookAt(frame) {
    this.motion.slideAside(this.board.recall(frame.scenes));
    this.seats.show({ ...this.table, points: frame.points, asked: frame.ask?.asked ?? [] });
    find("#room").dataset.shown = frame.at;
  }

  lookUp() {
    find("#room").classList.remove("looking-back");
    delete find("#room").dataset.shown;
    this.board.recall();
    this.settle();
    for (const message of this.kept.splice(0)) this.hear(message);
  }

  // -- what the player does ----------------------------------------------------------------------------------------------------------------

  /** The table as the answer would leave it that is being tried; nothing is sent. */
  tryOn(move) {
    const turned = this.board.tryOn(move?.preview);
    if (!this.sending) this.board.light(this.choices.lights());
    this.motion.comeRound(turned);
  }

  /** A piece was touched: its one move, a menu of its moves, or why there is none. Where answers are tried, the next one it may mean. */
  press(key, piece) {
    this.tooltip.hide();
    if (this.motion.busy || this.past.away) return;
    const moves = this.sending ? [] : this.choices.of(key);
    if (moves.length && this.choices.tried !== null) return this.choices.consider(this.choices.next(moves));
    if (moves.length === 1 && !moves[0].aside) return this.play(moves[0].move);
    if (moves.length) {
      const entries = moves.map((move) => el("button", { type: "button", class: "choice", onclick: () => this.fromMenu(move.move) }, ...face(move)));
      const title = piece.getAttribute("aria-label") ?? "";
      return this.menu.open(title, entries, piece.getBoundingClientRect(), piece);
    }
    if (this.table.status === "running" && this.table.mine !== null) this.why(key);
  }

  fromMenu(move) {
    this.menu.close();
    this.play(move);
  }

  /** A move was chosen: it is sent, unless the reader wants to think again. */
  play(move) {
    if (this.sending || this.motion.busy || !this.ask?.mine) return;
    const found = this.ask.moves.find((other) => other.move === move);
    if (found && !this.pause.takes(found, this.ask)) this.deliver(move);
  }

  /** Send a move; only one at a time, so that a double click counts once. */
  async deliver(move) {
    if (this.sending || this.motion.busy || !this.ask?.mine) return;
    await this.send("moves", { version: this.version, id: token(), move });
  }

  /** Whoever leaves the page while his answer runs out has chosen it. */
  leave() {
    const move = this.pause.running();
    if (move === null) return;
    this.pause.stop();
    const body = JSON.stringify({ version: this.version, id: token(), move });
    fetch(`/api/tables/${this.id}/moves`, { method: "POST", headers: { "Content-Type": "application/json" }, body, keepalive: true }).catch(() => {});
  }

  async undo() {
    if (this.pause.cancel()) return;
    if (this.sending || this.motion.busy || !this.ask?.undo) return;
    await this.send("undo", { version: this.version, id: token() });
  }

  async send(verb, body) {
    if (this.past.away) return;
    hush();
    this.log.read();
    this.sending = body.id;
    this.due = Infinity;
    this.showAsk();
    const { status, data } = await insist(`/api/tables/${this.id}/${verb}`, body, (said) => {
      this.socket.again();
      if (said) toast(said);
    });
    if (status < 400) return this.expect(body.id, data.version);
    toast(data.error);
    if (this.sending !== body.id) return;
    this.sending = null;
    if (status === 409) this.restart(); // something happened that did not reach this page: everything anew
    else this.showAsk();
  }

  /** The move is made; if nobody tells us soon, the line is dead without knowing it. */
  expect(id, version) {
    if (this.sending !== id) return;
    this.due = version;
    if (this.version >= version) {
      this.sending = null; // everything anew has brought it already
      return this.settle();
    }
    setTimeout(() => {
      if (this.sending === id && this.version < version) this.restart();
    }, 4000);
  }

  async why(key) {
    try {
      const { status, data } = await call("GET", `/api/tables/${this.id}/why?piece=${encodeURIComponent(key)}`);
      toast(status < 400 ? data.why.join(" ") || say("nothing") : data.error);
    } catch {
      toast(say("offline"));
    }
  }

  /** On a small screen the list of choices can be put away: what can be chosen is lit on the board too. */
  fold(away) {
    find("#ask").classList.toggle("folded", away);
    find("#fold").setAttribute("aria-expanded", String(!away));
    sessionStorage.setItem("folded", away ? "yes" : "no");
  }

  listen() {
    find("#fold").addEventListener("click", () => this.fold(find("#fold").getAttribute("aria-expanded") === "true"));
    find("#undo").addEventListener("click", () => this.undo());
    find("#skip").addEventListener("click", () => this.motion.skip());
    find("#go-on").addEventListener("click", () => this.motion.goOn());
    find("#speed").addEventListener("change", (event) => {
      choose("speed", event.target.value);
      find("#ask").focus({ preventScroll: true }); // keys are for the choices again, not for this list
    });
    follow("speed", (speed) => (find("#speed").value = speed));
    find("#text-open").addEventListener("click", () => this.readText());
    document.addEventListener("pointerdown", (event) => {
      if (!this.motion.busy || !event.target.closest("#frame, .display, #ask") || event.target.closest("#skip, #go-on, .pace")) return;
      if (this.motion.held) this.motion.goOn();
      else this.motion.skip();
    });
    document.addEventListener("click", (event) => this.once(event), true);
    document.addEventListener("keydown", (event) => this.key(event));
    addEventListener("pagehide", () => this.leave());
  }

  /** The second click of a double click may come when the first is answered already: it is not meant for the next question. Nor does it
      hurry an answer that waits. */
  once(event) {
    if (event.detail <= 1) this.clicked = this.ask;
    else if ((this.clicked !== this.ask || this.pause.on) && event.target.closest(".choice, .trying, .meanwhile, .acts, .scene .piece")) event.stopPropagation();
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea, dialog[open]")) return;
    // A key that is held down is pressed once: it neither hurries an answer that waits nor answers the next question.
    if (event.repeat && (event.key === "Enter" || (event.key.length === 1 && event.key !== " "))) return event.preventDefault();
    if (this.motion.held && (event.key === " " || event.key === "Enter")) {
      if (event.target.closest("button, a, summary")) return; // that is what he means
      this.motion.goOn();
    } else if (event.key === " " && this.motion.busy) this.motion.skip();
    else if (event.key === "ArrowLeft" && this.past.told && !event.target.closest("[role=tab]")) this.past.back();
    else if (event.key === "ArrowRight" && this.past.away && !event.target.closest("[role=tab]")) this.past.next();
    else if (event.key === "Escape" && this.past.away) this.past.comeBack();
    else if (event.key === "u") this.undo();
    else if (event.key === "t") this.readText();
    else if (event.key === "s") this.standing.stop();
    else if (event.key === "Enter" && this.pause.on && event.target.matches("body, #ask")) this.pause.go();
    else if (event.key === "Enter" && this.choices.tried !== null && event.target.matches("body, #ask")) this.choices.confirm();
    else if (event.key === "Escape") {
      this.pause.cancel();
      this.tooltip.hide();
      hush();
    } else if (!this.choices.byKey(event)) return;
    event.preventDefault();
  }

  /** The table in characters, for a screen reader or whoever likes it. */
  async readText() {
    const answer = await fetch(`/t/${this.id}/text`).catch(() => null);
    if (!answer?.ok) return toast(say("offline"));
    find("#text-board").textContent = await answer.text();
    find("#text").showModal();
  }
}

/** A button that is there or not; one that goes away hands the focus back to the question. */
function offer(button, there) {
  if (!there && find(button) === document.activeElement) find("#ask").focus({ preventScroll: true });
  find(button).hidden = !there;
}

const start = JSON.parse(find("#start").textContent);
layOut(find("#start").dataset.art).catch(() => toast(say("no-art"))); // without it the choices still work as a list
new TablePage(start);
