// A user's program. It calls the sample service over a port and in memory, on every version of Node in the matrix.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { createClient, QueryError } from "cfb-openapi";
import document from "cfb-openapi/openapi.json" with { type: "json" };
import manifest from "cfb-openapi/package.json" with { type: "json" };
import { createSampleService, toNodeListener } from "cfb-openapi/sample";
import { nest, tidy } from "cfb-openapi/tables";

const yaml = readFileSync(fileURLToPath(import.meta.resolve("cfb-openapi/openapi.yaml")), "utf8");

const server = createServer(toNodeListener(createSampleService())).listen(0, "127.0.0.1", async () => {
  const baseUrl = `http://127.0.0.1:${server.address().port}`;
  const cfb = createClient({ apiKey: "sample", baseUrl, cache: true, validate: "throw" });
  const games = await cfb.get("/games", { year: 2024, competition: "cfp" });
  const wrong = await cfb.result("/games", { year: "abc" });
  const direct = createClient({ apiKey: "sample", fetch: createSampleService() });
  const again = await direct.get("/games", { year: 2024, competition: "cfp" });
  console.log(
    JSON.stringify({
      games: games.length,
      again: again.length,
      nested: nest("/games", tidy("/games", games))[0].playoff.round === games[0].playoff.round,
      refused: wrong.error instanceof QueryError,
      openapi: document.openapi,
      yaml: yaml.includes(`\n  version: ${manifest.version}\n`),
    }),
  );
  server.close();
  server.closeAllConnections();
});
