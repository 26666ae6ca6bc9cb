import type { Change, ChangeType } from "./changes.js";

/** Returns the newest version in a changelog. The heading is `## 1.2.3 (2026-08-29)`, or `## 1.2.3 (unreleased)` before the release. */
export function newestOf(changelog: string) {
  const [, part = ""] = changelog.split(/^## /m);
  const [, version = "", isReleased] = /^(\S+)( \(\d{4}-\d\d-\d\d\))?/.exec(part) ?? [];
  return { version, isReleased: isReleased !== undefined, notes: part.slice(part.indexOf("\n")).trim() };
}

const inOrder = (a: string, b: string): number => a.localeCompare(b, "en", { numeric: true });

/** Returns the version that follows `version` if the changes have these types. */
function raised(version: string, types: readonly ChangeType[]): string {
  const [major = 0, minor = 0, patch = 0] = version.split(".").map((part) => Number.parseInt(part, 10));
  if (types.includes("major")) return `${major + 1}.0.0`;
  return types.includes("minor") ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** Adds changes to the list below a title. If the notes lack the title, adds it, with "What you get" before "What breaks". */
function withBullets(notes: string, title: string, changes: readonly Change[]): string {
  if (changes.length === 0) return notes;
  const bullets = changes.map(({ text }) => `- ${text.replace(/\n(?=.)/g, "\n  ")}\n`).join("");
  // The title can continue, as in "What breaks, if you used a checkout before".
  const list = new RegExp(`^\\*\\*${title}\\b.*\\n\\n(?:(?:- |  ).*\\n|\\n(?=- |  ))*`, "m");
  if (list.test(notes)) return notes.replace(list, (before) => before + bullets);
  const [head = "", ...broken] = notes.split(/^(?=\*\*What breaks)/m);
  return [...(head === "" ? [] : [`${head.trimEnd()}\n`]), `**${title}**\n\n${bullets}`, ...broken].join("\n");
}

/**
 * Adds changes to the changelog's unreleased version. If there is none, adds a heading with the next version. Keeps the existing notes. Raises the
 * heading's version only if it is too low for a change.
 */
export function withChanges(changelog: string, changes: readonly Change[]): string {
  const { version, isReleased } = newestOf(changelog);
  if (changes.length === 0) return changelog;
  const [intro = "", ...entries] = changelog.split(/^(?=## )/m);
  const before = isReleased ? "" : (entries.shift() ?? "");
  const [, last] = /^## (\S+)/.exec(entries[0] ?? "") ?? [];
  const types = changes.map(({ type }) => type);
  const versions = [...(isReleased ? [] : [version]), ...(last === undefined ? [] : [raised(last, types)])];
  const notes = before.slice(before.indexOf("\n") + 1).trim();
  const gets = changes.filter(({ isBreaking }) => !isBreaking);
  const breaks = changes.filter(({ isBreaking }) => isBreaking);
  const text = withBullets(withBullets(notes && `${notes}\n`, "What you get", gets), "What breaks", breaks);
  const entry = `## ${versions.toSorted(inOrder).at(-1)} (unreleased)\n\n${text.trim()}\n`;
  return intro + [entry, ...entries].join(entries.length > 0 ? "\n" : "");
}
