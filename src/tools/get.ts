import type { Client, Result } from "../client.js";
import { responseFields } from "../document/fields.js";
import { isArray, isObject, memberOf, sortedText } from "../document/json.js";
import { type ListedKind, type NameKind, operationOf, operations, type QueryObject } from "../document/operation.js";
import { listedKindOf, selection } from "../document/selection.js";
import { QueryError } from "../errors.js";
import { folded } from "../notices/find-name.js";
import type { Budget, CallOptions } from "../options.js";
import { oneLine, type Redact, redactedData } from "../query/redact.js";
import type { Notice } from "../results.js";
import type { Cost, Path, PlannedCall, PlannedCost } from "../types.js";
import { definitions } from "./definitions.js";
import { callNamed, type Input, typedQuery } from "./input.js";
import { type PageRows, pageOf, pageReader, pageStore } from "./pages.js";
import { failureOf, partsIn, redactFrom, resultOf, roomForItems, type ToolOptions, type ToolResult } from "./types.js";
import type { View } from "./views.js";

/** How many rows `get_data` returns if the input does not say. */
const standard = 50;

/** What the tools need to run a call: the client, its budget, and the source that results mention. */
export interface Context {
  readonly rephrase: NonNullable<ToolOptions["rephrase"]>;
  readonly client: Client;
  /** The metered requests that the tools may still send. */
  readonly budget: Budget | undefined;
  /** How many of the month's calls the client keeps in reserve. */
  readonly quotaFloor: number;
  /** The key's supporter tier according to the latest response of /info that `get_data` returned. */
  tier: number | undefined;
  /** Replaces the client's keys in a string. */
  readonly redact: Redact;
  /** The first line of a result if the data is made up. Otherwise, undefined. */
  readonly source: string | undefined;
  /** Remembers whether the latest data came from the sample service, for `source`. */
  noteSource(isOfSample: boolean): void;
  readonly names: NameKinds;
  /** How many calls of `get_data` are running. */
  running: number;
  /** How many of them are loading a list of names. */
  loading: number;
}

/**
 * Returns the notices that refuse a call. For the sample service, `future` does not refuse a call, because a season that has not begun may be over in
 * the sample world.
 */
export const refusingNotices = ({ source }: Pick<Context, "source">, notices: readonly Notice[]): readonly Notice[] =>
  notices.filter(({ kind }) => source === undefined || kind !== "future");

/** Returns the cost of a planned call. It is invalid if `get_data` refuses it or the key's tier is too low. */
export function costOf(context: Pick<Context, "source" | "tier">, { path, cost, notices }: PlannedCost): Cost {
  const isRefused = missingTier(context, path) !== undefined || refusingNotices(context, notices).length > 0;
  return isRefused ? "invalid" : cost;
}

/** Returns an operation's tier if the key's tier is known to be lower. */
export function missingTier({ tier }: Pick<Context, "tier">, path: string): number | undefined {
  const needed = operationOf(path)?.tier;
  return needed !== undefined && tier !== undefined && needed > tier ? needed : undefined;
}

/** Returns how many metered requests the quota still allows above the floor. Infinity if the client does not know how many calls are left. */
export const allowedByQuota = ({ client, quotaFloor }: Pick<Context, "client" | "quotaFloor">): number =>
  Math.max(0, (client.quota.remaining ?? Number.POSITIVE_INFINITY) - quotaFloor);

/** Whether the client knows how many calls are left above its floor. If not, requests /info, which is free, as the client would before the list. */
async function isQuotaKnown({ client, quotaFloor }: Context, signal: AbortSignal | undefined): Promise<boolean> {
  if (quotaFloor === 0 || client.quota.remaining !== undefined) return true;
  return (await client.result("/info", undefined, { signal })).ok;
}

/** Whether `maxCalls` and the quota allow a request for a list of names, and then all running calls. */
function isListAffordable(context: Context): boolean {
  const { budget, running, loading } = context;
  // `budget` already excludes a request for each list in flight. The quota learns about it from the response.
  return Math.min(budget?.left ?? Number.POSITIVE_INFINITY, allowedByQuota(context) - loading) > running;
}

/** Whether a call with this cost reaches the service. If not, a list of names for it is not worth a call. */
export const reachesService = (cost: Cost): boolean => cost === "metered" || cost === "free";

/** Plans a call, and returns whether it reaches the service. */
async function isSent(context: Context, path: Path, query: object): Promise<boolean> {
  const { calls } = await context.client.plan([{ path, query } as PlannedCall]);
  return calls.every((call) => reachesService(costOf(context, call)));
}

/** After a list of names has failed, how long to wait before requesting it again, in ms. */
const failedListMs = 60_000;

/** The state of the lists of names. */
export interface NameKinds {
  /** The kinds of names whose lists the tools have loaded. */
  readonly loaded: Set<NameKind>;
  /** When a kind's list last failed, in ms since 1970. */
  readonly failedAt: Map<ListedKind, number>;
}

/** Whether a kind's list failed so recently that it is not requested again yet. */
export const hasJustFailed = ({ failedAt }: NameKinds, kind: ListedKind): boolean =>
  Date.now() - (failedAt.get(kind) ?? Number.NEGATIVE_INFINITY) < failedListMs;

/** Returns the names in a query that are compared with a list, each with the kind of its list. */
export function listedNames(path: Path, query: QueryObject): { readonly kind: ListedKind; readonly name: string }[] {
  // This loops over the document's names, because a model may write `constructor`, which every object has.
  return Object.entries(selection[path].matches ?? {}).flatMap(([parameter, matches]) => {
    const kind = listedKindOf(matches);
    const name = query[parameter];
    const isName = typeof name === "string" && folded(name) !== "";
    return kind !== undefined && isName ? [{ kind, name }] : [];
  });
}

/**
 * Loads the lists that the names in a query are compared with, so that the call's notices can use them. Loads each list once. If a kind's list was
 * not loaded before, plans the query first, and does not load anything unless the call reaches the service. A list never uses a request that this
 * call or another running call needs. If a list can't be loaded, the call still works.
 */
async function loadNames(context: Context, path: Path, query: QueryObject, options: CallOptions): Promise<void> {
  const { client, budget } = context;
  const { loaded, failedAt } = context.names;
  for (const { kind, name } of listedNames(path, query)) {
    if (hasJustFailed(context.names, kind)) continue;
    if (!loaded.has(kind) && !(await isSent(context, path, query))) return;
    if (!(await isQuotaKnown(context, options.signal))) return;
    // Do not wait between the check and the reservation. Otherwise, parallel calls could reserve the same request.
    if (!isListAffordable(context)) return;
    context.loading++;
    // Reserve the call's request, so that no other call uses it while the list loads.
    if (budget) budget.left--;
    try {
      // A failed request may count, so a retry could use the call's own request.
      await client.names[kind](name, { ...options, retries: 0 });
      loaded.add(kind);
    } catch (error) {
      // An unknown name becomes a notice of the call. Any other error may have cost a call, so the list is not requested again for a while. An abort
      // says nothing about the list.
      if (error instanceof QueryError) loaded.add(kind);
      else if (!options.signal?.aborted) failedAt.set(kind, Date.now());
    }
    if (budget) budget.left++;
    context.loading--;
  }
}

/** Says which rows and columns are not on a page. */
function leftOut(
  { path, rows, columns, view }: PageRows,
  offset: number,
  count: number,
  cursor: string | undefined,
): string {
  const after = rows.length - offset - count;
  const range = `Rows ${offset + 1} to ${offset + count} of ${rows.length}`;
  const rest =
    cursor === undefined ? "" : `; ${after} are left out. get_data with cursor ${cursor} returns them without a call`;
  const fields = responseFields(path).fields.map(({ name }) => name.replaceAll("[]", ""));
  // The columns of a table, such as a wide one, are not the fields of the response.
  const isTable = view.wide || view.explode !== undefined;
  const some = !isTable && fields.length > columns.length && columns.every((each) => fields.includes(each));
  const more = some ? ` ${columns.length} of ${fields.length} fields.` : "";
  return `${range}${rest}.${more}`;
}

/** Throws an error if the input's path or query does not belong to its cursor. */
async function checkCursor({ path, query }: PageRows, input: Input): Promise<void> {
  const named = inputText(input.path);
  const givenQuery = isObject(input.query) ? input.query : {};
  const given =
    named === undefined ? { path, query: typedQuery(path, givenQuery) } : await callNamed(named, givenQuery);
  const isSameQuery = Object.keys(given.query).length === 0 || sortedText(given.query) === sortedText(query);
  if (given.path === path && isSameQuery) return;
  throw new Error(
    `The cursor belongs to ${path} ${JSON.stringify(query)}: leave out \`path\` and \`query\`, or leave out the cursor.`,
  );
}

/** Whether `get_data` has an input with this name. */
const isOwnInput = (name: string): boolean => Object.hasOwn(definitions.get_data.inputSchema.properties ?? {}, name);

/** Returns a string of the input. Models also send an empty string for what they leave out. */
const inputText = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

/** Says which parameters were null and therefore not sent. Otherwise, a model may take all rows for the rows that it wanted. */
function nullNotice(query: unknown): string[] {
  const names = Object.entries(Object(query)).flatMap(([name, value]) => (value === null ? `\`${name}\`` : []));
  return names.length === 0
    ? []
    : [`The query was sent without ${names.join(", ")}, because a value of null counts as not given.`];
}

/** Returns the view that an input describes. Models also send null, an empty string or false for what they leave out. */
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

/**
 * Applies an input's view to a cursor's response. Keeps the settings that the input leaves out, unless the input asks for another form of rows. Here,
 * `wide: false` ends a wide view, and an empty `where` ends a filter.
 */
function nextView(view: View, given: View, { wide, where }: Input): View {
  const makesRows = given.wide || given.explode !== undefined || (wide === false && view.wide);
  const areSame = given.wide === view.wide && given.explode === view.explode;
  if (makesRows && !areSame) return given;
  const { where: _, ...unfiltered } = view;
  return { ...(isObject(where) ? unfiltered : view), ...given };
}

/**
 * Says which settings of a cursor end because its rows have another form now. Otherwise, a model may take all rows for the rows that it
 * wanted.
 */
function endedNotice(before: View, after: View, { where }: Input): string[] {
  const hasEnded = {
    wide: before.wide && !after.wide && after.explode === undefined,
    where: before.where && !after.where && !isObject(where),
    sort: before.sort && !after.sort,
  };
  const names = Object.entries(hasEnded).flatMap(([name, ended]) => (ended ? `\`${name}\`` : []));
  const ended = names.join(" and ");
  return names.length === 0
    ? []
    : [`The rows have another form now, without the cursor's ${ended}. Give ${ended} again if you still want that.`];
}

/** Returns the result for a page of rows, starting at `offset`. `id` is the number of the stored response. */
function pageResult(
  context: Context,
  [id, rows]: readonly [id: number, rows: PageRows],
  offset: number,
  limit: number,
  ofCall: readonly string[] = [],
): ToolResult {
  const { source, rephrase } = context;
  const { columns, path, query, rows: all } = rows;
  const notices = [...ofCall, ...rows.notices].map(rephrase);
  const names = JSON.stringify(columns);
  const values = pageOf(rows, offset, limit, roomForItems - names.length);
  const next = offset + values.length;
  if (values.length === 0 && offset < all.length) {
    const few = columns.slice(0, 4).join(", ");
    const message = `A row with these columns is too long for a result. Call get_data with cursor r${id}:${offset} and fewer columns of ${path}, such as ${few}, at no cost.`;
    return failureOf(source, message, "columns");
  }
  // If `where` filtered out all rows, another view can read them without a call.
  const hasMore = next < all.length || (all.length === 0 && rows.selectable > 0);
  const cursor = hasMore ? `r${id}:${next}` : undefined;
  const size = { total: all.length, leftOut: all.length - next };
  const data = { path, query, columns, rows: values, ...size, ...(cursor && { cursor }), notices };
  const noticed = notices.map((notice) => `Notice: ${oneLine(notice).slice(0, 400)}`);
  const lines = values.map((row) => JSON.stringify(row));
  if (all.length === 0) {
    const isSaid = notices.some((notice) => notice.startsWith("No rows"));
    const unread = cursor && `get_data with cursor ${cursor} and another \`where\` reads them without a call.`;
    return resultOf(source, [isSaid ? "" : "No rows.", ...noticed, unread], data);
  }
  return resultOf(source, [...noticed, leftOut(rows, offset, values.length, cursor), names, ...lines], data);
}

/** Returns the function of `get_data`. It stores responses for its cursors. */
export function getter(context: Context) {
  const { client, budget, redact } = context;
  const store = pageStore();
  // A model names paths and queries at run time. The client checks them against the document before it sends anything.
  const call = client.result as (path: string, query: object, options: CallOptions) => Promise<Result<Path>>;

  /** Makes a call, unless a notice is a reason to refuse it. */
  async function resultFor(path: Path, query: QueryObject, options: CallOptions): Promise<Result<Path>> {
    const result = await call(path, query, { ...options, notices: "refuse" });
    if (result.notices.length === 0 || refusingNotices(context, result.notices).length > 0) return result;
    return call(path, query, { ...options, notices: "report" });
  }

  async function run(input: Input, signal: AbortSignal | undefined): Promise<ToolResult> {
    const limit = typeof input.limit === "number" ? input.limit : standard;
    const given = viewOf(input);
    const cursor = inputText(input.cursor);
    if (cursor !== undefined) {
      const { id, rows, offset } = store.at(cursor);
      await checkCursor(rows, input);
      const view = nextView(rows.view, given, input);
      if (sortedText(view) === sortedText(rows.view)) return pageResult(context, [id, rows], offset, limit);
      const read = pageReader(rows.path, rows.query, view)(rows.sent);
      const isSameOrder = sortedText({ ...view, columns: [] }) === sortedText({ ...rows.view, columns: [] });
      // With other columns, the rows of a box score may be games instead of athletes. In that case, start again at the first row.
      const from = isSameOrder && read.rows.length === rows.rows.length ? offset : 0;
      return pageResult(context, store.add(read), from, limit, endedNotice(rows.view, view, input));
    }
    const named = inputText(input.path);
    if (named === undefined) throw new Error("Give `path` and `query`, or `cursor`.");
    const { path, query } = await callNamed(named, { ...(input.query as object | undefined) });
    const { parameters } = operations[path];
    const misplaced = Object.keys(query).find((each) => isOwnInput(each) && !Object.hasOwn(parameters, each));
    if (misplaced !== undefined)
      throw new Error(
        `\`${misplaced}\` is an input of get_data, not a parameter of ${path}: write it beside \`query\`.`,
      );
    // Check the view before the call, because a wrong column would waste it.
    const read = pageReader(path, query, given);
    const options: CallOptions = { signal, budget };
    await loadNames(context, path, query, options);
    const result = await resultFor(path, query, options);
    // If a program wraps the client, results may lack both of these parts.
    const [redactResult, isOfSample]: readonly unknown[] = partsIn(result);
    if (result.ok) context.noteSource(isOfSample === true || result.headers?.has("x-sample-data") === true);
    // The tool turns the error into a message, or passes on the signal's reason.
    if (!result.ok) throw result.error;
    const messages = result.notices.map(({ message }) => message);
    // The notice of an empty result may end with the message of another notice.
    const isRepeated = (message: string) => messages.some((each) => each !== message && each.endsWith(message));
    const notices = [...nullNotice(input.query), ...messages.filter((message) => !isRepeated(message))];
    // Only the response of /info has a tier.
    const tier = memberOf(result.data, "patronLevel");
    if (typeof tier === "number") context.tier = tier;
    const redactOfCall = redactFrom(redactResult) ?? redact;
    // Redact before a value is cut, because a cut key would not be recognized.
    return pageResult(context, store.add(read(redactedData(result.data, redactOfCall))), 0, limit, notices);
  }

  return (...input: Parameters<typeof run>): Promise<ToolResult> => {
    context.running++;
    return run(...input).finally(() => context.running--);
  };
}
