import type { ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { tierSentence } from "../../../src/document/words.js";
import { withServer } from "../../support/http-server.js";
import { builtCfb } from "../cfb.js";
import { bytesOf, counting, key } from "../services.js";
import { onTerminal } from "../terminal.js";

const cfb = builtCfb();

describe("the cost of an export", () => {
  test("the plan is printed first, and --dry-run requests nothing and writes nothing", async () => {
    const { requests, listener } = counting();
    const folder = join(cfb.folder, "dry");
    const { code, stderr } = await withServer(listener, (url) =>
      cfb(["export", "/games", "--years", "2014..2024", "--output", folder, "--base-url", url, "--yes", "--dry-run"], {
        env: key,
      }),
    );
    expect({ code, requests, there: existsSync(folder) }).toEqual({ code: 0, requests: [], there: false });
    expect(stderr).toMatch(
      /11 files\.\nTo request from http:\/\/127\.0\.0\.1:\d+: 11 calls of the \d+ left this month\.\n/,
    );
  });

  test("the plan has the sentence on the tier that the calls need", async () => {
    const { code, stderr } = await cfb(["export", "/games/weather", "--years", "2024", "--sample", "--dry-run"]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining(`at no cost. ${tierSentence(1)}\n`) });
  });

  test("--max-calls is never exceeded, and the next run continues", async () => {
    const { requests, listener } = counting();
    const folder = join(cfb.folder, "few");
    const first = ["export", "/games", "--years", "2020..2024", "--output", folder];
    await withServer(listener, async (url) => {
      const some = await cfb([...first, "--base-url", url, "--yes", "--max-calls", "2"], { env: key });
      expect({ code: some.code, requests: requests.length }).toEqual({ code: 5, requests: 2 });
      expect(some.stderr).toContain(
        "3 of 5 files are missing: run the same command again to go on.\ncfb: --max-calls is used up",
      );
      const rest = await cfb([...first, "--base-url", url, "--yes"], { env: key });
      expect(rest.code).toBe(0);
      expect(requests.map((each) => /year=(\d+)/.exec(each)?.[1])).toEqual(["2020", "2021", "2022", "2023", "2024"]);
    });
  });

  test("a retry counts as a call", async () => {
    const requests: string[] = [];
    const { code } = await withServer(
      (request, response) => {
        if (request.url?.startsWith("/info")) return response.writeHead(404).end();
        requests.push(request.url ?? "");
        response.writeHead(503).end();
      },
      (url) =>
        cfb(
          [
            "export",
            "/games",
            "--years",
            "2020..2024",
            "--output",
            join(cfb.folder, "busy"),
            "--base-url",
            url,
            "--max-calls",
            "2",
          ],
          { env: key },
        ),
    );
    expect({ code, requests: requests.length }).toEqual({ code: 5, requests: 2 });
  });

  test("an export that needs more calls than are left this month does not start", async () => {
    const requests: string[] = [];
    const { code, stderr } = await withServer(
      (request, response) => {
        if (!request.url?.startsWith("/info")) requests.push(request.url ?? "");
        response.writeHead(200, { "content-type": "application/json" }).end('{"remainingCalls": 3}');
      },
      (url) =>
        cfb(
          [
            "export",
            "/games",
            "--years",
            "2020..2024",
            "--output",
            join(cfb.folder, "poor"),
            "--base-url",
            url,
            "--yes",
          ],
          {
            env: key,
          },
        ),
    );
    expect({ code, requests }).toEqual({ code: 5, requests: [] });
    expect(stderr).toContain("this month's quota does not suffice: give --max-calls 3 to request a part");
  });

  test("the monthly 429 ends it with 5, and finished files stay", async () => {
    const { requests, listener } = counting({ quota: 2 });
    // Without /info the export does not know beforehand that the quota will not suffice.
    const withoutInfo: RequestListener = (request, response) =>
      request.url?.startsWith("/info") ? response.writeHead(404).end() : listener(request, response);
    const folder = join(cfb.folder, "spent");
    const { code, stderr } = await withServer(withoutInfo, (url) =>
      cfb(["export", "/games", "--years", "2022..2024", "--output", folder, "--base-url", url, "--yes"], { env: key }),
    );
    expect({ code, requests: requests.length }).toEqual({ code: 5, requests: 3 });
    expect(stderr).toContain("2 files with");
    expect(stderr).toContain("1 of 3 files is missing: run the same command again to go on.");
    expect(Object.keys(bytesOf(folder))).toContain("getGames/season=2023/data.parquet");
  });
});

describe("exit codes", () => {
  test.each([
    [["/games", "--years", "2024..2014"], "Did you mean 2014..2024?"],
    [["/games", "--years", "all"], "takes a range such as 2014..2024"],
    [["/venues", "--years", "2024"], "takes no year: leave --years out"],
    [["/talent", "--years", "2024", "--weeks", "1..3"], "takes no week"],
    [["/plays"], "Seasons are given by --years 2014..2024."],
    [["/plays", "taem=Texas", "--years", "2024"], "did you mean `team`?"],
    [["/games", "year=2024", "--years", "2024"], "give it by --years alone"],
    [["/games", "--years", "2024", "--format", "excel"], "ndjson, csv, parquet"],
    [["/games"], "--years"],
  ])("cfb export %j is refused, and nothing is written", async (args, reason) => {
    const { code, stdout, stderr } = await cfb(["export", ...args, "--sample"]);
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: "", stderr: expect.stringContaining(reason) });
    expect(existsSync(join(cfb.folder, "data"))).toBe(false);
  });

  test("a folder with other files is refused and unchanged", async () => {
    const folder = join(cfb.folder, "mixed");
    await cfb(["export", "/games", "--years", "2024", "--output", folder, "--sample"]);
    const before = bytesOf(folder);
    const other = await cfb(["export", "/games", "team=Texas", "--years", "2024", "--output", folder, "--sample"]);
    expect({ code: other.code, stderr: other.stderr }).toEqual({
      code: 2,
      stderr: expect.stringMatching(/holds another export \(\w+ .* there, .* here\)/),
    });
    const foreign = join(cfb.folder, "foreign");
    mkdirSync(join(foreign, "getGames"), { recursive: true });
    writeFileSync(join(foreign, "getGames/notes.txt"), "mine");
    const refused = await cfb(["export", "/games", "--years", "2024", "--output", foreign, "--sample"]);
    expect({ code: refused.code, stderr: refused.stderr }).toEqual({
      code: 2,
      stderr: expect.stringContaining("holds something else"),
    });
    expect(bytesOf(folder)).toEqual(before);
  });

  test("three failures in a row end the export, with the cause of each", async () => {
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
        expect(failed.stderr).toContain("Stopped before the last call.\n5 of 5 files are missing");
        failing = false;
        expect((await cfb(args(url), { env: key })).code).toBe(0);
        expect(requests).toHaveLength(5);
      },
    );
  });

  test("a refused key ends it before any other request", async () => {
    const { requests, listener } = counting({ keys: ["another"] });
    const { code } = await withServer(listener, (url) =>
      cfb(
        ["export", "/games", "--years", "2024", "--output", join(cfb.folder, "refused"), "--base-url", url, "--yes"],
        {
          env: key,
        },
      ),
    );
    expect({ code, requests }).toEqual({ code: 3, requests: [] });
  });

  test("Ctrl+C ends it with 130 and a summary, and leaves no incomplete file", async () => {
    const { listener } = counting();
    const folder = join(cfb.folder, "interrupted");
    let child: ChildProcess | undefined;
    const { code, stderr } = await withServer(
      (request, response) => {
        if (request.url?.includes("year=2023")) child?.kill("SIGINT");
        else listener(request, response);
      },
      (url) =>
        cfb(["export", "/games", "--years", "2022..2024", "--output", folder, "--base-url", url, "--yes"], {
          env: key,
          onStart: (started) => {
            child = started;
          },
        }),
    );
    expect(code).toBe(130);
    expect(stderr).toContain("2 of 3 files are missing: run the same command again to go on.\ncfb: interrupted\n");
    const files = Object.keys(bytesOf(folder)).filter((name) => !name.startsWith(".cfb-calls/"));
    expect(files).toEqual([
      "_dictionary.csv",
      "_dictionary.parquet",
      "getGames/_export.json",
      "getGames/season=2022/data.parquet",
      "schema.sql",
    ]);
  });

  test("a terminal shows a progress bar, and --quiet prints nothing", async () => {
    const args = ["export", "/plays", "--years", "2024", "--weeks", "1..9", "--sample"];
    const { lines } = await onTerminal(cfb, 100, [...args, "--output", join(cfb.folder, "bar")]);
    expect(lines.join("\n")).toMatch(/0\/9 calls/);
    expect(lines.join("\n")).toContain("· ? left ·");
    expect(lines.join("\n")).not.toMatch(/(?:NF|INF|NULL|NaN)s? left/);
    const quiet = await cfb([...args, "--output", join(cfb.folder, "quiet"), "--quiet"]);
    expect(quiet).toMatchObject({ code: 0, stdout: "", stderr: "" });
  });
});
