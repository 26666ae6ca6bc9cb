import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { programFor } from "../../src/cli/program.js";
import { insteadOf } from "../../src/cli/screen/intended-line.js";
import { openIo } from "../../src/cli/session/io.js";
import { root } from "../scripts/run.js";
import { builtCfb } from "./cfb.js";
import { onTerminal, visible } from "./terminal.js";

const cfb = builtCfb();
const commands = ["get", "operations", "plan", "serve", "record", "check", "cache", "export", "completion"];

/** The words of a help text, without the backslashes that fold a command. */
const wordsOf = (lines: readonly string[]) =>
  lines.flatMap((line) => line.replace(/ \\$/, "").trim().split(/\s+/)).filter(Boolean);

test("--version prints the package's version", async () => {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  expect(await cfb(["--version"])).toMatchObject({ code: 0, stdout: `${version}\n`, stderr: "" });
});

test("the entry file imports nothing before it has handled --version", () => {
  const entry = readFileSync(cfb.cli, "utf8");
  expect(entry.match(/^#!.*$|\bimport\b[^(;]*from *"([^"]*)"/gm)).toEqual(["#!/usr/bin/env node"]);
  expect(entry.length).toBeLessThan(1_000);
});

test("--help lists every command and exit code on stdout, and without a command the same list goes to stderr with exit code 2", async () => {
  const { code, stdout, stderr } = await cfb(["--help"]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  for (const command of commands) expect(stdout).toMatch(new RegExp(`^ {2}${command} +\\w`, "m"));
  expect(stdout).toContain("130 interrupted");
  expect(await cfb([])).toMatchObject({ code: 2, stdout: "", stderr: expect.stringContaining("Usage: cfb") });
});

test.each(commands)("cfb %s --help shows an example", async (command) => {
  const { code, stdout, stderr } = await cfb([command, "--help"]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toMatch(new RegExp(`Examples?:\\n(.*\\n)* {2}.*cfb ${command}`));
  expect((await cfb(["help", command])).stdout).toBe(stdout);
});

test("the help describes every option, and does not contain a removed option", async () => {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const { signal } = new AbortController();
  const io = openIo({ stdin: new PassThrough(), stdout, stderr, env: {}, host: process, signal });
  let count = 0;
  for (const name of [...commands, "mcp"]) {
    const program = await programFor([name], "", io);
    const command = program.commands.find((each) => each.name() === name);
    const help = wordsOf((await cfb([name, "--help"])).stdout.split("\n")).join(" ");
    for (const { flags, description, hidden, long } of command?.options ?? []) {
      count++;
      expect({ flags, hidden, isPhrase: description.split(" ").length >= 3 }).toEqual({
        flags,
        hidden: false,
        isPhrase: true,
      });
      expect(help).toContain(`${flags} ${description}`);
      expect(insteadOf(name, long ?? "")).toBeUndefined();
    }
  }
  expect(count).toBeGreaterThan(50);
});

test("`cfb help help` prints the general help", async () => {
  const { stdout, stderr } = await cfb(["help", "help"]);
  expect(stdout + stderr).toMatch(/^Usage: cfb /);
  expect(stdout + stderr).not.toMatch(/outputHelp/);
});

test("every help text fits 40 columns without splitting words, and a wrapped example can be typed as printed", async () => {
  for (const args of [["--help"], ...commands.map((name) => [name, "--help"])]) {
    const [narrow, wide] = await Promise.all([40, 100].map((width) => onTerminal(cfb, width, args)));
    const [lines = [], whole = []] = [narrow, wide].map((each) => each?.lines.map(visible));
    expect([args, lines.filter((line) => line.length > 40)]).toEqual([args, []]);
    expect(whole.filter((line) => line.length > 100)).toEqual([]);
    expect(wordsOf(lines)).toEqual(wordsOf(whole));
    const start = lines.findIndex((line) => line.startsWith("  cfb get /games year=2025 --columns"));
    if (args[0] === "get")
      expect(lines.slice(start, start + 2)).toEqual([
        "  cfb get /games year=2025 --columns \\",
        "    homeTeam,homePoints",
      ]);
  }
});
