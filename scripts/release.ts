import { carried } from "./lib/carried.js";
import { newestOf } from "./lib/changelog.js";
import { nextChanges } from "./lib/changes.js";
import { readText } from "./lib/root.js";
import { runScript, UsageError } from "./lib/script.js";

const usage = `npm run release -- v1.2.3   check that everything is ready for this tag, and print the release notes

Exits with 1 if the tag is not CHANGELOG.md's newest version, if that version lacks a date or notes, if \`npm run bump\` would change a file, or if
docs.url in package.json is empty. It does not run tests or publish anything. When you push the tag, .github/workflows/release.yml publishes it.`;

await runScript({ usage, allowPositionals: true }, async ({ positionals: [tag, ...more] }) => {
  if (tag === undefined || more.length > 0) throw new UsageError("give one tag");
  const { version, isReleased, notes } = newestOf(readText("CHANGELOG.md"));
  const { changes } = await nextChanges();
  const stale = [...carried()].filter(([file, text]) => text !== readText(file)).map(([file]) => file);
  if (changes.length > 0) stale.unshift("CHANGELOG.md");
  const obstacles = [
    tag === `v${version}` ? [] : [`the tag is ${tag}, and CHANGELOG.md's newest version is ${version}`],
    isReleased ? [] : [`CHANGELOG.md: write the date into the heading of ${version}, as in (2026-08-29)`],
    notes === "" ? [`CHANGELOG.md has no notes for ${version}`] : [],
    JSON.parse(readText("package.json")).docs.url === ""
      ? ["package.json: write the reference's URL into docs.url"]
      : [],
    stale.length === 0 ? [] : [`run \`npm run bump\`, which changes ${stale.join(", ")}`],
  ].flat();
  for (const obstacle of obstacles) console.error(`release: ${obstacle}`);
  if (obstacles.length > 0) return 1;
  console.log(notes);
  return 0;
});
