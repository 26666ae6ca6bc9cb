import { operations } from "../../generated/operations.js";
import { recordings } from "../../scripts/lib/recordings.js";
import { Validators } from "../../scripts/lib/validators.js";
import { createSampleService, toNodeListener } from "../../src/sample/index.js";
import { withServer } from "../support/http-server.js";

const validators = new Validators();
const headers = { authorization: "Bearer any" };

/** The request target of a recording. */
function targetOf({ request: { path, query } }: (typeof recordings)[number]): string {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return search.size > 0 ? `${path}?${search}` : path;
}

// One service for all tests, so that it builds its rows once.
const listener = toNodeListener(createSampleService());

const successful = recordings.filter(({ response }) => response.status < 300);

test.each(Object.keys(operations))("%s returns responses over HTTP that match the document", async (path) => {
  const own = successful.filter(({ request }) => request.path === path);
  expect(own.length).toBeGreaterThan(0);
  await withServer(listener, async (url) => {
    for (const recording of own) {
      const response = await fetch(url + targetOf(recording), { headers });
      expect(response.status).toBe(recording.response.status);
      if (response.status === 204) continue;
      const body: unknown = await response.json();
      expect(validators.findings(path, response.status, body)).toEqual([]);
      // The recorded query returns the recorded rows; other recordings may add rows.
      if (Array.isArray(body)) {
        const rows = new Set(body.map((row) => JSON.stringify(row)));
        const recorded = recording.response.body as unknown[];
        expect(recorded.map((row) => JSON.stringify(row)).filter((row) => !rows.has(row))).toEqual([]);
      } else {
        // Without parameters, several recordings belong to one query.
        const same = own.filter((other) => targetOf(other) === targetOf(recording));
        expect(same.map(({ response: { body: recorded } }) => recorded)).toContainEqual(body);
      }
    }
  });
});

test.each([401, 400, 429])(
  "a failure with status %i matches the document on every operation that documents it",
  async (status) => {
    const send = (target: string, options: Parameters<typeof createSampleService>[0], init: RequestInit) =>
      createSampleService(options)(new Request(`http://localhost${target}`, init));
    let matched = 0;
    for (const [path, { parameters }] of Object.entries(operations)) {
      const bad = Object.entries(parameters).find(([, parameter]) => parameter.type !== "string" || parameter.enum);
      const target = status === 400 && bad ? `${path}?${bad[0]}=nonsense` : path;
      const response = await send(target, { quota: status === 429 ? 0 : 9 }, status === 401 ? {} : { headers });
      if (response.status !== status || !validators.has(path, status)) continue;
      matched++;
      expect(validators.findings(path, status, await response.json())).toEqual([]);
    }
    expect(matched).toBeGreaterThanOrEqual(10);
  },
);
