import { readFileSync } from "node:fs";
import { parse } from "yaml";

type Position = Readonly<Record<"line" | "column", number>>;

/** The members of a mutant in Stryker's results that this file reads. Positions count from 1. */
export interface Mutant {
  readonly status: string;
  readonly replacement?: string;
  readonly location: { readonly start: Position; readonly end: Position };
}

export interface Results {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}

/** The mutants of one line that behave like the original code, so that no test can find them. */
export interface Equivalent {
  /** The line where the mutants begin, without indentation. */
  readonly line: string;
  /** The code and its replacement, as the command prints a survivor. */
  readonly mutants: readonly string[];
  readonly reason: string;
}

export type Equivalents = Readonly<Record<string, readonly Equivalent[]>>;

const short = (text: string) => {
  const words = text.replaceAll(/\s+/g, " ");
  return words.length > 160 ? `${words.slice(0, 159)}…` : words;
};

function survivorOf({ location: { start, end }, replacement = "" }: Mutant, file: string, source: string) {
  const lines = source.split("\n").slice(start.line - 1, end.line);
  const line = (lines[0] ?? "").trim();
  const text = lines.join(" ");
  const after = (lines.at(-1) ?? "").length - (end.column - 1);
  const original = text.slice(start.column - 1, text.length - after);
  return { file, at: start.line, line, mutant: `${short(original)} → ${short(replacement)}` };
}

/** Counts a folder's mutants, and checks which survivors are in the list. */
export function scoreOf({ files }: Results, equivalents: Equivalents) {
  const all = Object.values(files).flatMap(({ mutants }) => mutants);
  const count = (...statuses: string[]) => all.filter(({ status }) => statuses.includes(status)).length;
  const survivors = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => status === "Survived" || status === "NoCoverage")
      .map((mutant) => survivorOf(mutant, file, source))
      .sort((a, b) => a.at - b.at),
  );
  const named = ({ file, line, mutant }: ReturnType<typeof survivorOf>) =>
    (equivalents[file] ?? []).some((each) => each.line === line && each.mutants.includes(mutant));
  const left = survivors.filter((survivor) => !named(survivor));
  return {
    // If a module no longer loads, all its tests fail, so the mutant counts as killed.
    killed: count("Killed", "RuntimeError"),
    timeouts: count("Timeout"),
    survived: count("Survived"),
    notReached: count("NoCoverage"),
    equivalent: survivors.length - left.length,
    // The mutants of code that runs once when the module loads. Stryker does not try them.
    fixed: count("Ignored"),
    /** Survivors that are not equivalent. */
    left,
  };
}

/** Returns the entries of the list whose line is no longer in the file. */
export function outdated(equivalents: Equivalents, read: (file: string) => string): string[] {
  return Object.entries(equivalents).flatMap(([file, entries]) => {
    const lines = new Set(
      read(file)
        .split("\n")
        .map((line) => line.trim()),
    );
    return entries.filter(({ line }) => !lines.has(line)).map(({ line }) => `${file}: ${line}`);
  });
}

export const readEquivalents = (path: string): Equivalents => parse(readFileSync(path, "utf8")) ?? {};

const share = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

type Score = ReturnType<typeof scoreOf>;

function rowOf(folder: string, { killed, timeouts, survived, notReached, equivalent, fixed }: Score): string {
  const found = killed + timeouts;
  const tried = found + survived + notReached;
  const shares = [share(found, tried), share(found, tried - equivalent)];
  return `| ${[`src/${folder}`, tried, killed, timeouts, survived, notReached, equivalent, ...shares, fixed].join(" | ")} |`;
}

/**
 * Returns the share of a folder's mutants that the tests kill, in percent, from the table of test/MUTATION.md. Returns 0 for a folder without a row.
 */
export function shareIn(report: string, folder: string): number {
  const row = report.split("\n").find((line) => line.startsWith(`| src/${folder} |`));
  return Number.parseFloat(row?.split(" | ")[7] ?? "0");
}

/** Returns test/MUTATION.md with a new row for a folder. */
export function withScore(before: string, folder: string, score: Score): string {
  return before.replace(new RegExp(`^\\| src/${folder} \\|.*$`, "m"), rowOf(folder, score));
}
