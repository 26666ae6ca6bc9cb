import { constants } from "node:http2";
import { Agent, H2CClient, fetch as undiciFetch } from "undici";
import { type ClientOptions, ConnectionError, createClient, ResponseError } from "../../../src/index.js";
import { list, type OpenServer, type Respond, withHttp2Server } from "./http2-server.js";

const years = [2001, 2002, 2003, 2004];
const query = { year: 2024 } as const;

/** Creates a client that sends its requests over HTTP/2, as with `allowH2: true` over TLS. The client waits a millisecond before each retry. */
async function withClient(
  responses: readonly Respond[],
  use: (cfb: ReturnType<typeof createClient>, server: OpenServer) => Promise<void>,
  options: ClientOptions = {},
) {
  const agent = new Agent({ factory: (origin, given) => new H2CClient(String(origin), { ...given, pipelining: 10 }) });
  const clock = {
    now: () => Date.now(),
    monotonic: () => performance.now(),
    after(ms: number, task: () => void) {
      const timer = setTimeout(task, ms > 8_000 ? ms : 1);
      return () => clearTimeout(timer);
    },
    random: () => 0.5,
  };
  await withHttp2Server(responses, async (server) => {
    const common = { apiKey: "a-key-for-the-tests", baseUrl: server.url, clock, fetchOptions: { dispatcher: agent } };
    await use(createClient({ ...common, ...options }), server);
    await agent.destroy();
  });
}

const goAway =
  (code: number): Respond =>
  ({ session }) => {
    session?.goaway(code);
    session?.destroy();
  };
const reset =
  (code: number): Respond =>
  (stream) =>
    stream.close(code);
/** Sends the first part of a body. Then `after` breaks the response. */
const partial =
  (after: Respond): Respond =>
  (stream, server) => {
    stream.respond({ ":status": 200, "content-type": "application/json" });
    stream.write('[{"id":1', () => setTimeout(() => after(stream, server), 5));
  };
const loseSocket: Respond = (_, server) => server.loseSockets();

const breaks: [string, Respond][] = [
  ["a GOAWAY of a server that shuts down", ({ session }) => session?.close()],
  ["a GOAWAY with an error", goAway(constants.NGHTTP2_ENHANCE_YOUR_CALM)],
  ["a refused stream", reset(constants.NGHTTP2_REFUSED_STREAM)],
  ["a stream that is reset", reset(constants.NGHTTP2_INTERNAL_ERROR)],
  ["a stream that is cancelled", reset(constants.NGHTTP2_CANCEL)],
  ["a lost socket", loseSocket],
  ["a stream that is reset in the middle of the body", partial(reset(constants.NGHTTP2_INTERNAL_ERROR))],
  ["a socket that is lost in the middle of the body", partial(loseSocket)],
];

test("concurrent calls share an HTTP/2 connection", async () => {
  await withClient([list], async (cfb, server) => {
    await cfb.get("/games", query);
    const rows = await Promise.all(years.map((year) => cfb.get("/games", { year })));
    expect(rows).toEqual(years.map(() => [{ id: 1 }]));
    expect(server).toMatchObject({ connections: 1, paths: expect.arrayContaining(["/games?year=2001"]) });
  });
});

describe.each(breaks)("%s", (_, respond) => {
  test("makes the client retry successfully", async () => {
    await withClient([respond, list], async (cfb, server) => {
      expect(await cfb.get("/games", query)).toEqual([{ id: 1 }]);
      expect(server.paths).toEqual(["/games?year=2024", "/games?year=2024"]);
    });
  });

  test("does not affect other calls on the same connection", async () => {
    await withClient([list, list, respond, list], async (cfb) => {
      await cfb.get("/games", query);
      const rows = await Promise.all(years.map((year) => cfb.get("/games", { year })));
      expect(rows).toEqual(years.map(() => [{ id: 1 }]));
      expect(await cfb.get("/games", { year: 1999 })).toEqual([{ id: 1 }]);
    });
  });
});

describe("if HTTP/2 keeps failing, the error says how to turn off HTTP/2:", () => {
  const remedy = "`fetchOptions: { dispatcher: new Agent({ allowH2: false }) }`";
  test.each<[string, Respond]>([
    ["a protocol error of each stream", reset(constants.NGHTTP2_PROTOCOL_ERROR)],
    ["a server that wants HTTP/1.1", reset(constants.NGHTTP2_HTTP_1_1_REQUIRED)],
    ["a stream that is cancelled", reset(constants.NGHTTP2_CANCEL)],
    ["a protocol error of each connection", goAway(constants.NGHTTP2_PROTOCOL_ERROR)],
  ])("%s", async (_, respond) => {
    await withClient([respond], async (cfb, server) => {
      const result = await cfb.result("/games", query);
      const error = result.ok ? undefined : result.error;
      expect(error).toBeInstanceOf(ConnectionError);
      expect(error?.message).toContain("HTTP/2");
      expect(error?.message).toContain(remedy);
      expect(server.paths).toHaveLength(3);
    });
  });

  test("a body that breaks off every time", async () => {
    // In jest, the runtime's fetch belongs to a different realm than the test, so it drops the cause.
    const fetch = ({ url, headers, signal }: Request, init?: RequestInit): Promise<Response> =>
      Reflect.apply(undiciFetch, undefined, [url, { ...init, headers: Object.fromEntries(headers), signal }]);
    const use = async (cfb: ReturnType<typeof createClient>) => {
      const result = await cfb.result("/games", query);
      const error = result.ok ? undefined : result.error;
      expect(error).toBeInstanceOf(ResponseError);
      expect(error?.message).toContain("was cut off");
      expect(error?.message).toContain(remedy);
    };
    await withClient([partial(goAway(constants.NGHTTP2_INTERNAL_ERROR))], use, { fetch });
  });
});

test("other network failures do not mention HTTP/2", async () => {
  const cause = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  const fetch = () => Promise.reject(new TypeError("fetch failed", { cause }));
  const result = await createClient({ apiKey: "a-key-for-the-tests", fetch, retries: 0 }).result("/games", query);
  expect(result.ok ? "" : result.error.message).not.toContain("HTTP/2");
});
