import type { Parameter } from "../document/operation.js";

export type Value = string | number | boolean;

const maxInt32 = 2 ** 31 - 1;
const integer = /^[+-]?\d+$/;
const double = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** Returns the service's message about a value that a parameter does not accept. */
function valueRefusal({ type, enum: values }: Parameter): { problem: string } {
  if (values) return { problem: `should be one of the following; [${values.map((each) => `'${each}'`).join(",")}]` };
  const kinds = { integer: "integer number", number: "float number", boolean: "boolean value", string: "string value" };
  return { problem: `invalid ${kinds[type]}` };
}

function checkBounds(value: number, { minimum, maximum }: Parameter): { value: number } | { problem: string } {
  if (minimum !== undefined && value < minimum) return { problem: `min ${minimum}` };
  if (maximum !== undefined && value > maximum) return { problem: `max ${maximum}` };
  return { value };
}

/**
 * Reads a parameter's value as the service's framework does. Accepts more than the client does, such as uppercase booleans and doubles with an
 * exponent. A value that is not a string comes from a repeated parameter or from brackets. Parameters do not accept such a value.
 */
export function readValue(given: unknown, parameter: Parameter): { value: Value } | { problem: string } {
  const { type, minLength = 0 } = parameter;
  if (typeof given !== "string") return valueRefusal(parameter);
  if (type === "integer") {
    const value = Number(given);
    const fits = integer.test(given) && value <= maxInt32 && value >= -maxInt32 - 1;
    return fits ? checkBounds(value, parameter) : valueRefusal(parameter);
  }
  if (type === "number") return double.test(given) ? checkBounds(Number(given), parameter) : valueRefusal(parameter);
  if (type === "boolean") {
    return /^(true|false)$/i.test(given) ? { value: given.toLowerCase() === "true" } : valueRefusal(parameter);
  }
  if (parameter.enum && !parameter.enum.includes(given)) return valueRefusal(parameter);
  // A name that must not be empty can't be blank either.
  return given.trim().length < minLength ? { problem: `minLength ${minLength}` } : { value: given };
}

/**
 * Returns a parameter's value in a URL. This is a string, a list if the parameter is repeated, or an object for `name[a]=1`. Returns undefined if the
 * parameter is not given.
 */
export function valueIn(search: URLSearchParams, name: string): unknown {
  const inBrackets = [...search].flatMap(([key, text]): [string, string][] =>
    key.startsWith(`${name}[`) ? [[key.slice(name.length + 1).replace(/\].*$/s, ""), text]] : [],
  );
  if (inBrackets.length > 0) return Object.fromEntries(inBrackets);
  const given = search.getAll(name);
  return given.length > 1 ? given : given[0];
}
