import { playoffGames } from "./playoff.js";

/** Points by period, overtimes last. */
export interface LineScores {
  readonly home: readonly number[];
  readonly away: readonly number[];
}

/** The place of a game in the bracket; the seeds are null as long as nobody has reached it. */
export interface Bracket {
  readonly format: "twelve_team_2024" | "twelve_team_2025";
  readonly round: "first_round" | "quarterfinal" | "semifinal" | "championship";
  readonly slot: string;
  readonly homeSeed: number | null;
  readonly awaySeed: number | null;
  readonly bowl: string | null;
}

/** The odds before kickoff: a negative spread favours the home side. */
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

/** What happened, or what is known of a game to come. Everything else in the world is computed from this. */
export interface GameFact {
  readonly id: number;
  readonly season: number;
  readonly week: number;
  readonly seasonType: "regular" | "postseason";
  readonly start: string;
  readonly startTimeTBD: boolean;
  readonly venueId: number | null;
  readonly neutralSite: boolean;
  readonly conferenceGame: boolean;
  readonly attendance: number | null;
  readonly homeId: number;
  readonly awayId: number;
  /** The final score; null for a game that has not been played. */
  readonly points: { readonly home: number; readonly away: number } | null;
  /** Null where nobody kept the points by quarter; a game with them is played again, play by play. */
  readonly lineScores: LineScores | null;
  /** Who has the ball first in each overtime. */
  readonly overtimeFirst: readonly ("home" | "away")[];
  readonly bracket: Bracket | null;
  readonly notes: string | null;
  readonly highlights: string | null;
  readonly odds: Odds | null;
  readonly broadcasts: readonly Broadcast[];
}

/** Games beside the playoff of 2024: each is here for something that the playoff never shows. */
const otherGames: readonly GameFact[] = [
  {
    // The first game on radio: nothing but its score is known, as for all games of that age.
    id: 402100001,
    season: 1921,
    week: 3,
    seasonType: "regular",
    start: "1921-10-08T19:00:00.000Z",
    startTimeTBD: false,
    venueId: 90011,
    neutralSite: false,
    conferenceGame: false,
    attendance: null,
    homeId: 221,
    awayId: 277,
    points: { home: 21, away: 13 },
    lineScores: null,
    overtimeFirst: [],
    bracket: null,
    notes: null,
    highlights: null,
    odds: null,
    broadcasts: [{ type: "radio", outlet: "KDKA" }],
  },
  {
    // Old enough for plays without win probabilities, excitement or havoc.
    id: 400100001,
    season: 2001,
    week: 1,
    seasonType: "postseason",
    start: "2002-01-04T01:00:00.000Z",
    startTimeTBD: false,
    venueId: 90007,
    neutralSite: true,
    conferenceGame: false,
    attendance: 93781,
    homeId: 2390,
    awayId: 158,
    points: { home: 37, away: 14 },
    lineScores: { home: [7, 27, 0, 3], away: [0, 0, 7, 7] },
    overtimeFirst: [],
    bracket: null,
    notes: "BCS National Championship at the Rose Bowl",
    highlights: "",
    odds: null,
    broadcasts: [{ type: "tv", outlet: "ABC" }],
  },
  {
    // A club as the opponent: without conference, classification or plays.
    id: 402100101,
    season: 2021,
    week: 1,
    seasonType: "regular",
    start: "2021-09-04T16:00:00.000Z",
    startTimeTBD: false,
    venueId: 90012,
    neutralSite: false,
    conferenceGame: false,
    attendance: 2132,
    homeId: 2506,
    awayId: 131901,
    points: { home: 84, away: 43 },
    lineScores: null,
    overtimeFirst: [],
    bracket: null,
    notes: null,
    highlights: "",
    odds: null,
    broadcasts: [{ type: "web", outlet: "ESPN+" }],
  },
  {
    id: 402500001,
    season: 2025,
    week: 1,
    seasonType: "regular",
    start: "2025-08-30T16:00:00.000Z",
    startTimeTBD: false,
    venueId: 90004,
    neutralSite: false,
    conferenceGame: false,
    attendance: null,
    homeId: 194,
    awayId: 251,
    points: null,
    lineScores: null,
    overtimeFirst: [],
    bracket: null,
    notes: null,
    highlights: "",
    odds: { spread: -3, overUnder: 48.5, homeMoneyline: -145, awayMoneyline: 122 },
    broadcasts: [{ type: "tv", outlet: "FOX" }],
  },
  {
    id: 402500002,
    season: 2025,
    week: 1,
    seasonType: "regular",
    start: "2025-08-31T04:00:00.000Z",
    startTimeTBD: true,
    venueId: null,
    neutralSite: false,
    conferenceGame: false,
    attendance: null,
    homeId: 2390,
    awayId: 87,
    points: null,
    lineScores: null,
    overtimeFirst: [],
    bracket: null,
    notes: null,
    highlights: "",
    odds: null,
    broadcasts: [],
  },
  {
    // The eighth seed plays the ninth at home, so that nobody knows where before the seeds are known.
    id: 402500003,
    season: 2025,
    week: 1,
    seasonType: "postseason",
    start: "2025-12-20T01:00:00.000Z",
    startTimeTBD: true,
    venueId: null,
    neutralSite: false,
    conferenceGame: false,
    attendance: null,
    homeId: -1,
    awayId: -2,
    points: null,
    lineScores: null,
    overtimeFirst: [],
    bracket: {
      format: "twelve_team_2025",
      round: "first_round",
      slot: "FR1",
      homeSeed: 8,
      awaySeed: 9,
      bowl: null,
    },
    notes: "College Football Playoff First Round Game",
    highlights: "",
    odds: null,
    broadcasts: [],
  },
  {
    // A game whose sides nobody knows yet.
    id: 402500011,
    season: 2025,
    week: 1,
    seasonType: "postseason",
    start: "2026-01-20T00:30:00.000Z",
    startTimeTBD: false,
    venueId: 90009,
    neutralSite: true,
    conferenceGame: false,
    attendance: null,
    homeId: -1,
    awayId: -2,
    points: null,
    lineScores: null,
    overtimeFirst: [],
    bracket: {
      format: "twelve_team_2025",
      round: "championship",
      slot: "CH",
      homeSeed: null,
      awaySeed: null,
      bowl: null,
    },
    notes: "College Football Playoff National Championship",
    highlights: "",
    odds: null,
    broadcasts: [],
  },
];

/** Every game, in the order of its kickoff. */
export const games: readonly GameFact[] = [...otherGames, ...playoffGames].sort((a, b) =>
  a.start < b.start ? -1 : a.start > b.start ? 1 : a.id - b.id,
);
