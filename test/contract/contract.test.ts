import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Operation, operationsOf } from "../../scripts/lib/document.js";
import { queries, recordingOf, recordingsOf } from "../../scripts/lib/recordings.js";
import { bodySchema } from "../../scripts/lib/schemas.js";
import { shapeFiles } from "../../scripts/lib/shapes.js";
import { withoutValues } from "../../src/cli/commands/record/response-shape.js";
import { differences, enoughRows, readAllowances, sentBy, sentBySample } from "./compare.js";
import { damagesOf } from "./damage.js";
import { document, findings } from "./validator.js";

// The contract. `openapi.yaml` says what the service sends. Strict ajv (validator.ts) compares two kinds of responses with it: what the service sent
// (shapes/, without values), and what the sample service sends for the queries in scripts/lib/queries.yaml. A response that is damaged in any way that
// the document forbids (damage.ts) must not fit. At the end, compare.ts compares the sample with the service. They can differ only as allowances.txt
// says. parameters.test.ts compares what callers can send. test/validate tests the client's own check of responses.

const operations = operationsOf(document);
const shapesOf = (id: string) => shapeFiles.filter(({ operationId }) => operationId === id).map(({ shape }) => shape);
const withShapes = operations.filter(({ operationId }) => shapesOf(operationId).length > 0);

describe("a recorded shape of the service's responses", () => {
  test.each(shapeFiles)("$name fits the document", ({ shape: { path, body, addedSince } }) => {
    expect(findings(path, 200, body, addedSince)).toEqual([]);
  });

  test.each(shapeFiles)("$name comes from the service and does not contain values", ({ operationId, shape }) => {
    const path = operations.find((operation) => operation.operationId === operationId)?.path;
    expect(shape).toMatchObject({ path, source: "service", values: "removed" });
    expect(`${shape.keyOrder} ${shape.recordedUntil}`).toMatch(/^(service|sorted) 20\d\d-\d\d-\d\d$/);
    expect(shape.rows).toBeGreaterThanOrEqual(Array.isArray(shape.body) ? shape.body.length : 1);
    expect(JSON.stringify(withoutValues(shape.path, 200, shape.body))).toBe(JSON.stringify(shape.body));
  });

  test("exists for at least 74 operations, and at least 20 of these have enough rows to compare types and nulls", () => {
    expect(shapeFiles.length).toBeGreaterThanOrEqual(140);
    expect(withShapes.length).toBeGreaterThanOrEqual(74);
    const rows = withShapes.map(({ operationId }) => sentBy(operationId)?.rowsWith("/*") ?? 0);
    expect(rows.filter((count) => count >= enoughRows).length).toBeGreaterThanOrEqual(20);
  });
});

describe("the sample service's response", () => {
  test.each(operations)("$operationId fits the document", async ({ operationId, path }) => {
    const responses = (await recordingsOf(operationId)).map(({ response }) => response);
    expect(responses.some(({ status }) => status < 300)).toBe(true);
    for (const { status, body } of responses)
      if (bodySchema(document, path, status) === undefined) expect(body).toBeUndefined();
      else expect(findings(path, status, body)).toEqual([]);
  });

  test("is stored for twenty operations and is up to date", async () => {
    const folder = join(__dirname, "recordings");
    const stored = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")));
    const marked = queries.filter(({ isStored }) => isStored).sort((a, b) => (a.operationId < b.operationId ? -1 : 1));
    expect(stored).toEqual(await Promise.all(marked.map(recordingOf)));
    expect(new Set(marked.map(({ operationId }) => operationId)).size).toBe(20);
  });
});

test.each(operations)("$operationId: a damaged response does not fit the document", async ({ operationId, path }) => {
  const sent = (await recordingsOf(operationId)).map(({ response }) => ({ ...response, addedSince: undefined }));
  const shapes = shapesOf(operationId).map((shape) => ({ ...shape, status: 200 }));
  const seen = new Set<string>();
  for (const { status, body, addedSince } of [...shapes, ...sent])
    for (const { pattern, kind, body: damaged } of damagesOf(path, status, body, seen))
      if (findings(path, status, damaged, addedSince).length === 0)
        throw new Error(`${kind} fits: ${status} ${pattern}`);
  expect(seen.size).toBeGreaterThan(3);
});

describe("the sample service sends the same fields, types and nulls as the real service", () => {
  const allowances = readAllowances();
  const needed = new Set<string>();
  const notAllowed = (operation: Operation, bodies: readonly unknown[]) =>
    differences(operation, bodies).filter((difference) => {
      const allowance = allowances.find(({ allows }) => allows(operation.operationId, difference));
      if (allowance) needed.add(allowance.line);
      return allowance === undefined;
    });

  const remedy = [
    "Change the sample so that it sends what the service sent. If the service can send this:",
    "- With a recorded response that has it, add its shape (CONTRIBUTING.md, Add evidence).",
    "- Without one, add a line with the reason to test/contract/allowances.txt.",
  ];

  test.each(withShapes)("$operationId", async (operation) => {
    const found = notAllowed(operation, await sentBySample(operation));
    const lines = found.map(({ pointer, kind, what }) => `${operation.operationId} ${pointer} ${kind}: ${what}`);
    if (found.length > 0) throw new Error([...lines, ...remedy].join("\n"));
  });

  test("with at most 15 exceptions, each with a reason and still needed", () => {
    expect(allowances.length).toBeLessThanOrEqual(15);
    expect(allowances.map(({ line }) => line).filter((line) => !needed.has(line))).toEqual([]);
    expect(() => readAllowances("getGames /*/notes null")).toThrow("no allowance with a reason");
  });
});
