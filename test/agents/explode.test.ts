import { createClient } from "../../src/index.js";
import { createSampleService } from "../../src/sample/index.js";
import { tools } from "../../src/tools/index.js";
import { clientWithFetch } from "../support/client-with-fetch.js";

type Input = Readonly<Record<string, unknown>>;

/** Calls `get_data` of a client whose service sends this response. */
async function dataOf(response: object, input: Input) {
  const get = tools(clientWithFetch(() => Response.json(response)).cfb).find(({ name }) => name === "get_data");
  const result = await get?.execute(input);
  if (result === undefined) throw new Error("there is no get_data");
  const { columns, rows: values } = result.data;
  return result.failed ? result.text : { columns, rows: values };
}

const kickoff = "2025-11-29T17:00:00.000Z";
const game = { id: 7, week: 14, venue: null, venueId: 3, homeTeam: "Michigan", startDate: kickoff };
const polls = [
  { poll: "AP Top 25", ranks: [{ rank: 1, school: "Ohio State" }, { rank: 2 }] },
  { poll: "Coaches Poll", ranks: [] },
];
const athletes = [{ id: "9", name: "Quinn", stat: "144" }];
const teams = [
  { team: "Iowa", points: 10, categories: [{ name: "passing", types: [{ name: "YDS", athletes }] }], stats: [] },
];
const endpoint = { api: "cfb", requests: 3, lastUsedAt: null };

test.each<[title: string, response: object, input: Input, expected: object]>([
  [
    "the row's default columns that have values, and the number of an element that is a plain value",
    [{ ...game, homeLineScores: [7, 2], awayLineScores: [0] }],
    { path: "/games", query: { year: 2025 }, explode: "homeLineScores" },
    {
      columns: ["id", "home_line_scores_number", "week", "start_date", "home_team", "home_line_scores"],
      rows: [
        [7, 1, 14, kickoff, "Michigan", 7],
        [7, 2, 14, kickoff, "Michigan", 2],
      ],
    },
  ],
  [
    "every field of an element that some element has, but no lists and no numbers",
    [{ id: 7, teams: [...teams, { team: "Ohio" }] }],
    { path: "/games/teams", query: { id: 7 }, explode: "teams" },
    {
      columns: ["id", "teams_team", "teams_points"],
      rows: [
        [7, "Iowa", 10],
        [7, "Ohio", null],
      ],
    },
  ],
  [
    "no other list of the row",
    { api: "cfb", topEndpoints: [endpoint], recentRequests: [{ api: "cfb" }] },
    { path: "/info/usage", explode: "top_endpoints" },
    { columns: ["api", "top_endpoints_api", "top_endpoints_requests"], rows: [["cfb", "cfb", 3]] },
  ],
  [
    "fields of an inner list and of the list around it, named without their lists",
    [{ season: 2025, polls }],
    { path: "/rankings", query: { year: 2025 }, explode: "polls.ranks", columns: ["poll", "rank", "school"] },
    {
      columns: ["polls_poll", "polls_ranks_rank", "polls_ranks_school"],
      rows: [
        ["AP Top 25", 1, "Ohio State"],
        ["AP Top 25", 2, null],
      ],
    },
  ],
  [
    "the innermost of several fields with the same name",
    [{ id: 7, teams }],
    {
      path: "/games/players",
      query: { id: 7 },
      explode: "teams_categories_types_athletes",
      columns: ["name", "types_name", "teams_categories_name", "stat"],
    },
    {
      columns: [
        "teams_categories_types_athletes_name",
        "teams_categories_types_name",
        "teams_categories_name",
        "teams_categories_types_athletes_stat",
      ],
      rows: [["Quinn", "YDS", "passing", "144"]],
    },
  ],
])("exploded rows have %s", async (_, response, input, expected) => {
  expect(await dataOf(response, input)).toEqual(expected);
});

test("a notice says if a name means the row's column although the elements have a column of that name", async () => {
  const get = tools(createClient({ apiKey: "sample", fetch: createSampleService() })).find(
    ({ name }) => name === "get_data",
  );
  const call = { path: "/live/plays", query: { gameId: 401752921 }, explode: "drives_plays", limit: 1 };
  const ambiguous = await get?.execute({
    ...call,
    where: { period: 4 },
    sort: "-clock",
    columns: ["period", "play_text"],
  });
  expect(ambiguous?.data.notices).toEqual(
    ["period", "clock"].map(
      (name) => `${name} is the value of the row that contains the list. Each element's own is drives_plays_${name}.`,
    ),
  );
  const clear = await get?.execute({ ...call, where: { drives_plays_period: 4 }, columns: ["play_text"] });
  expect(clear?.data.notices).toEqual([]);
});
