import { readFileSync } from "node:fs";
import { join } from "node:path";
import { paths } from "../../src/document/operation.js";
import { search } from "../../src/tools/search.js";

/** Tasks in the words of different users, each with the operations that answer it. We tuned the search with the tasks that it got wrong. */
const tasks: { task: string; paths: string[] }[] = JSON.parse(
  readFileSync(join(__dirname, "development.json"), "utf8"),
);

/** For each task, how many operations the search lists before one that answers it. */
const before = tasks.map(({ task, paths }) => {
  const found = search(task, 8).findIndex((path) => paths.includes(path));
  return found === -1 ? Number.POSITIVE_INFINITY : found;
});

test("the tasks cover every operation", () => {
  const needed = new Set(tasks.flatMap((each) => each.paths));
  expect(paths.filter((path) => !needed.has(path))).toEqual([]);
});

test.each([
  [1, 715],
  [3, 849],
  [8, 868],
])(
  "among the first %d results, the search finds the right operation for at least %d of its 876 tuning tasks",
  (first, right) => {
    expect(tasks).toHaveLength(876);
    expect(before.filter((each) => each < first).length).toBeGreaterThanOrEqual(right);
  },
);

test.each([
  ["epa", "ppa"],
  ["avg points", "average points"],
  ["QB", "quarterback"],
  ["ints", "interceptions"],
  ["tds", "touchdowns"],
  ["yds", "yards"],
  ["stat", "statistics"],
  ["snaps", "plays"],
  ["clubs", "teams"],
  ["programs", "teams"],
  ["squads", "teams"],
  ["predict", "pregame"],
  ["prediction", "pregame"],
  ["projections", "pregame"],
  ["standings", "record"],
])("%s finds what %s finds", (written, meant) => {
  expect(search(written, 88)).toEqual(search(meant, 88));
});

/** Words that people type as if they were an operation's name, with the operation that they mean. */
const typed: Readonly<Record<string, (typeof paths)[number]>> = {
  ...{
    schedule: "/games",
    scores: "/games",
    results: "/games",
    boxscore: "/games/teams",
    "box scores": "/games/teams",
  },
  ...{ odds: "/lines", spread: "/lines", predictions: "/metrics/wp/pregame", projections: "/metrics/wp/pregame" },
  ...{ standings: "/records", "conference standings": "/records", polls: "/rankings", "top 25": "/rankings" },
  ...{ stats: "/stats/season", "team stats": "/stats/season", "season stats": "/stats/season" },
  ...{ "player stats": "/stats/player/season", leaders: "/stats/player/season", leaderboard: "/stats/player/season" },
  ...{ "depth chart": "/roster", starters: "/roster", transfers: "/player/portal", "head coach": "/coaches" },
  ...{ playbyplay: "/plays", pbp: "/plays", tv: "/games/media", bracket: "/playoffs/cfp", stadiums: "/venues" },
};

test.each(Object.entries(typed))("%s finds %s first", (words, path) => {
  expect(search(words, 1)).toEqual([path]);
});

test("a word for data that the service does not have finds nothing", () => {
  for (const word of ["injuries", "heisman", "referees"])
    expect({ word, found: search(word, 1) }).toEqual({ word, found: [] });
});
