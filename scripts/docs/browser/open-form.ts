import { load } from "./load.js";

/** The global that form.js defines. */
declare const cfbForm: typeof import("../playground/panel.js");

/** Returns the values in a link to a form, such as `#?year=2025&team=Texas`, or undefined if the URL has none. */
const linkedQuery = (): string | undefined => (location.hash.startsWith("#?") ? location.hash.slice(2) : undefined);

/** Adds a button that opens an operation's form. If the page's URL contains values for the form, opens the form immediately. */
export function offerForm(): void {
  const section = document.querySelector<HTMLElement>("section.run");
  const { path, facts } = section?.dataset ?? {};
  if (!section || path === undefined || facts === undefined) return;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "primary";
  button.textContent = "Run with sample data";
  const open = async (query?: string) => {
    button.disabled = true;
    button.textContent = "Loading…";
    try {
      await load("form.js");
    } catch {
      button.disabled = false;
      button.textContent = "Loading failed. Try again";
      return;
    }
    button.remove();
    hint.remove();
    section.querySelector(".form-panel")?.remove();
    section.append(cfbForm.panelOf(path, JSON.parse(facts), query));
    section.scrollIntoView();
    section.querySelector<HTMLElement>(":is(input, select)")?.focus({ preventScroll: true });
  };
  button.addEventListener("click", () => void open());
  const hint = document.createElement("p");
  hint.className = "run-hint";
  hint.textContent =
    "Without a key, the sample service in this page responds. If you enter a key in the form, the real service responds.";
  section.append(hint, button);
  // The link next to the example opens the form immediately.
  document.querySelector(".try")?.addEventListener("click", () => {
    if (button.isConnected) void open();
  });
  const openLinked = () => {
    const query = linkedQuery();
    if (query !== undefined) void open(query);
  };
  addEventListener("hashchange", openLinked);
  openLinked();
}
