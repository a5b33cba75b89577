// Pages with pictures of a game: its symbols are laid into the page, from where the pictures use them.

import { find } from "./dom.js";
import { layOut } from "./sheet.js";

layOut(find("#pictures").dataset.art).catch(() => document.documentElement.classList.add("no-art")); // the words say it all the same
