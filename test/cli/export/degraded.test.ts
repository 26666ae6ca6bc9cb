import { existsSync } from "node:fs";
import { join } from "node:path";
import { builtCfb } from "../cfb.js";
import { bytesOf, runAgainst } from "../services.js";

const cfb = builtCfb();

test.each([
  ["a message", { message: "Service degraded" }],
  ["null", null],
])("%s in place of a season's rows is an error, and no finished season", async (name, body) => {
  const folder = join(cfb.folder, `degraded ${name}`);
  const args = ["export", "/games", "--years", "2023..2024", "--output", folder, "--yes", "--format", "ndjson"];
  const { code, stderr } = await runAgainst(cfb, body, args);
  expect([code, stderr]).toEqual([4, expect.stringContaining("/games")]);
  const files = existsSync(folder) ? Object.keys(bytesOf(folder)) : [];
  expect(files.filter((file) => file.endsWith("data.ndjson"))).toEqual([]);
});
