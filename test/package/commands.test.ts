import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { shellLines } from "../docs/blocks.js";
import { root, run } from "../scripts/run.js";
import { app } from "./installed.js";

const lines = shellLines(readFileSync(join(root, "README.md"), "utf8")).filter((line) => !line.startsWith("npx "));
const installs = lines.filter((line) => line.startsWith("npm "));
const commands = lines.filter((line) => !line.startsWith("npm "));

/** The command of a line. */
const commandOf = (line: string) => /^\S+ ?\w*/.exec(line)?.[0] ?? "";

/** An empty folder, with the commands of the installed package on the path, as after the README's install. */
const folder = mkdtempSync(join(app, "../commands-"));
const options = { cwd: folder, env: { PATH: `${join(app, "node_modules/.bin")}:${process.env.PATH}`, HOME: folder } };

test("the README installs the package by its name, in a project and everywhere", () => {
  expect(installs.map((line) => line.replace(/ *#.*/, ""))).toEqual([
    "npm init -y && npm install cfb-openapi",
    "npm install --global cfb-openapi",
  ]);
});

test("the package has two commands, which are the same", async () => {
  const [cfb, other] = await Promise.all(["cfb", "cfb-openapi"].map((name) => run(name, ["--help"], options)));
  expect(cfb).toMatchObject({ code: 0, stdout: expect.stringContaining("The College Football Data API") });
  expect(other).toEqual(cfb);
});

test("the README has a line for every command", async () => {
  const { stdout } = await run("cfb", ["--help"], options);
  const names = [...stdout.matchAll(/^ {2}(\w+) {3,}/gm)].map(([, name]) => `cfb ${name}`);
  expect(names.length).toBeGreaterThan(5);
  const own = commands.map(commandOf).filter((name) => name.startsWith("cfb "));
  expect(own.sort()).toEqual(names.sort());
});

// In the order of the README: later lines read the files of earlier ones.
test.each(commands.filter((line) => commandOf(line) !== "cfb serve"))("%s", async (line) => {
  const { code, stdout, stderr } = await run("bash", ["-c", line], options);
  expect({ code, stderr }).toEqual({ code: 0, stderr: expect.not.stringContaining("cfb:") });
  // Commands that write files print to stderr.
  if (line.startsWith("cfb ")) expect(stdout + stderr).toMatch(/\d/);
});

test("cfb serve starts, and ends on Ctrl+C", async () => {
  const [line = ""] = commands.filter((each) => commandOf(each) === "cfb serve");
  const child = spawn("bash", ["-c", `exec ${line}`], { ...options, stdio: ["ignore", "pipe", "inherit"] });
  let stdout = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
    if (stdout.includes("\n")) child.kill("SIGINT");
  });
  const code = await new Promise((resolve) => child.on("close", resolve));
  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining("http://127.0.0.1:") });
});
