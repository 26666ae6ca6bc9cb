/** What readers call things, by the page or section that they mean. An operation is named by its operationId. */
export const synonyms: Readonly<Record<string, string>> = {
  "docs/start.html":
    "getting started quickstart quick start install setup npm tutorial first request hello world offline sample data mock fake data demo without a key",
  "docs/start.html#for-programs":
    "openapi.json openapi.yaml llms.txt swagger document download agents agent MCP LLM ChatGPT Claude markdown",
  "docs/paging.html":
    "pagination paginate paging page pages next cursor offset all rows whole entire full season of plays bulk download backfill",
  "docs/costs.html": "pricing price plans billing money paid free tiers cost of a call",
  "docs/costs.html#key": "API token API key authentication auth bearer authorization header login credentials secret",
  "docs/costs.html#quota":
    "quota reset resets renew monthly remaining calls left usage month calls used up CORS browser origin",
  "docs/costs.html#pacing":
    "rate limit rate limits rate limiting throttle throttling requests per second 429 too many requests concurrency parallel pacing",
  "docs/terms.html":
    "commercial use license licence legal terms of service redistribute resell share publish attribution scraping logos allowed",
  "docs/failures.html":
    "error codes status codes 400 401 403 404 429 500 503 unauthorized forbidden expired key invalid key wrong key good key rejected error messages bad request",
  "docs/failures.html#what-is-not-there": "empty array no rows unknown team not found empty result nothing returned",
  "docs/errors-and-limits.html":
    "retry retries backoff timeout exceptions error classes abort cancel client options exit codes",
  "docs/leakage.html":
    "data leakage leak lookahead look-ahead bias backtest back-testing predict prediction machine learning training model features point in time as of",
  "docs/filters.html#values": "week 0 zero year 0 empty value not given postseason",
  "docs/filters.html":
    "misspelled parameter unknown parameter ignored filter case-sensitive names boolean array query string encoding",
  "docs/filters.html#names": "team names school name spelling abbreviation conference name case sensitive",
  "docs/responses.html":
    "null missing values is null time zone timezone UTC dates date format integer float types JSON",
  "docs/responses.html#freshness": "cache caching stale etag refresh how often updated polling",
  "docs/responses.html#first-seasons": "how far back oldest season history first year available years",
  "docs/responses.html#size": "response size megabytes large row cap truncated rows missing",
  "docs/measures.html":
    "EPA PPA havoc expected points definitions glossary metrics meaning success rate explosiveness havoc elo WEPA",
  "docs/sources.html": "sources provenance evidence where from unofficial undocumented",
  "docs/tables.html": "CSV Parquet pandas dataframe DuckDB Excel R Polars Arquero export columns spreadsheet SQL",
  "docs/many-processes.html":
    "Redis workers serverless lambda cluster distributed shared cache several machines queue deploy",
  "docs/extensions.html": "x- extensions vendor extensions openapi extensions",
  "observed.html": "specified observed promise guarantee reliable sure observations dagger",
  getGames: "bowl games bowls schedule scores results fixtures matchups final score",
  getPlays: "play by play play-by-play pbp plays",
  getLivePlays: "live play by play in progress real time",
  getScoreboard: "live scores scoreboard today current games real time",
  getLines: "odds betting odds spread over under moneyline sportsbook vegas lines",
  getTransferPortal: "transfers transfer portal transferring players",
  getRankings: "AP poll coaches poll top 25 polls ranking",
  getRecruits: "recruits recruiting stars high school prospects commits",
  getRoster: "roster players team squad jersey height weight",
  getTeamGameStats: "team box score boxscore",
  getPlayerGameStats: "player box score boxscore player game log",
  getAdvancedBoxScore: "advanced box score boxscore",
  getGameWeather: "weather temperature wind rain",
  getGameMedia: "tv broadcast channel network streaming",
  getVenues: "stadium stadiums capacity location latitude longitude",
  getTalent: "247 talent composite",
  getUserInfo: "quota remaining account usage patron level my key",
  getRecords: "wins losses record standings",
  getCoaches: "head coach coaches coaching",
  getDraftPicks: "nfl draft picks",
  getSrsRatings: "SRS simple rating system",
  getSpRatings: "SP+ S&P+ sp plus Bill Connelly",
  getFpiRatings: "FPI ESPN power index",
  getEloRatings: "Elo rating ratings",
  getTeamsAts: "against the spread ATS cover",
  getCalendar: "weeks of a season calendar schedule weeks",
  searchPlayers: "find player id search player name lookup",
  getCfpPlayoff: "playoff bracket CFP seeds champion",
  getGameHavoc: "havoc tackles for loss passes defended",
  getWinProbability: "win probability by play chart",
  getPregameWinProbability: "pregame win probability expected winner",
};
