import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectCopy, scriptIn } from "./copy.js";
import { type Run, root, run } from "./run.js";

const folder = projectCopy(["openapi.yaml", "CHANGELOG.md", "package.json", "scripts", "src"]);

/** The changelog as it would be if its newest version had a date, or had no date. */
const dated = (when: string) => (text: string) => text.replace(/^(## \S+) \(.*\)$/m, `$1 (${when})`);

/** A new repository with the current document. The tag `before` marks a released version, and `unreleased` an unreleased one. */
beforeAll(async () => {
  const git = (...args: string[]) =>
    run("git", ["-c", "user.name=t", "-c", "user.email=t@localhost", ...args], { cwd: folder });
  await git("init", "-q");
  for (const [tag, when] of [
    ["before", "2026-08-29"],
    ["unreleased", "unreleased"],
  ] as const) {
    writeFileSync(join(folder, "CHANGELOG.md"), dated(when)(readFileSync(join(root, "CHANGELOG.md"), "utf8")));
    await git("add", "openapi.yaml", "CHANGELOG.md");
    await git("commit", "--allow-empty", "-qm", tag);
    await git("tag", tag);
  }
});

/** Edits the document and the changelog, then runs `npm run diff -- before`. */
async function diffAfter(edits: Record<string, (text: string) => string>, revision = "before"): Promise<Run> {
  for (const name of ["openapi.yaml", "CHANGELOG.md"]) {
    const before = await fileAt(revision, name);
    const after = edits[name]?.(before) ?? before;
    if (edits[name] && after === before) throw new Error(`the edit of ${name} changes nothing`);
    writeFileSync(join(folder, name), after);
  }
  return scriptIn(folder, "diff", [revision]);
}

async function fileAt(revision: string, name: string): Promise<string> {
  return (await run("git", ["show", `${revision}:${name}`], { cwd: folder })).stdout;
}

const version = (to: string) => (text: string) => text.replace(/^( {2}version: ).*$/m, `$1${to}`);
/** Removes a field, which breaks code that reads the field. */
const withoutAttendance = (text: string) =>
  text.replace(/attendance, /, "").replace(/ {8}attendance:\n(?: {10}.*\n)+/, "");
const changelog = (text: string) => `${text}\n- A line for users.\n`;

test("an unchanged document passes", async () => {
  expect(await diffAfter({})).toMatchObject({ code: 0 });
});

test("a breaking change is named, and refused without the required version and changelog line", async () => {
  const silent = await diffAfter({ "openapi.yaml": withoutAttendance });
  expect(silent.code).toBe(1);
  expect(silent.stdout + silent.stderr).toMatch(/attendance/);
  expect(silent.stderr).toContain("CHANGELOG.md did not");
});

test("a breaking change passes with both", async () => {
  const edits = {
    "openapi.yaml": (text: string) => version("1.0.0")(withoutAttendance(text)),
    "CHANGELOG.md": changelog,
  };
  expect(await diffAfter(edits)).toMatchObject({ code: 0 });
});

test("a breaking change requires a higher version if the current one is released, and none if it is not", async () => {
  const edits = { "openapi.yaml": withoutAttendance, "CHANGELOG.md": changelog };
  expect(await diffAfter(edits)).toMatchObject({ code: 1, stdout: expect.stringContaining("require") });
  expect(await diffAfter(edits, "unreleased")).toMatchObject({ code: 0 });
});

test("an unknown revision is refused, and the message says what to do", async () => {
  expect(await scriptIn(folder, "diff", ["nowhere"])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("nowhere is not a revision with an openapi.yaml"),
  });
});

test("renaming a shared parameter component is not a breaking change", async () => {
  const renamed = (text: string) => text.replaceAll(/\bteamEitherSide\b/g, "teamOnEitherSide");
  const { code, stdout } = await diffAfter({ "openapi.yaml": renamed, "CHANGELOG.md": changelog });
  expect({ code, breaking: /[1-9]\d* major/.test(stdout) }).toEqual({ code: 0, breaking: false });
});
