// `npm run typecheck` only compiles this file. It checks that flat rows have their columns' names and types.
import { createClient, type Game } from "cfb-openapi";
import { type Column, columnsOf, type FlatRow, nest, tidy } from "cfb-openapi/tables";

const cfb = createClient({ apiKey: "sample" });

const games = tidy("/games", await cfb.get("/games", { year: 2024 }));
for (const game of games) {
  const [points, seed, kickoff]: [number | null, number | null, Date] = [
    game.home_points,
    game.playoff_home_seed,
    game.start_date,
  ];
  const scores: number[] | null = game.home_line_scores;
  console.log(points, seed, kickoff, scores, game.season_type === "regular");
  // @ts-expect-error: points are null before the game
  const sure: number = game.home_points;
  // @ts-expect-error: the round is null for games outside the playoff
  const round: string = game.playoff_round;
  console.log(sure, round);
  // @ts-expect-error: the column's name is home_points
  console.log(game.homePoints);
}
export const back: Game[] = nest("/games", games);

export const seasons: number[] = tidy("/games", back, { as: "columns" }).season;
// @ts-expect-error: columns are arrays
export const season: number = tidy("/games", back, { as: "columns" }).season;

const lines = await cfb.get("/lines", { year: 2024 });
export const nested: { provider: string; spread: number | null }[] = tidy("/lines", lines).flatMap((row) => row.lines);
const [line] = tidy("/lines", lines, { explode: "lines" });
export const spread: number | null | undefined = line?.lines_spread;
export const number: number | undefined = line?.lines_number;
// @ts-expect-error: the rows do not have this list
tidy("/lines", lines, { explode: "providers" });

const box = await cfb.get("/games/players", { id: 401677192 });
export const names = tidy("/games/players", box, { explode: "teams_categories_types_athletes", as: "columns" });
export const athletes: string[] = names.teams_categories_types_athletes_name;

// The service sends this value as a number or as a string, so the flat row has a column for each.
declare const stat: FlatRow<"/stats/season">;
export const value: [number | null, string | null] = [stat.stat_value, stat.stat_value_text];
// The key `conference` can be missing.
declare const rating: FlatRow<"/ratings/sp">;
export const conference: string | null | undefined = rating.conference;
// @ts-expect-error: the key can be missing, so the value can be undefined
export const present: string | null = rating.conference;
declare const team: FlatRow<"/teams">;
// @ts-expect-error: the city is undefined if the team does not have a location
export const city: string | null = team.location_city;

// In a wide table, each statistic is a column.
const wide = tidy("/games/players", box, { wide: true });
export const attempts: (number | null)[] = wide.map((row) => row.passing_att);
export const seconds: (number | null)[] = tidy("/games/teams", [], { wide: true, as: "columns" }).possession_time;
export const long: typeof box = nest("/games/players", wide);
// @ts-expect-error: /games does not have long statistics
tidy("/games", [], { wide: true });

// `tidy` accepts an operation's single object, and rows that are strings.
declare const info: { remaining_calls: number | null };
export const left: typeof info | undefined = tidy("/info", await cfb.get("/info"))[0];
export const categories: { value: string }[] = tidy("/stats/categories", ["rushing"]);
export const columns: readonly Column[] = columnsOf("/games");
// @ts-expect-error: the document does not have this path
columnsOf("/gamez");
