import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { builtCfb } from "../cfb.js";
import { key } from "./connect.js";

const cfb = builtCfb();
const line = (message: object) => `${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`;
const params = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "test", version: "1.0.0" } };
const initialize = line({ id: 1, method: "initialize", params });
const ping = (id: number, text = "") => line({ id, method: "ping", params: { text } });
const list = line({ id: 2, method: "tools/list" });
const wrongCall = line({ id: 4, method: "tools/call", params: { name: "none" } });

/** Starts the command, writes the text to its stdin, and returns the process. */
function start(text: string) {
  const child = spawn(process.execPath, [cfb.cli, "mcp", "--sample"], {
    env: { PATH: process.env.PATH ?? "", HOME: cfb.folder },
    stdio: ["pipe", "pipe", "ignore"],
  });
  started.push(child);
  child.stdin.write(text);
  return child;
}
const started: ChildProcess[] = [];
afterEach(() => started.splice(0).map((child) => child.kill("SIGKILL")));

/** Returns the ids of the messages on stdout, in order. */
const idsOf = (stdout: string) =>
  stdout
    .trimEnd()
    .split("\n")
    .map((each) => JSON.parse(each).id);

test.each([
  [
    "the three opening messages in one write",
    initialize + line({ method: "notifications/initialized" }) + list,
    [1, 2],
  ],
  ["initialize twice", initialize + initialize, [1, 1]],
  ["initialize, and then two requests with the same id", initialize + ping(1) + ping(1), [1, 1, 1]],
  ["another request first", ping(5) + initialize, [5, 1]],
  ["a message of 5 MB first", ping(5, "é".repeat(2_500_000)) + initialize, [5, 1]],
  ["a line that is not JSON first", `not JSON\n${initialize}`, [1]],
  ["a call to an unknown tool", initialize + wrongCall, [1, 4]],
  ["no input", "", []],
])("every request gets its response, even if stdin ends immediately: %s", async (_, stdin, ids) => {
  const { code, stdout } = await cfb.start(["mcp", "--sample"], { stdin });
  expect({ code, ids: stdout === "" ? [] : idsOf(stdout).sort() }).toEqual({ code: 0, ids: ids.sort() });
});

test("the server responds to earlier requests before a message of more than 9 MB ends it with an error", async () => {
  const stdin = initialize + list + ping(5, "x".repeat(11_000_000)) + ping(6);
  const { code, stdout, stderr } = await cfb.start(["mcp", "--sample"], { stdin });
  expect([code, idsOf(stdout).sort()]).toEqual([2, [1, 2]]);
  expect(stderr).toContain("cfb: a message on stdin has more than 9 MB. Send a shorter one.");
});

test("if the last message does not end with a line break, stderr says that the message got no response", async () => {
  const { code, stdout, stderr } = await cfb.start(["mcp", "--sample"], { stdin: initialize + list.trimEnd() });
  expect([code, idsOf(stdout)]).toEqual([0, [1]]);
  expect(stderr).toContain("The last message did not end with a line break, so it got no response.");
});

test("the server responds to requests that arrive after its first response, even if stdin then ends", async () => {
  const child = start(initialize);
  const [first] = await once(child.stdout, "data");
  child.stdin.write(ping(2));
  await new Promise(setImmediate);
  child.stdin.end(list.replace('"id":2', '"id":3'));
  let rest = "";
  for await (const chunk of child.stdout) rest += chunk;
  expect(idsOf(String(first) + rest)).toEqual([1, 2, 3]);
});

test("the command refuses a key that a header can't contain before it responds to `initialize`", async () => {
  const refused = { code: 3, stdout: "", stderr: expect.stringContaining("a header can't contain") };
  expect(await cfb.start(["mcp"], { stdin: initialize, env: { CFB_API_KEY: "a b" } })).toMatchObject(refused);
});

test.each([
  ["tools/list", "does not load"],
  ["resources/list", "loads"],
])("%s %s the operations' descriptions", async (method, loads) => {
  const folder = mkdtempSync(join(cfb.folder, "coverage-"));
  const stdin = initialize + line({ id: 2, method });
  expect(await cfb.start(["mcp", "--sample"], { stdin, env: { NODE_V8_COVERAGE: folder } })).toMatchObject({ code: 0 });
  const [name = ""] = readdirSync(folder);
  const { result } = JSON.parse(readFileSync(join(folder, name), "utf8")) as { result: { url: string }[] };
  const files = result.map(({ url }) => basename(url));
  expect(files).toContain("cli.js");
  expect(files.some((file) => file.startsWith("prose"))).toBe(loads === "loads");
});

test("the command ends without a stack trace if the host has closed stdout", async () => {
  const child = spawn(process.execPath, [cfb.cli, "mcp", "--sample"], {
    env: { PATH: process.env.PATH ?? "", HOME: cfb.folder },
  });
  started.push(child);
  child.stdout.destroy();
  child.stdin.write(initialize + list);
  let stderr = "";
  child.stderr.on("data", (chunk) => {
    stderr += chunk;
  });
  child.stdin.end();
  expect(await once(child, "close")).toEqual([0, null]);
  expect(stderr).toBe("");
});

test("for a user without a home folder, the tools work without the cache", async () => {
  const module = `import { syncBuiltinESMExports } from "node:module";
    import os from "node:os";
    os.homedir = () => { throw new Error("no home folder"); };
    syncBuiltinESMExports();`;
  const env = { CFB_API_KEY: key, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(module)}` };
  const calls = [
    { name: "find_operations", arguments: { words: "betting odds" } },
    { name: "describe_operation", arguments: { path: "/venues" } },
  ].map((params, index) => line({ id: index + 2, method: "tools/call", params }));
  const { stdout, stderr } = await cfb.start(["mcp"], { stdin: initialize + calls.join(""), env });
  expect(idsOf(stdout).sort()).toEqual([1, 2, 3]);
  expect([stdout.includes("/lines"), stdout.includes("isError")]).toEqual([true, false]);
  expect(stderr).toBe("The cache could not be used: no home folder\n");
});

test("a signal right after the first response ends the process", async () => {
  const child = start(initialize);
  await once(child.stdout, "data");
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
});
