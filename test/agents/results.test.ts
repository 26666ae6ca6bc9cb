import { type ToolOptions, tools } from "../../src/tools/index.js";
import { clientWithFetch } from "../support/client-with-fetch.js";

type Input = Readonly<Record<string, unknown>>;

/** Creates `get_data` with a client whose service sends this response to every request. `requests` lists the requests. */
function getterOf(response: unknown, options?: ToolOptions) {
  const { cfb, requests } = clientWithFetch(() => Response.json(response));
  const tool = tools(cfb, options).find(({ name }) => name === "get_data");
  const get = async (input: Input) => {
    const result = await tool?.execute(input);
    if (result === undefined) throw new Error("there is no get_data");
    return result;
  };
  return { get, requests };
}

const types = ["Rush", "Pass", "Punt"].map((text, id) => ({ id, text, abbreviation: null }));

test("a result has its range, its columns and its rows, and says how to get the others", async () => {
  const { get, requests } = getterOf(types);
  const columns = ["id", "text", "abbreviation"];
  const call = { path: "/plays/types", query: {}, columns, total: 3, notices: [] };
  const first = [
    [0, "Rush", null],
    [1, "Pass", null],
  ];
  expect(await get({ path: "/plays/types", limit: 2 })).toEqual({
    failed: false,
    text: `Rows 1 to 2 of 3; 1 are left out. get_data with cursor r1:2 returns them without a call.\n${[columns, ...first].map((row) => JSON.stringify(row)).join("\n")}`,
    data: { ...call, rows: first, leftOut: 1, cursor: "r1:2" },
  });
  expect(await get({ cursor: "r1:2" })).toEqual({
    failed: false,
    text: 'Rows 3 to 3 of 3.\n["id","text","abbreviation"]\n[2,"Punt",null]',
    data: { ...call, rows: [[2, "Punt", null]], leftOut: 0 },
  });
  const second = await get({ cursor: "r1:1", limit: 1 });
  expect(second.text).toContain("Rows 2 to 2 of 3; 1 are left out. get_data with cursor r1:2 returns them");
  expect(requests).toHaveLength(1);
});

test("a result has at most 50 rows if the input does not have a limit", async () => {
  const { get } = getterOf(Array.from({ length: 60 }, (_, id) => ({ id })));
  expect((await get({ path: "/plays/types" })).data).toMatchObject({ total: 60, leftOut: 10, cursor: "r1:50" });
});

const lines = [
  {
    id: 7,
    lines: [
      { provider: "Bovada", spread: -3 },
      { provider: "DraftKings", spread: -2 },
    ],
  },
];
const athletes = [{ id: "9", name: "Quinn", stat: "144" }];
const players = [
  { id: 7, teams: [{ team: "Iowa", categories: [{ name: "passing", types: [{ name: "YDS", athletes }] }] }] },
];

test.each<[what: string, response: object, input: Input, range: string]>([
  [
    "how many of the fields it shows",
    lines,
    { path: "/lines", columns: ["id", "lines.spread"] },
    "of 1. 2 of 24 fields.",
  ],
  ["no number of fields for exploded rows", lines, { path: "/lines", explode: "lines", columns: ["id"] }, "of 2."],
  ["no number of fields for a box score", players, { path: "/games/players" }, "of 1."],
])("a result says %s", async (_, response, input, range) => {
  const { text } = await getterOf(response).get({ query: { year: 2025, week: 1 }, ...input });
  expect(text.split("\n")[0]).toMatch(new RegExp(`^Rows 1 to \\d ${range}$`));
});

test("an empty result says so once", async () => {
  const why = "No rows. Most likely: no row matches all parameters.";
  expect(await getterOf([]).get({ path: "/venues" })).toEqual({
    failed: false,
    text: `Notice: ${why}`,
    data: { path: "/venues", query: {}, columns: expect.any(Array), rows: [], total: 0, leftOut: 0, notices: [why] },
  });
  const query = { year: 2025, week: null };
  const { text } = await getterOf(lines).get({ path: "/lines", query, where: { id: 8 } });
  expect(text.split("\n")).toEqual([
    "Notice: The query was sent without `week`, because a value of null counts as not given.",
    "Notice: No rows: none of the 1 rows has id 8 (rows have 7).",
    "get_data with cursor r1:0 and another `where` reads them without a call.",
  ]);
});

test("a notice has at most 400 characters", async () => {
  const { get } = getterOf(types, { rephrase: () => "x".repeat(500) });
  const { text } = await get({ path: "/plays/types", query: { x: null } });
  expect(text.split("\n")[0]).toBe(`Notice: ${"x".repeat(400)}`);
});

test("if a row is too long for a result, the message names the cursor and says what to do", async () => {
  const names = ["name", "city", "state", "zip", "countryCode", "timezone", "capacity", "grass", "dome", "elevation"];
  const { get } = getterOf([{ id: 1 }, Object.fromEntries(names.map((name) => [name, "x".repeat(1_490)]))]);
  await get({ path: "/venues", columns: ["id"] });
  expect(await get({ cursor: "r1:1", columns: names })).toEqual({
    failed: true,
    text: "Error: A row with these columns is too long for a result. Call get_data with cursor r2:1 and fewer columns of /venues, such as name, city, state, zip, at no cost.",
    data: { error: { code: "columns", message: expect.stringContaining("too long") } },
  });
});

describe("a cursor", () => {
  const games = [1, 2, 3].map((id) => ({ id, week: 4 - id }));
  const call = { path: "/games", query: { year: 2025 } };

  test.each<[what: string, input: Input, data: object]>([
    [
      "ignores empty inputs",
      { columns: [], where: {}, sort: "", explode: "", wide: false, query: {}, path: "" },
      { rows: [[2]], cursor: "r1:2" },
    ],
    ["accepts its call in other words", { path: "getGames", query: { year: "2025" } }, { rows: [[2]], cursor: "r1:2" }],
    [
      "keeps its place for other columns, each of them once",
      { columns: ["week", "week"] },
      { columns: ["week"], rows: [[2]], cursor: "r2:2" },
    ],
    ["starts again in another order", { sort: "week" }, { rows: [[3]], cursor: "r2:1" }],
    ["starts again with other rows", { where: { week: "<3" } }, { rows: [[2]], total: 2, cursor: "r2:1" }],
  ])("%s", async (_, input, data) => {
    const { get, requests } = getterOf(games);
    await get({ ...call, columns: ["id"], limit: 1 });
    expect((await get({ ...input, cursor: "r1:1", limit: 1 })).data).toMatchObject(data);
    expect(requests).toHaveLength(1);
  });

  test.each<Input>([
    { path: "/records" },
    { path: "/records", query: { year: 2025 } },
    { query: { year: 2024 } },
    { query: { year: 2025, week: 1 } },
  ])("refuses an input of another call: %j", async (input) => {
    const { get } = getterOf(games);
    await get({ ...call, limit: 1 });
    expect(await get({ ...input, cursor: "r1:1" })).toMatchObject({
      failed: true,
      text: 'Error: The cursor belongs to /games {"year":2025}: leave out `path` and `query`, or leave out the cursor.',
    });
  });

  const teams = ["Iowa", "Ohio"].map((team) => ({ team, stats: [{ category: "totalYards", stat: "300" }] }));

  test.each<[view: Input, input: Input, data: object]>([
    [{ explode: "teams", where: { team: "Iowa" } }, { wide: false }, { columns: ["teams_team"], total: 1 }],
    [{ explode: "teams", where: { team: "Iowa" } }, { explode: "teams" }, { columns: ["teams_team"], total: 1 }],
    [{ explode: "teams", where: { team: "Iowa" } }, { where: {} }, { columns: ["teams_team"], total: 2 }],
    [
      { explode: "teams", where: { team: "Iowa" } },
      { wide: true, columns: ["team"] },
      { columns: ["team"], total: 2 },
    ],
    [
      { columns: ["id"], where: { id: 8 } },
      { wide: true, columns: ["team"] },
      { columns: ["team"], total: 2 },
    ],
    [
      { columns: ["id"], where: { id: 8 } },
      { explode: "teams", columns: ["team"] },
      { columns: ["teams_team"], total: 2 },
    ],
    [{ wide: true, where: { team: "Iowa" } }, {}, { columns: ["team"], total: 1 }],
    [{ wide: true, where: { team: "Iowa" } }, { wide: true }, { columns: ["team"], total: 1 }],
    [
      { wide: true, where: { team: "Iowa" } },
      { wide: false, columns: ["id"] },
      { columns: ["id"], total: 1 },
    ],
    [
      { wide: true, where: { team: "Iowa" } },
      { explode: "teams", columns: ["team"] },
      { columns: ["teams_team"], total: 2 },
    ],
  ])("of the view %j with the input %j reads the same response", async (view, input, data) => {
    const { get, requests } = getterOf([{ id: 7, teams }]);
    const first = await get({ path: "/games/teams", query: { id: 7 }, columns: ["team"], ...view });
    expect(first.failed).toBe(false);
    const result = await get({ cursor: "r1:0", ...input });
    expect({ ...result.data, failed: result.failed }).toMatchObject({ ...data, failed: false });
    expect(requests).toHaveLength(1);
  });
});

test("one minute after a list of names has failed, the tools request it again, and a plan counts it", async () => {
  const lists: string[] = [];
  const { cfb } = clientWithFetch(({ url }) => {
    if (!url.includes("/teams")) return Response.json([{ id: 1 }]);
    lists.push(url);
    return Response.json({ message: "Down" }, { status: 503 });
  });
  const all = tools(cfb);
  const call = { path: "/games", query: { year: 2024, team: "Iowa" } };
  const seen: unknown[] = [];
  const now = jest.spyOn(Date, "now");
  for (const time of [0, 59_999, 60_000]) {
    now.mockReturnValue(1_800_000_000_000 + time);
    const plan = await all.find(({ name }) => name === "plan_calls")?.execute({ calls: [call] });
    await all.find(({ name }) => name === "get_data")?.execute(call);
    seen.push([plan?.data.forNames, lists.length]);
  }
  now.mockRestore();
  expect(seen).toEqual([
    [1, 1],
    [undefined, 1],
    [1, 2],
  ]);
});
