import type { Value } from "../../../src/cli/session/call.js";
import { type Operation, operations, type Parameter } from "../../../src/document/operation.js";
import { reading } from "../../../src/document/reading.js";
import type { QueryProblem } from "../../../src/query/explain.js";
import { readValue } from "../../../src/query/read.js";
import { takenValues } from "../../../src/tools/describe.js";
import type { Path } from "../../../src/types.js";
import { element, errorAt } from "./dom.js";

/** The facts for a form from its page. */
export interface FormFacts {
  /** The query that the form's fields contain at first. It is the same as in the page's samples. */
  readonly query: Readonly<Record<string, Value>>;
  /** Each parameter's example in the document. */
  readonly examples: Readonly<Record<string, Value | undefined>>;
}

/** Facts about a parameter in addition to its type. */
interface FieldFacts {
  /** The parameter's default. */
  readonly standard: Value | undefined;
  /** A valid value, which an empty field shows as its placeholder. */
  readonly example: Value | undefined;
  /** The field's value when the form opens. */
  readonly value: Value | undefined;
}

/** Creates an input, or a select for an enumeration or a boolean. It contains `value` at first. */
function controlOf(
  { type, enum: values, required }: Parameter,
  { standard, example, value }: FieldFacts,
  id: string,
  describedBy: string,
) {
  const shared = { id, "aria-describedby": describedBy, "aria-required": required && "true" };
  const options = values ?? (type === "boolean" ? ["true", "false"] : undefined);
  if (options === undefined) {
    return element("input", {
      ...shared,
      type: "text",
      inputmode: type === "integer" ? "numeric" : type === "number" ? "decimal" : undefined,
      placeholder: example === undefined ? undefined : `such as ${example}`,
      value: value === undefined ? undefined : String(value),
      autocomplete: "off",
      spellcheck: "false",
    });
  }
  const none = element("option", { value: "" }, standard === undefined ? "not given" : `not given (${standard})`);
  const others = options.map((option) =>
    element("option", { value: option, selected: option === String(value) || undefined }, option),
  );
  return element("select", shared, none, ...others);
}

/** Creates a parameter's field with its label, control, and hint about type, range and default. `prefix` is unique in the page. */
function fieldOf(prefix: string, name: string, parameter: Parameter, facts: FieldFacts) {
  const id = `${prefix}-${name}`;
  const hintId = `${id}-hint`;
  const control = controlOf(parameter, facts, id, hintId);
  // The hint leaves out an enumeration's values, because the select shows them.
  const { enum: _, ...rest } = parameter;
  const label = element("label", { for: id }, name);
  const hint = element("small", { id: hintId }, takenValues(rest, facts.standard));
  const error = errorAt(control, hintId);
  return {
    name,
    element: element("div", { class: "form-field" }, element("div", {}, label, " ", hint), control, error.element),
    /** Returns the field's value as a string. Empty if the parameter is not given. */
    text: () => control.value,
    error,
    focus: () => control.focus(),
  };
}

/** Creates an operation's fields. They contain the query `given` or, without one, the recorded query. `prefix` is unique in the page. */
export function parametersOf(path: Path, prefix: string, facts: FormFacts, given?: string) {
  const operation: Operation = operations[path];
  const query = given === undefined ? facts.query : Object.fromEntries(new URLSearchParams(given));
  const fields = Object.entries(operation.parameters).map(([name, parameter]) =>
    fieldOf(prefix, name, parameter, {
      standard: reading[path].defaults?.[name],
      example: facts.examples[name],
      value: query[name],
    }),
  );
  const inside =
    fields.length === 0 ? ["This operation does not take parameters."] : fields.map((field) => field.element);
  const grid = element("div", { class: "form-fields" }, ...inside);
  return {
    element: element("fieldset", {}, element("legend", {}, "Parameters"), grid),
    /** Returns the query in the fields, with values of the parameters' types. The query can break rules. */
    query(): Readonly<Record<string, Value>> {
      const given = fields.filter((field) => field.text() !== "");
      return Object.fromEntries(given.map((field) => [field.name, readValue(field.text(), operation, field.name)]));
    },
    /**
     * Shows each problem at the first field that it is about, and marks all fields that it is about. Returns the names of the fields that show a
     * message.
     */
    show(problems: readonly QueryProblem[]): string[] {
      const placed = problems.map(({ parameters, message }) => ({
        message,
        concerned: fields.filter(({ name }) => parameters.includes(name)),
      }));
      for (const field of fields) {
        const own = placed.filter(({ concerned }) => concerned[0] === field);
        field.error.say(own.map(({ message }) => message).join(" "));
        field.error.mark(placed.find(({ concerned }) => concerned.includes(field))?.concerned[0]?.error.id);
      }
      return fields.filter((field) => placed.some(({ concerned }) => concerned[0] === field)).map(({ name }) => name);
    },
    /** Moves the focus to a field. */
    focus(wanted: string) {
      fields.find(({ name }) => name === wanted)?.focus();
    },
  };
}
