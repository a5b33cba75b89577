// Profile: my name, my recovery link, tokens for programs.

import { el, find } from "./dom.js";
import { toast } from "./floating.js";
import { copy } from "./lobby.js";
import { call } from "./post.js";
import { say } from "./words.js";

/** A request whose answer is looked at, or whose failure is said. */
async function ask(method, url, body, then) {
  try {
    const { status, data } = await call(method, url, body);
    if (status < 400) then(data);
    else toast(data.error);
  } catch {
    toast(say("offline"));
  }
}

find("#name-form")?.addEventListener("submit", (event) => {
  event.preventDefault();
  const name = event.target.elements.name.value.trim();
  const known = event.target.dataset.known === "yes";
  ask(known ? "PATCH" : "POST", known ? "/api/me" : "/api/guest", { name }, () => location.reload());
});

find("#recovery-copy")?.addEventListener("click", () => copy(find("#recovery")));

/** A day as it is written here; the server knows neither the place nor the hour. */
const day = (seconds) => new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium" }).format(new Date(seconds * 1000));
for (const time of document.querySelectorAll("time[data-at]")) time.textContent = day(Number(time.dataset.at));

const tokens = find("#tokens");

/** The tokens that programs have; each can be taken back. */
function list(found) {
  tokens.replaceChildren(
    ...found.map(({ id, label, created }) => {
      const named = label || say("token-unnamed");
      const revoke = el("button", { type: "button", class: "quiet", "aria-label": say("token-revoke-one", { label: named }) }, say("token-revoke"));
      return el("li", { "data-token": id }, el("span", { class: "label" }, named), " ", el("time", { datetime: new Date(created * 1000).toISOString() }, day(created)), " ", revoke);
    }),
  );
}

if (tokens) list(JSON.parse(tokens.dataset.tokens));
tokens?.addEventListener("click", (event) => {
  const line = event.target.closest("button")?.closest("[data-token]");
  if (line) ask("DELETE", `/api/me/tokens/${line.dataset.token}`, undefined, list);
});

find("#token-form")?.addEventListener("submit", (event) => {
  event.preventDefault();
  const form = event.target;
  ask("POST", "/api/me/token", { label: form.elements.label.value.trim() || undefined }, ({ token }) => {
    form.reset();
    find("#token-box").hidden = false;
    find("#token").value = token;
    find("#token").select();
    ask("GET", "/api/me/tokens", undefined, list);
  });
});
find("#token-copy")?.addEventListener("click", () => copy(find("#token")));
