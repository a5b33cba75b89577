// The keys of a page, shown by ? and by whatever leads to them.

import { find } from "./dom.js";

export function listen() {
  const dialog = find("#keys");
  const show = () => dialog.open || dialog.showModal();
  document.addEventListener("keydown", (event) => {
    if (event.key !== "?" || event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea, dialog[open]")) return;
    event.preventDefault();
    show();
  });
  for (const opener of document.querySelectorAll("[data-opens=keys]")) {
    opener.hidden = false; // without scripts nothing would open
    opener.addEventListener("click", show);
  }
  // A click beside the sheet puts it away.
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
}
