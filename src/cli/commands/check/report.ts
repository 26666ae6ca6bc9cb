import { relative, sep } from "node:path";
import { styleText } from "node:util";
import { counted } from "../../screen/numbers.js";
import { plain } from "../../screen/terminal-text.js";
import type { LocatedMismatch, Tally } from "./file.js";

/** The totals of a check. */
export interface Summary {
  readonly files: number;
  readonly responses: number;
  readonly operations: number;
  readonly breakages: number;
  readonly drifts: number;
  /** Files that could not be checked. */
  readonly unreadable: number;
  /** Ignored entries of HAR files, by reason. */
  readonly ignored: Readonly<Record<string, number>>;
}

/** A format of the report. Each function returns the text to print, with its line end. */
export interface Report {
  begin(): string;
  mismatch(found: LocatedMismatch): string;
  unreadable(file: string, message: string): string;
  end(summary: Summary): string;
}

/** Creates the summary of a check. */
export function summaryOf(
  tally: Tally,
  counts: Pick<Summary, "files" | "breakages" | "drifts" | "unreadable">,
): Summary {
  const { responses, operations, ignored } = tally;
  return { ...counts, responses, operations: operations.size, ignored: Object.fromEntries(ignored) };
}

/** The summary in words. */
function summaryText({ files, responses, operations, breakages, drifts, unreadable, ignored }: Summary): string {
  const left = Object.entries(ignored).map(([why, count]) => `${counted(count, "request")} ${why}`);
  return [
    `${counted(responses, "response")} of ${counted(operations, "operation")} in ${counted(files, "file")}: `,
    breakages + drifts > 0 ? `${counted(breakages, "breakage")} and ${counted(drifts, "drift")}` : "no mismatch",
    unreadable > 0 ? `, ${counted(unreadable, "file")} not checked.` : ".",
    left.length > 0 ? ` Ignored: ${left.join(", ")}.` : "",
    "\n",
  ].join("");
}

/** What differs, and how often. */
function whatOf({ expected, got, count, pattern, pointer }: LocatedMismatch): string {
  const times = count === 1 ? "" : ` (${counted(count, "time")}${pattern === pointer ? "" : ` at ${pattern}`})`;
  return `expected ${expected}, got ${got}${times}`;
}

/** A line per mismatch, for people and for grep. */
export function textReport(color: boolean): Report {
  const paint = (severity: LocatedMismatch["severity"]): string =>
    color ? styleText(severity === "breakage" ? "red" : "yellow", severity, { validateStream: false }) : severity;
  return {
    begin: () => "",
    mismatch: (found) => {
      const what = `${found.operation} ${found.pointer || "(all of it)"} ${found.kind}: ${whatOf(found)}`;
      const { file, entry } = found;
      return `${plain(entry === undefined ? file : `${file} entry ${entry}`)}: ${paint(found.severity)}: ${plain(what)}\n`;
    },
    unreadable: (file, message) => `${plain(`${file}: not checked: ${message}`)}\n`,
    end: summaryText,
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

/** Escapes a text for a workflow command, so that it cannot end the command or begin another. GitHub reverses the escapes. */
function data(text: string): string {
  return plain(text, "\r\n").replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

/** A GitHub workflow annotation per mismatch: an error for breakage, a warning for drift. */
export function githubReport(): Report {
  // GitHub expects paths relative to the repository, which is the working folder of the steps.
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
    end: summaryText,
  };
}
