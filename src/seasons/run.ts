import type { QueryObject } from "../operation.js";
import type { Path } from "../types.js";
import { type Budget, budgetOf } from "./budget.js";
import { type Cover, coverOf } from "./cover.js";
import { divide } from "./divide.js";
import { budgetMessage, cappedMessage, incomplete } from "./incomplete.js";
import { isCut, rowsOf, valuesIn } from "./index-rows.js";
import { positionIn, tokenOf } from "./token.js";
import type { SeasonTools } from "./tools.js";
import type { SeasonOptions } from "./types.js";

/** A part of a run, and its response once it is requested. */
interface Entry {
  readonly add: QueryObject;
  response?: Promise<unknown>;
}

/** A finished part. */
export interface Done {
  readonly part: QueryObject;
  readonly data: unknown;
  readonly done: number;
  readonly total: number;
  readonly calls: number;
  /** Writes where a later run continues. */
  readonly resume: () => string;
}

/** A signal that aborts with the caller's, and when the run ends. */
function linked(signal: AbortSignal | undefined) {
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener("abort", abort, { once: true });
  const end = () => {
    signal?.removeEventListener("abort", abort);
    controller.abort();
  };
  return { signal: controller.signal, end };
}

/** The options of the run's calls. Throws a `QueryError` for a `maxCalls` that is no count. */
function checked(tools: SeasonTools, path: string, options: SeasonOptions) {
  const { maxCalls = Number.POSITIVE_INFINITY, onProgress, resume, signal, ...call } = options;
  if (!(maxCalls >= 0 && (maxCalls === Number.POSITIVE_INFINITY || Number.isInteger(maxCalls)))) {
    const message = `${path}: maxCalls takes a whole number from 0 up: nothing was sent.`;
    throw new tools.QueryError(message, { path, parameters: [] });
  }
  return { maxCalls, resume, signal, call };
}

/**
 * Makes the calls of a cover, some ahead of the one that is returned next, and returns their data in the order of the parts. A part whose response
 * is cut becomes several in its turn. The state of a run is this one list, so that a token can be written at any part.
 */
export async function* runParts(
  tools: SeasonTools,
  path: Path,
  given: QueryObject,
  options: SeasonOptions,
): AsyncGenerator<Done, void, undefined> {
  const { maxCalls, resume, signal: outer, call } = checked(tools, path, options);
  const cover = coverOf(tools, path, given);
  const start = resume === undefined ? undefined : positionIn(tools, resume, path, given);
  const { signal, end } = linked(outer);
  const budget = budgetOf(tools, maxCalls, call);
  let done = start?.done ?? 0;
  let line: Entry[] = [];

  const queryOf = ({ add }: Entry): QueryObject => ({ ...cover.base, ...add });
  /** Returns a function that writes where a later run continues from now. */
  const position = () => {
    const now = { done, left: line.map(({ add }) => add) };
    return () => tokenOf(path, given, now);
  };
  const stop = (reason: "budget" | "capped", message: string) =>
    incomplete(tools, message, { reason, path, done, total: done + line.length, resume: position()() });
  const outOfBudget = () => stop("budget", budgetMessage(path, maxCalls, done, done + line.length));
  const list = async (index: Path, query: QueryObject) => {
    if (!(await budget.affords(index, query))) throw outOfBudget();
    const data = await budget.get(index, query, signal);
    if (isCut(index, data)) throw stop("capped", cappedMessage(index, rowsOf(data).length, query));
    return rowsOf(data);
  };
  const lists = new Map<string, ReturnType<typeof list>>();
  /** The rows of an operation that lists values, called once in a run. */
  const listing = (index: Path, query: QueryObject) => {
    const key = index + JSON.stringify(query);
    const rows = lists.get(key) ?? list(index, query);
    lists.set(key, rows);
    return rows;
  };

  try {
    // Until the values are known, the run has one part, which a token of an early end names as an empty one.
    line = (start?.left ?? [{}]).map((add) => ({ add }));
    const { fill } = cover;
    const declared = fill && tools.operationOf(path)?.parameters[fill.parameter];
    if (fill && declared && line.length === 1 && Object.keys(line[0]?.add ?? {}).length === 0) {
      const rows = await listing(fill.source.path, fill.index);
      line = valuesIn(tools, rows, fill.source, declared).map((value) => ({ add: { [fill.parameter]: value } }));
    }
    for (let head = line[0]; head; head = line[0]) {
      await startAhead(tools, path, line, queryOf, budget, signal);
      if (!head.response) throw outOfBudget();
      const data = await withoutMissing(tools, cover, head.response);
      if (isCut(path, data)) {
        const query = queryOf(head);
        const children = await divide(tools, path, cover.base, query, listing);
        if (children.length === 0) throw stop("capped", cappedMessage(path, rowsOf(data).length, query));
        const { add } = head;
        line.splice(0, 1, ...children.map((child) => ({ add: { ...add, ...child } })));
        continue;
      }
      line.shift();
      done++;
      yield { part: head.add, data, done, total: done + line.length, calls: budget.sent, resume: position() };
    }
  } finally {
    end();
  }
}

/** Starts parts in their order, as far ahead as the client sends at once. Waits where the budget only suffices once those in flight have ended. */
async function startAhead(
  tools: SeasonTools,
  path: Path,
  line: readonly Entry[],
  queryOf: (entry: Entry) => QueryObject,
  budget: Budget,
  signal: AbortSignal,
): Promise<void> {
  const ahead = Math.min(
    tools.settings.concurrency,
    tools.operationOf(path)?.maxInFlight ?? tools.settings.concurrency,
  );
  for (const [index, entry] of line.slice(0, ahead).entries()) {
    if (entry.response) continue;
    const query = queryOf(entry);
    if (!(await budget.affords(path, query))) {
      if (index > 0) return;
      await Promise.allSettled(line.map(({ response }) => response));
      if (!(await budget.affords(path, query))) return;
    }
    entry.response = budget.get(path, query, signal);
    // Thrown in the turn of the part.
    entry.response.catch(() => {});
  }
}

/** The data of a part. Where the service has nothing for one of many values (404), the part is empty. */
async function withoutMissing(tools: SeasonTools, { fill }: Cover, response: Promise<unknown>): Promise<unknown> {
  try {
    return await response;
  } catch (error) {
    if (fill && error instanceof tools.NotFoundError) return [];
    throw error;
  }
}
