// A CommonJS file in TypeScript.
import cfbOpenapi = require("cfb-openapi");
import sample = require("cfb-openapi/sample");
import tables = require("cfb-openapi/tables");

const cfb = cfbOpenapi.createClient({ apiKey: "sample", fetch: sample.createSampleService() });

async function games(): Promise<cfbOpenapi.Game[]> {
  return tables.nest("/games", tables.tidy("/games", await cfb.get("/games", { year: 2024 })));
}

export = games;
