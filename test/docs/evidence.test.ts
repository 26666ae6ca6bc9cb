import { evidenceSentence, factLines } from "../../scripts/docs/facts.js";
import { operationsOf, readDocument } from "../../scripts/lib/document.js";
import { shapeFiles } from "../../scripts/lib/shapes.js";

const operations = operationsOf(readDocument());
const shapesOf = (operationId: string) => shapeFiles.filter((each) => each.operationId === operationId);

test.each(operations)("$operationId: the reference says how many recorded responses have checked it", (operation) => {
  const text = new Map(factLines(operation)).get("How sure") ?? "";
  const own = shapesOf(operation.operationId);
  if (own.length === 0) expect(text).toContain(" No recorded response has checked ");
  else if (own.length === 1) expect(text).toContain(" Checked against one recorded response with ");
  else expect(text).toContain(` Checked against ${own.length} recorded responses with `);
});

test("rows are summed, and the newest response is named by its month", () => {
  expect(evidenceSentence("getTransferPortal")).toBe(
    "Checked against one recorded response with 4,499 rows, from January 2026: it matches.",
  );
  expect(evidenceSentence("getTeamSeasonStats")).toBe(
    "Checked against 5 recorded responses with 64 rows: all match. The newest is from March 2026.",
  );
  expect(evidenceSentence("getLines")).toBe(
    "Checked against one recorded response with one row, from January 2026: it matches.",
  );
  expect(evidenceSentence("getInfoUsage")).toBe("No recorded response has checked this page.");
});
