import { createRandom } from "../../../src/sample/world/simulation/random.js";
import { asOpenApi31, plainDescription, unmarked } from "../../support/plain-description.js";
import { differences } from "./differences.js";
import { bodyOf, edited, sitesOf } from "./edits.js";

const forms = [
  ["OpenAPI 3.0", (plain: ReturnType<typeof unmarked>): unknown => plain],
  ["OpenAPI 3.1", asOpenApi31],
] as const;

test.each(forms)("a description made from openapi.yaml as %s has no differences", (_, form) => {
  expect(differences(form(unmarked(plainDescription())))).toEqual([]);
  expect(differences(form(unmarked(plainDescription({ inline: true }))))).toEqual([]);
});

const seeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

test.each(forms)("each of 40 random edits is found in %s, and nothing else, for ten seeds", (_, form) => {
  for (const seed of seeds) {
    const theirs = plainDescription({ inline: true });
    const expected = edited(theirs, 40, createRandom(seed));
    expect(new Set(expected).size).toBe(40);
    expect({ seed, found: differences(form(unmarked(theirs))) }).toEqual({ seed, found: expected.sort() });
  }
});

test("there are 19 kinds of edits", () => {
  const expected = edited(plainDescription({ inline: true }), 40, createRandom(1));
  expect(new Set(expected.map((each) => each.split(" | ")[0])).size).toBe(19);
});

test("an observed null that the service does not declare is never reported", () => {
  const theirs = plainDescription({ inline: true });
  const sites = Object.values(theirs.paths).flatMap(({ get }) => sitesOf(bodyOf(get)));
  const nulls = sites.filter(({ schema }) => schema.observed && schema.nullable);
  expect(nulls.length).toBeGreaterThan(100);
  for (const { schema } of nulls) delete schema.nullable;
  expect(differences(unmarked(theirs))).toEqual([]);
});
