import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { query } from "../../support/duckdb.js";
import { withServer } from "../../support/http-server.js";
import { builtCfb } from "../cfb.js";
import { bytesOf, key } from "../services.js";

const cfb = builtCfb();

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
      const { code, stderr } = await cfb([...args, "--base-url", url, "--yes"], { env: key });
      expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining("1 file with") });
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
  "with --keep, each day of %s has a separate folder, and DuckDB reads its date as a column",
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

test("a second run with --keep on the same day does not send anything, and a run without --keep is refused", async () => {
  const folder = join(cfb.folder, "same-day");
  const args = [...argsFor(folder), "--sample"];
  await cfb([...args, "--keep"]);
  const again = await cfb([...args, "--keep"]);
  expect([again.code, again.stderr]).toEqual([0, expect.stringContaining("nothing was sent")]);
  const without = await cfb(args);
  expect([without.code, without.stderr]).toEqual([2, expect.stringContaining("by taken and season there")]);
});

test("a response that an earlier, stopped run stored does not end up in today's files", async () => {
  const folder = join(cfb.folder, "other-day");
  const { next, listener } = changing();
  await withServer(listener, async (url) => {
    const args = [...argsFor(folder, "--format", "ndjson", "--keep", "--base-url", url, "--yes")];
    mkdirSync(join(folder, "games"), { recursive: true });
    // The file can't be written, so the stored response is kept.
    await cfb.start(args, {
      env: { ...key, NODE_OPTIONS: preload, CFB_TEST_FAULT: "kill", CFB_TEST_FILE: "data.ndjson" },
    });
    const calls = join(folder, ".cfb-calls");
    const [today = ""] = readdirSync(calls);
    expect(readdirSync(join(calls, today)).filter((name) => !name.endsWith(".part"))).toHaveLength(1);
    renameSync(join(calls, today), join(calls, "2025-10-04"));
    next();
    expect((await cfb(args, { env: key })).code).toBe(0);
    const [file = ""] = Object.keys(bytesOf(folder)).filter((name) => name.endsWith("data.ndjson"));
    expect(readFileSync(join(folder, file), "utf8")).toContain('"home_points":13');
    expect(existsSync(calls)).toBe(false);
  });
});
