import { ReadableStream } from "node:stream/web";
import { clientWithFetch } from "../support/client-with-fetch.js";
import { manualClient, watch } from "../support/manual-client.js";

const minute = 60_000;
const games = () => Response.json([{ id: 1 }]);
const done = { done: true, value: undefined };

test("`return` during a pause ends the watch immediately, without a remaining timer or another poll", async () => {
  const { cfb, clock, sent } = manualClient({}, games);
  const watching = cfb.watch("/scoreboard");
  const first = watching.next();
  await clock.pass(0);
  expect(await first).toMatchObject({ value: { type: "added" } });
  const second = watching.next();
  await clock.pass(10_000);
  expect(await watching.return()).toEqual(done);
  expect(await second).toEqual(done);
  expect(clock.pending).toEqual([]);
  await clock.pass(10 * minute);
  expect(sent).toHaveLength(1);
});

test("`return` during a poll aborts its request immediately", async () => {
  const { cfb, clock, sent } = manualClient();
  const watching = cfb.watch("/scoreboard");
  const first = watching.next();
  await clock.pass(0);
  const ended = watching.return();
  expect(sent[0]?.signal.aborted).toBe(true);
  expect(await Promise.all([first, ended])).toEqual([done, done]);
  expect(clock.pending).toEqual([]);
  await clock.pass(10 * minute);
  expect(sent).toHaveLength(1);
});

test("`return` while a failed poll waits to be retried ends the watch without calling a hook", async () => {
  const errors: unknown[] = [];
  const { cfb, clock, sent } = manualClient({}, () => Response.json({ message: "down" }, { status: 503 }));
  const watching = cfb.watch("/scoreboard", {}, { onError: (error) => errors.push(error) });
  const first = watching.next();
  await clock.pass(0);
  await watching.return();
  expect(await first).toEqual(done);
  await clock.pass(10 * minute);
  expect([sent.length, errors, clock.pending]).toEqual([1, [], []]);
});

test.each(["a pause", "a poll"])(
  "cancelling a stream over a watch during %s ends the stream and the watch immediately",
  async (moment) => {
    const { cfb, clock, sent } = manualClient({}, (_, number) =>
      number === 2 && moment === "a poll" ? undefined : games(),
    );
    const reader = ReadableStream.from(cfb.watch("/scoreboard")).getReader();
    const first = reader.read();
    await clock.pass(0);
    expect(await first).toMatchObject({ done: false, value: { type: "added" } });
    const second = watch(reader.read());
    await clock.pass(moment === "a poll" ? minute : 10_000);
    await reader.cancel();
    await clock.pass(10 * minute);
    expect(second).toMatchObject({ done: true, data: done });
    expect(sent).toHaveLength(moment === "a poll" ? 2 : 1);
    expect(clock.pending).toEqual([]);
  },
);

test("`break` after a change ends the watch, with and without a signal from the caller", async () => {
  const { signal } = new AbortController();
  for (const options of [{}, { signal }]) {
    const { cfb, requests } = clientWithFetch(games);
    for await (const change of cfb.watch("/scoreboard", {}, options)) {
      expect(change).toMatchObject({ type: "added" });
      break;
    }
    expect(requests).toHaveLength(1);
  }
});

test("`return` before the first read does not send a request", async () => {
  const { cfb, requests } = clientWithFetch(games);
  const watching = cfb.watch("/scoreboard");
  expect(await watching.return()).toEqual(done);
  expect(await watching.next()).toEqual(done);
  expect(requests).toEqual([]);
});

test("`return` does not end a request that another caller shares", async () => {
  const { cfb, clock, sent } = manualClient();
  const [one, other] = [cfb.watch("/scoreboard"), cfb.watch("/scoreboard")];
  const [first, second] = [one.next(), other.next()];
  await clock.pass(0);
  expect(sent).toHaveLength(1);
  await one.return();
  expect(await first).toEqual(done);
  expect(sent[0]?.signal.aborted).toBe(false);
  sent[0]?.reply(games());
  await clock.pass(0);
  expect(await second).toMatchObject({ value: { type: "added" } });
  await other.return();
});
