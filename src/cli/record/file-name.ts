import { createHash } from "node:crypto";
import { join } from "node:path";
import { operationIdOf } from "../../document/words.js";
import type { Call } from "../call.js";

/** The longest readable part of a name, well below the 255 bytes of a file system. */
const longest = 80;

/**
 * The name of a call's recording: `week-1-year-2024`, `team-ohio-state-year-2024-5b1f0a2c`, or `all` without a query. The order of
 * parameters does not matter. Two queries have two names, also on a file system that ignores case.
 */
export function recordingName({ query }: Pick<Call, "query">): string {
  const entries = Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1));
  if (entries.length === 0) return "all";
  const text = entries.map(([name, value]) => `${name}-${value}`).join("-");
  const readable = text.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  const isUnambiguous = entries.every(([, value]) => /^[a-z0-9]+$/.test(String(value)));
  if (isUnambiguous && readable.length <= longest) return readable;
  // Where letters and digits alone do not identify the query, part of a hash is added.
  const digest = createHash("sha256").update(JSON.stringify(entries)).digest("hex");
  return `${readable.slice(0, longest).replace(/-$/, "")}-${digest.slice(0, 8)}`;
}

/** The file of a call's recording: `<folder>/<operationId>/<name>.json`. */
export function fileOf(folder: string, call: Call): string {
  return join(folder, operationIdOf(call.path), `${recordingName(call)}.json`);
}
