import { operations } from "../document/operation.js";
import { reading } from "../document/reading.js";
import { words } from "../document/words.js";
import { breaks } from "../query/check.js";
import { parametersOfRule } from "../query/explain.js";
import type { Path } from "../types.js";
import { readValue, type Value, valueIn } from "./read-value.js";
import { unknownParameter, validationFailed } from "./refusals.js";

/** A query's values by parameter, with their types and with defaults. */
export type Values = ReadonlyMap<string, Value>;

/** A valid query. */
export interface ReadQuery {
  readonly values: Values;
  /** Whether the service returns no rows because a parameter is 0. In the rules, such a parameter counts as not given. */
  readonly matchesNothing: boolean;
}

type Detail = { message: string; value?: unknown };

/** Returns a query's valid values, and the problems with the other parameters. */
function readParameters(path: Path, query: URLSearchParams) {
  const { parameters } = operations[path];
  const { refusesUnknown } = reading[path];
  const { zeroMatchesNothing } = words[path];
  const values = new Map<string, Value>();
  const details = new Map<string, Detail>();
  let matchesNothing = false;
  for (const [name, parameter] of Object.entries(parameters)) {
    const given = valueIn(query, name);
    const { type, required, enum: enumeration, minLength, zeroIsAbsent } = parameter;
    // For plain strings, an empty value counts as not given. For numbers, booleans and enumerations, an empty value is invalid.
    const isPlainText = type === "string" && enumeration === undefined && minLength === undefined;
    if (given === undefined || (given === "" && isPlainText && !required)) {
      if (required) details.set(name, { message: `'${name}' is required` });
      continue;
    }
    const result = readValue(given, parameter);
    if ("problem" in result) details.set(name, { message: result.problem, value: given });
    else if (result.value === 0 && zeroIsAbsent) matchesNothing ||= zeroMatchesNothing?.includes(name) === true;
    else values.set(name, result.value);
  }
  for (const [name, value] of refusesUnknown === true ? query : []) {
    // `team[]` and `team[a]` are invalid values of `team`.
    if (!Object.hasOwn(parameters, name.replace(/\[.*/, "")))
      details.set(name, { message: "unknown parameter", value });
  }
  return { values, details, matchesNothing };
}

/**
 * Reads a query with an operation's parameters and rules. Like the service, ignores unknown parameters, and treats an empty string as not given. The
 * body of a 400 lists the problems of all parameters. Checks the rules only if every value is valid.
 */
export function readQuery(path: Path, search: URLSearchParams): ReadQuery | { refused: object } {
  const { rules = [] } = words[path];
  const { defaults = {}, refusesUnknown } = reading[path];
  const named = refusesUnknown === true ? undefined : refusesUnknown?.find((name) => search.has(name));
  if (named !== undefined) return { refused: unknownParameter(named) };
  const { values, details, matchesNothing } = readParameters(path, search);
  const query = Object.fromEntries(values);
  for (const [index, rule] of details.size > 0 ? [] : (operations[path].rules ?? []).entries()) {
    if (!breaks(rule, query)) continue;
    const message = rules[index] ?? "";
    for (const name of parametersOfRule(rule)) {
      details.set(name, { message, ...(values.has(name) && { value: values.get(name) }) });
    }
  }
  if (details.size > 0) return { refused: validationFailed(Object.fromEntries(details)) };
  return { values: new Map([...Object.entries(defaults), ...values]), matchesNothing };
}
