// Runs when the page opens, so it is small: the rest of the playground is inert text until a reader opens the first form.

import { copyButton } from "./dom.js";

declare const cfbPlayground: typeof import("./panel.js");

declare global {
  interface Window {
    /** The form that the address names, in lowercase, with the query for it: see template.hbs. */
    linkedForm?: { readonly link: string; readonly query: string } | undefined;
  }
}

/** The form of each operation. Redoc drops sections far from the window and draws them again, without what was typed. */
const panels = new Map<string, HTMLElement>();

/** Evaluates the inert code, which defines `cfbPlayground`. */
function loadPlayground(): void {
  const script = document.createElement("script");
  script.textContent = document.getElementById("playground-code")?.textContent ?? "";
  document.head.append(script);
}

// This event does not bubble, so it is handled on its way down.
document.addEventListener(
  "toggle",
  ({ target }) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open) return;
    const { path, link = "" } = target.dataset;
    if (path === undefined || !target.matches(".playground")) return;
    if (panels.size === 0) loadPlayground();
    const panel = panels.get(path) ?? cfbPlayground.panelOf(path, link, target.dataset.query);
    panels.set(path, panel);
    target.append(panel);
  },
  true,
);

/** Opens the form that the address names, once Redoc has drawn it. */
function openLinked(): void {
  const { link, query } = window.linkedForm ?? {};
  if (query === undefined) return;
  for (const form of document.querySelectorAll<HTMLDetailsElement>("details.playground")) {
    if (form.dataset.link?.toLowerCase() !== link) continue;
    window.linkedForm = undefined;
    form.querySelector(".playground-panel")?.remove();
    panels.delete(form.dataset.path ?? "");
    form.dataset.query = query;
    form.open = false;
    form.open = true;
    form.scrollIntoView();
  }
}

/** Adds a button to each sample between the facts and the parameters. Redoc has one for those beside them. */
function addCopyButtons(): void {
  for (const sample of document.querySelectorAll<HTMLElement>("pre[data-language]:not([data-copy])")) {
    sample.dataset.copy = "";
    sample.before(copyButton(() => sample.textContent ?? ""));
  }
}

function afterDrawing(): void {
  openLinked();
  addCopyButtons();
}
afterDrawing();
new MutationObserver(afterDrawing).observe(document.body, { childList: true, subtree: true });
