import type { GameFact } from "./game.js";

/** A game that appears only in the history of two teams. */
export interface PastMeeting {
  readonly season: number;
  readonly week: number;
  readonly start: string;
  readonly venue: string | null;
  readonly homeId: number;
  readonly awayId: number;
  /** The points. Null if the score of a completed game is lost. */
  readonly points: { readonly home: number; readonly away: number } | null;
}

/** A team's rated season without games in the sample world. */
export interface StrengthFact {
  readonly season: number;
  readonly teamId: number;
  /** How many points better the team is than an average team. */
  readonly strength: number;
}

type OneOffGame = Partial<GameFact> & Pick<GameFact, "id" | "start" | "homeId" | "awayId" | "points">;

/** A season from which the sample world has only a game, a poll or another single thing. */
interface OneOff {
  readonly season: number;
  readonly game?: OneOffGame;
  readonly meeting?: Omit<PastMeeting, "season">;
  readonly rated?: Omit<StrengthFact, "season">;
  /** The poll before the bowl games, with the teams in order, their first-place votes and the known points. */
  readonly poll?: {
    readonly week: number;
    readonly votes: Readonly<Record<string, number>>;
    readonly points: readonly number[];
    readonly schools: string;
  };
  /** The rating of a team below the FBS and FCS. Only the expanded SRS has it. The team has no id, because no other row refers to the team. */
  readonly lowerDivision?: { readonly school: string; readonly classification: "ii"; readonly rating: number };
}

/** Seasons from which the world has only one thing. They show cases that do not occur in the whole seasons. Ratings are made up. */
const oneOffs: readonly OneOff[] = [
  {
    // The first game on radio. Only the score is known, as for every game this old.
    season: 1921,
    game: {
      ...{ id: 402100001, week: 3, start: "1921-10-08T19:00:00.000Z", venueId: 90011 },
      ...{ homeId: 221, awayId: 277, points: { home: 21, away: 13 } },
      broadcasts: [{ type: "radio", outlet: "KDKA" }],
    },
  },
  {
    // A completed game whose score is lost.
    season: 1943,
    meeting: {
      ...{ week: 5, start: "1943-10-16T19:00:00.000Z", venue: null },
      ...{ homeId: 131903, awayId: 131902, points: null },
    },
  },
  {
    // A poll of ten teams before the bowl games, as was usual then.
    season: 1966,
    poll: {
      week: 13,
      votes: { "Notre Dame": 41, "Michigan State": 8, Alabama: 7 },
      points: [506, 471, 428],
      schools: "Notre Dame, Michigan State, Alabama, Georgia, UCLA, Nebraska, Purdue, Georgia Tech, Miami, SMU",
    },
  },
  // A champion without a conference and without play-by-play data.
  { season: 1977, rated: { teamId: 87, strength: 24.1 } },
  {
    // A tie. There was no overtime before 1996.
    season: 1989,
    meeting: {
      ...{ week: 5, start: "1989-09-30T23:00:00.000Z", venue: "Mountaineer Field" },
      ...{ homeId: 277, awayId: 221, points: { home: 31, away: 31 } },
    },
  },
  {
    // A season with play-by-play data but without win probabilities, excitement and havoc.
    season: 2001,
    game: {
      ...{ id: 400100001, seasonType: "postseason", start: "2002-01-04T01:00:00.000Z", venueId: 1056 },
      ...{ neutralSite: true, attendance: 93781, homeId: 2390, awayId: 158, points: { home: 37, away: 14 } },
      lineScores: { home: [7, 27, 0, 3], away: [0, 0, 7, 7] },
      notes: "BCS National Championship at the Rose Bowl",
      broadcasts: [{ type: "tv", outlet: "ABC" }],
    },
  },
  {
    // A lower-division team in the expanded SRS.
    season: 2007,
    lowerDivision: { school: "UNC Pembroke", classification: "ii", rating: -28.6 },
  },
  {
    // The opponent is a club without conference and classification. There is no play-by-play data.
    season: 2021,
    game: {
      ...{ id: 402100101, start: "2021-09-04T16:00:00.000Z", venueId: 90012, attendance: 2132 },
      ...{ homeId: 2506, awayId: 131901, points: { home: 84, away: 43 } },
      broadcasts: [{ type: "web", outlet: "ESPN+" }],
    },
  },
  // A champion in a year in which conferences had divisions and SP had the components of its ratings.
  { season: 2021, rated: { teamId: 61, strength: 29.8 } },
];

/** Returns all values of one kind, each with its season. */
const each = <Kind extends Exclude<keyof OneOff, "season">>(kind: Kind) =>
  oneOffs.flatMap(({ season, [kind]: value }) => (value === undefined ? [] : [{ season, ...value }]));

export const oneOffGames = each("game");
export const pastMeetings: readonly PastMeeting[] = each("meeting");
export const oneOffPolls = each("poll");
export const oneOffRatings: readonly StrengthFact[] = each("rated");
export const lowerDivisionRatings = each("lowerDivision");
