import { playerById } from "../facts/players.js";
import { squadOf } from "../facts/rosters.js";
import { group } from "../numbers.js";
import type { Snap } from "../simulation/model.js";
import { playsOf, type TeamGame } from "../simulation/team-games.js";
import { extraPoints } from "./kicking.js";
import type { Category } from "./player-stat-columns.js";
import {
  type Tally,
  tallyDefense,
  tallyFumbles,
  tallyGains,
  tallyKicks,
  tallyPasses,
  tallyPunts,
  tallyReturns,
} from "./player-tallies.js";

/** A player's statistics in a category. Kneels do not belong to a player, so they count for the team. */
export interface PlayerStatLine {
  readonly category: Category;
  readonly id: string;
  readonly name: string;
  readonly position: string;
  readonly tally: Tally;
}

type Plays = readonly Snap[];

/** Plays, and a function that returns each play's player. */
type Role = readonly [plays: Plays, playerOf: (play: Snap) => string | null];

/** Returns a line for each player in these plays, in one role or two, sorted by player id. */
function playerLines(
  category: Category,
  [plays, playerOf]: Role,
  tally: (plays: Plays, others: Plays) => Tally,
  [others, otherOf]: Role = [[], () => null],
): PlayerStatLine[] {
  const [own, other] = [group(plays, playerOf), group(others, otherOf)];
  return [...new Set([...own.keys(), ...other.keys()])]
    .filter((id) => id !== null)
    .sort((a, b) => Number(a) - Number(b))
    .map((id) => {
      const { name, position } = playerById(id);
      return { category, id, name, position, tally: tally(own.get(id) ?? [], other.get(id) ?? []) };
    });
}

/** Returns the team's line, or an empty list if there are no plays. */
function teamLine(category: Category, teamId: number, plays: Plays, tally: (plays: Plays) => Tally): PlayerStatLine[] {
  return plays.length === 0
    ? []
    : [{ category, id: String(-teamId), name: " Team", position: "", tally: tally(plays) }];
}

/** Returns the line of the team's only kicker, or an empty list if there are no kicks. */
function kickingLine(teamId: number, games: readonly TeamGame[], fieldGoals: Plays): PlayerStatLine[] {
  const extra = extraPoints(games);
  const [kicker] = squadOf(teamId, games[0]?.game.season ?? 0, "PK");
  if (kicker === undefined || fieldGoals.length + extra.attempted === 0) return [];
  const { id, name, position } = kicker;
  return [{ category: "kicking", id, name, position, tally: tallyKicks(fieldGoals, extra) }];
}

/** Returns the statistics of a team's players in one or more games, sorted by category and then by player id. */
export function playerStatLines(teamId: number, ...games: readonly TeamGame[]): PlayerStatLine[] {
  const own = playsOf(games, "offense");
  const faced = playsOf(games, "defense");
  const kinds = group(own, ({ kind }) => kind);
  const ofKind = (kind: Snap["kind"]): Plays => kinds.get(kind) ?? [];
  const receptions = ofKind("pass").filter(({ outcome }) => outcome === "completion");
  const fumbles = own.filter(({ turnover, fumbleRecovered }) => turnover === "fumble" || fumbleRecovered);
  const interceptions = faced.filter(({ turnover }) => turnover === "interception");
  const recovered = [
    ...faced.filter(({ turnover }) => turnover === "fumble"),
    ...own.filter(({ fumbleRecovered }) => fumbleRecovered),
  ];
  return [
    ...playerLines("passing", [ofKind("pass"), ({ passer }) => passer], tallyPasses),
    ...playerLines(
      "rushing",
      [[...ofKind("rush"), ...ofKind("sack")], ({ rusher, passer }) => rusher ?? passer],
      tallyGains,
    ),
    ...teamLine("rushing", teamId, ofKind("kneel"), tallyGains),
    ...playerLines("receiving", [receptions, ({ target }) => target], tallyGains),
    ...playerLines("defensive", [faced, ({ defender }) => defender], tallyDefense, [
      faced,
      ({ hurriedBy }) => hurriedBy,
    ]),
    ...playerLines("interceptions", [interceptions, ({ defender }) => defender], tallyReturns),
    // A kickoff is part of the receiving side's drive, but a punt is part of the kicking side's drive.
    ...playerLines("kickReturns", [ofKind("kickoff"), ({ returner }) => returner], tallyReturns),
    ...playerLines(
      "puntReturns",
      [faced.filter(({ kind }) => kind === "punt"), ({ returner }) => returner],
      tallyReturns,
    ),
    ...kickingLine(teamId, games, ofKind("field_goal")),
    ...playerLines("punting", [ofKind("punt"), ({ kicker }) => kicker], tallyPunts),
    ...playerLines("fumbles", [fumbles, ({ rusher, target, passer }) => rusher ?? target ?? passer], tallyFumbles, [
      recovered,
      ({ rusher, defender, fumbleRecovered }) => (fumbleRecovered ? rusher : defender),
    ]),
  ];
}
