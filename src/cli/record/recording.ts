import { closeSync, openSync, readSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { isObject } from "../../document/json.js";
import type { Recording } from "../../sample/recording.js";
import type { Call, Reply } from "../call.js";
import { fileBytes } from "../check/bytes.js";
import { split } from "../check/split.js";

/** The headers that a recording stores. Others may hold a cookie, an account or an address. */
const storedHeaders = ["content-type", "retry-after", "x-calllimit-remaining"];

/** The recording of a response. Its body is undefined for a 204. */
export function recordingOf({ path, query }: Call, { status, headers, data }: Reply, source: string): Recording {
  const stored = storedHeaders.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  // The source is first, so that it can be read without the rows.
  return {
    source,
    recordedAt: new Date().toISOString(),
    request: { path, query },
    response: { status, headers: Object.fromEntries(stored), body: data },
  };
}

/** How the text of a recording begins. */
const beginning = '{\n  "source": "';

/** The text of the file of a recording. */
export function textOf(recording: Recording): string {
  return `${JSON.stringify(recording, null, 2)}\n`;
}

/**
 * Reads a recording without its rows, until `enough` returns true. Undefined where the file is not complete JSON. Throws errors of the file
 * system.
 */
function readParts(file: string, enough: (head: unknown) => boolean): unknown {
  const pieces = split(
    fileBytes(file, () => {}),
    ["/response/body"],
  );
  try {
    for (let next = pieces.next(); ; next = pieces.next()) {
      if (next.done) return next.value.value;
      const head = next.value.head();
      if (enough(head)) return head;
    }
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  } finally {
    // Closes the file.
    pieces.return({ value: undefined, at: undefined });
  }
}

/** The source of a recording. Undefined where the file is not a recording. */
export function recordedSource(file: string): string | undefined {
  const hasSource = (value: unknown) => isObject(value) && typeof value.source === "string";
  const parts = readParts(file, hasSource);
  return isObject(parts) && typeof parts.source === "string" ? parts.source : undefined;
}

/** Whether a file begins as {@link textOf} does: a cut-off recording is one of this command, other files belong to the user. */
function beginsAsRecording(file: string): boolean {
  const handle = openSync(file, "r");
  try {
    const buffer = Buffer.alloc(beginning.length);
    const text = buffer.subarray(0, readSync(handle, buffer)).toString();
    return beginning.startsWith(text);
  } finally {
    closeSync(handle);
  }
}

/**
 * What an existing file is for a call: its recording, a cut-off recording or an empty file, which may be replaced, or another file. Throws
 * errors of the file system.
 */
export function stateOf(file: string, { path, query }: Call): "recorded" | "damaged" | "other" {
  const parts = readParts(file, () => false);
  if (parts === undefined) return beginsAsRecording(file) ? "damaged" : "other";
  return isObject(parts) && isDeepStrictEqual(parts.request, { path, query }) ? "recorded" : "other";
}
