/** A conference whose games of a season are all in the sample world, including those against other teams. */
export interface WholeConference {
  readonly season: number;
  readonly conference: string;
  /** The schools of the conference. */
  readonly teams: readonly string[];
}

/**
 * What the sample world covers completely. For other teams, it has only their games against these teams and in the playoff, and a few single games.
 */
export interface SampleCoverage {
  readonly conferences: readonly WholeConference[];
  /** The seasons with every game of the College Football Playoff. */
  readonly playoffs: readonly number[];
}
