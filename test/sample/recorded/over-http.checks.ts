import * as cfbd from "cfbd";
import { queries, recordingOf, sendQuery, serviceFor } from "../../../scripts/lib/recordings.js";
import { isPath, operations } from "../../../src/document/operation.js";
import { examples } from "../../../src/document/prose.js";
import { createSampleService, toNodeListener } from "../../../src/sample/index.js";
import { document, findings } from "../../contract/validator.js";
import { cfbdFunctions, pathOf } from "../../support/cfbd.js";
import { withServer } from "../../support/http-server.js";

const headers = { authorization: "Bearer any" };

test.each(Object.keys(operations))("%s returns its recordings over HTTP, and they match the document", async (path) => {
  // Leaves out queries whose body is in the list of queries, because the sample service can't send that body.
  const own = queries.filter((query) => query.path === path && query.body === undefined);
  expect(own.length).toBeGreaterThan(0);
  for (const query of own) {
    const { name } = query;
    const { response: recorded } = await recordingOf(query);
    await withServer(toNodeListener(serviceFor(query.service)), async (url) => {
      const response = await sendQuery(query, (target, headers) => fetch(url + target, { headers }));
      const text = await response.text();
      expect({ name, status: response.status }).toEqual({ name, status: recorded.status });
      if (response.status === 204) return;
      const body: unknown = JSON.parse(text);
      expect(body).toEqual(recorded.body);
      expect(findings(path, response.status, body)).toEqual([]);
    });
  }
});

test.each([401, 400, 429])(
  "a %i response matches the document in every operation that documents this status",
  async (status) => {
    const send = (target: string, options: Parameters<typeof createSampleService>[0], init: RequestInit) =>
      createSampleService(options)(new Request(`http://localhost${target}`, init));
    let matched = 0;
    for (const [path, { parameters }] of Object.entries(operations)) {
      const bad = Object.entries(parameters).find(([, parameter]) => parameter.type !== "string" || parameter.enum);
      const target = status === 400 && bad ? `${path}?${bad[0]}=nonsense` : path;
      const response = await send(target, { quota: status === 429 ? 0 : 9 }, status === 401 ? {} : { headers });
      if (response.status !== status || !document.paths[path]?.get.responses[status]) continue;
      matched++;
      expect(findings(path, status, await response.json())).toEqual([]);
    }
    expect(matched).toBeGreaterThanOrEqual(10);
  },
);

// The `cfbd` package is the service's own client. It does not use our generated code.
const service = toNodeListener(createSampleService());

test("the `cfbd` package has 60 functions", () => {
  expect(cfbdFunctions).toHaveLength(60);
});

test.each(cfbdFunctions)("%s of the `cfbd` package returns valid data for the example query", async (_, call) => {
  const path = await pathOf(call);
  if (!isPath(path)) throw new Error(`no operation has the path ${path}`);
  await withServer(service, async (baseUrl) => {
    const headers = { Authorization: "Bearer any" };
    cfbd.client.setConfig({ baseUrl, headers, fetch: globalThis.fetch });
    const { data, response } = await call({ query: examples[path] });
    expect(response.status).toBe(200);
    expect(findings(path, 200, data)).toEqual([]);
    expect([data, Object.keys(data ?? {}).length > 0]).toEqual([data, true]);
  });
});
