import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.js";

/** What a release is told by: each of them names a version. */
export interface Versions {
  readonly package: string;
  readonly lock: string;
  readonly document: string;
  readonly changelog: string;
}

/** A release as CHANGELOG.md tells it. */
export interface Entry {
  readonly version: string;
  /** What stands in brackets behind the version: a date, or "unreleased". */
  readonly when: string;
  /** The text below the heading. */
  readonly notes: string;
}

/** The releases of a changelog in its order: a heading `## 1.2.3 (2026-08-29)` each. */
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

/**
 * What keeps a tag from being released: versions that differ, a heading without a date, a change that is not told. Empty where it may go out.
 */
export function obstacles(tag: string, versions: Versions, entry: Entry | undefined): string[] {
  const found: string[] = [];
  const wanted = tag.replace(/^v/, "");
  if (!/^v\d+\.\d+\.\d+(-[\w.]+)?$/.test(tag)) found.push(`${tag} is no tag of a release: v1.2.3 is one`);
  for (const [where, version] of Object.entries(places(versions))) {
    if (version !== wanted) found.push(`${where} says ${version}, the tag ${wanted}`);
  }
  if (entry === undefined || entry.notes === "") found.push(`CHANGELOG.md does not tell what is in ${wanted}`);
  else if (!/^\d{4}-\d\d-\d\d$/.test(entry.when))
    found.push(`CHANGELOG.md says "${entry.when}" of ${wanted}: give the date`);
  return found;
}

function places(versions: Versions): Record<string, string> {
  return {
    "package.json": versions.package,
    "package-lock.json": versions.lock,
    "openapi.yaml": versions.document,
    "CHANGELOG.md, at its top,": versions.changelog,
  };
}

/** The text of a file beside package.json. */
export function readText(name: string): string {
  return readFileSync(join(root, name), "utf8");
}
