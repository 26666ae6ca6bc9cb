import { footballTable } from "../../../scripts/recordings/football.js";
import {
  isScrimmage,
  isSnap,
  leadOf,
  opposite,
  pointsOf,
  SECONDS_PER_PERIOD,
  touchdownSide,
} from "../../../src/sample/world/simulation/model.js";
import type { WorldGame } from "../../../src/sample/world/simulation/world.js";
import { gameWith, madeUpGames } from "./made-up-games.js";
import { total, withPlays, world } from "./world.js";

const games = madeUpGames(150, 1);
const drivesOf = ({ playByPlay }: WorldGame) => playByPlay?.drives ?? [];
const playsOf = ({ playByPlay }: WorldGame) => playByPlay?.plays ?? [];

test.each(footballTable(games))(
  "in made-up games, $measure is $sample, close to $real in real games",
  ({ sample, low, high }) => {
    expect(sample).toBeGreaterThanOrEqual(low);
    expect(sample).toBeLessThanOrEqual(high);
  },
);

test("at least three quarters of the averages in the sample world are close to those of real seasons", () => {
  const table = footballTable(withPlays);
  const far = table.filter(({ sample, low, high }) => sample < low || sample > high);
  expect(far.length).toBeLessThan(table.length / 4);
});

function pointsByPeriod(game: WorldGame): [home: number[], away: number[]] {
  const of = (side: "home" | "away") =>
    (game.lineScores?.[side] ?? []).map((_, index) =>
      total(drivesOf(game).flatMap(({ plan }) => (plan.period === index + 1 ? [pointsOf(plan)[side]] : []))),
    );
  return [of("home"), of("away")];
}

test("in every period, the drives' points add up to each side's points", () => {
  for (const game of games) expect(pointsByPeriod(game)).toEqual([game.lineScores?.home, game.lineScores?.away]);
});

test("the simulation can produce any score from 0 to 45 points in a quarter, except 1", () => {
  for (let points = 0; points <= 45; points += 1) {
    if (points === 1) continue;
    const lineScores = { home: [points, 3, 0, 7], away: [0, points, 0, 2] };
    expect(pointsByPeriod(gameWith(lineScores, 500 + points))).toEqual([lineScores.home, lineScores.away]);
  }
  expect(() => gameWith({ home: [1, 0, 0, 0], away: [0, 0, 0, 0] }, 1)).toThrow("No scores add up to 1 points.");
});

test("before the fourth quarter, sides convert fourth downs only with five yards or fewer to go", () => {
  const tries = games
    .flatMap(playsOf)
    .filter(({ period, down, kind }) => period < 4 && down === 4 && kind !== "penalty");
  const gained = tries.filter(({ firstDown }) => firstDown);
  expect(gained.length).toBeGreaterThan(50);
  expect(gained.filter(({ distance }) => distance > 5)).toEqual([]);
});

test("if a punt is impossible, a return touchdown follows an interception instead", () => {
  const lineScores = { home: [0, 10, 7, 7], away: [7, 7, 0, 0] };
  expect(drivesOf(gameWith(lineScores, 5132)).map(({ plan }) => plan.result)).toContain("interception_touchdown");
});

test("the clock never runs backward, and every play starts and ends on the field", () => {
  for (const game of games) {
    const played = playsOf(game).map(({ period, clock }) =>
      period > 4 ? 4 * SECONDS_PER_PERIOD + period : period * SECONDS_PER_PERIOD - clock,
    );
    expect(played).toEqual([...played].sort((a, b) => a - b));
    const outside = playsOf(game)
      .filter(isScrimmage)
      .filter(({ yardsToGoal, yards, distance, down }) => {
        const end = yardsToGoal - yards;
        const isInField = yardsToGoal >= 1 && yardsToGoal <= 99 && end >= 0 && end <= 100;
        return !isInField || distance < 1 || distance > yardsToGoal || down < 1 || down > 4;
      });
    expect(outside).toEqual([]);
  }
});

test("within a drive, each snap starts where the previous play ended", () => {
  for (const { plays } of games.flatMap(drivesOf)) {
    const snaps = plays.filter(isScrimmage);
    const ends = snaps.map(({ yardsToGoal, yards }) => yardsToGoal - yards);
    expect(snaps.slice(1).map(({ yardsToGoal }) => yardsToGoal)).toEqual(ends.slice(0, -1));
  }
});

test("returned interceptions, punts and kickoffs score for the returning side", () => {
  const returned = games.flatMap(drivesOf).filter(({ plan }) => plan.result.endsWith("_touchdown"));
  expect(new Set(returned.map(({ plan }) => plan.result))).toEqual(
    new Set(["interception_touchdown", "punt_touchdown", "kickoff_touchdown"]),
  );
  for (const { plan, plays, side } of returned) {
    const last = plays.filter(({ kind }) => ["pass", "punt", "kickoff"].includes(kind)).at(-1);
    expect(last?.returnTouchdown).toBe(true);
    expect(touchdownSide(plan)).toBe(plan.result === "kickoff_touchdown" ? side : opposite(side));
  }
});

test("a side kneels only with a lead, and in the first half only in the last 30 seconds", () => {
  const kneels = world.flatMap((game) =>
    playsOf(game).flatMap((play) => (play.kind === "kneel" ? [{ ...play, lead: leadOf(play.side, play) }] : [])),
  );
  expect(kneels.length).toBeGreaterThan(50);
  expect(kneels.filter(({ lead }) => lead <= 0)).toEqual([]);
  const early = kneels.filter(({ period }) => period < 4);
  expect(early.length).toBeGreaterThan(5);
  expect(early.filter(({ period, clock }) => period !== 2 || clock > 30)).toEqual([]);
});

test("some leading sides kneel at the end of the game, and hurried drives before the half are short", () => {
  const last = games.map((game) => drivesOf(game).at(-1));
  const ahead = last.filter((drive) => drive?.plan.result === "end_of_game" && drive.plan.tempo !== "hurry");
  expect(ahead.some((drive) => drive?.plays.some(({ kind }) => kind === "kneel"))).toBe(true);
  const hurried = games.flatMap(drivesOf).filter(({ plan }) => plan.period === 2 && plan.tempo === "hurry");
  expect(total(hurried.map(({ seconds }) => seconds)) / hurried.length).toBeLessThan(110);
});

test("the clock runs at most 46 seconds between plays, unless the period has too few plays", () => {
  for (const game of [...games, ...withPlays]) {
    for (const period of [1, 2, 3, 4]) {
      const clocks = playsOf(game).flatMap((play) => (play.period === period && isSnap(play) ? [play.clock] : []));
      const times = clocks.map((clock, index) => clock - (clocks[index + 1] ?? 0));
      expect(Math.max(...times)).toBeLessThanOrEqual(Math.max(46, SECONDS_PER_PERIOD / clocks.length) + 1);
    }
  }
});
