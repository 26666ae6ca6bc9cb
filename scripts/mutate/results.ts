import { readFileSync } from "node:fs";
import { parse } from "yaml";

interface Position {
  readonly line: number;
  readonly column: number;
}

/** A mutant in the results of Stryker, as far as it is read here. Positions count from 1. */
export interface Mutant {
  readonly status: string;
  readonly replacement?: string;
  readonly location: { readonly start: Position; readonly end: Position };
}

export interface Results {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}

/** Mutants of one line that behave as the code does, so that no test can find them. */
export interface Equivalent {
  /** The line where the mutants begin, without indentation. */
  readonly line: string;
  /** What becomes what, as the command prints a survivor. */
  readonly mutants: readonly string[];
  readonly reason: string;
}

export type Equivalents = Readonly<Record<string, readonly Equivalent[]>>;

export interface Survivor {
  readonly at: number;
  readonly line: string;
  readonly mutant: string;
  readonly reached: boolean;
}

/** What became of the mutants of a file. */
export interface FileResult {
  readonly file: string;
  readonly killed: number;
  readonly timeouts: number;
  readonly survived: number;
  readonly notReached: number;
  readonly equivalent: number;
  /** Mutants of what runs once, when the module loads: not tried. */
  readonly fixed: number;
  /** Survivors that are not equivalent. */
  readonly left: readonly Survivor[];
}

const short = (text: string) => {
  const words = text.replaceAll(/\s+/g, " ");
  return words.length > 160 ? `${words.slice(0, 159)}…` : words;
};

function survivorOf({ status, location: { start, end }, replacement = "" }: Mutant, source: string): Survivor {
  const lines = source.split("\n").slice(start.line - 1, end.line);
  const line = (lines[0] ?? "").trim();
  const last = lines.length - 1;
  // The end first, because the first line may be the last.
  const text = lines.map((each, index) => (index === last ? each.slice(0, end.column - 1) : each));
  const original = text.map((each, index) => (index === 0 ? each.slice(start.column - 1) : each)).join(" ");
  return { at: start.line, line, mutant: `${short(original)} → ${short(replacement)}`, reached: status === "Survived" };
}

/** Counts the mutants of each file, and sorts the survivors by whether the list names them. */
export function countMutants({ files }: Results, equivalents: Equivalents): FileResult[] {
  return Object.entries(files).map(([file, { source, mutants }]) => {
    const count = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length;
    const survivors = mutants
      .filter(({ status }) => status === "Survived" || status === "NoCoverage")
      .map((mutant) => survivorOf(mutant, source))
      .sort((a, b) => a.at - b.at);
    const named = (survivor: Survivor) =>
      (equivalents[file] ?? []).some(
        ({ line, mutants }) => line === survivor.line && mutants.includes(survivor.mutant),
      );
    const left = survivors.filter((survivor) => !named(survivor));
    return {
      file,
      // A module that no longer loads fails every test.
      killed: count("Killed", "RuntimeError"),
      timeouts: count("Timeout"),
      survived: count("Survived"),
      notReached: count("NoCoverage"),
      equivalent: survivors.length - left.length,
      fixed: count("Ignored"),
      left,
    };
  });
}

/** Entries of the list whose line the file no longer has. */
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
