import { createClient } from "../../src/index.js";
import { settled } from "../support/clock.js";
import { failOnWarnings } from "../support/warnings.js";

failOnWarnings();

/** A client whose requests wait for `release`. */
function waitingClient() {
  const requests: Request[] = [];
  let release = (): void => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const fetch = async (request: Request) => {
    requests.push(request);
    await gate;
    return Response.json([]);
  };
  return { requests, release: () => release(), cfb: createClient({ apiKey: "k", fetch }) };
}

const years = Array.from({ length: 100 }, (_, index) => 1925 + index);

test("one signal for a hundred calls of GET causes no leak warning and ends them all", async () => {
  const { cfb } = waitingClient();
  const controller = new AbortController();
  const calls = years.map((year) =>
    cfb.GET("/games", { params: { query: { year } }, signal: controller.signal }).catch((reason: unknown) => reason),
  );
  await settled();
  controller.abort("left the page");
  expect(new Set(await Promise.all(calls))).toEqual(new Set(["left the page"]));
});

test("GET passes on a caller's fetch options other than headers and signal", async () => {
  const { requests, release, cfb } = waitingClient();
  release();
  const init = { cache: "no-store", credentials: "omit", redirect: "error", headers: { "x-a": "b" } } as const;
  await cfb.GET("/teams", init);
  const [request] = requests;
  expect(request).toMatchObject({ cache: "no-store", credentials: "omit", redirect: "error", method: "GET" });
  expect([request?.headers.get("x-a"), request?.headers.get("authorization")]).toEqual(["b", "Bearer k"]);
});

test("a call of GET that was aborted before it started sends nothing", async () => {
  const { requests, cfb } = waitingClient();
  await expect(cfb.GET("/teams", { signal: AbortSignal.abort("too late") })).rejects.toBe("too late");
  expect(requests).toEqual([]);
});

test("middleware of openapi-fetch may replace a request", async () => {
  const { requests, release, cfb } = waitingClient();
  release();
  cfb.use({
    onRequest: ({ request }) =>
      new Request(request, { headers: { ...Object.fromEntries(request.headers), "x-trace": "1" } }),
    onResponse: ({ response }) => new Response(response.body, { status: response.status, headers: { "x-seen": "1" } }),
  });
  const { response, data } = await cfb.GET("/teams");
  expect([requests[0]?.headers.get("x-trace"), requests[0]?.headers.get("authorization")]).toEqual(["1", "Bearer k"]);
  expect([response.headers.get("x-seen"), data]).toEqual(["1", []]);
});
