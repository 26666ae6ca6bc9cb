import type { BettingGame, GameLine } from "../../../../generated/schema.js";
import { selection } from "../../../../generated/selection.js";
import { teamById } from "../facts/teams.js";
import { once } from "../lazy.js";
import { nameMatcher } from "../responses/matching.js";
import type { Sources } from "../responses/source.js";
import { createRandom } from "../simulation/random.js";
import type { World, WorldGame } from "../simulation/world.js";
import { teamHeader } from "./team-header.js";

/** The spread as text: "Texas -6". */
function spreadText({ homeId, awayId }: WorldGame, spread: number): string {
  return `${teamById(spread < 0 ? homeId : awayId).school} -${Math.abs(spread)}`;
}

/** The lines of three providers. Some lack the opening numbers, the totals or the moneylines. */
function linesOf(game: WorldGame): GameLine[] {
  const { odds } = game;
  // Old games have a line without numbers.
  if (game.season < 1950) {
    const none = { spread: null, spreadOpen: null, overUnder: null, overUnderOpen: null };
    return [{ provider: "consensus", ...none, formattedSpread: "", homeMoneyline: null, awayMoneyline: null }];
  }
  if (odds === null) return [];
  const random = createRandom(game.randomSeed);
  const moved = (): number => random.between(-3, 3) / 2;
  const line = (provider: string, spread: number): Pick<GameLine, "provider" | "spread" | "formattedSpread"> => ({
    provider,
    spread,
    formattedSpread: spreadText(game, spread),
  });
  const other = odds.spread + (random.chance(0.5) ? 0.5 : -0.5);
  return [
    {
      ...line("DraftKings", odds.spread),
      spreadOpen: odds.spread + moved(),
      overUnder: odds.overUnder,
      overUnderOpen: odds.overUnder + moved(),
      homeMoneyline: odds.homeMoneyline,
      awayMoneyline: odds.awayMoneyline,
    },
    {
      ...line("ESPN Bet", odds.spread),
      spreadOpen: odds.spread + moved(),
      overUnder: odds.overUnder,
      overUnderOpen: null,
      homeMoneyline: odds.homeMoneyline,
      awayMoneyline: odds.awayMoneyline,
    },
    {
      ...line("Bovada", other),
      spreadOpen: null,
      overUnder: null,
      overUnderOpen: null,
      homeMoneyline: null,
      awayMoneyline: null,
    },
  ];
}

/** A row of /lines. */
function bettingGame(game: WorldGame): BettingGame {
  const home = teamHeader(game.homeId, game.season);
  const away = teamHeader(game.awayId, game.season);
  return {
    id: game.id,
    season: game.season,
    seasonType: game.seasonType,
    week: game.week,
    startDate: game.start,
    homeTeamId: game.homeId,
    homeTeam: home.team,
    homeConference: home.conference,
    homeClassification: home.classification,
    homeScore: game.points?.home ?? null,
    awayTeamId: game.awayId,
    awayTeam: away.team,
    awayConference: away.conference,
    awayClassification: away.classification,
    awayScore: game.points?.away ?? null,
    lines: linesOf(game),
  };
}

/** A game without a line has a row only if a side plays in the FBS. */
function hasRow({ lines, homeClassification, awayClassification }: BettingGame): boolean {
  return lines.length > 0 || homeClassification === "fbs" || awayClassification === "fbs";
}

const rows = once((world: World) => world.map(bettingGame).filter(hasRow));

/** The operations of the tag `betting`. */
export const bettingSources: Sources<"/lines"> = {
  "/lines": {
    rows: ({ world }, { provider }) => {
      const { provider: matches } = selection["/lines"].matches ?? {};
      if (provider === undefined || matches === undefined) return rows(world);
      const isWanted = nameMatcher(matches, provider);
      return rows(world).flatMap((game) => {
        const lines = game.lines.filter((line) => isWanted(line.provider));
        return lines.length === 0 ? [] : [{ ...game, lines }];
      });
    },
    uses: ["provider"],
  },
};
