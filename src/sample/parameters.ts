import { operations } from "../../generated/operations.js";
import { words } from "../../generated/words.js";
import type { Operation, Parameter } from "../operation.js";
import { readText } from "../query/read.js";
import { namesOf } from "../query/rule-names.js";
import { breaks } from "../query/rules.js";
import type { Path } from "../types.js";

export type Value = string | number | boolean;

/** The values of a query by parameter, in their types, with defaults. */
export type Values = ReadonlyMap<string, Value>;

interface Detail {
  message: string;
  value?: unknown;
}

/** The problems of a query by parameter, as in a 400 of the service. */
export type Details = Record<string, Detail>;

const maxInt32 = 2 ** 31 - 1;

function readValue(text: string, parameter: Parameter): { value: Value } | { problem: string } {
  const read = readText(text, parameter);
  switch (parameter.type) {
    case "integer":
      // The service takes no point in an integer, even before a zero.
      return typeof read !== "number" || text.includes(".") || read > maxInt32 || read < -maxInt32 - 1
        ? { problem: "invalid integer number" }
        : checkBounds(read, parameter);
    case "number":
      return typeof read === "number" ? checkBounds(read, parameter) : { problem: "invalid float number" };
    case "boolean":
      return typeof read === "boolean" ? { value: read } : { problem: "invalid boolean value" };
    case "string":
      if (parameter.enum && !parameter.enum.includes(text)) {
        return { problem: `should be one of the following; ${JSON.stringify(parameter.enum)}` };
      }
      // A name that must not be empty must not be blank either.
      return text.trim().length < (parameter.minLength ?? 0)
        ? { problem: `minLength ${parameter.minLength}` }
        : { value: text };
  }
}

function checkBounds(value: number, { minimum, maximum }: Parameter): { value: number } | { problem: string } {
  if (minimum !== undefined && value < minimum) return { problem: `min ${minimum}` };
  if (maximum !== undefined && value > maximum) return { problem: `max ${maximum}` };
  return { value };
}

/** The valid values of a query, and the problems of the other parameters. */
function readParameters(
  operation: Operation,
  query: URLSearchParams,
  refusesUnknown: boolean,
): { values: Map<string, Value>; zeros: Set<string>; details: Map<string, Detail> } {
  const values = new Map<string, Value>();
  const zeros = new Set<string>();
  const details = new Map<string, Detail>();
  for (const [name, parameter] of Object.entries(operation.parameters)) {
    const given = query.getAll(name);
    const text = given[0];
    if (given.length > 1) {
      details.set(name, { message: `given ${given.length} times, takes one value`, value: given });
    } else if (text === undefined || (text === "" && !parameter.required)) {
      if (parameter.required) details.set(name, { message: `'${name}' is required` });
    } else {
      const result = readValue(text, parameter);
      if ("problem" in result) details.set(name, { message: result.problem, value: text });
      // For these parameters the service treats 0 as not given.
      else if (result.value === 0 && parameter.zeroIsAbsent) zeros.add(name);
      else values.set(name, result.value);
    }
  }
  if (refusesUnknown) {
    for (const name of query.keys()) {
      if (!Object.hasOwn(operation.parameters, name))
        details.set(name, { message: "unknown parameter", value: query.get(name) });
    }
  }
  return { values, zeros, details };
}

/**
 * Reads a query by the parameters and rules of an operation. Like the service, it ignores unknown parameters and treats an empty value as
 * not given. The result has the problems of all parameters; rules are checked only where every value is valid. `zeros` are the parameters
 * whose 0 counts as not given.
 */
export function readQuery(
  path: Path,
  search: URLSearchParams,
): { values: Values; zeros: ReadonlySet<string> } | { details: Details } {
  const operation = operations[path];
  const { rules = [], defaults = {}, refusesUnknown } = words[path];
  const { values, zeros, details } = readParameters(operation, search, refusesUnknown === true);
  const query = Object.fromEntries(values);
  for (const [index, rule] of details.size > 0 ? [] : (operation.rules ?? []).entries()) {
    if (!breaks(rule, query)) continue;
    const message = rules[index] ?? "";
    for (const name of namesOf(rule)) {
      details.set(name, { message, ...(values.has(name) && { value: values.get(name) }) });
    }
  }
  if (details.size > 0) return { details: Object.fromEntries(details) };
  return { values: new Map([...Object.entries(defaults), ...values]), zeros };
}
