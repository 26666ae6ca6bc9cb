/** Points by period, overtimes last. */
export interface LineScores {
  readonly home: readonly number[];
  readonly away: readonly number[];
}

/** The position of a game in the playoff bracket. A seed is null until a team has it. */
export interface BracketPosition {
  readonly format: "twelve_team_2024" | "twelve_team_2025";
  readonly round: "first_round" | "quarterfinal" | "semifinal" | "championship";
  readonly slot: string;
  readonly homeSeed: number | null;
  readonly awaySeed: number | null;
  readonly bowl: string | null;
}

/** The odds before kickoff: with a negative spread the home side is the favorite. */
export interface Odds {
  readonly spread: number;
  readonly overUnder: number;
  readonly homeMoneyline: number;
  readonly awayMoneyline: number;
}

/** A broadcast of a game. */
export interface Broadcast {
  readonly type: "tv" | "radio" | "web";
  readonly outlet: string;
}

/** What happened in a game, or what is known of a scheduled game. Everything else about the game is computed from this. */
export interface GameFact {
  /** The id that the service gives to the game; made up for games outside the playoff of 2024. */
  readonly id: number;
  /** The number that the made-up part of the game is drawn from. */
  readonly randomSeed: number;
  readonly season: number;
  readonly week: number;
  readonly seasonType: "regular" | "postseason";
  readonly start: string;
  readonly startTimeTBD: boolean;
  /** When the time of the kickoff is announced, where it is open at first. */
  readonly timeChosen: string | null;
  readonly venueId: number | null;
  readonly neutralSite: boolean;
  readonly conferenceGame: boolean;
  readonly attendance: number | null;
  readonly homeId: number;
  readonly awayId: number;
  /** The final score; null for a game that is not completed. */
  readonly points: { readonly home: number; readonly away: number } | null;
  /** Null where no points by period are recorded; a game that has them is simulated play by play. */
  readonly lineScores: LineScores | null;
  /** The side that has the ball first in each overtime. */
  readonly overtimeFirst: readonly ("home" | "away")[];
  readonly bracket: BracketPosition | null;
  readonly notes: string | null;
  readonly odds: Odds | null;
  readonly broadcasts: readonly Broadcast[];
}
