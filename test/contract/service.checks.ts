import { operationsOf } from "../../scripts/lib/document.js";
import { recordingFiles, shapeFiles } from "../../scripts/lib/recordings.js";
import { isPath } from "../../src/document/operation.js";
import { examples } from "../../src/document/prose.js";
import { sampleResponse } from "../support/sample-response.js";
import { validators } from "./recorded-responses.js";
import { readAllowances } from "./service/allowances.js";
import { differences, enoughRows } from "./service/compare.js";
import { sentBy } from "./service/service.js";
import { isListed, wordDifferences } from "./service/words.js";

const shaped = new Set(shapeFiles.map(({ operationId }) => operationId));
const operations = operationsOf(validators.document).filter(({ operationId }) => shaped.has(operationId));

/** Parameters that do not narrow a response to a team, a player or a kind of row. */
const wide = new Set(["year", "week", "seasonType", "gameId", "id"]);

/** The data of an operation: recordings, the example of the document, and, where its words are listed, all rows of the recorded weeks or games. */
async function bodiesOf(operationId: string, path: string): Promise<unknown[]> {
  const recorded = recordingFiles
    .filter((each) => each.operationId === operationId && each.recording.response.status === 200)
    .map(({ recording }) => recording);
  if (!isPath(path)) throw new Error(`no operation has the path ${path}`);
  const queries: object[] = [examples[path]];
  if (isListed(operationId))
    queries.push(
      ...recorded.map(({ request }) =>
        Object.fromEntries(Object.entries(request.query).filter(([name]) => wide.has(name))),
      ),
    );
  const responses = await Promise.all(queries.map((query) => sampleResponse(path, query)));
  return [...recorded.map(({ response }) => response.body), ...responses.map(({ data }) => data)];
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

test("74 operations are compared, 20 of them with enough recorded rows for types and nulls", () => {
  expect(operations.length).toBeGreaterThanOrEqual(74);
  const rowsOf = (operationId: string) => sentBy(operationId)?.rowsWith("/*") ?? 0;
  expect(operations.filter(({ operationId }) => rowsOf(operationId) >= enoughRows).length).toBeGreaterThanOrEqual(20);
});
