// A CommonJS file of TypeScript.
import cfbOpenapi = require("cfb-openapi");
import sample = require("cfb-openapi/sample");

const cfb = cfbOpenapi.createClient({ apiKey: "sample", fetch: sample.createSampleService() });

async function games(): Promise<cfbOpenapi.Game[]> {
  return cfb.get("/games", { year: 2024 });
}

export = games;
