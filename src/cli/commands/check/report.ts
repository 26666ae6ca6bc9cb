import { relative, sep } from "node:path";
import { counted } from "../../screen/numbers.js";
import { plain, styled } from "../../screen/terminal-text.js";
import type { Mismatch } from "./file.js";

/** A mismatch and its location. */
export interface LocatedMismatch extends Mismatch {
  readonly file: string;
}

/** The totals of a check. `unreadable` counts the files that could not be checked. */
export type Summary = Record<"files" | "responses" | "operations" | "breakages" | "drifts" | "unreadable", number>;

/** A mismatch, or a file that could not be checked, with the reason. */
export type Found = LocatedMismatch | { readonly file: string; readonly message: string };

export function summaryText({ files, responses, operations, breakages, drifts, unreadable }: Summary): string {
  return [
    `${counted(responses, "response")} of ${counted(operations, "operation")} in ${counted(files, "file")}: `,
    breakages + drifts > 0 ? `${counted(breakages, "breakage")} and ${counted(drifts, "drift")}` : "no mismatch",
    unreadable > 0 ? `, ${counted(unreadable, "file")} not checked.` : ".",
    "\n",
  ].join("");
}

function whatOf({ expected, got, count, pattern, pointer }: LocatedMismatch): string {
  const times = count === 1 ? "" : ` (${counted(count, "time")}${pattern === pointer ? "" : ` at ${pattern}`})`;
  return `expected ${expected}, got ${got}${times}`;
}

export function textLine(found: Found, color: boolean): string {
  if ("message" in found) return `${plain(`${found.file}: not checked: ${found.message}`)}\n`;
  const { file, operation, pointer, kind, severity } = found;
  const level = styled(severity === "breakage" ? "red" : "yellow", severity, color);
  const what = `${operation} ${pointer || "(all of it)"} ${kind}: ${whatOf(found)}`;
  return `${plain(file)}: ${level}: ${plain(what)}\n`;
}

/** Escapes a string for a workflow command, so that it can't end the command or start another. GitHub reverses the escapes. */
function data(text: string): string {
  return plain(text, "\r\n").replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

const property = (text: string) => data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

/** Returns a GitHub workflow annotation, which is an error for breakage and a warning for drift. */
export function annotation(found: Found): string {
  // GitHub expects paths relative to the repository, in which the steps run.
  const file = property((relative("", found.file) || found.file).replaceAll(sep, "/"));
  if ("message" in found) return `::error file=${file},title=not checked::${data(found.message)}\n`;
  const { severity, operation, kind, pointer } = found;
  const level = severity === "breakage" ? "error" : "warning";
  const title = property(`${severity}: ${operation} ${kind}`);
  return `::${level} file=${file},title=${title}::${data(`${pointer} ${whatOf(found)}`.trim())}\n`;
}
