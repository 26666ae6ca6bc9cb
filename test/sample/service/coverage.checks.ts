import { createClient } from "../../../src/create-client.js";
import type { Result } from "../../../src/index.js";
import { systemClock } from "../../../src/request/time.js";
import type { Notice, NoticeEvent } from "../../../src/results.js";
import { createSampleService, type SampleOptions } from "../../../src/sample/index.js";
import { tools } from "../../../src/tools/index.js";
import { call } from "../call.js";

const headerOf = async (query: string) => (await call(query)).headers.get("x-sample-coverage");
const sentence = "The sample world has 12 games of the SEC in 2025. Only the Big Ten is complete.";

test("`coverage` lists the complete seasons, conferences and teams", () => {
  const { conferences, playoffs } = createSampleService().coverage;
  expect(conferences).toMatchObject([{ season: 2025, conference: "Big Ten" }]);
  expect(conferences[0]?.teams).toHaveLength(18);
  expect(conferences[0]?.teams).toContain("Ohio State");
  expect(playoffs).toEqual([2024, 2025]);
});

// Each block starts with the expected header and lists the queries whose responses have this header.
const table = `
The sample world has 12 games of the SEC in 2025. Only the Big Ten is complete.
  /stats/player/season?year=2025&conference=SEC /stats/player/season?year=2025&conference=SEC&category=rushing
  /plays?year=2025&week=2&team=Georgia&playType=RUSH /lines?year=2025&week=2&team=Georgia&provider=DraftKings
  /player/usage?year=2025&team=Georgia&position=QB /games?year=2025&team=Texas /records?year=2025&team=Texas
The sample world has 11 games of 2024. No conference is complete.
  /games?year=2024 /records?year=2024
The sample world has few games of other conferences in 2025. Only the Big Ten is complete.
  /games?year=2025 /plays?year=2025&week=5 /games/players?year=2025&week=5 /games/teams?year=2025&week=5 /games?year=2025&week=5
  /records?year=2025 /stats/season?year=2025 /player/usage?year=2025
The sample world has only some of the service's rows here.
  /draft/picks?year=2025 /draft/picks?year=2025&school=Miami&position=Quarterback /player/portal?year=2025 /teams?year=2025 /roster?team=Ohio+State&year=2025 /player/search?searchTerm=smith
  /recruiting/players?year=2025 /recruiting/groups /coaches?year=2025 /coaches?lastName=Smart&year=2025 /ratings/sp?year=2015 /recruiting/teams?year=2020 /venues
  /conferences /conferences?year=2025 /conferences/changes?year=2024 /conferences/affiliations?year=2025 /scoreboard
  /scoreboard?conference=SEC /teams/matchup?team1=Alabama&team2=Auburn /games/schedule?year=2025&seasonType=regular&week=2
  /games/schedule?year=2025&seasonType=regular&week=2&conference=SEC /player/search?searchTerm=Manning
  /roster?year=2025&team=Texas /teams?conference=B1G /recruiting/groups?conference=B1G
The sample world has only some polls of the AP, the coaches and the playoff committee here.
  /rankings?year=2024 /rankings?year=2025
The sample world has few seasons of coaches here.
  /coaches/profile?coachId=90610 /coaches/tenures?coachId=90610 /coaches/tenures?team=Iowa&year=2025
The sample world has no season after 2025 here. Its date is 2026-02-01.
  /games/schedule /games/schedule?conference=B1G
The sample world has no games of 2015. No conference is complete.
  /games?year=2015
The sample world has 1 game of 2001. No conference is complete.
  /games?year=2001
The sample world has no games of the Big Ten in 2020. No conference is complete.
  /lines?year=2020&team=Iowa
The sample world has few games of most seasons. Only the Big Ten in 2025 is complete.
  /records?team=Ohio+State
nothing: it has all rows
  /player/returning?year=2025&conference=Big+Ten
  /games?year=2025&conference=b1g /records?year=2025&conference=B1G /calendar?year=2025 /plays/stats/types /draft/teams
  /games/players?year=2025&week=5&conference=B1G /plays?year=2025&week=5&offenseConference=B1G /plays?year=2025&week=1&team=Iowa
  /games?id=401677192 /games?year=2024&competition=cfp /games?year=2025&competition=cfp&round=semifinal /ratings/sp?year=2025
  /coaches?team=Ohio+State&year=2025 /rankings?year=2025&poll=cfp /talent?year=2024 /playoffs/cfp/games?year=2025
  /conferences?year=2025&classification=fbs /conferences/affiliations?year=2025&classification=fbs /scoreboard?conference=b1g
  /games/schedule?year=2025&seasonType=regular&week=2&conference=B1G
nothing: it is about a season before the operation's first
  /lines?year=2001 /stats/season?year=2001 /stats/player/season?year=2001&team=Miami
nothing: a range whose start is after its end is the reason for no rows
  /recruiting/groups?startYear=2025&endYear=2020 /stats/season?year=2025&startWeek=5&endWeek=3
  /teams/matchup?team1=Texas&team2=Georgia&minYear=2024&maxYear=2020
nothing: an unknown team, a team's abbreviation or a conference's full name is the reason for no rows
  /roster?year=2025&team=Ohio+St /teams?conference=Big+Ten /recruiting/groups?conference=Big+Ten /games?year=2024&team=OSU
  /roster?year=2025&team=OSU /coaches?year=2025&team=OSU /recruiting/players?year=2025&team=OSU /recruiting/groups?team=OSU
  /player/search?searchTerm=Smith&team=OSU /draft/picks?school=OSU /teams/matchup?team1=OSU&team2=Michigan
`;
const rows = table.split(/\n(?=\S)/).flatMap((each) => {
  const [says = "", ...queries] = each.trim().split("\n");
  return queries.flatMap((line) => line.trim().split(" ")).map((query) => [query, says] as const);
});

test.each(rows)("for %s, the x-sample-coverage header contains %s", async (query, says) => {
  expect(await headerOf(query)).toBe(says.startsWith("nothing") ? null : says);
});

test("a web page can read the header", async () => {
  const exposed = async (query: string) => (await call(query)).headers.get("access-control-expose-headers");
  expect(await exposed("/games?year=2024")).toBe("x-sample-data, x-sample-coverage");
  expect(await exposed("/plays/stats/types")).toBe("x-sample-data");
});

test.each([
  ["/games?year=2025&week=20", "week", /the season has no week 20/],
  ["/games?year=2025&week=20&conference=SEC", "week", /the season has no week 20/],
  ["/plays?year=2025&week=17&team=Texas", "week", /the season has no week 17/],
  ["/rankings?year=2024&week=3&seasonType=postseason", "week", /the postseason has no week 3/],
  ["/stats/season?year=2025&team=Texas&startWeek=20", "startWeek", /the season has no week 20/],
] as const)("for %s, the notice blames `%s`, not the sample world's limits", async (query, parameter, reason) => {
  expect(await headerOf(query)).toBeNull();
  const cfb = createClient({ apiKey: "sample", fetch: createSampleService(), onNotice: (event) => events.push(event) });
  const events: NoticeEvent[] = [];
  expect(await (await cfb.fetch(query)).json()).toEqual([]);
  expect(events.map(({ notice }) => notice)).toEqual([
    { kind: "empty", parameter, message: expect.stringMatching(reason) },
  ]);
});

test("the notice blames a team on both sides of a game, not the sample world's limits", async () => {
  const cfb = createClient({ apiKey: "sample", fetch: createSampleService(), onNotice: () => {} });
  const query = { year: 2025, week: 3, offense: "Alabama", defense: "alabama" };
  const { notices } = await cfb.result("/plays", query);
  const message = expect.stringContaining("`offense` and `defense` are the same team");
  expect(notices).toEqual([expect.objectContaining({ kind: "empty", parameter: "defense", message })]);
});

test.each([
  ["/games", { year: 2026 }],
  ["/records", { year: 2026, team: "Iowa" }],
  ["/ratings/sp", { year: 2026 }],
] as const)(
  "for %s %j, the notice states the sample world's time, whatever the client's clock says",
  async (path, query) => {
    const sentences: string[] = [];
    for (const year of [2026, 2027]) {
      const clock = { ...systemClock, now: () => Date.UTC(year, 9) };
      const cfb = createClient({ apiKey: "sample", fetch: createSampleService(), clock, onNotice: () => {} });
      const { notices } = await (cfb.result as (path: string, query: object) => Promise<Result<"/games">>)(path, query);
      sentences.push(...notices.map(({ message }) => message));
    }
    const sentence = "The sample world has no season after 2025 here. Its date is 2026-02-01.";
    expect(sentences).toEqual([sentence, sentence]);
  },
);

test("the x-sample-data header marks all data except recordings of the real service", async () => {
  const recording = (source: string) => ({
    request: { path: "/venues", query: {} },
    response: { status: 200, headers: {}, body: [] },
    recordedAt: "2026-01-01T00:00:00Z",
    source,
  });
  const marked = async (query: string, options: SampleOptions = {}) =>
    (
      await createSampleService(options)(`http://localhost${query}`, { headers: { authorization: "Bearer k" } })
    ).headers.get("x-sample-data");
  expect(await marked("/games?year=2025&conference=B1G")).toBe("made up");
  expect(await marked("/venues", { recordings: [recording("sample")] })).toBe("made up");
  expect(await marked("/venues", { recordings: [recording("https://api.collegefootballdata.com")] })).toBeNull();
});

test("the client turns the header into one notice per call, even if `all` sends several requests", async () => {
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

test("if the sample world's limits explain an empty response, the notice does not guess at other reasons", async () => {
  const cfb = createClient({ apiKey: "sample", fetch: createSampleService(), onNotice: () => {} });
  const { notices } = await cfb.result("/records", { year: 2025, team: "Texas" });
  expect(notices).toEqual([{ kind: "sample", message: sentence }]);
});

test.each([
  ["team", "Ohio St", /`team` compares schools.*Check `Ohio St`/],
  ["team", "OSU", /`team` compares schools.*`OSU` may be an abbreviation/],
  ["conference", "Big Ten", /`conference` compares abbreviations, such as `B1G`. `Big Ten` looks like a name/],
])(
  "the notice blames an invalid %s for an empty response, not the sample world's limits",
  async (name, value, reason) => {
    const cfb = createClient({ apiKey: "sample", fetch: createSampleService(), onNotice: () => {} });
    const { notices } = await cfb.result("/records", { year: 2025, [name]: value });
    expect(notices).toEqual([expect.objectContaining({ kind: "empty", message: expect.stringMatching(reason) })]);
  },
);

test("a tool's result contains the notice", async () => {
  const all = tools(createClient({ apiKey: "sample", fetch: createSampleService() }), { sample: true });
  const get = all.find(({ name }) => name === "get_data");
  const result = await get?.execute({ path: "/games", query: { year: 2025, team: "Texas" } });
  expect(result?.text).toContain(`Notice: ${sentence}`);
});
