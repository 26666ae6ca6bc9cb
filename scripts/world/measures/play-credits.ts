import type { PlayStatName } from "../facts/play-types.js";
import type { Play } from "../simulation/model.js";

/** What one player is credited with on a play; `amount` in yards, or 1 where there is only something to count. */
export interface PlayCredit {
  readonly athleteId: string;
  readonly stat: PlayStatName;
  readonly amount: number;
}

type Named = readonly [athleteId: string | null, stat: PlayStatName, amount: number];

function thrown({ passer, target, defender, outcome, yards, brokenUp, touchdown }: Play): Named[] {
  if (outcome === "completion") {
    const scored: Named[] = touchdown ? [[passer, "Touchdown", 1]] : [];
    return [[passer, "Completion", yards], [target, "Reception", yards], ...scored];
  }
  if (outcome === "interception") {
    return [
      [passer, "Interception Thrown", 1],
      [target, "Target", 1],
      [defender, "Interception", 1],
    ];
  }
  const broken: Named[] = brokenUp ? [[defender, "Pass Breakup", 1]] : [];
  return [[passer, "Incompletion", 1], [target, "Target", 1], ...broken];
}

function kicked({ kicker, kickGood, kickYards }: Play): Named[] {
  return [
    [kicker, "Field Goal Attempt", kickYards ?? 0],
    [kicker, kickGood ? "Field Goal Made" : "Field Goal Missed", kickYards ?? 0],
  ];
}

function ofKind(play: Play): Named[] {
  const { kind, rusher, passer, defender, kicker, returner, yards } = play;
  switch (kind) {
    case "pass":
      return thrown(play);
    case "rush":
      return [[rusher, "Rush", yards]];
    case "sack":
      return [
        [passer, "Sack Taken", yards],
        [defender, "Sack", 1],
      ];
    case "kickoff":
      return [
        [kicker, "Kickoff", play.kickYards ?? 0],
        [returner, "Kickoff Return", play.returnYards ?? 0],
      ];
    case "field_goal":
      return kicked(play);
    case "punt":
    case "kneel":
    case "penalty":
      return [];
  }
}

/** Everything that named players are credited with on a play. */
export function playCredits(play: Play): PlayCredit[] {
  const carrier = play.outcome === "completion" ? play.target : play.kind === "sack" ? play.passer : play.rusher;
  const tackled = play.kind === "rush" || play.outcome === "completion";
  const named: Named[] = [
    ...ofKind(play),
    ...(play.turnover === "fumble" ? [[carrier, "Fumble", 1] as const] : []),
    ...(tackled && !play.touchdown ? [[play.defender, "Tackle", 1] as const] : []),
    ...(play.touchdown ? [[carrier, "Touchdown", 1] as const] : []),
  ];
  return named.flatMap(([athleteId, stat, amount]) => (athleteId === null ? [] : [{ athleteId, stat, amount }]));
}
