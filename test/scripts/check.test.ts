import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runSteps, steps } from "../../scripts/check/steps.js";
import { root } from "../../scripts/lib/root.js";
import { script } from "./run.js";

const folder = mkdtempSync(join(tmpdir(), "cfb-check-"));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => jest.restoreAllMocks());

/** A script that adds its name to a file, then ends with a code. */
const record = (name: string, code: number) => `echo ${name} >> ran && exit ${code}`;

test("the steps run in their order until one fails, whose command is returned", () => {
  const scripts = { first: record("first", 0), second: record("second", 3), third: record("third", 0) };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ scripts }));
  const errors = jest.spyOn(console, "error").mockReturnValue();
  const selected = [{ name: "first" }, { name: "second", args: ["--check"] }, { name: "third" }];
  expect(runSteps(selected, folder)).toBe("npm run second -- --check");
  expect(readFileSync(join(folder, "ran"), "utf8")).toBe("first\nsecond\n");
  expect(errors.mock.calls).toEqual([[expect.stringMatching(/^check: first passed in \d+ s$/)]]);
  expect(runSteps([{ name: "third" }], folder)).toBeUndefined();
});

test("every step is an npm script, and the tests of CI are among them", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: object };
  const names = steps.map(({ name }) => name);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(names));
  expect(names).toEqual(expect.arrayContaining(["test", "test:tools", "test:package"]));
});

test("an unknown step is refused with the usage, and --help prints it", async () => {
  const [wrong, help] = await Promise.all([script("check", ["--except", "lnit"]), script("check", ["--help"])]);
  expect(wrong).toEqual({ code: 2, stdout: "", stderr: expect.stringContaining("check: there is no step lnit\n\n") });
  expect(help).toEqual({ code: 0, stdout: expect.stringContaining("Steps: generate, recordings, lint"), stderr: "" });
});

test("a step that fails is named, and ends the check with 1", async () => {
  // Without a PATH npm is not found, so the step fails.
  const { code, stderr } = await script("check", ["size"], { env: { PATH: "/nonexistent" } });
  expect({ code, stderr }).toEqual({ code: 1, stderr: "check: npm run size failed. Run it alone: npm run size\n" });
});
