import { spawn } from "node:child_process";
import { once } from "node:events";
import { withServer } from "../../support/http-server.js";
import { builtCfb } from "../cfb.js";
import { key, withHost } from "./connect.js";

const cfb = builtCfb();
const message = (method: string, params: object, id?: number) => ({
  jsonrpc: "2.0",
  method,
  params,
  ...(id && { id }),
});
const opening = [
  message(
    "initialize",
    { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "test", version: "1.0.0" } },
    1,
  ),
  message("notifications/initialized", {}),
];

/** Returns a promise and the function that resolves it. */
function signalled() {
  let resolve = () => {};
  const promise = new Promise<void>((resolved) => {
    resolve = resolved;
  });
  return { promise, resolve };
}

/** Starts the command without a protocol client, so that a test can write any line to it. */
function start(...args: string[]) {
  const child = spawn(process.execPath, [cfb.cli, "mcp", ...args], {
    env: { PATH: process.env.PATH ?? "", HOME: cfb.folder, CFB_API_KEY: key },
  });
  const printed = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk: Buffer) => {
    printed.stdout += chunk.toString();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    printed.stderr += chunk.toString();
  });
  const ended: Promise<unknown[]> = once(child, "exit");
  return { child, printed, ended };
}

test("the server survives lines that are not messages, and writes only messages to stdout", async () => {
  const { child, printed, ended } = start("--sample");
  const read = message("tools/call", { name: "get_data", arguments: { path: "/games", query: { year: 2024 } } }, 2);
  const wrong = message("tools/call", { name: "get_data", arguments: [1] }, 3);
  const lines = [
    "not JSON",
    "{}",
    "[]",
    "null",
    `"${key}"`,
    ...[...opening, wrong, read].map((one) => JSON.stringify(one)),
  ];
  child.stdin.write(`${lines.join("\n")}\n`);
  while (!printed.stdout.includes("Ohio State")) await once(child.stdout, "data");
  child.stdin.end();
  expect(await ended).toEqual([0, null]);
  const messages = printed.stdout.trim().split("\n");
  expect(messages.map((line) => JSON.parse(line).id).sort()).toEqual([1, 2, 3]);
  expect(printed.stderr).not.toContain(key);
  expect(printed.stderr.split("\n").every((line) => line.length <= 200)).toBe(true);
});

const venues = message("tools/call", { name: "get_data", arguments: { path: "/venues" } }, 2);
const linesOf = (messages: readonly object[]) => messages.map((one) => `${JSON.stringify(one)}\n`).join("");

/** Starts a call that does not get a response, and then runs `end`. Returns how the server ended. */
async function endedDuringCall(end: (child: ReturnType<typeof start>["child"]) => void) {
  const { promise: called, resolve } = signalled();
  let how: unknown;
  await withServer(
    () => resolve(),
    async (url) => {
      const { child, ended } = start("--base-url", url);
      child.stdin.write(linesOf([...opening, venues]));
      await called;
      end(child);
      how = await ended;
    },
  );
  return how;
}

test("the server ends immediately when the host sends a signal, even during a call", async () => {
  expect(await endedDuringCall((child) => child.kill("SIGTERM"))).toEqual([0, null]);
});

test("after the host has closed stdin, the server finishes the running calls and writes their results", async () => {
  const { promise: called, resolve } = signalled();
  let respond = () => {};
  const service: Parameters<typeof withServer>[0] = (_, response) => {
    respond = () =>
      response.writeHead(200, { "content-type": "application/json" }).end('[{"id":1,"name":"Kyle Field"}]');
    resolve();
  };
  await withServer(service, async (url) => {
    const { child, printed, ended } = start("--base-url", url);
    const find = message("tools/call", { name: "find_operations", arguments: { words: "stadium" } }, 3);
    child.stdin.end(linesOf([...opening, venues, find]));
    await Promise.race([called, ended]);
    respond();
    expect(await ended).toEqual([0, null]);
    expect(printed.stdout).toContain("Kyle Field");
    expect(printed.stdout.trim().split("\n")).toHaveLength(3);
  });
});

test("if the host has canceled the only running call, the server ends as soon as stdin closes", async () => {
  const cancelled = linesOf([message("notifications/cancelled", { requestId: 2 })]);
  expect(await endedDuringCall((child) => child.stdin.end(cancelled))).toEqual([0, null]);
});

test("a host that reads stdout late still gets every response", async () => {
  const coaches = Array.from({ length: 60 }, () => ({ firstName: "x".repeat(200) }));
  const ids = Array.from({ length: 40 }, (_, index) => index + 2);
  const { promise: requested, resolve } = signalled();
  let requests = 0;
  const service: Parameters<typeof withServer>[0] = (_, response) => {
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(coaches));
    if (++requests === ids.length) resolve();
  };
  await withServer(service, async (url) => {
    const { child, printed, ended } = start("--base-url", url);
    child.stdout.pause();
    const calls = ids.map((id) => {
      const query = { minYear: 1900 + id };
      const input = { path: "/coaches", query, columns: ["firstName"] };
      return message("tools/call", { name: "get_data", arguments: input }, id);
    });
    child.stdin.write([...opening, ...calls].map((one) => `${JSON.stringify(one)}\n`).join(""));
    await requested;
    child.stdout.resume();
    while (printed.stdout.split("\n").length < ids.length + 2) await once(child.stdout, "data");
    child.stdin.end();
    expect(await ended).toEqual([0, null]);
    const messages = printed.stdout.trim().split("\n");
    expect(messages.map((line) => Number(JSON.parse(line).id)).sort((a, b) => a - b)).toEqual([1, ...ids]);
    expect(printed.stderr).toBe("");
  });
});

test("if the host cancels a call, the server ends the call's request and does not retry it", async () => {
  const requests: unknown[] = [];
  const { promise: called, resolve: arrived } = signalled();
  const { promise: closed, resolve: close } = signalled();
  await withServer(
    (request, response) => {
      requests.push(request.url);
      response.on("close", close);
      arrived();
    },
    (url) =>
      withHost(cfb, ["--base-url", url], { CFB_API_KEY: key }, async ({ client, call }) => {
        const controller = new AbortController();
        const { signal } = controller;
        const result = client.callTool({ name: "get_data", arguments: { path: "/venues" } }, { signal });
        await called;
        controller.abort("no longer needed");
        await expect(result).rejects.toThrow("no longer needed");
        await closed;
        expect((await call("find_operations", { words: "stadium" })).text).toContain("/venues");
        expect(requests).toHaveLength(1);
      }),
  );
});

test("the key does not appear in protocol errors or in results for a name that contains it", async () => {
  await withHost(cfb, ["--base-url", "http://127.0.0.1:9"], { CFB_API_KEY: key }, async ({ client, call, stderr }) => {
    const tool = client.callTool({ name: key, arguments: {} });
    await expect(tool).rejects.toThrow("There is no tool [key].");
    const page = client.readResource({ uri: `cfb://operations/${key}` });
    await expect(page).rejects.toThrow("There is no resource cfb://operations/[key].");
    const results = [
      await call("get_data", { path: key }),
      await call("get_data", { path: "/venues", columns: [key] }),
      await call("get_data", { path: "/games", query: { year: key } }),
      await call("get_data", { cursor: key }),
      await call("plan_calls", { calls: [{ path: "/games", query: { year: 2024, team: key } }] }),
      await call("resolve_name", { kind: key, text: key }),
      await call("find_operations", { [key]: key }),
    ];
    expect(JSON.stringify([results, stderr()])).not.toContain(key);
  });
});

test("a truncated notice never contains part of a key that the service repeats", async () => {
  let row = {};
  const service: Parameters<typeof withServer>[0] = (_, response) => {
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify([row]));
  };
  await withServer(service, (url) =>
    withHost(cfb, ["--base-url", url], { CFB_API_KEY: key }, async ({ call, stderr }) => {
      for (let length = 30; length < 60; length++) {
        const text = `${"x".repeat(length)}${key}`;
        row = { id: text, [text]: text, [`${"y".repeat(100)}${key}`]: 1 };
        const { text: result, data } = await call("get_data", { path: "/venues", columns: ["id"] });
        expect(result).toContain("Notice: /venues differs from the document");
        expect(result + JSON.stringify(data)).not.toContain(key.slice(0, 8));
      }
      expect(stderr()).not.toContain(key.slice(0, 8));
    }),
  );
});

test("a search for names that every JavaScript object inherits, such as `constructor`, does not find any operation", async () => {
  await withHost(cfb, ["--sample"], {}, async ({ call }) => {
    expect((await call("find_operations", { words: "constructor __proto__" })).text).toMatch(
      /^No operation matches these/,
    );
  });
});
