import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { examples } from "../../../src/document/prose.js";
import { rowsOf } from "../../../src/document/selection.js";
import { createSampleService } from "../../../src/sample/index.js";
import type { Path } from "../../../src/types.js";
import { query } from "../../support/duckdb.js";
import { builtCfb } from "../cfb.js";
import { runAgainst } from "../services.js";

const cfb = builtCfb();

describe("cfb get", () => {
  const args = ["get", "/games", "year=2024", "team=Ohio State", "--sample", "--quiet"];

  test("writes RFC 4180 CSV with snake_case columns, lists as JSON and empty fields for null", async () => {
    const columns = "id,homeTeam,homeLineScores,playoff.round,highlights";
    const { stdout } = await cfb([...args, "--format", "csv", "--columns", columns]);
    const lines = stdout.split("\r\n");
    expect(lines[0]).toBe("id,home_team,home_line_scores,playoff_round,highlights");
    expect(lines[1]).toMatch(/^\d+,Ohio State,"\[\d+,\d+,\d+,\d+\]",first_round,$/);
    expect(lines).toHaveLength(6);
    expect(lines.at(-1)).toBe("");
  });

  test("escapes formulas in CSV, but not negative numbers, even if they are strings", async () => {
    // Spaces or invisible characters can precede a formula, and its sign can be full-width.
    const formulas =
      "=1+1|+1+1|-1-1|@SUM(A1)|\t=1|\u200b=1+1|\u00a0@cmd| \u2066-2|\u2800=1|\u3164=1|\u034f=1|\u180b=1| \uff1d1";
    const escaped = formulas.split("|").map((text) => [text, `'${text}`]);
    const plain = ["-2294", "-3.5", "plain"].map((text) => [text, text]);
    const cells = [...escaped, ...plain, ['=a,"b"', `"'=a,""b"""`], ["\n=1", `"'\n=1"`]];
    const rows = cells.map(([notes]) => ({ notes, homePoints: -3 }));
    const call = ["get", "/games", "year=2024", "--format", "csv", "--columns", "notes,homePoints"];
    const { stdout } = await runAgainst(cfb, rows, call);
    expect(stdout.split("\r\n")).toEqual(["notes,home_points", ...cells.map(([, cell]) => `${cell},-3`), ""]);
  });

  test("writes all rows of a response to Parquet", async () => {
    const folder = join(cfb.folder, "parquet");
    const service = createSampleService();
    /** Writes an operation's file. Returns its name and the expected number of rows. */
    async function written(path: Path): Promise<{ path: Path; file: string; rows: number }> {
      const query = examples[path];
      const words = Object.entries(query).map(([name, value]) => `${name}=${value}`);
      const file = join(folder, path, "data.parquet");
      const { code, stderr } = await cfb(["get", path, ...words, "--sample", "--output", file]);
      expect({ path, code, stderr }).toEqual({ path, code: 0, stderr: expect.not.stringContaining("left empty") });
      const parameters = new URLSearchParams(words.map((word) => word.split("=") as [string, string]));
      const request = new Request(`http://sample${path}?${parameters}`, { headers: { authorization: "Bearer any" } });
      const data: unknown = await (await service(request)).json();
      return { path, file, rows: rowsOf(path, data).length };
    }
    // These operations return flat rows, rows with lists, and an object. Another test exports every operation.
    const paths = ["/games", "/games/players", "/lines", "/teams/matchup"] as const;
    for (const { path, file, rows } of await Promise.all(paths.map(written)))
      expect([path, await query(`select count(*)::int as rows from '${file}'`)]).toEqual([path, [{ rows }]]);
  });

  test("puts undocumented columns after the documented ones", async () => {
    const { stdout } = await runAgainst(
      cfb,
      [{ id: 1, brandNew: { deep: true } }],
      ["get", "/games", "year=2024", "--format", "csv"],
    );
    const [head = "", row = ""] = stdout.split("\r\n");
    expect(head).toMatch(/^id,season,week,.*,brand_new_deep$/);
    expect(row).toMatch(/^1,.*,true$/);
  });

  test("says in a table that it leaves out columns if rows have hundreds that the document does not have", async () => {
    const names = Array.from({ length: 250 }, (_, index) => [`new${index}`, index]);
    const call = ["get", "/games", "year=2024", "--format", "table"];
    const { stderr } = await runAgainst(cfb, [{ id: 1, ...Object.fromEntries(names) }], call);
    const left = "Further ones are left out here, but --format json has them.";
    expect(stderr).toContain(`The rows have 200 or more columns that the document does not have. ${left}`);
    expect((await runAgainst(cfb, [{ id: 1, new1: 1 }], call)).stderr).not.toContain(left);
  });

  test("writes NDJSON with one flat row per line, and accepts both spellings of a column name in --columns", async () => {
    const { stdout } = await cfb([
      ...args,
      "--format",
      "ndjson",
      "--limit",
      "2",
      "--columns",
      "homeTeam,playoff_round",
    ]);
    expect(
      stdout
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { home_team: "Ohio State", playoff_round: "first_round" },
      { home_team: "Oregon", playoff_round: "quarterfinal" },
    ]);
  });

  test("infers the format from the --output extension and writes the complete file", async () => {
    const file = join(cfb.folder, "new/folder/games.csv");
    const { code, stdout, stderr } = await cfb(["get", "/games", "year=2024", "--sample", "--output", file]);
    expect({ code, stdout }).toEqual({ code: 0, stdout: "" });
    expect(stderr).toContain(`11 rows in ${file} (csv).`);
    expect(readFileSync(file, "utf8").split("\r\n")).toHaveLength(13);
    expect(readdirSync(join(cfb.folder, "new/folder"))).toEqual(["games.csv", "games.csv.source"]);
  });

  test("names a path that it cannot write, and does not leave a partial file", async () => {
    mkdirSync(join(cfb.folder, "taken/games.json/inside"), { recursive: true });
    const file = join(cfb.folder, "taken/games.json");
    expect(await cfb(["get", "/games", "year=2024", "--sample", "--output", file])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("taken/games.json"),
    });
    expect(readdirSync(join(cfb.folder, "taken"))).toEqual(["games.json"]);
  });
});
