import { createClient } from "../../src/index.js";
import { forTools } from "../../src/request/layer.js";
import { type ToolOptions, tools } from "../../src/tools/index.js";
import { clientWithFetch } from "../support/client-with-fetch.js";

const schools = [{ id: 1, school: "Iowa", abbreviation: "IOWA", mascot: "Hawkeyes" }];
const { cfb } = clientWithFetch(() => Response.json(schools));

async function run(name: string, input: unknown, all = tools(cfb)) {
  const result = await all.find((each) => each.name === name)?.execute(input);
  if (result === undefined) throw new Error(`there is no tool ${name}`);
  return result;
}

test("resolve_name returns the name's forms", async () => {
  const name = { school: "Iowa", abbreviation: "IOWA", id: 1 };
  expect(await run("resolve_name", { kind: "team", text: "hawkeyes" })).toEqual({
    failed: false,
    text: JSON.stringify(name),
    data: { kind: "team", text: "hawkeyes", name },
  });
});

test.each<[options: object, message: string]>([
  [{ maxcalls: 3 }, "There is no option maxcalls. The options are sample, maxCalls and rephrase."],
  [{ maxCalls: -1 }, "maxCalls takes a whole number of at least 0."],
  [{ maxCalls: 1.5 }, "maxCalls takes a whole number of at least 0."],
])("tools() refuses the options %j", (options, message) => {
  expect(() => tools(createClient({ apiKey: "a-key-for-the-tests" }), options)).toThrow(new TypeError(message));
});

test("with maxCalls: 0, the tools do not send any metered request", async () => {
  const { cfb: client, requests } = clientWithFetch(() => Response.json(schools));
  expect(await run("get_data", { path: "/teams" }, tools(client, { maxCalls: 0 }))).toMatchObject({
    failed: true,
    text: expect.stringMatching(/^Error: The metered requests that `maxCalls` allows are used up\. Nothing was sent\./),
  });
  expect(requests).toEqual([]);
});

test("the tools accept an object that calls a client", async () => {
  const wrapper = Object.defineProperty({ ...cfb }, forTools, { value: undefined });
  const all = tools(wrapper);
  expect((await run("get_data", { path: "/teams", columns: ["school"] }, all)).data.rows).toEqual([["Iowa"]]);
  expect(await run("resolve_name", { kind: "team", text: "Iowa" }, all)).toMatchObject({ failed: false });
});

test("an input that is not JSON is refused with a message", async () => {
  const circular: { words?: unknown } = {};
  circular.words = circular;
  expect(await run("find_operations", circular)).toMatchObject({
    failed: true,
    text: "Error: find_operations: the input must be JSON that is not nested too deeply.",
  });
  expect((await run("find_operations", undefined)).text).toBe("Error: find_operations: `words` must be given.");
});

const failing: ToolOptions["rephrase"] = () => {
  throw new Error("rephrase failed");
};

test.each<[what: string, rephrase: ToolOptions["rephrase"], text: string]>([
  ["is rephrased", (message) => message.toUpperCase(), "Error: GIVE `PATH` AND `QUERY`, OR `CURSOR`."],
  ["is the original one if rephrase throws", failing, "Error: Give `path` and `query`, or `cursor`."],
])("a message %s", async (_, rephrase, text) => {
  expect(await run("get_data", {}, tools(cfb, { rephrase }))).toMatchObject({ failed: true, text });
});
