import { listedPlayers } from "../../../src/sample/world/facts/listed-players.js";
import { players } from "../../../src/sample/world/facts/players.js";
import { polls } from "../../../src/sample/world/facts/polls.js";
import { recruitingClasses, recruits, rosterTalent } from "../../../src/sample/world/facts/recruiting.js";
import { rosterOf } from "../../../src/sample/world/facts/rosters.js";
import { seasonsOfTeam } from "../../../src/sample/world/facts/team-seasons.js";
import { conferenceOf, teams } from "../../../src/sample/world/facts/teams.js";
import { someOf } from "../../support/all-cases.js";
import { sample } from "./responses.js";
import { total, world } from "./world.js";

const all = teams
  .filter(({ id }) => id > 0)
  .flatMap(({ id, school }) => seasonsOfTeam(id).map((season) => ({ teamId: id, school, season })));
const fbs = all.filter(({ teamId, season }) => season === 2024 && conferenceOf(teamId, 2024)?.classification === "fbs");

test("a team's seasons include every season in which it has a game or a rank", () => {
  const has = (teamId: number, season: number): boolean => seasonsOfTeam(teamId).includes(season);
  const played = world.flatMap(({ homeId, awayId, season }) => [homeId, awayId].map((id) => [id, season] as const));
  expect(played.filter(([id, season]) => id > 0 && !has(id, season))).toEqual([]);
  for (const { season, entries } of polls()) {
    const ids = entries.map(({ school }) => teams.find((team) => team.school === school)?.id ?? 0);
    expect(ids.filter((id) => !has(id, season))).toEqual([]);
  }
  expect(fbs.length).toBe(134);
});

test.each(all)("$school $season: the roster has enough players at every position, and each player once", (team) => {
  const roster = rosterOf(team.teamId, team.season);
  expect(roster.length).toBeGreaterThanOrEqual(32);
  const at = (...positions: string[]): number => roster.filter(({ position }) => positions.includes(position)).length;
  expect(at("QB")).toBeGreaterThanOrEqual(2);
  expect(at("RB", "WR", "TE", "OL")).toBeGreaterThanOrEqual(10);
  expect([at("DL") >= 4, at("LB") >= 3, at("DB") >= 4, at("PK") >= 1, at("P") >= 1]).not.toContain(false);
  expect(new Set(roster.map(({ id }) => id)).size).toBe(roster.length);
  expect(new Set(roster.map(({ name }) => name)).size).toBe(roster.length);
});

test.each([2021, 2024, 2025])("%i: in /roster, made-up players have a value in every field", async (year) => {
  const rows = (await sample.get("/roster", { year })).filter(({ id }) => id.length === 9);
  expect(rows.length).toBeGreaterThan(0);
  for (const { jersey, height, weight, year: yearOfStudy, homeCity, homeState, position } of rows) {
    expect([jersey, height, weight, homeCity, homeState, position]).not.toContain(null);
    expect([1, 2, 3, 4]).toContain(yearOfStudy);
  }
});

test("no made-up player has the name of a listed player", () => {
  const names = new Set(listedPlayers.map(({ name }) => name));
  expect(
    players()
      .slice(listedPlayers.length)
      .filter(({ name }) => names.has(name)),
  ).toEqual([]);
});

test("about three quarters of a team's made-up players return the next year", () => {
  const ids = (season: number) =>
    rosterOf(2483, season)
      .filter(({ id }) => id.length === 9)
      .map(({ id }) => id);
  const before = new Set(ids(2024));
  const returning = ids(2025).filter((id) => before.has(id));
  expect([ids(2024).length, ids(2025).length]).toEqual([43, 43]);
  expect(returning.length).toBeGreaterThanOrEqual(32);
  expect(returning.length).toBeLessThanOrEqual(33);
});

test("/ratings/srs rates the ten ranked teams of 1966", async () => {
  const srs = await sample.get("/ratings/srs", { year: 1966 });
  expect(srs.map(({ team }) => team).slice(0, 3)).toEqual(["Notre Dame", "Michigan State", "Alabama"]);
  expect(srs).toHaveLength(10);
});

test.each(someOf(fbs, 4))(
  "$school: the roster includes every player in the recruiting classes of 2024 and 2025",
  async ({ teamId, school }) => {
    for (const year of [2024, 2025]) {
      const rows = await sample.get("/recruiting/players", { year, team: school });
      expect(rows.length).toBeGreaterThanOrEqual(4);
      const ids = new Set(rosterOf(teamId, year).map(({ id }) => id));
      expect(rows.filter(({ athleteId }) => athleteId === null || !ids.has(athleteId))).toEqual([]);
      expect(recruitingClasses()[year]?.filter(([team]) => team === school)).toHaveLength(1);
    }
    expect(rosterTalent()[2024]?.filter(([team]) => team === school)).toHaveLength(1);
    const groups = await sample.get("/recruiting/groups", { team: school, endYear: 2025 });
    const own = recruits().filter(({ committedTo, type }) => committedTo === school && type === "HighSchool");
    const every = groups.filter(({ positionGroup }) => positionGroup === "All Positions");
    expect(total(every.map(({ commits }) => Number(commits)))).toBe(own.length);
  },
);

test.each([2024, 2025])(
  "%i: each recruit has a different rank, and recruits with better ratings rank higher",
  (year) => {
    const ranked = recruits()
      .flatMap(({ year: own, ranking, rating }) =>
        own === year && ranking !== null ? [{ ranking, rating: rating ?? 0 }] : [],
      )
      .sort((a, b) => a.ranking - b.ranking);
    expect(new Set(ranked.map(({ ranking }) => ranking)).size).toBe(ranked.length);
    expect(ranked.map(({ rating }) => rating)).toEqual(ranked.map(({ rating }) => rating).sort((a, b) => b - a));
    const ranks = recruitingClasses()[year]?.map(([, rank]) => rank) ?? [];
    expect(ranks).toEqual([...new Set(ranks)].sort((a, b) => a - b));
  },
);

test("/player/returning has every FBS team in 2025, with parts that add up to the total", async () => {
  const rows = await sample.get("/player/returning", { year: 2025 });
  expect(rows.map(({ team }) => team)).toEqual(expect.arrayContaining(fbs.map(({ school }) => school)));
  for (const row of rows) {
    expect(row.season).toBe(2025);
    const parts = [row.totalPassingPPA, row.totalReceivingPPA, row.totalRushingPPA];
    expect(Math.abs(total(parts) - row.totalPPA)).toBeLessThan(0.2);
    for (const share of [row.percentPPA, row.percentPassingPPA, row.usage, row.rushingUsage]) {
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
    }
  }
});

test.each([2024, 2025])("%i: a team's Elo after a game equals its Elo before the next game", async (year) => {
  const games = (await sample.get("/games", { year })).filter(({ completed }) => completed);
  games.sort((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate));
  const after = new Map<number, number | null>();
  const broken: string[] = [];
  for (const { id, homeId, awayId, ...game } of games) {
    for (const [team, before, next] of [
      [homeId, game.homePregameElo, game.homePostgameElo],
      [awayId, game.awayPregameElo, game.awayPostgameElo],
    ] as const) {
      if (after.has(team) && after.get(team) !== before) broken.push(`${id}: ${team} ${after.get(team)} ${before}`);
      if (next !== null) after.set(team, next);
    }
  }
  expect(broken).toEqual([]);
  expect(after.size).toBeGreaterThan(7);
});
