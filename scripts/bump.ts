import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import getReleasePlan from "@changesets/get-release-plan";
import { carried } from "./lib/carried.js";
import { newestOf, withRelease } from "./lib/changelog.js";
import { readText, root } from "./lib/root.js";
import { runScript } from "./lib/script.js";

const usage = `npm run bump   prepare a release: move the changes in .changeset/ to CHANGELOG.md, write the version and docs.url of package.json to every file that names them, and generate`;

function write(file: string, text: string): void {
  if (text === readText(file)) return;
  writeFileSync(join(root, file), text);
  console.log(`${file} is written`);
}

await runScript({ usage }, async () => {
  const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: root, stdio: "inherit" });
  const { changesets, releases } = await getReleasePlan(root);
  // Raises the version in package.json and removes the files in .changeset/.
  if (changesets.length > 0) run(join(root, "node_modules/@changesets/cli/bin.js"), "version");
  const changes = changesets.filter((each) => each.releases.some(({ type }) => type !== "none"));
  const changelog = withRelease(
    readText("CHANGELOG.md"),
    releases[0]?.newVersion ?? "",
    changes.map(({ summary }) => summary),
    new Date().toISOString().slice(0, 10),
  );
  write("CHANGELOG.md", changelog);
  for (const [file, text] of carried()) write(file, text);
  run("--import", "tsx", join(root, "scripts/generate.ts"));
  console.log(`Read CHANGELOG.md and commit. Then run: npm run release -- v${newestOf(changelog).version}`);
});
