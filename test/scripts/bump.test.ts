import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newestOf, withRelease } from "../../scripts/lib/changelog.js";
import { projectCopy, scriptIn } from "./copy.js";

const sources = ["package.json", "package-lock.json", "openapi.yaml", "README.md", "CHANGELOG.md", "server.json"];
const folder = projectCopy([
  ...sources,
  ".changeset",
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

beforeAll(() => {
  write("CHANGELOG.md", "# Changelog\n\nAn introduction.\n\n## 9.8.0 (2026-08-29)\n\n- A.\n");
  setUrl("https://someone.github.io/cfb-openapi/");
  write("package.json", read("package.json").replace(/"version": ".*"/, '"version": "9.8.0"'));
});

test("bump moves the changes into the changelog and raises the version once, in every file. Then release prints the notes", async () => {
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
  expect(newestOf(read("CHANGELOG.md"))).toMatchObject({ version: "10.0.0", notes });
  expect(read("CHANGELOG.md")).toMatch(/^# Changelog\n\nAn introduction\.\n\n## 10\.0\.0 \(\d{4}-\d\d-\d\d\)\n/);
  expect(read("generated/operations.ts")).toContain('version = "10.0.0"');
  expect(existsSync(join(folder, ".changeset/minor.md"))).toBe(false);
  expect(await release("v10.0.0")).toEqual({ code: 0, stdout: `${notes}\n`, stderr: "" });
  expect(await release("v10.0.1")).toMatchObject({ code: 1, stdout: "", stderr: expect.stringContaining("10.0.0") });
});

test("a release is refused without a docs.url, notes or a date, or if a file has another version", async () => {
  write("CHANGELOG.md", "# Changelog\n\n## 10.0.0 (unreleased)\n");
  setUrl("");
  write("server.json", read("server.json").replaceAll("10.0.0", "9.8.0"));
  const { code, stdout, stderr } = await release("v10.0.0");
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toContain("docs.url");
  expect(stderr).toContain("CHANGELOG.md has no notes for 10.0.0");
  expect(stderr).toMatch(/run `npm run bump`, which changes CHANGELOG\.md, .*server\.json/);
});

const unreleased = "# Changelog\n\n## 1.0.0 (unreleased)\n\n- A.\n";

test("a version that is not released yet takes the changes and the date, and keeps its number", () => {
  expect(withRelease(unreleased, "1.1.0", ["B."], "2026-08-29")).toBe(
    "# Changelog\n\n## 1.0.0 (2026-08-29)\n\n**What you get**\n\n- B.\n\n- A.\n",
  );
  for (const heading of [unreleased, unreleased.replace(" (unreleased)", "")])
    expect(withRelease(heading, "", [], "2026-08-29")).toBe("# Changelog\n\n## 1.0.0 (2026-08-29)\n\n- A.\n");
});

test("without a change, a released version stays as it is", () => {
  const released = unreleased.replace("unreleased", "2026-08-01");
  expect(withRelease(released, "", [], "2026-08-29")).toBe(released);
});
