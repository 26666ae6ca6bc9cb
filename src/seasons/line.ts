import { parsedJson } from "../document/json.js";
import type { QueryObject } from "../document/operation.js";
import { QueryError } from "../errors.js";
import { isQueryObject } from "../query/check.js";
import { holdsKey, type Redact } from "../query/redact.js";

/** Where a run can continue: how many parts are done, and the parameters of those that are left, in their order. */
export interface LinePosition {
  readonly done: number;
  readonly left: readonly QueryObject[];
}

const version = 1;

/** A query as text; the order of its names does not count. */
const queryText = (query: QueryObject) => JSON.stringify(Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Reads a position. Throws a `QueryError` for a text that is not a position of this path and query. */
export function positionIn(token: string, path: string, query: QueryObject, redact: Redact): LinePosition {
  const refuse = (why: string) =>
    new QueryError(`${path}: \`resume\` ${why}: nothing was sent.`, { path, query, parameters: [] });
  if (typeof token !== "string") throw refuse("is not a text");
  if (holdsKey(token, redact)) throw refuse("contains your API key");
  const parsed = parsedJson(token);
  if (!isQueryObject(parsed) || parsed.version !== version) throw refuse("is not a text of `each` or `all`");
  const { path: ownPath, query: ownQuery, done, left } = parsed;
  if (ownPath !== path || ownQuery !== queryText(query)) throw refuse("belongs to another path or query");
  if (typeof done !== "number" || !Array.isArray(left) || !left.every(isQueryObject)) throw refuse("is damaged");
  return { done, left };
}

/** A part of a run, and its rows once they are requested. */
export interface PartEntry {
  /** The parameters that the part adds to the query of the run. */
  readonly add: QueryObject;
  rows?: Promise<readonly unknown[]>;
  failed?: true;
}

/** Where a run is: how many parts are done, how many there are as far as is known, and the text with which a later run continues. */
export interface RunState {
  readonly done: number;
  readonly total: number;
  readonly resume: string;
}

/** The parts of a run that are left, in their order: its whole state, so that a token can be written at any time. `start` is that of an earlier run. */
export function openLine(path: string, query: QueryObject, start: LinePosition | undefined) {
  // Until the values are known, a run has one part without any.
  const entries: PartEntry[] = (start?.left ?? [{}]).map((add) => ({ add }));
  let done = start?.done ?? 0;
  return {
    entries,
    /** The part of a run whose values to fill in are not known yet. */
    blank: () => entries.find(({ add }) => Object.keys(add).length === 0),
    /** Replaces a part by the parts that together have its rows. */
    replace(entry: PartEntry, adds: readonly QueryObject[]): void {
      entries.splice(entries.indexOf(entry), 1, ...adds.map((add) => ({ add: { ...entry.add, ...add } })));
    },
    finish(entry: PartEntry): void {
      entries.splice(entries.indexOf(entry), 1);
      done++;
    },
    /** Where the run is now. `resume` is written when it is read: a run has many parts, and few readers. */
    state(): RunState {
      const now: LinePosition = { done, left: entries.map(({ add }) => add) };
      return {
        done,
        total: done + entries.length,
        get resume() {
          return JSON.stringify({ version, path, query: queryText(query), ...now });
        },
      };
    },
  };
}
