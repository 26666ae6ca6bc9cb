import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.js";

/** A location of the version: it is the text that `pattern` matches between its two groups. */
interface Location {
  readonly file: string;
  readonly pattern: RegExp;
}

/** Every location of the version outside generated/, which `npm run generate` writes. */
const locations: readonly Location[] = [
  { file: "package.json", pattern: /^(\{\n {2}"name": "cfb-openapi",\n {2}"version": ")[^"]+(")/ },
  { file: "package-lock.json", pattern: /^(\{\n {2}"name": "cfb-openapi",\n {2}"version": ")[^"]+(")/ },
  { file: "package-lock.json", pattern: /^( {4}"": \{\n {6}"name": "cfb-openapi",\n {6}"version": ")[^"]+(")/m },
  { file: "openapi.yaml", pattern: /^(info:\n(?: .*\n|\n)*? {2}version: )\S+(\n)/m },
  { file: "README.md", pattern: /^(\| package \| document \|.*\n\|[-|]+\n\| )\S+( \|)/m },
  { file: "README.md", pattern: /^(\| package \| document \|.*\n\|[-|]+\n\| \S+ \| )\S+( \|)/m },
  { file: "server.json", pattern: /^( {2}"version": ")[^"]+(")/m },
  { file: "server.json", pattern: /^( {6}"version": ")[^"]+(")/m },
  { file: "examples/scoreboard/package.json", pattern: /^( {4}"cfb-openapi": ")[^"]+(")/m },
  { file: "examples/season/package.json", pattern: /^( {4}"cfb-openapi": ")[^"]+(")/m },
  { file: "CHANGELOG.md", pattern: /^(## )\S+( \(.*\)\n)/m },
];

/** A version that a file names. */
export interface Named {
  readonly file: string;
  readonly version: string;
}

/** Reads a file of the project by its name. */
export type Read = (file: string) => string;

/** The text of a file beside package.json. */
export const readText: Read = (file) => readFileSync(join(root, file), "utf8");

/** The parts of a file's text before, at and after a version. Throws where the file does not name one. */
function partsOf({ file, pattern }: Location, text: string): { before: string; version: string; after: string } {
  const match = pattern.exec(text);
  if (match === null) throw new Error(`${file} does not name the version where scripts/lib/versions.ts looks for it`);
  const [all, before = "", after = ""] = match;
  const start = match.index + before.length;
  const end = match.index + all.length - after.length;
  return { before: text.slice(0, start), version: text.slice(start, end), after: text.slice(end) };
}

/** The version at each location. Throws where a file does not name it. */
export function versionsNamed(read: Read = readText): Named[] {
  return locations.map((location) => ({
    file: location.file,
    version: partsOf(location, read(location.file)).version,
  }));
}

/** The texts of all files that name the version, with a new one, by file name. A changelog whose newest release has a date gets a new heading without notes. */
export function withVersion(version: string, read: Read = readText): Map<string, string> {
  const texts = new Map<string, string>();
  for (const location of locations) {
    const text = texts.get(location.file) ?? read(location.file);
    const parts = partsOf(location, text);
    const released = location.file === "CHANGELOG.md" && !parts.after.startsWith(" (unreleased)");
    const added = released && parts.version !== version ? ` (unreleased)\n\n## ${parts.version}` : "";
    texts.set(location.file, `${parts.before}${version}${added}${parts.after}`);
  }
  return texts;
}

/** Whether a text is a version of a release: 1.2.3, or 1.2.3-beta.1. */
export function isVersion(text: string): boolean {
  return /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(text);
}

/** A release in CHANGELOG.md. */
export interface Entry {
  readonly version: string;
  /** The text in brackets after the version: a date, or "unreleased". */
  readonly when: string;
  /** The text below the heading. */
  readonly notes: string;
}

/** The releases of a changelog in its order: each has a heading `## 1.2.3 (2026-08-29)`. */
export function entriesOf(changelog: string): Entry[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [head = "", ...lines] = part.split("\n");
      const [, version = head, when = ""] = /^(\S+)(?: \((.*)\))?$/.exec(head) ?? [];
      return { version, when, notes: lines.join("\n").trim() };
    });
}

/** What prevents the release of a tag: versions that differ, a heading without a date, missing notes. Empty when nothing does. */
export function obstacles(tag: string, named: readonly Named[], entry: Entry | undefined): string[] {
  const found: string[] = [];
  const wanted = tag.replace(/^v/, "");
  if (!tag.startsWith("v") || !isVersion(wanted)) found.push(`${tag} is not the tag of a release, such as v1.2.3`);
  for (const { file, version } of named) {
    if (version !== wanted) found.push(`${file} says ${version}, the tag ${wanted}`);
  }
  if (entry === undefined || entry.notes === "") found.push(`CHANGELOG.md has no notes for ${wanted}`);
  else if (!/^\d{4}-\d\d-\d\d$/.test(entry.when))
    found.push(`CHANGELOG.md says "${entry.when}" for ${wanted}: write the date`);
  return [...new Set(found)];
}
