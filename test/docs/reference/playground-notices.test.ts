import { JSDOM } from "jsdom";
import { outcomeOf } from "../../../scripts/docs/playground/outcome.js";
import { createClient } from "../../../src/index.js";
import { createSampleService } from "../../../src/sample/index.js";

beforeAll(() => Object.assign(globalThis, { document: new JSDOM().window.document }));
afterAll(() => void Reflect.deleteProperty(globalThis, "document"));

test("a form lists each result's notices as plain text that does not contain code", async () => {
  const client = createClient({ apiKey: "sample", fetch: createSampleService() });
  const source = { real: false, client };
  const facts = { cost: undefined, at: [] };
  const outcome = outcomeOf("form", "/games");
  const shown = () => [...outcome.element.querySelectorAll(".form-notices li")].map((item) => item.textContent);
  outcome.show(await client.result("/games", { year: 2024, team: "<b>Ohio St" }), source, facts);
  expect(shown()).toEqual([
    "No rows. Most likely: team compares schools, such as Ohio State. Check <b>Ohio St. /teams lists them.",
  ]);
  outcome.show(await client.result("/games", { year: 2024, id: 1 }, { notices: "refuse" }), source, facts);
  expect(shown()).toEqual(["/games ignores year if id is given. Leave one of them out."]);
  outcome.wait();
  expect(shown()).toEqual([]);
  outcome.show(await client.result("/games", { year: 2025, team: "Ohio State" }), source, facts);
  expect(shown()).toEqual([]);
});
