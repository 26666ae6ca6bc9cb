import { QueryError } from "../../src/index.js";
import { clientWithFetch, rejection } from "../support/client-with-fetch.js";
import { manualClient } from "../support/manual-client.js";
import { follow, passTime } from "./watching.js";

describe("a watch throws a QueryError without a request", () => {
  const { cfb, requests } = clientWithFetch(() => Response.json([]));

  test.each<[string, () => AsyncGenerator<unknown>, string]>([
    ["if a poll costs a call", () => cfb.watch("/live/plays", { gameId: 1 }), "`metered: true`"],
    ["if `metered` is false", () => cfb.watch("/games", { year: 2024 }, { metered: false }), "`metered: true`"],
    ["for an interval under 5 s", () => cfb.watch("/scoreboard", {}, { intervalMs: 4_999 }), "intervalMs"],
    [
      "for an interval that is not a number",
      () => cfb.watch("/scoreboard", {}, { intervalMs: Number.NaN }),
      "intervalMs",
    ],
    // @ts-expect-error the interval is a string
    ["for an interval in a string", () => cfb.watch("/scoreboard", {}, { intervalMs: "60000" }), "intervalMs"],
    // @ts-expect-error the hook is a string
    ["for an `onError` that can't be called", () => cfb.watch("/scoreboard", {}, { onError: "log" }), "onError takes"],
    ["for a response without rows", () => cfb.watch("/info"), "x-key"],
    ["for rows without a key", () => cfb.watch("/stats/categories", {}, { metered: true }), "x-key"],
    // @ts-expect-error `{}` is not a signal
    ["for a signal that is not an AbortSignal", () => cfb.watch("/scoreboard", {}, { signal: {} }), "an AbortSignal"],
    // @ts-expect-error the options are a string
    ["for options that are a string", () => cfb.watch("/scoreboard", {}, "fast"), "an object"],
    ["for an option of a call", () => cfb.watch("/scoreboard", {}, { timeoutMs: -1 }), "timeoutMs"],
    // @ts-expect-error the division is unknown
    ["for an invalid query", () => cfb.watch("/scoreboard", { classification: "fbss" }), "classification"],
    // @ts-expect-error the path is unknown
    ["for an unknown path", () => cfb.watch("/scoreboards"), "Did you mean"],
  ])("%s", async (_, watch, message) => {
    const error = await rejection(watch().next());
    expect(error).toBeInstanceOf(QueryError);
    expect(error).toMatchObject({ message: expect.stringContaining(message) });
    expect(requests).toEqual([]);
  });
});

test("the error contains the path but no parameters", async () => {
  const { cfb } = clientWithFetch(() => Response.json([]));
  expect(await rejection(cfb.watch("/info").next())).toMatchObject({ path: "/info", parameters: [] });
});

test("watching a game without plays throws at the first poll, because the game has not started or does not exist", async () => {
  const { cfb } = clientWithFetch(() => Response.json({ message: "No plays found for game." }, { status: 400 }));
  const error = await rejection(cfb.watch("/live/plays", { gameId: 1 }, { metered: true }).next());
  expect(error).toMatchObject({
    code: "service",
    status: 400,
    message: expect.stringContaining("No plays found for game."),
  });
});

test("a watched game that no longer has plays ends normally, but an invalid id or a proxy's error page ends the watch with an error", async () => {
  const game = { status: "In Progress", drives: [{ plays: [{ id: "1" }] }] };
  const afterSecondPoll = async (body: string) => {
    const { cfb, clock } = manualClient({ retries: 0 }, (_, number) =>
      number === 1 ? Response.json(game) : new Response(body, { status: 400 }),
    );
    const watching = follow(cfb.watch("/live/plays", { gameId: 1 }, { metered: true }));
    await passTime(clock, 120_000, watching);
    return watching;
  };
  const noPlays = await afterSecondPoll('{"message":"No plays found for game."}');
  expect([noPlays.changes.length, noPlays.done, noPlays.error]).toEqual([1, true, undefined]);
  const details = { gameId: { message: "invalid integer number" } };
  const invalid = JSON.stringify({ message: "Validation Failed", details });
  expect(await afterSecondPoll(invalid)).toMatchObject({ done: true, error: { status: 400 } });
  expect(await afterSecondPoll("<html>Bad Request</html>")).toMatchObject({ done: true, error: { status: 400 } });
});
