import { createSampleService } from "../../../src/sample/index.js";
import { auth, call, type Rows } from "../call.js";
import { fittingRows, responseTo } from "../fitting.js";
import { snapshotAt } from "./snapshots.js";

const peachBowl = 401677182;
const roseBowl = 401677183;
const championship = 401677192;
const noPlays = { status: 400, body: { message: "No plays found for game." } };

describe("a game in progress", () => {
  test("has no points in /games and no box score", async () => {
    const time = "2025-01-01T20:12:00Z";
    expect(await fittingRows(`/games?id=${peachBowl}`, time)).toMatchObject([
      { completed: false, homePoints: null, homeLineScores: null, homePostgameElo: null, attendance: null },
    ]);
    expect(await fittingRows(`/games/teams?id=${peachBowl}`, time)).toEqual([]);
    expect(await fittingRows(`/games/players?id=${peachBowl}`, time)).toEqual([]);
    expect((await responseTo(`/game/box/advanced?id=${peachBowl}`, time)).status).toBe(500);
  });

  test("has live plays from its kickoff on, even after its end", async () => {
    const statuses = [];
    for (const time of [
      "2025-01-01T17:59:59Z",
      "2025-01-01T18:00:00Z",
      "2025-01-01T18:00:01Z",
      "2025-01-01T22:08:48Z",
      "2025-01-01T22:08:49Z",
    ]) {
      statuses.push((await responseTo(`/live/plays?gameId=${peachBowl}`, time)).status);
    }
    expect(statuses).toEqual([400, 200, 200, 200, 200]);
    expect(await responseTo(`/live/plays?gameId=${peachBowl}`, "2025-01-01T17:59:59Z")).toEqual(noPlays);
    const status = async (time: string) => (await responseTo(`/live/plays?gameId=${peachBowl}`, time)).body;
    expect(await status("2025-01-01T22:08:48Z")).toMatchObject({ status: "In Progress", clock: "0:00" });
    expect(await status("2025-01-01T22:08:49Z")).toMatchObject({ status: "Final", clock: "0:00" });
    expect(await status("2025-02-01T12:00:00Z")).toEqual(await status("2025-01-01T22:08:49Z"));
    expect(await responseTo("/live/plays?gameId=1", "2025-02-01T12:00:00Z")).toEqual(noPlays);
  });

  test("has a clock that starts at 15:00 in the first period and shows 0:00 after the last play", async () => {
    const kickoff = "2025-01-01T22:00:00Z";
    const first = { playType: expect.stringMatching(/^Kickoff/), clock: "15:00" };
    expect(await responseTo(`/live/plays?gameId=${roseBowl}`, kickoff)).toMatchObject({
      body: { period: 1, clock: "15:00", teams: [{ points: 0 }, { points: 0 }], drives: [{ plays: [first] }] },
    });
    expect(await fittingRows("/scoreboard", kickoff)).toContainEqual(
      expect.objectContaining({ id: roseBowl, period: 1, clock: "15:00" }),
    );
    expect(await responseTo(`/live/plays?gameId=${roseBowl}`, "2025-01-02T01:25:59Z")).toMatchObject({
      body: { period: 4, clock: "0:00", possession: "", down: null, teams: [{ points: 21 }, { points: 41 }] },
    });
  });

  test("can go into overtime, which has a period greater than 4", async () => {
    const { body } = await responseTo(`/live/plays?gameId=${peachBowl}`, "2025-01-01T22:00:00Z");
    expect(body).toMatchObject({ period: 6, clock: "0:00", teams: [{ homeAway: "home" }, { homeAway: "away" }] });
    expect(await fittingRows("/scoreboard", "2025-01-01T22:00:00Z")).toContainEqual(
      expect.objectContaining({ id: peachBowl, period: 6, status: "in_progress" }),
    );
  });
});

describe("the playoff", () => {
  test("has teams, seeds and venues only after the selection", async () => {
    const first = async (time: string) =>
      (await fittingRows("/games?year=2024&competition=cfp&round=first_round", time))[1];
    expect(await first("2024-12-08T16:59:59Z")).toMatchObject({
      ...{ homeId: -1, homeTeam: "TBD", homeConference: null, awayId: -2, awayTeam: "TBD", venueId: null },
      ...{ startTimeTBD: true, homePregameElo: null },
      playoff: { homeSeed: null, awaySeed: null },
    });
    expect(await first("2024-12-08T17:00:00Z")).toMatchObject({
      ...{ homeTeam: "Penn State", awayTeam: "SMU", venue: "Beaver Stadium", startTimeTBD: false },
      playoff: { homeSeed: 6, awaySeed: 11 },
    });
  });

  test("has a quarterfinal's second team only after that team's first-round game", async () => {
    const quarterfinal = async (time: string) => (await fittingRows("/games?year=2024&team=Oregon", time))[0];
    expect(await quarterfinal("2024-12-10T00:00:00Z")).toMatchObject({ homeTeam: "Oregon", awayTeam: "TBD" });
    expect(await quarterfinal("2024-12-22T04:26:23Z")).toMatchObject({ awayTeam: "TBD", playoff: { awaySeed: null } });
    expect(await quarterfinal("2024-12-22T04:26:24Z")).toMatchObject({ awayTeam: "Ohio State" });
  });

  test.each([
    ["2024-12-08T16:59:59Z", "scheduled", "TBD", "active"],
    ["2024-12-08T17:00:00Z", "selected", "Oregon", "active"],
    ["2024-12-21T01:00:00Z", "in_progress", "Oregon", "active"],
    ["2025-01-02T02:00:00Z", "in_progress", "Oregon", "eliminated"],
    ["2025-01-21T04:20:00Z", "completed", "Oregon", "eliminated"],
  ])("at %s has the status %s", async (time, status, school, outcome) => {
    expect((await responseTo("/playoffs/cfp?year=2024", time)).body).toMatchObject({ status });
    expect((await fittingRows("/playoffs/cfp/participants?year=2024", time))[0]).toMatchObject({
      team: { school },
      outcome,
    });
  });

  test("returns a 404 for a season without a playoff, and filters matchups by `round`", async () => {
    for (const path of ["/playoffs/cfp", "/playoffs/cfp/participants", "/playoffs/cfp/games"]) {
      expect(await call(`${path}?year=2001`)).toMatchObject({
        status: 404,
        body: { message: "CFP playoff not found" },
      });
    }
    expect((await call("/playoffs/cfp/games?year=2024&round=semifinal")).body).toHaveLength(2);
  });
});

describe("the option `now`", () => {
  test("can be a function that returns the current time", async () => {
    let now = Date.parse("2025-01-21T00:29:00Z");
    const service = createSampleService({ now: () => now });
    const status = async () => {
      const response = await service(new Request("http://localhost/scoreboard", { headers: auth }));
      return ((await response.json()) as Rows).find(({ id }) => id === championship)?.status;
    };
    const statuses = [];
    for (let step = 0; step < 5; step += 1) {
      statuses.push(await status());
      now += 3_600_000;
    }
    expect(statuses).toEqual(["scheduled", "in_progress", "in_progress", "in_progress", "completed"]);
  });

  test("throws an error that says what to pass if its value is not a valid time", async () => {
    const message = /`now` is not a valid time: give a Date/;
    expect(() => createSampleService({ now: new Date("yesterday") })).toThrow(message);
    const text: unknown = "2025-01-21T02:00Z";
    expect(() => Reflect.apply(createSampleService, undefined, [{ now: text }])).toThrow(message);
    const service = createSampleService({ now: () => Number.NaN });
    await expect(service(new Request("http://localhost/venues", { headers: auth }))).rejects.toThrow(message);
  });

  test("defaults to February 1, 2026", async () => {
    const snapshot = await snapshotAt(Date.UTC(2026, 1, 1, 12));
    expect((await call("/scoreboard")).body).toEqual(snapshot.scoreboard);
    expect((await call("/games?year=2024")).body).toEqual(snapshot.games);
  });
});
