import type { CallOptions } from "./options.js";

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
  /** A string, as in every operation on players. */
  readonly id: string;
}

/**
 * Finds what people type in the service's lists: by name, abbreviation, other names and nickname, without regard to case, accents and
 * punctuation. Each list costs one call, at its first use. If nothing or several things match, it throws a `QueryError` with the nearest three.
 * A blank string is a `QueryError` before any call. Other errors are the same as in `get`. The options apply to the call that a search may make.
 */
export interface Names {
  /** Finds a school in `/teams`. If several have the name, finds the only one in the FBS. `await cfb.names.team("buckeyes")` is Ohio State. */
  team(text: string, options?: CallOptions): Promise<TeamName>;
  /** Finds a conference in `/conferences`: `"big ten"` has the abbreviation B1G, which most operations compare. */
  conference(text: string, options?: CallOptions): Promise<ConferenceName>;
  /** Finds a position in `/draft/positions`: `"quarterback"` has the abbreviation QB. */
  position(text: string, options?: CallOptions): Promise<PositionName>;
  /** Finds a type of play in `/plays/types`, for `playType`, which is case-sensitive. */
  playType(text: string, options?: CallOptions): Promise<PlayTypeName>;
  /** Finds an NFL team in `/draft/teams`: `"packers"` has the location Green Bay, which `/draft/picks` compares. */
  draftTeam(text: string, options?: CallOptions): Promise<DraftTeamName>;
  /** Finds a coach by last name or full name. Each search makes one call to `/coaches`. */
  coach(text: string, options?: CallOptions): Promise<CoachName>;
  /** Finds a player by last name or full name. Each search makes one call to `/player/search`. */
  player(text: string, options?: CallOptions): Promise<PlayerName>;
}
