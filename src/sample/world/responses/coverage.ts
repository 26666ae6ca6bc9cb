import { isObject } from "../../../document/json.js";
import { operations } from "../../../document/operation.js";
import { selection } from "../../../document/selection.js";
import type { Path } from "../../../types.js";
import type { Values } from "../../parameters.js";
import { type Conference, conferences } from "../facts/conferences.js";
import { coverage, isWholeConference, wholeIn } from "../facts/coverage.js";
import { conferenceOf, teams } from "../facts/teams.js";
import { count } from "../numbers.js";
import type { World } from "../simulation/world.js";
import { fieldsOf, valuesAt } from "./select-rows.js";

/** Seasons with the conferences of rows of which the world does not have every game. */
type Partial = Map<number, Set<string>>;

function note(partial: Partial, season: number, label: string | undefined): void {
  const found = partial.get(season) ?? new Set();
  partial.set(season, label === undefined ? found : found.add(label));
}

/** What is not whole among the rows. A row of two teams is whole if one of them is. */
function partialRows(rows: readonly unknown[], year: unknown): Partial {
  const partial: Partial = new Map();
  const [first] = rows;
  if (!isObject(first)) return partial;
  // Rows of an operation have the same fields.
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

/**
 * The conferences that a query names, or whose teams it names in a season, by parameter: null for a team without one. A name that is not of a team or a
 * conference of the world has no element.
 */
function conferencesOfQuery(path: Path, values: Values, season: number): (string | null)[][] {
  const all: readonly Conference[] = Object.values(conferences);
  return Object.entries(selection[path].matches ?? {}).flatMap(([parameter, { fields, part }]) => {
    const given = values.get(parameter);
    if (given === undefined || part) return [];
    const same = (name: string | null | undefined) => name?.toLowerCase() === String(given).toLowerCase();
    if (fields.some((field) => field.startsWith("team."))) {
      const named = teams.filter(({ school, abbreviation }) => same(school) || same(abbreviation));
      return [named.map(({ id }) => conferenceOf(id, season)?.name ?? null)];
    }
    // By what the operation compares alone: elsewhere a name in place of an abbreviation is why there are no rows.
    const isNamed = ({ name, abbreviation }: Conference) =>
      (fields.includes("conference.name") && same(name)) ||
      (fields.includes("conference.abbreviation") && same(abbreviation));
    return [all.filter(isNamed).map(({ name }) => name)];
  });
}

/** What is not whole of a season, by the conferences of a query: only with one that is whole it selects no game that the world lacks. */
function partialQuery(named: readonly (string | null)[], year: number): Partial {
  const partial: Partial = new Map();
  if (named.some((name) => name !== null && isWholeConference(name, year))) return partial;
  for (const name of named.length === 0 ? [null] : named) note(partial, year, name ?? undefined);
  return partial;
}

const withArticle = (name: string): string => (name.startsWith("Conference") ? name : `the ${name}`);

/** What is whole in a season, in words. */
function wholeInWords(season: number): string {
  const names = wholeIn(season).map(withArticle).join(", ");
  return names === "" ? "no conference is whole" : `only ${names} is whole`;
}

function fewOfMostSeasons(): string {
  const whole = coverage().conferences.map((each) => `${withArticle(each.conference)} in ${each.season}`);
  return `The sample world has few games of most seasons; only ${whole.join(", ")} is whole.`;
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
    return `The sample world has ${amount} of ${withArticle(label)} in ${season}; ${wholeInWords(season)}.`;
  const what = wholeIn(season).length === 0 ? `${amount} of ${season}` : `few games of other conferences in ${season}`;
  return `The sample world has ${what}; ${wholeInWords(season)}.`;
}

/** Whether a list is empty because a query names a team or conference that nothing has: the end of the sample world is not why. */
function namesNothing(data: unknown, named: readonly (readonly unknown[])[]): boolean {
  return Array.isArray(data) && data.length === 0 && named.some((found) => found.length === 0);
}

/** What a response says of which the service has more rows, whichever games the world has; undefined if a wrong name is why it is empty. */
export function partNotice(
  path: Path,
  data: unknown,
  values: Values,
  season: number,
  has = "only some of the service's rows",
): string | undefined {
  if (namesNothing(data, conferencesOfQuery(path, values, season))) return undefined;
  return `The sample world has ${has} here.`;
}

/**
 * What a response says about seasons or conferences of which the world does not have every game, in a sentence; undefined if it has all rows that
 * the service would send. A response about one game is whole, and so is one about a playoff that the world has.
 */
export function coverageNotice(path: Path, data: unknown, values: Values, world: World): string | undefined {
  const year = values.get("year");
  const isOfPlayoff = values.get("competition") === "cfp" && coverage().playoffs.some((season) => season === year);
  if (values.has("id") || values.has("gameId") || isOfPlayoff) return undefined;
  const byParameter = typeof year === "number" ? conferencesOfQuery(path, values, year) : [];
  if (namesNothing(data, byParameter)) return undefined;
  const named = byParameter.flat();
  // What is of one player or one thing is judged by what it says, and so is a list of an operation without seasons.
  const isOfOne = !Array.isArray(data) || (values.has("playerId") && data.length > 0);
  if ((isOfOne && named.length === 0) || !operations[path].parameters.year)
    return inWords(partialRows(Array.isArray(data) ? data : [data], year), world);
  return typeof year === "number" ? inWords(partialQuery(named, year), world) : fewOfMostSeasons();
}
