import type {
  PlayerSeasonOverview,
  PlayerUsage,
  PlayerUsageValues,
  ReturningProduction,
} from "../../../generated/schema.js";
import { playerById } from "../facts/players.js";
import { staysOn } from "../facts/returning.js";
import { teamById } from "../facts/teams.js";
import { credits } from "../measures/credit.js";
import { type Part, ppaByPart } from "../measures/parts.js";
import { playerLines } from "../measures/player-box.js";
import { seasonColumns } from "../measures/player-columns.js";
import { returning } from "../measures/returning.js";
import { group } from "../numbers.js";
import { type Case, recorder } from "../recording.js";
import { conferenceAbbreviation, conferenceName, type TeamSeason, teamSeasons, type WorldGame } from "../world.js";
import { usageRows } from "./team-overview.js";

/** A player's shares, for those whose name and position are known: all of the world. */
export function playerUsage(team: TeamSeason): PlayerUsage[] {
  return usageRows(team).map((row) => {
    const { name, position } = playerById(row.id);
    return { ...row, name, position };
  });
}

/** The same values without the parts that have none. */
function withoutGaps(values: Record<Part, number | null>): NonNullable<PlayerSeasonOverview["ppa"]>["total"] {
  const { all, ...parts } = values;
  return { all: all ?? 0, ...Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== null)) };
}

function categoriesOf({ teamId, games }: TeamSeason, playerId: string) {
  const lines = playerLines(teamId, ...games).filter(({ id }) => id === playerId);
  return [...group(lines, ({ category }) => category)].map(([name, own]) => ({
    name,
    stats: own.flatMap(({ tally }) =>
      seasonColumns[name].map(([stat, value]) => ({ name: stat, value: String(value(tally)) })),
    ),
  }));
}

/** All that is known of a player's season. One who is never in the plays of an offence has neither usage nor PPA. */
export function playerOverview(team: TeamSeason, playerId: string): PlayerSeasonOverview {
  const { season, teamId, games } = team;
  const { id, name, position } = playerById(playerId);
  const usage: PlayerUsageValues | undefined = usageRows(team).find((row) => row.id === id)?.usage;
  const credit = credits(games.flatMap(({ offense }) => offense.plays)).find(({ player }) => player.id === id);
  return {
    season,
    id,
    name,
    position,
    team: teamById(teamId).school,
    conference: conferenceAbbreviation(teamId, season) ?? "",
    games: games.filter((game) => playerLines(teamId, game).some((line) => line.id === id)).length,
    boxScoreStats: { categories: categoriesOf(team, id) },
    ...(usage === undefined ? {} : { usage }),
    ...(credit === undefined
      ? {}
      : {
          ppa: {
            average: withoutGaps(ppaByPart(credit.all, "average")),
            total: withoutGaps(ppaByPart(credit.all, "total")),
          },
        }),
  };
}

/** What of a team's season came back the season after. */
export function returningRow({ season, teamId, games }: TeamSeason): ReturningProduction {
  return {
    season: season + 1,
    team: teamById(teamId).school,
    conference: conferenceName(teamId, season + 1) ?? "",
    ...returning(
      games.flatMap(({ offense }) => offense.plays),
      staysOn,
    ),
  };
}

/** Recordings of the operations on a player's season and on what came back of a team's. */
export function playerCases(world: readonly WorldGame[]): Case[] {
  const usage = recorder<PlayerUsage[]>("getPlayerUsage", "/player/usage");
  const overview = recorder<PlayerSeasonOverview>("getPlayerSeasonOverview", "/player/season/overview");
  const back = recorder<ReturningProduction[]>("getReturningProduction", "/player/returning");
  const seasons = teamSeasons(world).filter(({ season }) => season === 2024);
  const champions = seasons.filter(({ teamId }) => teamId === 194);
  const known = (name: string, playerId: string): Case[] =>
    champions.map((team) =>
      overview.ok(name, { year: 2024, playerId: Number(playerId) }, playerOverview(team, playerId)),
    );
  return [
    usage.ok("playoff-2024", { year: 2024 }, seasons.flatMap(playerUsage)),
    ...known("quarterback", "9000001"),
    ...known("receiver", "9000003"),
    ...known("kicker", "9000004"),
    ...known("defender", "9000009"),
    overview.nothing("nothing", { year: 2020, playerId: 9_000_001 }),
    back.ok("2025", { year: 2025 }, seasons.map(returningRow)),
  ];
}
