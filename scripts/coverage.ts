import { damagesOf } from "./coverage/damage.js";
import { nullableOf } from "./coverage/nullable.js";
import { operationsOf, readDocument } from "./lib/document.js";
import { readFlags } from "./lib/flags.js";
import { type RecordingFile, recordingFiles, schemaOf } from "./lib/recordings.js";

const usage = `npm run coverage             how much of the document the recordings cover: a line per operation, then totals
npm run coverage -- --help   this text

null / value: of the nullable fields, how many are null in a recording, and how many have a value in one.`;

const document = readDocument();

interface Line {
  operationId: string;
  basis: "specified" | "observed";
  recordings: number;
  statuses: string;
  nullable: number;
  seenNull: number;
  seenValue: number;
  damages: number;
}

function lineOf({ operationId, "x-specified": specified }: ReturnType<typeof operationsOf>[number]): Line {
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
    operationId,
    basis: specified ? "specified" : "observed",
    recordings: own.length,
    damages: own.reduce((sum, each) => sum + damages(each), 0),
    statuses: [...new Set(own.map(({ recording }) => recording.response.status))].sort().join(" "),
    nullable: seen.size,
    seenNull: [...seen.values()].filter((found) => found.null).length,
    seenValue: [...seen.values()].filter((found) => found.value).length,
  };
}

function print(lines: Line[]): void {
  const sum = (pick: (line: Line) => number) => lines.reduce((total, line) => total + pick(line), 0);
  const cells = (line: Line) => [
    line.operationId,
    line.basis,
    String(line.recordings),
    line.statuses,
    `${line.seenNull}/${line.nullable}`,
    `${line.seenValue}/${line.nullable}`,
    String(line.damages),
  ];
  const specified = lines.filter(({ basis }) => basis === "specified").length;
  const totals = cells({
    operationId: `${lines.length} operations`,
    basis: "specified",
    recordings: sum((line) => line.recordings),
    statuses: "",
    nullable: sum((line) => line.nullable),
    seenNull: sum((line) => line.seenNull),
    seenValue: sum((line) => line.seenValue),
    damages: sum((line) => line.damages),
  });
  totals[1] = `${specified} + ${lines.length - specified}`;
  const head = ["operation", "basis", "recordings", "statuses", "null", "value", "damages"];
  const rows = [head, ...lines.map(cells), totals];
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    );
}

readFlags("coverage", usage, []);
print(operationsOf(document).map(lineOf));
