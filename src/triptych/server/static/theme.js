// Light or dark, settled before anything is painted. The page always carries data-theme, so that art and page agree.
(() => {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const kept = () => {
    try {
      return localStorage.getItem("theme");
    } catch {
      return null; // storage can be forbidden; then the system decides
    }
  };
  const settle = () => {
    document.documentElement.dataset.theme = kept() ?? (dark.matches ? "dark" : "light");
  };
  settle();
  dark.addEventListener("change", settle);
})();
