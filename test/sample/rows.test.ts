import { ask, type Rows, recording } from "./ask.js";

describe("rows", () => {
  const rows = async (target: string) => (await ask(target)).body as Rows;

  test("a team is found on either side, whatever the case", async () => {
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

  test("home, away, round and an unknown team do what their names say", async () => {
    expect((await rows("/games?year=2024&home=Texas")).every(({ homeTeam }) => homeTeam === "Texas")).toBe(true);
    expect(await rows("/games?year=2024&competition=cfp&round=quarterfinal")).toHaveLength(4);
    expect(await rows("/games?year=2024&team=Nowhere")).toEqual([]);
    expect(await rows("/games?year=1900")).toEqual([]);
  });

  test("seasonType both filters nothing", async () => {
    expect(await rows("/games?year=2024&seasonType=both")).toEqual(await rows("/games?year=2024"));
    expect(await rows("/games?year=2024&seasonType=spring_regular")).toEqual([]);
  });

  test("an id stands alone: other filters are ignored", async () => {
    const [game] = await rows("/games?year=2024");
    expect(await rows(`/games?id=${String(game?.id)}&year=1900&team=Nowhere`)).toEqual([game]);
  });

  test("a row without a season takes it from its game", async () => {
    const [game] = await rows("/games?year=2024&team=Oregon");
    expect(await rows("/games/teams?year=2024&team=Oregon")).toMatchObject([{ id: game?.id }]);
    expect(await rows("/games/teams?year=1900&team=Oregon")).toEqual([]);
  });

  test("a player's row belongs to the player's team, not to the opponent", async () => {
    const found = await rows("/stats/player/success/game?year=2024&team=Notre%20Dame");
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ team }) => team === "Notre Dame")).toBe(true);
  });

  test("a row that two recordings hold comes once", async () => {
    const recordings = [
      recording("/games", { id: 1 }, [{ id: 1 }]),
      recording("/games", { year: 2024 }, [{ id: 1 }, { id: 2 }]),
    ];
    expect((await ask("/games?year=2024", { recordings })).body).toEqual([{ id: 1 }, { id: 2 }]);
  });

  test("a single object is answered for what it was recorded for, and anything else as the service was seen to answer", async () => {
    const { body } = await ask("/games?year=2024&competition=cfp&round=championship");
    const id = (body as Rows)[0]?.id;
    expect(await ask(`/game/box/advanced?id=${String(id)}`)).toMatchObject({
      status: 200,
      body: { gameInfo: { homePoints: expect.any(Number) } },
    });
    expect(await ask("/game/box/advanced?id=7")).toMatchObject({
      status: 500,
      body: { message: "Internal Server Error" },
    });
    expect(await ask("/game/box/advanced?id=7", { recordings: [] })).toMatchObject({ status: 404 });
  });
});

describe("by convention", () => {
  const rows = async (target: string) => (await ask(target)).body as Rows;

  test("a conference and a school are found by name and by abbreviation", async () => {
    expect(await rows("/games?year=2024&conference=b1g")).toEqual(await rows("/games?year=2024&conference=Big%20Ten"));
    expect((await rows("/games?year=2024&conference=b1g")).length).toBeGreaterThan(0);
    expect(await rows("/passing/teams/season?year=2024&team=TEX")).toEqual(
      await rows("/passing/teams/season?year=2024&team=Texas"),
    );
  });

  test("a play has two sides, and either is found", async () => {
    const plays = await rows("/plays?year=2024&week=1&team=Texas");
    expect(new Set(plays.map(({ offense }) => offense)).has("Texas")).toBe(true);
    expect(await rows("/plays?year=2024&week=1&offense=Nowhere")).toEqual([]);
  });

  test("a part of a name finds players", async () => {
    const found = await rows("/player/search?searchTerm=o");
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ name }) => String(name).toLowerCase().includes("o"))).toBe(true);
  });

  test("what rows do not tell chooses the recording", async () => {
    const first = await rows("/ppa/predicted?down=1&distance=10");
    const fourth = await rows("/ppa/predicted?down=4&distance=1");
    expect(first).not.toEqual(fourth);
    expect(first.length).toBeGreaterThan(0);
  });

  test("a category leaves the others out of the row", async () => {
    const [game] = await rows("/games/players?year=2024&team=Ohio%20State&category=rushing");
    const names = JSON.stringify(game).match(/"name":"(passing|rushing|receiving|defensive)"/g);
    expect(new Set(names)).toEqual(new Set(['"name":"rushing"']));
  });

  test("only the team season overview refuses what it does not know", async () => {
    expect((await ask("/teams/season/overview?year=2024&team=Ohio%20State")).status).toBe(200);
    expect(await ask("/teams/season/overview?year=2024&team=Ohio%20State&taem=x")).toMatchObject({
      status: 400,
      body: { details: { taem: { message: "unknown parameter" } } },
    });
  });

  test("what is not there is answered as the service was seen to answer it", async () => {
    expect(await ask("/teams/season/overview?year=2024&team=Nowhere")).toMatchObject({ status: 404 });
    expect(await ask("/playoffs/cfp?year=1950")).toMatchObject({
      status: 404,
      body: { message: "CFP playoff not found" },
    });
    expect(await ask("/player/season/overview?year=1950&playerId=1")).toMatchObject({ status: 204, body: "" });
    expect(await ask("/coaches/profile?coachId=7")).toMatchObject({
      status: 404,
      body: { message: "Coach not found" },
    });
  });
});
