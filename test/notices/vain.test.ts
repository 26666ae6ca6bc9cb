import { isPath, isQuery, type Notice } from "../../src/index.js";
import { getOf, watchedClient } from "./service.js";
import { type VainQuery, vainQueries } from "./vain-queries.js";

const { cfb, events } = watchedClient({ names: true, notices: "refuse" });
const lists = ["/teams", "/conferences", "/draft/positions", "/draft/teams", "/plays/types"];

/** Returns a query's notices before the query is sent. For a query with notices, the client requests only lists of names. */
async function noticesBefore({ path, query }: VainQuery): Promise<readonly Notice[]> {
  events.length = 0;
  const error: unknown = await getOf(cfb)(path, query).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  const sent = events.filter((event) => typeof event === "string" && (event === path || !lists.includes(event)));
  const notices = events.flatMap((event) => (typeof event === "string" ? [] : event.notice));
  if (sent.length > 0) return [];
  expect(error).toMatchObject({ code: "query", path });
  return notices;
}

test("there are 125 different valid test queries that cannot return anything", () => {
  expect(new Set(vainQueries.map((each) => JSON.stringify(each))).size).toBe(125);
  expect(vainQueries.filter(({ path, query }) => !(isPath(path) && isQuery(path, query)))).toEqual([]);
});

test("at least 95 % of the test queries that cannot return anything get the right notice and suggestion", async () => {
  const missed: VainQuery[] = [];
  for (const vain of vainQueries) {
    const notices = await noticesBefore(vain);
    const right = notices.some(
      ({ kind, suggestion }) => kind === vain.kind && (vain.suggestion === undefined || suggestion === vain.suggestion),
    );
    if (!right || notices.some(({ kind }) => kind !== vain.kind)) missed.push(vain);
  }
  expect(missed.length / vainQueries.length <= 0.05 ? [] : missed).toEqual([]);
  // Cases that the document states only in prose, or for which no operation lists the values.
  expect(missed.map(({ path, query }) => `${path} ${Object.keys(query).at(-1)}`)).toEqual([
    "/ratings/elo seasonType",
    "/lines provider",
    "/stats/player/season category",
    "/recruiting/players state",
  ]);
});
