// The game's symbols: fetched once, laid into the page, from where every scene uses them.

import { el } from "./dom.js";

/** The name a symbol has in the page: set apart, so that no symbol takes the id of something else. */
export const inPage = (symbol) => `art-${symbol}`;

export async function layOut(url) {
  const answer = await fetch(url);
  const text = (await answer.text()).replace(/(\sid="|href="#|url\(#)/g, `$1${inPage("")}`);
  const sheet = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (!answer.ok || sheet.localName !== "svg") throw new Error(`no symbols at ${url}`);
  sheet.setAttribute("aria-hidden", "true");
  // Not display: none, because gradients inside would be gone with it.
  const box = el("div", { class: "sheet" });
  box.append(document.importNode(sheet, true));
  document.body.prepend(box);
}
