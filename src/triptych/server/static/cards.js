// Looking for a card: those without the words typed, or of another kind than chosen, step aside. What is looked for stands in the address,
// so that it can be sent to somebody, and is there again when one comes back.

import { find } from "./dom.js";
import { say } from "./words.js";

const cards = [...find("#cards").children].map((card) => ({
  card,
  text: `${find("h2", card).textContent} ${find("p", card).textContent}`.toLocaleLowerCase(),
  tags: card.dataset.tags.split(" "),
}));
const filters = [...document.querySelectorAll("[data-filter]")];
const typed = find("#find");

function sift() {
  const words = typed.value.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const wanted = filters.map((filter) => filter.value).filter(Boolean);
  let left = 0;
  for (const { card, text, tags } of cards) {
    card.hidden = !(words.every((word) => text.includes(word)) && wanted.every((tag) => tags.includes(tag)));
    left += card.hidden ? 0 : 1;
  }
  find("#found").textContent = say("cards-found", { n: left, all: cards.length });
  find("#none").hidden = left > 0;
}

function remember() {
  const query = new URLSearchParams();
  if (typed.value) query.set("find", typed.value);
  for (const filter of filters) if (filter.value) query.set(filter.dataset.filter, filter.value.split("=")[1]);
  history.replaceState(null, "", `${location.pathname}${query.size ? `?${query}` : ""}${location.hash}`);
}

const query = new URLSearchParams(location.search);
typed.value = query.get("find") ?? "";
for (const filter of filters) {
  const value = `${filter.dataset.filter}=${query.get(filter.dataset.filter)}`;
  if ([...filter.options].some((option) => option.value === value)) filter.value = value;
}
find("#sieve").hidden = false;
find("#sieve").addEventListener("submit", (event) => event.preventDefault());
find("#sieve").addEventListener("input", () => {
  sift();
  remember();
});
sift();
