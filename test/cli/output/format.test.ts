import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { builtCfb } from "../cfb.js";

const cfb = builtCfb();

function newFolder(): string {
  return mkdtempSync(join(cfb.folder, "format-"));
}

const get = ["get", "/games", "year=2024", "--sample", "--quiet", "--limit", "1", "--columns", "week"];

describe("the format follows the extension", () => {
  test.each(["json", "ndjson", "csv", "parquet"])(".%s", async (extension) => {
    const file = join(newFolder(), `games.${extension.toUpperCase()}`);
    const chosen = join(newFolder(), "games.data");
    expect((await cfb([...get, "--output", file])).code).toBe(0);
    expect((await cfb([...get, "--output", chosen, "--format", extension])).code).toBe(0);
    expect(readFileSync(file)).toEqual(readFileSync(chosen));
  });

  test.each(["games.xlsx", "games"])(
    "%s is wrong usage, with those that there are, and nothing is sent",
    async (name) => {
      const file = join(newFolder(), name);
      const { code, stderr } = await cfb(["get", "/venues", "--base-url", "http://127.0.0.1:9", "--output", file]);
      expect({ code, stderr }).toEqual({
        code: 2,
        stderr: `cfb: --output ${file}: the extension is one of .json, .ndjson, .csv, .parquet; for another name, add --format\n`,
      });
      rmSync(file, { force: true });
    },
  );
});
