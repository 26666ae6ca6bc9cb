import { typed, type Value } from "../../../src/cli/session/call.js";
import { type Operation, operations } from "../../../src/document/operation.js";
import { words } from "../../../src/document/words.js";
import type { Path } from "../../../src/types.js";
import { element, sentence } from "./dom.js";
import { fieldOf } from "./field.js";

/** What a form shows at first. */
export interface FormFacts {
  /** The query in its fields, which the samples beside it have, too. */
  readonly query: Readonly<Record<string, Value>>;
  /** The example of each parameter in the document. */
  readonly examples: Readonly<Record<string, Value | undefined>>;
}

/** By path; the build defines it. */
declare const FORM_FACTS: Readonly<Record<string, FormFacts>>;

function rulesOf(path: Path): HTMLElement[] {
  const { rules = [] } = words[path];
  if (rules.length === 0) return [];
  const items = rules.map((rule) => element("li", {}, ...sentence(rule)));
  return [element("ul", { class: "playground-rules", "aria-label": "Rules" }, ...items)];
}

/**
 * Creates the fields of an operation, filled with a query, `given` or the recorded one, and its rules in sentences. `prefix` is unique in the
 * page.
 */
export function parametersOf(path: Path, prefix: string, given?: string) {
  const operation: Operation = operations[path];
  const query = given === undefined ? FORM_FACTS[path]?.query : Object.fromEntries(new URLSearchParams(given));
  const fields = Object.entries(operation.parameters).map(([name, parameter]) =>
    fieldOf(prefix, name, parameter, {
      standard: words[path].defaults?.[name],
      example: FORM_FACTS[path]?.examples[name],
      value: query?.[name],
    }),
  );
  const inside = fields.length === 0 ? ["It takes no parameters."] : fields.map((field) => field.element);
  const grid = element("div", { class: "playground-fields" }, ...inside);
  return {
    element: element("fieldset", {}, element("legend", {}, "Parameters"), ...rulesOf(path), grid),
    /** The query in the fields, with values in the types of their parameters. It may break rules. */
    query(): Readonly<Record<string, Value>> {
      const given = fields.filter((field) => field.text() !== "");
      return Object.fromEntries(given.map((field) => [field.name, typed(field.text(), operation, field.name)]));
    },
    /** Marks the fields that an error is about, and only those. */
    mark(names: readonly string[], errorId: string) {
      for (const field of fields) field.mark(names.includes(field.name) ? errorId : undefined);
    },
  };
}
