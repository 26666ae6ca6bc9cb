import { operationsOf, type Schema } from "../../../scripts/lib/document.js";
import { recordingsOf } from "../../../scripts/lib/recordings.js";
import { alternatives, dataSchema } from "../../../scripts/lib/schemas.js";
import { valuesAt } from "../../../src/sample/world/responses/select-rows.js";
import { enoughRows, sentBy } from "../../contract/compare.js";
import { typesOf } from "../../contract/damage.js";
import { document } from "../../contract/validator.js";
import { sampleResponse } from "../../support/sample-response.js";

/**
 * Walks a value along its schema. Adds to `seen`, by pointer pattern, whether each nullable field is null and whether it has a value. For a field
 * below a null or in an empty array, neither is true.
 */
function nullableOf(
  schema: Schema,
  value: unknown,
  seen: Map<string, { null: boolean; value: boolean }>,
  pattern = "",
): void {
  const options = alternatives(document, schema);
  if (typesOf(options).has("null")) {
    const found = seen.get(pattern) ?? { null: false, value: false };
    if (value === null) found.null = true;
    else if (value !== undefined) found.value = true;
    seen.set(pattern, found);
  }
  const items = options.find((option) => option.items)?.items;
  const object = options.find((option) => option.properties);
  if (items) {
    const rows = Array.isArray(value) && value.length > 0 ? value : [undefined];
    for (const row of rows) nullableOf(items, row, seen, `${pattern}/*`);
  }
  for (const [name, member] of Object.entries(object?.properties ?? {})) {
    const own: unknown = Object.getOwnPropertyDescriptor(value ?? {}, name)?.value;
    nullableOf(member, own, seen, `${pattern}/${name}`);
  }
}

/** Nullable fields that the sample world can't cover without inventing history, or whose null the specification forbids. */
const unseen: Record<string, string[]> = {
  // The service classifies every conference: 212 recorded rows of /conferences have one.
  getConferenceChanges: ["/*/fromClassification is never null", "/*/toClassification is never null"],
  getConferenceAffiliations: ["/*/classification is never null"],
  // Recorded clocks of plays had minutes and seconds, and overtime has 0:00.
  getPlayStats: ["/*/clock/minutes is never null", "/*/clock/seconds is never null"],
  // A system without a rating is null as a whole. When CORE and FPI began, every team had a conference, and therefore a rank.
  getTeamSeasonOverview: [
    "/ratings/srs/rating",
    "/ratings/sp/specialTeams/rating",
    ...["overall", "offense", "defense"].flatMap((unit) => [
      `/ratings/sp/${unit}/rating`,
      ...["rating", "rank"].flatMap((name) => [`/ratings/core/${unit}/${name}`, `/ratings/fpi/${unit}/${name}`]),
    ]),
    ...["rating", "rank"].map((name) => `/ratings/fpi/specialTeams/${name}`),
  ].map((field) => `${field} is never null`),
  // The world has every pick of one draft and one team, whose record in the season before is not known.
  getCoachSeasons: ["/*/draftFollowingSeason is always null"],
  // CORE rates FBS teams since 2016, and all of them had a conference.
  getCoreRatings: ["/*/conference is never null"],
  // Every champion of the playoff so far has had a conference.
  getCfpPlayoff: [
    "/champion/conference is never null",
    "/rounds/*/matchups/*/game is never null",
    "/rounds/*/matchups/*/startDate is never null",
  ],
  getCfpGames: ["/*/game is never null", "/*/startDate is never null"],
  // In the seasons that these operations cover, every home team in the sample world has a conference, or is TBD and does not have a row.
  getGameWeather: ["/*/homeConference is never null"],
  getLines: ["/*/homeClassification is never null", "/*/homeConference is never null"],
  // In the 2024 playoff, the home team of every game was known before the away team.
  getScoreboard: ["/*/homeTeam/conference is never null", "/*/homeTeam/classification is never null"],
  // Every current coach in the sample world has a team with a conference.
  getCoachProfile: ["/currentTeam/conference is never null"],
  // From its kickoff on, a game has live plays, and therefore a period.
  getLivePlays: ["/period is never null"],
  // A team without a conference has no row, and every conference has a classification.
  getRecords: ["/*/classification is never null"],
  // A player with any play has a play on each down.
  getPlayerSeasonOverview: ["pass", "firstDown", "secondDown", "thirdDown", "standardDowns", "passingDowns"].map(
    (split) => `/ppa/average/${split} is never null`,
  ),
  // Only teams without a conference have no rating, and they have no row.
  getEloRatings: ["/*/elo is never null"],
};

/** Fields of 5.31 and later, for which no response is recorded. So it is not known which of them can be null. */
const unrecorded: Record<string, RegExp> = {
  getGameSchedule: /^/,
  getGamePreview: /^/,
  getAdjustedGamePreview: /^/,
  getTeamSeasonOverview: /^\/statRankings\//,
};

/**
 * How often the service sent null: in 840 rows of /venues, 15,213 of /player/portal and 398 seasons of coaches. Shapes show which kinds of rows
 * there are, not how many of each.
 */
const shares = [
  ["/venues", "grass", 0.61],
  ["/venues", "timezone", 0.625],
  ["/venues", "elevation", 0.6],
  ["/venues", "constructionYear", 0.6],
  ["/venues", "capacity", 0.025],
  ["/player/portal", "destination", 0.21],
  ["/player/portal", "rating", 0.46],
  ["/player/portal", "stars", 0.14],
  ["/coaches", "seasons.spOverall", 0.32],
  ["/coaches", "seasons.spOffense", 0.32],
  ["/coaches", "seasons.spDefense", 0.32],
] as const;

test.each(shares)(
  "%s: %s is null about as often as in the service's responses, where the share is %d",
  async (path, field, share) => {
    const queries = path === "/player/portal" ? [2021, 2022, 2023, 2024, 2025].map((year) => ({ year })) : [{}];
    const bodies = await Promise.all(queries.map((query) => sampleResponse(path, query)));
    const values = bodies.flatMap(({ data }) => valuesAt(data, field.split(".")));
    const nulls = values.filter((value) => value === null).length;
    expect(values.length).toBeGreaterThan(10);
    expect(Math.abs(nulls / values.length - share)).toBeLessThan(0.08);
  },
);

/**
 * Whether the sample must send nulls, and whether it must send values. Both are required until enough rows were recorded. After that, only what the
 * service sent is required.
 */
function covered(operationId: string, pattern: string): { null: boolean; value: boolean } {
  // The conferences' rows are averages of the teams' rows.
  const sent = sentBy(operationId === "getConferenceSpRatings" ? "getSpRatings" : operationId);
  const types = sent?.profile.get(pattern)?.types;
  if (sent === undefined || types === undefined || sent.rowsWith(pattern) < enoughRows)
    return { null: true, value: true };
  return { null: types.has("null"), value: [...types].some((type) => type !== "null") };
}

test.each(operationsOf(document))(
  "$operationId: recordings show every nullable field with and without null, unless the service sends only one of the two",
  async ({ operationId, path }) => {
    const seen = new Map<string, { null: boolean; value: boolean }>();
    for (const { response } of await recordingsOf(operationId))
      if (response.status === 200) nullableOf(dataSchema(document, path), response.body, seen);
    const uncovered = [...seen].flatMap(([pattern, found]) => {
      if (unrecorded[operationId]?.test(pattern)) return [];
      const wanted = covered(operationId, pattern);
      if (wanted.null && !found.null) return [`${pattern} is never null`];
      return wanted.value && !found.value ? [`${pattern} is always null`] : [];
    });
    expect(uncovered.sort()).toEqual([...(unseen[operationId] ?? [])].sort());
  },
);
