import { readDocument } from "../../scripts/lib/document.js";
import type { AsOf } from "../../src/document/descriptors.js";
import { isArray, isObject, keyValues } from "../../src/document/json.js";
import { operations, paths } from "../../src/document/operation.js";
import { examples } from "../../src/document/prose.js";
import { rowKeys, rowsOf } from "../../src/document/selection.js";
import { createClient } from "../../src/index.js";
import { createSampleService } from "../../src/sample/index.js";
import { lazy } from "../../src/sample/world/computed.js";
import type { Path } from "../../src/types.js";
import { asOfAt } from "../support/as-of.js";

const document = readDocument();
const cfbAt = (now: string) =>
  createClient({ apiKey: "sample", notices: "off", names: false, fetch: createSampleService({ now: new Date(now) }) });
/** The two times that the tests compare: a Tuesday without games in the middle of the season, and the end of the season. */
const middle = "2025-10-21T12:00:00Z";
const middleMs = Date.parse(middle);
const dayMs = 86_400_000;
const [early, late] = [cfbAt(middle), cfbAt("2026-02-01T00:00:00Z")];

async function rowsAt(cfb: typeof early, path: Path, query: object): Promise<readonly unknown[]> {
  const result: { ok: boolean; data?: unknown } = await Reflect.apply(cfb.result, cfb, [path, query]);
  return result.ok ? rowsOf(path, result.data) : [];
}

/** Yields a row's fields that are not objects, by dotted name. Fields in lists have an index, as in `lines[0].spread`. */
function* leavesOf(value: unknown, name = ""): Generator<readonly [string, unknown]> {
  if (isArray(value) && value.some(isObject))
    for (const [index, element] of value.entries()) yield* leavesOf(element, `${name}[${index}]`);
  else if (!isObject(value)) yield [name, value];
  else for (const [key, inner] of Object.entries(value)) yield* leavesOf(inner, name === "" ? key : `${name}.${key}`);
}

/** Operations that return a row for each game and know some of its fields before the game. */
const ofGames = ["/games", "/games/media", "/games/weather", "/lines", "/metrics/wp/pregame"] as const;

/** A row's field at one time in the season, and at the season's end. */
interface Compared {
  readonly path: Path;
  readonly field: string;
  readonly asOf: AsOf;
  readonly before: unknown;
  readonly after: unknown;
  /** The kickoff of the row's game. Undefined if the row is not about a game. */
  readonly kickoff: number | undefined;
}

const games = late.get("/games", { year: 2025 });
const isSame = ({ before, after }: Compared) => JSON.stringify(before) === JSON.stringify(after);
const changesIn = (all: readonly Compared[]) => all.filter((each) => !isSame(each));

/** Compares a query's rows at the given time with the same rows at the season's end, field by field. */
async function comparedIn(path: Path, query: object, cfb = early): Promise<Compared[]> {
  const kickoffs = new Map<unknown, number>((await games).map(({ id, startDate }) => [id, Date.parse(startDate)]));
  const nameOf = (row: unknown) => JSON.stringify(keyValues(row, rowKeys[path] ?? []));
  const later = new Map((await rowsAt(late, path, query)).map((row) => [nameOf(row), new Map(leavesOf(row))]));
  const known = new Map<string, AsOf>();
  return (await rowsAt(cfb, path, query)).flatMap((row) => {
    const leaves = new Map(leavesOf(row));
    const kickoff = kickoffs.get(leaves.get("gameId")) ?? kickoffs.get(leaves.get("id"));
    const same = later.get(nameOf(row));
    return [...leaves].map(([name, before]) => {
      const field = name.replace(/\[\d+\]/g, "");
      const asOf = known.get(field) ?? asOfAt(document, path, field);
      known.set(field, asOf);
      return { path, field, asOf, before, after: same?.get(name), kickoff };
    });
  });
}

/** The compared fields of all example queries for 2025. */
const examplesOf2025 = lazy(async () => {
  const found = paths.filter((path) => operations[path].freshness !== "live" && examples[path].year === 2025);
  return (await Promise.all(found.map((path) => comparedIn(path, examples[path])))).flat();
});

test("once a game is over, its `pregame` and `event` values do not change until the season ends", async () => {
  const fixed = (await examplesOf2025()).filter(
    ({ asOf, kickoff = Infinity }) => (asOf === "pregame" || asOf === "event") && kickoff + dayMs <= middleMs,
  );
  expect(changesIn(fixed)).toEqual([]);
  expect(fixed.filter(({ asOf }) => asOf === "pregame").length).toBeGreaterThan(100);
  expect(fixed.filter(({ asOf }) => asOf === "event").length).toBeGreaterThan(1000);
  expect(new Set(fixed.map(({ path, field }) => `${path} ${field}`)).size).toBeGreaterThan(100);
});

test.each([
  ["next week's games", middle, 40],
  ["the playoff's first-round games", "2025-12-16T12:00:00Z", 40],
])(
  "`pregame` values of %s do not change once they are known, and results appear only after the game",
  async (_when, moment, count) => {
    const at = Date.parse(moment);
    const compared = await Promise.all(ofGames.map((path) => comparedIn(path, { year: 2025 }, cfbAt(moment))));
    // Only the next games are compared. A later game's ratings change, and its teams may be unknown, until the earlier games are over.
    const next = compared.flat().filter(({ kickoff = 0 }) => kickoff > at && kickoff < at + 6 * dayMs);
    const known = next.filter(({ asOf, before }) => asOf === "pregame" && before !== null);
    expect(changesIn(known)).toEqual([]);
    expect(new Set(known.map(({ path, field }) => `${path} ${field}`)).size).toBeGreaterThan(count);
    const results = next.filter(({ path, field }) => path === "/games" && field === "homePoints");
    expect(results.map(({ before, after }) => [before, typeof after])).toEqual(results.map(() => [null, "number"]));
  },
);

test("every operation with `season` fields returns different values in mid-season and at the season's end", async () => {
  const recomputed = (await examplesOf2025()).filter(({ asOf }) => asOf === "season");
  const changed = new Set(changesIn(recomputed).map(({ path }) => path));
  expect(changed).toEqual(new Set(recomputed.map(({ path }) => path)));
  expect(changed.size).toBeGreaterThan(10);
});

test("reference data is the same in mid-season and at the season's end", async () => {
  const found = paths.filter((path) => document.paths[path]?.get["x-as-of"] === "reference");
  for (const path of found) {
    const rows = await rowsAt(early, path, examples[path]);
    expect([path, rows.length > 0]).toEqual([path, true]);
    expect([path, await rowsAt(late, path, examples[path])]).toEqual([path, rows]);
  }
  expect(found.length).toBeGreaterThan(10);
});

const bounded = paths.flatMap((path) => {
  const asOf = document.paths[path]?.get["x-as-of"];
  return typeof asOf === "object" ? [{ path, names: asOf["through-week"] }] : [];
});

test.each(bounded)("$path with $names does not include later weeks", async ({ path, names }) => {
  const open = { year: 2025, team: "Ohio State" };
  const query = { ...open, ...Object.fromEntries(names.map((name) => [name, name === "seasonType" ? "regular" : 8])) };
  const [before, after] = [await rowsAt(early, path, query), await rowsAt(late, path, query)];
  expect(before.length).toBeGreaterThan(0);
  expect(after).toEqual(before);
  // Without the parameters that limit the weeks, the rows include later weeks.
  expect(await rowsAt(late, path, open)).not.toEqual(before);
});
