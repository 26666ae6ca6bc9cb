import { operationsOf } from "../../scripts/lib/document.js";
import { recordingsOf } from "../../scripts/lib/recordings.js";
import { differences } from "./compare.js";
import { sampleDefects } from "./damage.js";
import { document } from "./validator.js";

const operations = operationsOf(document);

test.each(sampleDefects)("the comparison finds a defect at %s: %s in %s", async (pointer, kind, name, defect) => {
  const [operation] = operations.filter(({ operationId }) => name.startsWith(`${operationId}/`));
  const [recording] = (await recordingsOf(operation?.operationId)).filter((each) => each.name === name);
  const rows = recording?.response.body;
  if (operation === undefined || !Array.isArray(rows)) throw new Error(`${name} has no rows`);
  const found = expect.objectContaining({ pointer, kind });
  expect(differences(operation, [rows])).not.toContainEqual(found);
  expect(differences(operation, [rows.map(defect)])).toContainEqual(found);
});
