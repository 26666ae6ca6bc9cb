import { headlines } from "../../../generated/headlines.js";
import { rowShapeOf, screenColumns } from "../../../src/cli/screen/columns.js";
import { tablesOf } from "../../../src/cli/screen/table.js";
import { isPath, operations } from "../../../src/document/operation.js";
import { examples } from "../../../src/document/prose.js";
import { rowsOf } from "../../../src/document/selection.js";
import { addresses } from "../../../src/query/address.js";
import { createSampleService } from "../../../src/sample/index.js";
import { builtCfb } from "../cfb.js";
import { runAgainst } from "../services.js";
import { onTerminal, visible } from "../terminal.js";

const cfb = builtCfb();

/** Runs a call in a terminal. Returns its table's header and rows, and all lines. */
async function table(columns: number, args: string[]): Promise<{ header: string; rows: string[]; lines: string[] }> {
  const { code, lines } = await onTerminal(cfb, columns, ["get", ...args, "--sample", "--quiet"]);
  expect(code).toBe(0);
  const seen = lines.map(visible);
  const rule = seen.findIndex((line) => line.startsWith("──"));
  const starts = [...(seen[rule] ?? "").matchAll(/─+/g)].map(({ index, 0: bar }) => [index, index + bar.length]);
  const above = seen.slice(seen.findLastIndex((line, at) => at < rule && !/\w/.test(line)) + 1, rule);
  const names = starts.map(([from, to]) => above.map((line) => line.slice(from, to).trim()).join(""));
  return { header: names.join(" "), rows: seen.slice(rule + 1).filter(Boolean), lines: seen };
}

// Each case is a call, with the header and a row that a terminal of 40 columns shows for it.
const narrow = `
/games year=2024 week=1 seasonType=postseason → homeTeam homePoints awayTeam awayPoints → Notre Dame 27 Indiana 17
/lines year=2024 → homeTeam awayTeam lines.provider lines.spread → Notre Dame Indiana Bovada -6.5
/plays year=2024 week=1 seasonType=postseason team=Texas → offense playText → Texas Calvin Pemberwick
/drives year=2024 week=1 seasonType=postseason → offense defense driveResult → Texas Clemson PUNT
/scoreboard → homeTeam.name homeTeam.points awayTeam.name awayTeam.points → Clemson Tigers 10 Penn Sta
/games/weather year=2024 → homeTeam awayTeam temperature → Texas Clemson 66.7
`;

test.each(
  narrow
    .trim()
    .split("\n")
    .map((line) => line.split(" → ")),
)("a terminal of 40 columns shows the most important columns of %s: %s", async (call = "", header = "", row = "") => {
  const shown = await table(40, call.split(" "));
  expect(shown.header.startsWith(header)).toBe(true);
  expect(shown.rows.map((line) => line.replace(/ +/g, " "))).toContainEqual(expect.stringMatching(`^${row}`));
  expect(shown.lines.filter((line) => line.length > 40)).toEqual([]);
});

test("a table's columns are the first fields of x-headline, in that order", async () => {
  const { header } = await table(120, ["/games", "year=2024"]);
  const shown = header.split(" ");
  expect(shown.length).toBeGreaterThan(5);
  expect(headlines.Game?.slice(0, shown.length)).toEqual(shown);
});

test("every operation's example fits 40 columns, and its table begins with an x-headline column", async () => {
  const service = createSampleService();
  const names = new Set(Object.values(headlines).flat());
  const wrong: string[] = [];
  let tables = 0;
  for (const path of Object.keys(operations).filter(isPath)) {
    const headers = { authorization: "Bearer key" };
    const response = await service(
      new Request(addresses("https://service.example")(path, examples[path]), { headers }),
    );
    const rows = rowsOf(path, await response.json()).slice(0, 2);
    const { text } = tablesOf(rows, screenColumns(path), rowShapeOf(path), { width: 40, color: false });
    const [first = "", second = "", ...rest] = text.split("\n");
    // A name of more than 40 characters is not cut. It stands alone on its line.
    const wide = [first, second, ...rest].find((line) => line.length > 40 && /\s/.test(line));
    if (first === "") wrong.push(`${path}: nothing`);
    if (wide !== undefined) wrong.push(`${path}: ${wide}`);
    const [, name = ""] = /^(\S+)/.exec(first) ?? [];
    if (second.startsWith("──")) tables++;
    if (second.startsWith("──") && !names.has(name) && name !== "value") wrong.push(`${path}: begins with ${name}`);
  }
  expect(wrong).toEqual([]);
  expect(tables).toBeGreaterThan(20);
});

test("a single row is followed by a table for each of its lists, with all elements", async () => {
  const lines = ["Bovada", "DraftKings"].map((provider) => ({ provider, spread: -7.5 }));
  const row = { homeTeam: "Texas", awayTeam: "Iowa", lines };
  const { stdout } = await runAgainst(cfb, [row], ["get", "/lines", "year=2024", "--format", "table"]);
  expect(stdout.split("\n").slice(-3)).toEqual(["Bovada        -7.5", "DraftKings    -7.5", ""]);
});

test("a cell shortens a list and says how many elements it hides", async () => {
  const lines = Array.from({ length: 6 }, (_, index) => ({ provider: `Book ${index}`, spread: -7.5 - index }));
  const { stdout } = await runAgainst(
    cfb,
    [
      { homeTeam: "Texas", lines },
      { homeTeam: "Ohio State", lines: [] },
    ],
    ["get", "/lines", "year=2024", "--format", "table", "--columns", "homeTeam,lines"],
  );
  expect(stdout.split("\n").slice(2)).toEqual([
    "Texas       Book 0 -7.5, Book 1 -8.5, Book 2 -9.5, +3",
    "Ohio State  –",
    "",
  ]);
});

test("the decimal points in a column are aligned", async () => {
  const rows = [31.1, 22, -0.25, null, 0.00001].map((rating, index) => ({ team: `Team ${index}`, rating }));
  const { stdout } = await runAgainst(cfb, rows, ["get", "/ratings/srs", "year=2024", "--format", "table"]);
  expect(stdout.split("\n")).toEqual([
    "team      rating",
    "──────  ────────",
    "Team 0  31.10",
    "Team 1  22.00",
    "Team 2  -0.25",
    "Team 3         –",
    "Team 4   0.00001",
    "",
  ]);
});

test("columns stay aligned beside wide characters and combining marks", async () => {
  const rows = ["日本", "Jose\u0301", "🇺🇸", "❤️"].map((team, index) => ({ team, rating: index + 1 }));
  const { stdout } = await runAgainst(cfb, rows, ["get", "/ratings/srs", "year=2024", "--format", "table"]);
  expect(stdout.split("\n").slice(0, 6)).toEqual([
    "team  rating",
    "────  ──────",
    "日本       1",
    "Jose\u0301       2",
    "🇺🇸         3",
    "❤️         4",
  ]);
});
