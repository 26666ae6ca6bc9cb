import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { respondWith, withServer } from "../../support/http-server.js";
import { builtCfb } from "../cfb.js";
import { bytesOf, key, runAgainst } from "../services.js";

const cfb = builtCfb();

test.each([
  ["a message", { message: "Service degraded" }],
  ["null", null],
])(
  "if the service sends %s instead of rows, the export fails and does not mark the season as finished",
  async (name, body) => {
    const folder = join(cfb.folder, `degraded ${name}`);
    const args = ["export", "/games", "--years", "2023..2024", "--output", folder, "--yes", "--format", "ndjson"];
    const { code, stderr } = await runAgainst(cfb, body, args);
    expect([code, stderr]).toEqual([4, expect.stringContaining("/games")]);
    const files = existsSync(folder) ? Object.keys(bytesOf(folder)) : [];
    expect(files.filter((file) => file.endsWith("data.ndjson"))).toEqual([]);
  },
);

test("a season whose rows do not match the document is requested again later, until it is correct", async () => {
  const folder = join(cfb.folder, "misfits");
  const args = ["export", "/games", "--years", "2023", "--output", folder, "--yes", "--format", "ndjson"];
  const manifest = join(folder, "games/_export.json");
  const longAgo = () => {
    const text = readFileSync(manifest, "utf8");
    writeFileSync(manifest, text.replace(/"requestedAt": "[^"]*"/, '"requestedAt": "2025-01-01T00:00:00.000Z"'));
  };
  let body: unknown;
  await withServer(
    (request, response) => respondWith(200, JSON.stringify(body))(request, response),
    async (url) => {
      const exported = (rows: unknown) => {
        body = rows;
        return cfb([...args, "--base-url", url], { env: key });
      };
      expect((await exported(["Service degraded"])).stderr).toContain("whole rows (1)");
      longAgo();
      expect((await exported([{ id: "x", season: 2023 }])).stderr).toContain("id (1)");
      longAgo();
      expect((await exported([{ id: 1, season: 2023 }])).stderr).toContain("1 to request again");
      longAgo();
      expect((await exported([])).stderr).toContain("nothing was sent");
    },
  );
});
