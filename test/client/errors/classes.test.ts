import { inspect } from "node:util";
import { operationsOf, readDocument, resolve } from "../../../scripts/lib/document.js";
import * as errors from "../../../src/errors.js";
import {
  AuthenticationError,
  CfbError,
  NotFoundError,
  QuotaExceededError,
  ResponseError,
  ServiceError,
  TierError,
} from "../../../src/index.js";
import { brokenBody } from "../../support/body-streams.js";
import { clientWithFetch, key, leaks, rejection } from "../../support/client-with-fetch.js";
import { ManualClock } from "../../support/clock.js";
import { membersOf } from "../../support/members.js";

const text = (message: string) => JSON.stringify({ message });
const tier = text("Unauthorized. This endpoint requires a Patreon subscription at Tier 2 or higher.");
const details = { year: { message: "invalid integer number", value: "abc" } };
const invalid = JSON.stringify({ message: "Validation Failed", details });
const spent = { code: "quota_exceeded", retryable: false, resetsAt: new Date("2024-10-01") };
const unusable = { code: "response", retryable: false };

/** Returns the error of a call to /games that receives this response on September 15, 2024. */
function errorOf(status: number, body: BodyInit, headers: Record<string, string> = {}): Promise<unknown> {
  const { cfb } = clientWithFetch(() => new Response(body, { status, headers }), { clock: new ManualClock() });
  return rejection(cfb.get("/games", { year: 2024 }));
}

const document = readDocument();

/** Returns the document's description of an operation's 500. */
function documented(path: string): string {
  const response = operationsOf(document).find((each) => each.path === path)?.responses["500"];
  return (response && resolve(document, response).description) ?? "";
}

describe("a failure causes an error of the right class:", () => {
  const down = { code: "service", retryable: true };
  const refused = { code: "service", retryable: false };
  const unknown = { code: "authentication", retryable: false };

  test.each<[number, BodyInit, new (...args: never[]) => CfbError, RegExp, object]>([
    [
      401,
      text("Unauthorized"),
      AuthenticationError,
      /401 "Unauthorized".*or unknown. Copy the whole key again/s,
      unknown,
    ],
    [401, brokenBody('{"message":"Un'), AuthenticationError, /401.*Copy the whole key again/s, unknown],
    [401, tier, TierError, /The key is valid.*Needs supporter tier 2 or higher\./s, { code: "tier", tier: 2 }],
    [404, "<html>Cannot GET</html>", NotFoundError, /: 404\. Check `baseUrl`, because/, { code: "not_found" }],
    [200, '{"a":1}', ResponseError, /requires: \{"a":1\}\. Try again\.$/, { code: "response" }],
    [404, text("Coach not found"), NotFoundError, /404 "Coach not found"/, { code: "not_found", retryable: false }],
    [400, invalid, ServiceError, /400 "Validation Failed".*year: invalid integer number/s, refused],
    [400, invalid, ServiceError, /./, { details: { year: "invalid integer number" } }],
    [400, text("Game is not live"), ServiceError, /400 "Game is not live"/, { ...refused, details: undefined }],
    [429, text("Slow down."), ServiceError, /429 "Slow down.*`concurrency`/s, down],
    [429, text("Monthly call quota exceeded."), QuotaExceededError, /resets on 2024-10-01/, spent],
    [500, text("Internal Server Error"), ServiceError, /later.*500 "Internal Server Error"/s, down],
    [500, "", ServiceError, /later.*getGames\): 500\./s, down],
    [502, "<html>Bad Gateway</html>", ServiceError, /502\.$/, down],
    [200, "\n<!doctype html><title>Sign in</title>", ResponseError, /HTML.*`baseUrl`/s, unusable],
    [200, '[{"id":1', ResponseError, /not JSON, or was cut off.*[Tt]ry again/s, { ...unusable, retryable: true }],
    [200, "", ResponseError, /^The 200 has an empty body.*[Tt]ry again/s, { ...unusable, retryable: true }],
  ])("%i %s", async (status, body, type, message, members) => {
    const error = await errorOf(status, body);
    expect(error).toBeInstanceOf(type);
    expect(error).toBeInstanceOf(CfbError);
    const call = { path: "/games", operationId: "getGames", query: { year: 2024 } };
    const expected = { name: type.name, status, ...call, ...members };
    expect(membersOf(error, expected)).toMatchObject(expected);
    expect(error).toHaveProperty("message", expect.stringMatching(message));
  });

  test.each([
    ["/games", { year: 2024 }, 500, "The service failed"],
    ["/game/box/advanced", { id: 1 }, 500, "The service failed, or no game has this `id`"],
    ["/game/box/advanced", { id: 1 }, 503, "The service failed"],
  ] as const)(
    "the message for %s with %j begins with the document's description of a %i",
    async (path, query, status, words) => {
      const { cfb } = clientWithFetch(() => new Response("", { status }), { retries: 0 });
      const { message } = Object(await rejection(Reflect.apply(cfb.get, cfb, [path, query])));
      expect(message).toMatch(new RegExp(`^${words}: try again later\\. ${path} `));
      if (status === 500) expect(documented(path)).toMatch(new RegExp(`^${words}\\.`));
    },
  );

  test("hostile messages and details are truncated and do not change any prototype", async () => {
    const many = Array.from({ length: 1000 }, (_, index) => `"p${index}":{"message":"${"x".repeat(1000)}"}`).join();
    const hostile = `{"__proto__":{"message":{"toString":1}},"a":null,"b":[],${many}}`;
    for (const body of [`{"message":{"a":1},"details":${hostile}}`, text("x".repeat(100_000))]) {
      const error = await errorOf(400, body);
      expect(error).toHaveProperty("message", expect.stringMatching(/^.{1,3000}$/s));
      expect(error).not.toHaveProperty("details.p999");
    }
    expect("message" in {}).toBe(false);
  });
});

test("an error's JSON contains the name, message, code and call, but neither the cause nor the key", async () => {
  const fetch = (request: Request) =>
    Promise.reject(Object.assign(new Error(`refused ${request.headers.get("authorization")}`), { request }));
  const error = await rejection(clientWithFetch(fetch).cfb.get("/venues"));
  expect(JSON.parse(JSON.stringify(error))).toEqual({
    name: "ConnectionError",
    message: expect.stringContaining("No response from"),
    code: "connection",
    path: "/venues",
    operationId: "getVenues",
    retryable: true,
  });
  expect([leaks(error), inspect(error, { depth: 9 }).includes(key)]).toEqual([[], false]);
});

test("an error's JSON includes the properties of its class", () => {
  const error = new QuotaExceededError("used up", { resetsAt: new Date("2024-10-01T00:00:00Z"), status: 429 });
  expect(JSON.parse(JSON.stringify(error))).toMatchObject({ resetsAt: "2024-10-01T00:00:00.000Z", status: 429 });
});

test("every error keeps its name even if a bundler renames its class", () => {
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
