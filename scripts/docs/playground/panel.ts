import { isPath } from "../../../src/document/operation.js";
import { QueryError } from "../../../src/index.js";
import { codeOf } from "./code.js";
import { element, sentence } from "./dom.js";
import { keyField } from "./key-field.js";
import { outcomeOf } from "./outcome.js";
import { type FormFacts, parametersOf } from "./parameters.js";
import { costOf, type FormCall, onKeyChange, resultOf, source } from "./source.js";

/** Resolves when the page shows what was last changed. */
const painted = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));

/**
 * Creates the form of an operation with the outcome of its calls. `facts` are those of its page, `query` that of the address. Throws for a path
 * that the document does not have.
 */
export function panelOf(path: string, facts: FormFacts, query?: string): HTMLElement {
  if (!isPath(path)) throw new Error(`${path} is no path of the document`);
  const prefix = "form";
  const parameters = parametersOf(path, prefix, facts, query);
  const call = (): FormCall => ({ path, query: parameters.query() });
  const code = codeOf(prefix, call);
  const outcome = outcomeOf(prefix, path);
  const cost = element("span", { class: "form-cost", "aria-live": "polite" });
  const button = element("button", { type: "submit", class: "primary" }, "Run");
  const form = element(
    "form",
    { novalidate: true, autocomplete: "off", "aria-label": `Call ${path}` },
    parameters.element,
    keyField(prefix),
    element("div", { class: "form-run" }, button, cost),
  );

  let planned = 0;
  /** Shows what the call would cost, or why it is refused; after a refused call the outcome has said so. */
  const update = async (said = false) => {
    const turn = ++planned;
    const { refused, text } = await costOf(source(), call());
    // A later change may have been planned first.
    if (turn !== planned) return;
    code.update(refused);
    cost.replaceChildren(...(refused && said ? [] : sentence(text)));
  };

  let running = new AbortController();
  const run = async () => {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    const used = source();
    outcome.wait();
    // The sample world is computed with the first call, and the page does not change meanwhile.
    await painted();
    const given = call();
    const price = await costOf(used, given);
    const result = await resultOf(used, given, signal);
    if (signal.aborted) return;
    const error = result.ok ? undefined : result.error;
    parameters.mark(error instanceof QueryError ? error.parameters : [], outcome.id);
    outcome.show(result, used, price.text);
    await update(true);
  };

  const changed = () => {
    outcome.clearError();
    void update();
  };
  form.addEventListener("input", changed);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void run();
  });
  onKeyChange(changed);
  void update();
  return element("div", { class: "form-panel" }, form, outcome.element, code.element);
}
