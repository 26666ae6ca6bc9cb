import { isPath } from "../../../src/document/operation.js";
import { AuthenticationError, QueryError } from "../../../src/index.js";
import { codeOf } from "./code.js";
import { element, sentence } from "./dom.js";
import { keyField } from "./key-field.js";
import { outcomeOf } from "./outcome.js";
import { type FormFacts, parametersOf } from "./parameters.js";
import { type FormCall, messageInForm, onKeyChange, priceOf, resultOf, source } from "./source.js";

/** Resolves after the browser has painted the latest change. */
const painted = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));

/**
 * Creates an operation's form with the outcome of its calls. `facts` come from the operation's page, and `query` comes from the URL. Throws if the
 * document does not have the path.
 */
export function panelOf(path: string, facts: FormFacts, query?: string): HTMLElement {
  if (!isPath(path)) throw new Error(`${path} is not a path of the document`);
  const prefix = "form";
  const parameters = parametersOf(path, prefix, facts, query);
  const key = keyField(prefix);
  const call = (): FormCall => ({ path, query: parameters.query() });
  const code = codeOf(prefix, call);
  const outcome = outcomeOf(prefix, path);
  const cost = element("span", { class: "form-cost", "aria-live": "polite" });
  const button = element("button", { type: "submit", class: "primary" }, "Run");
  const form = element(
    "form",
    { novalidate: true, autocomplete: "off", "aria-label": `Call ${path}` },
    parameters.element,
    key.element,
    element("div", { class: "form-run" }, button, cost),
  );

  let planned = 0;
  /**
   * Whether errors appear at their fields instead of next to Run. They appear there after the client has refused a call, until the query is valid.
   */
  let isRefused = false;
  /** Shows what the call would cost, or why the client would refuse it. */
  const update = async () => {
    const turn = ++planned;
    const { problems, text } = await priceOf(source(), call());
    // Ignores this plan if the reader has changed the form since.
    if (turn !== planned) return;
    code.update(problems.length > 0);
    isRefused = isRefused && problems.length > 0;
    parameters.show(isRefused ? problems : []);
    cost.replaceChildren(...(isRefused ? [] : sentence(text)));
  };

  let running = new AbortController();
  const run = async () => {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    const used = source();
    outcome.wait();
    // Waits until "Calling…" is visible, because the first call computes the sample world, which blocks the page.
    await painted();
    const given = call();
    const price = await priceOf(used, given);
    const result = await resultOf(used, given, signal);
    if (signal.aborted) return;
    const next = await priceOf(used, given);
    isRefused = !result.ok && result.error instanceof QueryError && price.problems.length > 0;
    const fields = parameters.show(isRefused ? price.problems : []);
    // If the client did not send the call because of the key, the error belongs to the key's field.
    const isKeyRefused = !result.ok && result.error instanceof AuthenticationError && result.status === undefined;
    key.show(isKeyRefused ? messageInForm(path, result.error) : "");
    const at = [...fields.map((name) => `\`${name}\``), ...(isKeyRefused ? ["your API key"] : [])];
    outcome.show(result, used, { cost: price.text === next.text ? undefined : price.text, at });
    await update();
    if (fields[0] !== undefined) parameters.focus(fields[0]);
  };

  const changed = () => {
    outcome.clearError();
    key.show("");
    void update();
  };
  form.addEventListener("input", changed);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void run();
  });
  onKeyChange(changed);
  /** Makes the first call of a form that has just opened, and scrolls to the result if it is below the window. */
  const runAtOnce = async () => {
    await run();
    if (outcome.element.getBoundingClientRect().top > innerHeight - 120) button.scrollIntoView();
  };
  // With a key, a call uses quota, so it has to wait until the reader presses Run.
  void (source().real ? update() : runAtOnce());
  return element("div", { class: "form-panel" }, form, outcome.element, code.element);
}
