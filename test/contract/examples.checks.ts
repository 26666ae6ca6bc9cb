import { operationsOf, readDocument } from "../../scripts/lib/document.js";
import { isPath, operations } from "../../src/document/operation.js";
import { examples } from "../../src/document/prose.js";
import { checkQuery } from "../../src/query/check.js";
import type { Path } from "../../src/types.js";
import { sampleResponse } from "../support/sample-response.js";
import { exampleOf, exampleQuery } from "./example-query.js";
import { names } from "./names.js";

const documented = operationsOf(readDocument());
test.each(documented)("$operationId: the examples together keep the rules", (operation) => {
  if (!isPath(operation.path)) throw new Error(`no operation has the path ${operation.path}`);
  expect(checkQuery(operations[operation.path], exampleOf(operation))).toEqual([]);
});

const lists = documented.filter(
  ({ responses }) => responses["200"]?.content?.["application/json"]?.schema.type === "array",
);

test.each(lists)("$operationId: the sample service takes the examples", async (operation) => {
  const query = exampleQuery(operation);
  const { status } = await sampleResponse(operation.path, query);
  expect({ query, status }).toEqual({ query, status: 200 });
});

/** The status of a response to a query, and how many rows it has: 1 for an object, unless every list in it is empty. */
async function responseTo(path: string, query: object) {
  const { status, data } = await sampleResponse(path, query);
  if (Array.isArray(data)) return { status, rows: data.length };
  const lists = Object.values(data ?? {}).filter(Array.isArray);
  return { status, rows: Number(data !== null && (lists.length === 0 || lists.some(({ length }) => length > 0))) };
}

test.each(documented)("$operationId: the small query of examples has rows", async ({ path }) => {
  if (!isPath(path)) throw new Error(`no operation has the path ${path}`);
  const { status, rows } = await responseTo(path, examples[path]);
  expect({ query: examples[path], status }).toEqual({ query: examples[path], status: 200 });
  expect(rows).toBeGreaterThan(0);
});

/** The valid queries with the example of a parameter: the small query, then less of it, then with the example of one more parameter, or of all. */
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
  "$operationId: the example of each parameter has rows in a query of examples",
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

const named = documented.flatMap(({ operationId, parameters }) =>
  parameters.flatMap(({ name, example, "x-matches": matches }) =>
    matches === undefined || matches.fields.some((field) => field.startsWith("row."))
      ? []
      : [{ operationId, name, example, matches }],
  ),
);

test.each(named)("$operationId: the example of $name is a name of the sample world", async ({ example, matches }) => {
  const lists = await Promise.all(matches.fields.map((field) => names(field, undefined)));
  const known = lists.flat().map(String);
  expect(known.some((name) => (matches.part ? name.includes(String(example)) : name === example))).toBe(true);
});
