import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newestOf, withChanges } from "../../scripts/lib/changelog.js";
import type { Change, ChangeType } from "../../scripts/lib/changes.js";
import { projectCopy, scriptIn } from "./copy.js";
import { run } from "./run.js";

const sources = ["package.json", "package-lock.json", "openapi.yaml", "README.md", "CHANGELOG.md", "server.json"];
const folder = projectCopy([
  ...sources,
  ".changeset/config.json",
  "tsconfig.json",
  "docs",
  "examples",
  "scripts",
  "src",
  "generated",
]);
const read = (name: string) => readFileSync(join(folder, name), "utf8");
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const setUrl = (url: string) => write("package.json", read("package.json").replace(/"url": ".*"/, `"url": "${url}"`));

/** Adds a change, as `npx changeset` does. */
const addChange = (type: string, text: string) =>
  write(`.changeset/${type}.md`, `---\n"cfb-openapi": ${type}\n---\n\n${text}\n`);
const release = (tag: string) => scriptIn(folder, "release", [tag]);
const git = (...args: string[]) =>
  run("git", ["-c", "user.name=t", "-c", "user.email=t@localhost", ...args], { cwd: folder });
const writeDate = () => write("CHANGELOG.md", read("CHANGELOG.md").replace("(unreleased)", "(2026-08-30)"));

beforeAll(async () => {
  write("CHANGELOG.md", "# Changelog\n\nAn introduction.\n\n## 9.8.0 (2026-08-29)\n\n- A.\n");
  setUrl("https://someone.github.io/cfb-openapi/");
  write("package.json", read("package.json").replace(/"version": ".*"/, '"version": "9.8.0"'));
  await git("init", "-q");
  await git("add", "CHANGELOG.md");
  await git("commit", "-qm", "9.8.0");
  await git("tag", "v9.8.0");
});

test("bump adds each change to the changelog and raises the version only once, and release prints the notes", async () => {
  addChange("patch", "Faster.");
  addChange("minor", "More rows.");
  addChange("major", "Breaks: `a` may be null.\nHandle null.");
  expect(await release("v9.8.0")).toMatchObject({
    code: 1,
    stdout: "",
    stderr: expect.stringContaining("npm run bump"),
  });
  expect(await scriptIn(folder, "bump")).toMatchObject({ code: 0, stderr: "" });
  const notes = "**What you get**\n\n- More rows.\n- Faster.\n\n**What breaks**\n\n- `a` may be null.\n  Handle null.";
  expect(read("CHANGELOG.md")).toBe(
    `# Changelog\n\nAn introduction.\n\n## 10.0.0 (unreleased)\n\n${notes}\n\n## 9.8.0 (2026-08-29)\n\n- A.\n`,
  );
  expect(read("generated/operations.ts")).toContain('version = "10.0.0"');
  expect(existsSync(join(folder, ".changeset/minor.md"))).toBe(false);

  write("CHANGELOG.md", read("CHANGELOG.md").replace("Faster.", "Much faster."));
  addChange("patch", "Smaller.");
  expect(await scriptIn(folder, "bump")).toMatchObject({ code: 0, stderr: "" });
  const edited = notes.replace("Faster.", "Much faster.\n- Smaller.");
  expect(newestOf(read("CHANGELOG.md"))).toMatchObject({ version: "10.0.0", notes: edited });

  expect(await release("v10.0.0")).toMatchObject({ code: 1, stderr: expect.stringContaining("write the date") });
  writeDate();
  expect(await release("v10.0.0")).toEqual({ code: 0, stdout: `${edited}\n`, stderr: "" });
  expect(await release("v10.0.1")).toMatchObject({ code: 1, stdout: "", stderr: expect.stringContaining("10.0.0") });
});

test("bump does not start a version if the newest one is not tagged yet", async () => {
  addChange("patch", "Safer.");
  const before = read("CHANGELOG.md");
  expect(await scriptIn(folder, "bump")).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("write (unreleased) instead of the date"),
  });
  expect(read("CHANGELOG.md")).toBe(before);
  expect(existsSync(join(folder, ".changeset/patch.md"))).toBe(true);
});

test("bump refuses a breaking change whose type is too low", async () => {
  addChange("patch", "Breaks: `b` may be null. Handle null.");
  expect(await scriptIn(folder, "bump")).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(
      '.changeset/patch.md: a change that begins with "Breaks: " needs the type major, not patch',
    ),
  });
  rmSync(join(folder, ".changeset/patch.md"));
});

test("release fails if docs.url, the notes or the date is missing, or if a file has another version", async () => {
  write("CHANGELOG.md", "# Changelog\n\n## 10.0.0 (unreleased)\n");
  setUrl("");
  write("server.json", read("server.json").replaceAll("10.0.0", "9.8.0"));
  const { code, stdout, stderr } = await release("v10.0.0");
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toContain("docs.url");
  expect(stderr).toContain("CHANGELOG.md has no notes for 10.0.0");
  expect(stderr).toContain("write the date into the heading of 10.0.0");
  expect(stderr).toMatch(/run `npm run bump`, which changes .*server\.json/);
});

const change = (type: ChangeType, text: string, isBreaking = false): Change => ({ file: "", type, text, isBreaking });

test("changes are added to the lists in the unreleased notes, and the rest of the notes is unchanged", () => {
  const notes = (more: string, breaks: string) =>
    `# Changelog\n\n## 0.3.0 (unreleased)\n\nThe first version.\n\n**What you get**\n\n- A.\n  - An item.\n${more}\n**What breaks, if you used a checkout before**\n\n- B.\n${breaks}\nThe end.\n\n## 0.1.0 (never published)\n`;
  const changes = [
    change("minor", "C.\n\nA second paragraph."),
    change("minor", "Handle null.", true),
    change("patch", "D."),
  ];
  expect(withChanges(notes("", ""), changes)).toBe(notes("- C.\n\n  A second paragraph.\n- D.\n", "- Handle null.\n"));
});

test("missing lists are added to the notes, with **What breaks** last", () => {
  const head = "# Changelog\n\n## 1.0.0 (unreleased)\n\n";
  const breaks = "**What breaks**\n\n- B.\n";
  const broken = withChanges(`${head}A.\n`, [change("minor", "B.", true)]);
  expect(broken).toBe(`${head}A.\n\n${breaks}`);
  expect(withChanges(broken, [change("minor", "C.")])).toBe(`${head}A.\n\n**What you get**\n\n- C.\n\n${breaks}`);
});

test.each<[newest: string, type: ChangeType, version: string]>([
  ["0.3.0 (2026-08-29)", "patch", "0.3.1"],
  ["0.3.0 (2026-08-29)", "minor", "0.4.0"],
  ["0.3.0 (2026-08-29)", "major", "1.0.0"],
  ["0.10.0 (unreleased)", "minor", "0.10.0"],
  ["0.9.1 (unreleased)", "patch", "0.9.1"],
  ["0.9.1 (unreleased)", "minor", "0.10.0"],
])("if the newest version is %s, a %s change goes into %s", (newest, type, version) => {
  const earlier = "## 0.9.0 (2026-08-01)\n\n- A.\n";
  const changelog = withChanges(`# Changelog\n\n## ${newest}\n\n- B.\n\n${earlier}`, [change(type, "C.")]);
  expect(changelog).toContain(`# Changelog\n\n## ${version} (unreleased)\n`);
  expect(changelog).toMatch(/\n\n- B\.\n.*\n\n## 0\.9\.0 /s);
});

test("without a change, the changelog is not modified", () => {
  for (const heading of ["1.0.0 (2026-08-01)", "1.0.0 (unreleased)"]) {
    const changelog = `# Changelog\n\n## ${heading}\n\n- A.\n`;
    expect(withChanges(changelog, [])).toBe(changelog);
  }
});
