import type { Client, NoticeEvent, Query, WatchOptions } from "../../src/index.js";
import { failure, manualClient } from "../support/manual-client.js";
import { follow, passTime } from "./watching.js";

const minute = 60_000;
const empty = () => Response.json([]);
const game = () => Response.json([{ id: 1 }]);

type Watch = (cfb: Client, options: WatchOptions) => ReturnType<Client["watch"]>;

const ohioSt: Watch = (cfb, options) =>
  cfb.watch("/games", { year: 2024, team: "Ohio St" }, { ...options, metered: true });
const scoreboard =
  (query: Query<"/scoreboard">): Watch =>
  (cfb, options) =>
    cfb.watch("/scoreboard", query, options);

/** Follows several polls and returns the notices. `responses` are the first polls' responses. Later polls return no rows. */
async function noticesOf(watch: Watch, responses: readonly (() => Response)[] = []): Promise<NoticeEvent[]> {
  const notices: NoticeEvent[] = [];
  const respond = (_: unknown, number: number) => (responses[number - 1] ?? empty)();
  const { cfb, clock, sent } = manualClient({ retries: 0, onNotice: (event) => notices.push(event) }, respond);
  const controller = new AbortController();
  const watching = follow(watch(cfb, { intervalMs: minute, signal: controller.signal }));
  await passTime(clock, 4 * minute, watching);
  expect(sent.length).toBeGreaterThan(3);
  controller.abort();
  return notices;
}

const bigTen = scoreboard({ conference: "Big Ten" });
const looksLikeName = {
  path: "/scoreboard",
  notice: { kind: "empty", parameter: "conference", message: expect.stringContaining("`Big Ten` looks like a name") },
};

test("if several polls have no rows, only the first poll causes a notice with the likely reason", async () => {
  expect(await noticesOf(ohioSt)).toMatchObject([
    { path: "/games", notice: { kind: "empty", parameter: "team", message: expect.stringContaining("`Ohio St`") } },
  ]);
});

test("a poll without rows after a poll with rows does not cause a notice", async () => {
  expect(await noticesOf(ohioSt, [game])).toEqual([]);
});

test("if the first poll fails, the first successful poll causes the notice", async () => {
  expect(await noticesOf(bigTen, [() => failure(503)])).toMatchObject([looksLikeName]);
});

describe("live data, which is often empty,", () => {
  test("causes a notice if a name does not have the form that the operation compares", async () => {
    expect(await noticesOf(bigTen)).toMatchObject([looksLikeName]);
  });

  test.each<Query<"/scoreboard">>([{}, { classification: "fbs" }, { conference: "B1G" }, { conference: "MAC" }])(
    "does not cause a notice for %p",
    async (query) => {
      expect(await noticesOf(scoreboard(query))).toEqual([]);
    },
  );
});
