import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { operations, serverUrl } from "../../generated/operations.js";
import { words } from "../../generated/words.js";
import type { Operation } from "../operation.js";
import { isPath } from "../query/check.js";
import { nearest } from "../query/suggest.js";
import type { Path } from "../types.js";
import { isObject } from "../validate/values.js";
import { UsageError } from "./exit.js";
import { queryError } from "./queries.js";

export type Value = string | number | boolean;

/** A question to the service, typed at run time. */
export interface Call {
  readonly path: Path;
  readonly query: Readonly<Record<string, Value>>;
}

/** A call of a file, with the place that it stands at: `calls.txt:3`. */
export interface PlacedCall extends Call {
  readonly place: string;
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

/** The words of a line as a shell would take them: quotes hold blanks, a backslash the next character, `#` begins a comment. */
function wordsOf(line: string): string[] {
  const words: string[] = [];
  let rest = line.trimStart();
  while (rest !== "" && !rest.startsWith("#")) {
    const [word = ""] = /^(?:"(?:[^"\\]|\\.)*"|'[^']*'|\\.|[^\s"'\\])+/.exec(rest) ?? [];
    if (word === "" || !/^(\s|$)/.test(rest.slice(word.length))) throw new UsageError("a quote is not closed");
    words.push(
      word.replace(/"((?:[^"\\]|\\.)*)"|'([^']*)'|\\(.)/g, (_, double?: string, single?: string, char?: string) =>
        double === undefined ? (single ?? char ?? "") : double.replace(/\\(.)/g, "$1"),
      ),
    );
    rest = rest.slice(word.length).trimStart();
  }
  return words;
}

/** A call of a JSON file. */
function jsonCall(item: unknown): Call {
  const { path, query = {} } = isObject(item) ? item : {};
  if (typeof path !== "string" || !isObject(query)) {
    throw new UsageError('not a call. A call is such as { "path": "/games", "query": { "year": 2024 } }');
  }
  const found = pathOf(path);
  const error = queryError(found, query);
  if (error) throw error;
  const values = Object.entries(query).filter((entry): entry is [string, Value] =>
    ["string", "number", "boolean"].includes(typeof entry[1]),
  );
  return { path: found, query: Object.fromEntries(values) };
}

/** A call, or why it is none, with its place. */
export type Line = PlacedCall | { readonly place: string; readonly error: Error };

function lineAt(place: string, read: () => Call): Line {
  try {
    return { ...read(), place };
  } catch (error) {
    if (error instanceof Error) return { place, error };
    throw error;
  }
}

function itemsOf(content: string, name: string): readonly unknown[] {
  try {
    const parsed: unknown = JSON.parse(content);
    if (Array.isArray(parsed)) return parsed;
  } catch (error) {
    throw new UsageError(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
  throw new UsageError(`${name}: not an array of calls`);
}

/**
 * The calls of a text, right and wrong ones: one a line as `cfb get` takes them, `#` beginning a comment, or a JSON array of
 * `{ path, query }`. `name` is the file's, for places. Throws a {@link UsageError} where a JSON text is no array.
 */
export function readLines(content: string, name: string): Line[] {
  const text = content.replace(/^\uFEFF/, "");
  if (/^\s*\[/.test(text)) {
    return itemsOf(text, name).map((item, index) => lineAt(`${name}[${index}]`, () => jsonCall(item)));
  }
  return text.split(/\r?\n/).flatMap((line, index) => {
    const place = `${name}:${index + 1}`;
    if (/^\s*(#|$)/.test(line)) return [];
    return [
      lineAt(place, () => {
        const [word = "", ...pairs] = wordsOf(line);
        return callOf(word, pairs);
      }),
    ];
  });
}

/** The text of a file of calls; `-` is stdin. */
export async function readCallsText(file: string): Promise<{ name: string; content: string }> {
  if (file === "-") return { name: "stdin", content: await text(process.stdin) };
  return { name: file, content: await readFile(file, "utf8") };
}

/** The calls of a file, all of them right. Throws a {@link UsageError} that names every wrong line, or that there is no call at all. */
export async function readCalls(file: string): Promise<PlacedCall[]> {
  const { name, content } = await readCallsText(file);
  const lines = readLines(content, name);
  const wrong = lines.flatMap((line) => ("error" in line ? [`${line.place}: ${line.error.message}`] : []));
  if (wrong.length > 0) throw new UsageError(wrong.join("\n"));
  const calls = lines.flatMap((line) => ("error" in line ? [] : [line]));
  if (calls.length === 0) throw new UsageError(`${name} has no calls. A call is a line such as: /games year=2024`);
  return calls;
}

/** A call as it is typed: `/games year=2024 team="Ohio State"`. */
export function typedCall({ path, query }: Call): string {
  const pairs = Object.entries(query).map(([name, value]) => {
    const text = String(value);
    return `${name}=${/^[\w.:+-]+$/.test(text) ? text : `"${text.replace(/["\\$\x60]/g, "\\$&")}"`}`;
  });
  return [path, ...pairs].join(" ");
}
