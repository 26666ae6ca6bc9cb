import { operationsOf } from "../../scripts/lib/document.js";
import { recordingFiles } from "../../scripts/lib/recordings.js";
import { shapeFiles } from "../../scripts/lib/shapes.js";
import { isPath } from "../../src/document/operation.js";
import { examples } from "../../src/document/prose.js";
import { createSampleService } from "../../src/sample/index.js";
import { validators } from "./recorded-responses.js";
import { readAllowances } from "./service/allowances.js";
import { differences } from "./service/compare.js";
import { wordDifferences } from "./service/words.js";

const shaped = new Set(shapeFiles.map(({ operationId }) => operationId));
const operations = operationsOf(validators.document).filter(({ operationId }) => shaped.has(operationId));
const service = createSampleService();

/** The data of an operation in the recordings, and the response to the example of the document. */
async function bodiesOf(operationId: string, path: string): Promise<unknown[]> {
  const recorded = recordingFiles
    .filter((each) => each.operationId === operationId && each.recording.response.status === 200)
    .map(({ recording }) => recording.response.body);
  if (!isPath(path)) throw new Error(`no operation has the path ${path}`);
  const query = new URLSearchParams(Object.entries(examples[path]).map(([name, value]) => [name, String(value)]));
  const headers = { authorization: "Bearer x" };
  const response = await service(new Request(`http://localhost${path}?${query}`, { headers }));
  return [...recorded, await response.json()];
}

const allowances = readAllowances();
const used = new Set<string>();

test.each(operations)("$operationId: the sample sends what the service sends", async (operation) => {
  const { operationId, path } = operation;
  const bodies = await bodiesOf(operationId, path);
  const found = [...differences(operation, bodies), ...wordDifferences(operationId, bodies)];
  const unlike = found.filter((each) => {
    const allowance = allowances.find(({ allows }) => allows(each));
    if (allowance) used.add(allowance.line);
    return allowance === undefined;
  });
  expect(unlike.map(({ pointer, kind, what }) => `${operationId} ${pointer} ${kind}: ${what}`)).toEqual([]);
});

test("there are at most 15 allowances, and each is needed", () => {
  expect(allowances.length).toBeLessThanOrEqual(15);
  expect(allowances.filter(({ line }) => !used.has(line)).map(({ line }) => line)).toEqual([]);
});

test("59 operations are compared", () => {
  expect(operations.length).toBeGreaterThanOrEqual(59);
});
