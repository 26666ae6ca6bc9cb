import { dayMs } from "../cache/ttl.js";
import { isObject } from "../document/json.js";
import type { ListedKind, NameKind } from "../document/operation.js";
import { IncompleteError, TimeoutError } from "../errors.js";
import type { Clock } from "../injected.js";
import type { Names } from "../names.js";
import type { CallOptions, ClientOptions } from "../options.js";
import type { Limits } from "../request/layer.js";
import type { sharing } from "../request/share.js";
import { bounded, timeLeft, tooLate } from "../request/time.js";
import type { Data, Path } from "../types.js";

/** Requests rows from the service with the client's key, quota, cache and retries, but without notices. */
export type Get = <P extends Path>(path: P, query: object, options?: CallOptions) => Promise<Data<P>>;

/** The result types of `names`, by kind. */
export type NameResults = { readonly [K in NameKind]: Awaited<ReturnType<Names[K]>> };

/** An entry of a list, such as a team. */
export interface NamedEntry<Name extends object = object> {
  readonly name: Name;
  /** The texts that people write for the entry, strongest first. If two entries match, the name means the entry with the stronger matching text. */
  readonly texts: readonly (readonly string[])[];
  /** The value that operations compare. Entries with the same key mean the same thing. */
  readonly key?: string;
  /** The name in messages, if the strongest text does not identify the entry. */
  readonly label?: string;
  /** Whether the entry belongs to the FBS. If several entries share a name, people mean the one in the FBS. */
  readonly fbs?: boolean;
}

/** No name is longer. Comparing longer texts would be slow. */
export const longestName = 200;

/** An entry as a row of a response gives it. Without validation, its texts may be anything. */
interface RowEntry<Name extends object> extends Omit<NamedEntry<Name>, "texts"> {
  readonly texts: readonly unknown[];
}

/** How to read the entries of a kind, either as a whole list or by searching for a text. */
export interface NameSource<Name extends object> {
  readonly path: Path;
  /** The word for one entry, in messages. */
  readonly noun: string;
  /** Whether operations in other parts of the service accept values that the list does not have. */
  readonly partial?: true;
  /** What to say if a search does not find anything. */
  readonly noneFound?: string;
  read(get: Get, text: string): Promise<NamedEntry<Name>[]>;
}

/** A source that reads a whole list, whatever the text. */
interface ListSource<Name extends object> extends NameSource<Name> {
  read(get: Get): Promise<NamedEntry<Name>[]>;
}

/** Turns rows into entries. Without validation, the rows may be anything. Leaves out rows that are not objects, and texts that are not names. */
export function namedEntries<Row, Name extends object>(
  rows: readonly Row[],
  entryOf: (row: Row) => RowEntry<Name>,
): NamedEntry<Name>[] {
  const names = (given: unknown) =>
    [given]
      .flat()
      .filter((text) => typeof text === "string")
      .filter((text) => text.length <= longestName);
  const entries = rows.filter(isObject).map(entryOf);
  return entries.map((entry) => ({ ...entry, texts: entry.texts.map(names) }));
}

/** Returns a source that reads a whole list. `entryOf` turns an element into an entry. */
const list = <P extends Path, Name extends object>(
  path: P,
  noun: string,
  entryOf: (row: Data<P> extends readonly (infer Row)[] ? Row : never) => RowEntry<Name>,
): ListSource<Name> => ({
  path,
  noun,
  async read(get) {
    // Every path below returns a list.
    return namedEntries((await get(path, {})) as Parameters<typeof entryOf>[0][], entryOf);
  },
});

export const listSources: { readonly [K in ListedKind]: ListSource<NameResults[K]> } = {
  team: list("/teams", "school", ({ school, abbreviation, id, alternateNames, mascot, classification }) => ({
    name: { school, abbreviation, id },
    texts: [school, abbreviation, alternateNames, [mascot, mascot && `${school} ${mascot}`]],
    key: school,
    fbs: classification === "fbs",
  })),
  conference: list("/conferences", "conference", ({ name, abbreviation, id, shortName, classification }) => ({
    name: { name, abbreviation, id },
    texts: [name, abbreviation, [shortName, `${name} Conference`]],
    fbs: classification === "fbs",
  })),
  position: {
    ...list("/draft/positions", "position", ({ name, abbreviation }) => ({
      name: { name, abbreviation },
      texts: [abbreviation, name],
    })),
    partial: true,
  },
  playType: list("/plays/types", "type of play", ({ text, abbreviation, id }) => ({
    name: { text, abbreviation, id },
    texts: [abbreviation, text],
    label: abbreviation ? `${text} (${abbreviation})` : text,
  })),
  draftTeam: list("/draft/teams", "NFL team", ({ location, nickname, displayName }) => ({
    name: { location, nickname, displayName },
    texts: [displayName, nickname, location],
  })),
};

/** A list and when it was read. If `entries` is missing, reading the list failed. */
interface Loaded {
  readonly at: number;
  readonly entries?: readonly NamedEntry[];
}

/** The lists of names that a client has read, and what it needs to read more. */
export interface ListReader {
  /** The latest list of each kind. */
  readonly lists: Map<string, Loaded>;
  /** The requests for lists that are in flight, by kind. */
  readonly requests: ReturnType<typeof sharing<readonly NamedEntry[]>>;
  readonly clock: Clock;
  readonly options: ClientOptions;
  readonly get: Get;
  /** See `ClientState`. */
  readonly spareCalls: () => number;
  /** Whether a list came from the sample service, according to a header of its response. */
  isSample?: true;
}

/** After a request for a list has failed, how long notices wait before they request it again, in ms. */
const failureMs = 60_000;

/** Returns a kind's list if it was read. If the client has a cache, ignores a list older than a day, because the cache may have a newer one. */
export function knownList({ lists, clock, options }: ListReader, kind: string): readonly NamedEntry[] | undefined {
  const loaded = lists.get(kind);
  return loaded && options.cache && clock.now() - loaded.at >= dayMs ? undefined : loaded?.entries;
}

/**
 * Returns a list. All callers share one request, which ends only if all their signals abort. A caller with other options, such as a budget, requests
 * the list alone, because its options must not end another caller's request. Throws what `get` throws.
 */
export async function loadList<Name extends object>(
  reader: ListReader,
  kind: string,
  readEntries: (get: Get) => Promise<readonly NamedEntry<Name>[]>,
  options?: CallOptions,
): Promise<readonly NamedEntry<Name>[]> {
  const { lists, requests, clock, get } = reader;
  const { signal, ...others } = options ?? {};
  const read = async (requestSignal: AbortSignal | undefined) => {
    try {
      const entries = await readEntries((path, query) => get(path, query, { ...others, signal: requestSignal }));
      lists.set(kind, { at: clock.now(), entries });
      return entries;
    } catch (error) {
      // If callers leave or use up their budget, the list counts as failed only if it was too slow for them.
      const isOwn = requestSignal?.aborted || error instanceof IncompleteError;
      if (!isOwn || error instanceof TimeoutError) lists.set(kind, { at: clock.now() });
      throw error;
    }
  };
  const request = () => (Object.keys(others).length > 0 ? read(signal) : requests.run(kind, signal, read));
  // The list of a kind contains only entries of that kind.
  return (knownList(reader, kind) ?? (await request())) as readonly NamedEntry<Name>[];
}

/**
 * If the client knows that fewer calls are left above the floor, it does not request a list. A call may need several lists, their retries count, and
 * other calls of the key may run at the same time.
 */
const leastSpare = 20;

/**
 * Returns a list for notices. Never throws, because notices must not fail a call. Returns undefined if the list can't be read or failed within the
 * last minute. The request gets half of the call's remaining time, so that the call itself can still be made. Without `limits`, does not request a
 * list.
 */
export async function listForHints(reader: ListReader, kind: ListedKind, limits: Limits | undefined) {
  const { lists, clock, options, spareCalls } = reader;
  const loadedList = knownList(reader, kind);
  if (loadedList || !limits) return loadedList;
  const last = lists.get(kind);
  const ms = timeLeft(limits, clock) / 2;
  if (ms <= 0 || (last && !last.entries && clock.now() - last.at < failureMs)) return undefined;
  const source: ListSource<object> = listSources[kind];
  // A budget is for the call's rows, and so are the quota's last calls. In both cases, only a stored list is read.
  const mayRequest = !limits.budget && spareCalls() >= leastSpare;
  if (!mayRequest && !options.cache) return undefined;
  const read = (signal: AbortSignal) =>
    loadList(reader, kind, source.read, { signal, ...(!mayRequest && { budget: { left: 0 } }) });
  return bounded({ clock, signal: limits.signal, ms, late: () => tooLate(limits) }, read).catch(() => undefined);
}
