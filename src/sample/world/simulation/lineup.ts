import type { Player } from "../facts/person.js";
import { rosterOf } from "../facts/rosters.js";

type Weighted<T> = readonly (readonly [item: T, weight: number])[];

/** The players of a team by role, with the weight of each. */
export interface Lineup {
  readonly passer: string;
  readonly rushers: Weighted<string>;
  readonly targets: Weighted<string>;
  readonly kicker: string;
  readonly returner: string;
  readonly punter: string;
  /** The seven defenders near the line, and the four behind them. */
  readonly front: Weighted<string>;
  readonly back: Weighted<string>;
}

function first(players: readonly Player[], role: string): Player {
  const [player] = players;
  if (player === undefined) throw new Error(`A team has no ${role}.`);
  return player;
}

const lineups = new Map<string, Lineup>();

/** The lineup of a team in a season. */
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
  const passer = first(best(1, "QB"), "quarterback");
  const backs = best(2, "RB");
  const receivers = best(4, "WR", "TE");
  const lead = first(backs, "running back");
  const targetWeights = [34, 26, 22, 18];
  const defenders = (players: readonly Player[]): Weighted<string> => players.map(({ id }) => [id, 1]);
  return {
    passer: passer.id,
    rushers: [...backs.map((back, index): [string, number] => [back.id, index === 0 ? 55 : 30]), [passer.id, 15]],
    targets: [
      ...receivers.map((receiver, index): [string, number] => [receiver.id, targetWeights[index] ?? 10]),
      [lead.id, 14],
    ],
    kicker: first(best(1, "PK"), "kicker").id,
    punter: first(best(1, "P"), "punter").id,
    returner: (receivers.at(-1) ?? lead).id,
    front: defenders([...best(4, "DL"), ...best(3, "LB")]),
    back: defenders(best(4, "DB")),
  };
}
