// Runs when the page opens, so it is small: the rest of the playground is inert text until a reader opens the first form.

declare const cfbPlayground: typeof import("./panel.js");

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
    const { path } = target.dataset;
    if (path === undefined || !target.matches(".playground")) return;
    if (panels.size === 0) loadPlayground();
    const panel = panels.get(path) ?? cfbPlayground.panelOf(path);
    panels.set(path, panel);
    target.append(panel);
  },
  true,
);
