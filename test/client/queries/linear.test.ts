import { createClient, isQuery, parseQuery, type QueryError } from "../../../src/index.js";
import { createSampleService } from "../../../src/sample/index.js";
import { columnsOf, tidy } from "../../../src/tables/index.js";
import { tools } from "../../../src/tools/index.js";
import { someOf } from "../../support/all-cases.js";
import { clientWithFetch, rejection } from "../../support/client-with-fetch.js";

// Each test uses a text of 150 KB. If the time grew with the square of the length, a test would take at least 15 seconds, which exceeds this limit.
// If the time is linear, a test takes a fiftieth of the limit.
const size = 150_000;
jest.setTimeout(10_000);
const repeated = (text: string, end = "") => text.repeat(Math.ceil(size / text.length)) + end;

/** Strings on which regular expressions for blanks, digits, words, slashes, quotes and escapes could backtrack again and again. */
const hostile: readonly (readonly [string, string])[] = [
  ["digits", repeated("1", "x")],
  ["digits and points", repeated("1.", "x")],
  ["slashes", repeated("/", "x")],
  ["slashes between letters", `x${repeated("/", "x")}`],
  ["blanks", `a${repeated(" ", "x")}`],
  ["lines", repeated("\r\n", "x")],
  ["letters", repeated("a", "!")],
  ["capitals", repeated("aA", "!")],
  ["words", repeated("st and ", "x")],
  ["quotes", repeated('"', "x")],
  ["backslashes", repeated("\\", "x")],
  ["percent signs", repeated("%25", "x")],
  ["wildcards", repeated("%_", "x")],
  ["accents", repeated("e\u0301", "x")],
  ["many accents on one letter", `a${repeated("\u0301\u0323", "x")}`],
  ["conference names", repeated("10 big ten ", "x")],
  ["brackets", repeated("[", "x")],
];

const service = createSampleService();
const sample = createClient({ apiKey: "sample", fetch: service });
const agentTools = tools(sample, { sample: true });

/** Runs one of the agents' tools. */
async function run(name: string, input: Readonly<Record<string, unknown>>) {
  const result = await agentTools.find((tool) => tool.name === name)?.execute(input);
  if (result === undefined) throw new Error(`there is no tool ${name}`);
  return result;
}

describe.each(someOf(hostile, 3))("150 KB of %s", (_, text) => {
  test("as a value, is accepted or refused by parseQuery and isQuery", () => {
    expect(isQuery("/games", { year: text })).toBe(false);
    expect(() => parseQuery("/games", { year: text })).toThrow(/`year` takes a number/);
    expect(() => parseQuery("/games", { year: text, team: text })).toThrow(/`year` takes a number/);
    expect(parseQuery("/games", { year: "2024", team: text })).toEqual({ year: 2024, team: text });
  });

  test("as a name, path or search, is refused by the tools with a short message", async () => {
    for (const [tool, input] of [
      ["get_data", { path: text }],
      ["get_data", { path: `/${text}` }],
      ["get_data", { path: "/games", query: { year: text } }],
      ["get_data", { path: "/games", query: { [text]: 1 } }],
      ["get_data", { path: "/venues", columns: [text] }],
      ["get_data", { cursor: text }],
      ["describe_operation", { path: text }],
      ["plan_calls", { calls: [{ path: text }] }],
      ["resolve_name", { kind: "team", text }],
      ["resolve_name", { kind: "coach", text }],
    ] as const) {
      const result = await run(tool, input);
      expect({ tool, failed: result.failed, long: result.text.length > 2_000 }).toEqual({
        tool,
        failed: true,
        long: false,
      });
    }
    expect((await run("find_operations", { words: text })).text.length).toBeLessThan(20_000);
  });

  test("in a failure, is quoted only in part", async () => {
    const respond = () =>
      Response.json(
        { message: text, details: { year: text } },
        { status: 400, headers: { "retry-after": text.replace(/[^!-~]/g, " ") } },
      );
    const error = await rejection(clientWithFetch(respond).cfb.get("/venues"));
    expect(error).toMatchObject({ code: "service", status: 400 });
    expect(String(error).length).toBeLessThan(2_000);
  });

  test("in a URL, is quickly accepted or refused by `fetch`, `GET` and `baseUrl`", async () => {
    const { cfb } = clientWithFetch(() => Response.json([]));
    await cfb.fetch(`/games?year=2024&team=${text}`).catch(() => {});
    await cfb.fetch(`/${text}`).catch(() => {});
    await (cfb.GET as (path: string) => Promise<unknown>)(`/${text}`).catch(() => {});
    for (const baseUrl of [text, `https://example.test/${text}`]) {
      try {
        createClient({ baseUrl });
      } catch (error) {
        expect(String(error).length).toBeLessThan(2_000);
      }
    }
  });

  test("in data, passes through the response check and becomes a table", async () => {
    const rows = [{ id: text, name: text, [text]: text, date: text, elevation: text }];
    const { cfb } = clientWithFetch(() => Response.json(rows), { validate: "report" });
    const result = await cfb.result("/venues");
    expect(result).toMatchObject({ ok: true, notices: [expect.objectContaining({ kind: "drift" })] });
    expect(tidy("/venues", rows as never)[0]).toMatchObject({ id: null, name: text });
    expect(columnsOf("/venues").length).toBeGreaterThan(5);
  });

  test("in a URL, is accepted or refused by the sample service", async () => {
    const statusOf = async (path: string, query: Record<string, string>) => {
      const url = `http://localhost${path}?${new URLSearchParams(query)}`;
      return (await service(new Request(url, { headers: { authorization: "Bearer sample" } }))).status;
    };
    expect(await statusOf("/games", { year: text })).toBe(400);
    expect(await statusOf("/games", { year: "2024", team: text })).toBe(200);
    expect(await statusOf("/player/search", { searchTerm: text })).toBe(200);
  });
});

describe("150 KB of short names", () => {
  const search = new URLSearchParams();
  for (let index = 0; index < 18_000; index++) search.append(`a${index}`, "1");

  test("are refused by parseQuery as one list of unknown parameters", () => {
    let error: QueryError | undefined;
    try {
      parseQuery("/games", search);
    } catch (thrown) {
      error = thrown as QueryError;
    }
    expect(error?.parameters.length).toBeGreaterThanOrEqual(18_000);
    expect(error?.message.length).toBeLessThan(10_000);
  });

  test("are refused by parseQuery if all the names are the same", () => {
    const same = new URLSearchParams("year=2024&".repeat(15_000));
    expect(() => parseQuery("/games", same)).toThrow(/`year`/);
  });

  const query = Object.fromEntries(search) as never;

  test("are refused by a call", async () => {
    const { cfb, requests } = clientWithFetch(() => Response.json([]));
    expect(await rejection(cfb.get("/games", query))).toMatchObject({ code: "query" });
    expect(requests).toEqual([]);
  });

  test("are refused by a plan", async () => {
    expect((await sample.plan([{ path: "/games", query }])).totals.invalid).toBe(1);
  });

  test("are refused by a tool", async () => {
    expect((await run("get_data", { path: "/games", query })).text.length).toBeLessThan(20_000);
  });

  test("are accepted or refused by the sample service", async () => {
    const url = `http://localhost/teams/season/overview?year=2024&team=Texas&${search}`;
    const response = await service(new Request(url, { headers: { authorization: "Bearer sample" } }));
    expect([200, 400]).toContain(response.status);
  });
});
