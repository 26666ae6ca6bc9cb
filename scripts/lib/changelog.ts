/** Returns the newest version in a changelog. Its heading is `## 1.2.3 (2026-08-29)`, with "unreleased" instead of a date before its release. */
export function newestOf(changelog: string) {
  const [, part = ""] = changelog.split(/^## /m);
  const [, version = "", isReleased] = /^(\S+)( \(\d{4}-\d\d-\d\d\))?/.exec(part) ?? [];
  return { version, isReleased: isReleased !== undefined, notes: part.slice(part.indexOf("\n")).trim() };
}

const breaks = "Breaks: ";

function bulletsOf(title: string, changes: readonly string[]): string {
  const bullets = changes.map((change) => `- ${change.replace(breaks, "").replaceAll("\n", "\n  ")}\n`);
  return bullets.length === 0 ? "" : `**${title}**\n\n${bullets.join("")}\n`;
}

/**
 * Returns the changelog with a release of these changes. If the newest version is not released yet, they become part of it. Otherwise, they get a new
 * heading with `version`.
 */
export function withRelease(changelog: string, version: string, changes: readonly string[], date: string): string {
  const newest = newestOf(changelog);
  if (changes.length === 0 && newest.isReleased) return changelog;
  const gets = bulletsOf(
    "What you get",
    changes.filter((change) => !change.startsWith(breaks)),
  );
  const broken = bulletsOf(
    "What breaks",
    changes.filter((change) => change.startsWith(breaks)),
  );
  const heading = `## ${newest.isReleased ? version : newest.version} (${date})\n\n`;
  return changelog.replace(newest.isReleased ? /^(?=## )/m : /^## .*\n\n/m, () => heading + gets + broken);
}
