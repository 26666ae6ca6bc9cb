import type { ReturningProduction } from "../../../generated/schema.js";
import { type Player, playerById } from "../facts/players.js";
import { group, rate, round, sum } from "../numbers.js";
import type { Play } from "../simulation/model.js";
import { efficiency, isCounted, isDropback, isRun } from "./advanced.js";

type Shares = Omit<ReturningProduction, "season" | "team" | "conference">;

interface Role {
  readonly all: Share;
  readonly back: Share;
}

interface Share {
  readonly plays: number;
  readonly points: number;
}

/**
 * What players did in one role, all of them and those who stay. A player who lost points counts as none: else shares would not be
 * shares.
 */
function role(plays: readonly Play[], who: (play: Play) => string | null, stays: (player: Player) => boolean): Role {
  const own = [...group(plays, who)].flatMap(([id, some]) => (id === null ? [] : [{ player: playerById(id), some }]));
  const add = (some: typeof own): Share => ({
    plays: sum(some, (each) => each.some.length),
    points: sum(some, (each) => Math.max(0, efficiency(each.some).totalPPA)),
  });
  return { all: add(own), back: add(own.filter(({ player }) => stays(player))) };
}

const together = (shares: readonly Share[]): Share => ({
  plays: sum(shares, ({ plays }) => plays),
  points: sum(shares, ({ points }) => points),
});

/** What of a season's plays belongs to players who stay. A pass counts for its passer and for its receiver. */
export function returning(all: readonly Play[], stays: (player: Player) => boolean): Shares {
  const plays = all.filter(isCounted);
  const passing = role(plays.filter(isDropback), ({ passer }) => passer, stays);
  const receiving = role(plays.filter(isDropback), ({ target }) => target, stays);
  const rushing = role(plays.filter(isRun), ({ rusher }) => rusher, stays);
  const roles = [passing, receiving, rushing];
  const team: Role = { all: together(roles.map((each) => each.all)), back: together(roles.map(({ back }) => back)) };
  const points = ({ back }: Role): number => round(back.points, 1);
  const share = ({ back, all: whole }: Role): number => round(rate(back.points, whole.points), 3);
  const used = ({ back, all: whole }: Role): number => round(rate(back.plays, whole.plays), 3);
  return {
    totalPPA: points(team),
    totalPassingPPA: points(passing),
    totalReceivingPPA: points(receiving),
    totalRushingPPA: points(rushing),
    percentPPA: share(team),
    percentPassingPPA: share(passing),
    percentReceivingPPA: share(receiving),
    percentRushingPPA: share(rushing),
    usage: used(team),
    passingUsage: used(passing),
    receivingUsage: used(receiving),
    rushingUsage: used(rushing),
  };
}
