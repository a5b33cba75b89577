// The few sentences the scripts say; the server writes them into the page in the reader's language.

const block = document.getElementById("words");
const words = block ? JSON.parse(block.textContent) : {};

/** The sentence `js-ID` of text/*.ftl with its {places} filled in. */
export function say(id, args = {}) {
  return (words[id] ?? id).replace(/\{(\w+)\}/g, (place, name) => args[name] ?? place);
}
