import type { Operation } from "../operation.js";
import { readQuery, type Values } from "./parameters.js";
import type { Recording } from "./recording.js";
import { filterRows, isRow } from "./rows.js";

type Answer = Pick<Recording["response"], "status" | "body">;

/** The rows of all recordings of an operation; a row that two of them hold is one row. */
function rowsOf(recordings: readonly Recording[]): unknown[] {
  const rows = new Map<string, unknown>();
  for (const { response } of recordings) {
    if (response.status !== 200 || !Array.isArray(response.body)) continue;
    for (const row of response.body) rows.set(JSON.stringify(row), row);
  }
  return [...rows.values()];
}

/** Whether a recording was asked for with nothing but what is asked now. */
function answers(recording: Recording, values: Values): boolean {
  return Object.entries(recording.request.query).every(
    ([name, value]) => String(values.get(name)).toLowerCase() === String(value).toLowerCase(),
  );
}

/** Answers from recordings: rows are filtered; a single object must have been recorded for just this query. */
export class Answers {
  private readonly byPath = new Map<string, Recording[]>();
  private readonly rows = new Map<string, unknown[]>();
  private readonly games = new Map<number, Readonly<Record<string, unknown>>>();

  constructor(recordings: readonly Recording[]) {
    for (const recording of recordings) {
      const { path } = recording.request;
      const known = this.byPath.get(path);
      if (known === undefined) this.byPath.set(path, [recording]);
      else known.push(recording);
    }
    for (const [path, own] of this.byPath) {
      if (own.some(({ response }) => response.status === 200 && Array.isArray(response.body)))
        this.rows.set(path, rowsOf(own));
    }
    for (const row of this.rows.get("/games") ?? []) {
      if (isRow(row) && typeof row.id === "number") this.games.set(row.id, row);
    }
  }

  /** The answer to a query that has been read. What the sample world does not have is answered as the service was seen to answer it. */
  to(path: string, operation: Operation, values: Values): Answer {
    const rows = this.rows.get(path);
    if (rows) return { status: 200, body: filterRows(rows, values, this.games) };
    const own = this.byPath.get(path) ?? [];
    const found = own.find((recording) => recording.response.status === 200 && answers(recording, values));
    const missing = own.find(({ request: { query }, response: { status } }) => {
      const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
      return status !== 200 && status !== 401 && status !== 429 && "values" in readQuery(operation, asked);
    });
    return (
      (found ?? missing)?.response ?? {
        status: 404,
        body: { message: "The sample world holds no answer to this query." },
      }
    );
  }
}
