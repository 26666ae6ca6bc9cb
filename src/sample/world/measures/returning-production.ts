import type { ReturningProduction } from "../../../document/schema.js";
import { between, rate, round, sum } from "../numbers.js";

type Shares = Omit<ReturningProduction, "season" | "team" | "conference">;

/** The plays and points in one role, for all players and for the players who return. */
type Role = Readonly<Record<"all" | "returning", Production>>;
type Production = Readonly<Record<"plays" | "points", number>>;

const total = (parts: readonly Production[]): Production => ({
  plays: sum(parts, ({ plays }) => plays),
  points: sum(parts, ({ points }) => points),
});

/** Returns made-up production, always the same for the same `key`. Passing, receiving and rushing add up to the total. */
export function madeUpReturningProduction(key: string): Shares {
  const made = (name: string, plays: number): Role => {
    const points = between(300, 900, `${key} ${name}`) / 10;
    const share = between(15, 95, `${key} ${name} share`) / 100;
    return { all: { plays, points }, returning: { plays: plays * share, points: points * share } };
  };
  return sharesOf(made("passing", 420), made("receiving", 380), made("rushing", 400));
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
