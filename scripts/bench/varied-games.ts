import { isObject } from "../../src/document/json.js";
import { createRandom } from "../../src/sample/world/simulation/random.js";

/** As many teams as play in a season, of all divisions. */
const teams = 700;

/**
 * Games whose values vary as those of a season do. The games of the sample are few, and repeat; Parquet stores repeated values in dictionaries,
 * at nearly no cost.
 */
export function variedGames(games: readonly unknown[]): unknown[] {
  const random = createRandom(2024);
  const vary = (value: unknown, name: string): unknown => {
    if (typeof value === "number" && !["season", "week"].includes(name))
      return Number.isInteger(value) ? Math.round(value * (0.5 + random.next())) : value * random.next();
    if (Array.isArray(value)) return value.map((each) => vary(each, name));
    return isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, vary(each, key)]))
      : value;
  };
  return games.map((game, index) => {
    const [home, away] = [Math.floor(random.next() * teams), Math.floor(random.next() * teams)];
    const varied = vary(game, "");
    return {
      ...(isObject(varied) && varied),
      id: index + 1,
      startDate: new Date(Date.UTC(2024, 7, 24, Math.floor(random.next() * 24 * 140))).toISOString(),
      homeId: home,
      homeTeam: `Team ${home}`,
      awayId: away,
      awayTeam: `Team ${away}`,
      venueId: home,
      venue: `Stadium of Team ${home}`,
    };
  });
}
