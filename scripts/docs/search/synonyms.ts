/**
 * Names that readers use, separated by commas, by what they mean. A key is a page, a section, an operationId, or an operation's field or parameter,
 * such as `getTeams#field-id`. If the service lacks what a name means, the name leads to the closest match.
 */
export const synonyms: Readonly<Record<string, string>> = {
  "docs/start.html":
    "getting started, quickstart, quick start, install, setup, npm, tutorial, first request, hello world, demo, without a key, no key, TypeScript, TypeScript client, JavaScript, Node, command line, CLI, cfb command, cfb get",
  "docs/start.html#make-a-call-with-a-key":
    "Python, requests, curl, code example, code samples, R, Go, Java, get a key, sign up, register, new key",
  "docs/start.html#for-programs":
    "openapi, openapi spec, openapi.json, openapi.yaml, llms.txt, swagger, document, download, markdown, postman, code generator",
  "docs/paging.html":
    "pagination, paginate, paging, page, pages, next page, cursor, offset, all rows, whole season, entire season, full season of plays, bulk download, all data, download everything, backfill, loop over weeks",
  "docs/costs.html": "pricing, price, plans, billing, money, costs",
  "docs/costs.html#what-a-call-costs":
    "free, free API, is it free, tier, tiers, free tier, Patreon, Patreon tier, supporter tier, subscription, paid, free calls, free key, free operations, how many calls, calls a month, cost of a call, upgrade",
  "docs/costs.html#key":
    "API token, API key, authentication, auth, bearer, authorization header, login, credentials, secret, token",
  "docs/costs.html#quota":
    "quota, quota reset, reset, monthly quota, monthly limit, remaining calls, calls left, usage, CORS, browser, origin, ETag",
  "docs/costs.html#pacing":
    "rate limit, rate limiting, throttle, throttling, requests per second, too many requests, concurrency, parallel, pacing, Retry-After",
  "docs/terms.html":
    "commercial use, license, licence, legal, terms of service, redistribute, resell, share, publish, attribution, scraping, may I use logos",
  "docs/errors-and-limits.html#statuses":
    "key not working, key stopped working, error codes, status codes, 400, 401, 403, 404, 429, 500, 502, 503, unauthorized, forbidden, expired key, invalid key, wrong key, 401 with a good key, key rejected, error messages, bad request, server error, internal server error, service unavailable, API down, validation failed, failures, failure, 504, bad gateway, gateway timeout",
  "docs/errors-and-limits.html#empty-responses":
    "empty array, no rows, unknown team, not found, empty result, no results, nothing returned",
  "docs/errors-and-limits.html#what-the-client-does":
    "retry, retries, backoff, timeout, timeouts, abort, cancel, client options, edge runtime, Cloudflare Workers, Vercel",
  "docs/errors-and-limits.html#classes-of-errors":
    "exceptions, error classes, catch, try catch, QueryError, error types",
  "docs/errors-and-limits.html#exit-codes": "exit code, exit codes, exit status, shell script",
  "docs/leakage.html":
    "data leakage, leak, leakage, lookahead, look-ahead bias, backtest, back-testing, predict, prediction, machine learning, training, train a model, model features, point in time, as of, known before kickoff",
  "docs/filters.html#values": "week 0, week zero, zero, year 0, empty value, not given, boolean, array parameter",
  "docs/filters.html":
    "misspelled parameter, unknown parameter, ignored filter, ignored parameter, case-sensitive, query string, encoding",
  "docs/filters.html#names":
    "team names, school name, spelling, abbreviation, conference name, conference names, conference abbreviation, team abbreviation, case sensitive names, accents",
  "docs/responses.html#form":
    "null, null values, missing values, missing data, time zone, timezone, UTC, dates, date format, integer, float, types, JSON",
  "docs/responses.html#freshness": "stale, refresh, how often updated, update frequency, polling",
  "docs/responses.html#first-seasons":
    "how far back, oldest season, history, historical data, first season, first year, available years, which seasons, since when",
  "docs/responses.html#size":
    "response size, megabytes, large response, row cap, row limit, max rows, maximum rows, truncated, rows missing, missing rows",
  "docs/measures.html":
    "home field, home field advantage, home advantage, EPA, PPA, expected points, expected points added, definitions, glossary, metrics, advanced metrics, meaning, success rate, explosiveness, WEPA, garbage time, passing downs, standard downs, line yards, stuff rate, red zone, redzone, scoring opportunity, scoring opportunities",
  "docs/sources.html": "sources, provenance, evidence, unofficial, undocumented",
  "docs/caching.html": "cache, caching, cache responses, store responses, Redis cache, Keyv, SQLite, cacheTtlMs",
  "docs/offline.html":
    "offline, sample data, sample service, mock, mocking, MSW, MSW mock, mock API, mock API tests, fake data, mock server, unit tests, Jest, Vitest, test my code",
  "docs/web-pages.html":
    "web page, frontend, React, Next.js, Hono, Deno, hide API key, hide the key, proxy, route handler, SWR, TanStack Query, React Query, live scoreboard",
  "docs/agents.html": "agents, agent, AI, MCP, MCP server, LLM, ChatGPT, Claude, VS Code, Copilot, tool calling",
  "docs/tables.html":
    "CSV, Parquet, pandas, dataframe, DuckDB, Excel, Polars, Arquero, export, columns, spreadsheet, SQL, chart, plot, Jupyter, notebook",
  "docs/many-processes.html":
    "Redis, workers, serverless, lambda, cluster, distributed, shared cache, several machines, queue, deploy, Valkey",
  "docs/extensions.html": "x- extensions, vendor extensions, openapi extensions",
  "observed.html": "specified, observed, promise, guarantee, reliable, sure, observations, dagger",
  getGames:
    "games, bowl games, bowls, schedule, results, fixtures, matchups, final score, scores, postseason games, regular season games, playoff games, home and away, upcoming games, game results, team schedule, conference championship games, home team, away team, next week's games, this week's games, next games",
  "getGames#field-id": "game id, id of a game, ESPN game id",
  "getGames#field-startDate": "kickoff, kickoff time, time of day, start time, game time, game date, date of a game",
  "getGames#parameter-seasonType": "postseason, regular season, season type, spring season",
  "getGames#parameter-classification":
    "division, NCAA division, division 1, division 2, division 3, FCS, FCS games, FCS schedule, lower divisions",
  "getGames#field-neutralSite": "neutral site",
  "getGames#field-attendance": "attendance, crowd, spectators, how many people",
  "getGames#field-homeLineScores":
    "quarter scores, score by quarter, points by quarter, line score, halftime score, overtime, overtime games, went to overtime",
  getPlays: "plays, play by play, pbp, play by play for one game, down and distance, every play, play log",
  getDrives: "drive chart, drives, possessions, drive results",
  getLivePlays: "live play by play, live game, in progress, real time plays",
  getScoreboard: "live scores, live score, scoreboard, today, current games, real time, games today",
  getLines:
    "odds, betting odds, betting lines, spread, point spread, over under, total, moneyline, sportsbook, bookmaker, vegas lines, closing line, favorite, favored, underdog, win total, gambling",
  "getLines#field-lines.spreadOpen": "opening spread, opening line, line movement",
  "getLines#field-lines.overUnderOpen": "opening total, opening over under",
  getTransferPortal:
    "transfers, transfer portal, transferring players, portal, transfer quarterback, transfer qb, transfer players",
  getRankings:
    "AP poll, coaches poll, top 25, polls, poll, rankings, CFP rankings, committee rankings, ranked teams, preseason poll, preseason rankings",
  getRecruits: "recruits, recruiting, stars, five stars, high school, prospects, commits, recruit rankings",
  getTeamRecruitingRankings:
    "recruiting class, recruiting classes, team recruiting, class rankings, recruiting rankings",
  getRoster:
    "roster, rosters, players of a team, squad, jersey, jersey number, height, weight, hometown, depth chart, starters, lineup, player positions",
  getTeamGameStats:
    "team box score, box score, boxscore, third down, third downs, third down conversions, fourth down, fourth down conversions, time of possession, possession time, turnovers, turnover margin, penalties, penalty yards, first downs, total yards, game stats, team game stats",
  getPlayerGameStats:
    "player box score, player game log, receiving yards in a game, receptions in a game, touchdowns in a game, player game stats, player stats for one game, stats by week, game log, stats by game, rushing yards in a game, passing yards in a game",
  getAdvancedBoxScore: "advanced box score, field position",
  getGameWeather: "weather, temperature, wind, rain, snow, humidity",
  getGameMedia:
    "tv, broadcast, broadcasts, channel, network, streaming, what channel, espn, games on espn, on espn, fox, abc, cbs, watch games",
  getVenues: "stadium, stadiums, capacity, venue capacity, latitude, longitude, coordinates, dome, turf, grass",
  getTeams: "teams, all teams, list of teams, schools, universities, team colors",
  "getTeams#field-mascot": "nickname, nicknames, team nickname, team nicknames, mascots",
  "getTeams#field-id": "team id, team ids, id of a team, school id",
  "getTeams#field-logos": "logo, logos, team logo, team logos",
  "getTeams#field-color": "color, colors, team color, hex color",
  getFbsTeams: "FBS teams, division one teams",
  getMatchup: "head to head, rivalry, series history, all-time record, matchup history",
  getTalent: "247, talent composite, team talent, blue chip ratio",
  getConferences: "conferences, list of conferences, SEC, Big Ten",
  "getConferences#field-id": "conference id, conference ids",
  "getVenues#field-id": "venue id, venue ids, stadium id",
  "getCoaches#field-id": "coach id, coach ids",
  "getPlays#field-clock": "clock, game clock, time remaining, seconds left",
  "getPlays#field-id": "play id, play ids",
  "getDrives#field-startYardline": "yard line, starting yard line, starting field position",
  "getDrives#field-id": "drive id, drive ids",
  "groups/adjustedMetrics.html":
    "adjusted stats, opponent adjusted, opponent adjusted stats, opponent-adjusted metrics, schedule adjusted",
  "groups/ratings.html": "ratings, team ratings, power ratings, power rankings",
  getConferenceChanges: "realignment, conference realignment, conference moves",
  getUserInfo: "account, patron level, my key, how many calls do I have left, my tier",
  getRecords:
    "wins, losses, win loss record, records, record, standings, conference standings, undefeated, undefeated teams, winless teams",
  getCoaches: "head coach, head coaches, coach, coaching, coach record",
  getCoachTenures: "coaching changes, coaching carousel, coach hired, coach fired, interim coach, new coaches",
  getDraftPicks: "first round picks, nfl draft, draft picks, nfl draft picks, drafted players",
  getSrsRatings: "SRS, simple rating system",
  getSpRatings: "SP+, S&P+, sp plus, Bill Connelly",
  "getFpiRatings#field-resumeRanks.strengthOfSchedule": "strength of schedule, schedule strength, SOS",
  getFpiRatings: "FPI, ESPN power index, football power index",
  getEloRatings: "elo, elo rating, elo ratings",
  getTeamsAts: "against the spread, ATS, cover, cover the spread, ATS record",
  getCalendar: "weeks, weeks of a season, calendar, schedule weeks, bye week, current week, when does the season start",
  searchPlayers: "player id, find player id, search player, find a player, player name, lookup, athlete id",
  getCfpPlayoff: "playoff, playoff bracket, bracket, CFP, champion, national champion, national championship",
  getCfpParticipants: "playoff seeds, seeds, playoff teams",
  getGameHavoc: "havoc, tackles for loss, passes defended",
  getWinProbability: "win probability, win probability by play, win probability chart, in-game win probability",
  getPregameWinProbability: "pregame win probability, expected winner, win chances",
  getPlayerSeasonStats:
    "player stats, player season stats, player statistics, season stats, receiving yards, receptions, sacks, interceptions, tackles, touchdowns, fumbles, defensive stats, wide receiver stats, kicking stats, punting, kick returns, kickoff returns, punt returns",
  getPlayerSeasonPassing:
    "quarterback stats, quarterback, QB stats, QB, passing stats, passer rating, QB rating, passing yards, completion percentage, air yards, yards after catch, interceptions thrown",
  getPlayerSeasonRushing:
    "running back stats, running back, RB stats, rushing stats, rushing yards, yards before contact, yards after contact",
  getTeamSeasonStats:
    "team stats, team season stats, team statistics, yards per game, total offense, total defense, points per game, offense stats, defense stats",
  "getAdvancedSeasonStats#field-offense.ppa": "EPA per play, PPA per play, offensive EPA",
  getAdvancedSeasonStats: "advanced stats, advanced team stats, team efficiency, offensive efficiency",
  getPlayerUsage: "usage rate, snap counts, targets, target share, player usage",
  getReturningProduction: "returning starters, returning production, experience",
  getFieldGoalExpectedPoints: "field goal, field goals, field goal probability, kickers",
  getPredictedPoints: "expected points by down and distance, expected points table, EP model",
  getTeamSeasonOverview: "team page, season overview, team summary, team profile",
  getPlayerSeasonOverview: "player page, player profile, player summary, career stats",
  getPlayTypes: "play types, types of plays, two point conversion, two-point conversions, safety, pick six",
  getConferenceAffiliations:
    "which conference, team conference, conference of a team, conference membership, conference members",
  "getPlays#field-offenseTimeouts": "timeouts remaining, timeouts left, team timeouts",
};
