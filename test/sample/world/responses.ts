import { EXAMPLES_MOMENT } from "../../../scripts/lib/examples-moment.js";
import { createClient } from "../../../src/create-client.js";
import { createSampleService } from "../../../src/sample/index.js";
import type { TeamGame } from "../../../src/sample/world/simulation/team-games.js";
import type { WorldGame } from "../../../src/sample/world/simulation/world.js";

/** A client of the sample service after the last game that is played. */
export const sample = sampleAt(new Date(EXAMPLES_MOMENT));

/** A client of the sample service at a moment. */
export function sampleAt(now: Date) {
  return createClient({ apiKey: "any", fetch: createSampleService({ quota: null, now }) });
}

/** Loads once per key. */
export function loadOnce<Key, T>(load: (key: Key) => Promise<T>): (key: Key) => Promise<T> {
  const results = new Map<Key, Promise<T>>();
  return (key) => {
    const result = results.get(key) ?? load(key);
    results.set(key, result);
    return result;
  };
}

/** What the operations return about the games with plays of a season: all of them are in the first week of one part of it. */
const gamesOf = loadOnce(async (year: number) => {
  const week = { year, week: 1, seasonType: year === 2025 ? "regular" : "postseason" } as const;
  return {
    games: await sample.get("/games", { year }),
    drives: await sample.get("/drives", { year }),
    plays: await sample.get("/plays", week),
    teamBoxes: await sample.get("/games/teams", week),
    playerBoxes: await sample.get("/games/players", week),
    teamPpa: await sample.get("/ppa/games", week),
    playerPpa: await sample.get("/ppa/players/games", week),
    advanced: await sample.get("/stats/game/advanced", week),
    havoc: await sample.get("/stats/game/havoc", week),
    playerSuccess: await sample.get("/stats/player/success/game", week),
    passes: await sample.get("/passing/plays", week),
    teamPassing: await sample.get("/passing/teams/games", week),
    playerPassing: await sample.get("/passing/players/games", week),
    runs: await sample.get("/rushing/plays", week),
    teamRushing: await sample.get("/rushing/teams/games", week),
    playerRushing: await sample.get("/rushing/players/games", week),
  };
});

const ofGame = <Row extends { readonly gameId: number | null }>(rows: readonly Row[], { id }: WorldGame): Row[] =>
  rows.filter(({ gameId }) => gameId === id);

/** The only row about a game or a team. */
export function only<Row>(rows: readonly Row[]): Row {
  const [row, ...others] = rows;
  if (row === undefined || others.length > 0) throw new Error(`There are ${rows.length} rows instead of one.`);
  return row;
}

/** What the operations return about a game. */
export const responsesOf = loadOnce(async (game: WorldGame) => {
  const all = await gamesOf(game.season);
  const row = only(all.games.filter(({ id }) => id === game.id));
  const schools = [row.homeTeam, row.awayTeam];
  return {
    game: row,
    drives: ofGame(all.drives, game),
    plays: ofGame(all.plays, game),
    playStats: await sample.get("/plays/stats", { gameId: game.id }),
    teamBox: only(all.teamBoxes.filter(({ id }) => id === game.id)),
    playerBox: only(all.playerBoxes.filter(({ id }) => id === game.id)),
    advancedBox: await sample.get("/game/box/advanced", { id: game.id }),
    winProbabilities: await sample.get("/metrics/wp", { gameId: game.id }),
    teamPpa: ofGame(all.teamPpa, game),
    // The rows lack the id of the game.
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

/** The statistics of a side in the team box score of a game, by name. */
export async function boxOf(game: WorldGame, teamId: number): Promise<ReadonlyMap<string, string>> {
  const { teamBox } = await responsesOf(game);
  const { stats } = only(teamBox.teams.filter((team) => team.teamId === teamId));
  return new Map(stats.map(({ category, stat }) => [category, stat]));
}

/** The categories of a side in the player box score of a game. */
export async function categoriesOf({ game, side }: TeamGame) {
  const { playerBox } = await responsesOf(game);
  return only(playerBox.teams.filter(({ homeAway }) => homeAway === side)).categories;
}
