import { evidenceSentence } from "../../scripts/docs/facts.js";
import { type ShapeFile, shapeFiles } from "../../scripts/lib/shapes.js";

const operationIds = new Set(shapeFiles.map(({ operationId }) => operationId));

/** The first operation whose recorded responses pass the test, and those responses. */
function operationWith(test: (shapes: readonly ShapeFile["shape"][]) => boolean) {
  for (const operationId of operationIds) {
    const shapes = shapeFiles.flatMap((file) => (file.operationId === operationId ? [file.shape] : []));
    if (test(shapes)) return { operationId, shapes };
  }
  throw new Error("No operation has such recorded responses.");
}

const monthOf = (time = "") =>
  new Date(time).toLocaleString("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

test("the sentence about a single recorded response states its rows and its month", () => {
  const one = operationWith((shapes) => shapes.length === 1 && shapes[0]?.rows === 1);
  const many = operationWith((shapes) => shapes.length === 1 && (shapes[0]?.rows ?? 0) > 1000);
  const [single, long] = [one, many].map(({ shapes }) => shapes[0]);
  expect(evidenceSentence(one.operationId)).toBe(
    `Checked against one recorded response with one row, from ${monthOf(single?.recordedUntil)}: it matches.`,
  );
  const rows = long?.rows.toLocaleString("en-US");
  expect(rows).toContain(",");
  expect(evidenceSentence(many.operationId)).toBe(
    `Checked against one recorded response with ${rows} rows, from ${monthOf(long?.recordedUntil)}: it matches.`,
  );
});

test("rows of several responses are added up, and the newest response is named by its month", () => {
  const { operationId, shapes } = operationWith(
    (all) => new Set(all.map(({ recordedUntil }) => monthOf(recordedUntil))).size > 1,
  );
  let [rows, newest] = [0, ""];
  for (const shape of shapes) {
    rows += shape.rows;
    if ((shape.recordedUntil ?? "") > newest) newest = shape.recordedUntil ?? "";
  }
  expect(evidenceSentence(operationId)).toBe(
    `Checked against ${shapes.length} recorded responses with ${rows.toLocaleString("en-US")} rows: all match. The newest is from ${monthOf(newest)}.`,
  );
});

test("an operation without a recorded response says so", () => {
  expect(evidenceSentence("getInfoUsage")).toBe("No recorded response has checked this page.");
});
