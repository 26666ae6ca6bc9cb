import { type ClientOptions, createClient } from "../../../src/index.js";
import { clientWithFetch } from "../../support/client-with-fetch.js";
import { failure, manualClient } from "../../support/manual-client.js";

const weather = { year: 2023 } as const;
const path = "/games/weather";
const day = 24 * 3_600_000;

/**
 * Creates a `fetch` that responds with 1 for the first key and with 2 for any other key. `refuse` gets the key and the request's number, and can
 * return a different response.
 */
function numbered(refuse: (key: string, number: number) => Response | undefined = () => undefined) {
  let number = 0;
  return async ({ headers }: Request) => {
    const key = headers.get("authorization") ?? "";
    return refuse(key, ++number) ?? Response.json([{ id: key.includes("first") ? 1 : 2 }]);
  };
}

/** Returns what a client with this key finds in the store, or undefined if the client has to send a request. */
async function storedFor(apiKey: string, cache: Map<string, string>) {
  const { cfb } = clientWithFetch(() => failure(400), { apiKey, cache });
  const result = await cfb.result(path, weather);
  return result.ok ? result.data : undefined;
}

/** Creates a key function that returns the keys in order and then repeats the last key. */
const inTurn = (...keys: string[]) => {
  let next = 0;
  return () => keys[Math.min(next++, keys.length - 1)];
};

test.each<[string, ClientOptions]>([
  [
    "the key function returns another key for the attempt than for the store",
    { apiKey: inTurn("first-key-of-mine", "second-key-of-mine"), fetch: numbered() },
  ],
  [
    "a 401 makes the client use another key",
    {
      apiKey: inTurn("first-key-of-mine", "first-key-of-mine", "second-key-of-mine"),
      fetch: numbered((key) => (key.includes("first") ? failure(401) : undefined)),
    },
  ],
])("if %s, tier data is stored for the key that received the response", async (_, options) => {
  const cache = new Map<string, string>();
  const cfb = createClient({ ...options, cache });
  const rows = [{ id: 2 }];
  expect(await cfb.get(path, weather)).toEqual(rows);
  expect(await storedFor("first-key-of-mine", cache)).toBeUndefined();
  expect(await storedFor("second-key-of-mine", cache)).toEqual(rows);
});

test("one key's stale data does not replace another key's error", async () => {
  const [first, second] = ["first-key-of-mine", "second-key-of-mine"];
  for (const [last, ok] of [
    [first, true],
    [second, false],
  ] as const) {
    // Each call uses one key to read the store, and the next key to send its request.
    const apiKey = inTurn(first, first, first, last);
    const { cfb, clock } = manualClient({ cache: true, retries: 0, apiKey }, (_, number) =>
      number === 1 ? Response.json([{ id: 1 }]) : failure(503),
    );
    await cfb.get(path, weather);
    clock.skip(31 * day);
    expect(await cfb.result(path, weather)).toMatchObject({ ok });
  }
});

test("a response about an API key is never served to another key, even with `cacheTtlMs`", async () => {
  const cache = new Map<string, string>();
  const account = (apiKey: string) =>
    clientWithFetch(() => Response.json({ name: apiKey }), { apiKey, cache }).cfb.get(
      "/info",
      {},
      { cacheTtlMs: 60_000 },
    );
  expect([await account("one"), await account("two")]).toEqual([{ name: "one" }, { name: "two" }]);
});
