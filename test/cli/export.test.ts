import type { ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { createSampleService, toNodeListener } from "../../src/sample/index.js";
import { withServer } from "../http.js";
import { builtCfb } from "./cfb.js";
import { onTerminal } from "./terminal.js";

const cfb = builtCfb();
const key = { CFB_API_KEY: "a-key-of-mine" };

/** Every file below a folder with a hash of its bytes. */
function bytesOf(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true }).map(String).sort();
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return Object.fromEntries(
    files.map((name) => [
      name,
      createHash("sha256")
        .update(readFileSync(join(folder, name)))
        .digest("hex"),
    ]),
  );
}

/** What DuckDB, which shares no code with us, makes of a query. */
async function query(sql: string): Promise<Record<string, unknown>[]> {
  const connection = await (await DuckDBInstance.create(":memory:")).connect();
  const reader = await connection.runAndReadAll(sql);
  return reader.getRowObjectsJson();
}

/** The sample service with what it was asked: `asked` are the questions, /info apart, which costs nothing. */
function counting(options: Parameters<typeof createSampleService>[0] = {}) {
  const asked: string[] = [];
  const listener = toNodeListener(createSampleService(options));
  const counted: RequestListener = (request, response) => {
    if (!request.url?.startsWith("/info")) asked.push(request.url ?? "");
    listener(request, response);
  };
  return { asked, listener: counted };
}

describe("one table in a partitioned folder", () => {
  const folder = (name: string) => join(cfb.folder, name);

  test.each([
    ["parquet", "read_parquet"],
    ["csv", "read_csv"],
    ["ndjson", "read_ndjson"],
  ])("%s is read by DuckDB as one table, season and week from its folders", async (format, reader) => {
    const args = ["/plays", "--years", "2024", "--weeks", "1..2", "--format", format, "--output", folder(format)];
    const { code, stdout, stderr } = await cfb(["export", ...args]);
    expect({ code, stdout }).toEqual({ code: 0, stdout: "" });
    expect(stderr).toContain("2 files with");
    expect(readdirSync(folder(format)).sort()).toEqual(["_export.json", "season=2024"]);
    const table = `${reader}('${folder(format)}/*/*/data.${format}', hive_partitioning = true)`;
    const asked = await cfb(["get", "/plays", "year=2024", "week=1", "--quiet"]);
    const plays = JSON.parse(asked.stdout) as { yardsGained: number }[];
    const [row] = await query(
      `select count(*)::int as plays, sum("yardsGained")::int as yards, min(season)::int as season, max(week)::int as week from ${table}`,
    );
    const yards = plays.reduce((sum, play) => sum + play.yardsGained, 0);
    expect(plays.length).toBeGreaterThan(20);
    expect(row).toEqual({ plays: plays.length, yards, season: 2024, week: 1 });
  });

  test("Parquet has the types of the contract, every value, and nothing for null", async () => {
    await cfb(["export", "/games", "--years", "2021..2025", "--output", folder("typed")]);
    const table = `read_parquet('${folder("typed")}/*/data.parquet', hive_partitioning = true)`;
    const types = await query(`describe select * from ${table}`);
    const type = (name: string) => types.find((each) => each.column_name === name)?.column_type;
    expect(
      ["id", "startDate", "completed", "homeTeam", "homePostgameWinProbability", "playoff.homeSeed"].map(type),
    ).toEqual(["INTEGER", expect.stringMatching(/^TIMESTAMP/), "BOOLEAN", "VARCHAR", "DOUBLE", "INTEGER"]);
    const asked = await cfb(["get", "/games", "year=2024", "--quiet"]);
    const games = JSON.parse(asked.stdout) as Record<string, unknown>[];
    const rows = await query(
      `select *, epoch_ms("startDate"::timestamp) as ms from ${table} where season = 2024 order by id`,
    );
    const expected = games.sort((a, b) => Number(a.id) - Number(b.id));
    expect(rows).toHaveLength(games.length);
    for (const [index, row] of rows.entries()) {
      const game = expected[index] ?? {};
      for (const name of [
        "id",
        "week",
        "homeTeam",
        "attendance",
        "homePostgameWinProbability",
        "notes",
        "neutralSite",
      ]) {
        expect(row[name]).toEqual(game[name]);
      }
      expect(JSON.parse(String(row.homeLineScores))).toEqual(game.homeLineScores);
      expect(row["playoff.bowlName"]).toEqual((game.playoff as { bowlName: unknown }).bowlName);
      expect(Number(row.ms)).toBe(Date.parse(String(game.startDate)));
    }
  });

  test("what the contract does not know or say is counted, and the rest is kept", async () => {
    const rows = [
      { id: 1, season: 2024, week: 1, homePoints: "ten", brandNew: 1 },
      { id: 2, season: 1999, week: 1, homePoints: 3, brandNew: 2 },
    ];
    const answer: RequestListener = (request, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify(request.url?.startsWith("/info") ? { remainingCalls: 10 } : rows));
    };
    const { code, stderr } = await withServer(answer, (url) =>
      cfb(["export", "/games", "--years", "2024", "--output", folder("odd"), "--base-url", url], { env: key }),
    );
    expect(code).toBe(0);
    expect(stderr).toContain("Values that are not what the contract says, left empty: homePoints (1).");
    expect(stderr).toContain("Columns that the contract does not know, left out, by files: brandNew (1).");
    expect(stderr).toContain("Rows that name another season or week than the one that was asked for: season (1).");
    const table = `read_parquet('${folder("odd")}/*/data.parquet', hive_partitioning = true)`;
    expect(await query(`select id, "homePoints", season::int as season from ${table} order by id`)).toEqual([
      { id: 1, homePoints: null, season: 2024 },
      { id: 2, homePoints: 3, season: 2024 },
    ]);
  });
});

describe("stopped by SIGKILL at any moment and started again", () => {
  const args = (folder: string, url: string) => [
    ...["export", "/plays", "--years", "2023..2024", "--weeks", "1..3", "--output", folder, "--base-url", url],
  ];
  const files = 6;

  /** Runs again and again, killed each time at another moment, until a run comes to its end. */
  async function killed(folder: string): Promise<{ kills: number; askedAgain: string[]; inFlight: string[] }> {
    const service = toNodeListener(createSampleService());
    let child: ChildProcess | undefined;
    let kills = 0;
    let seen = 0;
    const asked: string[] = [];
    const inFlight: string[] = [];
    const stored = new Set<string>();
    const fileOf = (url: string) =>
      `season=${/year=(\d+)/.exec(url)?.[1]}/week=${/week=(\d+)/.exec(url)?.[1]}/data.parquet`;
    const broken: string[] = [];
    const listener: RequestListener = (request, response) => {
      const url = request.url ?? "";
      if (url.startsWith("/info")) return service(request, response);
      if (stored.has(fileOf(url))) broken.push(url);
      asked.push(url);
      seen++;
      const kill = () => {
        inFlight.push(url);
        kills++;
        child?.kill("SIGKILL");
      };
      // Odd runs die before the first answer, even ones some time after the second: 0, 1, 2, 4, 8 ms.
      if (kills >= files * 2) service(request, response);
      else if (kills % 2 === 0) kill();
      else {
        service(request, response);
        if (seen === 2) setTimeout(kill, [0, 1, 2, 4, 8, 16][Math.floor(kills / 2) % 6]);
      }
    };
    const server = createServer(listener);
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
    try {
      for (let run = 0; run < 40; run++) {
        seen = 0;
        const ended = await cfb(args(folder, url), {
          env: key,
          onStart: (started) => {
            child = started;
          },
        });
        for (const name of existsSync(folder) ? Object.keys(bytesOf(folder)) : []) stored.add(name);
        if (ended.code === 0) break;
        expect(ended.signal).toBe("SIGKILL");
      }
    } finally {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    }
    const twice = asked.filter((each, index) => asked.indexOf(each) !== index);
    expect(broken).toEqual([]);
    return { kills, askedAgain: twice, inFlight };
  }

  test("it ends with the bytes of an undisturbed run, and asks for nothing again that was stored", async () => {
    const whole = join(cfb.folder, "whole");
    const { asked, listener } = counting();
    await withServer(listener, (url) => cfb(args(whole, url), { env: key }));
    expect(asked).toHaveLength(files);

    const folder = join(cfb.folder, "killed");
    const { kills, askedAgain, inFlight } = await killed(folder);
    expect(kills).toBeGreaterThanOrEqual(4);
    expect(bytesOf(folder)).toEqual(bytesOf(whole));
    // Only a call that was in flight when its run was killed was asked once more.
    expect(askedAgain.filter((url) => !inFlight.includes(url))).toEqual([]);
  }, 30_000);

  test("what a killed run left half written is removed", async () => {
    const folder = join(cfb.folder, "left");
    const { listener } = counting();
    await withServer(listener, (url) => cfb(args(folder, url), { env: key }));
    const before = bytesOf(folder);
    const part = ".data.parquet.0f8fad5b-d9cb-469f-a165-70867728950e.part";
    writeFileSync(join(folder, "season=2024/week=1", part), "half");
    writeFileSync(join(folder, part), "half");
    const { code, stderr } = await withServer(listener, (url) => cfb(args(folder, url), { env: key }));
    expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining("Nothing is left to ask.") });
    expect(bytesOf(folder)).toEqual(before);
  });
});

describe("what it costs", () => {
  test("the plan is told before anything is asked, and --dry-run asks nothing and writes nothing", async () => {
    const { asked, listener } = counting();
    const folder = join(cfb.folder, "dry");
    const { code, stderr } = await withServer(listener, (url) =>
      cfb(["export", "/games", "--years", "2014..2024", "--output", folder, "--base-url", url, "--dry-run"], {
        env: key,
      }),
    );
    expect({ code, asked, there: existsSync(folder) }).toEqual({ code: 0, asked: [], there: false });
    expect(stderr).toMatch(/11 files\.\nTo ask of 127\.0\.0\.1:\d+: 11 calls of the \d+ left this month\.\n/);
  });

  test("--max-calls is never exceeded, and the next run goes on", async () => {
    const { asked, listener } = counting();
    const folder = join(cfb.folder, "few");
    const first = ["export", "/games", "--years", "2020..2024", "--output", folder];
    await withServer(listener, async (url) => {
      const some = await cfb([...first, "--base-url", url, "--max-calls", "2"], { env: key });
      expect({ code: some.code, asked: asked.length }).toEqual({ code: 5, asked: 2 });
      expect(some.stderr).toContain("--max-calls is used up.\n3 of 5 files are missing");
      const rest = await cfb([...first, "--base-url", url], { env: key });
      expect(rest.code).toBe(0);
      expect(asked.map((each) => /year=(\d+)/.exec(each)?.[1])).toEqual(["2020", "2021", "2022", "2023", "2024"]);
    });
  });

  test("a repeated attempt counts as a call, too", async () => {
    const asked: string[] = [];
    const { code } = await withServer(
      (request, response) => {
        if (request.url?.startsWith("/info")) return response.writeHead(404).end();
        asked.push(request.url ?? "");
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
    expect({ code, asked: asked.length }).toEqual({ code: 5, asked: 2 });
  }, 15_000);

  test("more than what is left of the month is not begun", async () => {
    const asked: string[] = [];
    const { code, stderr } = await withServer(
      (request, response) => {
        if (!request.url?.startsWith("/info")) asked.push(request.url ?? "");
        response.writeHead(200, { "content-type": "application/json" }).end('{"remainingCalls": 3}');
      },
      (url) =>
        cfb(["export", "/games", "--years", "2020..2024", "--output", join(cfb.folder, "poor"), "--base-url", url], {
          env: key,
        }),
    );
    expect({ code, asked }).toEqual({ code: 5, asked: [] });
    expect(stderr).toContain("this month's quota does not suffice: give --max-calls 3 to ask for a part");
  });

  test("the monthly 429 in the middle ends with 5, and what came is kept", async () => {
    const { asked, listener } = counting({ quota: 2 });
    const folder = join(cfb.folder, "spent");
    const { code, stderr } = await withServer(listener, (url) =>
      cfb(["export", "/games", "--years", "2022..2024", "--output", folder, "--base-url", url], { env: key }),
    );
    expect({ code, asked: asked.length }).toEqual({ code: 5, asked: 3 });
    expect(stderr).toContain("2 files with");
    expect(stderr).toContain("1 of 3 files are missing: run the same command again to go on.");
    expect(Object.keys(bytesOf(folder))).toContain("season=2023/data.parquet");
  });
});

describe("how it ends", () => {
  test.each([
    [["/games", "--years", "2024..2014"], "Did you mean 2014..2024?"],
    [["/games", "--years", "all"], "takes a range such as 2014..2024"],
    [["/venues", "--years", "2024"], "takes no year"],
    [["/talent", "--years", "2024", "--weeks", "1..3"], "takes no week"],
    [["/plays", "--years", "2024"], "Weeks are given by --weeks 1..15."],
    [["/games", "year=2024", "--years", "2024"], "give it by --years alone"],
    [["/games", "--years", "2024", "--format", "excel"], "ndjson, csv, parquet"],
    [["/games"], "--years"],
  ])("cfb export %j is refused, and nothing is written", async (args, reason) => {
    const { code, stdout, stderr } = await cfb(["export", ...args]);
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: "", stderr: expect.stringContaining(reason) });
    expect(existsSync(join(cfb.folder, "getGames"))).toBe(false);
  });

  test("a folder with something else in it is left alone", async () => {
    const folder = join(cfb.folder, "mixed");
    await cfb(["export", "/games", "--years", "2024", "--output", folder]);
    const before = bytesOf(folder);
    const other = await cfb(["export", "/games", "team=Texas", "--years", "2024", "--output", folder]);
    expect({ code: other.code, stderr: other.stderr }).toEqual({
      code: 2,
      stderr: expect.stringContaining("holds another export"),
    });
    const foreign = await cfb(["export", "/games", "--years", "2024", "--output", cfb.folder]);
    expect({ code: foreign.code, stderr: foreign.stderr }).toEqual({
      code: 2,
      stderr: expect.stringContaining("holds something else"),
    });
    expect(bytesOf(folder)).toEqual(before);
  });

  test("a service that fails is given up after three in a row, with what failed and why", async () => {
    const { asked, listener } = counting();
    let failing = true;
    const folder = join(cfb.folder, "failing");
    const args = (url: string) => ["export", "/games", "--years", "2020..2024", "--output", folder, "--base-url", url];
    await withServer(
      (request, response) => {
        if (failing && !request.url?.startsWith("/info")) {
          response.writeHead(400, { "content-type": "application/json" }).end('{"message":"no"}');
        } else listener(request, response);
      },
      async (url) => {
        const failed = await cfb(args(url), { env: key });
        expect(failed.code).toBe(3);
        expect(failed.stderr).toMatch(/^Failed: season=2022: \/games \(getGames\): 400 "no"\.$/m);
        expect(failed.stderr).toContain("Stopped before all was asked.\n5 of 5 files are missing");
        failing = false;
        expect((await cfb(args(url), { env: key })).code).toBe(0);
        expect(asked).toHaveLength(5);
      },
    );
  });

  test("a refused key is told before anything is asked", async () => {
    const { asked, listener } = counting({ keys: ["another"] });
    const { code } = await withServer(listener, (url) =>
      cfb(["export", "/games", "--years", "2024", "--output", join(cfb.folder, "refused"), "--base-url", url], {
        env: key,
      }),
    );
    expect({ code, asked }).toEqual({ code: 3, asked: [] });
  });

  test("Ctrl+C ends it with 130, a summary, and nothing half written", async () => {
    const { listener } = counting();
    const folder = join(cfb.folder, "interrupted");
    let child: ChildProcess | undefined;
    const { code, stderr } = await withServer(
      (request, response) => {
        if (request.url?.includes("year=2023")) child?.kill("SIGINT");
        else listener(request, response);
      },
      (url) =>
        cfb(["export", "/games", "--years", "2022..2024", "--output", folder, "--base-url", url], {
          env: key,
          onStart: (started) => {
            child = started;
          },
        }),
    );
    expect(code).toBe(130);
    expect(stderr).toContain("2 of 3 files are missing: run the same command again to go on.\ncfb: interrupted\n");
    expect(Object.keys(bytesOf(folder))).toEqual(["_export.json", "season=2022/data.parquet"]);
  });

  test("on a terminal a bar shows how far it is, and --quiet tells nothing", async () => {
    const args = ["export", "/plays", "--years", "2024", "--weeks", "1..9"];
    const { lines } = await onTerminal(cfb.folder, 100, [...args, "--output", join(cfb.folder, "bar")]);
    expect(lines.join("\n")).toMatch(/0\/9 files/);
    const quiet = await cfb([...args, "--output", join(cfb.folder, "quiet"), "--quiet"]);
    expect(quiet).toMatchObject({ code: 0, stdout: "", stderr: "" });
  });
});
