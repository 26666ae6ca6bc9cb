import { paths } from "../../src/document/operation.js";
import { operationIdOf } from "../../src/document/words.js";
import { createClient } from "../../src/index.js";
import { createSampleService } from "../../src/sample/index.js";
import { tools } from "../../src/tools/index.js";
import { search } from "../../src/tools/search.js";
import { settled } from "../support/clock.js";

const all = tools(createClient({ apiKey: "sample", fetch: createSampleService() }), { sample: true });

async function call(name: string, input: unknown) {
  const result = await all.find((tool) => tool.name === name)?.execute(input);
  if (result === undefined) throw new Error(`there is no tool ${name}`);
  return result;
}

test("each tool has a title, a description, and the inputs that it cannot do without", () => {
  const shown = all.map(({ name, title, description, inputSchema, callsService }) => {
    expect({ name, title, description }).toEqual({
      name,
      title: expect.stringMatching(/^[A-Z]/),
      description: expect.stringMatching(/\.$/),
    });
    return [name, callsService, inputSchema.type, inputSchema.required, inputSchema.additionalProperties];
  });
  expect(shown).toEqual([
    ["find_operations", false, "object", ["words"], false],
    ["describe_operation", false, "object", ["path"], false],
    ["plan_calls", false, "object", ["calls"], false],
    ["get_data", true, "object", [], false],
    ["resolve_name", true, "object", ["kind", "text"], false],
  ]);
});

test("each input has a type, and all inputs except obvious ones have a description", () => {
  const inputs = all.flatMap(({ inputSchema }) => Object.entries(inputSchema.properties ?? {}));
  for (const [name, { type }] of inputs) expect({ name, type }).toEqual({ name, type: expect.stringMatching(/./) });
  const silent = inputs.filter(([, { description }]) => !description).map(([name]) => name);
  expect(silent).toEqual(["calls", "kind", "text"]);
});

test.each([null, "", undefined])(
  "an optional input of %j counts as not given, because some models send every input",
  async (no) => {
    const query = { year: 2024 };
    const blank = { columns: null, limit: null, cursor: no, sort: no, explode: no, where: null, wide: null };
    const first = await call("get_data", { path: "/games", query, ...blank, limit: 1 });
    expect(first).toMatchObject({ failed: false, data: { leftOut: 10 } });
    const next = await call("get_data", { path: no, query: null, ...blank, cursor: first.data.cursor });
    expect(next).toMatchObject({ failed: false, data: { leftOut: 0 } });
    expect((await call("get_data", { path: no, ...blank })).text).toContain("Give `path` and `query`, or `cursor`.");
    expect(await call("find_operations", { words: "games" })).toMatchObject({ failed: false });
    expect(await call("plan_calls", { calls: [{ path: "/venues", query: null }] })).toMatchObject({ failed: false });
  },
);

test("a result says which parameters were null and therefore left out", async () => {
  const { text, data, failed } = await call("get_data", {
    path: "/games",
    query: { year: 2024, team: null, week: null },
  });
  expect({ failed, query: data.query }).toEqual({ failed: false, query: { year: 2024 } });
  expect(text).toContain(
    "Notice: The query was sent without `team`, `week`, because a value of null counts as not given.",
  );
});

test.each<[name: string, input: unknown, problem: string]>([
  ["find_operations", {}, "`words` must be given."],
  ["find_operations", ["games"], "the input takes an object."],
  [
    "resolve_name",
    { kind: "stadium", text: 1 },
    "`kind` takes one of team, conference, position, playType, draftTeam, coach, player. `text` takes a string.",
  ],
  ["get_data", { limit: 501 }, "`limit` takes 1 to 500."],
  ["get_data", { limit: 1.5, wide: 1 }, "`limit` takes an integer. `wide` takes a boolean."],
  ["get_data", { columns: "id", query: [] }, "`columns` takes an array. `query` takes an object."],
  ["get_data", { columns: ["id", 2, {}] }, "`columns`[1] takes a string. `columns`[2] takes a string."],
  ["get_data", { limti: 1 }, "There is no `limti`. Did you mean `limit`?"],
  [
    "plan_calls",
    { calls: [{ path: "/games" }, { ["x".repeat(80)]: 1 }] },
    `\`path\` must be given. There is no \`${"x".repeat(60)}\`. The names are path, query.`,
  ],
])("%s refuses the input %j and says why", async (name, input, problem) => {
  expect(await call(name, input)).toMatchObject({
    failed: true,
    text: `Error: ${name}: ${problem}`,
    data: { error: { code: "input" } },
  });
});

test("get_data accepts a number that is written as a string", async () => {
  const { data } = await call("get_data", { path: "/games", query: { year: "2024", week: 1 } });
  expect(data.query).toEqual({ year: 2024, week: 1 });
});

test("a path may contain the query, and a parameter that is given twice is refused", async () => {
  const path = "GET /games?year=2024&seasonType=postseason";
  const { data } = await call("get_data", { path, limit: 1 });
  expect([data.path, data.query]).toEqual(["/games", { year: 2024, seasonType: "postseason" }]);
  const { cursor } = data;
  expect((await call("get_data", { path, cursor })).failed).toBe(false);
  expect((await call("get_data", { path: "/games?year=2025", cursor })).text).toContain("The cursor belongs to /games");
  for (const twice of [{ path: "/games?year=2024&year=2025" }, { path: "/games?year=2024", query: { year: 2024 } }])
    expect((await call("get_data", twice)).text).toContain("Error: `year` is given twice: give it only once.");
});

test("a parameter in the path may also be null in the query, and the second argument of a tool may be null", async () => {
  const input = { path: "/games?year=2024", query: { year: null }, limit: 1 };
  const result = await all.find(({ name }) => name === "get_data")?.execute(input, null as unknown as undefined);
  expect(result?.data.query).toEqual({ year: 2024 });
});

test.each([
  ["sort", "-week"],
  ["limit", 3],
  ["where", { week: 1 }],
  ["columns", ["id"]],
])("get_data says where %s belongs if a model writes it into the query", async (name, value) => {
  const { failed, text } = await call("get_data", { path: "/games", query: { year: 2025, [name]: value } });
  expect(failed).toBe(true);
  expect(text).toContain(`\`${name}\` is an input of get_data, not a parameter of /games: write it beside \`query\`.`);
});

test("find_operations puts an operation first if it gets its path or operationId", () => {
  const first = paths.flatMap((path) => [path, operationIdOf(path)].map((name) => [name, search(name, 1)[0]]));
  expect(first).toEqual(paths.flatMap((path) => [path, operationIdOf(path)].map((name) => [name, path])));
});

test("the tools refuse null for a required input, with a message that names the input", async () => {
  expect(await call("describe_operation", { path: null })).toMatchObject({
    failed: true,
    text: expect.stringContaining("`path` takes a string."),
  });
});

test("find_operations accepts 1,000 characters, and its error for longer text states the limit", async () => {
  const words = "games of a team ".padEnd(1_000, "and ");
  expect(await call("find_operations", { words })).toMatchObject({
    failed: false,
    text: expect.stringContaining("/games: "),
  });
  expect(await call("find_operations", { words: `${words}x` })).toMatchObject({
    failed: true,
    text: expect.stringContaining("`words` takes at most 1000 characters, not 1001. Shorten it."),
  });
  const schema = all.find(({ name }) => name === "find_operations")?.inputSchema;
  expect(schema?.properties?.words).toMatchObject({ maxLength: 1_000 });
});

test.each(["A".padEnd(80_000, "a"), "Aa".repeat(40_000)])(
  "a word of 80,000 letters does not slow down a search (case %#)",
  async (word) => {
    expect(search(`carries per game ${word}`, 3)).toEqual(search("carries per game", 3));
    // A slow search blocks the event loop, so Jest's timeout can fire only here.
    await settled();
    await settled();
  },
  5_000,
);

test.each([
  ["/stats/player/season", { category: "defence" }, "Did you mean `defensive`?"],
  ["/lines", { provider: "DraftKing" }, "Did you mean `DraftKings`?"],
])("if %s does not return rows for %j, the result suggests the observed name", async (path, query, notice) => {
  const { text, failed } = await call("get_data", { path, query: { year: 2024, ...query } });
  expect({ text, failed }).toEqual({ text: expect.stringContaining(notice), failed: false });
});

test("get_data refuses an unknown conference for /player/returning before it sends the call", async () => {
  const query = { year: 2025, conference: "Big Tan" };
  expect(await call("get_data", { path: "/player/returning", query })).toMatchObject({
    failed: true,
    text: expect.stringContaining("There is no conference `Big Tan` in /conferences. Did you mean"),
  });
});

/** Creates `get_data` with a new client. `addresses` lists the paths that the client requests, and `seen` its notices' messages. */
function watched() {
  const service = createSampleService();
  const addresses: string[] = [];
  const fetch = (request: Request) => {
    addresses.push(new URL(request.url).pathname);
    return service(request);
  };
  const seen: string[] = [];
  const cfb = createClient({ apiKey: "sample", fetch, onNotice: ({ notice }) => seen.push(notice.message) });
  const getData = tools(cfb).find(({ name }) => name === "get_data");
  return { getData, addresses, seen };
}

test.each([
  ["loads the list of names before it sends a query with a name", { year: 2024, team: "Texas" }, ["/teams", "/games"]],
  ["sends a query that does not contain a name without loading a list", { year: 2024, week: 1 }, ["/games"]],
  ["refuses an empty name without sending a request", { year: 2024, team: "" }, []],
  ["refuses a query that breaks a rule without sending a request", { team: "Texas" }, []],
  ["refuses a query that cannot return anything before it loads a list", { year: 2050, team: "Texas" }, []],
  ["refuses an unknown name after it has loaded the list", { year: 2024, team: "Texaz" }, ["/teams"]],
])("get_data %s", async (_, query, sent) => {
  const { getData, addresses, seen } = watched();
  const result = await getData?.execute({ path: "/games", query });
  expect({ addresses, failed: result?.failed }).toEqual({ addresses: sent, failed: sent.at(-1) !== "/games" });
  expect(new Set(seen).size).toBe(seen.length);
  for (const message of seen) expect(result?.text).toContain(message.slice(0, 60));
});

test("a name without letters does not keep the next name from being compared", async () => {
  const { getData, addresses } = watched();
  await getData?.execute({ path: "/games", query: { year: 2024, week: 1, team: "-" } });
  const result = await getData?.execute({ path: "/games", query: { year: 2024, week: 1, team: "Texaz" } });
  expect({ addresses, failed: result?.failed }).toEqual({ addresses: ["/games", "/teams"], failed: true });
});

test("a second call with the same name does not load the list again", async () => {
  const { getData, addresses } = watched();
  for (const week of [1, 2]) await getData?.execute({ path: "/games", query: { year: 2024, week, team: "Texas" } });
  expect(addresses).toEqual(["/teams", "/games", "/games"]);
});

test("a failure's message and data are each shorter than 17,000 characters", async () => {
  const columns = Array.from({ length: 50_000 }, (_, index) => index);
  const { text, data, failed } = await call("get_data", { path: "/games", query: { year: 2024 }, columns });
  expect(failed).toBe(true);
  expect(Math.max(text.length, JSON.stringify(data).length)).toBeLessThan(17_000);
});
