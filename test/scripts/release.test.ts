import { readFileSync } from "node:fs";
import { join } from "node:path";
import { entriesOf, obstacles } from "../../scripts/lib/versions.js";
import { root, script } from "./run.js";

const changelog = `# Changelog

## 1.2.0 (2026-08-29)

- A new thing.
- Another.

## 1.1.0 (unreleased)

- An old thing.
`;
const [entry, old] = entriesOf(changelog);
const same = { package: "1.2.0", lock: "1.2.0", document: "1.2.0", changelog: "1.2.0" };

test("the notes of a release are the text below its heading, and no other's", () => {
  expect(entry).toEqual({ version: "1.2.0", when: "2026-08-29", notes: "- A new thing.\n- Another." });
  expect(old).toEqual({ version: "1.1.0", when: "unreleased", notes: "- An old thing." });
});

test("what agrees may go out, a prerelease too", () => {
  expect(obstacles("v1.2.0", same, entry)).toEqual([]);
  const beta = { package: "2.0.0-beta.1", lock: "2.0.0-beta.1", document: "2.0.0-beta.1", changelog: "2.0.0-beta.1" };
  expect(obstacles("v2.0.0-beta.1", beta, { version: "2.0.0-beta.1", when: "2026-08-29", notes: "- It." })).toEqual([]);
});

test.each([
  ["package", "package.json says 1.1.0, the tag 1.2.0"],
  ["lock", "package-lock.json says 1.1.0, the tag 1.2.0"],
  ["document", "openapi.yaml says 1.1.0, the tag 1.2.0"],
  ["changelog", "CHANGELOG.md, at its top, says 1.1.0, the tag 1.2.0"],
])("another version of the %s is told", (where, told) => {
  expect(obstacles("v1.2.0", { ...same, [where]: "1.1.0" }, entry)).toEqual([told]);
});

test("a tag that is no version, a version without notes and one without a date are told", () => {
  expect(obstacles("1.2.0", same, entry)).toEqual(["1.2.0 is no tag of a release: v1.2.3 is one"]);
  expect(obstacles("v1.2.0", same, undefined)).toEqual(["CHANGELOG.md does not tell what is in 1.2.0"]);
  expect(obstacles("v1.2.0", same, old)).toEqual(['CHANGELOG.md says "unreleased" of 1.2.0: give the date']);
});

test("package, lock, document and changelog of this folder have one version, and the changelog tells what is in it", () => {
  const read = (name: string) => readFileSync(join(root, name), "utf8");
  const { version } = JSON.parse(read("package.json"));
  const [newest] = entriesOf(read("CHANGELOG.md"));
  expect(newest).toMatchObject({ version, notes: expect.stringMatching(/^- /m) });
  expect(JSON.parse(read("package-lock.json"))).toMatchObject({ version, packages: { "": { version } } });
  expect(/^ {2}version: (.+)$/m.exec(read("openapi.yaml"))?.[1]).toBe(version);
});

test("the script prints notes or what is in the way, and tells its usage", async () => {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const [newest] = entriesOf(readFileSync(join(root, "CHANGELOG.md"), "utf8"));
  const ready = newest?.when !== "unreleased";
  expect(await script("release", [`v${version}`])).toEqual(
    ready
      ? { code: 0, stdout: `${newest?.notes}\n`, stderr: "" }
      : { code: 1, stdout: "", stderr: expect.stringContaining('"unreleased"') },
  );
  const other = await script("release", ["v99.0.0"]);
  expect(other).toMatchObject({ code: 1, stdout: "", stderr: expect.stringContaining("the tag 99.0.0") });
  expect(await script("release")).toMatchObject({ code: 2, stdout: "" });
  expect(await script("release", ["--help"])).toMatchObject({ code: 0, stderr: "" });
}, 30_000);
