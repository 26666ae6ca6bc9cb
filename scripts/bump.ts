import "./lib/flags.js";
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./lib/root.js";
import { isVersion, readText, withVersion } from "./lib/versions.js";

const usage = `npm run bump -- 0.3.0     write this version to every file that names the version, and generate
npm run bump -- --help   this text`;

const [, , version, ...more] = process.argv;
if (version === "--help") {
  console.log(usage);
} else if (version === undefined || !isVersion(version) || more.length > 0) {
  console.error(`bump: give one version\n\n${usage}`);
  process.exitCode = 2;
} else {
  for (const [file, text] of withVersion(version)) {
    if (text === readText(file)) continue;
    writeFileSync(join(root, file), text);
    console.log(`${file}: ${version}`);
  }
  execFileSync(process.execPath, ["--import", "tsx", join(root, "scripts/generate.ts")], {
    cwd: root,
    stdio: "inherit",
  });
  console.log(`Add what changes for users below "## ${version}" in CHANGELOG.md, one bullet each.`);
}
