import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../scripts/run.js";
import { builtCfb } from "./cfb.js";

const cfb = builtCfb();
const commands = ["get", "operations", "plan", "serve", "record", "check", "cache", "export", "completion"];

test("--version prints the package's version", async () => {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  expect(await cfb(["--version"])).toMatchObject({ code: 0, stdout: `${version}\n`, stderr: "" });
});

test("the entry file imports nothing until it has ruled out --version", () => {
  const entry = readFileSync(cfb.cli, "utf8");
  expect(entry.match(/^#!.*$|\bimport\b[^(;]*from *"([^"]*)"/gm)).toEqual(["#!/usr/bin/env node"]);
  expect(entry.length).toBeLessThan(1_000);
});

test("--help names every command and the exit codes, on stdout", async () => {
  const { code, stdout, stderr } = await cfb(["--help"]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  for (const command of commands) expect(stdout).toMatch(new RegExp(`^ {2}${command} +\\w`, "m"));
  expect(stdout).toContain("130 interrupted");
});

test.each(commands)("cfb %s --help shows an example", async (command) => {
  const { code, stdout, stderr } = await cfb([command, "--help"]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toMatch(new RegExp(`Examples?:\\n(.*\\n)* {2}.*cfb ${command}`));
  expect((await cfb(["help", command])).stdout).toBe(stdout);
});

test("`cfb help help` prints the help alone", async () => {
  const { stdout, stderr } = await cfb(["help", "help"]);
  expect(stdout + stderr).toMatch(/^Usage: cfb /);
  expect(stdout + stderr).not.toMatch(/outputHelp/);
});

test("without a command the help goes to stderr, with 2", async () => {
  const { code, stdout, stderr } = await cfb([]);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain("Usage: cfb");
});

test.each([
  [["gte", "/games"], "Did you mean get?"],
  [["exprot"], "Did you mean export?"],
  [["get", "/games", "--quite"], "Did you mean --quiet?"],
])("cfb %j ends with 2 and names the nearest command", async (args, hint) => {
  const { code, stdout, stderr } = await cfb(args);
  expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: "", stderr: expect.stringContaining(hint) });
});
