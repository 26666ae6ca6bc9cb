import { readFileSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { query } from "../../support/duckdb.js";
import { withServer } from "../../support/http-server.js";
import { builtCfb } from "../cfb.js";
import { key } from "../services.js";

const cfb = builtCfb();

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

async function exportTwice(folder: string, ...more: string[]): Promise<void> {
  const { next, listener } = changing();
  await withServer(listener, async (url) => {
    const args = ["export", "/games", "--years", "2024", "--output", folder, "--base-url", url, "--yes", ...more];
    for (const refresh of [[], ["--refresh"]]) {
      const { code, stderr } = await cfb([...args, ...refresh], { env: key });
      expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining("1 file with") });
      next();
    }
  });
}

test("rows that the service changed are replaced", async () => {
  const folder = join(cfb.folder, "replaced");
  await exportTwice(folder, "--format", "ndjson");
  const lines = readFileSync(join(folder, "getGames/season=2024/data.ndjson"), "utf8").trim().split("\n");
  expect(lines.map((line) => JSON.parse(line)).map(({ id, home_points }) => [id, home_points])).toEqual([
    [1, 13],
    [2, 3],
    [3, null],
  ]);
});

test.each([
  ["parquet", "read_parquet"],
  ["ndjson", "read_ndjson"],
])("with --keep-history they stay in %s, each row with the time of its request", async (format, reader) => {
  const folder = join(cfb.folder, `stored-${format}`);
  await exportTwice(folder, "--format", format, "--keep-history");
  const table = `${reader}('${folder}/getGames/*/data.${format}', hive_partitioning = true)`;
  const result = await query(
    `select id::int as id, home_points::int as home_points, dense_rank() over (order by requested_at)::int as request from ${table}`,
  );
  expect(result).toEqual([
    { id: 1, home_points: 10, request: 1 },
    { id: 2, home_points: 3, request: 1 },
    { id: 1, home_points: 13, request: 2 },
    { id: 3, home_points: null, request: 2 },
  ]);
});

test("--keep-history refuses CSV before anything is sent", async () => {
  const args = ["export", "/games", "--years", "2024", "--format", "csv", "--keep-history", "--sample"];
  const { code, stderr } = await cfb([...args, "--output", join(cfb.folder, "csv")]);
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: "cfb: --keep-history is for parquet and ndjson: choose one of these, or leave it out\n",
  });
});

test.each([
  ["ndjson", "cut off", "{damaged"],
  ["ndjson", "of other lines", "[1]\n"],
  ["ndjson", "not UTF-8", Buffer.from('{"id":1,"home_team":"\xff"}\n', "latin1")],
  ["parquet", "cut off", "PAR1"],
] as const)(
  "a file of %s that is %s is named where its rows would stay, and it stays",
  async (format, what, damaged) => {
    const folder = join(cfb.folder, `damaged-${format}-${what}`);
    const args = ["export", "/games", "--years", "2025", "--sample", "-f", format, "-o", folder, "--keep-history"];
    await cfb(args);
    const file = join(folder, `getGames/season=2025/data.${format}`);
    writeFileSync(file, damaged);
    const { code, stderr } = await cfb([...args, "--refresh"]);
    expect({ code, stderr }).toEqual({ code: 74, stderr: expect.stringContaining(`${file} is damaged`) });
    expect(stderr).not.toMatch(/defect|^ +at /m);
    expect(readFileSync(file)).toEqual(Buffer.from(damaged));
  },
);
