import { inspect } from "node:util";
import * as errors from "../src/errors.js";
import { createClient, QuotaExceededError } from "../src/index.js";

const key = "s3cr3t-key-of-mine";

test("an error as JSON has name, message, code and the details of the call, but neither cause nor key", async () => {
  const fetch = async (request: Request) => {
    throw Object.assign(new Error(`refused ${request.headers.get("authorization")}`), { request });
  };
  const { error } = { error: undefined, ...(await createClient({ apiKey: key, fetch, retries: 0 }).result("/venues")) };
  const json = JSON.parse(JSON.stringify(error));
  expect(json).toEqual({
    name: "ConnectionError",
    message: expect.stringContaining("No response from"),
    code: "connection",
    path: "/venues",
    operationId: "getVenues",
    retryable: true,
  });
  expect(JSON.stringify(error) + inspect(error, { depth: 9 })).not.toContain(key);
});

test("properties of only some errors are in their JSON too", () => {
  const error = new QuotaExceededError("used up", { resetsAt: new Date("2024-10-01T00:00:00Z"), status: 429 });
  expect(JSON.parse(JSON.stringify(error))).toMatchObject({ resetsAt: "2024-10-01T00:00:00.000Z", status: 429 });
});

test("every error has its name even if a bundler renames its class", () => {
  const every = [
    new errors.AuthenticationError("m"),
    new errors.CancelledError("m"),
    new errors.ConnectionError("m"),
    new errors.IncompleteError("m"),
    new errors.NotFoundError("m"),
    new errors.QueryError("m", { parameters: [] }),
    new errors.QuotaExceededError("m", { resetsAt: new Date() }),
    new errors.ResponseError("m"),
    new errors.ServiceError("m", { details: undefined }),
    new errors.TierError("m", { tier: 1 }),
    new errors.TimeoutError("m"),
  ];
  const classes = every.map((error) => error.constructor.name);
  expect([...classes, "CfbError", "copyOf"].sort()).toEqual(Object.keys(errors).sort());
  for (const error of every) Object.defineProperty(error.constructor, "name", { value: "t" });
  expect(every.map(({ name }) => name)).toEqual(classes);
});
