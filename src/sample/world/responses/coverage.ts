import { isObject } from "../../../document/json.js";
import { operations } from "../../../document/operation.js";
import { listedKindOf, noWeek, reversedRange, selection, unfitNames } from "../../../document/selection.js";
import type { Path } from "../../../types.js";
import type { Values } from "../../parameters.js";
import { type Conference, conferences } from "../facts/conferences.js";
import { coverage, isWholeConference, wholeIn } from "../facts/coverage.js";
import { draftPositions, draftTeams } from "../facts/draft-teams.js";
import { playTypes } from "../facts/play-types.js";
import { conferenceOf, teams } from "../facts/teams.js";
import { count } from "../numbers.js";
import type { World } from "../simulation/world.js";
import { fieldsOf, valuesAt } from "./select-rows.js";

/** The seasons for which the world does not have every game, with the conferences in the rows. */
type Partial = Map<number, Set<string>>;

function note(partial: Partial, season: number, label: string | undefined): void {
  const found = partial.get(season) ?? new Set();
  partial.set(season, label === undefined ? found : found.add(label));
}

/**
 * Returns the seasons and conferences in the rows that are incomplete in the world. A row about two teams is complete if either team's conference is
 * complete.
 */
function partialRows(rows: readonly unknown[], year: unknown): Partial {
  const partial: Partial = new Map();
  const [first] = rows;
  if (!isObject(first)) return partial;
  // An operation's rows all have the same fields.
  const fields = fieldsOf("conference", {})
    .map((field) => field.split("."))
    .filter(([name = ""]) => Object.hasOwn(first, name));
  for (const row of rows) {
    if (!isObject(row)) continue;
    const season = Number(row.season ?? row.year ?? year);
    const labels = fields.flatMap((field) => valuesAt(row, field)).filter((label) => typeof label === "string");
    if (Number.isNaN(season) || labels.length === 0 || labels.some((label) => isWholeConference(label, season)))
      continue;
    note(partial, season, labels[0]);
    for (const label of labels.slice(1)) note(partial, season, label);
  }
  return partial;
}

/** The names of positions, types of play and NFL teams, by the fields that operations compare. */
const otherNames: Readonly<Record<string, readonly (string | null)[]>> = {
  "position.abbreviation": Object.keys(draftPositions),
  "position.name": Object.values(draftPositions),
  "playType.abbreviation": playTypes.map(({ abbreviation }) => abbreviation),
  "draftTeam.location": draftTeams.map(({ location }) => location),
};

/**
 * Returns a list for each parameter of the query that names conferences or teams. The list has these conferences, or the teams' conferences in the
 * season. For a team without a conference, it has null. If the world does not have a team or conference with the name, in a form that the operation
 * compares, the parameter's list is empty. The list is also empty for any other name that is wrong as far as the world knows, such as a position.
 */
function conferencesOfQuery(path: Path, values: Values, season: number): (string | null)[][] {
  const all: readonly Conference[] = Object.values(conferences);
  return Object.entries(selection[path].matches ?? {}).flatMap(([parameter, matches]) => {
    const { fields, part, values: observed, example } = matches;
    const given = values.get(parameter);
    if (given === undefined || part) return [];
    const kind = listedKindOf(matches);
    const text = String(given).toLowerCase();
    // Checks only the fields that the operation compares. If a query has another form of a name, such as an abbreviation instead of a school, that
    // alone explains the missing rows.
    const same = (field: string, name: string | null) => fields.includes(field) && name?.toLowerCase() === text;
    if (kind === "team") {
      const named = teams.filter(
        ({ school, abbreviation }) => same("team.school", school) || same("team.abbreviation", abbreviation),
      );
      return [named.map(({ id }) => conferenceOf(id, season)?.name ?? null)];
    }
    if (kind === "conference") {
      const isFullName = all.some(({ name }) => name === example);
      const isNamed = ({ name, abbreviation }: Conference) =>
        same("conference.name", name) ||
        same("conference.abbreviation", abbreviation) ||
        same("row.conference", isFullName ? name : abbreviation);
      return [all.filter(isNamed).map(({ name }) => name)];
    }
    // Any other name does not choose games, but it may be wrong.
    const known = observed ?? fields.flatMap((field) => otherNames[field] ?? []);
    return known.length === 0 || known.some((name) => name?.toLowerCase() === text) ? [] : [[]];
  });
}

/**
 * Returns the part of a season that is incomplete for a query with these conferences. If one of them is complete, the world has all of the query's
 * games, and the result is empty.
 */
function partialQuery(named: readonly (string | null)[], year: number): Partial {
  const partial: Partial = new Map();
  if (named.some((name) => name !== null && isWholeConference(name, year))) return partial;
  for (const name of named.length === 0 ? [null] : named) note(partial, year, name ?? undefined);
  return partial;
}

const withArticle = (name: string): string => (name.startsWith("Conference") ? name : `the ${name}`);

/** Says which conferences the world covers completely in a season. */
function wholeInWords(season: number): string {
  const names = wholeIn(season).map(withArticle).join(", ");
  return names === "" ? "No conference is complete" : `Only ${names} is complete`;
}

function fewOfMostSeasons(): string {
  const whole = coverage().conferences.map((each) => `${withArticle(each.conference)} in ${each.season}`);
  return `The sample world has few games of most seasons. Only ${whole.join(", ")} is complete.`;
}

function inWords(partial: Partial, world: World): string | undefined {
  const [only, ...others] = partial;
  if (only === undefined) return undefined;
  if (others.length > 0) return fewOfMostSeasons();
  const [season, [label, ...more]] = [only[0], [...only[1]]];
  const isOfLabel = (teamId: number): boolean => {
    const conference = conferenceOf(teamId, season);
    return conference !== null && (conference.name === label || conference.abbreviation === label);
  };
  const isOf = label === undefined || more.length > 0 ? () => true : isOfLabel;
  const games = count(world, (game) => game.season === season && (isOf(game.homeId) || isOf(game.awayId)));
  const amount = games === 0 ? "no games" : games === 1 ? "1 game" : `${games} games`;
  if (label !== undefined && more.length === 0)
    return `The sample world has ${amount} of ${withArticle(label)} in ${season}. ${wholeInWords(season)}.`;
  const what = wholeIn(season).length === 0 ? `${amount} of ${season}` : `few games of other conferences in ${season}`;
  return `The sample world has ${what}. ${wholeInWords(season)}.`;
}

/**
 * Whether a response is empty because the query names a team, a conference or a week that does not exist, or a range whose start is after its end. In
 * that case, the limits of the sample world are not the reason.
 */
function namesNothing(path: Path, data: unknown, values: Values, named: readonly (readonly unknown[])[]): boolean {
  const query = Object.fromEntries(values);
  const isUnknown = named.some((found) => found.length === 0);
  const isNoTime = noWeek(query) !== undefined || reversedRange(query) !== undefined;
  return (isUnknown || isNoTime) && unfitNames(path, query, data) !== undefined;
}

/**
 * Returns the notice for a season after the last one in the world. The notice contains the world's date, because that date differs from the caller's.
 */
export const lateNotice = (last: number, now: number): string =>
  `The sample world has no season after ${last} here. Its date is ${new Date(now).toISOString().slice(0, 10)}.`;

/**
 * Returns the notice for a response from a source that has only some of the service's rows, even for games that the world has. Returns undefined if
 * the response is empty because of a wrong name.
 */
export function partNotice(
  path: Path,
  data: unknown,
  values: Values,
  season: number,
  has = "only some of the service's rows",
): string | undefined {
  if (namesNothing(path, data, values, conferencesOfQuery(path, values, season))) return undefined;
  return `The sample world has ${has} here.`;
}

/**
 * Returns the notice for a response with seasons or conferences for which the world does not have every game. Returns undefined if the response has
 * all rows that the service would send. A response about one game or about a playoff in the world is complete.
 */
export function coverageNotice(path: Path, data: unknown, values: Values, world: World): string | undefined {
  const year = values.get("year");
  const isOfPlayoff = values.get("competition") === "cfp" && coverage().playoffs.some((season) => season === year);
  if (values.has("id") || values.has("gameId") || isOfPlayoff) return undefined;
  const byParameter = typeof year === "number" ? conferencesOfQuery(path, values, year) : [];
  if (namesNothing(path, data, values, byParameter)) return undefined;
  const named = byParameter.flat();
  // For one player or one object, the response's content decides. The same is true for a list from an operation without seasons.
  const isOfOne = !Array.isArray(data) || (values.has("playerId") && data.length > 0);
  if ((isOfOne && named.length === 0) || !operations[path].parameters.year)
    return inWords(partialRows(Array.isArray(data) ? data : [data], year), world);
  return typeof year === "number" ? inWords(partialQuery(named, year), world) : fewOfMostSeasons();
}
