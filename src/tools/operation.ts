import { operations, paths } from "../document/operation.js";
import { namedPath } from "../document/words.js";
import { readText } from "../query/read.js";
import { closest } from "../query/suggest.js";
import type { Path } from "../types.js";

/** The path that a model names: a path, with or without its slash, or an operationId. Throws an error that names the nearest three. */
export function pathNamed(name: string): Path {
  const word = name.trim().replace(/^GET\s+/, "");
  const path = namedPath(word);
  if (path !== undefined) return path;
  const near = closest(word.startsWith("/") ? word : `/${word}`, paths)
    .slice(0, 3)
    .join(", ");
  throw new Error(
    `\`${name.slice(0, 60)}\` is not an operation. The nearest are ${near}; find_operations finds others.`,
  );
}

/** A query in the types of its parameters, because models also write numbers as texts. */
export function typedQuery(path: Path, query: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { parameters } = operations[path];
  const typed = Object.entries(query).map(([name, value]) => {
    const parameter = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
    return [name, parameter && typeof value === "string" ? readText(value, parameter) : value];
  });
  return Object.fromEntries(typed.filter(([, value]) => value !== null));
}
