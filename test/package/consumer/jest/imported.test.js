// A user's test that imports the package. babel-jest compiles the imports.
import { createClient, QueryError } from "cfb-openapi";
import { createSampleService } from "cfb-openapi/sample";

test("a client gets data and refuses a wrong query", async () => {
  const cfb = createClient({ apiKey: "sample", fetch: createSampleService(), cache: true, validate: "throw" });
  expect(await cfb.get("/games", { year: 2024, competition: "cfp" })).toHaveLength(11);
  await expect(cfb.get("/games", { year: 2024, taem: "Texas" })).rejects.toThrow(QueryError);
});
