import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { withServer } from "../../support/http-server.js";
import { builtCfb } from "../cfb.js";
import { key } from "../services.js";

const cfb = builtCfb();

/** A season that is over whatever the date, and one that is not. */
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

/** Sets the times of a table's files back by two hours. By then, data of a running season is no longer current. */
function age(table: string): void {
  const { files, ...rest } = manifestOf(table);
  const at = ({ requestedAt }: { requestedAt: string }) => new Date(Date.parse(requestedAt) - 7_200_000).toISOString();
  const aged = Object.entries(files).map(([name, file]) => [name, { ...file, requestedAt: at(file) }]);
  writeFileSync(join(table, "_export.json"), JSON.stringify({ ...rest, files: Object.fromEntries(aged) }));
}

describe("an export of the running season", () => {
  test("requests that season again after an hour and finished seasons only with --refresh, and the manifest has the times", async () => {
    const folder = newFolder();
    const table = join(folder, "calendar");
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
      expect(second.stderr).toContain(`2 files for ${over},${running}. 2 are there already; 1 to request again.\n`);
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

  test("requests missing files first, so that repeated runs with --max-calls finish", async () => {
    const folder = newFolder();
    const { requested, listener } = service();
    await withServer(listener, async (url) => {
      const table = join(folder, "games");
      const args = ["export", "/games", "--years", `${running}`, "--weeks", "1..4", "--output", folder];
      for (let run = 0; run < 3; run++) {
        await cfb([...args, "--base-url", url, "--max-calls", "2"], { env: key });
        if (run === 1) age(table);
      }
    });
    const weeks = requested.map((query) => new URLSearchParams(query).get("week"));
    // For the third run, no file is missing. It begins with the oldest file.
    expect(weeks).toEqual(["1", "2", "3", "4", "1", "2"]);
  });

  test("rewrites a killed run's file without a call if the manifest does not list it", async () => {
    const folder = newFolder();
    const { requested, listener } = service();
    const args = ["export", "/calendar", "--years", `${over},${running}`, "--output", folder];
    await withServer(listener, async (url) => {
      const run = (most: string) => cfb([...args, "--base-url", url, "--max-calls", most], { env: key });
      expect((await run("1")).code).toBe(5);
      const table = join(folder, "calendar");
      const before = readFileSync(join(table, `season=${over}/data.parquet`));
      writeFileSync(join(table, "_export.json"), JSON.stringify({ ...manifestOf(table), files: {} }));
      expect((await run("2")).code).toBe(0);
      expect(requested).toEqual([`year=${over}`, `year=${running}`]);
      expect(readFileSync(join(table, `season=${over}/data.parquet`))).toEqual(before);
      expect(Object.keys(manifestOf(table).files)).toHaveLength(2);
    });
  });
});

test("a refresh in steps of --max-calls pays for each response once, and finishes", async () => {
  const folder = newFolder();
  const { requested, listener } = service();
  await withServer(listener, async (url) => {
    const args = ["export", "/calendar", "--years", "2018..2020", "--format", "csv", "--output", folder];
    const run = (...more: string[]) => cfb([...args, "--base-url", url, ...more], { env: key });
    expect((await run("--yes")).code).toBe(0);
    requested.length = 0;
    const first = await run("--refresh", "--max-calls", "2");
    expect({ code: first.code, requested }).toEqual({ code: 5, requested: ["year=2018", "year=2019"] });
    const second = await run("--refresh", "--max-calls", "2");
    expect(second.stderr).toContain("Continues the refresh that began ");
    expect({ code: second.code, requested }).toEqual({ code: 0, requested: ["year=2018", "year=2019", "year=2020"] });
    // The run is finished, so the next one starts over.
    expect((await run("--refresh", "--yes")).code).toBe(0);
    expect(requested).toHaveLength(6);
    expect(existsSync(join(folder, ".cfb-calls"))).toBe(false);
  });
});

test("a refresh that stopped within a season continues with the responses it already has", async () => {
  const folder = newFolder();
  const { requested, listener } = service();
  await withServer(listener, async (url) => {
    const args = ["export", "/games", "--years", "2020", "--weeks", "1..3", "--output", folder, "--base-url", url];
    const run = (...more: string[]) => cfb([...args, ...more], { env: key });
    await run("--yes");
    requested.length = 0;
    for (const _ of [1, 2, 3]) await run("--refresh", "--max-calls", "1");
    expect(requested.map((query) => new URLSearchParams(query).get("week"))).toEqual(["1", "2", "3"]);
  });
});

test("a refresh that began more than 30 days ago starts over", async () => {
  const folder = newFolder();
  const { requested, listener } = service();
  await withServer(listener, async (url) => {
    const args = ["export", "/calendar", "--years", "2019..2020", "--output", folder, "--base-url", url];
    const run = (...more: string[]) => cfb([...args, ...more], { env: key });
    await run("--yes");
    await run("--refresh", "--max-calls", "1");
    const monthAgo = new Date(Date.now() - 31 * 86_400_000).toISOString();
    writeFileSync(join(folder, ".cfb-calls", "refresh"), monthAgo);
    requested.length = 0;
    expect((await run("--refresh", "--yes")).code).toBe(0);
    expect(requested.sort()).toEqual(["year=2019", "year=2020"]);
  });
});
