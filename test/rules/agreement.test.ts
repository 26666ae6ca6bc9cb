import fc from "fast-check";
import { rulesOf } from "../../scripts/generate/rule-words.js";
import { operationsOf, readDocument } from "../../scripts/lib/document.js";
import { operations } from "../../src/document/operation.js";
import { breaks, checkQuery } from "../../src/query/check.js";
import { readQuery } from "../../src/sample/parameters.js";
import type { Path } from "../../src/types.js";
import { combinations, type Query } from "../support/query-combinations.js";
import { oracleOf } from "../support/query-oracle.js";

const document = readDocument();
const documented = operationsOf(document);
const ruled = documented.filter((operation) => rulesOf(operation).length > 0);

/** Whether the sample service accepts a query. Otherwise it responds with a 400. */
function sampleTakes(path: Path, query: Query): boolean {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return !("refused" in readQuery(path, search));
}

test("every rule in the document has test queries that satisfy it and test queries that break it", () => {
  expect(ruled.length).toBeGreaterThan(25);
  for (const operation of ruled) {
    const queries = combinations(document, operation);
    for (const rule of rulesOf(operation)) {
      const verdicts = new Set(queries.map((query) => breaks(rule, query)));
      expect({ operation: operation.operationId, rule: rule.words, verdicts }).toMatchObject({
        verdicts: new Set([true, false]),
      });
    }
  }
});

describe("the client's check, ajv and the sample service agree on every combination of parameters that rules can distinguish", () => {
  let tried = 0;
  afterAll(() => {
    process.stdout.write(`${tried} combinations of parameters checked on ${ruled.length} operations with rules.\n`);
  });

  test.each(ruled)("$operationId", (operation) => {
    const path = operation.path as Path;
    const oracle = oracleOf(document, operation);
    const found: { query: Query; client: boolean; ajv: boolean; sample: boolean }[] = [];
    for (const query of combinations(document, operation)) {
      tried++;
      const client = checkQuery(operations[path], query).length === 0;
      found.push({ query, client, ajv: oracle(query), sample: sampleTakes(path, query) });
    }
    expect(found.filter(({ client, ajv, sample }) => client !== ajv || client !== sample)).toEqual([]);
    expect(new Set(found.map(({ client }) => client))).toEqual(new Set([true, false]));
  });
});

/** Values that a JavaScript caller could pass. */
const junk = fc.oneof(
  fc.constantFrom(
    undefined,
    null,
    0,
    -0,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    "",
    "2024",
    true,
    [],
    {},
    2 ** 31,
    -(2 ** 31),
    1.5,
  ),
  fc.integer(),
  fc.string(),
);

describe("the client's check and ajv agree on random queries", () => {
  test.each(documented)("$operationId", (operation) => {
    const oracle = oracleOf(document, operation);
    const descriptor = operations[operation.path as Path];
    const fields = Object.entries(descriptor.parameters).map(([name, parameter]) => {
      const { type, enum: values, minimum = 1, maximum = 3000 } = parameter;
      const good = values
        ? fc.constantFrom(...values)
        : {
            integer: fc.integer({ min: minimum, max: maximum }),
            number: fc.double(),
            boolean: fc.boolean(),
            string: fc.string(),
          }[type];
      return [
        name,
        fc.oneof({ weight: 6, arbitrary: good as fc.Arbitrary<unknown> }, { weight: 1, arbitrary: junk }),
      ] as const;
    });
    const known = fc.record(Object.fromEntries(fields), { requiredKeys: [] });
    const strange = fc.dictionary(fc.constantFrom("yaer", "__proto__", "constructor", "toString"), junk, {
      maxKeys: 1,
    });
    const query = fc.tuple(
      known,
      fc.oneof({ weight: 9, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: strange }),
    );
    fc.assert(
      fc.property(query, ([own, other]) => {
        const combined: Record<string, unknown> = { ...own, ...other };
        // A parameter whose value is undefined is not sent. ajv validates JSON, which has no undefined.
        const sent = Object.fromEntries(Object.entries(combined).filter(([, value]) => value !== undefined));
        return (checkQuery(descriptor, combined).length === 0) === oracle(sent);
      }),
      { numRuns: 200, seed: 2024 },
    );
  });
});
