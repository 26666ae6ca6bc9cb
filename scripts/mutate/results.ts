import { readFileSync } from "node:fs";
import { parse } from "yaml";

type Position = Readonly<Record<"line" | "column", number>>;

/** A mutant in Stryker's report. Lines and columns count from 1. */
export interface Mutant {
  readonly status: string;
  readonly replacement?: string;
  readonly location: { readonly start: Position; readonly end: Position };
}

/** The files in Stryker's report. */
export type Files = Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;

/** Mutants of one line that behave like the original code, so that no test can find them. */
export interface Equivalent {
  /** The first line of the mutated code, without indentation. */
  readonly line: string;
  /** Each mutant's code and replacement, as the script prints survivors. */
  readonly mutants: readonly string[];
  readonly reason: string;
}

export type Equivalents = Readonly<Record<string, readonly Equivalent[]>>;

export const readEquivalents = (path: string): Equivalents => parse(readFileSync(path, "utf8")) ?? {};

/** Returns the list's entries whose line is no longer in the file. */
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

/** Returns all mutants that no test finds. `left` contains only the mutants that are not listed as equivalent. */
export function survivorsOf(files: Files, equivalents: Equivalents) {
  const all = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => status === "Survived" || status === "NoCoverage")
      .map((mutant) => survivorOf(mutant, file, source))
      .sort((a, b) => a.at - b.at),
  );
  const isListed = ({ file, line, mutant }: (typeof all)[number]) =>
    (equivalents[file] ?? []).some((each) => each.line === line && each.mutants.includes(mutant));
  return { all, left: all.filter((survivor) => !isListed(survivor)) };
}

/** Returns test/MUTATION.md with a room's new row. The percentage is Stryker's mutation score. */
export function withRow(record: string, room: string, files: Files, equivalents: Equivalents): string {
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const killed = statuses.filter((status) => status === "Killed" || status === "Timeout").length;
  const { all, left } = survivorsOf(files, equivalents);
  const tried = killed + all.length;
  const score = `${((100 * killed) / Math.max(1, tried)).toFixed(1)} %`;
  const row = `| ${[room, tried, killed, all.length - left.length, left.length, score].join(" | ")} |`;
  return record.replace(new RegExp(`^\\| ${room} \\|.*$`, "m"), row);
}
