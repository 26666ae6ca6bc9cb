import type { Game } from "../../../../document/schema.js";
import { once } from "../../computed.js";
import { isWholeConference } from "../../facts/coverage.js";
import { Refusal, type SomeSources, type Sparse } from "../../responses/source.js";
import { lastSeasonAt, weeksOf } from "../../simulation/season-weeks.js";
import type { World, WorldGame } from "../../simulation/world.js";
import { gameHeader, playoffOf } from "../headers.js";
import { adjustedGamePreview } from "./adjusted-preview.js";
import { advancedBoxScore } from "./advanced-box-score.js";
import { playerBoxScores, teamBoxScores } from "./box-scores.js";
import { mediaRows, weatherRows } from "./media-and-weather.js";
import { gamePreview } from "./preview.js";
import { recordRows } from "./records.js";
import { FIRST_CALENDAR_SEASON, isAfterLastWeek, schedule } from "./schedule.js";
import { scoreboard } from "./scoreboard.js";

/** Returns a row of /games. */
const gameRow = once((game: WorldGame): Sparse<Game> => {
  const { elo, lineScores, summary } = game;
  return {
    attendance: game.attendance,
    homeLineScores: lineScores?.home,
    homePostgameWinProbability: summary?.postgame.home,
    homePregameElo: elo.home.pregame,
    homePostgameElo: elo.home.postgame,
    awayLineScores: lineScores?.away,
    awayPostgameWinProbability: summary?.postgame.away,
    awayPregameElo: elo.away.pregame,
    awayPostgameElo: elo.away.postgame,
    excitementIndex: summary?.excitement,
    highlights: "",
    notes: game.notes,
    playoff: playoffOf(game),
    ...gameHeader(game),
  };
});

const MINUTE = 60_000;

/** Returns the rows of /calendar for a season. There are none after the last season with games. */
function calendar(world: World, year: number) {
  const last = Math.max(...world.map(({ season }) => season));
  if (year < FIRST_CALENDAR_SEASON || year > last) return [];
  return weeksOf(year).map(({ season, week, seasonType, start, end }) => {
    const startDate = new Date(start).toISOString();
    const endDate = new Date(end - MINUTE).toISOString();
    return { season, week, seasonType, startDate, endDate, firstGameStart: startDate, lastGameStart: endDate };
  });
}

/** Returns the games that a query can select by id or year, so that other games are not simulated. */
function gamesFor(
  world: World,
  { id, year }: { readonly id?: number | undefined; readonly year?: number | undefined },
): readonly WorldGame[] {
  return world.filter((game) => (id === undefined ? year === undefined || game.season === year : game.id === id));
}

const completed = ({ points }: WorldGame): boolean => points !== null;

const media = once((world: World) => world.flatMap(mediaRows));
const weather = once((world: World) => world.flatMap(weatherRows));

export const gamesSources = {
  "/games": {
    rows: ({ world }, query) => gamesFor(world, query).map(gameRow),
    fields: { competition: ["playoff.competition"], round: ["playoff.round"] },
  },
  "/games/teams": { rows: ({ world }, query) => gamesFor(world, query).filter(completed).map(teamBoxScores) },
  "/games/players": {
    rows: ({ world }, { category, ...query }) => {
      const rows = gamesFor(world, query).filter(completed).map(playerBoxScores);
      if (category === undefined) return rows;
      const wanted = category.toLowerCase();
      return rows.map((row) => ({
        ...row,
        teams: row.teams.map((team) => ({
          ...team,
          categories: team.categories.filter(({ name }) => name.toLowerCase() === wanted),
        })),
      }));
    },
    uses: ["category"],
  },
  "/games/media": { rows: ({ world }) => media(world) },
  "/games/weather": { rows: ({ world }) => weather(world) },
  "/records": { rows: ({ world }, { year }) => recordRows(world, year) },
  "/calendar": { isWhole: true, rows: ({ world }, { year }) => (year === undefined ? [] : calendar(world, year)) },
  "/scoreboard": {
    isWhole: ({ conference }, _count, { now }) => isWholeConference(conference ?? "", lastSeasonAt(now)),
    rows: ({ now, world }) => scoreboard(world, now),
  },
  "/game/box/advanced": {
    respond: ({ world }, { id }) => {
      const game = world.find((each) => each.id === id);
      // For an unknown id or a game without plays, the service responds with a 500, not with a 404.
      if (!game?.playByPlay) return new Refusal(500, { message: "Internal Server Error" });
      return advancedBoxScore(game);
    },
  },
  "/games/schedule": {
    isWhole: ({ conference, year }, _count, { now }) => isWholeConference(conference ?? "", year ?? lastSeasonAt(now)),
    isLate: ({ year }, { now }) => year === undefined && isAfterLastWeek(now),
    respond: schedule,
  },
  "/games/{gameId}/preview": { respond: gamePreview },
  "/games/{gameId}/preview/adjusted": { respond: adjustedGamePreview },
} satisfies SomeSources;
