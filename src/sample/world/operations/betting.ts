import type { GameLine } from "../../../document/schema.js";
import { once } from "../computed.js";
import type { Odds } from "../facts/game.js";
import { isFullSeason } from "../facts/team-seasons.js";
import { teamById } from "../facts/teams.js";
import { nameFilter } from "../responses/matching.js";
import type { SomeSources, Sparse } from "../responses/source.js";
import { createRandom, type Random, shuffled } from "../simulation/random.js";
import type { World, WorldGame } from "../simulation/world.js";
import { gameHeader } from "./headers.js";

/** Returns the spread as a string: "Texas -6". With `decimal`, returns "Texas -6.0". */
function spreadText({ homeId, awayId }: WorldGame, spread: number, decimal = false): string {
  const points = Math.abs(spread);
  return `${teamById(spread < 0 ? homeId : awayId).school} -${decimal ? points.toFixed(1) : points}`;
}

/** Returns another provider's moneylines. Each is 5 to 15 further from even than the given one, with the same sign. */
function otherMoneylines({ homeMoneyline, awayMoneyline }: Odds, random: Random) {
  const move = 5 * random.between(1, 3);
  const away = (line: number): number => Math.sign(line) * (Math.abs(line) + move);
  return { homeMoneyline: away(homeMoneyline), awayMoneyline: away(awayMoneyline) };
}

const noMoneylines = { homeMoneyline: null, awayMoneyline: null };

/** Returns the lines of three providers. Bovada leaves out only some moneylines. The others leave out some opening numbers, totals or moneylines. */
export function linesOf(game: WorldGame): Sparse<GameLine>[] {
  const { odds, season } = game;
  // Lines of older games do not have numbers.
  if (!isFullSeason(season)) return [{ provider: "consensus", formattedSpread: "" }];
  if (odds === null) return [];
  const random = createRandom(game.randomSeed);
  const { spread, overUnder, ...usual } = odds;
  const moved = (from: number): number => from + random.between(-3, 3) / 2;
  const other = spread + (random.chance(0.5) ? 0.5 : -0.5);
  return [
    {
      provider: "Bovada",
      spread: other,
      formattedSpread: spreadText(game, other, random.chance(0.5)),
      spreadOpen: moved(spread),
      overUnder: moved(overUnder),
      overUnderOpen: moved(overUnder),
      ...(random.chance(0.04) ? noMoneylines : otherMoneylines(odds, random)),
    },
    {
      provider: "DraftKings",
      spread,
      formattedSpread: spreadText(game, spread),
      spreadOpen: random.chance(0.5) ? moved(spread) : null,
      overUnder,
      ...(random.chance(0.2) ? noMoneylines : usual),
    },
    {
      provider: "ESPN Bet",
      spread,
      formattedSpread: spreadText(game, spread),
      spreadOpen: moved(spread),
      overUnder: random.chance(0.15) ? null : overUnder,
      overUnderOpen: moved(overUnder),
      ...otherMoneylines(odds, random),
    },
  ];
}

/** Returns a row of /lines. */
const bettingGame = (game: WorldGame) => ({ lines: linesOf(game), ...gameHeader(game) });

/** Whether a game has a row. A game without a line has a row only if a side plays in the FBS. */
function hasRow({ lines, homeClassification, awayClassification }: ReturnType<typeof bettingGame>): boolean {
  return lines.length > 0 || homeClassification === "fbs" || awayClassification === "fbs";
}

/** Returns the rows, shuffled, because the service's rows are not sorted. */
const rows = once((world: World) => shuffled(world.map(bettingGame).filter(hasRow), world.length));

export const bettingSources = {
  "/lines": {
    rows: ({ world }, { provider }) => {
      if (provider === undefined) return rows(world);
      const isWanted = nameFilter("/lines", "provider", provider);
      return rows(world).flatMap((game) => {
        const lines = game.lines.filter((line) => isWanted(line.provider));
        return lines.length === 0 ? [] : [{ ...game, lines }];
      });
    },
    uses: ["provider"],
  },
} satisfies SomeSources;
