import { relative, sep } from "node:path";
import { styleText } from "node:util";
import { counted } from "../numbers.js";
import { plain } from "../terminal-text.js";
import type { Placed, Tally } from "./file.js";

/** What a check came to. */
export interface Summary {
  readonly files: number;
  readonly answers: number;
  readonly operations: number;
  readonly breakages: number;
  readonly drifts: number;
  /** Files that could not be held against the document. */
  readonly unreadable: number;
  /** Entries of HAR files that were not looked at, by why. */
  readonly ignored: Readonly<Record<string, number>>;
}

/** How mismatches are written. Each function returns the text to print, with its line end. */
export interface Report {
  begin(): string;
  mismatch(found: Placed): string;
  unreadable(file: string, message: string): string;
  end(summary: Summary): string;
}

/** The summary of a check. */
export function summaryOf(
  tally: Tally,
  counts: Pick<Summary, "files" | "breakages" | "drifts" | "unreadable">,
): Summary {
  const { answers, operations, ignored } = tally;
  return { ...counts, answers, operations: operations.size, ignored: Object.fromEntries(ignored) };
}

/** The summary in words. */
export function summaryText({ files, answers, operations, breakages, drifts, unreadable, ignored }: Summary): string {
  const verdict = [
    breakages > 0 || drifts > 0 ? `${counted(breakages, "breakage")} and ${counted(drifts, "drift")}` : "no mismatch",
    ...(unreadable > 0 ? [`${counted(unreadable, "file")} not checked`] : []),
  ];
  const left = Object.entries(ignored).map(([why, count]) => `${counted(count, "request")} ${why}`);
  const looked = `${counted(answers, "response")} of ${counted(operations, "operation")} in ${counted(files, "file")}`;
  return `${looked}: ${verdict.join(", ")}.${left.length > 0 ? ` Ignored: ${left.join(", ")}.` : ""}`;
}

function times({ count, pattern, pointer }: Placed): string {
  if (count === 1) return "";
  return ` (${counted(count, "time")}${pattern === pointer ? "" : ` at ${pattern}`})`;
}

function placeOf({ file, entry }: Placed): string {
  return entry === undefined ? file : `${file} entry ${entry}`;
}

function whatOf(found: Placed): string {
  return `expected ${found.expected}, got ${found.got}${times(found)}`;
}

/** A line for each mismatch, for people and for grep. */
export function textReport(color: boolean): Report {
  const paint = (severity: Placed["severity"]): string =>
    color ? styleText(severity === "breakage" ? "red" : "yellow", severity, { validateStream: false }) : severity;
  return {
    begin: () => "",
    mismatch: (found) => {
      const what = `${found.operation} ${found.pointer || "(all of it)"} ${found.kind}: ${whatOf(found)}`;
      return `${plain(placeOf(found))}: ${paint(found.severity)}: ${plain(what)}\n`;
    },
    unreadable: (file, message) => `${plain(`${file}: not checked: ${message}`)}\n`,
    end: (summary) => `${summaryText(summary)}\n`,
  };
}

/** One JSON object: `mismatches`, `unreadable`, `summary`. */
export function jsonReport(): Report {
  const unreadable: { file: string; message: string }[] = [];
  let separator = "";
  return {
    begin: () => '{"mismatches":[',
    mismatch: (found) => {
      const text = `${separator}\n${JSON.stringify(found)}`;
      separator = ",";
      return text;
    },
    unreadable: (file, message) => {
      unreadable.push({ file, message });
      return "";
    },
    end: (summary) => `\n],"unreadable":${JSON.stringify(unreadable)},"summary":${JSON.stringify(summary)}}\n`,
  };
}

/** A text as the value of a workflow command: what could end it, or begin another, is written as GitHub reads it back. */
function data(text: string): string {
  return plain(text, "\r\n").replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

/** An annotation of a GitHub workflow for each mismatch: an error for breakage, a warning for drift. */
export function githubReport(): Report {
  // GitHub knows files by their path in the repository, in which the workflow's steps run.
  const inRepository = (file: string): string => (relative("", file) || file).replaceAll(sep, "/");
  const annotation = (level: "error" | "warning", file: string, title: string, message: string): string =>
    `::${level} file=${property(inRepository(file))},title=${property(title)}::${data(message)}\n`;
  return {
    begin: () => "",
    mismatch: (found) => {
      const { severity, operation, kind, pointer, entry, file } = found;
      const at = entry === undefined ? pointer : `entry ${entry} ${pointer}`;
      const level = severity === "breakage" ? "error" : "warning";
      return annotation(level, file, `${severity}: ${operation} ${kind}`, `${at} ${whatOf(found)}`.trim());
    },
    unreadable: (file, message) => annotation("error", file, "not checked", message),
    end: (summary) => `${summaryText(summary)}\n`,
  };
}
