import { dayMs } from "../cache/ttl.js";
import type { ListedKind, NameKind } from "../document/operation.js";
import { IncompleteError, TimeoutError } from "../errors.js";
import type { Clock } from "../injected.js";
import type { Names } from "../names.js";
import type { CallOptions, ClientOptions } from "../options.js";
import type { Limits } from "../request/layer.js";
import type { sharing } from "../request/share.js";
import { bounded, timeLeft, tooLate } from "../request/time.js";
import type { Data, Path } from "../types.js";

/** Calls the service for rows with the client's key, quota, cache and retries, but without notices. */
export type Get = <P extends Path>(path: P, query: object, options?: CallOptions) => Promise<Data<P>>;

/** What `names` returns, by kind. */
export type NameResults = { readonly [K in NameKind]: Awaited<ReturnType<Names[K]>> };

/** An entry in a list of names. */
export interface NamedEntry<Name extends object = object> {
  readonly name: Name;
  /** The names that people use for it, strongest first. If a text matches two entries, the entry with the stronger match is meant. */
  readonly texts: readonly (readonly (string | null | undefined)[])[];
  /** The value that operations compare. Entries with the same value count as one. */
  readonly key?: string;
  /** The name in messages, if the strongest name is not unique. */
  readonly label?: string;
  /** Whether it is in the FBS. If several entries have a name, people mean that one. */
  readonly fbs?: boolean;
}

/** How to get the entries of a kind: a whole list, or the results of a search. */
export interface NameSource<Name extends object> {
  readonly path: Path;
  /** The word for an entry in messages. */
  readonly noun: string;
  /** Whether operations elsewhere in the service accept other values too. */
  readonly partial?: true;
  read(get: Get, text: string): Promise<NamedEntry<Name>[]>;
}

/** Returns a source that requests a whole list, and turns its rows into entries. */
const list = <P extends Path, Name extends object>(
  path: P,
  noun: string,
  entryOf: (row: Data<P> extends readonly (infer Row)[] ? Row : never) => NamedEntry<Name>,
): NameSource<Name> => ({
  path,
  noun,
  // Each path below returns a list.
  read: async (get) => ((await get(path, {})) as Parameters<typeof entryOf>[0][]).map(entryOf),
});

export const listSources: { readonly [K in ListedKind]: NameSource<NameResults[K]> } = {
  team: list("/teams", "school", ({ school, abbreviation, id, alternateNames, mascot, classification }) => ({
    name: { school, abbreviation, id },
    texts: [[school], [abbreviation], alternateNames ?? [], [mascot, mascot && `${school} ${mascot}`]],
    key: school,
    fbs: classification === "fbs",
  })),
  conference: list("/conferences", "conference", ({ name, abbreviation, id, shortName, classification }) => ({
    name: { name, abbreviation, id },
    texts: [[name], [abbreviation], [shortName, `${name} Conference`]],
    fbs: classification === "fbs",
  })),
  position: {
    ...list("/draft/positions", "position", ({ name, abbreviation }) => ({
      name: { name, abbreviation },
      texts: [[abbreviation], [name]],
    })),
    partial: true,
  },
  playType: list("/plays/types", "type of play", ({ text, abbreviation, id }) => ({
    name: { text, abbreviation, id },
    texts: [[abbreviation], [text]],
    label: abbreviation ? `${text} (${abbreviation})` : text,
  })),
  draftTeam: list("/draft/teams", "NFL team", ({ location, nickname, displayName }) => ({
    name: { location, nickname, displayName },
    texts: [[displayName], [nickname], [location]],
  })),
};

/** A list that was loaded. Without entries, loading failed. */
interface Loaded {
  readonly at: number;
  readonly entries?: readonly NamedEntry[];
}

/** The state for loading lists. */
export interface ListReader {
  /** The most recent list of each kind. */
  readonly lists: Map<string, Loaded>;
  /** The requests for lists in flight, by kind. */
  readonly requests: ReturnType<typeof sharing<readonly NamedEntry[]>>;
  readonly clock: Clock;
  readonly options: ClientOptions;
  readonly get: Get;
  /** Whether a list came from the sample service, according to its header. */
  isSample?: true;
}

/** How long notices wait before they request a failed list again, ms. */
const failureMs = 60_000;

/**
 * The loaded list of a kind. Undefined if none was loaded. With a cache, a list older than a day does not count, because the cache may have a
 * newer one.
 */
export function knownList({ lists, clock, options }: ListReader, kind: string): readonly NamedEntry[] | undefined {
  const loaded = lists.get(kind);
  return loaded && options.cache && clock.now() - loaded.at >= dayMs ? undefined : loaded?.entries;
}

/**
 * Loads a list, with one request for all callers. The request ends if all callers' signals have aborted. A caller with other options, such as a
 * budget, sends a separate request, because its options must not end another caller's request. Throws the same errors as `get`.
 */
export async function loadList<Name extends object>(
  reader: ListReader,
  kind: string,
  source: NameSource<Name>,
  options?: CallOptions,
): Promise<readonly NamedEntry<Name>[]> {
  const { lists, requests, clock, get } = reader;
  const { signal, ...others } = options ?? {};
  const read = async (requestSignal: AbortSignal | undefined) => {
    try {
      const entries = await source.read((path, query) => get(path, query, { ...others, signal: requestSignal }), "");
      lists.set(kind, { at: clock.now(), entries });
      return entries;
    } catch (error) {
      // If a caller leaves or its budget is used up, the list itself has not failed. A timeout does count as a failure.
      const isOwn = requestSignal?.aborted || error instanceof IncompleteError;
      if (!isOwn || error instanceof TimeoutError) lists.set(kind, { at: clock.now() });
      throw error;
    }
  };
  const request = () => (Object.keys(others).length > 0 ? read(signal) : requests.run(kind, signal, read));
  // Each kind's list has entries of that kind.
  return (knownList(reader, kind) ?? (await request())) as readonly NamedEntry<Name>[];
}

/**
 * Loads a list for notices, without making the call fail. Returns undefined if the list can't be loaded, or if loading failed less than a minute
 * ago. The list gets half of the call's remaining time, so that the call itself can still be made. Without a call's limits, nothing is
 * requested.
 */
export async function listForHints(reader: ListReader, kind: ListedKind, limits: Limits | undefined) {
  const { lists, clock } = reader;
  const loadedList = knownList(reader, kind);
  if (loadedList || !limits) return loadedList;
  const last = lists.get(kind);
  const ms = timeLeft(limits, clock) / 2;
  if (ms <= 0 || (last && !last.entries && clock.now() - last.at < failureMs)) return undefined;
  const source: NameSource<object> = listSources[kind];
  // A budget is only for the rows, so with a budget only a stored list is used.
  const read = (signal: AbortSignal) =>
    loadList(reader, kind, source, { signal, ...(limits.budget && { budget: { left: 0 } }) });
  return bounded({ clock, signal: limits.signal, ms, late: () => tooLate(limits) }, read).catch(() => undefined);
}
