import type { Change, ScoreboardGame } from "../../src/index.js";
import { clockAt, follow, passTime, sampleClient } from "./watching.js";

const minute = 60_000;
const hour = 60 * minute;

test("watching a whole championship yields every change in order and the final score, with one poll a minute", async () => {
  const clock = clockAt("2025-01-21T00:00Z");
  const { cfb, polls } = sampleClient(clock);
  const controller = new AbortController();
  const watching = follow(cfb.watch("/scoreboard", {}, { signal: controller.signal }));
  await passTime(clock, 5 * hour, watching, 5_000);

  expect(polls.length).toBeGreaterThan(250);
  expect(polls.length).toBeLessThanOrEqual((5 * hour) / minute + 1);
  const gaps = polls.slice(1).map((at, index) => at - Number(polls[index]));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(minute);

  const [final] = await cfb.get("/games", { year: 2024, competition: "cfp", round: "championship" });
  const own = watching.changes.filter((change) => idOf(change) === final?.id);
  const states = own.map((change) => (change.type === "changed" ? change.after : change.row));
  expect(own.map(({ type }) => type)).toEqual(["added", ...Array(own.length - 1).fill("changed")]);
  // Each change starts from the state in which the previous change left the game.
  own.forEach((change, index) => {
    if (change.type === "changed") expect(change.before).toEqual(states[index - 1]);
  });
  expect([...new Set(states.map(({ status }) => status))]).toEqual(["scheduled", "in_progress", "completed"]);
  const points = states.map(({ homeTeam, awayTeam }) => Number(homeTeam.points) + Number(awayTeam.points));
  expect(points).toEqual(points.toSorted((a, b) => a - b));
  expect(states.at(-1)).toMatchObject({
    homeTeam: { points: final?.homePoints },
    awayTeam: { points: final?.awayPoints },
  });
  expect(new Set(points).size).toBeGreaterThan(5);

  const reason = new Error("the game is over");
  controller.abort(reason);
  await passTime(clock, 2_000, watching);
  expect(watching).toMatchObject({ done: true, error: reason });
  expect(clock.pending).toEqual([]);
});

function idOf(change: Change<ScoreboardGame>): number {
  return change.type === "changed" ? change.after.id : change.row.id;
}

test("watching a game's plays yields each play once and ends with the game", async () => {
  const clock = clockAt("2025-01-21T02:00Z");
  const { cfb, polls } = sampleClient(clock);
  const [final] = await cfb.get("/games", { year: 2024, competition: "cfp", round: "championship" });
  const gameId = Number(final?.id);
  const before = polls.length;
  const watching = follow(cfb.watch("/live/plays", { gameId }, { metered: true, intervalMs: 30_000 }));
  await passTime(clock, 4 * hour, watching, 5_000);

  expect(watching).toMatchObject({ done: true });
  expect(watching.error).toBeUndefined();
  const span = Number(polls.at(-1)) - Number(polls[before]);
  expect(polls.length - before).toBeLessThanOrEqual(span / 30_000 + 1);
  expect(new Set(watching.changes.map(({ type }) => type))).toEqual(new Set(["added"]));
  const ids = watching.changes.map((change) => (change.type === "added" ? change.row.id : ""));
  const all = await cfb.get("/plays", { year: 2024, seasonType: "postseason", week: 1, team: "Ohio State" });
  const known = all.filter((play) => play.gameId === gameId).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(100);
  expect(new Set(ids).size).toBe(ids.length);
  // The plays after the last poll are missing, because the service no longer has them once the game is over.
  expect(known.toSorted().slice(0, ids.length)).toEqual(ids.toSorted());
  expect(known.length - ids.length).toBeLessThan(3);
});
