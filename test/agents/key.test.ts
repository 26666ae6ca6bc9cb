import { createClient } from "../../src/index.js";
import { tools } from "../../src/tools/index.js";
import { clientWithFetch, key, leaks } from "../support/client-with-fetch.js";

/** Creates the tools with a client whose service responds to every request with these rows. */
function toolsOver(rows: unknown) {
  const { cfb, requests } = clientWithFetch(() => Response.json(rows));
  const all = tools(cfb);
  const run = async (name: string, input: Readonly<Record<string, unknown>>) => {
    const result = await all.find((tool) => tool.name === name)?.execute(input);
    if (result === undefined) throw new Error(`there is no tool ${name}`);
    return result;
  };
  return { run, requests };
}

const part = key.slice(0, 10);

test.each([
  ["find_operations", { words: `games ${key}` }],
  ["describe_operation", { path: key }],
  ["describe_operation", { path: `${"x".repeat(50)}${key}` }],
  ["plan_calls", { calls: [{ path: "/games", query: { year: 2024, team: key } }] }],
  ["plan_calls", { calls: [{ path: key }] }],
  ["get_data", { path: "/games", query: { year: key } }],
  ["get_data", { path: "/games", query: { year: 2024, [key]: 1 } }],
  ["get_data", { path: "/venues", columns: [`${"x".repeat(50)}${key}`] }],
  ["get_data", { cursor: key }],
  ["get_data", { path: "/venues", [key]: 1 }],
  ["resolve_name", { kind: "team", text: encodeURIComponent(key) }],
  ["resolve_name", { kind: key, text: "x" }],
])(
  "%s refuses an input that contains the key, without sending a request or repeating any part of the key: %j",
  async (name, input) => {
    const { run, requests } = toolsOver([]);
    const result = await run(name, input);
    expect(result).toMatchObject({ failed: true, text: expect.stringContaining("the API key") });
    expect([...leaks(result, part), ...leaks(result, encodeURIComponent(key))]).toEqual([]);
    expect(requests).toEqual([]);
  },
);

test("an error about a query string does not show a key whose characters are all percent-encoded", async () => {
  const encoded = [...key].map((character) => `%${character.charCodeAt(0).toString(16)}`).join("");
  const { run, requests } = toolsOver([]);
  const result = await run("get_data", { path: `/games?${encoded}=1&${encoded}=2` });
  expect([result.failed, leaks(result, key), requests]).toEqual([true, [], []]);
});

test("if a response contains the key, the result does not show any part of the key, even if it cuts a value off", async () => {
  for (const padding of [0, 700, 1_480, 1_490, 15_900]) {
    const long = "x".repeat(padding) + key;
    const { run } = toolsOver([{ id: 1, name: long, city: long, [long]: 1 }]);
    const result = await run("get_data", { path: "/venues", columns: ["name", "city"] });
    expect({ failed: result.failed, leaks: leaks(result, part) }).toEqual({ failed: false, leaks: [] });
  }
});

test("a result from a cursor shows `[key]` in columns that the first result left out", async () => {
  const { run } = toolsOver([1, 2].map((id) => ({ id, name: `Field ${id}`, city: key })));
  const { data } = await run("get_data", { path: "/venues", columns: ["name"], limit: 1 });
  const result = await run("get_data", { cursor: data.cursor, columns: ["city"] });
  expect({ text: result.text, leaks: leaks(result, part) }).toEqual({
    text: expect.stringContaining("[key]"),
    leaks: [],
  });
});

test("resolve_name does not show the key if a school's name contains it", async () => {
  const { run } = toolsOver([
    { id: 1, school: `${key} State`, abbreviation: "KS", mascot: null, alternateNames: null },
  ]);
  for (const text of ["KS", "Nowhere"]) {
    expect(leaks(await run("resolve_name", { kind: "team", text }), part)).toEqual([]);
  }
});

test("a result does not contain the key that its call sent, even if the key function has since returned another key", async () => {
  const keys = ["first-key-of-mine", "second-key-of-mine"];
  let given = 0;
  let release = () => {};
  const cfb = createClient({
    apiKey: () => keys[given++],
    fetch: async ({ headers, url }) => {
      const name = headers.get("authorization")?.slice("Bearer ".length);
      if (url.endsWith("/venues")) await new Promise<void>((resolve) => (release = resolve));
      return Response.json([{ id: 1, name }]);
    },
  });
  const get = tools(cfb).find(({ name }) => name === "get_data");
  const slow = get?.execute({ path: "/venues", columns: ["name"] });
  while (given === 0) await new Promise(setImmediate);
  await cfb.get("/conferences");
  release();
  expect((await slow)?.data.rows).toEqual([["[key]"]]);
});
