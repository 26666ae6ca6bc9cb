import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { type ResponseShape, withoutValues } from "../../../src/cli/commands/record/response-shape.js";
import { createSampleService } from "../../../src/sample/index.js";
import { root } from "../../scripts/run.js";
import { withServer } from "../../support/http-server.js";
import { operationCount } from "../../support/operation-counts.js";
import { builtCfb, type Ended } from "../cfb.js";
import { onTerminal } from "../terminal.js";
import { callsFile, failing, filesOf, four, key, newFolder, recorded, recordingsOf, service } from "./support.js";

const cfb = builtCfb();

test("--all --sample records every operation once, and the recordings pass `cfb check`", async () => {
  const folder = newFolder(cfb);
  const { code, stdout, stderr } = await cfb(["record", "--all", "--sample", "--output", folder]);
  expect(stderr).toContain(`${operationCount} recordings written to ${folder} at no cost.`);
  expect([code, stdout]).toEqual([0, ""]);
  const recordings = recordingsOf(folder);
  expect(new Set(recordings.map(({ request }) => request.path)).size).toBe(operationCount);
  expect(new Set(recordings.map(({ source }) => source))).toEqual(new Set(["sample"]));

  const checked = await cfb(["check", folder, "--strict"]);
  expect(checked.stdout).toBe(
    `${operationCount} responses of ${operationCount} operations in ${operationCount} files: no mismatch.\n`,
  );
  expect(checked.code).toBe(0);

  const before = recordings.map(({ recordedAt }) => recordedAt);
  const again = await cfb(["record", "--all", "--sample", "--output", folder]);
  expect(again.stderr).toContain(
    `Recorded already: ${operationCount} of ${operationCount}.\nEvery call is recorded already, so nothing was sent.`,
  );
  expect(again.code).toBe(0);
  expect(recordingsOf(folder).map(({ recordedAt }) => recordedAt)).toEqual(before);
});

test("recordings can replace the sample service's responses", async () => {
  const folder = newFolder(cfb);
  await cfb(["record", callsFile(folder, ...four), "--sample", "--output", join(folder, "out")]);
  const recordings = recordingsOf(join(folder, "out"));
  const service = createSampleService({ recordings });
  for (const { request, response } of recordings) {
    const query = new URLSearchParams(Object.entries(request.query).map(([name, value]) => [name, `${value}`]));
    const headers = { Authorization: "Bearer any" };
    const again = await service(new Request(`http://localhost${request.path}?${query}`, { headers }));
    expect(await again.json()).toEqual(response.body);
  }
  expect(recordings).toHaveLength(4);
});

test("a recording contains the query, the response and harmless headers, but not the key", async () => {
  const folder = newFolder(cfb);
  const { listener } = service();
  const { code, stdout, stderr } = await recorded(
    cfb,
    (incoming, outgoing) => {
      outgoing.setHeader("set-cookie", "session=1");
      outgoing.setHeader("x-request-authorization", incoming.headers.authorization ?? "");
      outgoing.setHeader("x-user", "someone");
      listener(incoming, outgoing);
    },
    [callsFile(folder, ...four), "--output", join(folder, "out")],
  );
  expect([code, stdout]).toEqual([0, ""]);
  const partial = [
    "notice: The sample world has 11 games of 2024. No conference is complete.\n",
    "notice: The sample world has only some of the service's rows here.\n",
  ].join("");
  expect(stderr).toBe(`${partial}4 recordings written to ${join(folder, "out")} with 4 metered requests.\n`);
  expect(filesOf(join(folder, "out"))).toEqual([
    "getCalendar/year-2024.json",
    "getGames/year-2024.json",
    expect.stringMatching(/^getRoster\/team-ohio-state-year-2024-[0-9a-f]{8}\.json$/),
    "getTalent/year-2024.json",
  ]);
  const [calendar] = recordingsOf(join(folder, "out"));
  expect(calendar).toMatchObject({
    request: { path: "/calendar", query: { year: 2024 } },
    source: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
  });
  expect(Object.keys(calendar?.response.headers ?? {})).toEqual(["content-type", "x-calllimit-remaining"]);
  expect(Math.abs(Date.parse(calendar?.recordedAt ?? "") - Date.now())).toBeLessThan(60_000);
  for (const file of filesOf(folder)) expect(readFileSync(join(folder, file), "utf8")).not.toContain(key);
});

test.each([
  ["unchanged", key],
  ["URL-encoded", `https://example.com/?key=${encodeURIComponent(key)}`],
  ["with escapes", undefined],
])("record reports a response that contains the key %s, and writes only the other responses", async (_, echo) => {
  const folder = newFolder(cfb);
  const escaped = [...key].map((char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
  const body = echo === undefined ? `[{"note":"${escaped}"}]` : JSON.stringify([{ note: echo }]);
  const { listener } = service((address) =>
    address.startsWith("/talent") ? (_incoming, outgoing) => outgoing.end(body) : undefined,
  );
  const out = join(folder, "out");
  // The pasted key begins with `Bearer`. The client sends and redacts the key without that word.
  const pasted = { key: `Bearer ${key}` };
  const { code, stderr } = await recorded(cfb, listener, [callsFile(folder, ...four), "--output", out], pasted);
  expect(stderr).toContain("/talent year=2024: the response contains your key, so it was not written");
  expect(stderr).not.toContain(key);
  expect(filesOf(out)).toHaveLength(3);
  expect(code).toBe(3);
});

test("the command records a truncated recording again, and with --max-calls 0 counts it as missing", async () => {
  const folder = newFolder(cfb);
  const out = join(folder, "out");
  const args = [callsFile(folder, ...four), "--output", out];
  const { requests, listener } = service();
  await withServer(listener, async (url) => {
    await recorded(cfb, url, args);
    const file = join(out, "getGames/year-2024.json");
    const recording = readFileSync(file, "utf8");
    for (const length of [0, 5, recording.length - 10]) {
      writeFileSync(file, recording.slice(0, length));
      const planned = await recorded(cfb, url, [...args, "--max-calls", "0"]);
      expect(planned.stderr).toContain("Recorded already: 3 of 4.\n0 recordings written");
      expect(await recorded(cfb, url, args)).toMatchObject({
        code: 0,
        stderr: expect.stringMatching(/Recorded already: 3 of 4\.\n(notice: .*\n)?1 recording written/),
      });
      expect(JSON.parse(readFileSync(file, "utf8")).request.query).toEqual({ year: 2024 });
    }
  });
  expect(requests).toHaveLength(7);
});

test("the command does not overwrite another file at a recording's path, and does not send requests", async () => {
  const folder = newFolder(cfb);
  const args = [callsFile(folder, ...four), "--output", join(folder, "out")];
  const { requests, listener } = service();
  await withServer(listener, async (url) => {
    await recorded(cfb, url, args);
    const file = join(folder, "out/getGames/year-2024.json");
    const recording = readFileSync(file, "utf8");
    for (const content of ["notes of mine", recording.replace('"year": 2024', '"year": 2023')]) {
      expect(content).not.toBe(recording);
      writeFileSync(file, content);
      const { code, stderr } = await recorded(cfb, url, args);
      expect(stderr).toBe(`cfb: ${file} is not a recording of /games year=2024: give another folder\n`);
      expect([code, requests.length]).toEqual([2, 4]);
      expect(readFileSync(file, "utf8")).toBe(content);
    }
  });
});

test("--max-calls ends a run, and the next run makes only the missing calls", async () => {
  const folder = newFolder(cfb);
  const args = [callsFile(folder, ...four), "--output", join(folder, "out"), "--max-calls", "3"];
  const { requests, listener } = service();
  const [first, second] = await withServer(listener, async (url) => [
    await recorded(cfb, url, args),
    await recorded(cfb, url, args),
  ]);
  expect(first.stderr).toContain("3 recordings written");
  expect(first.stderr).toContain(
    "1 of 4 recordings is missing: run the same command again to continue.\ncfb: --max-calls is used up",
  );
  expect(first.code).toBe(5);
  expect(second.stderr).toContain("Recorded already: 3 of 4.\n1 recording written");
  expect(second.code).toBe(0);
  expect(requests).toHaveLength(4);
  expect(new Set(requests).size).toBe(4);
});

test.each([1, 2, 3, 4, 5])("retries count toward --max-calls %d", async (most) => {
  const folder = newFolder(cfb);
  // Every call fails twice before it succeeds. `retry-after: 0` allows immediate retries.
  const { requests, listener } = service((_, count) =>
    count % 3 === 0 ? undefined : failing(503, { message: "Busy" }, { "retry-after": "0" }),
  );
  const out = join(folder, "out");
  const { code } = await recorded(cfb, listener, [
    callsFile(folder, ...four),
    "--output",
    out,
    "--max-calls",
    `${most}`,
  ]);
  expect(requests).toHaveLength(most);
  expect(filesOf(out)).toHaveLength(Math.floor(most / 3));
  expect(code).toBe(5);
});

test("the command reports a single missing recording in the singular", async () => {
  const folder = newFolder(cfb);
  const args = [callsFile(folder, "/venues"), "--output", join(folder, "out"), "--max-calls", "0"];
  const { stderr } = await recorded(cfb, service().listener, args);
  expect(stderr).toContain("1 of 1 recording is missing: run the same command again to continue.\n");
});

test("the command makes a free call even with --max-calls 0", async () => {
  const folder = newFolder(cfb);
  const { requests, listener } = service();
  const args = [callsFile(folder, "/info"), "--output", join(folder, "out"), "--max-calls", "0"];
  const { code, stderr } = await recorded(cfb, listener, args);
  expect(stderr).toContain("1 recording written");
  expect([code, requests]).toEqual([0, ["/info"]]);
});

/** Starts a recording and sends it a signal at its third call. That call never gets a response. */
async function stoppedBy(
  signal: NodeJS.Signals,
): Promise<{ ended: Ended; again: Ended; requests: string[]; out: string }> {
  const folder = newFolder(cfb);
  const out = join(folder, "out");
  const args = [callsFile(folder, ...four), "--output", out];
  let stop = () => {};
  const { requests, listener } = service((_, count) => (count === 3 ? () => stop() : undefined));
  return withServer(listener, async (url) => {
    const ended = await recorded(cfb.start, url, args, {
      onStart: (child) => {
        stop = () => child.kill(signal);
      },
    });
    // Only a killed run leaves its lock.
    const lock = signal === "SIGKILL" ? [".cfb-lock"] : [];
    expect(filesOf(out)).toEqual([...lock, "getGames/year-2024.json", "getTalent/year-2024.json"]);
    expect((await cfb(["check", out])).code).toBe(0);
    return { ended, again: await recorded(cfb, url, args), requests, out };
  });
}

test("after Ctrl+C, record ends with exit code 130 and keeps finished recordings, and the next run continues", async () => {
  const { ended, again, requests } = await stoppedBy("SIGINT");
  expect(ended.stderr).toContain("2 recordings written");
  expect(ended.stderr).toContain("cfb: interrupted");
  expect(ended.code).toBe(130);
  expect(again.stderr).toMatch(/^Recorded already: 2 of 4\.\n(?:notice: .*\n)*2 recordings written/m);
  expect(requests.slice(3)).toHaveLength(2);
});

test("a killed run leaves only complete files, and the next run continues", async () => {
  const { ended, again, requests, out } = await stoppedBy("SIGKILL");
  expect(ended.signal).toBe("SIGKILL");
  expect(again.code).toBe(0);
  expect(requests.slice(3)).toHaveLength(2);
  expect(filesOf(out)).toHaveLength(4);
});

test("record shows a progress bar in a terminal, and does not print anything with --quiet", async () => {
  const folder = newFolder(cfb);
  const args = ["record", callsFile(folder, ...four), "--sample", "--output"];
  const { lines } = await onTerminal(cfb, 100, [...args, join(folder, "bar")]);
  expect(lines.join("\n")).toMatch(/0\/4 calls/);
  const quiet = await cfb([...args, join(folder, "quiet"), "--quiet"]);
  expect(quiet).toMatchObject({ code: 0, stdout: "", stderr: "" });
  expect(filesOf(join(folder, "quiet"))).toHaveLength(4);
});

test("record reports a call that the service refuses, and records the others", async () => {
  const folder = newFolder(cfb);
  const { listener } = service((address) =>
    address.startsWith("/talent") ? failing(400, { message: "Validation Failed" }) : undefined,
  );
  const out = join(folder, "out");
  const { code, stderr } = await recorded(cfb, listener, [callsFile(folder, ...four), "--output", out]);
  expect(stderr).toContain('/talent year=2024: /talent (getTalent): 400 "Validation Failed".');
  expect(stderr).toContain("3 recordings written");
  expect(filesOf(out)).toHaveLength(3);
  expect(code).toBe(3);
});

test("a wrong key ends the run at the first call with exit code 3, and a spent quota ends it with exit code 5", async () => {
  const folder = newFolder(cfb);
  const args = [callsFile(folder, ...four), "--output", join(folder, "out")];
  const wrong = service();
  const refused = await recorded(cfb, wrong.listener, args, { key: "another-key-altogether" });
  expect(refused.stderr).toContain("The key is missing, malformed or unknown");
  expect([refused.code, wrong.requests.length]).toEqual([3, 1]);
  const spent = service((_, count) =>
    count > 2 ? failing(429, { message: "Monthly call quota exceeded." }) : undefined,
  );
  const ended = await recorded(cfb, spent.listener, args);
  expect(ended.stderr).toContain("The month's call quota is used up");
  expect([ended.code, spent.requests.length]).toEqual([5, 3]);
  expect(filesOf(join(folder, "out"))).toHaveLength(2);
});

test("a failing network ends the run with exit code 4", async () => {
  const folder = newFolder(cfb);
  const args = [callsFile(folder, "/games year=2024"), "--output", join(folder, "out"), "--max-calls", "1"];
  const { code, stderr } = await recorded(cfb, (incoming) => void incoming.socket.destroy(), args);
  expect(stderr).toContain("No response from");
  expect(code).toBe(4);
});

describe("a call file", () => {
  const line = '/games year=2024 team="San José State"\n';

  test.each([
    ["Latin-1", Buffer.from(line, "latin1"), "not UTF-8"],
    ["UTF-16", Buffer.from(`\ufeff${line}`, "utf16le"), "UTF-16, not UTF-8"],
  ])("in %s is refused with advice by plan and record, from a file or stdin", async (_, bytes, reason) => {
    const folder = newFolder(cfb);
    const file = join(folder, "calls.txt");
    writeFileSync(file, bytes);
    const { requests, listener } = service();
    const output = ["--output", join(folder, "out")];
    for (const [from, name] of [
      [file, file],
      ["-", "stdin"],
    ] as const) {
      const stderr = `cfb: ${name} is ${reason}: save it as UTF-8\n`;
      const ended = await recorded(cfb, listener, [from, ...output], { stdin: bytes });
      expect(ended).toMatchObject({ code: 2, stdout: "", stderr });
      expect(await cfb(["plan", from], { stdin: bytes })).toMatchObject({ code: 2, stdout: "", stderr });
    }
    expect(requests).toEqual([]);
  });

  test("in UTF-8 can begin with a byte order mark", async () => {
    const folder = newFolder(cfb);
    const { requests, listener } = service();
    const args = [callsFile(folder, `\ufeff${line}`), "--output", join(folder, "out")];
    const { code } = await recorded(cfb, listener, args);
    expect([code, requests]).toEqual([0, ["/games?team=San%20Jos%C3%A9%20State&year=2024"]]);
  });
});

describe("cfb record", () => {
  test("refuses to start while another run uses its folder, and the other run records everything", async () => {
    const folder = newFolder(cfb);
    const out = join(folder, "out");
    const args = [callsFile(folder, ...four), "--output", out];
    let second: Promise<Ended> | undefined;
    let url = "";
    const { requests, listener } = service();
    const first = await withServer(
      (request, response) => {
        if (second !== undefined) return listener(request, response);
        // The first run waits for this response until the second run has ended.
        second = recorded(cfb, url, args).finally(() => listener(request, response));
      },
      (address) => {
        url = address;
        return recorded(cfb, url, args);
      },
    );
    expect(await second).toMatchObject({ code: 2, stderr: expect.stringMatching(/out belongs to process \d+ on /) });
    expect([first.code, requests.length, filesOf(out).length]).toEqual([0, 4, 4]);
  });

  test("respects another machine's lock unless --take-over is given", async () => {
    const out = newFolder(cfb);
    writeFileSync(join(out, ".cfb-lock"), JSON.stringify({ pid: 7, host: `not-${hostname()}` }));
    const args = ["record", callsFile(newFolder(cfb), "/venues"), "--sample", "--output", out];
    expect(await cfb(args)).toMatchObject({ code: 2, stderr: expect.stringContaining("process 7 on not-") });
    expect((await cfb([...args, "--take-over"])).code).toBe(0);
    expect(readdirSync(out)).toEqual(["getVenues"]);
  });
});

describe("before any request, cfb record refuses", () => {
  async function refused(out: string, sentence: string) {
    const { requests, listener } = service();
    const ended = await recorded(cfb, listener, [callsFile(newFolder(cfb), "/venues"), "--output", out]);
    expect(ended).toMatchObject({ code: 2, stderr: expect.stringContaining(sentence) });
    expect(requests).toEqual([]);
  }

  test.each(["", "getVenues", "getVenues/all.json"])("a link as its folder or below it: %j", async (at) => {
    const out = join(newFolder(cfb), "out");
    const target = newFolder(cfb);
    const link = join(out, at);
    mkdirSync(join(link, ".."), { recursive: true });
    symlinkSync(at.endsWith(".json") ? join(target, "file") : target, link.replace(/\/$/, ""));
    await refused(out, `${link.replace(/\/$/, "")} is a link: remove it`);
    expect(readdirSync(target)).toEqual([]);
  });

  test("an export's folder, even if the export has the same source", async () => {
    const out = join(newFolder(cfb), "data");
    const sample = ["--sample", "--output", out];
    expect((await cfb(["export", "/venues", ...sample])).code).toBe(0);
    const calls = callsFile(newFolder(cfb), "/venues");
    expect(await cfb(["record", calls, ...sample])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(`${out} is the folder of an export (venues): write to another folder`),
    });
    expect(existsSync(join(out, "getVenues"))).toBe(false);
  });
});

const shapesOf = (folder: string): ResponseShape[] =>
  filesOf(folder).map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as ResponseShape);

test("--without-values writes each response's shape in the format of test/contract/shapes", async () => {
  const folder = newFolder(cfb);
  const calls = callsFile(folder, ...four);
  const [recordings, shapes] = [join(folder, "recordings"), join(folder, "shapes")];
  await cfb(["record", calls, "--sample", "--output", recordings]);
  const { code, stderr } = await cfb(["record", calls, "--sample", "--without-values", "--output", shapes]);
  expect(stderr).toContain(`4 shapes written to ${shapes} at no cost.`);
  expect(code).toBe(0);
  const paths = new Map(recordingsOf(recordings).map(({ request, response }) => [request.path, response.body]));
  expect(shapesOf(shapes)).toHaveLength(4);
  for (const shape of shapesOf(shapes)) {
    const { path, recordedUntil, rows, body, ...rest } = shape;
    expect(rest).toEqual({ source: "sample", values: "removed", keyOrder: "service" });
    expect(recordedUntil).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(rows).toBeGreaterThan(0);
    expect(body).toEqual(withoutValues(path, 200, paths.get(path)));
  }
});

test("shape files have numbers instead of queries in their names, and each run adds files", async () => {
  const folder = newFolder(cfb);
  const calls = callsFile(folder, "/talent year=2024", "/talent year=2023", '/games year=2024 team="Ohio State"');
  const record = ["record", calls, "--sample", "--without-values", "--output", join(folder, "out")];
  await cfb(record);
  expect(filesOf(join(folder, "out"))).toEqual(["getGames/1.json", "getTalent/1.json", "getTalent/2.json"]);
  const { code } = await cfb(record);
  expect(code).toBe(0);
  expect(filesOf(join(folder, "out"))).toHaveLength(6);
  expect(filesOf(join(folder, "out"))).toContain("getTalent/4.json");
});

test("--all --without-values writes a shape for every operation, and `cfb check` accepts them all", async () => {
  const folder = newFolder(cfb);
  const { code } = await cfb(["record", "--all", "--sample", "--without-values", "--output", folder]);
  expect([code, filesOf(folder).length]).toEqual([0, operationCount]);
  const checked = await cfb(["check", folder, "--strict"]);
  expect(checked.stdout).toBe(
    `${operationCount} responses of ${operationCount} operations in ${operationCount} files: no mismatch.\n`,
  );
});

test("`cfb check` accepts the real service's shapes, including keys that the service added later", async () => {
  const { code, stdout } = await cfb(["check", join(root, "test/contract/shapes"), "--strict"]);
  expect(stdout).toMatch(/^\d+ responses of \d+ operations in \d+ files: no mismatch\.\n$/);
  expect(code).toBe(0);
});

test("`cfb check` finds mismatches in a shape", async () => {
  const folder = newFolder(cfb);
  const shape = {
    path: "/talent",
    source: "service",
    values: "removed",
    keyOrder: "service",
    recordedUntil: "2026-01-01",
    rows: 3,
  };
  const body = [{ year: 1, team: null, talent: 0.5, added: "a" }];
  const write = (name: string, value: unknown) => {
    const file = join(folder, name);
    writeFileSync(file, JSON.stringify(value));
    return file;
  };
  const { code, stdout } = await cfb(["check", write("shape.json", { ...shape, body }), "--strict"]);
  expect(code).toBe(1);
  expect(stdout).toContain("getTalent /0/team null");
  expect(stdout).toContain("getTalent /0/added extra");
  const unknown = await cfb(["check", write("unknown.json", { ...shape, path: "/talents", body })]);
  expect(unknown.stdout).toContain("the document does not have /talents. Did you mean /talent?");
  expect(unknown.code).toBe(2);
});

test("a shape from another server has the source `other`, and does not contain the URL, the key or the rows", async () => {
  const folder = newFolder(cfb);
  const { listener } = service();
  const out = join(folder, "out");
  const { code } = await recorded(cfb, listener, [callsFile(folder, ...four), "--without-values", "--output", out]);
  expect(code).toBe(0);
  expect(new Set(shapesOf(out).map(({ source }) => source))).toEqual(new Set(["other"]));
  const text = filesOf(out)
    .map((file) => readFileSync(join(out, file), "utf8"))
    .join("");
  expect(text).not.toMatch(/127\.0\.0\.1|Ohio|Texas|2024|2025/);
  expect(text).not.toContain(key);
});
