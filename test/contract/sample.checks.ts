import { recordingFiles } from "../../scripts/lib/recordings.js";
import { readQueries } from "../../scripts/recordings/queries.js";
import { sendQuery, serviceFor } from "../../scripts/recordings/record.js";
import { operations } from "../../src/document/operation.js";
import { createSampleService, toNodeListener } from "../../src/sample/index.js";
import { withServer } from "../support/http-server.js";
import { Validators } from "../support/validators.js";

const validators = new Validators();
const headers = { authorization: "Bearer any" };

const queries = readQueries();

test("every recording is the response to a query of the list", () => {
  expect(recordingFiles.map(({ name }) => name).sort()).toEqual(
    queries.map(({ operationId, name }) => `${operationId}/${name}.json`).sort(),
  );
});

test.each(Object.keys(operations))(
  "%s returns over HTTP what is recorded, and it matches the document",
  async (path) => {
    // The sample service cannot be brought to send the bodies that the list gives.
    const own = queries.filter((query) => query.path === path && query.body === undefined);
    expect(own.length).toBeGreaterThan(0);
    for (const query of own) {
      const { operationId, name, service } = query;
      const recorded = recordingFiles.find((each) => each.name === `${operationId}/${name}.json`)?.recording.response;
      await withServer(toNodeListener(serviceFor(service)), async (url) => {
        const { status, body } = await sendQuery(query, async (target, headers) =>
          fetch(url + target, { headers }),
        ).then(async (response) => ({ status: response.status, body: await response.text() }));
        expect({ name, status }).toEqual({ name, status: recorded?.status });
        if (status === 204) return;
        expect(JSON.parse(body)).toEqual(recorded?.body);
        expect(validators.findings(path, status, JSON.parse(body))).toEqual([]);
      });
    }
  },
);

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
