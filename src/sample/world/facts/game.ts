/** Points by period. Overtimes come last. */
export interface LineScores {
  readonly home: readonly number[];
  readonly away: readonly number[];
}

/** A game's position in the playoff bracket. A seed is null until it is assigned to a team. */
export interface BracketPosition {
  readonly format: "twelve_team_2024" | "twelve_team_2025";
  readonly round: "first_round" | "quarterfinal" | "semifinal" | "championship";
  readonly slot: string;
  readonly homeSeed: number | null;
  readonly awaySeed: number | null;
  readonly bowl: string | null;
}

/** The odds before kickoff. If the spread is negative, the home side is the favorite. */
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

/** The facts of a game. Everything else about the game is computed from them. */
export interface GameFact {
  /** The game's id in the service. For some games, the id is made up. */
  readonly id: number;
  /** The seed for the made-up parts of the game. */
  readonly randomSeed: number;
  readonly season: number;
  readonly week: number;
  readonly seasonType: "regular" | "postseason";
  readonly start: string;
  readonly startTimeTBD: boolean;
  /** When the kickoff time is announced. Null if it is known from the beginning. */
  readonly timeChosen: string | null;
  readonly venueId: number | null;
  readonly neutralSite: boolean;
  readonly conferenceGame: boolean;
  readonly attendance: number | null;
  readonly homeId: number;
  readonly awayId: number;
  /** The final score. Null if the game is not completed. */
  readonly points: { readonly home: number; readonly away: number } | null;
  /** The points by period. Null if they are not recorded. A game with points by period is simulated play by play. */
  readonly lineScores: LineScores | null;
  /** The side with the first possession in each overtime. */
  readonly overtimeFirst: readonly ("home" | "away")[];
  readonly bracket: BracketPosition | null;
  readonly notes: string | null;
  readonly odds: Odds | null;
  readonly broadcasts: readonly Broadcast[];
}
