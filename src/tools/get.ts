import type { Client, Result } from "../client.js";
import type { Notice } from "../notices/notice.js";
import type { CallOptions } from "../options.js";
import type { PlannedCall } from "../plan.js";
import type { Path } from "../types.js";
import { isArray, isObject } from "../validate/values.js";
import type { Budget } from "./budget.js";
import { loadNames } from "./check-names.js";
import { checkedColumns } from "./fields.js";
import type { Input } from "./input.js";
import { pathNamed, typedQuery } from "./operation.js";
import { pageOf, pageStore, type Rows, rowsOf } from "./pages.js";
import { responseOf } from "./response.js";
import { failureOf, maxCharacters, oneLine, resultOf } from "./result.js";
import type { ToolOptions, ToolResult } from "./types.js";

/** A query as text: the same for each order of its parameters. */
const keyText = (query: object) => JSON.stringify(Object.entries(query).sort());

/** How many rows `get_data` returns where the input does not say. */
const standard = 50;
const none = { notices: [] };
/** Characters of a result that are not for rows: the source, notices, columns, totals. */
const reserved = 3_000;

/** What runs a call: the client, the budget of requests, and what results say about their source. */
export interface Context extends Pick<ToolOptions, "rephrase"> {
  readonly client: Client;
  readonly budget: Budget;
  /** The first line of every result, where the data is made up. */
  readonly source: string | undefined;
}

/** The notices that refuse a call: those on names, and where calls cost something all others before a call, too. */
function isRefused({ kind }: Notice, sample: boolean): boolean {
  return kind === "unknown-name" || kind === "mismatched-name" || !sample;
}

/** The words about rows and columns that are not in a page. */
function leftOut({ path, rows, columns }: Rows, offset: number, count: number, cursor: string | undefined): string {
  const after = rows.length - offset - count;
  const range = count === 0 ? `No rows of ${rows.length}` : `Rows ${offset + 1} to ${offset + count} of ${rows.length}`;
  const rest =
    cursor === undefined ? "" : `; ${after} are left out: get_data with cursor ${cursor} has them, without a call`;
  const fields = responseOf(path).fields.length;
  const more = fields > columns.length && columns.length > 0 ? ` ${columns.length} of ${fields} fields.` : "";
  return `${range}${rest}.${more}`;
}

/** Throws an error where a cursor stands beside a path or a query of another call. */
function checkCursor({ path, query }: Rows, input: Input): void {
  const named = textOf(input.path);
  const other = named !== undefined && pathNamed(named) !== path;
  const given = isObject(input.query) && Object.keys(input.query).length > 0 ? input.query : query;
  const differs = keyText(typedQuery(path, given)) !== keyText(query);
  if (!other && !differs) return;
  throw new Error(
    `The cursor is of ${path} ${JSON.stringify(query)}: give it without \`path\` and \`query\`, or these without a cursor.`,
  );
}

/** A text of the input. Models also send an empty one for what they do not give. */
const textOf = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

/** The functions of `get_data`. */
export function getter({ client, budget, source, rephrase = (message) => message }: Context) {
  const store = pageStore();
  // A model names paths and queries at run time. The client checks them against the document before it sends anything.
  const call = client.result as (path: string, query: object, options: CallOptions) => Promise<Result<Path>>;

  const page = (id: number, rows: Rows, offset: number, limit: number, more: { notices: string[] }): ToolResult => {
    const { columns, path, query } = rows;
    const names = JSON.stringify(columns);
    const { lines, rows: values } = pageOf(rows, offset, limit, maxCharacters - reserved - names.length);
    if (lines.length === 0 && offset < rows.rows.length) {
      return failureOf(
        `A row of these columns is too long for a result: choose fewer columns of ${path}.`,
        "columns",
        source,
      );
    }
    const next = offset + lines.length;
    const cursor = next < rows.rows.length ? `r${id}:${next}` : undefined;
    const data = {
      ...(source && { source }),
      path,
      query,
      columns,
      rows: values,
      total: rows.rows.length,
      leftOut: rows.rows.length - next,
      ...(cursor && { cursor }),
      ...more,
    };
    const notices = more.notices.map((notice) => `Notice: ${oneLine(rephrase(notice)).slice(0, 400)}`).slice(0, 5);
    return resultOf([source, ...notices, leftOut(rows, offset, lines.length, cursor), names, ...lines], data);
  };

  /** Refuses a query that breaks a rule or is in vain, and returns what the call would cost. Sends nothing. */
  const planned = async (path: Path, query: object) => {
    const { calls } = await client.plan([{ path, query } as PlannedCall]);
    const { error, notices = [], cost } = calls[0] ?? {};
    if (error) throw error;
    const refused = notices.filter((notice) => isRefused(notice, source !== undefined));
    if (refused.length > 0)
      throw new Error(`${refused.map(({ message }) => message).join(" ")} Nothing was sent for it.`);
    return cost;
  };

  return async (input: Input, signal: AbortSignal | undefined): Promise<ToolResult> => {
    const limit = typeof input.limit === "number" ? input.limit : standard;
    const cursor = textOf(input.cursor);
    if (cursor !== undefined) {
      const { id, rows, offset } = store.at(cursor);
      checkCursor(rows, input);
      const columns = isArray(input.columns) ? checkedColumns(rows.path, input.columns.map(String)) : rows.columns;
      if (columns.length === 0 || String(columns) === String(rows.columns)) return page(id, rows, offset, limit, none);
      const chosen = { ...rows, columns };
      return page(store.add(chosen), chosen, offset, limit, none);
    }
    const named = textOf(input.path);
    if (named === undefined) throw new Error("Give `path` and `query`, or `cursor`.");
    const path = pathNamed(named);
    const query = typedQuery(path, { ...(input.query as object | undefined) });
    const names = isArray(input.columns) ? input.columns.map(String) : undefined;
    // Before the call, because a wrong column would waste it.
    if (names) checkedColumns(path, names);
    await planned(path, query);
    await loadNames(client, path, query, budget);
    const options: CallOptions = { notices: "report", ...(signal && { signal }) };
    const metered = (await planned(path, query)) === "metered";
    const result = await (metered
      ? budget.spend((retries) => call(path, query, { ...options, ...retries }))
      : call(path, query, options));
    if (!result.ok) return failureOf(rephrase(result.error.message), result.error.code, source);
    const rows = rowsOf(path, query, result.data, names);
    return page(store.add(rows), rows, 0, limit, { notices: result.notices.map(({ message }) => message) });
  };
}
