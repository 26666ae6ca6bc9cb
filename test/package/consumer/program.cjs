// program.mjs for a CommonJS project.
const { readFileSync } = require("node:fs");
const { createClient, QueryError } = require("cfb-openapi");
const { createSampleService } = require("cfb-openapi/sample");
const { nest, tidy } = require("cfb-openapi/tables");
const document = require("cfb-openapi/openapi.json");
const manifest = require("cfb-openapi/package.json");

const yaml = readFileSync(require.resolve("cfb-openapi/openapi.yaml"), "utf8");

async function main() {
  const cfb = createClient({ apiKey: "sample", fetch: createSampleService(), cache: true, validate: "throw" });
  const games = await cfb.get("/games", { year: 2024, competition: "cfp" });
  const again = await cfb.get("/games", { year: 2024, competition: "cfp" });
  const wrong = await cfb.result("/games", { year: "abc" });
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
}
void main();
