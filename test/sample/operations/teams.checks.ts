import { createSampleService } from "../../../src/sample/index.js";
import { call } from "../call.js";
import { fitting, fittingRows, fittingValues } from "../fitting.js";

describe("/teams", () => {
  test("shows the conference in that season", async () => {
    const texas = async (query: string) =>
      (await fittingRows(`/teams${query}`)).find(({ school }) => school === "Texas")?.conference;
    expect([await texas(""), await texas("?year=2023"), await texas("?year=1990")]).toEqual([
      "SEC",
      "Big 12",
      "Southwest",
    ]);
  });
});

describe("/teams/matchup", () => {
  test("assigns wins in the order of the parameters, whatever their letter case", async () => {
    const one = await fitting("/teams/matchup?team1=ohio%20state&team2=NOTRE%20DAME");
    const other = await fitting("/teams/matchup?team1=Notre%20Dame&team2=Ohio%20State");
    expect(one).toMatchObject({ team1: "Ohio State", team2: "Notre Dame", team1Wins: 1, team2Wins: 0, ties: 0 });
    expect(other).toMatchObject({ team1: "Notre Dame", team2: "Ohio State", team1Wins: 0, team2Wins: 1 });
  });

  test("lists the games in a range of years, and repeats the range", async () => {
    const query = "/teams/matchup?team1=Pittsburgh&team2=West%20Virginia";
    const seasons = async (span: string) => {
      const body = (await fitting(query + span)) as { games: { season: number }[] };
      return body.games.map(({ season }) => season);
    };
    expect(await seasons("")).toEqual([1921, 1989]);
    expect(await seasons("&minYear=1922")).toEqual([1989]);
    expect(await seasons("&maxYear=1988")).toEqual([1921]);
    expect(await fitting(`${query}&minYear=1990&maxYear=2000`)).toEqual({
      startYear: 1990,
      endYear: 2000,
      team1Wins: 0,
      team2Wins: 0,
      ties: 0,
      games: [],
    });
  });

  test.each([
    ["teams that never met", "Boise State", "Presbyterian"],
    ["a misspelled name", "Ohio Stat", "Texas"],
    ["a team against itself", "Texas", "Texas"],
    ["abbreviations", "OSU", "TEX"],
  ])("returns counts of 0 without names for %s", async (_case, team1, team2) => {
    const query = new URLSearchParams({ team1, team2 });
    expect(await fitting(`/teams/matchup?${query}`)).toEqual({ team1Wins: 0, team2Wins: 0, ties: 0, games: [] });
  });

  test("leaves out games before kickoff, and counts a game without a score as a tie", async () => {
    const texas = "/teams/matchup?team1=Ohio%20State&team2=Texas";
    expect(await fitting(texas, "2024-12-31T00:00Z")).toMatchObject({ games: [] });
    expect(await fitting("/teams/matchup?team1=Great%20Lakes%20Navy&team2=Camp%20Grant")).toMatchObject({ ties: 1 });
  });
});

describe("/teams/ats", () => {
  test("counts games only for teams whose every game is in the sample world", async () => {
    const { conferences } = createSampleService().coverage;
    const counted = async (year: number) =>
      (await fittingRows(`/teams/ats?year=${year}`)).flatMap(({ games, team }) => (games === 0 ? [] : [team])).sort();
    expect(await counted(2025)).toEqual(conferences.flatMap(({ teams }) => teams).sort());
    expect(await counted(2024)).toEqual([]);
  });
});

describe("/teams/season/overview", () => {
  const notFound = { status: 404, body: { message: "Team season overview not found." } };

  test("ranks statistics among the teams whose every game is in the sample world", async () => {
    const whole = createSampleService().coverage.conferences.find(({ season }) => season === 2025);
    expect(await fitting("/teams/season/overview?year=2025&team=Ohio%20State")).toMatchObject({
      statRankings: { divisionTeamCount: whole?.teams.length },
    });
    // Two games of Texas.
    expect(await fitting("/teams/season/overview?year=2025&team=Texas")).toMatchObject({ statRankings: null });
  });

  test("has an unknown record if the season's first coach is unknown", async () => {
    // The sample world has the coach of Utah's bowl game.
    expect(await fitting("/teams/season/overview?year=2025&team=Utah")).toMatchObject({ record: { games: 0 } });
    expect(await fitting("/teams/season/overview?year=2025&team=South%20Carolina")).toMatchObject({
      record: { wins: 4, losses: 8 },
    });
  });

  test("returns any season with games, and ignores the name's letter case", async () => {
    const overview = await fitting("/teams/season/overview?year=2024&team=PENN%20state");
    expect(overview).toMatchObject({ season: 2024, team: "Penn State", teamId: 213 });
  });

  test.each([
    ["an unknown team", "year=2024&team=Nowhere%20State"],
    ["an abbreviation", "year=2024&team=OSU"],
    ["a season without a game", "year=1950&team=Ohio%20State"],
  ])("responds with a 404 to %s", async (_case, query) => {
    const { status, body, headers } = await call(`/teams/season/overview?${query}`);
    expect({ status, body }).toEqual(notFound);
    expect(headers.get("cache-control")).toBe("no-store");
  });
});

describe("/roster", () => {
  test("lists a player at his school of that season", async () => {
    const schools = async (name: string, year: number) =>
      (await fittingRows(`/roster?year=${year}`))
        .filter(({ lastName, firstName }) => `${firstName} ${lastName}` === name)
        .map(({ team }) => team);
    expect([await schools("Nathaniel Iverbrook", 2024), await schools("Nathaniel Iverbrook", 2025)]).toEqual([
      ["Tennessee"],
      ["Purdue"],
    ]);
    expect([await schools("Calvin Pemberwick", 2024), await schools("Calvin Pemberwick", 2025)]).toEqual([
      ["Texas"],
      [],
    ]);
  });
});

describe("/talent", () => {
  test("lists a season's teams, most talented first", async () => {
    const talents = (await fittingValues("/talent?year=2024", "talent")).map(Number);
    expect(talents.length).toBeGreaterThan(1);
    expect(talents).toEqual([...talents].sort((a, b) => b - a));
    expect(await fittingRows("/talent?year=1990")).toEqual([]);
  });
});

describe("team rows", () => {
  test("have a location with city, state and zip for every FBS team", async () => {
    const rows = await fittingRows("/teams/fbs?year=2024");
    expect(rows).toHaveLength(134);
    for (const { location, abbreviation } of rows) {
      expect(location).toMatchObject({
        id: expect.any(Number),
        city: expect.any(String),
        state: expect.stringMatching(/^[A-Z]{2}$/),
        // Some zips lack their leading zero. For two stadiums, only name and city are known.
        zip: ["FIU", "NU"].includes(String(abbreviation)) ? null : expect.stringMatching(/^\d{4}[\d ]$/),
      });
    }
    expect(rows.find(({ school }) => school === "Oregon")?.location).toMatchObject({
      id: 3626,
      name: "Autzen Stadium",
      city: "Eugene",
    });
  });

  test("have alternate names that include the abbreviation and nickname, with duplicates", async () => {
    const rows = await fittingRows("/teams");
    const namesOf = (school: string) => rows.find((row) => row.school === school)?.alternateNames;
    expect(namesOf("SMU")).toEqual(["Southern Methodist", "SMU", "SMU"]);
    expect(namesOf("Ohio State")).toEqual(["OSU", "Ohio St"]);
  });

  test("for little-known teams have empty lists, an object of nulls and the color #null", async () => {
    const club = (await fittingRows("/teams")).find(({ school }) => school === "St. Andrews");
    expect(club).toMatchObject({ alternateNames: [], color: "#null", alternateColor: "#null", location: { id: null } });
  });
});
