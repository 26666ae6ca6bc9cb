import { isPath } from "../../../src/document/operation.js";
import { words } from "../../../src/document/words.js";
import { QueryError } from "../../../src/index.js";
import { codeOf } from "./code.js";
import { element, sentence } from "./dom.js";
import { keyField } from "./key-field.js";
import { outcomeOf } from "./outcome.js";
import { parametersOf } from "./parameters.js";
import { costSentence, type FormCall, onKeyChange, resultOf, source } from "./source.js";

/** Resolves when the page shows what was last changed. */
const painted = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));

/**
 * Creates the form of an operation with the outcome of its calls. `link` is its fragment in the page, `query` that of the address. Throws for a
 * path that the document does not have.
 */
export function panelOf(path: string, link: string, query?: string): HTMLElement {
  if (!isPath(path)) throw new Error(`${path} is no path of the document`);
  const prefix = `playground-${words[path].operationId}`;
  const parameters = parametersOf(path, prefix, query);
  const call = (): FormCall => ({ path, query: parameters.query() });
  const code = codeOf(prefix, link, call);
  const outcome = outcomeOf(prefix, path);
  const cost = element("span", { class: "playground-cost" });
  const button = element("button", { type: "submit" }, "Run");
  const form = element(
    "form",
    { novalidate: true, autocomplete: "off", "aria-label": `Call ${path}` },
    parameters.element,
    keyField(prefix),
    element("div", { class: "playground-run" }, button, cost),
  );

  let planned = 0;
  const update = async () => {
    code.update();
    const turn = ++planned;
    const text = await costSentence(source(), call());
    // A later change may have been planned first.
    if (turn === planned) cost.replaceChildren(...sentence(text));
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
    const price = await costSentence(used, given);
    const result = await resultOf(used, given, signal);
    if (signal.aborted) return;
    const error = result.ok ? undefined : result.error;
    parameters.mark(error instanceof QueryError ? error.parameters : [], outcome.id);
    outcome.show(result, used, price);
    await update();
  };

  form.addEventListener("input", () => void update());
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void run();
  });
  onKeyChange(() => void update());
  void update();
  return element("div", { class: "playground-panel" }, form, outcome.element, code.element);
}
