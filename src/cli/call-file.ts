import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { isObject } from "../validate/values.js";
import { type Call, callOf, pathOf, type Value } from "./call.js";
import { UsageError } from "./exit.js";
import { queryError } from "./query-check.js";

/** A call of a file, with the place that it stands at: `calls.txt:3`. */
export interface PlacedCall extends Call {
  readonly place: string;
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
