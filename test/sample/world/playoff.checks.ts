import { only, sample } from "./responses.js";

/** The real playoff games of the 2024 season: id, slot, matchup id, teams and scores, venue, and kickoff in UTC. */
const table = [
  [401677176, "FR1", 31, "Texas", 38, "Clemson", 24, 3910, "DKR-Texas Memorial Stadium", "2024-12-21T21:00"],
  [401677178, "FR2", 32, "Penn State", 38, "SMU", 10, 3632, "Beaver Stadium", "2024-12-21T17:00"],
  [401677179, "FR3", 33, "Notre Dame", 27, "Indiana", 17, 3855, "Notre Dame Stadium", "2024-12-21T01:00"],
  [401677177, "FR4", 34, "Ohio State", 42, "Tennessee", 17, 3861, "Ohio Stadium", "2024-12-22T01:00"],
  [401677183, "QF1", 35, "Oregon", 21, "Ohio State", 41, 1056, "Rose Bowl", "2025-01-01T22:00"],
  [401677182, "QF2", 36, "Arizona State", 31, "Texas", 39, 5348, "Mercedes-Benz Stadium", "2025-01-01T18:00"],
  [401677184, "QF3", 37, "Georgia", 10, "Notre Dame", 23, 3493, "Caesars Superdome", "2025-01-02T21:00"],
  [401677181, "QF4", 38, "Boise State", 14, "Penn State", 31, 3970, "State Farm Stadium", "2025-01-01T00:30"],
  [401677191, "SF1", 39, "Texas", 14, "Ohio State", 28, 3687, "AT&T Stadium", "2025-01-11T00:30"],
  [401677189, "SF2", 40, "Penn State", 24, "Notre Dame", 27, 3948, "Hard Rock Stadium", "2025-01-10T00:30"],
  [401677192, "CH", 41, "Notre Dame", 23, "Ohio State", 34, 5348, "Mercedes-Benz Stadium", "2025-01-21T00:30"],
] as const;

test("the 2024 season's playoff has the same games, slots, matchups and venues as in the service", async () => {
  const games = await sample.get("/games", { year: 2024 });
  const rows = (await sample.get("/playoffs/cfp/games", { year: 2024 })).map(({ id, bracketSlot, game }) => {
    const row = only(games.filter((each) => each.id === game?.id));
    return [
      row.id,
      row.playoff?.bracketSlot,
      id,
      row.homeTeam,
      row.homePoints,
      row.awayTeam,
      row.awayPoints,
      row.venueId,
      row.venue,
      row.startDate.slice(0, 16),
      bracketSlot,
    ];
  });
  expect(rows).toEqual(table.map((row) => [...row, row[1]]));
});

test.each([2024, 2025])("%i: each matchup is the source of a slot in the matchup that it advances to", async (year) => {
  const matchups = await sample.get("/playoffs/cfp/games", { year });
  const byId = new Map(matchups.map((matchup) => [matchup.id, matchup]));
  expect(byId.size).toBe(11);
  for (const { id, bracketSlot, advancesTo, slots, game } of matchups) {
    if (advancesTo === null) expect(bracketSlot).toBe("CH");
    else {
      const next = byId.get(advancesTo.matchupId);
      expect(next?.bracketSlot).toBe(advancesTo.bracketSlot);
      expect(next?.slots[advancesTo.position - 1]?.source).toMatchObject({ matchupId: id, bracketSlot });
    }
    const ids = slots.map(({ participant }) => participant?.id);
    expect(new Set([game?.homeTeam.id, game?.awayTeam.id])).toEqual(new Set(ids));
  }
});

test.each([2024, 2025])("%i: /games and /playoffs/cfp/games agree on seeds", async (year) => {
  const games = await sample.get("/games", { year, competition: "cfp" });
  for (const { slots, game: named } of await sample.get("/playoffs/cfp/games", { year })) {
    const game = games.find(({ id }) => id === named?.id);
    const { homeSeed = null, awaySeed = null } = game?.playoff ?? {};
    const seeds = new Map<number | undefined, number | null>([
      [game?.homeId, homeSeed],
      [game?.awayId, awaySeed],
    ]);
    for (const { seed, participant } of slots) {
      if (seed !== null && participant !== null && participant.id > 0) expect(seeds.get(participant.id)).toBe(seed);
    }
  }
});

test.each([
  [2024, "Ohio State"],
  [2025, "Indiana"],
] as const)(
  "%i: every participant except the champion is eliminated in the round of its last game",
  async (year, champion) => {
    const participants = await sample.get("/playoffs/cfp/participants", { year });
    const games = await sample.get("/games", { year });
    expect(participants).toHaveLength(12);
    for (const { team, outcome, eliminatedRound } of participants) {
      const last = games.findLast(({ homeId, awayId }) => homeId === team.id || awayId === team.id)?.playoff?.round;
      expect([team.school, outcome, eliminatedRound]).toEqual(
        team.school === champion ? [team.school, "champion", null] : [team.school, "eliminated", last],
      );
    }
    expect((await sample.get("/playoffs/cfp", { year })).champion?.school).toBe(champion);
  },
);
