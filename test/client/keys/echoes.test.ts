import { createClient, type Store } from "../../../src/index.js";
import { clientWithFetch, key, leaks, rejection } from "../../support/client-with-fetch.js";
import { manualClient, success } from "../../support/manual-client.js";

const marked = `ab&cd"ef'gh<ij>kl\\mn`;

test.each([
  ["as in JSON", JSON.stringify(marked).slice(1, -1)],
  ["in a URL", encodeURIComponent(marked)],
])("a key with special characters is redacted if the service writes the key %s", async (_, form) => {
  const fetch = async () => Response.json({ message: `no ${form} here` }, { status: 400 });
  const error = await rejection(createClient({ apiKey: marked, fetch }).get("/venues"));
  expect(error).toHaveProperty("message", expect.stringContaining("no [key] here"));
});

/** The key as services, proxies and libraries write it. */
const forms: readonly (readonly [string, string])[] = [
  ["as plain text", key],
  ["percent-encoded", encodeURIComponent(key)],
];

/** Creates a client that receives the same response to all requests. */
const responding = (status: number, body: string, options = {}) =>
  clientWithFetch(() => new Response(body, { status, headers: { "x-echo": "none" } }), options).cfb;

describe.each(forms)("if a response contains the key %s, the key", (_, form) => {
  const secrets = [key, form];
  const shown = (value: unknown) => secrets.flatMap((secret) => leaks(value, secret));

  test("is redacted in a failure's message, details, body and headers", async () => {
    for (const body of [
      `{"message":"no ${form}"}`,
      `no ${form}`,
      `{"details":{"year":{"message":"${form}"}}}`,
      `{"details":{"${form}":{"message":"unknown"}}}`,
    ]) {
      const { cfb } = clientWithFetch(() => new Response(body, { status: 400, headers: { "x-echo": form } }));
      const error = await rejection(cfb.get("/venues"));
      expect({ error, shown: shown(error) }).toMatchObject({ error: { code: "service", status: 400 }, shown: [] });
      expect(error).toHaveProperty("body", expect.stringContaining("[key]"));
    }
  });

  test("is redacted in the cause if the key function fails later", async () => {
    let calls = 0;
    const apiKey = () => {
      if (calls++ > 0) throw new Error(`cannot renew ${form}`);
      return key;
    };
    const { cfb } = clientWithFetch(() => Response.json([]), { apiKey });
    await cfb.get("/venues");
    const error = await rejection(cfb.get("/conferences"));
    expect({ error, shown: shown(error) }).toMatchObject({ error: { code: "authentication" }, shown: [] });
    expect(error).toHaveProperty("cause.message", "cannot renew [key]");
  });

  test("is redacted in an error's causes at any depth", async () => {
    const inner = Object.assign(new Error(`inner ${form}`), { code: `E_${form}` });
    const thrown = new AggregateError([new Error(form, { cause: inner })], `outer ${form}`);
    const error = await rejection(clientWithFetch(() => Promise.reject(thrown)).cfb.get("/venues"));
    expect({ error, shown: shown(error) }).toMatchObject({ error: { code: "connection" }, shown: [] });
  });

  test("is redacted in findings and notices before they are cut", async () => {
    const events: unknown[] = [];
    const hook = (event: unknown) => void events.push(event);
    const row = `"id":"${"x".repeat(50)}${form}","${form}":1,"name":7`;
    const options = { onDrift: hook, onNotice: hook };
    for (const validate of ["report", "throw"] as const) {
      const result = await responding(200, `[{${row}}]`, { validate, ...options }).result("/venues");
      events.push(result.ok ? result.notices : result.error);
    }
    expect(events.length).toBeGreaterThan(3);
    expect([...shown(events), ...leaks(events, key.slice(0, 6))]).toEqual([]);
  });

  test("is not stored anywhere", async () => {
    const stored: unknown[] = [];
    const store: Store = { get: () => undefined, set: (...entry) => void stored.push(entry), delete: () => {} };
    const body = `[{"name":"${form}"}]`;
    expect(await responding(200, body, { cache: store }).get("/venues")).toEqual(JSON.parse(body));
    expect(stored).toEqual([]);
  });
});

test("a key that begins with another key is redacted completely", async () => {
  const keys = ["a-key-of-mine", "a-key-of-mine-and-more"];
  const respond = () => Response.json({ message: `no ${keys[1]} and ${keys[0]}` }, { status: 401 });
  let given = 0;
  const error = await rejection(clientWithFetch(respond, { apiKey: () => keys[given++ % 2] }).cfb.get("/venues"));
  expect(error).toHaveProperty("message", expect.stringContaining('"no [key] and [key]"'));
});

test.each([200, 400])("an error redacts a numeric key in the JSON of a %d", async (status) => {
  const apiKey = "401628374";
  const events: unknown[] = [];
  const body = '[{"id":401628374,"season":401628374.5,"x401628374":1}]';
  const onDrift = (event: unknown) => void events.push(event);
  const cfb = responding(status, body, { apiKey, validate: "throw", onDrift });
  const error = await rejection(cfb.get("/games", { year: 2024 }));
  expect({ error, leaks: leaks([error, events], apiKey) }).toMatchObject({ error: { status }, leaks: [] });
});

test("`onCacheError` receives an error with the key redacted, or the original error if it does not contain the key", async () => {
  const errors: unknown[] = [];
  const thrown = [new Error(`redis://user:${key}@host is down`), new TypeError("down")];
  const store: Store = {
    get: () => Promise.reject(thrown[errors.length]),
    set: () => {},
    delete: () => {},
  };
  const onCacheError = (error: unknown) => void errors.push(error);
  const { cfb, clock } = manualClient({ apiKey: key, cache: store, onCacheError }, () => success());
  await cfb.get("/venues");
  clock.skip(5_000);
  await cfb.get("/venues");
  expect(errors).toHaveLength(2);
  expect(errors[0]).toHaveProperty("message", "redis://user:[key]@host is down");
  expect(leaks(errors)).toEqual([]);
  expect(errors[1]).toBe(thrown[1]);
});

test("the key is redacted in the headers of a result that fails validation", async () => {
  const respond = () => Response.json([{ id: "x" }], { headers: { "x-echo": `Bearer ${key}` } });
  const result = await clientWithFetch(respond, { validate: "throw" }).cfb.result("/games", { year: 2024 });
  expect(result).toMatchObject({ ok: false, status: 200 });
  expect(result.headers?.get("x-echo")).toBe("Bearer [key]");
  expect(leaks(result)).toEqual([]);
});

test("the key is redacted in a header's name", async () => {
  const respond = () => Response.json([], { headers: { [`x-${key.replace(/[^\w]/g, "")}`]: "1" } });
  const { cfb } = clientWithFetch(respond, { apiKey: key.replace(/[^\w]/g, "") });
  const { headers } = await cfb.result("/venues");
  expect([...(headers ?? [])].map(([name]) => name)).toContain("x-key");
});

test("a successful result contains the unchanged data, and headers with the key redacted", async () => {
  const respond = () => Response.json([{ name: key }], { headers: { "x-echo": `Bearer ${key}` } });
  const result = await clientWithFetch(respond).cfb.result("/venues");
  expect(result).toMatchObject({ ok: true, data: [{ name: key }] });
  expect(result.headers?.get("x-echo")).toBe("Bearer [key]");
});

test.each([
  ["half of a surrogate pair", "a-key-of-mine-\ud83c"],
  ["letters of any script", "schlüssel-von-mir-🏈-鍵"],
  ["20,000 characters", "k3y/of+mine=".repeat(1_700)],
  ["characters special in regular expressions and escapes", "a.b*c(d[e\\f%41g$h^i{2}|j"],
])("a key with %s is redacted in plain text, in JSON and in a URL", async (_, apiKey) => {
  const inAddress = /[\ud800-\udfff]/u.test(apiKey) ? [] : [encodeURIComponent(apiKey)];
  for (const form of [apiKey, JSON.stringify(apiKey).slice(1, -1), ...inAddress]) {
    const messages: unknown[] = [];
    const down = () => Promise.reject(new Error(`no ${form}!`));
    const onCacheError = (error: unknown) => void messages.push(error instanceof Error && error.message);
    const cache: Store = { get: down, set: down, delete: down };
    // The client does not send a key that is invalid in a header, but still redacts it.
    const cfb = createClient({ apiKey, cache, onCacheError, retries: 0, fetch: async () => Response.json([]) });
    await cfb.result("/venues");
    expect(messages.map((message) => message === "no [key]!")).toContain(true);
    expect(messages.map((message) => String(message).length < 20)).not.toContain(false);
  }
});

test("notices and errors redact an earlier call's key if a list of names contains it", async () => {
  const keyOf = (call: number) => `key-number-${call}-abcdefghijklmnop`;
  let calls = 0;
  const fetch = async ({ url, headers }: Request) => {
    const sentKey = headers.get("authorization")?.slice("Bearer ".length);
    const team = { id: 1, school: `Texas ${sentKey}`, abbreviation: "TEX", alternateNames: [], classification: "fbs" };
    return Response.json(new URL(url).pathname === "/teams" ? [team] : []);
  };
  const cfb = createClient({ apiKey: () => keyOf(++calls), names: true, retries: 0, fetch });
  const messages: string[] = [];
  for (let call = 0; call < 3; call++) {
    const { notices } = await cfb.result("/games", { year: 2024, team: "Texsa" });
    messages.push(...notices.map(({ message }) => message));
  }
  messages.push(String(await rejection(cfb.names.team("Atlantis"))));
  expect(messages.join()).toContain("Texas [key]");
  expect(messages.join()).not.toContain("key-number");
});
