/** An invented player. `teamId`: the last team. */
export interface Player {
  readonly id: string;
  readonly name: string;
  readonly position: string;
  readonly teamId: number;
}

/** What is known of a player besides name and position. */
export interface PlayerDetails {
  readonly id: string;
  readonly jersey: number;
  /** In inches. */
  readonly height: number;
  /** In pounds. */
  readonly weight: number;
  /** First year of college; the year of study is computed from it. */
  readonly firstSeason: number;
  /** Last college season; null for a player who has not left. */
  readonly lastSeason: number | null;
  readonly hometown: string;
}

/** The seasons that a player spent at one school. `to` is null for a player who has not left. */
export interface Stint {
  readonly school: string;
  readonly from: number;
  readonly to: number | null;
}

/** A recruit, as recruiting services rate a player before college. */
export interface RecruitFact {
  readonly id: string;
  readonly name: string;
  /** Null for a recruit who is no player of the sample world. */
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
