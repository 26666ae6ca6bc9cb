import { createClient } from "../../src/index.js";
import { createSampleService } from "../../src/sample/index.js";
import { tools } from "../../src/tools/index.js";

const all = tools(createClient({ apiKey: "sample", fetch: createSampleService() }), { sample: true });
const final = 401677192;

async function get(input: Readonly<Record<string, unknown>>) {
  const result = await all.find(({ name }) => name === "get_data")?.execute(input);
  if (result === undefined) throw new Error("there is no get_data");
  return result;
}

test("a long value of a single row is shown where the result has room for it", async () => {
  const { text, failed } = await get({ path: "/games/teams", query: { id: final } });
  expect({ text, failed }).toEqual({ text: expect.stringContaining('"category":"firstDowns"'), failed: false });
  expect(text).not.toContain("left out");
  const box = await get({ path: "/game/box/advanced", query: { id: final }, columns: ["players"] });
  expect(box.text).toContain("Will Howard");
  expect(box.text.length).toBeLessThanOrEqual(16_000);
});

test("the text in place of a value without room names columns below it, and they are readable", async () => {
  const query = { year: 2024, week: 1, seasonType: "postseason" };
  const { text } = await get({ path: "/games/players", query });
  const [, names = ""] = /choose columns below teams: ([^)]*) …\)/.exec(text) ?? [];
  expect(names).toMatch(/^teams\.team, /);
  const columns = names.split(", ").slice(0, 3);
  expect(await get({ path: "/games/players", query, columns })).toMatchObject({ failed: false, data: { columns } });
});
