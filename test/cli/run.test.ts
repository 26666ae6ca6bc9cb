import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable, Writable } from "node:stream";
import { run } from "../../src/cli/program.js";
import { withServer } from "../support/http-server.js";
import { builtCfb } from "./cfb.js";
import { key } from "./services.js";

const cfb = builtCfb();

/** Runs the command in this process. */
async function inProcess(args: readonly string[], more: Partial<Parameters<typeof run>[1]> = {}) {
  const text = { stdout: "", stderr: "" };
  const into = (name: keyof typeof text) =>
    new Writable({
      write(chunk, _, done) {
        text[name] += chunk;
        done();
      },
    });
  const streams = { stdin: Readable.from([]), stdout: into("stdout"), stderr: into("stderr") };
  const { signal } = new AbortController();
  const code = await run(args, { ...streams, env: {}, host: process, signal, ...more });
  return { code, ...text };
}

describe("run(argv, io)", () => {
  test("uses the given streams and environment, and returns the exit code", async () => {
    const before = process.exitCode;
    const rows = await inProcess(["get", "/venues", "--sample", "--limit", "1", "--quiet"]);
    expect([rows.code, JSON.parse(rows.stdout)]).toEqual([0, [expect.objectContaining({ id: expect.any(Number) })]]);
    expect(await inProcess(["get", "/venues"])).toMatchObject({
      code: 3,
      stderr: expect.stringContaining("no API key"),
    });
    expect(await inProcess(["gte"])).toMatchObject({
      code: 2,
      stderr: "cfb: gte is not a command. Did you mean get?\n",
    });
    const plan = await inProcess(["plan", "-"], { stdin: Readable.from(["/games yaer=2024\n"]) });
    expect([plan.code, plan.stdout]).toEqual([2, expect.stringContaining("stdin:1")]);
    expect(process.exitCode).toBe(before);
  });

  test("resolves relative paths against cwd", async () => {
    const cwd = mkdtempSync(join(tmpdir(), "cfb-run-"));
    for (const args of [
      ["get", "/venues", "--sample", "--output", "venues.json"],
      ["record", "-", "--sample", "--output", "recordings"],
    ])
      expect(await inProcess(args, { cwd, stdin: Readable.from(["/venues\n"]) })).toMatchObject({ code: 0 });
    expect(readdirSync(cwd).sort()).toEqual(["recordings", "venues.json", "venues.json.source"]);
  });

  test("returns 130 if its signal aborts, even while nobody reads stdout", async () => {
    const controller = new AbortController();
    const stdout = new PassThrough({ highWaterMark: 1 });
    const ended = inProcess(["get", "/venues", "--sample"], { stdout, signal: controller.signal });
    await new Promise((resolve) => stdout.once("readable", resolve));
    controller.abort();
    expect(await ended).toMatchObject({ code: 130, stderr: expect.stringContaining("cfb: interrupted\n") });
  });
});

test("only main.ts uses Node's `process` object directly", () => {
  const folder = join(__dirname, "../../src/cli");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  const found = files.filter((name) => {
    const text = readFileSync(join(folder, name), "utf8");
    // Ignores comments and strings.
    const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$|"[^"\n]*"/gm, "");
    return /\bprocess\??\./.test(code) || /^import .*"(node:)?process"/m.test(text);
  });
  expect(found).toEqual(["main.ts"]);
});

describe("Ctrl+C immediately ends the command", () => {
  const never: RequestListener = (request, response) => {
    if (request.url?.startsWith("/info")) response.end(JSON.stringify({ remainingCalls: 100 }));
  };
  const busy: RequestListener = (request, response) => {
    if (request.url?.startsWith("/info")) return response.end(JSON.stringify({ remainingCalls: 100 }));
    response.writeHead(429, { "retry-after": "30", "content-type": "application/json" });
    return response.end('{"message":"Too many concurrent requests"}');
  };

  /**
   * Runs the command and interrupts it soon after its first request or, with `onLine`, at its first output. Returns the exit code and whether the
   * command ended within 20 s.
   */
  async function interrupted(args: string[], listener: RequestListener, onLine = false) {
    let child: import("node:child_process").ChildProcess | undefined;
    let at = 0;
    const interrupt = () => {
      at ||= performance.now();
      child?.kill("SIGINT");
    };
    let isSent = false;
    const ended = await withServer(
      (request, response) => {
        listener(request, response);
        if (request.url?.startsWith("/info") || isSent) return;
        isSent = true;
        setTimeout(interrupt, 40);
      },
      (url) =>
        cfb.start(
          args.map((arg) => arg.replace("URL", url)),
          {
            env: key,
            onStart(started) {
              child = started;
              if (onLine) started.stdout?.once("data", interrupt);
            },
          },
        ),
    );
    return { code: ended.code, isSoon: performance.now() - at < 20_000 };
  }

  const exported = ["export", "/games", "--years", "2022..2024", "--yes", "--base-url", "URL"];

  test.each([
    ["a call without a response", ["get", "/venues", "--base-url", "URL", "--no-cache"], never],
    ["a wait to retry", ["get", "/venues", "--base-url", "URL", "--no-cache"], busy],
    ["an export without a response", [...exported, "--output", "silent"], never],
    ["an export that waits to retry", [...exported, "--output", "busy"], busy],
    ["a recording without a response", ["record", "--all", "--output", "recorded", "--base-url", "URL"], never],
  ])("in %s", async (_, args, listener) => {
    expect(await interrupted(args, listener)).toEqual({ code: 130, isSoon: true });
  });

  test("in cfb serve, with exit code 0", async () => {
    expect(await interrupted(["serve", "--port", "0"], never, true)).toEqual({ code: 0, isSoon: true });
  });
});
