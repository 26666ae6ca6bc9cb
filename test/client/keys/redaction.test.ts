import { createClient } from "../../../src/index.js";
import { clientWithFetch, key, leaks, rejection } from "../../support/client-with-fetch.js";

function clientWithFailure(status: number, body: string, apiKey: string, headers: Record<string, string> = {}) {
  return clientWithFetch(() => new Response(body, { status, headers }), { apiKey }).cfb;
}

const messageBody = (message: string) => JSON.stringify({ message });
const tier = messageBody("Unauthorized. This endpoint requires a Patreon subscription at Tier 1 or higher.");
const monthly = messageBody("Monthly call quota exceeded.");
const invalid = '{"message":"Validation Failed","details":{"id":{"message":"not found","value":12345678}}}';

describe("the client recognizes a failure before it redacts the key:", () => {
  const cases: readonly [string, number, string, object, readonly string[]][] = [
    [
      "a tier's 401 is a TierError",
      401,
      tier,
      { name: "TierError", tier: 1 },
      ["Tier", "1", "r", "subscription", "Unauthorized."],
    ],
    [
      "the monthly 429 is a QuotaExceededError",
      429,
      monthly,
      { name: "QuotaExceededError" },
      ["quota", "Monthly", "m", "message"],
    ],
    [
      "a 400 has its details",
      400,
      invalid,
      { details: { id: "not found" } },
      ["1", "12345678", "details", '{"message"', "not"],
    ],
    [
      "HTML with a 200 is reported as HTML",
      200,
      "<html>maintenance</html>",
      { message: expect.stringContaining("is HTML") },
      ["maintenance", "HTML", "<html>", "JSON"],
    ],
  ];

  test.each(
    cases.flatMap(([what, status, body, members, keys]) =>
      keys.map((own) => [what, own, status, body, members] as const),
    ),
  )("%s if the key is %s", async (_, apiKey, status, body, members) => {
    const error = await rejection(clientWithFailure(status, body, apiKey).get("/game/box/advanced", { id: 1 }));
    expect(error).toMatchObject({ status, ...members });
  });

  test.each(["quota", "exceeded"])("GET recognizes the monthly 429 if the key is %s", async (apiKey) => {
    const cfb = clientWithFailure(429, monthly, apiKey);
    await cfb.GET("/games", { params: { query: { year: 2024 } } });
    expect(cfb.quota.exhaustedUntil).toBeInstanceOf(Date);
  });

  test.each(["12345678", "remaining", "Validation"])("GET's error is parsed JSON if the key is %s", async (apiKey) => {
    const { error } = await clientWithFailure(400, invalid, apiKey).GET("/venues");
    expect(error).toMatchObject({ message: expect.any(String), details: { id: { message: "not found" } } });
  });
});

describe("the client redacts only complete keys of 8 characters or more:", () => {
  test.each(["a", "Texas", "abcdefg", "sample"])("a short key such as %s remains in a message", async (apiKey) => {
    const error = await rejection(
      clientWithFailure(404, messageBody(`no such thing: ${apiKey}!`), apiKey).get("/venues"),
    );
    expect(error).toHaveProperty("message", expect.stringContaining(`no such thing: ${apiKey}!`));
  });

  test("a key of 8 characters is replaced, but part of a key is not", async () => {
    const body = messageBody("abcdefgh is unknown, abcdefg and bcdefgh are other keys");
    const error = await rejection(clientWithFailure(401, body, "abcdefgh").get("/venues"));
    expect(error).toHaveProperty(
      "message",
      expect.stringContaining('"[key] is unknown, abcdefg and bcdefgh are other keys"'),
    );
  });

  test("a short key remains in a cause, but a long key is replaced", async () => {
    const failing = (apiKey: string) =>
      clientWithFetch(() => Promise.reject(new Error(`host ${apiKey} is down`)), { apiKey }).cfb;
    const short = await rejection(failing("a").get("/venues"));
    expect(short).toMatchObject({ code: "connection", cause: { message: "host a is down" } });
    expect(short).toHaveProperty("message", expect.stringContaining("host a is down"));
    const long = await rejection(failing("abcdefgh").get("/venues"));
    expect(long).toMatchObject({ code: "connection", cause: { message: "host [key] is down" } });
    expect(long).toHaveProperty("message", expect.stringContaining("host [key] is down"));
  });
});

test("a finding never shows part of the key, even if its value is cut within the key", async () => {
  const drift: unknown[] = [];
  for (let length = 30; length < 60; length++) {
    const rows = [{ id: `${"x".repeat(length)}${key}`, [key]: 1 }];
    const { cfb } = clientWithFetch(() => Response.json(rows), { onDrift: (event) => drift.push(event) });
    await cfb.get("/venues", {}, { validate: "report" });
    drift.push(await rejection(cfb.get("/venues", {}, { validate: "throw" })));
  }
  expect(drift).toHaveLength(90);
  expect(leaks(drift, key.slice(0, 6))).toEqual([]);
});

test("a truncated string never ends with part of the key", async () => {
  for (const before of [230, 260, 290, 1_940, 1_970, 1_990]) {
    const error = await rejection(clientWithFailure(400, messageBody("x".repeat(before) + key), key).get("/venues"));
    expect(error).toMatchObject({ status: 400, body: expect.any(String) });
    expect(leaks(error, key.slice(0, 8))).toEqual([]);
  }
});

test.each([
  key,
  `ftp://${key}`,
  `https://[${key}`,
  `https://user:${key}@a.example`,
  `https://a.example/?${key}`,
  ` ${key}`,
])("createClient({ baseUrl: %j }) does not quote the URL in its error", (baseUrl) => {
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
  "createClient's error for invalid headers does not quote a header's name or value",
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
