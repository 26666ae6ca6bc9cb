import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "../lib/root.js";
import type { Comparison, Task } from "./measure.js";

/**
 * The environment without Node's variables, which change how long a start takes. For example, loading the certificates in `NODE_EXTRA_CA_CERTS` can
 * take longer than everything else.
 */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("NODE_")));

/** Returns a task that runs Node in the project's folder with `input` on stdin. The task throws an error with stderr if Node fails. */
function nodeWith(input: string, ...args: readonly string[]): Task {
  return () => {
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, env, input, encoding: "utf8" });
    if (status !== 0) throw new Error(`node ${args.join(" ")} ended with ${status}: ${stderr}`);
  };
}

const node = (...args: readonly string[]) => nodeWith("", ...args);
const module = (text: string) => node("--input-type=module", "-e", text);

/** Measures how long it takes to start a process and create a client. */
export const starts: Comparison = {
  title: "Cold start, in separate processes",
  tasks: {
    "node, doing nothing": module("0"),
    "this client": module('import { createClient } from "cfb-openapi"; createClient({ apiKey: "k" })'),
    "openapi-fetch": module('import create from "openapi-fetch"; create({ baseUrl: "https://a.example" })'),
    cfbd: module('import { client } from "cfbd"; client.setConfig({ baseUrl: "https://a.example" })'),
    ofetch: module('import { ofetch } from "ofetch"; ofetch.create({})'),
    ky: module('import ky from "ky"; ky.create({})'),
    axios: module('import axios from "axios"; axios.create({})'),
  },
  rounds: 21,
};

/** The first messages that a host sends to an MCP server. They open the session and list the tools. */
const opening = [
  {
    id: 1,
    method: "initialize",
    params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "bench", version: "1.0.0" } },
  },
  { method: "notifications/initialized" },
  { id: 2, method: "tools/list" },
].map((message) => JSON.stringify({ jsonrpc: "2.0", ...message }));

const cli = join(root, "dist/cli.js");

/**
 * Measures the command from start to end. Needs a build. With Node 22.8 or newer, the command stores its compiled code. `get --sample` should then
 * take at most 2.2 times as long as `node -e 0`, and `mcp` at most 2.8 times.
 */
export const command: Comparison = {
  title: "The command, from start to end",
  tasks: {
    "node -e 0": node("-e", "0"),
    "cfb --version": node(cli, "--version"),
    "cfb --help": node(cli, "--help"),
    "cfb get /games year=2024 --sample": node(cli, "get", "/games", "year=2024", "--sample", "--quiet"),
    "cfb mcp, with a host that lists its tools": nodeWith(`${opening.join("\n")}\n`, cli, "mcp", "--sample"),
  },
  rounds: 21,
};
