import { ConnectionError, ResponseError, TimeoutError } from "../../src/errors.js";
import { rejection } from "../support/client-with-fetch.js";
import { makeResponse, nextLayer } from "../support/layer.js";
import { quotaLayers, withRemaining } from "../support/quota-layers.js";

const monthly = makeResponse(429, {}, "Monthly call quota exceeded.");

describe.each([
  ["the connection fails", new ConnectionError("gone")],
  ["the given fetch returns no response", new ResponseError("not a Response")],
  ["the request times out", new TimeoutError("slow")],
])("a request that may have cost a call, because %s,", (_, error) => {
  test.each([
    ["counts with a floor", 5, 6, 1],
    ["does not count without a floor", 0, 7, 0],
  ])("%s", async (_, floor, remaining, spent) => {
    const { keeper, call, receiveInfo } = quotaLayers(nextLayer(error), { floor });
    await receiveInfo(7);
    expect(await rejection(call())).toBe(error);
    expect(keeper.state).toMatchObject({ remaining, spent });
  });

  test("does not count where it was not sent", async () => {
    const { keeper, call, receiveInfo } = quotaLayers(() => Promise.reject(error), { floor: 5 });
    await receiveInfo(7);
    expect(await rejection(call())).toBe(error);
    expect(keeper.state).toMatchObject({ remaining: 7, spent: 0 });
  });
});

test("the headers of a failure whose body broke off say what is left, and it costs nothing", async () => {
  const { keeper, call } = quotaLayers(async (sent) => {
    sent.response = withRemaining(12, 500).response;
    throw new TimeoutError("slow");
  });
  await rejection(call());
  expect(keeper.state).toMatchObject({ remaining: 12, spent: 0 });
});

test("without a floor the service decides whether a call is sent that may be one too many", async () => {
  const next = nextLayer(withRemaining(0));
  const { keeper, call } = quotaLayers(next);
  await call();
  expect(keeper.state).toMatchObject({ remaining: 0, exhaustedUntil: undefined });
  await call();
  expect(next.calls).toHaveLength(2);
});

test("a monthly 429 of an operation that is not metered locks nothing", async () => {
  const { keeper, call } = quotaLayers(nextLayer(monthly));
  const { resetsAt } = await call({ path: "/info" });
  expect([resetsAt, keeper.state.exhaustedUntil]).toEqual([undefined, undefined]);
});

test.each([
  ["/info", 200, 3],
  ["/info", 500, undefined],
  ["/games", 200, undefined],
] as const)("the body of %s with a %d says how many calls are left: %p", async (path, status, remaining) => {
  const { keeper, call } = quotaLayers(nextLayer({ ...makeResponse(status), data: { remainingCalls: 3 } }));
  await call({ path });
  expect(keeper.state.remaining).toBe(remaining);
});

describe("while a monthly 429 waits for /info to confirm it, a call", () => {
  /** A client that has received a monthly 429 and knows no number, so that its next call requests `/info`. */
  async function locked(refresh: () => Promise<unknown>) {
    const layers = quotaLayers(nextLayer(monthly), { refresh });
    await layers.call();
    return layers;
  }

  test("is refused if /info fails", async () => {
    const { call } = await locked(() => Promise.reject(new ConnectionError("gone")));
    expect(await rejection(call())).toMatchObject({
      code: "quota_exceeded",
      message: "The month's call quota is used up; it returns on 2024-10-01 at 00:00 UTC.",
    });
  });

  test("ends with its own reason if it is aborted, and the next call waits for /info too", async () => {
    const controller = new AbortController();
    const refresh = jest.fn(() => new Promise(() => {}));
    const { clock, call } = await locked(refresh);
    const aborted = rejection(call({ signal: controller.signal }));
    const reason = new ConnectionError("a reason of the caller");
    controller.abort(reason);
    expect(await aborted).toBe(reason);
    let ended = false;
    void call().finally(() => (ended = true));
    await clock.pass(1_000);
    expect([ended, refresh.mock.calls.length]).toEqual([false, 1]);
  });

  test("reports a defect of the request to /info unchanged", async () => {
    const defect = new RangeError("a defect");
    const { call } = await locked(() => Promise.reject(defect));
    expect(await rejection(call())).toBe(defect);
  });
});
