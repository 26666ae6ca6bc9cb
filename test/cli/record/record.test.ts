import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { createSampleService, type Recording, toNodeListener } from "../../../src/sample/index.js";
import { withServer } from "../../support/http-server.js";
import { builtCfb, type Ended, type RunOptions } from "../cfb.js";
import { onTerminal } from "../terminal.js";

const cfb = builtCfb();

const key = "Wk4+x/9sQ7-kJ2mB0vR5tY8uN1eA6cD3";

/** A folder for one test. */
function newFolder(): string {
  return mkdtempSync(join(cfb.folder, "test-"));
}

/** The paths of all files below a folder, sorted. */
function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

function recordingsOf(folder: string): Recording[] {
  return filesOf(folder).map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as Recording);
}

function callsFile(folder: string, ...lines: string[]): string {
  const file = join(folder, "calls.txt");
  writeFileSync(file, lines.join("\n"));
  return file;
}

/** A sample service that stores its requests. */
function service(first: (address: string, count: number) => RequestListener | undefined = () => undefined) {
  const sample = toNodeListener(createSampleService({ keys: [key] }));
  const requests: string[] = [];
  const listener: RequestListener = (incoming, outgoing) => {
    const address = incoming.url ?? "";
    requests.push(address);
    (first(address, requests.length) ?? sample)(incoming, outgoing);
  };
  return { requests, listener };
}

function failing(status: number, body: object, headers: Record<string, string> = {}): RequestListener {
  return (_, outgoing) => {
    outgoing.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
  };
}

/** Runs `cfb record` with the key against a service, or against the address of a running one. */
function recorded(
  service: RequestListener | string,
  args: string[],
  options: RunOptions & { key?: string } = {},
): Promise<Ended> {
  const env = { CFB_API_KEY: options.key ?? key };
  const at = (baseUrl: string) => cfb(["record", ...args, "--base-url", baseUrl], { ...options, env });
  return typeof service === "string" ? at(service) : withServer(service, at);
}

const four = ["/games year=2024", "/talent year=2024", '/roster year=2024 team="Ohio State"', "/calendar year=2024"];

test("--all --sample records every operation; the recordings pass the check, and no call is repeated", async () => {
  const folder = newFolder();
  const { code, stdout, stderr } = await cfb(["record", "--all", "--sample", "--output", folder]);
  expect(stderr).toContain(`85 recordings written to ${folder} at no cost.`);
  expect([code, stdout]).toEqual([0, ""]);
  const recordings = recordingsOf(folder);
  expect(new Set(recordings.map(({ request }) => request.path)).size).toBe(85);
  expect(new Set(recordings.map(({ source }) => source))).toEqual(new Set(["sample"]));

  const checked = await cfb(["check", folder, "--strict"]);
  expect(checked.stdout).toBe("85 responses of 85 operations in 85 files: no mismatch.\n");
  expect(checked.code).toBe(0);

  const before = recordings.map(({ recordedAt }) => recordedAt);
  const again = await cfb(["record", "--all", "--sample", "--output", folder]);
  expect(again.stderr).toContain("Recorded already: 85 of 85.\nEvery call is recorded: nothing was sent.");
  expect(again.code).toBe(0);
  expect(recordingsOf(folder).map(({ recordedAt }) => recordedAt)).toEqual(before);
});

test("a sample service can respond from the recordings", async () => {
  const folder = newFolder();
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

test("a recording holds query, response and harmless headers; the key is in no file and no message", async () => {
  const folder = newFolder();
  const { listener } = service();
  const { code, stdout, stderr } = await recorded(
    (incoming, outgoing) => {
      outgoing.setHeader("set-cookie", "session=1");
      outgoing.setHeader("x-request-authorization", incoming.headers.authorization ?? "");
      outgoing.setHeader("x-user", "someone");
      listener(incoming, outgoing);
    },
    [callsFile(folder, ...four), "--output", join(folder, "out")],
  );
  expect([code, stdout]).toEqual([0, ""]);
  expect(stderr).toBe(`4 recordings written to ${join(folder, "out")} by 4 metered requests.\n`);
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
  ["in an address", `https://example.com/?key=${encodeURIComponent(key)}`],
  ["with escapes", undefined],
])("a response that contains the key %s is reported and not written, and the others are written", async (_, echo) => {
  const folder = newFolder();
  const escaped = [...key].map((char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
  const body = echo === undefined ? `[{"note":"${escaped}"}]` : JSON.stringify([{ note: echo }]);
  const { listener } = service((address) =>
    address.startsWith("/talent") ? (_incoming, outgoing) => outgoing.end(body) : undefined,
  );
  const out = join(folder, "out");
  // Pasted with its scheme. The key is sent, and redacted, without it.
  const pasted = { key: `Bearer ${key}` };
  const { code, stderr } = await recorded(listener, [callsFile(folder, ...four), "--output", out], pasted);
  expect(stderr).toContain("/talent year=2024: the response holds your key, and was not written");
  expect(stderr).not.toContain(key);
  expect(filesOf(out)).toHaveLength(3);
  expect(code).toBe(3);
});

test("a call that has the key among its parameters is refused before any request", async () => {
  const folder = newFolder();
  const { requests, listener } = service();
  const calls = callsFile(folder, `/games year=2024 team="${key}"`);
  const { code, stderr } = await recorded(listener, [calls, "--output", join(folder, "out")]);
  expect(stderr).toBe("cfb: a call to /games has your key among its parameters: take it out\n");
  expect([code, requests]).toEqual([2, []]);
});

test("--max-calls stops it, and the next run makes only the missing calls", async () => {
  const folder = newFolder();
  const args = [callsFile(folder, ...four), "--output", join(folder, "out"), "--max-calls", "3"];
  const { requests, listener } = service();
  const [first, second] = await withServer(listener, async (url) => [
    await recorded(url, args),
    await recorded(url, args),
  ]);
  expect(first.stderr).toContain("3 recordings written");
  expect(first.stderr).toContain(
    "1 of 4 recordings are missing: run the same command again to go on.\ncfb: --max-calls is used up",
  );
  expect(first.code).toBe(5);
  expect(second.stderr).toContain("Recorded already: 3 of 4.\n1 recording written");
  expect(second.code).toBe(0);
  expect(requests).toHaveLength(4);
  expect(new Set(requests).size).toBe(4);
});

test.each([1, 2, 3, 4, 5])("--max-calls %d is not exceeded by retries", async (most) => {
  const folder = newFolder();
  // Every call fails twice before it succeeds, and may be retried at once.
  const { requests, listener } = service((_, count) =>
    count % 3 === 0 ? undefined : failing(503, { message: "Busy" }, { "retry-after": "0" }),
  );
  const out = join(folder, "out");
  const { code } = await recorded(listener, [callsFile(folder, ...four), "--output", out, "--max-calls", `${most}`]);
  expect(requests).toHaveLength(most);
  expect(filesOf(out)).toHaveLength(Math.floor(most / 3));
  expect(code).toBe(5);
});

test("a call that is not metered is made also with --max-calls 0", async () => {
  const folder = newFolder();
  const { requests, listener } = service();
  const args = [callsFile(folder, "/info"), "--output", join(folder, "out"), "--max-calls", "0"];
  const { code, stderr } = await recorded(listener, args);
  expect(stderr).toContain("1 recording written");
  expect([code, requests]).toEqual([0, ["/info"]]);
});

test("another file at the path of a recording is not overwritten without --force, and nothing is requested", async () => {
  const folder = newFolder();
  const args = [callsFile(folder, ...four), "--output", join(folder, "out")];
  const { requests, listener } = service();
  await withServer(listener, async (url) => {
    await recorded(url, args);
    const file = join(folder, "out/getGames/year-2024.json");
    const recording = readFileSync(file, "utf8");
    for (const content of [
      "notes of mine",
      recording.replace('"year": 2024', '"year": 2023'),
      recording.slice(0, -10),
    ]) {
      expect(content).not.toBe(recording);
      writeFileSync(file, content);
      const { code, stderr } = await recorded(url, args);
      expect(stderr).toBe(`cfb: ${file} is no recording of /games year=2024: give another folder, or --force\n`);
      expect([code, requests.length]).toEqual([2, 4]);
      expect(readFileSync(file, "utf8")).toBe(content);
    }
    const forced = await recorded(url, [...args, "--force"]);
    expect(forced.stderr).toContain("4 recordings written");
    expect([forced.code, requests.length]).toEqual([0, 8]);
    expect(JSON.parse(readFileSync(file, "utf8")).request.query).toEqual({ year: 2024 });
  });
});

/** Runs it until the third call, which gets no response, and sends a signal. */
async function stoppedBy(
  signal: NodeJS.Signals,
): Promise<{ ended: Ended; again: Ended; requests: string[]; out: string }> {
  const folder = newFolder();
  const out = join(folder, "out");
  const args = [callsFile(folder, ...four), "--output", out];
  let stop = () => {};
  const { requests, listener } = service((_, count) => (count === 3 ? () => stop() : undefined));
  return withServer(listener, async (url) => {
    const ended = await recorded(url, args, {
      onStart: (child) => {
        stop = () => child.kill(signal);
      },
    });
    expect(filesOf(out)).toEqual(["getGames/year-2024.json", "getTalent/year-2024.json"]);
    expect((await cfb(["check", out])).code).toBe(0);
    return { ended, again: await recorded(url, args), requests, out };
  });
}

test("Ctrl+C ends it with 130; finished recordings stay, and the next run continues", async () => {
  const { ended, again, requests } = await stoppedBy("SIGINT");
  expect(ended.stderr).toContain("2 recordings written");
  expect(ended.stderr).toContain("cfb: interrupted");
  expect(ended.code).toBe(130);
  expect(again.stderr).toContain("Recorded already: 2 of 4.\n2 recordings written");
  expect(requests.slice(3)).toHaveLength(2);
});

test("a killed run leaves complete files, and the next run continues", async () => {
  const { ended, again, requests, out } = await stoppedBy("SIGKILL");
  expect(ended.signal).toBe("SIGKILL");
  expect(again.code).toBe(0);
  expect(requests.slice(3)).toHaveLength(2);
  expect(filesOf(out)).toHaveLength(4);
});

test("a terminal shows a progress bar, and --quiet prints nothing", async () => {
  const folder = newFolder();
  const args = ["record", callsFile(folder, ...four), "--sample", "--output"];
  const { lines } = await onTerminal(cfb.folder, 100, [...args, join(folder, "bar")]);
  expect(lines.join("\n")).toMatch(/0\/4 calls/);
  const quiet = await cfb([...args, join(folder, "quiet"), "--quiet"]);
  expect(quiet).toMatchObject({ code: 0, stdout: "", stderr: "" });
  expect(filesOf(join(folder, "quiet"))).toHaveLength(4);
});

test("a call that the service refuses is reported, and the others are recorded", async () => {
  const folder = newFolder();
  const { listener } = service((address) =>
    address.startsWith("/talent") ? failing(400, { message: "Validation Failed" }) : undefined,
  );
  const out = join(folder, "out");
  const { code, stderr } = await recorded(listener, [callsFile(folder, ...four), "--output", out]);
  expect(stderr).toContain('/talent year=2024: /talent (getTalent): 400 "Validation Failed".');
  expect(stderr).toContain("3 recordings written");
  expect(filesOf(out)).toHaveLength(3);
  expect(code).toBe(3);
});

test("a wrong key ends it with 3 at the first call, and a spent quota with 5", async () => {
  const folder = newFolder();
  const args = [callsFile(folder, ...four), "--output", join(folder, "out")];
  const wrong = service();
  const refused = await recorded(wrong.listener, args, { key: "another-key-altogether" });
  expect(refused.stderr).toContain("The key is missing, malformed or unknown");
  expect([refused.code, wrong.requests.length]).toEqual([3, 1]);
  const spent = service((_, count) =>
    count > 2 ? failing(429, { message: "Monthly call quota exceeded." }) : undefined,
  );
  const ended = await recorded(spent.listener, args);
  expect(ended.stderr).toContain("The month's call quota is used up");
  expect([ended.code, spent.requests.length]).toEqual([5, 3]);
  expect(filesOf(join(folder, "out"))).toHaveLength(2);
});

test("a failing network ends it with 4", async () => {
  const folder = newFolder();
  const args = [callsFile(folder, "/games year=2024"), "--output", join(folder, "out"), "--max-calls", "1"];
  const { code, stderr } = await recorded((incoming) => void incoming.socket.destroy(), args);
  expect(stderr).toContain("No response from");
  expect(code).toBe(4);
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

test("without --output it is wrong usage, and the help has an example", async () => {
  const { code, stderr } = await cfb(["record", "--all", "--sample"]);
  expect(stderr).toContain("'-o, --output <folder>' not specified");
  expect(code).toBe(2);
  const help = await cfb(["record", "--help"]);
  expect(help.stdout).toContain("cfb record --all --sample --output recordings");
  expect(help.code).toBe(0);
});
