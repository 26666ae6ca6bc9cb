import { operations } from "../../generated/operations.js";
import type { Path } from "../types.js";
import { readQuery, type Values } from "./parameters.js";
import type { Recording } from "./recording.js";
import { filterRows, isRow, keeps, tellsOf, type World, worldOf } from "./rows.js";

type Answer = Pick<Recording["response"], "status" | "body">;

/** Whether two values of a parameter are one: a recording holds them typed, a query read. */
function same(a: unknown, b: unknown): boolean {
  return String(a).toLowerCase() === String(b).toLowerCase();
}

function rowsOf({ response }: Recording): readonly unknown[] {
  return response.status === 200 && Array.isArray(response.body) ? response.body : [];
}

/** The rows of several recordings; one that two of them hold is one row. */
function union(recordings: readonly Recording[]): unknown[] {
  return [...new Map(recordings.flatMap(rowsOf).map((row) => [JSON.stringify(row), row])).values()];
}

/**
 * The parameters that choose between recordings because rows do not tell: no row has a field for them, or the field of that name means
 * something else (the `year` of a roster row is the player's, not the season).
 */
function choosing(recordings: readonly Recording[], world: World): Set<string> {
  const names = new Set<string>();
  for (const recording of recordings) {
    const rows = rowsOf(recording).filter(isRow);
    if (rows.length === 0) continue;
    for (const [name, value] of Object.entries(recording.request.query)) {
      const tells = rows.some((row) => tellsOf(name, row, world));
      if (!tells || !rows.every((row) => keeps(row, name, value, world))) names.add(name);
    }
  }
  return names;
}

/** The parameter that stands in for the year ("Give `year` or `id`.") and makes the service ignore every other filter. */
function standsAlone(path: Path): string | undefined {
  const options = operations[path].rules?.flatMap(({ anyOf }) => (anyOf?.length === 2 ? anyOf : [])) ?? [];
  return options.flatMap(({ required = [] }) => required).find((name) => name === "id" || name === "gameId");
}

/** Answers from recordings: rows are filtered; a single object must have been recorded for just this query. */
export class Answers {
  private readonly byPath = new Map<string, Recording[]>();
  private readonly chosenBy = new Map<string, Set<string>>();
  /** Rows once put together; as many entries as there are ways to choose recordings of a path. */
  private readonly unions = new Map<string, unknown[]>();
  private lookup: World | undefined;

  constructor(recordings: readonly Recording[]) {
    for (const recording of recordings) {
      const { path } = recording.request;
      const known = this.byPath.get(path);
      if (known === undefined) this.byPath.set(path, [recording]);
      else known.push(recording);
    }
  }

  /** Looked up when first needed: most services are asked for a few paths only. */
  private get world(): World {
    this.lookup ??= worldOf((path) => union(this.byPath.get(path) ?? []));
    return this.lookup;
  }

  private choosing(path: string): ReadonlySet<string> {
    const names = this.chosenBy.get(path) ?? choosing(this.byPath.get(path) ?? [], this.world);
    this.chosenBy.set(path, names);
    return names;
  }

  /** The answer to a query that has been read. What the sample world does not have is answered as the service was seen to answer it. */
  to(path: Path, values: Values): Answer {
    const own = this.byPath.get(path) ?? [];
    const nothing = { status: 404, body: { message: "The sample world holds no answer to this query." } };
    if (own.some(({ response }) => response.status === 200 && Array.isArray(response.body))) {
      const chosen = this.chosen(path, own, values);
      if (chosen.length === 0) return this.missing(path, own) ?? { status: 200, body: [] };
      const told = new Map([...values].filter(([name]) => !this.choosing(path).has(name)));
      return {
        status: 200,
        body: filterRows(this.rows(path, own, chosen), told, this.world, standsAlone(path)),
      };
    }
    const found = own.find(
      ({ request: { query }, response: { status } }) =>
        status === 200 && Object.entries(query).every(([name, value]) => same(values.get(name), value)),
    );
    return found?.response ?? this.missing(path, own) ?? nothing;
  }

  private rows(path: string, own: readonly Recording[], chosen: readonly Recording[]): unknown[] {
    const key = `${path} ${chosen.map((recording) => own.indexOf(recording)).join()}`;
    const rows = this.unions.get(key) ?? union(chosen);
    this.unions.set(key, rows);
    return rows;
  }

  /** The recordings that were asked with the same values of what rows do not tell; else those that were asked without any. */
  private chosen(path: string, own: readonly Recording[], values: Values): Recording[] {
    const names = [...this.choosing(path)];
    const answers = own.filter(({ response }) => response.status === 200);
    const exact = answers.filter(({ request: { query } }) =>
      names.every((name) => same(query[name], values.get(name))),
    );
    if (exact.length > 0) return exact;
    return answers.filter(({ request: { query } }) => names.every((name) => !Object.hasOwn(query, name)));
  }

  /** What the service was seen to answer when there is nothing: a recorded failure of a query that was right. */
  private missing(path: Path, own: readonly Recording[]): Answer | undefined {
    return own.find(({ request: { query }, response: { status } }) => {
      const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
      return status !== 200 && status !== 401 && status !== 429 && "values" in readQuery(path, asked);
    })?.response;
  }
}
