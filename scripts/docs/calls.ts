import { isPath, operations } from "../../src/document/operation.js";
import { checkQuery } from "../../src/query/check.js";
import type { Recording } from "../../src/sample/service.js";
import { leavesOf, type Operation, type OperationObject } from "../lib/document.js";
import { recordingsOf } from "../lib/recordings.js";

const rows = 2;
const scalars = 8;

function cut(value: unknown, keep: number): unknown {
  if (Array.isArray(value)) {
    const limit = value.some((item) => typeof item === "object" && item !== null) ? keep : scalars;
    return value.slice(0, limit).map((item) => cut(item, 1));
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cut(part, 1)]));
}

/**
 * Shortens a response's lists. Keeps two rows (one if rows are long), one element of each list of objects in a row, and eight elements of other
 * lists. The result is still a valid response, because all keys remain. `note` says what was left out. It is undefined if the response is complete.
 */
function shorten(body: unknown): { value: unknown; note: string | undefined } {
  const short = cut(body, rows);
  const value = Array.isArray(short) && JSON.stringify(short).length > 2_000 ? cut(body, 1) : short;
  if (JSON.stringify(value) === JSON.stringify(body)) return { value, note: undefined };
  const whole = !Array.isArray(body) || !Array.isArray(value) || body.length === value.length;
  if (whole) return { value, note: "lists in it cut short" };
  const listsToo = JSON.stringify(value) !== JSON.stringify(body.slice(0, value.length));
  const shown = `${value.length} of ${body.length} rows`;
  return { value, note: listsToo ? `${shown}, lists in them cut short` : shown };
}

/** A recorded call of an operation for the docs, with its query and its shortened response. */
export interface Call {
  operation: Operation;
  query: Recording["request"]["query"];
  example: ReturnType<typeof shorten>;
}

/**
 * Returns the recorded call that shows the most about an operation. It is a valid query's 200 with many values and few nulls. If several are equally
 * good, the longest response wins. Throws an error that names the operation if there is no such call.
 */
export async function callOf(operation: Operation): Promise<Call> {
  const { path, operationId } = operation;
  if (!isPath(path)) throw new Error(`${path} is not in generated/operations.ts: run \`npm run generate\``);
  const calls = (await recordingsOf(operationId))
    .filter(({ response }) => response.status === 200)
    .filter(({ request }) => checkQuery(operations[path], request.query).length === 0)
    .map(({ request: { query }, response: { body } }) => {
      const example = shorten(body);
      const leaves = leavesOf(example.value);
      const values = leaves.filter((leaf) => leaf !== null).length;
      // Each null counts against the example, because it does not show much.
      const score = 2 * values - leaves.length;
      return { call: { operation, query, example }, values, score, size: JSON.stringify(body).length };
    })
    .filter(({ values }) => values > 0)
    .sort((a, b) => b.score - a.score || b.size - a.size);
  const [best] = calls;
  if (best === undefined) {
    throw new Error(`${operationId} has no recorded 200 to a valid query: add one to scripts/lib/queries.yaml`);
  }
  return best.call;
}

/** Returns an example's label, with its source and how much of the response it shows. */
export function exampleLabel({ example }: Call): string {
  return `from the sample world${example.note === undefined ? "" : ` (${example.note})`}`;
}

/** Adds a call's response to its operation as a labeled example. Changes `operation` in place. */
export function addExample(operation: OperationObject, call: Call): void {
  const response = operation.responses["200"];
  const content = response?.content?.["application/json"];
  if (response === undefined || content === undefined)
    throw new Error(`${operation.operationId} has no JSON 200 response to show as an example`);
  response.description = `${response.description ?? ""} Example: ${exampleLabel(call)}.`;
  content.examples = { sample: { summary: exampleLabel(call), value: call.example.value } };
}
