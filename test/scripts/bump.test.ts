import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readText } from "../../scripts/lib/root.js";
import { isVersion, versionsNamed, withVersion } from "../../scripts/lib/versions.js";
import { projectCopy, scriptIn } from "./copy.js";

const sources = ["package.json", "package-lock.json", "openapi.yaml", "README.md", "CHANGELOG.md", "server.json"];
const folder = projectCopy([...sources, "tsconfig.json", "docs", "examples", "scripts", "src", "generated"]);

test("bump sets the version in every file, including generated/, so that release finds only one", async () => {
  expect(await scriptIn(folder, "bump", ["9.8.7"])).toMatchObject({ code: 0, stderr: "" });
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  expect(new Set(versionsNamed(read).map(({ version }) => version))).toEqual(new Set(["9.8.7"]));
  expect(read("generated/operations.ts")).toContain('version = "9.8.7"');
  const { version } = JSON.parse(readText("package.json"));
  for (const name of ["package.json", "openapi.yaml", "generated/operations.ts"]) {
    expect([name, read(name).replace("9.8.7", version) === readText(name)]).toEqual([name, true]);
  }
  const { stderr } = await scriptIn(folder, "release", ["v9.8.7"]);
  expect(stderr).not.toContain(" says 9.8.7");
  expect(stderr).not.toMatch(/says \d/);
});

const texts = (changelog: string) => (name: string) => (name === "CHANGELOG.md" ? changelog : readText(name));

test("bump renames an unreleased version in the changelog, and adds a heading above a released one", () => {
  const unreleased = texts("# Changelog\n\n## 1.0.0 (unreleased)\n\n- A.\n");
  expect(withVersion("1.1.0", unreleased).get("CHANGELOG.md")).toBe("# Changelog\n\n## 1.1.0 (unreleased)\n\n- A.\n");
  const released = texts("# Changelog\n\n## 1.0.0 (2026-08-29)\n\n- A.\n");
  expect(withVersion("1.1.0", released).get("CHANGELOG.md")).toBe(
    "# Changelog\n\n## 1.1.0 (unreleased)\n\n## 1.0.0 (2026-08-29)\n\n- A.\n",
  );
});

test("bump fails and names the file if an expected version is missing", () => {
  expect(() => withVersion("1.1.0", texts("# Changelog\n"))).toThrow("CHANGELOG.md does not name the version");
});

test("bump without a version says that the unreleased one takes the change, and does not change anything", async () => {
  const { code, stdout, stderr } = await scriptIn(folder, "bump", []);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toMatch(/^\S+ is not released yet, so it takes your change\./m);
});

test("a version consists of three numbers without a `v`, and may have a prerelease suffix", () => {
  expect(["1.0.0", "1.0.0-beta.1", "v1.0.0", "1.0", ""].filter(isVersion)).toEqual(["1.0.0", "1.0.0-beta.1"]);
});
