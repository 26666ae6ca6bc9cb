import { CfbError, type Client } from "../../../src/index.js";
import { clientWithFetch, key, leaks, rejection } from "../../support/client-with-fetch.js";
import { ManualClock } from "../../support/clock.js";

const responseHeaders = { "x-request-id": "r-1", "retry-after": "7" };
const down = () => Response.json({ message: "maintenance" }, { status: 503, headers: responseHeaders });

async function errorOf(call: Promise<unknown>): Promise<CfbError> {
  const error = await rejection(call);
  if (!(error instanceof CfbError)) throw error;
  return error;
}

test("an error has the response's status, headers and body", async () => {
  const error = await errorOf(clientWithFetch(down).cfb.get("/venues"));
  expect(error.status).toBe(503);
  expect(error.headers?.get("X-Request-Id")).toBe("r-1");
  expect(error.headers?.get("retry-after")).toBe("7");
  expect(error.body).toBe('{"message":"maintenance"}');
});

test("an error contains at most the body's first 2,000 characters", async () => {
  const page = `<html>${"x".repeat(5_000)}`;
  const error = await errorOf(
    clientWithFetch(() => new Response(page, { status: 502, headers: responseHeaders })).cfb.get("/venues"),
  );
  expect(error.body).toBe(page.slice(0, 2_000));
});

test.each([
  [200, "<!doctype html><title>Sign in</title>", "response"],
  [401, '{"message":"requires a subscription at Tier 2 or higher"}', "tier"],
  [404, '{"message":"Coach not found"}', "not_found"],
  [429, '{"message":"Monthly call quota exceeded."}', "quota_exceeded"],
])("a %d %j causes an error (%s) with headers and body", async (status, body, code) => {
  const respond = () => new Response(body, { status, headers: responseHeaders });
  const error = await errorOf(clientWithFetch(respond).cfb.get("/games", { year: 2024 }));
  expect(error).toMatchObject({ code, status, body });
  expect(error.headers?.get("x-request-id")).toBe("r-1");
});

test("if a body breaks off, the error contains the response's headers", async () => {
  const body = () => new ReadableStream({ start: (stream) => stream.error(new Error("reset")) });
  const error = await errorOf(
    clientWithFetch(() => new Response(body(), { headers: responseHeaders })).cfb.get("/venues"),
  );
  expect(error).toMatchObject({ code: "response", status: 200 });
  expect(error.headers?.get("x-request-id")).toBe("r-1");
});

test("an error's JSON contains the body, and the headers as a plain object", async () => {
  const error = await errorOf(clientWithFetch(down).cfb.get("/venues"));
  const written = JSON.parse(JSON.stringify(error));
  expect(written).toMatchObject({ status: 503, headers: responseHeaders, body: '{"message":"maintenance"}' });
});

test("if the service repeats the key, only the key is redacted in the headers and body", async () => {
  const headers = { ...responseHeaders, "x-echo": `Bearer ${key}`, [`x-${"a".repeat(8)}`]: key };
  const respond = () => Response.json({ message: `unknown: ${key}` }, { status: 401, headers });
  const error = await errorOf(clientWithFetch(respond).cfb.get("/venues"));
  expect(error.headers?.get("x-echo")).toBe("Bearer [key]");
  expect(error.headers?.get("x-request-id")).toBe("r-1");
  expect(error.body).toBe('{"message":"unknown: [key]"}');
  expect(leaks(error)).toEqual([]);
});

describe("result", () => {
  test("contains a successful response's status and headers but not the Response", async () => {
    const result = await clientWithFetch(() => Response.json([], { status: 200, headers: responseHeaders })).cfb.result(
      "/venues",
    );
    expect(result).toMatchObject({ ok: true, data: [], status: 200 });
    expect(result.headers?.get("x-request-id")).toBe("r-1");
    expect(result).not.toHaveProperty("response");
  });

  test("contains a failed response's status and headers but not the Response", async () => {
    const result = await clientWithFetch(down).cfb.result("/venues");
    expect(result).toMatchObject({ ok: false, status: 503, error: { status: 503 } });
    expect(result.headers?.get("retry-after")).toBe("7");
    expect(result).not.toHaveProperty("response");
  });

  test("has separate headers for each caller that shares a request", async () => {
    const { cfb, requests } = clientWithFetch(() => Response.json([], { headers: responseHeaders }));
    const [first, second] = await Promise.all([cfb.result("/venues"), cfb.result("/venues")]);
    first.headers?.set("x-request-id", "changed");
    expect([second.headers?.get("x-request-id"), requests.length]).toEqual(["r-1", 1]);
  });

  test("has separate headers and errors for each caller that shares a failure", async () => {
    const { cfb, requests } = clientWithFetch(down);
    const [first, second] = await Promise.all([cfb.result("/venues"), cfb.result("/venues")]);
    if (first.ok || second.ok) throw new Error("the calls succeeded");
    first.headers?.set("x-request-id", "changed");
    first.error.headers?.set("x-request-id", "changed");
    expect(second.error).not.toBe(first.error);
    const ids = [second.headers, second.error.headers].map((headers) => headers?.get("x-request-id"));
    expect([ids, requests.length]).toEqual([["r-1", "r-1"], 1]);
  });

  test("redacts the key in a failed response's headers", async () => {
    const respond = () => Response.json({}, { status: 401, headers: { "x-echo": key } });
    expect(leaks(await clientWithFetch(respond).cfb.result("/venues"))).toEqual([]);
  });

  test("has neither status nor headers if there was no response", async () => {
    const cached = clientWithFetch(() => Response.json([]), { cache: true }).cfb;
    await cached.get("/venues");
    const results = [
      await cached.result("/venues"),
      await cached.result("/games", { year: 0.5 }),
      await clientWithFetch(() => Promise.reject(new Error("reset"))).cfb.result("/venues"),
      await clientWithFetch(() => Response.json([]), { apiKey: undefined }).cfb.result("/venues"),
    ];
    for (const result of results) {
      expect("status" in result && "headers" in result).toBe(true);
      expect([result.status, result.headers]).toEqual([undefined, undefined]);
    }
    expect(results.map(({ ok }) => ok)).toEqual([true, false, false, false]);
  });
});

describe("an error of GET has path, operationId and query", () => {
  const call = (cfb: Client) => cfb.GET("/games", { params: { query: { year: 2024, team: "Ohio State" } } });
  const context = { path: "/games", operationId: "getGames", query: { year: 2024, team: "Ohio State" } };
  const never = () => new Promise<Response>(() => {});

  test("if a rule refuses the call", async () => {
    const query = { team: "Texas" } as never;
    const error = await errorOf(clientWithFetch(down).cfb.GET("/games", { params: { query } }));
    expect(error).toMatchObject({ ...context, code: "query", query: { team: "Texas" } });
  });

  test.each([
    ["no response comes", () => Promise.reject(new Error("reset")), {}, "connection"],
    ["the response is not JSON", () => new Response("<html>"), {}, "response"],
    ["there is no key", down, { apiKey: undefined }, "authentication"],
    ["the floor is reached", () => Response.json({ remainingCalls: 1 }), { quotaFloor: 5 }, "quota_exceeded"],
  ] as const)("if %s", async (_, respond, options, code) => {
    expect(await errorOf(call(clientWithFetch(respond, options).cfb))).toMatchObject({ ...context, code });
  });

  test("if the call times out", async () => {
    const clock = new ManualClock();
    const error = errorOf(call(clientWithFetch(never, { clock, timeoutMs: 1_000 }).cfb));
    await clock.pass(1_000);
    expect(await error).toMatchObject({ ...context, code: "timeout" });
  });

  test("and does not include baseUrl's path in the path", async () => {
    const { cfb } = clientWithFetch(() => Promise.reject(new Error("reset")), { baseUrl: "https://a.example/cfb/v2" });
    expect(await errorOf(cfb.GET("/venues"))).toMatchObject({ path: "/venues", operationId: "getVenues" });
  });
});

test.each([
  ["300", "try again in 300 s."],
  ["soon", "try again later."],
])("for a 429 with Retry-After: %s, the message says %j", async (seconds, advice) => {
  const busy = () => Response.json({ message: "Busy" }, { status: 429, headers: { "retry-after": seconds } });
  const { cfb } = clientWithFetch(busy, { maxRetryAfterMs: 0 });
  expect((await errorOf(cfb.get("/venues"))).message).toContain(`Too many calls at once (\`concurrency\`): ${advice}`);
});

test("an error contains the service's request id if the response has one", async () => {
  const down = (headers: Record<string, string>) => () => Response.json({}, { status: 500, headers });
  expect(await errorOf(clientWithFetch(down({ "cf-ray": "8a-ORD" })).cfb.get("/venues"))).toHaveProperty(
    "requestId",
    "8a-ORD",
  );
  expect((await errorOf(clientWithFetch(down({})).cfb.get("/venues"))).requestId).toBeUndefined();
});

test("a service message with several lines becomes one line in the error", async () => {
  const body = { message: "no\n  such\r\n\tthing\u001b[31m", details: { "ye\nar": { message: "not\na number" } } };
  const respond = () => Response.json(body, { status: 400 });
  const error = await errorOf(clientWithFetch(respond).cfb.get("/venues"));
  expect(error.message).toContain('400 "no such thing [31m". ye ar: not a number.');
  expect(error).toMatchObject({ details: { "ye ar": "not a number" } });
});
