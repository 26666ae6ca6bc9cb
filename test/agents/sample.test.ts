import { createClient, type Store } from "../../src/index.js";
import { systemClock } from "../../src/request/time.js";
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

test("every result from the sample service says that its data is made up", async () => {
  for (const text of await textsOf(service)) expect(text).toMatch(isMarked);
});

const wrapped = (request: Request) => service(request);

test("with the `sample` option, every result is marked as sample data, even if a wrapper hides the sample service", async () => {
  for (const text of await textsOf(wrapped, { sample: true })) expect(text).toMatch(isMarked);
});

/** Returns a function that runs one client's tools by name. */
function runnerOver(fetch: (request: Request) => Promise<Response>, options?: ToolOptions, cache?: Store) {
  const all = tools(createClient({ apiKey: "sample", fetch, cache }), options);
  return async (name: string, input: object) => {
    const result = await all.find((tool) => tool.name === name)?.execute(input);
    if (result === undefined) throw new Error(`there is no tool ${name}`);
    return result;
  };
}

test("without the `sample` option, results are marked as sample data from the first response on", async () => {
  const run = runnerOver(wrapped);
  expect((await run("plan_calls", { calls: [{ path: "/venues" }] })).text).not.toMatch(isMarked);
  const rows = await run("get_data", { path: "/games", query: { year: 2024 } });
  expect(rows.text).toMatch(isMarked);
  expect(rows.data.source).toMatch(isMarked);
  for (const [name, input] of inputs) expect((await run(name, input)).text).toMatch(isMarked);
});

test("sample data is marked by its header if another object copies the client's results", async () => {
  const client = createClient({ apiKey: "sample", fetch: wrapped });
  const result = new Proxy(client.result, {
    apply: async (target, self, input) => ({ ...(await Reflect.apply(target, self, input)) }),
  });
  const get = tools({ ...client, result }).find(({ name }) => name === "get_data");
  expect((await get?.execute({ path: "/games", query: { year: 2024 } }))?.text).toMatch(isMarked);
});

test("a name from the sample service is marked as sample data", async () => {
  const run = runnerOver(wrapped);
  expect((await run("resolve_name", { kind: "team", text: "texas" })).text).toMatch(isMarked);
});

test.each<[string, string, object]>([
  ["rows", "get_data", { path: "/games", query: { year: 2024 } }],
  ["a name", "resolve_name", { kind: "team", text: "texas" }],
])("sample data that an earlier process stored is still marked as sample data: %s", async (_, name, input) => {
  const store = new Map<string, string>();
  await runnerOver(wrapped, {}, store)(name, input);
  const later = runnerOver(async () => Promise.reject(new Error("not called")), {}, store);
  const result = await later(name, input);
  expect([result.failed, result.text]).toEqual([false, expect.stringMatching(isMarked)]);
});

test("a stored sample response has the original notices, and `fetch` returns its sample headers", async () => {
  const store = new Map<string, string>();
  const query = { year: 2025, team: "Alabama" };
  const first = createClient({ apiKey: "sample", fetch: wrapped, cache: store });
  const { notices } = await first.result("/records", query);
  const later = createClient({ apiKey: "sample", fetch: wrapped, cache: store });
  const stored = await later.result("/records", query);
  expect([stored.headers, stored.notices]).toEqual([undefined, notices]);
  expect(notices).toMatchObject([{ kind: "sample" }]);
  const { headers } = await later.fetch("/records?year=2025&team=Alabama");
  expect([headers.get("x-sample-data"), headers.get("x-sample-coverage")]).toEqual(["made up", notices[0]?.message]);
});

test("another service's responses are not marked as sample data", async () => {
  const run = runnerOver(async () => Response.json([{ id: 1 }]));
  expect((await run("get_data", { path: "/venues" })).text).not.toMatch(isMarked);
  const teams = runnerOver(async () => Response.json([{ id: 1, school: "Iowa", abbreviation: "IOWA" }]));
  expect((await teams("resolve_name", { kind: "team", text: "Iowa" })).text).not.toMatch(isMarked);
});

test.each([
  ["a wrong name", { year: 2025, team: "Ohio St" }, ["/teams"]],
  ["a name instead of an abbreviation", { year: 2025, conference: "Big Ten" }, ["/conferences"]],
  ["an ignored parameter", { id: 401677192, year: 2024 }, []],
  ["a season before the data begins", { year: 1850 }, []],
])("the tools refuse a call with %s before they send it, just as for the real service", async (_, query, expected) => {
  const results: unknown[] = [];
  for (const sample of [true, false]) {
    const sent: string[] = [];
    const fetch = (request: Request) => {
      sent.push(new URL(request.url).pathname);
      return service(request);
    };
    const run = runnerOver(fetch, { sample, maxCalls: 2 });
    const { failed, data } = await run("get_data", { path: "/games", query });
    expect({ sample, failed, sent }).toEqual({ sample, failed: true, sent: expected });
    results.push(data.error);
  }
  expect(results[0]).toEqual(results[1]);
});

test("for an ambiguous player name or a missing week, the result suggests tool inputs instead of code", async () => {
  const players = ["Texas", "Ohio"].map((team, id) => ({ id: `${id}`, name: "John Smith", lastName: "Smith", team }));
  const run = runnerOver(async () => Response.json(players));
  const { text } = await run("resolve_name", { kind: "player", text: "Smith" });
  expect(text).toMatch(
    / may stand for more than one player of .* get_data \/player\/search takes `searchTerm` with `team`\.$/,
  );
  const { text: plays } = await run("get_data", { path: "/plays", query: { year: 2025 } });
  expect(plays).toContain("`week` must be given. Make a call for each week.");
});

test("the tools accept a season that has begun in the sample world, even if the client's clock is earlier", async () => {
  const clock = { ...systemClock, now: () => Date.UTC(2024, 0) };
  const [, , , get] = tools(createClient({ apiKey: "sample", fetch: service, clock }), { maxCalls: 1 });
  const result = await get?.execute({ path: "/games", query: { year: 2025, team: "Iowa" } });
  expect(result).toMatchObject({ failed: false, data: { total: 13 } });
  expect(await get?.execute({ path: "/games", query: { year: 2025 } })).toMatchObject({ failed: true });
});

test("maxCalls also limits calls to the sample service", async () => {
  const all = tools(createClient({ apiKey: "sample", fetch: service }), { maxCalls: 1 });
  const get = all.find(({ name }) => name === "get_data");
  const results = [2023, 2024].map((year) => get?.execute({ path: "/games", query: { year } }));
  expect((await Promise.all(results)).map((result) => result?.failed)).toEqual([false, true]);
});

test("an empty result first says that there are no rows, then lists what the sample world contains", async () => {
  const all = tools(createClient({ apiKey: "sample", fetch: service }));
  const get = all.find(({ name }) => name === "get_data");
  const result = await get?.execute({ path: "/records", query: { year: 2025, team: "Alabama" } });
  expect(result?.text).toMatch(/\nNo rows\.\nNotice: The sample world has 12 games of the SEC in 2025/);
});

test.each<[object]>([[{}], [{ path: "/gamez" }], [{ path: "/games", query: { year: 2024 }, sort: "pionts" }]])(
  "a failure because of the input %j does not mention sample data, because it does not contain any data",
  async (input) => {
    const get = tools(createClient({ apiKey: "sample", fetch: createSampleService() })).find(
      (each) => each.name === "get_data",
    );
    const result = await get?.execute(input);
    expect(result).toMatchObject({ failed: true, text: expect.stringMatching(/^Error: /) });
    expect(result?.data).not.toHaveProperty("source");
  },
);
