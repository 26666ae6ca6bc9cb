import type { Value } from "../../../src/cli/session/call.js";
import { type Operation, operations, type Parameter } from "../../../src/document/operation.js";
import { reading } from "../../../src/document/reading.js";
import type { QueryProblem } from "../../../src/query/explain.js";
import { readValue } from "../../../src/query/read.js";
import { takenValues } from "../../../src/tools/describe.js";
import type { Path } from "../../../src/types.js";
import { element, errorAt } from "./dom.js";

/** The facts that a form shows at first. They come from its page. */
export interface FormFacts {
  /** The query in the form's fields. The samples next to the form have the same query. */
  readonly query: Readonly<Record<string, Value>>;
  /** Each parameter's example in the document. */
  readonly examples: Readonly<Record<string, Value | undefined>>;
}

/** What the document says about a parameter besides its type. */
interface FieldFacts {
  /** The value that the service uses if the parameter is not given. */
  readonly standard: Value | undefined;
  /** A valid value, shown while the field is empty. */
  readonly example: Value | undefined;
  /** The field's value when the form opens. */
  readonly value: Value | undefined;
}

/** Creates an input, or a select for the values of an enumeration. It contains `value` when the form opens. */
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

/** Creates a parameter's field: label, input or select, and the type, range and default in words. `prefix` is unique in the page. */
function fieldOf(prefix: string, name: string, parameter: Parameter, facts: FieldFacts) {
  const id = `${prefix}-${name}`;
  const hintId = `${id}-hint`;
  const control = controlOf(parameter, facts, id, hintId);
  // The select already shows the values of an enumeration.
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

/** Creates an operation's fields, filled with a query: `given`, or the recorded one. `prefix` is unique in the page. */
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
    /** Returns the query in the fields, with values of the parameters' types. It may break rules. */
    query(): Readonly<Record<string, Value>> {
      const given = fields.filter((field) => field.text() !== "");
      return Object.fromEntries(given.map((field) => [field.name, readValue(field.text(), operation, field.name)]));
    },
    /**
     * Shows each problem once, at the first of the fields that it is about, and marks all of them. Returns the names of the fields that show a
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
