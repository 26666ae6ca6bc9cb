import { CfbError, type ClientOptions } from "../../src/index.js";
import { clientWithFetch, key, leaks, rejection } from "../support/client-with-fetch.js";
import { ManualClock, settled } from "../support/clock.js";

const url = "https://api.collegefootballdata.com/games?year=2024";
const sent = { path: "/games", url };

/** A client whose hooks record their events, with a clock that the test moves. */
function recordingClient(respond: Parameters<typeof clientWithFetch>[0], options: ClientOptions = {}) {
  const clock = new ManualClock();
  const requests: object[] = [];
  const responses: { readonly error?: unknown; readonly durationMs: number }[] = [];
  const hooks: ClientOptions = {
    onRequest: (event) => requests.push({ ...event }),
    onResponse: (event) => responses.push({ ...event }),
  };
  const { cfb } = clientWithFetch(respond, { clock, ...hooks, ...options });
  return { clock, cfb, requests, responses };
}

function broken(): Response {
  return new Response(new ReadableStream({ start: (stream) => stream.error(new Error("reset")) }));
}

test("hooks receive every attempt with its number, duration, and status or error", async () => {
  const outcomes = [
    () => Promise.reject(new Error("reset")),
    () => Response.json({}, { status: 503 }),
    () => new Promise<never>(() => {}),
    () => broken(),
    () => Response.json([]),
  ];
  const respond = async (_: Request, number: number) => {
    await new Promise<void>((resolve) => void clock.after(number * 10, resolve));
    return outcomes[number - 1]?.() ?? broken();
  };
  const { clock, cfb, requests, responses } = recordingClient(respond, { retries: 4, timeoutMs: 1_000 });
  const call = cfb.get("/games", { year: 2024 });
  await clock.pass(60_000);
  expect(await call).toEqual([]);
  expect(requests).toEqual([1, 2, 3, 4, 5].map((attempt) => ({ ...sent, attempt })));
  const error = (code: string) => expect.objectContaining({ code });
  expect(responses).toEqual([
    { ...sent, attempt: 1, durationMs: 10, status: undefined, error: error("connection") },
    { ...sent, attempt: 2, durationMs: 20, status: 503, error: undefined },
    { ...sent, attempt: 3, durationMs: 1_000, status: undefined, error: error("timeout") },
    { ...sent, attempt: 4, durationMs: 40, status: 200, error: error("response") },
    { ...sent, attempt: 5, durationMs: 50, status: 200, error: undefined },
  ]);
  for (const event of responses) if (event.error) expect(event.error).toBeInstanceOf(CfbError);
});

test("attempt numbers start at 1 for each call, for GET and fetch too", async () => {
  const { cfb, requests, responses } = recordingClient(() => Response.json([]));
  await cfb.get("/games", { year: 2024 });
  await cfb.GET("/games", { params: { query: { year: 2024 } } });
  await cfb.fetch("/games?year=2024");
  expect(requests).toEqual([1, 1, 1].map((attempt) => ({ ...sent, attempt })));
  expect(responses).toMatchObject([1, 1, 1].map((attempt) => ({ ...sent, attempt, status: 200, error: undefined })));
});

test("an attempt that its caller aborts has a CancelledError", async () => {
  const { cfb, responses } = recordingClient(() => new Promise(() => {}));
  const controller = new AbortController();
  const call = rejection(cfb.get("/games", { year: 2024 }, { signal: controller.signal }));
  await settled();
  controller.abort("left");
  expect(await call).toBe("left");
  await settled();
  expect(responses).toMatchObject([{ ...sent, attempt: 1, status: undefined, error: { code: "cancelled" } }]);
});

test("an attempt with a 200 that is not JSON has its status and its error", async () => {
  const { cfb, responses } = recordingClient(() => new Response("<html>"));
  await cfb.result("/games", { year: 2024 });
  expect(responses).toMatchObject([{ attempt: 1, status: 200, error: { code: "response" } }]);
});

test("a duration does not follow the wall clock", async () => {
  const respond = async () => {
    await new Promise<void>((resolve) => void clock.after(50, resolve));
    clock.time -= 3_600_000;
    return Response.json([]);
  };
  const { clock, cfb, responses } = recordingClient(respond);
  const call = cfb.get("/games", { year: 2024 });
  await clock.pass(50);
  await call;
  expect(responses.map(({ durationMs }) => durationMs)).toEqual([50]);
});

test("no event contains the key", async () => {
  const outcomes = [
    () => Promise.reject(Object.assign(new Error(`to ${key}`), { [Symbol("request")]: { key } })),
    () => new Response(new ReadableStream({ start: (stream) => stream.error(new Error(`reset ${key}`)) })),
    () => Response.json({ message: `unknown: ${key}` }, { status: 503 }),
    () => new Response(`<html>${key}`),
  ];
  const respond = (_: Request, number: number) => outcomes[number - 1]?.() ?? Response.json([]);
  const { clock, cfb, requests, responses } = recordingClient(respond, { retries: 3 });
  const call = cfb.result("/games", { year: 2024 });
  await clock.pass(60_000);
  await call;
  expect(responses).toHaveLength(outcomes.length);
  expect([leaks(requests), leaks(responses)]).toEqual([[], []]);
});

test("a call that is shared, cached or invalid makes no attempt", async () => {
  const { cfb, requests, responses } = recordingClient(() => Response.json([]), { cache: true });
  const [first, second] = [cfb.get("/games", { year: 2020 }), cfb.get("/games", { year: 2020 })];
  await Promise.all([first, second]);
  await cfb.get("/games", { year: 2020 });
  await cfb.result("/games", { year: 0.5 });
  expect([requests, responses]).toMatchObject([[{ attempt: 1 }], [{ attempt: 1 }]]);
});
