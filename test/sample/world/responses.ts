import { createClient } from "../../../src/create-client.js";
import { createSampleService } from "../../../src/sample/index.js";
import { teamById } from "../../../src/sample/world/facts/teams.js";
import type { TeamGame } from "../../../src/sample/world/simulation/team-games.js";
import type { WorldGame } from "../../../src/sample/world/simulation/world.js";

/** A client whose sample service is at its default time, after the last game. */
export const sample = sampleAt();

/** Returns a client whose sample service is at the given time. */
export function sampleAt(now?: Date) {
  return createClient({ apiKey: "any", fetch: createSampleService({ quota: null, now }) });
}

/** Returns a function that calls `load` only once for each key. */
export function loadOnce<Key, T>(load: (key: Key) => Promise<T>): (key: Key) => Promise<T> {
  const results = new Map<Key, Promise<T>>();
  return (key) => {
    const result = results.get(key) ?? load(key);
    results.set(key, result);
    return result;
  };
}

/** A season's games and drives. They are requested by season, because one response can contain all of them. */
const ofSeason = loadOnce(async (year: number) => ({
  games: await sample.get("/games", { year }),
  drives: await sample.get("/drives", { year }),
}));

type Week = readonly [year: number, week: number, seasonType: "regular" | "postseason"];

/** The responses about a week's games. They include offenses below the FBS. */
const ofWeek = loadOnce(async (key: string) => {
  const [year, week, seasonType]: Week = JSON.parse(key);
  const query = { year, week, seasonType };
  const fcs = { ...query, classification: "fcs" } as const;
  return {
    teamBoxes: await sample.get("/games/teams", query),
    playerBoxes: await sample.get("/games/players", query),
    teamPpa: [...(await sample.get("/ppa/games", query)), ...(await sample.get("/ppa/games", fcs))],
    playerPpa: await sample.get("/ppa/players/games", query),
    advanced: await sample.get("/stats/game/advanced", query),
    havoc: await sample.get("/stats/game/havoc", query),
    playerSuccess: await sample.get("/stats/player/success/game", query),
    passes: [...(await sample.get("/passing/plays", query)), ...(await sample.get("/passing/plays", fcs))],
    teamPassing: [
      ...(await sample.get("/passing/teams/games", query)),
      ...(await sample.get("/passing/teams/games", fcs)),
    ],
    playerPassing: [
      ...(await sample.get("/passing/players/games", query)),
      ...(await sample.get("/passing/players/games", fcs)),
    ],
    runs: [...(await sample.get("/rushing/plays", query)), ...(await sample.get("/rushing/plays", fcs))],
    teamRushing: [
      ...(await sample.get("/rushing/teams/games", query)),
      ...(await sample.get("/rushing/teams/games", fcs)),
    ],
    playerRushing: [
      ...(await sample.get("/rushing/players/games", query)),
      ...(await sample.get("/rushing/players/games", fcs)),
    ],
  };
});

/** The rows of /stats/season. They include teams below the FBS. */
export const teamStatsOf = loadOnce(async (year: number) => [
  ...(await sample.get("/stats/season", { year })),
  ...(await sample.get("/stats/season", { year, classification: "fcs" })),
]);

const ofGame = <Row extends { readonly gameId: number | null }>(rows: readonly Row[], { id }: WorldGame): Row[] =>
  rows.filter(({ gameId }) => gameId === id);

/** Returns the only row. Throws if there are more or none. */
export function only<Row>(rows: readonly Row[]): Row {
  const [row, ...others] = rows;
  if (row === undefined || others.length > 0) throw new Error(`There are ${rows.length} rows instead of one.`);
  return row;
}

/** The plays of the home team's week. They are requested by team, because a response with all of a week's games is cut at the row cap. */
const playsOf = ({ season: year, week, seasonType, homeId }: WorldGame) =>
  sample.get("/plays", { year, week, seasonType, team: teamById(homeId).school });

/** The operations' responses about a game. */
export const responsesOf = loadOnce(async (game: WorldGame) => {
  const week: Week = [game.season, game.week, game.seasonType];
  const all = { ...(await ofSeason(game.season)), ...(await ofWeek(JSON.stringify(week))) };
  const row = only(all.games.filter(({ id }) => id === game.id));
  const schools = [row.homeTeam, row.awayTeam];
  return {
    game: row,
    drives: ofGame(all.drives, game),
    plays: ofGame(await playsOf(game), game),
    playStats: await sample.get("/plays/stats", { gameId: game.id }),
    teamBox: only(all.teamBoxes.filter(({ id }) => id === game.id)),
    playerBox: only(all.playerBoxes.filter(({ id }) => id === game.id)),
    advancedBox: await sample.get("/game/box/advanced", { id: game.id }),
    winProbabilities: await sample.get("/metrics/wp", { gameId: game.id }),
    teamPpa: ofGame(all.teamPpa, game),
    // These rows do not contain the game's id, so the two teams identify them.
    playerPpa: all.playerPpa.filter(({ team, opponent }) => schools.includes(team) && schools.includes(opponent)),
    advanced: ofGame(all.advanced, game),
    havoc: ofGame(all.havoc, game),
    playerSuccess: ofGame(all.playerSuccess, game),
    passes: ofGame(all.passes, game),
    teamPassing: ofGame(all.teamPassing, game),
    playerPassing: ofGame(all.playerPassing, game),
    runs: ofGame(all.runs, game),
    teamRushing: ofGame(all.teamRushing, game),
    playerRushing: ofGame(all.playerRushing, game),
  };
});

/** A side's statistics in a game's team box score, by name. */
export async function boxOf(game: WorldGame, teamId: number): Promise<ReadonlyMap<string, string>> {
  const { teamBox } = await responsesOf(game);
  const { stats } = only(teamBox.teams.filter((team) => team.teamId === teamId));
  return new Map(stats.map(({ category, stat }) => [category, stat]));
}

/** A side's categories in a game's player box score. */
export async function categoriesOf({ game, side }: TeamGame) {
  const { playerBox } = await responsesOf(game);
  return only(playerBox.teams.filter(({ homeAway }) => homeAway === side)).categories;
}
