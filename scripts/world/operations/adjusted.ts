import type {
  AdjustedEpa,
  AdjustedRushing,
  AdjustedSuccessRate,
  AdjustedTeamMetrics,
  KickerPAAR,
  PlayerWeightedEPA,
} from "../../../generated/schema.js";
import { squadOf } from "../facts/players.js";
import { teamById } from "../facts/teams.js";
import { adjusted, ease, type Rate, seasonPlays } from "../measures/adjusted.js";
import { efficiency, isDropback, isRun, runYards } from "../measures/advanced.js";
import { type Credit, credits } from "../measures/credit.js";
import { kickerPaar } from "../measures/kicking.js";
import { rate, round, sum } from "../numbers.js";
import { type Case, recorder } from "../recording.js";
import type { Play } from "../simulation/model.js";
import { conferenceAbbreviation, conferenceName, type TeamSeason, teamSeasons, type WorldGame } from "../world.js";

const of =
  (keep: (play: Play) => boolean, measure: Rate): Rate =>
  (plays) =>
    measure(plays.filter(keep));
const epa: Rate = (plays) => efficiency(plays).ppa;
const success: Rate = (plays) => efficiency(plays).successRate;

/** Yards per run beyond those of the line: what the runner did himself. */
const highlight: Rate = (plays) => {
  const runs = plays.filter(isRun);
  return (
    rate(
      sum(runs, ({ yards }) => yards),
      runs.length,
    ) - runYards(runs).lineYards
  );
};

/** Measures one side of the ball, as it is given. */
function blocks(value: (measure: Rate) => number) {
  const points: AdjustedEpa = {
    total: value(epa),
    passing: value(of(isDropback, epa)),
    rushing: value(of(isRun, epa)),
  };
  const successes: AdjustedSuccessRate = {
    total: value(success),
    standardDowns: value(of(({ passingDown }) => !passingDown, success)),
    passingDowns: value(of(({ passingDown }) => passingDown, success)),
  };
  const runs: AdjustedRushing = {
    lineYards: value((plays) => runYards(plays).lineYards),
    secondLevelYards: value((plays) => runYards(plays).secondLevelYards),
    openFieldYards: value((plays) => runYards(plays).openFieldYards ?? 0),
    highlightYards: value(highlight),
  };
  return { points, successes, runs, explosiveness: value((plays) => efficiency(plays).explosiveness ?? 0) };
}

/** A team's season as /wepa/team/season has it. `seasons` are those of all teams in that year. */
export function adjustedTeam(season: TeamSeason, seasons: readonly TeamSeason[]): AdjustedTeamMetrics {
  const own = blocks((measure) => adjusted(season, seasons, "offense", measure));
  const allowed = blocks((measure) => adjusted(season, seasons, "defense", measure));
  return {
    year: season.season,
    teamId: season.teamId,
    team: teamById(season.teamId).school,
    conference: conferenceName(season.teamId, season.season) ?? "",
    epa: own.points,
    epaAllowed: allowed.points,
    successRate: own.successes,
    successRateAllowed: allowed.successes,
    rushing: own.runs,
    rushingAllowed: allowed.runs,
    explosiveness: own.explosiveness,
    explosivenessAllowed: allowed.explosiveness,
  };
}

function athlete({ season, teamId }: TeamSeason, { id, name }: { id: string; name: string }) {
  return {
    year: season,
    athleteId: id,
    athleteName: name,
    team: teamById(teamId).school,
    conference: conferenceAbbreviation(teamId, season) ?? "",
  };
}

/** The players of a season by their plays of one kind, adjusted as their team's plays of that kind are. */
function weighted(
  season: TeamSeason,
  seasons: readonly TeamSeason[],
  keep: (play: Play) => boolean,
  playsOf: (credit: Credit) => readonly Play[],
): PlayerWeightedEPA[] {
  const easier = ease(season, seasons, "offense", of(keep, epa));
  return credits(seasonPlays(season, "offense")).flatMap((credit): PlayerWeightedEPA[] => {
    const plays = playsOf(credit);
    if (plays.length === 0) return [];
    const { position } = credit.player;
    return [{ ...athlete(season, credit.player), position, wepa: round(epa(plays) - easier, 2), plays: plays.length }];
  });
}

function kicker(season: TeamSeason): KickerPAAR[] {
  const { paar, attempts } = kickerPaar(season.games);
  const [first] = squadOf(season.teamId, "K");
  return first === undefined || attempts === 0 ? [] : [{ ...athlete(season, first), paar, attempts }];
}

const refusalText = "Unauthorized. This endpoint requires a Patreon subscription at Tier 1 or higher.";

/** Recordings of the four operations under /wepa, which all need a tier. */
export function adjustedCases(world: readonly WorldGame[]): Case[] {
  const team = recorder<AdjustedTeamMetrics[]>("getAdjustedTeamMetrics", "/wepa/team/season");
  const passing = recorder<PlayerWeightedEPA[]>("getAdjustedPlayerPassing", "/wepa/players/passing");
  const rushing = recorder<PlayerWeightedEPA[]>("getAdjustedPlayerRushing", "/wepa/players/rushing");
  const kicking = recorder<KickerPAAR[]>("getKickerPaar", "/wepa/players/kicking");
  const query = { year: 2024 };
  const seasons = teamSeasons(world).filter((each) => each.season === query.year);
  // Who is thrown at has a share in a pass, but this is about who threw it.
  const thrown = ({ player, passing: plays }: Credit): Play[] => plays.filter(({ passer }) => passer === player.id);
  const passers = seasons.flatMap((season) => weighted(season, seasons, isDropback, thrown));
  const runners = seasons.flatMap((season) => weighted(season, seasons, isRun, (credit) => credit.rushing));
  return [
    team.ok(
      "playoff-2024",
      query,
      seasons.map((season) => adjustedTeam(season, seasons)),
    ),
    passing.ok("playoff-2024", query, passers),
    rushing.ok("playoff-2024", query, runners),
    kicking.ok("playoff-2024", query, seasons.flatMap(kicker)),
    ...[team, passing, rushing, kicking].map(({ refusal }) => refusal("tier-too-low", query, refusalText)),
  ];
}
