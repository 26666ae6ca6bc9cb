import { type Operation, operationOf, type Parameter, type QueryObject } from "../document/operation.js";

/** Texts by parameter: those of an address or a form, or a record as servers and frameworks make of them. */
export type QueryTexts = URLSearchParams | Readonly<Record<string, string | readonly string[] | undefined>>;

/** Reads a text as a value of a parameter's type: decimal numbers, `true` and `false`. Any other text stays, for the check of the query to report. */
export function readText(text: string, { type }: Pick<Parameter, "type">): string | number | boolean {
  // `Number` would also read "0x10", "1e3" and blanks.
  if ((type === "integer" || type === "number") && /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(text)) return Number(text);
  return type === "boolean" && /^(true|false)$/.test(text) ? text === "true" : text;
}

/** Reads a text as the value of a parameter, by its name. That of a parameter which the operation does not have stays. */
export function readValue(text: string, { parameters }: Pick<Operation, "parameters">, name: string) {
  const parameter = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
  return parameter ? readText(text, parameter) : text;
}

const isSearchParams = (queryTexts: QueryTexts): queryTexts is URLSearchParams =>
  typeof queryTexts.getAll === "function";

/** The values of each parameter, which are texts unless the caller's parser made something else of them. */
function* entriesOf(queryTexts: QueryTexts): Generator<readonly [string, readonly unknown[]]> {
  // By its method, because each realm and library has a class of its own.
  if (isSearchParams(queryTexts)) {
    // In one pass where the class has it, because `getAll` reads the whole list for each name.
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
    // Parsers of addresses make objects of `year[a]=1`. Such a value stays, and is one of no type.
    if (texts !== undefined) yield [name, Array.isArray(texts) ? texts : [texts]];
  }
}

/** Reads the query of an operation from texts. It is not checked: what is wrong with it stays, and the check of the query reports it. */
export function readQuery(path: string, texts: QueryTexts): QueryObject {
  const operation = operationOf(path) ?? { parameters: {} };
  const read = [...entriesOf(texts)].map(([name, values]) => {
    const [value] = values;
    // A repeated parameter stays a list, which is a value of no type.
    if (values.length !== 1) return [name, values];
    return [name, typeof value === "string" ? readValue(value, operation, name) : value];
  });
  // `fromEntries` defines own keys, so that a parameter named `__proto__` is reported as unknown.
  return Object.fromEntries(read);
}
