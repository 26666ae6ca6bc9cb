import { readFileSync } from "node:fs";
import { join } from "node:path";
import { blocksOf } from "../../docs/blocks.js";
import { root } from "../../scripts/run.js";
import { query } from "../../support/duckdb.js";
import { builtCfb } from "../cfb.js";

const cfb = builtCfb();
const [sql = ""] = blocksOf(readFileSync(join(root, "docs/many-processes.md"), "utf8"), "sql");

test("the query in the guide on many processes reads two exports' seasons as one table", async () => {
  for (const [folder, year] of Object.entries({ one: "2024", two: "2025" })) {
    const { code } = await cfb(["export", "/games", "--years", year, "--sample", "--yes", "--output", folder]);
    expect(code).toBe(0);
  }
  const rows = await query(sql.replace("read_parquet('", `read_parquet('${cfb.folder}/`));
  expect(rows.map(({ season }) => Number(season)).sort()).toEqual([2024, 2025]);
});
