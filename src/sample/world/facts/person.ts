/** An invented player. `teamId` is the last team. */
export interface Player {
  readonly id: string;
  readonly name: string;
  readonly position: string;
  readonly teamId: number;
}

/** A player's details, apart from name and position. */
export interface PlayerDetails {
  readonly id: string;
  readonly jersey: number;
  /** The height in inches. */
  readonly height: number;
  /** The weight in pounds. */
  readonly weight: number;
  /** The first year of college. The year of study is computed from it. */
  readonly firstSeason: number;
  /** The last college season. Null if the player has not left. */
  readonly lastSeason: number | null;
  readonly hometown: string;
}

/** A player's seasons at one school. `to` is null if the player has not left. */
export interface Stint {
  readonly school: string;
  readonly from: number;
  readonly to: number | null;
}

/** A recruit, as rated by recruiting services before college. */
export interface RecruitFact {
  readonly id: string;
  readonly name: string;
  /** The id of the player. Null if the recruit is not a player in the sample world. */
  readonly athleteId: string | null;
  readonly type: "HighSchool" | "JUCO";
  readonly year: number;
  readonly position: string | null;
  readonly school: string | null;
  readonly committedTo: string | null;
  readonly ranking: number | null;
  readonly stars: number | null;
  readonly rating: number | null;
}
