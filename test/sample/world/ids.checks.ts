import { coachSeasons } from "../../../src/sample/world/facts/coach-seasons.js";
import { coaches, tenures } from "../../../src/sample/world/facts/coaches.js";
import { conferences } from "../../../src/sample/world/facts/conferences.js";
import { walkOn } from "../../../src/sample/world/facts/listed-players.js";
import { players } from "../../../src/sample/world/facts/players.js";
import { recruits } from "../../../src/sample/world/facts/recruiting.js";
import { rosterOf } from "../../../src/sample/world/facts/rosters.js";
import { teams } from "../../../src/sample/world/facts/teams.js";
import { venues } from "../../../src/sample/world/facts/venues.js";
import { idOfPlay } from "../../../src/sample/world/simulation/model.js";
import { responsesOf, sample } from "./responses.js";
import { withPlays, world } from "./world.js";

const years = [...new Set(world.map(({ season }) => season))];

/** Expects a set to contain all of the values. */
function expectKnown<T>(known: ReadonlySet<T>, values: readonly T[]): void {
  expect([...new Set(values)].filter((value) => !known.has(value))).toEqual([]);
}

test("no two teams, players, games or other things of the same kind have the same id", () => {
  const lists = {
    teams: teams.map(({ id }) => id),
    players: [...players().map(({ id }) => id), walkOn.id],
    recruits: recruits().map(({ id }) => id),
    venues: venues().map(({ id }) => id),
    coaches: coaches.map(({ id }) => id),
    tenures: tenures.map(({ id }) => id),
    conferences: Object.values(conferences).map(({ id }) => id),
    games: world.map(({ id }) => id),
    plays: withPlays.flatMap((game) => game.playByPlay?.plays.map((play) => idOfPlay(game, play)) ?? []),
    drives: withPlays.flatMap(({ playByPlay }) => playByPlay?.drives.map(({ id }) => id) ?? []),
  };
  for (const [name, ids] of Object.entries(lists)) {
    expect({ name, size: new Set<number | string>(ids).size }).toEqual({ name, size: ids.length });
    expect(ids.length).toBeGreaterThan(0);
  }
});

test("the sample world has the players and the coach whose ids are examples in the document", () => {
  const names = ["4870906", "4871076", "5218633"].map((id) => players().find((each) => each.id === id)?.name);
  expect(names).toEqual(["Everett Smith", "Percival Boone", "Lucius Barrowby"]);
  expect(coaches.find(({ id }) => id === 10)?.lastName).toBe("Day");
});

test("a made-up player's id consists of 9, the team's position in the list, the first season and a slot", () => {
  // Ohio State and Alabama are the first and the 24th team in the list. These players have slot 0.
  expect(rosterOf(194, 2024).find(({ id }) => id.length === 9)?.id).toBe("900012400");
  expect(rosterOf(333, 2024)[0]?.id).toBe("902312400");
});

test.each(withPlays.map((game) => ({ title: `${game.season} ${game.id}`, game })))(
  "$title: every row about a play refers to one of the game's plays and drives",
  async ({ game }) => {
    const { drives, plays, playStats, winProbabilities, passes, runs, teamPpa } = await responsesOf(game);
    const driveIds = new Set(drives.map(({ id }) => id));
    const ofPlays = [...playStats, ...passes, ...runs];
    // The last row is the outcome, not a play.
    const before = winProbabilities.slice(0, -1);
    const playIds = new Set(plays.map(({ id }) => id));
    expectKnown(
      playIds,
      [...ofPlays, ...before].map(({ playId }) => playId),
    );
    expectKnown(
      driveIds,
      [...plays, ...ofPlays].map(({ driveId }) => driveId),
    );
    const ids = [...drives, ...plays, ...ofPlays, ...winProbabilities, ...teamPpa].map(({ gameId }) => gameId);
    expectKnown(new Set([game.id]), ids);
  },
);

test("/teams and /venues have every game's teams and venue, and every team's home venue", async () => {
  const all = await sample.get("/teams");
  const known = new Set([...all.map(({ id }) => id), -1, -2]);
  const venueIds = new Set<number | null>([null, ...(await sample.get("/venues")).map(({ id }) => id)]);
  for (const year of years) {
    const games = await sample.get("/games", { year });
    expectKnown(
      known,
      games.flatMap(({ homeId, awayId }) => [homeId, awayId]),
    );
    expectKnown(
      venueIds,
      games.map(({ venueId }) => venueId),
    );
  }
  expectKnown(
    venueIds,
    all.map(({ location }) => location?.id ?? null),
  );
});

test("/teams has every ranked team, with the same conference as the ranking", async () => {
  for (const year of years) {
    const rows = new Map((await sample.get("/teams", { year })).map((row) => [row.id, row]));
    for (const { polls } of await sample.get("/rankings", { year })) {
      const ranks = polls.flatMap((poll) => poll.ranks);
      expect(ranks.length).toBeGreaterThanOrEqual(10);
      for (const { teamId, school, conference } of ranks) {
        expect(rows.get(teamId ?? 0)).toMatchObject({ school, conference });
      }
    }
  }
});

test("/conferences has every conference in /conferences/affiliations", async () => {
  const known = new Set((await sample.get("/conferences")).map(({ id }) => id));
  const named = (await sample.get("/conferences/affiliations")).map(({ conferenceId }) => conferenceId);
  expect(named.length).toBeGreaterThan(0);
  expectKnown(known, named);
});

test("coaches' seasons, tenures and profiles refer only to existing coaches and teams", async () => {
  const schools = new Map((await sample.get("/teams")).map(({ id, school }) => [id, school]));
  const facts = [...coachSeasons(), ...tenures];
  expectKnown(
    new Set(coaches.map(({ id }) => id)),
    facts.map(({ coachId }) => coachId),
  );
  expectKnown(
    new Set(schools.keys()),
    facts.map(({ teamId }) => teamId),
  );
  for (const { id } of coaches) {
    const { career, almaMater } = await sample.get("/coaches/profile", { coachId: id });
    expect({ id, seasons: career.seasons > 0 }).toEqual({ id, seasons: true });
    if (almaMater !== null) expect(schools.get(almaMater.id ?? 0)).toBe(almaMater.school);
  }
});

test("recruits, roster rows and draft picks refer to existing players and schools", async () => {
  const found = new Set(players().map(({ id }) => id));
  const recruited: { id: string; athleteId: string | null }[] = [];
  for (const year of new Set(recruits().map((recruit) => recruit.year))) {
    recruited.push(...(await sample.get("/recruiting/players", { year })));
  }
  const athletes = recruited.map(({ athleteId }) => athleteId).filter((id) => id !== null);
  expect(athletes.length).toBeGreaterThan(100);
  expectKnown(found, athletes);
  const recruitIds = new Map(recruited.map(({ id, athleteId }) => [athleteId, [id]]));
  for (const year of years) {
    const rows = await sample.get("/roster", { year });
    const unlike = rows.filter((row) => String(row.recruitIds ?? []) !== String(recruitIds.get(row.id) ?? []));
    expect(unlike).toEqual([]);
  }
  const picks = await sample.get("/draft/picks");
  expect(picks.length).toBeGreaterThan(20);
  const names = new Map(players().map(({ id, name }) => [name, Number(id)]));
  const unlike = picks.filter(({ name, collegeAthleteId }) => collegeAthleteId !== (names.get(name) ?? null));
  expect(unlike).toEqual([]);
  expect(picks.filter(({ collegeAthleteId }) => collegeAthleteId !== null).map(({ overall }) => overall)).toEqual([
    258, 259,
  ]);
  const schools = new Set((await sample.get("/teams")).map(({ school }) => school));
  expectKnown(
    schools,
    picks.map(({ collegeTeam }) => collegeTeam),
  );
});
