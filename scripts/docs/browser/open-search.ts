import { load, root } from "./load.js";

/** The global that search.js defines. */
declare const cfbSearch: typeof import("./search.js");

/** Collects what the reader types until the search has loaded. Returns a function that stops collecting and returns the text. */
function typedMeanwhile(): () => string {
  let typed = "";
  const keep = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Backspace") typed = typed.slice(0, -1);
    else if (event.key.length === 1) typed += event.key;
    else return;
    event.preventDefault();
  };
  addEventListener("keydown", keep);
  return () => {
    removeEventListener("keydown", keep);
    return typed;
  };
}

let isLoading = false;

async function openSearch(): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  const typed = typedMeanwhile();
  try {
    await load("search.js");
    cfbSearch.open(root, typed());
  } finally {
    typed();
    isLoading = false;
  }
}

/** Shows the search buttons, which do not work without this script, and listens for the search keys. */
export function offerSearch(): void {
  for (const button of document.querySelectorAll<HTMLElement>("[data-search]")) {
    button.hidden = false;
    button.addEventListener("click", () => void openSearch());
  }
  addEventListener("keydown", (event) => {
    // While the search loads, `typedMeanwhile` handles the keys.
    if (isLoading) return;
    const typing = event.target instanceof Element && event.target.closest("input, select, textarea") !== null;
    const sought =
      event.key === "/"
        ? !typing && !event.ctrlKey && !event.metaKey
        : event.key === "k" && (event.ctrlKey || event.metaKey);
    if (!sought) return;
    event.preventDefault();
    void openSearch();
  });
}
