import { isArray, isObject } from "../document/json.js";
import { operations, paths } from "../document/operation.js";
import { callAt } from "../document/route.js";
import { namedPath, words } from "../document/words.js";
import { readValue } from "../query/read.js";
import { nearest } from "../query/suggest.js";
import type { Path } from "../types.js";
import type { InputSchema } from "./types.js";

/** A tool's input, checked against its schema. */
export type Input = Readonly<Record<string, unknown>>;

function isOfType(value: unknown, type: InputSchema["type"]): boolean {
  if (type === "array") return isArray(value);
  if (type === "object") return isObject(value);
  return type === "integer" ? Number.isInteger(value) : typeof value === type;
}

/** Says what is wrong with a value, in sentences. Returns an empty list if the value fits the schema. */
export function inputProblems(value: unknown, schema: InputSchema, name = "the input"): string[] {
  const { type, properties, required = [], items } = schema;
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
  const { maxLength = Number.POSITIVE_INFINITY } = schema;
  if (!isOfType(value, type)) return [`${name} takes ${/^[aio]/.test(type) ? "an" : "a"} ${type}.`];
  if (schema.enum && !schema.enum.some((allowed) => allowed === value))
    return [`${name} takes one of ${schema.enum.join(", ")}.`];
  if (typeof value === "number" && (value < minimum || value > maximum))
    return [`${name} takes ${minimum} to ${maximum}.`];
  if (typeof value === "string" && value.length > maxLength)
    return [`${name} takes at most ${maxLength} characters, not ${value.length}. Shorten it.`];
  if (isArray(value) && items) {
    return value.flatMap((element, index) => inputProblems(element, items, `${name}[${index}]`));
  }
  if (properties === undefined || !isObject(value)) return [];
  const names = Object.keys(properties);
  const missing = required.flatMap((each) => (value[each] === undefined ? [`\`${each}\` must be given.`] : []));
  const wrong = Object.keys(value).flatMap((each) => {
    const inputSchema = Object.hasOwn(properties, each) ? properties[each] : undefined;
    // Some frameworks require every property in a schema. They send null for properties that are not given.
    const isGiven = value[each] !== undefined && (value[each] !== null || required.includes(each));
    if (inputSchema) return isGiven ? inputProblems(value[each], inputSchema, `\`${each}\``) : [];
    const meant = nearest(each, names);
    const hint = meant ? `Did you mean \`${meant}\`?` : `The names are ${names.join(", ")}.`;
    return [`There is no \`${each.slice(0, 60)}\`. ${hint}`];
  });
  return [...missing, ...wrong];
}

/**
 * Returns the error for a name that is not an operation's. Suggests the operations that people mean by it, such as /records for `standings`, and
 * those with a similar name. The search loads only here, because few calls need it.
 */
async function unknownOperation(name: string, path: string): Promise<Error> {
  const idOf = (each: Path) => `/${words[each].operationId}`;
  const meantName = nearest(path, [...paths, ...paths.map(idOf)]);
  const similar = paths.filter(
    (each) => [each, idOf(each)].includes(`${meantName}`) || `${each}/`.includes(`${path.toLowerCase()}/`),
  );
  const meant = (await import("./search.js")).meantBy(path);
  // A name with several parts, such as /ratings/spp, is more often misspelled than a description.
  const hasParts = /.\/|[a-z][A-Z]/.test(path);
  const near = [...new Set(hasParts ? [...similar, ...meant] : [...meant, ...similar])].slice(0, 3);
  const hint = near.length > 0 ? ` The nearest are ${near.join(", ")}.` : "";
  return new Error(`\`${name.slice(0, 60)}\` is not an operation.${hint} find_operations lists all operations.`);
}

/**
 * Returns the path that a model names, and the values of parameters in it. The name may be an operationId in any case, a path, a path with values
 * such as `/games/401/preview`, or a path with a query string. A path may lack its first slash. Throws the error of {@link unknownOperation} for any
 * other name.
 */
async function routeNamed(name: string): Promise<{ readonly path: Path; readonly parameters: URLSearchParams }> {
  const [word = "", search] = name.replace("GET ", "").trim().split("?", 2);
  const parameters = new URLSearchParams(search);
  const isMeant = (each: Path) => words[each].operationId.toLowerCase() === word.toLowerCase();
  const path = namedPath(word) ?? paths.find(isMeant);
  if (path !== undefined) return { path, parameters };
  const requested = word.startsWith("/") ? word : `/${word}`;
  const call = callAt(requested, parameters);
  if (call) return call;
  throw await unknownOperation(name, requested);
}

/** Returns the path of {@link routeNamed}. */
export const pathNamed = async (name: string): Promise<Path> => (await routeNamed(name)).path;

/** Returns the path that a model names, and its query with values of the parameters' types. Throws an error for a parameter that is given twice. */
export async function callNamed(name: string, query: Readonly<Record<string, unknown>>) {
  const { path, parameters } = await routeNamed(name);
  // Models also send null for what they leave out.
  const given = [...parameters, ...Object.entries(query).filter(([, value]) => value !== null)];
  const seen = new Set<string>();
  for (const [each] of given) {
    if (seen.has(each)) throw new Error(`\`${each.slice(0, 60)}\` is given twice: give it only once.`);
    seen.add(each);
  }
  return { path, query: typedQuery(path, Object.fromEntries(given)) };
}

/** Converts a query's values to the parameters' types, because models also write numbers as strings. */
export function typedQuery(path: Path, query: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const typed = Object.entries(query).map(([name, value]) => [
    name,
    typeof value === "string" ? readValue(value, operations[path], name) : value,
  ]);
  return Object.fromEntries(typed.filter(([, value]) => value !== null));
}
