import { call, type Rows, recording } from "./call.js";

describe("filters", () => {
  const rows = async (target: string) => (await call(target)).body as Rows;

  test("finds a team on either side, ignoring case", async () => {
    const games = await rows("/games?year=2024&team=ohio%20STATE");
    expect(games.map(({ awayTeam, homeTeam }) => `${awayTeam} ${homeTeam}`).sort()).toEqual(
      [
        "Notre Dame Ohio State",
        "Ohio State Notre Dame",
        "Ohio State Oregon",
        "Ohio State Texas",
        "Tennessee Ohio State",
      ].filter((pair) => games.some(({ awayTeam, homeTeam }) => `${awayTeam} ${homeTeam}` === pair)),
    );
    expect(games).toHaveLength(4);
  });

  test("filters by home team, round and season, and returns no rows for an unknown team", async () => {
    expect((await rows("/games?year=2024&home=Texas")).every(({ homeTeam }) => homeTeam === "Texas")).toBe(true);
    expect(await rows("/games?year=2024&competition=cfp&round=quarterfinal")).toHaveLength(4);
    expect(await rows("/games?year=2024&team=Nowhere")).toEqual([]);
    expect(await rows("/games?year=1900")).toEqual([]);
  });

  test("returns every season type for both", async () => {
    expect(await rows("/games?year=2024&seasonType=both")).toEqual(await rows("/games?year=2024"));
    expect(await rows("/games?year=2024&seasonType=spring_regular")).toEqual([]);
  });

  test("ignores other filters with an id", async () => {
    const [game] = await rows("/games?year=2024");
    expect(await rows(`/games?id=${String(game?.id)}&year=1900&team=Nowhere`)).toEqual([game]);
  });

  test("uses the season of the game for a row without a season", async () => {
    const [game] = await rows("/games?year=2024&team=Oregon");
    expect(await rows("/games/teams?year=2024&team=Oregon")).toMatchObject([{ id: game?.id }]);
    expect(await rows("/games/teams?year=1900&team=Oregon")).toEqual([]);
  });

  test("finds a player's row by the player's team, not by the opponent", async () => {
    const found = await rows("/stats/player/success/game?year=2024&team=Notre%20Dame");
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ team }) => team === "Notre Dame")).toBe(true);
  });

  test("returns a row of two recordings once", async () => {
    const recordings = [
      recording("/games", { id: 1 }, [{ id: 1 }]),
      recording("/games", { year: 2024 }, [{ id: 1 }, { id: 2 }]),
    ];
    expect((await call("/games?year=2024", { recordings })).body).toEqual([{ id: 1 }, { id: 2 }]);
  });

  test("returns an object for its recorded query, and the recorded failure for any other query", async () => {
    const { body } = await call("/games?year=2024&competition=cfp&round=championship");
    const id = (body as Rows)[0]?.id;
    expect(await call(`/game/box/advanced?id=${String(id)}`)).toMatchObject({
      status: 200,
      body: { gameInfo: { homePoints: expect.any(Number) } },
    });
    expect(await call("/game/box/advanced?id=7")).toMatchObject({
      status: 500,
      body: { message: "Internal Server Error" },
    });
    expect(await call("/game/box/advanced?id=7", { recordings: [] })).toMatchObject({ status: 404 });
  });
});

describe("aliases and selectors", () => {
  const rows = async (target: string) => (await call(target)).body as Rows;

  test("finds a conference and a school by name and by abbreviation", async () => {
    expect(await rows("/games?year=2024&conference=b1g")).toEqual(await rows("/games?year=2024&conference=Big%20Ten"));
    expect((await rows("/games?year=2024&conference=b1g")).length).toBeGreaterThan(0);
    expect(await rows("/passing/teams/season?year=2024&team=TEX")).toEqual(
      await rows("/passing/teams/season?year=2024&team=Texas"),
    );
  });

  test("finds the plays of a team on offense and on defense", async () => {
    const plays = await rows("/plays?year=2024&week=1&team=Texas");
    expect(new Set(plays.map(({ offense }) => offense)).has("Texas")).toBe(true);
    expect(await rows("/plays?year=2024&week=1&offense=Nowhere")).toEqual([]);
  });

  test("finds players by a part of the name", async () => {
    const found = await rows("/player/search?searchTerm=o");
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ name }) => String(name).toLowerCase().includes("o"))).toBe(true);
  });

  test("selects the recording by parameters that no row has", async () => {
    const first = await rows("/ppa/predicted?down=1&distance=10");
    const fourth = await rows("/ppa/predicted?down=4&distance=1");
    expect(first).not.toEqual(fourth);
    expect(first.length).toBeGreaterThan(0);
  });

  test("omits other categories from a row", async () => {
    const [game] = await rows("/games/players?year=2024&team=Ohio%20State&category=rushing");
    const names = JSON.stringify(game).match(/"name":"(passing|rushing|receiving|defensive)"/g);
    expect(new Set(names)).toEqual(new Set(['"name":"rushing"']));
  });

  test("rejects unknown parameters only for the team season overview", async () => {
    expect((await call("/teams/season/overview?year=2024&team=Ohio%20State")).status).toBe(200);
    expect(await call("/teams/season/overview?year=2024&team=Ohio%20State&taem=x")).toMatchObject({
      status: 400,
      body: { details: { taem: { message: "unknown parameter" } } },
    });
  });

  test("returns the recorded failure where there is no data", async () => {
    expect(await call("/teams/season/overview?year=2024&team=Nowhere")).toMatchObject({ status: 404 });
    expect(await call("/playoffs/cfp?year=1950")).toMatchObject({
      status: 404,
      body: { message: "CFP playoff not found" },
    });
    expect(await call("/player/season/overview?year=1950&playerId=1")).toMatchObject({ status: 204, body: "" });
    expect(await call("/coaches/profile?coachId=7")).toMatchObject({
      status: 404,
      body: { message: "Coach not found" },
    });
  });
});
