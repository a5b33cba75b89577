// Looking for a card: rows without the words typed step aside.

import { find } from "./dom.js";

find("#find").addEventListener("input", (event) => {
  const wanted = event.target.value.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  for (const row of find("#cards").tBodies[0].rows) {
    const text = row.textContent.toLocaleLowerCase();
    row.hidden = !wanted.every((word) => text.includes(word));
  }
});
