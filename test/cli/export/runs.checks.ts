import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { seasonAt } from "../../../src/cache/ttl.js";
import { createClient } from "../../../src/create-client.js";
import { tierSentence } from "../../../src/document/words.js";
import { createSampleService, toNodeListener } from "../../../src/sample/index.js";
import { query } from "../../support/duckdb.js";
import { withServer } from "../../support/http-server.js";
import { builtCfb } from "../cfb.js";
import { bytesOf, counting, key } from "../services.js";

const cfb = builtCfb();
const newFolder = () => join(mkdtempSync(join(cfb.folder, "runs-")), "out");

/** The season that is not over yet. */
const running = seasonAt(Date.now());

/**
 * Stories about what runs send, write and print. Each story has a title, a service, and lines. A line runs an export into the story's folder:
 * `arguments → exit code, requests, texts`.
 *
 * Requests: `games:2020` is a request to /games for 2020. `plays:2020.1` is a request to /plays for week 1 of 2020. `2 requests` gives only their
 * number. `6 in all` means that the story has sent six requests so far, all of them different.
 *
 * Texts: stderr contains each text in quotes, or does not contain it after `not`. `no folder`, `no rows` and `no .cfb-calls` name what does not exist
 * after the run, and `file.ext` names a file that does.
 *
 * Services: `sample` is the sample service, with its `quota` or `keys`. These words describe any other service: `weeks=1,3` lists the weeks of each
 * season that have games, with one play each. `left=3` is the number of calls that /info reports. `status=503` is the status of all responses except
 * that of /info. `fails=/games` sends a 400 for that path. `noInfo` means that there is no /info.
 *
 * Lines without an arrow change the files. `age 2` moves the times of the requests back by two hours. `forget` empties the manifests' lists of files.
 * `age refresh` makes the refresh look as if it began a month ago.
 */
const table = `
With --dry-run, an export prints its plan and does not request or write anything
  sample
  /games --years 2014..2024 --yes --dry-run → 0 "11 files for 2014..2024.\\nTo request from http://127.0.0.1:" ": 11 calls of the " no folder

An export never exceeds --max-calls, and the next run continues it
  sample
  /games --years 2020..2024 --max-calls 2 → 5 games:2020 games:2021 "3 of 5 files are missing: run the same command again to continue.\\ncfb: --max-calls is used up"
  /games --years 2020..2024 --yes → 0 games:2022 games:2023 games:2024

A run that ends early counts the missing files of all its tables, including tables that it did not begin
  sample
  /games /drives /lines --years 2023..2024 --max-calls 0 → 5 0 requests "6 of 6 files are missing: run the same command again to continue.\\ncfb: --max-calls is used up" not "2 of 2 files"
  /games /drives /lines --years 2023..2024 --max-calls 3 → 5 drives:2023 games:2023 games:2024 "3 of 6 files are missing: run the same" not "1 of 2 files"
  /games /drives /lines --years 2023..2024 --max-calls 2 → 5 drives:2024 lines:2023 "1 of 6 files is missing: run the same"
  /games /drives /lines --years 2023..2024 --yes → 0 lines:2024 not "missing"

A run names the files of earlier runs that have no rows, because a name may have been misspelt
  sample
  /games team=OSU --years 2024 --yes → 0 games:2024 "Without rows: season=2024.\\n" not "misspelt"
  /games team=OSU --years 2024 --yes → 0 0 requests "Without rows: season=2024. If a name was misspelt, remove " " and export again.\\nEvery file exists"
  /games team=Iowa --years 2024 --yes → 2 0 requests "here): its files have no rows, so remove it, or give another folder with --output"

A retry counts toward --max-calls
  noInfo status=503
  /games --years 2020..2024 --max-calls 2 → 5 2 requests

An export that needs more calls than are left this month does not start
  left=3
  /games --years 2020..2024 --yes → 5 0 requests "this month's quota is not enough: give --max-calls 3 to request a part"

An export starts if exactly as many calls are left as it needs
  left=3
  /games --years 2020..2022 --yes → 0 games:2020 games:2021 games:2022

An export starts if --max-calls is at most the number of calls left
  sample quota=3
  /games --years 2020..2024 --max-calls 2 → 5 games:2020 games:2021

If no call is left, an export names the command that shows when the quota resets
  sample quota=0
  /games --years 2025 → 5 0 requests "this month's quota is not enough: 'cfb get /info' shows when it resets"

A 429 for the monthly quota ends an export with exit code 5, and the finished files remain
  sample quota=2 noInfo
  /games --years 2022..2024 --yes → 5 3 requests "2 files with" "1 of 3 files is missing: run the same command again to continue after the quota resets on 20" games/season=2023/data.ndjson

If the service refuses the key, an export ends before it requests data
  sample keys=another
  /games --years 2024 --yes → 3 0 requests

If an operation requires a week, an export without --weeks requests every week that has games
  weeks=3,1,3
  /plays --years 2020,2021 --yes → 0 games:2020 games:2021 plays:2020.1 plays:2020.3 plays:2021.1 plays:2021.3 "plays: 2 files for 2020..2021.\\n" "at most 52 calls of the 100 left this month" plays/season=2021/data.ndjson
  /plays --years 2020,2021 → 0 0 requests "nothing was sent"

With --dry-run, an export says how many calls the weeks cost at most, and does not request the list of games
  weeks=1
  /plays --years 2020,2021 --dry-run → 0 0 requests "at most 52 calls"

An export of another table or season does not remove the responses that a stopped export needs
  weeks=1,2,3 left=100
  /plays --years 2019,2020 --max-calls 3 → 5 games:2019 plays:2019.1 plays:2019.2
  /calendar --years 2018 --yes → 0 calendar:2018
  /plays --years 2020 --yes → 0 games:2020 plays:2020.1 plays:2020.2 plays:2020.3
  /plays --years 2019,2020 --yes → 0 plays:2019.3 no .cfb-calls

An export that does not send anything does not end a stopped refresh
  weeks=1,2,3 left=100
  /plays --years 2019 --yes → 0 4 requests
  /plays --years 2019 --refresh --max-calls 3 → 5 games:2019 plays:2019.1 plays:2019.2
  /plays --years 2019 → 0 0 requests "nothing was sent"
  /plays --years 2019 --refresh --yes → 0 plays:2019.3 no .cfb-calls

If the request for the list of games fails, an export ends with exit code 3 and does not write rows
  weeks=1 fails=/games
  /plays --years 2020,2021 --yes → 3 games:2020 games:2021 no rows

If a season is not over, an export on a later day requests the list of games again
  weeks=1
  /plays --years 2099 --yes → 0 games:2099 plays:2099.1
  /plays --years 2099 --yes → 0 0 requests
  age 24
  /plays --years 2099 --yes → 0 games:2099 plays:2099.1

An export requests a running season again after an hour, and a finished one only with --refresh
  left=100
  /calendar --years 2020,${running} --yes → 0 calendar:2020 calendar:${running}
  /calendar --years 2020,${running} --yes → 0 0 requests "nothing was sent"
  age 2
  /calendar --years 2020,${running} --yes → 0 calendar:${running} "2 files for 2020,${running}. 2 are there already; 1 to request again.\\n" "1 call of the 100 left this month"
  /calendar --years 2020,${running} --yes --refresh → 0 calendar:2020 calendar:${running}

An export requests missing files before outdated ones
  left=100
  /games --years 2099 --weeks 1..4 --max-calls 2 → 5 games:2099.1 games:2099.2
  /games --years 2099 --weeks 1..4 --max-calls 2 → 0 games:2099.3 games:2099.4
  age 2
  /games --years 2099 --weeks 1..4 --max-calls 2 → 5 games:2099.1 games:2099.2

An export writes a file again without a call if a killed run did not add the file to the manifest
  left=100
  /calendar --years 2020,2099 --max-calls 1 → 5 calendar:2020
  forget
  /calendar --years 2020,2099 --max-calls 2 → 0 calendar:2099 calendar/season=2020/data.ndjson
  /calendar --years 2020,2099 → 0 0 requests "nothing was sent"

A refresh in several runs requests each response once, and the --refresh after it starts over
  left=100
  /calendar --years 2018..2020 --yes → 0 calendar:2018 calendar:2019 calendar:2020
  /calendar --years 2018..2020 --refresh --max-calls 2 → 5 calendar:2018 calendar:2019
  /calendar --years 2018..2020 --refresh --max-calls 2 → 0 calendar:2020 "Continues the refresh that began "
  /calendar --years 2018..2020 --refresh --yes → 0 calendar:2018 calendar:2019 calendar:2020 no .cfb-calls

A refresh that stopped during a season continues with the responses that it already has
  left=100
  /games --years 2020 --weeks 1..3 --yes → 0 3 requests
  /games --years 2020 --weeks 1..3 --refresh --max-calls 1 → 5 games:2020.1
  /games --years 2020 --weeks 1..3 --refresh --max-calls 1 → 5 games:2020.2
  /games --years 2020 --weeks 1..3 --refresh --max-calls 1 → 0 games:2020.3

A refresh that began more than 30 days ago starts over
  left=100
  /calendar --years 2019..2020 --yes → 0 calendar:2019 calendar:2020
  /calendar --years 2019..2020 --refresh --max-calls 1 → 5 calendar:2019
  age refresh
  /calendar --years 2019..2020 --refresh --yes → 0 calendar:2019 calendar:2020

An export's plan counts the calls for seasons without data
  sample
  /games /passing/teams/season --years 2022..2024 --dry-run → 0 0 requests "Calls for seasons without data, which do not return any rows: passing_teams_season (3). Leave them out of --years."
  /games --years 2022..2024 --dry-run → 0 0 requests not "without data"
${[0, 1, 2, 3, 5]
  .map(
    (most) => `
With --max-calls ${most}, an export of weeks sends exactly that many calls, and the next run does not repeat them
  weeks=1,3
  /plays --years 2020,2021 --yes --max-calls ${most} → 5 ${most} requests "--max-calls is used up"
  /plays --years 2020,2021 --yes → 0 6 in all`,
  )
  .join("\n")}
`;

/** Creates a story's service. `requests` lists the requests that it receives, except those to /info. */
function serviceOf(text: string) {
  const {
    weeks,
    left = "100",
    fails,
    status,
    quota,
    keys,
  } = Object.fromEntries(text.split(" ").map((word) => word.split("=") as [string, string]));
  const requests: string[] = [];
  const sample = toNodeListener(
    createSampleService({ ...(quota && { quota: Number(quota) }), ...(keys && { keys: [keys] }) }),
  );
  const listener: RequestListener = (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
    const send = (body: unknown, code = 200) =>
      response.writeHead(code, { "content-type": "application/json" }).end(JSON.stringify(body));
    const isInfo = pathname === "/info";
    const [year, week] = [searchParams.get("year"), searchParams.get("week")];
    if (!isInfo) requests.push(`${pathname.slice(1)}:${year}${week === null ? "" : `.${week}`}`);
    if (isInfo && text.includes("noInfo")) return response.writeHead(404).end();
    if (text.startsWith("sample")) return sample(request, response);
    if (isInfo) return send({ remainingCalls: Number(left) });
    if (status !== undefined) return send({}, Number(status));
    if (pathname === fails) return send({ message: "no" }, 400);
    if (weeks === undefined) return send([]);
    if (pathname === "/plays") return send([{ id: `${year}-${week}` }]);
    return send(weeks.split(",").map((each) => ({ week: Number(each), startDate: "2000-01-01T00:00:00Z" })));
  };
  return { requests, listener };
}

/** Changes an export's files as a line without an arrow says. */
function change(folder: string, [what, of = ""]: readonly string[]): void {
  if (of === "refresh") {
    const monthAgo = new Date(Date.now() - 31 * 86_400_000).toISOString();
    writeFileSync(join(folder, ".cfb-calls", "refresh"), monthAgo);
    return;
  }
  for (const name of Object.keys(bytesOf(folder)).filter((each) => each.endsWith("_export.json"))) {
    const manifest = readFileSync(join(folder, name), "utf8");
    const earlier = (time: string) => new Date(Date.parse(time) - Number(of) * 3_600_000).toISOString();
    const aged = manifest.replace(/(?<="requestedAt": ")[^"]+/g, earlier);
    writeFileSync(join(folder, name), what === "age" ? aged : JSON.stringify({ ...JSON.parse(manifest), files: {} }));
  }
}

const stories = table
  .split(/\n\n/)
  .map((story) => story.trim().split("\n"))
  .filter(([title]) => title)
  .map(([title = "", service = "", ...lines]) => [title, service.trim(), lines.map((line) => line.trim())] as const);

test.each(stories)("%s", async (_, service, lines) => {
  const folder = newFolder();
  const { requests, listener } = serviceOf(service);
  const all: string[] = [];
  await withServer(listener, async (url) => {
    for (const line of lines) {
      const [words = "", expected] = line.split(" → ");
      if (expected === undefined) {
        change(folder, words.split(" "));
        continue;
      }
      const args = ["export", ...words.split(" "), "--format", "ndjson", "--output", folder, "--base-url", url];
      const { code, stderr } = await cfb(args, { env: key });
      const sent = requests.splice(0).sort();
      all.push(...sent);
      const texts = [...expected.matchAll(/(not )?"([^"]*)"/g)];
      const [, wanted = "", rest = ""] = /^(\d) ?(.*)$/.exec(expected.replace(/(not )?"[^"]*"/g, "")) ?? [];
      const [count] = /\d+(?= requests)/.exec(rest) ?? [];
      const [inAll] = /\d+(?= in all)/.exec(rest) ?? [];
      const named = rest.match(/\w+:\d{4}(\.\d+)?/g) ?? [];
      expect([line, code]).toEqual([line, Number(wanted)]);
      if (inAll !== undefined) expect([all.length, new Set(all).size]).toEqual([Number(inAll), Number(inAll)]);
      else if (count === undefined) expect(sent).toEqual(named);
      else expect([line, sent.length]).toEqual([line, Number(count)]);
      for (const [, isNot, text = ""] of texts) {
        const told = stderr.replaceAll("`", "'").replaceAll("\n", "\\n");
        expect({ line, text, isThere: told.includes(text) }).toEqual({ line, text, isThere: isNot === undefined });
      }
      const files = existsSync(folder) ? Object.keys(bytesOf(folder)) : [];
      if (rest.includes("no folder")) expect(existsSync(folder)).toBe(false);
      if (rest.includes("no rows")) expect(files.filter((name) => name.endsWith("data.ndjson"))).toEqual([]);
      if (rest.includes("no .cfb-calls")) expect(existsSync(join(folder, ".cfb-calls"))).toBe(false);
      expect(files).toEqual(expect.arrayContaining(rest.match(/\S+\.ndjson/g) ?? []));
    }
  });
});

test("the plan says which tier the calls need", async () => {
  expect(await cfb(["export", "/games/weather", "--years", "2024", "--sample", "--dry-run"])).toMatchObject({
    code: 0,
    stderr: expect.stringContaining(`at no cost. ${tierSentence(1)}\n`),
  });
});

test("the plan for several tables names the ones that need a tier", async () => {
  const { stderr } = await cfb(["export", "/games", "/games/weather", "--years", "2024", "--sample", "--dry-run"]);
  expect(stderr).toContain(`at no cost. games_weather: ${tierSentence(1)}\n`);
});

test("the manifest records when each file was requested, and another request writes the same bytes", async () => {
  const folder = newFolder();
  const { listener } = serviceOf("weeks=3,1");
  const manifestOf = () => JSON.parse(readFileSync(join(folder, "plays/_export.json"), "utf8"));
  await withServer(listener, async (url) => {
    const args = ["export", "/plays", "--years", "2020,2099", "--output", folder, "--base-url", url];
    const run = (...more: string[]) => cfb([...args, "--format", "ndjson", "--yes", ...more], { env: key });
    expect((await run()).code).toBe(0);
    const before = bytesOf(folder);
    expect(Object.keys(before)).toEqual([
      "_dictionary.csv",
      "_dictionary.parquet",
      "plays/_export.json",
      "plays/season=2020/data.ndjson",
      "plays/season=2099/data.ndjson",
      "schema.sql",
    ]);
    const rows = readFileSync(join(folder, "plays/season=2020/data.ndjson"), "utf8").trim().split("\n");
    expect(rows.map((row) => JSON.parse(row).id)).toEqual(["2020-1", "2020-3"]);
    change(folder, ["age", "2"]);
    const aged = manifestOf().files;
    expect((await run()).code).toBe(0);
    const { files } = manifestOf();
    expect(files["season=2020/data.ndjson"]).toEqual(aged["season=2020/data.ndjson"]);
    const again = Date.parse(files["season=2099/data.ndjson"].requestedAt);
    expect(again).toBeGreaterThan(Date.parse(aged["season=2099/data.ndjson"].requestedAt));
    expect(Math.abs(again - Date.now())).toBeLessThan(60_000);
    expect(bytesOf(folder)["plays/season=2099/data.ndjson"]).toBe(before["plays/season=2099/data.ndjson"]);
  });
});

test("a season that was not over when it was requested is requested again, even years later", async () => {
  const folder = newFolder();
  const { requests, listener } = counting();
  await withServer(listener, async (url) => {
    const args = ["export", "/games", "--years", "2020", "--output", folder, "--base-url", url, "--yes"];
    const run = () => cfb(args, { env: key });
    const manifest = join(folder, "games/_export.json");
    const ageTo = (time: string) =>
      writeFileSync(
        manifest,
        readFileSync(manifest, "utf8").replace(/(?<="requestedAt": ")[^"]+/, `${time}T12:00:00.000Z`),
      );
    await run();
    ageTo("2021-03-01");
    await run();
    expect(requests).toHaveLength(1);
    ageTo("2020-10-01");
    await run();
    expect(requests).toHaveLength(2);
  });
});

test("an export contains all rows even if the service cuts responses at a row cap", async () => {
  const { requests, listener } = counting();
  const folder = newFolder();
  const { code, stderr } = await withServer(listener, (url) =>
    cfb(
      [
        ...["export", "/plays/stats", "--years", "2024", "--format", "ndjson"],
        ...["--output", folder, "--base-url", url, "--yes"],
      ],
      { env: key },
    ),
  );
  expect(code).toBe(0);
  expect(stderr).toContain("at least 2 calls of the");
  expect(stderr).toContain("If the service cuts a response at its row cap, the command requests it again in parts");
  const rows = readFileSync(join(folder, "plays_stats/season=2024/data.ndjson"), "utf8").trim().split("\n");
  expect(rows.length).toBeGreaterThan(2_000);
  expect(new Set(rows).size).toBe(rows.length);
  expect(requests.slice(0, 2)).toEqual(["/plays/stats?year=2024", "/games?year=2024"]);
});

const paths = ["/plays", "/drives", "/games", "/lines", "/stats/season"] as const;

test("an export of a season sends exactly the planned calls, and a second export does not send any", async () => {
  const service = createSampleService();
  const client = createClient({ apiKey: "sample", fetch: service, cache: true });
  const games = await client.get("/games", { year: 2024 });
  const weeks = [...new Set(games.map(({ week }) => week))].sort((a, b) => a - b);
  // These calls were counted by hand. /games, /drives, /lines and /stats/season take one call each for the year. /plays takes one call for each week
  // in which, according to /games, there are games.
  const least = [
    "/drives?year=2024",
    "/games?year=2024",
    "/lines?year=2024",
    ...weeks.map((week) => `/plays?week=${week}&year=2024`),
    "/stats/season?year=2024",
  ].sort();
  const { totals } = await client.plan(paths.map((path) => ({ path, query: { year: 2024 }, all: true })));
  // The plan does not count the list of games, which is cached here.
  expect(totals.metered + 1).toBe(least.length);

  const { requests, listener } = counting();
  await withServer(listener, async (url) => {
    const args = ["export", ...paths, "--years", "2024", "--output", join(cfb.folder, "season"), "--base-url", url];
    const first = await cfb([...args, "--yes"], { env: key });
    expect(first.code).toBe(0);
    expect(requests.toSorted()).toEqual(least);
    const second = await cfb(args, { env: key });
    expect(second.stderr).toContain("Every file exists already, so nothing was sent.");
    expect(requests).toHaveLength(least.length);
  });
});

test("a group name exports the group's operations, and the output names those that it leaves out", async () => {
  const folder = join(cfb.folder, "group");
  const args = ["export", "plays", "betting", "--years", "2024", "--output", folder, "--sample", "--dry-run"];
  const { code, stderr } = await cfb(args);
  expect(code).toBe(0);
  const tables = [...stderr.matchAll(/^(\w+) \(\S+\) into /gm)].map(([, name]) => name);
  expect(tables).toEqual(["plays", "plays_types", "plays_stats", "plays_stats_types", "lines"]);
  expect(stderr).toContain("live_plays (/live/plays) is left out: it is about the present moment\n");
});

test("an export requests an operation with a `gameId` for every game of a season", async () => {
  const { requests, listener } = counting();
  await withServer(listener, async (url) => {
    const args = ["export", "/metrics/wp", "--years", "2024", "--output", join(cfb.folder, "wp"), "--base-url", url];
    const { code } = await cfb([...args, "--yes"], { env: key });
    const games = await createClient({ apiKey: "sample", fetch: createSampleService() }).get("/games", { year: 2024 });
    expect({ code, requests: requests.toSorted() }).toEqual({
      code: 0,
      requests: ["/games?year=2024", ...games.map(({ id }) => `/metrics/wp?gameId=${id}`)].sort(),
    });
  });
});

const preload = `--import=${join(import.meta.dirname, "../disk-fault.mjs")}`;

/** A service whose games change between two exports. */
function changing(): { next: () => void; listener: RequestListener } {
  const before = { season: 2024, startDate: "2024-08-31T16:00:00.000Z", homeLineScores: [7, 3] };
  const states = [
    [
      { id: 1, ...before, homePoints: 10 },
      { id: 2, ...before, homePoints: 3 },
    ],
    [
      { id: 1, ...before, homePoints: 13 },
      { id: 2, ...before, homePoints: 3 },
      { id: 3, ...before, homePoints: null },
    ],
  ];
  let state = 0;
  return {
    next: () => state++,
    listener: ({ url }, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify(url?.startsWith("/info") ? { remainingCalls: 10 } : states[state]));
    },
  };
}

/** Exports twice. `between` runs after the first export. */
async function exportTwice(args: readonly string[], between: () => void = () => {}): Promise<void> {
  const { next, listener } = changing();
  await withServer(listener, async (url) => {
    for (const isSecond of [false, true]) {
      if (isSecond) between();
      expect(await cfb([...args, "--base-url", url, "--yes"], { env: key })).toMatchObject({
        code: 0,
        stderr: expect.stringContaining("1 file with"),
      });
      next();
    }
  });
}

const argsFor = (folder: string, ...more: string[]) => [
  ...["export", "/games", "--years", "2024", "--output", folder],
  ...more,
];

/** Turns today's files into files of an earlier day. */
function moveToDay(folder: string, day: string): void {
  const [today = ""] = readdirSync(folder).filter((name) => name.startsWith("taken="));
  renameSync(join(folder, today), join(folder, `taken=${day}`));
  const manifest = join(folder, "_export.json");
  writeFileSync(manifest, readFileSync(manifest, "utf8").replaceAll(today, `taken=${day}`));
}

test("an export replaces rows that the service has changed", async () => {
  const folder = join(cfb.folder, "replaced");
  await exportTwice(argsFor(folder, "--format", "ndjson", "--refresh"));
  const lines = readFileSync(join(folder, "games/season=2024/data.ndjson"), "utf8").trim().split("\n");
  expect(lines.map((line) => JSON.parse(line)).map(({ id, home_points }) => [id, home_points])).toEqual([
    [1, 13],
    [2, 3],
    [3, null],
  ]);
});

test.each([
  ["parquet", "read_parquet"],
  ["ndjson", "read_ndjson"],
  ["csv", "read_csv"],
])(
  "with --keep and the format %s, each day has a separate folder, and DuckDB reads the date as a column",
  async (format, reader) => {
    const folder = join(cfb.folder, `days-${format}`);
    const args = argsFor(folder, "--format", format, "--keep");
    await exportTwice(args, () => moveToDay(join(folder, "games"), "2025-10-04"));
    const table = `${reader}('${folder}/games/*/*/data.${format}', hive_partitioning = true)`;
    const result = await query(
      `select id::int as id, home_points::int as home_points, season::int as season, taken = date '2025-10-04' as is_first from ${table} order by taken, id`,
    );
    expect(result).toEqual([
      { id: 1, home_points: 10, season: 2024, is_first: true },
      { id: 2, home_points: 3, season: 2024, is_first: true },
      { id: 1, home_points: 13, season: 2024, is_first: false },
      { id: 2, home_points: 3, season: 2024, is_first: false },
      { id: 3, home_points: null, season: 2024, is_first: false },
    ]);
  },
);

test("a second run with --keep on the same day does not send anything, and the command refuses a run without --keep", async () => {
  const folder = join(cfb.folder, "same-day");
  const args = [...argsFor(folder), "--sample"];
  await cfb([...args, "--keep"]);
  const again = await cfb([...args, "--keep"]);
  expect([again.code, again.stderr]).toEqual([0, expect.stringContaining("nothing was sent")]);
  const without = await cfb(args);
  expect([without.code, without.stderr]).toEqual([2, expect.stringContaining("by taken and season there")]);
});

test("today's files do not contain a response that a stopped run stored on an earlier day", async () => {
  const folder = join(cfb.folder, "other-day");
  const { next, listener } = changing();
  await withServer(listener, async (url) => {
    const args = [...argsFor(folder, "--format", "ndjson", "--keep", "--base-url", url, "--yes")];
    mkdirSync(join(folder, "games"), { recursive: true });
    // The run is killed before it writes the file, so the stored response remains.
    await cfb.start(args, {
      env: { ...key, NODE_OPTIONS: preload, CFB_TEST_FAULT: "kill", CFB_TEST_FILE: "data.ndjson" },
    });
    const calls = join(folder, ".cfb-calls");
    const [today = ""] = readdirSync(calls);
    expect(readdirSync(join(calls, today)).filter((name) => /^[0-9a-f]{64}$/.test(name))).toHaveLength(1);
    renameSync(join(calls, today), join(calls, "2025-10-04"));
    next();
    expect((await cfb(args, { env: key })).code).toBe(0);
    const [file = ""] = Object.keys(bytesOf(folder)).filter((name) => name.endsWith("data.ndjson"));
    expect(readFileSync(join(folder, file), "utf8")).toContain('"home_points":13');
    expect(existsSync(calls)).toBe(false);
  });
});

test.each([
  ["/plays/stats", [], /in parts\. Their number is not known yet\. To limit the calls, use --max-calls\./],
  ["/metrics/wp", [], /Each game, team or coach then takes a call\..* To limit the calls, use --max-calls\./],
  ["/metrics/wp", ["--max-calls", "9"], /Their number is not known yet\. At most 9 metered calls/],
])(
  "the plan for exporting %s with options %j says why the number of calls is only a lower bound",
  async (path, more, wanted) => {
    const args = ["export", path, "--years", "2024", "--sample", "--dry-run", "--output", newFolder()];
    const { stderr } = await cfb([...args, ...more]);
    expect(stderr).toMatch(wanted);
  },
);
