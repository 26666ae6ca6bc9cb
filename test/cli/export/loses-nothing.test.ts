import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { withServer } from "../../support/http-server.js";
import { builtCfb } from "../cfb.js";
import { bytesOf, counting, key } from "../services.js";

const cfb = builtCfb();

const args = (folder: string, url: string) => [
  ...["export", "/games", "/talent", "--years", "2022..2024", "--format", "ndjson", "--yes"],
  ...["--output", folder, "--base-url", url],
];

const lockOf = (folder: string) => join(folder, ".cfb-lock");

/** Returns an export's files without the manifests, because those contain the times of the requests. */
function dataOf(folder: string): Record<string, string> {
  return Object.fromEntries(Object.entries(bytesOf(folder)).filter(([name]) => !name.endsWith("_export.json")));
}

/** Runs an export that is killed or finds a full disk at the given write, and then runs it again without the fault. */
async function interrupted(fault: "kill" | "full", at: number) {
  const { requests, listener } = counting();
  const folder = join(cfb.folder, `${fault}-${at}`);
  const preload = `--import=${join(import.meta.dirname, "../disk-fault.mjs")}`;
  const env = { ...key, NODE_OPTIONS: preload, CFB_TEST_FAULT: fault, CFB_TEST_AT: String(at) };
  return withServer(listener, async (url) => {
    const first = await cfb.start(args(folder, url), { env });
    const second = await cfb.start(args(folder, url), { env: key });
    return { first, second, requests, data: dataOf(folder) };
  });
}

describe("an export that stops at any write and then runs again", () => {
  let whole: Record<string, string> = {};
  let calls = 0;

  beforeAll(async () => {
    const { requests, listener } = counting();
    const folder = join(cfb.folder, "whole");
    await withServer(listener, (url) => cfb.start(args(folder, url), { env: key }));
    whole = dataOf(folder);
    calls = requests.length;
  });

  const points = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  test("writes the same bytes as an uninterrupted run, and repeats at most one call", async () => {
    let killed = 0;
    for (const at of points(50)) {
      const { first, second, requests, data } = await interrupted("kill", at);
      if (first.signal === "SIGKILL") killed++;
      expect({ at, code: second.code, data }).toEqual({ at, code: 0, data: whole });
      expect([at, requests.length <= calls + 1]).toEqual([at, true]);
    }
    expect(killed).toBe(50);
  });

  test("reports a full disk with exit code 74, and does not pay for any call twice", async () => {
    for (const at of points(20)) {
      const { first, second, requests, data } = await interrupted("full", at);
      expect({ at, code: first.code, stderr: first.stderr }).toEqual({
        ...{ at, code: 74 },
        stderr: expect.stringContaining("no space left on device (ENOSPC)"),
      });
      expect({ at, code: second.code, data }).toEqual({ at, code: 0, data: whole });
      // The response that arrived when the disk was full is stored in the disk space that the run had reserved.
      expect([at, requests.length]).toEqual([at, calls]);
    }
  });
});

test("every run notices a full disk before it pays for a call", async () => {
  const { requests, listener } = counting();
  const folder = join(cfb.folder, "small");
  const preload = `--import=${join(import.meta.dirname, "../disk-fault.mjs")}`;
  const env = { ...key, NODE_OPTIONS: preload, CFB_TEST_FAULT: "small" };
  await withServer(listener, async (url) => {
    for (let run = 0; run < 2; run++)
      expect(await cfb.start(args(folder, url), { env })).toMatchObject({
        code: 74,
        stderr: expect.stringContaining("(ENOSPC). Free some space there, then run the same command again.\n"),
      });
  });
  expect(requests).toEqual([]);
});

test("within a season, an export never has more than one call in flight", async () => {
  const { listener } = counting();
  let [current, most] = [0, 0];
  const folder = join(cfb.folder, "in-flight");
  const { code } = await withServer(
    (request, response) => {
      current++;
      most = Math.max(most, current);
      response.on("close", () => current--);
      // The delay gives the client time to send a second call if it does not wait for this response.
      setTimeout(() => listener(request, response), 10);
    },
    (url) => {
      const weekly = ["export", "/plays", "--years", "2024", "--yes", "--output", folder];
      return cfb.start([...weekly, "--base-url", url], { env: key });
    },
  );
  expect([code, most]).toEqual([0, 1]);
});

describe("an export", () => {
  test("refuses to start while another export uses its folder, and the other export finishes", async () => {
    const { requests, listener } = counting();
    const folder = join(cfb.folder, "two");
    let second: Promise<unknown> | undefined;
    let url = "";
    const { code } = await withServer(
      (request, response) => {
        if (second !== undefined || request.url?.startsWith("/info")) return listener(request, response);
        // The first run waits for this response until the second run has ended.
        second = cfb.start(args(folder, url), { env: key }).finally(() => listener(request, response));
      },
      (address) => {
        url = address;
        return cfb.start(args(folder, url), { env: key });
      },
    );
    expect(await second).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/two belongs to process \d+ on .*: wait until it ends, or add --take-over/),
    });
    expect([code, requests.length, existsSync(lockOf(folder))]).toEqual([0, 6, false]);
  });

  test("removes its lock on Ctrl+C, even while the disk hangs", async () => {
    const folder = join(cfb.folder, "hangs");
    const preload = `--import=${join(import.meta.dirname, "../disk-fault.mjs")}`;
    // The first write creates the lock.
    const env = { NODE_OPTIONS: preload, CFB_TEST_FAULT: "hang", CFB_TEST_AT: "2" };
    const { code } = await cfb.start(venues(folder), {
      env,
      onStart: (child) => child.stderr?.once("data", () => child.kill("SIGINT")),
    });
    expect([code, existsSync(lockOf(folder))]).toEqual([130, false]);
  });

  const venues = (folder: string) => ["export", "/venues", "--sample", "--output", folder];

  test("respects another machine's lock unless --take-over is given", async () => {
    const folder = join(cfb.folder, "elsewhere");
    mkdirSync(folder);
    writeFileSync(lockOf(folder), JSON.stringify({ pid: 7, host: "another-machine" }));
    const refused = await cfb.start(venues(folder));
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining("process 7 on another-machine")]);
    expect((await cfb.start([...venues(folder), "--take-over"])).code).toBe(0);
    expect(existsSync(lockOf(folder))).toBe(false);
  });

  test("does not take over the folder of a process that still runs on this machine", async () => {
    const folder = join(cfb.folder, "alive");
    mkdirSync(folder);
    // This test's process is running.
    writeFileSync(lockOf(folder), JSON.stringify({ pid: process.pid, host: hostname() }));
    expect(await cfb.start([...venues(folder), "--take-over"])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(`process ${process.pid}, which still runs: end it first`),
    });
    expect(existsSync(lockOf(folder))).toBe(true);
  });

  test.each(["", "/venues/_export.json"])("does not hang if the lock or a manifest is a FIFO (%j)", async (file) => {
    const folder = join(cfb.folder, `fifo-${file.length}`);
    mkdirSync(join(folder, "venues"), { recursive: true });
    execFileSync("mkfifo", [file === "" ? lockOf(folder) : `${folder}${file}`]);
    expect((await cfb.start(venues(folder))).code).toBe(2);
  });

  test.each(["/", "/."])("refuses a link as its folder, even if the path ends with %j", async (end) => {
    const folder = join(cfb.folder, `target-${end.length}`);
    mkdirSync(folder);
    symlinkSync(folder, `${folder}-link`);
    expect(await cfb.start(venues(`${folder}-link${end}`))).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("is a link"),
    });
  });

  test("ignores the lock of a process that has ended", async () => {
    const folder = join(cfb.folder, "ended");
    mkdirSync(folder);
    // Process ids are never this large.
    writeFileSync(lockOf(folder), JSON.stringify({ pid: 2 ** 30, host: hostname() }));
    expect((await cfb.start(venues(folder))).code).toBe(0);
  });

  test("refuses to start if .cfb-lock is a folder", async () => {
    const folder = join(cfb.folder, "blocked");
    mkdirSync(lockOf(folder), { recursive: true });
    writeFileSync(join(lockOf(folder), "file"), "mine");
    expect(await cfb.start(venues(folder))).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(".cfb-lock is not a lock file of cfb"),
    });
    expect(readFileSync(join(lockOf(folder), "file"), "utf8")).toBe("mine");
  });
});

describe("before any request, even to /info, an export refuses", () => {
  const refused = async (output: string, sentence: string) => {
    const { listener } = counting();
    let requests = 0;
    const { code, stderr } = await withServer(
      (request, response) => {
        requests++;
        listener(request, response);
      },
      (url) => cfb.start(args(output, url), { env: key }),
    );
    expect({ code, requests, stderr }).toEqual({ code: 2, requests: 0, stderr: `cfb: ${sentence}\n` });
  };

  test("standard output or a device as its folder", async () => {
    await refused("-", "the command writes a folder of files, not standard output: name a folder");
    await refused("/dev/null", "/dev/null is not a folder: name a folder");
    expect(existsSync(join(cfb.folder, "-"))).toBe(false);
  });

  test("a table folder that is a link", async () => {
    const folder = join(cfb.folder, "linked");
    for (const each of [folder, `${folder}-elsewhere`]) mkdirSync(each);
    symlinkSync(`${folder}-elsewhere`, join(folder, "talent"));
    await refused(folder, `${join(folder, "talent")} is a link: remove it, or give another --output`);
  });

  test("a table manifest that is a link", async () => {
    const folder = join(cfb.folder, "linked-manifest");
    const file = join(folder, "talent", "_export.json");
    expect(
      await withServer(counting().listener, async (url) => {
        await cfb.start(args(folder, url), { env: key });
        renameSync(file, `${folder}.json`);
        symlinkSync(`${folder}.json`, file);
        return cfb.start(args(folder, url), { env: key });
      }),
    ).toMatchObject({
      code: 2,
      stderr: `cfb: ${file} is a link: remove it, or give another --output\n`,
    });
  });
});
