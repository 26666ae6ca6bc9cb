import type { Client, Result } from "../client.js";
import { responseFields } from "../document/fields.js";
import { isArray, isObject } from "../document/json.js";
import type { QueryObject } from "../document/operation.js";
import { listedKindOf, selection } from "../document/selection.js";
import { IncompleteError, QueryError } from "../errors.js";
import type { Budget, CallOptions } from "../options.js";
import { oneLine, type Redact, redactedData } from "../query/redact.js";
import type { Notice } from "../results.js";
import type { Path, PlannedCall } from "../types.js";
import { callNamed, type Input, pathNamed, typedQuery } from "./input.js";
import { type PageRows, pageOf, pageReader, pageStore } from "./pages.js";
import { failureOf, partsIn, redactFrom, resultOf, roomForItems, type ToolOptions, type ToolResult } from "./types.js";
import type { View } from "./views.js";

/** A query as a string, whatever the order of its parameters. */
const keyText = (query: object) => JSON.stringify(Object.entries(query).sort());

/** The number of rows that `get_data` returns by default. */
const standard = 50;

/** What a call needs: the client, its budget, and what results say about their source. */
export interface Context {
  readonly rephrase: NonNullable<ToolOptions["rephrase"]>;
  readonly client: Client;
  /** The number of metered requests that the tools may still send. */
  readonly budget: Budget | undefined;
  /** Removes the client's keys from a text. */
  readonly redact: Redact;
  /** The first line of each result if the data is made up. */
  readonly source: string | undefined;
  /** Notes that a response came from the sample service. From then on, `source` says so. */
  noteSource(isOfSample: boolean): void;
  readonly names: NameKinds;
}

/** The notices that make a tool refuse a call. The sample world has its own time, so a season that is over there may not have begun here. */
export const refusingNotices = ({ source }: Pick<Context, "source">, notices: readonly Notice[]): readonly Notice[] =>
  notices.filter(({ kind }) => source === undefined || kind !== "future");

/** Whether a query breaks a rule or can't return anything useful. If so, do not spend a call on a list of names. */
async function isRefusedByPlan(context: Context, path: Path, query: object): Promise<boolean> {
  const { calls } = await context.client.plan([{ path, query } as PlannedCall]);
  const { error, notices = [] } = calls[0] ?? {};
  return error !== undefined || refusingNotices(context, notices).length > 0;
}

/** How long a failed list of names is not requested again, ms. */
const failedListMs = 60_000;

/** What is known about lists of names. */
export interface NameKinds {
  /** The kinds of names whose lists were worth a call. */
  readonly planned: Set<string>;
  /** When the list of each kind failed. */
  readonly failedAt: Map<string, number>;
}

/**
 * Loads the lists of names to compare a query with, so that the call's notices can use them. Each list is loaded once. If the plan already
 * refuses the query, no list is loaded. Only the first name of each kind needs a plan. A list never takes a budget's last request, which is for
 * the call itself. If a list can't be loaded, the call goes on.
 */
async function loadNames(context: Context, path: Path, query: QueryObject, options: CallOptions): Promise<void> {
  const { client, budget } = context;
  const { planned, failedAt } = context.names;
  // Uses only the document's parameter names, because a model may write `constructor`, which every object has.
  for (const [name, compared] of Object.entries(selection[path].matches ?? {})) {
    const kind = listedKindOf(compared);
    const value = query[name];
    if (kind === undefined || typeof value !== "string" || value === "" || (budget && budget.left < 2)) continue;
    if (Date.now() - (failedAt.get(kind) ?? Number.NEGATIVE_INFINITY) < failedListMs) continue;
    if (!planned.has(kind) && (await isRefusedByPlan(context, path, query))) return;
    planned.add(kind);
    if (budget) budget.left--;
    await client.names[kind](value, options).catch((error: unknown) => {
      // An unknown name becomes a notice of the call. An abort or a spent budget concerns the caller. Any other failure may have cost a call, so
      // it is remembered.
      const isOwn = error instanceof QueryError || error instanceof IncompleteError || options.signal?.aborted;
      if (!isOwn) failedAt.set(kind, Date.now());
    });
    if (budget) budget.left++;
  }
}

/** Says which rows and columns are not on the page. */
function leftOut({ path, rows, columns }: PageRows, offset: number, count: number, cursor: string | undefined): string {
  const after = rows.length - offset - count;
  const range = `Rows ${offset + 1} to ${offset + count} of ${rows.length}`;
  const rest =
    cursor === undefined ? "" : `; ${after} are left out: get_data with cursor ${cursor} has them, without a call`;
  const fields = responseFields(path).fields.map(({ name }) => name.replaceAll("[]", ""));
  const some = fields.length > columns.length && columns.length > 0 && columns.every((each) => fields.includes(each));
  const more = some ? ` ${columns.length} of ${fields.length} fields.` : "";
  return `${range}${rest}.${more}`;
}

/** Throws an error if a cursor comes with another call's path or query. */
function checkCursor({ path, query }: PageRows, input: Input): void {
  const named = inputText(input.path);
  const other = named !== undefined && pathNamed(named) !== path;
  const givenQuery = isObject(input.query) && Object.keys(input.query).length > 0 ? input.query : query;
  const differs = keyText(typedQuery(path, givenQuery)) !== keyText(query);
  if (!other && !differs) return;
  throw new Error(
    `The cursor is of ${path} ${JSON.stringify(query)}: give it without \`path\` and \`query\`, or these without a cursor.`,
  );
}

/** A string input. Models may send an empty string for an input that they do not use. */
const inputText = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

/** The view in an input. Models may send null, an empty string or false for inputs that they do not use. */
function viewOf(input: Input): View {
  const { columns, where, wide } = input;
  const [sort, explode] = [inputText(input.sort), inputText(input.explode)];
  return {
    ...(isArray(columns) && columns.length > 0 && { columns: [...new Set(columns.map(String))] }),
    ...(sort !== undefined && { sort }),
    ...(isObject(where) && Object.keys(where).length > 0 && { where }),
    ...(wide === true && { wide }),
    ...(explode !== undefined && { explode }),
  };
}

/** Applies an input's view to a cursor's response. Settings that the input leaves out stay the same, unless the input asks for other rows. */
function nextView(view: View, given: View): View {
  const makesRows = given.wide || given.explode !== undefined;
  const areSame = given.wide === view.wide && given.explode === view.explode;
  return makesRows && !areSame ? given : { ...view, ...given };
}

/** Says how to read the rows that a view has left out. */
const unreadRows = (cursor: string | undefined): string[] =>
  cursor === undefined ? [] : [`get_data with cursor ${cursor} and another \`where\` reads them, without a call.`];

/** The result for the page of rows that begins at `offset`. `id` is the response's number. */
function pageResult(
  context: Context,
  [id, rows]: readonly [id: number, rows: PageRows],
  offset: number,
  limit: number,
  ofCall: readonly string[] = [],
): ToolResult {
  const { source, rephrase } = context;
  const { columns, path, query, rows: all } = rows;
  const notices = [...ofCall, ...(rows.notice === undefined ? [] : [rows.notice])].map(rephrase);
  const names = JSON.stringify(columns);
  const values = pageOf(rows, offset, limit, roomForItems - names.length);
  const next = offset + values.length;
  if (values.length === 0 && offset < all.length) {
    const message = `A row of these columns is too long for a result: choose fewer columns of ${path} with cursor r${id}:${offset}, without a call.`;
    return failureOf(source, message, "columns");
  }
  // If `where` removed all rows, another view can still read them without a call.
  const hasMore = next < all.length || (all.length === 0 && rows.selectable > 0 && rows.view.where !== undefined);
  const cursor = hasMore ? `r${id}:${next}` : undefined;
  const size = { total: all.length, leftOut: all.length - next };
  const data = { path, query, columns, rows: values, ...size, ...(cursor && { cursor }), notices };
  const noticed = notices.map((notice) => `Notice: ${oneLine(notice).slice(0, 400)}`);
  const lines = values.map((row) => JSON.stringify(row));
  if (all.length === 0) {
    const isSaid = notices.some((notice) => notice.startsWith("No rows"));
    return resultOf(source, [...(isSaid ? [] : ["No rows."]), ...noticed, ...unreadRows(cursor)], data);
  }
  return resultOf(source, [...noticed, leftOut(rows, offset, values.length, cursor), names, ...lines], data);
}

/** Returns the function of `get_data`, which stores responses for its cursors. */
export function getter(context: Context) {
  const { client, budget, redact } = context;
  const store = pageStore();
  // A model chooses paths and queries at run time. The client checks them against the document before it sends anything.
  const call = client.result as (path: string, query: object, options: CallOptions) => Promise<Result<Path>>;

  /** Makes a call unless a notice refuses it. */
  async function resultFor(path: Path, query: QueryObject, options: CallOptions): Promise<Result<Path>> {
    const result = await call(path, query, { ...options, notices: "refuse" });
    const isRefused = !result.ok && result.notices.length > 0;
    if (!isRefused || refusingNotices(context, result.notices).length > 0) return result;
    return call(path, query, { ...options, notices: "report" });
  }

  return async (input: Input, signal: AbortSignal | undefined): Promise<ToolResult> => {
    const limit = typeof input.limit === "number" ? input.limit : standard;
    const given = viewOf(input);
    const cursor = inputText(input.cursor);
    if (cursor !== undefined) {
      const { id, rows, offset } = store.at(cursor);
      checkCursor(rows, input);
      const view = nextView(rows.view, given);
      if (keyText(view) === keyText(rows.view)) return pageResult(context, [id, rows], offset, limit);
      const read = pageReader(rows.path, rows.query, view)(rows.sent);
      const isSameOrder = keyText({ ...view, columns: [] }) === keyText({ ...rows.view, columns: [] });
      // If columns of a box score are replaced by others, rows are games instead of athletes.
      const from = isSameOrder && read.rows.length === rows.rows.length ? offset : 0;
      return pageResult(context, store.add(read), from, limit);
    }
    const named = inputText(input.path);
    if (named === undefined) throw new Error("Give `path` and `query`, or `cursor`.");
    const { path, query } = callNamed(named, { ...(input.query as object | undefined) });
    // Checked before the call, because a wrong column would waste it.
    const read = pageReader(path, query, given);
    const options: CallOptions = { signal, budget };
    await loadNames(context, path, query, options);
    const result = await resultFor(path, query, options);
    // A wrapper around the client may make its own results, which have neither part.
    const [redactResult, isOfSample]: readonly unknown[] = partsIn(result);
    context.noteSource(isOfSample === true || result.headers?.has("x-sample-data") === true);
    // The tool words the error, or throws the signal's reason.
    if (!result.ok) throw result.error;
    const empty = result.notices.find(({ kind }) => kind === "empty");
    // For an empty result, the most likely reason is enough.
    const notices = (empty ? [empty] : result.notices).map(({ message }) => message);
    // If a wrapper made the result, only the client's current key is known.
    const redactOfCall = redactFrom(redactResult) ?? redact;
    // Redacts before a value is cut.
    return pageResult(context, store.add(read(redactedData(result.data, redactOfCall))), 0, limit, notices);
  };
}
