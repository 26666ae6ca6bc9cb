import { parsedJson, sortedText } from "../document/json.js";
import type { QueryObject } from "../document/operation.js";
import { QueryError } from "../errors.js";
import { isQueryObject } from "../query/check.js";
import { holdsKey, type Redact } from "../query/redact.js";

/** Where a run can continue: the number of finished parts, and the parameters of the remaining parts, in order. */
export interface LinePosition {
  readonly done: number;
  readonly left: readonly QueryObject[];
}

const version = 1;

/** Reads a position. Throws a `QueryError` if the string is not a position of this path and query. */
export function positionIn(token: string, path: string, query: QueryObject, redact: Redact): LinePosition {
  const refuse = (why: string) =>
    new QueryError(`${path}: \`resume\` ${why}. Nothing was sent.`, { path, query, parameters: [] });
  if (typeof token !== "string") throw refuse("is not a string");
  if (holdsKey(token, redact)) throw refuse("contains your API key");
  const parsed = parsedJson(token);
  if (!isQueryObject(parsed) || parsed.version !== version) throw refuse("does not come from `each` or `all`");
  const { path: ownPath, query: ownQuery, done, left } = parsed;
  if (ownPath !== path || ownQuery !== sortedText(query)) throw refuse("belongs to another path or query");
  if (typeof done !== "number" || !Array.isArray(left) || !left.every(isQueryObject)) throw refuse("is damaged");
  return { done, left };
}

/** A part of a run, with its rows once they are requested. */
export interface PartEntry {
  /** The parameters that the part adds to the run's query. */
  readonly add: QueryObject;
  rows?: Promise<readonly unknown[]>;
  failed?: true;
}

/** The state of a run: the number of finished parts, the number of parts known so far, and the string with which a later run continues. */
export interface RunState {
  readonly done: number;
  readonly total: number;
  readonly resume: string;
}

/**
 * Keeps the remaining parts of a run, in order. They are all of the run's state, so `resume` can be created at any time. `start` comes from an
 * earlier run.
 */
export function openLine(path: string, query: QueryObject, start: LinePosition | undefined) {
  // Until the values are known, a run has one part without parameters.
  const entries: PartEntry[] = (start?.left ?? [{}]).map((add) => ({ add }));
  let done = start?.done ?? 0;
  return {
    entries,
    /** Returns the part without parameters. It stands for the whole run until the values are known. */
    blank: () => entries.find(({ add }) => Object.keys(add).length === 0),
    /** Replaces a part with several parts that together have its rows. */
    replace(entry: PartEntry, adds: readonly QueryObject[]): void {
      entries.splice(entries.indexOf(entry), 1, ...adds.map((add) => ({ add: { ...entry.add, ...add } })));
    },
    finish(entry: PartEntry): void {
      entries.splice(entries.indexOf(entry), 1);
      done++;
    },
    /** Returns the current state. Creates `resume` only when it is read, because a run has many parts and few callers read `resume`. */
    state(): RunState {
      const now: LinePosition = { done, left: entries.map(({ add }) => add) };
      return {
        done,
        total: done + entries.length,
        get resume() {
          return JSON.stringify({ version, path, query: sortedText(query), ...now });
        },
      };
    },
  };
}
