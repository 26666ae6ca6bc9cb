import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root, script } from "./run.js";

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

test("diff compares with one revision: a second one is refused", async () => {
  expect(await script("diff", ["HEAD", "HEAD"])).toMatchObject({ code: 2, stdout: "" });
});
