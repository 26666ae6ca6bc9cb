import { coachSeasons } from "../../../src/sample/world/facts/coach-seasons.js";
import { tenures } from "../../../src/sample/world/facts/coaches.js";
import { polls, rankIn } from "../../../src/sample/world/facts/polls.js";
import { seasonsOfTeam } from "../../../src/sample/world/facts/team-seasons.js";
import { conferenceOf, teams } from "../../../src/sample/world/facts/teams.js";
import { loadOnce, only, sample, sampleAt } from "./responses.js";
import { total } from "./world.js";

/** Whether the sample world has a coach for a team's season. */
const hasCoach = (teamId: number, season: number): boolean =>
  coachSeasons().some((fact) => fact.teamId === teamId && fact.year === season);
const all = teams
  .filter(({ id }) => id > 0)
  .flatMap(({ id, school }) => seasonsOfTeam(id).map((season) => ({ teamId: id, school, season })))
  .filter(({ teamId, season }) => hasCoach(teamId, season));
const fbs = all.filter(({ teamId, season }) => season === 2024 && conferenceOf(teamId, 2024)?.classification === "fbs");

const ofYear = loadOnce(async (year: number) => ({
  coaches: await sample.get("/coaches", { year }),
  seasons: await sample.get("/coaches/seasons", { year }),
  records: await sample.get("/records", { year }),
}));
const tenuresOf = loadOnce((team: string) => sample.get("/coaches/tenures", { team }));

test.each(all)("$school $season: the season's coach has a tenure that includes it", async ({ school, season }) => {
  const { coaches, seasons } = await ofYear(season);
  // Some teams replaced their coach during the 2025 season.
  const own = seasons.filter(({ team }) => team.school === school);
  const coach = own[0]?.coach ?? only([]);
  expect(own.length).toBeLessThanOrEqual(season === 2025 ? 2 : 1);
  const row = only(coaches.filter(({ id }) => id === coach.id));
  expect(row.seasons.filter((each) => each.year === season && each.school === school)).toHaveLength(1);
  const around = (await tenuresOf(school)).filter(
    (tenure) => tenure.coach.id === coach.id && tenure.startYear <= season && season <= (tenure.endYear ?? season),
  );
  expect(around).toHaveLength(1);
  expect(only(around).seasons).toBeGreaterThan(0);
});

test.each([
  ["Penn State", { Franklin: [3, 3], Smith: [4, 3] }],
  ["UCLA", { Foster: [0, 3], Skipper: [3, 6] }],
  ["Michigan", { Moore: [9, 3], Poggi: [0, 1] }],
  ["Utah", { Scalley: [1, 0] }],
  ["Ole Miss", { Golding: [2, 1] }],
])("%s: each coach of 2025 has only the games that he coached", async (team, records) => {
  const rows = await sample.get("/coaches/seasons", { year: 2025, team });
  expect(Object.fromEntries(rows.map((row) => [row.coach.lastName, [row.wins, row.losses]]))).toEqual(records);
  const coaches = await sample.get("/coaches", { year: 2025, team });
  expect(coaches.map(({ lastName }) => lastName).sort()).toEqual(Object.keys(records).sort());
});

test("an interim coach becomes active, and his predecessor inactive, on the day of the change", async () => {
  const tenuresAt = async (now: string) =>
    (await sampleAt(new Date(now)).get("/coaches/tenures", { team: "Penn State" })).map((row) => [
      row.coach.lastName,
      row.isInterim,
      row.active,
    ]);
  expect(await tenuresAt("2025-10-11T12:00:00Z")).toEqual([["Franklin", false, true]]);
  expect(await tenuresAt("2025-10-12T12:00:00Z")).toEqual([
    ["Franklin", false, false],
    ["Smith", true, true],
  ]);
});

test("a coach's season has either the known real record or the record of the team's games", async () => {
  for (const fact of coachSeasons()) {
    const { seasons, records } = await ofYear(fact.year);
    if (coachSeasons().filter(({ teamId, year }) => teamId === fact.teamId && year === fact.year).length > 1) continue;
    const row = only(seasons.filter(({ coach, team }) => coach.id === fact.coachId && team.id === fact.teamId));
    const played = records.find(({ teamId, total: record }) => teamId === fact.teamId && record.games > 0);
    if (fact.record !== null) expect([row.wins, row.losses, row.ties]).toEqual(fact.record);
    else if (played !== undefined) expect(row).toMatchObject(played.total);
    // Otherwise, the sample world has no games for the coach's 2025 season. A team without a conference does not have a record at all.
    else if (conferenceOf(fact.teamId, fact.year) !== null) expect([fact.year, row.games]).toEqual([2025, 0]);
    if (row.recordSplits !== null) {
      const { home, away, neutral } = row.recordSplits;
      expect(total([home.games, away.games, neutral.games])).toBe(row.games);
    }
  }
});

test("a coach's postseason rank equals the team's rank in the season's last poll", async () => {
  const final = polls().find(({ season, seasonType }) => season === 2024 && seasonType === "postseason");
  if (final === undefined) throw new Error("2024 has no final poll.");
  const { seasons } = await ofYear(2024);
  for (const { school } of fbs) {
    const { postseasonRank } = only(seasons.filter(({ team }) => team.school === school));
    expect([school, postseasonRank]).toEqual([school, rankIn(final, school)]);
  }
});

test("a coach's season has its final rank, poll résumé and full record only once the last poll is published", async () => {
  const after = sampleAt(new Date("2025-01-21T17:00:00Z"));
  expect(await after.get("/rankings", { year: 2024, seasonType: "postseason" })).toHaveLength(1);
  expect(only(await after.get("/coaches/seasons", { year: 2024, team: "Alabama" }))).toMatchObject({
    postseasonRank: 17,
  });
  expect(only(await sample.get("/coaches/seasons", { year: 2025, team: "Ohio State" }))).toMatchObject({
    pollResume: { bestRank: 1 },
  });

  const before = sampleAt(new Date("2025-01-21T16:59:59Z"));
  expect(await before.get("/rankings", { year: 2024, seasonType: "postseason" })).toEqual([]);
  for (const row of await before.get("/coaches/seasons", { year: 2024 })) {
    expect(row).toMatchObject({ postseasonRank: null, pollResume: null });
  }
  const alabama = { team: "Alabama", year: 2024 };
  expect(await before.get("/coaches/seasons", alabama)).toEqual([]);
  expect(await before.get("/coaches", alabama)).toEqual([]);
  expect(only(await before.get("/coaches/tenures", { team: "Alabama", year: 2024 })).record.games).toBeLessThan(
    only(await sample.get("/coaches/tenures", { team: "Alabama", year: 2024 })).record.games,
  );
});

test("a tenure's record is the sum of its seasons, and it is complete if all of them are", async () => {
  for (const { id, teamId, coachId, from, to } of tenures) {
    const { school } = teams.find((team) => team.id === teamId) ?? { school: "" };
    const own = (await sample.get("/coaches/seasons", { coachId })).filter(
      ({ team, year }) => team.id === teamId && from <= year && year <= (to ?? year),
    );
    const tenure = only((await tenuresOf(school)).filter((each) => each.id === id));
    expect(tenure).toMatchObject({
      seasons: own.length,
      attributionComplete: own.every(({ attributionComplete }) => attributionComplete),
      record: { games: total(own.map(({ games }) => games)), wins: total(own.map(({ wins }) => wins)) },
    });
  }
});
