import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectCopy, scriptIn } from "./copy.js";
import { type Run, root, run } from "./run.js";

const folder = projectCopy(["openapi.yaml", "CHANGELOG.md", "package.json", "scripts", "src"]);

/** A new repository with the current document, tagged `before`. */
beforeAll(async () => {
  const git = (...args: string[]) =>
    run("git", ["-c", "user.name=t", "-c", "user.email=t@localhost", ...args], { cwd: folder });
  await git("init", "-q");
  await git("add", "openapi.yaml", "CHANGELOG.md");
  await git("commit", "-qm", "before");
  await git("tag", "before");
});

/** Runs `npm run diff -- before` after these edits of the document and the changelog. */
async function diffAfter(edits: Record<string, (text: string) => string>): Promise<Run> {
  for (const name of ["openapi.yaml", "CHANGELOG.md"]) {
    const before = readFileSync(join(root, name), "utf8");
    const after = edits[name]?.(before) ?? before;
    if (edits[name] && after === before) throw new Error(`the edit of ${name} changes nothing`);
    writeFileSync(join(folder, name), after);
  }
  return scriptIn(folder, "diff", ["before"]);
}

const version = (to: string) => (text: string) => text.replace(/^( {2}version: ).*$/m, `$1${to}`);
/** Removes a field, which breaks code that reads it. */
const withoutAttendance = (text: string) =>
  text.replace(/attendance, /, "").replace(/ {8}attendance:\n(?: {10}.*\n)+/, "");
const changelog = (text: string) => `${text}\n- A line for users.\n`;

test("an unchanged document passes", async () => {
  expect(await diffAfter({})).toMatchObject({ code: 0 });
});

test("a breaking change is named, and refused without the version and the changelog line that it requires", async () => {
  const silent = await diffAfter({ "openapi.yaml": withoutAttendance });
  expect(silent.code).toBe(1);
  expect(silent.stdout + silent.stderr).toMatch(/attendance/);
  expect(silent.stderr).toContain("CHANGELOG.md did not");
});

test("with both it passes", async () => {
  const edits = {
    "openapi.yaml": (text: string) => version("1.0.0")(withoutAttendance(text)),
    "CHANGELOG.md": changelog,
  };
  expect(await diffAfter(edits)).toMatchObject({ code: 0 });
});

test("an unknown revision is refused with the remedy", async () => {
  const { code, stderr } = await scriptIn(folder, "diff", ["nowhere"]);
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: expect.stringContaining("nowhere is not a revision with an openapi.yaml"),
  });
});

test("a shared parameter under another name is not a breaking change", async () => {
  const renamed = (text: string) => text.replaceAll(/\bteamEitherSide\b/g, "teamOnEitherSide");
  const { code, stdout } = await diffAfter({ "openapi.yaml": renamed, "CHANGELOG.md": changelog });
  expect({ code, breaking: /[1-9]\d* major/.test(stdout) }).toEqual({ code: 0, breaking: false });
});
