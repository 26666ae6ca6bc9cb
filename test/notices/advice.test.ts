import { type ClientOptions, createClient, type Notice, type NoticeEvent, QueryError } from "../../src/index.js";
import { systemClock } from "../../src/request/time.js";
import { createSampleService } from "../../src/sample/index.js";
import { clientWithFetch, rejection } from "../support/client-with-fetch.js";
import { getOf } from "./service.js";

/** Returns the notices of a response with these rows. */
async function noticesOfRows(path: string, query: object, body: unknown, options: ClientOptions = {}) {
  const notices: Notice[] = [];
  const onNotice = ({ notice }: NoticeEvent) => void notices.push(notice);
  const { cfb } = clientWithFetch(() => Response.json(body), { onNotice, ...options });
  await getOf(cfb)(path, query);
  return notices;
}

test.each([
  [
    "/games",
    { year: 2025, team: "OSU" },
    '`team` compares schools, such as `Ohio State`. `OSU` may be an abbreviation: `await cfb.names.team("OSU")`.',
  ],
  [
    "/games",
    { year: 2025, team: "Ohio St" },
    '`team` compares schools, such as `Ohio State`. Check `Ohio St`: `await cfb.names.team("Ohio St")`.',
  ],
  [
    "/games",
    { year: 2025, conference: "Big Ten" },
    '`conference` compares abbreviations, such as `B1G`. `Big Ten` looks like a name: `await cfb.names.conference("Big Ten")`.',
  ],
])(
  "without a list of names, the notice for the empty response to %s %j says how to check the name",
  async (path, query, message) => {
    expect(await noticesOfRows(path, query, [])).toMatchObject([
      { kind: "empty", message: `No rows. Most likely: ${message}`, remedy: message.split("`").at(-2) },
    ]);
  },
);

test("if no game has both teams on these sides, the notice says to swap `home` and `away`", async () => {
  const cfb = createClient({ apiKey: "sample", fetch: createSampleService(), names: true });
  const query = { year: 2025, home: "Ohio State", away: "Michigan" } as const;
  const { notices } = await cfb.result("/games", query);
  const message =
    "No rows. Most likely: the teams are on the other sides, or did not play each other. Swap `home` and `away`, or give one of them as `team`.";
  expect(notices).toEqual([{ kind: "empty", parameter: "home", message }]);
  // With a week, the week may be the reason.
  const { notices: ofWeek } = await cfb.result("/games", { ...query, week: 3 });
  expect(ofWeek).toEqual([
    { kind: "empty", message: "No rows. Most likely: no row matches all parameters (change or leave out `week`)." },
  ]);
});

test("if several names may be wrong, the notice's remedy checks the first one whose parameter has a list of names", async () => {
  const [notice] = await noticesOfRows("/coaches", { firstName: "Zed", team: "Iowa" }, []);
  expect(notice).toEqual({
    kind: "empty",
    parameter: "team",
    remedy: 'await cfb.names.team("Iowa")',
    message: `No rows. Most likely: no row matches all parameters (change or leave out \`firstName\` or \`team\`), or a name is wrong: \`firstName\` compares whole names, such as \`Ryan\`. Check \`Zed\`. ${iowa}`,
  });
});

const iowa = '`team` compares schools, such as `Ohio State`. Check `Iowa`: `await cfb.names.team("Iowa")`.';

test.each([
  [
    "/games",
    { year: 2025, team: "Iowa", week: 6, seasonType: "regular" },
    `(change or leave out \`team\` or \`week\` or \`seasonType\`), or a name is wrong: ${iowa}`,
  ],
  ["/drives", { year: 2025, team: "Iowa", week: 6, seasonType: "both" }, "(change or leave out `team` or `week`), or"],
  [
    "/recruiting/players",
    { year: 2025, team: "Iowa", position: "XYZ" },
    `or a name is wrong: ${iowa} \`XYZ\` is not one of the observed values of \`position\`. They are \`APB\`, `,
  ],
  [
    "/recruiting/players",
    { year: 2025, team: "Ohio State", position: "QB" },
    "(change or leave out `team` or `position`)",
  ],
  [
    "/games",
    { year: 2025, home: "Iowa", away: "Ohio St" },
    '`away` compares schools, such as `Ohio State`. Check `Ohio St`: `await cfb.names.team("Ohio St")`.',
  ],
  // The responses of these operations are objects with an empty list.
  [
    "/games/schedule",
    { year: 2025, seasonType: "regular", week: 16, conference: "ACC" },
    "(change `seasonType` or `week`), or a name is wrong: `conference` compares",
  ],
  ["/teams/matchup", { team1: "Iowa", team2: "Texas", minYear: 2020 }, "`minYear`), or a name is wrong: `team1`"],
  // The document's example is `RUSH`, and the service compares it case-sensitively.
  [
    "/plays",
    { year: 2025, week: 3, playType: "rush" },
    "such as `RUSH`. `rush` looks like a name: `await cfb.names.playType(",
  ],
])(
  "if several parameters of %s %j can exclude all rows, the notice names all of them",
  async (path, query, message) => {
    const isObject = path === "/games/schedule" || path === "/teams/matchup";
    const [notice] = await noticesOfRows(path, query, isObject ? { games: [] } : []);
    expect(notice?.message).toMatch(/^No rows( fit)?\. Most likely: no row matches all parameters\b/);
    expect(notice?.message).toContain(message);
  },
);

test.each([
  ["/plays", { year: 2024, week: 5, conference: "Big Ten" }, "(change or leave out `conference`, or change `week`)."],
  [
    "/games",
    { year: 2024, conference: "Big Ten", home: "Iowa" },
    "(change or leave out `conference` or `home`), or a name is wrong:",
  ],
])("if %s %j has a name instead of an abbreviation, the notice says that first", async (path, query, advice) => {
  const [notice] = await noticesOfRows(path, query, []);
  const remedy = 'await cfb.names.conference("Big Ten")';
  const name = `\`conference\` compares abbreviations, such as \`B1G\`. \`Big Ten\` looks like a name: \`${remedy}\`.`;
  expect(notice).toEqual({
    kind: "empty",
    parameter: "conference",
    remedy,
    message: expect.stringContaining(`No rows. Most likely: ${name} Or no row matches all parameters ${advice}`),
  });
});

test.each([
  ["Pac-12", /^No rows\. Most likely: `conference` compares abbreviations, .* Or no row matches all parameters /],
  ["Ind-A", /^No rows\. Most likely: no row matches all parameters .*, or a name is wrong: `conference` compares /],
])("`%s` counts as a conference's name if it has more than five letters", async (conference, message) => {
  const [notice] = await noticesOfRows("/games", { year: 2024, conference, week: 3 }, []);
  expect(notice?.message).toMatch(message);
});

test.each([
  ["/metrics/wp", { gameId: 1 }, "(change `gameId`)."],
  ["/lines", { gameId: 1 }, "(change `gameId`)."],
  ["/games", { id: 1 }, "(change `id`)."],
  ["/ppa/predicted", { down: 5, distance: 10 }, "(change `down` or `distance`)."],
  [
    "/games/teams",
    { year: 2024, week: 5, seasonType: "regular" },
    "(change or leave out `seasonType`, or change `week`).",
  ],
])("for %s %j without rows, the notice does not advise a call that the client refuses", async (path, query, advice) => {
  const [notice] = await noticesOfRows(path, query, []);
  expect(notice?.message).toBe(`No rows. Most likely: no row matches all parameters ${advice}`);
});

test("if neither an operation nor the document lists the names, the notice says which form fits and shows an example", async () => {
  const [notice] = await noticesOfRows("/recruiting/players", { year: 2025, state: "Ohio" }, []);
  expect(notice).toEqual({
    kind: "empty",
    parameter: "state",
    message: "No rows. Most likely: `state` compares codes, such as `TX`. Check `Ohio`.",
  });
});

test.each([
  ["/stats/player/season", { year: 2025, category: "rush" }, "rushing"],
  ["/games/players", { year: 2025, week: 1, category: "interception" }, "interceptions"],
  ["/stats/player/season", { year: 2025, category: "defense" }, "defensive"],
  ["/lines", { year: 2025, provider: "draft-kings" }, "Draft Kings"],
  ["/lines", { year: 2025, provider: "espn" }, "ESPN Bet"],
  ["/recruiting/players", { year: 2025, position: "QBs" }, "QB"],
])("for %s %j without rows, the notice suggests the observed value %s", async (path, query, suggestion) => {
  const [parameter = "", value] = Object.entries(query).at(-1) ?? [];
  const [notice] = await noticesOfRows(path, query, []);
  expect(notice).toMatchObject({ kind: "empty", parameter, suggestion });
  expect(notice?.message).toContain(
    `\`${value}\` is not one of the observed values of \`${parameter}\`. Did you mean \`${suggestion}\`?`,
  );
});

test.each([
  ["/stats/player/season", { year: 2025, category: "kick" }, "`passing`, `rushing`, `receiving`, "],
  ["/lines", { year: 2025, provider: "FanDuel" }, "`Bovada`, `Draft Kings`, `DraftKings`, "],
  ["/recruiting/players", { year: 2025, position: "XYZ" }, "`APB`, `ATH`, `CB`, "],
])("for %s %j without rows, the notice lists the observed values if none is near", async (path, query, values) => {
  const [notice] = await noticesOfRows(path, query, []);
  expect(notice?.message).toContain(`. They are ${values}`);
  expect(notice?.suggestion).toBeUndefined();
});

test("an observed value is not doubted, in upper or lower case", async () => {
  const [notice] = await noticesOfRows("/lines", { year: 2025, provider: "espn bet" }, []);
  expect(notice?.message).not.toContain("observed values");
});

test.each([
  ["/games", { week: 6, seasonType: "regular" }, "(change or leave out `week` or `seasonType`)."],
  [
    "/recruiting/players",
    { position: "XYZ" },
    "or a name is wrong: `XYZ` is not one of the observed values of `position`. They are `APB`, ",
  ],
])("the notice does not question a name that a list contains: %s %j", async (path, others, reason) => {
  const notices: Notice[] = [];
  const onNotice = ({ notice }: NoticeEvent) => void notices.push(notice);
  const { cfb } = clientWithFetch(createSampleService(), { names: true, onNotice });
  await getOf(cfb)(path, { year: 2025, team: "Iowa", ...others });
  expect(notices).toMatchObject([{ kind: "empty", message: expect.stringContaining(reason) }]);
  expect(notices[0]?.message).not.toMatch(/Iowa|`team`/);
});

const averages = [{ year: 2025, team: "nationalAverages", rating: 1, secondOrderWins: null }];
const game = [{ id: 1, teams: [{ team: "Iowa", categories: [{ name: "passing", types: [{ name: "C/ATT" }] }] }] }];

test.each([
  ["/ratings/sp", { year: 2025, team: "ND" }, averages, true],
  ["/ratings/sp", { year: 2025, team: "ALA" }, averages, true],
  ["/ratings/sp", { year: 2025, team: "iowa" }, [{ ...averages[0], team: "Iowa" }, ...averages], false],
  ["/games/players", { year: 2025, week: 1, team: "Iowa", category: "pass" }, game, true],
  ["/games/players", { year: 2025, week: 1, team: "Iowa", category: "Passing" }, game, false],
])(
  "a name that is only a part of a word in the rows counts as a name without rows: %s %j",
  async (path, query, rows, isEmpty) => {
    const kinds = (await noticesOfRows(path, query, rows)).map(({ kind }) => kind);
    expect(kinds.includes("empty")).toBe(isEmpty);
  },
);

test("if a response has rows, the client does not search a list of names", async () => {
  const { cfb } = clientWithFetch(createSampleService(), { names: true, onNotice: () => {} });
  const query = { year: 2025, team: "Iowa" };
  await cfb.get("/games", query);
  const normalize = jest.spyOn(String.prototype, "normalize");
  expect(await cfb.get("/games", query)).not.toEqual([]);
  expect(normalize).not.toHaveBeenCalled();
  normalize.mockRestore();
});

test("a run searches a list for a wrong name only once, not for each empty part", async () => {
  const searches = async (weeks: number) => {
    const games = Array.from({ length: weeks }, (_, index) => ({ week: index + 1, startDate: "2024-09-01T00:00:00Z" }));
    const bodies: Readonly<Record<string, unknown>> = { "/teams": [{ id: 1, school: "Iowa" }], "/games": games };
    const { cfb } = clientWithFetch(({ url }) => Response.json(bodies[new URL(url).pathname] ?? []), {
      names: true,
      onNotice: () => {},
    });
    await cfb.names.team("Iowa");
    const normalize = jest.spyOn(String.prototype, "normalize");
    expect(await cfb.all("/plays", { year: 2024, offense: "Zzyzx" })).toEqual([]);
    const count = normalize.mock.calls.length;
    normalize.mockRestore();
    return count;
  };
  expect(await searches(9)).toBe(await searches(1));
});

test("in the current season, the notice says that the season's data may be missing", async () => {
  const clock = { ...systemClock, now: () => Date.UTC(2025, 9) };
  const [season] = await noticesOfRows("/games", { year: 2025 }, [], { clock });
  expect(season?.message).toBe("No rows. Most likely: the service may not have this data for season 2025 yet.");
  const [week] = await noticesOfRows("/games", { year: 2025, week: 6 }, [], { clock });
  expect(week?.message).toBe(
    "No rows. Most likely: the service may not have this data for season 2025 yet, or no row matches all parameters (change or leave out `week`).",
  );
});

test.each([
  ["/ratings/fpi", 2025],
  // The service has data of this operation for the next season.
  ["/recruiting/teams", 2026],
])("in October 2025, the notice of %s for season %i does not blame only the name", async (path, year) => {
  const clock = { ...systemClock, now: () => Date.UTC(2025, 9) };
  const [notice] = await noticesOfRows(path, { year, team: "Iowa" }, [], { clock });
  expect(notice?.message).toBe(
    `No rows. Most likely: the service may not have this data for season ${year} yet, or no row matches all parameters (change or leave out \`team\`), or a name is wrong: ${iowa}`,
  );
});

const both = [
  {
    kind: "both-seasons",
    parameter: "seasonType",
    message:
      "The rows are from week 1 of more than one part of the season, such as the regular season and the postseason. Select one with `seasonType`.",
  },
];

test("a notice warns if a week's rows are from more than one part of the season", async () => {
  const typed = [{ seasonType: "regular" }, { seasonType: "postseason" }];
  expect(await noticesOfRows("/lines", { year: 2025, week: 1 }, typed)).toEqual(both);
  const dated = [
    { wallclock: "2025-08-30T20:00:00.000Z" },
    { wallclock: null },
    { wallclock: "2025-12-20T20:00:00.000Z" },
  ];
  expect(await noticesOfRows("/plays", { year: 2025, week: 1 }, dated)).toEqual(both);
  const spring = [{ seasonType: "regular" }, { seasonType: "spring_regular" }];
  expect(await noticesOfRows("/lines", { year: 2020, week: 1 }, spring)).toEqual(both);
  const wrongDate = dated.map((row) => ({ ...row, gameId: 1 }));
  expect(await noticesOfRows("/plays", { year: 2025, week: 1 }, wrongDate)).toEqual([]);
  // The first rows do not have a season type. The other rows all have the same season type.
  expect(await noticesOfRows("/drives", { year: 2025, week: 1 }, [{ gameId: 1 }, { gameId: 2 }])).toEqual([]);
  expect(await noticesOfRows("/lines", { year: 2025, week: 1 }, typed.slice(1))).toEqual([]);
});

test.each(["/drives", "/games/teams", "/games/players", "/plays/stats"])(
  "%s has no season types or dates, so the notice on several games of a team in a week says that they may be of both parts of the season",
  async (path) => {
    const games = [1, 1, 2].map((id) => (path.startsWith("/games") ? { id } : { gameId: id, id: "7" }));
    const message =
      "The rows are from several games of a team in week 1 and may be from more than one part of the season, such as the regular season and the postseason. Select one with `seasonType`.";
    const query = { year: 2025, week: 1, team: "Iowa" };
    expect(await noticesOfRows(path, query, games)).toEqual([
      { kind: "both-seasons", parameter: "seasonType", message },
    ]);
    expect(await noticesOfRows(path, query, games.slice(0, 2))).toEqual([]);
    expect(await noticesOfRows(path, { ...query, seasonType: "regular" }, games)).toEqual([]);
  },
);

test("a client with default settings prints the notice on rows of both parts of the season", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  try {
    const { cfb } = clientWithFetch(createSampleService());
    await cfb.get("/plays", { year: 2025, week: 1, team: "Ohio State" });
    await cfb.get("/plays", { year: 2025, week: 1, team: "Ohio State", seasonType: "regular" });
    expect(warn.mock.calls).toEqual([[expect.stringContaining("The rows are from week 1 of more than one part")]]);
  } finally {
    warn.mockRestore();
  }
});

test("rows of both season types do not cause a notice if the query has `seasonType` or no week", async () => {
  const rows = [{ seasonType: "regular" }, { seasonType: "postseason" }];
  for (const query of [{ year: 2025, week: 1, seasonType: "both" }, { year: 2025 }])
    expect(await noticesOfRows("/lines", query, rows)).toEqual([]);
});

test("in the sample, the plays of week 1 cause a notice about season types unless the query has `seasonType`", async () => {
  const { cfb } = clientWithFetch(createSampleService());
  const own = (notices: readonly Notice[]) => notices.filter(({ kind }) => kind !== "sample");
  const { notices } = await cfb.result("/plays", { year: 2025, week: 1 });
  expect(own(notices)).toEqual(both);
  const { notices: none } = await cfb.result("/plays", { year: 2025, week: 1, seasonType: "postseason" });
  expect(own(none)).toEqual([]);
});

const school = { abbreviation: "MISS", mascot: "Rebels", alternateNames: ["Mississippi"], classification: "fbs" };

test("`names.team` finds a team that is listed twice, and suggests all teams that share a nickname", async () => {
  const teams = [
    { id: 145, school: "Ole Miss", ...school },
    { id: 9145, school: "Ole Miss", ...school, classification: null },
    { id: 2, school: "Auburn", ...school, alternateNames: [], mascot: "Tigers", abbreviation: "AUB" },
    {
      id: 1,
      school: "Towson",
      ...school,
      alternateNames: [],
      mascot: "Tigers",
      abbreviation: "TOW",
      classification: "fcs",
    },
    { id: 3, school: "LSU", ...school, alternateNames: [], mascot: "Tigers", abbreviation: "LSU" },
  ];
  const { cfb } = clientWithFetch(() => Response.json(teams));
  expect(await cfb.names.team("mississippi")).toMatchObject({ school: "Ole Miss", id: 145 });
  const error = await rejection(cfb.names.team("Tigers"));
  expect(error).toBeInstanceOf(QueryError);
  expect(error).toMatchObject({
    message: "`Tigers` may stand for more than one school of /teams: `Auburn`, `LSU`, `Towson`.",
  });
});

test("a call with a budget checks names only against a stored list", async () => {
  const requested: string[] = [];
  const service = createSampleService();
  const notices: Notice[] = [];
  const { cfb } = clientWithFetch(
    (request) => {
      requested.push(new URL(request.url).pathname);
      return service(request);
    },
    { names: true, cache: true, onNotice: ({ notice }) => void notices.push(notice) },
  );
  await cfb.get("/games", { year: 2025, team: "OSU" }, { budget: { left: 3 } });
  expect(requested).toEqual(["/games"]);
  expect(notices.map(({ kind }) => kind)).toEqual(["empty"]);
  await cfb.get("/teams");
  await cfb.get("/games", { year: 2025, team: "MICH" }, { budget: { left: 3 } });
  expect(requested).toEqual(["/games", "/teams", "/games"]);
  expect(notices.map(({ kind }) => kind)).toEqual(["empty", "sample", "mismatched-name", "empty"]);
});

test.each([
  ["/teams/ats", { year: 2024, conference: "SEC" }, "Check `SEC`"],
  ["/conferences/affiliations", { conference: "SEC" }, "Check `SEC`"],
])(
  "without a list of names, the notice for %s does not call a correct short name wrong",
  async (path, query, advice) => {
    const [notice] = await noticesOfRows(path, query, []);
    expect(notice?.message).toContain(advice);
    expect(notice?.message).not.toContain("looks like");
  },
);

test("if a parameter matches parts of names, the notice for an empty response says so", async () => {
  const [notice] = await noticesOfRows("/player/search", { searchTerm: "Zzyzx" }, []);
  expect(notice?.message).toBe(
    "No rows. Most likely: `searchTerm` compares parts of names, such as `Smith`. Check `Zzyzx`.",
  );
});
