import { createClient } from "../../src/index.js";
import { createSampleService } from "../../src/sample/index.js";
import { tools } from "../../src/tools/index.js";

type Input = Readonly<Record<string, unknown>>;
type Call = readonly [tool: string, input: Input];

/** A fan's question, an agent's calls, and the rows that the last call returns from the sample world. */
interface Task {
  readonly task: string;
  readonly calls: readonly Call[];
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

const find = (words: string): Call => ["find_operations", { words }];
const get = (path: string, query: Input, view: Input): Call => ["get_data", { path, query, ...view }];

const tasks: readonly Task[] = [
  {
    task: "Who led the Big Ten in rushing?",
    calls: [
      get(
        "/stats/player/season",
        { year: 2025, conference: "B1G", category: "rushing" },
        { wide: true, sort: "-rushing_yds", limit: 1 },
      ),
    ],
    columns: [
      ...["season", "player_id", "team", "player", "position", "conference"],
      ...["rushing_car", "rushing_yds", "rushing_ypc", "rushing_td", "rushing_long"],
    ],
    rows: [[2025, "900512302", "Oregon", "Jude Quillen", "RB", "Big Ten", 288, 1751, 6.1, 17, 69]],
  },
  {
    task: "Did Ohio State beat Michigan in 2025?",
    calls: [
      find("Did Ohio State beat Michigan in 2025?"),
      get(
        "/games",
        { year: 2025, team: "Ohio State" },
        { where: { homeTeam: "Michigan" }, columns: ["awayTeam", "awayPoints", "homeTeam", "homePoints"] },
      ),
    ],
    columns: ["awayTeam", "awayPoints", "homeTeam", "homePoints"],
    rows: [["Ohio State", 27, "Michigan", 9]],
  },
  {
    task: "Who won the national title of the 2025 season, and by how much?",
    calls: [
      find("Who won the national title?"),
      get(
        "/games",
        { year: 2025, competition: "cfp", round: "championship" },
        { columns: ["homeTeam", "homePoints", "awayTeam", "awayPoints"] },
      ),
    ],
    columns: ["homeTeam", "homePoints", "awayTeam", "awayPoints"],
    rows: [["Indiana", 27, "Miami", 21]],
  },
  {
    task: "Which Big Ten teams won the most games?",
    calls: [
      find("records of teams"),
      ["resolve_name", { kind: "conference", text: "big ten" }],
      get(
        "/records",
        { year: 2025, conference: "B1G" },
        { sort: "-total.wins", limit: 2, columns: ["team", "total.wins", "total.losses"] },
      ),
    ],
    columns: ["team", "total.wins", "total.losses"],
    rows: [
      ["Indiana", 16, 0],
      ["Oregon", 13, 2],
    ],
  },
  {
    task: "By how much did DraftKings favor Ohio State at Michigan?",
    calls: [
      find("By how much did DraftKings favor Ohio State at Michigan?"),
      get(
        "/lines",
        { year: 2025, team: "Ohio State", week: 14 },
        { explode: "lines", where: { provider: "DraftKings" }, columns: ["provider", "formattedSpread"] },
      ),
    ],
    columns: ["lines_provider", "lines_formatted_spread"],
    rows: [["DraftKings", "Ohio State -7.5"]],
  },
  {
    task: "How did the Buckeyes' quarterback throw against Texas?",
    calls: [
      ["resolve_name", { kind: "team", text: "buckeyes" }],
      find("passing box score of a game"),
      get(
        "/games/players",
        { year: 2025, team: "Ohio State", week: 1, seasonType: "regular", category: "passing" },
        {
          wide: true,
          where: { team: "Ohio State" },
          sort: "-passing_att",
          limit: 1,
          columns: ["name", "passing_completions", "passing_att", "passing_yds", "passing_int"],
        },
      ),
    ],
    columns: ["name", "passing_completions", "passing_att", "passing_yds", "passing_int"],
    rows: [["Everett Smith", 11, 26, 144, 2]],
  },
  {
    task: "Which stadium has the most seats?",
    calls: [
      find("Which stadium has the most seats?"),
      get("/venues", {}, { sort: "-capacity", limit: 1, columns: ["name", "capacity"] }),
    ],
    columns: ["name", "capacity"],
    rows: [["Michigan Stadium", 107601]],
  },
  {
    task: "Who had the most sacks for Oregon?",
    calls: [
      find("Who had the most sacks for Oregon?"),
      get(
        "/stats/player/season",
        { year: 2025, team: "Oregon", category: "defensive" },
        { wide: true, sort: "-defensive_sacks", limit: 1, columns: ["player", "defensive_sacks"] },
      ),
    ],
    columns: ["player", "defensive_sacks"],
    rows: [["Easton Fairlow", 9]],
  },
  {
    task: "Which Big Ten team gained the most yards?",
    calls: [
      find("team season statistics"),
      get(
        "/stats/season",
        { year: 2025, conference: "B1G" },
        { wide: true, sort: "-total_yards", limit: 1, columns: ["team", "total_yards"] },
      ),
    ],
    columns: ["team", "total_yards"],
    rows: [["Indiana", 7685]],
  },
  {
    task: "In which quarters did Ohio State score against Texas?",
    calls: [
      find("In which quarters did Ohio State score against Texas?"),
      get(
        "/games",
        { year: 2025, team: "Ohio State", week: 1, seasonType: "regular" },
        {
          explode: "homeLineScores",
          sort: "-homeLineScores",
          columns: ["home_line_scores_number", "home_line_scores"],
        },
      ),
    ],
    columns: ["home_line_scores_number", "home_line_scores"],
    rows: [
      [2, 14],
      [1, 0],
      [3, 0],
      [4, 0],
    ],
  },
  {
    task: "Which Buckeye was drafted first in 2025?",
    calls: [
      find("Which Buckeye was drafted first in 2025?"),
      get(
        "/draft/picks",
        { year: 2025, school: "Ohio State" },
        { sort: "overall", limit: 1, columns: ["name", "overall", "nflTeam"] },
      ),
    ],
    columns: ["name", "overall", "nflTeam"],
    rows: [["Emeka Egbuka", 19, "Tampa Bay"]],
  },
  {
    task: "Which teams did the AP rank in the last week of the regular season?",
    calls: [
      get(
        "/rankings",
        { year: 2025, week: 14, seasonType: "regular" },
        {
          explode: "polls.ranks",
          where: { "polls.poll": "AP Top 25" },
          sort: "rank",
          columns: ["polls.poll", "rank", "school"],
        },
      ),
    ],
    columns: ["polls_poll", "polls_ranks_rank", "polls_ranks_school"],
    rows: [
      ...["Ohio State", "Indiana", "Texas A&M", "Georgia", "Oregon"],
      ...["Ole Miss", "Texas Tech", "Oklahoma", "Notre Dame", "Alabama"],
      ...["BYU", "Miami", "Vanderbilt", "Utah", "Georgia Tech"],
      ...["Texas", "Michigan", "Virginia", "Tennessee", "USC"],
      ...["James Madison", "North Texas", "Pittsburgh", "SMU", "Tulane"],
    ].map((school, index) => ["AP Top 25", index + 1, school]),
  },
];

test("there are twelve fan tasks, and each takes at most three calls", () => {
  expect(tasks).toHaveLength(12);
  expect(tasks.filter(({ calls }) => calls.length > 3)).toEqual([]);
});

test.each(tasks.map((each) => [each.task, each] as const))("%s", async (_, { calls, columns, rows }) => {
  const all = tools(createClient({ apiKey: "sample", fetch: createSampleService() }));
  const results = [];
  for (const [name, input] of calls) results.push(await all.find((tool) => tool.name === name)?.execute(input));
  expect(results.map((result) => result?.failed)).toEqual(calls.map(() => false));
  expect(results.at(-1)?.data).toMatchObject({ columns, rows });
  // The agent picks an operation from the first four lines of each search result.
  const path = calls.at(-1)?.[1].path;
  const lists = results.filter((_, index) => calls[index]?.[0] === "find_operations");
  for (const list of lists) expect(list?.text.split("\n").slice(0, 4).join("\n")).toContain(`${path}: `);
});
