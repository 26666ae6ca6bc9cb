import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectCopy, scriptIn } from "./copy.js";
import { type Run, run } from "./run.js";

const folder = projectCopy([".changeset/config.json", "openapi.yaml", "package.json", "scripts", "src"]);
const document = join(folder, "openapi.yaml");
const change = join(folder, ".changeset/change.md");
let before = "";

/** Creates a repository in which the current document is committed and tagged. */
beforeAll(async () => {
  const git = (...args: string[]) =>
    run("git", ["-c", "user.name=t", "-c", "user.email=t@localhost", ...args], { cwd: folder });
  await git("init", "-q");
  await git("add", "openapi.yaml", ".changeset");
  await git("commit", "-qm", "before");
  await git("tag", "before");
  before = readFileSync(document, "utf8");
});

/** Edits the document and adds a changeset of this type, then runs `npm run diff -- before`. */
function diffAfter(
  edit: (text: string) => string,
  type?: "patch" | "minor" | "major",
  text = "A line for users.",
): Promise<Run> {
  writeFileSync(document, edit(before));
  rmSync(change, { force: true });
  if (type !== undefined) writeFileSync(change, `---\n"cfb-openapi": ${type}\n---\n\n${text}\n`);
  return scriptIn(folder, "diff", ["before"]);
}

/** Removes a field, which breaks code that reads the field. */
const withoutAttendance = (text: string) =>
  text.replace(/attendance, /, "").replace(/ {8}attendance:\n(?: {10}.*\n)+/, "");

test("diff accepts an unchanged document and a new comment", async () => {
  expect(await diffAfter((text) => text)).toMatchObject({ code: 0 });
  expect(await diffAfter((text) => `# A comment.\n${text}`)).toMatchObject({ code: 0 });
});

test("diff prints a breaking change and fails if there is no changeset", async () => {
  const silent = await diffAfter(withoutAttendance);
  expect(silent.code).toBe(1);
  expect(silent.stdout + silent.stderr).toMatch(/attendance/);
  expect(silent.stderr).toContain("npx changeset");
  // The temporary files that were compared are gone, so the output does not name them.
  expect(silent.stdout + silent.stderr).not.toContain("cfb-diff-");
});

test("diff accepts a breaking change if a changeset raises the version enough", async () => {
  const low = await diffAfter(withoutAttendance, "patch");
  expect(low).toMatchObject({ code: 1, stderr: expect.stringContaining("Raise the type in .changeset/") });
  expect(low.stderr).not.toContain("npx changeset");
  expect(await diffAfter(withoutAttendance, "minor")).toMatchObject({ code: 0 });
});

test.each(["patch", "major"] as const)("below 1.0.0, diff refuses a breaking change of the type %s", async (type) => {
  expect(await diffAfter((text) => text, type, "Breaks: `a` may be null. Handle null.")).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`needs the type minor, not ${type}`),
  });
});

test("diff exits with 2 for an unknown revision", async () => {
  expect(await scriptIn(folder, "diff", ["nowhere"])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("nowhere is not a revision with an openapi.yaml"),
  });
});

test("diff does not report a renamed parameter component as a breaking change", async () => {
  const renamed = (text: string) => text.replaceAll(/\bteamEitherSide\b/g, "teamOnEitherSide");
  const { code, stdout } = await diffAfter(renamed, "patch");
  expect({ code, breaking: /[1-9]\d* major/.test(stdout) }).toEqual({ code: 0, breaking: false });
});
