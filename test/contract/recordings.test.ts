import { operations } from "../../generated/operations.js";
import { damagesOf } from "../../scripts/lib/damage.js";
import { operationsOf, type Schema } from "../../scripts/lib/document.js";
import { nullableOf } from "../../scripts/lib/nullable.js";
import { type RecordingFile, recordingFiles, schemaOf } from "../../scripts/lib/recordings.js";
import { Validators } from "../../scripts/lib/validators.js";
import { isPath } from "../../src/query/check.js";
import { readQuery } from "../../src/sample/parameters.js";

const validators = new Validators();
const documented = operationsOf(validators.document);
const byId = new Map(documented.map((operation) => [operation.operationId, operation]));
const withBody = recordingFiles.filter((each) => schemaOf(validators.document, each) !== undefined);

/** The schema of a body that has one. */
function bodySchema(each: RecordingFile): Schema {
  const schema = schemaOf(validators.document, each);
  if (schema === undefined) throw new Error(`${each.name} has no body`);
  return schema;
}

test("every recording is in the folder of its operation", () => {
  for (const { operationId, name, recording } of recordingFiles) {
    expect({ name, path: recording.request.path }).toEqual({ name, path: byId.get(operationId)?.path });
  }
});

test.each(documented)("$operationId has a recorded response", ({ operationId }) => {
  const own = recordingFiles.filter((each) => each.operationId === operationId && each.recording.response.status < 300);
  expect(own.length).toBeGreaterThanOrEqual(1);
});

test.each(recordingFiles)("$name matches the document", (each) => {
  const { request, response } = each.recording;
  if (schemaOf(validators.document, each) === undefined) expect(response).not.toHaveProperty("body");
  else expect(validators.findings(request.path, response.status, response.body)).toEqual([]);
});

test.each(recordingFiles.filter(({ recording }) => recording.response.status === 200))(
  "$name has a valid query",
  ({ recording }) => {
    const { path, query } = recording.request;
    const searchParams = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    if (!isPath(path)) throw new Error(`no operation has the path ${path}`);
    expect(readQuery(path, searchParams)).toHaveProperty("values");
    expect(Object.keys(operations[path].parameters)).toEqual(expect.arrayContaining(Object.keys(query)));
  },
);

describe("a damaged recording is rejected", () => {
  let tried = 0;
  afterAll(() => {
    process.stdout.write(`${tried} damages checked on ${withBody.length} recordings.\n`);
  });

  test.each(withBody)("$name", (each) => {
    const { path } = each.recording.request;
    const { status } = each.recording.response;
    const root = { body: each.recording.response.body };
    const check = validators.check(path, status);
    const damages = damagesOf(validators.document, bodySchema(each), root);
    expect(damages.length).toBeGreaterThan(0);
    const undetected = damages.filter(({ make }) => {
      const undo = make();
      const accepted = check(root.body);
      undo();
      return accepted;
    });
    tried += damages.length;
    expect(undetected.map(({ pattern, kind }) => `${pattern}: ${kind}`)).toEqual([]);
    // Every damage is undone; otherwise later ones would be rejected for the wrong reason.
    expect(validators.findings(path, status, root.body)).toEqual([]);
  });
});

/** Nullable fields that the sample world cannot cover without inventing history. */
const unseen: Record<string, string[]> = {
  // Every champion of the playoff so far has had a conference.
  getCfpPlayoff: ["/champion/conference is never null"],
  // In the playoff of 2024 the home team of every game was known before the away team.
  getScoreboard: ["/*/homeTeam/classification is never null", "/*/homeTeam/conference is never null"],
};

test.each(documented)(
  "$operationId: every nullable field is null in one recording and not null in another",
  ({ operationId }) => {
    const seen = new Map<string, { null: boolean; value: boolean }>();
    for (const each of recordingFiles) {
      if (each.operationId !== operationId || each.recording.response.status !== 200) continue;
      nullableOf(validators.document, bodySchema(each), each.recording.response.body, seen);
    }
    const missing = [...seen].filter(([, found]) => !found.null || !found.value);
    const uncovered = missing.map(([pattern, found]) => `${pattern} is ${found.null ? "always" : "never"} null`);
    expect(uncovered).toEqual(unseen[operationId] ?? []);
  },
);
