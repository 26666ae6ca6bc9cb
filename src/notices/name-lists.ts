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

/** Calls the service for rows, with the client's key, quota, cache and retries, and without notices. */
export type Get = <P extends Path>(path: P, query: object, options?: CallOptions) => Promise<Data<P>>;

/** What `names` finds, by kind. */
export type NameResults = { readonly [K in NameKind]: Awaited<ReturnType<Names[K]>> };

/** A thing of a list. */
export interface NamedEntry<Name extends object = object> {
  readonly name: Name;
  /** What people write for it, the strongest first: of two things, that with the stronger text is meant. */
  readonly texts: readonly (readonly (string | null | undefined)[])[];
  /** What operations compare: entries that share it are one thing. */
  readonly key?: string;
  /** The name in messages, where the strongest text does not identify it. */
  readonly label?: string;
  /** Belongs to the FBS, which people mean where several things have a name. */
  readonly fbs?: boolean;
}

/** How the things of a kind are read: a whole list, or what a search for a text finds. */
export interface NameSource<Name extends object> {
  readonly path: Path;
  /** What one of them is, in messages. */
  readonly noun: string;
  /** Operations outside its own part of the service know other values as well. */
  readonly partial?: true;
  read(get: Get, text: string): Promise<NamedEntry<Name>[]>;
}

/** A source that reads a whole list, by what an element of it is. */
const list = <P extends Path, Name extends object>(
  path: P,
  noun: string,
  entryOf: (row: Data<P> extends readonly (infer Row)[] ? Row : never) => NamedEntry<Name>,
): NameSource<Name> => ({
  path,
  noun,
  // The paths below have lists.
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

/** A list that was read or, without entries, that could not be read. */
interface Loaded {
  readonly at: number;
  readonly entries?: readonly NamedEntry[];
}

/** What reads lists. */
export interface ListReader {
  /** The lists that were read last, by kind. */
  readonly lists: Map<string, Loaded>;
  /** The lists that are being read, by kind. */
  readonly requests: ReturnType<typeof sharing<readonly NamedEntry[]>>;
  readonly clock: Clock;
  readonly options: ClientOptions;
  readonly get: Get;
  /** Whether a list came from the sample service: a header of its own says so. */
  isSample?: true;
}

/** How long hints wait to request a list again that could not be read, ms. */
const failureMs = 60_000;

/** The list of a kind as it was read; undefined where it was not yet, or more than a day ago with a cache, which may then respond. */
export function knownList({ lists, clock, options }: ListReader, kind: string): readonly NamedEntry[] | undefined {
  const loaded = lists.get(kind);
  return loaded && options.cache && clock.now() - loaded.at >= dayMs ? undefined : loaded?.entries;
}

/**
 * A list, requested once for all callers; it is no longer requested where the signals of all of them have aborted. A caller with other options, such as
 * a budget, requests it alone, because they must not end the request of another. Throws what `get` throws.
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
      // Callers that leave, or whose budget is used up, say nothing about the list, unless it was too slow for them.
      const isOwn = requestSignal?.aborted || error instanceof IncompleteError;
      if (!isOwn || error instanceof TimeoutError) lists.set(kind, { at: clock.now() });
      throw error;
    }
  };
  const request = () => (Object.keys(others).length > 0 ? read(signal) : requests.run(kind, signal, read));
  // The list of a kind has its names.
  return (knownList(reader, kind) ?? (await request())) as readonly NamedEntry<Name>[];
}

/**
 * The same for hints, which break no call: undefined where the list cannot be read, or could not a minute ago. It gets half of the call's remaining
 * time, so that the call itself can still be made. Without the limits of a call, nothing is requested.
 */
export async function listForHints(reader: ListReader, kind: ListedKind, limits: Limits | undefined) {
  const { lists, clock } = reader;
  const loadedList = knownList(reader, kind);
  if (loadedList || !limits) return loadedList;
  const last = lists.get(kind);
  const ms = timeLeft(limits, clock) / 2;
  if (ms <= 0 || (last && !last.entries && clock.now() - last.at < failureMs)) return undefined;
  const source: NameSource<object> = listSources[kind];
  // A budget is for the rows: with one, only a list that is stored is read.
  const read = (signal: AbortSignal) =>
    loadList(reader, kind, source, { signal, ...(limits.budget && { budget: { left: 0 } }) });
  return bounded({ clock, signal: limits.signal, ms, late: () => tooLate(limits) }, read).catch(() => undefined);
}
