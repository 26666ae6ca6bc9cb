import { join } from "node:path";
import { operationsOf, resolve, rowCapOf, type Schema } from "../../scripts/lib/document.js";
import { recordingsOf } from "../../scripts/lib/recordings.js";
import { isPath, operations } from "../../src/document/operation.js";
import { examples } from "../../src/document/prose.js";
import { checkQuery } from "../../src/query/check.js";
import type { Path } from "../../src/types.js";
import { document } from "../contract/validator.js";
import { exampleOf } from "../support/example-query.js";
import { loadChecks } from "../support/load-checks.js";
import { sampleResponse } from "../support/sample-response.js";
import { call } from "./call.js";

/** Every value at a dotted path. Follows the path into each element of an array. */
function valuesAt(value: unknown, path: string): unknown[] {
  const [name = "", ...rest] = path.split(".");
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, path));
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return [];
  const found: unknown = (value as Record<string, unknown>)[name];
  return rest.length === 0 ? [found] : valuesAt(found, rest.join("."));
}

/**
 * Where to find all names for a field of `x-matches` in the sample service's responses. Each source is a request's path and query, and the dotted
 * path of the names in a row.
 */
const sources: Readonly<Record<string, readonly (readonly [target: string, path: string])[]>> = {
  "category.name": [
    ["/stats/player/season?year=2025", "category"],
    ["/games/players?year=2025&week=1", "teams.categories.name"],
  ],
  "coach.firstName": [["/coaches", "firstName"]],
  "coach.lastName": [["/coaches", "lastName"]],
  "conference.abbreviation": [["/conferences", "abbreviation"]],
  "conference.name": [["/conferences", "name"]],
  "draftTeam.location": [["/draft/teams", "location"]],
  "playType.abbreviation": [["/plays/types", "abbreviation"]],
  "player.name": [
    ["/stats/player/season?year=2025", "player"],
    ["/games/players?year=2024&week=1&seasonType=postseason", "teams.categories.types.athletes.name"],
    ["/games/players?id=400100001", "teams.categories.types.athletes.name"],
  ],
  "position.abbreviation": [
    ["/draft/positions", "abbreviation"],
    ["/roster", "position"],
  ],
  "position.name": [["/draft/positions", "name"]],
  "provider.name": [["/lines?year=2024", "lines.provider"]],
  "state.code": [["/recruiting/players?year=2024", "stateProvince"]],
  "team.abbreviation": [["/teams", "abbreviation"]],
  "team.school": [
    ["/teams", "school"],
    ["/teams/fbs", "school"],
  ],
};

const bodies = new Map<string, Promise<unknown>>();

async function bodyOf(target: string): Promise<unknown> {
  const { status, body } = await call(target);
  if (status !== 200) throw new Error(`${target} has status ${status}`);
  return body;
}

/**
 * Returns the names for a field of `x-matches`. If the field begins with `row.`, they come from the given rows. Otherwise, they are all names in the
 * sample world. Throws for an unknown field.
 */
async function names(field: string, rows: unknown): Promise<unknown[]> {
  if (field.startsWith("row.")) return valuesAt(rows, field.slice(4));
  const fields = sources[field];
  if (fields === undefined) throw new Error(`no response of the sample world has ${field}`);
  const found = fields.map(async ([target, path]) => {
    const body = bodies.get(target) ?? bodyOf(target);
    bodies.set(target, body);
    return valuesAt(await body, path);
  });
  return (await Promise.all(found)).flat();
}

const documented = operationsOf(document);
const lists = documented.flatMap((operation) => {
  const items = operation.responses["200"]?.content?.["application/json"]?.schema.items;
  return items?.$ref === undefined ? [] : [{ ...operation, row: resolve<Schema>(document, items) }];
});

/** The name and rows of each of an operation's recordings with status 200. */
async function rowsOf(operationId: string): Promise<{ name: string; rows: readonly unknown[] }[]> {
  return (await recordingsOf(operationId)).flatMap(({ name, response: { status, body } }) =>
    status === 200 && Array.isArray(body) ? [{ name, rows: body }] : [],
  );
}

test("every list of rows except one has a key", () => {
  const without = lists.filter(({ row }) => row["x-key"] === undefined);
  // In this operation's responses, a team's `All Positions` rows all have the same key.
  expect(without.map(({ operationId }) => operationId)).toEqual(["getRecruitingGroups"]);
});

test.each(lists)("$operationId: each row of a recording has a different key", async ({ operationId, row }) => {
  const key = row["x-key"] ?? [];
  const twice = (await rowsOf(operationId)).flatMap(({ name, rows }) => {
    const keys = rows.map((each) => JSON.stringify(key.map((path) => valuesAt(each, path))));
    return keys.filter((each, index) => keys.indexOf(each) !== index).map((each) => `${name}: ${each}`);
  });
  expect(key.length === 0 ? [] : twice).toEqual([]);
});

/** Operations whose recordings contain made-up data from seasons for which the service has none. */
const madeUp = new Set([
  "getPassingPlays",
  "getPlayerGamePassing",
  "getPlayerSeasonPassing",
  "getTeamGamePassing",
  "getTeamSeasonPassing",
  "getRushingPlays",
  "getPlayerGameRushing",
  "getPlayerSeasonRushing",
  "getTeamGameRushing",
  "getTeamSeasonRushing",
]);

test.each(documented.filter(({ operationId }) => !madeUp.has(operationId)))(
  "$operationId: recorded rows are not older than the operation's first season with data",
  async ({ operationId, "x-data-since": since = 0 }) => {
    const older = (await rowsOf(operationId)).flatMap(({ name, rows }) =>
      rows
        .flatMap((row) => [...valuesAt(row, "season"), ...(operationId === "getRoster" ? [] : valuesAt(row, "year"))])
        .filter((year) => typeof year === "number" && year < since)
        .map((year) => `${name}: ${String(year)}`),
    );
    expect(older).toEqual([]);
  },
);

test.each(documented.filter((operation) => rowCapOf(operation) !== undefined))(
  "$operationId: no recording has more rows than the operation's cap",
  async (operation) => {
    const lengths = (await rowsOf(operation.operationId)).map(({ rows }) => rows.length);
    expect(lengths.length).toBeGreaterThan(0);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(rowCapOf(operation) ?? 0);
  },
);

const named = documented.flatMap((operation) =>
  operation.parameters.flatMap(({ name, "x-matches": matches }) =>
    matches === undefined ? [] : [{ operationId: operation.operationId, name, matches }],
  ),
);

test.each(named)(
  "$operationId: recordings with rows use an existing name for $name",
  async ({ operationId, name, matches }) => {
    const plain = (text: unknown) => (matches.case ? String(text) : String(text).toLowerCase());
    const strange: string[] = [];
    for (const { request, response } of await recordingsOf(operationId)) {
      const value = request.query[name];
      const empty = response.status !== 200 || (Array.isArray(response.body) && response.body.length === 0);
      if (typeof value !== "string" || empty) continue;
      const known = await Promise.all(matches.fields.map((field) => names(field, response.body)));
      const found = known
        .flat()
        .map(plain)
        .some((each) => (matches.part ? each.includes(plain(value)) : each === plain(value)));
      if (!found) strange.push(value);
    }
    expect(strange).toEqual([]);
  },
);

test.each(documented)("$operationId: a query of the parameters' examples satisfies the rules", (operation) => {
  if (!isPath(operation.path)) throw new Error(`no operation has the path ${operation.path}`);
  expect(checkQuery(operations[operation.path], exampleOf(operation))).toEqual([]);
});

/** The status and number of rows of a query's response. An object counts as 1 row, unless it has lists and all of them are empty. */
async function responseTo(path: string, query: object) {
  const { status, data } = await sampleResponse(path, query);
  if (Array.isArray(data)) return { status, rows: data.length };
  const lists = Object.values(data ?? {}).filter(Array.isArray);
  return { status, rows: Number(data !== null && (lists.length === 0 || lists.some(({ length }) => length > 0))) };
}

test.each(documented)("$operationId: the example query returns rows", async ({ path }) => {
  if (!isPath(path)) throw new Error(`no operation has the path ${path}`);
  const { status, rows } = await responseTo(path, examples[path]);
  expect({ query: examples[path], status }).toEqual({ query: examples[path], status: 200 });
  expect(rows).toBeGreaterThan(0);
});

/**
 * Yields valid queries that contain a parameter's example. Each is the operation's example query, from which `team` or `year` may be removed and to
 * which the example of one other parameter, or of all, may be added.
 */
function* queriesWith(operation: (typeof documented)[number], path: Path, name: string) {
  const all = operation.parameters.flatMap(({ name: each, example }) =>
    example === undefined ? [] : [{ [each]: example }],
  );
  const own = all.filter((each) => name in each);
  for (const removed of [[], ["team"], ["year"], ["year", "team"]]) {
    const small = Object.entries(examples[path]).filter(([each]) => !removed.includes(each));
    for (const more of [{}, ...all, Object.assign({}, ...all)]) {
      const query: Record<string, unknown> = Object.assign({}, Object.fromEntries(small), more, ...own);
      if (checkQuery(operations[path], query).length === 0) yield query;
    }
  }
}

test.each(documented)(
  "$operationId: each parameter's example returns rows in at least one query of examples",
  async (operation) => {
    const { path, parameters } = operation;
    if (!isPath(path)) throw new Error(`no operation has the path ${path}`);
    const missing: string[] = [];
    for (const { name, example } of parameters) {
      let hasRows = example === undefined;
      for (const query of hasRows ? [] : queriesWith(operation, path, name)) {
        hasRows = (await responseTo(path, query)).rows > 0;
        if (hasRows) break;
      }
      if (!hasRows) missing.push(name);
    }
    expect(missing).toEqual([]);
  },
);

test.each(named.filter(({ matches }) => matches.values !== undefined))(
  "$operationId: the document has every value of $name in the sample world",
  async ({ operationId, matches: { fields, values = [] } }) => {
    const bodies = (await recordingsOf(operationId)).map(({ response }) => response.body);
    const found = await Promise.all(fields.flatMap((field) => bodies.map((body) => names(field, body))));
    expect(found.flat().length).toBeGreaterThan(0);
    const others = found.flat().filter((value) => value !== null && !values.some((each) => each === value));
    expect(others).toEqual([]);
  },
);

const examplesOfNames = documented.flatMap(({ operationId, parameters }) =>
  parameters.flatMap(({ name, example, "x-matches": matches }) =>
    matches === undefined || matches.fields.some((field) => field.startsWith("row."))
      ? []
      : [{ operationId, name, example, matches }],
  ),
);

test.each(examplesOfNames)(
  "$operationId: the example of $name exists in the sample world",
  async ({ example, matches }) => {
    const lists = await Promise.all(matches.fields.map((field) => names(field, undefined)));
    const known = lists.flat().map(String);
    expect(known.some((name) => (matches.part ? name.includes(String(example)) : name === example))).toBe(true);
  },
);

// These checks share this suite because each suite has to compute the recordings again.
loadChecks(join(__dirname, "recorded"));
