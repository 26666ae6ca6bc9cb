import { readText } from "../../../scripts/lib/root.js";
import { createSampleService } from "../../../src/sample/index.js";
import { polls } from "../../../src/sample/world/facts/polls.js";
import { sum } from "../../../src/sample/world/numbers.js";
import { call } from "../call.js";
import { fitting, fittingRows, fittingValues, getRows, valuesOf } from "../fitting.js";

describe("/calendar", () => {
  const weeks = async (year: number) => fittingRows(`/calendar?year=${year}`, "2026-02-01T12:00:00Z");

  test("covers every season since 2002, without gaps between weeks", async () => {
    const seasons = await Promise.all([2001, 2002, 2023, 2025, 2026].map(weeks));
    expect(seasons.map((rows) => rows.length)).toEqual([0, 17, 16, 17, 0]);
    for (let year = 2002; year <= 2025; year += 1) {
      const rows = await weeks(year);
      rows.slice(1).forEach((row, index) => {
        expect(Date.parse(String(row.startDate)) - Date.parse(String(rows[index]?.endDate))).toBe(60_000);
      });
    }
  });
});

describe("/conferences/changes", () => {
  test("lists teams in their first season in a conference", async () => {
    const rows = await fittingRows("/conferences/changes?year=2024");
    expect(rows.find(({ team }) => team === "Texas")).toMatchObject({
      fromConference: "Big 12",
      toConference: "SEC",
      effectiveYear: 2024,
    });
    expect(await fittingRows("/conferences/changes?year=1800")).toEqual([]);
  });
});

describe("/coaches/profile", () => {
  test("returns the sums of every coach's seasons", async () => {
    for (const { id, seasons } of await fittingRows("/coaches")) {
      const rows = seasons as { year: number; wins: number }[];
      expect(await fitting(`/coaches/profile?coachId=${id}`)).toMatchObject({
        id,
        career: { seasons: rows.length, wins: rows.reduce((sum, { wins }) => sum + wins, 0) },
      });
    }
  });
});

describe("/coaches/seasons", () => {
  test("returns the same ratings as /ratings/sp and /ratings/srs", async () => {
    const [row] = await fittingRows("/coaches/seasons?team=Illinois&year=2024");
    const [sp] = await fittingRows("/ratings/sp?team=Illinois&year=2024");
    const [srs] = await fittingRows("/ratings/srs?team=Illinois&year=2024");
    expect(row).toMatchObject({ spOverall: sp?.rating, srs: srs?.rating });
  });
});

test("/draft/positions and /draft/teams list every position and team in /draft/picks", async () => {
  const positions = await fittingValues("/draft/positions", "name");
  const locations = await fittingValues("/draft/teams", "location");
  const picks = await fittingRows("/draft/picks");
  expect(picks.filter(({ position }) => !positions.includes(position))).toEqual([]);
  expect(picks.filter(({ nflTeam }) => !locations.includes(nflTeam))).toEqual([]);
});

test("the guide names the draft picks that are made up: those of the sample world's players", async () => {
  const picks = await fittingRows("/draft/picks");
  const isMadeUp = ({ collegeAthleteId }: (typeof picks)[number]) => collegeAthleteId !== null;
  const [first, last, ...others] = picks.filter(isMadeUp).map(({ year, overall }) => ({ year, overall }));
  expect(others).toEqual([]);
  expect(readText("docs/offline.md")).toContain(`picks ${first?.overall} and ${last?.overall} of ${last?.year}`);
});

test("/player/usage can be filtered by player", async () => {
  const [passer] = await fittingRows("/player/usage?year=2025&team=ohio%20state&position=qb");
  expect(await fittingRows(`/player/usage?year=2025&playerId=${passer?.id}`)).toEqual([passer]);
});

describe("/player/season/overview", () => {
  test("returns the same usage as /player/usage", async () => {
    const rows = await fittingRows("/player/usage?year=2025&team=Oregon");
    for (const { id, name, usage } of rows) {
      const { status, body } = await call(`/player/season/overview?year=2025&playerId=${id}`);
      if (status === 204) continue;
      expect(body).toMatchObject({ name, team: "Oregon", usage });
    }
    await fitting(`/player/season/overview?year=2025&playerId=${rows[0]?.id}`);
  });

  test.each(["year=2020&playerId=9000001", "year=2024&playerId=1", "year=2024&playerId=-5"])(
    "returns a 204 without the remaining calls for %s",
    async (query) => {
      const { status, body, headers } = await call(`/player/season/overview?${query}`);
      expect({ status, body, left: headers.get("x-calllimit-remaining") }).toEqual({
        status: 204,
        body: "",
        left: null,
      });
    },
  );
});

test("/stats/player/season has at least two passers, five rushers and eight receivers for Iowa in 2025", async () => {
  const rows = await fittingRows("/stats/player/season?year=2025&team=Iowa");
  const amount = (category: string) =>
    new Set(rows.filter((row) => row.category === category).map(({ playerId }) => playerId)).size;
  expect(amount("passing")).toBeGreaterThanOrEqual(2);
  expect(amount("rushing")).toBeGreaterThan(4);
  expect(amount("receiving")).toBeGreaterThanOrEqual(8);
});

test("2025's voter polls have plausible votes and points, which differ every week", () => {
  const voted = polls().filter(({ season, poll }) => season === 2025 && poll !== "Playoff Committee Rankings");
  const points = voted.map(({ entries }) => entries.map((entry) => entry.points ?? 0));
  expect(new Set(points.map(String)).size).toBe(34);
  voted.forEach(({ poll, seasonType, entries }, index) => {
    const [own = [], votes] = [points[index], entries.map(({ firstPlaceVotes }) => firstPlaceVotes ?? 0)];
    const voters = sum(votes, (each) => each);
    const [least, most] = poll === "AP Top 25" ? [62, 66] : [60, 67];
    expect(voters).toBeGreaterThanOrEqual(least);
    expect(voters).toBeLessThanOrEqual(most);
    // Each voter awards 325 points in total, some of them to unranked teams.
    const given = sum(own, (each) => each) / voters;
    expect(given).toBeGreaterThan(310);
    expect(given).toBeLessThanOrEqual(325);
    expect(own.every((each, rank) => rank === 0 || each < (own[rank - 1] ?? 0))).toBe(true);
    expect(own[0]).toBeLessThanOrEqual(25 * voters);
    if (seasonType === "postseason") expect(own[0]).toBe(25 * voters);
  });
});

describe("/recruiting/groups", () => {
  const groups = (query: string) => fittingRows(`/recruiting/groups?${query}`);
  const commits = (rows: Awaited<ReturnType<typeof groups>>, isIncluded: (group: unknown) => boolean) =>
    rows.filter(({ positionGroup }) => isIncluded(positionGroup)).reduce((sum, row) => sum + Number(row.commits), 0);
  const isAll = (group: unknown) => group === "All Positions";

  test("counts all recruits as All Positions, and rated recruits by position group", async () => {
    const rows = await groups("team=Ohio%20State");
    const recruits = await fittingRows("/recruiting/players?team=Ohio%20State");
    const rated = recruits.filter(({ rating, stars }) => rating !== null && stars !== null);
    expect(commits(rows, isAll)).toBe(recruits.length);
    expect(commits(rows, (group) => !isAll(group))).toBe(rated.length);
    expect(rows.every((row) => typeof row.commits === "string" && typeof row.averageStars === "string")).toBe(true);
  });

  test("counts only the classes between `startYear` and `endYear`", async () => {
    const recruits = await fittingRows("/recruiting/players?team=Ohio%20State&year=2022");
    expect(commits(await groups("team=Ohio%20State&startYear=2022&endYear=2022"), isAll)).toBe(recruits.length);
  });

  test("returns each team's conference in the last class's year", async () => {
    for (const endYear of [2022, 2024]) {
      const teams = await fittingRows(`/teams?year=${endYear}`);
      const rows = await groups(`endYear=${endYear}`);
      expect(rows.length).toBeGreaterThan(0);
      for (const { team, conference } of rows) {
        expect(teams).toContainEqual(expect.objectContaining({ school: team, conference }));
      }
    }
  });
});

test("/teams/season/overview ranks statistics among teams with complete games in the sample world", async () => {
  const whole = createSampleService().coverage.conferences.find(({ season }) => season === 2025);
  const overview = await fitting("/teams/season/overview?year=2025&team=Ohio%20State");
  expect(overview).toMatchObject({ statRankings: { divisionTeamCount: whole?.teams.length } });
});

test("a 404 tells caches not to store it", async () => {
  const { status, headers } = await call("/teams/season/overview?year=2024&team=Nowhere");
  expect([status, headers.get("cache-control")]).toEqual([404, "no-store"]);
});

describe("/teams", () => {
  test("returns alternate names as the service does, duplicates included", async () => {
    const rows = await fittingRows("/teams");
    const namesOf = (school: string) => rows.find((row) => row.school === school)?.alternateNames;
    expect(namesOf("SMU")).toEqual(["Southern Methodist", "SMU", "SMU"]);
    expect(namesOf("Ohio State")).toEqual(["OSU", "Ohio St"]);
  });

  test("returns empty lists, nulls and the color #null for a little-known team", async () => {
    const club = (await fittingRows("/teams")).find(({ school }) => school === "St. Andrews");
    expect(club).toMatchObject({ alternateNames: [], color: "#null", alternateColor: "#null", location: { id: null } });
  });
});

test("/venues returns a name and location for every venue, and elevations with decimals", async () => {
  for (const { id, name, city, state, elevation } of await fittingRows("/venues")) {
    expect([id, name, city, state]).toEqual([
      expect.any(Number),
      expect.any(String),
      expect.any(String),
      expect.any(String),
    ]);
    if (elevation !== null) expect(elevation).toMatch(/^\d+\.\d+$/);
  }
});

test("/games/weather has at least 45 °F for every game in California, Arizona or Florida", async () => {
  const venues = await fittingRows("/venues");
  const mild = new Set(venues.filter(({ state }) => /^(CA|AZ|FL)$/.test(String(state))).map(({ id }) => id));
  const rows = (await fittingRows("/games/weather?year=2025")).filter(({ venueId }) => mild.has(venueId));
  const degrees = rows.flatMap(({ temperature }) => (typeof temperature === "number" ? [temperature] : []));
  expect(degrees.length).toBeGreaterThan(10);
  expect(Math.min(...degrees)).toBeGreaterThanOrEqual(45);
});

test("/plays/types lists the same types as the service, in the same order", async () => {
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

test("/draft/teams lists each franchise once, at its current location", async () => {
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

test("/draft/positions lists the service's 29 positions, including `Unknown`", async () => {
  const rows = await getRows("/draft/positions");
  expect(rows).toHaveLength(29);
  expect(rows).toContainEqual({ name: "Unknown", abbreviation: "-" });
  expect(rows).toContainEqual({ name: "Offensive Guard", abbreviation: "OG" });
});

test("/conferences returns a short name and classification for every conference, and an abbreviation for FCS conferences", async () => {
  const rows = await getRows("/conferences");
  for (const { classification, shortName, abbreviation } of rows) {
    expect({ classification, shortName }).toEqual({
      classification: expect.stringMatching(/^(fbs|fcs|ii|iii)$/),
      shortName: expect.any(String),
    });
    if (classification === "fcs") expect(abbreviation).toEqual(expect.any(String));
  }
  expect(rows.find(({ id }) => id === 16)?.classification).toBe("fcs");
  // This is the id of the Patriot League. The sample world does not have any of its teams.
  expect(rows.filter(({ id }) => id === 27)).toEqual([]);
});

test.each([2024, 2025])(
  "the recruiting class of %i has recruits at every position, but few kickers and punters",
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

test("/games has null for an FCS opponent's Elo, and the game does not change the FBS team's Elo", async () => {
  const fcs = await getRows("/games", { year: 2025, classification: "fcs" });
  expect(fcs.length).toBeGreaterThan(10);
  for (const { awayPregameElo, awayPostgameElo, homePregameElo, homePostgameElo } of fcs) {
    expect([awayPregameElo, awayPostgameElo]).toEqual([null, null]);
    expect(homePregameElo).toEqual(expect.any(Number));
    expect(homePostgameElo).toBe(homePregameElo);
  }
});

test("/live/plays describes players by number, and /plays does not", async () => {
  const { drives } = (await fitting("/live/plays?gameId=401752797", "2025-08-30T17:30:00Z")) as {
    drives: { plays: { playText: string }[] }[];
  };
  const texts = drives.flatMap(({ plays }) => plays.map(({ playText }) => playText));
  expect(texts).toContainEqual(expect.stringMatching(/^\(\d\d:\d\d\) #\d+ [A-Z]\.\S+.* pass /));
  const rows = await getRows("/plays", { year: 2025, week: 1, team: "Ohio State" });
  expect(valuesOf(rows, "playText").filter((text) => String(text).includes("#"))).toEqual([]);
});

test("with `provider`, /lines returns all games with only that provider's lines", async () => {
  const all = await getRows("/lines", { year: 2024 });
  const bovada = await getRows("/lines", { year: 2024, provider: "bovada" });
  expect(bovada).toHaveLength(all.length);
  for (const row of bovada) expect(row).toMatchObject({ lines: [{ provider: "Bovada" }] });
  expect(await getRows("/lines", { year: 2024, provider: "Bov" })).toEqual([]);
});

test("/lines has a row without lines for a game with an FBS team, but not before its teams are known", async () => {
  expect(await getRows("/lines", { gameId: 401754522 })).toMatchObject([{ homeTeam: "Miami", lines: [] }]);
  const [championship] = await fittingRows("/lines?gameId=401769076", "2025-12-01T12:00:00Z");
  expect(championship).toBeUndefined();
});

describe("a game's lines", () => {
  const lines = async () => {
    const rows = await getRows("/lines", { year: 2024 });
    return rows.flatMap((row) => row.lines as Record<string, string | number | null>[]);
  };
  const of = (all: Awaited<ReturnType<typeof lines>>, provider: string) =>
    all.filter((line) => line.provider === provider);

  test("from Bovada always have an over/under and an opening spread, and usually have moneylines", async () => {
    const own = of(await lines(), "Bovada");
    expect(own.length).toBeGreaterThan(10);
    for (const { overUnder, spreadOpen } of own) {
      expect([overUnder, spreadOpen]).toEqual([expect.any(Number), expect.any(Number)]);
    }
    expect(own.filter(({ homeMoneyline }) => homeMoneyline !== null).length).toBeGreaterThan(0.8 * own.length);
  });

  test("from Bovada format whole spreads sometimes with a decimal and sometimes without", async () => {
    const texts = of(await lines(), "Bovada").map(({ formattedSpread }) => String(formattedSpread));
    expect(texts.some((text) => text.endsWith(".0"))).toBe(true);
    expect(texts.some((text) => /-\d+$/.test(text))).toBe(true);
    for (const { provider, formattedSpread } of await lines()) {
      if (provider !== "Bovada") expect(formattedSpread).toMatch(/ -\d+(\.5)?$/);
    }
  });

  test("from DraftKings and ESPN Bet have different moneylines but the same favorite", async () => {
    const all = await lines();
    const draftKings = of(all, "DraftKings");
    const espn = of(all, "ESPN Bet");
    for (const [index, line] of espn.entries()) {
      const other = draftKings[index];
      expect(line.homeMoneyline).not.toBe(other?.homeMoneyline);
      if (typeof other?.homeMoneyline === "number") {
        expect(Math.sign(Number(line.homeMoneyline))).toBe(Math.sign(other.homeMoneyline));
      }
    }
  });
});

describe("the scoreboard", () => {
  test("has a clock that never runs back and never runs ahead of the next play", async () => {
    const game = "401752806";
    const rows = await fittingRows("/plays?year=2025&week=1&seasonType=regular&team=Indiana");
    const started = Date.parse("2025-08-30T18:30:00Z");
    expect(rows.every(({ gameId }) => String(gameId) === game)).toBe(true);
    const left = (period: unknown, minutes = 0, seconds = 0) => (4 - Number(period)) * 900 + minutes * 60 + seconds;
    const plays = rows.map(({ wallclock, period, clock }) => {
      const { minutes, seconds } = Object(clock);
      return { at: Date.parse(String(wallclock)), left: left(period, minutes, seconds) };
    });
    let before = 3_600;
    for (let minute = 1; minute < 240; minute += 3) {
      const now = started + minute * 60_000;
      const shown = (await fittingRows("/scoreboard", new Date(now).toISOString())).find(
        ({ id }) => String(id) === game,
      );
      if (shown?.status !== "in_progress") break;
      const own = left(shown?.period, ...String(shown?.clock).split(":").map(Number));
      const last = plays.findLast(({ at }) => at <= now);
      const next = plays.find(({ at }) => at > now);
      expect(own).toBeLessThanOrEqual(Math.min(before, last?.left ?? 3_600));
      expect(own).toBeGreaterThanOrEqual(next?.left ?? 0);
      // The clock must not lag behind: a second of game time takes at least 2.75 seconds of real time.
      if (next && next.left + 10 < own) expect(own - next.left).toBeLessThanOrEqual((next.at - now) / 2_750 + 1);
      before = own;
    }
    expect(before).toBeLessThan(90);
  });

  test("shows a different clock for each of the games that started at the same time", async () => {
    const rows = await fittingRows("/scoreboard", "2025-08-30T17:00:00Z");
    const clocks = rows
      .filter(({ status }) => status === "in_progress")
      .map(({ period, clock }) => `${period} ${clock}`);
    expect(clocks.length).toBeGreaterThanOrEqual(4);
    expect(new Set(clocks).size).toBe(clocks.length);
  });
});
