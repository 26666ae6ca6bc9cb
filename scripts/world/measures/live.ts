import type { LiveGame } from "../../../generated/schema.js";
import { teamById } from "../facts/teams.js";
import { rate, round, sum } from "../numbers.js";
import { type Drive, opposite, type Play, type Side } from "../simulation/model.js";
import { clockText, playText } from "../simulation/text.js";
import type { WorldGame } from "../world.js";
import { efficiency, fieldPosition, isDropback, isRun, opportunities, runYards } from "./advanced.js";
import { chancesOf } from "./chances.js";
import { lineScoresAt } from "./moment.js";
import {
  ballOf,
  playTypeId,
  playTypeOf,
  schoolOn,
  scoresAfter,
  scoresAfterPlay,
  teamOn,
  wallclockOf,
} from "./play-view.js";

/** A game after some of its plays; `next` is the one that comes, null where the service says nothing about it yet. */
export interface Moment {
  readonly game: WorldGame;
  readonly plays: readonly Play[];
  readonly next: Play | null;
}

type LiveTeam = LiveGame["teams"][number];
type LiveDrive = LiveGame["drives"][number];

const results: Readonly<Record<Drive["plan"]["result"], string>> = {
  touchdown: "Touchdown",
  field_goal: "Field Goal",
  missed_field_goal: "Missed FG",
  punt: "Punt",
  interception: "Interception",
  fumble: "Fumble",
  downs: "Downs",
  safety: "Safety",
  end_of_half: "End of Half",
  end_of_game: "End of Game",
};

/** The drives that have begun, each with the plays that have been run. */
function begun({ game, plays }: Moment): { drive: Drive; over: boolean }[] {
  return (game.played?.drives ?? []).flatMap((whole) => {
    const own = plays.filter(({ driveId }) => driveId === whole.id);
    if (own.length === 0) return [];
    const over = own.length === whole.plays.length;
    const opportunity = own.some((play) => play.touchdown || (play.down === 1 && play.yardsToGoal <= 40));
    return [{ drive: { ...whole, plays: own, opportunity, points: over ? whole.points : 0 }, over }];
  });
}

function livePlay(game: WorldGame, play: Play): LiveDrive["plays"][number] {
  const side = ballOf(play);
  const after = scoresAfterPlay(game, play);
  const type = playTypeOf(play);
  return {
    id: play.id,
    homeScore: after.home,
    awayScore: after.away,
    period: play.period,
    clock: clockText(play.clock),
    wallClock: wallclockOf(game, play),
    teamId: teamOn(game, side),
    team: schoolOn(game, side),
    down: play.down,
    distance: play.distance,
    yardsToGoal: play.yardsToGoal,
    yardsGained: play.yards,
    playTypeId: playTypeId(type),
    playType: type,
    epa: play.ppa === null ? null : round(play.ppa, 3),
    garbageTime: play.garbageTime,
    success: play.success ?? false,
    rushPass: isRun(play) ? "rush" : isDropback(play) ? "pass" : "other",
    downType: play.passingDown ? "passing" : "standard",
    playText: `(${clockText(play.clock)}) ${playText(play)}`,
  };
}

/** The drives so far, the one under way last: it lacks its end, and the clock of its start. */
export function liveDrives(moment: Moment): LiveDrive[] {
  const { game, next } = moment;
  return begun(moment).map(({ drive, over }) => {
    const own = drive.plays.filter(({ kind }) => kind !== "kickoff");
    const { side } = drive;
    const after = scoresAfter(game, drive);
    const gained = after[side] - after[opposite(side)] - pointsAhead(drive);
    const elapsed = next === null ? null : (next.period - drive.startPeriod) * 900 + drive.startClock - next.clock;
    return {
      id: drive.id,
      offenseId: teamOn(game, side),
      offense: schoolOn(game, side),
      defenseId: teamOn(game, opposite(side)),
      defense: schoolOn(game, opposite(side)),
      playCount: own.length,
      yards: sum(own, ({ yards }) => yards),
      startPeriod: drive.startPeriod,
      startClock: over ? clockText(drive.startClock) : null,
      startYardsToGoal: drive.startYardsToGoal,
      endPeriod: over ? drive.endPeriod : null,
      endClock: over ? clockText(drive.endClock) : null,
      endYardsToGoal: over ? drive.endYardsToGoal : null,
      duration: over ? clockText(drive.seconds) : elapsed === null ? null : clockText(elapsed),
      scoringOpportunity: drive.opportunity,
      result: over ? results[drive.plan.result] : "",
      pointsGained: over ? gained : 0,
      plays: drive.plays.map((play) => livePlay(game, play)),
    };
  });
}

function pointsAhead({ side, homeScore, awayScore }: Drive): number {
  return side === "home" ? homeScore - awayScore : awayScore - homeScore;
}

/** Both teams' measures so far, home first. The prediction is missing as long as neither has run a play that counts. */
export function liveTeams(moment: Moment): LiveTeam[] {
  const { game, plays, next } = moment;
  const { played } = game;
  const predicted = plays.some(({ ppa }) => ppa !== null) && played !== null;
  const chances = predicted ? chancesOf(game, { ...played, plays }).postgame : null;
  return (["home", "away"] as const).map((side: Side) => {
    const own = plays.filter((play) => play.side === side && play.kind !== "kickoff");
    const drives = begun(moment).filter(({ drive }) => drive.side === side);
    const chancesToScore = opportunities(drives.map(({ drive }) => drive));
    const all = efficiency(own);
    const passing = efficiency(own.filter(isDropback));
    const rushing = efficiency(own.filter(isRun));
    const success = (down: boolean): number =>
      round(efficiency(own.filter(({ passingDown }) => passingDown === down)).successRate, 3);
    const yards = runYards(own);
    const lineScores = next === null || played === null ? [] : lineScoresAt(played.drives, next, side);
    return {
      teamId: teamOn(game, side),
      team: teamById(teamOn(game, side)).school,
      homeAway: side,
      lineScores,
      points: sum(lineScores, (points) => points),
      drives: drives.length,
      scoringOpportunities: chancesToScore.total,
      pointsPerOpportunity: round(rate(chancesToScore.points, chancesToScore.total), 2),
      averageStartYardLine: fieldPosition(drives.map(({ drive }) => drive)).averageStart,
      plays: own.length,
      lineYards: yards.lineYardsTotal,
      lineYardsPerRush: round(yards.lineYards, 1),
      secondLevelYards: yards.secondLevelYardsTotal,
      secondLevelYardsPerRush: round(yards.secondLevelYards, 1),
      openFieldYards: yards.openFieldYardsTotal,
      openFieldYardsPerRush: round(yards.openFieldYards ?? 0, 1),
      epaPerPlay: round(all.ppa, 3),
      totalEpa: round(all.totalPPA, 1),
      passingEpa: round(passing.totalPPA, 1),
      epaPerPass: round(passing.ppa, 3),
      rushingEpa: round(rushing.totalPPA, 1),
      epaPerRush: round(rushing.ppa, 3),
      successRate: round(all.successRate, 3),
      standardDownSuccessRate: success(false),
      passingDownSuccessRate: success(true),
      explosiveness: round(all.explosiveness ?? 0, 3),
      ...(chances === null ? {} : { deserveToWin: chances[side] }),
    };
  });
}
