// My name, my recovery link, a token for programs.

import { find } from "./dom.js";
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

find("#token-form")?.addEventListener("submit", (event) => {
  event.preventDefault();
  ask("POST", "/api/me/token", { label: event.target.elements.label.value.trim() || undefined }, ({ token }) => {
    find("#token-box").hidden = false;
    find("#token").value = token;
    find("#token").select();
  });
});
find("#token-copy")?.addEventListener("click", () => copy(find("#token")));
