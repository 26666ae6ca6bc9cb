import type { ReturningProduction } from "../../../document/schema.js";
import type { Player } from "../facts/person.js";
import { playerById } from "../facts/players.js";
import { between, group, rate, round, sum } from "../numbers.js";
import type { Snap } from "../simulation/model.js";
import { efficiency, isCounted, isDropback, isRun } from "./advanced-stats.js";

type Shares = Omit<ReturningProduction, "season" | "team" | "conference">;

/** The production in one role, by all players and by those who return. */
type Role = Readonly<Record<"all" | "returning", Production>>;
type Production = Readonly<Record<"plays" | "points", number>>;

/** Returns the production in a role. A player's negative total counts as 0, so shares are between 0 and 1. */
function role(
  plays: readonly Snap[],
  playerOf: (play: Snap) => string | null,
  returns: (player: Player) => boolean,
): Role {
  const players = [...group(plays, playerOf)].flatMap(([id, ownPlays]) =>
    id === null ? [] : [{ player: playerById(id), plays: ownPlays }],
  );
  const production = (some: typeof players): Production => ({
    plays: sum(some, (each) => each.plays.length),
    points: sum(some, (each) => Math.max(0, efficiency(each.plays).totalPPA)),
  });
  return { all: production(players), returning: production(players.filter(({ player }) => returns(player))) };
}

const total = (parts: readonly Production[]): Production => ({
  plays: sum(parts, ({ plays }) => plays),
  points: sum(parts, ({ points }) => points),
});

/**
 * Returns made-up production for a team whose games the sample world does not have. It depends on `key`. As in `returningProduction`, passing,
 * receiving and rushing add up to the total.
 */
export function madeUpReturningProduction(key: string): Shares {
  const made = (name: string, plays: number): Role => {
    const points = between(300, 900, `${key} ${name}`) / 10;
    const share = between(15, 95, `${key} ${name} share`) / 100;
    return { all: { plays, points }, returning: { plays: plays * share, points: points * share } };
  };
  return sharesOf(made("passing", 420), made("receiving", 380), made("rushing", 400));
}

/** Returns the share of a season's production by returning players. A pass counts for both passer and receiver. */
export function returningProduction(all: readonly Snap[], returns: (player: Player) => boolean): Shares {
  const plays = all.filter(isCounted);
  const passing = role(plays.filter(isDropback), ({ passer }) => passer, returns);
  const receiving = role(plays.filter(isDropback), ({ target }) => target, returns);
  const rushing = role(plays.filter(isRun), ({ rusher }) => rusher, returns);
  return sharesOf(passing, receiving, rushing);
}

function sharesOf(passing: Role, receiving: Role, rushing: Role): Shares {
  const roles = [passing, receiving, rushing];
  const team: Role = {
    all: total(roles.map((each) => each.all)),
    returning: total(roles.map(({ returning }) => returning)),
  };
  const points = ({ returning }: Role): number => round(returning.points, 1);
  const share = ({ returning, all: overall }: Role): number => round(rate(returning.points, overall.points), 3);
  const usage = ({ returning, all: overall }: Role): number => round(rate(returning.plays, overall.plays), 3);
  return {
    totalPPA: points(team),
    totalPassingPPA: points(passing),
    totalReceivingPPA: points(receiving),
    totalRushingPPA: points(rushing),
    percentPPA: share(team),
    percentPassingPPA: share(passing),
    percentReceivingPPA: share(receiving),
    percentRushingPPA: share(rushing),
    usage: usage(team),
    passingUsage: usage(passing),
    receivingUsage: usage(receiving),
    rushingUsage: usage(rushing),
  };
}
