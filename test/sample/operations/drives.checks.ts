import { getRows, valuesOf } from "../fitting.js";

const playoff = { year: 2024, seasonType: "postseason" };

test("every drive of every game with plays has a row, and the last one ends with the final score", async () => {
  const games = (await getRows("/games", { year: 2024 })).filter(({ completed }) => completed === true);
  const drives = await getRows("/drives", { year: 2024 });
  expect(games.length).toBeGreaterThan(0);
  for (const game of games) {
    const last = drives.filter(({ gameId }) => gameId === game.id).at(-1);
    const points = last?.isHomeOffense
      ? [last.endOffenseScore, last.endDefenseScore]
      : [last?.endDefenseScore, last?.endOffenseScore];
    expect([game.id, ...points]).toEqual([game.id, game.homePoints, game.awayPoints]);
  }
});

test("a team is on either side, an offense has the ball, a defense does not", async () => {
  const either = await getRows("/drives", { ...playoff, team: "boise state" });
  const offense = await getRows("/drives", { ...playoff, offense: "BOISE STATE" });
  const defense = await getRows("/drives", { ...playoff, defense: "Boise State" });
  expect(valuesOf(offense, "offense")).toEqual(["Boise State"]);
  expect(valuesOf(defense, "defense")).toEqual(["Boise State"]);
  expect(either).toHaveLength(offense.length + defense.length);
});

test("week and part of the season are those of the game", async () => {
  const all = await getRows("/drives", { year: 2024 });
  expect(await getRows("/drives", { ...playoff, week: 1 })).not.toEqual([]);
  expect(await getRows("/drives", { year: 2024, week: 99 })).toEqual([]);
  expect(await getRows("/drives", { year: 2024, week: 0 })).toEqual(all);
  expect(await getRows("/drives", { year: 2024, seasonType: "both" })).toEqual(all);
  expect(await getRows("/drives", { year: 2024, seasonType: "spring_regular" })).toEqual([]);
});

test("conferences are compared by abbreviation: a name matches nothing", async () => {
  const bigTen = await getRows("/drives", { ...playoff, conference: "b1g" });
  const withBall = await getRows("/drives", { ...playoff, offenseConference: "B1G" });
  const without = await getRows("/drives", { ...playoff, defenseConference: "B1G" });
  expect(valuesOf(withBall, "offenseConference")).toEqual(["Big Ten"]);
  expect(valuesOf(without, "defenseConference")).toEqual(["Big Ten"]);
  expect(bigTen.length).toBeGreaterThan(withBall.length);
  for (const name of ["conference", "offenseConference", "defenseConference"])
    expect(await getRows("/drives", { ...playoff, [name]: "Big Ten" })).toEqual([]);
});

test("a division selects the games of its teams", async () => {
  const fbs = await getRows("/drives", { year: 2024, classification: "fbs" });
  expect(fbs).toEqual(await getRows("/drives", { year: 2024 }));
  expect(await getRows("/drives", { year: 2024, classification: "fcs" })).toEqual([]);
});

test("seasons without play-by-play data and unknown names have no rows", async () => {
  expect(await getRows("/drives", { year: 1921 })).toEqual([]);
  expect(await getRows("/drives", { year: 2024, team: "Nowhere" })).toEqual([]);
  expect(await getRows("/drives", { year: 2024, team: "Ohio" })).toEqual([]);
});
