import type { TeamFPI } from "../../../generated/schema.js";
import { marginOf, placeOf, type RatedSeason, ratedSeasons } from "../measures/strength.js";
import { count, rate, round, sum } from "../numbers.js";
import { type Case, recorder } from "../recording.js";
import type { TeamGame, WorldGame } from "../world.js";
import { ratedTeam } from "./ratings.js";

const mean = (values: readonly number[]): number =>
  rate(
    sum(values, (value) => value),
    values.length,
  );

/** Efficiencies run from 0 to 100, with the average team at 50. */
const efficiency = (points: number): number => round(100 / (1 + Math.exp(-points / 14)), 3);

/** A side's chance before each play of a game. */
function chances({ game, side }: TeamGame): number[] {
  return (game.chances?.track ?? []).map(({ home }) => (side === "home" ? home : 1 - home));
}

/** A side's lead before each play of a game. */
function leads({ game, side }: TeamGame): number[] {
  return (game.played?.plays ?? []).map(({ homeScore, awayScore }) =>
    side === "home" ? homeScore - awayScore : awayScore - homeScore,
  );
}

/** The rows of a season, best first: every place follows from a value that is computed of all teams. */
export function fpiRows(seasons: readonly RatedSeason[]): TeamFPI[] {
  const strengthOf = (teamId: number): number => seasons.find((each) => each.teamId === teamId)?.strength ?? 0;
  const opponents = ({ games }: RatedSeason): number[] => games.map(({ opponentId }) => strengthOf(opponentId));
  const values = {
    fpi: ({ strength, margin }: RatedSeason) => round(0.75 * (strength ?? 0) + 0.1 * (margin ?? 0), 3),
    record: (each: RatedSeason) => mean(opponents(each)) + 8 * count(each.games, (game) => marginOf(game) > 0),
    schedule: (each: RatedSeason) => mean(opponents(each)),
    // After the season the place stays that before its last game.
    remaining: (each: RatedSeason) => opponents(each).at(-1) ?? 0,
    control: ({ games }: RatedSeason) => mean(games.flatMap(leads)),
    chance: ({ games }: RatedSeason) => mean(games.flatMap(chances)),
  };
  return seasons
    .map((each): TeamFPI => {
      const place = (value: (each: RatedSeason) => number): number | null => placeOf(value(each), seasons.map(value));
      const strength = each.strength ?? 0;
      return {
        ...ratedTeam(each),
        fpi: values.fpi(each),
        resumeRanks: {
          strengthOfRecord: place(values.record),
          fpi: place(values.fpi),
          averageWinProbability: place(values.chance),
          strengthOfSchedule: place(values.schedule),
          remainingStrengthOfSchedule: place(values.remaining),
          gameControl: place(values.control),
        },
        efficiencies: {
          overall: efficiency(strength),
          offense: efficiency(strength / 2 + each.tilt),
          defense: efficiency(strength / 2 - each.tilt),
          specialTeams: efficiency(strength / 6),
        },
      };
    })
    .sort((a, b) => (b.fpi ?? 0) - (a.fpi ?? 0));
}

/** A team below the FBS: named, and not rated. */
function unrated(each: RatedSeason): TeamFPI {
  return {
    ...ratedTeam(each),
    fpi: null,
    resumeRanks: {
      strengthOfRecord: null,
      fpi: null,
      averageWinProbability: null,
      strengthOfSchedule: null,
      remainingStrengthOfSchedule: null,
      gameControl: null,
    },
    efficiencies: { overall: null, offense: null, defense: null, specialTeams: null },
  };
}

/** Recordings of /ratings/fpi. */
export function fpiCases(world: readonly WorldGame[]): Case[] {
  const { ok } = recorder<TeamFPI[]>("getFpiRatings", "/ratings/fpi");
  const all = ratedSeasons(world);
  const inSeason = (year: number): RatedSeason[] => all.filter(({ season }) => season === year);
  return [
    ok("playoff-2024", { year: 2024 }, fpiRows(inSeason(2024))),
    ok(
      "not-rated-2021",
      { year: 2021 },
      inSeason(2021)
        .filter(({ games }) => games.length > 0)
        .map(unrated),
    ),
  ];
}
