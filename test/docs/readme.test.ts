import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "../scripts/run.js";
import { typecheck } from "./typecheck.js";

const readme = readFileSync(join(root, "README.md"), "utf8");
const blocks = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = ""]) => code);

test("every code block of the README compiles", async () => {
  expect(blocks.length).toBeGreaterThanOrEqual(2);
  expect(await typecheck(blocks)).toMatchObject({ stdout: "", code: 0 });
}, 30_000);

test("a wrong block would be found", async () => {
  const wrong = blocks.map((code) => code.replace("year: 2024,", "yaer: 2024,"));
  expect(await typecheck(wrong)).toMatchObject({ stdout: expect.stringContaining("yaer"), code: expect.any(Number) });
}, 30_000);

test("the block that needs no key runs, and prints the score of the final", async () => {
  const block = blocks.find((code) => code.includes("createSampleService")) ?? "";
  const source = block.replace(
    /"cfb-openapi(\/sample)?"/g,
    (_, sample) => `"../src/${sample ? "sample/" : ""}index.js"`,
  );
  const file = join(root, "scripts", `.readme-${process.pid}.ts`);
  writeFileSync(file, source);
  try {
    const { code, stdout, stderr } = await run(process.execPath, ["--import", "tsx", file]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatch(/awayPoints: 34/);
  } finally {
    rmSync(file);
  }
}, 30_000);

test("it names the two commands", () => {
  expect(readme).toContain("npm ci && npm start");
  expect(readme).toContain("npm ci && npm test");
});
