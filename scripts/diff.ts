import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import getReleasePlan from "@changesets/get-release-plan";
import type { Document } from "./lib/document.js";
import { parseYaml } from "./lib/read-yaml.js";
import { readText, root } from "./lib/root.js";
import { flattened } from "./lib/schemas.js";
import { runScript, UsageError } from "./lib/script.js";

const usage = `npm run diff -- <git revision>   compare openapi.yaml with that revision: each change, and whether it breaks users

Exits with 1 if the document changed without a new file in .changeset/, or if the files there raise the version too little.`;

function git(...args: string[]): string {
  return execFileSync("git", args, {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** Returns the document as it was at a revision. */
function documentAt(revision: string): Document {
  try {
    return parseYaml("openapi.yaml", git("show", `${revision}:openapi.yaml`)) as Document;
  } catch {
    throw new Error(
      `${revision} is not a revision with an openapi.yaml. Name a branch, tag or commit: npm run diff -- main`,
    );
  }
}

await runScript({ usage, allowPositionals: true }, async ({ positionals: [revision, ...more] }) => {
  if (revision === undefined || more.length > 0) throw new UsageError("name the one revision to compare with");
  const folder = mkdtempSync(join(tmpdir(), "cfb-diff-"));
  try {
    const write = (name: string, document: Document): string => {
      const file = join(folder, `${name}.json`);
      writeFileSync(file, JSON.stringify(flattened(document), null, 1));
      return file;
    };
    const before = write(revision.replaceAll("/", "-"), documentAt(revision));
    const document = parseYaml("openapi.yaml", readText("openapi.yaml")) as Document;
    // The version that the document gets with the next release.
    const version = (await getReleasePlan(root)).releases[0]?.newVersion ?? document.info.version;
    const now = write("openapi", { ...document, info: { ...document.info, version } });
    // `--fail-on none` allows a breaking change, but only with a version that announces it.
    const args = ["diff", before, now, "--config", join(root, "scripts/redocly/diff.yaml")];
    const { status } = spawnSync(
      join(root, "node_modules/.bin/redocly"),
      [...args, "--format", "stylish", "--fail-on", "none", "--check-version"],
      { cwd: root, stdio: ["ignore", "inherit", "inherit"], env: { ...process.env, REDOCLY_TELEMETRY: "off" } },
    );
    if (status !== 0)
      console.error(`diff: info.version above is the next release's. If it is too low, raise the type in .changeset/.`);
    const isChanged = git("diff", "--name-only", revision, "--", "openapi.yaml") !== "";
    const changes = [
      git("diff", "--name-only", revision, "--", ".changeset", "CHANGELOG.md"),
      git("ls-files", "--others", "--exclude-standard", "--", ".changeset"),
    ].join("");
    const isSilent = isChanged && changes === "";
    if (isSilent) console.error("diff: openapi.yaml changed. Run `npx changeset` to say what changes for users.");
    return status !== 0 || isSilent ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
});
