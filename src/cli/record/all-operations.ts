import { operations } from "../../../generated/operations.js";
import { isPath } from "../../query/check.js";
import type { Path } from "../../types.js";
import { isObject } from "../../validate/values.js";
import type { Call, Value } from "../call.js";
import { queryError } from "../query-check.js";

/** Whether a parameter or a field is an id. Ids of the sample world do not exist at a real service. */
function isId(name: string): boolean {
  return /^id$|Id$/.test(name);
}

/** The queries of an operation's recordings in the sample that have rows. */
async function recordedQueries(path: Path): Promise<readonly Call["query"][]> {
  const { recordings } = await import("../../sample/recordings.js");
  return recordings
    .filter(({ request, response: { status, body } }) => {
      return request.path === path && status === 200 && !(Array.isArray(body) && body.length === 0);
    })
    .map(({ request }) => request.query);
}

const idsIn = (query: Call["query"]) => Object.keys(query).filter(isId);

/** A call without an id, of the latest season and with the fewest parameters. Undefined where every query needs an id. */
export async function callWithoutIds(path: Path): Promise<Call | undefined> {
  const year = (query: Call["query"]) => Number(query.year ?? 0);
  const queries = (await recordedQueries(path)).filter((query) => idsIn(query).length === 0);
  const [query] = queries.sort((a, b) => year(b) - year(a) || Object.keys(a).length - Object.keys(b).length);
  return query && { path, query };
}

/** The ids that a service has sent, by field. */
export class KnownIds {
  /** Per field and id, the operations whose responses contain it. */
  private readonly ids = new Map<string, Map<string | number, Set<string>>>();

  /** Adds the ids in the data of a response of this operation. */
  add(path: string, data: unknown): void {
    if (Array.isArray(data)) for (const item of data) this.add(path, item);
    else if (isObject(data)) {
      for (const [name, value] of Object.entries(data)) {
        if (typeof value === "object") this.add(path, value);
        else if (isId(name) && (typeof value === "string" || typeof value === "number")) {
          // The id of a game is `id` in the responses of /games, and `gameId` in others.
          if (name !== "id" || path === "/games") this.note(name === "id" ? "gameId" : name, value, path);
        }
      }
    }
  }

  private note(field: string, id: string | number, path: string): void {
    const ids = this.ids.get(field) ?? new Map<string | number, Set<string>>();
    this.ids.set(field, ids);
    ids.set(id, (ids.get(id) ?? new Set()).add(path));
  }

  /** The id that most operations have sent, which has the most data. Undefined where none was sent. A parameter `id` is the id of a game. */
  get(path: Path, name: string): Value | undefined {
    const ids = [...(this.ids.get(name === "id" ? "gameId" : name) ?? [])];
    const [first, ...others] = ids.map(([id, paths]) => ({ id, count: paths.size }));
    if (first === undefined) return undefined;
    const { id } = others.reduce((best, each) => (each.count > best.count ? each : best), first);
    return operations[path].parameters[name]?.type === "string" ? String(id) : Number(id);
  }
}

/** A call with ids that the service has sent. Undefined where an id that it needs is unknown. */
export async function callWithIds(path: Path, known: KnownIds): Promise<Call | undefined> {
  const queries = [...(await recordedQueries(path))].sort((a, b) => idsIn(a).length - idsIn(b).length);
  for (const query of queries) {
    const entries = Object.entries(query).flatMap(([name, value]): (readonly [string, Value])[] => {
      const own = isId(name) ? known.get(path, name) : value;
      return own === undefined ? [] : [[name, own]];
    });
    const call: Call = { path, query: Object.fromEntries(entries) };
    if (entries.some(([name]) => isId(name)) && queryError(path, call.query) === undefined) return call;
  }
  return undefined;
}

/** A call of each operation, and the operations whose calls need an id. */
export async function allOperations(): Promise<{ calls: readonly Call[]; needIds: readonly Path[] }> {
  const calls: Call[] = [];
  const needIds: Path[] = [];
  for (const path of Object.keys(operations).filter(isPath)) {
    const call = await callWithoutIds(path);
    if (call) calls.push(call);
    else needIds.push(path);
  }
  return { calls, needIds };
}
