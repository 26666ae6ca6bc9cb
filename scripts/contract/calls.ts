import { typedCall } from "../../src/cli/session/call.js";
import { paths } from "../../src/document/operation.js";
import { examples } from "../../src/document/prose.js";

const dayMs = 86_400_000;

/**
 * The calls of one night in the format of a file of calls: an example of each operation, at most `most` of
 * them. Each night begins where the one before ended, so that all operations get their turn.
 */
export async function nightlyCalls(most: number, nowMs: number): Promise<string[]> {
  if (!Number.isInteger(most) || most < 1) throw new Error("--max-calls takes a whole number from 1 up");
  const calls = paths.map((path) => typedCall({ path, query: examples[path] }));
  const start = (Math.floor(nowMs / dayMs) * most) % calls.length;
  return [...calls.slice(start), ...calls.slice(0, start)].slice(0, most);
}
