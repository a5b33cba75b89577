// What a reader has chosen for himself: how fast things move, whether he is asked again, how large the letters are. It belongs to this
// browser, as light and dark do; the first value of each holds where nothing was chosen.

export const KNOWN = {
  confirm: ["moment", "never", "always"],
  speed: ["normal", "slow", "fast", "instant"],
  size: ["usual", "large", "largest"],
  palette: ["usual", "distinct"],
  theme: ["system", "light", "dark"],
};

/** Under which name it is kept how a question of a game is answered at new tables. */
export const answerOf = (game, name) => `answer ${game} ${name}`;

/** How the questions of a game are answered at new tables, as far as the reader has chosen it: for whoever makes a table or sits down. */
export function answersOf(game) {
  const start = answerOf(game, "");
  try {
    return Object.fromEntries(Object.entries(localStorage).flatMap(([name, value]) => (name.startsWith(start) ? [[name.slice(start.length), value]] : [])));
  } catch {
    return {};
  }
}

/** The choice that holds now; `values` are those there are, the usual one first. */
export function chosen(name, values = KNOWN[name]) {
  let kept = null;
  try {
    kept = localStorage.getItem(name);
  } catch {
    // storage can be forbidden; then what is usual holds
  }
  return values.includes(kept) ? kept : values[0];
}

export function choose(name, value) {
  try {
    localStorage.setItem(name, value);
  } catch {
    return false;
  }
  dispatchEvent(new CustomEvent("chosen", { detail: name }));
  return true;
}

/** Called with the choice that holds, now and whenever it becomes another one, here or in another tab. */
export function follow(name, heard, values = KNOWN[name]) {
  heard(chosen(name, values));
  addEventListener("chosen", (event) => event.detail === name && heard(chosen(name, values)));
  addEventListener("storage", (event) => event.key === name && heard(chosen(name, values)));
}
