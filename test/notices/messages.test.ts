import type { ClientOptions, Notice, NoticeEvent } from "../../src/index.js";
import { clientWithFetch } from "../support/client-with-fetch.js";
import { getOf, watchedClient } from "./service.js";

/** Returns a call's notices, in order. */
async function noticesOf(path: string, query: object, options: ClientOptions = { names: true }): Promise<Notice[]> {
  const { cfb, events } = watchedClient(options);
  await getOf(cfb)(path, query).catch(() => {});
  return events.flatMap((event) => (typeof event === "string" ? [] : event.notice));
}

/** Returns a call's first notice. */
const noticeOf = async (path: string, query: object) => (await noticesOf(path, query))[0];

/** Returns the notices of a response with this body. */
async function noticesOfRows(path: string, query: object, body: unknown, options: ClientOptions = {}) {
  const notices: Notice[] = [];
  const onNotice = ({ notice }: NoticeEvent) => void notices.push(notice);
  const { cfb } = clientWithFetch(() => Response.json(body), { onNotice, ...options });
  await getOf(cfb)(path, query);
  return notices;
}

test.each<[string, object, Notice]>([
  [
    "/wepa/team/season",
    { year: 1999 },
    {
      kind: "before-data",
      parameter: "year",
      message: "/wepa/team/season has data since 2008, but not for `year` 1999.",
      suggestion: "2008",
    },
  ],
  [
    "/games",
    { year: 2026 },
    {
      kind: "future",
      parameter: "year",
      message: "`year` 2026 has no data yet, because the current season is 2025.",
      suggestion: "2025",
    },
  ],
  [
    "/games",
    { id: 401677192, team: "Texas" },
    { kind: "ignored", parameter: "team", message: "/games ignores `team` if `id` is given. Leave one of them out." },
  ],
  [
    "/games",
    { year: 2024, team: "Ohio St" },
    {
      kind: "unknown-name",
      parameter: "team",
      message: "There is no school `Ohio St` in /teams. Did you mean `Ohio State`?",
      suggestion: "Ohio State",
    },
  ],
  [
    "/games",
    { year: 2024, team: "Tigers" },
    {
      kind: "unknown-name",
      parameter: "team",
      message:
        "There is no school `Tigers` in /teams. It may stand for `Auburn`, `Clemson`, `LSU`, `Memphis`, `Missouri`, `Grambling`, `Towson`.",
    },
  ],
  [
    "/games",
    { year: 2024, team: "Clemsen" },
    {
      kind: "unknown-name",
      parameter: "team",
      message: "There is no school `Clemsen` in /teams. Did you mean `Clemson`?",
      suggestion: "Clemson",
    },
  ],
  [
    "/games",
    { year: 2024, team: "Zzyzx" },
    {
      kind: "unknown-name",
      parameter: "team",
      message: "There is no school `Zzyzx` in /teams. The nearest are `Akron`, `Arizona`, `Baylor`.",
    },
  ],
  [
    // Two types of play match this text. Both have this abbreviation.
    "/plays",
    { year: 2024, week: 1, playType: "Pass" },
    {
      kind: "mismatched-name",
      parameter: "playType",
      message: "This operation compares abbreviations case-sensitively. Write `PASS`, not `Pass`.",
      suggestion: "PASS",
    },
  ],
  [
    // This operation compares names and abbreviations. The message offers each conference once.
    "/ratings/core",
    { year: 2024, conference: "Zzyzx" },
    {
      kind: "unknown-name",
      parameter: "conference",
      message: "There is no conference `Zzyzx` in /conferences. The nearest are `Ivy`, `Big Six`, `Big Sky`.",
    },
  ],
  [
    "/draft/picks",
    { year: 2024, team: "Packers" },
    {
      kind: "mismatched-name",
      parameter: "team",
      message: "`Packers` is a nickname. This operation compares locations. Write `Green Bay`.",
      suggestion: "Green Bay",
    },
  ],
  [
    "/draft/picks",
    { year: 2024, position: "Nickel" },
    {
      kind: "unknown-name",
      parameter: "position",
      message:
        "There is no position `Nickel` in /draft/positions. The nearest are `Tackle`, `Linebacker`, `Nose Tackle`.",
    },
  ],
  [
    "/games",
    { year: 2024, conference: "Big Ten" },
    {
      kind: "mismatched-name",
      parameter: "conference",
      message: "`Big Ten` is a name. This operation compares abbreviations. Write `B1G`.",
      suggestion: "B1G",
    },
  ],
  [
    "/ppa/teams",
    { year: 2024, conference: "B1G" },
    {
      kind: "mismatched-name",
      parameter: "conference",
      message: "`B1G` is an abbreviation. This operation compares names. Write `Big Ten`.",
      suggestion: "Big Ten",
    },
  ],
  [
    "/plays",
    { year: 2024, week: 1, playType: "rush" },
    {
      kind: "mismatched-name",
      parameter: "playType",
      message: "This operation compares abbreviations case-sensitively. Write `RUSH`, not `rush`.",
      suggestion: "RUSH",
    },
  ],
  [
    "/plays",
    { year: 2024, week: 1, playType: "Safety" },
    {
      kind: "mismatched-name",
      parameter: "playType",
      message: "`Safety` is a name. This operation compares abbreviations. Write `SF`.",
      suggestion: "SF",
    },
  ],
  [
    "/plays",
    { year: 2024, week: 1, playType: "Sack" },
    {
      kind: "mismatched-name",
      parameter: "playType",
      message: "/plays compares abbreviations, but `Sack` does not have one, so `playType` can't select it.",
    },
  ],
])("%s %j gets a notice before it is sent", async (path, query, notice) => {
  expect(await noticeOf(path, query)).toEqual(notice);
});

test.each<[string, object]>([
  ["/plays", { year: 2025, week: 1, playType: "RUSH" }],
  // Other parts of the service have positions that the draft does not have.
  ["/player/search", { searchTerm: "Smith", position: "Nickel" }],
])("%s %j does not get a notice about its name before it is sent", async (path, query) => {
  const notices = await noticesOf(path, query);
  expect(notices.filter(({ kind }) => kind.endsWith("-name"))).toEqual([]);
});

test("if the response is empty, a notice says how to check a position that the draft's list may lack", async () => {
  const remedy = 'await cfb.names.position("Nickel")';
  expect(await noticesOf("/player/search", { searchTerm: "Smith", position: "Nickel" })).toEqual([
    {
      kind: "empty",
      parameter: "position",
      remedy,
      message: `No rows. Most likely: \`position\` compares abbreviations, such as \`QB\`. \`Nickel\` looks like a name: \`${remedy}\`. Or no row matches all parameters (change or leave out \`position\`, or change \`searchTerm\`).`,
    },
  ]);
});

test("a path that is not in the document gets a notice", async () => {
  const notices: Notice[] = [];
  const onNotice = ({ notice }: NoticeEvent) => void notices.push(notice);
  await clientWithFetch(() => Response.json([]), { onNotice }).cfb.fetch("/new/path");
  const message =
    "The document does not have /new/path: a request counts as one call, and its response is not validated.";
  expect(notices).toEqual([{ kind: "unknown-path", message }]);
});

test("a call for next year's recruiting classes, conference members or transfers does not cause a notice", async () => {
  for (const [path, query] of [
    ["/recruiting/players", { year: 2026 }],
    ["/recruiting/groups", { startYear: 2026, endYear: 2026 }],
    ["/conferences", { year: 2026 }],
    ["/player/portal", { year: 2026 }],
  ] as const) {
    expect((await noticesOf(path, query)).filter(({ kind }) => kind === "future")).toEqual([]);
  }
});

test("until February 1, UTC, the current season is the previous year's", async () => {
  const current = async (time: number) => {
    const { cfb } = watchedClient({}, time);
    const { calls } = await cfb.plan([{ path: "/games", query: { year: 2025 } }]);
    return calls.flatMap(({ notices }) => notices.map(({ kind }) => kind));
  };
  expect(await current(Date.UTC(2025, 0, 31, 23, 59))).toEqual(["future"]);
  expect(await current(Date.UTC(2025, 1, 1))).toEqual([]);
});

const rows = (count: number) => Array.from({ length: count }, () => ({}));

test("a response with as many rows as its cap gets a notice that says how to split the query", async () => {
  // A response with more rows than the cap gets the same notice.
  for (const count of [2_000, 2_001]) {
    expect(await noticesOfRows("/plays/stats", { year: 2024, week: 2 }, rows(count))).toEqual([
      {
        kind: "capped",
        message:
          "/plays/stats returns at most 2000 rows and leaves out any others. Make a call for each `team` or `conference`.",
      },
    ]);
  }
  expect(await noticesOfRows("/plays/stats", { year: 2024, week: 2 }, rows(1_999))).toEqual([]);
});

test.each<[string, object, number, string]>([
  ["/plays/stats", { year: 2024 }, 2_000, "Make a call for each `week` or `team` or `conference`."],
  ["/metrics/wp/pregame", { year: 2024 }, 1_000, "Make a call for each `week` or `team`."],
  ["/player/search", { searchTerm: "Smith" }, 100, "Make a call for each `team`."],
  ["/player/search", { searchTerm: "Smith", team: "Texas" }, 100, "Add parameters, so that each call has fewer rows."],
])(
  "the notice of a cut response to %s %j advises parameters that the query lacks",
  async (path, query, cap, advice) => {
    expect(await noticesOfRows(path, query, rows(cap))).toEqual([
      { kind: "capped", message: `${path} returns at most ${cap} rows and leaves out any others. ${advice}` },
    ]);
  },
);

test("the notice of a cut response does not advise a parameter that the query has, even if its name is unknown", async () => {
  const notices: Notice[] = [];
  const respond = ({ url }: Request) => Response.json(url.includes("/teams") ? [{ school: "Iowa" }] : rows(2_000));
  const { cfb } = clientWithFetch(respond, { names: true, onNotice: ({ notice }) => void notices.push(notice) });
  await cfb.get("/plays/stats", { year: 2024, team: "Iowo" });
  expect(notices.map(({ kind, message }) => [kind, message.split(". ").at(-1)])).toEqual([
    ["unknown-name", "Did you mean `Iowa`?"],
    ["capped", "Make a call for each `week` or `conference`."],
  ]);
});

test.each<[string, object, string, string]>([
  [
    "/games",
    { year: 2024, home: "Texas", away: "texas" },
    "away",
    "`home` and `away` are the same team, and no game has a team on both sides.",
  ],
  // Selects a team's home games.
  [
    "/games",
    { year: 2024, team: "Texas", home: "Texas" },
    "",
    "no row matches all parameters (change or leave out `team` or `home`).",
  ],
  [
    "/stats/game/advanced",
    { year: 2024, team: "Texas", opponent: "texas" },
    "opponent",
    "`team` and `opponent` are the same team, and no game has a team on both sides.",
  ],
  // A conference's teams play each other.
  [
    "/plays",
    { year: 2024, week: 1, offenseConference: "SEC", defenseConference: "SEC" },
    "",
    "no row matches all parameters (change or leave out `offenseConference` or `defenseConference`, or change `week`).",
  ],
  [
    "/games",
    { year: 2024, week: 14, seasonType: "postseason" },
    "week",
    "the postseason has no week 14. /calendar lists the weeks.",
  ],
  ["/games", { year: 2024, week: 17 }, "week", "the season has no week 17. /calendar lists the weeks."],
  ["/recruiting/groups", { startYear: 2024, endYear: 2020 }, "startYear", "`startYear` 2024 is after `endYear` 2020."],
  ["/stats/season", { year: 2024, startWeek: 5, endWeek: 3 }, "startWeek", "`startWeek` 5 is after `endWeek` 3."],
  ["/coaches", { minYear: 2024, maxYear: 2020 }, "minYear", "`minYear` 2024 is after `maxYear` 2020."],
  ["/games", { year: 1850 }, "year", "/games has data since 1869, but not for `year` 1850."],
  ["/rankings", { year: 1943 }, "", "the service may not have this data for season 1943."],
  ["/recruiting/groups", { endYear: 2024 }, "", "the service may not have this data for season 2024."],
  ["/venues", {}, "", "no row matches all parameters."],
])("if %s %j returns no rows, a notice gives the likeliest reason", async (path, query, parameter, reason) => {
  const notice = (await noticesOfRows(path, query, [])).at(-1);
  expect(notice).toMatchObject({ kind: "empty", message: `No rows. Most likely: ${reason}` });
  expect(notice?.parameter ?? "").toBe(parameter);
});

const bigTen = { id: 5, name: "Big Ten", shortName: null, abbreviation: "B1G", classification: "fbs", memberCount: 18 };

test.each<[string, string, object, unknown[], string]>([
  ["a new field", "/conferences", {}, [{ ...bigTen, founded: 1896 }], "/*/founded is new."],
  [
    "fields of several rows",
    "/conferences",
    {},
    [1, 2].map((founded) => ({ ...bigTen, id: "5", name: undefined, founded })),
    '/*/id is "5", not 32-bit integer (2 times); /*/founded is new (2 times); /*/name is missing (2 times).',
  ],
  [
    "more than three fields",
    "/conferences",
    {},
    [{}],
    "/*/id is missing; /*/name is missing; /*/shortName is missing; and 3 more.",
  ],
  [
    "more rows than the maximum",
    "/player/search",
    { searchTerm: "Smith", team: "Texas" },
    Array(101).fill(5),
    "the body is array of 101, not array of at most 100; /* is 5, not object (101 times).",
  ],
])("validation reports %s as a notice", async (_, path, query, body, differences) => {
  const [notice] = (await noticesOfRows(path, query, body, { validate: "report" })).slice(-1);
  expect(notice).toEqual({ kind: "drift", message: `${path} differs from the document: ${differences}` });
  expect((await noticesOfRows(path, query, body)).filter(({ kind }) => kind === "drift")).toEqual([]);
});

test("if two names may be wrong, the notice says how to check each name", async () => {
  const noGames = { team1Wins: 0, team2Wins: 0, ties: 0, games: [] };
  const query = { team1: "Michigan", team2: "Ohio St" };
  expect(await noticesOfRows("/teams/matchup", query, noGames)).toMatchObject([
    {
      kind: "empty",
      parameter: "team1",
      message:
        'No rows fit. Most likely: no row matches all parameters, or a name is wrong: `team1` compares schools, such as `Ohio State`. Check `Michigan`: `await cfb.names.team("Michigan")`. `team2` compares schools, such as `Texas`. Check `Ohio St`: `await cfb.names.team("Ohio St")`.',
    },
  ]);
});

test.each([
  [
    { team1: "Ohio State", team2: "Michgan" },
    "team2",
    /^No rows fit\. Most likely: `team2` compares .* Check `Michgan`: /,
  ],
  [{ team1: "texas", team2: "OHIO STATE" }, undefined, /^No rows fit\. Most likely: no row matches all parameters\.$/],
])(
  "if the matchup %j has no rows, the notice does not question names from the document's examples",
  async (query, parameter, message) => {
    const noGames = { team1Wins: 0, team2Wins: 0, ties: 0, games: [] };
    const [notice] = await noticesOfRows("/teams/matchup", query, noGames);
    expect([notice?.parameter, notice?.message]).toEqual([parameter, expect.stringMatching(message)]);
  },
);

test("a year that the service ignores does not cause a notice on its season", async () => {
  const notices = await noticesOfRows("/games", { id: 1, year: 2199 }, [{ id: 1 }]);
  expect(notices.map(({ kind, parameter }) => [kind, parameter])).toEqual([["ignored", "year"]]);
});

test("the notice on an empty response does not blame a parameter that the service ignored", async () => {
  const notices = await noticesOfRows("/games", { id: 1, team: "Ohio St" }, []);
  expect(notices.map(({ kind, message }) => [kind, message])).toEqual([
    ["ignored", "/games ignores `team` if `id` is given. Leave one of them out."],
    ["empty", "No rows. Most likely: no row matches all parameters (change `id`)."],
  ]);
});

test.each([true, false])(
  "a conference's name may be wrong if rows may name it in another form, whether or not the client knows the name (`names: %s`)",
  async (names) => {
    const query = { year: 2024, conference: "Big Ten" };
    expect(await noticesOf("/wepa/players/kicking", query, { names })).toEqual([
      {
        kind: "empty",
        parameter: "conference",
        message:
          "No rows. Most likely: `conference` compares each row's `conference`, such as `B1G`. Check `Big Ten`: " +
          '`await cfb.names.conference("Big Ten")`.',
        remedy: 'await cfb.names.conference("Big Ten")',
      },
    ]);
  },
);

test.each([
  ["/games", { year: 2024, team: "194" }, '`194` looks like an id: `await cfb.names.team("194")`.'],
  // The document's example of another parameter.
  ["/games", { year: 2024, team: "B1G" }, '`B1G` may be an abbreviation: `await cfb.names.team("B1G")`.'],
  ["/games", { year: 2024, team: "TEXAS TECH" }, 'Check `TEXAS TECH`: `await cfb.names.team("TEXAS TECH")`.'],
  ["/games", { year: 2024, team: "UCF Knights" }, 'Check `UCF Knights`: `await cfb.names.team("UCF Knights")`.'],
  [
    "/passing/plays",
    { year: 2025, week: 1, team: "OSU" },
    '`team` compares schools and abbreviations, such as `Ohio State`. Check `OSU`: `await cfb.names.team("OSU")`.',
  ],
  [
    "/recruiting/players",
    { year: 2024, position: "&" },
    "`&` is not one of the observed values of `position`. Did you mean `K`?",
  ],
  [
    "/player/search",
    { searchTerm: "Smith", position: "Quarterback" },
    'compares abbreviations, such as `QB`. `Quarterback` looks like a name: `await cfb.names.position("Quarterback")`.',
  ],
  ["/ratings/core", { year: 2024, conference: "Big 10" }, "compares names and abbreviations, such as `B1G`."],
  ["/coaches", { lastName: "Ferenz" }, "`lastName` compares whole names, such as `Day`. Check `Ferenz`."],
] as const)(
  "for %s %j, the notice of an empty response says what a name is compared with",
  async (path, query, says) => {
    const [notice] = await noticesOfRows(path, query, []);
    expect(notice?.message).toContain(says);
  },
);
