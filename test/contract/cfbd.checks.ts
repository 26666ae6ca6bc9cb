import * as cfbd from "cfbd";
import { isPath } from "../../src/document/operation.js";
import { examples } from "../../src/document/prose.js";
import { createSampleService, toNodeListener } from "../../src/sample/index.js";
import { withServer } from "../support/http-server.js";
import { Validators } from "../support/validators.js";
import { cfbdFunctions, pathOf } from "./cfbd.js";

// The service's own client parses the sample service's responses independently of the generated code.
const validators = new Validators();

const service = toNodeListener(createSampleService());

test("the client has sixty functions", () => {
  expect(cfbdFunctions).toHaveLength(60);
});

test.each(cfbdFunctions)("%s gets data that fit the document for the examples", async (_, call) => {
  const path = await pathOf(call);
  if (!isPath(path)) throw new Error(`no operation has the path ${path}`);
  await withServer(service, async (baseUrl) => {
    const headers = { Authorization: "Bearer any" };
    cfbd.client.setConfig({ baseUrl, headers, fetch: globalThis.fetch });
    const { data, response } = await call({ query: examples[path] });
    expect(response.status).toBe(200);
    expect(validators.findings(path, 200, data)).toEqual([]);
    expect([data, Object.keys(data ?? {}).length > 0]).toEqual([data, true]);
  });
});
