import { observedSentences, operationFacts } from "../generate/words.js";
import type { Operation, OperationObject } from "../lib/document.js";
import { type ShapeFile, shapeFiles } from "../lib/shapes.js";

/** Makes a tag a heading. For example, "adjustedMetrics" becomes "Adjusted metrics". */
export function heading(tag: string): string {
  const words = tag.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const month = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

/** Returns the number of rows in recorded responses and the newest one's month, such as `March 2026`. The month is empty without responses. */
export function evidenceOf(files: readonly ShapeFile[]) {
  const newest = files
    .map(({ shape }) => shape.recordedUntil)
    .sort()
    .at(-1);
  return {
    rows: files.reduce((sum, { shape }) => sum + shape.rows, 0),
    newest: newest === undefined ? "" : month.format(new Date(newest)),
  };
}

const counted = (count: number, noun: string): string =>
  count === 1 ? `one ${noun}` : `${count.toLocaleString("en-US")} ${noun}s`;

/** Returns a sentence about an operation's recorded responses, which the contract tests compare with the document. */
export function evidenceSentence(operationId: string): string {
  const own = shapeFiles.filter((each) => each.operationId === operationId);
  if (own.length === 0) return "No recorded response has checked this page.";
  const { rows, newest } = evidenceOf(own);
  const checked = `Checked against ${counted(own.length, "recorded response")} with ${counted(rows, "row")}`;
  return own.length === 1
    ? `${checked}, from ${newest}: it matches.`
    : `${checked}: all match. The newest is from ${newest}.`;
}

/** Returns a sentence about whether the service promises an operation. */
export function basisOf(operation: OperationObject): string {
  return operation["x-specified"]
    ? "Specified: the service promises the parameters and the response, except what is marked as observed."
    : "Observed: the service promises at most the path. The parameters and the response are what it was seen to take and return.";
}

/** Returns a sentence for each rule about an operation's query, including the parameters that the service refuses. */
export function queryRules(operation: Operation): string[] {
  const { rules, unknown } = operationFacts(operation);
  const required = operation.parameters.filter((parameter) => parameter.required).map(({ name }) => `\`${name}\``);
  return [...(required.length === 0 ? [] : [`Give ${required.join(" and ")}.`]), ...rules, ...unknown];
}

/** Returns the facts about an operation by label, such as what a call costs and when its values are known. */
export function factLines(operation: Operation): [label: string, text: string][] {
  const { key, cost, caps, data, freshness, asOf } = operationFacts(operation);
  return [
    ["Key", key.join(" ")],
    ["Cost", cost.join(" ")],
    ["Caps", caps.length === 0 ? "None known." : caps.join(" ")],
    ["Freshness", [...data, ...freshness].join(" ")],
    ["Known", asOf.join(" ")],
    [
      "How sure",
      [basisOf(operation), evidenceSentence(operation.operationId), ...observedSentences(operation)].join(" "),
    ],
  ];
}
