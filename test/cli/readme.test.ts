import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { shellLines } from "../docs/blocks.js";
import { root, run } from "../scripts/run.js";
import { builtCfb } from "./cfb.js";

const cfb = builtCfb();
const lines = shellLines(readFileSync(join(root, "README.md"), "utf8")).filter((line) => !/^np[mx] /.test(line));

/** The command of a line. */
const commandOf = (line: string) => /^\S+ ?\w*/.exec(line)?.[0] ?? "";

let env: { PATH: string };

beforeAll(() => {
  const bin = join(cfb.folder, "bin");
  mkdirSync(bin);
  writeFileSync(join(bin, "cfb"), `#!/bin/sh\nexec "${process.execPath}" "${join(cfb.folder, "cli.js")}" "$@"\n`);
  chmodSync(join(bin, "cfb"), 0o755);
  env = { PATH: `${bin}:${process.env.PATH}` };
});

test("the README has a line for every command", async () => {
  const { stdout } = await cfb(["--help"]);
  const commands = [...stdout.matchAll(/^ {2}(\w+) {3,}/gm)].map(([, name]) => `cfb ${name}`);
  expect(commands.length).toBeGreaterThan(5);
  expect(
    lines
      .map(commandOf)
      .filter((name) => name.startsWith("cfb "))
      .sort(),
  ).toEqual(commands.sort());
});

// In the order of the README: later lines read the files of earlier ones.
test.each(lines.filter((line) => commandOf(line) !== "cfb serve"))("%s", async (line) => {
  const { code, stdout, stderr } = await run("bash", ["-c", line], { cwd: cfb.folder, env });
  expect({ code, stderr }).toEqual({ code: 0, stderr: expect.not.stringContaining("cfb:") });
  // Commands that write files print to stderr.
  if (line.startsWith("cfb ")) expect(stdout + stderr).toMatch(/\d/);
});

test("cfb serve starts, and ends on Ctrl+C", async () => {
  const [line = ""] = lines.filter((each) => commandOf(each) === "cfb serve");
  const child = spawn("bash", ["-c", `exec ${line}`], { cwd: cfb.folder, env, stdio: ["ignore", "pipe", "inherit"] });
  let stdout = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
    if (stdout.includes("\n")) child.kill("SIGINT");
  });
  const code = await new Promise((resolve) => child.on("close", resolve));
  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining("http://127.0.0.1:") });
});
