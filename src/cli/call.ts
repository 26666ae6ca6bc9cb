import { operations, serverUrl } from "../../generated/operations.js";
import { words } from "../../generated/words.js";
import type { Operation } from "../operation.js";
import { isPath } from "../query/check.js";
import { nearest } from "../query/suggest.js";
import type { Path } from "../types.js";
import { UsageError } from "./exit.js";
import { queryError } from "./query-check.js";

export type Value = string | number | boolean;

/** A question to the service, typed at run time. */
export interface Call {
  readonly path: Path;
  readonly query: Readonly<Record<string, Value>>;
}

/** The path that a word means: a path, with or without its slash, or an operationId. Throws a {@link UsageError} that names the nearest. */
export function pathOf(word: string): Path {
  const slashed = `/${word.replace(/^\/+|\/+$/g, "")}`;
  if (isPath(slashed)) return slashed;
  const names = Object.entries(words).map(([path, { operationId }]) => [operationId, path] as const);
  const named = names.find(([operationId]) => operationId === word)?.[1];
  if (named !== undefined && isPath(named)) return named;
  // An operationId has neither slash nor blank.
  const meant = nearest(word, word.includes("/") ? Object.keys(operations) : names.flat());
  const hint = meant === undefined ? "`cfb operations` lists them all." : `Did you mean ${meant}?`;
  throw new UsageError(`${word} is not an operation of the service. ${hint}`);
}

/** A value as its parameter wants it. What does not fit stays a text: the check of the whole query then tells why. */
export function typed(text: string, operation: Operation, name: string): Value {
  const type = Object.hasOwn(operation.parameters, name) ? operation.parameters[name]?.type : undefined;
  if ((type === "integer" || type === "number") && /^[+-]?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (type === "boolean" && /^(true|false)$/.test(text)) return text === "true";
  return text;
}

/**
 * A query from `name=value` words, typed as the operation's parameters are. Whether it fits the document is not judged. Throws a
 * {@link UsageError} for a word that is none, and for a name given twice.
 */
export function queryOf(path: Path, pairs: readonly string[]): Readonly<Record<string, Value>> {
  const query = new Map<string, Value>();
  for (const pair of pairs) {
    const [, name, value] = /^([^=]+)=(.*)$/s.exec(pair) ?? [];
    if (name === undefined || value === undefined) {
      throw new UsageError(`${pair}: parameters are given as name=value, such as year=2024`);
    }
    if (query.has(name)) throw new UsageError(`${name} is given twice`);
    query.set(name, typed(value, operations[path], name));
  }
  // fromEntries defines its keys: a parameter called `__proto__` is a misspelt one like any other.
  return Object.fromEntries(query);
}

/** A word such as `/games?year=2024`, or a whole address of the service, as a path's word and `name=value` words. */
export function splitWord(word: string): { readonly word: string; readonly pairs: readonly string[] } {
  const address = word.startsWith(`${serverUrl}/`) ? word.slice(serverUrl.length) : word;
  const mark = address.indexOf("?");
  if (mark < 0) return { word: address, pairs: [] };
  const parameters = new URLSearchParams(address.slice(mark + 1));
  return { word: address.slice(0, mark), pairs: [...parameters].map(([name, value]) => `${name}=${value}`) };
}

/**
 * A call from words as they are typed: `/games year=2024 team="Ohio State"`. Throws a {@link UsageError} or `QueryError` that names what
 * does not fit the document, and the nearest that would.
 */
export function callOf(word: string, pairs: readonly string[]): Call {
  const split = splitWord(word);
  const path = pathOf(split.word);
  const query = queryOf(path, [...split.pairs, ...pairs]);
  const error = queryError(path, query);
  if (error) throw error;
  return { path, query };
}

/** A call as it is typed: `/games year=2024 team="Ohio State"`. */
export function typedCall({ path, query }: Call): string {
  const pairs = Object.entries(query).map(([name, value]) => {
    const text = String(value);
    return `${name}=${/^[\w.:+-]+$/.test(text) ? text : `"${text.replace(/["\\$\x60]/g, "\\$&")}"`}`;
  });
  return [path, ...pairs].join(" ");
}
