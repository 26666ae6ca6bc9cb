import { readDocument } from "./lib/document.js";
import { entriesOf, obstacles, readText } from "./lib/versions.js";

const usage = `npm run release -- v1.2.3    check that tag, package.json, its lock, openapi.yaml and CHANGELOG.md agree; print the notes of the release
npm run release -- --help   this text

Exits with 1 where they do not agree. Nothing is published: a tag that is pushed does that, by .github/workflows/release.yml.`;

function versionIn(name: string): string {
  const parsed: unknown = JSON.parse(readText(name));
  return typeof parsed === "object" && parsed !== null && "version" in parsed ? String(parsed.version) : "nothing";
}

const [, , tag, ...more] = process.argv;
if (tag === "--help") {
  console.log(usage);
} else if (tag === undefined || tag.startsWith("-") || more.length > 0) {
  console.error(`release: give one tag\n\n${usage}`);
  process.exitCode = 2;
} else {
  const entries = entriesOf(readText("CHANGELOG.md"));
  const versions = {
    package: versionIn("package.json"),
    lock: versionIn("package-lock.json"),
    document: readDocument().info.version,
    changelog: entries[0]?.version ?? "nothing",
  };
  const entry = entries.find(({ version }) => `v${version}` === tag);
  const found = obstacles(tag, versions, entry);
  for (const obstacle of found) console.error(`release: ${obstacle}`);
  if (found.length > 0) process.exitCode = 1;
  else console.log(entry?.notes);
}
