import type { PlayerSearchResult } from "../../../../document/schema.js";
import { lazy } from "../../computed.js";
import type { Player } from "../../facts/person.js";
import { detailsOfPlayer, players, splitName } from "../../facts/players.js";
import { includesSeason, stintsOf } from "../../facts/rosters.js";
import { brandingOf } from "../../facts/team-branding.js";
import { teamById } from "../../facts/teams.js";
import { compareText } from "../../numbers.js";
import { nameFilter } from "../../responses/matching.js";
import type { SampleQuery, Sparse } from "../../responses/source.js";
import { lastPollOf, lastSeasonAt } from "../../simulation/season-weeks.js";
import { personFields } from "../headers.js";

/** Returns a player's schools. If the seasons are unknown, returns only the given school. */
function teamStints(player: Player, school: string): PlayerSearchResult["teamStints"] {
  if (detailsOfPlayer(player.id) === null) return [{ team: school, startYear: null, endYear: null }];
  return stintsOf(player).map(({ school: team, from, to }) => ({ team, startYear: from, endYear: to }));
}

/** Returns a row of /player/search. */
function playerSearchResult(player: Player) {
  const { school } = teamById(player.teamId);
  const { color, alternateColor } = brandingOf(player.teamId);
  const details = detailsOfPlayer(player.id);
  const person = personFields(details);
  return {
    ...person,
    team: school,
    // The service writes "null" as a string for unknown values, as the document observes.
    hometown: person.city ?? "null",
    teamColor: color,
    teamColorSecondary: alternateColor,
    activeStartYear: details?.firstSeason,
    activeEndYear: details?.lastSeason,
    teamStints: teamStints(player, school),
    ...player,
    ...splitName(player.name),
  };
}

/** The first season whose players have separate first and last names. */
const FIRST_SPLIT_SEASON = 2004;
/** The hometowns of old players about whom nothing else is known. */
const oldHometowns: Readonly<Record<string, string>> = { "Jerome Castellan": "Sarasota" };

function isOld(player: Player): boolean {
  const last = stintsOf(player).at(-1);
  return last !== undefined && last.to !== null && last.to < FIRST_SPLIT_SEASON;
}

const rows = lazy(() =>
  players()
    .map((player) => {
      const row = playerSearchResult(player);
      const old = { ...row, firstName: null, lastName: null, hometown: oldHometowns[player.name] ?? row.hometown };
      return { player, row: isOld(player) ? old : row };
    })
    .sort((a, b) => compareText(a.row.name, b.row.name)),
);

type Row = ReturnType<typeof rows>[number]["row"];

/**
 * Returns the parts of a row that are known when `last` is the latest season with rosters and `over` is the latest finished season. Leaves out later
 * schools. The last stint has no end year until that year's season is over. Returns undefined before the player's first season.
 */
function rowAfter(last: number, over: number, row: Row) {
  const known = row.teamStints.filter(({ startYear }) => (startYear ?? last) <= last);
  const current = known.at(-1);
  if (current === undefined) return undefined;
  const isWhole = known.length === row.teamStints.length;
  const isKnown = (year: number | null | undefined) => isWhole && (year ?? over) <= over;
  if (isKnown(current.endYear) && isKnown(row.activeEndYear)) return row;
  const open = { ...current, endYear: isKnown(current.endYear) ? current.endYear : null };
  const activeEndYear = isKnown(row.activeEndYear) ? row.activeEndYear : null;
  return { ...row, team: current.team, activeEndYear, teamStints: [...known.slice(0, -1), open] };
}

/** The rows by the last season with rosters and the last finished season. Each of these changes once a year. */
const knownRows = new Map<string, { readonly player: Player; readonly row: Row }[]>();

function rowsAfter(last: number, over: number) {
  const key = `${last} ${over}`;
  const known =
    knownRows.get(key) ??
    rows().flatMap(({ player, row: whole }) => {
      const row = rowAfter(last, over, whole);
      return row === undefined ? [] : [{ player, row }];
    });
  knownRows.set(key, known);
  return known;
}

/** Returns the rows of /player/search, sorted by full name, with a row for each player who was with a team, or with any team, in a season. */
export function searchRows(now: number, { year, team }: SampleQuery<"/player/search">): Sparse<PlayerSearchResult>[] {
  const isTeam = nameFilter("/player/search", "team", team);
  const last = lastSeasonAt(now);
  const over = lastPollOf(last) <= now ? last : last - 1;
  return rowsAfter(last, over)
    .filter(({ player, row }) =>
      year === undefined
        ? row.teamStints.some((stint) => isTeam(stint.team))
        : stintsOf(player).some((stint) => isTeam(stint.school) && includesSeason(stint, year)),
    )
    .map(({ row }) => row);
}
