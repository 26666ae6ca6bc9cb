import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readText } from "../../scripts/lib/root.js";
import { type Run, root, run, script } from "./run.js";

/** Runs code that calls `runScript` as a separate script, `own.ts`. */
async function ownScript(code: string, options: Parameters<typeof run>[2] = {}): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), "cfb-script-"));
  try {
    const file = join(folder, "own.ts");
    writeFileSync(file, `import { runScript } from ${JSON.stringify(join(root, "scripts/lib/script.ts"))};\n${code}\n`);
    writeFileSync(join(folder, "package.json"), '{"type":"module"}');
    return await run(process.execPath, ["--import", "tsx", file], options);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("`npm run cfb` runs the command from its source and returns its exit code", async () => {
  const { version } = JSON.parse(readText("package.json"));
  expect(await script("cfb", ["--version"])).toEqual({ code: 0, stdout: `${version}\n`, stderr: "" });
  expect(await script("cfb", ["get", "/gmaes"])).toMatchObject({ code: 2, stdout: "" });
});

test("--help prints the usage and does not run the script", async () => {
  expect(await script("build", ["--help"])).toEqual({
    code: 0,
    stdout: expect.stringContaining("npm run build -- --help "),
    stderr: "",
  });
});

test.each([
  ["docs", ["--output", "x"], "Unknown option '--output'"],
  ["docs", ["--next"], "--next needs --into"],
  ["diff", ["HEAD", "HEAD"], "name the one revision"],
  ["bump", ["v1.0.0"], "Unexpected argument 'v1.0.0'"],
  ["release", [], "release: "],
  ["mutate", ["cli"], "name one room"],
])("the script %s exits with 2 for the arguments %j", async (name, args, message) => {
  expect(await script(name, args)).toEqual({ code: 2, stdout: "", stderr: expect.stringContaining(message) });
});

test("a script prints only the message of an `Error` of its own, but the stack of an unexpected error", async () => {
  const lines = ['throw new Error("says what is wrong");', "Buffer.from(7);", 'throw new TypeError("has its stack");'];
  const runs = lines.map((line) => `await runScript({ usage: "" }, () => {\n  ${line}\n});`);
  const { code, stderr } = await ownScript(runs.join("\n"));
  expect(code).toBe(2);
  expect(stderr).toMatch(
    /^own: says what is wrong\nown: TypeError \[ERR_INVALID_ARG_TYPE\]: .*\n(?: .*\n)*? +at .*own\.ts:(?:.*\n)*own: TypeError: has its stack\n +at .*own\.ts:/,
  );
});

test("a script runs to its end without an error if nobody reads its output", async () => {
  const printing = `for (let line = 0; line < 100; line++) {
    console.log(line);
    await new Promise((resolve) => setImmediate(resolve));
  }
  console.error("ended");`;
  expect(
    await ownScript(`await runScript({ usage: "" }, async () => {\n${printing}\n});`, {
      withoutReader: true,
    }),
  ).toMatchObject({ code: 0, stderr: "ended\n" });
});
