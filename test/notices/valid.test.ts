import { recordingsOf } from "../../scripts/lib/recordings.js";
import { operations } from "../../src/document/operation.js";
import { selection } from "../../src/document/selection.js";
import { isPath, isQuery, type Path } from "../../src/index.js";
import { filledPath } from "../../src/query/address.js";
import { createSampleService } from "../../src/sample/index.js";
import { createRandom, type Random } from "../../src/sample/world/simulation/random.js";
import { triesAll } from "../support/all-cases.js";
import { computingOnce, getOf, watchedClient } from "./service.js";

type Query = Readonly<Record<string, string | number | boolean>>;

const service = computingOnce(createSampleService({ quota: null }));

/** Returns a query's notices before the query is sent, and the response's data. The client loads all lists of names that the query needs. */
async function outcome(path: Path, query: Query, time?: number) {
  const { cfb, events } = watchedClient({ names: true }, time, service);
  const data = await getOf(cfb)(path, query).catch(() => undefined);
  const sent = events.lastIndexOf(filledPath(path, query));
  expect(sent).toBeGreaterThanOrEqual(0);
  const before = events.slice(0, sent).flatMap((event) => (typeof event === "string" ? [] : event.notice));
  return { data, messages: before.map(({ message }) => `${path} ${JSON.stringify(query)}: ${message}`) };
}

test("recorded queries do not cause notices before they are sent, except for an unknown team and a season without a playoff", async () => {
  const messages: string[] = [];
  for (const { request, recordedAt } of await recordingsOf()) {
    const { path, query } = request;
    if (!isPath(path) || !isQuery(path, query)) continue;
    messages.push(...(await outcome(path, query, Date.parse(recordedAt))).messages);
  }
  expect(messages).toEqual([
    expect.stringContaining('/games {"year":2024,"team":"Nowhere State"}'),
    ...["/playoffs/cfp", "/playoffs/cfp/participants", "/playoffs/cfp/games"].map((path) =>
      expect.stringContaining(`${path} {"year":2001}`),
    ),
    expect.stringContaining('/teams/season/overview {"year":2024,"team":"Nowhere State"}'),
  ]);
});

const seasons = [2024, 2024, 2024, 2025, 2021, 2001];

/** Names in the sample world, by the field that an operation compares. */
const names: Readonly<Record<string, readonly string[]>> = {
  "team.school": ["Ohio State", "TEXAS", "notre dame", "Penn State", "Miami", "Boise State"],
  "team.abbreviation": ["OSU", "tex", "ND"],
  "conference.abbreviation": ["B1G", "sec", "ACC", "B12", "Ind"],
  "conference.name": ["Big Ten", "SEC", "big 12", "ACC"],
  "position.abbreviation": ["QB", "rb", "WR", "TE"],
  "position.name": ["Quarterback", "wide receiver"],
  "playType.abbreviation": ["RUSH", "REC", "PEN", "TO"],
  "draftTeam.location": ["Cleveland", "New York", "green bay"],
  "row.conference": ["SEC", "Big Ten", "ACC"],
  "row.position": ["QB", "WR", "ATH"],
  "player.name": ["howard", "smith", "will"],
  "category.name": ["passing", "rushing", "receiving"],
  "provider.name": ["DraftKings", "consensus"],
  "state.code": ["TX", "OH"],
  "coach.firstName": ["Ryan", "Marcus"],
  "coach.lastName": ["Day", "freeman"],
};

const pick = <T>(random: Random, items: readonly T[]): T | undefined => items[random.between(0, items.length - 1)];

/** Returns a random query without parameters that the service ignores, or undefined if the rules refuse the query. */
function randomQuery(random: Random, path: Path): Query | undefined {
  const { matches = {}, ignoredWith = {}, dataSince = 0 } = selection[path];
  const query: Record<string, string | number | boolean> = {};
  for (const [name, { type, enum: values, required }] of Object.entries(operations[path].parameters)) {
    if (Object.hasOwn(ignoredWith, name) || !random.chance(required ? 1 : 0.35)) continue;
    const field = pick(random, matches[name]?.fields ?? []);
    const season = pick(
      random,
      seasons.filter((each) => each >= dataSince),
    );
    const value =
      pick(random, values ?? (field ? (names[field] ?? []) : [])) ??
      (type === "boolean" ? random.chance(0.5) : /year$/i.test(name) ? season : random.between(1, 4));
    if (value !== undefined && (type !== "string" || typeof value === "string")) query[name] = value;
  }
  return isQuery(path, query) ? query : undefined;
}

const count = triesAll ? 200 : 60;

test(`${count} random valid queries for existing sample data do not cause notices before they are sent`, async () => {
  const random = createRandom(13);
  const paths = Object.keys(operations).filter(isPath);
  const messages: string[] = [];
  const used = new Set<string>();
  for (let tries = 0; used.size < count; tries++) {
    expect(tries).toBeLessThan(5_000);
    const path = pick(random, paths);
    const query = path && randomQuery(random, path);
    if (!path || !query || Object.keys(query).length === 0) continue;
    const { data, messages: found } = await outcome(path, query);
    const hasData = Array.isArray(data) ? data.length > 0 : data !== undefined;
    if (!hasData) continue;
    used.add(`${path} ${JSON.stringify(query)}`);
    messages.push(...found);
  }
  expect(messages).toEqual([]);
  // Many of the queries contain names.
  expect([...used].filter((each) => /team|conference|position/.test(each)).length).toBeGreaterThan(count / 4);
});
