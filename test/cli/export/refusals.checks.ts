import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { respondWith, withServer } from "../../support/http-server.js";
import { builtCfb } from "../cfb.js";
import { bytesOf, counting, key, runAgainst } from "../services.js";
import { onTerminal } from "../terminal.js";

const cfb = builtCfb();

test("an export refuses a folder that contains other files, and leaves them unchanged", async () => {
  const folder = join(cfb.folder, "mixed");
  await cfb(["export", "/games", "--years", "2024", "--output", folder, "--sample"]);
  const before = bytesOf(folder);
  const other = await cfb(["export", "/games", "team=Texas", "--years", "2024", "--output", folder, "--sample"]);
  expect({ code: other.code, stderr: other.stderr }).toEqual({
    code: 2,
    stderr: expect.stringMatching(/contains another export \(\w+ .* there, .* here\)/),
  });
  const foreign = join(cfb.folder, "foreign");
  mkdirSync(join(foreign, "games"), { recursive: true });
  writeFileSync(join(foreign, "games/notes.txt"), "mine");
  const refused = await cfb(["export", "/games", "--years", "2024", "--output", foreign, "--sample"]);
  expect({ code: refused.code, stderr: refused.stderr }).toEqual({
    code: 2,
    stderr: expect.stringContaining("contains something else"),
  });
  expect(bytesOf(folder)).toEqual(before);
});

test("three failures in a row end the export, and the output gives the cause of each", async () => {
  const { requests, listener } = counting();
  let failing = true;
  const folder = join(cfb.folder, "failing");
  const args = (url: string) => [
    "export",
    "/games",
    "--years",
    "2020..2024",
    "--output",
    folder,
    "--base-url",
    url,
    "--yes",
  ];
  await withServer(
    (request, response) => {
      if (failing && !request.url?.startsWith("/info")) {
        response.writeHead(400, { "content-type": "application/json" }).end('{"message":"no"}');
      } else listener(request, response);
    },
    async (url) => {
      const failed = await cfb(args(url), { env: key });
      expect(failed.code).toBe(3);
      expect(failed.stderr).toMatch(/^Failed: season=2021: \/games \(getGames\): 400 "no"\.$/m);
      expect(failed.stderr).toContain("Stopped after 3 of 5 calls.\n5 of 5 files are missing");
      failing = false;
      expect((await cfb(args(url), { env: key })).code).toBe(0);
      expect(requests).toHaveLength(5);
    },
  );
});

test("Ctrl+C ends an export with exit code 130 and a summary, and does not leave incomplete files", async () => {
  const { listener } = counting();
  const folder = join(cfb.folder, "interrupted");
  let child: ChildProcess | undefined;
  const { code, stderr } = await withServer(
    (request, response) => {
      if (request.url?.includes("year=2023")) child?.kill("SIGINT");
      else listener(request, response);
    },
    (url) =>
      cfb.start(
        ["export", "/games", "/lines", "--years", "2022..2024", "--output", folder, "--base-url", url, "--yes"],
        {
          env: key,
          onStart: (started) => {
            child = started;
          },
        },
      ),
  );
  expect(code).toBe(130);
  expect(stderr).toContain("5 of 6 files are missing: run the same command again to continue.\ncfb: interrupted\n");
  const files = Object.keys(bytesOf(folder)).filter((name) => !name.startsWith(".cfb-calls/"));
  expect(files).toEqual([
    "_dictionary.csv",
    "_dictionary.parquet",
    "games/_export.json",
    "games/season=2022/data.parquet",
    "lines/_export.json",
    "schema.sql",
  ]);
});

test("an export shows a progress bar in a terminal, and does not print anything with --quiet", async () => {
  const args = ["export", "/plays", "--years", "2024", "--weeks", "1..9", "--sample"];
  const { lines } = await onTerminal(cfb, 100, [...args, "--output", join(cfb.folder, "bar")]);
  expect(lines.join("\n")).toMatch(/0\/9 calls/);
  expect(lines.join("\n")).toContain("· ? left ·");
  expect(lines.join("\n")).not.toMatch(/(?:NF|INF|NULL|NaN)s? left/);
  const quiet = await cfb([...args, "--output", join(cfb.folder, "quiet"), "--quiet"]);
  expect(quiet).toMatchObject({ code: 0, stdout: "", stderr: "" });
});

test.each([
  ["a message", { message: "Service degraded" }],
  ["null", null],
])("if the service sends %s instead of rows, the export fails and does not write data files", async (name, body) => {
  const folder = join(cfb.folder, `degraded ${name}`);
  const args = ["export", "/games", "--years", "2023..2024", "--output", folder, "--yes", "--format", "ndjson"];
  expect(await runAgainst(cfb, body, args)).toMatchObject({ code: 4, stderr: expect.stringContaining("/games") });
  const files = existsSync(folder) ? Object.keys(bytesOf(folder)) : [];
  expect(files.filter((file) => file.endsWith("data.ndjson"))).toEqual([]);
});

test("a later export requests a season again until its rows match the document", async () => {
  const folder = join(cfb.folder, "misfits");
  const args = ["export", "/games", "--years", "2023", "--output", folder, "--yes", "--format", "ndjson"];
  const manifest = join(folder, "games/_export.json");
  const longAgo = () => {
    const text = readFileSync(manifest, "utf8");
    writeFileSync(manifest, text.replace(/"requestedAt": "[^"]*"/, '"requestedAt": "2025-01-01T00:00:00.000Z"'));
  };
  let body: unknown;
  await withServer(
    (request, response) => respondWith(200, JSON.stringify(body))(request, response),
    async (url) => {
      const exported = (rows: unknown) => {
        body = rows;
        return cfb([...args, "--base-url", url], { env: key });
      };
      expect((await exported(["Service degraded"])).stderr).toContain("whole rows (1)");
      longAgo();
      expect((await exported([{ id: "x", season: 2023 }])).stderr).toContain("id (1)");
      longAgo();
      expect((await exported([{ id: 1, season: 2023 }])).stderr).toContain("1 to request again");
      longAgo();
      expect((await exported([])).stderr).toContain("nothing was sent");
    },
  );
});

const prompt = "This costs 1 call. Continue? [y/N] ";

/** Runs the command on a pseudo-terminal, and types `keys` when the prompt appears. */
function typing(keys: string, args: string[]): Promise<{ code: number | null; screen: string }> {
  return new Promise((resolve, reject) => {
    const command = ["exec", process.execPath, cfb.cli, ...args].join(" ");
    // `script` from util-linux gives the command a terminal and forwards stdin.
    const env = { ...process.env, ...key, CI: "", NO_COLOR: "1", TERM: "xterm" };
    const child = spawn("script", ["-qec", command, "/dev/null"], { env, stdio: ["pipe", "pipe", "inherit"] });
    let screen = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      const before = screen.includes(prompt);
      screen += text;
      if (!before && screen.includes(prompt)) child.stdin.write(keys);
    });
    child.on("error", reject).on("close", (code) => resolve({ code, screen }));
  });
}

describe("in a terminal, an export that costs calls", () => {
  test.each([
    ["starts after y and Enter", "y\r", 0, ["/games?year=2024"], ""],
    ["starts after YES and Enter", "YES\r", 0, ["/games?year=2024"], ""],
    ["does not start after n and Enter", "n\r", 0, [], "Nothing was sent."],
    ["does not start after Enter alone", "\r", 0, [], "Nothing was sent."],
    ["does not start if the input ends", "\x04", 0, [], "Nothing was sent."],
    ["ends with exit code 130 after Ctrl+C", "\x03", 130, [], ""],
  ])("%s", async (_, keys, code, sent, line) => {
    const { requests, listener } = counting();
    const output = join(cfb.folder, `typed-${Buffer.from(keys).toString("hex")}`);
    await withServer(listener, async (url) => {
      const ended = await typing(keys, ["export", "/games", "--years", "2024", "-o", output, "--base-url", url]);
      expect({ code: ended.code, requests, written: existsSync(output) }).toEqual({
        code,
        requests: sent,
        written: sent.length > 0,
      });
      expect(ended.screen).toContain(line);
    });
  });
});

/** Returns a local server's URL in a form that the command treats as public. */
const publicly = (url: string) => url.replace("127.0.0.1", "0.0.0.0");

/** Runs a command against a server, and counts its requests. */
async function counted(args: string[], env: Record<string, string> = {}) {
  let requests = 0;
  const listener: RequestListener = (_, response) => {
    requests++;
    response.writeHead(200, { "content-type": "application/json" }).end('{"remainingCalls": 77}');
  };
  const ended = await withServer(listener, (url) => cfb([...args, "--base-url", publicly(url)], { env }));
  return { ...ended, requests };
}

describe("cfb export --dry-run", () => {
  const args = ["export", "/games/weather", "/games", "--years", "2024", "--dry-run"];

  test("does not send requests or write files without a key, and says what it cannot know", async () => {
    const { code, stdout, stderr, requests } = await counted(args);
    expect({ code, stdout, requests }).toEqual({ code: 0, stdout: "", requests: 0 });
    expect(stderr).toContain(": 2 calls. games_weather: Needs supporter tier 1 or higher.");
    expect(stderr).toContain("Without a key, the calls left this month and the supporter tier are not known.");
    expect(existsSync(join(cfb.folder, "data"))).toBe(false);
  });

  test("works for the public service without a key", async () => {
    expect(await cfb(args)).toMatchObject({
      code: 0,
      stderr: expect.stringContaining("To request from https://api.collegefootballdata.com: 2 calls."),
    });
  });

  test("shows how many calls are left if there is a key", async () => {
    const { stderr, requests } = await counted(args, key);
    expect(requests).toBe(1);
    expect(stderr).toContain(": 2 calls of the 77 left this month.");
    expect(stderr).not.toContain("Without a key");
  });
});

test("an export that requests data needs a key", async () => {
  const { code, stderr, requests } = await counted(["export", "/games", "--years", "2024", "--yes"]);
  expect({ code, requests }).toEqual({ code: 3, requests: 0 });
  expect(stderr).toMatch(/^cfb: 0\.0\.0\.0:\d+ needs a key/);
});

test("cfb plan does not need a key", async () => {
  const file = join(cfb.folder, "calls.txt");
  writeFileSync(file, "/games year=2024\n");
  expect(await cfb(["plan", file])).toMatchObject({ code: 0, stderr: "" });
});

describe("an export from the sample service that finds no rows", () => {
  const exported = (name: string, paths: string[]) =>
    cfb(["export", ...paths, "--years", "2019", "--sample", "--output", join(cfb.folder, name)]);
  const coverage = "notice: The sample world has no games of 2019. No conference is complete.\n";

  test("says once what the sample service lacks, and does not blame the real service", async () => {
    const { code, stderr } = await exported("empty", ["/games", "/drives", "/playoffs/cfp"]);
    expect(code).toBe(0);
    expect(stderr).toContain("The sample service has no data (404) for season=2019");
    expect(stderr).not.toMatch(/\bthe service (has|may have|may not)/i);
    expect(stderr.split(coverage)).toHaveLength(2);
  });

  test("says what the sample service lacks even if the season has no weeks with games", async () => {
    const { code, stderr } = await exported("weeks", ["/plays"]);
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: expect.stringContaining("Without rows: season=2019.\n"),
    });
    expect(stderr.split(coverage)).toHaveLength(2);
    expect(stderr).not.toMatch(/\bthe service (has|may have|may not)/i);
  });
});
