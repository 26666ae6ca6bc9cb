import { atEveryMoment, byId, expectSame, type Snapshot, snapshotsOfSeason } from "./snapshots.js";

let snapshots: Snapshot[] = [];
beforeAll(async () => {
  snapshots = await snapshotsOfSeason();
});

/** Runs a check on every pair of consecutive snapshots. */
function fromMomentToMoment(check: (before: Snapshot, after: Snapshot) => void): void {
  let before: Snapshot | undefined;
  atEveryMoment(snapshots, (after) => {
    if (before) check(before, after);
    before = after;
  });
}

/** How many seconds of the game clock have passed. 0 before the first snap. */
function secondsPlayed({ period, clock }: Snapshot["scoreboard"][number]): number {
  const [minutes, seconds] = (clock ?? "15:00").split(":").map(Number);
  return (period ?? 1) * 900 - (minutes ?? 0) * 60 - (seconds ?? 0);
}

test("a completed game does not change, and a known team is not replaced", () => {
  fromMomentToMoment((before, after) => {
    const later = byId(after.games);
    for (const game of before.games) {
      const next = later.get(game.id);
      if (game.completed) expectSame(next, game);
      if (game.homeId > 0) expectSame(next?.homeId, game.homeId);
      if (game.awayId > 0) expectSame(next?.awayId, game.awayId);
    }
  });
});

test("on the scoreboard, points never decrease and the clock only runs down", () => {
  const order = ["scheduled", "in_progress", "completed"];
  fromMomentToMoment((before, after) => {
    const later = byId(after.scoreboard);
    for (const row of before.scoreboard) {
      const next = later.get(row.id);
      if (next === undefined) throw new Error(`the game ${row.id} is off the scoreboard`);
      expect(order.indexOf(next.status)).toBeGreaterThanOrEqual(order.indexOf(row.status));
      expect(next.homeTeam.points ?? -1).toBeGreaterThanOrEqual(row.homeTeam.points ?? -1);
      expect(next.awayTeam.points ?? -1).toBeGreaterThanOrEqual(row.awayTeam.points ?? -1);
      if (row.status !== "in_progress" || next.status !== "in_progress") continue;
      expect(secondsPlayed(next)).toBeGreaterThanOrEqual(secondsPlayed(row));
    }
  });
});

test("published polls do not change", () => {
  fromMomentToMoment((before, after) => {
    // The weeks are not sorted.
    const weeks = new Map(after.rankings.map((row) => [`${row.seasonType} ${row.week}`, row]));
    for (const row of before.rankings) expectSame(weeks.get(`${row.seasonType} ${row.week}`), row);
  });
});
