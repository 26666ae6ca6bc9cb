// Generated from openapi.yaml by `npm run generate`. Do not edit: edit the document.

export interface paths {
    "/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List games
         * @description Lists games, one row per game, scheduled or played, with score, venue, Elo ratings and position in the playoff. Other operations take the game ids from here.
         *
         *     Give `year` or `id`.
         *
         *     `round` needs `competition`.
         *
         *     With `competition`, `seasonType` must be `postseason` or `both`.
         *
         *     With `id`, the service ignores `year`, `week`, `seasonType`, `classification`, `team`, `home`, `away` and `conference`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Data since 1869.
         *
         *     Observed: A `competition` with a `seasonType` other than postseason or both is a 400; the other rules are specified.
         */
        get: operations["getGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/games/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List team box scores
         * @description Lists box scores of teams, one row per game, with the statistics of both teams such as first downs, yards and turnovers.
         *
         *     Give `year` or `id`.
         *
         *     With `year`, give `week`, `team` or `conference`.
         *
         *     With `id`, the service ignores `week`, `team`, `conference`, `classification` and `seasonType`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Data since 2004.
         *
         *     Observed: With a `year`, the rule about `week`, `team` and `conference` holds even when `id` is given.
         */
        get: operations["getTeamGameStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/games/players": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List player box scores
         * @description Lists box scores of players, one row per game, with the statistics of the players of both teams, nested by team, category and type. A `category` makes the response much smaller.
         *
         *     Give `year` or `id`.
         *
         *     With `year`, give `week`, `team` or `conference`.
         *
         *     With `id`, the service ignores `week`, `team`, `conference`, `classification` and `seasonType`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Data since 2004.
         *
         *     Observed: With a `year`, the rule about `week`, `team` and `conference` holds even when `id` is given.
         */
        get: operations["getPlayerGameStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/games/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List broadcasts
         * @description Lists broadcasts, one row per outlet that carries a game. A game on television and on the web has two rows.
         *
         *     Costs one call of the monthly quota.
         */
        get: operations["getGameMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/games/weather": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List game weather
         * @description Lists the weather of games, one row per game. The service names no units. The key needs a supporter-tier subscription on a third-party membership platform.
         *
         *     Give `year` or `gameId`.
         *
         *     With `gameId`, the service ignores `year`, `seasonType`, `week`, `team`, `conference` and `classification`.
         *
         *     Needs supporter tier 1 or higher.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: By the service's own description rows may be forecasts; by the source of 5.23.0, games without a venue are left out.
         */
        get: operations["getGameWeather"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List team records
         * @description Lists team records, one row per team and season: wins, losses and ties in total, in the conference, at home, away, on neutral sites, in the regular season and in the postseason.
         *
         *     Give `year` or `team`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: A season without completed games has rows of zeros instead of an empty array.
         */
        get: operations["getRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List season weeks
         * @description Lists the weeks of a season, one row per week, with its first and last day. Each part of the season has its own weeks.
         *
         *     Costs one call of the monthly quota.
         *
         *     Data since 2002.
         */
        get: operations["getCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scoreboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the live scoreboard
         * @description Returns the live scoreboard, one row per game, scheduled, running or completed: status, clock, score, situation, win probability, weather and betting line. It takes no date. To follow a game, repeat the call.
         *
         *     Needs supporter tier 1 or higher.
         *
         *     Not metered: a call costs nothing.
         *
         *     Observed: It changes at most every 60 seconds.
         */
        get: operations["getScoreboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/box/advanced": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an advanced box score
         * @description Returns the advanced measures of one game by team, player and quarter. The response is a single object. Arrays of teams hold a row per side. Older games have gaps.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: An id of no game is a 500, not a 404.
         */
        get: operations["getAdvancedBoxScore"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playoffs/cfp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a playoff
         * @description Returns the whole playoff of one season: the participants, the rounds with their matchups and games, and the champion. The response is a single object.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Recordings hold the playoffs of 2023, 2024 and 2025, in three formats; a season without a playoff is a 404.
         */
        get: operations["getCfpPlayoff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playoffs/cfp/participants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List playoff participants
         * @description Lists the participants of a playoff, one row per team, with rank, seed, kind of bid and outcome.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Declared by the service; no response was recorded; 28 such rows were recorded within `getCfpPlayoff`.
         */
        get: operations["getCfpParticipants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playoffs/cfp/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List playoff matchups
         * @description Lists the matchups of a playoff, one row per matchup, with both slots, the game, and where its winner goes. To list the games instead, call `getGames` with a `competition`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Declared by the service; no response was recorded; 25 such rows were recorded within `getCfpPlayoff`; a round without matchups is an empty array, a season without a playoff a 404.
         */
        get: operations["getCfpGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/drives": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List drives
         * @description Lists drives, one row per drive, with offense, start and end, length, result and score. A whole season is large; give a week or a team as well.
         *
         *     Costs one call of the monthly quota.
         *
         *     Data since 2001.
         *
         *     Observed: Declared by the service; 203 recorded rows agree; games without plays have no drives (the source of 5.23.0).
         */
        get: operations["getDrives"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List plays
         * @description Lists plays, one row per play, with sides, score, period, clock, spot, down, distance, text and PPA. A team makes the response much smaller.
         *
         *     Costs one call of the monthly quota.
         *
         *     Data since 2001.
         *
         *     Observed: Declared by the service; 26 recorded rows agree; five of them had no PPA; penalties, kickoffs and an end of game were among them.
         */
        get: operations["getPlays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plays/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List play types
         * @description Lists the types of plays, one row per type, with the abbreviation that `getPlays` takes.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Declared by the service; 49 recorded rows agree, 15 of them without an abbreviation.
         */
        get: operations["getPlayTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plays/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List player play statistics
         * @description Lists player statistics by play, one row per player, play and type of statistic. Filter by game or by player.
         *
         *     Costs one call of the monthly quota.
         *
         *     At most 2 calls in flight per key.
         *
         *     At most 2,000 rows per response; the rest is cut without an error.
         *
         *     Data since 2012.
         *
         *     Observed: Declared by the service; two recorded rows agree; by the source of 5.23.0, rows have no order, so a capped response is an arbitrary set.
         */
        get: operations["getPlayStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plays/stats/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List play statistic types
         * @description Lists the types of statistics of a play, one row per type, with the id that `getPlayStats` takes.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Declared by the service; 26 recorded rows agree.
         */
        get: operations["getPlayStatTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live/plays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get live plays
         * @description Returns one game in progress: situation, measures of both teams, and every drive with its plays. The response is a single object. To follow a game, repeat the call; `getScoreboard` lists the games in progress.
         *
         *     Needs supporter tier 2 or higher.
         *
         *     Costs one call of the monthly quota.
         *
         *     At most 2 calls in flight per key.
         *
         *     Observed: A response may be up to 5 seconds old; a game without plays is a 400.
         */
        get: operations["getLivePlays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passing/plays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List passing plays
         * @description Lists passes, one row per pass, with passer, target, outcome, air yards, location, yards after the catch and PPA.
         *
         *     Give `team` or `week`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Data since 2025.
         *
         *     Observed: Declared by the service; no response was recorded; by the declared outcomes interceptions are rows, and sacks, which are rushing plays, are not; a `gameId` does not replace any required parameter.
         */
        get: operations["getPassingPlays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passing/players/season": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List player season passing
         * @description Lists the passing of players by season, one row per passer and season: counts, rates, depth of target, yards after the catch and PPA, in total and by location. With `passerId` alone, the response holds every season.
         *
         *     Give `year` or `passerId`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Data since 2025.
         *
         *     Observed: One row of an older version was recorded, with air yards known for 153 of 385 attempts; PPA, success and locations were added later.
         */
        get: operations["getPlayerSeasonPassing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passing/players/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List player game passing
         * @description Lists the passing of players by game, one row per passer and game: counts, rates, depth of target, yards after the catch and PPA, in total and by location.
         *
         *     Give `passerId`, `team` or `week`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Data since 2025.
         *
         *     Observed: Declared by the service; no response was recorded; the advanced box score has the same rows.
         */
        get: operations["getPlayerGamePassing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passing/teams/season": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List team season passing
         * @description Lists the passing of teams by season, one row per team and season: what its passers produced and what its defense allowed. With `team` alone, the response holds every season.
         *
         *     Give `year` or `team`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Data since 2025.
         *
         *     Observed: Declared by the service; no response was recorded.
         */
        get: operations["getTeamSeasonPassing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passing/teams/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List team game passing
         * @description Lists the passing of teams by game, one row per team and game: what its passers produced and what its defense allowed. The opponent has its own row.
         *
         *     Give `team` or `week`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Data since 2025.
         *
         *     Observed: Declared by the service; no response was recorded; the advanced box score has the same rows.
         */
        get: operations["getTeamGamePassing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rushing/plays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List rushing plays
         * @description Lists runs, one row per run, with ball carrier and how the run is credited, direction, yards and PPA. Sacks and kneels are marked.
         *
         *     Give `gameId`, `year` or `rusherId`.
         *
         *     `week` needs `year`.
         *
         *     With `year`, give `team` or `week`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Data since 2025.
         *
         *     Observed: Declared by the service; no response was recorded; with a `year`, the rule about `team` and `week` holds even when a game or a rusher is given.
         */
        get: operations["getRushingPlays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rushing/players/season": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List player season rushing
         * @description Lists the rushing of players by season, one row per rusher and season: attempts, yards, line yards and PPA, in total and by direction. With `rusherId` alone, the response holds every season.
         *
         *     Give `year` or `rusherId`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Data since 2025.
         *
         *     Observed: Declared by the service; no response was recorded; the source of 5.23.0 counts only runs credited to one player, a quarterback's sacks included.
         */
        get: operations["getPlayerSeasonRushing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rushing/players/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List player game rushing
         * @description Lists the rushing of players by game, one row per rusher and game: attempts, yards, line yards and PPA, in total and by direction. With `rusherId` alone, the response holds every game.
         *
         *     Give `year` or `rusherId`.
         *
         *     `week` needs `year`.
         *
         *     With `year`, give `team` or `week`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Data since 2025.
         *
         *     Observed: Declared by the service; no response was recorded; with a `year`, the rule about `team` and `week` holds even when a rusher is given; the source of 5.23.0 counts only runs credited to one player, a quarterback's sacks included.
         */
        get: operations["getPlayerGameRushing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rushing/teams/season": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List team season rushing
         * @description Lists the rushing of teams by season, one row per team and season: what its rushers produced and what its defense allowed. With `team` alone, the response holds every season.
         *
         *     Give `year` or `team`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Data since 2025.
         *
         *     Observed: Declared by the service; no response was recorded; the source of 5.23.0 also counts sacks, kneels and runs that no player is credited with.
         */
        get: operations["getTeamSeasonRushing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rushing/teams/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List team game rushing
         * @description Lists the rushing of teams by game, one row per team and game: what its rushers produced and what its defense allowed. The opponent has its own row.
         *
         *     Give `team` or `week`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Data since 2025.
         *
         *     Observed: Declared by the service; no response was recorded; the advanced box score has the same rows.
         */
        get: operations["getTeamGameRushing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List teams
         * @description Lists teams of every division, one row per team, with names, colors, conference and home stadium. Other operations take the name of the school from here. With a `year`, only teams with a conference in that season are listed.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Declared by the service; 2,727 recorded rows agree; 1,200 had neither conference nor classification, 950 no mascot, and none a null location.
         */
        get: operations["getTeams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/fbs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List FBS teams
         * @description Lists the teams of the Football Bowl Subdivision, the top division, one row per team.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Declared by the service; 408 recorded rows agree, each with a conference, a mascot and a stadium.
         */
        get: operations["getFbsTeams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/matchup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get matchup history
         * @description Returns the games that two teams have played against each other, and the wins of each. The response is a single object. Wins are counted in the order of the parameters, not by home and away.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Two teams that never met, or a misspelled name, give counts of 0, no games, and neither team1 nor team2.
         */
        get: operations["getMatchup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/ats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List records against spread
         * @description Lists records against the betting spread, one row per team and season: games won, lost and pushed against the spread, and the average margin.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Declared by the service; one recorded row agrees; by the source of 5.23.0, only completed games with a spread count.
         */
        get: operations["getTeamsAts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/season/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a team season overview
         * @description Returns one season of one team: record, ratings with ranks, advanced statistics, passing, rushing and players. The response is a single object and replaces several calls.
         *
         *     An unknown parameter is refused, not ignored.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: An unknown parameter, a repeated parameter and one with brackets (`team[]=…`) are a 400; an unknown team is a 404.
         */
        get: operations["getTeamSeasonOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List rosters
         * @description Lists rosters, one row per player and team, with height, weight, jersey number, position and hometown. Without a `team`, the response holds every team.
         *
         *     Costs one call of the monthly quota.
         *
         *     Data since 2004.
         *
         *     Observed: A season without a `team` is about 31,000 rows (9 MB); placeholder players named Team are left out.
         */
        get: operations["getRoster"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/talent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List team talent
         * @description Lists the talent of teams, one row per team and season: how highly the players of the roster were rated as recruits.
         *
         *     Costs one call of the monthly quota.
         *
         *     Data since 2015.
         *
         *     Observed: Declared by the service; 134 recorded rows agree, with values from 23.66 to 1,002.98.
         */
        get: operations["getTalent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List conferences
         * @description Lists conferences, one row per conference, with name, abbreviation, classification and number of members. With a `year`, only conferences with a member in that season are listed.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Declared by the service; 212 recorded rows agree, 128 of them without an abbreviation.
         */
        get: operations["getConferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conferences/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List conference changes
         * @description Lists changes of conference, one row per team, with the old and the new conference.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Declared by the service; no response was recorded.
         */
        get: operations["getConferenceChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conferences/affiliations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List conference memberships
         * @description Lists conference memberships, one row per team and unbroken stretch of seasons in a conference. Give one season or a range of seasons; without either, the response is the whole history.
         *
         *     Do not give `year` and `minYear` together.
         *
         *     Do not give `year` and `maxYear` together.
         *
         *     `minYear` must not be greater than `maxYear`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Declared by the service; no response was recorded.
         */
        get: operations["getConferenceAffiliations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List venues
         * @description Lists all stadiums, one row per venue, with location, capacity and surface. It takes no parameters; store the response and look venues up there.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Declared by the service; 840 recorded rows agree; all had a name, city and state; 512 had no surface and 525 no time zone.
         */
        get: operations["getVenues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List coaches
         * @description Lists head coaches, one row per coach, with the seasons that match. Other operations take the coach ids from here. No parameter is required, but the full list is long.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Declared by the service; 182 recorded coaches with 398 seasons since 1892 agree, 31 of them without a hire date.
         */
        get: operations["getCoaches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a coach profile
         * @description Returns one head coach: name, current team and career record. The response is a single object.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Declared by the service; no response was recorded; an unknown coach is a 404.
         */
        get: operations["getCoachProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/seasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List detailed coach seasons
         * @description Lists seasons of head coaches, one row per coach, team and season, with record, ratings and their change, recruiting, polls, points, playoff, and the draft that followed.
         *
         *     Give `coachId`, `team` or `year`.
         *
         *     Do not give `year` and `minYear` together.
         *
         *     Do not give `year` and `maxYear` together.
         *
         *     `minYear` must not be greater than `maxYear`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Declared by the service; no response was recorded; an unknown coach or team is an empty array.
         */
        get: operations["getCoachSeasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/tenures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List coach tenures
         * @description Lists tenures of head coaches, one row per unbroken stretch of a coach at a team, with record. A coach who returned has two. Interim tenures are marked.
         *
         *     Give `coachId` or `team`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Declared by the service; no response was recorded; an unknown coach or team is an empty array.
         */
        get: operations["getCoachTenures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/player/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search players by name
         * @description Lists players whose name contains the search term, one row per player. Other operations take the player ids from here. Narrow a common name by year, team or position.
         *
         *     Costs one call of the monthly quota.
         *
         *     At most 100 rows per response; the rest is cut without an error.
         *
         *     Observed: Declared by the service; one recorded row agrees; by the source of 5.23.0, the first 100 by full name are returned, and players without position or hometown are left out.
         */
        get: operations["searchPlayers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/player/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List player usage
         * @description Lists the usage of players, one row per player and season: the share of the team's plays that involve the player, in total and by down and kind of play.
         *
         *     Costs one call of the monthly quota.
         *
         *     Data since 2013.
         *
         *     Observed: Declared by the service; one recorded row agrees.
         */
        get: operations["getPlayerUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/player/season/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a player season overview
         * @description Returns one season of one player: box score statistics, usage and PPA. The response is a single object.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: A player and season without data is a 204 without a body; a player with several teams has one object only.
         */
        get: operations["getPlayerSeasonOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/player/returning": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List returning production
         * @description Lists returning production, one row per team and season: the share of last season's PPA and plays that returning players account for, by passing, receiving and rushing.
         *
         *     Give `year` or `team`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Declared by the service; one recorded row agrees; its shares were from 0 to 1, though their names say percent.
         */
        get: operations["getReturningProduction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/player/portal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List portal transfers
         * @description Lists transfers, one row per player who entered the transfer portal, with origin, destination, date and rating. Rows hold no player id.
         *
         *     Costs one call of the monthly quota.
         *
         *     Data since 2021.
         *
         *     Observed: Declared by the service; 15,213 recorded rows of 2021 to 2026 agree: 3,147 had no destination, 6,974 no rating and 2,168 no stars; by the source of 5.23.0, players of unknown origin are left out.
         */
        get: operations["getTransferPortal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rankings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List poll rankings
         * @description Lists poll rankings, one row per week, with every poll of that week and its teams.
         *
         *     When `latest` is `true`, `poll` must be given.
         *
         *     When `final` is `true`, `poll` must be given.
         *
         *     Do not combine `latest=true` with `final=true`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Declared by the service; 41 recorded weeks with 181 polls of six kinds agree; a season or week without polls is an empty array.
         */
        get: operations["getRankings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List betting lines
         * @description Lists betting lines, one row per game, with spread, total and moneylines by bookmaker, and the opening values where they are known.
         *
         *     Give `year` or `gameId`.
         *
         *     With `gameId`, the service ignores `year`, `seasonType`, `week`, `team`, `home`, `away` and `conference`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Declared by the service; 4,732 recorded games agree, but 71 older ones lack `homeTeamId` and `awayTeamId`; a game without a line is listed, with an empty array, when at least one side plays in the FBS.
         */
        get: operations["getLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiting/players": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List recruits
         * @description Lists recruits, one row per recruit, with ranking, rating, stars, size, hometown and school. Without a `classification`, the response holds recruits from high schools only.
         *
         *     Give `year` or `team`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Declared by the service; 6,446 recorded rows of the classes of 2006 to 2026 agree, all from high schools.
         */
        get: operations["getRecruits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiting/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List team recruiting rankings
         * @description Lists recruiting classes, one row per team and class, with rank and points.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Declared by the service; 369 recorded rows of the classes of 2000 to 2026 agree.
         */
        get: operations["getTeamRecruitingRankings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiting/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List recruiting by position group
         * @description Lists recruits by position group, one row per team and group over a range of classes, with number and averages.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Ten rows of one team were recorded; `positionGroup` says why a sum over the rows counts twice.
         */
        get: operations["getRecruitingGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ratings/core": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List CORE ratings
         * @description Lists CORE ratings, one row per team and season, overall and by side of the ball, with the last week included and the version of the model. Compare ratings of one version only.
         *
         *     Give `year` or `team`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Data since 2016.
         *
         *     Observed: Declared by the service; no response was recorded; the service publishes that seasons before the release of the model are computed in retrospect.
         */
        get: operations["getCoreRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ratings/sp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List SP ratings
         * @description Lists SP ratings, one row per team and season, with offense, defense and special teams.
         *
         *     Give `year` or `team`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Data since 1970.
         *
         *     Observed: Each season of the response has an extra row named nationalAverages, even when `team` filters the rest; it has no conference, and its rankings are null.
         */
        get: operations["getSpRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ratings/sp/conferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List conference SP ratings
         * @description Lists SP ratings of conferences, one row per conference and season, with offense, defense and special teams. There are no rankings.
         *
         *     Costs one call of the monthly quota.
         *
         *     Data since 1970.
         *
         *     Observed: Declared by the service; no response was recorded.
         */
        get: operations["getConferenceSpRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ratings/srs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List SRS ratings
         * @description Lists SRS ratings, one row per team and season: points better than an average FBS team at a neutral site. FBS teams only.
         *
         *     Give `year` or `team`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Data since 1897.
         *
         *     Observed: Declared by the service; one recorded row agrees; the service publishes the unit, and that ratings of a season in progress change and are unstable early.
         */
        get: operations["getSrsRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ratings/srs/expanded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List expanded SRS ratings
         * @description Lists expanded SRS ratings, one row per team and season, which cover more divisions than the FBS. Compare values within one season and one of the two operations only.
         *
         *     Give `year` or `team`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Data since 2003.
         *
         *     Observed: Declared by the service; no response was recorded; the service publishes how the two differ.
         */
        get: operations["getExpandedSrsRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ratings/elo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Elo ratings
         * @description Lists Elo ratings, one row per team and season: after a week, after the latest week, or before the season.
         *
         *     When `preseason` is `true`, `seasonType` must be `regular` or `both` and `week` must be left out.
         *
         *     Costs one call of the monthly quota.
         *
         *     Data since 1890.
         *
         *     Observed: Declared by the service; one recorded row agrees; by the source of 5.23.0, only `seasonType=regular` acts as a filter.
         */
        get: operations["getEloRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ratings/fpi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List FPI ratings
         * @description Lists FPI ratings, one row per team and season: the rating in points, ranks of the team's resume, and efficiencies by unit.
         *
         *     Give `year` or `team`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Data since 2005.
         *
         *     Observed: Declared by the service; one recorded row agrees.
         */
        get: operations["getFpiRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ppa/predicted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List predicted points
         * @description Lists predicted points for a down and distance, one row per yard line. PPA is the change of this value over a play.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Declared by the service; 90 recorded rows agree; they held one row for each yard line from 1 to 90.
         */
        get: operations["getPredictedPoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ppa/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List team season PPA
         * @description Lists the PPA of teams by season, one row per team and season: PPA per play of its offense and against its defense, by kind of play and by down, and sums over the season.
         *
         *     Give `year` or `team`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Data since 2001.
         *
         *     Observed: Declared by the service; one recorded row agrees; its sums of passing and rushing do not add up to the total: by the source of 5.23.0, plays of other kinds count in the total alone; by the same source, overtime is left out when garbage time is excluded.
         */
        get: operations["getTeamSeasonPpa"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ppa/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List team game PPA
         * @description Lists the PPA of teams by game, one row per team and game: PPA per play of its offense and against its defense, by kind of play and by down. The opponent has its own row.
         *
         *     Costs one call of the monthly quota.
         *
         *     Data since 2001.
         *
         *     Observed: Declared by the service; one recorded row agrees; with garbage time excluded, overtime is left out too (the source of 5.23.0).
         */
        get: operations["getTeamGamePpa"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ppa/players/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List player game PPA
         * @description Lists the PPA of players by game, one row per player and game: PPA per play that involves the player. A `threshold` leaves out players with few plays. Rows hold week and opponent but no game id.
         *
         *     Give `team` or `week`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Data since 2001.
         *
         *     Observed: Declared by the service; eight recorded rows agree, but averages may be null rather than absent; by the source of 5.23.0, a `threshold` is a 500.
         */
        get: operations["getPlayerGamePpa"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ppa/players/season": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List player season PPA
         * @description Lists the PPA of players by season, one row per player and season: per play and in sum, by kind of play and by down. A `threshold` leaves out players with few plays.
         *
         *     Give `year` or `playerId`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Data since 2001.
         *
         *     Observed: Declared by the service; six recorded rows agree, but averages may be null rather than absent.
         */
        get: operations["getPlayerSeasonPpa"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics/wp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List in-game win probabilities
         * @description Lists in-game win probabilities, one row per play of one game, with the situation. Sort by playNumber to chart the game.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Declared by the service; 176 recorded rows agree; they were of one game, numbered from 0; by the source of 5.23.0, plays without a down are left out, and the last row is the outcome.
         */
        get: operations["getWinProbability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics/wp/pregame": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List pregame win probabilities
         * @description Lists pregame win probabilities, one row per game, with the spread and the home team's probability. Call it week by week.
         *
         *     Costs one call of the monthly quota.
         *
         *     At most 1,000 rows per response; the rest is cut without an error.
         *
         *     Observed: Declared by the service; 115 recorded rows agree; by the source of 5.23.0, the oldest rows stay when the response is capped.
         */
        get: operations["getPregameWinProbability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics/fg/ep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List field goal expected points
         * @description Lists the expected points of field goals, one row per distance to the goal line.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Declared by the service; 100 recorded rows agree; they held one row for each yard from 0 to 99.
         */
        get: operations["getFieldGoalExpectedPoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/player/season": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List player season statistics
         * @description Lists season statistics of players, one row per player and statistic. Without a team, conference or category, the response is very large. Values are strings.
         *
         *     Costs one call of the monthly quota.
         *
         *     At most 2 calls in flight per key.
         *
         *     Observed: Beyond 15 requests in 10 seconds the response is up to 2 seconds late, and its headers say so.
         */
        get: operations["getPlayerSeasonStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/player/success": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List player season success
         * @description Lists success rates of players by season, one row per player and season: how many of the passing and rushing plays credited to the player succeeded. A `threshold` leaves out players with few plays.
         *
         *     Give `year` or `playerId`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: A `year` of 0 counts as not given for the rule only; as a filter it matches nothing (the source of 5.23.0).
         */
        get: operations["getPlayerSeasonSuccess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/player/success/game": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List player game success
         * @description Lists success rates of players by game, one row per player and game: how many of the passing and rushing plays credited to the player succeeded.
         *
         *     Give `week`, `team` or `playerId`.
         *
         *     Costs one call of the monthly quota.
         *
         *     At most 2 calls in flight per key.
         *
         *     Observed: A `week` of 0 counts as not given for the rule only; as a filter it matches nothing (the source of 5.23.0).
         */
        get: operations["getPlayerGameSuccess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/season": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List team season statistics
         * @description Lists season statistics of teams, one row per team and statistic. No parameter selects a statistic; select rows by statName.
         *
         *     Give `year` or `team`.
         *
         *     Costs one call of the monthly quota.
         */
        get: operations["getTeamSeasonStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List team statistical categories
         * @description Lists the names of the statistics in box scores of teams, each a string. Season statistics have more names than these.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: 38 names were recorded; 40 recorded names of `getTeamSeasonStats` are not among them, and 15 of them are no name there.
         */
        get: operations["getStatCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/season/advanced": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List advanced season statistics
         * @description Lists advanced statistics of teams by season, one row per team and season, for its offense and its defense: PPA, success, explosiveness, rushing yards by level, havoc and field position, by down and kind of play.
         *
         *     Give `year` or `team`.
         *
         *     Costs one call of the monthly quota.
         *
         *     At most 2 calls in flight per key.
         *
         *     Data since 2001.
         *
         *     Observed: By the source of 5.23.0, `excludeGarbageTime` does not affect havoc, scoring opportunities and field position.
         */
        get: operations["getAdvancedSeasonStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/game/advanced": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List advanced game statistics
         * @description Lists advanced statistics of teams by game, one row per team and game, for its offense and its defense. The opponent has its own row.
         *
         *     Give `year` or `team`.
         *
         *     Costs one call of the monthly quota.
         *
         *     At most 2 calls in flight per key.
         *
         *     Data since 2001.
         *
         *     Observed: By the source of 5.23.0, a game with a side without a rated play is left out.
         */
        get: operations["getAdvancedGameStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/game/havoc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List game havoc
         * @description Lists the havoc of teams by game, one row per team and game: what its defense caused and what its offense suffered, as events and as shares of the plays. The opponent has its own row.
         *
         *     Give `year` or `team`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Data since 2004.
         */
        get: operations["getGameHavoc"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draft/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List NFL teams
         * @description Lists the teams of the NFL, one row per team, with the location that `getDraftPicks` takes.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Declared by the service; 32 recorded rows agree, one of them without a nickname.
         */
        get: operations["getDraftTeams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draft/positions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List draft positions
         * @description Lists the positions of the NFL draft, one row per position, with the name and the abbreviation that `getDraftPicks` takes.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Declared by the service; 29 recorded rows agree.
         */
        get: operations["getDraftPositions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draft/picks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List draft picks
         * @description Lists picks of the NFL draft, one row per pick, with round, NFL team, college, grades before the draft and hometown.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Declared by the service; one recorded row agrees; the coordinates of the hometown are text.
         */
        get: operations["getDraftPicks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wepa/team/season": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List adjusted team metrics
         * @description Lists adjusted metrics of teams, one row per team and season: EPA, success, explosiveness and rushing yards by level, for offense and defense, adjusted for opponents and home field.
         *
         *     Needs supporter tier 1 or higher.
         *
         *     Costs one call of the monthly quota.
         *
         *     Data since 2008.
         *
         *     Observed: Declared by the service; one recorded row agrees; the service publishes that the values cover the FBS schedule.
         */
        get: operations["getAdjustedTeamMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wepa/players/passing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List adjusted player passing
         * @description Lists adjusted EPA of passers, one row per player and season, with the number of plays that it rests on. Compare within one season and role.
         *
         *     Needs supporter tier 1 or higher.
         *
         *     Costs one call of the monthly quota.
         *
         *     Data since 2013.
         *
         *     Observed: Declared by the service; two recorded rows agree; by the source of 5.23.0, only quarterbacks are listed.
         */
        get: operations["getAdjustedPlayerPassing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wepa/players/rushing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List adjusted player rushing
         * @description Lists adjusted EPA of rushers, one row per player and season, with the number of plays that it rests on. Compare within one season and role.
         *
         *     Needs supporter tier 1 or higher.
         *
         *     Costs one call of the monthly quota.
         *
         *     Data since 2013.
         *
         *     Observed: Declared by the service; four recorded rows agree, a quarterback among them.
         */
        get: operations["getAdjustedPlayerRushing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wepa/players/kicking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List kicker points above replacement
         * @description Lists PAAR of kickers, one row per player and season: points added above replacement, with the number of attempts. It is not adjusted for opponents.
         *
         *     Needs supporter tier 1 or higher.
         *
         *     Costs one call of the monthly quota.
         *
         *     Data since 2016.
         *
         *     Observed: Declared by the service; one recorded row agrees; the service publishes the meaning.
         */
        get: operations["getKickerPaar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get plan and quota
         * @description Returns the plan of the key: tier, monthly limit, used and remaining calls, time of the reset, and features. The response is a single object. Call it before a large job.
         *
         *     Not metered: a call costs nothing.
         *
         *     Observed: The response of a free key without remaining calls was recorded, with a limit of 1,000.
         */
        get: operations["getUserInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/info/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get recent usage
         * @description Returns the recent usage of the key: number of requests, most requested paths and latest requests. The response is a single object.
         *
         *     Not metered: a call costs nothing.
         *
         *     Observed: Declared by the service; no response was recorded.
         */
        get: operations["getUserUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description A part of a season. `regular`: the regular season, conference championships included; `postseason`: bowls and playoffs; `both`: every part, useful only as a filter; `allstar`: all-star games; `spring_regular` and `spring_postseason`: a season that was moved to the spring.
         *
         *     Observed: As a parameter, `both` filters nothing.
         * @enum {string}
         */
        SeasonType: "regular" | "postseason" | "both" | "allstar" | "spring_regular" | "spring_postseason";
        /**
         * @description The division in which a team plays. `fbs`: Football Bowl Subdivision, the highest; `fcs`: Football Championship Subdivision; `ii` and `iii`: NCAA Divisions II and III; `ii/iii`: Divisions II and III, undivided.
         *
         *     Observed: The source of 5.23.0 does not accept `ii/iii` as a parameter.
         * @enum {string}
         */
        DivisionClassification: "fbs" | "fcs" | "ii" | "ii/iii" | "iii";
        /**
         * @description How a broadcast reaches its audience. `tv`: television; `radio`: sound only, over the air; `web`: a stream on the internet; `ppv`: pay-per-view; `mobile`: an app on a phone.
         * @enum {string}
         */
        MediaType: "tv" | "radio" | "web" | "ppv" | "mobile";
        /**
         * @description A playoff whose bracket the service tracks. `cfp`: the College Football Playoff of the FBS.
         * @enum {string}
         */
        PlayoffCompetition: "cfp";
        /**
         * @description A round of a playoff. `first_round`: the games that the best seeds skip; `quarterfinal`: the last eight; `semifinal`: the last four; `championship`: the final.
         * @enum {string}
         */
        PlayoffRound: "first_round" | "quarterfinal" | "semifinal" | "championship";
        /**
         * @description The status of a game on the scoreboard. `scheduled`: before kickoff; `in_progress`: under way; `completed`: finished.
         * @enum {string}
         */
        GameStatus: "scheduled" | "in_progress" | "completed";
        /**
         * @description A side of a game. `home`: the home team, also at a neutral site; `away`: the visitors.
         *
         *     Observed: Recorded rows hold `home` or `away`; the specified sample shows only `home` and names no full set of values.
         * @enum {string}
         */
        HomeAway: "home" | "away";
        /**
         * @description A part of a season, as the statistics by game store it. `regular`: the regular season, conference championships included; `postseason`: bowls and playoffs; `preseason`: games before the season; `allstar`: all-star games; `spring_regular` and `spring_postseason`: a season that was moved to the spring. Unlike `SeasonType` it has `preseason` and no `both`.
         * @enum {string}
         */
        SeasonTypeDB: "allstar" | "postseason" | "preseason" | "regular" | "spring_postseason" | "spring_regular";
        /**
         * @description The division in which a conference plays. `fbs`: Football Bowl Subdivision; `fcs`: Football Championship Subdivision; `ii` and `iii`: NCAA Divisions II and III; `ii/iii`: Divisions II and III, undivided.
         * @enum {string}
         */
        ConferenceClassification: "fbs" | "fcs" | "ii" | "ii/iii" | "iii";
        /**
         * @description The status of a playoff. `scheduled`: the bracket exists, the teams are not chosen; `selected`: the teams are chosen, no game has begun; `in_progress`: a game has begun; `completed`: the final is over.
         *
         *     Observed: Every recorded playoff was completed; the meanings are those of the source of 5.23.0.
         * @enum {string}
         */
        PlayoffStatus: "scheduled" | "selected" | "in_progress" | "completed";
        /**
         * @description How a team qualified for a playoff. `automatic`: as a conference champion with a guaranteed berth; `at_large`: chosen by the selection committee.
         *
         *     Observed: Both values were recorded.
         * @enum {string}
         */
        PlayoffBidType: "automatic" | "at_large";
        /**
         * @description How far a team is in a playoff. `active`: still in it; `eliminated`: lost a game of it; `champion`: won it.
         *
         *     Observed: Recorded playoffs were over, so `active` was never seen.
         * @enum {string}
         */
        PlayoffOutcome: "active" | "eliminated" | "champion";
        /**
         * @description Which team of a matchup advances. `winner`: the team that won.
         *
         *     Observed: The service declares no other value.
         * @enum {string}
         */
        PlayoffSlotOutcome: "winner";
        /**
         * @description What a live play counts as. `rush`: a run; `pass`: a pass; `other`: neither, such as a kick or a penalty.
         *
         *     Observed: All three values were recorded.
         * @enum {string}
         */
        LivePlayKind: "rush" | "pass" | "other";
        /**
         * @description The kind of down on which a live play began. `passing`: a passing down; `standard`: any other.
         *
         *     Observed: Every recorded play was on a standard down, kickoffs included; the source of 5.23.0 counts second down with 7 or more yards to go as a passing down, where other data take 8.
         * @enum {string}
         */
        LiveDownType: "passing" | "standard";
        /**
         * @description How a pass ended. `completion`: caught by the offense; `incompletion`: not caught; `interception`: caught by the defense.
         *
         *     Observed: Declared by the service; no response was recorded.
         * @enum {string}
         */
        PassOutcome: "completion" | "incompletion" | "interception";
        /**
         * @description How far downfield a pass went: `short` or `deep`. The distances are not specified.
         *
         *     Observed: Declared by the service; no response was recorded.
         * @enum {string}
         */
        PassDepth: "short" | "deep";
        /**
         * @description The side of the field to which a pass went: `left`, `middle` or `right`.
         *
         *     Observed: Declared by the service; no response was recorded.
         * @enum {string}
         */
        PassDirection: "left" | "middle" | "right";
        /**
         * @description The depth and the direction of a pass in one value, separated by a space. These are also the keys of `PassingLocations`.
         *
         *     Observed: Declared by the service; no response was recorded.
         * @enum {string}
         */
        PassLocation: "short left" | "short middle" | "short right" | "deep left" | "deep middle" | "deep right";
        /**
         * @description How much of a pass the service could parse from the record of the play (inferred from the names). `complete`: all of it; `partial`: some of it; `invalid`: not as a pass.
         *
         *     Observed: Declared by the service; no response was recorded.
         * @enum {string}
         */
        PassParseStatus: "complete" | "partial" | "invalid";
        /**
         * @description The direction of a run: `left`, `middle` or `right`.
         *
         *     Observed: Declared by the service; no response was recorded.
         * @enum {string}
         */
        RushDirection: "left" | "middle" | "right";
        /**
         * @description Who a run is credited to (inferred from the names). `individual`: one player; `team`: the team and no player; `multi_carrier`: several players carried the ball; `unmatched`: no player fits; `ambiguous`: several players fit; `conflict`: the sources contradict each other; `unlinked`: a named player whom the service cannot match to an id.
         *
         *     Observed: Declared by the service; no response was recorded.
         * @enum {string}
         */
        RushAttributionStatus: "individual" | "team" | "multi_carrier" | "unmatched" | "ambiguous" | "conflict" | "unlinked";
        /**
         * @description How much of a run the service could parse from the record of the play (inferred from the names). `complete`: all of it; `partial`: some of it; `invalid`: not as a run.
         *
         *     Observed: Declared by the service; no response was recorded.
         * @enum {string}
         */
        RushParseStatus: "complete" | "partial" | "invalid";
        /**
         * @description A poll that can be requested by itself. `cfp`: the rankings of the selection committee of the College Football Playoff.
         *
         *     Observed: The service declares no other value.
         * @enum {string}
         */
        RankingPoll: "cfp";
        /**
         * @description Whether a transfer may play (inferred from the names). `Withdrawn`: withdrew from the portal; `TBD`: not decided; `PendingAppeal`: an appeal is pending; `SittingOne`: must sit out one season; `Immediate`: may play at once.
         *
         *     Observed: Every value was recorded.
         * @enum {string}
         */
        TransferEligibility: "Withdrawn" | "TBD" | "PendingAppeal" | "SittingOne" | "Immediate";
        /**
         * @description How far a coach's team is in the playoff. `active`: still in it; `eliminated`: lost a game of it; `champion`: won it.
         *
         *     Observed: Declared by the service; no response was recorded.
         * @enum {string}
         */
        CfpCoachSeasonOutcome: "active" | "eliminated" | "champion";
        /**
         * @description Where a recruit comes from. `JUCO`: a junior college; `PrepSchool`: a preparatory school, usually for a year after high school; `HighSchool`: a high school.
         *
         *     Observed: The service declares these three values; every recorded recruit came from a high school.
         * @enum {string}
         */
        RecruitClassification: "JUCO" | "PrepSchool" | "HighSchool";
        /**
         * @description The part of the season through which a CORE rating counts plays, that part included. `regular`: the regular season; `postseason`: the postseason.
         *
         *     Observed: The service declares these two values, fewer than `SeasonType` has.
         * @enum {string}
         */
        CoreRatingSeasonType: "regular" | "postseason";
        /**
         * @description A service that one key opens. `cfb`: this one, for college football; `cbb`: the one for college basketball (inferred from the name); `all`: both, in a query and as the scope of a report.
         *
         *     Observed: The service declares these three values; `cfb` and `cbb` were recorded as products of a key.
         * @enum {string}
         */
        UserUsageApi: "all" | "cfb" | "cbb";
        /** @description One game, played or scheduled: venue, score, ratings before and after, and its round if it is a playoff game. */
        Game: {
            /**
             * Format: int32
             * @description The id of the game, the same in every operation.
             */
            id: number;
            /**
             * Format: int32
             * @description The season, named by the year in which it begins.
             */
            season: number;
            /**
             * Format: int32
             * @description The week within the part of the season; each part counts from 1.
             */
            week: number;
            /** @description The part of the season in which the game is played. */
            seasonType: components["schemas"]["SeasonType"];
            /**
             * Format: date-time
             * @description When the game kicks off. May change while `startTimeTBD` is true.
             *
             *     Observed: Recorded times are in UTC and end in `Z`.
             */
            startDate: string;
            /** @description Whether the kickoff time is still to be determined. */
            startTimeTBD: boolean;
            /** @description Whether the game is over. */
            completed: boolean;
            /** @description Whether the game is played at a neutral site. */
            neutralSite: boolean;
            /** @description Whether both teams are members of the same conference. */
            conferenceGame: boolean;
            /**
             * Format: int32
             * @description The number of spectators. Null when unknown.
             *
             *     Observed: Null in most recorded games.
             */
            attendance: number | null;
            /**
             * Format: int32
             * @description The id of the venue, as in `getVenues`. Null when unknown.
             */
            venueId: number | null;
            /** @description The name of the venue. Null when unknown. */
            venue: string | null;
            /**
             * Format: int32
             * @description The id of the home team, as in `getTeams`.
             */
            homeId: number;
            /** @description The school of the home team. */
            homeTeam: string;
            /** @description The name of the home team's conference. Null without a known conference, as for a club. */
            homeConference: string | null;
            /**
             * @description The division of the home team. Null without a known division.
             *
             *     Observed: Null in recordings together with that side's conference, for old opponents and clubs.
             */
            homeClassification: components["schemas"]["DivisionClassification"] | null;
            /**
             * Format: int32
             * @description The home team's score. Null until there is one.
             */
            homePoints: number | null;
            /**
             * @description The home team's points by period; overtime periods follow the fourth. Null when unknown.
             *
             *     Observed: Every recorded entry was a whole number, though the service declares any number.
             */
            homeLineScores: number[] | null;
            /**
             * Format: double
             * @description The home team's postgame win probability, 0 to 1: how often such a performance would win. Null when not computed.
             *
             *     Observed: The definition is the published one: computed from aggregate efficiency and game profile, from neither the result nor the end of the in-game win probability.
             */
            homePostgameWinProbability: number | null;
            /**
             * Format: int32
             * @description The home team's Elo rating before kickoff. Null when the team has none.
             *
             *     Observed: Recorded values were about 500 to 2,500.
             */
            homePregameElo: number | null;
            /**
             * Format: int32
             * @description The home team's Elo rating after the game. Null when the team has none or the game is not over.
             *
             *     Observed: Recorded values were about 500 to 2,500.
             */
            homePostgameElo: number | null;
            /**
             * Format: int32
             * @description The id of the away team, as in `getTeams`.
             */
            awayId: number;
            /** @description The school of the away team. */
            awayTeam: string;
            /** @description The name of the away team's conference. Null without a known conference, as for a club. */
            awayConference: string | null;
            /**
             * @description The division of the away team. Null without a known division.
             *
             *     Observed: Null in recordings together with that side's conference, for old opponents and clubs.
             */
            awayClassification: components["schemas"]["DivisionClassification"] | null;
            /**
             * Format: int32
             * @description The away team's score. Null until there is one.
             */
            awayPoints: number | null;
            /**
             * @description The away team's points by period; overtime periods follow the fourth. Null when unknown.
             *
             *     Observed: Every recorded entry was a whole number, though the service declares any number; the lowest was -3.
             */
            awayLineScores: number[] | null;
            /**
             * Format: double
             * @description The away team's postgame win probability, 0 to 1: how often such a performance would win. Null when not computed.
             *
             *     Observed: The definition is the published one: computed from aggregate efficiency and game profile, from neither the result nor the end of the in-game win probability.
             */
            awayPostgameWinProbability: number | null;
            /**
             * Format: int32
             * @description The away team's Elo rating before kickoff. Null when the team has none.
             *
             *     Observed: Recorded values were about 500 to 2,500.
             */
            awayPregameElo: number | null;
            /**
             * Format: int32
             * @description The away team's Elo rating after the game. Null when the team has none or the game is not over.
             *
             *     Observed: Recorded values were about 500 to 2,500.
             */
            awayPostgameElo: number | null;
            /**
             * Format: double
             * @description The excitement index: how much the win probability swung during the game. Null when not computed.
             *
             *     Observed: Recorded values were about 0 to 22; the service publishes that values through 2024 come from retired models, so do not compare them with later ones.
             */
            excitementIndex: number | null;
            /**
             * @description The address of a video of the highlights. Null when there is none.
             *
             *     Observed: A string in every recorded game, empty when no video is known.
             */
            highlights: string | null;
            /**
             * @description What the game is called or known for, such as the name of the bowl. Null when there is nothing to note.
             *
             *     Observed: Null in most recorded games.
             */
            notes: string | null;
            /**
             * @description The game's position in the bracket of a playoff. Null for a game outside the playoffs that the service tracks.
             *
             *     Observed: Null for every recorded game outside a tracked playoff.
             */
            playoff: components["schemas"]["GamePlayoff"] | null;
        };
        /** @description The position of a game in the bracket of a playoff. */
        GamePlayoff: {
            /** @description The playoff that the game belongs to. */
            competition: components["schemas"]["PlayoffCompetition"];
            /** @description The format of the bracket, such as four_team. */
            format: string;
            /** @description The round, as a value for programs. */
            round: components["schemas"]["PlayoffRound"];
            /** @description The round, as a name for people, such as National Championship. */
            roundName: string;
            /** @description The game's slot in the bracket, such as SF1 or CH. */
            bracketSlot: string;
            /**
             * Format: int32
             * @description The home team's seed, 1 being best. Null until it is known.
             *
             *     Observed: Declared nullable; every recorded playoff game had a seed.
             */
            homeSeed: number | null;
            /**
             * Format: int32
             * @description The away team's seed, 1 being best. Null until it is known.
             *
             *     Observed: Declared nullable; every recorded playoff game had a seed.
             */
            awaySeed: number | null;
            /**
             * @description The bowl that hosts the game. Null when there is none.
             *
             *     Observed: Null for one of three recorded playoff games.
             */
            bowlName: string | null;
        };
        /** @description One side of a game in a box score. */
        GameStatsTeamBase: {
            /** @description The school on this side of the game. */
            team: string;
            /**
             * @description The name of the team's conference. Null without a known conference.
             *
             *     Observed: Declared nullable.
             */
            conference: string | null;
            /** @description The side of the game that the team is on. */
            homeAway: components["schemas"]["HomeAway"];
            /**
             * Format: int32
             * @description The team's score. Null when unknown.
             *
             *     Observed: Declared nullable.
             */
            points: number | null;
        };
        /** @description The box score of one game by team. */
        GameTeamStats: {
            /**
             * Format: int32
             * @description The id of the game, as in `getGames`.
             */
            id: number;
            /** @description The two sides of the game. Use `homeAway`, not the order, to distinguish them. */
            teams: components["schemas"]["GameTeamStatsTeam"][];
        };
        /** @description One side of a game with its box score. */
        GameTeamStatsTeam: {
            /**
             * Format: int32
             * @description The id of the team, as in `getTeams`.
             */
            teamId: number;
            /** @description The statistics of the team, one entry each. */
            stats: components["schemas"]["GameTeamStatsTeamStat"][];
        } & components["schemas"]["GameStatsTeamBase"];
        /** @description One statistic of a team in a game. */
        GameTeamStatsTeamStat: {
            /** @description The name of the statistic, such as firstDowns, as in `getStatCategories`. */
            category: string;
            /** @description The value, always as text. */
            stat: string;
        };
        /** @description The box score of one game by player. */
        GamePlayerStats: {
            /**
             * Format: int32
             * @description The id of the game, as in `getGames`.
             */
            id: number;
            /** @description The two sides of the game. Use `homeAway`, not the order, to distinguish them. */
            teams: components["schemas"]["GamePlayerStatsTeam"][];
        };
        /** @description One side of a game with the box scores of its players. */
        GamePlayerStatsTeam: {
            /** @description The categories in which the team's players have statistics. */
            categories: components["schemas"]["GamePlayerStatCategories"][];
        } & components["schemas"]["GameStatsTeamBase"];
        /** @description One category of player statistics with its columns. */
        GamePlayerStatCategories: {
            /** @description The category, such as passing or puntReturns. */
            name: string;
            /** @description The columns of the category. */
            types: components["schemas"]["GamePlayerStatTypes"][];
        };
        /** @description One column of a category with a value for each player. */
        GamePlayerStatTypes: {
            /** @description The heading of the column, such as C/ATT or YDS. */
            name: string;
            /** @description The players with a value in this column. */
            athletes: components["schemas"]["GamePlayerStatPlayer"][];
        };
        /** @description One player's value in one column. */
        GamePlayerStatPlayer: {
            /**
             * @description The id of the player, as in `searchPlayers`.
             *
             *     Observed: One recording held -7347 for what is credited to the team as a whole, under the name " Team", with a leading space.
             */
            id: string;
            /** @description The player's full name. */
            name: string;
            /** @description The value, always as text, because some are pairs, such as 17/21 passes. */
            stat: string;
        };
        /** @description The game that a row is about, without its score. */
        GameHeaderBase: {
            /**
             * Format: int32
             * @description The id of the game, as in `getGames`.
             */
            id: number;
            /**
             * Format: int32
             * @description The season, named by the year in which it begins.
             */
            season: number;
            /**
             * Format: int32
             * @description The week within the part of the season; each part counts from 1.
             */
            week: number;
            /** @description The part of the season in which the game is played. */
            seasonType: components["schemas"]["SeasonType"];
            /**
             * Format: date-time
             * @description When the game kicks off.
             *
             *     Observed: Recorded times are in UTC and end in `Z`.
             */
            startTime: string;
            /** @description The school of the home team. */
            homeTeam: string;
            /** @description The name of the home team's conference. Null without a known conference. */
            homeConference: string | null;
            /** @description The school of the away team. */
            awayTeam: string;
            /** @description The name of the away team's conference. Null without a known conference. */
            awayConference: string | null;
        };
        /** @description One outlet that carries one game. A game has as many rows as outlets. */
        GameMedia: {
            /** @description Whether the kickoff time is still to be determined. */
            isStartTimeTBD: boolean;
            /** @description How the outlet reaches its audience. */
            mediaType: components["schemas"]["MediaType"];
            /** @description The channel or platform, such as ESPN or ABC. */
            outlet: string;
        } & components["schemas"]["GameHeaderBase"];
        /** @description The weather at one game. No unit is specified for its values. */
        GameWeather: {
            /**
             * @description Whether the venue has a dome, so that the weather outside matters little.
             *
             *     Observed: By the source of 5.23.0, the dome flag of the venue, false when unknown.
             */
            gameIndoors: boolean;
            /**
             * Format: int32
             * @description The id of the venue, as in `getVenues`.
             */
            venueId: number;
            /** @description The name of the venue. */
            venue: string;
            /**
             * Format: double
             * @description The temperature of the air. Null when unknown. Unit not specified.
             *
             *     Observed: One recording held 89.6 in August, probably degrees Fahrenheit.
             */
            temperature: number | null;
            /**
             * Format: double
             * @description The dew point. Null when unknown. Unit not specified.
             *
             *     Observed: One recording held 73.4 beside a temperature of 89.6, probably degrees Fahrenheit.
             */
            dewPoint: number | null;
            /**
             * Format: double
             * @description The relative humidity. Null when unknown. Unit not specified.
             *
             *     Observed: One recording held 59, probably percent.
             */
            humidity: number | null;
            /**
             * Format: double
             * @description The amount of rain or melted snow. Null when unknown. Unit not specified.
             *
             *     Observed: One recording held 0.004 in a light rain, probably inches.
             */
            precipitation: number | null;
            /**
             * Format: double
             * @description The amount of snow. Null when unknown. Unit not specified.
             */
            snowfall: number | null;
            /**
             * Format: double
             * @description The direction of the wind. Null when unknown. Unit not specified.
             *
             *     Observed: One recording held 340, probably degrees of the compass.
             */
            windDirection: number | null;
            /**
             * Format: double
             * @description The speed of the wind. Null when unknown. Unit not specified.
             */
            windSpeed: number | null;
            /**
             * Format: double
             * @description The air pressure. Null when unknown. Unit not specified.
             *
             *     Observed: One recording held 1014, probably hectopascals, the same as millibars.
             */
            pressure: number | null;
            /**
             * Format: double
             * @description A code for the weather. Null when unknown. The codes are not specified.
             *
             *     Observed: One recording held 7 with light rain.
             */
            weatherConditionCode: number | null;
            /** @description The weather in words, such as Light Rain. Null when unknown. */
            weatherCondition: string | null;
        } & components["schemas"]["GameHeaderBase"];
        /** @description One team's record in one season, overall and by kind of game. */
        TeamRecords: {
            /**
             * Format: int32
             * @description The season, named by the year in which it begins.
             */
            year: number;
            /**
             * Format: int32
             * @description The id of the team, as in `getTeams`.
             */
            teamId: number;
            /** @description The school that the row is about. */
            team: string;
            /**
             * @description The division of the team in that season. Null without a known division.
             *
             *     Observed: Declared nullable.
             */
            classification: components["schemas"]["DivisionClassification"] | null;
            /** @description The conference of the team in that season. */
            conference: string;
            /**
             * @description The division within the conference, such as East.
             *
             *     Observed: An empty string when unknown.
             */
            division: string;
            /**
             * Format: double
             * @description The number of wins that the team's play deserved; compare it with the wins to see luck. Null when not computed.
             *
             *     Observed: By the source of 5.23.0, the sum of the postgame win probabilities of the completed games.
             */
            expectedWins: number | null;
            /** @description All games of the season. */
            total: components["schemas"]["TeamRecord"];
            /** @description Games against members of the team's own conference. */
            conferenceGames: components["schemas"]["TeamRecord"];
            /** @description Games on the team's own field. */
            homeGames: components["schemas"]["TeamRecord"];
            /** @description Games on the opponent's field. */
            awayGames: components["schemas"]["TeamRecord"];
            /** @description Games on neither team's field. */
            neutralSiteGames: components["schemas"]["TeamRecord"];
            /** @description Games before bowls and playoffs, conference championships included. */
            regularSeason: components["schemas"]["TeamRecord"];
            /** @description Bowl and playoff games. */
            postseason: components["schemas"]["TeamRecord"];
        };
        /** @description Wins, losses and ties in one kind of game. */
        TeamRecord: {
            /**
             * Format: int32
             * @description The number of games that the record counts.
             */
            games: number;
            /**
             * Format: int32
             * @description The number of games won.
             */
            wins: number;
            /**
             * Format: int32
             * @description The number of games lost.
             */
            losses: number;
            /**
             * Format: int32
             * @description The number of games that ended in a tie.
             */
            ties: number;
        };
        /** @description One week of a season and the days that belong to it. */
        CalendarWeek: {
            /**
             * Format: int32
             * @description The season, named by the year in which it begins.
             */
            season: number;
            /**
             * Format: int32
             * @description The week within the part of the season; each part counts from 1.
             */
            week: number;
            /** @description The part of the season that the week belongs to. */
            seasonType: components["schemas"]["SeasonType"];
            /**
             * Format: date-time
             * @description When the week begins.
             */
            startDate: string;
            /**
             * Format: date-time
             * @description When the week ends.
             */
            endDate: string;
            /**
             * Format: date-time
             * @deprecated
             * @description When the first game of the week starts. Use `startDate` instead.
             *
             *     Observed: Always present and equal to `startDate`.
             */
            firstGameStart?: string;
            /**
             * Format: date-time
             * @deprecated
             * @description When the last game of the week starts. Use `endDate` instead.
             *
             *     Observed: Always present and equal to `endDate`.
             */
            lastGameStart?: string;
        };
        /** @description One game on the scoreboard: scheduled, in progress or completed. */
        ScoreboardGame: {
            /**
             * Format: int32
             * @description The id of the game, as in `getGames`.
             */
            id: number;
            /**
             * Format: date-time
             * @description When the game kicks off.
             *
             *     Observed: Recorded times are in UTC and end in `Z`.
             */
            startDate: string;
            /** @description Whether the kickoff time is still to be determined. */
            startTimeTBD: boolean;
            /** @description The television outlet, such as CBS. Null when there is none. */
            tv: string | null;
            /** @description Whether the game is played at a neutral site. */
            neutralSite: boolean;
            /** @description Whether both teams are members of the same conference. */
            conferenceGame: boolean;
            /** @description The status of the game. */
            status: components["schemas"]["GameStatus"];
            /**
             * Format: int32
             * @description The period, 1 to 4 in regulation. Meaningful while the game is in progress. Null when there is none.
             */
            period: number | null;
            /** @description The time left in the period. Meaningful while the game is in progress. Null when there is none. */
            clock: string | null;
            /**
             * @description Down, distance and spot, such as 3rd & 13 at ARMY 42. Meaningful while the game is in progress. Null when there is none.
             *
             *     Observed: One finished game still had its last one.
             */
            situation: string | null;
            /**
             * @description The side that has the ball. Meaningful while the game is in progress. Null when there is none.
             *
             *     Observed: One finished game still had its last one, `home`.
             */
            possession: string | null;
            /**
             * @description The last play in words. Meaningful while the game is in progress. Null when there is none.
             *
             *     Observed: One finished game still had its last one.
             */
            lastPlay: string | null;
            /** @description Where the game is played. */
            venue: components["schemas"]["ScoreboardVenue"];
            /** @description The home team with its score and its win probability. */
            homeTeam: components["schemas"]["ScoreboardTeam"];
            /** @description The away team with its score and its win probability. */
            awayTeam: components["schemas"]["ScoreboardTeam"];
            /** @description The weather at the venue. Every property may be null. */
            weather: components["schemas"]["ScoreboardWeather"];
            /** @description The spread, the total and the moneylines. Every property may be null. */
            betting: components["schemas"]["ScoreboardBetting"];
        };
        /** @description Where a game is played. */
        ScoreboardVenue: {
            /**
             * @description The abbreviation of the state, such as MD. Null when unknown.
             *
             *     Observed: Declared nullable.
             */
            state: string | null;
            /**
             * @description The city of the stadium. Null when unknown.
             *
             *     Observed: Declared nullable.
             */
            city: string | null;
            /**
             * @description The name of the venue. Null when unknown.
             *
             *     Observed: Declared nullable.
             */
            name: string | null;
        };
        /** @description One side of a game on the scoreboard. */
        ScoreboardTeam: {
            /**
             * Format: double
             * @description The team's win probability (0 to 1) at this moment. Null when not computed.
             *
             *     Observed: Null unless the game is in progress.
             */
            winProbability: number | null;
            /**
             * @description The team's points by period; overtime periods follow the fourth. Null until there are some.
             *
             *     Observed: Declared nullable.
             */
            lineScores: number[] | null;
            /**
             * Format: int32
             * @description The team's score. Null until there is one.
             *
             *     Observed: Declared nullable.
             */
            points: number | null;
            /**
             * @description The division of the team. Null without a known division.
             *
             *     Observed: Declared nullable.
             */
            classification: components["schemas"]["DivisionClassification"] | null;
            /**
             * @description The name of the team's conference. Null without a known conference.
             *
             *     Observed: Declared nullable.
             */
            conference: string | null;
            /**
             * @description The name of the team for people, which may be more than the school.
             *
             *     Observed: One recording held the school with its nickname ("Navy Midshipmen").
             */
            name: string;
            /**
             * Format: int32
             * @description The id of the team, as in `getTeams`.
             */
            id: number;
        };
        /**
         * @description The weather at a game. No unit is specified for its values.
         *
         *     Observed: The service declares wind and temperature as doubles.
         */
        ScoreboardWeather: {
            /**
             * Format: double
             * @description The direction of the wind. Null when unknown. Unit not specified.
             *
             *     Observed: Declared nullable; one recording held 211, probably degrees of the compass.
             */
            windDirection: number | null;
            /**
             * Format: double
             * @description The speed of the wind. Null when unknown. Unit not specified.
             *
             *     Observed: Declared nullable.
             */
            windSpeed: number | null;
            /**
             * @description The weather in words, such as Cloudy. Null when unknown.
             *
             *     Observed: Declared nullable.
             */
            description: string | null;
            /**
             * Format: double
             * @description The temperature of the air. Null when unknown. Unit not specified.
             *
             *     Observed: Declared nullable; one recording held 42.8 in December, probably degrees Fahrenheit.
             */
            temperature: number | null;
        };
        /** @description The betting line of a game. */
        ScoreboardBetting: {
            /**
             * Format: double
             * @description The moneyline of the away team. Null when there is none.
             *
             *     Observed: Declared nullable; the recorded value was 170, which are American odds.
             */
            awayMoneyline: number | null;
            /**
             * Format: double
             * @description The moneyline of the home team. Null when there is none.
             *
             *     Observed: Declared nullable; the recorded value was -200, which are American odds.
             */
            homeMoneyline: number | null;
            /**
             * Format: double
             * @description The total of both teams' points that bets are over or under. Null when there is none.
             *
             *     Observed: Declared nullable.
             */
            overUnder: number | null;
            /**
             * Format: double
             * @description The handicap of the home team, in points. Null when there is none.
             *
             *     Observed: Declared nullable; the home favorite of one recording had -6.
             */
            spread: number | null;
        };
        /** @description One game in detail: by team, by player and by quarter. */
        AdvancedBoxScore: {
            /** @description Who played, and the result. */
            gameInfo: components["schemas"]["BoxScoreGameInfo"];
            /** @description The measures of both teams. */
            teams: components["schemas"]["BoxScoreTeams"];
            /** @description The measures of the players of both teams. */
            players: components["schemas"]["BoxScorePlayers"];
        };
        /** @description Who played, the result, the win probabilities and the excitement index. */
        BoxScoreGameInfo: {
            /**
             * Format: double
             * @description The excitement index: how much the win probability swung during the game. Null when not computed.
             *
             *     Observed: Strings of digits were seen once, in February 2025, and numbers since then, and null for one game of 2001; the service publishes that values through 2024 come from retired models, so do not compare them with later ones.
             */
            excitement: number | null;
            /** @description Whether the home team won. */
            homeWinner: boolean;
            /**
             * Format: double
             * @description The away team's postgame win probability, 0 to 1: how often such a performance would win. Null when not computed.
             *
             *     Observed: The definition is the published one, as for `awayPostgameWinProbability` of `getGames`; strings of digits were seen once, in February 2025, and numbers since then, and null for one game of 2001.
             */
            awayWinProb: number | null;
            /**
             * Format: double
             * @description The away team's score.
             */
            awayPoints: number;
            /** @description The school of the away team. */
            awayTeam: string;
            /**
             * Format: double
             * @description The home team's postgame win probability, 0 to 1: how often such a performance would win. Null when not computed.
             *
             *     Observed: The definition is the published one, as for `homePostgameWinProbability` of `getGames`; strings of digits were seen once, in February 2025, and numbers since then, and null for one game of 2001.
             */
            homeWinProb: number | null;
            /**
             * Format: double
             * @description The home team's score.
             */
            homePoints: number;
            /** @description The school of the home team. */
            homeTeam: string;
        };
        /** @description The measures of both teams: one array for each kind, with one row for each team. */
        BoxScoreTeams: {
            /** @description Rushing by direction and kind of carry, gained and allowed. */
            rushingAdvanced: components["schemas"]["TeamRushingGame"][];
            /** @description Passing by depth and direction, gained and allowed. */
            passing: components["schemas"]["TeamPassingGame"][];
            /** @description Where each team's drives began. */
            fieldPosition: components["schemas"]["TeamFieldPosition"][];
            /** @description How often each team reached scoring range, and the points that followed. */
            scoringOpportunities: components["schemas"]["TeamScoringOpportunities"][];
            /**
             * @description How often plays were disrupted.
             *
             *     Observed: The rates of one recording were those of the named team's defense.
             */
            havoc: components["schemas"]["TeamHavoc"][];
            /** @description Each team's rushing, with its yards by where they were gained. */
            rushing: components["schemas"]["TeamRushingStats"][];
            /** @description The average predicted points added of each team's successful plays. */
            explosiveness: components["schemas"]["TeamExplosiveness"][];
            /** @description How often each team's plays succeeded. */
            successRates: components["schemas"]["TeamSuccessRates"][];
            /** @description Predicted points added by each team, summed over its plays. */
            cumulativePpa: components["schemas"]["TeamPPA"][];
            /** @description Predicted points added by each team per play. */
            ppa: components["schemas"]["TeamPPA"][];
        };
        /** @description The measures of the players of both teams: one array for each kind, with one row for each player. */
        BoxScorePlayers: {
            /** @description Predicted points added on the plays that involve each player. */
            ppa: components["schemas"]["PlayerPPA"][];
            /** @description The share of the team's plays that involve each player. */
            usage: components["schemas"]["PlayerGameUsage"][];
            /** @description Each ball carrier's runs by direction and kind of carry. */
            rushing: components["schemas"]["BoxScorePlayerRushing"][];
            /** @description Each passer's passes by depth and direction. */
            passing: components["schemas"]["PlayerPassingGame"][];
        };
        /** @description A measure by quarter. Overtime has no property of its own. */
        QuartersBase: {
            /**
             * Format: double
             * @description The value in the first quarter. Null when no play counts.
             *
             *     Observed: Null in recordings for a player without a play in that quarter; declared nullable for teams.
             */
            quarter1: number | null;
            /**
             * Format: double
             * @description The value in the second quarter. Null when no play counts.
             *
             *     Observed: Null in recordings for a player without a play in that quarter; declared nullable for teams.
             */
            quarter2: number | null;
            /**
             * Format: double
             * @description The value in the third quarter. Null when no play counts.
             *
             *     Observed: Null in recordings for a player without a play in that quarter; declared nullable for teams.
             */
            quarter3: number | null;
            /**
             * Format: double
             * @description The value in the fourth quarter. Null when no play counts.
             *
             *     Observed: Null in recordings for a player without a play in that quarter; declared nullable for teams, where the source of 5.23.0 gives 0 for PPA and explosiveness.
             */
            quarter4: number | null;
        };
        /** @description A measure by quarter and over the whole game. */
        Quarters: {
            /**
             * Format: double
             * @description The value over the whole game.
             */
            total: number;
        } & components["schemas"]["QuartersBase"];
        /** @description A measure by quarter and over the whole game, which may be missing for older games. */
        QuartersOrNull: {
            /**
             * Format: double
             * @description The value over the whole game. Null when no play counts.
             *
             *     Observed: May be null in box scores of older games.
             */
            total: number | null;
        } & components["schemas"]["QuartersBase"];
        /**
         * @description A team's predicted points added in one game, by passing and rushing: per play in the array `ppa`, as a sum in `cumulativePpa`.
         *
         *     Observed: The service declares `plays` as a 32-bit integer, the other numbers as doubles and `team` as a string.
         */
        TeamPPA: {
            /** @description The school on offense. */
            team: string;
            /**
             * Format: int32
             * @description The number of plays with a PPA value, on which the measure rests. Null when unknown.
             *
             *     Observed: May be null in box scores of older games; the source of 5.23.0 counts only plays with a PPA value.
             */
            plays: number | null;
            /** @description All plays. */
            overall: components["schemas"]["QuartersOrNull"];
            /** @description Passing plays. */
            passing: components["schemas"]["QuartersOrNull"];
            /** @description Rushing plays. */
            rushing: components["schemas"]["QuartersOrNull"];
        };
        /**
         * @description The success rate (0 to 1) of a team's plays in one game.
         *
         *     Observed: The service declares the numbers as doubles and `team` as a string; the definition of passing downs is the published one.
         */
        TeamSuccessRates: {
            /** @description The school on offense. */
            team: string;
            /** @description All plays. */
            overall: components["schemas"]["QuartersOrNull"];
            /** @description Plays on standard downs, which are all but the passing downs. */
            standardDowns: components["schemas"]["QuartersOrNull"];
            /** @description Plays on passing downs: second down with 8 or more yards to go, third or fourth with 5 or more. */
            passingDowns: components["schemas"]["QuartersOrNull"];
        };
        /**
         * @description The average predicted points added of a team's successful plays in one game.
         *
         *     Observed: The service declares the numbers as doubles and `team` as a string.
         */
        TeamExplosiveness: {
            /** @description The school on offense. */
            team: string;
            /** @description All successful plays. */
            overall: components["schemas"]["Quarters"];
        };
        /**
         * @description A team's rushing in one game, with its yards by where they were gained.
         *
         *     Observed: The service declares the numbers as doubles and `team` as a string.
         */
        TeamRushingStats: {
            /** @description The school on offense. */
            team: string;
            /**
             * Format: double
             * @description The share of runs with 2 or fewer yards to go, on any down, that succeeded, 0 to 1. Null when there are none.
             *
             *     Observed: The definition is the published one; may be null in box scores of older games, where the source of 5.23.0 gives 0.
             */
            powerSuccess: number | null;
            /**
             * Format: double
             * @description The share of runs without a gain, 0 to 1; lower is better for the offense. Null when unknown.
             *
             *     Observed: The definition is the published one; may be null in box scores of older games.
             */
            stuffRate: number | null;
            /**
             * Format: double
             * @description Line yards over all runs. Null when unknown.
             *
             *     Observed: May be null in box scores of older games.
             */
            lineYards: number | null;
            /**
             * Format: double
             * @description Line yards per run. Null when unknown.
             *
             *     Observed: May be null in box scores of older games.
             */
            lineYardsAverage: number | null;
            /**
             * Format: double
             * @description Second-level yards over all runs. Null when unknown.
             *
             *     Observed: May be null in box scores of older games.
             */
            secondLevelYards: number | null;
            /**
             * Format: double
             * @description Second-level yards per run. Null when unknown.
             *
             *     Observed: May be null in box scores of older games.
             */
            secondLevelYardsAverage: number | null;
            /**
             * Format: double
             * @description Open-field yards over all runs. Null when unknown.
             *
             *     Observed: May be null in box scores of older games.
             */
            openFieldYards: number | null;
            /**
             * Format: double
             * @description Open-field yards per run. Null when unknown.
             *
             *     Observed: May be null in box scores of older games.
             */
            openFieldYardsAverage: number | null;
        };
        /**
         * @description The share of plays with havoc, 0 to 1: an interception, a pass broken up, a forced fumble or a tackle for loss.
         *
         *     Observed: By the service's published definition, havoc is split by kind of event, not by who caused it; the service declares the numbers as doubles and `team` as a string.
         */
        TeamHavoc: {
            /**
             * @description The school that the row is about.
             *
             *     Observed: The rates of one recording were those of the named team's defense.
             */
            team: string;
            /**
             * Format: double
             * @description The share of plays with havoc of any kind. Null when unknown.
             *
             *     Observed: May be null in box scores of older games.
             */
            total: number | null;
            /**
             * Format: double
             * @description The share of plays with a forced fumble or a tackle for loss. Null when unknown.
             *
             *     Observed: The definition is the published one; may be null in box scores of older games.
             */
            frontSeven: number | null;
            /**
             * Format: double
             * @description The share of plays with an interception or a pass broken up. Null when unknown.
             *
             *     Observed: The definition is the published one; may be null in box scores of older games.
             */
            db: number | null;
        };
        /**
         * @description How often a team reached scoring range, and the points that followed.
         *
         *     Observed: The service declares `opportunities` and `points` as 32-bit integers, `pointsPerOpportunity` as a double and `team` as a string.
         */
        TeamScoringOpportunities: {
            /** @description The school on offense. */
            team: string;
            /**
             * Format: int32
             * @description The number of scoring opportunities: drives that reach the opponent's 40-yard line or closer. Null when unknown.
             *
             *     Observed: The definition is the published one; may be null in box scores of older games.
             */
            opportunities: number | null;
            /**
             * Format: int32
             * @description The points on those drives. Null when unknown.
             *
             *     Observed: May be null in box scores of older games; the source of 5.23.0 takes nominal points by drive result (7, 3, 0, -7 or -2).
             */
            points: number | null;
            /**
             * Format: double
             * @description Points per scoring opportunity. Null when unknown.
             *
             *     Observed: May be null in box scores of older games.
             */
            pointsPerOpportunity: number | null;
        };
        /**
         * @description Where a team's drives began.
         *
         *     Observed: The service declares the numbers as doubles and `team` as a string.
         */
        TeamFieldPosition: {
            /** @description The school on offense. */
            team: string;
            /**
             * Format: double
             * @description The average number of yards to the opponent's goal line at the start of a drive. Null when unknown.
             *
             *     Observed: By the source of 5.23.0, which leaves overtime out; recorded values were 68 and 80.5, and values may be null in box scores of older games.
             */
            averageStart: number | null;
            /**
             * Format: double
             * @description The average predicted points at the start of a drive. Null when unknown.
             *
             *     Observed: May be null in box scores of older games.
             */
            averageStartingPredictedPoints: number | null;
        };
        /**
         * @description The player that a row of the box score is about.
         *
         *     Observed: The service declares the three names as strings.
         */
        BoxScorePlayerBase: {
            /**
             * @description The player's full name. Null when unknown.
             *
             *     Observed: May be null in box scores of older games.
             */
            player: string | null;
            /**
             * @description The school that the player played for. Null when unknown.
             *
             *     Observed: May be null in box scores of older games.
             */
            team: string | null;
            /**
             * @description The abbreviation of the position, such as QB, RB, WR or TE. Null when unknown.
             *
             *     Observed: May be null in box scores of older games.
             */
            position: string | null;
        };
        /** @description A player's measure over the whole game and by kind of play, in addition to the quarters. */
        PlayerQuartersBase: {
            /**
             * Format: double
             * @description The value over the whole game. Null when no play counts.
             *
             *     Observed: May be null in box scores of older games.
             */
            total: number | null;
            /**
             * Format: double
             * @description Rushing plays. Null when no play counts.
             *
             *     Observed: May be null in box scores of older games.
             */
            rushing: number | null;
            /**
             * Format: double
             * @description Passing plays. Null when no play counts.
             *
             *     Observed: May be null in box scores of older games.
             */
            passing: number | null;
        } & components["schemas"]["QuartersBase"];
        /** @description A player's measure by quarter, over the whole game and by kind of play. */
        PlayerStatsByQuarter: components["schemas"]["PlayerQuartersBase"];
        /** @description A player's predicted points added in one game, on the plays that involve the player. */
        PlayerPPA: {
            /** @description Predicted points added per play. */
            average: components["schemas"]["PlayerStatsByQuarter"];
            /** @description The sum of predicted points added. */
            cumulative: components["schemas"]["PlayerStatsByQuarter"];
        } & components["schemas"]["BoxScorePlayerBase"];
        /** @description A player's usage in one game: the share (0 to 1) of the team's plays that involve the player. */
        PlayerGameUsage: components["schemas"]["BoxScorePlayerBase"] & components["schemas"]["PlayerQuartersBase"];
        /**
         * @description The College Football Playoff of one season: teams, bracket and champion.
         *
         *     Observed: Three playoffs were recorded, one of 4 teams in 2 rounds and two of 12 teams in 4 rounds.
         */
        CfpPlayoff: {
            /**
             * Format: int32
             * @description The season, named by the year in which it begins; the games extend into January.
             */
            season: number;
            /** @description The playoff that this is. */
            competition: components["schemas"]["PlayoffCompetition"];
            /**
             * @description The format of the bracket, such as four_team or twelve_team_2024.
             *
             *     Observed: It was `four_team` for 2023, `twelve_team_2024` for 2024 and `twelve_team_2025` for 2025.
             */
            format: string;
            /**
             * Format: int32
             * @description The number of teams in the playoff.
             *
             *     Observed: It was 4 for 2023 and 12 for 2024 and 2025.
             */
            teamCount: number;
            /** @description The status of the playoff. */
            status: components["schemas"]["PlayoffStatus"];
            /** @description The teams chosen. */
            participants: components["schemas"]["PlayoffParticipant"][];
            /** @description The rounds with their matchups, in the order of `order`. */
            rounds: components["schemas"]["PlayoffRoundRecord"][];
            /**
             * @description The winner of the final. Null until there is one.
             *
             *     Observed: Set in every recording, because the playoffs were over.
             */
            champion: components["schemas"]["PlayoffTeam"] | null;
        };
        /**
         * @description A team of a playoff.
         *
         *     Observed: Recorded conferences were names ("Big Ten"), and independents had FBS Independents.
         */
        PlayoffTeam: {
            /**
             * Format: int32
             * @description The id of the team, as in `getTeams`.
             */
            id: number;
            /** @description The school, as other operations name it. */
            school: string;
            /** @description The name of the conference of the team in that season. Null without a known conference. */
            conference: string | null;
        };
        /**
         * @description One team of a playoff: why it was chosen and how far it came.
         *
         *     Observed: Every recorded playoff held as many participants as `teamCount` says, 28 in all.
         */
        PlayoffParticipant: {
            /** @description The team that was chosen. */
            team: components["schemas"]["PlayoffTeam"];
            /**
             * Format: int32
             * @description The team's rank by the selection committee. Null when it had none.
             *
             *     Observed: Always a number from 1 to 24, which need not be the seed.
             */
            committeeRank: number | null;
            /**
             * Format: int32
             * @description The team's seed, 1 being best.
             */
            seed: number;
            /** @description How the team qualified. */
            bidType: components["schemas"]["PlayoffBidType"];
            /** @description Why the team was chosen, in words. Null when no reason is given. */
            qualificationReason: string | null;
            /** @description Whether the team won its conference. */
            conferenceChampion: boolean;
            /**
             * @description The conference that the team qualified for (inferred from the name). Null when there is none.
             *
             *     Observed: Null for 18 of 28 recorded teams.
             */
            qualifyingConference: string | null;
            /** @description Whether the team skips the first round. */
            firstRoundBye: boolean;
            /** @description How far the team is in the playoff. */
            outcome: components["schemas"]["PlayoffOutcome"];
            /**
             * @description The round in which the team lost. Null for the champion and for a team that is still in the playoff.
             *
             *     Observed: Null for the champions only.
             */
            eliminatedRound: components["schemas"]["PlayoffRound"] | null;
        };
        /**
         * @description One round of a playoff.
         *
         *     Observed: Ten rounds were recorded, with `order` from 1 to 4 and 25 matchups in all.
         */
        PlayoffRoundRecord: {
            /** @description The round, as a value for programs. */
            code: components["schemas"]["PlayoffRound"];
            /** @description The round, as a name for people, such as National Championship. */
            name: string;
            /**
             * Format: int32
             * @description The number of the round in the order of play; the lowest is played first.
             */
            order: number;
            /** @description The matchups of the round, one for each slot in the bracket. */
            matchups: components["schemas"]["PlayoffMatchup"][];
        };
        /**
         * @description One slot in the bracket, in which two teams meet.
         *
         *     Observed: All 25 recorded matchups had been played and had a game and both participants.
         */
        PlayoffMatchup: {
            /**
             * Format: int32
             * @description The id of the matchup, which is not the id of the game.
             */
            id: number;
            /** @description The slot in the bracket, such as FR1, QF4, SF2 or CH. */
            bracketSlot: string;
            /** @description The round, as a value for programs. */
            round: components["schemas"]["PlayoffRound"];
            /** @description The round, as a name for people, such as National Championship. */
            roundName: string;
            /**
             * Format: int32
             * @description The number of the round in the order of play; the lowest is played first.
             */
            roundOrder: number;
            /**
             * Format: int32
             * @description The number of the matchup within its round.
             */
            matchupOrder: number;
            /**
             * Format: date-time
             * @description When the matchup kicks off. Null until it is known.
             *
             *     Observed: Always set in recordings.
             */
            startDate: string | null;
            /**
             * @description The name of the bowl or event. Null when there is none.
             *
             *     Observed: Null for one of 25 recorded matchups; games that are not bowls may have the name of the playoff instead.
             */
            bowlName: string | null;
            /** @description The two sides of the matchup. */
            slots: components["schemas"]["PlayoffMatchupSlot"][];
            /**
             * @description The game that is played for the matchup. Null until there is one.
             *
             *     Observed: Always set in recordings.
             */
            game: components["schemas"]["PlayoffLinkedGame"] | null;
            /**
             * @description Where the winner advances to. Null for the final.
             *
             *     Observed: Null for the three recorded finals only.
             */
            advancesTo: components["schemas"]["PlayoffAdvancement"] | null;
        };
        /**
         * @description One side of a matchup, filled by a seed or by the winner of an earlier matchup.
         *
         *     Observed: Of 50 recorded slots 28 had a seed and 22 a source, never both.
         */
        PlayoffMatchupSlot: {
            /**
             * Format: int32
             * @description The side of the matchup, 1 or 2.
             */
            position: number;
            /**
             * Format: int32
             * @description The seed that fills the slot. Null when an earlier matchup fills it.
             */
            seed: number | null;
            /**
             * @description The team in the slot. Null until it is known.
             *
             *     Observed: Set in every recording, because the playoffs were over.
             */
            participant: components["schemas"]["PlayoffTeam"] | null;
            /** @description The earlier matchup that fills the slot. Null when a seed fills it. */
            source: components["schemas"]["PlayoffMatchupSlotSource"] | null;
        };
        /**
         * @description The earlier matchup that a team comes from.
         *
         *     Observed: Every recorded source was the winner of its matchup.
         */
        PlayoffMatchupSlotSource: {
            /**
             * Format: int32
             * @description The id of the earlier matchup.
             */
            matchupId: number;
            /** @description The slot of the earlier matchup in the bracket, such as FR2. */
            bracketSlot: string;
            /** @description Which of its teams fills the slot. */
            outcome: components["schemas"]["PlayoffSlotOutcome"];
        };
        /**
         * @description The later matchup that the winner advances to.
         *
         *     Observed: Set for 22 of 25 recorded matchups, always to a slot of a later round.
         */
        PlayoffAdvancement: {
            /**
             * Format: int32
             * @description The id of the later matchup.
             */
            matchupId: number;
            /** @description The slot of the later matchup in the bracket, such as QF2. */
            bracketSlot: string;
            /**
             * Format: int32
             * @description The side of the later matchup that the winner takes, 1 or 2.
             */
            position: number;
        };
        /**
         * @description The game that is played for a matchup, in short. `getGames` has the rest.
         *
         *     Observed: All 25 recorded games were completed, with points and venue.
         */
        PlayoffLinkedGame: {
            /**
             * Format: int32
             * @description The id of the game, as in `getGames`.
             */
            id: number;
            /**
             * Format: date-time
             * @description When the game kicks off.
             */
            startDate: string;
            /** @description Whether the game is over. */
            completed: boolean;
            /** @description The home team, also at a neutral site. */
            homeTeam: components["schemas"]["PlayoffTeam"];
            /**
             * Format: int32
             * @description The home team's score. Null until there is one.
             */
            homePoints: number | null;
            /** @description The away team, listed as the visitors. */
            awayTeam: components["schemas"]["PlayoffTeam"];
            /**
             * Format: int32
             * @description The away team's score. Null until there is one.
             */
            awayPoints: number | null;
            /**
             * Format: int32
             * @description The id of the venue, as in `getVenues`. Null when unknown.
             */
            venueId: number | null;
            /** @description The name of the venue. Null when unknown. */
            venue: string | null;
        };
        /**
         * @description The failure for a season without a playoff.
         *
         *     Observed: The body of the 404 for a season without a playoff.
         */
        CfpPlayoffNotFound: {
            /**
             * @description What went wrong, in words, always the same.
             * @enum {string}
             */
            message: "CFP playoff not found";
        };
        /**
         * @description Minutes and seconds: a time left in a period, or a duration.
         *
         *     Observed: Minutes were from 0 to 15, and neither property was ever null.
         */
        ClockTime: {
            /**
             * Format: int32
             * @description Full minutes. Null when unknown.
             */
            minutes: number | null;
            /**
             * Format: int32
             * @description Seconds beyond the minutes, 0 to 59. Null when unknown.
             */
            seconds: number | null;
        };
        /**
         * @description The team that had the ball and the team that defended.
         *
         *     Observed: Declared alike for drives and for every kind of finished play.
         */
        SidesBase: {
            /** @description The school that had the ball. */
            offense: string;
            /** @description The conference of the team that had the ball. Null without a known conference. */
            offenseConference: string | null;
            /** @description The school that defended. */
            defense: string;
            /** @description The conference of the team that defended. Null without a known conference. */
            defenseConference: string | null;
        };
        /**
         * @description One drive from its start to its end.
         *
         *     Observed: None of 203 recorded drives held a null, though the service declares several; conferences were names ("Big Ten").
         */
        Drive: {
            /**
             * Format: int32
             * @description The id of the game, as in `getGames`.
             */
            gameId: number;
            /** @description The id of the drive: a string of digits. */
            id: string;
            /**
             * Format: int32
             * @description The number of the drive within the game. Null when unknown.
             *
             *     Observed: Recorded values were 1 to 25, probably counted over both teams.
             */
            driveNumber: number | null;
            /** @description Whether points were scored on the drive. */
            scoring: boolean;
            /**
             * Format: int32
             * @description The period in which the drive began; overtime periods follow the fourth.
             *
             *     Observed: Recorded values were 0 to 4; the meaning of 0 is unknown.
             */
            startPeriod: number;
            /**
             * Format: int32
             * @description The yard line where the drive began. `startYardsToGoal` holds the yards to the opponent's goal line.
             *
             *     Observed: Recorded values were 3 to 99; by the source of 5.23.0, yard lines count from the home team's goal line.
             */
            startYardline: number;
            /**
             * Format: int32
             * @description Yards from the start of the drive to the opponent's goal line.
             *
             *     Observed: Recorded values were 16 to 99.
             */
            startYardsToGoal: number;
            /** @description The time left in the period when the drive began. */
            startTime: components["schemas"]["ClockTime"];
            /**
             * Format: int32
             * @description The period in which the drive ended; overtime periods follow the fourth.
             *
             *     Observed: Recorded values were 0 to 4; the meaning of 0 is unknown.
             */
            endPeriod: number;
            /**
             * Format: int32
             * @description The yard line where the drive ended. `endYardsToGoal` holds the yards to the opponent's goal line.
             *
             *     Observed: Recorded values were 0 to 100; by the source of 5.23.0, yard lines count from the home team's goal line.
             */
            endYardline: number;
            /**
             * Format: int32
             * @description Yards from the end of the drive to the opponent's goal line.
             *
             *     Observed: Recorded values were 0 to 100.
             */
            endYardsToGoal: number;
            /** @description The time left in the period when the drive ended. */
            endTime: components["schemas"]["ClockTime"];
            /** @description The duration of the drive on the game clock. */
            elapsed: components["schemas"]["ClockTime"];
            /**
             * Format: int32
             * @description The number of plays on the drive.
             */
            plays: number;
            /**
             * Format: int32
             * @description Yards gained on the drive, negative for a loss.
             */
            yards: number;
            /** @description How the drive ended, in words; free text, not an enumeration. */
            driveResult: string;
            /** @description Whether the home team had the ball. */
            isHomeOffense: boolean;
            /**
             * Format: int32
             * @description The score of the offense when the drive began.
             *
             *     Observed: By the source of 5.23.0, start and end are the lowest and the highest score of the drive's plays, and a score includes the play's own points, so a touchdown drive of one play starts with its points.
             */
            startOffenseScore: number;
            /**
             * Format: int32
             * @description The score of the defense when the drive began.
             *
             *     Observed: By the source of 5.23.0, start and end are the lowest and the highest score of the drive's plays, and a score includes the play's own points, so a touchdown drive of one play starts with its points.
             */
            startDefenseScore: number;
            /**
             * Format: int32
             * @description The score of the offense when the drive ended.
             */
            endOffenseScore: number;
            /**
             * Format: int32
             * @description The score of the defense when the drive ended. It differs from the start when the defense scored.
             */
            endDefenseScore: number;
        } & components["schemas"]["SidesBase"];
        /**
         * @description One play: the situation before it, what happened, and its PPA.
         *
         *     Observed: Of 26 recorded plays five had a null `ppa` and none any other null, though the service declares several; conferences were names ("Big Ten").
         */
        Play: {
            /** @description The id of the play: a string of digits, which may be too long for a number. */
            id: string;
            /** @description The id of the drive that the play belongs to. */
            driveId: string;
            /**
             * Format: int32
             * @description The id of the game, as in `getGames`.
             */
            gameId: number;
            /**
             * Format: int32
             * @description The number of the drive within the game. Null when unknown.
             */
            driveNumber: number | null;
            /**
             * Format: int32
             * @description The number of the play within its drive. Null when unknown.
             *
             *     Observed: Recorded numbers were 1 to 6.
             */
            playNumber: number | null;
            /**
             * Format: int32
             * @description The score of the offense in the record of the play.
             *
             *     Observed: By the source of 5.23.0, the score includes the play's own points.
             */
            offenseScore: number;
            /** @description The school of the home team, which is either the offense or the defense. */
            home: string;
            /** @description The school of the away team, which is either the offense or the defense. */
            away: string;
            /**
             * Format: int32
             * @description The score of the defense in the record of the play.
             *
             *     Observed: By the source of 5.23.0, the score includes the play's own points.
             */
            defenseScore: number;
            /**
             * Format: int32
             * @description The period, 1 to 4 in regulation.
             */
            period: number;
            /** @description The time left in the period. */
            clock: components["schemas"]["ClockTime"];
            /**
             * Format: int32
             * @description The number of timeouts that the offense has left. Null when unknown.
             *
             *     Observed: 3 in each of 26 recorded plays.
             */
            offenseTimeouts: number | null;
            /**
             * Format: int32
             * @description The number of timeouts that the defense has left. Null when unknown.
             *
             *     Observed: 3 in each of 26 recorded plays.
             */
            defenseTimeouts: number | null;
            /**
             * Format: int32
             * @description The yard line where the play began. `yardsToGoal` holds the yards to the opponent's goal line.
             *
             *     Observed: Recorded values were 7 to 99; by the source of 5.23.0, yard lines count from the home team's goal line.
             */
            yardline: number;
            /**
             * Format: int32
             * @description Yards from the start of the play to the opponent's goal line.
             *
             *     Observed: Recorded values were 1 to 93.
             */
            yardsToGoal: number;
            /**
             * Format: int32
             * @description The down, 1 to 4.
             *
             *     Observed: 0 was recorded, probably for no down.
             */
            down: number;
            /**
             * Format: int32
             * @description Yards to go for a first down.
             *
             *     Observed: 0 was recorded, as it was for the down.
             */
            distance: number;
            /**
             * Format: int32
             * @description Yards gained on the play, negative for a loss.
             */
            yardsGained: number;
            /** @description Whether points were scored on the play. */
            scoring: boolean;
            /** @description The type of the play, such as Rush or Pass Incompletion: the `text` of `getPlayTypes`, not its abbreviation. */
            playType: string;
            /**
             * @description The play in words. Null when there are none.
             *
             *     Observed: Declared nullable; always a string in recordings.
             */
            playText: string | null;
            /**
             * Format: double
             * @description Predicted points added by the play. Null for a play that is not rated.
             *
             *     Observed: Recorded values were -1.3 to 1.8, and five of 26 were null.
             */
            ppa: number | null;
            /**
             * @description When the play happened, by the time of day. Null when unknown.
             *
             *     Observed: Always a string in recordings; the service declares no format.
             */
            wallclock: string | null;
        } & components["schemas"]["SidesBase"];
        /**
         * @description A type of play.
         *
         *     Observed: 49 types were recorded, with ids from 2 to 999.
         */
        PlayType: {
            /**
             * Format: int32
             * @description The id of the type, which live plays have as `playTypeId`.
             */
            id: number;
            /** @description The type in words, as plays have it in `playType`. */
            text: string;
            /**
             * @description The abbreviation, which the parameter `playType` of `getPlays` takes. Null when there is none.
             *
             *     Observed: Null for 15 of 49 types.
             */
            abbreviation: string | null;
        };
        /**
         * @description The time left in a period.
         *
         *     Observed: The service declares plain numbers; recorded values were whole and never null.
         */
        PlayStatClock: {
            /**
             * Format: double
             * @description Full minutes. Null when unknown.
             */
            minutes: number | null;
            /**
             * Format: double
             * @description Seconds beyond the minutes, 0 to 59. Null when unknown.
             */
            seconds: number | null;
        };
        /**
         * @description One credit of one player on one play.
         *
         *     Observed: The service declares plain numbers for ids and counts; two rows were recorded, a completion and an incompletion, with whole numbers throughout.
         */
        PlayStat: {
            /**
             * Format: double
             * @description The id of the game, as in `getGames`.
             */
            gameId: number;
            /**
             * Format: double
             * @description The season, named by the year in which it begins.
             */
            season: number;
            /**
             * Format: double
             * @description The week within the part of the season; each part counts from 1.
             */
            week: number;
            /** @description The school that the player played for, on offense or on defense. */
            team: string;
            /** @description The conference of the player's school. */
            conference: string;
            /** @description The school of the opponent. */
            opponent: string;
            /**
             * Format: double
             * @description The score of the player's school in the record of the play.
             *
             *     Observed: By the source of 5.23.0, the score includes the play's own points.
             */
            teamScore: number;
            /**
             * Format: double
             * @description The score of the opponent in the record of the play.
             *
             *     Observed: By the source of 5.23.0, the score includes the play's own points.
             */
            opponentScore: number;
            /** @description The id of the drive that the play belongs to. */
            driveId: string;
            /** @description The id of the play: a string of digits, which may be too long for a number. */
            playId: string;
            /**
             * Format: double
             * @description The period, 1 to 4 in regulation.
             */
            period: number;
            /** @description The time left in the period. */
            clock: components["schemas"]["PlayStatClock"];
            /**
             * Format: double
             * @description Yards from the start of the play to the opponent's goal line.
             *
             *     Observed: The two recorded values were 75 and 79.
             */
            yardsToGoal: number;
            /**
             * Format: double
             * @description The down, 1 to 4.
             */
            down: number;
            /**
             * Format: double
             * @description Yards to go for a first down.
             */
            distance: number;
            /** @description The id of the player, as in `searchPlayers`: a string of digits. The parameter `athleteId` takes it as a number. */
            athleteId: string;
            /** @description The player's full name. */
            athleteName: string;
            /** @description What the player is credited with, such as Completion: the `name` of `getPlayStatTypes`. */
            statType: string;
            /**
             * Format: double
             * @description How much of it the player is credited with. Unit not specified.
             *
             *     Observed: The two recorded values were 1 and 6.
             */
            stat: number;
        };
        /**
         * @description A kind of credit that a player can have on a play.
         *
         *     Observed: 26 types were recorded, with ids from 1 to 26.
         */
        PlayStatType: {
            /**
             * Format: int32
             * @description The id of the type, which the parameter `statTypeId` of `getPlayStats` takes.
             */
            id: number;
            /** @description The type in words, as rows have it in `statType`. */
            name: string;
        };
        /**
         * @description One game at this moment: the measures of both teams and every drive so far.
         *
         *     Observed: One game was recorded, late in its first quarter.
         */
        LiveGame: {
            /**
             * Format: int32
             * @description The id of the game, as in `getGames`.
             */
            id: number;
            /**
             * @description The status of the game, in words for people; not the status of the scoreboard.
             *
             *     Observed: One recording held "In Progress".
             */
            status: string;
            /**
             * Format: int32
             * @description The period; overtime periods follow the fourth. Null when there is none.
             *
             *     Observed: Declared nullable.
             */
            period: number | null;
            /**
             * @description The time left in the period, such as 3:15.
             *
             *     Observed: By the source of 5.23.0, an empty string when unknown.
             */
            clock: string;
            /**
             * @description The school that has the ball.
             *
             *     Observed: By the source of 5.23.0, an empty string when there is no current drive.
             */
            possession: string;
            /**
             * Format: int32
             * @description The down. Null when there is none.
             *
             *     Observed: Declared nullable.
             */
            down: number | null;
            /**
             * Format: int32
             * @description Yards to go for a first down. Null when there is none.
             *
             *     Observed: Declared nullable.
             */
            distance: number | null;
            /**
             * Format: int32
             * @description Yards from the ball to the opponent's goal line. Null when there is none.
             *
             *     Observed: Declared nullable.
             */
            yardsToGoal: number | null;
            /** @description Both teams. Use `homeAway`, not the order, to distinguish them. */
            teams: components["schemas"]["LiveGameTeam"][];
            /**
             * @description Every drive so far.
             *
             *     Observed: The drive under way was the last.
             */
            drives: components["schemas"]["LiveGameDrive"][];
        };
        /**
         * @description One team's measures in a game so far. EPA (expected points added) of live plays is computed separately from the PPA of finished games and may differ.
         *
         *     Observed: Sums of EPA had one decimal and averages three in one recorded game; the source of 5.23.0 gives 0 for a rate or an average without plays, counts kickoffs among plays and success rates, divides `epaPerPlay` by rated plays only, and counts second down with 7 or more yards to go as a passing down.
         */
        LiveGameTeam: {
            /**
             * Format: int32
             * @description The id of the team, as in `getTeams`.
             */
            teamId: number;
            /** @description The school on this side of the game. */
            team: string;
            /** @description The side of the game that the team is on. */
            homeAway: components["schemas"]["HomeAway"];
            /** @description The team's points by period; overtime periods follow the fourth. */
            lineScores: number[];
            /**
             * Format: int32
             * @description The team's score.
             */
            points: number;
            /**
             * Format: int32
             * @description The number of drives so far.
             *
             *     Observed: The drive under way was included.
             */
            drives: number;
            /**
             * Format: int32
             * @description The number of drives with a play that ended 40 or fewer yards from the goal line.
             *
             *     Observed: By the source of 5.23.0.
             */
            scoringOpportunities: number;
            /**
             * Format: double
             * @description Points per scoring opportunity.
             */
            pointsPerOpportunity: number;
            /**
             * Format: double
             * @description The average number of yards to the opponent's goal line at the start of the team's drives. Null when there are none.
             *
             *     Observed: Declared nullable; the source of 5.23.0 confirms that these are yards to the goal line.
             */
            averageStartYardLine: number | null;
            /**
             * Format: int32
             * @description The number of plays so far.
             *
             *     Observed: The source of 5.23.0 counts every play listed for the team, kickoffs included.
             */
            plays: number;
            /**
             * Format: double
             * @description Line yards over all runs.
             *
             *     Observed: The source of 5.23.0 adds 1.2 times a loss instead of subtracting it.
             */
            lineYards: number;
            /**
             * Format: double
             * @description Line yards per run.
             */
            lineYardsPerRush: number;
            /**
             * Format: double
             * @description Second-level yards over all runs.
             */
            secondLevelYards: number;
            /**
             * Format: double
             * @description Second-level yards per run.
             */
            secondLevelYardsPerRush: number;
            /**
             * Format: double
             * @description Open-field yards over all runs.
             */
            openFieldYards: number;
            /**
             * Format: double
             * @description Open-field yards per run.
             */
            openFieldYardsPerRush: number;
            /**
             * Format: double
             * @description The average EPA over all plays with an EPA.
             *
             *     Observed: The source of 5.23.0 divides by the plays that have an EPA, not by `plays`.
             */
            epaPerPlay: number;
            /**
             * Format: double
             * @description The sum of EPA on all plays.
             */
            totalEpa: number;
            /**
             * Format: double
             * @description The sum of EPA on all passes.
             */
            passingEpa: number;
            /**
             * Format: double
             * @description The average EPA over all passes.
             */
            epaPerPass: number;
            /**
             * Format: double
             * @description The sum of EPA on all runs.
             */
            rushingEpa: number;
            /**
             * Format: double
             * @description The average EPA over all runs.
             */
            epaPerRush: number;
            /**
             * Format: double
             * @description The share of plays that succeeded, 0 to 1.
             *
             *     Observed: The source of 5.23.0 counts every play listed for the team, kickoffs included.
             */
            successRate: number;
            /**
             * Format: double
             * @description The share of plays on standard downs that succeeded, 0 to 1.
             */
            standardDownSuccessRate: number;
            /**
             * Format: double
             * @description The share of plays on passing downs that succeeded, 0 to 1.
             */
            passingDownSuccessRate: number;
            /**
             * Format: double
             * @description EPA per successful play.
             */
            explosiveness: number;
            /**
             * Format: double
             * @description The team's win probability (0 to 1), given how both teams have played so far. Absent while it is unavailable.
             *
             *     Observed: The two recorded values added up to 1; by the source of 5.23.0 it is the postgame win probability for the game so far.
             */
            deserveToWin?: number;
        };
        /**
         * @description One drive of a game in progress with its plays.
         *
         *     Observed: Five drives were recorded, the last of them under way.
         */
        LiveGameDrive: {
            /** @description The id of the drive: a string of digits. */
            id: string;
            /**
             * Format: int32
             * @description The id of the team that has the ball.
             */
            offenseId: number;
            /** @description The school that has the ball. */
            offense: string;
            /**
             * Format: int32
             * @description The id of the team that defends.
             */
            defenseId: number;
            /** @description The school that defends. */
            defense: string;
            /**
             * Format: int32
             * @description The number of plays on the drive.
             *
             *     Observed: The source of 5.23.0 counts the plays of the offense, while `plays` also holds kickoffs.
             */
            playCount: number;
            /**
             * Format: int32
             * @description Yards gained on the drive, negative for a loss.
             */
            yards: number;
            /**
             * Format: int32
             * @description The period in which the drive began.
             */
            startPeriod: number;
            /**
             * @description The time left in the period when the drive began, such as 11:58. Null when unknown.
             *
             *     Observed: Null in one of five recorded drives.
             */
            startClock: string | null;
            /**
             * Format: int32
             * @description Yards from the start of the drive to the opponent's goal line.
             *
             *     Observed: Recorded values were 23 to 77.
             */
            startYardsToGoal: number;
            /**
             * Format: int32
             * @description The period in which the drive ended. Null while it is under way.
             *
             *     Observed: Null in one of five recorded drives.
             */
            endPeriod: number | null;
            /**
             * @description The time left in the period when the drive ended, such as 9:27. Null while it is under way.
             *
             *     Observed: Null in one of five recorded drives.
             */
            endClock: string | null;
            /**
             * Format: int32
             * @description Yards from the end of the drive to the opponent's goal line. Null while it is under way.
             *
             *     Observed: Null in one of five recorded drives.
             */
            endYardsToGoal: number | null;
            /**
             * @description The duration of the drive on the game clock, such as 2:55. Null when unknown.
             *
             *     Observed: Always a string in one recording, also for the drive under way.
             */
            duration: string | null;
            /**
             * @description Whether a play of the drive ended 40 or fewer yards from the goal line.
             *
             *     Observed: By the source of 5.23.0.
             */
            scoringOpportunity: boolean;
            /**
             * @description How the drive ended, such as Punt or Field Goal.
             *
             *     Observed: An empty string while the drive is under way.
             */
            result: string;
            /**
             * Format: int32
             * @description The points of the drive.
             *
             *     Observed: Recorded values were 0 to 3; by the source of 5.23.0 it is how far the drive moved the score in favor of the offense, which may be negative.
             */
            pointsGained: number;
            /** @description The plays of the drive so far. */
            plays: components["schemas"]["LiveGamePlay"][];
        };
        /**
         * @description One play of a game in progress.
         *
         *     Observed: Five plays were recorded, three of them without a rating.
         */
        LiveGamePlay: {
            /** @description The id of the play: a string of digits, which may be too long for a number. */
            id: string;
            /**
             * Format: int32
             * @description The home team's score in the record of the play.
             */
            homeScore: number;
            /**
             * Format: int32
             * @description The away team's score in the record of the play.
             */
            awayScore: number;
            /**
             * Format: int32
             * @description The period, 1 to 4 in regulation.
             */
            period: number;
            /** @description The time left in the period, such as 7:46. */
            clock: string;
            /**
             * Format: date-time
             * @description When the play happened, by the time of day.
             *
             *     Observed: Recorded times are in UTC and end in `Z`.
             */
            wallClock: string;
            /**
             * Format: int32
             * @description The id of the team that the play counts for.
             *
             *     Observed: By the source of 5.23.0, the team that has the ball when the play begins.
             */
            teamId: number;
            /** @description The school that the play counts for. */
            team: string;
            /**
             * Format: int32
             * @description The down, 1 to 4.
             *
             *     Observed: 0 was recorded, probably for no down.
             */
            down: number;
            /**
             * Format: int32
             * @description Yards to go for a first down.
             *
             *     Observed: 0 was recorded, as it was for the down.
             */
            distance: number;
            /**
             * Format: int32
             * @description Yards from the start of the play to the opponent's goal line.
             */
            yardsToGoal: number;
            /**
             * Format: int32
             * @description Yards gained on the play, negative for a loss.
             */
            yardsGained: number;
            /**
             * Format: int32
             * @description The id of the type of the play, as in `getPlayTypes`.
             */
            playTypeId: number;
            /** @description The type of the play in words, such as Kickoff. */
            playType: string;
            /**
             * Format: double
             * @description EPA of the play. Null for a play that is not rated.
             *
             *     Observed: Null in three of five recorded plays; by the source of 5.23.0, a touchdown counts 6 and a field goal 3 points, other scores are null, and a turnover does not turn the value around.
             */
            epa: number | null;
            /**
             * @description Whether the play was in garbage time, when the game was already decided.
             *
             *     Observed: The source of 5.23.0 has the flag inverted: true while the game is open.
             */
            garbageTime: boolean;
            /**
             * @description Whether the play gained enough for its down and distance.
             *
             *     Observed: A play that was neither a run nor a pass also had a value.
             */
            success: boolean;
            /** @description What the play counts as. */
            rushPass: components["schemas"]["LivePlayKind"];
            /** @description Whether the down was a passing down. */
            downType: components["schemas"]["LiveDownType"];
            /** @description The play in words. */
            playText: string;
        };
        /** @description The game and the teams that a row of statistics is about. */
        GameRowBase: {
            /**
             * Format: int32
             * @description The id of the game, as in `getGames`.
             */
            gameId: number;
            /**
             * Format: int32
             * @description The season, named by the year in which it begins.
             */
            season: number;
            /**
             * Format: int32
             * @description The week within the part of the season; each part counts from 1.
             */
            week: number;
            /** @description The school that the row is about, or that the player of the row played for. */
            team: string;
            /** @description The school of the opponent. */
            opponent: string;
        };
        /**
         * @description The header of a passing or rushing row for one team in one game.
         *
         *     Observed: The service declares ids, seasons and weeks as 32-bit integers, `seasonType` as `SeasonType` and the rest as strings.
         */
        TeamGameRowBase: {
            /** @description The part of the season in which the game is played. */
            seasonType: components["schemas"]["SeasonType"];
            /**
             * @description The conference of the team in that season. Null without a known conference.
             *
             *     Observed: Declared nullable.
             */
            conference: string | null;
        } & components["schemas"]["GameRowBase"];
        /** @description The header of a passing or rushing row for one player in one game. */
        PlayerGameRowBase: {
            /** @description The id of the player, as in `searchPlayers`: a string of digits. */
            playerId: string;
            /** @description The player's full name. */
            player: string;
        } & components["schemas"]["TeamGameRowBase"];
        /** @description The header of a passing or rushing row for one season. */
        TeamSeasonRowBase: {
            /**
             * Format: int32
             * @description The season, named by the year in which it begins.
             */
            season: number;
            /** @description The school that the row is about, or that the player of the row played for. */
            team: string;
            /**
             * @description The conference of the team in that season. Null without a known conference.
             *
             *     Observed: Passing and rushing rows have the abbreviation ("B1G"), while `advanced.conference` of a team season overview is the name ("Big Ten").
             */
            conference: string | null;
        };
        /** @description Passing counts and measures of one player, of one side of a team, or of one location. Counts that end in `Available` say how many attempts a measure rests on, because not every attempt has every measurement. PPA and success cover only eligible attempts, which are fit for advanced analysis. The plain counts and yards of a whole block include ineligible attempts; those of a location do not. Without attempts `successRate`, `ppa`, `totalPpa` and `explosiveness` are 0, never null. A defensive block holds what opponents produced; the signs of PPA are not inverted, so lower is better. */
        PassingProductionBase: {
            /**
             * Format: int32
             * @description The number of passes thrown, with any outcome.
             */
            attempts: number;
            /**
             * Format: int32
             * @description The number of passes caught by the offense.
             */
            completions: number;
            /**
             * Format: int32
             * @description The number of passes not caught. Interceptions are counted separately.
             */
            incompletions: number;
            /**
             * Format: int32
             * @description The number of passes caught by the defense.
             */
            interceptions: number;
            /**
             * Format: double
             * @description Completions divided by attempts, 0 to 1. Null when there are no attempts.
             */
            completionRate: number | null;
            /**
             * Format: int32
             * @description The number of attempts with known air yards, a known zero included: the denominator of `averageDepthOfTarget`.
             */
            airYardsAttemptsAvailable: number;
            /**
             * Format: int32
             * @description Yards from the line of scrimmage to the target, over the attempts with known air yards. Null when there are none.
             */
            totalAirYards: number | null;
            /**
             * Format: double
             * @description Air yards per attempt with known air yards, to one decimal. Null when there are none.
             */
            averageDepthOfTarget: number | null;
            /**
             * Format: int32
             * @description The number of attempts with known total yards, a known zero included.
             */
            totalYardsAttemptsAvailable: number;
            /**
             * Format: int32
             * @description Yards gained by passing, over the attempts with known total yards. Null when there are none.
             */
            totalYards: number | null;
            /**
             * Format: int32
             * @description The number of completed attempts with valid total yards and air yards: the denominator of `averageYardsAfterCatch`.
             */
            yardsAfterCatchAttemptsAvailable: number;
            /**
             * Format: int32
             * @description Yards after the catch, over the completions with known yards after the catch. Null when there are none.
             */
            totalYardsAfterCatch: number | null;
            /**
             * Format: double
             * @description Yards after the catch per completion with known yards after the catch, to one decimal. Null when there are none.
             */
            averageYardsAfterCatch: number | null;
            /**
             * Format: double
             * @description The successful eligible attempts divided by all eligible attempts, 0 to 1. An eligible attempt without a stored success stays in the denominator and counts as not successful. 0 when no attempt is eligible.
             */
            successRate: number;
            /**
             * Format: double
             * @description Predicted points added per eligible attempt with known PPA; the denominator is `ppaAttemptsAvailable`. 0 when there are none, so check that count before you read a 0.
             */
            ppa: number;
            /**
             * Format: double
             * @description The sum of predicted points added over the eligible attempts with known PPA. 0 when there are none.
             */
            totalPpa: number;
            /**
             * Format: double
             * @description Predicted points added per successful eligible attempt with known PPA; the denominator is `successfulPpaAttemptsAvailable`. 0 when there are none.
             */
            explosiveness: number;
            /**
             * Format: int32
             * @description The number of eligible attempts with known PPA: the denominator of `ppa`.
             */
            ppaAttemptsAvailable: number;
            /**
             * Format: int32
             * @description The number of eligible attempts with a stored success or failure. It is not the denominator of `successRate`, which also includes the eligible attempts without one.
             */
            successAttemptsAvailable: number;
            /**
             * Format: int32
             * @description The number of eligible attempts stored as successful: the numerator of `successRate`.
             */
            successfulAttempts: number;
            /**
             * Format: int32
             * @description The number of successful eligible attempts with known PPA: the denominator of `explosiveness`.
             */
            successfulPpaAttemptsAvailable: number;
        };
        /** @description Where the passes of a passing block went. */
        PassingLocationsBase: {
            /**
             * Format: int32
             * @description The number of attempts that are eligible for advanced metrics and for analysis by location: the denominator of `successRate`. The plain counts and yards of the block include ineligible attempts; its locations do not, so they add up to this number and not to `attempts`.
             */
            locationEligibleAttempts: number;
            /**
             * Format: int32
             * @description The number of eligible attempts with both a recognized depth and a recognized direction: all but those in `unknown`.
             */
            locationAvailableAttempts: number;
            /** @description Eligible attempts by depth and direction. All seven locations are always present, also the empty ones. */
            locations: components["schemas"]["PassingLocations"];
        };
        /** @description Passing of one side of a team: the team's own as an offense, and its opponents' as a defense. The signs of PPA are not inverted. */
        PassingProduction: components["schemas"]["PassingProductionBase"] & components["schemas"]["PassingLocationsBase"];
        /** @description Eligible attempts by depth and direction. Every location is always present. In a location without attempts counts, `successRate`, `ppa`, `totalPpa` and `explosiveness` are 0; sums and averages of yards are null. */
        PassingLocations: {
            /** @description Short passes to the left. */
            "short left": components["schemas"]["PassingLocationProduction"];
            /** @description Short passes over the middle. */
            "short middle": components["schemas"]["PassingLocationProduction"];
            /** @description Short passes to the right. */
            "short right": components["schemas"]["PassingLocationProduction"];
            /** @description Deep passes to the left. */
            "deep left": components["schemas"]["PassingLocationProduction"];
            /** @description Deep passes over the middle. */
            "deep middle": components["schemas"]["PassingLocationProduction"];
            /** @description Deep passes to the right. */
            "deep right": components["schemas"]["PassingLocationProduction"];
            /** @description Eligible passes without a recognized depth, a recognized direction, or both. */
            unknown: components["schemas"]["PassingLocationProduction"];
        };
        /** @description Passing to one location. It includes only eligible attempts. */
        PassingLocationProduction: {
            /**
             * Format: double
             * @description Total yards divided by `totalYardsAttemptsAvailable`, to one decimal. Null when total yards are known for no attempt.
             */
            yardsPerAttempt: number | null;
            /**
             * Format: double
             * @description The same measure as `averageDepthOfTarget`, to one decimal. Null when air yards are known for no attempt.
             */
            airYardsPerAttempt: number | null;
        } & components["schemas"]["PassingProductionBase"];
        /** @description One team's passing over a season, and the passing that it allowed. */
        TeamPassingSeason: {
            /** @description The passing of the team. */
            offense: components["schemas"]["PassingProduction"];
            /** @description The passing of the opponents. */
            defense: components["schemas"]["PassingProduction"];
        } & components["schemas"]["TeamSeasonRowBase"];
        /** @description One team's passing in one game, and the passing that it allowed. The opponent has its own row. */
        TeamPassingGame: {
            /** @description The passing of the team. */
            offense: components["schemas"]["PassingProduction"];
            /** @description The passing of the opponents. */
            defense: components["schemas"]["PassingProduction"];
        } & components["schemas"]["TeamGameRowBase"];
        /** @description One passer's passing in one game. */
        PlayerPassingGame: components["schemas"]["PlayerGameRowBase"] & components["schemas"]["PassingProductionBase"] & components["schemas"]["PassingLocationsBase"];
        /**
         * @description Rates of a set of runs, and its yards by where they were gained. Without runs `successRate`, `ppa`, `totalPpa` and `explosiveness` are 0, never null. A defensive block holds what opponents produced.
         *
         *     Observed: The definitions of line yards, second-level yards, open-field yards, stuff rate, power success and success are those that the service publishes for its measures in general; it publishes none for these blocks.
         */
        RushingMeasuresBase: {
            /**
             * Format: double
             * @description The share of runs that succeeded, 0 to 1. A run succeeds when it gains half the distance on first down, 70 percent on second, and all of it on third or fourth.
             */
            successRate: number;
            /**
             * Format: double
             * @description Predicted points added per run.
             */
            ppa: number;
            /**
             * Format: double
             * @description The sum of predicted points added on all runs.
             */
            totalPpa: number;
            /**
             * Format: double
             * @description Line yards per run, the yards credited to the blocking: losses count 1.2 times, yards 1 to 4 fully, yards 5 to 10 half, and yards beyond 10 not at all. May be negative.
             */
            lineYards: number;
            /**
             * Format: double
             * @description Line yards over all runs.
             */
            lineYardsTotal: number;
            /**
             * Format: double
             * @description Second-level yards per run: those gained between 5 and 10 yards past the line of scrimmage.
             */
            secondLevelYards: number;
            /**
             * Format: double
             * @description Second-level yards over all runs: those gained between 5 and 10 yards past the line of scrimmage.
             */
            secondLevelYardsTotal: number;
            /**
             * Format: double
             * @description Open-field yards per run: those gained more than 10 yards past the line of scrimmage.
             */
            openFieldYards: number;
            /**
             * Format: double
             * @description Open-field yards over all runs: those gained more than 10 yards past the line of scrimmage.
             */
            openFieldYardsTotal: number;
            /**
             * Format: double
             * @description The share of runs without a gain, 0 to 1. Lower is better for an offense, higher for a defense.
             *
             *     Observed: The definition is the published one.
             */
            stuffRate: number;
            /**
             * Format: double
             * @description The share of runs with 2 or fewer yards to go, on any down, that succeeded, 0 to 1.
             *
             *     Observed: The definition is the published one.
             */
            powerSuccess: number;
            /**
             * Format: double
             * @description Predicted points added per successful run.
             */
            explosiveness: number;
        };
        /**
         * @description Rushing counts and measures of one player or of one side of a team. Rushing yards and direction are not known for every run, and not every run is credited to one player; the counts say how many are. Which kinds of run `attempts` includes is not specified.
         *
         *     Observed: The source of 5.23.0 counts sacks, kneels and runs without a credited player for a team, and for a player only the runs credited to that player alone, sacks included.
         */
        RushingProductionBase: {
            /**
             * Format: int32
             * @description The number of runs.
             */
            attempts: number;
            /**
             * Format: int32
             * @description The number of runs with known yards (inferred from the name and from its counterparts in passing). It is a count, not yards.
             */
            rushingYardsAvailable: number;
            /**
             * Format: int32
             * @description Yards gained by rushing, less losses. Null when known for no run.
             */
            totalRushingYards: number | null;
            /**
             * Format: double
             * @description Rushing yards per run. Null when known for no run.
             */
            yardsPerCarry: number | null;
            /**
             * Format: int32
             * @description The number of runs credited to one player (inferred from the name).
             */
            individualAttempts: number;
            /**
             * Format: int32
             * @description The number of runs credited to no known player (inferred from the name).
             */
            unattributedAttempts: number;
            /**
             * Format: int32
             * @description The number of sacks: tackles of the quarterback who is trying to pass.
             */
            sacks: number;
            /**
             * Format: int32
             * @description The number of kneels: the quarterback kneels to run the clock.
             */
            kneels: number;
            /**
             * Format: int32
             * @description The number of runs credited to the team and to no player (inferred from the name).
             */
            teamRushes: number;
            /**
             * Format: int32
             * @description The number of runs in which several players carried the ball (inferred from the name).
             */
            multiCarrierAttempts: number;
            /**
             * Format: int32
             * @description The number of runs eligible for analysis by direction (inferred from the name).
             *
             *     Observed: The source of 5.23.0 leaves out sacks, kneels, team runs and invalid rows.
             */
            directionEligibleAttempts: number;
            /**
             * Format: int32
             * @description The number of eligible runs with a known direction (inferred from the name).
             */
            directionAvailableAttempts: number;
            /** @description The runs by direction. All four keys are always present. */
            directions: components["schemas"]["RushingDirections"];
        } & components["schemas"]["RushingMeasuresBase"];
        /** @description Rushing of one side of a team: the team's own as an offense, and its opponents' as a defense. */
        RushingProduction: {
            /**
             * Format: int32
             * @description The number of runs for which it is known whether they scored a touchdown (inferred from the name).
             */
            touchdownStatusAvailable: number;
            /**
             * Format: int32
             * @description The number of runs known to have scored a touchdown (inferred from the name).
             */
            rushingTouchdowns: number;
        } & components["schemas"]["RushingProductionBase"];
        /** @description Another name for `RushingProduction`, used by the team rows of a season and of a game. */
        TeamRushingProduction: components["schemas"]["RushingProduction"];
        /** @description Runs by the direction in which they went. */
        RushingDirections: {
            /** @description Runs without a recognized direction. */
            unknown: components["schemas"]["RushingDirectionProduction"];
            /** @description Runs to the right. */
            right: components["schemas"]["RushingDirectionProduction"];
            /** @description Runs up the middle. */
            middle: components["schemas"]["RushingDirectionProduction"];
            /** @description Runs to the left. */
            left: components["schemas"]["RushingDirectionProduction"];
        };
        /** @description Runs in one direction. Unlike in the whole block, no property is ever null. */
        RushingDirectionProduction: {
            /**
             * Format: int32
             * @description The number of runs in this direction.
             */
            carries: number;
            /**
             * Format: int32
             * @description Yards gained in this direction, less losses.
             */
            yards: number;
            /**
             * Format: double
             * @description Yards gained per run in this direction.
             */
            yardsPerCarry: number;
        } & components["schemas"]["RushingMeasuresBase"];
        /** @description One team's rushing over a season, and the rushing that it allowed. */
        TeamRushingSeason: {
            /** @description The rushing of the team. */
            offense: components["schemas"]["TeamRushingProduction"];
            /** @description The rushing of the opponents. */
            defense: components["schemas"]["TeamRushingProduction"];
        } & components["schemas"]["TeamSeasonRowBase"];
        /** @description One team's rushing in one game, and the rushing that it allowed. The opponent has its own row. */
        TeamRushingGame: {
            /** @description The rushing of the team. */
            offense: components["schemas"]["TeamRushingProduction"];
            /** @description The rushing of the opponents. */
            defense: components["schemas"]["TeamRushingProduction"];
        } & components["schemas"]["TeamGameRowBase"];
        /** @description One player's rushing in one game. Counts of touchdowns are in team blocks only. */
        PlayerRushingGame: components["schemas"]["PlayerGameRowBase"] & components["schemas"]["RushingProductionBase"];
        /**
         * @description One player's rushing in one game, as the specification describes it for the advanced box score.
         *
         *     Observed: The two counts of touchdowns are specified but absent from recorded rows of players; only team blocks have them.
         */
        BoxScorePlayerRushing: {
            /**
             * Format: int32
             * @description The number of runs for which it is known whether they scored a touchdown (inferred from the name). May be absent.
             */
            touchdownStatusAvailable?: number;
            /**
             * Format: int32
             * @description The number of runs known to have scored a touchdown (inferred from the name). May be absent.
             */
            rushingTouchdowns?: number;
        } & (components["schemas"]["PlayerGameRowBase"] & components["schemas"]["RushingProductionBase"]);
        /**
         * @description What passing and rushing plays share: game, teams, period, down and PPA.
         *
         *     Observed: Declared alike for passes and runs.
         */
        EnrichedPlayBase: {
            /**
             * Format: int32
             * @description The id of the game, as in `getGames`.
             */
            gameId: number;
            /** @description The id of the play, as in `getPlays`: a string of digits, which may be too long for a number. */
            playId: string;
            /** @description The id of the drive that the play belongs to. */
            driveId: string;
            /**
             * Format: int32
             * @description The season, named by the year in which it begins.
             *
             *     Observed: The first season was 2025.
             */
            season: number;
            /**
             * Format: int32
             * @description The week within the part of the season; each part counts from 1.
             */
            week: number;
            /** @description The part of the season in which the game is played. */
            seasonType: components["schemas"]["SeasonType"];
            /**
             * Format: int32
             * @description The id of the team that had the ball.
             */
            offenseId: number;
            /**
             * Format: int32
             * @description The id of the team that defends.
             */
            defenseId: number;
            /**
             * Format: int32
             * @description The period, 1 to 4 in regulation.
             */
            period: number;
            /**
             * Format: int32
             * @description The down, 1 to 4.
             */
            down: number;
            /**
             * Format: int32
             * @description Yards to go for a first down.
             */
            distance: number;
            /** @description The play in words. Null when there are none. */
            playText: string | null;
            /**
             * Format: int32
             * @description The yard line where the play began. Which goal line it counts from is not specified.
             *
             *     Observed: In drives and plays it counts from the home team's goal line, by the source of 5.23.0.
             */
            startYardline: number;
            /**
             * Format: double
             * @description Predicted points added by the play. Null when unknown; 0 is a value.
             */
            ppa: number | null;
            /** @description Whether the play gained enough for its down and distance. Null when unknown. */
            success: boolean | null;
        } & components["schemas"]["SidesBase"];
        /**
         * @description The time left in a period.
         *
         *     Observed: Declared without null, unlike the clocks of plays and drives.
         */
        PassingPlayClock: {
            /**
             * Format: int32
             * @description Full minutes.
             */
            minutes: number;
            /**
             * Format: int32
             * @description Seconds beyond the minutes, 0 to 59.
             */
            seconds: number;
        };
        /**
         * @description Another name for `PassingPlayClock`, used by rushing plays.
         *
         *     Observed: The service declares the same two properties for both.
         */
        RushingPlayClock: components["schemas"]["PassingPlayClock"];
        /**
         * @description One pass. Unknown values are null.
         *
         *     Observed: Declared by the service; no response was recorded.
         */
        PassingPlay: {
            /** @description The time left in the period. */
            clock: components["schemas"]["PassingPlayClock"];
            /** @description The id of the passer, as in `searchPlayers`: a string of digits. Null when unknown. */
            passerId: string | null;
            /** @description The passer's full name. Null when unknown. */
            passer: string | null;
            /** @description The id of the targeted player, as in `searchPlayers`: a string of digits. Null when unknown. */
            targetId: string | null;
            /** @description The targeted player's full name. Null when unknown. */
            target: string | null;
            /** @description How the pass ended. */
            outcome: components["schemas"]["PassOutcome"];
            /**
             * Format: int32
             * @description Yards from the line of scrimmage to the target. Null when unknown; 0 is a value.
             */
            airYards: number | null;
            /** @description How far downfield the pass went. Null when unknown. */
            passDepth: components["schemas"]["PassDepth"] | null;
            /** @description The side of the field to which the pass went. Null when unknown. */
            passDirection: components["schemas"]["PassDirection"] | null;
            /** @description The depth and the direction in one value. Null when unknown. */
            passLocation: components["schemas"]["PassLocation"] | null;
            /**
             * Format: int32
             * @description Yards gained by the pass. Null when unknown.
             *
             *     Observed: The source of 5.23.0 gives 0 for a pass that was not completed.
             */
            totalYards: number | null;
            /**
             * Format: int32
             * @description Yards after the catch. Null when unknown.
             *
             *     Observed: The source of 5.23.0 takes the yards of a completed pass less its air yards.
             */
            yardsAfterCatch: number | null;
            /**
             * Format: int32
             * @description Yards from the start of the play to the opponent's goal line.
             */
            startYardsToGoal: number;
            /**
             * Format: int32
             * @description Yards from the target to the opponent's goal line. Null when unknown.
             */
            targetYardsToGoal: number | null;
            /** @description Whether the ball was spiked to stop the clock. */
            isSpike: boolean;
            /** @description Whether the ball was thrown away on purpose. */
            isThrowaway: boolean;
            /** @description Whether the pass was penalized as intentional grounding. */
            isIntentionalGrounding: boolean;
            /** @description How much of the pass the service could parse from the record of the play. */
            parseStatus: components["schemas"]["PassParseStatus"];
            /**
             * @description Whether the pass is eligible for advanced measures and for analysis by location.
             *
             *     Observed: The source of 5.23.0 leaves out spikes, intentional grounding and invalid rows, but not throwaways and passes of unknown location.
             */
            locationAnalysisEligible: boolean;
        } & components["schemas"]["EnrichedPlayBase"];
        /**
         * @description The header of a passing or rushing row for one player in one season.
         *
         *     Observed: One row was quoted for passing; for rushing, declared by the service.
         */
        PlayerSeasonRowBase: {
            /** @description The id of the player, as in `searchPlayers`: a string of digits. */
            playerId: string;
            /** @description The player's full name. */
            player: string;
        } & components["schemas"]["TeamSeasonRowBase"];
        /**
         * @description One player's passing over a season.
         *
         *     Observed: An older quoted row ended with `averageYardsAfterCatch`; the keys for success, PPA and locations came later.
         */
        PlayerPassingSeason: components["schemas"]["PlayerSeasonRowBase"] & components["schemas"]["PassingProductionBase"] & components["schemas"]["PassingLocationsBase"];
        /**
         * @description One run, sack or kneel. Unknown values are null.
         *
         *     Observed: Declared by the service; no response was recorded.
         */
        RushingPlay: {
            /** @description The time left in the period. */
            clock: components["schemas"]["RushingPlayClock"];
            /**
             * Format: int32
             * @description Yards from the start of the play to the opponent's goal line. Null when unknown.
             */
            startYardsToGoal: number | null;
            /** @description The id of the ball carrier, as in `searchPlayers`: a string of digits. Null when no single player is credited. */
            rusherId: string | null;
            /** @description The ball carrier's full name. Null when no single player is credited. */
            rusher: string | null;
            /** @description The direction of the run. Null when unknown. */
            rushDirection: components["schemas"]["RushDirection"] | null;
            /**
             * Format: int32
             * @description Yards gained by the run, negative for a loss. Null when unknown.
             */
            rushingYards: number | null;
            /**
             * Format: int32
             * @description The yards of the run that are credited to the ball carrier (inferred from the name). Null when there are none.
             */
            rusherYards: number | null;
            /** @description Whether the run scored a touchdown. Null when unknown. */
            isRushingTouchdown: boolean | null;
            /** @description Whether the passer was sacked. */
            isSack: boolean;
            /** @description Whether the quarterback knelt to run the clock. */
            isKneel: boolean;
            /** @description Whether the run is credited to the team and to no player. */
            isTeamRush: boolean;
            /** @description Who the run is credited to. */
            attributionStatus: components["schemas"]["RushAttributionStatus"];
            /**
             * @description Whether the run is eligible for analysis by direction.
             *
             *     Observed: The source of 5.23.0 leaves out sacks, kneels, team runs and invalid rows; the direction of an eligible run may be unknown.
             */
            directionAnalysisEligible: boolean;
            /** @description How much of the run the service could parse from the record of the play. */
            parseStatus: components["schemas"]["RushParseStatus"];
        } & components["schemas"]["EnrichedPlayBase"];
        /**
         * @description One player's rushing over a season.
         *
         *     Observed: Declared by the service, without touchdowns in rows of players.
         */
        PlayerRushingSeason: components["schemas"]["PlayerSeasonRowBase"] & components["schemas"]["RushingProductionBase"];
        /** @description A stadium. Unknown values are null. */
        Venue: {
            /**
             * Format: int32
             * @description The id of the venue. Null when unknown.
             *
             *     Observed: Null in the location of a team without a known stadium.
             */
            id: number | null;
            /** @description The name of the venue. Null when unknown. */
            name: string | null;
            /** @description The city of the stadium. Null when unknown. */
            city: string | null;
            /** @description The state, province or region, usually abbreviated. Null when unknown. */
            state: string | null;
            /** @description The postal code. Null when unknown. */
            zip: string | null;
            /**
             * @description The country, usually in two letters. Null when unknown.
             *
             *     Observed: The United States is both "US" and "USA".
             */
            countryCode: string | null;
            /** @description The time zone in the IANA database, such as America/Chicago. Null when unknown. */
            timezone: string | null;
            /**
             * Format: double
             * @description The latitude of the stadium. Null when unknown.
             *
             *     Observed: Recorded values were about -34 to 53, decimal degrees, negative south of the equator.
             */
            latitude: number | null;
            /**
             * Format: double
             * @description The longitude of the stadium. Null when unknown.
             *
             *     Observed: Recorded values were about -158 to 151, decimal degrees, negative in the Americas.
             */
            longitude: number | null;
            /** @description The height above sea level, as text; convert it before you calculate. Null when unknown. Unit not specified. */
            elevation: string | null;
            /**
             * Format: int32
             * @description The number of spectators that the stadium holds. Null when unknown.
             *
             *     Observed: 0 was recorded too.
             */
            capacity: number | null;
            /**
             * Format: int32
             * @description The year in which the stadium was built. Null when unknown.
             */
            constructionYear: number | null;
            /** @description Whether the field is natural grass. Null or absent when unknown. */
            grass?: boolean | null;
            /** @description Whether the stadium has a roof over the field. Null or absent when unknown. */
            dome?: boolean | null;
        };
        /** @description A school's team: names, colors and stadium. */
        Team: {
            /**
             * Format: int32
             * @description The id of the team, the same in every operation.
             */
            id: number;
            /** @description The name of the school, which filters and most rows use for the team. */
            school: string;
            /** @description The nickname, such as Longhorns. Null when unknown. */
            mascot: string | null;
            /** @description The abbreviation, such as TEX. Null when unknown. */
            abbreviation: string | null;
            /**
             * @description Other names that the team goes by. Null when unknown.
             *
             *     Observed: Never null; an empty array without other names.
             */
            alternateNames: string[] | null;
            /** @description The name of the conference of the team. Null without a known conference. */
            conference: string | null;
            /** @description The division within the conference, such as East. Null when there is none. */
            division: string | null;
            /** @description The division of the team, such as fbs, fcs, ii or iii. Null when unknown. */
            classification: string | null;
            /**
             * @description The main color, as a hexadecimal RGB value. Null when unknown.
             *
             *     Observed: The value begins with a number sign ("#c15d26"); an unknown color was the text "#null".
             */
            color: string | null;
            /**
             * @description The second color, as a hexadecimal RGB value. Null when unknown.
             *
             *     Observed: The value begins with a number sign ("#ffffff"); an unknown color was the text "#null".
             */
            alternateColor: string | null;
            /** @description The addresses of images of the logo. Null when there are none. */
            logos: string[] | null;
            /** @description The account on Twitter, now X. Null when unknown. */
            twitter: string | null;
            /**
             * @description The home stadium. Null when unknown.
             *
             *     Observed: Never null; for a team without a known stadium, an object in which every property is null.
             */
            location: components["schemas"]["Venue"] | null;
        };
        /** @description A conference, present or past. */
        Conference: {
            /**
             * Format: int32
             * @description The id of the conference, the same in changes and affiliations.
             */
            id: number;
            /** @description The name, which most rows use, such as Big Ten. */
            name: string;
            /** @description A second form of the name. Null when there is none. */
            shortName: string | null;
            /**
             * @description The abbreviation, such as B1G. Null when there is none.
             *
             *     Observed: Most parameters that take a conference are compared with it.
             */
            abbreviation: string | null;
            /** @description The division of the conference. Null when unknown. */
            classification: components["schemas"]["ConferenceClassification"] | null;
            /**
             * Format: int32
             * @description The number of member teams.
             *
             *     Observed: Counts members in the requested year, else current ones.
             */
            memberCount: number;
        };
        /**
         * @description One team's move from one conference to another.
         *
         *     Observed: The service declares the ids as 32-bit integers and the classifications as `ConferenceClassification`.
         */
        TeamConferenceChange: {
            /**
             * Format: int32
             * @description The id of the team, as in `getTeams`.
             */
            teamId: number;
            /** @description The school that moved. */
            team: string;
            /**
             * Format: int32
             * @description The id of the conference that the team left, as in `getConferences`.
             */
            fromConferenceId: number;
            /** @description The name of the conference that the team left. */
            fromConference: string;
            /** @description The abbreviation of the conference that the team left. Null when there is none. */
            fromConferenceAbbreviation: string | null;
            /** @description The division of the conference that the team left. Null when unknown. */
            fromClassification: components["schemas"]["ConferenceClassification"] | null;
            /**
             * Format: int32
             * @description The id of the conference that the team joined, as in `getConferences`.
             */
            toConferenceId: number;
            /** @description The name of the conference that the team joined. */
            toConference: string;
            /** @description The abbreviation of the conference that the team joined. Null when there is none. */
            toConferenceAbbreviation: string | null;
            /** @description The division of the conference that the team joined. Null when unknown. */
            toClassification: components["schemas"]["ConferenceClassification"] | null;
            /**
             * Format: int32
             * @description The first season in the new conference.
             */
            effectiveYear: number;
        };
        /**
         * @description An unbroken membership of one team in one conference.
         *
         *     Observed: The service declares the ids as 32-bit integers and the classification as `ConferenceClassification`.
         */
        TeamConferenceAffiliation: {
            /**
             * Format: int32
             * @description The id of the team, as in `getTeams`.
             */
            teamId: number;
            /** @description The school that was a member. */
            team: string;
            /**
             * Format: int32
             * @description The id of the conference, as in `getConferences`.
             */
            conferenceId: number;
            /** @description The name of the conference of the team. */
            conference: string;
            /** @description The abbreviation of the conference. Null when there is none. */
            conferenceAbbreviation: string | null;
            /** @description The division of the conference. Null when unknown. */
            classification: components["schemas"]["ConferenceClassification"] | null;
            /** @description The division within the conference, such as East. Null when there is none. */
            conferenceDivision: string | null;
            /**
             * Format: int32
             * @description The first season as a member.
             */
            startYear: number;
            /**
             * Format: int32
             * @description The last season as a member. Null while the membership lasts.
             */
            endYear: number | null;
        };
        /** @description The recruited talent of a team's roster in one season. */
        TeamTalent: {
            /**
             * Format: int32
             * @description The season, named by the year in which it begins.
             *
             *     Observed: The first season was 2015.
             */
            year: number;
            /** @description The school that the row is about. */
            team: string;
            /**
             * Format: double
             * @description The 247Sports Team Talent Composite of the roster; higher is better.
             *
             *     Observed: Recorded values were about 20 to 1,000; the service's own description names the composite.
             */
            talent: number;
        };
        /** @description One team's results against the betting spread in one season. */
        TeamATS: {
            /**
             * Format: int32
             * @description The season, named by the year in which it begins.
             */
            year: number;
            /**
             * Format: int32
             * @description The id of the team, as in `getTeams`.
             */
            teamId: number;
            /** @description The school that the row is about. */
            team: string;
            /** @description The conference of the team. Null without a known conference. */
            conference: string | null;
            /**
             * Format: int32
             * @description The number of games that are counted.
             */
            games: number;
            /**
             * Format: int32
             * @description The number of games in which the team beat the spread.
             */
            atsWins: number;
            /**
             * Format: int32
             * @description The number of games in which the team fell short of the spread.
             */
            atsLosses: number;
            /**
             * Format: int32
             * @description The number of games that ended exactly on the spread.
             */
            atsPushes: number;
            /**
             * Format: double
             * @description Points per game by which the team beat the spread, negative when it fell short. Null when there are no games.
             */
            avgCoverMargin: number | null;
        };
        /** @description The history of games between two teams. */
        Matchup: {
            /**
             * @description The first of the two requested schools.
             *
             *     Observed: Absent when the two teams never met.
             */
            team1?: string;
            /**
             * @description The second of the two requested schools.
             *
             *     Observed: Absent when the two teams never met.
             */
            team2?: string;
            /**
             * Format: int32
             * @description The first season considered.
             *
             *     Observed: Repeats `minYear`; absent when that is not given.
             */
            startYear?: number;
            /**
             * Format: int32
             * @description The last season considered.
             *
             *     Observed: Repeats `maxYear`; absent when that is not given.
             */
            endYear?: number;
            /**
             * Format: int32
             * @description The number of games won by the first team.
             */
            team1Wins: number;
            /**
             * Format: int32
             * @description The number of games won by the second team.
             */
            team2Wins: number;
            /**
             * Format: int32
             * @description The number of games that ended in a tie.
             *
             *     Observed: The source of 5.23.0 turns an unknown score into 0, so a game in progress or without a score counts as a tie; it lists only games past kickoff.
             */
            ties: number;
            /**
             * @description The games, an empty array when there are none.
             *
             *     Observed: Games that have not been played are left out.
             */
            games: components["schemas"]["MatchupGame"][];
        };
        /**
         * @description One game between two teams.
         *
         *     Observed: The service declares `homeTeam` and `awayTeam` as strings.
         */
        MatchupGame: {
            /**
             * Format: int32
             * @description The season, named by the year in which it begins.
             */
            season: number;
            /**
             * Format: int32
             * @description The week within the part of the season; each part counts from 1.
             */
            week: number;
            /** @description The part of the season, such as regular or postseason, as free text. */
            seasonType: string;
            /**
             * @description When the game kicked off.
             *
             *     Observed: One recording held an ISO 8601 date and time in UTC ("2025-10-11T19:30:00.000Z").
             */
            date: string;
            /** @description Whether the game is played at a neutral site. */
            neutralSite: boolean;
            /** @description The name of the venue. Null when unknown. */
            venue: string | null;
            /** @description The school of the home team, which need not be the first requested one. */
            homeTeam: string;
            /**
             * Format: int32
             * @description The home team's score. Null when unknown.
             */
            homeScore: number | null;
            /** @description The school of the away team. */
            awayTeam: string;
            /**
             * Format: int32
             * @description The away team's score. Null when unknown.
             */
            awayScore: number | null;
            /** @description The school that won. Null after a tie or without a score. */
            winner: string | null;
        };
        /** @description A player on a team's roster. */
        RosterPlayer: {
            /** @description The id of the player, as in `searchPlayers`: a string of digits. */
            id: string;
            /** @description The given name. */
            firstName: string;
            /** @description The family name. */
            lastName: string;
            /** @description The school that the player played for. */
            team: string;
            /**
             * Format: double
             * @description The height. Null when unknown. Unit not specified.
             *
             *     Observed: Recorded values were about 65 to 80, probably inches.
             */
            height: number | null;
            /**
             * Format: int32
             * @description The weight. Null when unknown. Unit not specified.
             *
             *     Observed: Recorded values were about 150 to 370, probably pounds.
             */
            weight: number | null;
            /**
             * Format: int32
             * @description The jersey number. Null when unknown.
             *
             *     Observed: Recorded values were 0 to 99.
             */
            jersey: number | null;
            /**
             * Format: int32
             * @deprecated
             * @description The year of study, 1 being a freshman. Do not rely on it.
             *
             *     Observed: It holds the requested season when the year of study is unknown; 0 was recorded too.
             */
            year: number;
            /** @description The abbreviation of the position, such as QB. Null when unknown. */
            position: string | null;
            /** @description The city of the hometown. Null when unknown. */
            homeCity: string | null;
            /** @description The state or province of the hometown. Null when unknown. */
            homeState: string | null;
            /**
             * @description The country of the hometown. Null when unknown.
             *
             *     Observed: The spelling varies: "Canada" and "CAN" were both recorded.
             */
            homeCountry: string | null;
            /**
             * Format: double
             * @description The latitude of the hometown. Null when unknown.
             *
             *     Observed: Recorded values were about 21 to 61, decimal degrees.
             */
            homeLatitude: number | null;
            /**
             * Format: double
             * @description The longitude of the hometown. Null when unknown.
             *
             *     Observed: Recorded values were about -158 to -71, decimal degrees.
             */
            homeLongitude: number | null;
            /** @description The FIPS code of the county of the hometown, as text to keep leading zeros. Null when unknown. */
            homeCountyFIPS: string | null;
            /**
             * @description The ids of the player's recruiting profiles, as strings. Null when unknown.
             *
             *     Observed: Never null; an empty array when there are none.
             */
            recruitIds: string[] | null;
        };
        /** @description One team's season in one object: record, ratings, advanced statistics, passing, rushing and players. */
        TeamSeasonOverview: {
            /** @description The advanced statistics of the team's offense and defense. */
            advanced: components["schemas"]["TeamSeasonAdvancedStats"];
            /** @description The usage and the PPA of the team's players. */
            players: components["schemas"]["TeamSeasonPlayers"];
            /** @description The team's passing, made and allowed. Null when there is none for the season. */
            passing: components["schemas"]["TeamPassingSeason"] | null;
            /** @description The team's rushing, made and allowed. Null when there is none for the season. */
            rushing: components["schemas"]["TeamRushingSeason"] | null;
            /** @description Wins, losses and ties in the completed games of the requested season, postseason included. */
            record: components["schemas"]["TeamRecord"];
            /** @description The ratings available now for the requested season. */
            ratings: components["schemas"]["TeamSeasonRatings"];
            /**
             * Format: int32
             * @description The season, named by the year in which it begins.
             */
            season: number;
            /**
             * Format: int32
             * @description The id of the team, as in `getTeams`.
             */
            teamId: number;
            /** @description The school that the overview is about. */
            team: string;
        };
        /** @description The players of one team's season. */
        TeamSeasonPlayers: {
            /** @description The share of the team's plays that involve each player. */
            usage: components["schemas"]["TeamSeasonPlayerUsage"][];
            /** @description Predicted points that each player added. */
            ppa: components["schemas"]["TeamSeasonPlayerPpa"][];
        };
        /** @description The current ratings of a team in several systems. A system without a rating for the team and the season is null. */
        TeamSeasonRatings: {
            /** @description SP ratings of the team and its units. Null when unavailable. */
            sp: components["schemas"]["TeamSeasonUnitRatings"] | null;
            /**
             * @description The SRS rating: points better than an average FBS team at a neutral site. Null when unavailable.
             *
             *     Observed: The unit is the published one.
             */
            srs: components["schemas"]["TeamSeasonRankedRating"] | null;
            /**
             * Format: double
             * @description The Elo rating after the latest completed game of the season that has a postgame Elo, without a rank. Null when unavailable.
             *
             *     Observed: A plain number, while the other systems are objects with rating and rank.
             */
            elo: number | null;
            /** @description CORE ratings of the team, its offense and its defense. Null when unavailable. */
            core: components["schemas"]["TeamSeasonCoreRatings"] | null;
            /** @description The efficiencies of the Football Power Index. Higher is better for all four, the defense included; they are not the FPI rating in points. Null when unavailable. */
            fpi: components["schemas"]["TeamSeasonUnitRatings"] | null;
        };
        /**
         * @description The ratings of a team and its three units in one system.
         *
         *     Observed: Each of the four was a rating with its rank.
         */
        TeamSeasonUnitRatings: {
            /** @description The rating of the special teams, with its rank. */
            specialTeams: components["schemas"]["TeamSeasonRankedRating"];
            /** @description The rating of the defense, with its rank. */
            defense: components["schemas"]["TeamSeasonRankedRating"];
            /** @description The rating of the offense, with its rank. */
            offense: components["schemas"]["TeamSeasonRankedRating"];
            /** @description The rating of the whole team, with its rank. */
            overall: components["schemas"]["TeamSeasonRankedRating"];
        };
        /**
         * @description The ratings of a team and its two main units in the CORE system, which has no special teams.
         *
         *     Observed: Each of the three was a rating with its rank.
         */
        TeamSeasonCoreRatings: {
            /** @description The rating of the defense, with its rank. */
            defense: components["schemas"]["TeamSeasonRankedRating"];
            /** @description The rating of the offense, with its rank. */
            offense: components["schemas"]["TeamSeasonRankedRating"];
            /** @description The rating of the whole team, with its rank. */
            overall: components["schemas"]["TeamSeasonRankedRating"];
        };
        /** @description A rating and its rank. */
        TeamSeasonRankedRating: {
            /**
             * Format: double
             * @description The rating on the scale of its system, rounded to two decimals. Null when unavailable.
             */
            rating: number | null;
            /**
             * Format: int32
             * @description The rank in the requested season and division, 1 being best. It is a competition rank (equal ratings share a rank, and the next one is skipped) of unrounded ratings, so two ratings that look equal may differ in rank. Null when unavailable.
             */
            rank: number | null;
        };
        /** @description The advanced statistics of a team season overview. */
        TeamSeasonAdvancedStats: {
            /**
             * Format: int32
             * @description The season, named by the year in which it begins.
             */
            season: number;
            /** @description The school that the overview is about. */
            team: string;
            /**
             * @description The conference of the team in that season.
             *
             *     Observed: The name ("Big Ten"), while players, passing and rushing of the same overview have the abbreviation ("B1G").
             */
            conference: string;
            /** @description What the team did with the ball. */
            offense: components["schemas"]["SideBlock"];
            /** @description What opponents did with the ball. */
            defense: components["schemas"]["TeamSeasonAdvancedDefense"];
        };
        /** @description A player of the season that an overview is about. */
        TeamSeasonPlayerBase: {
            /**
             * Format: int32
             * @description The season, named by the year in which it begins.
             */
            season: number;
            /** @description The id of the player, as in `searchPlayers`: a string of digits. */
            id: string;
            /** @description The player's full name. Null when unknown. */
            name: string | null;
            /** @description The abbreviation of the position, such as QB. Null when unknown. */
            position: string | null;
            /** @description The school that the player played for. */
            team: string;
            /**
             * @description The conference of the team in that season.
             *
             *     Observed: The abbreviation ("B1G"), while `advanced.conference` of the same overview is the name ("Big Ten").
             */
            conference: string;
        };
        /** @description Predicted points added by a player, overall and by kind of play. A value is null when the player has no such plays. */
        TeamSeasonPlayerPpaValues: {
            /**
             * Format: double
             * @description Predicted points added on all plays. Null when there are none.
             */
            all: number | null;
            /**
             * Format: double
             * @description Predicted points added on passing plays. Null when there are none.
             */
            pass: number | null;
            /**
             * Format: double
             * @description Predicted points added on rushing plays. Null when there are none.
             */
            rush: number | null;
            /**
             * Format: double
             * @description Predicted points added on first down. Null when there are none.
             */
            firstDown: number | null;
            /**
             * Format: double
             * @description Predicted points added on second down. Null when there are none.
             */
            secondDown: number | null;
            /**
             * Format: double
             * @description Predicted points added on third down. Null when there are none.
             */
            thirdDown: number | null;
            /**
             * Format: double
             * @description Predicted points added on standard downs. Null when there are none.
             */
            standardDowns: number | null;
            /**
             * Format: double
             * @description Predicted points added on passing downs. Null when there are none.
             */
            passingDowns: number | null;
        };
        /** @description Predicted points added by one player over the season. */
        TeamSeasonPlayerPpa: {
            /** @description Predicted points added per play. */
            averagePPA: components["schemas"]["TeamSeasonPlayerPpaValues"];
            /** @description The sum of predicted points added. */
            totalPPA: components["schemas"]["TeamSeasonPlayerPpaValues"];
        } & components["schemas"]["TeamSeasonPlayerBase"];
        /**
         * @description The share (0 to 1) of the team's plays that involve a player, overall and by kind of play.
         *
         *     Observed: By the source of 5.23.0, the team's plays are those of the games in which the player has a row.
         */
        PlayerUsageValues: {
            /**
             * Format: double
             * @description The share of plays on passing downs. Null when there are none.
             */
            passingDowns: number | null;
            /**
             * Format: double
             * @description The share of plays on standard downs. Null when there are none.
             */
            standardDowns: number | null;
            /**
             * Format: double
             * @description The share of plays on third down. Null when there are none.
             */
            thirdDown: number | null;
            /**
             * Format: double
             * @description The share of plays on second down. Null when there are none.
             */
            secondDown: number | null;
            /**
             * Format: double
             * @description The share of plays on first down. Null when there are none.
             */
            firstDown: number | null;
            /**
             * Format: double
             * @description The share of rushing plays. Null when there are none.
             */
            rush: number | null;
            /**
             * Format: double
             * @description The share of passing plays. Null when there are none.
             */
            pass: number | null;
            /**
             * Format: double
             * @description The share of all plays. Null when there are none.
             */
            overall: number | null;
        };
        /** @description The usage of one player over the season. */
        TeamSeasonPlayerUsage: {
            /** @description The share (0 to 1) of the team's plays that involve the player. */
            usage: components["schemas"]["PlayerUsageValues"];
        } & components["schemas"]["TeamSeasonPlayerBase"];
        /** @description The failure of a team season overview. */
        TeamSeasonOverviewError: {
            /**
             * @description What went wrong, in words for people.
             *
             *     Observed: "Team season overview not found." with a 404 and "Team season overview is temporarily unavailable." with a 503.
             */
            message: string;
        };
        /** @description A coach's id and name. */
        CoachReferenceBase: {
            /**
             * Format: int32
             * @description The id of the coach, the same in every operation.
             */
            id: number;
            /** @description The given name. */
            firstName: string;
            /** @description The family name. */
            lastName: string;
        };
        /**
         * @description The coach that a row is about.
         *
         *     Observed: Declared by the service; no response was recorded.
         */
        CoachReference: components["schemas"]["CoachReferenceBase"];
        /**
         * @description The team that a coach worked for.
         *
         *     Observed: Declared by the service; no response was recorded.
         */
        CoachTeamReference: {
            /**
             * Format: int32
             * @description The id of the team, as in `getTeams`.
             */
            id: number;
            /** @description The school that the coach coached. */
            school: string;
        };
        /**
         * @description The team that a coach works or worked for, with its conference.
         *
         *     Observed: Declared by the service; no response was recorded.
         */
        CoachSeasonTeamReference: {
            /**
             * Format: int32
             * @description The id of the team, as in `getTeams`.
             */
            id: number;
            /** @description The school that the coach coaches or coached. */
            school: string;
            /** @description The conference of the team. Null without a known conference. */
            conference: string | null;
        };
        /** @description The games of a coach and their results. */
        CoachRecordBase: {
            /**
             * Format: int32
             * @description The number of games coached.
             */
            games: number;
            /**
             * Format: int32
             * @description The number of games won.
             */
            wins: number;
            /**
             * Format: int32
             * @description The number of games lost.
             */
            losses: number;
            /**
             * Format: int32
             * @description The number of games that ended in a tie.
             */
            ties: number;
            /**
             * Format: double
             * @description The share of the games won. Null when there is none.
             *
             *     Observed: The source of 5.23.0 counts a tie as half a win, rounds to three decimals and gives null without games.
             */
            winPercentage: number | null;
        };
        /**
         * @description A coach's record over games of one kind.
         *
         *     Observed: Declared by the service; no response was recorded.
         */
        CoachRecord: components["schemas"]["CoachRecordBase"];
        /** @description A coach's season in numbers, with ranks and ratings of the team. */
        CoachSeasonBase: {
            /**
             * Format: int32
             * @description The season, named by the year in which it begins.
             */
            year: number;
            /**
             * Format: int32
             * @description The rank in the poll before the season, 1 being best. Null when unranked or unknown.
             *
             *     Observed: Recorded values were 0 to 25, of which 0 is no rank.
             */
            preseasonRank: number | null;
            /**
             * Format: int32
             * @description The rank in the poll after the season, 1 being best. Null when unranked or unknown.
             *
             *     Observed: Recorded values were 0 to 24, of which 0 is no rank.
             */
            postseasonRank: number | null;
            /**
             * Format: double
             * @description The team's SRS rating: points better than an average FBS team at a neutral site. Null when unavailable.
             *
             *     Observed: The unit is the published one; recorded values were about -27 to 34.
             */
            srs: number | null;
            /**
             * Format: double
             * @description SP rating of the team. Null when unavailable.
             *
             *     Observed: Recorded values were about -33 to 37.
             */
            spOverall: number | null;
            /**
             * Format: double
             * @description SP rating of the offense; higher is better. Null when unavailable.
             *
             *     Observed: Recorded values were about 9 to 51.
             */
            spOffense: number | null;
            /**
             * Format: double
             * @description SP rating of the defense; lower is better. Null when unavailable.
             *
             *     Observed: Recorded values were about 6 to 43.
             */
            spDefense: number | null;
        } & components["schemas"]["CoachRecordBase"];
        /**
         * @description One head coach with the seasons that match.
         *
         *     Observed: Declared by the service; 182 recorded coaches agree, but the older recordings lack `id`.
         */
        Coach: {
            /**
             * Format: date-time
             * @deprecated
             * @description When the coach was hired, without the team. `getCoachTenures` has a day for each tenure. Null when unknown.
             *
             *     Observed: Null for 31 of 182 recorded coaches.
             */
            hireDate: string | null;
            /** @description The seasons that match, one entry for each team and year. */
            seasons: components["schemas"]["CoachSeason"][];
        } & components["schemas"]["CoachReferenceBase"];
        /**
         * @description One season of a head coach at one team.
         *
         *     Observed: 398 recorded seasons since 1892 agree; `winPercentage` was null in each of the 138 that had it.
         */
        CoachSeason: {
            /**
             * Format: int32
             * @description The id of the team, as in `getTeams`.
             */
            teamId: number;
            /** @description The school that the coach coached. */
            school: string;
            /**
             * @description The conference of the team in that season. Null without a known conference.
             *
             *     Observed: Recordings hold the name ("Mountain West"), not an abbreviation.
             */
            conference: string | null;
        } & components["schemas"]["CoachSeasonBase"];
        /**
         * @description One head coach with the current team and the career.
         *
         *     Observed: Declared by the service; no response was recorded.
         */
        CoachProfile: {
            /** @description The name to display. Null when there is none. */
            displayName: string | null;
            /**
             * @description The team that the coach coaches now. Null when there is none.
             *
             *     Observed: The source of 5.23.0 gives null unless exactly one tenure is open.
             */
            currentTeam: components["schemas"]["CoachSeasonTeamReference"] | null;
            /** @description The record over all known seasons as a head coach. */
            career: components["schemas"]["CoachCareer"];
            /**
             * @description The day of birth, as text. Null when unknown.
             *
             *     Observed: The service declares plain text; the source of 5.23.0 gives `YYYY-MM-DD`.
             */
            birthDate: string | null;
            /** @description The school where the coach studied. Null when unknown. */
            almaMater: components["schemas"]["CoachAlmaMater"] | null;
            /**
             * Format: int32
             * @description The year in which the coach graduated. Null when unknown.
             */
            graduationYear: number | null;
            /** @description The coach's item on Wikidata (inferred from the name). Null when unknown. */
            wikidataId: string | null;
            /**
             * Format: int32
             * @description The year in which the coach entered the hall of fame. Null when unknown or when the coach did not.
             */
            hallOfFameYear: number | null;
        } & components["schemas"]["CoachReferenceBase"];
        /**
         * @description A coach's record over the whole career.
         *
         *     Observed: Declared by the service; no response was recorded.
         */
        CoachCareer: {
            /**
             * Format: int32
             * @description The number of seasons coached.
             */
            seasons: number;
            /**
             * Format: int32
             * @description The number of teams coached.
             */
            teams: number;
            /**
             * Format: int32
             * @description The first season as a head coach.
             */
            firstYear: number;
            /**
             * Format: int32
             * @description The latest season as a head coach.
             */
            lastYear: number;
        } & components["schemas"]["CoachRecordBase"];
        /**
         * @description The school where a coach studied.
         *
         *     Observed: Declared by the service; no response was recorded.
         */
        CoachAlmaMater: {
            /**
             * Format: int32
             * @description The id of the school, probably as in `getTeams`.
             */
            id: number;
            /** @description The name of the school. */
            school: string;
        };
        /**
         * @description One season of a head coach at one team: record, ratings, recruiting, polls, playoff and draft.
         *
         *     Observed: Declared by the service; no response was recorded.
         */
        DetailedCoachSeason: {
            /** @description The coach of the season. */
            coach: components["schemas"]["CoachReference"];
            /** @description The team that the coach coached. */
            team: components["schemas"]["CoachSeasonTeamReference"];
            /** @description Further ratings of the team, and their change from the season before. */
            teamMetrics: components["schemas"]["CoachRatingContext"];
            /** @description The recruiting class of that year and the talent of the roster. */
            recruiting: components["schemas"]["CoachRecruitingContext"];
            /** @description The team's ranks in the AP poll over the season. Null when the season has none. */
            pollResume: components["schemas"]["CoachPollResume"] | null;
            /**
             * @description Whether every game of the season is attributed to a coach. When false, `recordSplits` and `scoring` are null.
             *
             *     Observed: By the source of 5.23.0, the games counted one by one add up to the stored record.
             */
            attributionComplete: boolean;
            /** @description The record by kind of game. Null when unknown. */
            recordSplits: components["schemas"]["CoachRecordSplits"] | null;
            /** @description The points in the coach's games. Null when unknown. */
            scoring: components["schemas"]["CoachScoring"] | null;
            /** @description The team in the College Football Playoff. */
            cfp: components["schemas"]["CoachCfpContext"];
            /** @description The team's players in the NFL draft after the season. Null when there is none. */
            draftFollowingSeason: components["schemas"]["CoachDraftContext"] | null;
        } & components["schemas"]["CoachSeasonBase"];
        /**
         * @description Ratings of a coach's team in one season, beyond those on the row itself.
         *
         *     Observed: Declared by the service; no response was recorded.
         */
        CoachRatingContext: {
            /**
             * Format: double
             * @description The SP rating of the special teams. Null when unavailable.
             */
            spSpecialTeams: number | null;
            /**
             * Format: double
             * @description The strength of schedule. Scale not specified. Null when unavailable.
             */
            strengthOfSchedule: number | null;
            /**
             * Format: double
             * @description The number of wins that the team's play deserved on average (inferred from the name). Null when unavailable.
             */
            secondOrderWins: number | null;
            /**
             * Format: double
             * @description The rating in the Football Power Index. Null when unavailable.
             */
            fpi: number | null;
            /** @description The changes from the season before. */
            yearOverYear: components["schemas"]["CoachYearOverYear"];
        };
        /**
         * @description The changes from the season before. A value is null when there is nothing to compare.
         *
         *     Observed: Declared by the service; no response was recorded.
         */
        CoachYearOverYear: {
            /**
             * Format: double
             * @description The change of the SP rating. Null when unavailable.
             */
            spOverall: number | null;
            /**
             * Format: double
             * @description The change of the SRS rating. Null when unavailable.
             */
            srs: number | null;
            /**
             * Format: int32
             * @description The change of the number of wins. Null when unavailable.
             */
            wins: number | null;
        };
        /**
         * @description The recruiting class and the talent of a coach's team.
         *
         *     Observed: Declared by the service; no response was recorded.
         */
        CoachRecruitingContext: {
            /**
             * Format: int32
             * @description The rank of that year's recruiting class, 1 being best. Null when unavailable.
             */
            rank: number | null;
            /**
             * Format: double
             * @description The points of that year's recruiting class; higher is better. Null when unavailable.
             */
            points: number | null;
            /**
             * Format: double
             * @description The talent of the roster, probably as in `getTalent`. Null when unavailable.
             */
            talent: number | null;
        };
        /**
         * @description The ranks of a coach's team in the AP poll over one season.
         *
         *     Observed: Declared by the service; no response was recorded; the source of 5.23.0 reads the AP poll only.
         */
        CoachPollResume: {
            /**
             * Format: int32
             * @description The rank before the season. Null when unranked.
             */
            preseasonRank: number | null;
            /**
             * Format: int32
             * @description The rank after the season. Null when unranked.
             */
            postseasonRank: number | null;
            /**
             * Format: int32
             * @description The best rank of the season. Null when never ranked.
             */
            bestRank: number | null;
            /**
             * Format: int32
             * @description The number of weeks in which the team was ranked.
             */
            weeksRanked: number;
            /**
             * Format: int32
             * @description The number of weeks in which the team was in the top ten.
             */
            weeksTopTen: number;
        };
        /**
         * @description A coach's record in one season by kind of game.
         *
         *     Observed: Declared by the service; no response was recorded.
         */
        CoachRecordSplits: {
            /** @description Games within the conference. */
            conference: components["schemas"]["CoachRecord"];
            /** @description Bowl and playoff games. */
            postseason: components["schemas"]["CoachRecord"];
            /** @description Games on the team's own field. */
            home: components["schemas"]["CoachRecord"];
            /** @description Games on the opponent's field. */
            away: components["schemas"]["CoachRecord"];
            /** @description Games on neither team's field. */
            neutral: components["schemas"]["CoachRecord"];
        };
        /**
         * @description The points in a coach's games of one season.
         *
         *     Observed: Declared by the service; no response was recorded.
         */
        CoachScoring: {
            /**
             * Format: int32
             * @description The points scored in all games.
             */
            pointsFor: number;
            /**
             * Format: int32
             * @description The points allowed in all games.
             */
            pointsAgainst: number;
            /**
             * Format: double
             * @description Points scored less points allowed, per game. Null when there is none.
             */
            averagePointDifferential: number | null;
        };
        /**
         * @description A coach's team in the College Football Playoff of one season.
         *
         *     Observed: Declared by the service; no response was recorded.
         */
        CoachCfpContext: {
            /** @description Whether the team was in the playoff. */
            appeared: boolean;
            /**
             * Format: int32
             * @description The team's seed, 1 being best. Null when it was not in the playoff.
             */
            seed: number | null;
            /** @description How far the team is in the playoff. Null when it was not in the playoff. */
            outcome: components["schemas"]["CfpCoachSeasonOutcome"] | null;
        };
        /**
         * @description The players of a coach's team in one NFL draft.
         *
         *     Observed: Declared by the service; no response was recorded.
         */
        CoachDraftContext: {
            /**
             * Format: int32
             * @description The draft, named by the year in which it is held: the year after the season.
             */
            year: number;
            /**
             * Format: int32
             * @description The number of the team's players who were drafted.
             */
            totalPicks: number;
            /**
             * Format: int32
             * @description The number of the team's players who were drafted in the first round.
             */
            firstRoundPicks: number;
        };
        /**
         * @description One tenure of a head coach at one team.
         *
         *     Observed: Declared by the service; no response was recorded.
         */
        CoachTenure: {
            /**
             * Format: int32
             * @description The id of the tenure.
             */
            id: number;
            /** @description The coach of the tenure. */
            coach: components["schemas"]["CoachReference"];
            /** @description The team of the tenure. */
            team: components["schemas"]["CoachTeamReference"];
            /**
             * @description The day of the hiring, as text. Null when unknown.
             *
             *     Observed: The service declares plain text; the source of 5.23.0 gives `YYYY-MM-DD`.
             */
            hireDate: string | null;
            /**
             * Format: int32
             * @description The first season of the tenure.
             */
            startYear: number;
            /**
             * Format: int32
             * @description The last season of the tenure. Null while it lasts.
             */
            endYear: number | null;
            /**
             * Format: date-time
             * @description When the coach took over. Null when unknown.
             */
            effectiveStart: string | null;
            /**
             * Format: date-time
             * @description When the coach left. Null when unknown.
             */
            effectiveEnd: string | null;
            /** @description Whether the coach was an interim coach. */
            isInterim: boolean;
            /** @description Whether the tenure lasts to this day. */
            active: boolean;
            /**
             * Format: int32
             * @description The number of seasons in the tenure.
             */
            seasons: number;
            /** @description The record over the tenure. */
            record: components["schemas"]["CoachRecord"];
            /**
             * @description Whether every game of its seasons is attributed to a coach. When false, do not rely on the record.
             *
             *     Observed: The source of 5.23.0 checks only the seasons with several coaches.
             */
            attributionComplete: boolean;
        };
        /**
         * @description The failure for an unknown coach.
         *
         *     Observed: Declared by the service, with this one message.
         */
        CoachNotFound: {
            /**
             * @description What went wrong, in words for people.
             * @constant
             */
            message: "Coach not found";
        };
        /**
         * @description One player whose name contains the search term.
         *
         *     Observed: Declared by the service; the one recording is older than `activeStartYear`, `activeEndYear` and `teamStints`.
         */
        PlayerSearchResult: {
            /** @description The id of the player: a string of digits. Most operations take it as the integer `playerId`; `getPlayerGamePpa` and `getPlayerSeasonPpa` take it as a string. */
            id: string;
            /**
             * @description The school that the player is listed with. `teamStints` has every school.
             *
             *     Observed: By the source of 5.23.0, it may be empty.
             */
            team: string;
            /** @description The player's full name. */
            name: string;
            /** @description The given name. Null when unknown. */
            firstName: string | null;
            /** @description The family name. Null when unknown. */
            lastName: string | null;
            /**
             * Format: int32
             * @description The weight. Null when unknown. Unit not specified.
             *
             *     Observed: The one recorded value was 219, probably pounds.
             */
            weight: number | null;
            /**
             * Format: double
             * @description The height. Null when unknown. Unit not specified.
             *
             *     Observed: The one recorded value was 76, probably inches.
             */
            height: number | null;
            /**
             * Format: int32
             * @description The jersey number. Null when unknown.
             */
            jersey: number | null;
            /** @description The abbreviation of the position, such as QB. */
            position: string;
            /**
             * @description The hometown of the player.
             *
             *     Observed: The city alone ("New Orleans"); by the source of 5.23.0, an unknown hometown is the text "null".
             */
            hometown: string;
            /**
             * @description The main color of the team, as a hexadecimal RGB value.
             *
             *     Observed: The value begins with a number sign ("#c15d26"); by the source of 5.23.0, an unknown color is the text "#null".
             */
            teamColor: string;
            /**
             * @description The second color of the team, as a hexadecimal RGB value.
             *
             *     Observed: The value begins with a number sign ("#ffffff"); by the source of 5.23.0, an unknown color is the text "#null".
             */
            teamColorSecondary: string;
            /**
             * Format: int32
             * @description The first season with any team. Null when unknown.
             */
            activeStartYear: number | null;
            /**
             * Format: int32
             * @description The latest season with any team. Null when unknown.
             */
            activeEndYear: number | null;
            /** @description The player's stints, one for each team. */
            teamStints: components["schemas"]["PlayerSearchTeamStint"][];
        };
        /**
         * @description A player's time with one team.
         *
         *     Observed: Declared by the service; no response was recorded.
         */
        PlayerSearchTeamStint: {
            /** @description The school that the player played for. */
            team: string;
            /**
             * Format: int32
             * @description The first season with the team. Null when unknown.
             */
            startYear: number | null;
            /**
             * Format: int32
             * @description The latest season with the team. Null when unknown.
             */
            endYear: number | null;
        };
        /** @description A player with team and conference in a season. */
        PlayerInConferenceBase: {
            /** @description The conference of the team in that season. */
            conference: string;
        } & components["schemas"]["PlayerInSeasonBase"];
        /**
         * @description The usage of one player over a season.
         *
         *     Observed: Declared by the service; one recorded row agrees, without a null.
         */
        PlayerUsage: {
            /** @description The share (0 to 1) of the team's plays that involve the player. */
            usage: components["schemas"]["PlayerUsageValues"];
        } & components["schemas"]["PlayerInConferenceBase"];
        /**
         * @description One player's season: box score statistics, usage and predicted points added.
         *
         *     Observed: Declared by the service; no response was recorded.
         */
        PlayerSeasonOverview: {
            /**
             * Format: int32
             * @description The number of games with statistics.
             */
            games: number;
            /** @description The counting statistics. */
            boxScoreStats: components["schemas"]["PlayerSeasonOverviewBoxScore"];
            /**
             * @description The share (0 to 1) of the team's plays that involve the player. Absent when unknown.
             *
             *     Observed: Absent when the service has none.
             */
            usage?: components["schemas"]["PlayerUsageValues"];
            /**
             * @description Predicted points added by the player. Absent when unknown.
             *
             *     Observed: Absent when the service has none.
             */
            ppa?: components["schemas"]["PlayerSeasonOverviewPPA"];
        } & components["schemas"]["PlayerInConferenceBase"];
        /**
         * @description Counting statistics of a player's season.
         *
         *     Observed: Declared by the service; no response was recorded.
         */
        PlayerSeasonOverviewBoxScore: {
            /** @description The categories with statistics of the player. */
            categories: components["schemas"]["PlayerSeasonOverviewCategory"][];
        };
        /**
         * @description One category of a player's statistics.
         *
         *     Observed: Declared by the service; no response was recorded.
         */
        PlayerSeasonOverviewCategory: {
            /** @description The category, such as passing. */
            name: string;
            /** @description The statistics of the category. */
            stats: components["schemas"]["PlayerSeasonOverviewStat"][];
        };
        /**
         * @description One statistic of a player's season.
         *
         *     Observed: Declared by the service; no response was recorded.
         */
        PlayerSeasonOverviewStat: {
            /** @description The name of the statistic, such as YDS or TD. */
            name: string;
            /** @description The value, as text; convert it before you calculate. */
            value: string;
        };
        /**
         * @description Predicted points added by a player over a season.
         *
         *     Observed: Declared by the service; no response was recorded.
         */
        PlayerSeasonOverviewPPA: {
            /** @description Predicted points added per play. */
            average: components["schemas"]["PlayerSeasonOverviewPPAValues"];
            /** @description The sum of predicted points added. */
            total: components["schemas"]["PlayerSeasonOverviewPPAValues"];
        };
        /**
         * @description Predicted points added, overall and by kind of play. A value may be absent, probably when the player has no such plays.
         *
         *     Observed: Declared by the service, with every value but `all` as optional and none as nullable; no response was recorded.
         */
        PlayerSeasonOverviewPPAValues: {
            /**
             * Format: double
             * @description Predicted points added on passing downs. May be absent.
             */
            passingDowns?: number;
            /**
             * Format: double
             * @description Predicted points added on standard downs. May be absent.
             */
            standardDowns?: number;
            /**
             * Format: double
             * @description Predicted points added on third down. May be absent.
             */
            thirdDown?: number;
            /**
             * Format: double
             * @description Predicted points added on second down. May be absent.
             */
            secondDown?: number;
            /**
             * Format: double
             * @description Predicted points added on first down. May be absent.
             */
            firstDown?: number;
            /**
             * Format: double
             * @description Predicted points added on rushing plays. May be absent.
             */
            rush?: number;
            /**
             * Format: double
             * @description Predicted points added on passing plays. May be absent.
             */
            pass?: number;
            /**
             * Format: double
             * @description Predicted points added on all plays.
             */
            all: number;
        };
        /**
         * @description The share of a team's production of the season before that returns. Usage is the returning players' share of the plays, and percent their share of the predicted points added.
         *
         *     Observed: Declared by the service; one recorded row agrees, with every share from 0 to 1 (`percentPPA` 0.283).
         */
        ReturningProduction: {
            /**
             * Format: int32
             * @description The season, named by the year in which it begins, that the players return for; the production is that of the season before.
             */
            season: number;
            /** @description The school that the row is about. */
            team: string;
            /**
             * @description The conference of the team: the label that the parameter `conference` is compared with.
             *
             *     Observed: The one recording holds "SEC", which is both the name and the abbreviation.
             */
            conference: string;
            /**
             * Format: double
             * @description The predicted points added by all returning players.
             */
            totalPPA: number;
            /**
             * Format: double
             * @description The predicted points added by returning passers.
             */
            totalPassingPPA: number;
            /**
             * Format: double
             * @description The predicted points added by returning receivers.
             */
            totalReceivingPPA: number;
            /**
             * Format: double
             * @description The predicted points added by returning rushers.
             */
            totalRushingPPA: number;
            /**
             * Format: double
             * @description The returning players' share of the predicted points added.
             *
             *     Observed: By the source of 5.23.0, both sums may be negative, so the share may be below 0 or above 1.
             */
            percentPPA: number;
            /**
             * Format: double
             * @description The returning players' share of the predicted points added by passing.
             *
             *     Observed: By the source of 5.23.0, both sums may be negative, so the share may be below 0 or above 1.
             */
            percentPassingPPA: number;
            /**
             * Format: double
             * @description The returning players' share of the predicted points added by receiving.
             *
             *     Observed: By the source of 5.23.0, both sums may be negative, so the share may be below 0 or above 1.
             */
            percentReceivingPPA: number;
            /**
             * Format: double
             * @description The returning players' share of the predicted points added by rushing.
             *
             *     Observed: By the source of 5.23.0, both sums may be negative, so the share may be below 0 or above 1.
             */
            percentRushingPPA: number;
            /**
             * Format: double
             * @description The returning players' share of all plays.
             */
            usage: number;
            /**
             * Format: double
             * @description The returning players' share of the passing plays.
             */
            passingUsage: number;
            /**
             * Format: double
             * @description The returning players' share of the receiving plays.
             */
            receivingUsage: number;
            /**
             * Format: double
             * @description The returning players' share of the rushing plays.
             */
            rushingUsage: number;
        };
        /**
         * @description One player's transfer through the portal. There is no player id.
         *
         *     Observed: Declared by the service; 15,213 recorded transfers agree; `transferDate` and `eligibility` were never null, and stars may be present without a rating.
         */
        PlayerTransfer: {
            /**
             * Format: int32
             * @description The season, named by the year in which it begins, that the player transfers for.
             *
             *     Observed: The first season was 2021.
             */
            season: number;
            /** @description The given name. */
            firstName: string;
            /** @description The family name. */
            lastName: string;
            /** @description The abbreviation of the position, such as QB. */
            position: string;
            /** @description The school that the player leaves. */
            origin: string;
            /** @description The school that the player joins. Null until it is known. */
            destination: string | null;
            /**
             * Format: date-time
             * @description When the player entered the portal. Null when unknown.
             */
            transferDate: string | null;
            /**
             * Format: double
             * @description The rating by recruiting services; higher is better. Null when unrated.
             *
             *     Observed: Recorded values were about 0.77 to 0.98.
             */
            rating: number | null;
            /**
             * Format: int32
             * @description The number of stars. Null when unrated.
             *
             *     Observed: Recorded values were 1 to 5.
             */
            stars: number | null;
            /** @description Whether the player may play for the new school. Null when unknown. */
            eligibility: components["schemas"]["TransferEligibility"] | null;
        };
        /**
         * @description One week with its polls.
         *
         *     Observed: Declared by the service; 41 recorded weeks agree, all of the regular season or the postseason.
         */
        PollWeek: {
            /**
             * Format: int32
             * @description The season, named by the year in which it begins.
             */
            season: number;
            /** @description The part of the season that the week belongs to. */
            seasonType: components["schemas"]["SeasonType"];
            /**
             * Format: int32
             * @description The week within the part of the season; each part counts from 1.
             */
            week: number;
            /** @description The polls of the week with their ranked teams. */
            polls: components["schemas"]["Poll"][];
        };
        /**
         * @description One poll of one week.
         *
         *     Observed: Declared by the service; 181 recorded polls agree, all older than `isFinal`.
         */
        Poll: {
            /**
             * @description The name of the poll.
             *
             *     Observed: Recorded polls were AP Top 25, Coaches Poll, Playoff Committee Rankings, FCS Coaches Poll, and the AFCA's polls of Divisions II and III.
             */
            poll: string;
            /** @description Whether this is the playoff committee's last ranking of the season. Null for every other poll. */
            isFinal: boolean | null;
            /** @description The ranked teams. */
            ranks: components["schemas"]["PollRank"][];
        };
        /**
         * @description One team's rank in a poll.
         *
         *     Observed: Declared by the service; 4,676 recorded ranks agree, without a null, with votes and points down to 0, the older ones without `teamId`.
         */
        PollRank: {
            /**
             * Format: int32
             * @description The rank, 1 being best. Null when unknown.
             */
            rank: number | null;
            /**
             * Format: int32
             * @description The id of the team, as in `getTeams`.
             */
            teamId: number;
            /** @description The school that is ranked. */
            school: string;
            /** @description The conference of the team in that season. Null without a known conference. */
            conference: string | null;
            /**
             * Format: int32
             * @description The number of voters who ranked the team first. Null or 0 when there are none.
             */
            firstPlaceVotes: number | null;
            /**
             * Format: int32
             * @description The points from all votes. Null or 0 when the poll counts none.
             *
             *     Observed: Recorded values reach about 1,600.
             */
            points: number | null;
        };
        /**
         * @description One game with its betting lines.
         *
         *     Observed: Conferences were names ("Big Ten").
         */
        BettingGame: {
            /**
             * Format: int32
             * @description The id of the game, as in `getGames`.
             */
            id: number;
            /**
             * Format: int32
             * @description The season, named by the year in which it begins.
             */
            season: number;
            /** @description The part of the season in which the game is played. */
            seasonType: components["schemas"]["SeasonType"];
            /**
             * Format: int32
             * @description The week within the part of the season; each part counts from 1.
             */
            week: number;
            /**
             * Format: date-time
             * @description When the game kicks off.
             */
            startDate: string;
            /**
             * Format: int32
             * @description The id of the home team, as in `getTeams`.
             */
            homeTeamId: number;
            /** @description The school of the home team. */
            homeTeam: string;
            /** @description The conference of the home team. Null without a known conference. */
            homeConference: string | null;
            /** @description The division of the home team. Null without a known division. */
            homeClassification: components["schemas"]["DivisionClassification"] | null;
            /**
             * Format: int32
             * @description The home team's score. Null until there is one.
             */
            homeScore: number | null;
            /**
             * Format: int32
             * @description The id of the away team, as in `getTeams`.
             */
            awayTeamId: number;
            /** @description The school of the away team. */
            awayTeam: string;
            /** @description The conference of the away team. Null without a known conference. */
            awayConference: string | null;
            /** @description The division of the away team. Null without a known division. */
            awayClassification: components["schemas"]["DivisionClassification"] | null;
            /**
             * Format: int32
             * @description The away team's score. Null until there is one.
             */
            awayScore: number | null;
            /** @description The lines on the game, one for each bookmaker; an empty array when there are none. */
            lines: components["schemas"]["GameLine"][];
        };
        /**
         * @description One bookmaker's line on a game: its last values and, when known, its opening values.
         *
         *     Observed: Opening values and moneylines were null in more than half of 11,437 recorded lines, mostly in older ones.
         */
        GameLine: {
            /**
             * @description The bookmaker or other source of the line.
             *
             *     Observed: One bookmaker was both DraftKings and Draft Kings.
             */
            provider: string;
            /**
             * Format: double
             * @description The handicap of the home team, in points. Null when there is none.
             *
             *     Observed: A home favorite has a negative spread; recorded values were -58.5 to 38.
             */
            spread: number | null;
            /**
             * @description The favorite with its negative spread, such as Texas -3.5.
             *
             *     Observed: A string in every recorded line; by the source of 5.23.0, empty without a spread.
             */
            formattedSpread: string;
            /**
             * Format: double
             * @description The spread at which betting opened. Null when unknown.
             */
            spreadOpen: number | null;
            /**
             * Format: double
             * @description The total of both teams' points that bets are over or under. Null when there is none.
             */
            overUnder: number | null;
            /**
             * Format: double
             * @description The total at which betting opened. Null when unknown.
             */
            overUnderOpen: number | null;
            /**
             * Format: double
             * @description The moneyline of the home team. Null when there is none.
             *
             *     Observed: Recorded values were -100,000 to 3,000, which are American odds: negative is the stake that wins 100, positive what a stake of 100 wins.
             */
            homeMoneyline: number | null;
            /**
             * Format: double
             * @description The moneyline of the away team. Null when there is none.
             *
             *     Observed: Recorded values were -100,000 to 5,000, which are American odds: negative is the stake that wins 100, positive what a stake of 100 wins.
             */
            awayMoneyline: number | null;
        };
        /**
         * @description One recruit, as rated by recruiting services.
         *
         *     Observed: Declared by the service; 6,446 recorded rows agree.
         */
        Recruit: {
            /** @description The id of the recruiting profile, as a string. */
            id: string;
            /** @description The id of the player that the recruit became, as in `searchPlayers`: a string of digits. Null until the two are matched. */
            athleteId: string | null;
            /** @description Where the recruit comes from. */
            recruitType: components["schemas"]["RecruitClassification"];
            /**
             * Format: int32
             * @description The recruiting class, named by the year in which its members start college.
             */
            year: number;
            /**
             * Format: int32
             * @description The rank within the class, 1 being best. Null when unranked.
             *
             *     Observed: Recorded values were 1 to 3,401.
             */
            ranking: number | null;
            /** @description The recruit's full name. */
            name: string;
            /** @description The school before college. Null when unknown. */
            school: string | null;
            /** @description The school that the recruit committed to. Null when there is none. */
            committedTo: string | null;
            /** @description The position of the recruit, as a label. Null when unknown. */
            position: string | null;
            /**
             * Format: double
             * @description The height. Null when unknown. Unit not specified.
             *
             *     Observed: Recorded values were probably inches; impossible ones (0 and 114) occurred.
             */
            height: number | null;
            /**
             * Format: int32
             * @description The weight. Null when unknown. Unit not specified.
             *
             *     Observed: Recorded values were about 110 to 400, probably pounds.
             */
            weight: number | null;
            /**
             * Format: int32
             * @description The number of stars. Null when unrated.
             *
             *     Observed: Recorded values were 2 to 5.
             */
            stars: number | null;
            /**
             * Format: double
             * @description The composite rating of recruiting services; higher is better. Null when unrated.
             *
             *     Observed: Recorded values were 0.4311 to 0.9999.
             */
            rating: number | null;
            /** @description The city of the hometown. Null when unknown. */
            city: string | null;
            /** @description The code of the state or province of the hometown. Null when unknown. */
            stateProvince: string | null;
            /**
             * @description The country of the hometown. Null when unknown.
             *
             *     Observed: The spelling varies: "USA" and "CAN" are codes, "England" is a name.
             */
            country: string | null;
            /** @description The location of the hometown. */
            hometownInfo: components["schemas"]["RecruitHometown"];
        };
        /**
         * @description The location of a recruit's hometown, for a map.
         *
         *     Observed: All three properties were null together in 98 of 6,446 recorded rows.
         */
        RecruitHometown: {
            /** @description The FIPS code of the county, as text to keep leading zeros. Null when unknown. */
            fipsCode: string | null;
            /**
             * Format: double
             * @description The longitude of the hometown. Null when unknown.
             *
             *     Observed: Recorded values were about -171 to -71, decimal degrees.
             */
            longitude: number | null;
            /**
             * Format: double
             * @description The latitude of the hometown. Null when unknown.
             *
             *     Observed: Recorded values were about -14 to 65, decimal degrees.
             */
            latitude: number | null;
        };
        /**
         * @description One team's recruiting class and its rank.
         *
         *     Observed: Declared by the service; 369 recorded rows agree.
         */
        TeamRecruitingRanking: {
            /**
             * Format: int32
             * @description The recruiting class, named by the year in which its members start college.
             */
            year: number;
            /**
             * Format: int32
             * @description The rank of the class in that year, 1 being best.
             */
            rank: number;
            /** @description The school that the recruits committed to. */
            team: string;
            /**
             * Format: double
             * @description The points of the class; higher is better.
             *
             *     Observed: Recorded values were about 10 to 330.
             */
            points: number;
        };
        /**
         * @description One team's recruits of one position group over the requested classes.
         *
         *     Observed: Ten rows of one team were recorded.
         */
        AggregatedTeamRecruiting: {
            /** @description The school that the recruits committed to. */
            team: string;
            /**
             * @description The conference of the team that the recruits committed to.
             *
             *     Observed: By the source of 5.23.0, the conference of `endYear`, or of the current calendar year when that is not given.
             */
            conference: string;
            /**
             * @description The group of positions, such as Offensive Line or Receiver. Null when unknown.
             *
             *     Observed: By the source of 5.23.0, every group comes a second time as All Positions, unrated recruits included, which is no total; ten recorded rows were five groups and five of these.
             */
            positionGroup: string | null;
            /**
             * Format: double
             * @description The average rating of the recruits.
             *
             *     Observed: Recorded values were about 0.8 to 0.88.
             */
            averageRating: number;
            /**
             * Format: double
             * @description The sum of the ratings of the recruits.
             */
            totalRating: number;
            /**
             * @description The number of recruits. Convert it before you calculate.
             *
             *     Observed: Text ("4") in every recorded row, though the service declares an integer.
             */
            commits: string | number;
            /**
             * @description The average number of stars of the recruits. Convert it before you calculate.
             *
             *     Observed: Text ("3.2500000000000000") in every recorded row, though the service declares a number.
             */
            averageStars: string | number;
        };
        /**
         * @description The team and the season that a rating is about.
         *
         *     Observed: The conference is declared nullable; it was not null in two recorded rows (SRS and FPI).
         */
        TeamRatingBase: {
            /**
             * Format: int32
             * @description The season, named by the year in which it begins.
             */
            year: number;
            /** @description The school that the row is about. */
            team: string;
            /** @description The conference of the team in that season. Null without a known conference. */
            conference: string | null;
        };
        /**
         * @description One team's CORE rating after a week of the season.
         *
         *     Observed: Declared by the service; no response was recorded.
         */
        TeamCoreRating: {
            /** @description The part of the season that `throughWeek` belongs to, that part included. */
            throughSeasonType: components["schemas"]["CoreRatingSeasonType"];
            /**
             * Format: int32
             * @description The last week whose plays are counted, that week included.
             *
             *     Observed: The service publishes that the week is included.
             */
            throughWeek: number;
            /**
             * Format: double
             * @description The rating of the whole team, offense less defense: points per 100 plays against the average. Higher is better.
             *
             *     Observed: The unit is the published one.
             */
            overall: number;
            /**
             * Format: double
             * @description The rating of the offense: points per 100 plays against the average. Higher is better.
             *
             *     Observed: The unit is the published one.
             */
            offense: number;
            /**
             * Format: double
             * @description The rating of the defense: points per 100 plays against the average. Lower is better.
             *
             *     Observed: The unit is the published one.
             */
            defense: number;
            /**
             * Format: int32
             * @description The number of plays behind the rating of the offense.
             */
            offensePlays: number;
            /**
             * Format: int32
             * @description The number of plays behind the rating of the defense.
             */
            defensePlays: number;
            /** @description The version of the model that computed the rating. Compare ratings of one version only. */
            modelVersion: string;
        } & components["schemas"]["TeamRatingBase"];
        /**
         * @description What the SP ratings of a team and of a conference share.
         *
         *     Observed: `secondOrderWins` and `sos` were null in all 413 recorded rows, which are of 2025 and 2026.
         */
        SpRatingBase: {
            /**
             * Format: int32
             * @description The season, named by the year in which it begins.
             *
             *     Observed: The first season was 1970.
             */
            year: number;
            /**
             * Format: double
             * @description The rating of the whole team or conference; higher is better. Unit not specified.
             *
             *     Observed: Recorded values were about -36 to 32, probably points per game against an average opponent.
             */
            rating: number;
            /**
             * Format: double
             * @description The number of wins that the team's play deserved on average (inferred from the name). Null when not computed.
             */
            secondOrderWins: number | null;
            /**
             * Format: double
             * @description Strength of schedule. Null when not computed.
             */
            sos: number | null;
            /** @description The rating of the special teams. */
            specialTeams: components["schemas"]["SpSpecialTeams"];
        };
        /**
         * @description What the SP ratings of an offense and of a defense share.
         *
         *     Observed: All but `rating` and `ranking` were null in all 413 recorded rows, which are of 2025 and 2026.
         */
        SpUnitBase: {
            /**
             * Format: double
             * @description The rating on passing downs. Null when not computed.
             */
            passingDowns: number | null;
            /**
             * Format: double
             * @description The rating on standard downs. Null when not computed.
             */
            standardDowns: number | null;
            /**
             * Format: double
             * @description The rating of the passing game. Null when not computed.
             */
            passing: number | null;
            /**
             * Format: double
             * @description The rating of the running game. Null when not computed.
             */
            rushing: number | null;
            /**
             * Format: double
             * @description The rating of explosiveness. Null when not computed.
             */
            explosiveness: number | null;
            /**
             * Format: double
             * @description The rating of the success rate. Null when not computed.
             */
            success: number | null;
            /**
             * Format: double
             * @description The rating of the unit: higher is better for an offense, lower for a defense. Unit not specified.
             *
             *     Observed: Recorded values were about 7 to 45, probably points per game; the signs are those of the rankings in the source of 5.23.0.
             */
            rating: number;
        };
        /**
         * @description An offense in the SP system.
         *
         *     Observed: Declared by the service; `pace` and `runRate` were null in every recorded row.
         */
        SpOffenseBase: {
            /**
             * Format: double
             * @description How fast the offense plays. Null when not computed.
             */
            pace: number | null;
            /**
             * Format: double
             * @description How often the offense runs. Null when not computed.
             */
            runRate: number | null;
        } & components["schemas"]["SpUnitBase"];
        /**
         * @description A defense in the SP system.
         *
         *     Observed: Declared by the service; `havoc` was an object of nulls in every recorded row.
         */
        SpDefenseBase: {
            /** @description The rating of the havoc that the defense causes. */
            havoc: components["schemas"]["SpHavoc"];
        } & components["schemas"]["SpUnitBase"];
        /**
         * @description The rank of a team, or of one of its units, among all teams.
         *
         *     Observed: Null in the rows of national averages only.
         */
        SpRankedBase: {
            /**
             * Format: int32
             * @description The rank among all teams, 1 being best. Null when there is none.
             *
             *     Observed: Null in the rows of national averages only; by the source of 5.23.0 the rank is within the rows of the response, so a filter changes it.
             */
            ranking: number | null;
        };
        /**
         * @description The havoc of a defense in the SP system. Its parts are not specified.
         *
         *     Observed: All three properties were null in all 413 recorded rows, which are of 2025 and 2026.
         */
        SpHavoc: {
            /**
             * Format: double
             * @description Havoc by defensive backs (inferred from the name). Null when not computed.
             */
            db: number | null;
            /**
             * Format: double
             * @description Havoc by linemen and linebackers (inferred from the name). Null when not computed.
             */
            frontSeven: number | null;
            /**
             * Format: double
             * @description Havoc of any kind. Null when not computed.
             */
            total: number | null;
        };
        /**
         * @description Special teams in the SP system.
         *
         *     Observed: Declared nullable, though no recorded rating was null.
         */
        SpSpecialTeams: {
            /**
             * Format: double
             * @description The rating of the special teams; higher is better. Null when not computed. Unit not specified.
             *
             *     Observed: Recorded values were about -1 to 1, and never null, though declared nullable.
             */
            rating: number | null;
        };
        /**
         * @description A team's offense in the SP system.
         *
         *     Observed: Declared by the service; 413 recorded rows agree.
         */
        TeamSpOffense: components["schemas"]["SpOffenseBase"] & components["schemas"]["SpRankedBase"];
        /**
         * @description A team's defense in the SP system.
         *
         *     Observed: Declared by the service; 413 recorded rows agree.
         */
        TeamSpDefense: components["schemas"]["SpDefenseBase"] & components["schemas"]["SpRankedBase"];
        /**
         * @description One team's SP rating, or the national averages of a season.
         *
         *     Observed: Of 413 recorded rows two are national averages.
         */
        TeamSP: {
            /**
             * @description The school that the row is about.
             *
             *     Observed: `nationalAverages` in a row of national averages.
             */
            team: string;
            /**
             * @description The conference of the team. Null without a known conference.
             *
             *     Observed: Absent in the two rows of national averages of 413 recorded rows, and never null; by the source of 5.23.0 it is the current conference, not that of the season, and a team without one is left out.
             */
            conference?: string | null;
            /** @description The rating of the offense and its parts, such as rushing and passing. */
            offense: components["schemas"]["TeamSpOffense"];
            /** @description The rating of the defense and its parts, such as rushing and passing. */
            defense: components["schemas"]["TeamSpDefense"];
        } & (components["schemas"]["SpRatingBase"] & components["schemas"]["SpRankedBase"]);
        /**
         * @description A conference's offenses in the SP system.
         *
         *     Observed: Declared by the service; no response was recorded.
         */
        ConferenceSpOffense: components["schemas"]["SpOffenseBase"];
        /**
         * @description A conference's defenses in the SP system.
         *
         *     Observed: Declared by the service; no response was recorded.
         */
        ConferenceSpDefense: components["schemas"]["SpDefenseBase"];
        /**
         * @description One conference's SP rating in one season, without ranks.
         *
         *     Observed: Declared by the service; no response was recorded.
         */
        ConferenceSP: {
            /** @description The conference that the row is about. */
            conference: string;
            /** @description The offenses and their parts. */
            offense: components["schemas"]["ConferenceSpOffense"];
            /** @description The defenses and their parts. */
            defense: components["schemas"]["ConferenceSpDefense"];
        } & components["schemas"]["SpRatingBase"];
        /**
         * @description One team's season in the Simple Rating System.
         *
         *     Observed: Declared by the service; the one recorded row had no division.
         */
        SrsRatingBase: {
            /** @description The division within the conference, such as East. Null when there is none. */
            division: string | null;
            /**
             * Format: double
             * @description Points better than an average FBS team at a neutral site, adjusted for schedule; negative when worse.
             *
             *     Observed: By the service's published definition, the margins of extreme games are capped and adjusted for home field and schedule.
             */
            rating: number;
            /**
             * Format: int32
             * @description The rank among the rated teams, 1 being best. Null when unranked.
             *
             *     Observed: By the source of 5.23.0, the rank is within the rows of the response, so a team with a year is always 1; the one recorded row fits.
             */
            ranking: number | null;
        } & components["schemas"]["TeamRatingBase"];
        /**
         * @description One team's rating in the plain Simple Rating System.
         *
         *     Observed: Declared by the service; one recorded row agrees.
         */
        TeamSRS: components["schemas"]["SrsRatingBase"];
        /**
         * @description One team's rating in the expanded Simple Rating System, which covers more divisions than the FBS.
         *
         *     Observed: Declared by the service; no response was recorded.
         */
        ExpandedTeamSRS: {
            /** @description The division of the team. */
            classification: components["schemas"]["DivisionClassification"];
        } & components["schemas"]["SrsRatingBase"];
        /**
         * @description One team's Elo rating at the requested time.
         *
         *     Observed: Declared by the service; one recorded row agrees.
         */
        TeamElo: {
            /**
             * Format: int32
             * @description The season, named by the year in which it begins.
             *
             *     Observed: The first season was 1890.
             */
            year: number;
            /** @description The school that the row is about. */
            team: string;
            /** @description The conference of the team in that season. */
            conference: string;
            /**
             * Format: int32
             * @description The Elo rating. Null when there is none.
             *
             *     Observed: Recorded values were about 500 to 2,500.
             */
            elo: number | null;
        };
        /**
         * @description One team's season in the Football Power Index.
         *
         *     Observed: Declared by the service; one recorded row agrees.
         */
        TeamFPI: {
            /**
             * Format: double
             * @description The rating in points; higher is better. Not specified further. Null when not rated.
             */
            fpi: number | null;
            /** @description The ranks of the parts of the team's record. */
            resumeRanks: components["schemas"]["FpiResumeRanks"];
            /** @description The efficiencies of the team and its units. */
            efficiencies: components["schemas"]["FpiEfficiencies"];
        } & components["schemas"]["TeamRatingBase"];
        /**
         * @description Ranks among all teams, 1 being best. They are not specified; the meanings are inferred from the names. A rank is null when there is none.
         *
         *     Observed: Declared nullable; none was null in the one recorded row.
         */
        FpiResumeRanks: {
            /**
             * Format: int32
             * @description The rank by how firmly the team controlled its games. Null when there is none.
             */
            gameControl: number | null;
            /**
             * Format: int32
             * @description The rank by the difficulty of the games to come, 1 being hardest. Null when there is none.
             */
            remainingStrengthOfSchedule: number | null;
            /**
             * Format: int32
             * @description The rank by the difficulty of the games played, 1 being hardest. Null when there is none.
             */
            strengthOfSchedule: number | null;
            /**
             * Format: int32
             * @description The rank by the average win probability during games. Null when there is none.
             */
            averageWinProbability: number | null;
            /**
             * Format: int32
             * @description The rank by the rating itself. Null when there is none.
             */
            fpi: number | null;
            /**
             * Format: int32
             * @description The rank by how hard the record would have been for a good team to reach. Null when there is none.
             */
            strengthOfRecord: number | null;
        };
        /**
         * @description The efficiencies of a team and its units. Higher is better for all four, the defense included. They are not the rating in points.
         *
         *     Observed: Declared nullable; the four values of the one recorded row were 61 to 80.
         */
        FpiEfficiencies: {
            /**
             * Format: double
             * @description The efficiency of the special teams. Null when not rated.
             */
            specialTeams: number | null;
            /**
             * Format: double
             * @description The efficiency of the defense; higher is better here too. Null when not rated.
             */
            defense: number | null;
            /**
             * Format: double
             * @description The efficiency of the offense. Null when not rated.
             */
            offense: number | null;
            /**
             * Format: double
             * @description The efficiency of the whole team. Null when not rated.
             */
            overall: number | null;
        };
        /**
         * @description The predicted points of one spot on the field.
         *
         *     Observed: Declared by the service; 90 recorded rows agree.
         */
        PredictedPointsValue: {
            /**
             * Format: int32
             * @description Yards from the offense's own goal line.
             *
             *     Observed: Recorded values were 1 to 90; the source of 5.23.0 takes 100 less the yards to goal.
             */
            yardLine: number;
            /**
             * Format: double
             * @description What the next score, by either team, is worth to the offense on average; below 0 it favors the opponent.
             *
             *     Observed: The meaning is the published one; recorded values were 0.01 to 4.49.
             */
            predictedPoints: number;
        };
        /**
         * @description Predicted points added per play on one side of the ball. For a defense, what opponents added, so lower is better.
         *
         *     Observed: The service declares every property as a number, and a recorded season and a recorded game agree; the signs of that game's defense were not inverted.
         */
        PpaSideBase: {
            /**
             * Format: double
             * @description Predicted points added per play on third down.
             *
             *     Observed: By the source of 5.23.0, fourth down is left out.
             */
            thirdDown: number;
            /**
             * Format: double
             * @description Predicted points added per play on second down.
             */
            secondDown: number;
            /**
             * Format: double
             * @description Predicted points added per play on first down.
             */
            firstDown: number;
            /**
             * Format: double
             * @description Predicted points added per rushing play.
             */
            rushing: number;
            /**
             * Format: double
             * @description Predicted points added per passing play.
             */
            passing: number;
            /**
             * Format: double
             * @description Predicted points added per play of any kind.
             */
            overall: number;
        };
        /**
         * @description Sums of predicted points added over a season.
         *
         *     Observed: Passing and rushing did not add up to the total in the one recorded row, because other rated plays count in the total alone (the source of 5.23.0).
         */
        PpaSums: {
            /**
             * Format: double
             * @description The sum of predicted points added on rushing plays. Plays that are neither pass nor run count in the total alone.
             */
            rushing: number;
            /**
             * Format: double
             * @description The sum of predicted points added on passing plays, sacks included.
             *
             *     Observed: One recorded defense had 956.2 beside a total of 94.4; by the source of 5.23.0 a rounding error makes a defense's value ten times too large.
             */
            passing: number;
            /**
             * Format: double
             * @description The sum of predicted points added.
             */
            total: number;
        };
        /**
         * @description One side of the ball over a season.
         *
         *     Observed: Declared by the service; one recorded row agrees.
         */
        TeamSeasonPpaSide: {
            /** @description The sums over the season; the other properties are per play. */
            cumulative: components["schemas"]["PpaSums"];
        } & components["schemas"]["PpaSideBase"];
        /**
         * @description One side of the ball in one game.
         *
         *     Observed: Declared by the service; one recorded row agrees.
         */
        TeamGamePpaSide: components["schemas"]["PpaSideBase"];
        /**
         * @description Predicted points added by and against one team over a season.
         *
         *     Observed: Declared by the service; one recorded row agrees.
         */
        TeamSeasonPredictedPointsAdded: {
            /**
             * Format: int32
             * @description The season, named by the year in which it begins.
             *
             *     Observed: The first season was 2001.
             */
            season: number;
            /** @description The conference of the team in that season. */
            conference: string;
            /** @description The school that the row is about. */
            team: string;
            /** @description What the team's offense added. */
            offense: components["schemas"]["TeamSeasonPpaSide"];
            /** @description What opponents added against the team's defense. */
            defense: components["schemas"]["TeamSeasonPpaSide"];
        };
        /**
         * @description Predicted points added by and against one team in one game.
         *
         *     Observed: Declared by the service; one recorded row agrees.
         */
        TeamGamePredictedPointsAdded: {
            /** @description The part of the season in which the game is played. */
            seasonType: components["schemas"]["SeasonType"];
            /** @description The conference of the team in that season. */
            conference: string;
            /** @description What the team's offense added. */
            offense: components["schemas"]["TeamGamePpaSide"];
            /** @description What the opponent added against the team's defense. */
            defense: components["schemas"]["TeamGamePpaSide"];
        } & components["schemas"]["GameRowBase"];
        /** @description A player with position and team in a season. */
        PlayerInSeasonBase: {
            /**
             * Format: int32
             * @description The season, named by the year in which it begins.
             */
            season: number;
            /** @description The id of the player, as in `searchPlayers`: a string of digits. `PlayerStat` names it `playerId`. */
            id: string;
            /** @description The player's full name. */
            name: string;
            /** @description The abbreviation of the position, such as QB. */
            position: string;
            /** @description The school that the player played for. */
            team: string;
        };
        /**
         * @description Predicted points added per play that involves a player: overall, when passing or catching a pass, and when rushing. A part without plays is null or absent.
         *
         *     Observed: Parts without a play were null, though the service declares them as absent.
         */
        PlayerPpaAveragesBase: {
            /**
             * Format: double
             * @description Predicted points added per rushing play. Null or absent when there are none.
             *
             *     Observed: Null in five of 14 recorded rows.
             */
            rush?: number | null;
            /**
             * Format: double
             * @description Predicted points added per passing play. Null or absent when there are none.
             *
             *     Observed: Null in one of 14 recorded rows.
             */
            pass?: number | null;
            /**
             * Format: double
             * @description Predicted points added per play of any kind.
             */
            all: number;
        };
        /**
         * @description A player's predicted points added per play in one game.
         *
         *     Observed: Eight rows were recorded, four of them without a rushing play.
         */
        PlayerGamePpaAverages: components["schemas"]["PlayerPpaAveragesBase"];
        /**
         * @description A player's predicted points added per play over a season, by kind of play and by down.
         *
         *     Observed: Six rows were recorded, some with null when the player had no play of a kind.
         */
        PlayerSeasonPpaAverages: {
            /**
             * Format: double
             * @description Predicted points added per play on passing downs. Null or absent when there are none.
             *
             *     Observed: Null in one of six recorded rows.
             */
            passingDowns?: number | null;
            /**
             * Format: double
             * @description Predicted points added per play on standard downs. Null or absent when there are none.
             *
             *     Observed: Always a number in six recorded rows; nullable here because passing downs were null.
             */
            standardDowns?: number | null;
            /**
             * Format: double
             * @description Predicted points added per play on third down. Null or absent when there are none.
             *
             *     Observed: Null in two of six recorded rows.
             */
            thirdDown?: number | null;
            /**
             * Format: double
             * @description Predicted points added per play on second down. Null or absent when there are none.
             *
             *     Observed: Always a number in six recorded rows; nullable here because third downs were null.
             */
            secondDown?: number | null;
            /**
             * Format: double
             * @description Predicted points added per play on first down. Null or absent when there are none.
             *
             *     Observed: Always a number in six recorded rows; nullable here because third downs were null.
             */
            firstDown?: number | null;
        } & components["schemas"]["PlayerPpaAveragesBase"];
        /**
         * @description A player's sums of predicted points added over a season, by kind of play and by down.
         *
         *     Observed: A sum was 0 in recorded rows when the average beside it was null.
         */
        PlayerSeasonPpaTotals: {
            /**
             * Format: double
             * @description Predicted points added on passing downs. May be absent.
             */
            passingDowns?: number;
            /**
             * Format: double
             * @description Predicted points added on standard downs. May be absent.
             */
            standardDowns?: number;
            /**
             * Format: double
             * @description Predicted points added on third down. May be absent.
             */
            thirdDown?: number;
            /**
             * Format: double
             * @description Predicted points added on second down. May be absent.
             */
            secondDown?: number;
            /**
             * Format: double
             * @description Predicted points added on first down. May be absent.
             */
            firstDown?: number;
            /**
             * Format: double
             * @description Predicted points added on rushing plays. May be absent.
             */
            rush?: number;
            /**
             * Format: double
             * @description Predicted points added on passing plays. May be absent.
             */
            pass?: number;
            /**
             * Format: double
             * @description Predicted points added on all plays.
             */
            all: number;
        };
        /**
         * @description Predicted points added by one player in one game. The row has no game id; find the game by team, week and opponent.
         *
         *     Observed: Declared by the service, except for the nulls among the averages.
         */
        PlayerGamePredictedPointsAdded: {
            /**
             * Format: int32
             * @description The week within the part of the season; each part counts from 1.
             */
            week: number;
            /** @description The part of the season in which the game is played. */
            seasonType: components["schemas"]["SeasonType"];
            /** @description The school of the opponent. */
            opponent: string;
            /** @description Predicted points added per play. */
            averagePPA: components["schemas"]["PlayerGamePpaAverages"];
        } & components["schemas"]["PlayerInSeasonBase"];
        /**
         * @description Predicted points added by one player over a season.
         *
         *     Observed: Declared by the service, except for the nulls among the averages.
         */
        PlayerSeasonPredictedPointsAdded: {
            /**
             * @description The conference of the team in that season.
             *
             *     Observed: The abbreviation ("SBC") in recorded rows, and an empty string for a school without a conference.
             */
            conference: string;
            /** @description Predicted points added per play. */
            averagePPA: components["schemas"]["PlayerSeasonPpaAverages"];
            /** @description The sum of predicted points added. */
            totalPPA: components["schemas"]["PlayerSeasonPpaTotals"];
        } & components["schemas"]["PlayerInSeasonBase"];
        /**
         * @description The home team's win probability at one play of a game, with the situation on the field.
         *
         *     Observed: Declared by the service; 176 recorded plays of one game agree.
         */
        PlayWinProbability: {
            /**
             * Format: int32
             * @description The id of the game, as in `getGames`.
             */
            gameId: number;
            /** @description The id of the play: a string of digits, which may be too long for a number. */
            playId: string;
            /** @description The play in words. */
            playText: string;
            /**
             * Format: int32
             * @description The id of the home team, as in `getTeams`.
             */
            homeId: number;
            /** @description The school of the home team. */
            home: string;
            /**
             * Format: int32
             * @description The id of the away team, as in `getTeams`.
             */
            awayId: number;
            /** @description The school of the away team. */
            away: string;
            /**
             * Format: double
             * @description The betting spread of the game.
             *
             *     Observed: 0 at each of 176 plays of the recorded game; the source of 5.23.0 gives 0 when one fixed bookmaker has no line.
             */
            spread: number;
            /**
             * @description Whether the home team has the ball.
             *
             *     Observed: The source of 5.23.0 gives false on every scoring play.
             */
            homeBall: boolean;
            /**
             * Format: int32
             * @description The home team's score.
             */
            homeScore: number;
            /**
             * Format: int32
             * @description The away team's score.
             */
            awayScore: number;
            /**
             * Format: int32
             * @description Yards to the opponent's goal line, despite its name.
             *
             *     Observed: By the source of 5.23.0; recorded values were 3 to 96.
             */
            yardLine: number;
            /**
             * Format: int32
             * @description The down, 1 to 4.
             *
             *     Observed: By the source of 5.23.0, 0 in the closing row only.
             */
            down: number;
            /**
             * Format: int32
             * @description Yards to go for a first down.
             *
             *     Observed: By the source of 5.23.0, 0 in the closing row only.
             */
            distance: number;
            /**
             * Format: double
             * @description The home team's win probability, 0 to 1.
             *
             *     Observed: The service publishes that values through 2024 come from retired models, so do not compare them with later ones; by the source of 5.23.0 the last row is the outcome, 0 or 1.
             */
            homeWinProbability: number;
            /**
             * Format: int32
             * @description The number of the play within the game.
             *
             *     Observed: Counted from 0 in the recorded game.
             */
            playNumber: number;
        };
        /**
         * @description The home team's win probability before a game.
         *
         *     Observed: Declared by the service; 115 recorded rows agree.
         */
        PregameWinProbability: {
            /**
             * Format: int32
             * @description The season, named by the year in which it begins.
             */
            season: number;
            /** @description The part of the season in which the game is played. */
            seasonType: components["schemas"]["SeasonType"];
            /**
             * Format: int32
             * @description The week within the part of the season; each part counts from 1.
             */
            week: number;
            /**
             * Format: int32
             * @description The id of the game, as in `getGames`.
             */
            gameId: number;
            /** @description The school of the home team. */
            homeTeam: string;
            /** @description The school of the away team. */
            awayTeam: string;
            /**
             * Format: double
             * @description The handicap of the home team, in points.
             *
             *     Observed: Recorded values were -45.5 to 17.5.
             */
            spread: number;
            /**
             * Format: double
             * @description The home team's win probability, 0 to 1.
             *
             *     Observed: The service publishes that it follows from the betting spread; a game without a spread has no row.
             */
            homeWinProbability: number;
        };
        /**
         * @description The expected points of a field goal attempt from one spot on the field.
         *
         *     Observed: Declared by the service; 100 recorded rows agree.
         */
        FieldGoalEP: {
            /**
             * Format: int32
             * @description Yards from the line of scrimmage to the goal line.
             *
             *     Observed: Recorded values were 0 to 99.
             */
            yardsToGoal: number;
            /**
             * Format: int32
             * @description The length of the kick in yards.
             *
             *     Observed: Recorded values were 17 to 116, 17 more than `yardsToGoal`, probably for the end zone and the snap.
             */
            distance: number;
            /**
             * Format: double
             * @description The average points of an attempt.
             *
             *     Observed: Recorded values were 0 to 2.85.
             */
            expectedPoints: number;
        };
        /**
         * @description The efficiency of one kind of play. A defensive block holds what opponents achieved, so lower is better. Passing downs are second down with 8 or more yards to go and third or fourth down with 5 or more; all others are standard downs.
         *
         *     Observed: The service declares the numbers as doubles; the definition of passing downs is the published one.
         */
        SplitBase: {
            /**
             * Format: double
             * @description Predicted points added per successful play of this kind. Null when there are none.
             *
             *     Observed: The source of 5.23.0 gives 0, not null, when no play succeeded.
             */
            explosiveness: number | null;
            /**
             * Format: double
             * @description The share of the plays of this kind that succeeded, 0 to 1.
             */
            successRate: number;
            /**
             * Format: double
             * @description Predicted points added per play of this kind.
             */
            ppa: number;
        };
        /**
         * @description The efficiency of passing plays or of rushing plays over a season.
         *
         *     Observed: The service declares the numbers as doubles.
         */
        PlayTypeSplit: {
            /**
             * Format: double
             * @description The sum of predicted points added.
             */
            totalPPA: number;
            /**
             * Format: double
             * @description The share of all plays that were of this kind, 0 to 1.
             */
            rate: number;
        } & components["schemas"]["SplitBase"];
        /**
         * @description The efficiency on standard downs or on passing downs over a season.
         *
         *     Observed: The service declares the share as a double.
         */
        DownTypeSplit: {
            /**
             * Format: double
             * @description The share of all plays that were on such downs, 0 to 1. Standard and passing downs add up to 1.
             */
            rate: number;
        } & components["schemas"]["SplitBase"];
        /** @description Opponents' efficiency on passing downs over a season, as `getAdvancedSeasonStats` returns it for a defense. */
        PassingDownsAllowed: {
            /**
             * Format: double
             * @description The sum of predicted points added that the service gives for opponents' passing downs.
             *
             *     Observed: Repeats the `totalPPA` of `passingPlays` in every recording; the source of 5.23.0 confirms the error.
             */
            totalPPA: number;
            /**
             * Format: double
             * @description The share of opponents' plays that were on passing downs, 0 to 1.
             */
            rate: number;
        } & components["schemas"]["SplitBase"];
        /** @description Opponents' efficiency on passing downs over a season, as a team season overview gives it for a defense. */
        TeamSeasonPassingDownsAllowed: {
            /**
             * Format: double
             * @description The sum of predicted points added that the service gives for opponents' passing downs.
             *
             *     Observed: Present in the defensive block of a team season overview; by the source of 5.23.0 it repeats the `totalPPA` of `passingPlays`.
             */
            totalPPA?: number;
            /**
             * Format: double
             * @description The share of opponents' plays that were on passing downs, 0 to 1.
             */
            rate: number;
        } & components["schemas"]["SplitBase"];
        /** @description The efficiency of passing plays or of rushing plays in one game. */
        GamePlayTypeSplit: {
            /**
             * Format: double
             * @description The sum of predicted points added.
             */
            totalPPA: number;
        } & components["schemas"]["SplitBase"];
        /** @description The efficiency on standard downs or on passing downs in one game. */
        GameDownTypeSplit: components["schemas"]["SplitBase"];
        /**
         * @description The share of plays with havoc, 0 to 1: an interception, a pass broken up, a forced fumble or a tackle for loss. An offensive block holds the havoc that the offense suffered, a defensive block the havoc that the defense caused.
         *
         *     Observed: By the service's published definition, havoc is split by kind of event, not by who caused it.
         */
        SideHavoc: {
            /**
             * Format: double
             * @description The share of plays with an interception or a pass broken up, 0 to 1. Null when unknown.
             *
             *     Observed: The definition is the published one; the first season with havoc was 2004.
             */
            db: number | null;
            /**
             * Format: double
             * @description The share of plays with a forced fumble or a tackle for loss, 0 to 1. Null when unknown.
             *
             *     Observed: The definition is the published one.
             */
            frontSeven: number | null;
            /**
             * Format: double
             * @description The share of plays with havoc of any kind, 0 to 1. Null when unknown.
             */
            total: number | null;
        };
        /** @description Where drives began, and their predicted points. */
        SideFieldPosition: {
            /**
             * Format: double
             * @description The average predicted points at the start of a drive. Null when unknown.
             *
             *     Observed: In a defensive block it is the opponents' value with the sign turned, negative for an ordinary start.
             */
            averagePredictedPoints: number | null;
            /**
             * Format: double
             * @description The average number of yards to the opponent's goal line at the start of a drive; lower is better for an offense, higher for a defense. Null when unknown.
             *
             *     Observed: By the source of 5.23.0, which leaves overtime out; recorded values were 68 to 80.5.
             */
            averageStart: number | null;
        };
        /**
         * @description The measures that the season and game blocks of one side share. Line, second-level and open-field yards are averages per run. A defensive block holds what opponents achieved, so lower is better, except for `stuffRate`.
         *
         *     Observed: The PPA of a defensive block had the sign of the opponent's own; the definitions of line yards, second-level yards, open-field yards, stuff rate, power success and success are the published ones; the source of 5.23.0 counts only plays and drives with a PPA value.
         */
        SideBlockBase: {
            /**
             * Format: int32
             * @description Second-level yards over all runs: those gained between 5 and 10 yards past the line of scrimmage.
             */
            secondLevelYardsTotal: number;
            /**
             * Format: double
             * @description Second-level yards per run: those gained between 5 and 10 yards past the line of scrimmage.
             */
            secondLevelYards: number;
            /**
             * Format: int32
             * @description Line yards over all runs. May be negative.
             */
            lineYardsTotal: number;
            /**
             * Format: double
             * @description Line yards per run, the yards credited to the blocking: losses count 1.2 times, yards 1 to 4 fully, yards 5 to 10 half, and yards beyond 10 not at all. May be negative.
             */
            lineYards: number;
            /**
             * Format: double
             * @description The share of runs without a gain, 0 to 1. Lower is better for an offense, higher for a defense.
             *
             *     Observed: The definition is the published one.
             */
            stuffRate: number;
            /**
             * Format: double
             * @description The share of runs with 2 or fewer yards to go, on any down, that succeeded, 0 to 1. Null when there are none.
             *
             *     Observed: The definition is the published one; the source of 5.23.0 gives null only in a season's defensive block, else 0.
             */
            powerSuccess: number | null;
            /**
             * Format: double
             * @description Predicted points added per successful play. Null when there are none.
             *
             *     Observed: The source of 5.23.0 gives 0, not null, when no play succeeded.
             */
            explosiveness: number | null;
            /**
             * Format: double
             * @description The share of plays that succeeded, 0 to 1. A play succeeds when it gains half the distance on first down, 70 percent on second, and all of it on third or fourth.
             */
            successRate: number;
            /**
             * Format: double
             * @description The sum of predicted points added.
             */
            totalPPA: number;
            /**
             * Format: double
             * @description Predicted points added per play.
             */
            ppa: number;
            /**
             * Format: int32
             * @description The number of drives that the block counts.
             */
            drives: number;
            /**
             * Format: int32
             * @description The number of plays that the block counts.
             */
            plays: number;
        };
        /** @description Measures that every season block of one side has. */
        SeasonSideBlockBase: {
            /** @description Plays that count as passes. */
            passingPlays: components["schemas"]["PlayTypeSplit"];
            /** @description Plays that count as runs. */
            rushingPlays: components["schemas"]["PlayTypeSplit"];
            /** @description Plays on standard downs, which are all but the passing downs. */
            standardDowns: components["schemas"]["DownTypeSplit"];
            /** @description The havoc that the offense suffered or the defense caused. */
            havoc: components["schemas"]["SideHavoc"];
            /** @description Where drives began. */
            fieldPosition: components["schemas"]["SideFieldPosition"];
            /**
             * Format: double
             * @description Points per scoring opportunity.
             *
             *     Observed: The source of 5.23.0 takes nominal points by drive result: 7 for a touchdown, 3 for a field goal, 0 for none, -7 for a touchdown against, -2 for a safety.
             */
            pointsPerOpportunity: number;
            /**
             * Format: int32
             * @description The number of scoring opportunities: drives that reach the opponent's 40-yard line or closer. The service spells the key this way.
             *
             *     Observed: The definition is the published one; the source of 5.23.0 requires a play that starts there, and leaves overtime out.
             */
            totalOpportunies: number;
            /**
             * Format: double
             * @description Open-field yards per run: those gained more than 10 yards past the line of scrimmage.
             */
            openFieldYards: number;
        } & components["schemas"]["SideBlockBase"];
        /** @description One side of a team over a season. A defense differs only in its passing downs, which also have a total of PPA. */
        SideBlock: {
            /** @description Plays on passing downs: second down with 8 or more yards to go, third or fourth with 5 or more. */
            passingDowns: components["schemas"]["DownTypeSplit"];
            /**
             * Format: int32
             * @description Open-field yards over all runs: those gained more than 10 yards past the line of scrimmage.
             */
            openFieldYardsTotal: number;
        } & components["schemas"]["SeasonSideBlockBase"];
        /** @description The defense of a team over a season: a `SideBlock` whose passing downs also have a total of PPA. */
        AdvancedSeasonDefense: {
            /** @description Opponents' plays on passing downs: second down with 8 or more yards to go, third or fourth with 5 or more. */
            passingDowns: components["schemas"]["PassingDownsAllowed"];
            /**
             * Format: int32
             * @description Opponents' open-field yards over all runs: those gained more than 10 yards past the line of scrimmage.
             *
             *     Observed: 0 even when `openFieldYards` was above 1 per run; by the source of 5.23.0 the total reads a missing column, so do not rely on it.
             */
            openFieldYardsTotal: number;
        } & components["schemas"]["SeasonSideBlockBase"];
        /** @description The defense of a team in a team season overview. */
        TeamSeasonAdvancedDefense: {
            /** @description Opponents' plays on passing downs: second down with 8 or more yards to go, third or fourth with 5 or more. */
            passingDowns: components["schemas"]["TeamSeasonPassingDownsAllowed"];
            /**
             * Format: int32
             * @description Opponents' open-field yards over all runs: those gained more than 10 yards past the line of scrimmage.
             *
             *     Observed: By the source of 5.23.0 the total reads a missing column, so do not rely on it.
             */
            openFieldYardsTotal: number;
        } & components["schemas"]["SeasonSideBlockBase"];
        /** @description The measures that both sides of a team have in one game. */
        GameSideBlockBase: {
            /** @description Plays that count as passes. */
            passingPlays: components["schemas"]["GamePlayTypeSplit"];
            /** @description Plays that count as runs. */
            rushingPlays: components["schemas"]["GamePlayTypeSplit"];
            /** @description Plays on passing downs: second down with 8 or more yards to go, third or fourth with 5 or more. */
            passingDowns: components["schemas"]["GameDownTypeSplit"];
            /** @description Plays on standard downs, which are all but the passing downs. */
            standardDowns: components["schemas"]["GameDownTypeSplit"];
        } & components["schemas"]["SideBlockBase"];
        /** @description What a team's offense did in one game. */
        AdvancedGameOffense: {
            /**
             * Format: int32
             * @description Open-field yards over all runs: those gained more than 10 yards past the line of scrimmage.
             */
            openFieldYardsTotal: number;
            /**
             * Format: double
             * @description Open-field yards per run: those gained more than 10 yards past the line of scrimmage. Null when unknown.
             *
             *     Observed: The average may be null on the offensive side.
             */
            openFieldYards: number | null;
        } & components["schemas"]["GameSideBlockBase"];
        /** @description What opponents did against a team's defense in one game. */
        AdvancedGameDefense: {
            /**
             * Format: int32
             * @description Opponents' open-field yards over all runs: those gained more than 10 yards past the line of scrimmage. Null when unknown.
             *
             *     Observed: The total may be null on the defensive side.
             */
            openFieldYardsTotal: number | null;
            /**
             * Format: double
             * @description Opponents' open-field yards per run: those gained more than 10 yards past the line of scrimmage.
             */
            openFieldYards: number;
        } & components["schemas"]["GameSideBlockBase"];
        /** @description One team's advanced statistics for one season. */
        AdvancedSeasonStat: {
            /**
             * Format: int32
             * @description The season, named by the year in which it begins.
             *
             *     Observed: The first season was 2001.
             */
            season: number;
            /** @description The school that the row is about. */
            team: string;
            /**
             * @description The conference of the team in that season.
             *
             *     Observed: Recordings hold the name ("Mountain West"), not an abbreviation.
             */
            conference: string;
            /** @description What the team did with the ball. */
            offense: components["schemas"]["SideBlock"];
            /** @description What opponents did with the ball. */
            defense: components["schemas"]["AdvancedSeasonDefense"];
        };
        /** @description One team's advanced statistics in one game. The opponent has its own row. */
        AdvancedGameStat: {
            /** @description The part of the season in which the game is played. */
            seasonType: components["schemas"]["SeasonTypeDB"];
            /** @description What the team did with the ball. */
            offense: components["schemas"]["AdvancedGameOffense"];
            /** @description What the opponent did with the ball. */
            defense: components["schemas"]["AdvancedGameDefense"];
        } & components["schemas"]["GameRowBase"];
        /**
         * @description Havoc on one side of the ball in one game: an interception, a pass broken up, a forced fumble or a tackle for loss.
         *
         *     Observed: By the service's published definition, havoc is split by kind of event, not by who caused it; recorded events and plays were whole numbers.
         */
        GameHavocSide: {
            /**
             * Format: double
             * @description Interceptions and passes broken up per play, 0 to 1.
             */
            dbHavocRate: number;
            /**
             * Format: double
             * @description Forced fumbles and tackles for loss per play, 0 to 1.
             */
            frontSevenHavocRate: number;
            /**
             * Format: double
             * @description Havoc events of any kind per play, 0 to 1.
             */
            havocRate: number;
            /**
             * Format: double
             * @description The number of interceptions and passes broken up.
             */
            dbHavocEvents: number;
            /**
             * Format: double
             * @description The number of forced fumbles and tackles for loss.
             */
            frontSevenHavocEvents: number;
            /**
             * Format: double
             * @description The number of havoc events of any kind.
             */
            totalHavocEvents: number;
            /**
             * Format: double
             * @description The number of plays: the denominator of the three rates.
             */
            totalPlays: number;
        };
        /** @description Havoc suffered and caused by one team in one game. The opponent has its own row. */
        GameHavocStats: {
            /** @description The part of the season in which the game is played. */
            seasonType: components["schemas"]["SeasonTypeDB"];
            /** @description The conference of the team. Null without a known conference. */
            conference: string | null;
            /**
             * @description The conference of the opponent. Null without a known conference.
             *
             *     Observed: One recording held the abbreviation ("B1G"), while most other statistics have the name.
             */
            opponentConference: string | null;
            /** @description Havoc that the team's offense suffered on its own plays. */
            offense: components["schemas"]["GameHavocSide"];
            /** @description Havoc that the team's defense caused on the opponent's plays. */
            defense: components["schemas"]["GameHavocSide"];
        } & components["schemas"]["GameRowBase"];
        /** @description One statistic of one player's season. A player has as many rows as statistics. */
        PlayerStat: {
            /**
             * Format: int32
             * @description The season, named by the year in which it begins.
             */
            season: number;
            /** @description The id of the player, as in `searchPlayers`: a string of digits. */
            playerId: string;
            /** @description The player's full name. */
            player: string;
            /** @description The abbreviation of the position, such as QB. */
            position: string;
            /** @description The school that the player played for. */
            team: string;
            /**
             * @description The conference of the team in that season.
             *
             *     Observed: Recordings hold the name ("Mountain West"), not an abbreviation.
             */
            conference: string;
            /** @description The category, such as passing, fumbles or defensive. */
            category: string;
            /** @description The name of the statistic, such as YDS or TD. */
            statType: string;
            /** @description The value, as text, such as 170 or 0.567; convert it before you calculate. */
            stat: string;
        };
        /** @description The success rate of the plays credited to a player. */
        PlayerSuccessRateSplit: {
            /**
             * Format: int32
             * @description The number of plays credited to the player.
             */
            plays: number;
            /**
             * Format: int32
             * @description The number of those plays that succeeded.
             */
            successes: number;
            /**
             * Format: double
             * @description The share of the credited plays that succeeded, 0 to 1. Null when there are none.
             */
            successRate: number | null;
        };
        /** @description A player with success rates when passing and when rushing. */
        PlayerSuccessRateBase: {
            /**
             * @description Passing plays credited to the player, sacks taken included.
             *
             *     Observed: By the source of 5.23.0.
             */
            passing: components["schemas"]["PlayerSuccessRateSplit"];
            /** @description Rushing plays credited to the player. */
            rushing: components["schemas"]["PlayerSuccessRateSplit"];
        } & components["schemas"]["PlayerInConferenceBase"];
        /** @description One player's success rates over a season, or over the requested weeks. */
        PlayerSeasonSuccessRate: components["schemas"]["PlayerSuccessRateBase"];
        /** @description One player's success rates in one game. */
        PlayerGameSuccessRate: {
            /** @description The part of the season in which the game is played. */
            seasonType: components["schemas"]["SeasonTypeDB"];
            /**
             * Format: int32
             * @description The week within the part of the season; each part counts from 1.
             */
            week: number;
            /**
             * Format: int32
             * @description The id of the game, as in `getGames`.
             */
            gameId: number;
            /** @description The school of the opponent. */
            opponent: string;
        } & components["schemas"]["PlayerSuccessRateBase"];
        /** @description One statistic of one team's season. A team has one row for each statistic. */
        TeamStat: {
            /**
             * Format: int32
             * @description The season, named by the year in which it begins.
             */
            season: number;
            /** @description The school that the row is about. */
            team: string;
            /**
             * @description The conference of the team in that season.
             *
             *     Observed: Recordings hold the name ("Mountain West"), not an abbreviation.
             */
            conference: string;
            /**
             * @description The name of the statistic, such as totalYards.
             *
             *     Observed: Not every name is in `getStatCategories`, and not every category is a name here; by the source of 5.23.0, a name that ends in `Opponent` is what opponents did.
             */
            statName: string;
            /**
             * @description The count or the total, negative when losses outweigh gains. Text is allowed as well as a number.
             *
             *     Observed: Every recorded value was a whole number; by the source of 5.23.0, possession time is in seconds.
             */
            statValue: string | number;
        };
        /**
         * @description One team of the NFL.
         *
         *     Observed: Declared by the service; 32 recorded rows agree.
         */
        DraftTeam: {
            /** @description The city or region that the team is named for, such as Green Bay. */
            location: string;
            /**
             * @description The nickname. Null when there is none.
             *
             *     Observed: Null for one of 32 recorded teams.
             */
            nickname: string | null;
            /** @description The full name. Null when unknown. */
            displayName: string | null;
            /** @description The address of an image of the logo. Null when there is none. */
            logo: string | null;
        };
        /**
         * @description One position that players are drafted at.
         *
         *     Observed: Declared by the service; 29 recorded rows agree.
         */
        DraftPosition: {
            /** @description The full name, such as Wide Receiver. */
            name: string;
            /** @description The abbreviation, such as WR. */
            abbreviation: string;
        };
        /**
         * @description One pick of one NFL draft.
         *
         *     Observed: Declared by the service; one recorded row agrees.
         */
        DraftPick: {
            /**
             * Format: int32
             * @description The id of the player in college, as in `searchPlayers`, here as an integer. Null when not matched.
             */
            collegeAthleteId: number | null;
            /**
             * Format: int32
             * @description The id of the player in the NFL.
             */
            nflAthleteId: number;
            /**
             * Format: int32
             * @description The id of the college team, as in `getTeams`.
             */
            collegeId: number;
            /** @description The school that the player played for. */
            collegeTeam: string;
            /** @description The conference of the school. Null without a known conference. */
            collegeConference: string | null;
            /**
             * Format: int32
             * @description The id of the NFL team, which `getDraftTeams` does not list.
             */
            nflTeamId: number;
            /** @description The location of the NFL team that picked, such as Green Bay. */
            nflTeam: string;
            /**
             * Format: int32
             * @description The draft, named by the year in which it is held.
             */
            year: number;
            /**
             * Format: int32
             * @description The number of the pick within the draft, counted from 1.
             */
            overall: number;
            /**
             * Format: int32
             * @description The round of the draft, counted from 1.
             */
            round: number;
            /**
             * Format: int32
             * @description The number of the pick within its round, counted from 1.
             */
            pick: number;
            /** @description The player's full name. */
            name: string;
            /** @description The position of the player, by its full name, such as Wide Receiver. */
            position: string;
            /**
             * Format: double
             * @description The height. Null when unknown. Unit not specified.
             *
             *     Observed: The one recorded value was 71, probably inches.
             */
            height: number | null;
            /**
             * Format: int32
             * @description The weight. Null when unknown. Unit not specified.
             *
             *     Observed: The one recorded value was 191, probably pounds.
             */
            weight: number | null;
            /**
             * Format: int32
             * @description The rank among all prospects before the draft, 1 being best. Null when unranked.
             */
            preDraftRanking: number | null;
            /**
             * Format: int32
             * @description The rank among the prospects of the position before the draft, 1 being best. Null when unranked.
             */
            preDraftPositionRanking: number | null;
            /**
             * Format: int32
             * @description The grade before the draft, such as 89; higher is better. Null when not graded.
             */
            preDraftGrade: number | null;
            /** @description The hometown of the player. */
            hometownInfo: components["schemas"]["DraftPickHometown"];
        };
        /**
         * @description The hometown of a drafted player.
         *
         *     Observed: The service declares the coordinates as text, and they were text ("29.7589382").
         */
        DraftPickHometown: {
            /** @description The FIPS code of the county, as text to keep leading zeros. Null when unknown. */
            countyFips: string | null;
            /**
             * @description The longitude, as text; convert it before you calculate. Null when unknown.
             *
             *     Observed: Decimal degrees as text in the recorded row ("-95.3676974"), while a recruit's hometown has numbers.
             */
            longitude: string | null;
            /**
             * @description The latitude, as text; convert it before you calculate. Null when unknown.
             *
             *     Observed: Decimal degrees as text in the recorded row ("29.7589382"), while a recruit's hometown has numbers.
             */
            latitude: string | null;
            /** @description The country of the hometown. Null when unknown. */
            country: string | null;
            /** @description The state or province, usually abbreviated. Null when unknown. */
            state: string | null;
            /** @description The city of the hometown. Null when unknown. */
            city: string | null;
        };
        /**
         * @description One team's season, adjusted for the strength of its opponents. A property that ends in `Allowed` is what opponents did against the team, so lower is better.
         *
         *     Observed: The service publishes that the values are adjusted for opponents and home field.
         */
        AdjustedTeamMetrics: {
            /**
             * Format: int32
             * @description The season, named by the year in which it begins.
             *
             *     Observed: The first season was 2008.
             */
            year: number;
            /**
             * Format: int32
             * @description The id of the team, as in `getTeams`.
             */
            teamId: number;
            /** @description The school that the row is about. */
            team: string;
            /**
             * @description The conference of the team in that season.
             *
             *     Observed: By the source of 5.23.0, the abbreviation ("B1G").
             */
            conference: string;
            /** @description EPA of the offense. */
            epa: components["schemas"]["AdjustedEpa"];
            /** @description EPA of opponents. */
            epaAllowed: components["schemas"]["AdjustedEpa"];
            /** @description The success rate of the offense. */
            successRate: components["schemas"]["AdjustedSuccessRate"];
            /** @description The success rate of opponents. */
            successRateAllowed: components["schemas"]["AdjustedSuccessRate"];
            /** @description Where the offense gained its rushing yards. */
            rushing: components["schemas"]["AdjustedRushing"];
            /** @description Where opponents gained their rushing yards. */
            rushingAllowed: components["schemas"]["AdjustedRushing"];
            /**
             * Format: double
             * @description EPA per successful play of the offense.
             *
             *     Observed: The recorded value was 0.92.
             */
            explosiveness: number;
            /**
             * Format: double
             * @description EPA per successful play of opponents.
             *
             *     Observed: The recorded value was 0.92.
             */
            explosivenessAllowed: number;
        };
        /**
         * @description EPA (expected points added), adjusted for opponents. Unit not specified.
         *
         *     Observed: Recorded values were 0.02 to 0.28, probably per play.
         */
        AdjustedEpa: {
            /**
             * Format: double
             * @description EPA on rushing plays.
             */
            rushing: number;
            /**
             * Format: double
             * @description EPA on passing plays.
             */
            passing: number;
            /**
             * Format: double
             * @description EPA on plays of any kind.
             */
            total: number;
        };
        /** @description The share of plays that succeeded, 0 to 1, adjusted for opponents. */
        AdjustedSuccessRate: {
            /**
             * Format: double
             * @description The share of plays on passing downs that succeeded, 0 to 1.
             */
            passingDowns: number;
            /**
             * Format: double
             * @description The share of plays on standard downs that succeeded, 0 to 1.
             */
            standardDowns: number;
            /**
             * Format: double
             * @description The share of all plays that succeeded, 0 to 1.
             */
            total: number;
        };
        /**
         * @description Rushing yards by where they were gained, adjusted for opponents. Unit not specified.
         *
         *     Observed: Recorded values were 0.9 to 3, probably yards per run.
         */
        AdjustedRushing: {
            /**
             * Format: double
             * @description Highlight yards: the runner's production beyond the line yards.
             *
             *     Observed: The definition is the published one.
             */
            highlightYards: number;
            /**
             * Format: double
             * @description Open-field yards: those gained more than 10 yards past the line of scrimmage.
             */
            openFieldYards: number;
            /**
             * Format: double
             * @description Second-level yards: those gained between 5 and 10 yards past the line of scrimmage.
             */
            secondLevelYards: number;
            /**
             * Format: double
             * @description Line yards, the yards credited to the blocking.
             */
            lineYards: number;
        };
        /** @description A player with team and season. */
        AdjustedPlayerBase: {
            /**
             * Format: int32
             * @description The season, named by the year in which it begins.
             */
            year: number;
            /** @description The id of the player, as in `searchPlayers`: a string of digits. */
            athleteId: string;
            /** @description The player's full name. */
            athleteName: string;
            /** @description The school that the player played for. */
            team: string;
            /** @description The conference of the team in that season. */
            conference: string;
        };
        /**
         * @description A passer's or rusher's EPA (expected points added) in one season, adjusted for the strength of the opponents.
         *
         *     Observed: The service publishes that the value is adjusted for opponents and home field.
         */
        PlayerWeightedEPA: {
            /** @description The abbreviation of the position, such as QB. */
            position: string;
            /**
             * Format: double
             * @description Adjusted EPA. Unit not specified.
             *
             *     Observed: Recorded passers had 0.51 and 0.56, rushers 0.05 to 0.4, probably per play.
             */
            wepa: number;
            /**
             * Format: int32
             * @description The number of plays on which the value rests.
             */
            plays: number;
        } & components["schemas"]["AdjustedPlayerBase"];
        /** @description A kicker's points added above replacement (PAAR) in one season. */
        KickerPAAR: {
            /**
             * Format: double
             * @description Points added above replacement: what the kicker's field goals brought beyond what such attempts bring on average. Above 0 is good.
             *
             *     Observed: The meaning is the published one; the value is not adjusted for opponents.
             */
            paar: number;
            /**
             * Format: int32
             * @description The number of kicks on which the value rests.
             */
            attempts: number;
        } & components["schemas"]["AdjustedPlayerBase"];
        /**
         * @description What a key may do, and what is left of its monthly quota.
         *
         *     Observed: Older recordings hold only `patronLevel` and `remainingCalls`; the other keys were added later.
         */
        UserInfo: {
            /**
             * Format: double
             * @description The supporter tier of the key.
             *
             *     Observed: 0 for a free key; recorded values were 0 to 3.
             */
            patronLevel: number;
            /** @description The name of the tier, such as Free. */
            tierName: string;
            /**
             * Format: double
             * @description The number of calls per month. Null when there is no limit.
             *
             *     Observed: Declared nullable; 1,000 for a free key.
             */
            monthlyLimit: number | null;
            /**
             * Format: double
             * @description The number of calls left this month. Null when there is no limit.
             *
             *     Observed: Declared nullable; 0 for a key that had used up its quota.
             */
            remainingCalls: number | null;
            /**
             * Format: double
             * @description The number of calls this month. Null when they are not counted.
             *
             *     Observed: Declared nullable; 1,000 for a key that had used up its quota.
             */
            usedCalls: number | null;
            /**
             * @description When the quota returns.
             *
             *     Observed: Declared as plain text; recorded as an ISO 8601 date and time in UTC, on the first of a month at midnight ("2026-09-01T00:00:00.000Z").
             */
            resetAt: string;
            /** @description Whether all products of the key share one quota. */
            sharedPool: boolean;
            /**
             * @description The services that the key opens.
             *
             *     Observed: One recorded key had `cfb` and `cbb`.
             */
            products: string[];
            /** @description The features that the tier opens beyond the free operations. */
            features: components["schemas"]["UserFeatureAccess"];
        };
        /**
         * @description Whether the tier of the key opens each feature that needs one.
         *
         *     Observed: The service declares these five; the one recorded response is quoted with `adjustedMetrics` alone.
         */
        UserFeatureAccess: {
            /** @description Whether the operations of the tag `adjustedMetrics` are open. */
            adjustedMetrics: boolean;
            /** @description Whether the weather of games is open. */
            weather: boolean;
            /** @description Whether the live scoreboard is open. */
            scoreboard: boolean;
            /** @description Whether live plays are open. */
            livePlayByPlay: boolean;
            /** @description Whether the service's GraphQL interface is open, which this document does not cover. */
            graphQl: boolean;
        };
        /**
         * @description How a key was used within a window of days.
         *
         *     Observed: Declared by the service; no response was recorded.
         */
        UserUsage: {
            /** @description The time that the report covers. */
            window: components["schemas"]["UserUsageWindow"];
            /** @description The service that the report covers. */
            api: components["schemas"]["UserUsageApi"];
            /** @description The totals of the requests. */
            totals: components["schemas"]["UserUsageTotals"];
            /** @description The most requested paths, as many as the limit allows. */
            topEndpoints: components["schemas"]["UserUsageEndpoint"][];
            /** @description The latest requests, as many as the limit allows. */
            recentRequests: components["schemas"]["UserUsageRecentRequest"][];
        };
        /**
         * @description The time that a usage report covers.
         *
         *     Observed: The service declares both ends as plain text, without a format.
         */
        UserUsageWindow: {
            /** @description When the window begins. */
            start: string;
            /** @description When the window ends. */
            end: string;
        };
        /**
         * @description The requests of a key within the window.
         *
         *     Observed: Declared by the service, all four as plain numbers; no response was recorded.
         */
        UserUsageTotals: {
            /**
             * Format: double
             * @description The number of all requests.
             */
            requests: number;
            /**
             * Format: double
             * @description The number of requests for college football.
             */
            cfbRequests: number;
            /**
             * Format: double
             * @description The number of requests for college basketball.
             */
            cbbRequests: number;
            /**
             * Format: double
             * @description The number of different requested paths.
             */
            uniqueEndpoints: number;
        };
        /**
         * @description A path of a service.
         *
         *     Observed: Declared by the service, the path as plain text; no response was recorded.
         */
        UserUsageRequestBase: {
            /** @description The service of the request. */
            api: components["schemas"]["UserUsageApi"];
            /** @description The requested path. */
            endpoint: string;
        };
        /**
         * @description One path and the number of its requests.
         *
         *     Observed: Declared by the service; no response was recorded.
         */
        UserUsageEndpoint: {
            /**
             * Format: double
             * @description The number of requests for the path within the window.
             */
            requests: number;
            /**
             * @description When the path was last requested.
             *
             *     Observed: Declared as plain text, without a format.
             */
            lastUsedAt: string;
        } & components["schemas"]["UserUsageRequestBase"];
        /**
         * @description One request of the key.
         *
         *     Observed: Declared by the service; no response was recorded.
         */
        UserUsageRecentRequest: {
            /**
             * @description When the request was made.
             *
             *     Observed: Declared as plain text, without a format.
             */
            requestedAt: string;
        } & components["schemas"]["UserUsageRequestBase"];
        /**
         * @description The body of a failure that has only a message.
         *
         *     Observed: Failures other than a refused query had this body, except for the HTML page of an unknown path.
         */
        ErrorMessage: {
            /** @description What went wrong, in words for people. */
            message: string;
        };
        /**
         * @description The body of a refused query.
         *
         *     Observed: A query that breaks a rule between parameters gets the same body as any other, `details` included, as far as is known; some operations declare only the message, and a `playerId` that six statistics operations refuse comes with a code.
         */
        ValidationError: {
            /** @description What went wrong, in words for people: "Validation Failed" with `details`, or another sentence that names the problem. */
            message: string;
            /**
             * @description The kind of refusal, as a value for programs.
             *
             *     Observed: `BAD_QUERY_PARAM` when the service refuses a parameter by name (the source of 5.23.0); absent otherwise.
             */
            code?: string;
            /**
             * @description All refused parameters, by name.
             *
             *     Observed: Absent when the operation declares only a message.
             */
            details?: {
                [key: string]: components["schemas"]["ValidationErrorDetail"];
            };
        };
        /**
         * @description Why one parameter was refused.
         *
         *     Observed: A refused parameter had a message and the value that was sent, of any type.
         */
        ValidationErrorDetail: {
            /** @description What went wrong, in words for people: the check that failed. */
            message: string;
            /**
             * @description Any JSON value: what was sent, as the service read it.
             *
             *     Observed: A refused parameter came back as the value that was sent.
             */
            value?: unknown;
        };
    };
    responses: {
        /**
         * @description A parameter has a wrong type or value, or parameters do not go together. It costs no call.
         *
         *     Observed: `details` names all refused parameters together.
         */
        ValidationFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /**
         * @description The key is missing, malformed or unknown, or its supporter tier is too low. Only the message differs. It costs no call.
         *
         *     Observed: The message for a low tier is "Unauthorized. This endpoint requires a Patreon subscription at Tier N or higher.", and there is no 403 and no WWW-Authenticate header.
         */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /**
         * @description The monthly quota is used up. It returns on the first of the next month, 00:00 UTC. Do not retry before then.
         *
         *     Observed: The message is "Monthly call quota exceeded.", and there is no Retry-After header.
         */
        QuotaExceeded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /**
         * @description Either the monthly quota is used up (no Retry-After header; do not retry), or more than two requests of this key to this path are in flight (Retry-After header; retry). It costs no call.
         *
         *     Observed: The messages are "Monthly call quota exceeded." and "Too many concurrent requests for this endpoint."
         */
        QuotaExceededOrBusy: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /**
         * @description The service failed. It costs no call.
         *
         *     Observed: The message is always "Internal Server Error".
         */
        InternalServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /**
         * @description The service cannot look up the quota of the key. Retry later. It costs no call.
         *
         *     Observed: The message is "Unable to verify call quota. Please retry later."
         */
        QuotaUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /**
         * @description The season has no playoff. It costs no call.
         *
         *     Observed: The message is "CFP playoff not found".
         */
        CfpPlayoffMissing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CfpPlayoffNotFound"];
            };
        };
        /**
         * @description Either the game has no plays (the message says so), or the parameter is missing or not an integer (details say so). It costs no call.
         *
         *     Observed: The message for a game without plays is "No plays found for game."
         */
        ValidationFailedOrNoPlays: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /**
         * @description No coach has this id. It costs no call.
         *
         *     Observed: The message is "Coach not found".
         */
        CoachNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CoachNotFound"];
            };
        };
        /**
         * @description The team does not exist, or has no data for the season. It costs no call.
         *
         *     Observed: The message is "Team season overview not found."
         */
        TeamSeasonOverviewNotFound: {
            headers: {
                "Cache-Control": components["headers"]["CacheControlNoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TeamSeasonOverviewError"];
            };
        };
        /**
         * @description Either the overview is temporarily unavailable, or the service cannot look up the quota of the key. Retry later. It costs no call.
         *
         *     Observed: The messages are "Team season overview is temporarily unavailable.", which comes with Cache-Control, and "Unable to verify call quota. Please retry later."
         */
        TeamSeasonOverviewUnavailable: {
            headers: {
                "Cache-Control": components["headers"]["CacheControlNoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TeamSeasonOverviewError"];
            };
        };
    };
    parameters: {
        /**
         * @description The season, named by the year in which it begins.
         *
         *     The service treats 0 as not given.
         * @example 2024
         */
        yearOptional: number;
        /**
         * @description The season, named by the year in which it begins.
         * @example 2024
         */
        yearRequired: number;
        /**
         * @description The season, named by the year in which it begins.
         *
         *     Observed: Whether 0 counts as not given was not tried on this parameter.
         * @example 2025
         */
        yearSince2025: number;
        /**
         * @description The season, named by the year in which it begins.
         * @example 2025
         */
        yearSince2025Required: number;
        /**
         * @description The season, named by the year in which it begins. Conferences and members are those of that season; by default, the current ones.
         *
         *     The service treats 0 as not given.
         *
         *     Observed: Inferred from other parameters; 0 was not tried on this one.
         * @example 2024
         */
        yearOfMembership: number;
        /**
         * @description The first season to include.
         * @example 2023
         */
        minYear: number;
        /**
         * @description The last season to include.
         * @example 2024
         */
        maxYear: number;
        /**
         * @description The week of the season. Each part of the season counts its own weeks from 1, so give `seasonType` as well.
         *
         *     The service treats 0 as not given.
         * @example 1
         */
        weekOptional: number;
        /**
         * @description The week of the season. Each part of the season counts its own weeks from 1, so give `seasonType` as well. It is declared as a number, not as an integer.
         *
         *     The service treats 0 as not given.
         * @example 1
         */
        weekAsNumber: number;
        /**
         * @description The week of the season. Each part of the season counts its own weeks from 1, so give `seasonType` as well. With `year`, one of `week`, `team` and `conference` is required.
         *
         *     The service treats 0 as not given.
         * @example 1
         */
        weekNarrowingYear: number;
        /**
         * @description The week of the season. Each part of the season counts its own weeks from 1, so give `seasonType` as well.
         *
         *     Observed: Whether 0 counts as not given was not tried on this parameter.
         * @example 1
         */
        weekTakingZero: number;
        /**
         * @description The first week to include.
         * @example 1
         */
        startWeek: number;
        /**
         * @description The last week to include.
         * @example 16
         */
        endWeek: number;
        /**
         * @description The first week to include.
         *
         *     Observed: Without `endWeek`, the postseason is included.
         * @example 1
         */
        startWeekKeepingPostseason: number;
        /**
         * @description The last week to include.
         *
         *     Observed: It excludes the postseason.
         * @example 16
         */
        endWeekDroppingPostseason: number;
        /**
         * @description The part of the season to include; by default, every part.
         *
         *     Observed: `both` filters nothing.
         * @example postseason
         */
        seasonTypeOptional: components["schemas"]["SeasonType"];
        /**
         * @description The school that the row is about.
         *
         *     Matches the school of the team, whole and without regard to case.
         * @example Ohio State
         */
        teamOfRow: string;
        /**
         * @description The school that the player played for.
         *
         *     Matches the school of the team, whole and without regard to case.
         * @example Ohio State
         */
        teamOfPlayer: string;
        /**
         * @description The school on either side.
         *
         *     Matches the school of the team, whole and without regard to case.
         * @example Ohio State
         */
        teamEitherSide: string;
        /**
         * @description The school on either side. With `year`, one of `week`, `team` and `conference` is required.
         *
         *     Matches the school of the team, whole and without regard to case.
         * @example Ohio State
         */
        teamEitherSideNarrowingYear: string;
        /**
         * @description The school that the row is about, by name or abbreviation.
         *
         *     Matches the school of the team or the abbreviation of the team, whole and without regard to case.
         * @example Ohio State
         */
        teamMatchedByNameOrAbbreviation: string;
        /**
         * @description The school that the player played for, by name or abbreviation.
         *
         *     Matches the school of the team or the abbreviation of the team, whole and without regard to case.
         * @example Ohio State
         */
        teamOfPlayerMatchedByNameOrAbbreviation: string;
        /**
         * @description The school on either side, by name or abbreviation.
         *
         *     Matches the school of the team or the abbreviation of the team, whole and without regard to case.
         * @example Ohio State
         */
        teamEitherSideMatchedByNameOrAbbreviation: string;
        /**
         * @description The school that the coach coached. It must not be blank.
         *
         *     Matches the school of the team, whole and without regard to case.
         *
         *     Observed: A blank name is a 400.
         * @example Ohio State
         */
        teamOfCoach: string;
        /**
         * @description The school of the home team.
         *
         *     Matches the school of the team, whole and without regard to case.
         * @example Texas
         */
        homeTeam: string;
        /**
         * @description The school of the away team.
         *
         *     Matches the school of the team, whole and without regard to case.
         * @example Ohio State
         */
        awayTeam: string;
        /**
         * @description The school of the opponent.
         *
         *     Matches the school of the team, whole and without regard to case.
         * @example Texas
         */
        opponentOfRow: string;
        /**
         * @description The school that has the ball.
         *
         *     Matches the school of the team, whole and without regard to case.
         * @example Ohio State
         */
        offenseTeam: string;
        /**
         * @description The school that has the ball, by name or abbreviation.
         *
         *     Matches the school of the team or the abbreviation of the team, whole and without regard to case.
         * @example Ohio State
         */
        offenseMatchedByNameOrAbbreviation: string;
        /**
         * @description The school that defends.
         *
         *     Matches the school of the team, whole and without regard to case.
         * @example Texas
         */
        defenseTeam: string;
        /**
         * @description The school that defends, by name or abbreviation.
         *
         *     Matches the school of the team or the abbreviation of the team, whole and without regard to case.
         * @example Texas
         */
        defenseMatchedByNameOrAbbreviation: string;
        /**
         * @description The conference of the row, by abbreviation.
         *
         *     Matches the abbreviation of the conference, whole and without regard to case.
         * @example B1G
         */
        conferenceMatchedByAbbreviation: string;
        /**
         * @description The conference of the row, by abbreviation.
         *
         *     Matches the abbreviation of the conference, whole and without regard to case.
         *
         *     Observed: The service documents a name as well but compares only the abbreviation.
         * @example B1G
         */
        conferenceMatchedByAbbreviationNotName: string;
        /**
         * @description The conference of either side, by abbreviation.
         *
         *     Matches the abbreviation of the conference, whole and without regard to case.
         *
         *     Observed: The service documents a name as well but compares only the abbreviation.
         * @example B1G
         */
        conferenceEitherSide: string;
        /**
         * @description The conference of either side, by abbreviation. With `year`, one of `week`, `team` and `conference` is required.
         *
         *     Matches the abbreviation of the conference, whole and without regard to case.
         *
         *     Observed: The service documents a name as well but compares only the abbreviation.
         * @example B1G
         */
        conferenceEitherSideNarrowingYear: string;
        /**
         * @description The conference of the row, by name.
         *
         *     Matches the name of the conference, whole and without regard to case.
         *
         *     Observed: The service documents the abbreviation but compares the name; an abbreviation that differs from it matches nothing.
         * @example Big Ten
         */
        conferenceMatchedByName: string;
        /**
         * @description The conference of the row, as the row names it.
         *
         *     Matches the conference of the row, whole and without regard to case.
         *
         *     Observed: The service documents the abbreviation but compares the value that the row holds.
         * @example SEC
         */
        conferenceMatchedByLabel: string;
        /**
         * @description The conference of the row, by name or abbreviation.
         *
         *     Matches the name of the conference or the abbreviation of the conference, whole and without regard to case.
         * @example B1G
         */
        conferenceMatchedByNameOrAbbreviation: string;
        /**
         * @description The conference of either side, by name or abbreviation.
         *
         *     Matches the name of the conference or the abbreviation of the conference, whole and without regard to case.
         * @example B1G
         */
        conferenceEitherSideMatchedByNameOrAbbreviation: string;
        /**
         * @description The conference of the team that has the ball, by abbreviation.
         *
         *     Matches the abbreviation of the conference, whole and without regard to case.
         * @example B1G
         */
        offenseConference: string;
        /**
         * @description The conference of the team that defends, by abbreviation.
         *
         *     Matches the abbreviation of the conference, whole and without regard to case.
         * @example SEC
         */
        defenseConference: string;
        /**
         * @description The division of the teams.
         *
         *     Observed: A game is included when either team belongs to the division.
         * @example fbs
         */
        classificationEitherSide: components["schemas"]["DivisionClassification"];
        /**
         * @description The division of the teams; by default, the FBS.
         * @example fbs
         */
        classificationFbsByDefault: components["schemas"]["DivisionClassification"];
        /**
         * @description The division of the team that has the ball; by default, the FBS. The defense may belong to any division.
         * @example fbs
         */
        classificationOfOffense: components["schemas"]["DivisionClassification"];
        /**
         * @description The division of the conference.
         * @example fbs
         */
        classificationOfConference: components["schemas"]["ConferenceClassification"];
        /**
         * @description The id of a game, as in `getGames`.
         *
         *     The service treats 0 as not given.
         * @example 401677192
         */
        idAlone: number;
        /**
         * @description The id of a game, as in `getGames`.
         *
         *     The service treats 0 as not given.
         * @example 401677192
         */
        gameIdAlone: number;
        /**
         * @description The id of a game, as in `getGames`.
         * @example 401677192
         */
        gameIdRequired: number;
        /**
         * @description The id of a game, as in `getGames`.
         *
         *     Observed: Whether 0 counts as not given was not tried on this parameter.
         * @example 401752677
         */
        gameIdTakingZero: number;
        /**
         * @description The id of a player, as in `searchPlayers`.
         *
         *     The service treats 0 as not given.
         *
         *     Observed: By the source of 5.23.0, on `getPlayerSeasonSuccess` and `getPlayerGameSuccess` 0 does not replace a required parameter and matches no player; on `getPlayerUsage` it was not tried.
         * @example 4889929
         */
        playerIdOptional: number;
        /**
         * @description The id of a player, as in `searchPlayers`. It is a string on this operation.
         * @example 4889929
         */
        playerIdAsString: string;
        /**
         * @description The id of the passer, as in `searchPlayers`. It is a string.
         * @example 4870906
         */
        passerId: string;
        /**
         * @description The id of the ball carrier, as in `searchPlayers`. It is a string.
         *
         *     Observed: The source of 5.23.0 finds only runs that are credited to that player alone.
         * @example 4871076
         */
        rusherId: string;
        /**
         * @description The id of a coach, as in `getCoaches`.
         * @example 10
         */
        coachIdOptional: number;
        /**
         * @description The position of the player, by abbreviation.
         *
         *     Matches the abbreviation of the position, whole and without regard to case.
         * @example QB
         */
        positionAbbreviation: string;
        /**
         * @description The category of player statistics, such as passing, rushing, receiving or defensive.
         *
         *     Matches the name of the category, whole and without regard to case.
         * @example passing
         */
        playerStatCategory: string;
        /**
         * @description The minimum number of passing and rushing plays that are credited to the player.
         * @example 20
         */
        minimumCreditedPlays: number;
        /**
         * @description The minimum number of plays of the player. It is declared as a number, not as an integer.
         * @example 20
         */
        minimumPlaysAsNumber: number;
        /**
         * @description Whether to leave out plays in garbage time, when the game is already decided.
         * @example true
         */
        excludeGarbageTime: boolean;
        /**
         * @description Whether to leave out plays in garbage time, when the game is already decided; by default, they are included.
         * @example true
         */
        excludeGarbageTimeFalseByDefault: boolean;
        /**
         * @description The recruiting class, named by the year in which its members start college.
         *
         *     The service treats 0 as not given.
         *
         *     Observed: Inferred from other parameters; 0 was not tried on this one.
         * @example 2024
         */
        classYear: number;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Calls left in this month's quota after this one.
         *
         *     Observed: Absent from key failures and from a 204; a page in a browser cannot read it.
         * @example 999
         */
        CallLimitRemaining: number;
        /**
         * @description Seconds to wait before the next request.
         *
         *     Observed: It is 1 when too many requests to one path are in flight; a used-up quota sends none.
         * @example 1
         */
        RetryAfter: number;
        /**
         * @description Seconds to wait before the next request of this kind. A delayed response carries it.
         *
         *     Observed: Sent with a 200 beyond 15 requests in 10 seconds.
         * @example 1
         */
        RetryAfterSlowdown: number;
        /**
         * @description Milliseconds by which the service delayed this response.
         *
         *     Observed: Sent with a 200 beyond 15 requests in 10 seconds, up to 2,000.
         * @example 500
         */
        RateSlowdownDelay: number;
        /**
         * @description Whether caches may store the response; they may not.
         *
         *     Observed: It was no-store on a 404 and on a 503 of the team season overview.
         * @example no-store
         */
        CacheControlNoStore: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getGames: {
        parameters: {
            query?: {
                /**
                 * @description The season, named by the year in which it begins.
                 *
                 *     The service treats 0 as not given.
                 * @example 2024
                 */
                year?: components["parameters"]["yearOptional"];
                /**
                 * @description The week of the season. Each part of the season counts its own weeks from 1, so give `seasonType` as well.
                 *
                 *     The service treats 0 as not given.
                 * @example 1
                 */
                week?: components["parameters"]["weekOptional"];
                /**
                 * @description The part of the season to include; by default, every part.
                 *
                 *     Observed: `both` filters nothing.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonTypeOptional"];
                /**
                 * @description The division of the teams.
                 *
                 *     Observed: A game is included when either team belongs to the division.
                 * @example fbs
                 */
                classification?: components["parameters"]["classificationEitherSide"];
                /**
                 * @description The school on either side.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamEitherSide"];
                /**
                 * @description The school of the home team.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Texas
                 */
                home?: components["parameters"]["homeTeam"];
                /**
                 * @description The school of the away team.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                away?: components["parameters"]["awayTeam"];
                /**
                 * @description The conference of either side, by abbreviation.
                 *
                 *     Matches the abbreviation of the conference, whole and without regard to case.
                 *
                 *     Observed: The service documents a name as well but compares only the abbreviation.
                 * @example B1G
                 */
                conference?: components["parameters"]["conferenceEitherSide"];
                /**
                 * @description The id of a game, as in `getGames`.
                 *
                 *     The service treats 0 as not given.
                 * @example 401677192
                 */
                id?: components["parameters"]["idAlone"];
                /**
                 * @description The playoff whose games to include. Games of the regular season and bowls outside the playoff are left out.
                 * @example cfp
                 */
                competition?: components["schemas"]["PlayoffCompetition"];
                /**
                 * @description The round of the playoff to include. Requires `competition`.
                 * @example semifinal
                 */
                round?: components["schemas"]["PlayoffRound"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The games that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getTeamGameStats: {
        parameters: {
            query?: {
                /**
                 * @description The season, named by the year in which it begins.
                 *
                 *     The service treats 0 as not given.
                 * @example 2024
                 */
                year?: components["parameters"]["yearOptional"];
                /**
                 * @description The week of the season. Each part of the season counts its own weeks from 1, so give `seasonType` as well. With `year`, one of `week`, `team` and `conference` is required.
                 *
                 *     The service treats 0 as not given.
                 * @example 1
                 */
                week?: components["parameters"]["weekNarrowingYear"];
                /**
                 * @description The school on either side. With `year`, one of `week`, `team` and `conference` is required.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamEitherSideNarrowingYear"];
                /**
                 * @description The conference of either side, by abbreviation. With `year`, one of `week`, `team` and `conference` is required.
                 *
                 *     Matches the abbreviation of the conference, whole and without regard to case.
                 *
                 *     Observed: The service documents a name as well but compares only the abbreviation.
                 * @example B1G
                 */
                conference?: components["parameters"]["conferenceEitherSideNarrowingYear"];
                /**
                 * @description The division of the teams.
                 *
                 *     Observed: A game is included when either team belongs to the division.
                 * @example fbs
                 */
                classification?: components["parameters"]["classificationEitherSide"];
                /**
                 * @description The part of the season to include; by default, every part.
                 *
                 *     Observed: `both` filters nothing.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonTypeOptional"];
                /**
                 * @description The id of a game, as in `getGames`.
                 *
                 *     The service treats 0 as not given.
                 * @example 401677192
                 */
                id?: components["parameters"]["idAlone"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The games that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameTeamStats"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getPlayerGameStats: {
        parameters: {
            query?: {
                /**
                 * @description The season, named by the year in which it begins.
                 *
                 *     The service treats 0 as not given.
                 * @example 2024
                 */
                year?: components["parameters"]["yearOptional"];
                /**
                 * @description The week of the season. Each part of the season counts its own weeks from 1, so give `seasonType` as well. With `year`, one of `week`, `team` and `conference` is required.
                 *
                 *     The service treats 0 as not given.
                 * @example 1
                 */
                week?: components["parameters"]["weekNarrowingYear"];
                /**
                 * @description The school on either side. With `year`, one of `week`, `team` and `conference` is required.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamEitherSideNarrowingYear"];
                /**
                 * @description The conference of either side, by abbreviation. With `year`, one of `week`, `team` and `conference` is required.
                 *
                 *     Matches the abbreviation of the conference, whole and without regard to case.
                 *
                 *     Observed: The service documents a name as well but compares only the abbreviation.
                 * @example B1G
                 */
                conference?: components["parameters"]["conferenceEitherSideNarrowingYear"];
                /**
                 * @description The division of the teams.
                 *
                 *     Observed: A game is included when either team belongs to the division.
                 * @example fbs
                 */
                classification?: components["parameters"]["classificationEitherSide"];
                /**
                 * @description The part of the season to include; by default, every part.
                 *
                 *     Observed: `both` filters nothing.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonTypeOptional"];
                /**
                 * @description The id of a game, as in `getGames`.
                 *
                 *     The service treats 0 as not given.
                 * @example 401677192
                 */
                id?: components["parameters"]["idAlone"];
                /**
                 * @description The category of player statistics, such as passing, rushing, receiving or defensive.
                 *
                 *     Matches the name of the category, whole and without regard to case.
                 * @example passing
                 */
                category?: components["parameters"]["playerStatCategory"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The games that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamePlayerStats"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getGameMedia: {
        parameters: {
            query: {
                /**
                 * @description The season, named by the year in which it begins.
                 * @example 2024
                 */
                year: components["parameters"]["yearRequired"];
                /**
                 * @description The part of the season to include; by default, every part.
                 *
                 *     Observed: `both` filters nothing.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonTypeOptional"];
                /**
                 * @description The week of the season. Each part of the season counts its own weeks from 1, so give `seasonType` as well.
                 *
                 *     The service treats 0 as not given.
                 * @example 1
                 */
                week?: components["parameters"]["weekOptional"];
                /**
                 * @description The school on either side.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamEitherSide"];
                /**
                 * @description The conference of either side, by abbreviation.
                 *
                 *     Matches the abbreviation of the conference, whole and without regard to case.
                 *
                 *     Observed: The service documents a name as well but compares only the abbreviation.
                 * @example B1G
                 */
                conference?: components["parameters"]["conferenceEitherSide"];
                /**
                 * @description The kind of outlet to include.
                 * @example tv
                 */
                mediaType?: components["schemas"]["MediaType"];
                /**
                 * @description The division of the teams.
                 *
                 *     Observed: A game is included when either team belongs to the division.
                 * @example fbs
                 */
                classification?: components["parameters"]["classificationEitherSide"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The broadcasts that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameMedia"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getGameWeather: {
        parameters: {
            query?: {
                /**
                 * @description The season, named by the year in which it begins.
                 *
                 *     The service treats 0 as not given.
                 * @example 2024
                 */
                year?: components["parameters"]["yearOptional"];
                /**
                 * @description The part of the season to include; by default, every part.
                 *
                 *     Observed: `both` filters nothing.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonTypeOptional"];
                /**
                 * @description The week of the season. Each part of the season counts its own weeks from 1, so give `seasonType` as well.
                 *
                 *     The service treats 0 as not given.
                 * @example 1
                 */
                week?: components["parameters"]["weekOptional"];
                /**
                 * @description The school on either side.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamEitherSide"];
                /**
                 * @description The conference of either side, by abbreviation.
                 *
                 *     Matches the abbreviation of the conference, whole and without regard to case.
                 *
                 *     Observed: The service documents a name as well but compares only the abbreviation.
                 * @example B1G
                 */
                conference?: components["parameters"]["conferenceEitherSide"];
                /**
                 * @description The division of the teams.
                 *
                 *     Observed: A game is included when either team belongs to the division.
                 * @example fbs
                 */
                classification?: components["parameters"]["classificationEitherSide"];
                /**
                 * @description The id of a game, as in `getGames`.
                 *
                 *     The service treats 0 as not given.
                 * @example 401677192
                 */
                gameId?: components["parameters"]["gameIdAlone"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The weather of the games that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameWeather"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getRecords: {
        parameters: {
            query?: {
                /**
                 * @description The season, named by the year in which it begins.
                 *
                 *     The service treats 0 as not given.
                 * @example 2024
                 */
                year?: components["parameters"]["yearOptional"];
                /**
                 * @description The school that the row is about.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamOfRow"];
                /**
                 * @description The conference of the row, by abbreviation.
                 *
                 *     Matches the abbreviation of the conference, whole and without regard to case.
                 *
                 *     Observed: The service documents a name as well but compares only the abbreviation.
                 * @example B1G
                 */
                conference?: components["parameters"]["conferenceMatchedByAbbreviationNotName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamRecords"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getCalendar: {
        parameters: {
            query: {
                /**
                 * @description The season, named by the year in which it begins.
                 * @example 2024
                 */
                year: components["parameters"]["yearRequired"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The weeks of the season. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarWeek"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getScoreboard: {
        parameters: {
            query?: {
                /**
                 * @description The division of the teams; by default, the FBS.
                 *
                 *     Observed: A game is included when either team belongs to the division.
                 * @example fbs
                 */
                classification?: components["schemas"]["DivisionClassification"];
                /**
                 * @description The conference of either side, by abbreviation.
                 *
                 *     Matches the abbreviation of the conference, whole and without regard to case.
                 *
                 *     Observed: The service documents a name as well but compares only the abbreviation.
                 * @example B1G
                 */
                conference?: components["parameters"]["conferenceEitherSide"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current games that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScoreboardGame"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getAdvancedBoxScore: {
        parameters: {
            query: {
                /**
                 * @description The id of a game, as in `getGames`.
                 * @example 401677192
                 */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The box score of the game. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdvancedBoxScore"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getCfpPlayoff: {
        parameters: {
            query: {
                /**
                 * @description The season, named by the year in which it begins.
                 * @example 2024
                 */
                year: components["parameters"]["yearRequired"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The playoff of the season. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CfpPlayoff"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["CfpPlayoffMissing"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getCfpParticipants: {
        parameters: {
            query: {
                /**
                 * @description The season, named by the year in which it begins.
                 * @example 2024
                 */
                year: components["parameters"]["yearRequired"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The participants of the playoff. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayoffParticipant"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["CfpPlayoffMissing"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getCfpGames: {
        parameters: {
            query: {
                /**
                 * @description The season, named by the year in which it begins.
                 * @example 2024
                 */
                year: components["parameters"]["yearRequired"];
                /**
                 * @description The round of the playoff to include. A playoff of four teams has no first round and no quarterfinals.
                 * @example semifinal
                 */
                round?: components["schemas"]["PlayoffRound"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matchups that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayoffMatchup"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["CfpPlayoffMissing"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getDrives: {
        parameters: {
            query: {
                /**
                 * @description The season, named by the year in which it begins.
                 * @example 2024
                 */
                year: components["parameters"]["yearRequired"];
                /**
                 * @description The part of the season to include; by default, every part.
                 *
                 *     Observed: `both` filters nothing.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonTypeOptional"];
                /**
                 * @description The week of the season. Each part of the season counts its own weeks from 1, so give `seasonType` as well.
                 *
                 *     The service treats 0 as not given.
                 * @example 1
                 */
                week?: components["parameters"]["weekOptional"];
                /**
                 * @description The school on either side.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamEitherSide"];
                /**
                 * @description The school that has the ball.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                offense?: components["parameters"]["offenseTeam"];
                /**
                 * @description The school that defends.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Texas
                 */
                defense?: components["parameters"]["defenseTeam"];
                /**
                 * @description The conference of either side, by abbreviation.
                 *
                 *     Matches the abbreviation of the conference, whole and without regard to case.
                 *
                 *     Observed: The service documents a name as well but compares only the abbreviation.
                 * @example B1G
                 */
                conference?: components["parameters"]["conferenceEitherSide"];
                /**
                 * @description The conference of the team that has the ball, by abbreviation.
                 *
                 *     Matches the abbreviation of the conference, whole and without regard to case.
                 * @example B1G
                 */
                offenseConference?: components["parameters"]["offenseConference"];
                /**
                 * @description The conference of the team that defends, by abbreviation.
                 *
                 *     Matches the abbreviation of the conference, whole and without regard to case.
                 * @example SEC
                 */
                defenseConference?: components["parameters"]["defenseConference"];
                /**
                 * @description The division of the teams.
                 *
                 *     Observed: A game is included when either team belongs to the division.
                 * @example fbs
                 */
                classification?: components["parameters"]["classificationEitherSide"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The drives that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Drive"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getPlays: {
        parameters: {
            query: {
                /**
                 * @description The season, named by the year in which it begins.
                 * @example 2024
                 */
                year: components["parameters"]["yearRequired"];
                /**
                 * @description The week of the season. Each part of the season counts its own weeks from 1, so give `seasonType` as well.
                 * @example 1
                 */
                week: number;
                /**
                 * @description The school on either side.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamEitherSide"];
                /**
                 * @description The school that has the ball.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                offense?: components["parameters"]["offenseTeam"];
                /**
                 * @description The school that defends.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Texas
                 */
                defense?: components["parameters"]["defenseTeam"];
                /**
                 * @description The conference of the team that has the ball, by abbreviation.
                 *
                 *     Matches the abbreviation of the conference, whole and without regard to case.
                 * @example B1G
                 */
                offenseConference?: components["parameters"]["offenseConference"];
                /**
                 * @description The conference of the team that defends, by abbreviation.
                 *
                 *     Matches the abbreviation of the conference, whole and without regard to case.
                 * @example SEC
                 */
                defenseConference?: components["parameters"]["defenseConference"];
                /**
                 * @description The conference of either side, by abbreviation.
                 *
                 *     Matches the abbreviation of the conference, whole and without regard to case.
                 *
                 *     Observed: The service documents a name as well but compares only the abbreviation.
                 * @example B1G
                 */
                conference?: components["parameters"]["conferenceEitherSide"];
                /**
                 * @description The type of the play, by abbreviation as in `getPlayTypes`. Rows hold the text of the type instead.
                 *
                 *     Matches the abbreviation of the play type, whole and with regard to case.
                 *
                 *     Observed: 15 of 49 recorded types have no abbreviation, so this parameter cannot select them.
                 * @example RUSH
                 */
                playType?: string;
                /**
                 * @description The part of the season to include; by default, every part.
                 *
                 *     Observed: `both` filters nothing.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonTypeOptional"];
                /**
                 * @description The division of the teams.
                 *
                 *     Observed: A game is included when either team belongs to the division.
                 * @example fbs
                 */
                classification?: components["parameters"]["classificationEitherSide"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plays that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Play"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getPlayTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The types of plays. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayType"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getPlayStats: {
        parameters: {
            query?: {
                /**
                 * @description The season, named by the year in which it begins.
                 *
                 *     The service treats 0 as not given.
                 * @example 2024
                 */
                year?: components["parameters"]["yearOptional"];
                /**
                 * @description The week of the season. Each part of the season counts its own weeks from 1, so give `seasonType` as well.
                 *
                 *     The service treats 0 as not given.
                 * @example 1
                 */
                week?: components["parameters"]["weekOptional"];
                /**
                 * @description The school that the player played for.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamOfPlayer"];
                /**
                 * @description The id of a game, as in `getGames`.
                 *
                 *     The service treats 0 as not given.
                 *
                 *     Observed: Inferred from other parameters; 0 was not tried on this one.
                 * @example 401677192
                 */
                gameId?: number;
                /**
                 * @description The id of a player, as in `searchPlayers`. Rows hold it as a string.
                 *
                 *     The service treats 0 as not given.
                 *
                 *     Observed: Inferred from other parameters; 0 was not tried on this one.
                 * @example 4701936
                 */
                athleteId?: number;
                /**
                 * @description The id of a type of statistic, as in `getPlayStatTypes`. Rows hold the name of the type instead.
                 *
                 *     The service treats 0 as not given.
                 *
                 *     Observed: Inferred from other parameters; 0 was not tried on this one.
                 * @example 5
                 */
                statTypeId?: number;
                /**
                 * @description The part of the season to include; by default, every part.
                 *
                 *     Observed: `both` filters nothing.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonTypeOptional"];
                /**
                 * @description The conference of the row, by abbreviation.
                 *
                 *     Matches the abbreviation of the conference, whole and without regard to case.
                 *
                 *     Observed: The service documents a name as well but compares only the abbreviation.
                 * @example B1G
                 */
                conference?: components["parameters"]["conferenceMatchedByAbbreviationNotName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statistics that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayStat"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceededOrBusy"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getPlayStatTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The types of statistics. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayStatType"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getLivePlays: {
        parameters: {
            query: {
                /**
                 * @description The id of a game, as in `getGames`.
                 * @example 401677192
                 */
                gameId: components["parameters"]["gameIdRequired"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game as it stands. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveGame"];
                };
            };
            400: components["responses"]["ValidationFailedOrNoPlays"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceededOrBusy"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getPassingPlays: {
        parameters: {
            query: {
                /**
                 * @description The season, named by the year in which it begins.
                 * @example 2025
                 */
                year: components["parameters"]["yearSince2025Required"];
                /**
                 * @description The school on either side, by name or abbreviation.
                 *
                 *     Matches the school of the team or the abbreviation of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamEitherSideMatchedByNameOrAbbreviation"];
                /**
                 * @description The week of the season. Each part of the season counts its own weeks from 1, so give `seasonType` as well.
                 *
                 *     Observed: Whether 0 counts as not given was not tried on this parameter.
                 * @example 1
                 */
                week?: components["parameters"]["weekTakingZero"];
                /**
                 * @description The id of a game, as in `getGames`.
                 *
                 *     Observed: Whether 0 counts as not given was not tried on this parameter.
                 * @example 401752677
                 */
                gameId?: components["parameters"]["gameIdTakingZero"];
                /**
                 * @description The part of the season to include; by default, every part.
                 *
                 *     Observed: `both` filters nothing.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonTypeOptional"];
                /**
                 * @description The school that has the ball, by name or abbreviation.
                 *
                 *     Matches the school of the team or the abbreviation of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                offense?: components["parameters"]["offenseMatchedByNameOrAbbreviation"];
                /**
                 * @description The school that defends, by name or abbreviation.
                 *
                 *     Matches the school of the team or the abbreviation of the team, whole and without regard to case.
                 * @example Texas
                 */
                defense?: components["parameters"]["defenseMatchedByNameOrAbbreviation"];
                /**
                 * @description The conference of either side, by name or abbreviation.
                 *
                 *     Matches the name of the conference or the abbreviation of the conference, whole and without regard to case.
                 * @example B1G
                 */
                conference?: components["parameters"]["conferenceEitherSideMatchedByNameOrAbbreviation"];
                /**
                 * @description The id of the passer, as in `searchPlayers`. It is a string.
                 * @example 4870906
                 */
                passerId?: components["parameters"]["passerId"];
                /**
                 * @description The id of the targeted player, as in `searchPlayers`. It is a string.
                 * @example 5218633
                 */
                targetId?: string;
                /**
                 * @description How the pass ended.
                 * @example completion
                 */
                outcome?: components["schemas"]["PassOutcome"];
                /**
                 * @description The division of the team that has the ball; by default, the FBS. The defense may belong to any division.
                 * @example fbs
                 */
                classification?: components["parameters"]["classificationOfOffense"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The passes that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PassingPlay"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getPlayerSeasonPassing: {
        parameters: {
            query?: {
                /**
                 * @description The season, named by the year in which it begins.
                 *
                 *     Observed: Whether 0 counts as not given was not tried on this parameter.
                 * @example 2025
                 */
                year?: components["parameters"]["yearSince2025"];
                /**
                 * @description The part of the season to include; by default, every part.
                 *
                 *     Observed: `both` filters nothing.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonTypeOptional"];
                /**
                 * @description The school that the player played for, by name or abbreviation.
                 *
                 *     Matches the school of the team or the abbreviation of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamOfPlayerMatchedByNameOrAbbreviation"];
                /**
                 * @description The conference of the row, by name or abbreviation.
                 *
                 *     Matches the name of the conference or the abbreviation of the conference, whole and without regard to case.
                 * @example B1G
                 */
                conference?: components["parameters"]["conferenceMatchedByNameOrAbbreviation"];
                /**
                 * @description The id of the passer, as in `searchPlayers`. It is a string.
                 * @example 4870906
                 */
                passerId?: components["parameters"]["passerId"];
                /**
                 * @description The division of the teams; by default, the FBS.
                 * @example fbs
                 */
                classification?: components["parameters"]["classificationFbsByDefault"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The seasons that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerPassingSeason"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getPlayerGamePassing: {
        parameters: {
            query: {
                /**
                 * @description The season, named by the year in which it begins.
                 * @example 2025
                 */
                year: components["parameters"]["yearSince2025Required"];
                /**
                 * @description The week of the season. Each part of the season counts its own weeks from 1, so give `seasonType` as well.
                 *
                 *     Observed: Whether 0 counts as not given was not tried on this parameter.
                 * @example 1
                 */
                week?: components["parameters"]["weekTakingZero"];
                /**
                 * @description The part of the season to include; by default, every part.
                 *
                 *     Observed: `both` filters nothing.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonTypeOptional"];
                /**
                 * @description The school that the player played for, by name or abbreviation.
                 *
                 *     Matches the school of the team or the abbreviation of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamOfPlayerMatchedByNameOrAbbreviation"];
                /**
                 * @description The conference of the row, by name or abbreviation.
                 *
                 *     Matches the name of the conference or the abbreviation of the conference, whole and without regard to case.
                 * @example B1G
                 */
                conference?: components["parameters"]["conferenceMatchedByNameOrAbbreviation"];
                /**
                 * @description The id of the passer, as in `searchPlayers`. It is a string.
                 * @example 4870906
                 */
                passerId?: components["parameters"]["passerId"];
                /**
                 * @description The division of the teams; by default, the FBS.
                 * @example fbs
                 */
                classification?: components["parameters"]["classificationFbsByDefault"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The games that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerPassingGame"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getTeamSeasonPassing: {
        parameters: {
            query?: {
                /**
                 * @description The season, named by the year in which it begins.
                 *
                 *     Observed: Whether 0 counts as not given was not tried on this parameter.
                 * @example 2025
                 */
                year?: components["parameters"]["yearSince2025"];
                /**
                 * @description The part of the season to include; by default, every part.
                 *
                 *     Observed: `both` filters nothing.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonTypeOptional"];
                /**
                 * @description The school that the row is about, by name or abbreviation.
                 *
                 *     Matches the school of the team or the abbreviation of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamMatchedByNameOrAbbreviation"];
                /**
                 * @description The conference of the row, by name or abbreviation.
                 *
                 *     Matches the name of the conference or the abbreviation of the conference, whole and without regard to case.
                 * @example B1G
                 */
                conference?: components["parameters"]["conferenceMatchedByNameOrAbbreviation"];
                /**
                 * @description The division of the teams; by default, the FBS.
                 * @example fbs
                 */
                classification?: components["parameters"]["classificationFbsByDefault"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The seasons that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamPassingSeason"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getTeamGamePassing: {
        parameters: {
            query: {
                /**
                 * @description The season, named by the year in which it begins.
                 * @example 2025
                 */
                year: components["parameters"]["yearSince2025Required"];
                /**
                 * @description The week of the season. Each part of the season counts its own weeks from 1, so give `seasonType` as well.
                 *
                 *     Observed: Whether 0 counts as not given was not tried on this parameter.
                 * @example 1
                 */
                week?: components["parameters"]["weekTakingZero"];
                /**
                 * @description The part of the season to include; by default, every part.
                 *
                 *     Observed: `both` filters nothing.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonTypeOptional"];
                /**
                 * @description The school that the row is about, by name or abbreviation.
                 *
                 *     Matches the school of the team or the abbreviation of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamMatchedByNameOrAbbreviation"];
                /**
                 * @description The conference of the row, by name or abbreviation.
                 *
                 *     Matches the name of the conference or the abbreviation of the conference, whole and without regard to case.
                 * @example B1G
                 */
                conference?: components["parameters"]["conferenceMatchedByNameOrAbbreviation"];
                /**
                 * @description The division of the teams; by default, the FBS.
                 * @example fbs
                 */
                classification?: components["parameters"]["classificationFbsByDefault"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The games that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamPassingGame"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getRushingPlays: {
        parameters: {
            query?: {
                /**
                 * @description The id of a game, as in `getGames`.
                 *
                 *     Observed: Whether 0 counts as not given was not tried on this parameter.
                 * @example 401752677
                 */
                gameId?: components["parameters"]["gameIdTakingZero"];
                /**
                 * @description The season, named by the year in which it begins.
                 *
                 *     Observed: Whether 0 counts as not given was not tried on this parameter.
                 * @example 2025
                 */
                year?: components["parameters"]["yearSince2025"];
                /**
                 * @description The week of the season. Each part of the season counts its own weeks from 1, so give `seasonType` as well.
                 *
                 *     Observed: Whether 0 counts as not given was not tried on this parameter.
                 * @example 1
                 */
                week?: components["parameters"]["weekTakingZero"];
                /**
                 * @description The part of the season to include; by default, every part.
                 *
                 *     Observed: `both` filters nothing.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonTypeOptional"];
                /**
                 * @description The school on either side, by name or abbreviation.
                 *
                 *     Matches the school of the team or the abbreviation of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamEitherSideMatchedByNameOrAbbreviation"];
                /**
                 * @description The school that has the ball, by name or abbreviation.
                 *
                 *     Matches the school of the team or the abbreviation of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                offense?: components["parameters"]["offenseMatchedByNameOrAbbreviation"];
                /**
                 * @description The school that defends, by name or abbreviation.
                 *
                 *     Matches the school of the team or the abbreviation of the team, whole and without regard to case.
                 * @example Texas
                 */
                defense?: components["parameters"]["defenseMatchedByNameOrAbbreviation"];
                /**
                 * @description The conference of either side, by name or abbreviation.
                 *
                 *     Matches the name of the conference or the abbreviation of the conference, whole and without regard to case.
                 * @example B1G
                 */
                conference?: components["parameters"]["conferenceEitherSideMatchedByNameOrAbbreviation"];
                /**
                 * @description The id of the ball carrier, as in `searchPlayers`. It is a string.
                 *
                 *     Observed: The source of 5.23.0 finds only runs that are credited to that player alone.
                 * @example 4871076
                 */
                rusherId?: components["parameters"]["rusherId"];
                /**
                 * @description The direction of the run. Runs of unknown direction cannot be selected.
                 * @example left
                 */
                rushDirection?: components["schemas"]["RushDirection"];
                /**
                 * @description Whether the run is eligible for analysis by direction; by default, both are included.
                 * @example true
                 */
                directionAnalysisEligible?: boolean;
                /**
                 * @description How the run is credited to a player.
                 * @example individual
                 */
                attributionStatus?: components["schemas"]["RushAttributionStatus"];
                /**
                 * @description Whether the run scored a touchdown; by default, both are included.
                 * @example false
                 */
                isRushingTouchdown?: boolean;
                /**
                 * @description Whether the play is a sack; by default, both are included.
                 * @example false
                 */
                isSack?: boolean;
                /**
                 * @description Whether the play is a kneel; by default, both are included.
                 * @example false
                 */
                isKneel?: boolean;
                /**
                 * @description Whether the run is credited to the team and to no player; by default, both are included.
                 * @example false
                 */
                isTeamRush?: boolean;
                /**
                 * @description The division of the team that has the ball; by default, the FBS. The defense may belong to any division.
                 * @example fbs
                 */
                classification?: components["parameters"]["classificationOfOffense"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The runs that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RushingPlay"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getPlayerSeasonRushing: {
        parameters: {
            query?: {
                /**
                 * @description The season, named by the year in which it begins.
                 *
                 *     Observed: Whether 0 counts as not given was not tried on this parameter.
                 * @example 2025
                 */
                year?: components["parameters"]["yearSince2025"];
                /**
                 * @description The part of the season to include; by default, every part.
                 *
                 *     Observed: `both` filters nothing.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonTypeOptional"];
                /**
                 * @description The school that the player played for, by name or abbreviation.
                 *
                 *     Matches the school of the team or the abbreviation of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamOfPlayerMatchedByNameOrAbbreviation"];
                /**
                 * @description The conference of the row, by name or abbreviation.
                 *
                 *     Matches the name of the conference or the abbreviation of the conference, whole and without regard to case.
                 * @example B1G
                 */
                conference?: components["parameters"]["conferenceMatchedByNameOrAbbreviation"];
                /**
                 * @description The id of the ball carrier, as in `searchPlayers`. It is a string.
                 *
                 *     Observed: The source of 5.23.0 finds only runs that are credited to that player alone.
                 * @example 4871076
                 */
                rusherId?: components["parameters"]["rusherId"];
                /**
                 * @description The division of the teams; by default, the FBS.
                 * @example fbs
                 */
                classification?: components["parameters"]["classificationFbsByDefault"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The seasons that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerRushingSeason"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getPlayerGameRushing: {
        parameters: {
            query?: {
                /**
                 * @description The season, named by the year in which it begins.
                 *
                 *     Observed: Whether 0 counts as not given was not tried on this parameter.
                 * @example 2025
                 */
                year?: components["parameters"]["yearSince2025"];
                /**
                 * @description The week of the season. Each part of the season counts its own weeks from 1, so give `seasonType` as well.
                 *
                 *     Observed: Whether 0 counts as not given was not tried on this parameter.
                 * @example 1
                 */
                week?: components["parameters"]["weekTakingZero"];
                /**
                 * @description The part of the season to include; by default, every part.
                 *
                 *     Observed: `both` filters nothing.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonTypeOptional"];
                /**
                 * @description The school that the player played for, by name or abbreviation.
                 *
                 *     Matches the school of the team or the abbreviation of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamOfPlayerMatchedByNameOrAbbreviation"];
                /**
                 * @description The conference of the row, by name or abbreviation.
                 *
                 *     Matches the name of the conference or the abbreviation of the conference, whole and without regard to case.
                 * @example B1G
                 */
                conference?: components["parameters"]["conferenceMatchedByNameOrAbbreviation"];
                /**
                 * @description The id of the ball carrier, as in `searchPlayers`. It is a string.
                 *
                 *     Observed: The source of 5.23.0 finds only runs that are credited to that player alone.
                 * @example 4871076
                 */
                rusherId?: components["parameters"]["rusherId"];
                /**
                 * @description The division of the teams; by default, the FBS.
                 * @example fbs
                 */
                classification?: components["parameters"]["classificationFbsByDefault"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The games that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerRushingGame"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getTeamSeasonRushing: {
        parameters: {
            query?: {
                /**
                 * @description The season, named by the year in which it begins.
                 *
                 *     Observed: Whether 0 counts as not given was not tried on this parameter.
                 * @example 2025
                 */
                year?: components["parameters"]["yearSince2025"];
                /**
                 * @description The part of the season to include; by default, every part.
                 *
                 *     Observed: `both` filters nothing.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonTypeOptional"];
                /**
                 * @description The school that the row is about, by name or abbreviation.
                 *
                 *     Matches the school of the team or the abbreviation of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamMatchedByNameOrAbbreviation"];
                /**
                 * @description The conference of the row, by name or abbreviation.
                 *
                 *     Matches the name of the conference or the abbreviation of the conference, whole and without regard to case.
                 * @example B1G
                 */
                conference?: components["parameters"]["conferenceMatchedByNameOrAbbreviation"];
                /**
                 * @description The division of the teams; by default, the FBS.
                 * @example fbs
                 */
                classification?: components["parameters"]["classificationFbsByDefault"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The seasons that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamRushingSeason"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getTeamGameRushing: {
        parameters: {
            query: {
                /**
                 * @description The season, named by the year in which it begins.
                 * @example 2025
                 */
                year: components["parameters"]["yearSince2025Required"];
                /**
                 * @description The week of the season. Each part of the season counts its own weeks from 1, so give `seasonType` as well.
                 *
                 *     Observed: Whether 0 counts as not given was not tried on this parameter.
                 * @example 1
                 */
                week?: components["parameters"]["weekTakingZero"];
                /**
                 * @description The part of the season to include; by default, every part.
                 *
                 *     Observed: `both` filters nothing.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonTypeOptional"];
                /**
                 * @description The school that the row is about, by name or abbreviation.
                 *
                 *     Matches the school of the team or the abbreviation of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamMatchedByNameOrAbbreviation"];
                /**
                 * @description The conference of the row, by name or abbreviation.
                 *
                 *     Matches the name of the conference or the abbreviation of the conference, whole and without regard to case.
                 * @example B1G
                 */
                conference?: components["parameters"]["conferenceMatchedByNameOrAbbreviation"];
                /**
                 * @description The division of the teams; by default, the FBS.
                 * @example fbs
                 */
                classification?: components["parameters"]["classificationFbsByDefault"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The games that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamRushingGame"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getTeams: {
        parameters: {
            query?: {
                /**
                 * @description The conference of the row, by abbreviation.
                 *
                 *     Matches the abbreviation of the conference, whole and without regard to case.
                 * @example B1G
                 */
                conference?: components["parameters"]["conferenceMatchedByAbbreviation"];
                /**
                 * @description The season, named by the year in which it begins. Conferences and members are those of that season; by default, the current ones.
                 *
                 *     The service treats 0 as not given.
                 *
                 *     Observed: Inferred from other parameters; 0 was not tried on this one.
                 * @example 2024
                 */
                year?: components["parameters"]["yearOfMembership"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The teams that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getFbsTeams: {
        parameters: {
            query?: {
                /**
                 * @description The season, named by the year in which it begins. Conferences and members are those of that season; by default, the current ones.
                 *
                 *     The service treats 0 as not given.
                 *
                 *     Observed: Inferred from other parameters; 0 was not tried on this one.
                 * @example 2024
                 */
                year?: components["parameters"]["yearOfMembership"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The teams of the FBS. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getMatchup: {
        parameters: {
            query: {
                /**
                 * @description The school whose wins are counted as `team1Wins`.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team1: string;
                /**
                 * @description The school whose wins are counted as `team2Wins`.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Texas
                 */
                team2: string;
                /**
                 * @description The first season to include.
                 * @example 2023
                 */
                minYear?: components["parameters"]["minYear"];
                /**
                 * @description The last season to include.
                 * @example 2024
                 */
                maxYear?: components["parameters"]["maxYear"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The history of the two teams. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Matchup"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getTeamsAts: {
        parameters: {
            query: {
                /**
                 * @description The season, named by the year in which it begins.
                 * @example 2024
                 */
                year: components["parameters"]["yearRequired"];
                /**
                 * @description The conference of the row, by abbreviation.
                 *
                 *     Matches the abbreviation of the conference, whole and without regard to case.
                 *
                 *     Observed: The service documents a name as well but compares only the abbreviation.
                 * @example B1G
                 */
                conference?: components["parameters"]["conferenceMatchedByAbbreviationNotName"];
                /**
                 * @description The school that the row is about.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamOfRow"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamATS"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getTeamSeasonOverview: {
        parameters: {
            query: {
                /**
                 * @description The season, named by the year in which it begins.
                 * @example 2024
                 */
                year: number;
                /**
                 * @description The school whose season to return, as in `getTeams`. It must not be blank.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 *
                 *     Observed: A name that more than one school has is a 400, an unknown one a 404.
                 * @example Ohio State
                 */
                team: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The season of the team. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamSeasonOverview"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["TeamSeasonOverviewNotFound"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["TeamSeasonOverviewUnavailable"];
        };
    };
    getRoster: {
        parameters: {
            query?: {
                /**
                 * @description The school that the player played for.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamOfPlayer"];
                /**
                 * @description The season, named by the year in which it begins. The default is 2025.
                 *
                 *     The service treats 0 as not given.
                 *
                 *     Observed: The service declares 2025 as a fixed default; the use of 0 is inferred from other parameters and was not tried.
                 * @example 2024
                 */
                year?: number;
                /**
                 * @description The division of the teams.
                 *
                 *     Observed: The service documents fbs and fcs but declares every division.
                 * @example fbs
                 */
                classification?: components["schemas"]["DivisionClassification"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The players that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RosterPlayer"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getTalent: {
        parameters: {
            query: {
                /**
                 * @description The season, named by the year in which it begins.
                 * @example 2024
                 */
                year: components["parameters"]["yearRequired"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The talent of each team. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamTalent"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getConferences: {
        parameters: {
            query?: {
                /**
                 * @description The season, named by the year in which it begins. Conferences and members are those of that season; by default, the current ones.
                 *
                 *     The service treats 0 as not given.
                 *
                 *     Observed: Inferred from other parameters; 0 was not tried on this one.
                 * @example 2024
                 */
                year?: components["parameters"]["yearOfMembership"];
                /**
                 * @description The division of the conference.
                 * @example fbs
                 */
                classification?: components["parameters"]["classificationOfConference"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conferences that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conference"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getConferenceChanges: {
        parameters: {
            query: {
                /**
                 * @description The season, named by the year in which it begins, that is the first one in the new conference.
                 * @example 2024
                 */
                year: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes of that season. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamConferenceChange"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getConferenceAffiliations: {
        parameters: {
            query?: {
                /**
                 * @description The school that the row is about, by name or abbreviation.
                 *
                 *     Matches the school of the team or the abbreviation of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamMatchedByNameOrAbbreviation"];
                /**
                 * @description The conference of the row, by name or abbreviation.
                 *
                 *     Matches the name of the conference or the abbreviation of the conference, whole and without regard to case.
                 * @example B1G
                 */
                conference?: components["parameters"]["conferenceMatchedByNameOrAbbreviation"];
                /**
                 * @description The season, named by the year in which it begins, that the membership must include.
                 * @example 2024
                 */
                year?: number;
                /**
                 * @description The first season to include. Memberships that ended before it are left out.
                 *
                 *     Observed: A `minYear` greater than `maxYear` is a 400.
                 * @example 2023
                 */
                minYear?: number;
                /**
                 * @description The last season to include. Memberships that began after it are left out.
                 * @example 2024
                 */
                maxYear?: number;
                /**
                 * @description The division of the conference.
                 * @example fbs
                 */
                classification?: components["parameters"]["classificationOfConference"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The memberships that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamConferenceAffiliation"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getVenues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All venues. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getCoaches: {
        parameters: {
            query?: {
                /**
                 * @description The coach's first name.
                 *
                 *     Matches the first name of the coach, whole and without regard to case.
                 * @example Ryan
                 */
                firstName?: string;
                /**
                 * @description The coach's last name.
                 *
                 *     Matches the last name of the coach, whole and without regard to case.
                 * @example Day
                 */
                lastName?: string;
                /**
                 * @description The school that the coach coached. Seasons at other schools are left out.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: string;
                /**
                 * @description The season, named by the year in which it begins.
                 *
                 *     The service treats 0 as not given.
                 * @example 2024
                 */
                year?: components["parameters"]["yearOptional"];
                /**
                 * @description The first season to include.
                 * @example 2023
                 */
                minYear?: components["parameters"]["minYear"];
                /**
                 * @description The last season to include.
                 * @example 2024
                 */
                maxYear?: components["parameters"]["maxYear"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coaches that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coach"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getCoachProfile: {
        parameters: {
            query: {
                /**
                 * @description The id of a coach, as in `getCoaches`.
                 * @example 10
                 */
                coachId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile of the coach. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachProfile"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["CoachNotFound"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getCoachSeasons: {
        parameters: {
            query?: {
                /**
                 * @description The id of a coach, as in `getCoaches`.
                 * @example 10
                 */
                coachId?: components["parameters"]["coachIdOptional"];
                /**
                 * @description The school that the coach coached. It must not be blank.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 *
                 *     Observed: A blank name is a 400.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamOfCoach"];
                /**
                 * @description The season, named by the year in which it begins.
                 * @example 2024
                 */
                year?: number;
                /**
                 * @description The first season to include. It does not replace `coachId`, `team` or `year`.
                 *
                 *     Observed: A `minYear` greater than `maxYear` is a 400.
                 * @example 2023
                 */
                minYear?: number;
                /**
                 * @description The last season to include. It does not replace `coachId`, `team` or `year`.
                 * @example 2024
                 */
                maxYear?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The seasons that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DetailedCoachSeason"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getCoachTenures: {
        parameters: {
            query?: {
                /**
                 * @description The id of a coach, as in `getCoaches`.
                 * @example 10
                 */
                coachId?: components["parameters"]["coachIdOptional"];
                /**
                 * @description The school that the coach coached. It must not be blank.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 *
                 *     Observed: A blank name is a 400.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamOfCoach"];
                /**
                 * @description The season, named by the year in which it begins, that the tenure must include. It does not replace `coachId` or `team`.
                 * @example 2024
                 */
                year?: number;
                /**
                 * @description Whether the tenure is current; by default, both are included.
                 * @example true
                 */
                active?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tenures that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachTenure"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    searchPlayers: {
        parameters: {
            query: {
                /**
                 * @description A part of the player's full name.
                 *
                 *     Matches a part of the name of the player, without regard to case.
                 *
                 *     Observed: An empty string is accepted, and every name contains it; by the source of 5.23.0, `%` and `_` are wildcards.
                 * @example Smith
                 */
                searchTerm: string;
                /**
                 * @description The season, named by the year in which it begins, in which the player was with a team.
                 *
                 *     The service treats 0 as not given.
                 *
                 *     Observed: Inferred from other parameters; 0 was not tried on this one.
                 * @example 2024
                 */
                year?: number;
                /**
                 * @description A school that the player played for, at any time.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 *
                 *     Observed: By the source of 5.23.0, it is compared with the schools of all stints of the player.
                 * @example Ohio State
                 */
                team?: string;
                /**
                 * @description The position of the player, by abbreviation.
                 *
                 *     Matches the abbreviation of the position, whole and without regard to case.
                 * @example QB
                 */
                position?: components["parameters"]["positionAbbreviation"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The players that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerSearchResult"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getPlayerUsage: {
        parameters: {
            query: {
                /**
                 * @description The season, named by the year in which it begins.
                 * @example 2024
                 */
                year: components["parameters"]["yearRequired"];
                /**
                 * @description The conference of the row, by abbreviation.
                 *
                 *     Matches the abbreviation of the conference, whole and without regard to case.
                 * @example B1G
                 */
                conference?: components["parameters"]["conferenceMatchedByAbbreviation"];
                /**
                 * @description The position of the player, by abbreviation.
                 *
                 *     Matches the abbreviation of the position, whole and without regard to case.
                 * @example QB
                 */
                position?: components["parameters"]["positionAbbreviation"];
                /**
                 * @description The school that the player played for.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamOfPlayer"];
                /**
                 * @description The id of a player, as in `searchPlayers`.
                 *
                 *     The service treats 0 as not given.
                 *
                 *     Observed: By the source of 5.23.0, on `getPlayerSeasonSuccess` and `getPlayerGameSuccess` 0 does not replace a required parameter and matches no player; on `getPlayerUsage` it was not tried.
                 * @example 4889929
                 */
                playerId?: components["parameters"]["playerIdOptional"];
                /**
                 * @description Whether to leave out plays in garbage time, when the game is already decided; by default, they are included.
                 * @example true
                 */
                excludeGarbageTime?: components["parameters"]["excludeGarbageTimeFalseByDefault"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The usage that matches. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerUsage"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getPlayerSeasonOverview: {
        parameters: {
            query: {
                /**
                 * @description The season, named by the year in which it begins.
                 * @example 2024
                 */
                year: components["parameters"]["yearRequired"];
                /**
                 * @description The id of a player, as in `searchPlayers`.
                 * @example 4889929
                 */
                playerId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The season of the player. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerSeasonOverview"];
                };
            };
            /**
             * @description Nothing is known of that player in that season. There is no body.
             *
             *     Observed: It comes without the header X-CallLimit-Remaining.
             */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getReturningProduction: {
        parameters: {
            query?: {
                /**
                 * @description The season, named by the year in which it begins.
                 *
                 *     The service treats 0 as not given.
                 * @example 2024
                 */
                year?: components["parameters"]["yearOptional"];
                /**
                 * @description The school that the row is about.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamOfRow"];
                /**
                 * @description The conference of the row, as the row names it.
                 *
                 *     Matches the conference of the row, whole and without regard to case.
                 *
                 *     Observed: `SEC` was the recorded value, which is a name and an abbreviation.
                 * @example SEC
                 */
                conference?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The production that matches. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturningProduction"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getTransferPortal: {
        parameters: {
            query: {
                /**
                 * @description The season, named by the year in which it begins, that the players transfer for.
                 * @example 2024
                 */
                year: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transfers ahead of that season. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerTransfer"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getRankings: {
        parameters: {
            query: {
                /**
                 * @description The season, named by the year in which it begins.
                 * @example 2024
                 */
                year: components["parameters"]["yearRequired"];
                /**
                 * @description The part of the season to include; by default, every part.
                 *
                 *     Observed: `both` filters nothing.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonTypeOptional"];
                /**
                 * @description The week of the season. Each part of the season counts its own weeks from 1, so give `seasonType` as well. It is declared as a number, not as an integer.
                 *
                 *     The service treats 0 as not given.
                 * @example 1
                 */
                week?: components["parameters"]["weekAsNumber"];
                /**
                 * @description The poll to include; by default, every poll.
                 *
                 *     Observed: Only the playoff committee's poll can be selected, as `cfp`; rows name it Playoff Committee Rankings.
                 * @example cfp
                 */
                poll?: components["schemas"]["RankingPoll"];
                /**
                 * @description Whether to include only the newest ranking of the poll. `true` requires `poll` and excludes `final`.
                 *
                 *     Observed: By the source of 5.23.0, it is the final ranking if one is marked, else that of the highest week.
                 * @example false
                 */
                latest?: boolean;
                /**
                 * @description Whether to include only the last ranking of the poll in the season. `true` requires `poll` and excludes `latest`.
                 * @example true
                 */
                final?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The weeks that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PollWeek"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getLines: {
        parameters: {
            query?: {
                /**
                 * @description The id of a game, as in `getGames`.
                 *
                 *     The service treats 0 as not given.
                 * @example 401677192
                 */
                gameId?: components["parameters"]["gameIdAlone"];
                /**
                 * @description The season, named by the year in which it begins.
                 *
                 *     The service treats 0 as not given.
                 * @example 2024
                 */
                year?: components["parameters"]["yearOptional"];
                /**
                 * @description The part of the season to include; by default, every part.
                 *
                 *     Observed: `both` filters nothing.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonTypeOptional"];
                /**
                 * @description The week of the season. Each part of the season counts its own weeks from 1, so give `seasonType` as well.
                 *
                 *     The service treats 0 as not given.
                 * @example 1
                 */
                week?: components["parameters"]["weekOptional"];
                /**
                 * @description The school on either side.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamEitherSide"];
                /**
                 * @description The school of the home team.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Texas
                 */
                home?: components["parameters"]["homeTeam"];
                /**
                 * @description The school of the away team.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                away?: components["parameters"]["awayTeam"];
                /**
                 * @description The conference of either side, by abbreviation.
                 *
                 *     Matches the abbreviation of the conference, whole and without regard to case.
                 *
                 *     Observed: The service documents a name as well but compares only the abbreviation.
                 * @example B1G
                 */
                conference?: components["parameters"]["conferenceEitherSide"];
                /**
                 * @description The bookmaker or other source of the lines, such as Bovada or DraftKings. Games without a line of that provider are left out.
                 *
                 *     Matches the name of the provider, whole and without regard to case.
                 *
                 *     Observed: One bookmaker came back as DraftKings and as Draft Kings.
                 * @example DraftKings
                 */
                provider?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The games that match, with their lines. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BettingGame"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getRecruits: {
        parameters: {
            query?: {
                /**
                 * @description The recruiting class, named by the year in which its members start college.
                 *
                 *     The service treats 0 as not given.
                 *
                 *     Observed: Inferred from other parameters; 0 was not tried on this one.
                 * @example 2024
                 */
                year?: components["parameters"]["classYear"];
                /**
                 * @description The school that the recruit committed to.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: string;
                /**
                 * @description The position of the recruit, as recruiting services label it.
                 *
                 *     Matches the position of the row, whole and without regard to case.
                 * @example QB
                 */
                position?: string;
                /**
                 * @description The state or province of the recruit's hometown, by code.
                 *
                 *     Matches the code of the state, whole and without regard to case.
                 * @example TX
                 */
                state?: string;
                /**
                 * @description Where the recruit comes from; by default, high schools. It is not the division of a team.
                 * @example HighSchool
                 */
                classification?: components["schemas"]["RecruitClassification"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recruits that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recruit"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getTeamRecruitingRankings: {
        parameters: {
            query?: {
                /**
                 * @description The recruiting class, named by the year in which its members start college.
                 *
                 *     The service treats 0 as not given.
                 *
                 *     Observed: Inferred from other parameters; 0 was not tried on this one.
                 * @example 2024
                 */
                year?: components["parameters"]["classYear"];
                /**
                 * @description The school that the row is about.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamOfRow"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The classes that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamRecruitingRanking"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getRecruitingGroups: {
        parameters: {
            query?: {
                /**
                 * @description The school that the row is about.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamOfRow"];
                /**
                 * @description The conference of the row, by abbreviation.
                 *
                 *     Matches the abbreviation of the conference, whole and without regard to case.
                 *
                 *     Observed: The service documents a name as well but compares only the abbreviation.
                 * @example B1G
                 */
                conference?: components["parameters"]["conferenceMatchedByAbbreviationNotName"];
                /**
                 * @description Where the recruits come from; by default, high schools.
                 * @example HighSchool
                 */
                recruitType?: components["schemas"]["RecruitClassification"];
                /**
                 * @description The first recruiting class to include; by default, 2000.
                 * @example 2021
                 */
                startYear?: number;
                /**
                 * @description The last recruiting class to include; by default, that of the current calendar year.
                 * @example 2024
                 */
                endYear?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The position groups that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AggregatedTeamRecruiting"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getCoreRatings: {
        parameters: {
            query?: {
                /**
                 * @description The season, named by the year in which it begins.
                 *
                 *     The service treats 0 as not given.
                 * @example 2024
                 */
                year?: components["parameters"]["yearOptional"];
                /**
                 * @description The school that the row is about.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamOfRow"];
                /**
                 * @description The conference of the row, by name or abbreviation.
                 *
                 *     Matches the name of the conference or the abbreviation of the conference, whole and without regard to case.
                 * @example B1G
                 */
                conference?: components["parameters"]["conferenceMatchedByNameOrAbbreviation"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ratings that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamCoreRating"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getSpRatings: {
        parameters: {
            query?: {
                /**
                 * @description The season, named by the year in which it begins.
                 *
                 *     The service treats 0 as not given.
                 * @example 2024
                 */
                year?: components["parameters"]["yearOptional"];
                /**
                 * @description The school that the row is about.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamOfRow"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ratings that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamSP"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getConferenceSpRatings: {
        parameters: {
            query?: {
                /**
                 * @description The season, named by the year in which it begins.
                 *
                 *     The service treats 0 as not given.
                 * @example 2024
                 */
                year?: components["parameters"]["yearOptional"];
                /**
                 * @description The conference of the row, by abbreviation.
                 *
                 *     Matches the abbreviation of the conference, whole and without regard to case.
                 *
                 *     Observed: The service documents a name as well but compares only the abbreviation.
                 * @example B1G
                 */
                conference?: components["parameters"]["conferenceMatchedByAbbreviationNotName"];
                /**
                 * @description The division of the teams; by default, the FBS.
                 * @example fbs
                 */
                classification?: components["parameters"]["classificationFbsByDefault"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ratings that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConferenceSP"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getSrsRatings: {
        parameters: {
            query?: {
                /**
                 * @description The season, named by the year in which it begins.
                 *
                 *     The service treats 0 as not given.
                 * @example 2024
                 */
                year?: components["parameters"]["yearOptional"];
                /**
                 * @description The school that the row is about.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamOfRow"];
                /**
                 * @description The conference of the row, by abbreviation.
                 *
                 *     Matches the abbreviation of the conference, whole and without regard to case.
                 *
                 *     Observed: The service documents a name as well but compares only the abbreviation.
                 * @example B1G
                 */
                conference?: components["parameters"]["conferenceMatchedByAbbreviationNotName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ratings that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamSRS"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getExpandedSrsRatings: {
        parameters: {
            query?: {
                /**
                 * @description The season, named by the year in which it begins.
                 *
                 *     The service treats 0 as not given.
                 * @example 2024
                 */
                year?: components["parameters"]["yearOptional"];
                /**
                 * @description The school that the row is about.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamOfRow"];
                /**
                 * @description The conference of the row, by abbreviation.
                 *
                 *     Matches the abbreviation of the conference, whole and without regard to case.
                 *
                 *     Observed: The service documents a name as well but compares only the abbreviation.
                 * @example B1G
                 */
                conference?: components["parameters"]["conferenceMatchedByAbbreviationNotName"];
                /**
                 * @description The division of the teams.
                 *
                 *     Observed: The service documents fbs and fcs but declares every division.
                 * @example fbs
                 */
                classification?: components["schemas"]["DivisionClassification"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ratings that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpandedTeamSRS"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getEloRatings: {
        parameters: {
            query?: {
                /**
                 * @description The season, named by the year in which it begins.
                 *
                 *     The service treats 0 as not given.
                 * @example 2024
                 */
                year?: components["parameters"]["yearOptional"];
                /**
                 * @description The week of the season after which to take the rating; by default, the latest one. Each part of the season counts its own weeks from 1, so give `seasonType` as well.
                 *
                 *     The service treats 0 as not given.
                 *
                 *     Observed: Any week with `preseason=true` is a 400, even 0.
                 * @example 1
                 */
                week?: number;
                /**
                 * @description The part of the season to include; by default, every part.
                 *
                 *     Observed: `both` filters nothing.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonTypeOptional"];
                /**
                 * @description The school that the row is about.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamOfRow"];
                /**
                 * @description The conference of the row, by abbreviation.
                 *
                 *     Matches the abbreviation of the conference, whole and without regard to case.
                 *
                 *     Observed: The service documents a name as well but compares only the abbreviation.
                 * @example B1G
                 */
                conference?: components["parameters"]["conferenceMatchedByAbbreviationNotName"];
                /**
                 * @description Whether to return each team's rating before its first regular-season game; by default, the rating after a week.
                 *
                 *     Observed: Teams without such a game are left out.
                 * @example false
                 */
                preseason?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ratings that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamElo"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getFpiRatings: {
        parameters: {
            query?: {
                /**
                 * @description The season, named by the year in which it begins.
                 *
                 *     The service treats 0 as not given.
                 * @example 2024
                 */
                year?: components["parameters"]["yearOptional"];
                /**
                 * @description The school that the row is about.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamOfRow"];
                /**
                 * @description The conference of the row, by abbreviation.
                 *
                 *     Matches the abbreviation of the conference, whole and without regard to case.
                 *
                 *     Observed: The service documents a name as well but compares only the abbreviation.
                 * @example B1G
                 */
                conference?: components["parameters"]["conferenceMatchedByAbbreviationNotName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ratings that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamFPI"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getPredictedPoints: {
        parameters: {
            query: {
                /**
                 * @description The down, 1 to 4.
                 * @example 1
                 */
                down: number;
                /**
                 * @description The yards to go for a first down.
                 * @example 10
                 */
                distance: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The predicted points by yard line. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PredictedPointsValue"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getTeamSeasonPpa: {
        parameters: {
            query?: {
                /**
                 * @description The season, named by the year in which it begins.
                 *
                 *     The service treats 0 as not given.
                 * @example 2024
                 */
                year?: components["parameters"]["yearOptional"];
                /**
                 * @description The school that the row is about.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamOfRow"];
                /**
                 * @description The conference of the row, by name.
                 *
                 *     Matches the name of the conference, whole and without regard to case.
                 *
                 *     Observed: The service documents the abbreviation but compares the name; an abbreviation that differs from it matches nothing.
                 * @example Big Ten
                 */
                conference?: components["parameters"]["conferenceMatchedByName"];
                /**
                 * @description Whether to leave out plays in garbage time, when the game is already decided.
                 * @example true
                 */
                excludeGarbageTime?: components["parameters"]["excludeGarbageTime"];
                /**
                 * @description The division of the teams; by default, the FBS.
                 * @example fbs
                 */
                classification?: components["parameters"]["classificationFbsByDefault"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The seasons that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamSeasonPredictedPointsAdded"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getTeamGamePpa: {
        parameters: {
            query: {
                /**
                 * @description The season, named by the year in which it begins.
                 * @example 2024
                 */
                year: components["parameters"]["yearRequired"];
                /**
                 * @description The week of the season. Each part of the season counts its own weeks from 1, so give `seasonType` as well.
                 *
                 *     The service treats 0 as not given.
                 * @example 1
                 */
                week?: components["parameters"]["weekOptional"];
                /**
                 * @description The part of the season to include; by default, every part.
                 *
                 *     Observed: `both` filters nothing.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonTypeOptional"];
                /**
                 * @description The school that the row is about.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamOfRow"];
                /**
                 * @description The conference of the row, by name.
                 *
                 *     Matches the name of the conference, whole and without regard to case.
                 *
                 *     Observed: The service documents the abbreviation but compares the name; an abbreviation that differs from it matches nothing.
                 * @example Big Ten
                 */
                conference?: components["parameters"]["conferenceMatchedByName"];
                /**
                 * @description Whether to leave out plays in garbage time, when the game is already decided.
                 * @example true
                 */
                excludeGarbageTime?: components["parameters"]["excludeGarbageTime"];
                /**
                 * @description The division of the teams; by default, the FBS.
                 * @example fbs
                 */
                classification?: components["parameters"]["classificationFbsByDefault"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The games that match, by team. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamGamePredictedPointsAdded"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getPlayerGamePpa: {
        parameters: {
            query: {
                /**
                 * @description The season, named by the year in which it begins.
                 * @example 2024
                 */
                year: components["parameters"]["yearRequired"];
                /**
                 * @description The week of the season. Each part of the season counts its own weeks from 1, so give `seasonType` as well.
                 *
                 *     The service treats 0 as not given.
                 * @example 1
                 */
                week?: components["parameters"]["weekOptional"];
                /**
                 * @description The part of the season to include; by default, every part.
                 *
                 *     Observed: `both` filters nothing.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonTypeOptional"];
                /**
                 * @description The school that the player played for.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamOfPlayer"];
                /**
                 * @description The position of the player, by abbreviation.
                 *
                 *     Matches the abbreviation of the position, whole and without regard to case.
                 * @example QB
                 */
                position?: components["parameters"]["positionAbbreviation"];
                /**
                 * @description The id of a player, as in `searchPlayers`. It is a string on this operation.
                 * @example 4889929
                 */
                playerId?: components["parameters"]["playerIdAsString"];
                /**
                 * @description The minimum number of plays of the player. It is declared as a number, not as an integer.
                 * @example 20
                 */
                threshold?: components["parameters"]["minimumPlaysAsNumber"];
                /**
                 * @description Whether to leave out plays in garbage time, when the game is already decided.
                 * @example true
                 */
                excludeGarbageTime?: components["parameters"]["excludeGarbageTime"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The games that match, by player. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerGamePredictedPointsAdded"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getPlayerSeasonPpa: {
        parameters: {
            query?: {
                /**
                 * @description The season, named by the year in which it begins.
                 *
                 *     The service treats 0 as not given.
                 * @example 2024
                 */
                year?: components["parameters"]["yearOptional"];
                /**
                 * @description The conference of the row, by abbreviation.
                 *
                 *     Matches the abbreviation of the conference, whole and without regard to case.
                 * @example B1G
                 */
                conference?: components["parameters"]["conferenceMatchedByAbbreviation"];
                /**
                 * @description The school that the player played for.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamOfPlayer"];
                /**
                 * @description The position of the player, by abbreviation.
                 *
                 *     Matches the abbreviation of the position, whole and without regard to case.
                 * @example QB
                 */
                position?: components["parameters"]["positionAbbreviation"];
                /**
                 * @description The id of a player, as in `searchPlayers`. It is a string on this operation.
                 * @example 4889929
                 */
                playerId?: components["parameters"]["playerIdAsString"];
                /**
                 * @description The minimum number of plays of the player. It is declared as a number, not as an integer.
                 * @example 20
                 */
                threshold?: components["parameters"]["minimumPlaysAsNumber"];
                /**
                 * @description Whether to leave out plays in garbage time, when the game is already decided.
                 * @example true
                 */
                excludeGarbageTime?: components["parameters"]["excludeGarbageTime"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The seasons that match, by player. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerSeasonPredictedPointsAdded"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getWinProbability: {
        parameters: {
            query: {
                /**
                 * @description The id of a game, as in `getGames`.
                 * @example 401677192
                 */
                gameId: components["parameters"]["gameIdRequired"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plays of the game. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayWinProbability"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getPregameWinProbability: {
        parameters: {
            query?: {
                /**
                 * @description The season, named by the year in which it begins.
                 *
                 *     The service treats 0 as not given.
                 * @example 2024
                 */
                year?: components["parameters"]["yearOptional"];
                /**
                 * @description The week of the season. Each part of the season counts its own weeks from 1, so give `seasonType` as well.
                 *
                 *     The service treats 0 as not given.
                 * @example 1
                 */
                week?: components["parameters"]["weekOptional"];
                /**
                 * @description The part of the season to include; by default, every part.
                 *
                 *     Observed: `both` filters nothing.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonTypeOptional"];
                /**
                 * @description The school on either side.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamEitherSide"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The games that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PregameWinProbability"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getFieldGoalExpectedPoints: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The expected points by distance. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldGoalEP"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getPlayerSeasonStats: {
        parameters: {
            query: {
                /**
                 * @description The season, named by the year in which it begins.
                 * @example 2024
                 */
                year: components["parameters"]["yearRequired"];
                /**
                 * @description The conference of the row, by abbreviation.
                 *
                 *     Matches the abbreviation of the conference, whole and without regard to case.
                 *
                 *     Observed: The service documents a name as well but compares only the abbreviation.
                 * @example B1G
                 */
                conference?: components["parameters"]["conferenceMatchedByAbbreviationNotName"];
                /**
                 * @description The school that the player played for.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamOfPlayer"];
                /**
                 * @description The first week to include.
                 * @example 1
                 */
                startWeek?: components["parameters"]["startWeek"];
                /**
                 * @description The last week to include.
                 * @example 16
                 */
                endWeek?: components["parameters"]["endWeek"];
                /**
                 * @description The part of the season to include; by default, every part.
                 *
                 *     Observed: `both` filters nothing.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonTypeOptional"];
                /**
                 * @description The category of player statistics, such as passing, rushing, receiving or defensive.
                 *
                 *     Matches the name of the category, whole and without regard to case.
                 * @example passing
                 */
                category?: components["parameters"]["playerStatCategory"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statistics that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    "Retry-After": components["headers"]["RetryAfterSlowdown"];
                    "X-RateSlowdown-Delay": components["headers"]["RateSlowdownDelay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerStat"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceededOrBusy"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getPlayerSeasonSuccess: {
        parameters: {
            query?: {
                /**
                 * @description The season, named by the year in which it begins.
                 *
                 *     The service treats 0 as not given.
                 * @example 2024
                 */
                year?: components["parameters"]["yearOptional"];
                /**
                 * @description The conference of the row, by abbreviation.
                 *
                 *     Matches the abbreviation of the conference, whole and without regard to case.
                 * @example B1G
                 */
                conference?: components["parameters"]["conferenceMatchedByAbbreviation"];
                /**
                 * @description The school that the player played for.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamOfPlayer"];
                /**
                 * @description The id of a player, as in `searchPlayers`.
                 *
                 *     The service treats 0 as not given.
                 *
                 *     Observed: By the source of 5.23.0, on `getPlayerSeasonSuccess` and `getPlayerGameSuccess` 0 does not replace a required parameter and matches no player; on `getPlayerUsage` it was not tried.
                 * @example 4889929
                 */
                playerId?: components["parameters"]["playerIdOptional"];
                /**
                 * @description The part of the season to include; by default, every part.
                 *
                 *     Observed: `both` filters nothing.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonTypeOptional"];
                /**
                 * @description The first week to include.
                 * @example 1
                 */
                startWeek?: components["parameters"]["startWeek"];
                /**
                 * @description The last week to include.
                 * @example 16
                 */
                endWeek?: components["parameters"]["endWeek"];
                /**
                 * @description The minimum number of passing and rushing plays that are credited to the player.
                 * @example 20
                 */
                threshold?: components["parameters"]["minimumCreditedPlays"];
                /**
                 * @description Whether to leave out plays in garbage time, when the game is already decided.
                 * @example true
                 */
                excludeGarbageTime?: components["parameters"]["excludeGarbageTime"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The success rates that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerSeasonSuccessRate"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getPlayerGameSuccess: {
        parameters: {
            query: {
                /**
                 * @description The season, named by the year in which it begins.
                 * @example 2024
                 */
                year: components["parameters"]["yearRequired"];
                /**
                 * @description The week of the season. Each part of the season counts its own weeks from 1, so give `seasonType` as well.
                 *
                 *     The service treats 0 as not given.
                 * @example 1
                 */
                week?: components["parameters"]["weekOptional"];
                /**
                 * @description The part of the season to include; by default, every part.
                 *
                 *     Observed: `both` filters nothing.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonTypeOptional"];
                /**
                 * @description The conference of the row, by abbreviation.
                 *
                 *     Matches the abbreviation of the conference, whole and without regard to case.
                 * @example B1G
                 */
                conference?: components["parameters"]["conferenceMatchedByAbbreviation"];
                /**
                 * @description The school that the player played for.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamOfPlayer"];
                /**
                 * @description The id of a player, as in `searchPlayers`.
                 *
                 *     The service treats 0 as not given.
                 *
                 *     Observed: By the source of 5.23.0, on `getPlayerSeasonSuccess` and `getPlayerGameSuccess` 0 does not replace a required parameter and matches no player; on `getPlayerUsage` it was not tried.
                 * @example 4889929
                 */
                playerId?: components["parameters"]["playerIdOptional"];
                /**
                 * @description The minimum number of passing and rushing plays that are credited to the player.
                 * @example 20
                 */
                threshold?: components["parameters"]["minimumCreditedPlays"];
                /**
                 * @description Whether to leave out plays in garbage time, when the game is already decided.
                 * @example true
                 */
                excludeGarbageTime?: components["parameters"]["excludeGarbageTime"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The success rates that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerGameSuccessRate"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceededOrBusy"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getTeamSeasonStats: {
        parameters: {
            query?: {
                /**
                 * @description The season, named by the year in which it begins.
                 *
                 *     The service treats 0 as not given.
                 * @example 2024
                 */
                year?: components["parameters"]["yearOptional"];
                /**
                 * @description The school that the row is about.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamOfRow"];
                /**
                 * @description The conference of the row, by abbreviation.
                 *
                 *     Matches the abbreviation of the conference, whole and without regard to case.
                 *
                 *     Observed: The service documents a name as well but compares only the abbreviation.
                 * @example B1G
                 */
                conference?: components["parameters"]["conferenceMatchedByAbbreviationNotName"];
                /**
                 * @description The first week to include.
                 *
                 *     Observed: Without `endWeek`, the postseason is included.
                 * @example 1
                 */
                startWeek?: components["parameters"]["startWeekKeepingPostseason"];
                /**
                 * @description The last week to include.
                 *
                 *     Observed: It excludes the postseason.
                 * @example 16
                 */
                endWeek?: components["parameters"]["endWeekDroppingPostseason"];
                /**
                 * @description The division of the teams; by default, the FBS.
                 * @example fbs
                 */
                classification?: components["parameters"]["classificationFbsByDefault"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statistics that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamStat"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getStatCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getAdvancedSeasonStats: {
        parameters: {
            query?: {
                /**
                 * @description The season, named by the year in which it begins.
                 *
                 *     The service treats 0 as not given.
                 * @example 2024
                 */
                year?: components["parameters"]["yearOptional"];
                /**
                 * @description The school that the row is about.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamOfRow"];
                /**
                 * @description Whether to leave out plays in garbage time, when the game is already decided; by default, they are included.
                 * @example true
                 */
                excludeGarbageTime?: components["parameters"]["excludeGarbageTimeFalseByDefault"];
                /**
                 * @description The first week to include.
                 *
                 *     Observed: Without `endWeek`, the postseason is included.
                 * @example 1
                 */
                startWeek?: components["parameters"]["startWeekKeepingPostseason"];
                /**
                 * @description The last week to include.
                 *
                 *     Observed: It excludes the postseason.
                 * @example 16
                 */
                endWeek?: components["parameters"]["endWeekDroppingPostseason"];
                /**
                 * @description The division of the teams; by default, the FBS.
                 * @example fbs
                 */
                classification?: components["parameters"]["classificationFbsByDefault"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The advanced statistics that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdvancedSeasonStat"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceededOrBusy"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getAdvancedGameStats: {
        parameters: {
            query?: {
                /**
                 * @description The season, named by the year in which it begins.
                 *
                 *     The service treats 0 as not given.
                 * @example 2024
                 */
                year?: components["parameters"]["yearOptional"];
                /**
                 * @description The school that the row is about.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamOfRow"];
                /**
                 * @description The week of the season. Each part of the season counts its own weeks from 1, so give `seasonType` as well. It is declared as a number, not as an integer.
                 *
                 *     The service treats 0 as not given.
                 * @example 1
                 */
                week?: components["parameters"]["weekAsNumber"];
                /**
                 * @description The school of the opponent.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Texas
                 */
                opponent?: components["parameters"]["opponentOfRow"];
                /**
                 * @description Whether to leave out plays in garbage time, when the game is already decided; by default, they are included.
                 * @example true
                 */
                excludeGarbageTime?: components["parameters"]["excludeGarbageTimeFalseByDefault"];
                /**
                 * @description The part of the season to include; by default, every part.
                 *
                 *     Observed: `both` filters nothing.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonTypeOptional"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The advanced statistics that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdvancedGameStat"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceededOrBusy"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getGameHavoc: {
        parameters: {
            query?: {
                /**
                 * @description The season, named by the year in which it begins.
                 *
                 *     The service treats 0 as not given.
                 * @example 2024
                 */
                year?: components["parameters"]["yearOptional"];
                /**
                 * @description The school that the row is about.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamOfRow"];
                /**
                 * @description The week of the season. Each part of the season counts its own weeks from 1, so give `seasonType` as well. It is declared as a number, not as an integer.
                 *
                 *     The service treats 0 as not given.
                 * @example 1
                 */
                week?: components["parameters"]["weekAsNumber"];
                /**
                 * @description The school of the opponent.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Texas
                 */
                opponent?: components["parameters"]["opponentOfRow"];
                /**
                 * @description The part of the season to include; by default, every part.
                 *
                 *     Observed: `both` filters nothing.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonTypeOptional"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The havoc that matches. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameHavocStats"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getDraftTeams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The teams. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftTeam"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getDraftPositions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The positions. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftPosition"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getDraftPicks: {
        parameters: {
            query?: {
                /**
                 * @description The draft, named by the year in which it is held. Its players' last season is the year before.
                 *
                 *     The service treats 0 as not given.
                 *
                 *     Observed: Inferred from other parameters; 0 was not tried on this one.
                 * @example 2025
                 */
                year?: number;
                /**
                 * @description The NFL team that picked, by location, such as Green Bay.
                 *
                 *     Matches the location of the draft team, whole and without regard to case.
                 * @example Green Bay
                 */
                team?: string;
                /**
                 * @description The school of the player.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Texas
                 */
                school?: string;
                /**
                 * @description The conference of the player's school, by abbreviation.
                 *
                 *     Matches the abbreviation of the conference, whole and without regard to case.
                 *
                 *     Observed: The service documents a name as well but compares only the abbreviation; it is the conference of the season before the draft (the source of 5.23.0).
                 * @example SEC
                 */
                conference?: string;
                /**
                 * @description The position of the player, by name or abbreviation.
                 *
                 *     Matches the name of the position or the abbreviation of the position, whole and without regard to case.
                 * @example WR
                 */
                position?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picks that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftPick"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getAdjustedTeamMetrics: {
        parameters: {
            query?: {
                /**
                 * @description The season, named by the year in which it begins.
                 *
                 *     The service treats 0 as not given.
                 * @example 2024
                 */
                year?: components["parameters"]["yearOptional"];
                /**
                 * @description The school that the row is about.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamOfRow"];
                /**
                 * @description The conference of the row, by abbreviation.
                 *
                 *     Matches the abbreviation of the conference, whole and without regard to case.
                 *
                 *     Observed: The service documents a name as well but compares only the abbreviation.
                 * @example B1G
                 */
                conference?: components["parameters"]["conferenceMatchedByAbbreviationNotName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The seasons that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdjustedTeamMetrics"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getAdjustedPlayerPassing: {
        parameters: {
            query?: {
                /**
                 * @description The season, named by the year in which it begins.
                 *
                 *     The service treats 0 as not given.
                 * @example 2024
                 */
                year?: components["parameters"]["yearOptional"];
                /**
                 * @description The school that the player played for.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamOfPlayer"];
                /**
                 * @description The conference of the row, as the row names it.
                 *
                 *     Matches the conference of the row, whole and without regard to case.
                 *
                 *     Observed: The service documents the abbreviation but compares the value that the row holds.
                 * @example SEC
                 */
                conference?: components["parameters"]["conferenceMatchedByLabel"];
                /**
                 * @description The position of the player, by abbreviation.
                 *
                 *     Matches the abbreviation of the position, whole and without regard to case.
                 * @example QB
                 */
                position?: components["parameters"]["positionAbbreviation"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The passers that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerWeightedEPA"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getAdjustedPlayerRushing: {
        parameters: {
            query?: {
                /**
                 * @description The season, named by the year in which it begins.
                 *
                 *     The service treats 0 as not given.
                 * @example 2024
                 */
                year?: components["parameters"]["yearOptional"];
                /**
                 * @description The school that the player played for.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamOfPlayer"];
                /**
                 * @description The conference of the row, as the row names it.
                 *
                 *     Matches the conference of the row, whole and without regard to case.
                 *
                 *     Observed: The service documents the abbreviation but compares the value that the row holds.
                 * @example SEC
                 */
                conference?: components["parameters"]["conferenceMatchedByLabel"];
                /**
                 * @description The position of the player, by abbreviation.
                 *
                 *     Matches the abbreviation of the position, whole and without regard to case.
                 * @example QB
                 */
                position?: components["parameters"]["positionAbbreviation"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rushers that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerWeightedEPA"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getKickerPaar: {
        parameters: {
            query?: {
                /**
                 * @description The season, named by the year in which it begins.
                 *
                 *     The service treats 0 as not given.
                 * @example 2024
                 */
                year?: components["parameters"]["yearOptional"];
                /**
                 * @description The school that the player played for.
                 *
                 *     Matches the school of the team, whole and without regard to case.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamOfPlayer"];
                /**
                 * @description The conference of the row, as the row names it.
                 *
                 *     Matches the conference of the row, whole and without regard to case.
                 *
                 *     Observed: The service documents the abbreviation but compares the value that the row holds.
                 * @example SEC
                 */
                conference?: components["parameters"]["conferenceMatchedByLabel"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kickers that match. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KickerPAAR"][];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getUserInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan and the quota of the key. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserInfo"] | null;
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getUserUsage: {
        parameters: {
            query?: {
                /**
                 * @description The number of days to report, 1 to 31; by default, 7.
                 *
                 *     Observed: A number outside the bounds is a 400.
                 * @example 7
                 */
                days?: number;
                /**
                 * @description The most paths and the most requests to list, 1 to 50; by default, 10.
                 *
                 *     Observed: It caps topEndpoints and recentRequests; a number outside the bounds is a 400.
                 * @example 10
                 */
                limit?: number;
                /**
                 * @description The service to report on; by default, all of them.
                 * @example cfb
                 */
                api?: components["schemas"]["UserUsageApi"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The usage of the key. */
            200: {
                headers: {
                    "X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserUsage"] | null;
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalServerError"];
        };
    };
}

/** A part of a season. `regular`: the regular season, conference championships included; `postseason`: bowls and playoffs; `both`: every part, useful only as a filter; `allstar`: all-star games; `spring_regular` and `spring_postseason`: a season that was moved to the spring. */
export type SeasonType = components["schemas"]["SeasonType"];
/** The division in which a team plays. `fbs`: Football Bowl Subdivision, the highest; `fcs`: Football Championship Subdivision; `ii` and `iii`: NCAA Divisions II and III; `ii/iii`: Divisions II and III, undivided. */
export type DivisionClassification = components["schemas"]["DivisionClassification"];
/** How a broadcast reaches its audience. `tv`: television; `radio`: sound only, over the air; `web`: a stream on the internet; `ppv`: pay-per-view; `mobile`: an app on a phone. */
export type MediaType = components["schemas"]["MediaType"];
/** A playoff whose bracket the service tracks. `cfp`: the College Football Playoff of the FBS. */
export type PlayoffCompetition = components["schemas"]["PlayoffCompetition"];
/** A round of a playoff. `first_round`: the games that the best seeds skip; `quarterfinal`: the last eight; `semifinal`: the last four; `championship`: the final. */
export type PlayoffRound = components["schemas"]["PlayoffRound"];
/** The status of a game on the scoreboard. `scheduled`: before kickoff; `in_progress`: under way; `completed`: finished. */
export type GameStatus = components["schemas"]["GameStatus"];
/** A side of a game. `home`: the home team, also at a neutral site; `away`: the visitors. */
export type HomeAway = components["schemas"]["HomeAway"];
/** A part of a season, as the statistics by game store it. `regular`: the regular season, conference championships included; `postseason`: bowls and playoffs; `preseason`: games before the season; `allstar`: all-star games; `spring_regular` and `spring_postseason`: a season that was moved to the spring. Unlike `SeasonType` it has `preseason` and no `both`. */
export type SeasonTypeDB = components["schemas"]["SeasonTypeDB"];
/** The division in which a conference plays. `fbs`: Football Bowl Subdivision; `fcs`: Football Championship Subdivision; `ii` and `iii`: NCAA Divisions II and III; `ii/iii`: Divisions II and III, undivided. */
export type ConferenceClassification = components["schemas"]["ConferenceClassification"];
/** The status of a playoff. `scheduled`: the bracket exists, the teams are not chosen; `selected`: the teams are chosen, no game has begun; `in_progress`: a game has begun; `completed`: the final is over. */
export type PlayoffStatus = components["schemas"]["PlayoffStatus"];
/** How a team qualified for a playoff. `automatic`: as a conference champion with a guaranteed berth; `at_large`: chosen by the selection committee. */
export type PlayoffBidType = components["schemas"]["PlayoffBidType"];
/** How far a team is in a playoff. `active`: still in it; `eliminated`: lost a game of it; `champion`: won it. */
export type PlayoffOutcome = components["schemas"]["PlayoffOutcome"];
/** Which team of a matchup advances. `winner`: the team that won. */
export type PlayoffSlotOutcome = components["schemas"]["PlayoffSlotOutcome"];
/** What a live play counts as. `rush`: a run; `pass`: a pass; `other`: neither, such as a kick or a penalty. */
export type LivePlayKind = components["schemas"]["LivePlayKind"];
/** The kind of down on which a live play began. `passing`: a passing down; `standard`: any other. */
export type LiveDownType = components["schemas"]["LiveDownType"];
/** How a pass ended. `completion`: caught by the offense; `incompletion`: not caught; `interception`: caught by the defense. */
export type PassOutcome = components["schemas"]["PassOutcome"];
/** How far downfield a pass went: `short` or `deep`. The distances are not specified. */
export type PassDepth = components["schemas"]["PassDepth"];
/** The side of the field to which a pass went: `left`, `middle` or `right`. */
export type PassDirection = components["schemas"]["PassDirection"];
/** The depth and the direction of a pass in one value, separated by a space. These are also the keys of `PassingLocations`. */
export type PassLocation = components["schemas"]["PassLocation"];
/** How much of a pass the service could parse from the record of the play (inferred from the names). `complete`: all of it; `partial`: some of it; `invalid`: not as a pass. */
export type PassParseStatus = components["schemas"]["PassParseStatus"];
/** The direction of a run: `left`, `middle` or `right`. */
export type RushDirection = components["schemas"]["RushDirection"];
/** Who a run is credited to (inferred from the names). `individual`: one player; `team`: the team and no player; `multi_carrier`: several players carried the ball; `unmatched`: no player fits; `ambiguous`: several players fit; `conflict`: the sources contradict each other; `unlinked`: a named player whom the service cannot match to an id. */
export type RushAttributionStatus = components["schemas"]["RushAttributionStatus"];
/** How much of a run the service could parse from the record of the play (inferred from the names). `complete`: all of it; `partial`: some of it; `invalid`: not as a run. */
export type RushParseStatus = components["schemas"]["RushParseStatus"];
/** A poll that can be requested by itself. `cfp`: the rankings of the selection committee of the College Football Playoff. */
export type RankingPoll = components["schemas"]["RankingPoll"];
/** Whether a transfer may play (inferred from the names). `Withdrawn`: withdrew from the portal; `TBD`: not decided; `PendingAppeal`: an appeal is pending; `SittingOne`: must sit out one season; `Immediate`: may play at once. */
export type TransferEligibility = components["schemas"]["TransferEligibility"];
/** How far a coach's team is in the playoff. `active`: still in it; `eliminated`: lost a game of it; `champion`: won it. */
export type CfpCoachSeasonOutcome = components["schemas"]["CfpCoachSeasonOutcome"];
/** Where a recruit comes from. `JUCO`: a junior college; `PrepSchool`: a preparatory school, usually for a year after high school; `HighSchool`: a high school. */
export type RecruitClassification = components["schemas"]["RecruitClassification"];
/** The part of the season through which a CORE rating counts plays, that part included. `regular`: the regular season; `postseason`: the postseason. */
export type CoreRatingSeasonType = components["schemas"]["CoreRatingSeasonType"];
/** A service that one key opens. `cfb`: this one, for college football; `cbb`: the one for college basketball (inferred from the name); `all`: both, in a query and as the scope of a report. */
export type UserUsageApi = components["schemas"]["UserUsageApi"];
/** One game, played or scheduled: venue, score, ratings before and after, and its round if it is a playoff game. */
export type Game = components["schemas"]["Game"];
/** The position of a game in the bracket of a playoff. */
export type GamePlayoff = components["schemas"]["GamePlayoff"];
/** One side of a game in a box score. */
export type GameStatsTeamBase = components["schemas"]["GameStatsTeamBase"];
/** The box score of one game by team. */
export type GameTeamStats = components["schemas"]["GameTeamStats"];
/** One side of a game with its box score. */
export type GameTeamStatsTeam = components["schemas"]["GameTeamStatsTeam"];
/** One statistic of a team in a game. */
export type GameTeamStatsTeamStat = components["schemas"]["GameTeamStatsTeamStat"];
/** The box score of one game by player. */
export type GamePlayerStats = components["schemas"]["GamePlayerStats"];
/** One side of a game with the box scores of its players. */
export type GamePlayerStatsTeam = components["schemas"]["GamePlayerStatsTeam"];
/** One category of player statistics with its columns. */
export type GamePlayerStatCategories = components["schemas"]["GamePlayerStatCategories"];
/** One column of a category with a value for each player. */
export type GamePlayerStatTypes = components["schemas"]["GamePlayerStatTypes"];
/** One player's value in one column. */
export type GamePlayerStatPlayer = components["schemas"]["GamePlayerStatPlayer"];
/** The game that a row is about, without its score. */
export type GameHeaderBase = components["schemas"]["GameHeaderBase"];
/** One outlet that carries one game. A game has as many rows as outlets. */
export type GameMedia = components["schemas"]["GameMedia"];
/** The weather at one game. No unit is specified for its values. */
export type GameWeather = components["schemas"]["GameWeather"];
/** One team's record in one season, overall and by kind of game. */
export type TeamRecords = components["schemas"]["TeamRecords"];
/** Wins, losses and ties in one kind of game. */
export type TeamRecord = components["schemas"]["TeamRecord"];
/** One week of a season and the days that belong to it. */
export type CalendarWeek = components["schemas"]["CalendarWeek"];
/** One game on the scoreboard: scheduled, in progress or completed. */
export type ScoreboardGame = components["schemas"]["ScoreboardGame"];
/** Where a game is played. */
export type ScoreboardVenue = components["schemas"]["ScoreboardVenue"];
/** One side of a game on the scoreboard. */
export type ScoreboardTeam = components["schemas"]["ScoreboardTeam"];
/** The weather at a game. No unit is specified for its values. */
export type ScoreboardWeather = components["schemas"]["ScoreboardWeather"];
/** The betting line of a game. */
export type ScoreboardBetting = components["schemas"]["ScoreboardBetting"];
/** One game in detail: by team, by player and by quarter. */
export type AdvancedBoxScore = components["schemas"]["AdvancedBoxScore"];
/** Who played, the result, the win probabilities and the excitement index. */
export type BoxScoreGameInfo = components["schemas"]["BoxScoreGameInfo"];
/** The measures of both teams: one array for each kind, with one row for each team. */
export type BoxScoreTeams = components["schemas"]["BoxScoreTeams"];
/** The measures of the players of both teams: one array for each kind, with one row for each player. */
export type BoxScorePlayers = components["schemas"]["BoxScorePlayers"];
/** A measure by quarter. Overtime has no property of its own. */
export type QuartersBase = components["schemas"]["QuartersBase"];
/** A measure by quarter and over the whole game. */
export type Quarters = components["schemas"]["Quarters"];
/** A measure by quarter and over the whole game, which may be missing for older games. */
export type QuartersOrNull = components["schemas"]["QuartersOrNull"];
/** A team's predicted points added in one game, by passing and rushing: per play in the array `ppa`, as a sum in `cumulativePpa`. */
export type TeamPPA = components["schemas"]["TeamPPA"];
/** The success rate (0 to 1) of a team's plays in one game. */
export type TeamSuccessRates = components["schemas"]["TeamSuccessRates"];
/** The average predicted points added of a team's successful plays in one game. */
export type TeamExplosiveness = components["schemas"]["TeamExplosiveness"];
/** A team's rushing in one game, with its yards by where they were gained. */
export type TeamRushingStats = components["schemas"]["TeamRushingStats"];
/** The share of plays with havoc, 0 to 1: an interception, a pass broken up, a forced fumble or a tackle for loss. */
export type TeamHavoc = components["schemas"]["TeamHavoc"];
/** How often a team reached scoring range, and the points that followed. */
export type TeamScoringOpportunities = components["schemas"]["TeamScoringOpportunities"];
/** Where a team's drives began. */
export type TeamFieldPosition = components["schemas"]["TeamFieldPosition"];
/** The player that a row of the box score is about. */
export type BoxScorePlayerBase = components["schemas"]["BoxScorePlayerBase"];
/** A player's measure over the whole game and by kind of play, in addition to the quarters. */
export type PlayerQuartersBase = components["schemas"]["PlayerQuartersBase"];
/** A player's measure by quarter, over the whole game and by kind of play. */
export type PlayerStatsByQuarter = components["schemas"]["PlayerStatsByQuarter"];
/** A player's predicted points added in one game, on the plays that involve the player. */
export type PlayerPPA = components["schemas"]["PlayerPPA"];
/** A player's usage in one game: the share (0 to 1) of the team's plays that involve the player. */
export type PlayerGameUsage = components["schemas"]["PlayerGameUsage"];
/** The College Football Playoff of one season: teams, bracket and champion. */
export type CfpPlayoff = components["schemas"]["CfpPlayoff"];
/** A team of a playoff. */
export type PlayoffTeam = components["schemas"]["PlayoffTeam"];
/** One team of a playoff: why it was chosen and how far it came. */
export type PlayoffParticipant = components["schemas"]["PlayoffParticipant"];
/** One round of a playoff. */
export type PlayoffRoundRecord = components["schemas"]["PlayoffRoundRecord"];
/** One slot in the bracket, in which two teams meet. */
export type PlayoffMatchup = components["schemas"]["PlayoffMatchup"];
/** One side of a matchup, filled by a seed or by the winner of an earlier matchup. */
export type PlayoffMatchupSlot = components["schemas"]["PlayoffMatchupSlot"];
/** The earlier matchup that a team comes from. */
export type PlayoffMatchupSlotSource = components["schemas"]["PlayoffMatchupSlotSource"];
/** The later matchup that the winner advances to. */
export type PlayoffAdvancement = components["schemas"]["PlayoffAdvancement"];
/** The game that is played for a matchup, in short. `getGames` has the rest. */
export type PlayoffLinkedGame = components["schemas"]["PlayoffLinkedGame"];
/** The failure for a season without a playoff. */
export type CfpPlayoffNotFound = components["schemas"]["CfpPlayoffNotFound"];
/** Minutes and seconds: a time left in a period, or a duration. */
export type ClockTime = components["schemas"]["ClockTime"];
/** The team that had the ball and the team that defended. */
export type SidesBase = components["schemas"]["SidesBase"];
/** One drive from its start to its end. */
export type Drive = components["schemas"]["Drive"];
/** One play: the situation before it, what happened, and its PPA. */
export type Play = components["schemas"]["Play"];
/** A type of play. */
export type PlayType = components["schemas"]["PlayType"];
/** The time left in a period. */
export type PlayStatClock = components["schemas"]["PlayStatClock"];
/** One credit of one player on one play. */
export type PlayStat = components["schemas"]["PlayStat"];
/** A kind of credit that a player can have on a play. */
export type PlayStatType = components["schemas"]["PlayStatType"];
/** One game at this moment: the measures of both teams and every drive so far. */
export type LiveGame = components["schemas"]["LiveGame"];
/** One team's measures in a game so far. EPA (expected points added) of live plays is computed separately from the PPA of finished games and may differ. */
export type LiveGameTeam = components["schemas"]["LiveGameTeam"];
/** One drive of a game in progress with its plays. */
export type LiveGameDrive = components["schemas"]["LiveGameDrive"];
/** One play of a game in progress. */
export type LiveGamePlay = components["schemas"]["LiveGamePlay"];
/** The game and the teams that a row of statistics is about. */
export type GameRowBase = components["schemas"]["GameRowBase"];
/** The header of a passing or rushing row for one team in one game. */
export type TeamGameRowBase = components["schemas"]["TeamGameRowBase"];
/** The header of a passing or rushing row for one player in one game. */
export type PlayerGameRowBase = components["schemas"]["PlayerGameRowBase"];
/** The header of a passing or rushing row for one season. */
export type TeamSeasonRowBase = components["schemas"]["TeamSeasonRowBase"];
/** Passing counts and measures of one player, of one side of a team, or of one location. Counts that end in `Available` say how many attempts a measure rests on, because not every attempt has every measurement. PPA and success cover only eligible attempts, which are fit for advanced analysis. The plain counts and yards of a whole block include ineligible attempts; those of a location do not. Without attempts `successRate`, `ppa`, `totalPpa` and `explosiveness` are 0, never null. A defensive block holds what opponents produced; the signs of PPA are not inverted, so lower is better. */
export type PassingProductionBase = components["schemas"]["PassingProductionBase"];
/** Where the passes of a passing block went. */
export type PassingLocationsBase = components["schemas"]["PassingLocationsBase"];
/** Passing of one side of a team: the team's own as an offense, and its opponents' as a defense. The signs of PPA are not inverted. */
export type PassingProduction = components["schemas"]["PassingProduction"];
/** Eligible attempts by depth and direction. Every location is always present. In a location without attempts counts, `successRate`, `ppa`, `totalPpa` and `explosiveness` are 0; sums and averages of yards are null. */
export type PassingLocations = components["schemas"]["PassingLocations"];
/** Passing to one location. It includes only eligible attempts. */
export type PassingLocationProduction = components["schemas"]["PassingLocationProduction"];
/** One team's passing over a season, and the passing that it allowed. */
export type TeamPassingSeason = components["schemas"]["TeamPassingSeason"];
/** One team's passing in one game, and the passing that it allowed. The opponent has its own row. */
export type TeamPassingGame = components["schemas"]["TeamPassingGame"];
/** One passer's passing in one game. */
export type PlayerPassingGame = components["schemas"]["PlayerPassingGame"];
/** Rates of a set of runs, and its yards by where they were gained. Without runs `successRate`, `ppa`, `totalPpa` and `explosiveness` are 0, never null. A defensive block holds what opponents produced. */
export type RushingMeasuresBase = components["schemas"]["RushingMeasuresBase"];
/** Rushing counts and measures of one player or of one side of a team. Rushing yards and direction are not known for every run, and not every run is credited to one player; the counts say how many are. Which kinds of run `attempts` includes is not specified. */
export type RushingProductionBase = components["schemas"]["RushingProductionBase"];
/** Rushing of one side of a team: the team's own as an offense, and its opponents' as a defense. */
export type RushingProduction = components["schemas"]["RushingProduction"];
/** Another name for `RushingProduction`, used by the team rows of a season and of a game. */
export type TeamRushingProduction = components["schemas"]["TeamRushingProduction"];
/** Runs by the direction in which they went. */
export type RushingDirections = components["schemas"]["RushingDirections"];
/** Runs in one direction. Unlike in the whole block, no property is ever null. */
export type RushingDirectionProduction = components["schemas"]["RushingDirectionProduction"];
/** One team's rushing over a season, and the rushing that it allowed. */
export type TeamRushingSeason = components["schemas"]["TeamRushingSeason"];
/** One team's rushing in one game, and the rushing that it allowed. The opponent has its own row. */
export type TeamRushingGame = components["schemas"]["TeamRushingGame"];
/** One player's rushing in one game. Counts of touchdowns are in team blocks only. */
export type PlayerRushingGame = components["schemas"]["PlayerRushingGame"];
/** One player's rushing in one game, as the specification describes it for the advanced box score. */
export type BoxScorePlayerRushing = components["schemas"]["BoxScorePlayerRushing"];
/** What passing and rushing plays share: game, teams, period, down and PPA. */
export type EnrichedPlayBase = components["schemas"]["EnrichedPlayBase"];
/** The time left in a period. */
export type PassingPlayClock = components["schemas"]["PassingPlayClock"];
/** Another name for `PassingPlayClock`, used by rushing plays. */
export type RushingPlayClock = components["schemas"]["RushingPlayClock"];
/** One pass. Unknown values are null. */
export type PassingPlay = components["schemas"]["PassingPlay"];
/** The header of a passing or rushing row for one player in one season. */
export type PlayerSeasonRowBase = components["schemas"]["PlayerSeasonRowBase"];
/** One player's passing over a season. */
export type PlayerPassingSeason = components["schemas"]["PlayerPassingSeason"];
/** One run, sack or kneel. Unknown values are null. */
export type RushingPlay = components["schemas"]["RushingPlay"];
/** One player's rushing over a season. */
export type PlayerRushingSeason = components["schemas"]["PlayerRushingSeason"];
/** A stadium. Unknown values are null. */
export type Venue = components["schemas"]["Venue"];
/** A school's team: names, colors and stadium. */
export type Team = components["schemas"]["Team"];
/** A conference, present or past. */
export type Conference = components["schemas"]["Conference"];
/** One team's move from one conference to another. */
export type TeamConferenceChange = components["schemas"]["TeamConferenceChange"];
/** An unbroken membership of one team in one conference. */
export type TeamConferenceAffiliation = components["schemas"]["TeamConferenceAffiliation"];
/** The recruited talent of a team's roster in one season. */
export type TeamTalent = components["schemas"]["TeamTalent"];
/** One team's results against the betting spread in one season. */
export type TeamATS = components["schemas"]["TeamATS"];
/** The history of games between two teams. */
export type Matchup = components["schemas"]["Matchup"];
/** One game between two teams. */
export type MatchupGame = components["schemas"]["MatchupGame"];
/** A player on a team's roster. */
export type RosterPlayer = components["schemas"]["RosterPlayer"];
/** One team's season in one object: record, ratings, advanced statistics, passing, rushing and players. */
export type TeamSeasonOverview = components["schemas"]["TeamSeasonOverview"];
/** The players of one team's season. */
export type TeamSeasonPlayers = components["schemas"]["TeamSeasonPlayers"];
/** The current ratings of a team in several systems. A system without a rating for the team and the season is null. */
export type TeamSeasonRatings = components["schemas"]["TeamSeasonRatings"];
/** The ratings of a team and its three units in one system. */
export type TeamSeasonUnitRatings = components["schemas"]["TeamSeasonUnitRatings"];
/** The ratings of a team and its two main units in the CORE system, which has no special teams. */
export type TeamSeasonCoreRatings = components["schemas"]["TeamSeasonCoreRatings"];
/** A rating and its rank. */
export type TeamSeasonRankedRating = components["schemas"]["TeamSeasonRankedRating"];
/** The advanced statistics of a team season overview. */
export type TeamSeasonAdvancedStats = components["schemas"]["TeamSeasonAdvancedStats"];
/** A player of the season that an overview is about. */
export type TeamSeasonPlayerBase = components["schemas"]["TeamSeasonPlayerBase"];
/** Predicted points added by a player, overall and by kind of play. A value is null when the player has no such plays. */
export type TeamSeasonPlayerPpaValues = components["schemas"]["TeamSeasonPlayerPpaValues"];
/** Predicted points added by one player over the season. */
export type TeamSeasonPlayerPpa = components["schemas"]["TeamSeasonPlayerPpa"];
/** The share (0 to 1) of the team's plays that involve a player, overall and by kind of play. */
export type PlayerUsageValues = components["schemas"]["PlayerUsageValues"];
/** The usage of one player over the season. */
export type TeamSeasonPlayerUsage = components["schemas"]["TeamSeasonPlayerUsage"];
/** The failure of a team season overview. */
export type TeamSeasonOverviewError = components["schemas"]["TeamSeasonOverviewError"];
/** A coach's id and name. */
export type CoachReferenceBase = components["schemas"]["CoachReferenceBase"];
/** The coach that a row is about. */
export type CoachReference = components["schemas"]["CoachReference"];
/** The team that a coach worked for. */
export type CoachTeamReference = components["schemas"]["CoachTeamReference"];
/** The team that a coach works or worked for, with its conference. */
export type CoachSeasonTeamReference = components["schemas"]["CoachSeasonTeamReference"];
/** The games of a coach and their results. */
export type CoachRecordBase = components["schemas"]["CoachRecordBase"];
/** A coach's record over games of one kind. */
export type CoachRecord = components["schemas"]["CoachRecord"];
/** A coach's season in numbers, with ranks and ratings of the team. */
export type CoachSeasonBase = components["schemas"]["CoachSeasonBase"];
/** One head coach with the seasons that match. */
export type Coach = components["schemas"]["Coach"];
/** One season of a head coach at one team. */
export type CoachSeason = components["schemas"]["CoachSeason"];
/** One head coach with the current team and the career. */
export type CoachProfile = components["schemas"]["CoachProfile"];
/** A coach's record over the whole career. */
export type CoachCareer = components["schemas"]["CoachCareer"];
/** The school where a coach studied. */
export type CoachAlmaMater = components["schemas"]["CoachAlmaMater"];
/** One season of a head coach at one team: record, ratings, recruiting, polls, playoff and draft. */
export type DetailedCoachSeason = components["schemas"]["DetailedCoachSeason"];
/** Ratings of a coach's team in one season, beyond those on the row itself. */
export type CoachRatingContext = components["schemas"]["CoachRatingContext"];
/** The changes from the season before. A value is null when there is nothing to compare. */
export type CoachYearOverYear = components["schemas"]["CoachYearOverYear"];
/** The recruiting class and the talent of a coach's team. */
export type CoachRecruitingContext = components["schemas"]["CoachRecruitingContext"];
/** The ranks of a coach's team in the AP poll over one season. */
export type CoachPollResume = components["schemas"]["CoachPollResume"];
/** A coach's record in one season by kind of game. */
export type CoachRecordSplits = components["schemas"]["CoachRecordSplits"];
/** The points in a coach's games of one season. */
export type CoachScoring = components["schemas"]["CoachScoring"];
/** A coach's team in the College Football Playoff of one season. */
export type CoachCfpContext = components["schemas"]["CoachCfpContext"];
/** The players of a coach's team in one NFL draft. */
export type CoachDraftContext = components["schemas"]["CoachDraftContext"];
/** One tenure of a head coach at one team. */
export type CoachTenure = components["schemas"]["CoachTenure"];
/** The failure for an unknown coach. */
export type CoachNotFound = components["schemas"]["CoachNotFound"];
/** One player whose name contains the search term. */
export type PlayerSearchResult = components["schemas"]["PlayerSearchResult"];
/** A player's time with one team. */
export type PlayerSearchTeamStint = components["schemas"]["PlayerSearchTeamStint"];
/** A player with team and conference in a season. */
export type PlayerInConferenceBase = components["schemas"]["PlayerInConferenceBase"];
/** The usage of one player over a season. */
export type PlayerUsage = components["schemas"]["PlayerUsage"];
/** One player's season: box score statistics, usage and predicted points added. */
export type PlayerSeasonOverview = components["schemas"]["PlayerSeasonOverview"];
/** Counting statistics of a player's season. */
export type PlayerSeasonOverviewBoxScore = components["schemas"]["PlayerSeasonOverviewBoxScore"];
/** One category of a player's statistics. */
export type PlayerSeasonOverviewCategory = components["schemas"]["PlayerSeasonOverviewCategory"];
/** One statistic of a player's season. */
export type PlayerSeasonOverviewStat = components["schemas"]["PlayerSeasonOverviewStat"];
/** Predicted points added by a player over a season. */
export type PlayerSeasonOverviewPPA = components["schemas"]["PlayerSeasonOverviewPPA"];
/** Predicted points added, overall and by kind of play. A value may be absent, probably when the player has no such plays. */
export type PlayerSeasonOverviewPPAValues = components["schemas"]["PlayerSeasonOverviewPPAValues"];
/** The share of a team's production of the season before that returns. Usage is the returning players' share of the plays, and percent their share of the predicted points added. */
export type ReturningProduction = components["schemas"]["ReturningProduction"];
/** One player's transfer through the portal. There is no player id. */
export type PlayerTransfer = components["schemas"]["PlayerTransfer"];
/** One week with its polls. */
export type PollWeek = components["schemas"]["PollWeek"];
/** One poll of one week. */
export type Poll = components["schemas"]["Poll"];
/** One team's rank in a poll. */
export type PollRank = components["schemas"]["PollRank"];
/** One game with its betting lines. */
export type BettingGame = components["schemas"]["BettingGame"];
/** One bookmaker's line on a game: its last values and, when known, its opening values. */
export type GameLine = components["schemas"]["GameLine"];
/** One recruit, as rated by recruiting services. */
export type Recruit = components["schemas"]["Recruit"];
/** The location of a recruit's hometown, for a map. */
export type RecruitHometown = components["schemas"]["RecruitHometown"];
/** One team's recruiting class and its rank. */
export type TeamRecruitingRanking = components["schemas"]["TeamRecruitingRanking"];
/** One team's recruits of one position group over the requested classes. */
export type AggregatedTeamRecruiting = components["schemas"]["AggregatedTeamRecruiting"];
/** The team and the season that a rating is about. */
export type TeamRatingBase = components["schemas"]["TeamRatingBase"];
/** One team's CORE rating after a week of the season. */
export type TeamCoreRating = components["schemas"]["TeamCoreRating"];
/** What the SP ratings of a team and of a conference share. */
export type SpRatingBase = components["schemas"]["SpRatingBase"];
/** What the SP ratings of an offense and of a defense share. */
export type SpUnitBase = components["schemas"]["SpUnitBase"];
/** An offense in the SP system. */
export type SpOffenseBase = components["schemas"]["SpOffenseBase"];
/** A defense in the SP system. */
export type SpDefenseBase = components["schemas"]["SpDefenseBase"];
/** The rank of a team, or of one of its units, among all teams. */
export type SpRankedBase = components["schemas"]["SpRankedBase"];
/** The havoc of a defense in the SP system. Its parts are not specified. */
export type SpHavoc = components["schemas"]["SpHavoc"];
/** Special teams in the SP system. */
export type SpSpecialTeams = components["schemas"]["SpSpecialTeams"];
/** A team's offense in the SP system. */
export type TeamSpOffense = components["schemas"]["TeamSpOffense"];
/** A team's defense in the SP system. */
export type TeamSpDefense = components["schemas"]["TeamSpDefense"];
/** One team's SP rating, or the national averages of a season. */
export type TeamSP = components["schemas"]["TeamSP"];
/** A conference's offenses in the SP system. */
export type ConferenceSpOffense = components["schemas"]["ConferenceSpOffense"];
/** A conference's defenses in the SP system. */
export type ConferenceSpDefense = components["schemas"]["ConferenceSpDefense"];
/** One conference's SP rating in one season, without ranks. */
export type ConferenceSP = components["schemas"]["ConferenceSP"];
/** One team's season in the Simple Rating System. */
export type SrsRatingBase = components["schemas"]["SrsRatingBase"];
/** One team's rating in the plain Simple Rating System. */
export type TeamSRS = components["schemas"]["TeamSRS"];
/** One team's rating in the expanded Simple Rating System, which covers more divisions than the FBS. */
export type ExpandedTeamSRS = components["schemas"]["ExpandedTeamSRS"];
/** One team's Elo rating at the requested time. */
export type TeamElo = components["schemas"]["TeamElo"];
/** One team's season in the Football Power Index. */
export type TeamFPI = components["schemas"]["TeamFPI"];
/** Ranks among all teams, 1 being best. They are not specified; the meanings are inferred from the names. A rank is null when there is none. */
export type FpiResumeRanks = components["schemas"]["FpiResumeRanks"];
/** The efficiencies of a team and its units. Higher is better for all four, the defense included. They are not the rating in points. */
export type FpiEfficiencies = components["schemas"]["FpiEfficiencies"];
/** The predicted points of one spot on the field. */
export type PredictedPointsValue = components["schemas"]["PredictedPointsValue"];
/** Predicted points added per play on one side of the ball. For a defense, what opponents added, so lower is better. */
export type PpaSideBase = components["schemas"]["PpaSideBase"];
/** Sums of predicted points added over a season. */
export type PpaSums = components["schemas"]["PpaSums"];
/** One side of the ball over a season. */
export type TeamSeasonPpaSide = components["schemas"]["TeamSeasonPpaSide"];
/** One side of the ball in one game. */
export type TeamGamePpaSide = components["schemas"]["TeamGamePpaSide"];
/** Predicted points added by and against one team over a season. */
export type TeamSeasonPredictedPointsAdded = components["schemas"]["TeamSeasonPredictedPointsAdded"];
/** Predicted points added by and against one team in one game. */
export type TeamGamePredictedPointsAdded = components["schemas"]["TeamGamePredictedPointsAdded"];
/** A player with position and team in a season. */
export type PlayerInSeasonBase = components["schemas"]["PlayerInSeasonBase"];
/** Predicted points added per play that involves a player: overall, when passing or catching a pass, and when rushing. A part without plays is null or absent. */
export type PlayerPpaAveragesBase = components["schemas"]["PlayerPpaAveragesBase"];
/** A player's predicted points added per play in one game. */
export type PlayerGamePpaAverages = components["schemas"]["PlayerGamePpaAverages"];
/** A player's predicted points added per play over a season, by kind of play and by down. */
export type PlayerSeasonPpaAverages = components["schemas"]["PlayerSeasonPpaAverages"];
/** A player's sums of predicted points added over a season, by kind of play and by down. */
export type PlayerSeasonPpaTotals = components["schemas"]["PlayerSeasonPpaTotals"];
/** Predicted points added by one player in one game. The row has no game id; find the game by team, week and opponent. */
export type PlayerGamePredictedPointsAdded = components["schemas"]["PlayerGamePredictedPointsAdded"];
/** Predicted points added by one player over a season. */
export type PlayerSeasonPredictedPointsAdded = components["schemas"]["PlayerSeasonPredictedPointsAdded"];
/** The home team's win probability at one play of a game, with the situation on the field. */
export type PlayWinProbability = components["schemas"]["PlayWinProbability"];
/** The home team's win probability before a game. */
export type PregameWinProbability = components["schemas"]["PregameWinProbability"];
/** The expected points of a field goal attempt from one spot on the field. */
export type FieldGoalEP = components["schemas"]["FieldGoalEP"];
/** The efficiency of one kind of play. A defensive block holds what opponents achieved, so lower is better. Passing downs are second down with 8 or more yards to go and third or fourth down with 5 or more; all others are standard downs. */
export type SplitBase = components["schemas"]["SplitBase"];
/** The efficiency of passing plays or of rushing plays over a season. */
export type PlayTypeSplit = components["schemas"]["PlayTypeSplit"];
/** The efficiency on standard downs or on passing downs over a season. */
export type DownTypeSplit = components["schemas"]["DownTypeSplit"];
/** Opponents' efficiency on passing downs over a season, as `getAdvancedSeasonStats` returns it for a defense. */
export type PassingDownsAllowed = components["schemas"]["PassingDownsAllowed"];
/** Opponents' efficiency on passing downs over a season, as a team season overview gives it for a defense. */
export type TeamSeasonPassingDownsAllowed = components["schemas"]["TeamSeasonPassingDownsAllowed"];
/** The efficiency of passing plays or of rushing plays in one game. */
export type GamePlayTypeSplit = components["schemas"]["GamePlayTypeSplit"];
/** The efficiency on standard downs or on passing downs in one game. */
export type GameDownTypeSplit = components["schemas"]["GameDownTypeSplit"];
/** The share of plays with havoc, 0 to 1: an interception, a pass broken up, a forced fumble or a tackle for loss. An offensive block holds the havoc that the offense suffered, a defensive block the havoc that the defense caused. */
export type SideHavoc = components["schemas"]["SideHavoc"];
/** Where drives began, and their predicted points. */
export type SideFieldPosition = components["schemas"]["SideFieldPosition"];
/** The measures that the season and game blocks of one side share. Line, second-level and open-field yards are averages per run. A defensive block holds what opponents achieved, so lower is better, except for `stuffRate`. */
export type SideBlockBase = components["schemas"]["SideBlockBase"];
/** Measures that every season block of one side has. */
export type SeasonSideBlockBase = components["schemas"]["SeasonSideBlockBase"];
/** One side of a team over a season. A defense differs only in its passing downs, which also have a total of PPA. */
export type SideBlock = components["schemas"]["SideBlock"];
/** The defense of a team over a season: a `SideBlock` whose passing downs also have a total of PPA. */
export type AdvancedSeasonDefense = components["schemas"]["AdvancedSeasonDefense"];
/** The defense of a team in a team season overview. */
export type TeamSeasonAdvancedDefense = components["schemas"]["TeamSeasonAdvancedDefense"];
/** The measures that both sides of a team have in one game. */
export type GameSideBlockBase = components["schemas"]["GameSideBlockBase"];
/** What a team's offense did in one game. */
export type AdvancedGameOffense = components["schemas"]["AdvancedGameOffense"];
/** What opponents did against a team's defense in one game. */
export type AdvancedGameDefense = components["schemas"]["AdvancedGameDefense"];
/** One team's advanced statistics for one season. */
export type AdvancedSeasonStat = components["schemas"]["AdvancedSeasonStat"];
/** One team's advanced statistics in one game. The opponent has its own row. */
export type AdvancedGameStat = components["schemas"]["AdvancedGameStat"];
/** Havoc on one side of the ball in one game: an interception, a pass broken up, a forced fumble or a tackle for loss. */
export type GameHavocSide = components["schemas"]["GameHavocSide"];
/** Havoc suffered and caused by one team in one game. The opponent has its own row. */
export type GameHavocStats = components["schemas"]["GameHavocStats"];
/** One statistic of one player's season. A player has as many rows as statistics. */
export type PlayerStat = components["schemas"]["PlayerStat"];
/** The success rate of the plays credited to a player. */
export type PlayerSuccessRateSplit = components["schemas"]["PlayerSuccessRateSplit"];
/** A player with success rates when passing and when rushing. */
export type PlayerSuccessRateBase = components["schemas"]["PlayerSuccessRateBase"];
/** One player's success rates over a season, or over the requested weeks. */
export type PlayerSeasonSuccessRate = components["schemas"]["PlayerSeasonSuccessRate"];
/** One player's success rates in one game. */
export type PlayerGameSuccessRate = components["schemas"]["PlayerGameSuccessRate"];
/** One statistic of one team's season. A team has one row for each statistic. */
export type TeamStat = components["schemas"]["TeamStat"];
/** One team of the NFL. */
export type DraftTeam = components["schemas"]["DraftTeam"];
/** One position that players are drafted at. */
export type DraftPosition = components["schemas"]["DraftPosition"];
/** One pick of one NFL draft. */
export type DraftPick = components["schemas"]["DraftPick"];
/** The hometown of a drafted player. */
export type DraftPickHometown = components["schemas"]["DraftPickHometown"];
/** One team's season, adjusted for the strength of its opponents. A property that ends in `Allowed` is what opponents did against the team, so lower is better. */
export type AdjustedTeamMetrics = components["schemas"]["AdjustedTeamMetrics"];
/** EPA (expected points added), adjusted for opponents. Unit not specified. */
export type AdjustedEpa = components["schemas"]["AdjustedEpa"];
/** The share of plays that succeeded, 0 to 1, adjusted for opponents. */
export type AdjustedSuccessRate = components["schemas"]["AdjustedSuccessRate"];
/** Rushing yards by where they were gained, adjusted for opponents. Unit not specified. */
export type AdjustedRushing = components["schemas"]["AdjustedRushing"];
/** A player with team and season. */
export type AdjustedPlayerBase = components["schemas"]["AdjustedPlayerBase"];
/** A passer's or rusher's EPA (expected points added) in one season, adjusted for the strength of the opponents. */
export type PlayerWeightedEPA = components["schemas"]["PlayerWeightedEPA"];
/** A kicker's points added above replacement (PAAR) in one season. */
export type KickerPAAR = components["schemas"]["KickerPAAR"];
/** What a key may do, and what is left of its monthly quota. */
export type UserInfo = components["schemas"]["UserInfo"];
/** Whether the tier of the key opens each feature that needs one. */
export type UserFeatureAccess = components["schemas"]["UserFeatureAccess"];
/** How a key was used within a window of days. */
export type UserUsage = components["schemas"]["UserUsage"];
/** The time that a usage report covers. */
export type UserUsageWindow = components["schemas"]["UserUsageWindow"];
/** The requests of a key within the window. */
export type UserUsageTotals = components["schemas"]["UserUsageTotals"];
/** A path of a service. */
export type UserUsageRequestBase = components["schemas"]["UserUsageRequestBase"];
/** One path and the number of its requests. */
export type UserUsageEndpoint = components["schemas"]["UserUsageEndpoint"];
/** One request of the key. */
export type UserUsageRecentRequest = components["schemas"]["UserUsageRecentRequest"];
/** The body of a failure that has only a message. */
export type ErrorMessage = components["schemas"]["ErrorMessage"];
/** The body of a refused query. */
export type ValidationError = components["schemas"]["ValidationError"];
/** Why one parameter was refused. */
export type ValidationErrorDetail = components["schemas"]["ValidationErrorDetail"];
/** Every value of {@link SeasonType}, in the document's order. */
export const seasonTypeValues = ["regular","postseason","both","allstar","spring_regular","spring_postseason"] as const satisfies readonly SeasonType[];
/** Every value of {@link DivisionClassification}, in the document's order. */
export const divisionClassificationValues = ["fbs","fcs","ii","ii/iii","iii"] as const satisfies readonly DivisionClassification[];
/** Every value of {@link MediaType}, in the document's order. */
export const mediaTypeValues = ["tv","radio","web","ppv","mobile"] as const satisfies readonly MediaType[];
/** Every value of {@link PlayoffCompetition}, in the document's order. */
export const playoffCompetitionValues = ["cfp"] as const satisfies readonly PlayoffCompetition[];
/** Every value of {@link PlayoffRound}, in the document's order. */
export const playoffRoundValues = ["first_round","quarterfinal","semifinal","championship"] as const satisfies readonly PlayoffRound[];
/** Every value of {@link GameStatus}, in the document's order. */
export const gameStatusValues = ["scheduled","in_progress","completed"] as const satisfies readonly GameStatus[];
/** Every value of {@link HomeAway}, in the document's order. */
export const homeAwayValues = ["home","away"] as const satisfies readonly HomeAway[];
/** Every value of {@link SeasonTypeDB}, in the document's order. */
export const seasonTypeDBValues = ["allstar","postseason","preseason","regular","spring_postseason","spring_regular"] as const satisfies readonly SeasonTypeDB[];
/** Every value of {@link ConferenceClassification}, in the document's order. */
export const conferenceClassificationValues = ["fbs","fcs","ii","ii/iii","iii"] as const satisfies readonly ConferenceClassification[];
/** Every value of {@link PlayoffStatus}, in the document's order. */
export const playoffStatusValues = ["scheduled","selected","in_progress","completed"] as const satisfies readonly PlayoffStatus[];
/** Every value of {@link PlayoffBidType}, in the document's order. */
export const playoffBidTypeValues = ["automatic","at_large"] as const satisfies readonly PlayoffBidType[];
/** Every value of {@link PlayoffOutcome}, in the document's order. */
export const playoffOutcomeValues = ["active","eliminated","champion"] as const satisfies readonly PlayoffOutcome[];
/** Every value of {@link PlayoffSlotOutcome}, in the document's order. */
export const playoffSlotOutcomeValues = ["winner"] as const satisfies readonly PlayoffSlotOutcome[];
/** Every value of {@link LivePlayKind}, in the document's order. */
export const livePlayKindValues = ["rush","pass","other"] as const satisfies readonly LivePlayKind[];
/** Every value of {@link LiveDownType}, in the document's order. */
export const liveDownTypeValues = ["passing","standard"] as const satisfies readonly LiveDownType[];
/** Every value of {@link PassOutcome}, in the document's order. */
export const passOutcomeValues = ["completion","incompletion","interception"] as const satisfies readonly PassOutcome[];
/** Every value of {@link PassDepth}, in the document's order. */
export const passDepthValues = ["short","deep"] as const satisfies readonly PassDepth[];
/** Every value of {@link PassDirection}, in the document's order. */
export const passDirectionValues = ["left","middle","right"] as const satisfies readonly PassDirection[];
/** Every value of {@link PassLocation}, in the document's order. */
export const passLocationValues = ["short left","short middle","short right","deep left","deep middle","deep right"] as const satisfies readonly PassLocation[];
/** Every value of {@link PassParseStatus}, in the document's order. */
export const passParseStatusValues = ["complete","partial","invalid"] as const satisfies readonly PassParseStatus[];
/** Every value of {@link RushDirection}, in the document's order. */
export const rushDirectionValues = ["left","middle","right"] as const satisfies readonly RushDirection[];
/** Every value of {@link RushAttributionStatus}, in the document's order. */
export const rushAttributionStatusValues = ["individual","team","multi_carrier","unmatched","ambiguous","conflict","unlinked"] as const satisfies readonly RushAttributionStatus[];
/** Every value of {@link RushParseStatus}, in the document's order. */
export const rushParseStatusValues = ["complete","partial","invalid"] as const satisfies readonly RushParseStatus[];
/** Every value of {@link RankingPoll}, in the document's order. */
export const rankingPollValues = ["cfp"] as const satisfies readonly RankingPoll[];
/** Every value of {@link TransferEligibility}, in the document's order. */
export const transferEligibilityValues = ["Withdrawn","TBD","PendingAppeal","SittingOne","Immediate"] as const satisfies readonly TransferEligibility[];
/** Every value of {@link CfpCoachSeasonOutcome}, in the document's order. */
export const cfpCoachSeasonOutcomeValues = ["active","eliminated","champion"] as const satisfies readonly CfpCoachSeasonOutcome[];
/** Every value of {@link RecruitClassification}, in the document's order. */
export const recruitClassificationValues = ["JUCO","PrepSchool","HighSchool"] as const satisfies readonly RecruitClassification[];
/** Every value of {@link CoreRatingSeasonType}, in the document's order. */
export const coreRatingSeasonTypeValues = ["regular","postseason"] as const satisfies readonly CoreRatingSeasonType[];
/** Every value of {@link UserUsageApi}, in the document's order. */
export const userUsageApiValues = ["all","cfb","cbb"] as const satisfies readonly UserUsageApi[];
