import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { withServer } from "../../support/http-server.js";
import { builtCfb } from "../cfb.js";
import { key } from "../services.js";

const cfb = builtCfb();

/** A season that is over on any date, and one that is not. */
const [over, running] = [2020, 2099];

function newFolder(): string {
  return join(mkdtempSync(join(cfb.folder, "again-")), "out");
}

/** A service without rows. `requested` has its requests, except for /info. */
function service(): { requested: string[]; listener: RequestListener } {
  const requested: string[] = [];
  const listener: RequestListener = (request, response) => {
    const info = request.url?.startsWith("/info") === true;
    if (!info) requested.push((request.url ?? "").replace(/^\/\w+\?/, ""));
    response.writeHead(200, { "content-type": "application/json" }).end(info ? '{"remainingCalls":100}' : "[]");
  };
  return { requested, listener };
}

interface Manifest {
  files: Record<string, { requestedAt: string; rows: number }>;
}

function manifestOf(table: string): Manifest {
  return JSON.parse(readFileSync(join(table, "_export.json"), "utf8"));
}

/** Moves the times of a table's files back by two hours, after which a running season is no longer current. */
function age(table: string): void {
  const { files, ...rest } = manifestOf(table);
  const at = ({ requestedAt }: { requestedAt: string }) => new Date(Date.parse(requestedAt) - 7_200_000).toISOString();
  const aged = Object.entries(files).map(([name, file]) => [name, { ...file, requestedAt: at(file) }]);
  writeFileSync(join(table, "_export.json"), JSON.stringify({ ...rest, files: Object.fromEntries(aged) }));
}

describe("a season that was running when it was exported", () => {
  test("is requested again after an hour, a finished one only with --refresh; the manifest has the times", async () => {
    const folder = newFolder();
    const table = join(folder, "getCalendar");
    const { requested, listener } = service();
    await withServer(listener, async (url) => {
      const run = (...more: string[]) => {
        const args = ["export", "/calendar", "--years", `${over},${running}`, "--format", "csv", "--output", folder];
        requested.length = 0;
        return cfb([...args, "--base-url", url, "--yes", ...more], { env: key });
      };
      expect((await run()).code).toBe(0);
      expect(requested).toEqual([`year=${over}`, `year=${running}`]);
      const first = manifestOf(table);
      expect(Object.keys(first.files)).toEqual([`season=${over}/data.csv`, `season=${running}/data.csv`]);

      expect((await run()).stderr).toContain("nothing was sent");
      expect(requested).toEqual([]);
      age(table);
      const aged = manifestOf(table);
      const second = await run();
      expect(requested).toEqual([`year=${running}`]);
      expect(second.stderr).toContain("2 files. 2 are there already; 1 to request again.\n");
      expect(second.stderr).toContain("1 call of the 100 left this month");
      const { files } = manifestOf(table);
      expect(files[`season=${over}/data.csv`]).toEqual(aged.files[`season=${over}/data.csv`]);
      const at = (manifest: Manifest) => Date.parse(manifest.files[`season=${running}/data.csv`]?.requestedAt ?? "");
      expect(at({ files })).toBeGreaterThan(at(first));
      expect(Math.abs(at({ files }) - Date.now())).toBeLessThan(60_000);

      await run("--refresh");
      expect([...requested].sort()).toEqual([`year=${over}`, `year=${running}`]);
    });
  });

  test("follows missing files, so that repeated runs with --max-calls finish", async () => {
    const folder = newFolder();
    const { requested, listener } = service();
    await withServer(listener, async (url) => {
      const table = join(folder, "getGames");
      const args = ["export", "/games", "--years", `${running}`, "--weeks", "1..4", "--output", folder];
      for (let run = 0; run < 3; run++) {
        await cfb([...args, "--base-url", url, "--max-calls", "2"], { env: key });
        if (run === 1) age(table);
      }
    });
    const weeks = requested.map((query) => new URLSearchParams(query).get("week"));
    // For the third run no file is missing. It begins with the oldest one.
    expect(weeks).toEqual(["1", "2", "3", "4", "1", "2"]);
  });

  test("a file of a killed run that is missing in the manifest is written again, without a call", async () => {
    const folder = newFolder();
    const { requested, listener } = service();
    const args = ["export", "/calendar", "--years", `${over},${running}`, "--output", folder];
    await withServer(listener, async (url) => {
      const run = (most: string) => cfb([...args, "--base-url", url, "--max-calls", most], { env: key });
      expect((await run("1")).code).toBe(5);
      const table = join(folder, "getCalendar");
      const before = readFileSync(join(table, `season=${over}/data.parquet`));
      writeFileSync(join(table, "_export.json"), JSON.stringify({ ...manifestOf(table), files: {} }));
      expect((await run("2")).code).toBe(0);
      expect(requested).toEqual([`year=${over}`, `year=${running}`]);
      expect(readFileSync(join(table, `season=${over}/data.parquet`))).toEqual(before);
      expect(Object.keys(manifestOf(table).files)).toHaveLength(2);
    });
  });
});

test("two runs into one folder at once have the files of both in the manifest", async () => {
  const folder = newFolder();
  const { requested, listener } = service();
  const waiting: (() => void)[] = [];
  await withServer(
    (request, response) => {
      const respond = () => listener(request, response);
      if (request.url?.startsWith("/info")) return respond();
      // Both runs have read the manifest when the first response comes.
      waiting.push(respond);
      if (waiting.length >= 2) for (const each of waiting.splice(0)) each();
    },
    async (url) => {
      const args = ["export", "/calendar", "--output", folder, "--base-url", url, "--yes", "--years"];
      const runs = await Promise.all(["2019", "2020"].map((year) => cfb([...args, year], { env: key })));
      expect(runs.map(({ code }) => code)).toEqual([0, 0]);
      const { files } = manifestOf(join(folder, "getCalendar"));
      expect(Object.keys(files)).toEqual(["season=2019/data.parquet", "season=2020/data.parquet"]);
      expect((await cfb([...args, "2019,2020"], { env: key })).stderr).toContain("nothing was sent");
    },
  );
  expect([...requested].sort()).toEqual(["year=2019", "year=2020"]);
});

test("a run that finds the files of another export there, which began meanwhile, writes nothing among them", async () => {
  const folder = newFolder();
  const { listener } = service();
  let arrived = (_release: () => void) => {};
  const waiting = new Promise<() => void>((resolve) => {
    arrived = resolve;
  });
  const args = ["export", "/calendar", "--years", "2019", "--output", folder, "--yes", "--base-url"];
  await withServer(
    (request, response) => {
      // The first run waits for the calls that are left, as one does for a confirmation.
      if (request.url?.startsWith("/info") && request.headers.authorization === "Bearer first")
        arrived(() => listener(request, response));
      else listener(request, response);
    },
    async (url) => {
      const first = cfb([...args, url], { env: { CFB_API_KEY: "first" } });
      const release = await waiting;
      await cfb([...args, url, "--format", "csv"], { env: key });
      release();
      const { code, stderr } = await first;
      expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining("holds another export (format") });
    },
  );
  expect(Object.keys(manifestOf(join(folder, "getCalendar")).files)).toEqual(["season=2019/data.csv"]);
  expect(readdirSync(join(folder, "getCalendar", "season=2019"))).toEqual(["data.csv"]);
});

describe("an operation without --years", () => {
  test.each([
    [["/venues"], "getVenues", "/venues"],
    [["/ratings/sp", "team=Texas"], "getSpRatings", "/ratings/sp?team=Texas"],
  ])("cfb export %j writes one file", async (args, name, query) => {
    const folder = newFolder();
    const { requested, listener } = service();
    const { code, stderr } = await withServer(listener, (url) =>
      cfb(["export", ...args, "--format", "ndjson", "--output", folder, "--base-url", url, "--yes"], { env: key }),
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining("1 file with 0 rows written") });
    expect(requested).toEqual([query]);
    expect(readdirSync(folder).sort()).toEqual(["_dictionary.csv", "_dictionary.parquet", name, "schema.sql"]);
    expect(readdirSync(join(folder, name)).sort()).toEqual(["_export.json", "data.ndjson"]);
    expect(manifestOf(join(folder, name))).toMatchObject({ by: [], files: { "data.ndjson": { rows: 0 } } });
  });

  test.each([
    [["/games"], "Seasons are given by --years 2014..2024."],
    [["/games", "year=2024"], "year=2024: give it by --years alone"],
    [["/games", "--weeks", "1..3"], "--weeks needs --years, such as --years 2024"],
    [["/games", "--all"], "--all and /games exclude each other: give one of them"],
    [
      ["/venues", "/conferences", "--explode", "nothing"],
      "none of these operations has a list nothing: leave --explode out",
    ],
    [["info"], "can be exported by itself: name others, which `cfb operations` lists"],
  ])("cfb export %j is wrong usage that names the remedy", async (args, message) => {
    const { code, stderr } = await cfb(["export", ...args, "--sample"]);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(message) });
  });
});
