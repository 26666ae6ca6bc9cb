import { damagesOf } from "./coverage/damage.js";
import { nullableOf } from "./coverage/nullable.js";
import { operationsOf, readDocument } from "./lib/document.js";
import { type RecordingFile, recordingFiles, schemaOf } from "./lib/recordings.js";
import { aligned, runScript } from "./lib/script.js";

const usage = `npm run coverage             how much of the document the recordings cover: a line per operation, then totals
npm run coverage -- --help   this text

null / value: of the nullable fields, how many are null in a recording, and how many have a value in one.`;

const document = readDocument();

const counts = ["recordings", "nullable", "seenNull", "seenValue", "damages"] as const;
type Counts = Record<(typeof counts)[number], number>;

/** What the recordings of an operation cover, and their statuses. */
function coveredBy(operationId: string): Counts & { readonly statuses: string } {
  const own = recordingFiles.filter((each) => each.operationId === operationId);
  const seen: Parameters<typeof nullableOf>[3] = new Map();
  const damages = (each: RecordingFile): number => {
    const schema = schemaOf(document, each);
    if (schema === undefined) return 0;
    const root = { body: each.recording.response.body };
    if (each.recording.response.status === 200) nullableOf(document, schema, root.body, seen);
    return damagesOf(document, schema, root).length;
  };
  return {
    recordings: own.length,
    damages: own.reduce((sum, each) => sum + damages(each), 0),
    statuses: [...new Set(own.map(({ recording }) => recording.response.status))].sort().join(" "),
    nullable: seen.size,
    seenNull: [...seen.values()].filter((found) => found.null).length,
    seenValue: [...seen.values()].filter((found) => found.value).length,
  };
}

const row = (name: string, basis: string, statuses: string, covered: Counts): string[] => {
  const { recordings, nullable, seenNull, seenValue, damages } = covered;
  return [name, basis, `${recordings}`, statuses, `${seenNull}/${nullable}`, `${seenValue}/${nullable}`, `${damages}`];
};

await runScript({ usage }, () => {
  const operations = operationsOf(document);
  const specified = operations.filter((operation) => operation["x-specified"]).length;
  const lines = operations.map((operation) => ({ ...operation, ...coveredBy(operation.operationId) }));
  const totals: Counts = { recordings: 0, nullable: 0, seenNull: 0, seenValue: 0, damages: 0 };
  for (const name of counts) for (const line of lines) totals[name] += line[name];
  const rows = lines.map((line) =>
    row(line.operationId, line["x-specified"] ? "specified" : "observed", line.statuses, line),
  );
  const head = ["operation", "basis", "recordings", "statuses", "null", "value", "damages"];
  const last = row(`${lines.length} operations`, `${specified} + ${lines.length - specified}`, "", totals);
  console.log(aligned([head, ...rows, last]));
  return 0;
});
