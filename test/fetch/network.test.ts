import { type Fetch, network } from "../../src/fetch/network.js";
import { settled } from "../support/clock.js";
import { asking } from "../support/layer.js";

const networkOf = (fetch?: Fetch) => network(fetch, 2 ** 28, []);

/** What the innermost layer makes of one answer. */
function read(body: BodyInit | null, init: ResponseInit = {}) {
  return networkOf(async () => new Response(body, init))(asking());
}

describe("a fetch of the caller's own", () => {
  test("gets a real Request with the address, the headers and a signal", async () => {
    const requests: Request[] = [];
    const send = networkOf(async (request) => {
      requests.push(request);
      return Response.json([]);
    });
    const controller = new AbortController();
    const call = asking({ url: "https://a.example/games?year=2024", headers: { "x-a": "b" } });
    await send(call, controller.signal, "Bearer k");
    const [request] = requests;
    expect(request).toBeInstanceOf(Request);
    expect([request?.method, request?.url, request?.headers.get("x-a")]).toEqual(["GET", call.url, "b"]);
    expect(request?.headers.get("authorization")).toBe("Bearer k");
    controller.abort("enough");
    expect(request?.signal.aborted).toBe(true);
  });

  test("is not asked when the call is over before it began", async () => {
    const fetch = jest.fn(async () => Response.json([]));
    await expect(networkOf(fetch)(asking(), AbortSignal.abort("enough"))).rejects.toBe("enough");
    expect(fetch).not.toHaveBeenCalled();
  });

  test("that answers in spite of the signal is left with its body cancelled", async () => {
    const controller = new AbortController();
    const cancelled = jest.fn();
    const body = new ReadableStream({ cancel: cancelled });
    const send = networkOf(async () => {
      controller.abort("enough");
      return new Response(body);
    });
    await expect(send(asking(), controller.signal)).rejects.toBe("enough");
    await settled();
    expect(cancelled).toHaveBeenCalled();
  });

  test.each([
    [new Error("offline"), /a\.example: offline\. Check/],
    [new Error("fetch failed", { cause: new Error("other side closed") }), /other side closed/],
    [new Error("fetch failed", { cause: { code: "ECONNREFUSED", message: "" } }), /ECONNREFUSED/],
    ["offline", /offline/],
    [null, /null/],
    [{ name: "AbortError", message: "aborted by somebody else" }, /aborted by somebody else/],
  ])("that throws %p is a ConnectionError that may pass", async (cause, message) => {
    const send = networkOf(() => Promise.reject(cause));
    await expect(send(asking())).rejects.toMatchObject({
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
  ])("that throws %s is a ConnectionError that does not pass", async (code) => {
    const send = networkOf(() => Promise.reject(new Error("fetch failed", { cause: { code, message: "no" } })));
    await expect(send(asking())).rejects.toMatchObject({ code: "connection", retryable: false });
  });
});

test("the runtime's fetch is looked up at each call", async () => {
  const send = networkOf(undefined);
  const spy = jest.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json([7]));
  try {
    expect(await send(asking())).toHaveProperty("data", [7]);
  } finally {
    spy.mockRestore();
  }
});

describe("a body", () => {
  test("is given as text and parsed", async () => {
    expect(await read('[{"team":"San José State"}]')).toMatchObject({
      text: '[{"team":"San José State"}]',
      data: [{ team: "San José State" }],
    });
  });

  test("may begin with a byte order mark", async () => {
    expect(await read(Buffer.from("\ufeff[1]"))).toHaveProperty("data", [1]);
  });

  test.each(["0", "null", '""', "false"])("may be %s", async (body) => {
    expect(await read(body)).toHaveProperty("data", JSON.parse(body));
  });

  test("of a failure may be anything: its status tells what it is", async () => {
    const init = { status: 500 };
    expect(await read("<html>", init)).toMatchObject({ text: "<html>", data: "<html>" });
    expect(await read("", init)).toMatchObject({ text: "", data: "" });
    expect(await read(Buffer.from([0xff]), init)).toMatchObject({ text: "", data: undefined });
  });

  test.each([" ", "[1,", "[1]]", "undefined", "NaN", "{'a':1}", "[".repeat(100_000)])(
    "that is no JSON is a ResponseError that may pass",
    async (body) => {
      await expect(read(body)).rejects.toMatchObject({ code: "response", status: 200, retryable: true });
    },
  );
});

describe("a body in parts", () => {
  const bytes = new TextEncoder().encode('["San José"]');

  /** A fetch whose bodies come in these parts, all of them at once. */
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

  test("is one, even where a letter is cut in two", async () => {
    const at = bytes.indexOf(0xc3) + 1;
    const send = networkOf(inParts(bytes.subarray(0, at), bytes.subarray(at)));
    expect(await send(asking())).toHaveProperty("data", ["San José"]);
  });

  test("has nothing of one that was longer, nor of one that ends at the same time", async () => {
    const bodies = ["[1,2,3,4,5,6]", "[7]", `["${"a".repeat(5_000_000)}"]`, "[8]", "[9]", "[10,11]"];
    let asked = 0;
    const send = networkOf(async () => inParts(new TextEncoder().encode(bodies[asked++]))());
    const inTurn = [await send(asking()), await send(asking())];
    const atOnce = await Promise.all(bodies.slice(2).map(() => send(asking())));
    expect([...inTurn, ...atOnce].map(({ text }) => text)).toEqual(bodies);
  });

  test("may have none to be seen, as in React Native", async () => {
    const response = Object.defineProperty(Response.json([7]), "body", { value: undefined });
    expect(await networkOf(async () => response)(asking())).toHaveProperty("data", [7]);
  });
});
