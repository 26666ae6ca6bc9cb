import { getRows, valuesOf } from "../fitting.js";

test("lines are selected by sides, season, week and the abbreviation of the conference", async () => {
  const texas = await getRows("/lines", { year: 2024, team: "texas" });
  const home = await getRows("/lines", { year: 2024, home: "Texas" });
  const away = await getRows("/lines", { year: 2024, away: "Texas" });
  expect(valuesOf(home, "homeTeam")).toEqual(["Texas"]);
  expect(valuesOf(away, "awayTeam")).toEqual(["Texas"]);
  expect(texas).toHaveLength(home.length + away.length);
  expect(await getRows("/lines", { year: 2024, conference: "SEC" })).toEqual(expect.arrayContaining(texas));
  expect(await getRows("/lines", { year: 2024, conference: "Big Ten" })).toEqual([]);
  expect(await getRows("/lines", { year: 2024, week: 99 })).toEqual([]);
  expect(await getRows("/lines", { year: 2024, seasonType: "allstar" })).toEqual([]);
});

test("a provider leaves its own lines, and the games that have one", async () => {
  const all = await getRows("/lines", { year: 2024 });
  const bovada = await getRows("/lines", { year: 2024, provider: "bovada" });
  expect(bovada).toHaveLength(all.length);
  for (const row of bovada) expect(row).toMatchObject({ lines: [{ provider: "Bovada" }] });
  expect(await getRows("/lines", { year: 2024, provider: "Bov" })).toEqual([]);
});

test("the id of a game makes the service ignore every filter but the provider", async () => {
  const gameId = 401677192;
  const [row] = await getRows("/lines", { gameId });
  expect(await getRows("/lines", { gameId, year: 1900, week: 7, team: "Nowhere", conference: "SEC" })).toEqual([row]);
  expect(await getRows("/lines", { gameId, provider: "consensus" })).toEqual([]);
  expect(await getRows("/lines", { gameId: 0, year: 2024 })).toEqual(await getRows("/lines", { year: 2024 }));
});

test("a game without a line has a row only if a side plays in the FBS", async () => {
  expect(await getRows("/lines", { year: 2001 })).toMatchObject([{ homeTeam: "Miami", lines: [] }]);
  expect(await getRows("/lines", { year: 2021 })).toEqual([]);
  expect(await getRows("/lines", { year: 2025, seasonType: "postseason" })).toEqual([]);
});
