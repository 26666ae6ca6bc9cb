import { AuthenticationError } from "../../src/errors.js";
import { auth, keyring } from "../../src/fetch/auth.js";
import { retry } from "../../src/fetch/retry.js";
import { ManualClock } from "../support/clock.js";
import { answer, asking, below } from "../support/layer.js";

const origin = "https://a.example";

test("a function that gives the key is asked anew at each attempt, so that a new key counts at once", async () => {
  const next = below(answer(503), answer(503), answer());
  const clock = new ManualClock();
  let calls = 0;
  const send = retry(clock, 60_000, () => {})(
    auth(
      keyring(async () => `key-${++calls}`),
      origin,
    )(next),
  );
  const call = send(asking());
  await clock.pass(10_000);
  await call;
  expect(next.asked.map(({ headers }) => headers.authorization)).toEqual([
    "Bearer key-1",
    "Bearer key-2",
    "Bearer key-3",
  ]);
});

test("the headers of the call itself never hold the key", async () => {
  const call = asking({ headers: { "x-team": "a" } });
  const next = below(answer());
  await auth(keyring("k"), origin)(next)(call);
  expect(call.headers).toEqual({ "x-team": "a" });
  expect(next.asked[0]?.headers).toEqual({ "x-team": "a", authorization: "Bearer k" });
});

test.each([
  "https://b.example/games",
  "https://a.example.evil.example/games",
  "http://a.example/games",
  "https://a.example:8443/games",
])("%s gets no key, and the function is not even asked for it", async (url) => {
  const key = jest.fn(() => "k");
  const next = below(answer());
  await auth(keyring(key), origin)(next)(asking({ url }));
  expect(next.asked[0]?.headers).not.toHaveProperty("authorization");
  expect(key).not.toHaveBeenCalled();
});

test("a function that fails is an AuthenticationError that keeps the cause, and nothing is sent", async () => {
  const cause = new Error("the vault is shut");
  const next = below(answer());
  for (const key of [
    () => Promise.reject(cause),
    () => {
      throw cause;
    },
  ]) {
    const error = await auth(keyring(key), origin)(next)(asking()).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(AuthenticationError);
    expect(error).toMatchObject({ cause, message: expect.stringContaining("nothing was sent") });
  }
  expect(next.asked).toEqual([]);
});
