import type { BoxScorePlayers, PlayerStatsByQuarter } from "../../../generated/schema.js";
import { teamById } from "../facts/teams.js";
import { rate, round } from "../numbers.js";
import type { Play } from "../simulation/model.js";
import type { TeamGame } from "../world.js";
import { efficiency, isCounted, isDropback, isRun } from "./advanced.js";
import { enriched, gameRow } from "./box-teams.js";
import { type Credit, credits } from "./credit.js";
import { passingProduction } from "./passing.js";
import { byQuarter, noQuarters } from "./quarters.js";
import { playerRushing } from "./rushing.js";

type Ppa = BoxScorePlayers["ppa"][number];
type Usage = BoxScorePlayers["usage"][number];

function ppa({ player, all, passing, rushing }: Credit): Ppa {
  const average = (plays: readonly Play[]): number => round(efficiency(plays).ppa, 3);
  const total = (plays: readonly Play[]): number => round(efficiency(plays).totalPPA, 1);
  const values = (value: (plays: readonly Play[]) => number): PlayerStatsByQuarter => ({
    total: value(all),
    ...byQuarter(all, value),
    rushing: value(rushing),
    passing: value(passing),
  });
  const cumulative = values(total);
  return {
    player: player.name,
    team: teamById(player.teamId).school,
    position: player.position,
    average: values(average),
    // A quarter without a play has no average, but adds up to 0.
    cumulative: {
      ...cumulative,
      quarter1: cumulative.quarter1 ?? 0,
      quarter2: cumulative.quarter2 ?? 0,
      quarter3: cumulative.quarter3 ?? 0,
      quarter4: cumulative.quarter4 ?? 0,
    },
  };
}

/** A player's part of his team's plays, 0 to 1. */
function usage({ player, all, passing, rushing }: Credit, team: readonly Play[]): Usage {
  const share = (own: readonly Play[], of: readonly Play[]): number => round(rate(own.length, of.length), 3);
  const quarter = (period: number): number =>
    share(
      all.filter((play) => play.period === period),
      team.filter((play) => play.period === period),
    );
  return {
    player: player.name,
    team: teamById(player.teamId).school,
    position: player.position,
    total: share(all, team),
    quarter1: quarter(1),
    quarter2: quarter(2),
    quarter3: quarter(3),
    quarter4: quarter(4),
    rushing: share(rushing, team.filter(isRun)),
    passing: share(passing, team.filter(isDropback)),
  };
}

/** The plays of a game that count in a player's passing block. */
export function passesOf(side: TeamGame, playerId: string): Play[] {
  return enriched(side, "offense").filter(({ passer }) => passer === playerId);
}

/** The plays of a game that count in a player's rushing block: his runs, and the sacks that he took. */
export function carriesOf(side: TeamGame, playerId: string): Play[] {
  return enriched(side, "offense").filter(
    ({ kind, rusher, passer }) => rusher === playerId || (kind === "sack" && passer === playerId),
  );
}

/** The `players` part of an advanced box score: team by team, by id. */
export function boxPlayers(sides: readonly TeamGame[]): BoxScorePlayers {
  const credited = sides.map((side) => ({ side, players: credits(side.offense.plays) }));
  const row = (side: TeamGame, { player }: Credit) => ({ ...gameRow(side), playerId: player.id, player: player.name });
  return {
    ppa: credited.flatMap(({ players }) => players.map(ppa)),
    usage: credited.flatMap(({ side, players }) =>
      players.map((credit) => usage(credit, side.offense.plays.filter(isCounted))),
    ),
    passing: credited.flatMap(({ side, players }) =>
      players
        .filter(({ player }) => side.offense.plays.some(({ kind, passer }) => kind === "pass" && passer === player.id))
        .map((credit) => ({
          ...row(side, credit),
          ...passingProduction(passesOf(side, credit.player.id)),
        })),
    ),
    rushing: credited.flatMap(({ side, players }) =>
      players
        .filter(({ rushing }) => rushing.length > 0)
        .map((credit) => ({
          ...row(side, credit),
          ...playerRushing(carriesOf(side, credit.player.id)),
        })),
    ),
  };
}

/** The same with one row each that lost its player, team and position along with its numbers, as in older games. */
export function withUnknownPlayer(players: BoxScorePlayers): BoxScorePlayers {
  const [, ...otherPpa] = players.ppa;
  const [, ...otherUsage] = players.usage;
  const nobody = { player: null, team: null, position: null };
  const none = { ...noQuarters, rushing: null, passing: null };
  return {
    ...players,
    ppa: [...otherPpa, { ...nobody, average: none, cumulative: none }],
    usage: [...otherUsage, { ...nobody, ...none }],
  };
}
