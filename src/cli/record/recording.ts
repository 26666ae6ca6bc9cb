import { isDeepStrictEqual } from "node:util";
import { isObject } from "../../contract/values.js";
import type { Recording } from "../../sample/recording.js";
import type { Call } from "../calls.js";
import { fileBytes } from "../check/bytes.js";
import { split } from "../check/split.js";

/** The headers that a recording keeps. No others: one may hold a cookie, an account or an address. */
const kept = ["content-type", "retry-after", "x-calllimit-remaining"];

/** The recording of an answer. `body` is undefined for a 204. */
export function recordingOf(
  { path, query }: Call,
  { status, headers }: Pick<Response, "status" | "headers">,
  body: unknown,
  source: Recording["source"],
): Recording {
  const harmless = kept.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    request: { path, query },
    response: { status, headers: Object.fromEntries(harmless), body },
    recordedAt: new Date().toISOString(),
    source,
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

/**
 * Whether a file is a whole recording of this very call, from the same kind of service: what the sample service said stands for nothing that
 * the service says. Throws what opening a file throws.
 */
export function isRecordingOf(file: string, { path, query }: Call, source: Recording["source"]): boolean {
  const pieces = split(
    fileBytes(file, () => {}),
    ["/response/body"],
  );
  try {
    for (let next = pieces.next(); ; next = pieces.next()) {
      if (!next.done) continue;
      const { value } = next.value;
      return isObject(value) && value.source === source && isDeepStrictEqual(value.request, { path, query });
    }
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
