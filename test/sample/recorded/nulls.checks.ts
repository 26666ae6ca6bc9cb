import { operationsOf, type Schema } from "../../../scripts/lib/document.js";
import { recordingsOf } from "../../../scripts/lib/recordings.js";
import { alternatives, dataSchema } from "../../../scripts/lib/schemas.js";
import { valuesAt } from "../../../src/sample/world/responses/select-rows.js";
import { enoughRows, sentBy } from "../../contract/compare.js";
import { typesOf } from "../../contract/damage.js";
import { document } from "../../contract/validator.js";
import { sampleResponse } from "../../support/sample-response.js";

/**
 * Walks a value along its schema, and records in `seen` whether each nullable field was null and whether it had a value. The keys are pointer
 * patterns. For a field below a null or in an empty array, both are false.
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

/** Nullable fields for which the recordings lack a null or a value, because the sample world would have to invent history. */
const unseen: Record<string, string[]> = {
  // The service classifies every conference: 212 recorded rows of /conferences have one.
  getConferenceChanges: ["/*/fromClassification is never null", "/*/toClassification is never null"],
  getConferenceAffiliations: ["/*/classification is never null"],
  // Recorded clocks of plays had minutes and seconds, and overtime has 0:00.
  getPlayStats: ["/*/clock/minutes is never null", "/*/clock/seconds is never null"],
  // If a system does not rate a team, the system's object is null. Since CORE and FPI began, every team has had a conference, and so a rank.
  getTeamSeasonOverview: [
    "/ratings/srs/rating",
    "/ratings/sp/specialTeams/rating",
    ...["overall", "offense", "defense"].flatMap((unit) => [
      `/ratings/sp/${unit}/rating`,
      ...["rating", "rank"].flatMap((name) => [`/ratings/core/${unit}/${name}`, `/ratings/fpi/${unit}/${name}`]),
    ]),
    ...["rating", "rank"].map((name) => `/ratings/fpi/specialTeams/${name}`),
  ].map((field) => `${field} is never null`),
  // The sample world has complete picks for only one draft and team, and that team's record in the season before is not known.
  getCoachSeasons: ["/*/draftFollowingSeason is always null"],
  // CORE has rated FBS teams since 2016, and all of them had a conference.
  getCoreRatings: ["/*/conference is never null"],
  // Every champion of the playoff so far has had a conference.
  getCfpPlayoff: [
    "/champion/conference is never null",
    "/rounds/*/matchups/*/game is never null",
    "/rounds/*/matchups/*/startDate is never null",
  ],
  getCfpGames: ["/*/game is never null", "/*/startDate is never null"],
  // In these operations' seasons, every home team in the sample world has a conference. A game whose home team is TBD does not have a row.
  getGameWeather: ["/*/homeConference is never null"],
  getLines: ["/*/homeClassification is never null", "/*/homeConference is never null"],
  // In the 2024 playoff, the home team of every game was known before the away team.
  getScoreboard: ["/*/homeTeam/conference is never null", "/*/homeTeam/classification is never null"],
  // Every current coach in the sample world has a team with a conference.
  getCoachProfile: ["/currentTeam/conference is never null"],
  // A game has live plays only after its kickoff, when it has a period.
  getLivePlays: ["/period is never null"],
  // A team without a conference has no row, and every conference has a classification.
  getRecords: ["/*/classification is never null"],
  // A player with any play has a play on each down.
  getPlayerSeasonOverview: ["pass", "firstDown", "secondDown", "thirdDown", "standardDowns", "passingDowns"].map(
    (split) => `/ppa/average/${split} is never null`,
  ),
  // Only teams without a conference lack a rating, and they do not have a row.
  getEloRatings: ["/*/elo is never null"],
};

/** Fields that the service added in version 5.31 or later. No response with them is recorded, so we do not know which can be null. */
const unrecorded: Record<string, RegExp> = {
  getGameSchedule: /^/,
  getGamePreview: /^/,
  getAdjustedGamePreview: /^/,
  getTeamSeasonOverview: /^\/statRankings\//,
};

/**
 * How often the service sent null in 840 rows of /venues, 15,213 rows of /player/portal and 398 coaches' seasons. The recorded shapes do not show
 * how often each value occurs.
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
  "%s: %s is null about as often as in the service's responses (share: %d)",
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
 * Whether the recordings must include a null, and whether they must include a value. Both are required until enough of the service's rows are known.
 * After that, only what the service sent is required.
 */
function covered(operationId: string, pattern: string): { null: boolean; value: boolean } {
  // A conference's row contains averages of its teams' rows.
  const sent = sentBy(operationId === "getConferenceSpRatings" ? "getSpRatings" : operationId);
  const types = sent?.profile.get(pattern)?.types;
  if (sent === undefined || types === undefined || sent.rowsWith(pattern) < enoughRows)
    return { null: true, value: true };
  return { null: types.has("null"), value: [...types].some((type) => type !== "null") };
}

test.each(operationsOf(document))(
  "$operationId: recordings have a null and a value for every nullable field, unless the service sends only one of them",
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
