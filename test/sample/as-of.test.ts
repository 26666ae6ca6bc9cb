import { readDocument } from "../../scripts/lib/document.js";
import { isArray, isObject, keyValues, rowsOf } from "../../src/document/json.js";
import { rowKeys } from "../../src/document/keys.js";
import { operations, paths } from "../../src/document/operation.js";
import { examples } from "../../src/document/prose.js";
import { createClient } from "../../src/index.js";
import { createSampleService } from "../../src/sample/index.js";
import type { Path } from "../../src/types.js";
import { asOfAt } from "../support/as-of.js";

const document = readDocument();
const cfbAt = (now: string) =>
  createClient({ apiKey: "sample", notices: "off", names: false, fetch: createSampleService({ now: new Date(now) }) });
/** A Tuesday in the middle of the season, when no game is played, and the end of the season. */
const middle = "2025-10-21T12:00:00Z";
const [early, late] = [cfbAt(middle), cfbAt("2026-02-01T00:00:00Z")];

async function rowsAt(cfb: typeof early, path: Path, query: object): Promise<readonly unknown[]> {
  const result: { ok: boolean; data?: unknown } = await Reflect.apply(cfb.result, cfb, [path, query]);
  return result.ok ? rowsOf(result.data) : [];
}

/** The fields of a row that are no objects, by their dotted names. */
function* leavesOf(row: unknown, above = ""): Generator<readonly [string, unknown]> {
  if (!isObject(row)) return;
  for (const [key, value] of Object.entries(row))
    if (isObject(value)) yield* leavesOf(value, `${above}${key}.`);
    else yield [above + key, value];
}

/** The fields of a list, whose elements may have another time than the list. */
const isPlain = (value: unknown) => !isArray(value) || !value.some(isObject);

test("once a game is over, no value that is pregame or event changes until the end of the season", async () => {
  const games = await late.get("/games", { year: 2025 });
  const kickoffs = new Map<unknown, number>(games.map(({ id, startDate }) => [id, Date.parse(startDate)]));
  const compared = { pregame: 0, event: 0 };
  const changed: unknown[] = [];
  const fields = new Set<string>();
  for (const path of paths.filter((each) => operations[each].freshness !== "live")) {
    const query = examples[path];
    const key = rowKeys[path];
    if (key === undefined || query.year !== 2025) continue;
    const [before, after] = [await rowsAt(early, path, query), await rowsAt(late, path, query)];
    const later = new Map(after.map((row) => [JSON.stringify(keyValues(row, key)), new Map(leavesOf(row))]));
    for (const row of before) {
      const leaves = new Map(leavesOf(row));
      const kickoff = kickoffs.get(leaves.get("gameId")) ?? kickoffs.get(leaves.get("id"));
      if (kickoff === undefined || kickoff + 86_400_000 > Date.parse(middle)) continue;
      const same = later.get(JSON.stringify(keyValues(row, key)));
      for (const [field, value] of leaves) {
        const asOf = asOfAt(document, path, field);
        if ((asOf !== "pregame" && asOf !== "event") || !isPlain(value)) continue;
        compared[asOf]++;
        fields.add(`${path} ${field}`);
        if (JSON.stringify(same?.get(field)) !== JSON.stringify(value))
          changed.push([path, field, value, same?.get(field)]);
      }
    }
  }
  expect(changed).toEqual([]);
  expect(compared.pregame).toBeGreaterThan(100);
  expect(compared.event).toBeGreaterThan(1000);
  expect(fields.size).toBeGreaterThan(100);
});

test("a value that is pregame is the same before its game and after it, and results are not there before", async () => {
  const [before, after] = [await early.get("/games", { year: 2025 }), await late.get("/games", { year: 2025 })];
  const later = new Map(after.map((game) => [game.id, game]));
  const upcoming = before.filter(({ startDate }) => Date.parse(startDate) > Date.parse(middle));
  expect(upcoming.length).toBeGreaterThan(20);
  for (const game of upcoming) {
    expect(game.homePoints).toBeNull();
    expect(later.get(game.id)?.startDate).toBe(game.startDate);
  }
});

const bounded = paths.flatMap((path) => {
  const asOf = document.paths[path]?.get["x-as-of"];
  const names = typeof asOf === "object" ? asOf["through-week"] : [];
  return names.includes("endWeek") ? [{ path, names }] : [];
});

test.each(bounded)("$path with $names knows nothing of later weeks", async ({ path, names }) => {
  const query = {
    year: 2025,
    team: "Ohio State",
    endWeek: 8,
    ...(names.includes("seasonType") && { seasonType: "regular" }),
  };
  const [before, after] = [await rowsAt(early, path, query), await rowsAt(late, path, query)];
  expect(before.length).toBeGreaterThan(0);
  expect(after).toEqual(before);
  const { endWeek: _, ...open } = query;
  // Without the bound, it knows them.
  expect(await rowsAt(late, path, open)).not.toEqual(before);
});
