import { AuthenticationError, createClient } from "../../../src/index.js";
import type { ApiKey } from "../../../src/injected.js";
import { clientWithFetch, key, leaks } from "../../support/client-with-fetch.js";
import { withServer } from "../../support/http-server.js";

const authorizations = (requests: readonly Request[]) => requests.map(({ headers }) => headers.get("authorization"));

/** Returns the `Authorization` headers that the service receives, or the error. */
async function sentWith(apiKey: ApiKey) {
  const { cfb, requests } = clientWithFetch(() => Response.json([]), { apiKey });
  const result = await cfb.result("/games", { year: 2024 });
  return { sent: authorizations(requests), error: result.ok ? undefined : result.error };
}

/** Checks that a call with this key fails with this message before it is sent. */
async function expectRefusal(apiKey: ApiKey, message: string | RegExp) {
  const { sent, error } = await sentWith(apiKey);
  expect(sent).toEqual([]);
  expect(error).toBeInstanceOf(AuthenticationError);
  expect(error).toMatchObject({ code: "authentication", path: "/games", operationId: "getGames" });
  expect(error?.message).toMatch(message);
  return error;
}

describe.each([
  ["a string", (given: string) => given],
  ["a function", (given: string) => () => given],
  ["an asynchronous function", (given: string) => async () => given],
])("%s as `apiKey`", (_, apiKey) => {
  test.each(["secret", " secret\n", "Bearer secret", "bearer  secret", " BEARER\tsecret "])(
    "can be a header value pasted with its scheme: %j",
    async (given) => {
      expect(await sentWith(apiKey(given))).toEqual({ sent: ["Bearer secret"], error: undefined });
    },
  );

  test.each(["Bearers", "xBearer", "!", "~"])("is sent unchanged: %j", async (given) => {
    expect((await sentWith(apiKey(given))).sent).toEqual([`Bearer ${given}`]);
  });

  test.each(["", "  ", "Bearer", "Bearer "])(
    "counts as missing if it is %j, and the error says how to get a key",
    async (given) => {
      const remedy = "Get one at collegefootballdata.com and pass it as `apiKey`.";
      await expectRefusal(apiKey(given), `No API key. Nothing was sent. ${remedy}`);
    },
  );

  test.each([`"${key}"`, `'${key}'`, `Bearer "${key}"`, `"Bearer ${key}"`, '""'])(
    "with quotes around it is refused before a request is sent, and the error says to remove them: %j",
    async (given) => {
      const error = await expectRefusal(
        apiKey(given),
        "The API key has quotes around it. Nothing was sent. Remove the quotes.",
      );
      expect(leaks(error)).toEqual([]);
    },
  );

  test.each([`${key} twice`, `${key}\nX-Evil: 1`, "caf\u00e9", "a\u007f", "\u0000a"])(
    "is refused if it contains characters that headers do not allow: %j",
    async (given) => {
      const what = "The API key has a space or another character that a header can't contain";
      const error = await expectRefusal(apiKey(given), `${what}. Nothing was sent. Copy it again.`);
      expect(leaks(error)).toEqual([]);
    },
  );
});

test("a call fails if the key is missing or not a string", async () => {
  await expectRefusal(undefined, /^No API key/);
  // As in JavaScript, where no compiler checks the type.
  const message = "`apiKey` takes a string or a function that returns one, not a number. Nothing was sent.";
  await expectRefusal(() => JSON.parse("7"), message);
});

test("if the key function fails, the call rejects with an AuthenticationError before it is sent", async () => {
  const fail = () => {
    throw Object.assign(new Error("the vault is shut"), { config: { key } });
  };
  for (const apiKey of [fail, async () => fail()]) {
    const error = await expectRefusal(apiKey, "The function given as `apiKey` failed. Nothing was sent.");
    expect(error).toMatchObject({ cause: { message: "the vault is shut" } });
    expect(leaks(error)).toEqual([]);
  }
});

test("the key goes only to the configured origin", async () => {
  const { cfb, requests } = clientWithFetch(() => Response.json([]), { baseUrl: "https://a.example/v1" });
  const params = { query: { year: 2024 } };
  await cfb.GET("/games", { params });
  await expect(cfb.GET("/games", { params, baseUrl: "https://b.example" })).rejects.toThrow(TypeError);
  cfb.use({ onRequest: () => new Request("https://c.example/v1/games?year=2024") });
  await expect(cfb.GET("/games", { params })).rejects.toThrow(TypeError);
  expect(requests.map(({ url }) => url)).toEqual(["https://a.example/v1/games?year=2024"]);
  expect(authorizations(requests)).toEqual([`Bearer ${key}`]);
});

describe("baseUrl", () => {
  test.each([
    "https://API.example",
    "https://api.example:443",
    "http://api.example:80/",
    " https://api.example\n",
    "https://münchen.example/v2",
  ])("accepts %j, and the key goes to that origin", async (baseUrl) => {
    const { cfb, requests } = clientWithFetch(() => Response.json([]), { baseUrl });
    await cfb.get("/games", { year: 2024 });
    await cfb.GET("/venues");
    expect(authorizations(requests)).toEqual([`Bearer ${key}`, `Bearer ${key}`]);
  });
});

test("over a real connection, the key replaces any Authorization header of the client or the call", async () => {
  const seen: unknown[] = [];
  await withServer(
    (request, response) => {
      seen.push(request.headers.authorization);
      response.setHeader("content-type", "application/json").end("[]");
    },
    async (baseUrl) => {
      const headers = { Authorization: "Bearer other" };
      await createClient({ apiKey: "k", baseUrl, headers }).get("/venues");
      await createClient({ apiKey: "k", baseUrl }).get("/venues", {}, { headers });
      await createClient({ apiKey: "k", baseUrl, headers }).GET("/venues");
    },
  );
  expect(seen).toEqual(["Bearer k", "Bearer k", "Bearer k"]);
});

test("`fetchOptions` cannot replace a request's headers or signal", async () => {
  const { cfb, requests } = clientWithFetch(() => Response.json([]));
  const fetchOptions: Record<string, unknown> = {
    headers: { authorization: "Bearer other" },
    signal: AbortSignal.abort("other"),
  };
  await cfb.get("/venues", {}, { fetchOptions });
  expect(authorizations(requests)).toEqual([`Bearer ${key}`]);
  expect(requests[0]?.signal.aborted).toBe(false);
});

test("inspecting the client does not show the key", async () => {
  const { cfb } = clientWithFetch(() => Response.json([]));
  expect(leaks(cfb)).toEqual([]);
  const headers = { "x-team": "a" };
  await cfb.get("/venues", {}, { headers });
  expect(headers).toEqual({ "x-team": "a" });
});

test("concurrent calls share a request unless the data depends on the key and the key has changed", async () => {
  let number = 0;
  const respond = async ({ headers }: Request) => {
    await new Promise(setImmediate);
    return Response.json({ patronLevel: 0, remainingCalls: Number(headers.get("authorization")?.slice(-1)) });
  };
  const { cfb, requests } = clientWithFetch(respond, { apiKey: () => `tenant-number-${number}` });
  const first = cfb.get("/info");
  // Waits until the first request is sent, and then changes the key.
  await Promise.resolve().then(() => {});
  while (requests.length === 0) await Promise.resolve();
  number++;
  expect(await Promise.all([first, cfb.get("/info")])).toMatchObject([{ remainingCalls: 0 }, { remainingCalls: 1 }]);
  await Promise.all([cfb.result("/venues"), cfb.result("/venues")]);
  expect(requests).toHaveLength(3);
});
