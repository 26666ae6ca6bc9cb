import { ReadableStream } from "node:stream/web";
import { manualClient, type SentRequest } from "../support/manual-client.js";

const done = { done: true, value: undefined };
const games = [1, 2, 3, 4, 5, 6].map((week) => ({ id: week, week, startDate: "2024-09-01T00:00:00Z" }));

/** A season of six weeks with an iterator over its parts. Requests for week `pending` and later never get a response. */
function season(pending: number) {
  const respond = ({ address }: SentRequest) => {
    const { pathname, searchParams } = new URL(address, "http://service");
    if (pathname === "/games") return pending === 0 ? undefined : Response.json(games);
    const week = Number(searchParams.get("week"));
    return week < pending ? Response.json([{ id: `p${week}` }]) : undefined;
  };
  const made = manualClient({ retries: 0, concurrency: 2 }, respond);
  const progress: number[] = [];
  const options = { onProgress: ({ done: count }: { readonly done: number }) => progress.push(count) };
  return { ...made, progress, parts: made.cfb.each("/plays", { year: 2024 }, options)[Symbol.asyncIterator]() };
}

test.each([
  ["the list of games", 0, 1],
  ["the first parts", 1, 3],
])("`return` while %s are requested aborts the requests and ends the run", async (_, pending, requests) => {
  const { parts, clock, sent, progress } = season(pending);
  const read = parts.next();
  await clock.pass(0);
  expect(sent).toHaveLength(requests);
  const ended = parts.return?.();
  expect(sent.slice(-1).map(({ signal }) => signal.aborted)).toEqual([true]);
  expect(await Promise.all([read, ended])).toEqual([done, done]);
  await clock.pass(600_000);
  expect([sent.length, progress, clock.pending]).toEqual([requests, [], []]);
  expect(await parts.next()).toEqual(done);
});

test("`break` after a part aborts the requests for later parts", async () => {
  const { cfb, sent, clock } = season(2);
  for await (const part of cfb.each("/plays", { year: 2024 })) {
    expect(part).toEqual([{ id: "p1" }]);
    break;
  }
  await clock.pass(600_000);
  expect(sent.map(({ address }) => address)).toEqual([
    "/games?year=2024",
    "/plays?week=1&year=2024",
    "/plays?week=2&year=2024",
  ]);
  expect(sent.at(-1)?.signal.aborted).toBe(true);
});

test("cancelling a stream of parts aborts the requests in flight and ends the run", async () => {
  const { cfb, sent, clock } = season(2);
  const reader = ReadableStream.from(cfb.each("/plays", { year: 2024 })).getReader();
  const first = reader.read();
  await clock.pass(0);
  expect(await first).toMatchObject({ value: [{ id: "p1" }] });
  const second = reader.read();
  await clock.pass(0);
  const requests = sent.length;
  await reader.cancel();
  expect(await second).toEqual(done);
  await clock.pass(600_000);
  expect(sent).toHaveLength(requests);
  expect(sent.slice(2).map(({ signal }) => signal.aborted)).toEqual(sent.slice(2).map(() => true));
});
