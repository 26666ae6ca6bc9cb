import "./lib/flags.js";
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { withAddress } from "./lib/address.js";
import { root } from "./lib/root.js";
import { isVersion, readText, withVersion } from "./lib/versions.js";

const usage = `npm run bump -- 0.3.0     write this version, and docs.url of package.json, to every file that names them, and generate
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
  for (const [file, text] of withAddress()) {
    if (text !== readText(file)) console.log(`${file}: the address of the reference`);
    writeFileSync(join(root, file), text);
  }
  execFileSync(process.execPath, ["--import", "tsx", join(root, "scripts/generate.ts")], {
    cwd: root,
    stdio: "inherit",
  });
  console.log(`Add what changes for users below "## ${version}" in CHANGELOG.md, one bullet each.`);
}
