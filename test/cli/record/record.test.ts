import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createSampleService } from "../../../src/sample/index.js";
import { withServer } from "../../support/http-server.js";
import { operationCount } from "../../support/operation-counts.js";
import { builtCfb } from "../cfb.js";
import { callsFile, filesOf, four, key, newFolder, recorded, recordingsOf, service } from "./support.js";

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
    `Recorded already: ${operationCount} of ${operationCount}.\nEvery call is recorded: nothing was sent.`,
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

test("a recording contains the query, the response and harmless headers, and no file or message contains the key", async () => {
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
    "notice: The sample world has 11 games of 2024; no conference is complete.\n",
    "notice: The sample world has only some of the service's rows here.\n",
  ].join("");
  expect(stderr).toBe(`${partial}4 recordings written to ${join(folder, "out")} by 4 metered requests.\n`);
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
  ["as it is", key],
  ["in a URL", `https://example.com/?key=${encodeURIComponent(key)}`],
  ["with escapes", undefined],
])("a response that contains the key %s is reported and not written, and the others are written", async (_, echo) => {
  const folder = newFolder(cfb);
  const escaped = [...key].map((char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
  const body = echo === undefined ? `[{"note":"${escaped}"}]` : JSON.stringify([{ note: echo }]);
  const { listener } = service((address) =>
    address.startsWith("/talent") ? (_incoming, outgoing) => outgoing.end(body) : undefined,
  );
  const out = join(folder, "out");
  // Pasted with its scheme. The key is sent, and redacted, without it.
  const pasted = { key: `Bearer ${key}` };
  const { code, stderr } = await recorded(cfb, listener, [callsFile(folder, ...four), "--output", out], pasted);
  expect(stderr).toContain("/talent year=2024: the response contains your key, and was not written");
  expect(stderr).not.toContain(key);
  expect(filesOf(out)).toHaveLength(3);
  expect(code).toBe(3);
});

test("a call with the key in a parameter is refused before any request", async () => {
  const folder = newFolder(cfb);
  const { requests, listener } = service();
  const calls = callsFile(folder, `/games year=2024 team="${key}"`);
  const { code, stderr } = await recorded(cfb, listener, [calls, "--output", join(folder, "out")]);
  expect(stderr).toBe(`cfb: ${calls} contains your key: take it out\n`);
  expect([code, requests]).toEqual([2, []]);
});

test("the command records a truncated recording again, and with --max-calls 0 only says so", async () => {
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
      const { code, stderr } = await recorded(cfb, url, args);
      expect([code, stderr]).toEqual([
        0,
        expect.stringMatching(/Recorded already: 3 of 4\.\n(notice: .*\n)?1 recording written/),
      ]);
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

test.each([
  [[], "give a file of calls, or --all"],
  [["calls.txt", "--all"], "give a file of calls, or --all"],
  [["--all", "--max-calls", "ten"], "--max-calls ten: takes a whole number"],
  [["no-such-file.txt"], "no such file"],
])("%j is wrong usage", async (args, message) => {
  const { code, stderr } = await cfb(["record", ...args, "--sample", "--output", join(cfb.folder, "never")]);
  expect(stderr).toContain(message);
  expect(code).toBe(2);
  expect(filesOf(join(cfb.folder, "never"))).toEqual([]);
});

test("record without --output is a usage error, and its help has an example", async () => {
  const { code, stderr } = await cfb(["record", "--all", "--sample"]);
  expect(stderr).toContain("'-o, --output <folder>' not specified");
  expect(code).toBe(2);
  const help = await cfb(["record", "--help"]);
  expect(help.stdout).toContain("cfb record --all --sample --output recordings");
  expect(help.code).toBe(0);
});
