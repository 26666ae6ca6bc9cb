import { operations } from "../../src/document/operation.js";
import { isQuery } from "../../src/index.js";
import { sentQuery } from "../../src/query/check.js";
import { explainCall } from "../../src/query/explain.js";
import { refusedQuery } from "../../src/query/query-error.js";

/** isQuery without its types, as a JavaScript caller uses it. */
const isValid: (path: unknown, query: unknown) => boolean = isQuery as never;

// Each row is a path, a query in JavaScript, and the whole message. In the message, ' stands for a backtick.
const table = `
/calendar {}                                 → /calendar (getCalendar): 'year' must be given. Given: nothing.
/calendar { year: undefined }                → /calendar (getCalendar): 'year' must be given. Given: nothing.
/calendar { year: "2024" }                   → /calendar (getCalendar): 'year' takes a number, not "2024". Given: year "2024".
/calendar { year: null }                     → /calendar (getCalendar): 'year' takes a number, not null. Given: year null.
/calendar { year: NaN }                      → /calendar (getCalendar): 'year' takes a number, not NaN. Given: year NaN.
/calendar { year: { a: 1 } }                 → /calendar (getCalendar): 'year' takes a number, not an object. Given: year an object.
/calendar { year: [1, 2] }                   → /calendar (getCalendar): 'year' takes a number, not [1,2]. Given: year [1,2].
/calendar { year: 2024n }                    → /calendar (getCalendar): 'year' takes a number, not "2024". Given: year "2024".
/calendar { year: Infinity }                 → /calendar (getCalendar): 'year' takes a finite number, not Infinity. Given: year Infinity.
/calendar { year: 2024.5 }                   → /calendar (getCalendar): 'year' takes a whole number, not 2024.5. Given: year 2024.5.
/calendar { year: 2 ** 31 }                  → /calendar (getCalendar): 'year' takes a 32-bit number, not 2147483648. Given: year 2147483648.
/calendar { year: 2024, zzzzzz: 1, yeer: undefined } → /calendar (getCalendar): Unknown parameter 'zzzzzz'. The parameters are year. Given: year 2024, zzzzzz.
/info/usage { days: 0, limit: 51 }           → /info/usage (getUserUsage): 'days' takes at least 1, not 0. 'limit' takes at most 50, not 51. Given: days 0, limit 51.
/info/usage { days: 32 }                     → /info/usage (getUserUsage): 'days' takes at most 31, not 32. Given: days 32.
/coaches/profile { coachId: 0 }              → /coaches/profile (getCoachProfile): 'coachId' takes at least 1, not 0. Given: coachId 0.
/coaches/seasons { coachId: 1, minYear: 2024, maxYear: 2020 } → /coaches/seasons (getCoachSeasons): 'minYear' must not be greater than 'maxYear'. Given: coachId 1, minYear 2024, maxYear 2020.
/games {}                                    → /games (getGames): Give 'year' or 'id'. Given: nothing.
/games undefined                             → /games (getGames): Give 'year' or 'id'. Given: nothing.
/games { season: 2024 }                      → /games (getGames): Unknown parameter 'season'. Did you mean 'year'? Give 'year' or 'id'. Given: season.
/games { yaer: 2024 }                        → /games (getGames): Unknown parameter 'yaer'. Did you mean 'year'? Give 'year' or 'id'. Given: yaer.
/games { year: 2024, round: "semifinal" }    → /games (getGames): 'round' requires 'competition'. Given: year 2024, round "semifinal".
/games { year: 0 }                           → /games (getGames): 'year' is 0, which the service treats as not given. Leave it out. Given: year 0.
/games { id: 1, week: 0 }                    → /games (getGames): 'week' is 0, which the service treats as not given. Leave it out. Given: id 1, week 0.
/games { year: 2024, team: "" }              → /games (getGames): 'team' is empty, which the service treats as not given. Leave it out. Given: year 2024, team "".
/games { year: 2024, team: ["Texas"] }       → /games (getGames): 'team' takes a string, not [Texas]. Given: year 2024, team [Texas].
/games { year: 2024, seasonType: "fall" }    → /games (getGames): 'seasonType' takes one of regular, postseason, both, allstar, spring_regular, spring_postseason, not "fall". Given: year 2024, seasonType "fall".
/games { year: 2024, weak: 1, team: "", division: true } → /games (getGames): Unknown parameter 'weak'. Did you mean 'week'? 'team' is empty, which the service treats as not given. Leave it out. Unknown parameter 'division'. The parameters are PARAMETERS. Given: year 2024, weak, team "", division.
/games/schedule { year: 2025 }               → /games/schedule (getGameSchedule): Give 'year', 'seasonType' and 'week' together or not at all. Given: year 2025.
/games/teams { year: 2024 }                  → /games/teams (getTeamGameStats): With 'year', give 'week', 'team' or 'conference'. Given: year 2024.
/games/teams { year: 2024, id: 1 }           → /games/teams (getTeamGameStats): With 'year', give 'week', 'team' or 'conference'. Given: year 2024, id 1.
/stats/categories { year: 2024 }             → /stats/categories (getStatCategories): Unknown parameter 'year'. The operation has none. Given: year.
/rankings { year: 2024, final: "true", poll: "cfb" } → /rankings (getRankings): 'final' takes a boolean, not "true". 'poll' takes only cfp, not "cfb". Given: year 2024, final "true", poll "cfb".
/stats/player/success { year: 0, playerId: 1 } → /stats/player/success (getPlayerSeasonSuccess): 'year' is 0, which matches nothing. Leave it out. Given: year 0, playerId 1.
/stats/player/success { year: "2024" }       → /stats/player/success (getPlayerSeasonSuccess): 'year' takes a number, not "2024". Given: year "2024".
/teams/season/overview { year: 2024, team: "" } → /teams/season/overview (getTeamSeasonOverview): 'team' is empty. Given: year 2024, team "".
/games 7                                     → /games: the query must be an object such as { year: 2024 }, not 7.
/games "year=2024"                           → /games: the query must be an object such as { year: 2024 }, not "year=2024".
/game { year: 2024 }                         → The document does not have /game, but 'fetch' and 'GET' can send it. Did you mean /games?
/games?year=2024&team=Iowa {}                → /games?year=2024&team=Iowa: write "/games" with { year: 2024, team: "Iowa" }.
/game?year=2024 {}                           → The document does not have /game?year=2024, but 'fetch' can send it. Did you mean /games?
/gmaes {}                                    → The document does not have /gmaes, but 'fetch' and 'GET' can send it. Did you mean /games?
/nothing/like/it {}                          → The document does not have /nothing/like/it, but 'fetch' and 'GET' can send it.
gmaes {}                                     → The document does not have gmaes. Did you mean /games?
/games/401/preview {}                        → /games/401/preview: write "/games/{gameId}/preview" with { gameId: 401 }.
/games/x%20y/preview {}                      → /games/x%20y/preview: write "/games/{gameId}/preview" with { gameId: "x y" }.
/Games/ {}                                   → /Games/: write "/games".
`;
const known = Object.keys(operations["/games"].parameters).join(", ");
const rows = table.split("\n").flatMap((line) => {
  const [, path = "", query = "", message = ""] = /^(\S+) (.*?) +→ (.*)$/.exec(line) ?? [];
  if (path === "") return [];
  const read: unknown = new Function(`return (${query});`)();
  return [[path, read, message.replaceAll("'", "`").replace("PARAMETERS", known)] as const];
});

test.each(rows)("%s %p is refused with %s", (path, query, message) => {
  expect(refusedQuery(path, sentQuery(query), (text) => text)?.message).toBe(message);
  expect(isValid(path, query)).toBe(false);
});

test("a path that is not a string is refused", () => {
  expect(explainCall(7, {})).toBe('The path must be a string such as "/games".');
});
