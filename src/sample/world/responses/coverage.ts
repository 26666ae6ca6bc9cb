import { isObject } from "../../../document/json.js";
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
function partialRows(rows: readonly unknown[], year: number | undefined): Partial {
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

/** The name of the conference of a query: that of its conference or team in a season; null for a team without one, undefined without either. */
function conferenceOfQuery(values: Values, season: number): string | null | undefined {
  const same = (given: unknown) => (name: string | null) => name?.toLowerCase() === String(given).toLowerCase();
  const [team, label] = [values.get("team"), values.get("conference")];
  if (team !== undefined) {
    const own = teams.find(({ school }) => same(team)(school));
    return own && (conferenceOf(own.id, season)?.name ?? null);
  }
  if (label === undefined) return undefined;
  const all: readonly Conference[] = Object.values(conferences);
  return all.find(({ name, abbreviation }) => [name, abbreviation].some(same(label)))?.name;
}

/** What is not whole of what a query names: a team or a conference, or without rows a season; undefined if it names none. */
function partialQuery(values: Values, world: World, isEmpty: boolean): Partial | undefined {
  const year = values.get("year");
  if (typeof year !== "number") return undefined;
  const partial: Partial = new Map();
  if (!world.some(({ season }) => season === year)) return partial;
  const conference = conferenceOfQuery(values, year);
  if (typeof conference === "string" && !isWholeConference(conference, year)) note(partial, year, conference);
  else if (conference === null || (isEmpty && wholeIn(year).length === 0)) note(partial, year, undefined);
  return conference === undefined && !isEmpty ? undefined : partial;
}

const withArticle = (name: string): string => (name.startsWith("Conference") ? name : `the ${name}`);

/** What is whole in a season, in words. */
function wholeInWords(season: number): string {
  const names = wholeIn(season).map(withArticle).join(", ");
  return names === "" ? "no conference is whole" : `only ${names} is whole`;
}

function inWords(partial: Partial, world: World): string | undefined {
  const [only, ...others] = partial;
  if (only === undefined) return undefined;
  if (others.length > 0) {
    const whole = coverage().conferences.map((each) => `${withArticle(each.conference)} in ${each.season}`);
    return `The sample world has few games of most seasons; only ${whole.join(", ")} is whole.`;
  }
  const [season, [label, ...more]] = [only[0], [...only[1]]];
  const isOfLabel = (teamId: number): boolean => {
    const conference = conferenceOf(teamId, season);
    return conference !== null && (conference.name === label || conference.abbreviation === label);
  };
  const isOf = label === undefined || more.length > 0 ? () => true : isOfLabel;
  const games = count(world, (game) => game.season === season && (isOf(game.homeId) || isOf(game.awayId)));
  const amount = games === 1 ? "1 game" : `${games} games`;
  if (label !== undefined && more.length === 0)
    return `The sample world has ${amount} of ${withArticle(label)} in ${season}; ${wholeInWords(season)}.`;
  const what = wholeIn(season).length === 0 ? `${amount} of ${season}` : `few games of other conferences in ${season}`;
  return `The sample world has ${what}; ${wholeInWords(season)}.`;
}

/**
 * What a response says about seasons or conferences of which the world does not have every game, in a sentence; undefined where there is nothing
 * to say. A response about one game is whole, and so is one about a playoff that the world has.
 */
export function coverageNotice(data: unknown, values: Values, world: World): string | undefined {
  const year = values.get("year");
  const isOfPlayoff = values.get("competition") === "cfp" && coverage().playoffs.some((season) => season === year);
  if (values.has("id") || values.has("gameId") || isOfPlayoff) return undefined;
  const rows = Array.isArray(data) ? data : [data];
  const ofRows = () => partialRows(rows, typeof year === "number" ? year : undefined);
  return inWords(partialQuery(values, world, rows.length === 0) ?? ofRows(), world);
}
