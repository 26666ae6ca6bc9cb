import { operations } from "../../generated/operations.js";
import { typedCall } from "../../src/cli/calls.js";
import { isPath } from "../../src/query.js";
import { recordings } from "../../src/sample/recordings.js";
import type { Path } from "../../src/types.js";

const dayMs = 86_400_000;

/** Whether a name is that of one thing by its number: those of the sample world are no one's at the service. */
function isId(name: string): boolean {
  return /^id$|Id$/.test(name);
}

/** The recorded call of an operation that the service can be asked as well: of the latest season, with the fewest parameters. */
function exampleOf(path: Path): string | undefined {
  const year = (query: Readonly<Record<string, unknown>>) => Number(query.year ?? 0);
  const [best] = recordings
    .filter(({ request, response }) => request.path === path && response.status === 200)
    .map(({ request: { query } }) => ({ query, names: Object.keys(query) }))
    .filter(({ names }) => !names.some(isId))
    .sort((a, b) => year(b.query) - year(a.query) || a.names.length - b.names.length);
  return best && typedCall({ path, query: best.query });
}

/**
 * The calls of one night as a file of calls has them, at most so many: an example of each operation that can be asked without a number
 * of the sample world, beginning another time where the night before ended, so that all have their turn.
 */
export function nightlyCalls(most: number, nowMs: number): string[] {
  if (!Number.isInteger(most) || most < 1) throw new Error("--max-calls takes a whole number from 1 up");
  const calls = Object.keys(operations)
    .filter(isPath)
    .map(exampleOf)
    .filter((call) => call !== undefined);
  const start = (Math.floor(nowMs / dayMs) * most) % calls.length;
  return [...calls.slice(start), ...calls.slice(0, start)].slice(0, most);
}
