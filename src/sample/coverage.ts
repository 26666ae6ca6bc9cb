/** A conference of which the sample world has every game of a season, those against other teams included. */
export interface WholeConference {
  readonly season: number;
  readonly conference: string;
  /** The schools of the conference. */
  readonly teams: readonly string[];
}

/** What the sample world has in full. Of every other team it has only the games against these teams, and those of the playoff. */
export interface SampleCoverage {
  readonly conferences: readonly WholeConference[];
  /** The seasons of which it has every game of the College Football Playoff. */
  readonly playoffs: readonly number[];
}
