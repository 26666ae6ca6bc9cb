import { addressObstacles } from "../../scripts/lib/address.js";
import { readDocument } from "../../scripts/lib/document.js";
import { readText } from "../../scripts/lib/root.js";
import { entriesOf, obstacles, versionsNamed } from "../../scripts/lib/versions.js";
import { script } from "./run.js";

const changelog = `# Changelog

## 1.2.0 (2026-08-29)

- A new thing.
- Another.

## 1.1.0 (unreleased)

- An old thing.
`;
const [entry, old] = entriesOf(changelog);
const files = ["package.json", "package-lock.json", "openapi.yaml", "README.md", "server.json", "CHANGELOG.md"];
const same = files.map((file) => ({ file, version: "1.2.0" }));

test("a release's notes are the text below its heading", () => {
  expect(entry).toEqual({ version: "1.2.0", when: "2026-08-29", notes: "- A new thing.\n- Another." });
  expect(old).toEqual({ version: "1.1.0", when: "unreleased", notes: "- An old thing." });
});

test("a release or prerelease may proceed if every file has its version", () => {
  expect(obstacles("v1.2.0", same, entry)).toEqual([]);
  const beta = same.map(({ file }) => ({ file, version: "2.0.0-beta.1" }));
  expect(obstacles("v2.0.0-beta.1", beta, { version: "2.0.0-beta.1", when: "2026-08-29", notes: "- It." })).toEqual([]);
});

test.each(files)("a different version in %s blocks the release", (wrong) => {
  const named = same.map(({ file, version }) => ({ file, version: file === wrong ? "1.1.0" : version }));
  expect(obstacles("v1.2.0", named, entry)).toEqual([`${wrong} says 1.1.0, the tag 1.2.0`]);
});

test("an invalid tag, a version without notes and a version without a date block the release", () => {
  expect(obstacles("1.2.0", same, entry)).toEqual(["1.2.0 is not the tag of a release, such as v1.2.3"]);
  expect(obstacles("v1.2.0", same, undefined)).toEqual(["CHANGELOG.md has no notes for 1.2.0"]);
  expect(obstacles("v1.2.0", same, old)).toEqual(['CHANGELOG.md says "unreleased" for 1.2.0: write the date']);
});

test("every file in this project has the same version, and the changelog has notes for it", () => {
  const { version } = JSON.parse(readText("package.json"));
  expect(new Set(versionsNamed().map((each) => each.version))).toEqual(new Set([version]));
  const { packages } = JSON.parse(readText("package-lock.json"));
  expect(packages[""].version).toBe(version);
  expect(readDocument().info.version).toBe(version);
  const [newest] = entriesOf(readText("CHANGELOG.md"));
  expect(newest).toMatchObject({ version, notes: expect.stringMatching(/^- /m) });
});

test("the script prints the notes or what blocks the release", async () => {
  const { version } = JSON.parse(readText("package.json"));
  const [newest] = entriesOf(readText("CHANGELOG.md"));
  const ready = newest?.when !== "unreleased" && addressObstacles().length === 0;
  expect(await script("release", [`v${version}`])).toEqual(
    ready
      ? { code: 0, stdout: `${newest?.notes}\n`, stderr: "" }
      : { code: 1, stdout: "", stderr: expect.stringMatching(/"unreleased"|docs\.url/) },
  );
  const other = await script("release", ["v99.0.0"]);
  expect(other).toMatchObject({ code: 1, stdout: "", stderr: expect.stringContaining("the tag 99.0.0") });
});
