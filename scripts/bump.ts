import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { withAddress } from "./lib/address.js";
import { readText, root } from "./lib/root.js";
import { runScript, UsageError } from "./lib/script.js";
import { entriesOf, isVersion, withVersion } from "./lib/versions.js";

const usage =
  "npm run bump -- 0.3.0   write this version, and docs.url of package.json, to every file that names them, and generate";

await runScript({ usage, allowPositionals: true }, ({ positionals: [version = "", ...more] }) => {
  const [newest] = entriesOf(readText("CHANGELOG.md"));
  if (version === "" && newest?.when === "unreleased") {
    console.log(
      `${newest.version} is not released yet, so it takes your change. Give a version only if \`npm run diff -- main\` requires a higher one.`,
    );
    return;
  }
  if (!isVersion(version) || more.length > 0) throw new UsageError("give one version");
  const texts = withVersion(version);
  for (const [file, text] of [...texts, ...withAddress((name) => texts.get(name) ?? readText(name))]) {
    if (text === readText(file)) continue;
    writeFileSync(join(root, file), text);
    console.log(`${file} is written`);
  }
  const generate = ["--import", "tsx", join(root, "scripts/generate.ts")];
  execFileSync(process.execPath, generate, { cwd: root, stdio: "inherit" });
  console.log(`Add what changes for users below "## ${version}" in CHANGELOG.md, one bullet each.`);
});
