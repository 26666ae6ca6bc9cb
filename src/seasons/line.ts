import type { QueryObject } from "../document/operation.js";
import { type Position, tokenOf } from "./token.js";

/** A part of a run, and its response once it is requested. */
export interface Entry {
  /** The parameters that the part adds to the query of the run. */
  readonly add: QueryObject;
  response?: Promise<unknown>;
  failed?: true;
}

/** Where a run is: how many parts are done, how many there are as far as is known, and the text with which a later run continues. */
export interface RunState {
  readonly done: number;
  readonly total: number;
  readonly resume: string;
}

/** The parts of a run that are left, in their order: its whole state, so that a token can be written at any time. `start` is that of an earlier run. */
export function openLine(path: string, query: QueryObject, start: Position | undefined) {
  // Until the values are known, a run has one part without any.
  const entries: Entry[] = (start?.left ?? [{}]).map((add) => ({ add }));
  let done = start?.done ?? 0;
  return {
    entries,
    /** The part of a run whose values to fill in are not known yet. */
    blank: () => entries.find(({ add }) => Object.keys(add).length === 0),
    /** Replaces a part by the parts that together have its rows. */
    replace(entry: Entry, adds: readonly QueryObject[]): void {
      entries.splice(entries.indexOf(entry), 1, ...adds.map((add) => ({ add: { ...entry.add, ...add } })));
    },
    finish(entry: Entry): void {
      entries.splice(entries.indexOf(entry), 1);
      done++;
    },
    /** Where the run is now. `resume` is written when it is read: a run has many parts, and few readers. */
    state(): RunState {
      const now = { done, left: entries.map(({ add }) => add) };
      return {
        done,
        total: done + entries.length,
        get resume() {
          return tokenOf(path, query, now);
        },
      };
    },
  };
}
