// What a reader has chosen of the looks, settled before anything is painted: light or dark, the size of the letters, the players' colours.
// The page always carries data-theme, so that art and page agree. No module: those come too late.
(() => {
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const kept = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null; // storage can be forbidden; then the system decides
    }
  };
  const settle = () => {
    const theme = kept("theme");
    root.dataset.theme = theme === "light" || theme === "dark" ? theme : dark.matches ? "dark" : "light";
    root.dataset.size = kept("size") ?? "usual";
    root.dataset.palette = kept("palette") ?? "usual";
  };
  settle();
  dark.addEventListener("change", settle);
  addEventListener("chosen", settle); // here, see prefs.js
  addEventListener("storage", settle); // in another tab
})();
