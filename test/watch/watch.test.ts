import type { CallError, WatchOptions } from "../../src/index.js";
import { clientWithFetch, rejection } from "../support/client-with-fetch.js";
import { failure, manualClient, monthly } from "../support/manual-client.js";
import { follow, passTime } from "./watching.js";

const minute = 60_000;
const game = (id: number, points: number) => ({ id, homeTeam: { points } });
const refused = (): never => {
  throw new TypeError("fetch failed");
};

/** Starts a watch of the scoreboard. `respond` gets the poll's number, starting at 1. */
function watched(respond: (poll: number) => Response, options: WatchOptions = {}) {
  const errors: CallError[] = [];
  const made = manualClient({ retries: 0 }, (_, number) => respond(number));
  const watch = made.cfb.watch("/scoreboard", {}, { onError: (error) => errors.push(error), ...options });
  const watching = follow(watch);
  return { ...made, errors, watching, pass: (ms: number) => passTime(made.clock, ms, watching) };
}

const at = ({ sent }: { readonly sent: readonly { readonly at: number }[] }) =>
  sent.map((request) => request.at / minute);

describe("polls", () => {
  test("start with the first `next` and are one interval apart", async () => {
    const { cfb, clock, sent } = manualClient({}, () => Response.json([]));
    const watch = cfb.watch("/scoreboard");
    await clock.pass(minute);
    expect(sent).toEqual([]);
    const watching = follow(watch);
    await passTime(clock, 3 * minute, watching);
    expect(at({ sent })).toEqual([1, 2, 3, 4]);
  });

  test("are an hour apart if data is not live, or `intervalMs` apart if that is given", async () => {
    for (const [options, count] of [
      [{}, 2],
      [{ intervalMs: 1_200_000 }, 4],
    ] as const) {
      const { cfb, clock, sent } = manualClient({ cache: true }, () => Response.json([]));
      const watching = follow(cfb.watch("/lines", { year: 2024 }, { metered: true, ...options }));
      await passTime(clock, 60 * minute, watching, 10_000);
      expect(sent).toHaveLength(count);
    }
  });

  test("have the call options that the watch was given", async () => {
    const { cfb, clock } = manualClient({ retries: 0 });
    const codes: string[] = [];
    const options = { timeoutMs: 1_000, onError: ({ code }: CallError) => codes.push(code) };
    const watching = follow(cfb.watch("/scoreboard", {}, options));
    await passTime(clock, 1_500, watching);
    expect(codes).toEqual(["timeout"]);
  });

  test("can be five seconds apart", async () => {
    const { sent, pass } = watched(() => Response.json([]), { intervalMs: 5_000 });
    await pass(10_000);
    expect(sent).toHaveLength(3);
  });

  test("do not pile up while the caller works", async () => {
    const { cfb, clock, sent } = manualClient({}, (_, number) => Response.json([game(1, number)]));
    const watch = cfb.watch("/scoreboard");
    const first = watch.next();
    await clock.pass(0);
    expect(await first).toMatchObject({ value: { type: "added" } });
    await clock.pass(10 * minute);
    expect(sent).toHaveLength(1);
    const second = watch.next();
    await clock.pass(0);
    expect(await second).toMatchObject({
      value: { type: "changed", key: ["id"], before: game(1, 1), after: game(1, 2) },
    });
    expect(at({ sent })).toEqual([0, 10]);
  });

  test("resume with one immediate poll after the machine sleeps, if the monotonic clock stops", async () => {
    const { clock, sent, pass } = watched(() => Response.json([]));
    await pass(10_000);
    clock.time += 180 * minute;
    await pass(1_000);
    expect(sent).toHaveLength(2);
    await pass(minute - 1_000);
    expect(sent).toHaveLength(2);
    await pass(1_000);
    expect(sent).toHaveLength(3);
  });

  test("resume with one immediate poll after the machine sleeps, if the monotonic clock goes on", async () => {
    const { clock, sent, pass } = watched(() => Response.json([]));
    await pass(10_000);
    clock.skip(180 * minute);
    await pass(1_000);
    expect(sent).toHaveLength(2);
    await pass(minute - 2_000);
    expect(sent).toHaveLength(2);
  });

  test("continue if the wall clock is set back", async () => {
    const { clock, sent, pass } = watched(() => Response.json([]));
    clock.time -= 180 * minute;
    await pass(3 * minute);
    expect(sent).toHaveLength(4);
  });
});

describe("a failed poll", () => {
  test.each<[string, string, () => Response]>([
    ["a lost connection", "connection", refused],
    ["a 503", "service", () => failure(503)],
    ["a 501", "service", () => failure(501)],
    ["a 429", "service", () => failure(429, "Slow down.")],
    ["a 200 that is not JSON", "response", () => new Response("<html>")],
  ])("is reported, and the watch continues: %s", async (_, code, fails) => {
    const { watching, errors, pass } = watched((poll) => (poll === 2 ? fails() : Response.json([game(1, poll)])));
    await pass(2 * minute);
    expect(errors).toMatchObject([{ code }]);
    expect(watching.changes).toEqual([
      { type: "added", key: ["id"], row: game(1, 1) },
      { type: "changed", key: ["id"], before: game(1, 1), after: game(1, 3) },
    ]);
  });

  test("lengthens the pause with each failure in a row, up to ten minutes, until a poll succeeds", async () => {
    const { errors, pass, sent } = watched((poll) => (poll === 8 ? Response.json([]) : failure(503)));
    await pass(60 * minute);
    expect(at({ sent })).toEqual([0, 1, 3, 7, 15, 25, 35, 45, 46, 47, 49, 53]);
    expect(errors).toHaveLength(11);
  });

  test.each<[string, string, () => Response]>([
    ["an unknown key", "authentication", () => failure(401, "Unauthorized")],
    ["a tier that is too low", "tier", () => failure(401, "Unauthorized. This requires Tier 1 or higher.")],
    ["a 400", "service", () => failure(400)],
    ["a 404", "not_found", () => failure(404)],
  ])("ends the watch with its error: %s", async (_, code, fails) => {
    const { watching, errors, pass, sent, clock } = watched((poll) => (poll === 2 ? fails() : Response.json([])));
    await pass(5 * minute);
    expect(watching).toMatchObject({ done: true, error: { code, path: "/scoreboard" } });
    expect([errors.length, sent.length, clock.pending.length]).toEqual([0, 2, 0]);
  });

  test("ends a metered watch if the quota is used up, and stored data does not replace the error", async () => {
    const { cfb, clock } = manualClient({ cache: true }, (_, number) => (number === 1 ? Response.json([]) : monthly()));
    const watching = follow(cfb.watch("/lines", { year: 2024 }, { metered: true, intervalMs: minute }));
    await passTime(clock, 5 * minute, watching);
    expect(watching).toMatchObject({ done: true, error: { code: "quota_exceeded" } });
  });

  test("does not end the watch if the hook throws", async () => {
    const options = { onError: refused };
    const { watching, pass } = watched((poll) => (poll === 1 ? failure(503) : Response.json([game(1, 0)])), options);
    await pass(minute);
    expect(watching.changes).toHaveLength(1);
  });
});

describe("a signal", () => {
  test("ends a pause with its reason and stops the timer", async () => {
    const controller = new AbortController();
    const { watching, pass, clock } = watched(() => Response.json([]), { signal: controller.signal });
    await pass(10_000);
    const reason = new Error("enough");
    controller.abort(reason);
    await clock.pass(0);
    expect(watching).toMatchObject({ done: true, error: reason });
    expect(clock.pending).toEqual([]);
  });

  test("ends a poll in flight with its reason", async () => {
    const controller = new AbortController();
    const made = manualClient();
    const watching = follow(made.cfb.watch("/scoreboard", {}, { signal: controller.signal }));
    await made.clock.pass(0);
    const reason = new Error("enough");
    controller.abort(reason);
    await made.clock.pass(0);
    expect(watching).toMatchObject({ done: true, error: reason });
    expect(made.sent[0]?.signal.aborted).toBe(true);
  });

  test("ends the watch immediately if it aborts between two changes", async () => {
    const controller = new AbortController();
    const { cfb } = clientWithFetch(() => Response.json([game(1, 0), game(2, 0)]));
    const seen: unknown[] = [];
    const run = async () => {
      for await (const change of cfb.watch("/scoreboard", {}, { signal: controller.signal })) {
        seen.push(change);
        controller.abort("enough");
      }
    };
    expect(await rejection(run())).toBe("enough");
    expect(seen).toHaveLength(1);
  });

  test("that has already aborted prevents any request", async () => {
    const { cfb, requests } = clientWithFetch(() => Response.json([]));
    for (const notices of ["off", "report"] as const) {
      const watch = cfb.watch(
        "/lines",
        { year: 2024, team: "Ohio Stat" },
        { metered: true, notices, signal: AbortSignal.abort("no") },
      );
      expect(await rejection(watch.next())).toBe("no");
    }
    expect(requests).toEqual([]);
  });

  test("is not needed, because `break` ends a watch", async () => {
    const { cfb, requests } = clientWithFetch(() => Response.json([game(1, 0), game(2, 0)]));
    for await (const change of cfb.watch("/scoreboard")) {
      expect(change).toEqual({ type: "added", key: ["id"], row: game(1, 0) });
      break;
    }
    expect(requests).toHaveLength(1);
  });
});

test("a row nested too deeply to compare fails its poll, and the next poll is compared", async () => {
  const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
  const { errors, watching, pass } = watched((poll) =>
    poll === 1 ? new Response(`[{"id":1,"deep":${deep}}]`) : Response.json([game(1, 7)]),
  );
  await pass(2 * minute);
  expect(errors).toMatchObject([{ code: "response" }]);
  expect(watching.changes).toMatchObject([{ type: "added", row: { id: 1 } }]);
});
