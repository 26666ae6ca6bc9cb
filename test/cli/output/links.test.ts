import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { builtCfb } from "../cfb.js";

const cfb = builtCfb();
const newFolder = () => mkdtempSync(join(cfb.folder, "links-"));
const args = (output: string) => ["export", "/games", "--years", "2025", "-f", "csv", "--sample", "--output", output];

test.each(["out", "out/.cfb-calls", "out/schema.sql", "out/games", "out/games/season=2025"])(
  "before any call, an export refuses %s if it is a link, and writes nothing through it",
  async (link) => {
    const folder = newFolder();
    mkdirSync(join(folder, "elsewhere"));
    mkdirSync(join(folder, link, ".."), { recursive: true });
    if (link.endsWith("=2025")) {
      await cfb(args("out"), { cwd: folder });
      rmSync(join(folder, link), { recursive: true });
    }
    symlinkSync(join(folder, "elsewhere"), join(folder, link));
    const { code, stderr } = await cfb(args("out"), { cwd: folder });
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: expect.stringMatching(/^cfb: \S+ is a link: remove it, or give another --output/m),
    });
    expect(stderr).not.toContain("written to");
    expect(readdirSync(join(folder, "elsewhere"))).toEqual([]);
  },
);

test("if .cfb-calls is a file, an export refuses it in one sentence", async () => {
  const folder = newFolder();
  mkdirSync(join(folder, "out"));
  writeFileSync(join(folder, "out/.cfb-calls"), "mine");
  for (const more of [[], ["--keep"]])
    expect(await cfb([...args("out"), ...more], { cwd: folder })).toMatchObject({
      code: 2,
      stderr: "cfb: out/.cfb-calls is not a folder of cfb: remove it, or give another --output\n",
    });
  expect(readdirSync(join(folder, "out"))).toEqual([".cfb-calls"]);
});

test("an export can write below a folder that is a link", async () => {
  const folder = newFolder();
  mkdirSync(join(folder, "disk"));
  symlinkSync("disk", join(folder, "link"));
  expect(await cfb(args("link/out"), { cwd: folder })).toMatchObject({ code: 0 });
  expect(existsSync(join(folder, "disk/out/schema.sql"))).toBe(true);
});

test("cfb record finds the recordings that it has written, even if their path leads through a missing folder", async () => {
  const folder = newFolder();
  writeFileSync(join(folder, "calls.txt"), "/venues\n");
  const options = ["calls.txt", "--sample", "-o", "missing/../new"];
  expect(await cfb(["record", ...options], { cwd: folder })).toMatchObject({ code: 0 });
  expect((await cfb(["record", ...options], { cwd: folder })).stderr).toContain("Recorded already: 1 of 1.");
  expect(readFileSync(join(folder, "new/getVenues/all.json"), "utf8")).toContain('"source": "sample"');
});
