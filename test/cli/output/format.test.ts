import { mkdtempSync, readFileSync } from "node:fs";
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
});
