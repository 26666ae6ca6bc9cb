import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ownScript } from "./own-script.js";
import { root, script } from "./run.js";

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const files = Object.values(scripts).flatMap(
  (command) => /tsx ((?:scripts|test)\/[\w/]+\.ts)$/.exec(command)?.[1] ?? [],
);

test("every script of package.json reads its options by `runScript`; `cfb` is the command, which has its own", () => {
  expect(files.length).toBeGreaterThan(16);
  const others = files.filter((file) => !/^await runScript\(/m.test(readFileSync(join(root, file), "utf8")));
  expect(others).toEqual(["scripts/cfb.ts"]);
});

// `start` is in start.test.ts: it imports the built package. These would do much without the option.
test.each(["build", "size", "typecost"])("%s --help shows the usage", async (name) => {
  const help = await script(name, ["--help"]);
  expect(help).toEqual({ code: 0, stdout: expect.stringContaining(`npm run ${name} -- --help `), stderr: "" });
});

test("--help of a script whose name has a colon shows that name", async () => {
  const { code, stdout } = await script("bench/fleet", ["--help"]);
  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining("npm run bench:fleet -- --help ") });
});

test("an unknown option is refused by its name, with what --help shows", async () => {
  const [help, refused] = await Promise.all([script("docs", ["--help"]), script("docs", ["--output", "x"])]);
  expect(refused).toMatchObject({ code: 2, stdout: "" });
  expect(refused.stderr).toMatch(/^docs: Unknown option '--output'.*npm run docs -- --out/s);
  expect(refused.stderr).toContain(help.stdout.trim());
});

test("too many arguments, and an option without the one that it needs, are refused", async () => {
  expect(await script("diff", ["HEAD", "HEAD"])).toMatchObject({ code: 2, stdout: "" });
  const next = { code: 2, stdout: "", stderr: expect.stringContaining("--next needs --into") };
  expect(await script("docs", ["--next"])).toEqual(next);
});

test("an error of a script says what is wrong, and one of its code where it is; both end with 2", async () => {
  const lines = ['throw new Error("says what is wrong");', "Buffer.from(7);", 'throw new TypeError("has its stack");'];
  const runs = lines.map((line) => `await runScript({ usage: "" }, () => {\n  ${line}\n});`);
  const { code, stderr } = await ownScript(runs.join("\n"));
  expect(code).toBe(2);
  expect(stderr).toMatch(
    /^own: says what is wrong\nown: TypeError \[ERR_INVALID_ARG_TYPE\]: .*\n(?: .*\n)*? +at .*own\.ts:(?:.*\n)*own: TypeError: has its stack\n +at .*own\.ts:/,
  );
});
