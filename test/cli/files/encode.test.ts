import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { encodeTable, tableOfRows, toCsv } from "../../../src/cli/files/encode.js";
import { type FilledTable, filledTable, tableOf } from "../../../src/tables/table.js";
import { query } from "../../support/duckdb.js";
import { newFolders } from "./support.js";

const newFolder = newFolders();
const refuse = (name: string) => {
  throw new Error(`a value does not fit ${name}`);
};
const game = {
  id: 7,
  homeTeam: 'Texas "A"',
  startDate: "2024-08-31T19:30:00.000Z",
  completed: true,
  excitementIndex: 2.5,
  homeLineScores: [3, 14],
};
const names = ["id", "home_team", "start_date", "completed", "excitement_index", "home_line_scores", "notes"];

/** The table of these rows with only the columns above. */
function games(...rows: object[]): FilledTable {
  const table = tableOf("/games");
  return filledTable(rows, { ...table, columns: table.columns.filter(({ name }) => names.includes(name)) }, refuse);
}
const sorted = (row: object) => Object.fromEntries(Object.entries(row).sort());

/** Writes a table as Parquet. Returns a part of a query that reads the file. */
async function parquet(table: FilledTable, source = "sample"): Promise<string> {
  const file = join(newFolder(), "data.parquet");
  writeFileSync(file, await encodeTable(table, "parquet", source));
  return `'${file}'`;
}

test("NDJSON has a flat object with all columns on each line", async () => {
  const text = String(await encodeTable(games(game, {}), "ndjson", "sample"));
  const [first, second, end] = text.split("\n");
  const { homeTeam: home_team, homeLineScores: home_line_scores } = game;
  expect(JSON.parse(first ?? "")).toEqual({
    id: 7,
    home_team,
    start_date: game.startDate,
    completed: true,
    excitement_index: 2.5,
    home_line_scores,
    notes: null,
  });
  expect(Object.values(JSON.parse(second ?? ""))).toEqual(Array(7).fill(null));
  expect(end).toBe("");
});

test("CSV has a header, quotes where needed, lists as JSON, and empty cells for null", async () => {
  const text = await toCsv(games(game, { id: 8, completed: false }));
  const lines = text.split("\r\n");
  const columns = lines[0]?.split(",") ?? [];
  expect([...columns].sort()).toEqual([...names].sort());
  for (const cell of ["7", '"Texas ""A"""', "2024-08-31T19:30:00.000Z", "true", "2.5", '"[3,14]"'])
    expect(lines[1]).toContain(cell);
  expect(lines[2]?.split(",").filter((cell) => cell !== "")).toEqual(["8", "false"]);
  expect(lines.slice(3)).toEqual([""]);
});

test("every object in a list has all fields, in CSV and NDJSON", async () => {
  const lines = filledTable([{ id: 1, lines: [{ provider: "A" }] }], tableOf("/lines"), refuse);
  expect(await toCsv(lines)).toContain('""provider"":""A"",""spread"":null,""formatted_spread"":null,');
  expect(await encodeTable(lines, "ndjson", "sample")).toContain(
    '"provider":"A","spread":null,"formatted_spread":null,',
  );
});

describe("a string in CSV", () => {
  const cellOf = async (notes: string) => {
    const table = games({ notes });
    const only = table.columns.findIndex(({ name }) => name === "notes");
    const text = await toCsv({
      ...table,
      columns: [table.columns[only] ?? refuse("notes")],
      cells: [table.cells[only] ?? []],
    });
    return text.slice("notes\r\n".length, -"\r\n".length);
  };

  test.each(["=1", "+a", "-a", "@a", " =1", "  =1", "\u200b@a", "\u2800-a", "\u00a0＝1", "\u3164＋a", " －a", " ＠a"])(
    "that a spreadsheet would run gets an apostrophe: %j",
    async (text) => {
      expect(await cellOf(text)).toBe(`'${text}`);
    },
  );

  test.each(["-3", "+3", "-32.25", "32", "a=1", "a -b"])(
    "is unchanged if a spreadsheet does not run it: %s",
    async (text) => {
      expect(await cellOf(text)).toBe(text);
    },
  );

  test.each([
    ["-3.", "'-3."],
    ["-3a", "'-3a"],
    ["a\nb", '"a\nb"'],
    ["a\rb", '"a\rb"'],
  ])("%j becomes %j", async (text, cell) => {
    expect(await cellOf(text)).toBe(cell);
  });
});

describe("Parquet", () => {
  test("has the columns' types, and lists as other libraries expect them", async () => {
    const file = await parquet(games(game, {}));
    const types = await query(`describe select * from ${file}`);
    const typeOf = Object.fromEntries(types.map((row) => [String(row.column_name), row.column_type]));
    expect(sorted(typeOf)).toEqual(
      sorted({
        id: "INTEGER",
        home_team: "VARCHAR",
        start_date: "TIMESTAMP WITH TIME ZONE",
        completed: "BOOLEAN",
        excitement_index: "DOUBLE",
        home_line_scores: "INTEGER[]",
        notes: "VARCHAR",
      }),
    );
    const [first, second] = await query(
      `select * exclude start_date, epoch_ms(start_date)::varchar as at from ${file}`,
    );
    expect(first).toMatchObject({ id: 7, home_team: 'Texas "A"', completed: true, excitement_index: 2.5 });
    expect(first).toMatchObject({ home_line_scores: [3, 14], notes: null, at: `${Date.parse(game.startDate)}` });
    expect(Object.values(second ?? {})).toEqual(Array(7).fill(null));
  });

  test("has lists of structs", async () => {
    const lines = [{ provider: "A", spread: -3 }, { provider: "B" }];
    const file = await parquet(filledTable([{ id: 1, lines }], tableOf("/lines"), refuse));
    const [row] = await query(
      `select id, lines[1].spread as first, lines[2].spread as second, len(lines)::int as n from ${file}`,
    );
    expect(row).toEqual({ id: 1, first: -3, second: null, n: 2 });
  });

  test("names its program and source, and has dictionaries for strings only and no minimum and maximum values", async () => {
    const file = await parquet(games(game), "https://a.example");
    expect(await query(`select decode(key) as key, decode(value) as value from parquet_kv_metadata(${file})`)).toEqual([
      { key: "source", value: "https://a.example" },
    ]);
    expect((await query(`select created_by from parquet_file_metadata(${file})`))[0]).toEqual({
      created_by: "cfb-openapi",
    });
    const table = await parquet(games(...Array.from({ length: 1_000 }, () => game)));
    const columns = await query(
      `select path_in_schema, encodings, stats_min_value as least from parquet_metadata(${table})`,
    );
    expect(columns.every(({ least }) => least === null)).toBe(true);
    const encodingOf = new Map(columns.map((each) => [each.path_in_schema, String(each.encodings)]));
    for (const name of ["id", "excitement_index", "start_date"])
      expect(encodingOf.get(name)).not.toContain("DICTIONARY");
    for (const name of ["home_team", "home_line_scores, list, element"])
      expect(encodingOf.get(name)).toContain("DICTIONARY");
  });

  test("has one group of rows up to 100,000 rows", async () => {
    const table = (length: number) => games(...Array.from({ length }, (_, id) => ({ id })));
    for (const [length, groups] of [
      [100_000, 1],
      [100_001, 2],
    ] as const) {
      const [row] = await query(
        `select num_row_groups::int as groups, num_rows::int as rows from parquet_file_metadata(${await parquet(table(length))})`,
      );
      expect(row).toEqual({ groups, rows: length });
    }
  });
});

test("with a season's teams, the table has their ids beside their names", () => {
  const teams = [{ id: 251, school: "Texas" }];
  const rows = [
    { id: "1", team: "Texas" },
    { id: "2", team: "Nobody" },
  ];
  const table = tableOfRows("/roster", rows, tableOf("/roster"), teams, refuse);
  const at = table.columns.findIndex(({ name }) => name === "team_id");
  expect(table.columns[at - 1]?.name).toBe("team");
  expect(table.cells[at]?.map((cell) => cell ?? null)).toEqual([251, null]);
  const without = tableOfRows("/roster", rows, tableOf("/roster"), undefined, refuse);
  expect(without.columns.map(({ name }) => name)).not.toContain("team_id");
});
