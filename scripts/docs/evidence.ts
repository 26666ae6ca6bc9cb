import { shapeFiles } from "../lib/recordings.js";

/** How many recorded responses there are, their rows, and the month of the newest, in words. */
export interface Evidence {
  readonly responses: number;
  readonly operations: number;
  readonly rows: number;
  /** Such as "March 2026". Empty where there is no response. */
  readonly newest: string;
}

const month = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

/** What test/shapes holds, for one operation or for all. */
export function evidenceOf(operationId?: string): Evidence {
  const own = shapeFiles.filter((each) => operationId === undefined || each.operationId === operationId);
  const days = own.map(({ shape }) => shape.recordedUntil).sort();
  const newest = days.at(-1);
  return {
    responses: own.length,
    operations: new Set(own.map((each) => each.operationId)).size,
    rows: own.reduce((sum, { shape }) => sum + shape.rows, 0),
    newest: newest === undefined ? "" : month.format(new Date(newest)),
  };
}

const counted = (count: number, noun: string): string =>
  count === 1 ? `one ${noun}` : `${count.toLocaleString("en-US")} ${noun}s`;

/** The sentence on how many recorded responses of an operation the document fits, which the contract tests check. */
export function evidenceSentence(operationId: string): string {
  const { responses, rows, newest } = evidenceOf(operationId);
  if (responses === 0) return "No response was recorded for `test/shapes`.";
  const when = responses === 1 ? `of ${newest}` : `the newest of ${newest}`;
  return `Fits ${counted(responses, "recorded response")}, ${counted(rows, "row")}, ${when}.`;
}
