import { load, root } from "./load.js";

/** Defined by search.js. */
declare const cfbSearch: typeof import("./search.js");

async function openSearch(): Promise<void> {
  await load("search.js");
  cfbSearch.open(root);
}

/** Shows the buttons of the search, which need this script, and listens to its keys. */
export function offerSearch(): void {
  for (const button of document.querySelectorAll<HTMLElement>("[data-search]")) {
    button.hidden = false;
    button.addEventListener("click", () => void openSearch());
  }
  addEventListener("keydown", (event) => {
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
