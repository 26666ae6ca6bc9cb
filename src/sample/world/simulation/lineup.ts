import { type Player, squadOf } from "../facts/players.js";

type Weighted<T> = readonly (readonly [item: T, weight: number])[];

/** The players of a team by role, with the weight of each. */
export interface Lineup {
  readonly passer: string;
  readonly rushers: Weighted<string>;
  readonly targets: Weighted<string>;
  readonly kicker: string;
  readonly returner: string;
  /** Defenders near the line and behind it; null stands for the defenders without a name in the sample world. */
  readonly front: Weighted<string | null>;
  readonly back: Weighted<string | null>;
}

function first(players: readonly Player[], role: string): Player {
  const [player] = players;
  if (player === undefined) throw new Error(`A team has no ${role}: add one to facts/squads.ts.`);
  return player;
}

/** The lineup of a team. */
export function lineupOf(teamId: number): Lineup {
  const passer = first(squadOf(teamId, "QB"), "quarterback");
  const backs = squadOf(teamId, "RB");
  const receivers = squadOf(teamId, "WR", "TE");
  const lead = first(backs, "running back");
  const targetWeights = [34, 26, 22, 18];
  const defenders = (...positions: string[]): Weighted<string | null> => [
    ...squadOf(teamId, ...positions).map((player): [string, number] => [player.id, 1]),
    [null, 3],
  ];
  return {
    passer: passer.id,
    rushers: [
      ...backs.map((back, index): [string, number] => [back.id, index === 0 ? 55 : 30]),
      [passer.id, backs.length > 1 ? 15 : 25],
    ],
    targets: [
      ...receivers.map((receiver, index): [string, number] => [receiver.id, targetWeights[index] ?? 10]),
      [lead.id, 14],
    ],
    kicker: first(squadOf(teamId, "K"), "kicker").id,
    returner: (receivers.at(-1) ?? lead).id,
    front: defenders("DL", "LB"),
    back: defenders("DB"),
  };
}
