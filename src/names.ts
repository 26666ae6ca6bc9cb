import type { CallOptions } from "./options.js";

/** A school's team. */
export interface TeamName {
  /** The name that most operations compare. */
  readonly school: string;
  readonly abbreviation: string | null;
  readonly id: number;
}

/** A conference, current or former. */
export interface ConferenceName {
  readonly name: string;
  /** The name that most operations compare. */
  readonly abbreviation: string | null;
  readonly id: number;
}

/** A position in the NFL draft. */
export interface PositionName {
  readonly name: string;
  readonly abbreviation: string;
}

/** A type of play. If it has no abbreviation, a query can't select it. */
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

/** A coach. */
export interface CoachName {
  readonly firstName: string;
  readonly lastName: string;
  readonly id: number;
}

/** A player. */
export interface PlayerName {
  readonly name: string;
  readonly team: string;
  readonly position: string;
  /** The player's id. Some operations, such as `/player/usage`, accept it only as a number: `Number(id)`. */
  readonly id: string;
}

/**
 * Finds the names that operations accept, from what people type. Compares the text with names, abbreviations, alternate names and nicknames in
 * the service's lists, and ignores case, accents and punctuation. Each list costs one call when it is first used. If the text has several matches,
 * throws a `QueryError` that lists up to 12 of them. If it has no match, throws a `QueryError` that suggests up to three. If the text is blank,
 * throws a `QueryError` before any call. If the call for a list fails, throws what `get` throws. `options` apply to the call that requests the
 * list.
 */
export interface Names {
  /**
   * Finds a school in `/teams`. If several schools match and only one is in the FBS, returns that one. For `"buckeyes"`, the school is Ohio State.
   */
  team(text: string, options?: CallOptions): Promise<TeamName>;
  /** Finds a conference in `/conferences`. For `"big ten"`, the abbreviation is B1G, which most operations compare. */
  conference(text: string, options?: CallOptions): Promise<ConferenceName>;
  /** Finds a position in `/draft/positions`. For `"quarterback"`, the abbreviation is QB. */
  position(text: string, options?: CallOptions): Promise<PositionName>;
  /** Finds a type of play in `/plays/types`, for the parameter `playType`, which is case-sensitive. */
  playType(text: string, options?: CallOptions): Promise<PlayTypeName>;
  /** Finds an NFL team in `/draft/teams`. For `"packers"`, the location is Green Bay, which `/draft/picks` compares. */
  draftTeam(text: string, options?: CallOptions): Promise<DraftTeamName>;
  /** Finds a coach by last name or full name, with one call to `/coaches` for each text. */
  coach(text: string, options?: CallOptions): Promise<CoachName>;
  /** Finds a player by last name or full name, with one call to `/player/search` for each text. */
  player(text: string, options?: CallOptions): Promise<PlayerName>;
}
