import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { carried } from "./lib/carried.js";
import { newestOf, withChanges } from "./lib/changelog.js";
import { nextChanges, wrongTypes } from "./lib/changes.js";
import { readText, root } from "./lib/root.js";
import { runScript } from "./lib/script.js";

const usage = `npm run bump   prepare a release: move the changes in .changeset/ to CHANGELOG.md, write the version and docs.url to every file that contains them, and generate

The changes go below the heading with (unreleased). If there is none, bump adds one with the next version.`;

function write(file: string, text: string): void {
  if (text === readText(file)) return;
  writeFileSync(join(root, file), text);
  console.log(`written: ${file}`);
}

/** Whether a version's tag exists. A version with a date but without a tag may not be released yet. */
const isTagged = (version: string): boolean =>
  execFileSync("git", ["tag", "--list", `v${version}`], { cwd: root, encoding: "utf8" }).trim() !== "";

await runScript({ usage }, async () => {
  const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: root, stdio: "inherit" });
  const { changes } = await nextChanges();
  const before = readText("CHANGELOG.md");
  const newest = newestOf(before);
  const obstacles = wrongTypes(changes, newest.version);
  if (changes.length > 0 && newest.isReleased && !isTagged(newest.version))
    obstacles.push(
      `CHANGELOG.md has a date for ${newest.version}, but the tag v${newest.version} does not exist. If the version is released, run \`git fetch --tags\`. If not, write (unreleased) instead of the date.`,
    );
  for (const obstacle of obstacles) console.error(`bump: ${obstacle}`);
  if (obstacles.length > 0) return 1;
  const changelog = withChanges(before, changes);
  write("CHANGELOG.md", changelog);
  // Removes the files in .changeset/ and raises the version in package.json. `carried` then replaces that version with CHANGELOG.md's.
  if (changes.length > 0) run(join(root, "node_modules/@changesets/cli/bin.js"), "version");
  for (const [file, text] of carried()) write(file, text);
  run("--import", "tsx", join(root, "scripts/generate.ts"));
  const { version } = newestOf(changelog);
  console.log(
    `Edit the notes of ${version} in CHANGELOG.md and write the date into the heading. Then run: npm run release -- v${version}`,
  );
  return 0;
});
