import { createHash } from "node:crypto";
import { closeSync, existsSync, openSync, readFileSync, readSync, statSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { isObject } from "../../document/json.js";
import { operationIdOf } from "../../document/words.js";
import type { Recording } from "../../sample/service.js";
import type { TypedCall } from "../session/call.js";
import { decoded } from "../session/exit.js";

/** Parses bytes as JSON. Throws a `SyntaxError` if they are not JSON or not UTF-8. */
export const jsonFrom = (bytes: Uint8Array): unknown => JSON.parse(decoded(bytes));

/** The headers that a recording stores. Other headers may contain cookies or identify the account. */
const storedHeaders = ["content-type", "retry-after", "x-calllimit-remaining"];

export interface Reply {
  readonly data: unknown;
  readonly status: number;
  readonly headers: Headers;
}

/** Returns the text of a response's recording file. A 204 has no body. */
export function recordingText({ path, query }: TypedCall, { status, headers, data }: Reply, source: string): string {
  const stored = [...headers].filter(([name]) => storedHeaders.includes(name));
  const response = { status, headers: Object.fromEntries(stored), body: data };
  // The source comes first, so that a reader finds it without parsing the rows.
  const recording: Recording = { source, recordedAt: new Date().toISOString(), request: { path, query }, response };
  return `${JSON.stringify(recording, null, 2)}\n`;
}

/** Returns a file's first bytes as text. They contain the source and the path, which come before the rows. */
function beginningOf(file: string): string {
  // Opening a FIFO would wait for its writer.
  if (!statSync(file).isFile()) return "";
  const handle = openSync(file, "r");
  try {
    const buffer = Buffer.alloc(4096);
    return buffer.subarray(0, readSync(handle, buffer)).toString();
  } finally {
    closeSync(handle);
  }
}

/** Returns the source that a recording, a shape, a manifest or a `.source` file names. Returns undefined if the file does not begin with a source. */
export function namedSource(file: string): string | undefined {
  try {
    return /^\s*\{(?:\s*"path":\s*"[^"]*",)?\s*"source":\s*"([^"\\]*)"/.exec(beginningOf(file))?.[1];
  } catch {
    return undefined;
  }
}

/**
 * Tells whether a file is a call's recording, is missing, or is another file. Empty files and cut-off recordings count as missing, because the
 * command may replace them.
 */
export function stateOf(file: string, { path, query }: TypedCall): "recorded" | "missing" | "other" {
  if (!existsSync(file)) return "missing";
  try {
    const value = jsonFrom(readFileSync(file));
    return isObject(value) && isDeepStrictEqual(value.request, { path, query }) ? "recorded" : "other";
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    // A cut-off recording has the same beginning as a complete one. Any other file belongs to the user.
    const beginning = '{\n  "source": "';
    return beginning.startsWith(beginningOf(file).slice(0, beginning.length)) ? "missing" : "other";
  }
}

/** The maximum length of a name's readable part. Most file systems allow names of 255 bytes. */
const longest = 80;

/**
 * Returns a recording's name, such as `week-1-year-2024`, `team-ohio-state-year-2024-5b1f0a2c` or `all`. Different queries have different names, even
 * on case-insensitive file systems.
 */
export function recordingName({ query }: Pick<TypedCall, "query">): string {
  const entries = Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1));
  if (entries.length === 0) return "all";
  const text = entries.map(([name, value]) => `${name}-${value}`).join("-");
  const readable = text.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  const isUnambiguous = entries.every(([, value]) => /^[a-z0-9]+$/.test(String(value)));
  if (isUnambiguous && readable.length <= longest) return readable;
  // The name gets part of a hash if its letters and digits do not identify the query.
  const digest = createHash("sha256").update(JSON.stringify(entries)).digest("hex");
  return `${readable.slice(0, longest).replace(/-$/, "")}-${digest.slice(0, 8)}`;
}

export function fileOf(folder: string, call: TypedCall): string {
  return join(folder, operationIdOf(call.path), `${recordingName(call)}.json`);
}
