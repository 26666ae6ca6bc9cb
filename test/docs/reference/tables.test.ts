import { spawnSync } from "node:child_process";
import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { userOptions } from "../../../scripts/lib/root.js";
import { createClient } from "../../../src/create-client.js";
import { createSampleService } from "../../../src/sample/index.js";
import { builtCfb } from "../../cli/cfb.js";
import { root, run } from "../../scripts/run.js";
import { noticesAlone } from "../../support/notices.js";
import { blocksOf, shellLines, typescriptBlocks } from "../blocks.js";

const cfb = builtCfb();
const client = createClient({ apiKey: "sample", fetch: createSampleService() });

const page = readFileSync(join(root, "docs/tables.md"), "utf8");
const blocks = typescriptBlocks(page);
const [duckdb = "", plot = "", arquero = "", averages = "", spread = "", drives = ""] = blocks;

/** Runs a block as a file of a user's project that contains the page's exports. Returns the output. */
async function printed(code: string): Promise<string> {
  writeFileSync(join(cfb.folder, "recipe.mts"), code);
  const ended = await run(process.execPath, ["--import", "tsx", "recipe.mts"], { cwd: cfb.folder });
  expect({ code: ended.code, stderr: ended.stderr }).toEqual({ code: 0, stderr: expect.stringMatching(noticesAlone) });
  return ended.stdout;
}

beforeAll(async () => {
  symlinkSync(join(root, "node_modules"), join(cfb.folder, "node_modules"));
  writeFileSync(join(cfb.folder, "package.json"), '{"type":"module"}');
  // Loads the built package, as a user's project does.
  const built = (name: string) => [join(dirname(cfb.cli), "esm", `${name}.js`)];
  const paths = {
    "cfb-openapi": built("index"),
    "cfb-openapi/sample": built("sample"),
    "cfb-openapi/tables": built("tables"),
  };
  writeFileSync(join(cfb.folder, "tsconfig.json"), JSON.stringify({ compilerOptions: userOptions(paths) }));
  const lines = shellLines(page).map((line) => line.split(/cfb-openapi /));
  expect(lines).toEqual(lines.map(() => ["npx ", expect.stringMatching(/^export /)]));
  for (const [, words = ""] of lines) expect((await cfb(words.split(" "))).code).toBe(0);
});

const [homePoints = "", explosiveness = ""] = blocksOf(page, "sql");

/** Runs a DuckDB query over the export. Returns the printed table's rows as lists of cells. */
async function rowsOf(sql: string): Promise<string[][]> {
  // Neither npm nor Debian has DuckDB's shell. `duckdb < plays.sql` reads the content of plays.sql, so the recipe runs that content in Node.
  writeFileSync(join(cfb.folder, "plays.sql"), sql);
  const lines = (await printed(duckdb)).split("\n").filter((line) => /│\s+\d+\s+│/.test(line));
  return lines.map((line) => line.split("│").map((cell) => cell.trim()));
}

test("the first DuckDB query averages the home teams' points", async () => {
  const games = await client.get("/games", { year: 2024 });
  const teams = new Set(games.map(({ homeTeam }) => homeTeam));
  const rows = await rowsOf(homePoints);
  expect(rows).toHaveLength(teams.size);
  for (const [, , team = "", points] of rows) {
    const own = games.filter(({ homeTeam }) => `'${homeTeam}'` === team).map((game) => game.homePoints ?? 0);
    expect([team, Number(points)]).toEqual([team, own.reduce((sum, each) => sum + each, 0) / own.length]);
  }
});

/** Returns whether a program is installed. */
const has = (program: string) => spawnSync(program, ["--version"]).status === 0;

test.each([
  ["python", "python3", ["-c"]],
  ["r", "Rscript", ["--vanilla", "-e"]],
])("the %s recipe for CSV averages a season's home points without packages", async (language, program, options) => {
  if (!has(program)) return;
  const games = await client.get("/games", { year: 2025 });
  const points = games.filter(({ completed }) => completed).map((game) => game.homePoints ?? 0);
  const code = blocksOf(page, language)[1] ?? "";
  const ended = await run(program, [...options, code], { cwd: cfb.folder });
  expect(ended).toMatchObject({ code: 0, stderr: "" });
  const mean = points.reduce((sum, each) => sum + each, 0) / points.length;
  expect(Number(ended.stdout.replace("[1]", ""))).toBeCloseTo(mean, 4);
});

test("the DuckDB recipe joins plays with games and prints each team's explosiveness", async () => {
  // The success of a play, as the document's table of measures defines it.
  const share = (down: number) => ({ 1: 0.5, 2: 0.7 })[down] ?? 1;
  const plays = (await client.all("/plays", { year: 2024 })).filter(({ ppa, down, distance, yardsGained }) => {
    return ppa !== null && yardsGained >= distance * share(down);
  });
  const teams = [...new Set(plays.map(({ offense }) => offense))].map((team) => {
    const own = plays.filter(({ offense }) => offense === team).map(({ ppa }) => ppa ?? 0);
    return { team, plays: own.length, mean: own.reduce((sum, each) => sum + each, 0) / own.length };
  });
  const rows = await rowsOf(explosiveness);
  expect(rows).toHaveLength(teams.length);
  for (const { team, plays: count, mean } of teams) {
    const row = rows.find((cells) => cells.includes(`'${team}'`)) ?? [];
    expect(row).toContain(`'${count}'`);
    expect(Math.abs(Number(row.at(-2)) - mean)).toBeLessThanOrEqual(0.0051);
  }
});

test("the Observable Plot recipe draws a point for each play as SVG", async () => {
  await printed(plot);
  const svg = readFileSync(join(cfb.folder, "win-probability.svg"), "utf8");
  const [final] = await client.get("/games", { year: 2024, competition: "cfp", round: "championship" });
  const plays = await client.get("/metrics/wp", { gameId: final?.id ?? 0 });
  const [line = ""] = [...svg.matchAll(/<path d="([^"]+)"/g)]
    .map(([, path = ""]) => path)
    .sort((a, b) => b.length - a.length);
  expect(svg).toMatch(/^<svg .*<\/svg>$/s);
  expect(line.match(/[ML]/g)).toHaveLength(plays.length);
});

test("the Arquero recipe prints the teams with the longest drives, longest first", async () => {
  const drives = await client.get("/drives", { year: 2024 });
  const teams = [...new Set(drives.map(({ offense }) => offense))].map((team) => {
    const yards = drives.filter(({ offense }) => offense === team).map((drive) => drive.yards);
    return { team, mean: yards.reduce((sum, each) => sum + each, 0) / yards.length };
  });
  const longest = teams.sort((a, b) => b.mean - a.mean).slice(0, 10);
  const rows = [...(await printed(arquero)).matchAll(/│ \d+ +│ '(.+?)' +│ \d+ +│ (\S+) /g)];
  expect(rows.map(([, team]) => team)).toEqual(longest.map(({ team }) => team));
  for (const [index, [, , mean]] of rows.entries()) expect(Number(mean)).toBeCloseTo(longest[index]?.mean ?? 0, 9);
});

test("the averages recipe uses only games before its week, and its adjustment for opponents matches the test's calculation", async () => {
  const games = (await client.get("/ppa/games", { year: 2025, seasonType: "regular" })).filter(({ week }) => week < 8);
  const rows: { team: string; games: number; ppa: number }[] = JSON.parse(await printed(averages));
  expect(rows).toHaveLength(new Set(games.map(({ team }) => team)).size);
  const mean = (all: readonly { defense: { overall: number } }[]) =>
    all.reduce((sum, { defense }) => sum + defense.overall, 0) / all.length;
  for (const { team, games: count, ppa } of rows.slice(0, 10)) {
    const own = games.filter((game) => game.team === team);
    let sum = 0;
    for (const { gameId, opponent, offense } of own) {
      const others = games.filter((game) => game.team === opponent && game.gameId !== gameId);
      sum += offense.overall - mean(others.length > 0 ? others : games);
    }
    expect(count).toBe(own.length);
    expect(ppa).toBeCloseTo(sum / own.length, 9);
  }
});

test("the spread model recipe uses values known before kickoff, and each game's margin", async () => {
  const games = await client.get("/games", { year: 2025, seasonType: "regular" });
  const table: { id: number; elo: number; margin: number }[] = JSON.parse(await printed(spread));
  expect(table.length).toBeGreaterThan(100);
  const before = createClient({ apiKey: "sample", fetch: createSampleService({ now: new Date("2025-10-21T12:00Z") }) });
  const known = await before.get("/games", { year: 2025, seasonType: "regular" });
  for (const { id, elo, margin } of table) {
    const game = games.find((each) => each.id === id);
    expect(margin).toBe((game?.homePoints ?? 0) - (game?.awayPoints ?? 0));
    const early = known.find((each) => each.id === id);
    if (early?.completed) expect(elo).toBe((early.homePregameElo ?? 0) - (early.awayPregameElo ?? 0));
  }
});

test("the drive chart recipe draws an arrow for each of the game's drives as SVG", async () => {
  await printed(drives);
  const svg = readFileSync(join(cfb.folder, "drives.svg"), "utf8");
  const [final] = await client.get("/games", { year: 2024, competition: "cfp", round: "championship" });
  const all = await client.get("/drives", { year: 2024, seasonType: "postseason" });
  const own = all.filter(({ gameId }) => gameId === final?.id);
  const [, arrows = ""] = /aria-label="arrow"(.*?)<\/g>/s.exec(svg) ?? [];
  expect(arrows.match(/<path/g)).toHaveLength(own.length);
  for (const { driveResult } of own) expect(svg).toContain(`>${driveResult}<`);
});
