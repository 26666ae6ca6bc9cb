import { fitting, get, getRows, valuesOf } from "../fitting.js";

test("/plays/types lists the service's types in its order, six of them with the abbreviation TD", async () => {
  const rows = await getRows("/plays/types");
  expect(rows).toHaveLength(49);
  expect(rows.slice(0, 8).map(({ id, text, abbreviation }) => `${id} ${text} ${abbreviation}`)).toEqual([
    "5 Rush RUSH",
    "24 Pass Reception REC",
    "3 Pass Incompletion null",
    "53 Kickoff K",
    "52 Punt PUNT",
    "8 Penalty PEN",
    "21 Timeout TO",
    "7 Sack null",
  ]);
  expect(rows.filter(({ abbreviation }) => abbreviation === null)).toHaveLength(15);
  expect(rows.filter(({ abbreviation }) => abbreviation === "TD").map(({ text }) => text)).toEqual([
    "Rushing Touchdown",
    "Passing Touchdown",
    "Interception Return Touchdown",
    "Kickoff Return Touchdown",
    "Fumble Return Touchdown",
    "Punt Return Touchdown",
  ]);
});

test("/draft/teams lists each franchise once, at its current location, with a name and a logo", async () => {
  const rows = await getRows("/draft/teams");
  expect(rows).toHaveLength(32);
  expect(rows).toContainEqual({
    location: "Washington",
    nickname: null,
    displayName: "Washington",
    logo: "https://a.espncdn.com/i/teamlogos/nfl/500/scoreboard/wsh.png",
  });
  const names = rows.map(({ displayName }) => displayName);
  expect(names).toContain("Las Vegas Raiders");
  expect(new Set(names).size).toBe(32);
});

test("/draft/positions lists the service's 29 positions, including an unknown one", async () => {
  const rows = await getRows("/draft/positions");
  expect(rows).toHaveLength(29);
  expect(rows).toContainEqual({ name: "Unknown", abbreviation: "-" });
  expect(rows).toContainEqual({ name: "Offensive Guard", abbreviation: "OG" });
});

test("every conference has a short name and a classification, and FCS conferences have an abbreviation", async () => {
  const rows = await getRows("/conferences");
  for (const { classification, shortName, abbreviation } of rows) {
    expect({ classification, shortName }).toEqual({
      classification: expect.stringMatching(/^(fbs|fcs|ii|iii)$/),
      shortName: expect.any(String),
    });
    if (classification === "fcs") expect(abbreviation).toEqual(expect.any(String));
  }
  expect(rows.find(({ id }) => id === 16)?.classification).toBe("fcs");
  // The Patriot League has this id. The sample world does not have any of its teams.
  expect(rows.filter(({ id }) => id === 27)).toEqual([]);
});

test.each([2024, 2025])(
  "the class of %i has recruits at every position that the service uses, but few kickers and punters",
  async (year) => {
    const rows = await getRows("/recruiting/players", { year });
    const used = "QB RB WR TE OT IOL LS DL EDGE LB CB S ATH K P".split(" ");
    expect(valuesOf(rows, "position").toSorted()).toEqual(used.toSorted());
    for (const kicking of ["K", "P"]) {
      const share = rows.filter(({ position }) => position === kicking).length / rows.length;
      expect(share).toBeGreaterThan(0.01);
      expect(share).toBeLessThan(0.02);
    }
    expect(
      rows.filter(({ ranking, position }) => Number(ranking) <= 100 && /^(K|P|LS)$/.test(String(position))),
    ).toEqual([]);
    expect(rows.filter(({ committedTo }) => committedTo === null)).not.toEqual([]);
    for (const position of used) expect(await getRows("/recruiting/players", { year, position })).not.toEqual([]);
  },
);

test("/games has no Elo for an FCS opponent, and such a game does not change the other team's Elo", async () => {
  const fcs = await getRows("/games", { year: 2025, classification: "fcs" });
  expect(fcs.length).toBeGreaterThan(10);
  for (const { awayPregameElo, awayPostgameElo, homePregameElo, homePostgameElo } of fcs) {
    expect([awayPregameElo, awayPostgameElo]).toEqual([null, null]);
    expect(homePregameElo).toEqual(expect.any(Number));
    expect(homePostgameElo).toBe(homePregameElo);
  }
  expect(await getRows("/ratings/elo", { year: 2025, team: "Grambling" })).toEqual([]);
});

test("/games has no attendance in 2025, and has it for some games in 2024", async () => {
  const attendance = async (year: number) => valuesOf(await getRows("/games", { year }), "attendance");
  expect(await attendance(2025)).toEqual([null]);
  expect(await attendance(2024)).toEqual(expect.arrayContaining([null, expect.any(Number)]));
});

test("/playoffs/cfp gives the service's reasons for selecting a team", async () => {
  const { body } = await get("/playoffs/cfp", { year: 2024 });
  const { participants } = body as { participants: { qualificationReason: string }[] };
  expect(new Set(participants.map(({ qualificationReason }) => qualificationReason))).toEqual(
    new Set(["Conference champion automatic qualifier", "CFP selection committee at-large selection"]),
  );
});

test("/live/plays shows players with their numbers, and /plays with their names", async () => {
  const { drives } = (await fitting("/live/plays?gameId=401752797", "2025-08-30T17:30:00Z")) as {
    drives: { plays: { playText: string }[] }[];
  };
  const texts = drives.flatMap(({ plays }) => plays.map(({ playText }) => playText));
  expect(texts).toContainEqual(expect.stringMatching(/^\(\d\d:\d\d\) #\d+ [A-Z]\.\S+.* pass /));
  const rows = await getRows("/plays", { year: 2025, week: 1, team: "Ohio State" });
  expect(valuesOf(rows, "playText").filter((text) => String(text).includes("#"))).toEqual([]);
});
