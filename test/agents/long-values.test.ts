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
