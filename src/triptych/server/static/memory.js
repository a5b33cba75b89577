// What a browser remembers for its reader from one visit to the next; storage can be forbidden, and then it forgets.

export function recall(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function keep(name, value) {
  try {
    localStorage.setItem(name, value);
  } catch {
    // it holds for this page
  }
}
