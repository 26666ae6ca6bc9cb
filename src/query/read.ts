import { type Operation, operationOf, type Parameter, type QueryObject } from "../document/operation.js";

/** A query's strings, by parameter. They come from a URL or a form, or from an object that a server or framework has parsed. */
export type QueryTexts = URLSearchParams | Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * Converts a string to a parameter's type: decimal numbers, `true` and `false`. Leaves any other string unchanged, so that the query's check reports
 * it.
 */
export function readText(text: string, { type }: Pick<Parameter, "type">): string | number | boolean {
  // `Number` would also read "0x10", "1e3" and blanks.
  if ((type === "integer" || type === "number") && /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(text)) return Number(text);
  return type === "boolean" && /^(true|false)$/.test(text) ? text === "true" : text;
}

/** Converts a string to the type of the parameter with this name. Leaves the string unchanged if the operation does not have the parameter. */
export function readValue(text: string, { parameters }: Pick<Operation, "parameters">, name: string) {
  const parameter = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
  return parameter ? readText(text, parameter) : text;
}

const isSearchParams = (queryTexts: QueryTexts): queryTexts is URLSearchParams =>
  typeof queryTexts.getAll === "function";

/** Yields the values of each parameter. They are strings, unless the caller's parser returned other values. */
function* entriesOf(queryTexts: QueryTexts): Generator<readonly [string, readonly unknown[]]> {
  // This checks for a method, because each realm and library has a different class.
  if (isSearchParams(queryTexts)) {
    // If the class is iterable, one pass is enough. `getAll` would read the whole list for each name.
    const all = (name: string) => queryTexts.getAll(name).map((value): [string, string] => [name, value]);
    const pairs = Reflect.has(queryTexts, Symbol.iterator) ? queryTexts : [...new Set(queryTexts.keys())].flatMap(all);
    const values = new Map<string, string[]>();
    for (const [name, value] of pairs) {
      const earlier = values.get(name);
      if (earlier === undefined) values.set(name, [value]);
      else earlier.push(value);
    }
    yield* values;
    return;
  }
  for (const [name, texts] of Object.entries(queryTexts)) {
    // Some parsers turn `year[a]=1` into an object. It is not changed here, and the check refuses it.
    if (texts !== undefined) yield [name, Array.isArray(texts) ? texts : [texts]];
  }
}

/** Reads an operation's query from strings, without checking it. Leaves wrong values unchanged, so that the query's check reports them. */
export function readQuery(path: string, texts: QueryTexts): QueryObject {
  const operation = operationOf(path) ?? { parameters: {} };
  const read = [...entriesOf(texts)].map(([name, values]) => {
    const [value] = values;
    // A repeated parameter remains a list, which the check refuses.
    if (values.length !== 1) return [name, values];
    return [name, typeof value === "string" ? readValue(value, operation, name) : value];
  });
  // `fromEntries` defines own keys, so the check reports a parameter named `__proto__` as unknown.
  return Object.fromEntries(read);
}
