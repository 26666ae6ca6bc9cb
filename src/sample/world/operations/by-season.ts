import type { Path } from "../../../types.js";
import { once } from "../lazy.js";
import { group } from "../numbers.js";
import type { World } from "../simulation/world.js";
import { hasData } from "./selected-games.js";

/**
 * The rows of an operation, season after season, of one year or of every year in which it has data. Those of a season are computed once, when
 * they are first needed, from the teams' seasons of that year that are included.
 */
export function bySeason<Season extends { readonly season: number }, Row>(
  path: Path,
  seasonsOf: (world: World) => readonly Season[],
  isIncluded: (each: Season) => boolean,
  rows: (own: readonly Season[], world: World) => readonly Row[],
): (world: World, year: number | undefined) => Row[] {
  const years = once((world: World) =>
    [...group(seasonsOf(world), ({ season }) => season)].map(([season, all]) => ({ world, season, all })),
  );
  const rowsOf = once(({ world, all }: { world: World; all: readonly Season[] }) => {
    const own = all.filter(isIncluded);
    return own.length === 0 ? [] : rows(own, world);
  });
  return (world, year) =>
    years(world)
      .filter(({ season }) => hasData(path, season) && (year === undefined || season === year))
      .flatMap(rowsOf);
}
