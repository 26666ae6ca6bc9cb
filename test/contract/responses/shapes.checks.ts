import { operationsOf } from "../../../scripts/lib/document.js";
import { type ShapeFile, shapeFiles } from "../../../scripts/lib/recordings.js";
import { dataSchema } from "../../../scripts/lib/schemas.js";
import { withoutValues } from "../../../src/cli/commands/record/response-shape.js";
import { withAddedKeys } from "../added-since.js";
import { validators } from "../recorded-responses.js";
import { undetectedDamages } from "../undetected.js";

const { document } = validators;
const byId = new Map(operationsOf(document).map((operation) => [operation.operationId, operation]));

/** The body of a shape, with the keys that were added since. */
const bodyOf = ({ shape: { path, body, addedSince } }: ShapeFile) => withAddedKeys(document, path, body, addedSince);

test("there are shapes of 74 operations", () => {
  expect(shapeFiles.length).toBeGreaterThanOrEqual(140);
  expect(new Set(shapeFiles.map(({ operationId }) => operationId)).size).toBeGreaterThanOrEqual(74);
});

test.each(shapeFiles)("$name is of the service, of its operation, and of a day", ({ operationId, shape }) => {
  expect(shape).toMatchObject({ path: byId.get(operationId)?.path, source: "service", values: "removed" });
  expect(["service", "sorted"]).toContain(shape.keyOrder);
  expect(shape.recordedUntil).toMatch(/^20\d\d-\d\d-\d\d$/);
  expect(shape.rows).toBeGreaterThanOrEqual(Array.isArray(shape.body) ? shape.body.length : 1);
});

test.each(shapeFiles)("$name has no value left", ({ shape: { path, body } }) => {
  expect(JSON.stringify(withoutValues(path, 200, body))).toBe(JSON.stringify(body));
});

test.each(shapeFiles)("$name matches the document", (each) => {
  expect(validators.findings(each.shape.path, 200, bodyOf(each))).toEqual([]);
});

test("a key that no object lacks is no allowance, and neither is a key that the document does not have", () => {
  const added = (pointer: string) => () =>
    withAddedKeys(document, "/talent", [{ year: 1, team: "a", talent: 1 }], [pointer]);
  expect(added("/*/team")).toThrow("no object lacks /*/team");
  expect(added("/*/rank")).toThrow("the document has no key rank");
});

describe("a damaged shape is rejected", () => {
  let tried = 0;
  afterAll(() => {
    process.stdout.write(`${tried} damages checked on ${shapeFiles.length} shapes.\n`);
  });

  test.each(shapeFiles)("$name", (each) => {
    const { path } = each.shape;
    const damaged = undetectedDamages(path, 200, dataSchema(document, path), bodyOf(each));
    expect(damaged.tried).toBeGreaterThan(0);
    expect(damaged.undetected).toEqual([]);
    tried += damaged.tried;
  });
});
