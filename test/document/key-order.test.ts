import { readDocument } from "../../scripts/lib/document.js";
import { shapeFiles } from "../../scripts/lib/shapes.js";
import { isObject } from "../../src/document/json.js";
import { isPath } from "../../src/document/operation.js";
import { documented } from "../../src/sample/documented.js";
import { columnsOf } from "../../src/tables/index.js";

const { schemas } = readDocument().components;
const inServiceOrder = shapeFiles.filter(({ shape }) => shape.keyOrder === "service");

/** Removes keys that the body lacks from the data. Old responses lack some of today's keys, and the sample service fills those with null. */
function withKeysOf(body: unknown, data: unknown): unknown {
  if (Array.isArray(body) && Array.isArray(data)) return data.map((each, index) => withKeysOf(body[index], each));
  if (!isObject(body) || !isObject(data)) return data;
  const own = Object.entries(data).filter(([key]) => Object.hasOwn(body, key));
  return Object.fromEntries(own.map(([key, value]) => [key, withKeysOf(body[key], value)]));
}

/**
 * Sorts the keys of each row's `location`. The service orders a venue's keys differently if the venue is a team's location. A schema can have only
 * one order, and a second schema would create a second type for the same object.
 */
function withSortedLocation(rows: unknown): unknown {
  if (!Array.isArray(rows)) return rows;
  return rows.map((row) => {
    if (!isObject(row) || !isObject(row.location)) return row;
    return { ...row, location: Object.fromEntries(Object.entries(row.location).sort()) };
  });
}

test.each(inServiceOrder)("$name: the document has the same key order as the service", ({ shape: { path, body } }) => {
  if (!isPath(path)) throw new Error(`no operation has the path ${path}`);
  const inOrder = JSON.stringify(withSortedLocation(withKeysOf(body, documented(path, body))));
  expect(inOrder).toBe(JSON.stringify(withSortedLocation(body)));
});

test("the keys of a team's location have a different order than a venue's keys", () => {
  const orders = inServiceOrder.flatMap(({ shape: { path, body } }) => {
    const [row] = Array.isArray(body) ? body : [];
    return isObject(row) && isObject(row.location) ? [[path, Object.keys(row.location)] as const] : [];
  });
  const properties = Object.keys(schemas.Venue?.properties ?? {});
  expect(orders.map(([path]) => path).sort()).toEqual(["/teams", "/teams/fbs"]);
  for (const [, keys] of orders) {
    expect(keys).not.toEqual(properties);
    expect([...keys].sort()).toEqual([...properties].sort());
  }
});

test("`documented` orders keys as in the document, adds missing nullable keys and removes undocumented keys", () => {
  const game = {
    id: 1,
    teams: [{ team: "a", teamId: 1, stats: [{ stat: "0", category: "a" }] }],
    added: { b: 1, a: 1 },
  };
  expect(JSON.stringify(documented("/games/teams", [game]))).toBe(
    JSON.stringify([
      {
        id: 1,
        teams: [{ teamId: 1, team: "a", conference: null, points: null, stats: [{ category: "a", stat: "0" }] }],
      },
    ]),
  );
  const row = Object.freeze({ year: 1, team: "a", talent: 1 });
  expect(documented("/talent", [row])).toEqual([row]);
});

test.each(Object.entries(schemas).filter(([, { properties }]) => properties !== undefined))(
  "%s lists its required keys in the order of its properties",
  (_, { properties = {}, required = [] }) => {
    expect(required).toEqual(Object.keys(properties).filter((key) => required.includes(key)));
  },
);

test("columns have the service's key order, as in /games, where classification comes before conference", () => {
  const names = columnsOf("/games").map(({ name }) => name);
  const first = names.indexOf("home_team");
  expect(names.slice(first, first + 3)).toEqual(["home_team", "home_classification", "home_conference"]);
});
