import { MockAgent, fetch as undiciFetch } from "undici";
import { createClient } from "../../src/index.js";
import { createSampleService, toNodeListener } from "../../src/sample/index.js";
import { withServer } from "../support/http-server.js";

// undici's fetch does not accept the runtime's Request, which has another type than its own.
const fetch = ({ url, headers, signal }: Request, init?: RequestInit): Promise<Response> =>
  Reflect.apply(undiciFetch, undefined, [url, { ...init, headers: Object.fromEntries(headers), signal }]);
const query = { year: 2024, competition: "cfp" } as const;

test("a call through undici's fetch returns the sample service's games", async () => {
  await withServer(toNodeListener(createSampleService()), async (baseUrl) => {
    const cfb = createClient({ apiKey: "sample", baseUrl, fetch, validate: "throw" });
    expect(await cfb.get("/games", query)).toHaveLength(11);
    expect(cfb.quota.spent).toBe(1);
  });
});

test("an aborted call through undici's fetch throws the signal's reason", async () => {
  await withServer(
    () => {},
    async (baseUrl) => {
      const controller = new AbortController();
      const call = createClient({ apiKey: "sample", baseUrl, fetch }).get("/games", query, {
        signal: controller.signal,
      });
      setTimeout(() => controller.abort("left"), 20);
      await expect(call).rejects.toBe("left");
    },
  );
});

describe("with a MockAgent as the dispatcher in `fetchOptions`,", () => {
  const baseUrl = "https://api.example.com";

  /** A client that sends its requests to an agent instead of the network. */
  function mocked() {
    const agent = new MockAgent();
    agent.disableNetConnect();
    const cfb = createClient({ apiKey: "a-mocked-key", baseUrl, fetch, fetchOptions: { dispatcher: agent } });
    return { agent, pool: agent.get(baseUrl), cfb };
  }

  test("a call returns the reply's data if path, query and key match the interceptor", async () => {
    const { agent, pool, cfb } = mocked();
    const headers = { authorization: "Bearer a-mocked-key" };
    pool.intercept({ path: "/games?year=2024&competition=cfp", headers }).reply(200, [{ id: 1 }]);
    expect(await cfb.get("/games", query)).toEqual([{ id: 1 }]);
    agent.assertNoPendingInterceptors();
  });

  test("a call retries a 503 and returns the next reply's data", async () => {
    const { agent, pool, cfb } = mocked();
    const path = "/games?year=2024&competition=cfp";
    pool.intercept({ path }).reply(503, {}, { headers: { "retry-after": "0" } });
    pool.intercept({ path }).reply(200, []);
    expect(await cfb.get("/games", query)).toEqual([]);
    agent.assertNoPendingInterceptors();
  });

  test("a request without an interceptor fails with an error that contains the path but not the key", async () => {
    const { cfb } = mocked();
    const result = await cfb.result("/venues", {}, { retries: 0 });
    expect(result.ok ? undefined : result.error).toMatchObject({ path: "/venues", code: "connection" });
    expect(JSON.stringify(result.ok ? undefined : result.error)).not.toContain("a-mocked-key");
  });
});
