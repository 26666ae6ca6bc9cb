import { once } from "../../lazy.js";
import { Refusal, type SomeSources } from "../../responses/source.js";
import type { World, WorldGame } from "../../simulation/world.js";
import { advancedBoxScore } from "./advanced-box-score.js";
import { playerBoxScores, teamBoxScores } from "./box-scores.js";
import { calendar } from "./calendar.js";
import { gameRow } from "./games.js";
import { mediaRows, weatherRows } from "./media-and-weather.js";
import { recordRows } from "./records.js";
import { scoreboard } from "./scoreboard.js";

const rowOf = once(gameRow);
const teamBoxOf = once(teamBoxScores);
const playerBoxOf = once(playerBoxScores);

/** The games that a query can select by id or year, so that no other game is simulated. */
function gamesFor(
  world: World,
  { id, year }: { readonly id?: number | undefined; readonly year?: number | undefined },
): readonly WorldGame[] {
  return world.filter((game) => (id === undefined ? year === undefined || game.season === year : game.id === id));
}

const completed = ({ points }: WorldGame): boolean => points !== null;

const media = once((world: World) => world.flatMap(mediaRows));
const weather = once((world: World) => world.flatMap(weatherRows));

/** The operations of the tag `games`. */
export const gamesSources = {
  "/games": {
    rows: ({ world }, query) => gamesFor(world, query).map(rowOf),
    fields: { competition: ["playoff.competition"], round: ["playoff.round"] },
  },
  "/games/teams": { rows: ({ world }, query) => gamesFor(world, query).filter(completed).map(teamBoxOf) },
  "/games/players": {
    rows: ({ world }, { category, ...query }) => {
      const rows = gamesFor(world, query).filter(completed).map(playerBoxOf);
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
  "/calendar": { rows: ({ world }, { year }) => (year === undefined ? [] : calendar(world, year)) },
  "/scoreboard": { rows: ({ now, world }) => scoreboard(world, now) },
  "/game/box/advanced": {
    respond: ({ world }, { id }) => {
      const game = world.find((each) => each.id === id);
      // The service has no 404 here.
      if (!game?.playByPlay) return new Refusal(500, { message: "Internal Server Error" });
      return advancedBoxScore(game);
    },
  },
} satisfies SomeSources;
