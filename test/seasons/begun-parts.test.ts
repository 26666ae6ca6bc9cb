import { FastClock } from "../support/clock.js";
import { type SeasonGame, seasonService } from "./season-service.js";

const dayMs = 24 * 3_600_000;
const kickoff = Date.UTC(2025, 7, 30, 19);
const september10 = Date.UTC(2025, 8, 10);

/** A season of 14 weeks with five games on each Saturday. On September 10, two of the weeks have begun. */
const season = (rows: (week: number) => number): SeasonGame[] =>
  Array.from({ length: 14 * 5 }, (_, index) => {
    const week = 1 + Math.floor(index / 5);
    return {
      ...{ id: 1_000 + index, week, seasonType: "regular", rows: rows(week) },
      ...{ homeTeam: `Home ${index}`, awayTeam: `Away ${index}` },
      startDate: new Date(kickoff + (week - 1) * 7 * dayMs).toISOString(),
    };
  });

const clockAt = (now: number) => Object.assign(new FastClock(), { now: () => now });
const weekOf = (call: string) => Number(new URL(call, "https://a.example").searchParams.get("week"));
const gameOf = (call: string) => Number(new URL(call, "https://a.example").searchParams.get("gameId"));

test("a capped response is split only into weeks and games that have begun", async () => {
  const { client, calls, rows } = seasonService(season((week) => (week <= 2 ? 450 : 0)));
  const cfb = client({ clock: clockAt(september10) });
  expect(await cfb.all("/plays/stats", { year: 2025 })).toHaveLength(rows.length);
  expect(calls.filter((call) => weekOf(call) > 2)).toEqual([]);
  expect(calls.filter((call) => gameOf(call) >= 1_010)).toEqual([]);
  // The client requests the season, the list of its games, two weeks, and the five games of each week.
  expect(calls).toHaveLength(1 + 1 + 2 + 2 * 5);
});

test("a game counts as begun at the moment of its kickoff", async () => {
  const { client, calls } = seasonService(season((week) => (week <= 2 ? 450 : 0)));
  await client({ clock: clockAt(kickoff + 7 * dayMs) }).all("/plays/stats", { year: 2025 });
  expect(calls.some((call) => weekOf(call) === 2)).toBe(true);
});

test("a completed game counts as begun, even if the client's clock is before its kickoff", async () => {
  const completed = season(() => 3).map((game) => ({ ...game, completed: true }));
  const { client, calls, rows } = seasonService(completed.filter(({ week }) => week <= 3));
  const cfb = client({ clock: clockAt(september10) });
  expect(await cfb.all("/plays", { year: 2025 })).toHaveLength(rows.length);
  expect(calls.map(weekOf).filter((week) => week > 0)).toEqual([1, 2, 3]);
});

test("if an operation has rows before kickoff, a capped response is split into all weeks", async () => {
  const games = season(() => 0).flatMap((game) =>
    Array.from({ length: 20 }, (_, index) => ({ ...game, id: game.id * 100 + index })),
  );
  const { client, pregame, calls } = seasonService(games);
  const cfb = client({ clock: clockAt(september10) });
  expect(await cfb.all("/metrics/wp/pregame", { year: 2025 })).toHaveLength(pregame.length);
  expect(calls.filter((call) => weekOf(call) > 0)).toHaveLength(14);
});
