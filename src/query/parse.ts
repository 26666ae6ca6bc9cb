import { operations } from "../../generated/operations.js";
import { errorTools } from "../failures/call-error.js";
import { queryErrorOf } from "../failures/explain.js";
import type { Path, Query } from "../types.js";
import { isPath, isQuery } from "./check.js";
import { readText } from "./read.js";

/** Texts by parameter: those of an address or a form, or a record as servers and frameworks make of them. */
export type QueryTexts = URLSearchParams | Readonly<Record<string, string | readonly string[] | undefined>>;

const isSearchParams = (given: QueryTexts): given is URLSearchParams => typeof given.getAll === "function";

/** The values of each parameter, which are texts unless the caller's parser made something else of them. */
function* entriesOf(given: QueryTexts): Generator<readonly [string, readonly unknown[]]> {
  // By its method, because each realm and library has a class of its own.
  if (isSearchParams(given)) {
    for (const name of new Set(given.keys())) yield [name, given.getAll(name)];
    return;
  }
  for (const [name, texts] of Object.entries(given)) {
    // Parsers of addresses make objects of `year[a]=1`. Such a value stays, and is one of no type.
    if (texts !== undefined) yield [name, Array.isArray(texts) ? texts : [texts]];
  }
}

/**
 * Reads the query of an operation from texts, such as those of an address: decimal numbers, `true` and `false`, with the rules of the document.
 * Throws a `QueryError` that names every problem: unknown and repeated parameters, wrong and empty values, broken rules, an unknown path.
 *
 * @example const games = await cfb.get("/games", parseQuery("/games", new URLSearchParams("year=2024&team=Texas")));
 */
export function parseQuery<P extends Path>(path: P, texts: QueryTexts): Query<P> {
  const parameters = isPath(path) ? operations[path].parameters : {};
  // Anything but an object is refused as a query.
  if (typeof texts !== "object" || texts === null) throw queryErrorOf(path, texts, [], errorTools);
  const read = [...entriesOf(texts)].map(([name, values]) => {
    const parameter = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
    const [value] = values;
    // A repeated parameter stays a list, which is a value of no type.
    if (values.length !== 1) return [name, values];
    return [name, typeof value === "string" && parameter ? readText(value, parameter) : value];
  });
  // `fromEntries` defines own keys, so that a parameter named `__proto__` is reported as unknown.
  const query: unknown = Object.fromEntries(read);
  if (isQuery(path, query)) return query;
  throw queryErrorOf(path, query, [], errorTools);
}
