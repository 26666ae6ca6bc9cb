import { saysNoData } from "../document/bodies.js";
import { isObject } from "../document/json.js";
import { isCut, isMetered, operations, type QueryObject } from "../document/operation.js";
import { rowsOf } from "../document/selection.js";
import { IncompleteError, QueryError } from "../errors.js";
import type { CallOptions, SeasonOptions } from "../options.js";
import { redactedData } from "../query/redact.js";
import type { Keyring } from "../request/auth.js";
import type { Caller } from "../request/caller.js";
import type { CallContext, RunReports } from "../request/layer.js";
import { settingsOf } from "../request/settings.js";
import type { Path } from "../types.js";
import { type Cover, type GameRow, valuesIn } from "./cover.js";
import { divide } from "./divide.js";
import { openLine, type PartEntry, positionIn, type RunState } from "./line.js";

/** Returns the options for a run's calls. Throws a `QueryError` for an invalid option, or if `maxCalls` and `budget` are both given. */
export function optionsOfParts(caller: Caller, path: Path, options: SeasonOptions): CallOptions {
  settingsOf(caller.options, options);
  const { maxCalls: givenMaxCalls, budget, onProgress, resume: _, signal, ...callOptions } = options;
  const wrongOption = (why: string) => new QueryError(`${path}: ${why}. Nothing was sent.`, { path, parameters: [] });
  if (onProgress && typeof onProgress !== "function") throw wrongOption("onProgress takes a function");
  const maxCalls = givenMaxCalls ?? Number.POSITIVE_INFINITY;
  const isCount = maxCalls >= 0 && (maxCalls === Number.POSITIVE_INFINITY || Number.isInteger(maxCalls));
  if (!isCount) throw wrongOption("maxCalls takes a whole number of at least 0");
  const isTwice = Number.isFinite(maxCalls) && (budget ?? undefined) !== undefined;
  if (isTwice) throw wrongOption("give maxCalls or budget, not both");
  return { ...callOptions, signal, budget: Number.isFinite(maxCalls) ? { left: maxCalls } : budget };
}

/** Whether an error is the reason of the caller's aborted signal. The reason may be another run's error. */
export const isReasonOf = (signal: AbortSignal | undefined, error: unknown): boolean =>
  signal?.aborted === true && error === signal.reason;

/** Opens the calls of a run. They share one budget, and they end when the caller's signal aborts. */
function openCalls(caller: Caller, callOptions: CallOptions, reports: RunReports) {
  let sent = 0;
  const { cache = "default", cacheTtlMs, signal } = callOptions;
  return {
    /** Whether the next run finds these calls' responses in the cache. */
    areStored: Boolean(caller.options.cache) && cache === "default" && cacheTtlMs !== 0,
    isAborted: (error: unknown) => isReasonOf(signal, error),
    /** The number of metered requests sent so far. */
    sent: () => sent,
    async get(path: Path, query: QueryObject, context: CallContext = { path, run: reports }): Promise<unknown> {
      try {
        return await caller.get(context, query, callOptions);
      } finally {
        if (isMetered(path)) sent += context.sent ?? 0;
      }
    },
  };
}

type RunLine = ReturnType<typeof openLine>;
type Calls = ReturnType<typeof openCalls>;

/** A finished part. */
export interface Done extends RunState {
  readonly part: QueryObject;
  readonly rows: readonly unknown[];
  /** The number of metered requests that the run has sent. */
  readonly calls: number;
}

/** The facts about a run that do not change. */
interface OpenRun {
  readonly caller: Caller;
  readonly path: Path;
  readonly cover: Cover;
  /** The number of rows in the list of the cover's values. Undefined if the run has not requested the list. */
  listed?: number;
  /** What the sample service has said about the lists that the run requests. */
  readonly listReports: RunReports;
}

/**
 * Opens a run. `parts` makes the calls of a cover, some in advance. `state` returns the current state. `isListEmpty` says whether the list of the
 * cover's values was empty. `lacksSampleRows` says whether the sample service has reported that it lacks some of the run's rows. Throws a `QueryError`
 * if `resume` is wrong.
 */
export function openRun(
  caller: Caller,
  path: Path,
  query: QueryObject,
  cover: Cover,
  callOptions: CallOptions,
  { resume, maxCalls }: SeasonOptions,
) {
  const start = resume == null ? undefined : positionIn(resume, path, query, caller.keys.redactFor());
  const line = openLine(path, query, start);
  const said = new Set<string>();
  const run: OpenRun = { caller, path, cover, listReports: { said, lacksRows: false } };
  const partReports: RunReports = { said, lacksRows: false };
  const parts = () => runParts(run, line, openCalls(caller, callOptions, partReports), maxCalls);
  return {
    parts,
    state: line.state,
    isListEmpty: () => run.listed === 0,
    lacksSampleRows: () => partReports.lacksRows || (run.listed === 0 && run.listReports.lacksRows),
  };
}

/**
 * Yields the parts in order. If a part's response is cut, several parts replace it. After a failure, yields the parts that have arrived, because they
 * may have cost calls.
 */
async function* runParts(
  run: OpenRun,
  line: RunLine,
  calls: Calls,
  maxCalls: number | undefined,
): AsyncGenerator<Done> {
  const { caller, path, cover } = run;
  const { resume: begin } = line.state();
  /** The number of parts to request at a time: the number of requests that the client sends at once. */
  const ahead = Math.min(caller.settings.concurrency, operations[path].maxInFlight ?? Number.POSITIVE_INFINITY);
  const listing = listings(calls, caller.keys, run.listReports);
  const finished = (entry: PartEntry, rows: readonly unknown[]): Done => {
    line.finish(entry);
    return Object.assign(line.state(), { part: entry.add, rows, calls: calls.sent() });
  };
  try {
    const { fill } = cover;
    const blank = line.blank();
    if (fill && blank) {
      const list = await listing(fill.source.path, fill.index);
      run.listed = list.length;
      const values = valuesIn(caller.clock, list, fill);
      const adds = values.map((value) => ({ [fill.parameter]: value }));
      line.replace(blank, adds);
    }
    for (let head = line.entries[0]; head; head = line.entries[0]) {
      const failed = line.entries.find((entry) => entry.failed);
      // After a failure, the run does not request more parts. Awaiting the failed part throws its error.
      head.rows ??= failed?.rows ?? request(run, head, calls);
      if (!failed) for (const entry of line.entries.slice(1, ahead)) entry.rows ??= request(run, entry, calls);
      const rows = await head.rows;
      if (!isCut(operations[path], rows)) yield finished(head, rows);
      else {
        const query = { ...cover.base, ...head.add };
        const adds = await divide(caller.clock, path, cover.base, query, listing);
        if (adds.length === 0) throw capped(path, rows.length, query);
        line.replace(head, adds);
      }
    }
  } catch (error) {
    for (const entry of line.entries.slice()) {
      const arrived = await entry.rows?.catch(() => undefined);
      if (arrived && !isCut(operations[path], arrived)) yield finished(entry, arrived);
    }
    const state = line.state();
    const isStuck = !calls.areStored && calls.sent() > 0 && state.resume === begin;
    const advice = isStuck ? stuck(calls.sent()) : remedy;
    throw calls.isAborted(error) ? error : stopped(error, path, state, maxCalls, advice);
  }
}

/** Returns a function that requests the rows of an operation that lists values. It makes each call only once. */
function listings(calls: Calls, keys: Keyring, reports: RunReports) {
  const lists = new Map<string, Promise<readonly GameRow[]>>();
  const list = async (path: Path, query: QueryObject) => {
    const context: CallContext = { path, run: reports };
    const data = await calls.get(path, query, context);
    // The values in these rows become queries and part of `resume`, so they must not contain the key.
    const rows = rowsOf(path, redactedData(data, keys.redactFor(context.sentKeys)));
    if (isCut(operations[path], rows)) throw capped(path, rows.length, query);
    return rows.filter(isObject);
  };
  return (path: Path, query: QueryObject): Promise<readonly GameRow[]> => {
    const key = path + JSON.stringify(query);
    const rows = lists.get(key) ?? list(path, query);
    lists.set(key, rows);
    return rows;
  };
}

/** Requests a part and returns its rows. */
function request({ path, cover }: OpenRun, entry: PartEntry, calls: Calls): Promise<readonly unknown[]> {
  const data = calls.get(path, { ...cover.base, ...entry.add });
  const rows = data.then(
    (each) => rowsOf(path, each),
    (error: unknown) => {
      // If the service has no data for one of many values, the part is empty.
      if (cover.fill && !calls.isAborted(error) && saysNoData(error, path)) return [];
      throw error;
    },
  );
  // The run throws the error when it reaches this part.
  rows.catch(() => {
    entry.failed = true;
  });
  return rows;
}

/** Returns the error for a cut response that can't be divided. */
function capped(path: Path, rows: number, query: QueryObject): IncompleteError {
  const message = `${path}: the service cut the response at ${rows} rows, and the client can't split ${JSON.stringify(query)} further. Give more parameters, such as a year or a team.`;
  return new IncompleteError(message, { reason: "capped" });
}

/** Returns the error that ends a run: the call's error, or an `IncompleteError` that says where the run is. */
function stopped(
  error: unknown,
  path: Path,
  { done, total, resume }: RunState,
  maxCalls: number | undefined,
  advice: string,
): unknown {
  if (!(error instanceof IncompleteError)) return error;
  const { reason } = error;
  const what = maxCalls === undefined ? "the budget of calls" : `maxCalls (${maxCalls})`;
  const spent = `${path}: ${what} is used up with ${done} of ${total} parts done. ${advice}`;
  return new IncompleteError(reason === "budget" ? spent : error.message, { reason, path, done, total, resume });
}

/** The advice in an error of a run that has made calls without finishing or dividing a part. */
const stuck = (calls: number) =>
  `Raise the limit: ${calls === 1 ? "the call" : `the ${calls} calls`} of this run did not finish a part, and \`resume\` would make them again.`;

/** The advice in an error that says where the run is. */
export const remedy = "Pass this error's `resume` as an option to continue.";
