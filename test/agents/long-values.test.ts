import { createClient } from "../../src/index.js";
import { createSampleService } from "../../src/sample/index.js";
import { tools } from "../../src/tools/index.js";
import { clientWithFetch } from "../support/client-with-fetch.js";
import { ManualClock, start } from "../support/clock.js";

const all = tools(createClient({ apiKey: "sample", fetch: createSampleService() }), { sample: true });
const final = 401677192;

async function get(input: Readonly<Record<string, unknown>>) {
  const result = await all.find(({ name }) => name === "get_data")?.execute(input);
  if (result === undefined) throw new Error("there is no get_data");
  return result;
}

test("the result shows a single row's long value if the value fits", async () => {
  const { text, failed } = await get({ path: "/games/teams", query: { id: final }, columns: ["teams"] });
  expect({ text, failed }).toEqual({ text: expect.stringContaining('"category":"firstDowns"'), failed: false });
  expect(text).not.toContain("left out");
  const box = await get({ path: "/game/box/advanced", query: { id: final }, columns: ["players"] });
  expect(box.text).toContain("Wendell Harcastle");
  expect(box.text.length).toBeLessThanOrEqual(16_000);
});

test("if a value does not fit, a message replaces it and lists narrower columns to choose instead", async () => {
  const query = { year: 2024, week: 1, seasonType: "postseason" };
  const { text } = await get({ path: "/games/players", query, columns: ["teams"] });
  const [, names = ""] = /choose columns below teams: ([^)]*) …\)/.exec(text) ?? [];
  expect(names).toMatch(/^teams\.team, /);
  const columns = names.split(", ").slice(0, 3);
  expect(await get({ path: "/games/players", query, columns })).toMatchObject({ failed: false, data: { columns } });
});

/** Returns the rows of a result for a service that sends these rows. */
async function rowsOf(sent: readonly object[], input: Readonly<Record<string, unknown>>) {
  const { cfb } = clientWithFetch(() => Response.json(sent));
  const result = await tools(cfb)
    .find(({ name }) => name === "get_data")
    ?.execute(input);
  return result?.data.rows ?? result?.text;
}

/** Returns venues whose names have these lengths as JSON. */
const venuesOf = (lengths: readonly number[]) => lengths.map((length) => ({ name: "x".repeat(length - 2) }));
const isLeftOut = /^\(left out: (\d+) characters; choose fewer columns, or fewer rows with `limit`\)$/;

test.each([
  ["shows a value that fills it", [20, 12_966], ["", ""]],
  ["leaves out a value that is a character too long", [20, 12_967], ["", "12967"]],
  ["shows a long value beside short ones", [12_000, 20, 20], ["", "", ""]],
  ["leaves out only the longest values, if all others fit", [5_000, 4_000, 5_000], ["5000", "", "5000"]],
  [
    "leaves out values of more than 1,500 characters, if there are many",
    [...Array(8).fill(1_500), 1_501, 1_502],
    [...Array(8).fill(""), "1501", "1502"],
  ],
])("a result %s", async (_, lengths, expected) => {
  const rows = await rowsOf(venuesOf(lengths), { path: "/venues", columns: ["name"] });
  if (!Array.isArray(rows)) throw new Error(`there are no rows: ${rows}`);
  expect(rows.map(([value]) => isLeftOut.exec(value)?.[1] ?? "")).toEqual(expected);
});

test.each([
  ["polls", "polls.poll, polls.isFinal, polls.ranks, polls.ranks.rank, polls.ranks.teamId, polls.ranks.school …"],
  [
    "polls.ranks",
    "rank, teamId, school, conference, firstPlaceVotes, points".replaceAll(/\w+/g, (name) => `polls.ranks.${name}`),
  ],
])(
  "for a list in %s that is left out, the result says how long it is, and lists at most six columns",
  async (column, columns) => {
    const polls = [{ poll: "x".repeat(20_000), ranks: [{ school: "x".repeat(20_000) }] }, { ranks: [] }];
    const rows = await rowsOf([{ polls }], { path: "/rankings", query: { year: 2025 }, columns: [column] });
    const shown = `(left out: a list of 2, N characters; choose columns below ${column}: ${columns})`;
    expect(JSON.stringify(rows).replace(/\d{5}/, "N")).toBe(JSON.stringify([[shown]]));
  },
);

test("a result that is too long ends with a sentence that says so", async () => {
  const school = "x".repeat(20_000);
  const { cfb } = clientWithFetch(() => Response.json([{ id: 1, school, abbreviation: "XX" }]));
  const resolve = tools(cfb).find(({ name }) => name === "resolve_name");
  const { text = "" } = (await resolve?.execute({ kind: "team", text: "XX" })) ?? {};
  expect(text).toMatch(/^\{"school":"x+\n\(cut: the rest is longer than a result may be\)$/);
  expect(text).toHaveLength(16_000);
});

test("a player box score has one row per athlete, and its cursor can still return the raw columns", async () => {
  const first = await get({ path: "/games/players", query: { id: 401752677 }, limit: 1 });
  expect(first.data).toMatchObject({
    total: 60,
    columns: expect.arrayContaining(["id", "team", "name", "statistics"]),
  });
  expect(JSON.stringify(first.data.rows)).toMatch(/"Everett Smith",\{"passing_completions":\d+,"passing_att":\d+,/);
  const raw = await get({ cursor: first.data.cursor, columns: ["id", "teams.team"] });
  expect(raw.data).toMatchObject({ total: 1, rows: [[401752677, ["Ohio State", "Texas"]]] });
});

test("by default, rows contain their key and the most important columns", async () => {
  const { data } = await get({ path: "/games", query: { id: 401752921 } });
  expect(data.columns).toEqual(expect.arrayContaining(["id", "homeTeam", "homePoints"]));
});

test("an empty result explains only once why it is empty", async () => {
  const { text, data } = await get({ path: "/lines", query: { year: 2025, week: 20 } });
  expect(text.match(/has no week 20/g)).toHaveLength(1);
  expect(data.notices).toHaveLength(1);
});

test("an empty result says that its data has expired", async () => {
  const clock = new ManualClock();
  const respond = (_: Request, number: number) => Response.json([], { status: number === 1 ? 200 : 503 });
  const { cfb } = clientWithFetch(respond, { clock, cache: true });
  const tool = tools(cfb).find(({ name }) => name === "get_data");
  const call = { path: "/rankings", query: { year: 2024, week: 3 } };
  await tool?.execute(call);
  clock.time = start + 3 * 24 * 3_600_000;
  const { text } = (await tool?.execute(call)) ?? {};
  expect(text).toMatch(
    /^Notice: The data was stored at 2024-09-15T12:00:00\.000Z and has expired\..*\nNotice: No rows\./,
  );
});

test("an empty result from the sample says only once that the season has not begun", async () => {
  const clock = new ManualClock();
  const client = createClient({ apiKey: "sample", fetch: createSampleService(), clock });
  const tool = tools(client).find(({ name }) => name === "get_data");
  const { text } = (await tool?.execute({ path: "/lines", query: { year: 2030 } })) ?? {};
  expect(text?.match(/2030 has no data yet/g)).toHaveLength(1);
});
