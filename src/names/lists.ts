import { dayMs } from "../cache/ttl.js";
import type { Client } from "../client.js";
import type { Clock } from "../fetch/clock.js";

/** Calls the service for a list. The client's `get`, so that key, quota, cache and retries apply. */
export type Get = Client["get"];

/** A school's team. */
export interface TeamName {
  /** The name that most operations compare. */
  readonly school: string;
  readonly abbreviation: string | null;
  readonly id: number;
}

/** A conference, present or past. */
export interface ConferenceName {
  readonly name: string;
  /** What most operations compare. */
  readonly abbreviation: string | null;
  readonly id: number;
}

/** A position in the NFL draft. */
export interface PositionName {
  readonly name: string;
  readonly abbreviation: string;
}

/** A type of play. A type without an abbreviation cannot be selected. */
export interface PlayTypeName {
  readonly text: string;
  readonly abbreviation: string | null;
  readonly id: number;
}

/** An NFL team. */
export interface DraftTeamName {
  readonly location: string;
  readonly nickname: string | null;
  readonly displayName: string | null;
}

/** What a list of the service names, by kind: the first part of a field in `x-matches`. */
export interface Listed {
  team: TeamName;
  conference: ConferenceName;
  position: PositionName;
  playType: PlayTypeName;
  draftTeam: DraftTeamName;
}
export type Kind = keyof Listed;

type Text = string | null | undefined;

/** A thing of a list. */
export interface Entry<Name extends object = object> {
  readonly name: Name;
  /** What people write for it, the strongest first: of two things, that with the stronger text is meant. */
  readonly texts: readonly (readonly Text[])[];
  /** The name in messages, where the strongest text does not identify it. */
  readonly label?: string;
  /** Belongs to the FBS, which people mean where several things have a name. */
  readonly fbs?: boolean;
}

/** How the things of a kind are read: a whole list, or what a search for a text finds. */
export interface Source<Name extends object> {
  readonly path: string;
  /** What one of them is, in messages. */
  readonly noun: string;
  /** Operations outside its own part of the service know other values as well. */
  readonly partial?: true;
  read(get: Get, text: string): Promise<Entry<Name>[]>;
}

export const listed: { readonly [K in Kind]: Source<Listed[K]> } = {
  team: {
    path: "/teams",
    noun: "school",
    read: async (get) =>
      (await get("/teams", {}, quiet)).map(
        ({ school, abbreviation, id, alternateNames, mascot, classification }): Entry<TeamName> => ({
          name: { school, abbreviation, id },
          texts: [[school], [abbreviation], alternateNames ?? [], [mascot, mascot && `${school} ${mascot}`]],
          fbs: classification === "fbs",
        }),
      ),
  },
  conference: {
    path: "/conferences",
    noun: "conference",
    read: async (get) =>
      (await get("/conferences", {}, quiet)).map(
        ({ name, abbreviation, id, shortName, classification }): Entry<ConferenceName> => ({
          name: { name, abbreviation, id },
          texts: [[name], [abbreviation], [shortName, `${name} Conference`]],
          fbs: classification === "fbs",
        }),
      ),
  },
  position: {
    path: "/draft/positions",
    noun: "position",
    partial: true,
    read: async (get) =>
      (await get("/draft/positions", {}, quiet)).map(
        ({ name, abbreviation }): Entry<PositionName> => ({
          name: { name, abbreviation },
          texts: [[abbreviation], [name]],
        }),
      ),
  },
  playType: {
    path: "/plays/types",
    noun: "type of play",
    read: async (get) =>
      (await get("/plays/types", {}, quiet)).map(
        ({ text, abbreviation, id }): Entry<PlayTypeName> => ({
          name: { text, abbreviation, id },
          texts: [[abbreviation], [text]],
        }),
      ),
  },
  draftTeam: {
    path: "/draft/teams",
    noun: "NFL team",
    read: async (get) =>
      (await get("/draft/teams", {}, quiet)).map(
        ({ location, nickname, displayName }): Entry<DraftTeamName> => ({
          name: { location, nickname, displayName },
          texts: [[displayName], [nickname], [location]],
        }),
      ),
  },
};

/** The calls for names get no notices of their own. */
export const quiet = { notices: "off" } as const;

/** A list that was requested, and when. */
interface Loaded {
  readonly entries: Promise<readonly Entry[]>;
  readonly at: number;
  failed: boolean;
}

/** The lists that a client has requested, by kind. */
export type Lists = Map<string, Loaded>;

/** How long hints wait to request a list again that failed, ms. */
const failureMs = 60_000;

/** What reads lists. `cached`: whether the client has a cache, so that a list is read again after a day. */
export interface ListReader {
  readonly lists: Lists;
  readonly clock: Pick<Clock, "now">;
  readonly cached: boolean;
  readonly get: Get;
}

/** A list, requested once: for a day with a cache, which may then respond, else for as long as the client lives. Throws what `get` throws. */
export function loadList<Name extends object>(
  { lists, clock, cached, get }: ListReader,
  kind: string,
  source: Source<Name>,
): Promise<readonly Entry<Name>[]> {
  let loaded = lists.get(kind);
  if (loaded === undefined || loaded.failed || (cached && clock.now() - loaded.at >= dayMs)) {
    const fresh: Loaded = { entries: source.read(get, ""), at: clock.now(), failed: false };
    fresh.entries.catch(() => {
      fresh.failed = true;
    });
    lists.set(kind, fresh);
    loaded = fresh;
  }
  // The list of a kind has its names.
  return loaded.entries as Promise<readonly Entry<Name>[]>;
}

/** The same for hints, which break no call: undefined where the list cannot be read, or failed a minute ago. */
export async function listForHints(reader: ListReader, kind: Kind): Promise<readonly Entry[] | undefined> {
  const known = reader.lists.get(kind);
  if (known?.failed && reader.clock.now() - known.at < failureMs) return undefined;
  const source: Source<object> = listed[kind];
  return loadList(reader, kind, source).catch(() => undefined);
}
