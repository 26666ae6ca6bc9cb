import { examples } from "../../generated/examples.js";
import { operations } from "../../generated/operations.js";
import { selection } from "../../generated/selection.js";
import { operationsOf, readDocument } from "../../scripts/lib/document.js";
import { checkQuery, isPath } from "../../src/query/check.js";
import { createSampleService } from "../../src/sample/index.js";
import type { Path } from "../../src/types.js";
import { exampleOf, exampleQuery } from "./example-query.js";
import { names } from "./names.js";

const documented = operationsOf(readDocument());
const service = createSampleService();

test.each(documented)("$operationId: the examples together keep the rules", (operation) => {
  if (!isPath(operation.path)) throw new Error(`no operation has the path ${operation.path}`);
  expect(checkQuery(operations[operation.path], exampleOf(operation))).toEqual([]);
});

const lists = documented.filter(
  ({ responses }) => responses["200"]?.content?.["application/json"]?.schema.type === "array",
);

test.each(lists)("$operationId: the sample service takes the examples", async (operation) => {
  const query = new URLSearchParams(exampleQuery(operation));
  const request = new Request(`http://localhost${operation.path}?${query}`, { headers: { authorization: "Bearer x" } });
  const response = await service(request);
  expect({ query: String(query), status: response.status }).toEqual({ query: String(query), status: 200 });
});

/** How many rows a response has: the elements of a list, 1 for an object. */
const rowsOf = (body: unknown): number => (Array.isArray(body) ? body.length : body === null ? 0 : 1);

/** The last season that the sample world has played. */
const LAST_SEASON = 2024;

/** The small query of examples. Where the service has data from 2025 on, the sample world has those of 2024. */
function inSampleWorld(path: Path): Readonly<Record<string, string | number | boolean>> {
  const { dataSince = 0 } = selection[path];
  return dataSince > LAST_SEASON ? { ...examples[path], year: LAST_SEASON } : examples[path];
}

test.each(documented)("$operationId: the small query of examples has rows", async ({ path }) => {
  if (!isPath(path)) throw new Error(`no operation has the path ${path}`);
  const query = new URLSearchParams(Object.entries(inSampleWorld(path)).map(([name, value]) => [name, String(value)]));
  const request = new Request(`http://localhost${path}?${query}`, { headers: { authorization: "Bearer x" } });
  const response = await service(request);
  expect({ query: String(query), status: response.status }).toEqual({ query: String(query), status: 200 });
  expect(rowsOf(await response.json())).toBeGreaterThan(0);
});

const named = documented.flatMap(({ operationId, parameters }) =>
  parameters.flatMap(({ name, example, "x-matches": matches }) =>
    matches === undefined || matches.fields.some((field) => field.startsWith("row."))
      ? []
      : [{ operationId, name, example, matches }],
  ),
);

test.each(named)("$operationId: the example of $name is a name of the sample world", ({ example, matches }) => {
  const known = matches.fields.flatMap((field) => names(field, undefined)).map(String);
  expect(known.some((name) => (matches.part ? name.includes(String(example)) : name === example))).toBe(true);
});
