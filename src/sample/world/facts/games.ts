import type { GameFact } from "./game.js";
import { games2025 } from "./games-2025.js";
import { oneOffGames } from "./one-off-seasons.js";
import { playoffGames } from "./playoff-games.js";

/** The values that the games below share. A game may override them. */
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

/** All games except those of the Big Ten in 2025 and of the playoffs. Each shows a case that the others do not have. */
const otherGames: readonly GameFact[] = [
  ...oneOffGames.map((game) => ({ ...base, ...game, randomSeed: game.id })),
  {
    // The kickoff time is open at first. The row has no venue, and the plays have no details about passing and rushing.
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

/** Every game, sorted by kickoff. */
export const games: readonly GameFact[] = [...otherGames, ...playoffGames, ...games2025].sort((a, b) =>
  a.start < b.start ? -1 : a.start > b.start ? 1 : a.id - b.id,
);
