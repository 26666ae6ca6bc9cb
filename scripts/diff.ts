import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Document } from "./lib/document.js";
import { parseYaml } from "./lib/read-yaml.js";
import { readText, root } from "./lib/root.js";
import { flattened } from "./lib/schemas.js";
import { runScript, UsageError } from "./lib/script.js";
import { entriesOf } from "./lib/versions.js";

const usage = `npm run diff -- <git revision>   compare openapi.yaml with that revision: each change, and whether it breaks users

Exits with 1 if the document changed and its version is too low, or CHANGELOG.md has no new line. The version is
compared with the last released one, so a version that CHANGELOG.md calls "unreleased" can take further changes.`;

function git(...args: string[]): string {
  return execFileSync("git", args, {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** Returns the document as it was at a revision, with the last version that was released by then. */
function documentAt(revision: string): Document {
  try {
    const document = parseYaml("openapi.yaml", git("show", `${revision}:openapi.yaml`)) as Document;
    const [newest, ...older] = entriesOf(git("show", `${revision}:CHANGELOG.md`));
    if (newest?.when !== "unreleased") return document;
    const version = older.find(({ when }) => when !== "unreleased")?.version ?? "0.0.0";
    return { ...document, info: { ...document.info, version } };
  } catch {
    throw new Error(
      `${revision} is not a revision with an openapi.yaml. Name a branch, tag or commit: npm run diff -- main`,
    );
  }
}

await runScript({ usage, allowPositionals: true }, ({ positionals: [revision, ...more] }) => {
  if (revision === undefined || more.length > 0) throw new UsageError("name the one revision to compare with");
  const folder = mkdtempSync(join(tmpdir(), "cfb-diff-"));
  try {
    const write = (name: string, document: Document): string => {
      const file = join(folder, `${name}.json`);
      writeFileSync(file, JSON.stringify(flattened(document), null, 1));
      return file;
    };
    const before = write(revision.replaceAll("/", "-"), documentAt(revision));
    const now = write("openapi", parseYaml("openapi.yaml", readText("openapi.yaml")) as Document);
    // `--fail-on none` allows a breaking change, but only with a version that announces it.
    const args = ["diff", before, now, "--config", join(root, "scripts/redocly/diff.yaml")];
    const { status } = spawnSync(
      join(root, "node_modules/.bin/redocly"),
      [...args, "--format", "stylish", "--fail-on", "none", "--check-version"],
      { cwd: root, stdio: ["ignore", "inherit", "inherit"], env: { ...process.env, REDOCLY_TELEMETRY: "off" } },
    );
    const changed = git("diff", "--name-only", revision, "--", "openapi.yaml", "CHANGELOG.md").split("\n");
    const silent = changed.includes("openapi.yaml") && !changed.includes("CHANGELOG.md");
    if (silent)
      console.error("diff: openapi.yaml changed, CHANGELOG.md did not. Add a bullet on what changes for users.");
    return status !== 0 || silent ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
});
