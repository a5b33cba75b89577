// Making elements, with as little ceremony as possible.

const SVG = "http://www.w3.org/2000/svg";

function fill(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

/** An HTML element: el("button", {class: "quiet", onclick: go}, "Go"). */
export const el = (name, attributes = {}, ...children) => fill(document.createElement(name), attributes, children);

/** The same in SVG. */
export const svg = (name, attributes = {}, ...children) => fill(document.createElementNS(SVG, name), attributes, children);

/** A symbol of the sheet that stands in the page. */
export const icon = (id, kind = "icon") => svg("svg", { class: kind, viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("use", { href: `#${id}` }));

/** Each seat's sign; it stands wherever the seat's colour does. */
export const SIGNS = ["sun", "wave", "leaf", "flame"];

export const find = (selector, within = document) => within.querySelector(selector);

/** A number as it is written in the page's language, with a real minus sign; half points as ½, as everywhere else on the page. */
export const number = (value) => {
  const half = Math.abs(value % 1) === 0.5;
  const whole = new Intl.NumberFormat(document.documentElement.lang).format(Math.abs(half ? Math.trunc(value) : value));
  return `${value < 0 ? "−" : ""}${half && whole === "0" ? "" : whole}${half ? "½" : ""}`;
};
