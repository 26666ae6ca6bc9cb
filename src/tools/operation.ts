import { operations } from "../../generated/operations.js";
import { words } from "../../generated/words.js";
import { isPath } from "../query/check.js";
import { readText } from "../query/read.js";
import { closest } from "../query/suggest.js";
import type { Path } from "../types.js";

/** Every path of the document. */
export const paths: readonly Path[] = Object.keys(operations).filter(isPath);

/** The path that a model names: a path, with or without its slash, or an operationId. Throws an error that names the nearest three. */
export function pathNamed(name: string): Path {
  const slashed = `/${name.trim().replace(/^(GET\s+)?\/*|\/+$/g, "")}`;
  if (isPath(slashed)) return slashed;
  const found = paths.find((path) => words[path].operationId === name.trim());
  if (found !== undefined) return found;
  const near = closest(slashed, paths).slice(0, 3).join(", ");
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
