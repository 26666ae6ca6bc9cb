import { text } from "node:stream/consumers";
import { isObject } from "../../document/json.js";
import { type Call, callOf, pathOf, queryError, type Value } from "./call.js";
import { readText, UsageError } from "./exit.js";
import { type Keys, refuseKey } from "./key.js";
import { typedLine } from "./shell.js";

/** A call in a file, with its location: `calls.txt:3`. */
export interface LocatedCall extends Call {
  readonly location: string;
}

/** Reads an element of a JSON file as a call. */
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

/** A line of a file: a call, or the reason why it is not one. */
export type Line = LocatedCall | { readonly location: string; readonly error: Error };

function lineAt(location: string, read: () => Call): Line {
  try {
    return { ...read(), location };
  } catch (error) {
    if (error instanceof Error) return { location, error };
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
 * Reads the lines of a file of calls, valid or not. A file has one call per line, written as for `cfb get`, with `#` for comments, or is a
 * JSON array of `{ path, query }`. `name` is the name of the file in locations. Throws a {@link UsageError} for JSON that is not an array, and without calls.
 */
export function readLines(content: string, name: string): Line[] {
  const text = content.replace(/^\uFEFF/, "");
  const lines = /^\s*\[/.test(text)
    ? itemsOf(text, name).map((item, index) => lineAt(`${name}[${index}]`, () => jsonCall(item)))
    : text.split(/\r?\n/).flatMap((line, index) => {
        if (/^\s*(#|$)/.test(line)) return [];
        return [lineAt(`${name}:${index + 1}`, () => callIn(line))];
      });
  if (lines.length === 0) throw new UsageError(`${name} has no calls. A call is a line such as: /games year=2024`);
  return lines;
}

function callIn(line: string) {
  const { words, current, open } = typedLine(line);
  if (open) throw new UsageError("a quote is not closed");
  const [word = "", ...pairs] = current === "" ? words : [...words, current];
  return callOf(word, pairs);
}

/** Reads the text of a file of calls; `-` is stdin. Throws a {@link UsageError} where it contains a key. */
export async function readCallsText(file: string, keys: Keys): Promise<{ name: string; content: string }> {
  const isStdin = file === "-";
  const name = isStdin ? "stdin" : file;
  const content = isStdin ? await text(process.stdin) : await readText(file);
  refuseKey(keys, content, name);
  return { name, content };
}

/** Reads a file of calls. Throws a {@link UsageError} that names every invalid line, or says that the file has no calls. */
export async function readCalls(file: string, keys: Keys): Promise<LocatedCall[]> {
  const { name, content } = await readCallsText(file, keys);
  const lines = readLines(content, name);
  const problems = lines.flatMap((line) => ("error" in line ? [`${line.location}: ${line.error.message}`] : []));
  if (problems.length > 0) throw new UsageError(problems.join("\n"));
  return lines.flatMap((line) => ("error" in line ? [] : [line]));
}
