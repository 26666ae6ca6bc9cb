import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { nextChanges, wrongTypes } from "./lib/changes.js";
import type { Document } from "./lib/document.js";
import { parseYaml } from "./lib/read-yaml.js";
import { readText, root } from "./lib/root.js";
import { flattened } from "./lib/schemas.js";
import { runScript, UsageError } from "./lib/script.js";

const usage = `npm run diff -- <git revision>   list each change of openapi.yaml since that revision, and whether it breaks users' code

Exits with 1 if the document has changed without a new file in .changeset/ or if a file there has the wrong type. Comments do not count as a change.`;

function git(...args: string[]): string {
  return execFileSync("git", args, {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** Reads the document at a revision. */
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
    const old = documentAt(revision);
    const document = parseYaml("openapi.yaml", readText("openapi.yaml")) as Document;
    // `version` is the next release's version.
    const { changes, version } = await nextChanges();
    const wrong = wrongTypes(changes, document.info.version);
    const before = write(revision.replaceAll("/", "-"), old);
    const now = write("openapi", { ...document, info: { ...document.info, version } });
    // `--fail-on none` allows a breaking change, and `--check-version` requires a version that announces it.
    const args = ["diff", before, now, "--config", join(root, "scripts/redocly/diff.yaml")];
    const { status, stdout, stderr } = spawnSync(
      join(root, "node_modules/.bin/redocly"),
      [...args, "--format", "stylish", "--fail-on", "none", "--check-version"],
      { cwd: root, encoding: "utf8", maxBuffer: 2 ** 28, env: { ...process.env, REDOCLY_TELEMETRY: "off" } },
    );
    // Leaves out lines that name the compared files, because they are temporary.
    const withoutPlaces = (text: string) =>
      text
        .split("\n")
        .filter((line) => !line.includes(basename(folder)))
        .join("\n");
    process.stdout.write(withoutPlaces(stdout));
    process.stderr.write(withoutPlaces(stderr));
    if (status !== 0)
      console.error(
        "diff: info.version is the next release's version. Raise the type in .changeset/ to get the required version.",
      );
    for (const problem of wrong) console.error(`diff: ${problem}`);
    const isChanged = JSON.stringify(old) !== JSON.stringify(document);
    const told = [
      git("diff", "--name-only", revision, "--", ".changeset", "CHANGELOG.md"),
      git("ls-files", "--others", "--exclude-standard", "--", ".changeset"),
    ].join("");
    const isSilent = isChanged && told === "";
    if (isSilent)
      console.error("diff: openapi.yaml has changed. Run `npx changeset` to describe what changes for users.");
    return status !== 0 || wrong.length > 0 || isSilent ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
});
