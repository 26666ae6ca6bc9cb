import { createClient } from "../../src/index.js";
import { createSampleService } from "../../src/sample/index.js";
import { type ToolOptions, tools } from "../../src/tools/index.js";

const service = createSampleService();
const isMarked = /^Sample data, not the service's: /;

const inputs: readonly (readonly [name: string, input: Readonly<Record<string, unknown>>])[] = [
  ["plan_calls", { calls: [{ path: "/venues" }] }],
  ["get_data", { path: "/games", query: { year: 2024 } }],
  ["get_data", { path: "/games", query: {} }],
  ["resolve_name", { kind: "team", text: "texas" }],
];

async function textsOf(fetch: (request: Request) => Promise<Response>, options?: ToolOptions) {
  const all = tools(createClient({ apiKey: "sample", fetch }), options);
  const results = await Promise.all(
    inputs.map(([name, input]) => all.find((tool) => tool.name === name)?.execute(input)),
  );
  return results.map((result) => result?.text ?? "");
}

test("every result of a client of the sample service says that its data is made up", async () => {
  for (const text of await textsOf(service)) expect(text).toMatch(isMarked);
});

test("with another function before the sample service, an option says so", async () => {
  const fetch = (request: Request) => service(request);
  for (const text of await textsOf(fetch, { sample: true })) expect(text).toMatch(isMarked);
  for (const text of await textsOf(fetch)) expect(text).not.toMatch(isMarked);
});

test("maxCalls holds for the sample service as well", async () => {
  const all = tools(createClient({ apiKey: "sample", fetch: service }), { maxCalls: 1 });
  const get = all.find(({ name }) => name === "get_data");
  const results = [2023, 2024].map((year) => get?.execute({ path: "/games", query: { year } }));
  expect((await Promise.all(results)).map((result) => result?.failed)).toEqual([false, true]);
});

test("a result without rows says so before it says what the sample service has", async () => {
  const all = tools(createClient({ apiKey: "sample", fetch: service }));
  const get = all.find(({ name }) => name === "get_data");
  const result = await get?.execute({ path: "/records", query: { year: 2025, team: "Alabama" } });
  expect(result?.text).toMatch(/\nNo rows\.\nNotice: The sample world has 12 games of the SEC in 2025/);
});
