import { gzipSync } from "node:zlib";
import { type Call, callOf } from "../../../scripts/docs/calls.js";
import { command, curl, type SampledCall, typescript } from "../../../scripts/docs/pages/samples.js";
import { messageInForm, priceOf, source, sourceSentence } from "../../../scripts/docs/playground/source.js";
import { formScript, pageScript } from "../../../scripts/docs/scripts.js";
import { operationsOf, readDocument } from "../../../scripts/lib/document.js";
import { isPath, type Operation, operations } from "../../../src/document/operation.js";
import { checkQuery } from "../../../src/query/check.js";
import { typecheckGroups } from "../typecheck.js";

const document = readDocument();

let recorded: readonly Call[] = [];

beforeAll(async () => {
  recorded = await Promise.all(operationsOf(document).map(callOf));
});

/** Returns a form's first call, and that call with each other parameter's example if the rules allow it. */
const callsOf = (call: Call): SampledCall[] => {
  const { path, parameters } = call.operation;
  if (!isPath(path)) throw new Error(`${path} is not a path of the client`);
  const operation: Operation = operations[path];
  const more = parameters.flatMap(({ name, example }) =>
    example === undefined ? [] : [{ ...call.query, [name]: example }],
  );
  const valid = more.filter((query) => checkQuery(operation, query).length === 0);
  return [call.query, ...valid].map((query) => ({
    path,
    query,
    list: !operation.object,
    mayBeEmpty: operation.noContent === true,
  }));
};

test("a form's error does not repeat the operation and the values that are already visible", async () => {
  const { text } = await priceOf(source(), { path: "/drives", query: { year: "20x4", team: "Texas" } });
  expect(text).toBe('`year` takes a number, not "20x4".');
});

test("each problem of an invalid query names its parameters", async () => {
  const { problems } = await priceOf(source(), { path: "/games", query: { week: "first", round: "final" } });
  expect(problems).toEqual([
    { parameters: ["week"], message: '`week` takes a number, not "first".' },
    { parameters: ["round"], message: expect.stringMatching(/^`round` takes one of .*, not "final"\.$/) },
    { parameters: ["year", "id"], message: "Give `year` or `id`." },
    { parameters: ["round", "competition"], message: "`round` requires `competition`." },
  ]);
});

test.each([
  ["No response from https://x.org: failed. Check the network and `baseUrl`.", "Check the network."],
  [
    "/games (getGames): 429. Too many calls at once (`concurrency`): try again later.",
    "429. Too many calls at once: try again later.",
  ],
  ["No response within 30000 ms (`timeoutMs`). Try again later.", "No response within 30000 ms. Try again later."],
  [
    "No API key. Nothing was sent. In a page, every visitor could read the key. Pass `apiKey: null`.",
    "No API key. Nothing was sent.",
  ],
])("in a form, the message %j does not mention client options", (message, shown) => {
  expect(messageInForm("/games", { message })).toMatch(new RegExp(`${shown.replaceAll(".", "\\.")}$`));
  expect(messageInForm("/games", { message })).not.toContain("`");
});

test("the form takes at most 160 KB gzipped, and every page at most 3 KB of script", async () => {
  expect(gzipSync(await formScript()).length).toBeLessThanOrEqual(160_000);
  expect(gzipSync(await pageScript()).length).toBeLessThanOrEqual(3_000);
});

test("every form's initial values return data from the sample service, at the time stated on the page", async () => {
  expect(sourceSentence(source())).toContain("as of February 1, 2026");
  const without: string[] = [];
  // The path is known only at run time.
  const get = source().client.get as (path: string, query: object) => Promise<unknown>;
  for (const { operation, query } of recorded) {
    const data = await get(operation.path, query);
    if (data === null || (Array.isArray(data) && data.length === 0)) without.push(operation.path);
  }
  expect(without).toEqual([]);
});

test("every form's TypeScript compiles with each parameter, and does not compile with a misspelled one", async () => {
  const codes = recorded.flatMap(callsOf).map(typescript);
  expect(codes.length).toBeGreaterThan(300);
  const bad = codes.filter((code) => code.includes("year:")).map((code) => code.replace("year:", "yaer:"));
  const errors = await typecheckGroups({ good: codes, bad: bad.slice(0, 1) });
  expect(errors.good).toEqual([]);
  expect(errors.bad?.join("\n")).toContain("yaer");
});

test("the TypeScript, curl and cfb samples of a call contain the same query", () => {
  const call = { path: "/games", query: { year: 2024, team: "Hawai'i" }, list: true, mayBeEmpty: false };
  expect(typescript(call)).toContain(`cfb.get("/games", {\n  year: 2024,\n  team: "Hawai'i",\n})`);
  expect(curl(call, "https://example.com")).toContain('--data-urlencode "team=Hawai\'i"');
  expect(command(call)).toBe('cfb get /games year=2024 team="Hawai\'i"');
});
