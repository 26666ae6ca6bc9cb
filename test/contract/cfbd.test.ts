import * as cfbd from "cfbd";
import { recordings } from "../../scripts/lib/recordings.js";
import { Validators } from "../../scripts/lib/validators.js";
import { createSampleService, toNodeListener } from "../../src/sample/index.js";
import { withServer } from "../support/http-server.js";
import { cfbdFunctions, pathOf } from "./cfbd.js";

// The service's own client parses the sample service's responses independently of the generated code.
const validators = new Validators();

const listener = toNodeListener(createSampleService());

test("the client has sixty functions", () => {
  expect(cfbdFunctions).toHaveLength(60);
});

test.each(cfbdFunctions)("%s gets a 200 that fits the document", async (_, call) => {
  const path = await pathOf(call);
  const recorded = recordings.find(({ request, response }) => request.path === path && response.status === 200);
  expect(recorded).toBeDefined();
  await withServer(listener, async (baseUrl) => {
    const headers = { Authorization: "Bearer any" };
    cfbd.client.setConfig({ baseUrl, headers, fetch: globalThis.fetch });
    const { data, response } = await call({ query: { ...recorded?.request.query } });
    expect(response.status).toBe(200);
    expect(validators.findings(path, 200, data)).toEqual([]);
    if (Array.isArray(recorded?.response.body) && recorded.response.body.length > 0) expect(data).not.toEqual([]);
  });
});
