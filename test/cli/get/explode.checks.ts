import { join } from "node:path";
import { query } from "../../support/duckdb.js";
import { builtCfb } from "../cfb.js";
import { runAgainst } from "../services.js";
import { onTerminal, visible } from "../terminal.js";

const cfb = builtCfb();

const line = (provider: string, spread: number | null) => ({ provider, spread, formattedSpread: `Texas ${spread}` });
const games = [
  { id: 7, homeTeam: "Texas", awayTeam: "Ohio State", lines: [line("A", -3), line("B", null)] },
  { id: 8, homeTeam: "Iowa", awayTeam: "Purdue", lines: [] },
  { id: 9, homeTeam: "Rice", awayTeam: "Tulane", lines: [line("A", 2.5)] },
];
const explode = ["get", "/lines", "year=2024", "--explode", "lines"];
const chosen = [...explode, "--columns", "homeTeam,provider,spread"];

describe("--explode", () => {
  // The expected output in each format, with one row per betting line.
  const outputs: Readonly<Record<string, string>> = {
    csv: "home_team,lines_provider,lines_spread\r\nTexas,A,-3\r\nTexas,B,\r\nRice,A,2.5\r\n",
    ndjson: [
      '{"home_team":"Texas","lines_provider":"A","lines_spread":-3}',
      '{"home_team":"Texas","lines_provider":"B","lines_spread":null}',
      '{"home_team":"Rice","lines_provider":"A","lines_spread":2.5}\n',
    ].join("\n"),
    table: `homeTeam  lines.provider  lines.spread
────────  ──────────────  ────────────
Texas     A                       -3.0
Texas     B                          –
Rice      A                        2.5
`,
  };

  test.each(Object.entries(outputs))(
    "puts the parent's columns beside the element's columns in %s",
    async (format, output) => {
      expect(await runAgainst(cfb, games, [...chosen, "--format", format])).toMatchObject({ stdout: output });
    },
  );

  test("replaces a list with one of its elements in each JSON row", async () => {
    const { stdout } = await runAgainst(cfb, games, [...chosen, "--format", "json"]);
    expect(JSON.parse(stdout)[2]).toEqual({ homeTeam: "Rice", lines: { provider: "A", spread: 2.5 } });
    const [first] = games;
    expect(JSON.parse((await runAgainst(cfb, games, explode)).stdout)[0]).toEqual({ ...first, lines: first?.lines[0] });
  });

  test("writes one row per element to Parquet, and the command prints the number of rows", async () => {
    const file = join(cfb.folder, "lines.parquet");
    const { stderr } = await runAgainst(cfb, games, [...chosen, "--output", file, "--limit", "2"]);
    expect(stderr).toContain(`The first 2 of 3 rows (--limit).`);
    expect(stderr).toContain(`2 rows in ${file} (parquet).`);
    const [row] = await query(`select * from '${file}'`);
    expect(row).toEqual({ home_team: "Texas", lines_provider: "A", lines_spread: -3 });
  });

  test("begins a CSV without --columns with the parent's key, the element's number and the element's columns", async () => {
    const { stdout } = await runAgainst(cfb, games, [...explode, "--format", "csv"]);
    expect(stdout).toMatch(/^id,lines_number,lines_provider,lines_spread,/);
  });

  test.each(["csv", "ndjson", "json", "table"])("makes --limit count list elements in %s", async (format) => {
    const { stdout, stderr } = await runAgainst(cfb, games, [...chosen, "--format", format, "--limit", "1"]);
    expect(stdout).toMatch(/Texas[\s\S]*A[\s\S]*-3/);
    expect(stdout).not.toMatch(/B|Rice/);
    expect(stderr).toContain("The first 1 of 3 rows (--limit).");
  });

  test("applies to the table of /lines by default, so --limit counts list elements there", async () => {
    const { stdout, stderr } = await runAgainst(cfb, games, ["get", "/lines", "year=2024", "-f", "table", "-n", "3"]);
    expect(stdout.trimEnd().split("\n")).toHaveLength(5);
    expect(stderr).toContain("The first 3 of 4 rows (--limit).");
  });

  test("keeps the columns of all enclosing rows for a list inside a list", async () => {
    const args = ["get", "/games/teams", "year=2025", "week=1", "--sample", "--explode", "teams_stats", "--limit", "2"];
    const columns = ["--columns", "id,team,category,stat,teams_stats_number"];
    const [table, json] = await Promise.all(
      ["table", "json"].map((format) => cfb([...args, ...columns, "--format", format])),
    );
    expect(table?.stdout).toMatch(/^ *\d+ {2}\S.*\S +firstDowns +\d+ +1$/m);
    const [first, second] = JSON.parse(json?.stdout ?? "") as Record<string, unknown>[];
    const stats = { category: expect.any(String), stat: expect.any(String) };
    expect(first).toEqual({
      id: expect.any(Number),
      teams: { team: expect.any(String), stats },
      teams_stats_number: 1,
    });
    expect(second?.teams_stats_number).toBe(2);
  });
});

test("--explode finds a list by its name in the document", async () => {
  const rows = [{ id: 7, homeLineScores: [3, 14] }];
  const args = [
    "get",
    "/games",
    "year=2024",
    "--explode",
    "homeLineScores",
    "--columns",
    "id,home_line_scores",
    "--format",
    "csv",
  ];
  expect((await runAgainst(cfb, rows, args)).stdout).toBe("id,home_line_scores\r\n7,3\r\n7,14\r\n");
});

test("with --limit 1, the command shows the row field by field, even if its table would explode by default", async () => {
  const args = ["get", "/lines", "year=2025", "week=1", "team=Iowa", "--sample", "--format", "table", "--limit", "1"];
  expect((await cfb(args)).stdout).toMatch(/^id +\d+$/m);
});

describe("column names", () => {
  test.each([
    ["lines_provider,lines.spread,lines[].spreadOpen", "lines_provider,lines_spread,lines_spread_open"],
    ["home_team,formatted_spread,formattedSpread,homeTeam", "home_team,lines_formatted_spread"],
    ["id,lines_number", "id,lines_number"],
  ])("work with and without the list's name: %s", async (names, header) => {
    const { code, stdout } = await runAgainst(cfb, games, [...explode, "--columns", names, "--format", "csv"]);
    expect({ code, header: stdout.split("\r\n")[0] }).toEqual({ code: 0, header });
  });

  test("can be a list's name, which selects all of the list's columns", async () => {
    const { stdout } = await runAgainst(cfb, games, [...explode, "--columns", "id,lines", "--format", "csv"]);
    expect(stdout).toMatch(/^id,lines_provider,(lines_\w+,)+lines_\w+\r\n7,A,-3,/);
  });

  test("are refused before a request if they are unknown, and the message lists the known names", async () => {
    for (const format of ["table", "json", "csv"]) {
      const args = [...explode, "--columns", "homeTeam,providr", "--format", format];
      const { code, stderr, requests } = await runAgainst(cfb, games, args);
      expect({ code, requests }).toEqual({ code: 2, requests: [] });
      expect(stderr).toContain("there is no providr. Did you mean lines_provider? The columns are id, lines_number, ");
    }
  });

  test("are refused if they are ambiguous, and the message lists the choices", async () => {
    const athletes = "teams_categories_types_athletes";
    const args = ["get", "/games/players", "year=2024", "week=1", "--explode", athletes, "--columns", "id,name"];
    const { code, stderr } = await cfb([...args, "--sample"]);
    expect(code).toBe(2);
    expect(stderr).toContain("--columns: name is ambiguous. Give one of teams_categories_name, ");
    expect(stderr).toContain(`${athletes}_name.\n`);
  });
});

describe("the table of /lines has a row for each line", () => {
  test("with provider, spread and favorite, and one row for a game without lines", async () => {
    const { stdout } = await runAgainst(cfb, games, ["get", "/lines", "year=2024", "--format", "table"]);
    expect(stdout.split("\n").map((row) => row.trimEnd())).toEqual([
      "homeTeam  awayTeam    lines.provider  lines.spread  lines.formattedSpread",
      "────────  ──────────  ──────────────  ────────────  ─────────────────────",
      "Texas     Ohio State  A                       -3.0  Texas -3",
      "Texas     Ohio State  B                          –  Texas null",
      "Iowa      Purdue      –                          –  –",
      "Rice      Tulane      A                        2.5  Texas 2.5",
      "",
    ]);
  });

  test.each([80, 140])("on a terminal of %i columns", async (columns) => {
    const { code, lines } = await onTerminal(cfb, columns, ["get", "/lines", "year=2024", "week=1", "--sample"]);
    const table = lines.map(visible);
    const rule = table.findIndex((each) => each.startsWith("──"));
    expect({ code, wide: table.slice(0, -4).filter((each) => each.length > columns) }).toEqual({ code: 0, wide: [] });
    expect(table.slice(0, rule).join(" ")).toMatch(/homeTeam +awayTeam +.*[pP]rovider.*spread/);
    expect(table[rule + 1]).toMatch(/^(\S.*\S) {2,}(\S.*\S) {2,}\S.*\S +-?\d+\.\d +(\1|\2) -\d+/);
  });
});
