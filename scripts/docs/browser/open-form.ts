import { load } from "./load.js";

/** form.js defines this. */
declare const cfbForm: typeof import("../playground/panel.js");

/** The values in a link to a form, such as `#?year=2025&team=Texas`. Undefined for any other URL. */
const linkedQuery = (): string | undefined => (location.hash.startsWith("#?") ? location.hash.slice(2) : undefined);

/** Shows the button that opens an operation's form and makes its call. If the URL has values for the form, opens it immediately. */
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
    "The sample service in this page responds, without a key. If you enter a key in the form, the real service does.";
  section.append(hint, button);
  // The link beside the example opens the form immediately.
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
