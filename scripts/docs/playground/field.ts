import type { Parameter } from "../../../src/document/operation.js";
import { takes } from "../../../src/tools/describe.js";
import { element } from "./dom.js";

type Value = string | number | boolean;

/** What the document says of a parameter beside its type. */
export interface FieldFacts {
  /** The value that the service uses if the parameter is not given. */
  readonly standard: Value | undefined;
  /** A value that is valid, shown while the field is empty. */
  readonly example: Value | undefined;
  /** The value in the field when the form opens. */
  readonly value: Value | undefined;
}

function controlOf({ type, enum: values, required }: Parameter, facts: FieldFacts, id: string, describedBy: string) {
  const { standard, example, value } = facts;
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

/** Creates the field of a parameter: label, input or select, and its type, range and default in words. `prefix` is unique in the page. */
export function fieldOf(prefix: string, name: string, parameter: Parameter, facts: FieldFacts) {
  const id = `${prefix}-${name}`;
  const hintId = `${id}-hint`;
  const control = controlOf(parameter, facts, id, hintId);
  // The select shows the values of an enumeration.
  const { enum: _, ...rest } = parameter;
  const label = element("label", { for: id }, name);
  const hint = element("small", { id: hintId }, takes(rest, facts.standard));
  return {
    name,
    element: element("div", { class: "playground-field" }, element("div", {}, label, " ", hint), control),
    /** The text of its value; empty where it is not given. */
    text: () => control.value,
    /** Marks it as concerned by an error, or not. `errorId` is the id of the element with the error. */
    mark(errorId: string | undefined) {
      control.toggleAttribute("aria-invalid", false);
      if (errorId !== undefined) control.setAttribute("aria-invalid", "true");
      control.setAttribute("aria-describedby", errorId === undefined ? hintId : `${hintId} ${errorId}`);
    },
  };
}
