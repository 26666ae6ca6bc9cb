import { evidenceSentence, factLines } from "../../scripts/docs/facts.js";
import { operationsOf, readDocument } from "../../scripts/lib/document.js";
import { shapeFiles } from "../../scripts/lib/recordings.js";

const operations = operationsOf(readDocument());
const shapesOf = (operationId: string) => shapeFiles.filter((each) => each.operationId === operationId);

test.each(operations)("$operationId: the reference says how many recorded responses it fits", (operation) => {
  const text = new Map(factLines(operation)).get("How sure") ?? "";
  const own = shapesOf(operation.operationId);
  if (own.length === 0) expect(text).toContain(" No response was recorded ");
  else if (own.length === 1) expect(text).toContain(" Fits one recorded response, ");
  else expect(text).toContain(` Fits ${own.length} recorded responses, `);
});

test("rows are summed, and the newest response is named by its month", () => {
  expect(evidenceSentence("getTransferPortal")).toBe("Fits one recorded response, 4,499 rows, of January 2026.");
  expect(evidenceSentence("getTeamSeasonStats")).toBe("Fits 5 recorded responses, 64 rows, the newest of March 2026.");
  expect(evidenceSentence("getLines")).toBe("Fits one recorded response, one row, of January 2026.");
  expect(evidenceSentence("getInfoUsage")).toBe("No response was recorded for `test/shapes`.");
});
