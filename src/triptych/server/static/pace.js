// How long things stay on the screen: as long as it takes to read them, at the speed the reader has chosen.

/** How the speeds differ: how long a slide takes, a line stays, and a moment that concerns everybody, against the normal speed. */
export const SPEEDS = {
  slow: { slide: 1.5, line: 1.8, moment: 1.5 },
  normal: { slide: 1, line: 1, moment: 1 },
  fast: { slide: 0.6, line: 0.4, moment: 0.6 },
  instant: { slide: 0, line: 0, moment: 0 },
};

const LOOK = 250; // ms to find the line,
const LETTER = 30; // and for each of its letters: a line of the log is much like the one before
const TURN_TO = 900; // what concerns everybody is something new: one looks up,
const TAKE_IN = 55; // and reads every word
const LONGEST = 400; // letters that are counted at most

/** The ms that these lines of the log stay. What the reader has done himself he knows; what concerns everybody he reads all the same. */
export function reading(lines, { own = false, speed = "normal" } = {}) {
  const { line, moment } = SPEEDS[speed];
  const letters = (some) => Math.min(LONGEST, some.reduce((sum, { text }) => sum + text.length, 0));
  const moments = lines.filter((one) => one.moment);
  if (moments.length) return Math.round((TURN_TO + letters(moments) * TAKE_IN) * moment);
  return own || !lines.length ? 0 : Math.round((LOOK + letters(lines) * LETTER) * line);
}

/** Has this reader played a game of this kind to its end, in this browser? Until then moments wait for him. */
export function finished(game) {
  try {
    return localStorage.getItem(`finished ${game}`) !== null;
  } catch {
    return true; // where nothing is kept it would be a first game for ever
  }
}

export function finish(game) {
  try {
    localStorage.setItem(`finished ${game}`, "yes");
  } catch {
    // it is kept nowhere, see above
  }
}
