import type { SideBlock } from "../../../../document/schema.js";
import { hasData } from "../../../../document/selection.js";
import { mapValues, once } from "../../computed.js";
import { conferenceAbbreviation } from "../../facts/teams.js";
import {
  efficiencies,
  fieldPosition,
  havocOf,
  havocRates,
  isCounted,
  isDropback,
  isRun,
  runYards,
  scoringOpportunities,
} from "../../measures/advanced-stats.js";
import { counting } from "../../measures/garbage-time.js";
import { splits } from "../../measures/play-splits.js";
import { joined, rate } from "../../numbers.js";
import type { SomeSources } from "../../responses/source.js";
import type { Snap } from "../../simulation/model.js";
import { type Possessions, playsOf, type TeamGame, type TeamSeason } from "../../simulation/team-games.js";
import { seasonHeader, sideHeader } from "../headers.js";
import { hasConference, inWeeksOfRegularSeason, selectedSeasons, selectedSides } from "../selected-games.js";

/** The first season with havoc and field position. */
const FIRST_HAVOC_SEASON = 2004;

const { standardDowns, passingDowns } = splits;
const parts = { all: splits.all, standardDowns, passingDowns, rushingPlays: isRun, passingPlays: isDropback };

/** A unit's plays and drives in these games. */
type Unit = Pick<Possessions, "plays" | "drives">;

/** Returns a unit's measures, from the plays that count and the drives that contain one of these plays. */
function unitMeasures({ plays, drives }: Unit) {
  const { all, ...own } = efficiencies(plays, parts);
  return {
    ...all,
    ...runYards(plays),
    drives: drives.length,
    ...mapValues(own, (part) => ({ rate: rate(part.plays, all.plays), ...part })),
  };
}

/** Returns a unit's object in a row of /stats/season/advanced. Havoc, scoring opportunities and field position count every play. */
function seasonUnit({ plays, drives }: Unit, counted: Unit, season: number, allowed: boolean) {
  const measures = unitMeasures(counted);
  const { total, perOpportunity } = scoringOpportunities(drives);
  const { averageStart, predictedPoints } = fieldPosition(season < FIRST_HAVOC_SEASON ? [] : drives);
  return {
    ...measures,
    openFieldYards: measures.openFieldYards ?? 0,
    totalOpportunies: total,
    pointsPerOpportunity: perOpportunity,
    // For a defense, the opponent's predicted points are negative.
    fieldPosition: {
      averageStart,
      averagePredictedPoints: predictedPoints === null ? null : allowed ? -predictedPoints : predictedPoints,
    },
    havoc: havocRates(season < FIRST_HAVOC_SEASON ? [] : plays),
  } satisfies SideBlock;
}

/** Returns a row of /stats/season/advanced. `counted` has the plays that count. */
export function advancedSeason({ season, teamId, games }: TeamSeason, counted = games) {
  const unit = (name: "offense" | "defense") => {
    const of = (some: readonly TeamGame[]): Unit => ({
      plays: playsOf(some, name),
      drives: joined(some.map((game) => game[name].drives)),
    });
    return seasonUnit(of(games), of(counted), season, name === "defense");
  };
  const defense = unit("defense");
  return {
    ...seasonHeader({ season, teamId }),
    offense: unit("offense"),
    // The service repeats the total for all passing plays here.
    defense: { ...defense, passingDowns: { ...defense.passingDowns, totalPPA: defense.passingPlays.totalPPA } },
  };
}

/** Returns a row of /stats/game/advanced. Without a run, `offense` has no average of open field yards, and `defense` has no total. */
const gameRow = once((side: TeamGame) => {
  const faced = unitMeasures(side.defense);
  return {
    ...sideHeader(side),
    offense: unitMeasures(side.offense),
    defense: {
      ...faced,
      openFieldYards: faced.openFieldYards ?? 0,
      openFieldYardsTotal: faced.openFieldYards === null ? null : faced.openFieldYardsTotal,
    },
  };
});

function havocUnit(all: readonly Snap[]) {
  const { plays, total, front, back } = havocOf(all);
  return {
    totalPlays: plays,
    totalHavocEvents: total,
    frontSevenHavocEvents: front,
    dbHavocEvents: back,
    havocRate: rate(total, plays),
    frontSevenHavocRate: rate(front, plays),
    dbHavocRate: rate(back, plays),
  };
}

/** Returns a row of /stats/game/havoc, with the havoc that the offense allowed and the havoc that the defense caused. */
const havocRow = once((side: TeamGame) => ({
  ...sideHeader(side),
  conference: conferenceAbbreviation(side.teamId, side.game.season),
  opponentConference: conferenceAbbreviation(side.opponentId, side.game.season),
  offense: havocUnit(side.offense.plays),
  defense: havocUnit(side.defense.plays),
}));

const seasonRow = once((season: TeamSeason) => advancedSeason(season));

/** A game against a club. It does not have any plays. */
const GAME_WITHOUT_PLAYS = 402100101;

/** Whether both sides have a counted play. True for `GAME_WITHOUT_PLAYS`, because only the rows of that game show rates whose divisor is 0. */
function hasPlays({ game, offense, defense }: TeamGame): boolean {
  return game.id === GAME_WITHOUT_PLAYS || [offense, defense].every(({ plays }) => plays.some(isCounted));
}

/** How the operations about teams' advanced statistics respond. */
export const advancedStatsSources = {
  "/stats/season/advanced": {
    rows: ({ world }, query) =>
      selectedSeasons(world, query.year, inWeeksOfRegularSeason(query))
        .filter((season) => hasData("/stats/season/advanced", season.season) && hasConference(season))
        .map((season) =>
          query.excludeGarbageTime ? advancedSeason(season, counting(query).season(season).games) : seasonRow(season),
        ),
    uses: ["year", "startWeek", "endWeek", "excludeGarbageTime"],
  },
  "/stats/game/advanced": {
    rows: ({ world }, query) =>
      selectedSides(world, "/stats/game/advanced", query)
        .filter(({ game }) => hasData("/stats/game/advanced", game.season))
        .map(counting(query).side)
        .filter(hasPlays)
        .map(gameRow),
    uses: ["year", "week", "seasonType", "excludeGarbageTime"],
  },
  "/stats/game/havoc": {
    rows: ({ world }, query) =>
      selectedSides(world, "/stats/game/havoc", query)
        .filter(({ game }) => hasData("/stats/game/havoc", game.season))
        .map(havocRow),
    uses: ["year", "week", "seasonType"],
  },
} satisfies SomeSources;
