// Which drawing of the board suits the screen: the tall one is for phones held upright.

const tall = matchMedia("(max-width: 599px) and (max-aspect-ratio: 1/1)");

export const shape = () => (tall.matches ? "tall" : "wide");

export const onTurn = (heard) => tall.addEventListener("change", () => heard(shape()));
