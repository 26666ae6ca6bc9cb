import { createClient } from "../../src/index.js";
import { clientWithFetch, key, leaks, rejection } from "../support/client-with-fetch.js";

function clientWithFailure(status: number, body: string, apiKey: string, headers: Record<string, string> = {}) {
  return clientWithFetch(() => new Response(body, { status, headers }), { apiKey }).cfb;
}

const messageBody = (message: string) => JSON.stringify({ message });
const tier = messageBody("Unauthorized. This endpoint requires a Patreon subscription at Tier 1 or higher.");
const monthly = messageBody("Monthly call quota exceeded.");
const invalid = '{"message":"Validation Failed","details":{"id":{"message":"not found","value":12345678}}}';

describe("the class of an error does not depend on the key", () => {
  test.each(["Tier", "1", "r", "subscription", "endpoint", "Unauthorized.", "message", '"message"'])(
    "a tier's 401 is a TierError with the key %s",
    async (apiKey) => {
      const error = await rejection(clientWithFailure(401, tier, apiKey).get("/games/weather", { year: 2024 }));
      expect(error).toMatchObject({ name: "TierError", code: "tier", tier: 1, status: 401 });
    },
  );

  test.each(["quota", "Monthly", "call", "exceeded", "exceeded.", "m", "message"])(
    "the monthly 429 is a QuotaExceededError with the key %s",
    async (apiKey) => {
      const error = await rejection(clientWithFailure(429, monthly, apiKey).get("/games", { year: 2024 }));
      expect(error).toMatchObject({ name: "QuotaExceededError", code: "quota_exceeded", resetsAt: expect.any(Date) });
    },
  );

  test.each(["quota", "exceeded"])("GET registers the monthly 429 with the key %s", async (apiKey) => {
    const cfb = clientWithFailure(429, monthly, apiKey);
    await cfb.GET("/games", { params: { query: { year: 2024 } } });
    expect(cfb.quota.exhaustedUntil).toBeInstanceOf(Date);
  });

  test.each(["1", "2345", "12345678", "details", '"details"', '{"message"', "Validation", "not"])(
    "a 400 with details is a ServiceError with those details with the key %s",
    async (apiKey) => {
      const error = await rejection(clientWithFailure(400, invalid, apiKey).get("/game/box/advanced", { id: 1 }));
      expect(error).toMatchObject({ name: "ServiceError", status: 400, details: { id: "not found" } });
    },
  );

  test.each(["maintenance", "HTML", "<html>", "JSON"])(
    "an HTML page instead of JSON is reported as HTML with the key %s",
    async (apiKey) => {
      const error = await rejection(clientWithFailure(200, "<html>maintenance</html>", apiKey).get("/venues"));
      expect(error).toMatchObject({ name: "ResponseError", message: expect.stringContaining("is HTML") });
    },
  );

  test.each(["12345678", "remaining", "Validation"])("GET's error is parsed JSON with the key %s", async (apiKey) => {
    const { error } = await clientWithFailure(400, invalid, apiKey).GET("/venues");
    expect(error).toMatchObject({ message: expect.any(String), details: { id: { message: "not found" } } });
  });
});

describe("only a whole key of 8 characters or more is redacted", () => {
  test("the key of README does not change the sample service's message", async () => {
    const message = "The sample world holds no game 7.";
    const error = await rejection(
      clientWithFailure(404, messageBody(message), "sample").get("/game/box/advanced", { id: 7 }),
    );
    expect(error).toMatchObject({ code: "not_found", message: expect.stringContaining(`"${message}"`) });
  });

  test.each(["a", "Texas", "abcdefg"])("a short key such as %s stays in a message", async (apiKey) => {
    const error = await rejection(
      clientWithFailure(404, messageBody(`no such thing: ${apiKey}!`), apiKey).get("/venues"),
    );
    expect(error).toHaveProperty("message", expect.stringContaining(`no such thing: ${apiKey}!`));
  });

  test("a key of 8 characters is redacted, and a part of it is not", async () => {
    const body = messageBody("abcdefgh is unknown, abcdefg and bcdefgh are other keys");
    const error = await rejection(clientWithFailure(401, body, "abcdefgh").get("/venues"));
    expect(error).toHaveProperty(
      "message",
      expect.stringContaining('"[key] is unknown, abcdefg and bcdefgh are other keys"'),
    );
  });

  test("a short key in a cause stays, and a long key is redacted", async () => {
    const failing = (apiKey: string) =>
      clientWithFetch(() => Promise.reject(new Error(`host ${apiKey} is down`)), { apiKey }).cfb;
    const short = await rejection(failing("a").get("/venues"));
    expect(short).toMatchObject({ code: "connection", cause: { message: "host a is down" } });
    expect(short).toHaveProperty("message", expect.stringContaining("host a is down"));
    const long = await rejection(failing("abcdefgh").get("/venues"));
    expect(long).toMatchObject({ code: "connection", cause: { message: "host [key] is down" } });
    expect(long).toHaveProperty("message", expect.stringContaining("host [key] is down"));
  });

  test("data of a success is never redacted", async () => {
    const rows = [{ id: 1, school: key }];
    expect(await clientWithFetch(() => Response.json(rows)).cfb.get("/teams")).toEqual(rows);
  });
});

describe("a key in another encoding is redacted", () => {
  const odd = 'k3y"of\\mine/with+odd=signs&more%20';
  const forms: readonly [string, string][] = [
    ["unchanged", odd],
    ["escaped as in JSON", JSON.stringify(odd).slice(1, -1)],
    ["encoded as in a URL", encodeURIComponent(odd)],
  ];

  test.each(forms)("%s, in a response", async (_, form) => {
    for (const body of [
      messageBody(`unknown: ${form}`),
      `unknown: ${form}`,
      `{"message":"no","details":{"a":"${form}"}}`,
    ]) {
      const headers = { "x-echo": form, location: `/login?key=${form}` };
      const error = await rejection(clientWithFailure(401, body, odd, headers).get("/venues"));
      expect(error).toMatchObject({ code: "authentication", status: 401 });
      expect([...leaks(error, form), ...leaks(error, odd)]).toEqual([]);
      expect(error).toHaveProperty("headers", expect.any(Headers));
    }
  });

  test.each(forms)("%s, in what fetch throws", async (_, form) => {
    const thrown = new Error(`GET https://proxy.example/?auth=${form} failed`, { cause: { url: form } });
    const error = await rejection(clientWithFetch(() => Promise.reject(thrown), { apiKey: odd }).cfb.get("/venues"));
    expect(error).toMatchObject({ code: "connection", message: expect.stringContaining("proxy.example/?auth=[key]") });
    expect(leaks(error, form)).toEqual([]);
  });
});

test("no part of a key remains where a text is truncated", async () => {
  for (const before of [230, 260, 290, 1_940, 1_970, 1_990]) {
    const error = await rejection(clientWithFailure(400, messageBody("x".repeat(before) + key), key).get("/venues"));
    expect(error).toMatchObject({ status: 400, body: expect.any(String) });
    expect(leaks(error, key.slice(0, 8))).toEqual([]);
  }
});

test("a key that is replaced during the call is redacted, and so is the new key", async () => {
  const keys = ["first-key-of-mine", "second-key-of-mine"];
  let given = 0;
  const apiKey = () => keys[given++ % 2];
  const respond = (request: Request) =>
    new Response(messageBody(`unknown: ${request.headers.get("authorization")} and ${keys.join(" and ")}`), {
      status: 401,
    });
  const error = await rejection(clientWithFetch(respond, { apiKey }).cfb.get("/venues"));
  expect(error).toMatchObject({ code: "authentication", body: expect.stringContaining("[key]") });
  for (const each of keys) expect(leaks(error, each)).toEqual([]);
});

test.each([
  key,
  `ftp://${key}`,
  `https://[${key}`,
  `https://user:${key}@a.example`,
  `https://a.example/?${key}`,
  ` ${key}`,
])("createClient({ baseUrl: %j }) does not quote it", (baseUrl) => {
  let error: unknown;
  try {
    createClient({ baseUrl });
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(TypeError);
  expect(error).toHaveProperty("message", expect.stringContaining("baseUrl"));
  expect(leaks(error)).toEqual([]);
});

test.each([{ "x-api-key": `${key}\n${key}` }, { [`${key} ${key}`]: "1" }, { authorization: `Bearer ${key}\u{1f3c8}` }])(
  "createClient with invalid headers names the option and quotes neither name nor value",
  (headers) => {
    let error: unknown;
    try {
      createClient({ headers });
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(TypeError);
    expect(error).toHaveProperty("message", expect.stringMatching(/`?headers`?/));
    expect(leaks(error)).toEqual([]);
  },
);
