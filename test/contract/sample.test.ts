import { operations } from "../../generated/operations.js";
import { recordings } from "../../scripts/lib/recordings.js";
import { Contract } from "../../scripts/lib/validators.js";
import { createSampleService, toNodeListener } from "../../src/sample/index.js";
import { withServer } from "../support/http-server.js";

const contract = new Contract();
const headers = { authorization: "Bearer any" };

/** The target that a recording was asked with. */
function targetOf({ request: { path, query } }: (typeof recordings)[number]): string {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return search.size > 0 ? `${path}?${search}` : path;
}

// One service for all: it puts its rows together once.
const listener = toNodeListener(createSampleService());

const asked = recordings.filter(({ response }) => response.status < 300);

test.each(Object.keys(operations))("%s is answered over HTTP as the document promises", async (path) => {
  const own = asked.filter(({ request }) => request.path === path);
  expect(own.length).toBeGreaterThan(0);
  await withServer(listener, async (url) => {
    for (const recording of own) {
      const response = await fetch(url + targetOf(recording), { headers });
      expect(response.status).toBe(recording.response.status);
      if (response.status === 204) continue;
      const body: unknown = await response.json();
      expect(contract.findings(path, response.status, body)).toEqual([]);
      // The question that was recorded gets what was recorded; other recordings may add rows.
      if (Array.isArray(body)) {
        const rows = new Set(body.map((row) => JSON.stringify(row)));
        const recorded = recording.response.body as unknown[];
        expect(recorded.map((row) => JSON.stringify(row)).filter((row) => !rows.has(row))).toEqual([]);
      } else {
        // Where nothing can be asked, several recordings answer one question.
        const same = own.filter((other) => targetOf(other) === targetOf(recording));
        expect(same.map(({ response: { body: recorded } }) => recorded)).toContainEqual(body);
      }
    }
  });
});

test.each([401, 400, 429])("a failure with status %i fits the document wherever it documents one", async (status) => {
  const ask = (target: string, options: Parameters<typeof createSampleService>[0], init: RequestInit) =>
    createSampleService(options)(new Request(`http://localhost${target}`, init));
  let held = 0;
  for (const [path, { parameters }] of Object.entries(operations)) {
    const bad = Object.entries(parameters).find(([, parameter]) => parameter.type !== "string" || parameter.enum);
    const target = status === 400 && bad ? `${path}?${bad[0]}=nonsense` : path;
    const response = await ask(target, { quota: status === 429 ? 0 : 9 }, status === 401 ? {} : { headers });
    if (response.status !== status || !contract.has(path, status)) continue;
    held++;
    expect(contract.findings(path, status, await response.json())).toEqual([]);
  }
  expect(held).toBeGreaterThanOrEqual(10);
});
