import { relative, sep } from "node:path";
import { styleText } from "node:util";
import { counted } from "../../screen/numbers.js";
import { plain } from "../../screen/terminal-text.js";
import type { Mismatch } from "./compare.js";

/** A mismatch and its location. */
export interface LocatedMismatch extends Mismatch {
  readonly file: string;
  /** The index of the entry in a HAR. */
  readonly entry?: number;
}

/** The totals of a check. */
export interface Summary {
  files: number;
  responses: number;
  operations: number;
  breakages: number;
  drifts: number;
  /** Files that could not be checked. */
  unreadable: number;
  /** Ignored entries of HAR files, by reason. */
  readonly ignored: Record<string, number>;
}

/** A format of the report. Each function returns the text to print, with its line end. */
interface Report {
  mismatch(found: LocatedMismatch): string;
  unreadable(file: string, message: string): string;
  end(summary: Summary): string;
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
function textReport(color: boolean): Report {
  const paint = (severity: LocatedMismatch["severity"]): string =>
    color ? styleText(severity === "breakage" ? "red" : "yellow", severity, { validateStream: false }) : severity;
  return {
    mismatch(found) {
      const { file, entry, operation, pointer, kind, severity } = found;
      const what = `${operation} ${pointer || "(all of it)"} ${kind}: ${whatOf(found)}`;
      return `${plain(entry === undefined ? file : `${file} entry ${entry}`)}: ${paint(severity)}: ${plain(what)}\n`;
    },
    unreadable: (file, message) => `${plain(`${file}: not checked: ${message}`)}\n`,
    end: summaryText,
  };
}

/** One JSON object, printed at the end. */
function jsonReport(): Report {
  const mismatches: LocatedMismatch[] = [];
  const unreadable: object[] = [];
  return {
    mismatch(found) {
      mismatches.push(found);
      return "";
    },
    unreadable(file, message) {
      unreadable.push({ file, message });
      return "";
    },
    end: (summary) => `${JSON.stringify({ mismatches, unreadable, summary })}\n`,
  };
}

/** Escapes a text for a workflow command, so that it cannot end the command or begin another. GitHub reverses the escapes. */
function data(text: string): string {
  return plain(text, "\r\n").replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

const property = (text: string) => data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

/** A GitHub workflow annotation per mismatch: an error for breakage, a warning for drift. */
const githubReport: Report = {
  mismatch(found) {
    const { severity, operation, kind, pointer, entry, file } = found;
    const at = entry === undefined ? pointer : `entry ${entry} ${pointer}`;
    const level = severity === "breakage" ? "error" : "warning";
    return annotation(level, file, `${severity}: ${operation} ${kind}`, `${at} ${whatOf(found)}`.trim());
  },
  unreadable: (file, message) => annotation("error", file, "not checked", message),
  end: summaryText,
};

function annotation(level: "error" | "warning", file: string, title: string, message: string): string {
  // GitHub expects paths relative to the repository, which is the working folder of the steps.
  const inRepository = (relative("", file) || file).replaceAll(sep, "/");
  return `::${level} file=${property(inRepository)},title=${property(title)}::${data(message)}\n`;
}

/** The report in a format. */
export function reportOf(format: "text" | "json" | "github", color: boolean): Report {
  if (format === "json") return jsonReport();
  return format === "github" ? githubReport : textReport(color);
}
