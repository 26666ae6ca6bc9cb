import type { ConferenceName, DraftTeamName, PlayTypeName, PositionName, TeamName } from "./lists.js";
import type { CoachName, PlayerName } from "./people.js";

/**
 * Finds what people type in the lists of the service: by name, abbreviation, other names and nickname, without regard to case, accents and
 * punctuation. Each list costs one call, at its first use. A text that names nothing or several things is a `QueryError` with the nearest three,
 * a blank one a `QueryError` before any call; otherwise these throw what `get` throws.
 */
export interface Names {
  /** Finds a school in `/teams`; of several with one name, the only one in the FBS. `await cfb.names.team("buckeyes")` is Ohio State. */
  team(text: string): Promise<TeamName>;
  /** Finds a conference in `/conferences`: `"big ten"` has the abbreviation B1G, which most operations compare. */
  conference(text: string): Promise<ConferenceName>;
  /** Finds a position in `/draft/positions`: `"quarterback"` has the abbreviation QB. */
  position(text: string): Promise<PositionName>;
  /** Finds a type of play in `/plays/types`, for `playType`, where case counts. */
  playType(text: string): Promise<PlayTypeName>;
  /** Finds an NFL team in `/draft/teams`: `"packers"` has the location Green Bay, which `/draft/picks` compares. */
  draftTeam(text: string): Promise<DraftTeamName>;
  /** Finds a coach by last name or full name. One call of `/coaches` for each text. */
  coach(text: string): Promise<CoachName>;
  /** Finds a player by last name or full name. One call of `/player/search` for each text. */
  player(text: string): Promise<PlayerName>;
}
