import { CfbError, type ClientOptions, type ResponseEvent } from "../../../src/index.js";
import { brokenBody } from "../../support/body-streams.js";
import { key, leaks } from "../../support/client-with-fetch.js";
import { settled } from "../../support/clock.js";
import { failure, manualClient, success, watch } from "../../support/manual-client.js";

const baseUrl = "https://a.example";
const facts = { path: "/games", url: "https://a.example/games?year=2024" };
const query = { year: 2024 };
const hanging = () => new Response(new ReadableStream());

/** A client whose hooks record their events. */
function recordingClient(options: ClientOptions = {}, respond: Parameters<typeof manualClient>[1] = () => undefined) {
  const requests: object[] = [];
  const responses: ResponseEvent[] = [];
  const hooks: ClientOptions = {
    onRequest: (event) => void requests.push({ ...event }),
    onResponse: (event) => void responses.push({ ...event }),
  };
  return { ...manualClient({ apiKey: key, baseUrl, retries: 0, ...hooks, ...options }, respond), requests, responses };
}

test("hooks receive every attempt's number and duration, and its status or error", async () => {
  const outcomes: readonly (() => Response | Promise<Response>)[] = [
    () => Promise.reject(new Error("reset")),
    () => failure(503),
    () => new Promise<never>(() => {}),
    () => new Response(brokenBody()),
    () => success(),
  ];
  const made = recordingClient({ retries: 5, timeoutMs: 1_000 }, async (_, number) => {
    await new Promise<void>((resolve) => void made.clock.after(number * 10, resolve));
    return outcomes[number - 1]?.();
  });
  const { cfb, clock, requests, responses } = made;
  const call = cfb.get("/games", query);
  await clock.pass(60_000);
  expect(await call).toEqual([]);
  expect(requests).toEqual([1, 2, 3, 4, 5].map((attempt) => ({ ...facts, attempt })));
  const error = (code: string) => expect.objectContaining({ code });
  expect(responses).toEqual([
    { ...facts, attempt: 1, durationMs: 10, status: undefined, error: error("connection") },
    { ...facts, attempt: 2, durationMs: 20, status: 503, error: undefined },
    { ...facts, attempt: 3, durationMs: 1_000, status: undefined, error: error("timeout") },
    { ...facts, attempt: 4, durationMs: 40, status: 200, error: error("response") },
    { ...facts, attempt: 5, durationMs: 50, status: 200, error: undefined },
  ]);
  for (const event of responses) if (event.error) expect(event.error).toBeInstanceOf(CfbError);
});

test("hooks receive the status even if an attempt's body took too long", async () => {
  const { cfb, clock, responses } = recordingClient({ timeoutMs: 1_000 }, hanging);
  const call = watch(cfb.result("/games", query));
  await clock.pass(1_000);
  expect(call.data).toMatchObject({ error: { code: "timeout" } });
  expect(responses).toMatchObject([{ attempt: 1, durationMs: 1_000, status: 200, error: { code: "timeout" } }]);
});

test("attempt numbers start at 1 for each call, including GET and fetch", async () => {
  const { cfb, requests, responses } = recordingClient({}, () => success());
  await cfb.get("/games", query);
  await cfb.GET("/games", { params: { query } });
  await cfb.fetch("/games?year=2024");
  expect(requests).toEqual([1, 1, 1].map((attempt) => ({ ...facts, attempt })));
  expect(responses).toMatchObject([1, 1, 1].map((attempt) => ({ ...facts, attempt, status: 200, error: undefined })));
});

test("a call that is shared, cached, invalid, aborted or without a key does not cause events", async () => {
  const { cfb, requests, responses } = recordingClient({ cache: true }, () => success());
  await Promise.all([cfb.get("/games", { year: 2020 }), cfb.get("/games", { year: 2020 })]);
  await cfb.get("/games", { year: 2020 });
  await cfb.result("/games", { year: 0.5 });
  await cfb.result("/games", query, { signal: AbortSignal.abort("stop") });
  expect([requests, responses]).toMatchObject([[{ attempt: 1 }], [{ attempt: 1 }]]);
  const keyless = recordingClient({ apiKey: undefined });
  expect(await keyless.cfb.result("/games", query)).toMatchObject({ error: { code: "authentication" } });
  expect([keyless.requests, keyless.responses]).toEqual([[], []]);
});

test("hooks are not called for an attempt that times out before it has a key", async () => {
  let release = (_: string) => {};
  const apiKey = () => new Promise<string>((resolve) => (release = resolve));
  const { cfb, clock, requests } = recordingClient({ apiKey, timeoutMs: 5 });
  const call = watch(cfb.result("/games", query));
  await clock.pass(5);
  expect(call.data).toMatchObject({ error: { code: "timeout" } });
  release(key);
  await settled();
  expect(requests).toEqual([]);
});

describe("onResponse immediately reports an aborted attempt once as cancelled,", () => {
  test.each([
    ["before its headers", "left", undefined],
    ["before its headers, with an error as the reason", new Error("left"), undefined],
    ["in its body", "left", 200],
    ["without a reason", null, 200],
  ])("%s", async (_, reason, status) => {
    const { cfb, clock, responses, sent } = recordingClient({}, () => (status ? hanging() : undefined));
    const controller = new AbortController();
    const call = watch(cfb.get("/games", query, { signal: controller.signal }));
    await clock.pass(10);
    controller.abort(reason);
    const error = expect.objectContaining({ code: "cancelled", message: "The call was cancelled." });
    expect(responses).toEqual([{ ...facts, attempt: 1, durationMs: 10, status, error }]);
    sent[0]?.reply(success());
    await clock.pass(10);
    expect(call).toEqual({ done: true, error: reason ?? expect.objectContaining({ code: "cancelled" }) });
    expect(responses).toHaveLength(1);
  });
});

test("events never contain the key", async () => {
  const outcomes = [
    () => Promise.reject(Object.assign(new Error(`to ${key}`), { [Symbol("request")]: { key } })),
    () => new Response(new ReadableStream({ start: (stream) => stream.error(new Error(`reset ${key}`)) })),
    () => failure(503, `unknown: ${key}`),
    () => new Response(`<html>${key}`),
  ];
  const { clock, cfb, requests, responses } = recordingClient({ retries: 3 }, (_, number) => outcomes[number - 1]?.());
  watch(cfb.result("/games", query));
  await clock.pass(60_000);
  expect(responses).toHaveLength(outcomes.length);
  expect([leaks(requests), leaks(responses)]).toEqual([[], []]);
});

test("onResponse receives a redirect's status", async () => {
  const statuses: (number | undefined)[] = [];
  const moved = () => new Response(null, { status: 302, headers: { location: "https://other.example/" } });
  const { cfb } = manualClient({ retries: 0, onResponse: ({ status }) => statuses.push(status) }, moved);
  await cfb.result("/games", { year: 2024 });
  expect(statuses).toEqual([302]);
});
