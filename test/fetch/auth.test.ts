import { AuthenticationError } from "../../src/errors.js";
import { auth, keyring } from "../../src/request/auth.js";
import { retry } from "../../src/request/retry.js";
import { ManualClock } from "../support/clock.js";
import { makeCall, makeResponse, nextLayer } from "../support/layer.js";

test("a function as `apiKey` is called for each attempt, so that a new key takes effect immediately", async () => {
  const next = nextLayer(makeResponse(503), makeResponse(503), makeResponse());
  const clock = new ManualClock();
  let count = 0;
  const send = retry(clock, 60_000, () => {})(auth(keyring(async () => `key-${++count}`))(next));
  const call = send(makeCall());
  await clock.pass(10_000);
  await call;
  expect(next.calls.map(({ headers }) => headers.authorization)).toEqual([
    "Bearer key-1",
    "Bearer key-2",
    "Bearer key-3",
  ]);
});

test("the headers of the call itself never hold the key", async () => {
  const call = makeCall({ headers: { "x-team": "a" } });
  const next = nextLayer(makeResponse());
  await auth(keyring("k"))(next)(call);
  expect(call.headers).toEqual({ "x-team": "a" });
  expect(next.calls[0]?.headers).toEqual({ "x-team": "a", authorization: "Bearer k" });
});

test("a key function that fails is an AuthenticationError with the cause, and nothing is sent", async () => {
  const cause = new Error("the vault is shut");
  const next = nextLayer(makeResponse());
  for (const key of [
    () => Promise.reject(cause),
    () => {
      throw cause;
    },
  ]) {
    const error = await auth(keyring(key))(next)(makeCall()).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(AuthenticationError);
    expect(error).toMatchObject({ cause, message: expect.stringContaining("nothing was sent") });
  }
  expect(next.calls).toEqual([]);
});
