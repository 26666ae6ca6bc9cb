import * as cfbd from "cfbd";
import { createSampleService, toNodeListener } from "../../src/sample/index.js";
import { recordings } from "../../src/sample/recordings.js";
import { withServer } from "../http.js";
import { Contract } from "./contract.js";

// The service's own client: what it understands of our answers is independent of anything we generate.
const contract = new Contract();

type Call = (options: { query?: Record<string, unknown> }) => Promise<{ data?: unknown; response: Response }>;

const listener = toNodeListener(createSampleService());

/** The functions that the client has, one an operation. */
const exported: Record<string, unknown> = { ...cfbd };
const functions = Object.entries(exported).filter((entry): entry is [string, Call] => typeof entry[1] === "function");

/** The path that a function asks, found by asking nothing but a listener. */
async function pathOf(call: Call): Promise<string> {
  let path = "";
  const fetch = async (request: Request) => {
    path = new URL(request.url).pathname;
    return Response.json([]);
  };
  cfbd.client.setConfig({ baseUrl: "http://localhost", fetch: fetch as typeof globalThis.fetch });
  await call({});
  return path;
}

test("the client has sixty functions", () => {
  expect(functions).toHaveLength(60);
});

test.each(functions)("%s gets a 200 that fits the document", async (_, call) => {
  const path = await pathOf(call);
  const asked = recordings.find(({ request, response }) => request.path === path && response.status === 200);
  expect(asked).toBeDefined();
  await withServer(listener, async (baseUrl) => {
    const headers = { Authorization: "Bearer any" };
    cfbd.client.setConfig({ baseUrl, headers, fetch: globalThis.fetch });
    const { data, response } = await call({ query: { ...asked?.request.query } });
    expect(response.status).toBe(200);
    expect(contract.findings(path, 200, data)).toEqual([]);
    if (Array.isArray(asked?.response.body) && asked.response.body.length > 0) expect(data).not.toEqual([]);
  });
});
