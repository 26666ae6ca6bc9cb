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
  /** A text, as in every operation on players. */
  readonly id: string;
}

/**
 * Finds what people type in the lists of the service: by name, abbreviation, other names and nickname, without regard to case, accents and
 * punctuation. Each list costs one call, at its first use. A text that names nothing or several things is a `QueryError` with the nearest three,
 * a blank one a `QueryError` before any call; otherwise these throw what `get` throws. The options are those of the call that this may make.
 */
export interface Names {
  /** Finds a school in `/teams`; of several with one name, the only one in the FBS. `await cfb.names.team("buckeyes")` is Ohio State. */
  team(text: string, options?: CallOptions): Promise<TeamName>;
  /** Finds a conference in `/conferences`: `"big ten"` has the abbreviation B1G, which most operations compare. */
  conference(text: string, options?: CallOptions): Promise<ConferenceName>;
  /** Finds a position in `/draft/positions`: `"quarterback"` has the abbreviation QB. */
  position(text: string, options?: CallOptions): Promise<PositionName>;
  /** Finds a type of play in `/plays/types`, for `playType`, where case counts. */
  playType(text: string, options?: CallOptions): Promise<PlayTypeName>;
  /** Finds an NFL team in `/draft/teams`: `"packers"` has the location Green Bay, which `/draft/picks` compares. */
  draftTeam(text: string, options?: CallOptions): Promise<DraftTeamName>;
  /** Finds a coach by last name or full name. One call of `/coaches` for each text. */
  coach(text: string, options?: CallOptions): Promise<CoachName>;
  /** Finds a player by last name or full name. One call of `/player/search` for each text. */
  player(text: string, options?: CallOptions): Promise<PlayerName>;
}
