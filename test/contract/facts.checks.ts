import { operationsOf, resolve, rowCapOf, type Schema } from "../../scripts/lib/document.js";
import { recordingFiles } from "../../scripts/lib/recordings.js";
import { Validators } from "../support/validators.js";
import { names, valuesAt } from "./names.js";

const { document } = new Validators();
const documented = operationsOf(document);
const lists = documented.flatMap((operation) => {
  const items = operation.responses["200"]?.content?.["application/json"]?.schema.items;
  return items?.$ref === undefined ? [] : [{ ...operation, row: resolve<Schema>(document, items) }];
});

/** The rows of each recorded 200 of an operation, with the recording's name. */
function rowsOf(operationId: string): { name: string; rows: readonly unknown[] }[] {
  return recordingFiles.flatMap(({ operationId: own, name, recording: { response } }) =>
    own === operationId && response.status === 200 && Array.isArray(response.body)
      ? [{ name, rows: response.body }]
      : [],
  );
}

test("every list of rows but one has a key", () => {
  const without = lists.filter(({ row }) => row["x-key"] === undefined);
  // Its rows of All Positions are alike.
  expect(without.map(({ operationId }) => operationId)).toEqual(["getRecruitingGroups"]);
});

test.each(lists)("$operationId: no two rows of a recording have one key", ({ operationId, row }) => {
  const key = row["x-key"] ?? [];
  const twice = rowsOf(operationId).flatMap(({ name, rows }) => {
    const keys = rows.map((each) => JSON.stringify(key.map((path) => valuesAt(each, path))));
    return keys.filter((each, index) => keys.indexOf(each) !== index).map((each) => `${name}: ${each}`);
  });
  expect(key.length === 0 ? [] : twice).toEqual([]);
});

/** Recordings in which the sample world has made up what the service does not have. */
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
  "$operationId: no recorded row is older than its first season with data",
  ({ operationId, "x-data-since": since = 0 }) => {
    const older = rowsOf(operationId).flatMap(({ name, rows }) =>
      rows
        .flatMap((row) => [...valuesAt(row, "season"), ...(operationId === "getRoster" ? [] : valuesAt(row, "year"))])
        .filter((year) => typeof year === "number" && year < since)
        .map((year) => `${name}: ${String(year)}`),
    );
    expect(older).toEqual([]);
  },
);

test.each(documented.filter((operation) => rowCapOf(operation) !== undefined))(
  "$operationId: no recorded response has more rows than its cap",
  (operation) => {
    const lengths = rowsOf(operation.operationId).map(({ rows }) => rows.length);
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
  "$operationId: what $name was recorded with is what it matches",
  async ({ operationId, name, matches }) => {
    const plain = (text: unknown) => (matches.case ? String(text) : String(text).toLowerCase());
    const strange: string[] = [];
    for (const { operationId: own, recording } of recordingFiles) {
      const { request, response } = recording;
      const value = request.query[name];
      const empty = response.status !== 200 || (Array.isArray(response.body) && response.body.length === 0);
      if (own !== operationId || typeof value !== "string" || empty) continue;
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
