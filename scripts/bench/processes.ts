import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { root } from "../lib/root.js";
import type { Measure, Table, Task } from "./measure.js";

/** Without Node's own variables: certificates in `NODE_EXTRA_CA_CERTS` can take longer than all the rest of a process. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("NODE_")));

/** Runs a program in the project's folder to its end. Throws with its stderr if it fails. */
function node(...args: readonly string[]): Task {
  return () => {
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: "utf8" });
    if (status !== 0) throw new Error(`node ${args.join(" ")} ended with ${status}: ${stderr}`);
  };
}

const module = (text: string) => node("--input-type=module", "-e", text);

/** How long a process takes from its start until a client is ready. */
export function compareStarts(measure: Measure): Promise<Table> {
  const tasks = {
    "node, doing nothing": module("0"),
    "this client": module('import { createClient } from "cfb-openapi"; createClient({ apiKey: "k" })'),
    "openapi-fetch": module('import create from "openapi-fetch"; create({ baseUrl: "https://a.example" })'),
    cfbd: module('import { client } from "cfbd"; client.setConfig({ baseUrl: "https://a.example" })'),
    ofetch: module('import { ofetch } from "ofetch"; ofetch.create({})'),
    ky: module('import ky from "ky"; ky.create({})'),
    axios: module('import axios from "axios"; axios.create({})'),
  };
  return measure("Cold start, in processes of their own", tasks, 21);
}

/** What a host sends first, and what it sends after each response: it opens the session, then lists the tools. */
const opening = [
  [
    {
      jsonrpc: "2.0",
      id: 1,
      method: "initialize",
      params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "bench", version: "1.0.0" } },
    },
  ],
  [
    { jsonrpc: "2.0", method: "notifications/initialized" },
    { jsonrpc: "2.0", id: 2, method: "tools/list" },
  ],
];

/** Starts an agent's server, and ends with its response to one of these methods. Fails where the server ends before. */
function agentServer(until: "initialize" | "tools/list", ...args: readonly string[]): Task {
  return () =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, args, { cwd: root, env, stdio: ["pipe", "pipe", "ignore"] });
      const steps = opening.slice(0, until === "initialize" ? 1 : 2);
      const send = () =>
        child.stdin.write(
          steps
            .shift()
            ?.map((message) => `${JSON.stringify(message)}\n`)
            .join("") ?? "",
        );
      createInterface({ input: child.stdout }).on("line", (line) => {
        if (!line.includes('"result"')) reject(new Error(`node ${args.join(" ")} responded ${line}`));
        if (steps.length > 0) return send();
        child.removeAllListeners("exit").kill("SIGKILL");
        resolve(undefined);
      });
      child.once("exit", (code) => reject(new Error(`node ${args.join(" ")} ended with ${code}`)));
      send();
    });
}

/**
 * How long the command takes, from start to end. Throws where there is no build. From Node 22.8 on, the command stores its compiled code: then
 * `get --sample` should take at most 2.2 times as long as `node -e 0`, and `tools/list` at most 2.8 times.
 */
export function compareCommand(measure: Measure): Promise<Table> {
  const cli = join(root, "dist/cli.js");
  // Node stores compiled code when a process ends by itself, and not when it is killed, as the servers that are measured are.
  const messages = opening.flat().map((message) => `${JSON.stringify(message)}\n`);
  spawnSync(process.execPath, [cli, "mcp", "--sample"], { cwd: root, env, input: messages.join("") });
  const tasks = {
    "node -e 0": node("-e", "0"),
    "cfb --version": node(cli, "--version"),
    "cfb --help": node(cli, "--help"),
    "cfb get /games year=2024 --sample": node(cli, "get", "/games", "year=2024", "--sample", "--quiet"),
    "cfb mcp, until its response to initialize": agentServer("initialize", cli, "mcp", "--sample"),
    // After this one, a host can call a tool.
    "cfb mcp, until its response to tools/list": agentServer("tools/list", cli, "mcp", "--sample"),
  };
  return measure("The command, from start to end", tasks, 21);
}
