import { createClient, ResponseError } from "../../../src/index.js";
import { clientWithFetch, key, rejection } from "../../support/client-with-fetch.js";
import { settled } from "../../support/clock.js";
import { manualClient, watch } from "../../support/manual-client.js";

const query = { year: 2024 };

describe("an injected fetch", () => {
  test("receives a real Request with the URL, the headers and a signal", async () => {
    const controller = new AbortController();
    const options = { baseUrl: "https://a.example", headers: { "x-a": "b" } };
    const { cfb, requests } = clientWithFetch(() => new Promise(() => {}), options);
    watch(cfb.get("/games", query, { signal: controller.signal }));
    await settled();
    const [request] = requests;
    expect(request).toBeInstanceOf(Request);
    expect([request?.method, request?.url]).toEqual(["GET", "https://a.example/games?year=2024"]);
    expect([request?.headers.get("x-a"), request?.headers.get("authorization")]).toEqual(["b", `Bearer ${key}`]);
    controller.abort("enough");
    expect(request?.signal.aborted).toBe(true);
  });

  test.each([
    [new Error("offline"), /a\.example: offline\. Check/, { message: "offline" }],
    [new Error("fetch failed", { cause: new Error("other side closed") }), /other side closed/, {}],
    [new Error("fetch failed", { cause: { code: "ECONNREFUSED", message: "" } }), /ECONNREFUSED/, {}],
    ["offline", /offline/, "offline"],
    [null, /null/, undefined],
    [{ name: "AbortError", message: "aborted by other code" }, /aborted by other code/, {}],
  ])("that throws %p causes a retryable ConnectionError", async (thrown, message, cause) => {
    const { cfb } = clientWithFetch(() => Promise.reject(thrown), { baseUrl: "https://a.example" });
    const error = await rejection(cfb.get("/games", query));
    expect(error).toMatchObject({ code: "connection", message: expect.stringMatching(message), retryable: true });
    if (cause !== undefined) expect({ error }).toMatchObject({ error: { cause } });
  });

  test.each([
    "DEPTH_ZERO_SELF_SIGNED_CERT",
    "SELF_SIGNED_CERT_IN_CHAIN",
    "CERT_HAS_EXPIRED",
    "ERR_TLS_CERT_ALTNAME_INVALID",
    "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
    "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
  ])("that throws %s causes a ConnectionError that is not retryable", async (code) => {
    const cause = { code, message: "no" };
    const { cfb } = clientWithFetch(() => Promise.reject(new Error("fetch failed", { cause })));
    expect(await rejection(cfb.get("/venues"))).toMatchObject({ code: "connection", retryable: false });
  });

  test("that throws a long message of several lines causes an error that quotes the message in one short line", async () => {
    const { cfb } = clientWithFetch(() => Promise.reject(new TypeError(`a\nb\u0007${"x".repeat(5_000)}`)));
    const { message } = (await rejection(cfb.get("/venues"))) as Error;
    expect(message).toMatch(/: a b x{250,300}…\. Check the network/);
  });

  test.each([
    ["undefined", "undefined"],
    ["7", "number"],
    ["{}", "object"],
    ['{"status":200,"ok":true}', "object"],
  ])("that returns %s causes a ResponseError that names the type", async (text, type) => {
    // As in JavaScript, where no compiler checks the type.
    const { cfb } = clientWithFetch(() => (text === "undefined" ? undefined : JSON.parse(text)));
    const error = await rejection(cfb.get("/venues"));
    expect(error).toBeInstanceOf(ResponseError);
    expect(error).toHaveProperty(
      "message",
      expect.stringContaining(`The given \`fetch\` returned ${type}, not a Response.`),
    );
  });
});

describe("after an abort,", () => {
  const cancelled = jest.fn();

  test.each([
    ["responds with a body, which is then cancelled", () => new Response(new ReadableStream({ cancel: cancelled }))],
    ["responds without a body", () => new Response(null)],
    ["returns nothing", () => JSON.parse("null")],
    ["fails", () => Promise.reject(new Error("aborted"))],
  ])("the call rejects with the abort's reason even if fetch %s", async (_, respond) => {
    const controller = new AbortController();
    const { cfb } = manualClient({}, () => {
      controller.abort("enough");
      return respond();
    });
    expect(await rejection(cfb.get("/games", query, { signal: controller.signal }))).toBe("enough");
    await settled();
    expect(cancelled).toHaveBeenCalledTimes(1);
  });

  test("the call rejects with the abort's reason even if the body breaks off", async () => {
    const controller = new AbortController();
    const body = new ReadableStream({
      async pull() {
        controller.abort("enough");
        throw new Error("reset");
      },
    });
    const { cfb } = manualClient({}, () => new Response(body));
    expect(await rejection(cfb.get("/games", query, { signal: controller.signal }))).toBe("enough");
  });
});

test("the client looks up the runtime's fetch for each call", async () => {
  const cfb = createClient({ apiKey: key });
  const spy = jest.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json([7]));
  try {
    expect(await cfb.get("/venues")).toEqual([7]);
  } finally {
    spy.mockRestore();
  }
});
