import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root, run, script } from "./run.js";

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const names = Object.values(scripts).flatMap((command) => /tsx scripts\/(\w+)\.ts$/.exec(command)?.[1] ?? []);

test("every script of package.json reads its options by `runScript`; `cfb` is the command, which has its own", () => {
  expect(names.length).toBeGreaterThan(15);
  const others = names.filter(
    (name) => !/^await runScript\(/m.test(readFileSync(join(root, `scripts/${name}.ts`), "utf8")),
  );
  expect(others).toEqual(["cfb"]);
});

// `start` is in start.test.ts: it imports the built package.
test.each(["build", "diff", "size", "typecost"])(
  "%s --help shows the usage, and an unknown option is refused",
  async (name) => {
    const help = await script(name, ["--help"]);
    expect(help).toEqual({ code: 0, stdout: expect.stringContaining(`npm run ${name} -- --help `), stderr: "" });
    const refused = await script(name, ["--unknown"]);
    expect(refused).toMatchObject({ code: 2, stdout: "" });
    expect(refused.stderr).toMatch(new RegExp(`^${name}: Unknown option '--unknown'`));
    expect(refused.stderr).toContain(help.stdout.trim());
  },
);

test("too many arguments, and an option without the one that it needs, are refused", async () => {
  expect(await script("diff", ["HEAD", "HEAD"])).toMatchObject({ code: 2, stdout: "" });
  const next = { code: 2, stdout: "", stderr: expect.stringContaining("--next needs --into") };
  expect(await script("docs", ["--next"])).toEqual(next);
});

test.each([
  ["Error", "says what is wrong", /^failing: says what is wrong\n$/],
  ["TypeError", "has its stack", /^failing: TypeError: has its stack\n +at .*failing\.ts:/],
  ["URL", "is wrong", /^failing: Invalid URL\n$/],
])("the %s of a script %s, and it ends with 2", async (kind, message, printed) => {
  const folder = mkdtempSync(join(tmpdir(), "cfb-script-"));
  const file = join(folder, "failing.ts");
  const runScript = JSON.stringify(join(root, "scripts/lib/script.ts"));
  writeFileSync(
    file,
    `import { runScript } from ${runScript};\nawait runScript({ usage: "" }, () => {\n  throw new ${kind}("${message}");\n});\n`,
  );
  writeFileSync(join(folder, "package.json"), '{"type":"module"}');
  const { code, stderr } = await run(process.execPath, ["--import", "tsx", file]);
  rmSync(folder, { recursive: true });
  expect([code, stderr]).toEqual([2, expect.stringMatching(printed)]);
});
