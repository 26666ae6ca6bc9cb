import { buffer } from "node:stream/consumers";
import { isObject, memberOf } from "../../document/json.js";
import { callOf, checkedCall, pathOf, type TypedCall } from "./call.js";
import { readText, UsageError } from "./exit.js";
import type { Io } from "./io.js";
import { refuseKey } from "./key.js";
import { wordsOf } from "./words.js";

/** A line of a file: a call, or the error in the line. Also has the location, such as `calls.txt:3`. */
export type Line = { readonly location: string } & (TypedCall | { readonly error: Error });

function jsonCall(item: unknown): TypedCall {
  const [named, query = {}] = [memberOf(item, "path"), memberOf(item, "query")];
  if (typeof named !== "string" || !isObject(query)) {
    throw new UsageError('not a call. A call is such as { "path": "/games", "query": { "year": 2024 } }');
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
    // The content begins as a JSON array.
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
  if (lines.length === 0) throw new UsageError(`${name} has no calls. A call is a line such as: /games year=2024`);
  return lines;
}

/** Reads a file of calls like {@link readLines}. Throws a {@link UsageError} that names every invalid line. */
export async function readCalls(file: string, io: Io): Promise<TypedCall[]> {
  const lines = await readLines(file, io);
  const problems = lines.flatMap((line) => ("error" in line ? [`${line.location}: ${line.error.message}`] : []));
  if (problems.length > 0) throw new UsageError(problems.join("\n"));
  return lines.flatMap((line) => ("error" in line ? [] : [line]));
}
