import { createClient } from "../../src/create-client.js";
import type { Notice } from "../../src/results.js";
import { createSampleService } from "../../src/sample/index.js";
import { tools } from "../../src/tools/index.js";
import { call } from "./call.js";

const headerOf = async (query: string) => (await call(query)).headers.get("x-sample-coverage");
const sentence = "The sample world has 12 games of the SEC in 2025; only the Big Ten is whole.";

test("the service lists the seasons, conferences and teams that are whole", () => {
  const { conferences, playoffs } = createSampleService().coverage;
  expect(conferences).toMatchObject([{ season: 2025, conference: "Big Ten" }]);
  expect(conferences[0]?.teams).toHaveLength(18);
  expect(conferences[0]?.teams).toContain("Ohio State");
  expect(playoffs).toEqual([2024, 2025]);
});

test("a response about a season or conference that is not whole has a header that says so", async () => {
  expect(await headerOf("/stats/player/season?year=2025&conference=SEC")).toBe(sentence);
  expect(await headerOf("/games?year=2025&team=Texas")).toBe(sentence);
  expect(await headerOf("/games?year=2024")).toBe("The sample world has 11 games of 2024; no conference is whole.");
  expect(await headerOf("/games?year=2025")).toMatch(/^The sample world has few games of other conferences in 2025;/);
});

test("a page may read the header", async () => {
  const exposed = async (query: string) => (await call(query)).headers.get("access-control-expose-headers");
  expect(await exposed("/games?year=2024")).toBe("x-sample-coverage");
  expect(await exposed("/venues")).toBeNull();
});

test("a response without rows says so as well", async () => {
  expect(await headerOf("/records?year=2024")).toBe("The sample world has 11 games of 2024; no conference is whole.");
  expect(await headerOf("/records?year=2025&team=Texas")).toBe(sentence);
});

test.each(["/lines?year=2001", "/stats/season?year=2001", "/stats/player/season?year=2001&team=Miami"])(
  "%s names a season before the first one of the operation, and has no such header",
  async (query) => {
    expect(await headerOf("/games?year=2001")).toBe("The sample world has 1 game of 2001; no conference is whole.");
    expect(await headerOf(query)).toBeNull();
  },
);

test.each([
  "/games?year=2025&conference=b1g",
  "/records?year=2025",
  "/plays?year=2025&week=1&team=Iowa",
  "/games?id=401677192",
  "/games?year=2024&competition=cfp",
  "/games?year=2025&competition=cfp&round=semifinal",
  "/teams?year=2025",
  "/ratings/sp?year=2025",
  "/coaches?team=Texas&year=2025",
  "/rankings?year=2025",
  "/venues",
])("%s has all rows, and no such header", async (query) => {
  expect(await headerOf(query)).toBeNull();
});

test("the client makes one notice of the header, in a call and in a run of calls", async () => {
  const events: Notice[] = [];
  const fetch = createSampleService();
  const cfb = createClient({ apiKey: "sample", fetch, onNotice: ({ notice }) => events.push(notice) });
  const { notices } = await cfb.result("/games", { year: 2025, conference: "SEC" });
  expect(notices).toEqual([{ kind: "sample", message: sentence }]);
  expect(events).toEqual(notices);
  events.length = 0;
  const week = { seasonType: "regular" } as const;
  await cfb.all("/plays", { year: 2025, conference: "SEC", ...week });
  expect(events).toEqual([{ kind: "sample", message: sentence }]);
});

test("a response without rows has no guess beside that notice", async () => {
  const cfb = createClient({ apiKey: "sample", fetch: createSampleService(), onNotice: () => {} });
  const { notices } = await cfb.result("/records", { year: 2025, team: "Texas" });
  expect(notices).toEqual([{ kind: "sample", message: sentence }]);
});

test("a tool's result has the notice", async () => {
  const all = tools(createClient({ apiKey: "sample", fetch: createSampleService() }), { sample: true });
  const get = all.find(({ name }) => name === "get_data");
  const result = await get?.execute({ path: "/games", query: { year: 2025, team: "Texas" } });
  expect(result?.text).toContain(`Notice: ${sentence}`);
});
