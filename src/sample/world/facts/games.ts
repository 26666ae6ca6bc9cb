import type { GameFact } from "./game.js";
import { games2025 } from "./games-2025.js";
import { playoffGames } from "./playoff-games.js";

/** What the games of the list below have in common, unless they say otherwise. */
const base = {
  week: 1,
  seasonType: "regular",
  startTimeTBD: false,
  timeChosen: null,
  venueId: null,
  neutralSite: false,
  conferenceGame: false,
  attendance: null,
  points: null,
  lineScores: null,
  overtimeFirst: [],
  bracket: null,
  notes: null,
  odds: null,
  broadcasts: [],
} satisfies Partial<GameFact>;

/** The games outside the season of 2025 and the playoff of 2024. Each shows a case that none of those has. */
const otherGames: readonly GameFact[] = [
  {
    // The first game on radio. Only the score is known, as for every game this old.
    ...base,
    id: 402100001,
    randomSeed: 402100001,
    season: 1921,
    week: 3,
    start: "1921-10-08T19:00:00.000Z",
    venueId: 90011,
    homeId: 221,
    awayId: 277,
    points: { home: 21, away: 13 },
    broadcasts: [{ type: "radio", outlet: "KDKA" }],
  },
  {
    // A season with play-by-play data but without win probabilities, excitement and havoc.
    ...base,
    id: 400100001,
    randomSeed: 400100001,
    season: 2001,
    seasonType: "postseason",
    start: "2002-01-04T01:00:00.000Z",
    venueId: 1056,
    neutralSite: true,
    attendance: 93781,
    homeId: 2390,
    awayId: 158,
    points: { home: 37, away: 14 },
    lineScores: { home: [7, 27, 0, 3], away: [0, 0, 7, 7] },
    notes: "BCS National Championship at the Rose Bowl",
    broadcasts: [{ type: "tv", outlet: "ABC" }],
  },
  {
    // The opponent is a club, without conference and classification; there is no play-by-play data.
    ...base,
    id: 402100101,
    randomSeed: 402100101,
    season: 2021,
    start: "2021-09-04T16:00:00.000Z",
    venueId: 90012,
    attendance: 2132,
    homeId: 2506,
    awayId: 131901,
    points: { home: 84, away: 43 },
    broadcasts: [{ type: "web", outlet: "ESPN+" }],
  },
  {
    // The time of the kickoff is open at first. The row has no venue, and no play has passing and rushing details.
    ...base,
    id: 401754522,
    randomSeed: 402500002,
    season: 2025,
    start: "2025-08-31T23:30:00.000Z",
    timeChosen: "2025-05-29T16:00:00.000Z",
    homeId: 2390,
    awayId: 87,
    points: { home: 27, away: 24 },
    lineScores: { home: [7, 7, 7, 6], away: [0, 7, 3, 14] },
  },
];

/** Every game, in the order of kickoffs. */
export const games: readonly GameFact[] = [...otherGames, ...playoffGames, ...games2025].sort((a, b) =>
  a.start < b.start ? -1 : a.start > b.start ? 1 : a.id - b.id,
);
