import type { Operation, Parameter } from "../operation.js";

/** A query once read: the value of every parameter that was given, in its own type, defaults filled in. */
export type Values = ReadonlyMap<string, string | number | boolean>;

/** What is wrong with each parameter, in the form of the service's 400. */
export type Details = Record<string, { message: string; value?: unknown }>;

const maxInt32 = 2 ** 31 - 1;

function read(text: string, parameter: Parameter): { value: string | number | boolean } | { problem: string } {
  switch (parameter.type) {
    case "integer": {
      if (!/^[+-]?\d{1,15}$/.test(text)) return { problem: "invalid integer number" };
      const value = Number(text);
      return Math.abs(value) > maxInt32 ? { problem: "invalid integer number" } : bounded(value, parameter);
    }
    case "number": {
      const value = Number(text);
      return text.trim() === "" || !Number.isFinite(value)
        ? { problem: "invalid float number" }
        : bounded(value, parameter);
    }
    case "boolean":
      return text === "true" || text === "false" ? { value: text === "true" } : { problem: "invalid boolean value" };
    case "string":
      if (parameter.enum && !parameter.enum.includes(text)) {
        return { problem: `should be one of the following; ${JSON.stringify(parameter.enum)}` };
      }
      return text.length < (parameter.minLength ?? 0)
        ? { problem: `minLength ${parameter.minLength}` }
        : { value: text };
  }
}

function bounded(value: number, { minimum, maximum }: Parameter): { value: number } | { problem: string } {
  if (minimum !== undefined && value < minimum) return { problem: `min ${minimum}` };
  if (maximum !== undefined && value > maximum) return { problem: `max ${maximum}` };
  return { value };
}

/**
 * Reads a query by the operation's parameters: types, bounds and enumerations. Like the service it ignores names that the operation does
 * not know, and takes an empty text for "not given". All failing parameters are told together.
 */
export function readQuery(operation: Operation, query: URLSearchParams): { values: Values } | { details: Details } {
  const values = new Map<string, string | number | boolean>();
  const problems: [string, Details[string]][] = [];
  for (const [name, parameter] of Object.entries(operation.parameters)) {
    const given = query.getAll(name);
    const text = given[0];
    if (given.length > 1) {
      problems.push([name, { message: `given ${given.length} times, takes one value`, value: given }]);
    } else if (text === undefined || text === "") {
      if (parameter.required) problems.push([name, { message: `'${name}' is required` }]);
      else if (parameter.default !== undefined) values.set(name, parameter.default);
    } else {
      const result = read(text, parameter);
      if ("problem" in result) problems.push([name, { message: result.problem, value: text }]);
      else values.set(name, result.value);
    }
  }
  return problems.length > 0 ? { details: Object.fromEntries(problems) } : { values };
}
