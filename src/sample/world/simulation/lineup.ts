import type { Player } from "../facts/person.js";
import { rosterOf } from "../facts/rosters.js";

type Weighted<T> = readonly (readonly [item: T, weight: number])[];

/** A team's players by role. In a role with several players, each player has a weight. */
export interface Lineup {
  readonly passer: string;
  /** The same lineup with the second passer, who plays in some drives. Null if the team has only one passer. */
  readonly relieved: Lineup | null;
  readonly rushers: Weighted<string>;
  readonly targets: Weighted<string>;
  readonly kicker: string;
  readonly returner: string;
  readonly punter: string;
  /** The defenders near the line, and those behind them. */
  readonly front: Weighted<string>;
  readonly back: Weighted<string>;
}

function first(players: readonly Player[], role: string): Player {
  const [player] = players;
  if (player === undefined) throw new Error(`A team has no ${role}.`);
  return player;
}

const lineups = new Map<string, Lineup>();

/** Pairs players with weights, in order. Players after the end of the list of weights have the weight 1. */
const weighted = (players: readonly Player[], weights: readonly number[]): [string, number][] =>
  players.map(({ id }, index) => [id, weights[index] ?? 1]);

/** Returns a team's lineup in a season. */
export function lineupOf(teamId: number, season: number): Lineup {
  const key = `${teamId} ${season}`;
  const lineup = lineups.get(key) ?? computeLineup(teamId, season);
  lineups.set(key, lineup);
  return lineup;
}

function computeLineup(teamId: number, season: number): Lineup {
  const roster = rosterOf(teamId, season);
  const best = (amount: number, ...positions: string[]): Player[] =>
    roster.filter(({ position }) => positions.includes(position)).slice(0, amount);
  const [starter, second] = best(2, "QB");
  if (starter === undefined) throw new Error("A team has no quarterback.");
  const backs = best(4, "RB");
  const receivers = best(8, "WR", "TE");
  const lead = first(backs, "running back");
  const runs = weighted(backs, [46, 26, 9, 4]);
  const lineup = {
    targets: [...weighted(receivers, [28, 21, 17, 13, 9, 6, 4, 3]), ...weighted(backs.slice(0, 2), [10, 4])],
    kicker: first(best(1, "PK"), "kicker").id,
    punter: first(best(1, "P"), "punter").id,
    returner: (receivers[3] ?? lead).id,
    front: [...weighted([...best(4, "DL"), ...best(3, "LB")], []), ...weighted(best(2, "DE"), [0.5, 0.3])],
    back: [...weighted(best(4, "DB"), []), ...weighted([...best(2, "CB"), ...best(2, "S")], [0.6, 0.3, 0.5, 0.3])],
  };
  const led = ({ id }: Player, relieved: Lineup | null): Lineup => ({
    ...lineup,
    passer: id,
    rushers: [...runs, [id, 15]],
    relieved,
  });
  return led(starter, second === undefined ? null : led(second, null));
}
