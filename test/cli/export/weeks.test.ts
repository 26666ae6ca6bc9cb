import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { withServer } from "../../support/http-server.js";
import { builtCfb } from "../cfb.js";
import { bytesOf, counting, key } from "../services.js";

const cfb = builtCfb();
const newFolder = () => join(mkdtempSync(join(cfb.folder, "weeks-")), "out");

/** A service with games in the given weeks of every season, and one play in each. */
function service(weeks: readonly number[], failing: (request: string) => boolean = () => false) {
  const requests: string[] = [];
  const listener: RequestListener = ({ url = "" }, response) => {
    const { pathname, searchParams } = new URL(url, "http://localhost");
    const send = (body: unknown, status = 200) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (pathname === "/info") return send({ remainingCalls: 100 });
    requests.push(url);
    if (failing(url)) return send({ message: "no" }, 400);
    if (pathname === "/games") return send(weeks.map((week) => ({ week, startDate: "2000-01-01T00:00:00Z" })));
    return send([{ id: `${searchParams.get("year")}-${searchParams.get("week")}` }]);
  };
  return { requests, listener };
}

const exportArgs = (path: string, years: string, folder: string, url: string, ...more: string[]) => [
  ...["export", path, "--years", years, "--format", "ndjson", "--output", folder, "--base-url", url, "--yes"],
  ...more,
];

const args = (folder: string, url: string, ...more: string[]) =>
  exportArgs("/plays", "2020,2021", folder, url, ...more);

const all = [
  "/games?year=2020",
  "/plays?week=1&year=2020",
  "/plays?week=3&year=2020",
  "/games?year=2021",
  "/plays?week=1&year=2021",
  "/plays?week=3&year=2021",
];

/** The requests of a season's weeks are in flight at once, and can arrive in any order. */
const inAnyOrder = (requests: readonly string[]) => [...requests].sort();

describe("an export without weeks, for an operation that needs them,", () => {
  test("requests the weeks that have games, and does not request anything a second time", async () => {
    const { requests, listener } = service([3, 1, 3]);
    const folder = newFolder();
    await withServer(listener, async (url) => {
      const { code, stderr } = await cfb(args(folder, url), { env: key });
      expect({ code, requests: inAnyOrder(requests) }).toEqual({ code: 0, requests: inAnyOrder(all) });
      expect(stderr).toContain("plays: 2 files for 2020..2021.\n");
      expect(stderr).toContain("at most 52 calls of the 100 left this month");
      expect(Object.keys(bytesOf(folder))).toEqual([
        "_dictionary.csv",
        "_dictionary.parquet",
        "plays/_export.json",
        "plays/season=2020/data.ndjson",
        "plays/season=2021/data.ndjson",
        "schema.sql",
      ]);
      const rows = readFileSync(join(folder, "plays/season=2020/data.ndjson"), "utf8").trim().split("\n");
      expect(rows.map((row) => JSON.parse(row).id)).toEqual(["2020-1", "2020-3"]);
      expect((await cfb(args(folder, url), { env: key })).stderr).toContain("nothing was sent");
      expect(requests).toHaveLength(all.length);
    });
  });

  test.each([0, 1, 2, 3, 5])(
    "does not send more than --max-calls %i, and the next run continues without repeating calls",
    async (most) => {
      const { requests, listener } = service([1, 3]);
      const folder = newFolder();
      await withServer(listener, async (url) => {
        const some = await cfb(args(folder, url, "--max-calls", String(most)), { env: key });
        expect({ code: some.code, requests: requests.length }).toEqual({ code: 5, requests: most });
        expect(some.stderr).toContain("--max-calls is used up");
        expect((await cfb(args(folder, url), { env: key })).code).toBe(0);
      });
      expect(inAnyOrder(requests)).toEqual(inAnyOrder(all));
    },
  );

  test("does not list games with --dry-run, and says how many calls the weeks may cost", async () => {
    const { requests, listener } = service([1]);
    const { code, stderr } = await withServer(listener, (url) =>
      cfb(args(newFolder(), url, "--dry-run"), { env: key }),
    );
    expect({ code, requests }).toEqual({ code: 0, requests: [] });
    expect(stderr).toContain("at most 52 calls");
  });

  test("stops if the list of games fails, and does not write rows", async () => {
    const { requests, listener } = service([1], (url) => url.startsWith("/games"));
    const folder = newFolder();
    const { code } = await withServer(listener, (url) => cfb(args(folder, url), { env: key }));
    expect({ code, requests }).toEqual({ code: 3, requests: ["/games?year=2020", "/games?year=2021"] });
    expect(Object.keys(bytesOf(folder)).filter((name) => name.endsWith("data.ndjson"))).toEqual([]);
  });

  test("lists a running season's games again in a later run", async () => {
    const { requests, listener } = service([1]);
    const folder = newFolder();
    const once = ["/games?year=2099", "/plays?week=1&year=2099"];
    const running = (url: string) => args(folder, url).map((word) => (word === "2020,2021" ? "2099" : word));
    await withServer(listener, async (url) => {
      await cfb(running(url), { env: key });
      await cfb(running(url), { env: key });
      expect(requests).toEqual(once);
      const manifest = join(folder, "plays/_export.json");
      const yesterday = (text: string) => new Date(Date.parse(text) - 86_400_000).toISOString();
      const aged = readFileSync(manifest, "utf8").replace(/(?<="requestedAt": ")[^"]+/g, yesterday);
      writeFileSync(manifest, aged);
      await cfb(running(url), { env: key });
    });
    expect(requests).toEqual([...once, ...once]);
  });
});

test("an operation whose responses are cut at a row cap is exported in full", async () => {
  const { requests, listener } = counting();
  const folder = newFolder();
  const { code, stderr } = await withServer(listener, (url) =>
    cfb(exportArgs("/plays/stats", "2024", folder, url), {
      env: key,
    }),
  );
  expect(code).toBe(0);
  expect(stderr).toContain("at least 2 calls of the");
  expect(stderr).toContain("A response that the service cuts at its row cap is requested again in parts");
  const rows = readFileSync(join(folder, "plays_stats/season=2024/data.ndjson"), "utf8").trim().split("\n");
  expect(rows.length).toBeGreaterThan(2_000);
  expect(new Set(rows).size).toBe(rows.length);
  expect(requests.slice(0, 2)).toEqual(["/plays/stats?year=2024", "/games?year=2024"]);
});
