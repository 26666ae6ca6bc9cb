import { createHash } from "node:crypto";
import { join } from "node:path";
import { operationIdOf } from "../../failures/operation-id.js";
import type { Call } from "../call.js";

/** Longest readable part of a name: file systems take 255 bytes, and people fewer. */
const longest = 80;

/**
 * The name of a call's recording, the same for the same query whatever the order of its parameters, and another for any other query, also
 * where a file system does not tell capital letters apart: `year-2024-week-1`, `team-ohio-state-year-2024-5b1f0a2c`, `all` without a query.
 */
export function caseName({ query }: Pick<Call, "query">): string {
  const entries = Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1));
  if (entries.length === 0) return "all";
  const text = entries.map(([name, value]) => `${name}-${value}`).join("-");
  const readable = text.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  const tellsAll = entries.every(([, value]) => /^[a-z0-9]+$/.test(String(value)));
  if (tellsAll && readable.length <= longest) return readable;
  // Where letters and figures do not tell all of a value, a bit of a digest does.
  const digest = createHash("sha256").update(JSON.stringify(entries)).digest("hex");
  return `${readable.slice(0, longest).replace(/-$/, "")}-${digest.slice(0, 8)}`;
}

/** Where a call's recording is kept: `<folder>/<operationId>/<name>.json`. */
export function fileOf(folder: string, call: Call): string {
  return join(folder, operationIdOf(call.path), `${caseName(call)}.json`);
}
