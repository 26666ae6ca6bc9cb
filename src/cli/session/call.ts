import { buffer } from "node:stream/consumers";
import { isObject, memberOf } from "../../document/json.js";
import { operations, paths, type QueryObject, serverUrl } from "../../document/operation.js";
import { routeOf } from "../../document/route.js";
import { namedPath, operationIdOf } from "../../document/words.js";
import { QueryError } from "../../errors.js";
import { faultsOf } from "../../query/check.js";
import { queryErrorOf } from "../../query/query-error.js";
import { readValue } from "../../query/read.js";
import { nearest } from "../../query/suggest.js";
import type { Path } from "../../types.js";
import { messageOf, readText, UsageError } from "./exit.js";
import type { Io } from "./io.js";
import { refuseKey } from "./key.js";
import { didYouMean, lineAtCursor, pairOf, quoted, wordsOf } from "./words.js";

export type Value = string | number | boolean;

/** A call built from words at run time. */
export interface TypedCall {
  readonly path: Path;
  readonly query: Readonly<Record<string, Value>>;
}

const operationIds = paths.map((path) => operationIdOf(path));
const withSlash = (word: string) => `/${word.replace(/^\/+/, "")}`;

/** Returns the operationIds that begin with a word. If there are none, returns the paths that do. */
function beginningWith(word: string): readonly string[] {
  const named = operationIds.filter((each) => each.toLowerCase().startsWith(word.toLowerCase()));
  return named.length > 0 ? named : paths.filter((each) => each.startsWith(withSlash(word).toLowerCase()));
}

/**
 * Returns the path or operationId that is nearest to a word. This is the only name that begins with the word, or else the name with the fewest
 * changed letters.
 */
export function nearestOperation(word: string): string | undefined {
  const [only, ...others] = beginningWith(word);
  if (only !== undefined && others.length === 0) return only;
  // An operationId has no slash.
  if (word.includes("/")) return nearest(withSlash(word), paths);
  return nearest(word, [...operationIds, ...paths]) ?? nearest(`/${word}`, paths);
}

/** Returns the hint for a word that does not name an operation. The hint lists at most five operations. */
function hintFor(word: string): string {
  const begin = beginningWith(word);
  const meant = nearestOperation(word);
  // A word that begins many names is not a misspelling of another one.
  const names = meant !== undefined && (begin.length === 0 || begin.includes(meant)) ? [meant] : begin;
  if (names.length > 5 && /[^/]/.test(word)) return `\`cfb operations ${word}\` lists the names that begin with it.`;
  return didYouMean(/[^/]/.test(word) ? names : []) ?? "`cfb operations` lists them all.";
}

/** Whether a text with several parts, such as `/ratings/spp`, looks like a misspelled name. Any other text may describe an operation. */
export const isMisspelled = (text: string): boolean =>
  /\/|[a-z][A-Z]/.test(text.replace(/^(?:\/|get(?=[A-Z]))/, "")) && nearestOperation(text) !== undefined;

/** The operations that a text in plain English most likely means, such as `standings`. Empty for a name's beginning and for a misspelled name. */
export async function meantOperations(text: string): Promise<readonly Path[]> {
  if (isMisspelled(text) || beginningWith(text).length > 0) return [];
  return (await import("../../tools/search.js")).meantBy(text);
}

export const isOperation = (word: string): boolean => namedPath(splitWord(word).word) !== undefined;

/**
 * Returns the path that a word names (see `namedPath`). If there is none, throws a {@link UsageError} that says how to write the call, or suggests
 * the nearest name. The words in `after`, which follow it, help to find the nearest name.
 */
export function pathOf(word: string, after: readonly string[] = []): Path {
  const path = namedPath(word);
  if (path !== undefined) return path;
  const { word: template, pairs } = splitWord(word);
  if (namedPath(template) !== undefined)
    throw new UsageError(`${word}: write ${[template, ...pairs.map((pair) => quoted(pair))].join(" ")}`);
  const text = [word, ...after.filter((each) => pairOf(each) === undefined)].join(" ");
  throw new UsageError(`the document does not have ${word}. ${hintFor(word)}`, async () => {
    const hint = didYouMean(await meantOperations(text));
    return hint && `the document does not have ${text}. ${hint}`;
  });
}

/** Returns the `name=value` that the user most likely meant. `word` is a word without `=`, such as a parameter's name or part of a value. */
function likelyPair(path: Path, word: string, words: readonly string[]): string {
  const { parameters } = operations[path];
  const isName = (text: string) => Object.hasOwn(parameters, text);
  const isText = (name: string) => parameters[name]?.type === "string" && parameters[name]?.enum === undefined;
  /** Only a string parameter takes a value of several words. */
  const pair = (name: string, values: readonly string[]) =>
    quoted(`${name}=${(isText(name) ? values.join(" ") : values[0]) || "…"}`, /^[\w./:=,+…-]+$/);
  const at = words.indexOf(word);
  const end = words.findIndex((each, index) => index > at && (each.includes("=") || isName(each)));
  const more = words.slice(at + 1, end < 0 ? undefined : end).filter(Boolean);
  const { name, value } = pairOf(words[at - 1] ?? "") ?? { name: "", value: "" };
  const continues = name !== "" && (value === "" || isText(name));
  // As the last word, a parameter's name may belong to the value before it, as `state` could in `team=penn state`.
  if (isName(word) && (more.length > 0 || !continues || !isText(word))) return pair(word, more);
  if (continues) return pair(name, [value, word, ...more].filter(Boolean));
  return `year=${/^\d{4}$/.test(word) ? word : 2024}`;
}

/** Builds a query from `name=value` words without checking it. Throws a {@link UsageError} for any other word, and for a name that is given twice. */
export function queryOf(path: Path, pairs: readonly string[]): Readonly<Record<string, Value>> {
  const query = new Map<string, Value>();
  for (const pair of pairs) {
    const parts = pairOf(pair);
    if (parts === undefined) {
      throw new UsageError(`${pair || '""'}: write parameters as name=value, such as ${likelyPair(path, pair, pairs)}`);
    }
    const { name, value } = parts;
    if ((value === "current" && (name === "year" || name === "week")) || (value === "last" && name === "year"))
      throw new UsageError(
        `${pair} is for \`cfb get\`: give a number here, such as ${name}=${name === "year" ? 2025 : 1}`,
      );
    if (query.has(name)) throw new UsageError(`${name} is given twice`);
    query.set(name, readValue(value, operations[path], name));
  }
  // `fromEntries` defines properties, so a parameter named `__proto__` is reported as unknown.
  return Object.fromEntries(query);
}

/** Splits a word into a path and `name=value` words. The word may be `/games?year=2024`, a full URL of the service, or an entire call in quotes. */
export function splitWord(word: string): { readonly word: string; readonly pairs: readonly string[] } {
  if (/^[^\s?]+\s/.test(word)) {
    const { words, current } = lineAtCursor(word);
    const [path = "", ...pairs] = [...words, current].filter(Boolean);
    return { word: path, pairs };
  }
  const address = word.startsWith(`${serverUrl}/`) ? word.slice(serverUrl.length) : word;
  const [, path = "", search = ""] = /^([^?]*)\??(.*)$/s.exec(address) ?? [];
  // `/games/401/preview` contains a parameter's value in its path.
  const route = path.startsWith("/") ? routeOf(path) : undefined;
  const pairs = [...(route?.values ?? []), ...new URLSearchParams(search)].map(([name, value]) => `${name}=${value}`);
  return { word: route && route.values.length > 0 ? route.path : path, pairs };
}

/** Builds a call from typed words. Throws a {@link UsageError} or a `QueryError` that names the invalid word and the nearest correct name. */
export function callOf(word: string, pairs: readonly string[]): TypedCall {
  const split = splitWord(word);
  const all = [...split.pairs, ...pairs];
  const path = pathOf(split.word, all);
  return checkedCall(path, queryOf(path, all));
}

/** Returns the call for a valid query. Throws a `QueryError` for an invalid one. */
export function checkedCall(path: Path, query: QueryObject): TypedCall {
  const error = queryError(path, query);
  if (error) throw error;
  const values = Object.entries(query).filter((entry): entry is [string, Value] =>
    ["string", "number", "boolean"].includes(typeof entry[1]),
  );
  return { path, query: Object.fromEntries(values) };
}

/** Returns a call's words as a user types them, such as `/games`, `year=2024` and `team="Ohio State"`. */
export const typedWords = ({ path, query }: TypedCall): string[] => [
  path,
  ...Object.entries(query).map(([name, value]) => `${name}=${quoted(String(value), /^[\w.:+-]+$/)}`),
];

export const typedCall = (call: TypedCall): string => typedWords(call).join(" ");

/** Returns the error for an invalid query, or undefined if the query is valid. `faults` are the problems in the query. */
export function queryError(path: Path, query: QueryObject, faults = faultsOf(path, query)): QueryError | undefined {
  if (faults?.length !== 0) return queryErrorOf(path, query, undefined, faults);
  // The service accepts any number as a season, and returns an empty list.
  const name = Object.keys(query).find((each) => {
    const type = operations[path].parameters[each]?.type;
    const isSeason = /year$/i.test(each) && (type === "integer" || type === "number");
    return isSeason && query[each] !== undefined && !/^\d{4}$/.test(String(query[each]));
  });
  if (name === undefined) return undefined;
  const operationId = operationIdOf(path);
  const message = `${path} (${operationId}): \`${name}\` takes a season of four digits such as 2024, not ${query[name]}.`;
  return new QueryError(message, { parameters: [name], path, operationId, query });
}

/** A line of a file, with its location, such as `calls.txt:3`, and its call or error. */
export type Line = { readonly location: string } & (TypedCall | { readonly error: Error });

function jsonCall(item: unknown): TypedCall {
  const [named, query = {}] = [memberOf(item, "path"), memberOf(item, "query")];
  if (typeof named !== "string" || !isObject(query)) {
    throw new UsageError('not a call. An example of a call: { "path": "/games", "query": { "year": 2024 } }');
  }
  return checkedCall(pathOf(named), query);
}

function typedCallIn(line: string): TypedCall {
  const words = wordsOf(line);
  if (words === undefined) throw new UsageError("a quote is not closed");
  const [word = "", ...pairs] = words;
  return callOf(word, pairs);
}

function lineAt(location: string, read: () => TypedCall): Line {
  try {
    return { ...read(), location };
  } catch (error) {
    if (error instanceof Error) return { location, error };
    throw error;
  }
}

function itemsOf(content: string, name: string): readonly unknown[] {
  try {
    // The content begins with a bracket, so valid JSON is an array.
    return JSON.parse(content);
  } catch (error) {
    throw new UsageError(`${name}: ${Object(error).message}`);
  }
}

/** Reads a file's calls, valid or not. `-` is stdin. Throws a {@link UsageError} if the file contains a key, invalid JSON or no calls. */
export async function readLines(file: string, { at, keys, stdin }: Io): Promise<Line[]> {
  const name = file === "-" ? "stdin" : file;
  const content = await readText(file === "-" ? name : at(name), file === "-" ? buffer(stdin) : undefined);
  refuseKey(keys, content, name);
  const lines = /^\s*\[/.test(content)
    ? itemsOf(content, name).map((item, index) => lineAt(`${name}[${index}]`, () => jsonCall(item)))
    : content.split(/\r?\n/).flatMap((line, index) => {
        if (/^\s*(#|$)/.test(line)) return [];
        return [lineAt(`${name}:${index + 1}`, () => typedCallIn(line))];
      });
  if (lines.length === 0)
    throw new UsageError(`${name} does not contain any calls. A call is a line such as: /games year=2024`);
  return lines;
}

/** Reads a file of calls like {@link readLines}. Throws a {@link UsageError} that names every invalid line. */
export async function readCalls(file: string, io: Io): Promise<TypedCall[]> {
  const lines = await readLines(file, io);
  const problems = lines.flatMap((line) => ("error" in line ? [`${line.location}: ${messageOf(line.error)}`] : []));
  if (problems.length > 0) throw new UsageError(problems.join("\n"));
  return lines.flatMap((line) => ("error" in line ? [] : [line]));
}
