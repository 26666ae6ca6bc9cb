import { existsSync, mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtCfb } from "../cfb.js";

const cfb = builtCfb();
const get = ["get", "/games", "year=2025", "team=Ohio State", "--sample"];

// Node 20 has no compile cache, so a function that prints the folder replaces `enableCompileCache`.
const preload = `import module from "node:module"; module.enableCompileCache = (folder) => console.error("code in " + folder);`;
const withCode = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(preload)}` };

test("the command stores compiled code in a folder that only the user can read, and `cfb cache clear` removes this code", async () => {
  const home = mkdtempSync(join(cfb.folder, "home-"));
  const env = { ...withCode, HOME: home };
  const folder = join(home, ".cache/cfb-openapi");
  expect(await cfb.start(get, { env })).toMatchObject({ code: 0, stderr: `code in ${join(folder, "code")}\n` });
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  mkdirSync(join(folder, "code/v24"), { recursive: true });
  writeFileSync(join(folder, "code/v24/some"), "code");
  expect((await cfb.start(["cache"], { env })).stdout).toBe(`${folder}\n0 responses, 0 kB\n`);
  expect((await cfb.start(["cache", "clear"], { env })).code).toBe(0);
  expect(existsSync(folder)).toBe(false);
});

test("--version does not store compiled code", async () => {
  const home = mkdtempSync(join(cfb.folder, "home-"));
  const { stderr } = await cfb.start(["--version"], { env: { ...withCode, HOME: home } });
  expect({ stderr, files: readdirSync(home) }).toEqual({ stderr: "", files: [] });
});

test.each(["/proc/nope", "/nonexistent/home", "/dev/null"])(
  "the command works without a code cache if %s is the home folder",
  async (HOME) => {
    const { code, stdout, stderr } = await cfb.start(get, { env: { ...withCode, HOME } });
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(JSON.parse(stdout)).toHaveLength(14);
  },
);
