import type { Fetch } from "../../src/injected.js";
import { network } from "../../src/request/network.js";
import { settled } from "../support/clock.js";
import { makeCall } from "../support/layer.js";

const networkOf = (fetch?: Fetch) => network(fetch, 2 ** 28, []);

/** The network layer's result for one response. */
function callWith(body: BodyInit | null, init: ResponseInit = {}) {
  return networkOf(async () => new Response(body, init))(makeCall());
}

describe("an injected fetch", () => {
  test("gets a real Request with the URL, the headers and a signal", async () => {
    const requests: Request[] = [];
    const send = networkOf(async (request) => {
      requests.push(request);
      return Response.json([]);
    });
    const controller = new AbortController();
    const call = makeCall({ url: "https://a.example/games?year=2024", headers: { "x-a": "b" } });
    await send(call, controller.signal, "Bearer k");
    const [request] = requests;
    expect(request).toBeInstanceOf(Request);
    expect([request?.method, request?.url, request?.headers.get("x-a")]).toEqual(["GET", call.url, "b"]);
    expect(request?.headers.get("authorization")).toBe("Bearer k");
    controller.abort("enough");
    expect(request?.signal.aborted).toBe(true);
  });

  test("is not called if the call was aborted before it started", async () => {
    const fetch = jest.fn(async () => Response.json([]));
    await expect(networkOf(fetch)(makeCall(), AbortSignal.abort("enough"))).rejects.toBe("enough");
    expect(fetch).not.toHaveBeenCalled();
  });

  test("that ignores the signal and responds has its body cancelled", async () => {
    const controller = new AbortController();
    const cancelled = jest.fn();
    const body = new ReadableStream({ cancel: cancelled });
    const send = networkOf(async () => {
      controller.abort("enough");
      return new Response(body);
    });
    await expect(send(makeCall(), controller.signal)).rejects.toBe("enough");
    await settled();
    expect(cancelled).toHaveBeenCalled();
  });

  test("gets no key where the call has none", async () => {
    const fetch = jest.fn(async (_: Request) => Response.json([]));
    await networkOf(fetch)(makeCall());
    expect(fetch.mock.calls[0]?.[0].headers.has("authorization")).toBe(false);
  });

  test.each([
    [new Error("offline"), /a\.example: offline\. Check/],
    [new Error("fetch failed", { cause: new Error("other side closed") }), /other side closed/],
    [new Error("fetch failed", { cause: { code: "ECONNREFUSED", message: "" } }), /ECONNREFUSED/],
    ["offline", /offline/],
    [null, /null/],
    [{ name: "AbortError", message: "aborted by other code" }, /aborted by other code/],
  ])("that throws %p is a retryable ConnectionError", async (cause, message) => {
    const send = networkOf(() => Promise.reject(cause));
    await expect(send(makeCall())).rejects.toMatchObject({
      code: "connection",
      message: expect.stringMatching(message),
      retryable: true,
      ...(cause !== null && { cause }),
    });
  });

  test.each([
    "DEPTH_ZERO_SELF_SIGNED_CERT",
    "SELF_SIGNED_CERT_IN_CHAIN",
    "CERT_HAS_EXPIRED",
    "ERR_TLS_CERT_ALTNAME_INVALID",
    "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
    "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
  ])("that throws %s is a ConnectionError that is not retryable", async (code) => {
    const send = networkOf(() => Promise.reject(new Error("fetch failed", { cause: { code, message: "no" } })));
    await expect(send(makeCall())).rejects.toMatchObject({ code: "connection", retryable: false });
  });
});

test("the runtime's fetch is looked up for each call", async () => {
  const send = networkOf(undefined);
  const spy = jest.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json([7]));
  try {
    expect(await send(makeCall())).toHaveProperty("data", [7]);
  } finally {
    spy.mockRestore();
  }
});

test.each([
  ["undefined", "undefined"],
  ["7", "number"],
  ["{}", "object"],
])("a given fetch that returns %s is a ResponseError that says so", async (text, type) => {
  // As in JavaScript, where no compiler sees the type.
  const send = networkOf(async () => (text === "undefined" ? undefined : JSON.parse(text)));
  await expect(send(makeCall())).rejects.toMatchObject({
    code: "response",
    message: `The given \`fetch\` returned ${type}, not a Response: correct it.`,
  });
});

describe("a body", () => {
  test("is returned as text and as parsed data", async () => {
    expect(await callWith('[{"team":"San José State"}]')).toMatchObject({
      text: '[{"team":"San José State"}]',
      data: [{ team: "San José State" }],
    });
  });

  test("may start with a byte order mark", async () => {
    expect(await callWith(Buffer.from("\ufeff[1]"))).toHaveProperty("data", [1]);
  });

  test.each(["0", "null", '""', "false"])("may be %s", async (body) => {
    expect(await callWith(body)).toHaveProperty("data", JSON.parse(body));
  });

  test("of a failure may be anything, because the status determines the error", async () => {
    const init = { status: 500 };
    expect(await callWith("<html>", init)).toMatchObject({ text: "<html>", data: "<html>" });
    expect(await callWith("", init)).toMatchObject({ text: "", data: "" });
    expect(await callWith(Buffer.from([0xff]), init)).toMatchObject({ text: "", data: undefined });
  });

  test("of a 204 is none", async () => {
    const { response, ...rest } = await callWith(null, { status: 204 });
    expect(response.status).toBe(204);
    expect(rest).toEqual({ text: "", data: undefined });
  });

  test("that is empty is a ResponseError that is not retryable", async () => {
    const message = expect.stringMatching(/^The 200 has an empty body/);
    await expect(callWith("")).rejects.toMatchObject({ code: "response", status: 200, retryable: false, message });
  });

  test.each([" ", "[1,", "[1]]", "undefined", "NaN", "{'a':1}", "[".repeat(100_000)])(
    "that is not JSON is a retryable ResponseError",
    async (body) => {
      await expect(callWith(body)).rejects.toMatchObject({ code: "response", status: 200, retryable: true });
    },
  );
});

describe("a body in parts", () => {
  const bytes = new TextEncoder().encode('["San José"]');

  /** A fetch whose body has these chunks, all available at once. */
  const inParts =
    (...parts: readonly Uint8Array[]) =>
    async () =>
      new Response(
        new ReadableStream({
          start(controller) {
            for (const part of parts) controller.enqueue(part);
            controller.close();
          },
        }),
      );

  test("is joined, even if a character is split between two parts", async () => {
    const at = bytes.indexOf(0xc3) + 1;
    const send = networkOf(inParts(bytes.subarray(0, at), bytes.subarray(at)));
    expect(await send(makeCall())).toHaveProperty("data", ["San José"]);
  });

  test("contains nothing of an earlier longer body or of a concurrent body", async () => {
    const bodies = ["[1,2,3,4,5,6]", "[7]", `["${"a".repeat(5_000_000)}"]`, "[8]", "[9]", "[10,11]"];
    let index = 0;
    const send = networkOf(async () => inParts(new TextEncoder().encode(bodies[index++]))());
    const inTurn = [await send(makeCall()), await send(makeCall())];
    const atOnce = await Promise.all(bodies.slice(2).map(() => send(makeCall())));
    expect([...inTurn, ...atOnce].map(({ text }) => text)).toEqual(bodies);
  });

  test("may expose no stream, as in React Native", async () => {
    const response = Object.defineProperty(Response.json([7]), "body", { value: undefined });
    expect(await networkOf(async () => response)(makeCall())).toHaveProperty("data", [7]);
  });
});
