// Wide or tall: one question, asked the same way by the scripts and by the style sheet.

const narrow = matchMedia("(max-width: 859px), (max-aspect-ratio: 1/1)");

export const shape = () => (narrow.matches ? "tall" : "wide");

export const onTurn = (heard) => narrow.addEventListener("change", () => heard(shape()));
