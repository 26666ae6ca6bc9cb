import getReleasePlan from "@changesets/get-release-plan";
import { carried } from "./lib/carried.js";
import { newestOf } from "./lib/changelog.js";
import { readText, root } from "./lib/root.js";
import { runScript, UsageError } from "./lib/script.js";

const usage = `npm run release -- v1.2.3   check that everything is ready for this tag, and print the notes

Exits with 1 if \`npm run bump\` has something to do, docs.url in package.json is empty, or CHANGELOG.md has no notes. It does not publish anything.
Pushing a tag does, with .github/workflows/release.yml.`;

await runScript({ usage, allowPositionals: true }, async ({ positionals: [tag, ...more] }) => {
  if (tag === undefined || more.length > 0) throw new UsageError("give one tag");
  const { version, isReleased, notes } = newestOf(readText("CHANGELOG.md"));
  const { releases } = await getReleasePlan(root);
  const stale = [...carried()].filter(([file, text]) => text !== readText(file)).map(([file]) => file);
  if (!isReleased || releases.length > 0) stale.unshift("CHANGELOG.md");
  const obstacles = [
    tag === `v${version}` ? [] : [`the tag is ${tag}, and CHANGELOG.md's newest version is ${version}`],
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
