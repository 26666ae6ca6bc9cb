import { type Read, readText } from "./root.js";

/**
 * Every location of the version: the file, and a pattern that matches the version in it. generated/ is not listed, because `npm run generate` writes
 * it.
 */
const locations: readonly (readonly [file: string, version: RegExp])[] = [
  ["package.json", /(?<=^\{\n {2}"name": "cfb-openapi",\n {2}"version": ")[^"]+/],
  ["package-lock.json", /(?<=^\{\n {2}"name": "cfb-openapi",\n {2}"version": ")[^"]+/],
  ["package-lock.json", /(?<=^ {4}"": \{\n {6}"name": "cfb-openapi",\n {6}"version": ")[^"]+/m],
  ["openapi.yaml", /(?<=^info:\n(?: .*\n|\n)*? {2}version: )\S+/m],
  ["README.md", /(?<=^\| package \| document \|.*\n\|[-|]+\n\| )\S+/m],
  ["README.md", /(?<=^\| package \| document \|.*\n\|[-|]+\n\| \S+ \| )\S+/m],
  ["server.json", /(?<=^ {2}"version": ")[^"]+/m],
  ["server.json", /(?<=^ {6}"version": ")[^"]+/m],
  ["examples/scoreboard/package.json", /(?<=^ {4}"cfb-openapi": ")[^"]+/m],
  ["examples/season/package.json", /(?<=^ {4}"cfb-openapi": ")[^"]+/m],
  ["CHANGELOG.md", /(?<=^## )\S+(?= \()/m],
];

/** Returns the version at each location. Throws if a file does not contain a version. */
export function versionsNamed(read: Read = readText) {
  return locations.map(([file, pattern]) => {
    const [version] = pattern.exec(read(file)) ?? [];
    if (version === undefined)
      throw new Error(`${file} does not name the version where scripts/lib/versions.ts looks for it`);
    return { file, version };
  });
}

/**
 * Returns the content of all files that contain the version, with a new version, by file name. If the newest release in the changelog has a date, the
 * changelog gets a new heading without notes.
 */
export function withVersion(version: string, read: Read = readText): Map<string, string> {
  const texts = new Map(versionsNamed(read).map(({ file }) => [file, read(file)]));
  for (const [file, pattern] of locations) {
    const text = texts.get(file) ?? "";
    const [newest] = entriesOf(text);
    const isReleased = file === "CHANGELOG.md" && newest?.when !== "unreleased" && newest?.version !== version;
    texts.set(file, text.replace(pattern, isReleased ? `${version} (unreleased)\n\n## $&` : version));
  }
  return texts;
}

/** Whether a string is a release version: 1.2.3 or 1.2.3-beta.1. */
export function isVersion(text: string): boolean {
  return /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(text);
}

/** Returns a changelog's releases, in its order. Each has a heading `## 1.2.3 (2026-08-29)`, with a date or "unreleased", and notes below it. */
export function entriesOf(changelog: string) {
  return changelog
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [head = "", ...lines] = part.split("\n");
      const [, version = head, when = ""] = /^(\S+)(?: \((.*)\))?$/.exec(head) ?? [];
      return { version, when, notes: lines.join("\n").trim() };
    });
}

/**
 * Returns what prevents a tag's release: different versions, a heading without a date, or missing notes. Returns an empty list if nothing prevents
 * it.
 */
export function obstacles(
  tag: string,
  named: ReturnType<typeof versionsNamed>,
  entry: ReturnType<typeof entriesOf>[number] | undefined,
): string[] {
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
