import { isDeepStrictEqual } from "node:util";
import type { Recording } from "../../sample/recording.js";
import { isObject } from "../../validate/values.js";
import type { Call } from "../call.js";
import { fileBytes } from "../check/bytes.js";
import { split } from "../check/split.js";
import type { Reply } from "../run-calls.js";

/** The headers that a recording keeps. No others: one may hold a cookie, an account or an address. */
const kept = ["content-type", "retry-after", "x-calllimit-remaining"];

/** The recording of a response. Its body is undefined for a 204. */
export function recordingOf({ path, query }: Call, { status, headers, data }: Reply, source: string): Recording {
  const harmless = kept.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  // The source first: it can be read without the rows.
  return {
    source,
    recordedAt: new Date().toISOString(),
    request: { path, query },
    response: { status, headers: Object.fromEntries(harmless), body: data },
  };
}

/** The text of a recording's file. */
export function textOf(recording: Recording): string {
  return `${JSON.stringify(recording, null, 2)}\n`;
}

/** Whether a text of JSON holds the key, as it is or as an address would have it. */
export function holdsKey(text: string, key: string): boolean {
  return [key, encodeURIComponent(key)].some((form) => text.includes(JSON.stringify(form).slice(1, -1)));
}

/** The parts of a recording's file but its rows; undefined where it is no whole JSON. Throws what opening a file throws. */
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

/** The source that a recording names; undefined where the file is no recording. */
export function recordedSource(file: string): string | undefined {
  const hasSource = (value: unknown) => isObject(value) && typeof value.source === "string";
  const parts = readParts(file, hasSource);
  return isObject(parts) && typeof parts.source === "string" ? parts.source : undefined;
}

/** Whether a file is a whole recording of this very call. Throws what opening a file throws. */
export function isRecordingOf(file: string, { path, query }: Call): boolean {
  const parts = readParts(file, () => false);
  return isObject(parts) && isDeepStrictEqual(parts.request, { path, query });
}
