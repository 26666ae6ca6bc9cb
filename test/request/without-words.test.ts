import type { Fetch } from "../../src/injected.js";
import { auth, keyring } from "../../src/request/auth.js";
import { network } from "../../src/request/network.js";
import { quotaKeeper } from "../../src/request/quota/quota.js";
import { rejection } from "../support/client-with-fetch.js";
import { ManualClock } from "../support/clock.js";
import { makeCall, makeResponse, nextLayer } from "./layer.js";

// The messages of failures are a chunk of their own, which a page without network cannot load.
jest.mock("../../src/request/failures/index.js", () => {
  throw new Error("offline");
});

const failureOf = (fetch: Fetch) => rejection(network(fetch, 5, [])(makeCall()));

test("a failed request is a retryable ConnectionError where the messages cannot be loaded", async () => {
  expect(await failureOf(() => Promise.reject(new Error("offline")))).toMatchObject({
    code: "connection",
    message: "No response: check the network.",
    retryable: true,
  });
});

test.each(["", "[1,", "[1,2,3]"])(
  "a body that cannot be used is a ResponseError with its status where the messages cannot be loaded: %j",
  async (body) => {
    expect(await failureOf(async () => new Response(body))).toMatchObject({
      code: "response",
      message: "The 200 cannot be used.",
      status: 200,
    });
  },
);

test("a missing key is an AuthenticationError where the messages cannot be loaded", async () => {
  const error = await rejection(Promise.resolve(keyring(undefined).current()));
  expect(error).toMatchObject({ code: "authentication", message: "The API key is missing or malformed." });
});

test("an address with the key is a QueryError, and nothing is sent, where the messages cannot be loaded", async () => {
  const next = nextLayer(makeResponse());
  const send = auth(keyring("a-key-of-mine"))(next);
  const error = await rejection(send(makeCall({ url: "https://a.example/a-key-of-mine/games" })));
  expect(error).toMatchObject({ code: "query", parameters: [] });
  expect(next.calls).toEqual([]);
});

test("a call beyond the floor is a QuotaExceededError where the messages cannot be loaded", async () => {
  const keeper = quotaKeeper(new ManualClock(), 5, async () => {}, undefined);
  const send = keeper.attempt(nextLayer(makeResponse(200, { "x-calllimit-remaining": "5" })));
  await send(makeCall({ path: "/info" }));
  expect(await rejection(send(makeCall()))).toMatchObject({
    code: "quota_exceeded",
    message: "No call of the month's quota is left.",
    resetsAt: new Date("2024-10-01T00:00:00Z"),
  });
});

test("a key function that fails is an AuthenticationError, without a cause, where the messages cannot be loaded", async () => {
  const error = await rejection(Promise.resolve(keyring(() => Promise.reject(new Error("closed"))).current()));
  expect(error).toMatchObject({ code: "authentication" });
  expect(error).not.toHaveProperty("cause");
});
