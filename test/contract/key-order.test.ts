import { shapeFiles } from "../../scripts/lib/shapes.js";
import { isPath } from "../../src/document/operation.js";
import { inOrder } from "../../src/sample/key-order.js";
import { columnsOf } from "../../src/tables/index.js";
import { validators } from "./recorded-responses.js";

const { schemas } = validators.document.components;
const inServiceOrder = shapeFiles.filter(({ shape }) => shape.keyOrder === "service");

test.each(inServiceOrder)("$name: the document lists the keys in the service's order", ({ shape: { path, body } }) => {
  if (!isPath(path)) throw new Error(`no operation has the path ${path}`);
  expect(JSON.stringify(inOrder(path, body))).toBe(JSON.stringify(body));
});

test("the order of a changed shape is found, in rows, in nested objects and in lists", () => {
  const game = {
    id: 1,
    teams: [{ team: "a", teamId: 1, stats: [{ stat: "0", category: "a" }] }],
    added: { b: 1, a: 1 },
  };
  expect(JSON.stringify(inOrder("/games/teams", [game]))).toBe(
    JSON.stringify([
      { id: 1, teams: [{ teamId: 1, team: "a", stats: [{ category: "a", stat: "0" }] }], added: { b: 1, a: 1 } },
    ]),
  );
  const row = Object.freeze({ year: 1, team: "a", talent: 1 });
  expect(inOrder("/talent", [row])).toEqual([row]);
});

test.each(Object.entries(schemas).filter(([, { properties }]) => properties !== undefined))(
  "%s: required keys are in the order of the properties",
  (_, { properties = {}, required = [] }) => {
    expect(required).toEqual(Object.keys(properties).filter((key) => required.includes(key)));
  },
);

test("columns follow the order: in /games, the classification of a team is before its conference", () => {
  const names = columnsOf("/games").map(({ name }) => name);
  const first = names.indexOf("home_team");
  expect(names.slice(first, first + 3)).toEqual(["home_team", "home_classification", "home_conference"]);
});
