import { operations } from "../../generated/operations.js";
import type { Path } from "../types.js";
import { isObject } from "../validate/values.js";
import { readQuery, type Values } from "./parameters.js";
import type { Recording } from "./recording.js";
import { filterRows, hasComparedField, type Lookups, lookupsOf, matchesParameter } from "./row-filter.js";

type RecordedResponse = Pick<Recording["response"], "status" | "body">;

/** Whether two values of a parameter are equal, ignoring type and case: a recording has numbers where a URL has text. */
function isSameValue(a: unknown, b: unknown): boolean {
  return String(a).toLowerCase() === String(b).toLowerCase();
}

function rowsOf({ response }: Recording): readonly unknown[] {
  return response.status === 200 && Array.isArray(response.body) ? response.body : [];
}

/** The distinct rows of several recordings. */
function union(recordings: readonly Recording[]): unknown[] {
  return [...new Map(recordings.flatMap(rowsOf).map((row) => [JSON.stringify(row), row])).values()];
}

/**
 * The parameters that select recordings instead of rows: no row has a field for them, or the field with their name means something else
 * (the `year` of a roster row is the player's year of study, not the season).
 */
function selectors(recordings: readonly Recording[], lookups: Lookups): Set<string> {
  const names = new Set<string>();
  for (const recording of recordings) {
    const rows = rowsOf(recording).filter(isObject);
    if (rows.length === 0) continue;
    for (const [name, value] of Object.entries(recording.request.query)) {
      const isInRows = rows.some((row) => hasComparedField(name, row, lookups));
      if (!isInRows || !rows.every((row) => matchesParameter(row, name, value, lookups))) names.add(name);
    }
  }
  return names;
}

/** The parameter that can replace the year ("Give `year` or `id`.") and makes the service ignore every other filter. */
function overridingParameter(path: Path): string | undefined {
  const options = operations[path].rules?.flatMap(({ anyOf }) => (anyOf?.length === 2 ? anyOf : [])) ?? [];
  return options.flatMap(({ required = [] }) => required).find((name) => name === "id" || name === "gameId");
}

/** Responds from recordings. Rows are filtered; an object is returned only for the recorded query. */
export class RecordedResponses {
  private readonly byPath = new Map<string, Recording[]>();
  private readonly selectorsByPath = new Map<string, Set<string>>();
  /** The rows of each selection of recordings. */
  private readonly unions = new Map<string, unknown[]>();
  private cachedLookups: Lookups | undefined;

  constructor(recordings: readonly Recording[]) {
    for (const recording of recordings) {
      const { path } = recording.request;
      const known = this.byPath.get(path);
      if (known === undefined) this.byPath.set(path, [recording]);
      else known.push(recording);
    }
  }

  /** Computed on first use: most services handle only a few paths. */
  private get lookups(): Lookups {
    this.cachedLookups ??= lookupsOf((path) => union(this.byPath.get(path) ?? []));
    return this.cachedLookups;
  }

  private selectors(path: string): ReadonlySet<string> {
    const names = this.selectorsByPath.get(path) ?? selectors(this.byPath.get(path) ?? [], this.lookups);
    this.selectorsByPath.set(path, names);
    return names;
  }

  /** The response to a valid query. Without data it is the recorded failure of the operation, if there is one. */
  respond(path: Path, values: Values): RecordedResponse {
    const own = this.byPath.get(path) ?? [];
    const noData = { status: 404, body: { message: "The sample world has no response to this query." } };
    if (own.some(({ response }) => response.status === 200 && Array.isArray(response.body))) {
      const selected = this.select(path, own, values);
      if (selected.length === 0) return this.failure(path, own) ?? { status: 200, body: [] };
      const filtering = new Map([...values].filter(([name]) => !this.selectors(path).has(name)));
      return {
        status: 200,
        body: filterRows(this.rows(path, own, selected), filtering, this.lookups, overridingParameter(path)),
      };
    }
    const exact = own.find(
      ({ request: { query }, response: { status } }) =>
        status === 200 && Object.entries(query).every(([name, value]) => isSameValue(values.get(name), value)),
    );
    return exact?.response ?? this.failure(path, own) ?? noData;
  }

  private rows(path: string, own: readonly Recording[], selected: readonly Recording[]): unknown[] {
    const key = `${path} ${selected.map((recording) => own.indexOf(recording)).join()}`;
    const rows = this.unions.get(key) ?? union(selected);
    this.unions.set(key, rows);
    return rows;
  }

  /** The recordings whose queries have the same values of the selectors, or else those without any selector. */
  private select(path: string, own: readonly Recording[], values: Values): Recording[] {
    const names = [...this.selectors(path)];
    const successful = own.filter(({ response }) => response.status === 200);
    const exact = successful.filter(({ request: { query } }) =>
      names.every((name) => isSameValue(query[name], values.get(name))),
    );
    if (exact.length > 0) return exact;
    return successful.filter(({ request: { query } }) => names.every((name) => !Object.hasOwn(query, name)));
  }

  /** The recorded response of the service to a valid query without data, such as a 404. */
  private failure(path: Path, own: readonly Recording[]): RecordedResponse | undefined {
    return own.find(({ request: { query }, response: { status } }) => {
      const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
      return status !== 200 && status !== 401 && status !== 429 && "values" in readQuery(path, search);
    })?.response;
  }
}
