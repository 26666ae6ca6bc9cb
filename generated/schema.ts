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
         * @description One row is one game, played or scheduled, with score, venue, Elo ratings and its place in the playoff. It is the place to find the ids that other operations ask for.
         *
         *     Give `year` or `id`.
         *
         *     `round` needs `competition`.
         *
         *     With `competition`, `seasonType` must be `postseason` or `both`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: That a competition goes only with seasonType postseason or both was seen (a 400 otherwise); the other rules are specified.
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
         * @description One row is one game with the counting statistics of both teams, such as first downs, yards and turnovers. By year, the question has to be narrowed to a week, a team or a conference.
         *
         *     Give `id`, or `year` with `week`, `team` or `conference`.
         *
         *     Costs one call of the monthly quota.
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
         * @description One row is one game with the statistics of the players of both teams, nested by team, category and column. By year, the question has to be narrowed to a week, a team or a conference; a category makes the answer much smaller.
         *
         *     Give `id`, or `year` with `week`, `team` or `conference`.
         *
         *     Costs one call of the monthly quota.
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
         * @description One row is one outlet that carries one game, so a game on television and on the web has two rows. Good for what-is-on pages.
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
         * @description One row is the weather at one game. The service names no units, so hold a few values against what you know before trusting them. The key needs a supporter-tier subscription on a third-party membership platform.
         *
         *     Give `year` or `gameId`.
         *
         *     Needs supporter tier 1 or higher.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: A key below tier 1 is refused with a 401 whose message names the tier.
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
         * @description One row is one team's season: wins, losses and ties in all, in the conference, at home, away, on neutral sites, in the regular season and after it.
         *
         *     Give `year` or `team`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: A season without completed games gives rows of zeros rather than an empty array.
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
         * @description One row is one week of the season with the days that belong to it, regular season and postseason apart. It answers which week a day belongs to, and how many weeks to ask for.
         *
         *     Costs one call of the monthly quota.
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
         * @description One row is one current game as it stands: status, clock, score, situation, chances, weather and betting line. There is no parameter for a date; it shows what is on now. To follow a game, ask again.
         *
         *     Needs supporter tier 1 or higher.
         *
         *     Not metered: a call costs nothing.
         *
         *     Observed: It changes at most every 60 seconds, costs no call, and refuses a key below tier 1 with a 401 whose message names the tier.
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
         * @description The measures of one game, by team, by player and by quarter: a single object, not an array. Team rows come in pairs, one for each side; older games have gaps.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: An id that belongs to no game ends in a plain 500, not in a 404.
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
         * @description The whole playoff of one season in a single object: the teams chosen, the rounds with their matchups and games, and the champion. It holds all that the operations for participants and games give.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Recordings hold the playoffs of 2023, 2024 and 2025, in three formats (four_team, twelve_team_2024, twelve_team_2025); a season without a playoff is a 404.
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
         * @description One row is one team chosen for the playoff of a season, with its rank, seed, kind of bid and how far it came.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: No recording of this path is known; the rows are declared as those in participants of getCfpPlayoff, of which 28 were recorded.
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
         * @description One row is one matchup of the bracket, with both slots, the game played for it and where its winner goes. The rows of getGames with a competition are the other way round: one row is one game, and its place in the bracket stands in playoff.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: No recording of this path is known; the rows are declared as the matchups within getCfpPlayoff, of which 25 were recorded. A round without matchups gives an empty array, a season without a playoff a 404.
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
         * @description One row is one drive: who had the ball, where and when it began and ended, how many plays and yards it took, how it ended, and the score on either side of it. A whole season is large, so name a week or a team as well.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Rows are those of 203 drives in eight recordings; the filters match whole names without regard to case, and conferences by their abbreviation only.
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
         * @description One row is one play: sides, score, period and clock, spot, down and distance, what happened, and its PPA. Both a season and a week are needed; a team makes the answer much smaller.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Rows are those of 26 plays in nine recordings, ppa being null in five, with penalties, kickoffs and an end of game among them; the filters match whole names without regard to case, but for playType, which is case-sensitive.
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
         * @description Every type that a play can have, with the abbreviation that the filter playType of getPlays takes.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: A recording held 49 types, 15 of them without an abbreviation.
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
         * @description One row is one player credited with one thing on one play. Every filter may be left out, but ask game by game, or player by player.
         *
         *     Costs one call of the monthly quota.
         *
         *     At most 2 calls in flight per key.
         *
         *     At most 2,000 rows an answer.
         *
         *     Observed: An answer stops at 2,000 rows without saying so; more than two requests of one key in flight on this path get a 429 with Retry-After, at no cost.
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
         * @description Everything that a player can be credited with on a play, with the id that the filter statTypeId of getPlayStats takes.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: A recording held 26 types, numbered from 1 to 26.
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
         * @description One game as it stands, in a single object: situation, both teams with their measures so far, and every drive with its plays. To follow a game, ask again; the scoreboard tells which games are on.
         *
         *     Needs supporter tier 2 or higher.
         *
         *     Costs one call of the monthly quota.
         *
         *     At most 2 calls in flight per key.
         *
         *     Observed: An answer may be up to 5 seconds old, and a game without plays is a 400, not an empty answer; a key below tier 2 is refused with a 401 whose message names the tier; more than two requests of one key in flight on this path get a 429 with Retry-After, at no cost.
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
         * @description One row is one pass: who threw it to whom, how it ended, how far it flew, where it went, what the receiver added, and its PPA.
         *
         *     Give `team` or `week`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Known from what the service declares, no recording being known; by the outcomes declared interceptions are rows and sacks, which are rushing plays, are not; a gameId narrows the answer, but lifts none of the rules.
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
         * @description One row is one passer's season: counts, rates, depth of target and yards after the catch, PPA, and all of it by depth and direction. By passer alone the answer holds every season there is.
         *
         *     Give `year` or `passerId`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: One older row was quoted, with air yards known for 153 of 385 attempts; PPA, success and locations were added to the rows later.
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
         * @description One row is one passer in one game: counts, rates, depth of target and yards after the catch, PPA, and all of it by depth and direction. A season has to be narrowed to a passer, a team or a week.
         *
         *     Give `passerId`, `team` or `week`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Known from what the service declares, where the advanced box score has the same rows; no recording is known.
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
         * @description One row is one team's season through the air: what its own passers produced, and what its defense allowed. By team alone the answer holds every season there is.
         *
         *     Give `year` or `team`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Known from what the service declares; no recording is known.
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
         * @description One row is one team in one game through the air: what its own passers produced, and what its defense allowed. The opponent has a row of its own. A season has to be narrowed to a team or a week.
         *
         *     Give `team` or `week`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Known from what the service declares, where the advanced box score has the same rows; no recording is known.
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
         * @description One row is one run: who carried the ball and how sure that is, in which direction, for how many yards, and its PPA. Sacks and kneels are marked as such.
         *
         *     Give `gameId`, `year` or `rusherId`.
         *
         *     `week` needs `year`.
         *
         *     With `year`, `team` or `week` must be given.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Known from what the service declares, no recording being known; with a year the rule about team or week holds even where a game or a rusher is named.
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
         * @description One row is one rusher's season: carries, yards, who earned them, PPA, and all of it by direction. By rusher alone the answer holds every season there is.
         *
         *     Give `year` or `rusherId`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Known from what the service declares, no recording being known; the service's public source of an earlier version counts only runs credited to one player, a quarterback's sacks included.
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
         * @description One row is one rusher in one game: carries, yards, who earned them, PPA, and all of it by direction. By rusher alone the answer holds every game there is.
         *
         *     Give `year` or `rusherId`.
         *
         *     `week` needs `year`.
         *
         *     With `year`, `team` or `week` must be given.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Known from what the service declares, no recording being known; with a year the rule about team or week holds even where a rusher is named; the service's public source of an earlier version counts only runs credited to one player, a quarterback's sacks included.
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
         * @description One row is one team's season on the ground: what its own rushers produced, and what its defense allowed. By team alone the answer holds every season there is.
         *
         *     Give `year` or `team`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Known from what the service declares, no recording being known; the service's public source of an earlier version counts sacks, kneels and runs that no player is credited with as well.
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
         * @description One row is one team in one game on the ground: what its own rushers produced, and what its defense allowed. The opponent has a row of its own. A season has to be narrowed to a team or a week.
         *
         *     Give `team` or `week`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Known from what the service declares, where the advanced box score has the same rows; no recording is known.
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
         * @description One row is one team of any level, with its names, colors, conference and home stadium. It is the place to find the exact name by which other operations know a school. With a year, conferences are those of then, and only teams that had one are listed.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Named by path only in the specification; of 2,727 teams in seven recordings, 1,200 had neither conference nor classification, 950 no mascot, and none a location of null.
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
         * @description One row is one team of the Football Bowl Subdivision, the top level, in the form that all teams have. Small enough to keep as the list of teams of a season.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Named by path only in the specification; three recordings held 408 teams, each of them with a conference, a mascot and a stadium.
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
         * Get a series' history
         * @description A single object, not an array: the games that two teams have played against each other, and how often each of them won. It counts wins by the order in which the teams are asked for, whoever was at home.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Named by path only in the specification; two teams that never met, or a misspelt one, give counts of 0, no games, and neither team1 nor team2.
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
         * @description One row is one team's season against the betting spread: how often it did better than the line, worse, or exactly as expected, and by how many points on average.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Named by path only in the specification; the one recorded row counted 13 games, 5 of them won against the spread and 8 lost, with an average margin of -2.08 points.
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
         * @description A single object, not an array, about one team's season: record, ratings with ranks, advanced statistics, passing, rushing, and its players. One call in place of half a dozen.
         *
         *     A parameter that it does not know is refused, not ignored.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Named by path only in the specification; beside year and team no other parameter is taken, nor one of them twice or with brackets (team[]=…), and a name that fits several schools is a 400, one that fits none a 404.
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
         * @description One row is one player on one team's roster, with height and weight, jersey number, position and home town. Name the season, and a team: without one the answer is a whole season of every school.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Named by path only in the specification; a season without a team is about 31,000 rows (9 MB), and the stand-in player named Team is left out.
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
         * @description One row is one team's season: how highly the players on its roster were rated as recruits, in one number. Good for comparing what a coach had with what he made of it.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Named by path only in the specification; the recorded season 2025 held 134 teams between 23.66 and 1,002.98, and there is nothing before 2015.
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
         * @description One row is one conference with its name, abbreviation, level and number of members. With a year, only conferences with a member that season are listed, and the number is that of then.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Named by path only in the specification; 128 of 212 recorded conferences had no abbreviation, all of them a classification.
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
         * @description One row is one team that changed its conference, with both conferences and their levels: realignment, season by season.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Named by path only in the specification; no answer was recorded, so the rows are as the service declares them.
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
         * @description One row is one stretch of seasons that one team spent in one conference. Ask for one season, or for a span, which keeps each stretch that reaches into it; with nothing given it is the whole history.
         *
         *     Do not give `year` and `minYear` together.
         *
         *     Do not give `year` and `maxYear` together.
         *
         *     `minYear` must not be greater than `maxYear`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Named by path only in the specification; no answer was recorded, and it is one of the few operations where team and conference may be a name or an abbreviation.
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
         * @description One row is one stadium with its place, size and ground. There is no filter, so keep the answer and look them up in it.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Named by path only in the specification; two recordings held 840 rows, all with name, city and state, but 512 without a word on the ground and 525 without a time zone.
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
         * @description One row is one head coach with those of his seasons that match, so a team or a year leaves out the rest of his career. It is the place to find the coach ids that other operations ask for. Nothing is required, but everything at once is long.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Named by path only in the specification; nine recordings held 182 coaches with 398 seasons since 1892, and 31 of the coaches had no hire date.
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
         * @description A single object, not an array: who one head coach is, where he works now, and his record over his whole career.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Named by path only in the specification; no answer was recorded, and a coach that does not exist is a 404, where most operations would give an empty array.
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
         * @description One row is one season of one head coach at one team, with what surrounds the record: ratings and how they moved, recruiting, polls, home and away, points, playoff, and the draft that followed.
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
         *     Observed: Named by path only in the specification; no answer was recorded, so the rows are as the service declares them. An unknown coach or team gives an empty array.
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
         * @description One row is one stretch of time that one head coach spent at one team, with its record; a coach who came back has two. Interim posts are marked. It answers who coached a team when, and who does now.
         *
         *     Give `coachId` or `team`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Named by path only in the specification; no answer was recorded, so the rows are as the service declares them. An unknown coach or team gives an empty array.
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
         * @description One row is one player whose name contains the search term. It is the place to find the player ids that other operations ask for. Narrow a common name by year, team or position.
         *
         *     Costs one call of the monthly quota.
         *
         *     At most 100 rows an answer.
         *
         *     Observed: Named by path only in the specification; a part of the name is enough, an empty search term is taken, an answer stops at 100 players, and the one recording held a single player.
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
         * @description One row is one player's season: the share of his team's plays in which he had a part, in all and by down and kind of play.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Named by path only in the specification; the quarterback in the one recorded row had a part in half of the plays and 82 % of the passes, and there is nothing before 2013.
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
         * @description A single object, not an array: one player's season with box score statistics, usage and predicted points added.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Named by path only in the specification; where nothing is known of the player in that season it is a 204 without a body, which no other operation sends; a player with several teams has one object only.
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
         * @description One row is one team's season: how much of the production of the season before its returning players account for, in predicted points and in plays, by passing, receiving and rushing. A first guess at how a team will do.
         *
         *     Give `year` or `team`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Named by path only in the specification; the one recorded row gave the shares from 0 to 1, though their names say percent.
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
         * @description One row is one player who entered the transfer portal ahead of a season, with where from, where to, when and how highly he was rated. Rows carry no player id; only names and schools connect them with other operations.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Named by path only in the specification; of 15,213 transfers of the seasons 2021 to 2026, 3,147 had no destination, 6,974 no rating and 2,168 no stars.
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
         * @description One row is one week with all the polls of it, and each poll with its teams. To follow the playoff committee alone, ask for that poll, and for its latest or its final ranking.
         *
         *     When `latest` is `true`, `final` must be `false` and `poll` must be given.
         *
         *     When `final` is `true`, `latest` must be `false` and `poll` must be given.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Named by path only in the specification; seven recordings held 41 weeks with 181 polls of six kinds. A season or week without polls gives an empty array.
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
         * @description One row is one game with what each bookmaker offered on it: spread, total and moneylines, with the opening values where they are known. Good for comparing bookmakers and for holding ratings against the market.
         *
         *     Give `year` or `gameId`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Named by path only in the specification; 4,732 recorded games agree with the service's declaration, and a game without any line stays in, with an empty array, when at least one side plays in the FBS.
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
         * @description One row is one recruit: ranking, rating and stars, size, hometown, and the school that he committed to. Without a classification the answer holds recruits from high schools only.
         *
         *     Give `year` or `team`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Named by path only in the specification; 6,446 recorded recruits of the classes of 2006 to 2026 agree with the service's declaration, all of them from high schools.
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
         * @description One row is one team's recruiting class of one year with its rank and points. Nothing is required; a year gives one ranking, a team the history of its classes.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Named by path only in the specification; 369 recorded rows of the classes of 2000 to 2026 agree with the service's declaration.
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
         * @description One row is one team's recruits of one position group over a span of classes, counted and averaged.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Named by path only in the specification; in the ten recorded rows, all of one team, the number of commits and their average of stars came back as text, though declared as numbers, and one of the groups was named All Positions, so adding the groups up would count twice.
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
         * @description One row is one team's season in the CORE system, overall and by side of the ball, with the week up to which plays were counted and the version of the model, so that ratings of two versions are not compared by accident.
         *
         *     Give `year` or `team`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Named by path only in the specification; parameters and rows are those of the service's declaration, without a recorded answer, and the data begin in 2016.
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
         * @description One row is one team's season in the SP system, with its offense, defense and special teams.
         *
         *     Give `year` or `team`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Named by path only in the specification; each season in the answer adds a row named nationalAverages, to be taken out before ranking or counting, which has no conference and null rankings, even when a team filters the rest.
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
         * @description One row is one conference's season in the SP system, with its offense, defense and special teams. Unlike for teams there are no rankings, so sort by rating.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Named by path only in the specification; parameters and rows are those of the service's declaration, without a recorded answer, and the FBS is what comes back where no division is asked for.
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
         * @description One row is one team's season in the Simple Rating System: how many points better than the average team it was, its schedule taken into account.
         *
         *     Give `year` or `team`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Named by path only in the specification; the one recorded row agrees with the service's declaration, and the data begin in 1897.
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
         * @description One row is one team's season in an expanded Simple Rating System, with the team's division in the row. The service does not say how it differs from the plain SRS, so do not mix their values.
         *
         *     Give `year` or `team`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Named by path only in the specification; parameters and rows are those of the service's declaration, without a recorded answer, and the data begin in 2003.
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
         * @description One row is one team's Elo rating in one season: after a week, after the latest week there is, or before the season. Elo moves with every result by how far it surprised.
         *
         *     When `preseason` is `true`, `seasonType` must be `regular` or `both` and `week` must be left out.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Named by path only in the specification; the one recorded row agrees with the service's declaration, and a preseason question leaves out teams without a regular-season game.
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
         * @description One row is one team's season in the Football Power Index: the rating in points, where the team ranks in the parts of its record, and its efficiencies by unit.
         *
         *     Give `year` or `team`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Named by path only in the specification; the one recorded row agrees with the service's declaration, and the data begin in 2005.
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
         * @description One row is one spot on the field and the points that an offense can expect to score from there, on the down and with the distance that were asked for. PPA is, by its name, what a play adds to such a value.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Named by path only in the specification; a recorded answer held 90 rows, one for each yard line from 1 to 90.
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
         * @description One row is one team's season: points added per play by its offense and allowed by its defense, by kind of play and by down, and the sums over the season.
         *
         *     Give `year` or `team`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Named by path only in the specification; in the one recorded row the sums of passing and rushing do not add up to the total.
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
         * @description One row is one team in one game: points added per play by its offense and allowed by its defense, by kind of play and by down. The opponent has a row of its own.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Named by path only in the specification; the one recorded row agrees with the service's declaration.
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
         * @description One row is one player in one game: points added per play in which he had a part. The question has to be narrowed to a week or a team, and a threshold keeps out players with a play or two. Rows name the week and the opponent, but not the game's id.
         *
         *     Give `week` or `team`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Named by path only in the specification; in four of eight recorded rows the average over rushing plays was null, where the service declares that it may be left out.
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
         * @description One row is one player's season: points added per play in which he had a part, and in sum, by kind of play and by down. A threshold keeps out players with a handful of plays.
         *
         *     Give `year` or `playerId`.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Named by path only in the specification; six rows were recorded, in some of which averages without a play behind them were null and the sums beside them 0.
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
         * @description One row is one play of one game with the home team's chance to win and the situation. Drawn in the order of playNumber the rows are the game's win probability chart.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Named by path only in the specification; one game was recorded, with 176 plays numbered from 0.
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
         * @description One row is one game with the spread and the home team's chance to win before kickoff. Nothing is required; ask week by week.
         *
         *     Costs one call of the monthly quota.
         *
         *     At most 1,000 rows an answer.
         *
         *     Observed: Named by path only in the specification; 115 recorded rows agree with the service's declaration, and an answer stops at 1,000 rows.
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
         * @description One row is one spot on the field and the points that a field goal try from there is worth on average. Held against predicted points it says when a kick is the better choice.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Named by path only in the specification; a recorded answer held 100 rows, one for each yard from 0 to 99.
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
         * @description One row is one number of one player's season, so a player has many rows; without a team, conference or category the answer is very large. Values are strings.
         *
         *     Costs one call of the monthly quota.
         *
         *     At most 2 calls in flight per key.
         *
         *     Observed: More than two requests of one key in flight on this path get a 429 with Retry-After, at no cost; beyond 15 requests in 10 seconds the answer comes up to 2 seconds late and says so in its headers.
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
         * @description One row is one player's season: how many of the passing and rushing plays credited to him succeeded. A threshold keeps out players with a handful of plays.
         *
         *     Give `year` or `playerId`.
         *
         *     Costs one call of the monthly quota.
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
         * @description One row is one player's game: how many of the passing and rushing plays credited to him succeeded. The question has to be narrowed to a week, a team or a player.
         *
         *     Give `week`, `team` or `playerId`.
         *
         *     Costs one call of the monthly quota.
         *
         *     At most 2 calls in flight per key.
         *
         *     Observed: More than two requests of one key in flight on this path get a 429 with Retry-After, at no cost.
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
         * @description One row is one number of one team's season, so a team has as many rows as there are categories. Good for tables and rankings. No parameter picks a category: keep the rows whose statName is wanted.
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
         * @description Every category that can appear as statName of a team's season statistics. One string each, no object around it.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: A recording held 38 categories.
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
         * @description One row is one team's season in advanced measures, for its offense and for what its defense allowed: PPA, success, explosiveness, yards by level, havoc, field position, by down and by kind of play.
         *
         *     Give `year` or `team`.
         *
         *     Costs one call of the monthly quota.
         *
         *     At most 2 calls in flight per key.
         *
         *     Observed: More than two requests of one key in flight on this path get a 429 with Retry-After, at no cost.
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
         * @description One row is one team in one game in advanced measures, for its offense and for what its defense allowed; the opponent has a row of its own.
         *
         *     Give `year` or `team`.
         *
         *     Costs one call of the monthly quota.
         *
         *     At most 2 calls in flight per key.
         *
         *     Observed: More than two requests of one key in flight on this path get a 429 with Retry-After, at no cost.
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
         * @description One row is one team in one game: the havoc that its defense caused and the havoc that its offense suffered, as events and as shares of the plays. The opponent has a row of its own.
         *
         *     Give `year` or `team`.
         *
         *     Costs one call of the monthly quota.
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
         * @description One row is one team of the NFL with its location, nickname and logo. Its location is what the team filter of the draft picks takes.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Named by path only in the specification; a recorded answer held 32 teams, one of them without a nickname.
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
         * @description One row is one position that players are drafted at, by name and abbreviation. Both are what the position filter of the draft picks takes.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Named by path only in the specification; a recorded answer held 29 positions.
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
         * @description One row is one pick of one NFL draft: who was taken when by whom, from which college, with the grades that he had before the draft and where he comes from.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Named by path only in the specification; the one recorded pick agrees with the service's declaration, by which the coordinates of the hometown are text.
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
         * @description One row is one team's season, adjusted for the strength of its opponents: points added, success, explosiveness and where the rushing yards came from, on both sides of the ball. Good for comparing teams that never met.
         *
         *     Needs supporter tier 1 or higher.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Named by path only in the specification; the one recorded row has the specified fields of AdjustedTeamMetrics, and a key below tier 1 is refused with a 401 whose message names the tier.
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
         * @description One row is one passer's season: expected points added per play, adjusted for the strength of the opponents, and the number of plays that it rests on. A few plays make a wild average, so look at that number first.
         *
         *     Needs supporter tier 1 or higher.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Named by path only in the specification; two recorded rows have the specified fields of PlayerWeightedEPA, and a key below tier 1 is refused with a 401 whose message names the tier.
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
         * @description One row is one rusher's season: expected points added per play, adjusted for the strength of the opponents, and the number of plays that it rests on.
         *
         *     Needs supporter tier 1 or higher.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Named by path only in the specification; four recorded rows, a quarterback among them, have the specified fields of PlayerWeightedEPA, and a key below tier 1 is refused with a 401 whose message names the tier.
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
         * @description One row is one kicker's season: the points that he added above a replacement kicker (PAAR), and the number of kicks that they rest on.
         *
         *     Needs supporter tier 1 or higher.
         *
         *     Costs one call of the monthly quota.
         *
         *     Observed: Named by path only in the specification; the one recorded row has the specified fields of KickerPAAR, and a key below tier 1 is refused with a 401 whose message names the tier.
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
         * @description What the key may do and how much of its monthly quota is left: tier, limit, used and remaining calls, the reset, and the features that the tier opens. A single object; ask before a large job.
         *
         *     Not metered: a call costs nothing.
         *
         *     Observed: Named by path only in the specification; a call costs nothing, and the recorded answer of a spent free key showed a limit of 1,000.
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
         * @description How the key was used of late: requests in sum, the paths asked for most, and the latest requests. A single object that finds what eats a quota; it covers 31 days at most.
         *
         *     Not metered: a call costs nothing.
         *
         *     Observed: Named by path only in the specification; parameters, bounds and fields are those of the service's declaration, without a recorded answer, and a call costs nothing.
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
         * @description A part of a season. regular: the regular season with its conference championships; postseason: bowls and playoffs; both: every part, of sense as a filter; allstar: all-star games; spring_regular and spring_postseason: a season that was moved to the spring.
         *
         *     Observed: As a parameter, both filters nothing.
         * @enum {string}
         */
        SeasonType: "regular" | "postseason" | "both" | "allstar" | "spring_regular" | "spring_postseason";
        /**
         * @description The division in which a team plays. fbs: Football Bowl Subdivision, the top one; fcs: Football Championship Subdivision; ii and iii: NCAA Divisions II and III; ii/iii: Divisions II and III, undivided.
         * @enum {string}
         */
        DivisionClassification: "fbs" | "fcs" | "ii" | "ii/iii" | "iii";
        /**
         * @description How a broadcast reaches its audience. tv: television; radio: sound only, over the air; web: a stream on the internet; ppv: pay-per-view; mobile: an app on a phone.
         * @enum {string}
         */
        MediaType: "tv" | "radio" | "web" | "ppv" | "mobile";
        /**
         * @description A playoff whose bracket the service tracks. cfp: the College Football Playoff of the FBS.
         * @enum {string}
         */
        PlayoffCompetition: "cfp";
        /**
         * @description A round of a playoff. first_round: the games that the best seeds skip; quarterfinal: the last eight; semifinal: the last four; championship: the final.
         * @enum {string}
         */
        PlayoffRound: "first_round" | "quarterfinal" | "semifinal" | "championship";
        /**
         * @description Where a game on the scoreboard stands. scheduled: listed before kickoff; in_progress: under way; completed: finished.
         * @enum {string}
         */
        GameStatus: "scheduled" | "in_progress" | "completed";
        /**
         * @description The side of a game. home: the home team, also where the site is neutral; away: the visitors.
         *
         *     Observed: Recorded rows hold home or away; the specified sample shows home only and names no full set of values.
         * @enum {string}
         */
        HomeAway: "home" | "away";
        /**
         * @description Part of a season as the per-game statistics store it. `regular` is the autumn season up to the conference championships, `postseason` bowls and playoffs, `preseason` games before the season proper, `allstar` exhibitions of selected players, and `spring_regular` and `spring_postseason` the seasons moved to spring. Unlike SeasonType it knows `preseason` and has no `both`, which only makes sense as a filter.
         * @enum {string}
         */
        SeasonTypeDB: "allstar" | "postseason" | "preseason" | "regular" | "spring_postseason" | "spring_regular";
        /**
         * @description Level at which a conference plays. `fbs` is the NCAA's Football Bowl Subdivision, `fcs` its Football Championship Subdivision, `ii` and `iii` are Divisions II and III, and `ii/iii` stands for a level shared by the last two.
         * @enum {string}
         */
        ConferenceClassification: "fbs" | "fcs" | "ii" | "ii/iii" | "iii";
        /**
         * @description Where a playoff stands. scheduled: the bracket is laid out, the teams are not chosen; selected: the teams are chosen, no game has begun; in_progress: games are being played; completed: there is a champion. The service explains none of them beyond its name.
         *
         *     Observed: Every recorded playoff was completed.
         * @enum {string}
         */
        PlayoffStatus: "scheduled" | "selected" | "in_progress" | "completed";
        /**
         * @description How a team came into a playoff. automatic: as the champion of a conference with a claim to a place; at_large: chosen by the selection committee.
         *
         *     Observed: Both were recorded.
         * @enum {string}
         */
        PlayoffBidType: "automatic" | "at_large";
        /**
         * @description What became of a team in a playoff. active: still in it; eliminated: lost a game of it; champion: won it.
         *
         *     Observed: Recorded playoffs were over, so active was never seen.
         * @enum {string}
         */
        PlayoffOutcome: "active" | "eliminated" | "champion";
        /**
         * @description Which team of a matchup moves on into a slot. winner: the one that won.
         *
         *     Observed: The service declares no other value.
         * @enum {string}
         */
        PlayoffSlotOutcome: "winner";
        /**
         * @description What a live play counts as. rush: a run; pass: a pass; other: neither, such as a kick or a penalty.
         *
         *     Observed: All three were recorded.
         * @enum {string}
         */
        LivePlayKind: "rush" | "pass" | "other";
        /**
         * @description The kind of down on which a live play began. passing: so long that a pass is to be expected; standard: any other.
         *
         *     Observed: Every recorded play was on a standard down, kickoffs included.
         * @enum {string}
         */
        LiveDownType: "passing" | "standard";
        /**
         * @description How a pass ended. completion: caught by the offense; incompletion: caught by nobody; interception: caught by the defense.
         *
         *     Observed: Declared with these values; no recording holds one.
         * @enum {string}
         */
        PassOutcome: "completion" | "incompletion" | "interception";
        /**
         * @description How far downfield a pass went. short and deep are all there is; the service names no distance.
         *
         *     Observed: Declared with these values; no recording holds one.
         * @enum {string}
         */
        PassDepth: "short" | "deep";
        /**
         * @description The side of the field to which a pass went: left, middle or right.
         *
         *     Observed: Declared with these values; no recording holds one.
         * @enum {string}
         */
        PassDirection: "left" | "middle" | "right";
        /**
         * @description The depth and direction of a pass in one, with a space between; also the keys of PassingLocations.
         *
         *     Observed: Declared with these values; no recording holds one.
         * @enum {string}
         */
        PassLocation: "short left" | "short middle" | "short right" | "deep left" | "deep middle" | "deep right";
        /**
         * @description How well the pass could be read out of the record of the play. complete: all of it; partial: some of it; invalid: not as a pass. The service explains none of them beyond its name.
         *
         *     Observed: Declared with these values; no recording holds one.
         * @enum {string}
         */
        PassParseStatus: "complete" | "partial" | "invalid";
        /**
         * @description The direction of a run: left, middle or right.
         *
         *     Observed: Declared with these values; no recording holds one.
         * @enum {string}
         */
        RushDirection: "left" | "middle" | "right";
        /**
         * @description To whom a run could be credited. individual: to one player; team: to the team and to no player; multi_carrier: several players carried the ball; unmatched: no player fits; ambiguous: several players fit; conflict: the sources contradict each other; unlinked: a player is named whom the service cannot tie to an id. The service explains none of them beyond its name.
         *
         *     Observed: Declared with these values; no recording holds one.
         * @enum {string}
         */
        RushAttributionStatus: "individual" | "team" | "multi_carrier" | "unmatched" | "ambiguous" | "conflict" | "unlinked";
        /**
         * @description How well the run could be read out of the record of the play. complete: all of it; partial: some of it; invalid: not as a run. The service explains none of them beyond its name.
         *
         *     Observed: Declared with these values; no recording holds one.
         * @enum {string}
         */
        RushParseStatus: "complete" | "partial" | "invalid";
        /**
         * @description A poll that can be asked for by itself. cfp: the rankings of the College Football Playoff's selection committee.
         *
         *     Observed: The service declares this value alone.
         * @enum {string}
         */
        RankingPoll: "cfp";
        /**
         * @description Whether a transfer may play. Withdrawn: he took his name out of the portal again; TBD: not decided; PendingAppeal: an appeal is pending; SittingOne: he has to sit out one season; Immediate: he may play at once. The service explains none of them beyond its name.
         *
         *     Observed: Every value occurs in recordings.
         * @enum {string}
         */
        TransferEligibility: "Withdrawn" | "TBD" | "PendingAppeal" | "SittingOne" | "Immediate";
        /**
         * @description How a coach's playoff went. active: his team is still in it; eliminated: it lost; champion: it won the final.
         *
         *     Observed: The service declares these values, and none was recorded.
         * @enum {string}
         */
        CfpCoachSeasonOutcome: "active" | "eliminated" | "champion";
        /**
         * @description Where a recruit comes from. JUCO: a junior college; PrepSchool: a preparatory school, usually for a year after high school; HighSchool: a high school.
         *
         *     Observed: The service declares these three values; every recorded recruit came from a high school.
         * @enum {string}
         */
        RecruitClassification: "JUCO" | "PrepSchool" | "HighSchool";
        /**
         * @description The part of the season up to which a CORE rating counts plays, going by its name. regular: the regular season; postseason: the postseason.
         *
         *     Observed: The service declares these two values, fewer than SeasonType has.
         * @enum {string}
         */
        CoreRatingSeasonType: "regular" | "postseason";
        /**
         * @description A service that one key opens. cfb: this one, of college football; cbb: that of college basketball, going by its name; all: both together, of use in a query and as the scope of a report.
         *
         *     Observed: The service declares these three values; cfb and cbb were recorded as the products of a key.
         * @enum {string}
         */
        UserUsageApi: "all" | "cfb" | "cbb";
        /** @description One game, played or scheduled, with place, score, ratings before and after, and its playoff round if it has one. */
        Game: {
            /**
             * Format: int32
             * @description The number by which every other operation knows this game.
             */
            id: number;
            /**
             * Format: int32
             * @description The year in which the season began; a bowl played in January carries the year before.
             */
            season: number;
            /**
             * Format: int32
             * @description The week within the season type; each season type starts again at 1.
             */
            week: number;
            /** @description The part of the season that the game belongs to. */
            seasonType: components["schemas"]["SeasonType"];
            /**
             * Format: date-time
             * @description When the game kicks off. May change while startTimeTBD is true.
             *
             *     Observed: Recorded times end in Z, which is UTC.
             */
            startDate: string;
            /** @description Whether the kickoff time has yet to be determined. */
            startTimeTBD: boolean;
            /** @description Whether the game is over. */
            completed: boolean;
            /** @description Whether the game is played on neither team's own field. */
            neutralSite: boolean;
            /** @description Whether both teams meet as members of one conference. */
            conferenceGame: boolean;
            /**
             * Format: int32
             * @description Spectators at the game. Null where no count is known.
             *
             *     Observed: Null in most recorded games.
             */
            attendance: number | null;
            /**
             * Format: int32
             * @description The id of the venue. Null where the place is not known.
             */
            venueId: number | null;
            /** @description The name of the venue. Null where the place is not known. */
            venue: string | null;
            /**
             * Format: int32
             * @description Number of the home team; it is the id of GET /teams.
             */
            homeId: number;
            /** @description The school of the home team. */
            homeTeam: string;
            /** @description The name of the home team's conference. Null for a team without one, such as a club. */
            homeConference: string | null;
            /**
             * @description The division of the home team. Null where the team belongs to none that the service knows.
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
             * @description The home team's points by period, overtime periods after the fourth. Null where they are not known.
             *
             *     Observed: Every recorded entry was a whole number, though the service declares any number.
             */
            homeLineScores: number[] | null;
            /**
             * Format: double
             * @description How likely (0 to 1) the home team was to win, judged after the game by how both teams played. Null where it was not computed.
             */
            homePostgameWinProbability: number | null;
            /**
             * Format: int32
             * @description The home team's Elo rating before kickoff, about 500 to 2,500. Null where the team has none.
             */
            homePregameElo: number | null;
            /**
             * Format: int32
             * @description The home team's Elo rating after the game, about 500 to 2,500. Null where the team has none or the game is not over.
             */
            homePostgameElo: number | null;
            /**
             * Format: int32
             * @description Number of the away team; it is the id of GET /teams.
             */
            awayId: number;
            /** @description The school of the away team. */
            awayTeam: string;
            /** @description The name of the away team's conference. Null for a team without one, such as a club. */
            awayConference: string | null;
            /**
             * @description The division of the away team. Null where the team belongs to none that the service knows.
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
             * @description The away team's points by period, overtime periods after the fourth. Null where they are not known.
             *
             *     Observed: Every recorded entry was a whole number, though the service declares any number, and the least was negative (-3).
             */
            awayLineScores: number[] | null;
            /**
             * Format: double
             * @description How likely (0 to 1) the away team was to win, judged after the game by how both teams played. Null where it was not computed.
             */
            awayPostgameWinProbability: number | null;
            /**
             * Format: int32
             * @description The away team's Elo rating before kickoff, about 500 to 2,500. Null where the team has none.
             */
            awayPregameElo: number | null;
            /**
             * Format: int32
             * @description The away team's Elo rating after the game, about 500 to 2,500. Null where the team has none or the game is not over.
             */
            awayPostgameElo: number | null;
            /**
             * Format: double
             * @description How wildly the win probability swung, about 0 to 22; higher is wilder. Null where it was not computed.
             */
            excitementIndex: number | null;
            /**
             * @description The address of a video with the highlights. Null where there is none.
             *
             *     Observed: A string in every recorded game, empty where no video is known.
             */
            highlights: string | null;
            /**
             * @description What the game is called or known for, such as the name of the bowl. Null where there is nothing to say.
             *
             *     Observed: Null in most recorded games.
             */
            notes: string | null;
            /**
             * @description The game's place in a playoff bracket. Null for a game outside the playoffs that the service tracks.
             *
             *     Observed: Null for every game that belongs to no tracked playoff.
             */
            playoff: components["schemas"]["GamePlayoff"] | null;
        };
        /** @description Where a game stands in the bracket of a playoff. */
        GamePlayoff: {
            /** @description The playoff that the game belongs to. */
            competition: components["schemas"]["PlayoffCompetition"];
            /** @description The bracket of that season such as four_team. */
            format: string;
            /** @description The round for programs to compare. */
            round: components["schemas"]["PlayoffRound"];
            /** @description The round for people to read such as National Championship. */
            roundName: string;
            /** @description The game's own place in the bracket such as SF1 or CH. */
            bracketSlot: string;
            /**
             * Format: int32
             * @description The home team's seed, 1 being the best. Null where it is not settled.
             *
             *     Observed: The service declares that it may be null, though every recorded playoff game carried one.
             */
            homeSeed: number | null;
            /**
             * Format: int32
             * @description The away team's seed, 1 being the best. Null where it is not settled.
             *
             *     Observed: The service declares that it may be null, though every recorded playoff game carried one.
             */
            awaySeed: number | null;
            /**
             * @description The bowl that hosts the game. Null where none is named.
             *
             *     Observed: Null for one of three recorded playoff games.
             */
            bowlName: string | null;
        };
        /** @description The side of a game that a box score's rows are about. */
        GameStatsTeamBase: {
            /** @description School whose side of the game the row describes. */
            team: string;
            /**
             * @description The name of the team's conference. Null for a team without one.
             *
             *     Observed: The service itself declares that it may be null.
             */
            conference: string | null;
            /** @description The side of the game that the team is on. */
            homeAway: components["schemas"]["HomeAway"];
            /**
             * Format: int32
             * @description The team's score. Null where none is known.
             *
             *     Observed: The service itself declares that it may be null.
             */
            points: number | null;
        };
        /** @description The box score of one game by team. */
        GameTeamStats: {
            /**
             * Format: int32
             * @description The number by which every operation knows the game.
             */
            id: number;
            /** @description The two sides of the game; look at homeAway rather than at the order. */
            teams: components["schemas"]["GameTeamStatsTeam"][];
        };
        /** @description One side of a game with its box score. */
        GameTeamStatsTeam: {
            /**
             * Format: int32
             * @description Number of the team; it is the id of GET /teams.
             */
            teamId: number;
            /** @description The statistics of the team, an entry each. */
            stats: components["schemas"]["GameTeamStatsTeamStat"][];
        } & components["schemas"]["GameStatsTeamBase"];
        /** @description One statistic of a team in a game. */
        GameTeamStatsTeamStat: {
            /** @description What was counted such as firstDowns. */
            category: string;
            /** @description The value, always as a string. */
            stat: string;
        };
        /** @description The box score of one game by player. */
        GamePlayerStats: {
            /**
             * Format: int32
             * @description The number by which every operation knows the game.
             */
            id: number;
            /** @description The two sides of the game; look at homeAway rather than at the order. */
            teams: components["schemas"]["GamePlayerStatsTeam"][];
        };
        /** @description One side of a game with the box scores of its players. */
        GamePlayerStatsTeam: {
            /** @description The categories in which the team's players have statistics. */
            categories: components["schemas"]["GamePlayerStatCategories"][];
        } & components["schemas"]["GameStatsTeamBase"];
        /** @description One category of player statistics with its columns. */
        GamePlayerStatCategories: {
            /** @description The category such as passing or puntReturns. */
            name: string;
            /** @description The columns of the category. */
            types: components["schemas"]["GamePlayerStatTypes"][];
        };
        /** @description One column of a category with a value for each player. */
        GamePlayerStatTypes: {
            /** @description The column's heading such as C/ATT or YDS. */
            name: string;
            /** @description The players with a value in this column. */
            athletes: components["schemas"]["GamePlayerStatPlayer"][];
        };
        /** @description One player's value in one column. */
        GamePlayerStatPlayer: {
            /**
             * @description The id of the player, as a string.
             *
             *     Observed: Negative (-7347) in a recording for what is credited to the team as a whole, under the name " Team", with a leading space.
             */
            id: string;
            /** @description The player's name. */
            name: string;
            /** @description The value; always a string since some are pairs such as 17/21 passes. */
            stat: string;
        };
        /** @description Which game a row is about, without its score. */
        GameHeaderBase: {
            /**
             * Format: int32
             * @description The number by which every operation knows the game.
             */
            id: number;
            /**
             * Format: int32
             * @description The year in which the season began; a bowl played in January carries the year before.
             */
            season: number;
            /**
             * Format: int32
             * @description The week within the season type; each season type starts again at 1.
             */
            week: number;
            /** @description The part of the season that the game belongs to. */
            seasonType: components["schemas"]["SeasonType"];
            /**
             * Format: date-time
             * @description When the game kicks off.
             *
             *     Observed: Recorded times end in Z, which is UTC.
             */
            startTime: string;
            /** @description The school of the home team. */
            homeTeam: string;
            /** @description The name of the home team's conference. Null for a team without one. */
            homeConference: string | null;
            /** @description The school of the away team. */
            awayTeam: string;
            /** @description The name of the away team's conference. Null for a team without one. */
            awayConference: string | null;
        };
        /** @description One outlet that carries one game; a game has as many rows as outlets. */
        GameMedia: {
            /** @description Whether the kickoff time has yet to be determined. */
            isStartTimeTBD: boolean;
            /** @description How the outlet reaches its audience. */
            mediaType: components["schemas"]["MediaType"];
            /** @description The channel or platform such as ESPN or ABC. */
            outlet: string;
        } & components["schemas"]["GameHeaderBase"];
        /** @description The weather at one game. The service names no unit for any of its values. */
        GameWeather: {
            /** @description Whether the game is played under a roof, where the weather outside matters little. */
            gameIndoors: boolean;
            /**
             * Format: int32
             * @description Number of the stadium; it is the id of GET /venues.
             */
            venueId: number;
            /** @description What the stadium is called. */
            venue: string;
            /**
             * Format: double
             * @description The air's temperature. Null where it was not recorded. The service names no unit.
             *
             *     Observed: A recording held 89.6 in August, which reads as Fahrenheit.
             */
            temperature: number | null;
            /**
             * Format: double
             * @description The temperature at which dew forms. Null where it was not recorded. The service names no unit.
             *
             *     Observed: A recording held 73.4 beside a temperature of 89.6, which reads as Fahrenheit.
             */
            dewPoint: number | null;
            /**
             * Format: double
             * @description The relative humidity. Null where it was not recorded. The service names no unit.
             *
             *     Observed: A recording held 59, which reads as percent.
             */
            humidity: number | null;
            /**
             * Format: double
             * @description How much rain or melted snow fell. Null where it was not recorded. The service names no unit.
             *
             *     Observed: A recording held 0.004 in a light rain, which reads as inches.
             */
            precipitation: number | null;
            /**
             * Format: double
             * @description How much snow fell. Null where it was not recorded. The service names no unit.
             */
            snowfall: number | null;
            /**
             * Format: double
             * @description The direction of the wind. Null where it was not recorded. The service names no unit.
             *
             *     Observed: A recording held 340, which reads as degrees of the compass.
             */
            windDirection: number | null;
            /**
             * Format: double
             * @description The speed of the wind. Null where it was not recorded. The service names no unit.
             */
            windSpeed: number | null;
            /**
             * Format: double
             * @description The air pressure. Null where it was not recorded. The service names no unit.
             *
             *     Observed: A recording held 1014, which reads as hectopascals, the same as millibars.
             */
            pressure: number | null;
            /**
             * Format: double
             * @description A code for the weather. Null where it was not recorded. The service does not list the codes.
             *
             *     Observed: A recording held 7 with light rain.
             */
            weatherConditionCode: number | null;
            /** @description The weather in words such as Light Rain. Null where it was not recorded. */
            weatherCondition: string | null;
        } & components["schemas"]["GameHeaderBase"];
        /** @description One team's record over one season, in all and by kind of game. */
        TeamRecords: {
            /**
             * Format: int32
             * @description The season by the year in which it began.
             */
            year: number;
            /**
             * Format: int32
             * @description Number of the team; it is the id of GET /teams.
             */
            teamId: number;
            /** @description School whose record it is. */
            team: string;
            /**
             * @description The division in which the team played that season. Null where it belonged to none that the service knows.
             *
             *     Observed: The service itself declares that it may be null.
             */
            classification: components["schemas"]["DivisionClassification"] | null;
            /** @description The conference in which the team played that season. */
            conference: string;
            /**
             * @description The division within the conference such as East.
             *
             *     Observed: An empty string where it is unknown.
             */
            division: string;
            /**
             * Format: double
             * @description How many wins the team's play was worth, whatever the scoreboard said; compare it with the wins to see luck. Null where it was not computed.
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
             * @description Games that the record counts.
             */
            games: number;
            /**
             * Format: int32
             * @description Games won.
             */
            wins: number;
            /**
             * Format: int32
             * @description Games lost.
             */
            losses: number;
            /**
             * Format: int32
             * @description Games that ended level.
             */
            ties: number;
        };
        /** @description One week of a season and the days that belong to it. */
        CalendarWeek: {
            /**
             * Format: int32
             * @description The year in which the season began.
             */
            season: number;
            /**
             * Format: int32
             * @description The week within the season type; each season type starts again at 1.
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
             * @description When the first game of the week starts; use startDate instead.
             *
             *     Observed: Always present, and the same as startDate.
             */
            firstGameStart?: string;
            /**
             * Format: date-time
             * @deprecated
             * @description When the last game of the week starts; use endDate instead.
             *
             *     Observed: Always present, and the same as endDate.
             */
            lastGameStart?: string;
        };
        /** @description One game of the current week as it stands right now. */
        ScoreboardGame: {
            /**
             * Format: int32
             * @description The number by which every operation knows the game.
             */
            id: number;
            /**
             * Format: date-time
             * @description When the game kicks off.
             *
             *     Observed: Recorded times end in Z, which is UTC.
             */
            startDate: string;
            /** @description Whether the kickoff time has yet to be determined. */
            startTimeTBD: boolean;
            /** @description The television outlet such as CBS. Null where none is known. */
            tv: string | null;
            /** @description Whether the game is played on neither team's own field. */
            neutralSite: boolean;
            /** @description Whether both teams meet as members of one conference. */
            conferenceGame: boolean;
            /** @description Where the game stands. */
            status: components["schemas"]["GameStatus"];
            /**
             * Format: int32
             * @description The period being played, 1 to 4 in regulation. Meaningful while the game is in progress, and null where there is none to tell.
             */
            period: number | null;
            /** @description The time left in the period. Meaningful while the game is in progress, and null where there is none to tell. */
            clock: string | null;
            /**
             * @description Down, distance and spot such as 3rd & 13 at ARMY 42. Meaningful while the game is in progress, and null where there is none to tell.
             *
             *     Observed: A finished game kept its last one.
             */
            situation: string | null;
            /**
             * @description The side that has the ball. Meaningful while the game is in progress, and null where there is none to tell.
             *
             *     Observed: A finished game kept its last one, home.
             */
            possession: string | null;
            /**
             * @description The last play in words. Meaningful while the game is in progress, and null where there is none to tell.
             *
             *     Observed: A finished game kept its last one.
             */
            lastPlay: string | null;
            /** @description Where the game is played. */
            venue: components["schemas"]["ScoreboardVenue"];
            /** @description The home side with its score and its chance to win. */
            homeTeam: components["schemas"]["ScoreboardTeam"];
            /** @description The away side with its score and its chance to win. */
            awayTeam: components["schemas"]["ScoreboardTeam"];
            /** @description Conditions at the venue; every member may be null. */
            weather: components["schemas"]["ScoreboardWeather"];
            /** @description Spread, total and moneylines; every member may be null. */
            betting: components["schemas"]["ScoreboardBetting"];
        };
        /** @description Where a game is played. */
        ScoreboardVenue: {
            /**
             * @description The state by its abbreviation such as MD. Null where it is not known.
             *
             *     Observed: The service itself declares that it may be null.
             */
            state: string | null;
            /**
             * @description The town in which the stadium stands. Null where it is not known.
             *
             *     Observed: The service itself declares that it may be null.
             */
            city: string | null;
            /**
             * @description The stadium. Null where it is not known.
             *
             *     Observed: The service itself declares that it may be null.
             */
            name: string | null;
        };
        /** @description One side of a game on the scoreboard. */
        ScoreboardTeam: {
            /**
             * Format: double
             * @description How likely (0 to 1) the team is to win as the game stands. Null where it is not computed.
             *
             *     Observed: Null unless the game is in progress.
             */
            winProbability: number | null;
            /**
             * @description The team's points by period, overtime periods after the fourth. Null where there are none yet.
             *
             *     Observed: The service itself declares that it may be null.
             */
            lineScores: number[] | null;
            /**
             * Format: int32
             * @description The team's score. Null where there is none yet.
             *
             *     Observed: The service itself declares that it may be null.
             */
            points: number | null;
            /**
             * @description The division of the team. Null where it belongs to none that the service knows.
             *
             *     Observed: The service itself declares that it may be null.
             */
            classification: components["schemas"]["DivisionClassification"] | null;
            /**
             * @description The name of the team's conference. Null for a team without one.
             *
             *     Observed: The service itself declares that it may be null.
             */
            conference: string | null;
            /**
             * @description The team as it is shown to people, which need not be the school alone.
             *
             *     Observed: A recording held the school with its nickname ("Navy Midshipmen").
             */
            name: string;
            /**
             * Format: int32
             * @description The id of the team as in every other operation.
             */
            id: number;
        };
        /**
         * @description The weather at a game. The service names no unit for any of its values.
         *
         *     Observed: The service declares wind and temperature as doubles.
         */
        ScoreboardWeather: {
            /**
             * Format: double
             * @description The direction of the wind. Null where it is not known. The service names no unit.
             *
             *     Observed: The service itself declares that it may be null; a recording held 211, which reads as degrees of the compass.
             */
            windDirection: number | null;
            /**
             * Format: double
             * @description The speed of the wind. Null where it is not known. The service names no unit.
             *
             *     Observed: The service itself declares that it may be null.
             */
            windSpeed: number | null;
            /**
             * @description The weather in words such as Cloudy. Null where it is not known.
             *
             *     Observed: The service itself declares that it may be null.
             */
            description: string | null;
            /**
             * Format: double
             * @description The air's temperature. Null where it is not known. The service names no unit.
             *
             *     Observed: The service itself declares that it may be null; a recording held 42.8 in December, which reads as Fahrenheit.
             */
            temperature: number | null;
        };
        /** @description The betting line of a game. */
        ScoreboardBetting: {
            /**
             * Format: double
             * @description What a bet on the away team pays, in American odds such as 170. Null where no line is known.
             *
             *     Observed: The service itself declares that it may be null.
             */
            awayMoneyline: number | null;
            /**
             * Format: double
             * @description What a bet on the home team pays, in American odds such as -200. Null where no line is known.
             *
             *     Observed: The service itself declares that it may be null.
             */
            homeMoneyline: number | null;
            /**
             * Format: double
             * @description The sum of both scores that bets go above or below. Null where no line is known.
             *
             *     Observed: The service itself declares that it may be null.
             */
            overUnder: number | null;
            /**
             * Format: double
             * @description The handicap of the home team in points. Null where no line is known.
             *
             *     Observed: The service itself declares that it may be null; the home favorite of a recording had -6.
             */
            spread: number | null;
        };
        /** @description One game taken apart, by team, by player and by quarter. */
        AdvancedBoxScore: {
            /** @description Who played and how it ended. */
            gameInfo: components["schemas"]["BoxScoreGameInfo"];
            /** @description The measures of both teams. */
            teams: components["schemas"]["BoxScoreTeams"];
            /** @description The measures of the players of both teams. */
            players: components["schemas"]["BoxScorePlayers"];
        };
        /** @description Who played, how it ended, and how it stood with chances and excitement. */
        BoxScoreGameInfo: {
            /**
             * @description How wildly the win probability swung, about 0 to 22; higher is wilder. Null where it was not computed.
             *
             *     Observed: A number in one recording, a string of digits in another, and null for a game of 2001.
             */
            excitement: number | string | null;
            /** @description Whether the home team won. */
            homeWinner: boolean;
            /**
             * @description The win probability (0 to 1) of the away team. The service does not say of which moment. Null where it was not computed.
             *
             *     Observed: A number in one recording, a string of digits in another, and null for a game of 2001.
             */
            awayWinProb: number | string | null;
            /**
             * Format: double
             * @description The away team's score.
             */
            awayPoints: number;
            /** @description The school of the away team. */
            awayTeam: string;
            /**
             * @description The win probability (0 to 1) of the home team. The service does not say of which moment. Null where it was not computed.
             *
             *     Observed: A number in one recording, a string of digits in another, and null for a game of 2001.
             */
            homeWinProb: number | string | null;
            /**
             * Format: double
             * @description The home team's score.
             */
            homePoints: number;
            /** @description The school of the home team. */
            homeTeam: string;
        };
        /** @description The measures of both teams, one array for each kind with a row for each team. */
        BoxScoreTeams: {
            /** @description Rushing by direction and kind of carry, gained and allowed. */
            rushingAdvanced: components["schemas"]["TeamRushingGame"][];
            /** @description Passing by depth and direction, gained and allowed. */
            passing: components["schemas"]["TeamPassingGame"][];
            /** @description Where each team's drives began. */
            fieldPosition: components["schemas"]["TeamFieldPosition"][];
            /** @description How often each team came into scoring range and what it made of that. */
            scoringOpportunities: components["schemas"]["TeamScoringOpportunities"][];
            /**
             * @description How often plays were broken up.
             *
             *     Observed: Rates of a recording were those of the named team's defense.
             */
            havoc: components["schemas"]["TeamHavoc"][];
            /** @description Each team's running game by who earned the yards. */
            rushing: components["schemas"]["TeamRushingStats"][];
            /** @description What each team's successful plays were worth on average. */
            explosiveness: components["schemas"]["TeamExplosiveness"][];
            /** @description How often each team's plays succeeded. */
            successRates: components["schemas"]["TeamSuccessRates"][];
            /** @description Predicted points added by each team, summed over its plays. */
            cumulativePpa: components["schemas"]["TeamPPA"][];
            /** @description Predicted points added by each team per play. */
            ppa: components["schemas"]["TeamPPA"][];
        };
        /** @description The measures of the players of both teams, one array for each kind with a row for each player. */
        BoxScorePlayers: {
            /** @description Predicted points added on the plays in which each player had a part. */
            ppa: components["schemas"]["PlayerPPA"][];
            /** @description The share of the team's plays in which each player had a part. */
            usage: components["schemas"]["PlayerGameUsage"][];
            /** @description Each ball carrier's runs by direction and kind of carry. */
            rushing: components["schemas"]["PlayerRushingGame"][];
            /** @description Each passer's throws by depth and direction. */
            passing: components["schemas"]["PlayerPassingGame"][];
        };
        /** @description A measure by quarter. Overtime has no member of its own. */
        QuartersBase: {
            /**
             * Format: double
             * @description The first quarter. Null where nothing in it counts towards the measure.
             *
             *     Observed: Null in recordings for a player without a play in that quarter; the service declares the same for teams.
             */
            quarter1: number | null;
            /**
             * Format: double
             * @description The second quarter. Null where nothing in it counts towards the measure.
             *
             *     Observed: Null in recordings for a player without a play in that quarter; the service declares the same for teams.
             */
            quarter2: number | null;
            /**
             * Format: double
             * @description The third quarter. Null where nothing in it counts towards the measure.
             *
             *     Observed: Null in recordings for a player without a play in that quarter; the service declares the same for teams.
             */
            quarter3: number | null;
            /**
             * Format: double
             * @description The fourth quarter. Null where nothing in it counts towards the measure.
             *
             *     Observed: Null in recordings for a player without a play in that quarter; the service declares the same for teams.
             */
            quarter4: number | null;
        };
        /** @description A measure by quarter and over the whole game. */
        Quarters: {
            /**
             * Format: double
             * @description The whole game.
             */
            total: number;
        } & components["schemas"]["QuartersBase"];
        /** @description A measure by quarter and over the whole game that older games may lack altogether. */
        QuartersOrNull: {
            /**
             * Format: double
             * @description The whole game. Null where no play of the game counts towards the measure.
             *
             *     Observed: May be null in the box scores of older games.
             */
            total: number | null;
        } & components["schemas"]["QuartersBase"];
        /**
         * @description A team's predicted points added in one game, through the air and on the ground: per play in the array named ppa, summed in the one named cumulativePpa.
         *
         *     Observed: The service declares plays as a 32-bit integer, the other numbers as doubles and team as a string.
         */
        TeamPPA: {
            /** @description The school on offense. */
            team: string;
            /**
             * Format: int32
             * @description Plays from scrimmage that the measure rests on. Null where they were not counted.
             *
             *     Observed: May be null in the box scores of older games.
             */
            plays: number | null;
            /** @description All plays. */
            overall: components["schemas"]["QuartersOrNull"];
            /** @description Plays on which the team passed. */
            passing: components["schemas"]["QuartersOrNull"];
            /** @description Plays on which the team ran. */
            rushing: components["schemas"]["QuartersOrNull"];
        };
        /**
         * @description The share (0 to 1) of a team's plays in one game that succeeded.
         *
         *     Observed: The service declares the numbers as doubles and team as a string.
         */
        TeamSuccessRates: {
            /** @description The school on offense. */
            team: string;
            /** @description All plays. */
            overall: components["schemas"]["QuartersOrNull"];
            /** @description Plays on downs on which run and pass are both to be expected. */
            standardDowns: components["schemas"]["QuartersOrNull"];
            /** @description Plays on downs that are so long that a pass is to be expected. */
            passingDowns: components["schemas"]["QuartersOrNull"];
        };
        /**
         * @description The mean predicted points added of a team's successful plays in one game.
         *
         *     Observed: The service declares the numbers as doubles and team as a string.
         */
        TeamExplosiveness: {
            /** @description The school on offense. */
            team: string;
            /** @description All successful plays. */
            overall: components["schemas"]["Quarters"];
        };
        /**
         * @description A team's running game, its yards split by who earned them.
         *
         *     Observed: The service declares the numbers as doubles and team as a string.
         */
        TeamRushingStats: {
            /** @description The school on offense. */
            team: string;
            /**
             * Format: double
             * @description The share (0 to 1) of short-yardage runs that got what they needed. Null where there was none.
             *
             *     Observed: May be null in the box scores of older games.
             */
            powerSuccess: number | null;
            /**
             * Format: double
             * @description The share (0 to 1) of runs stopped at or behind the line of scrimmage; lower is better. Null where not known.
             *
             *     Observed: May be null in the box scores of older games.
             */
            stuffRate: number | null;
            /**
             * Format: double
             * @description Yards credited to the offensive line, summed. Null where not known.
             *
             *     Observed: May be null in the box scores of older games.
             */
            lineYards: number | null;
            /**
             * Format: double
             * @description Yards per run credited to the offensive line. Null where not known.
             *
             *     Observed: May be null in the box scores of older games.
             */
            lineYardsAverage: number | null;
            /**
             * Format: double
             * @description Yards gained between the line and the open field, summed. Null where not known.
             *
             *     Observed: May be null in the box scores of older games.
             */
            secondLevelYards: number | null;
            /**
             * Format: double
             * @description Yards per run gained between the line and the open field. Null where not known.
             *
             *     Observed: May be null in the box scores of older games.
             */
            secondLevelYardsAverage: number | null;
            /**
             * Format: double
             * @description Yards gained past the second level of the defense, summed. Null where not known.
             *
             *     Observed: May be null in the box scores of older games.
             */
            openFieldYards: number | null;
            /**
             * Format: double
             * @description Yards per run gained past the second level of the defense. Null where not known.
             *
             *     Observed: May be null in the box scores of older games.
             */
            openFieldYardsAverage: number | null;
        };
        /**
         * @description The share (0 to 1) of plays with havoc, by the usual definition tackles for loss, passes defended or intercepted, forced fumbles.
         *
         *     Observed: The service declares the numbers as doubles and team as a string.
         */
        TeamHavoc: {
            /**
             * @description The school that the rates belong to.
             *
             *     Observed: Rates of a recording were those of the named team's defense.
             */
            team: string;
            /**
             * Format: double
             * @description Share of plays with havoc by the whole defense. Null where not known.
             *
             *     Observed: May be null in the box scores of older games.
             */
            total: number | null;
            /**
             * Format: double
             * @description Share of plays with havoc by the front seven, which is linemen and linebackers. Null where not known.
             *
             *     Observed: May be null in the box scores of older games.
             */
            frontSeven: number | null;
            /**
             * Format: double
             * @description Share of plays with havoc by the defensive backs. Null where not known.
             *
             *     Observed: May be null in the box scores of older games.
             */
            db: number | null;
        };
        /**
         * @description How often a team came into scoring range and what it made of that.
         *
         *     Observed: The service declares opportunities and points as 32-bit integers, pointsPerOpportunity as a double and team as a string.
         */
        TeamScoringOpportunities: {
            /** @description The school on offense. */
            team: string;
            /**
             * Format: int32
             * @description Drives that came into scoring range. Null where not known.
             *
             *     Observed: May be null in the box scores of older games.
             */
            opportunities: number | null;
            /**
             * Format: int32
             * @description Points scored on those drives. Null where not known.
             *
             *     Observed: May be null in the box scores of older games.
             */
            points: number | null;
            /**
             * Format: double
             * @description Points per drive that came into scoring range. Null where not known.
             *
             *     Observed: May be null in the box scores of older games.
             */
            pointsPerOpportunity: number | null;
        };
        /**
         * @description Where a team's drives began.
         *
         *     Observed: The service declares the numbers as doubles and team as a string.
         */
        TeamFieldPosition: {
            /** @description The school on offense. */
            team: string;
            /**
             * Format: double
             * @description Mean yards to the opponent's goal line (0 to 100) at the start of a drive; lower is better. Null where not known.
             *
             *     Observed: May be null in the box scores of older games.
             */
            averageStart: number | null;
            /**
             * Format: double
             * @description Mean points to be expected from where the drives began. Null where not known.
             *
             *     Observed: May be null in the box scores of older games.
             */
            averageStartingPredictedPoints: number | null;
        };
        /**
         * @description Whom a player's row of the box score is about.
         *
         *     Observed: The service declares the three names as strings.
         */
        BoxScorePlayerBase: {
            /**
             * @description The player's name. Null where it is not known.
             *
             *     Observed: May be null in the box scores of older games.
             */
            player: string | null;
            /**
             * @description The player's school. Null where it is not known.
             *
             *     Observed: May be null in the box scores of older games.
             */
            team: string | null;
            /**
             * @description The abbreviation of the player's position such as QB, RB, WR or TE. Null where it is not known.
             *
             *     Observed: May be null in the box scores of older games.
             */
            position: string | null;
        };
        /** @description A player's measure over the whole game and by kind of play, beside the quarters. */
        PlayerQuartersBase: {
            /**
             * Format: double
             * @description The whole game. Null where no play of the game counts towards the measure.
             *
             *     Observed: May be null in the box scores of older games.
             */
            total: number | null;
            /**
             * Format: double
             * @description Rushing plays. Null where none counts towards the measure.
             *
             *     Observed: May be null in the box scores of older games.
             */
            rushing: number | null;
            /**
             * Format: double
             * @description Passing plays. Null where none counts towards the measure.
             *
             *     Observed: May be null in the box scores of older games.
             */
            passing: number | null;
        } & components["schemas"]["QuartersBase"];
        /** @description A player's measure by quarter, over the whole game and by kind of play. */
        PlayerStatsByQuarter: components["schemas"]["PlayerQuartersBase"];
        /** @description A player's predicted points added in one game, on the plays in which the player had a part. */
        PlayerPPA: {
            /** @description Predicted points added per play. */
            average: components["schemas"]["PlayerStatsByQuarter"];
            /** @description Predicted points added in sum. */
            cumulative: components["schemas"]["PlayerStatsByQuarter"];
        } & components["schemas"]["BoxScorePlayerBase"];
        /** @description The share (0 to 1) of the team's plays in one game in which the player had a part. */
        PlayerGameUsage: components["schemas"]["BoxScorePlayerBase"] & components["schemas"]["PlayerQuartersBase"];
        /**
         * @description The College Football Playoff of one season, with teams, bracket and champion.
         *
         *     Observed: Three recordings held 4 teams in 2 rounds, and 12 teams in 4 rounds.
         */
        CfpPlayoff: {
            /**
             * Format: int32
             * @description The year in which the season began; the games run into January.
             */
            season: number;
            /** @description The playoff that this is. */
            competition: components["schemas"]["PlayoffCompetition"];
            /**
             * @description The bracket of that season such as four_team or twelve_team_2024.
             *
             *     Observed: It was four_team for 2023, twelve_team_2024 for 2024 and twelve_team_2025 for 2025.
             */
            format: string;
            /**
             * Format: int32
             * @description Number of teams in the playoff.
             *
             *     Observed: It was 4 for 2023 and 12 for 2024 and 2025.
             */
            teamCount: number;
            /** @description Where the playoff stands. */
            status: components["schemas"]["PlayoffStatus"];
            /** @description The teams chosen. */
            participants: components["schemas"]["PlayoffParticipant"][];
            /** @description The rounds with their matchups; order says which comes first. */
            rounds: components["schemas"]["PlayoffRoundRecord"][];
            /**
             * @description The winner of the final. Null until there is one.
             *
             *     Observed: Set in every recording, the playoffs being over.
             */
            champion: components["schemas"]["PlayoffTeam"] | null;
        };
        /**
         * @description A team of a playoff, in short.
         *
         *     Observed: Recorded conferences were names ("Big Ten"), and independents had FBS Independents.
         */
        PlayoffTeam: {
            /**
             * Format: int32
             * @description The id of the team as in every other operation.
             */
            id: number;
            /** @description The name by which other operations know the team. */
            school: string;
            /** @description The name of the conference in which the team played that season. Null for a team without one. */
            conference: string | null;
        };
        /**
         * @description One team chosen for a playoff, why, and how far it came.
         *
         *     Observed: Every recorded playoff held as many of these as teamCount says, 28 in all.
         */
        PlayoffParticipant: {
            /** @description Which team was chosen. */
            team: components["schemas"]["PlayoffTeam"];
            /**
             * Format: int32
             * @description The team's place in the selection committee's ranking. Null where it had none.
             *
             *     Observed: Always a number from 1 to 24; it need not be the seed.
             */
            committeeRank: number | null;
            /**
             * Format: int32
             * @description The team's place in the bracket, 1 being the best.
             */
            seed: number;
            /** @description How the team came in. */
            bidType: components["schemas"]["PlayoffBidType"];
            /** @description Why the team was chosen, in words. Null where nothing is said. */
            qualificationReason: string | null;
            /** @description Whether the team won its conference. */
            conferenceChampion: boolean;
            /**
             * @description The conference for which the team came in, going by its name. Null where there is none.
             *
             *     Observed: Null for 18 of 28 recorded teams.
             */
            qualifyingConference: string | null;
            /** @description Whether the team skips the first round. */
            firstRoundBye: boolean;
            /** @description What became of the team. */
            outcome: components["schemas"]["PlayoffOutcome"];
            /**
             * @description The round in which the team lost. Null for the champion and for a team that is still in it.
             *
             *     Observed: Null for the champions alone.
             */
            eliminatedRound: components["schemas"]["PlayoffRound"] | null;
        };
        /**
         * @description One round of a playoff.
         *
         *     Observed: Ten rounds were recorded, with orders from 1 to 4 and 25 matchups in all.
         */
        PlayoffRoundRecord: {
            /** @description The round for programs to compare. */
            code: components["schemas"]["PlayoffRound"];
            /** @description The round for people to read such as National Championship. */
            name: string;
            /**
             * Format: int32
             * @description The place of the round among the others; the lowest is played first.
             */
            order: number;
            /** @description What is played in the round, a matchup for each place in the bracket. */
            matchups: components["schemas"]["PlayoffMatchup"][];
        };
        /**
         * @description One place in the bracket at which two teams meet.
         *
         *     Observed: All 25 recorded matchups had been played, so their game and both participants were set.
         */
        PlayoffMatchup: {
            /**
             * Format: int32
             * @description The id of the matchup; it is not that of the game.
             */
            id: number;
            /** @description The place in the bracket such as FR1, QF4, SF2 or CH. */
            bracketSlot: string;
            /** @description The round for programs to compare. */
            round: components["schemas"]["PlayoffRound"];
            /** @description The round for people to read such as National Championship. */
            roundName: string;
            /**
             * Format: int32
             * @description The place of the round among the others; the lowest is played first.
             */
            roundOrder: number;
            /**
             * Format: int32
             * @description The place of the matchup within its round.
             */
            matchupOrder: number;
            /**
             * Format: date-time
             * @description When the matchup kicks off. Null until that is known.
             *
             *     Observed: Always set in recordings.
             */
            startDate: string | null;
            /**
             * @description The bowl or the event that the matchup is played as. Null where it has no name.
             *
             *     Observed: Null for one of 25 recorded matchups; games that are no bowl may carry the name of the playoff instead.
             */
            bowlName: string | null;
            /** @description The two sides of the matchup. */
            slots: components["schemas"]["PlayoffMatchupSlot"][];
            /**
             * @description The game played for the matchup. Null until the service has one.
             *
             *     Observed: Always set in recordings.
             */
            game: components["schemas"]["PlayoffLinkedGame"] | null;
            /**
             * @description Where the winner goes. Null for the final.
             *
             *     Observed: Null for the three recorded finals alone.
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
             * @description Which side of the matchup this is, 1 or 2.
             */
            position: number;
            /**
             * Format: int32
             * @description The seed that fills the slot. Null where it is filled from an earlier matchup.
             */
            seed: number | null;
            /**
             * @description The team in the slot. Null until it is known.
             *
             *     Observed: Always set in recordings, the playoffs being over.
             */
            participant: components["schemas"]["PlayoffTeam"] | null;
            /** @description The earlier matchup that fills the slot. Null where a seed does. */
            source: components["schemas"]["PlayoffMatchupSlotSource"] | null;
        };
        /**
         * @description The earlier matchup from which a team comes.
         *
         *     Observed: Every recorded source was the winner of its matchup.
         */
        PlayoffMatchupSlotSource: {
            /**
             * Format: int32
             * @description The id of the earlier matchup.
             */
            matchupId: number;
            /** @description The place of the earlier matchup in the bracket such as FR2. */
            bracketSlot: string;
            /** @description Which of its teams comes here. */
            outcome: components["schemas"]["PlayoffSlotOutcome"];
        };
        /**
         * @description The later matchup to which the winner goes.
         *
         *     Observed: Set for 22 of 25 recorded matchups, always to a slot of a later round.
         */
        PlayoffAdvancement: {
            /**
             * Format: int32
             * @description The id of the later matchup.
             */
            matchupId: number;
            /** @description The place of the later matchup in the bracket such as QF2. */
            bracketSlot: string;
            /**
             * Format: int32
             * @description The side that the winner takes there, 1 or 2.
             */
            position: number;
        };
        /**
         * @description The game played for a matchup, in short; getGames has the rest.
         *
         *     Observed: All 25 recorded games were completed, with points and venue.
         */
        PlayoffLinkedGame: {
            /**
             * Format: int32
             * @description The number by which every operation knows the game.
             */
            id: number;
            /**
             * Format: date-time
             * @description When the game kicks off.
             */
            startDate: string;
            /** @description Whether the game is over. */
            completed: boolean;
            /** @description The home team, also where the site is neutral. */
            homeTeam: components["schemas"]["PlayoffTeam"];
            /**
             * Format: int32
             * @description The home team's score. Null until there is one.
             */
            homePoints: number | null;
            /** @description The other team, listed as the visitors. */
            awayTeam: components["schemas"]["PlayoffTeam"];
            /**
             * Format: int32
             * @description The away team's score. Null until there is one.
             */
            awayPoints: number | null;
            /**
             * Format: int32
             * @description The id of the venue. Null where the place is not known.
             */
            venueId: number | null;
            /** @description The name of the venue. Null where the place is not known. */
            venue: string | null;
        };
        /**
         * @description Why there is no playoff.
         *
         *     Observed: The body of the 404 for a season without a playoff.
         */
        CfpPlayoffNotFound: {
            /**
             * @description The reason in words, always the same.
             * @enum {string}
             */
            message: "CFP playoff not found";
        };
        /**
         * @description Minutes and seconds, as a time left in a period or as a length of time.
         *
         *     Observed: Minutes were from 0 to 15, and neither member was ever null.
         */
        ClockTime: {
            /**
             * Format: int32
             * @description Full minutes, 0 to 15 on the clock. Null where not known.
             */
            minutes: number | null;
            /**
             * Format: int32
             * @description Seconds beyond the minutes, 0 to 59. Null where not known.
             */
            seconds: number | null;
        };
        /**
         * @description Who had the ball and who defended.
         *
         *     Observed: Declared alike for drives and for every kind of finished play.
         */
        SidesBase: {
            /** @description The school that had the ball. */
            offense: string;
            /** @description The conference of the team that had the ball. Null for a team without one. */
            offenseConference: string | null;
            /** @description The other school. */
            defense: string;
            /** @description The conference of the team that defended. Null for a team without one. */
            defenseConference: string | null;
        };
        /**
         * @description One drive from its start to its end.
         *
         *     Observed: Of 203 recorded drives none had a null in it, though the service declares several; conferences were names ("Big Ten").
         */
        Drive: {
            /**
             * Format: int32
             * @description Game that the drive belongs to; it is the id of GET /games.
             */
            gameId: number;
            /** @description The id of the drive as a string of digits. */
            id: string;
            /**
             * Format: int32
             * @description The place of the drive in the game. Null where not known.
             *
             *     Observed: Recorded numbers reach from 1 to 25, which reads as a count over both teams.
             */
            driveNumber: number | null;
            /** @description Whether points were scored on the drive. */
            scoring: boolean;
            /**
             * Format: int32
             * @description The period in which the drive began; overtime periods come after the fourth.
             *
             *     Observed: Recorded values were 0 to 4, and nothing says what 0 stands for.
             */
            startPeriod: number;
            /**
             * Format: int32
             * @description Where the drive began, as a yard line from 0 to 100. The service does not say from which goal line it counts.
             */
            startYardline: number;
            /**
             * Format: int32
             * @description Yards from where the drive began to the end zone under attack, 0 to 100.
             */
            startYardsToGoal: number;
            /** @description The time left in the period when the drive began. */
            startTime: components["schemas"]["ClockTime"];
            /**
             * Format: int32
             * @description The period in which the drive ended; overtime periods come after the fourth.
             *
             *     Observed: Recorded values were 0 to 4, and nothing says what 0 stands for.
             */
            endPeriod: number;
            /**
             * Format: int32
             * @description Where the drive ended, as a yard line from 0 to 100. The service does not say from which goal line it counts.
             */
            endYardline: number;
            /**
             * Format: int32
             * @description Yards from where the drive ended to the end zone under attack, 0 to 100.
             */
            endYardsToGoal: number;
            /** @description The time left in the period when the drive ended. */
            endTime: components["schemas"]["ClockTime"];
            /** @description How long the drive took by the game's clock. */
            elapsed: components["schemas"]["ClockTime"];
            /**
             * Format: int32
             * @description Number of plays on the drive.
             */
            plays: number;
            /**
             * Format: int32
             * @description Yards gained on the drive, negative where it went backwards.
             */
            yards: number;
            /** @description How the drive ended, in words; free text, not a closed list. */
            driveResult: string;
            /** @description Whether the home team had the ball. */
            isHomeOffense: boolean;
            /**
             * Format: int32
             * @description The score of the offense when the drive began.
             */
            startOffenseScore: number;
            /**
             * Format: int32
             * @description The score of the defense when the drive began.
             */
            startDefenseScore: number;
            /**
             * Format: int32
             * @description The score of the offense when the drive ended.
             */
            endOffenseScore: number;
            /**
             * Format: int32
             * @description The score of the defense when the drive ended; it differs from the start where the defense scored.
             */
            endDefenseScore: number;
        } & components["schemas"]["SidesBase"];
        /**
         * @description One play: the situation before it, what happened in words, and what that was worth.
         *
         *     Observed: Of 26 recorded plays five had a null ppa and none any other null, though the service declares several; conferences were names ("Big Ten").
         */
        Play: {
            /** @description The id of the play, a string of digits that may be too long for a number. */
            id: string;
            /** @description The id of the drive that the play belongs to. */
            driveId: string;
            /**
             * Format: int32
             * @description Game that the play belongs to; it is the id of GET /games.
             */
            gameId: number;
            /**
             * Format: int32
             * @description The place of the drive in the game. Null where not known.
             */
            driveNumber: number | null;
            /**
             * Format: int32
             * @description The place of the play in its drive. Null where not known.
             *
             *     Observed: Recorded numbers were 1 to 6.
             */
            playNumber: number | null;
            /**
             * Format: int32
             * @description The score of the offense in the record of the play; the service does not say whether the play's own points are in it.
             */
            offenseScore: number;
            /** @description The home team, which is either the offense or the defense. */
            home: string;
            /** @description The away team, which is either the offense or the defense. */
            away: string;
            /**
             * Format: int32
             * @description The score of the defense in the record of the play; the service does not say whether the play's own points are in it.
             */
            defenseScore: number;
            /**
             * Format: int32
             * @description Which period it is, 1 to 4 in regulation.
             */
            period: number;
            /** @description The time left in the period. */
            clock: components["schemas"]["ClockTime"];
            /**
             * Format: int32
             * @description Timeouts that the offense has left, 0 to 3. Null where not known.
             */
            offenseTimeouts: number | null;
            /**
             * Format: int32
             * @description Timeouts that the defense has left, 0 to 3. Null where not known.
             */
            defenseTimeouts: number | null;
            /**
             * Format: int32
             * @description Where the play began, as a yard line from 0 to 100. The service does not say from which goal line it counts.
             */
            yardline: number;
            /**
             * Format: int32
             * @description Yards from where the play began to the end zone under attack, 0 to 100.
             */
            yardsToGoal: number;
            /**
             * Format: int32
             * @description Which down it is, 1 to 4.
             *
             *     Observed: 0 occurs in recordings, which reads as no down.
             */
            down: number;
            /**
             * Format: int32
             * @description Yards to go for a first down.
             *
             *     Observed: 0 occurs in recordings, as it does as a down.
             */
            distance: number;
            /**
             * Format: int32
             * @description Yards gained on the play, negative for a loss.
             */
            yardsGained: number;
            /** @description Whether points were scored on the play. */
            scoring: boolean;
            /** @description The type of the play such as Rush or Pass Incompletion; the text of getPlayTypes, not its abbreviation. */
            playType: string;
            /**
             * @description The play in words. Null where there are none.
             *
             *     Observed: Always a string in recordings, though the service declares that it may be null.
             */
            playText: string | null;
            /**
             * Format: double
             * @description Predicted points added by the play. Null for a play that is not rated.
             *
             *     Observed: Recorded values lay between -1.3 and 1.8, and five of 26 were null.
             */
            ppa: number | null;
            /**
             * @description When the play happened by the time of day. Null where not known.
             *
             *     Observed: Always a string in recordings; the service declares no format for it.
             */
            wallclock: string | null;
        } & components["schemas"]["SidesBase"];
        /**
         * @description A type of play.
         *
         *     Observed: 49 were recorded, with ids from 2 to 999.
         */
        PlayType: {
            /**
             * Format: int32
             * @description The id of the type; live plays carry it as playTypeId.
             */
            id: number;
            /** @description The type in words as plays carry it in playType. */
            text: string;
            /**
             * @description The short form that the filter playType of getPlays takes. Null for a type without one.
             *
             *     Observed: Null for 15 of 49 types.
             */
            abbreviation: string | null;
        };
        /**
         * @description The time left in a period.
         *
         *     Observed: The service declares plain numbers here; the recorded ones were whole and never null.
         */
        PlayStatClock: {
            /**
             * Format: double
             * @description Full minutes, 0 to 15. Null where not known.
             */
            minutes: number | null;
            /**
             * Format: double
             * @description Seconds beyond the minutes, 0 to 59. Null where not known.
             */
            seconds: number | null;
        };
        /**
         * @description One thing with which one player is credited on one play.
         *
         *     Observed: The service declares plain numbers for ids and counts; two rows were recorded, a completion and an incompletion, with whole numbers throughout.
         */
        PlayStat: {
            /**
             * Format: double
             * @description Game that the play belongs to; it is the id of GET /games.
             */
            gameId: number;
            /**
             * Format: double
             * @description The year in which the season began.
             */
            season: number;
            /**
             * Format: double
             * @description The week within the season type; each season type starts again at 1.
             */
            week: number;
            /** @description The player's school, which need not be the offense. */
            team: string;
            /** @description The conference of the player's school. */
            conference: string;
            /** @description The other school. */
            opponent: string;
            /**
             * Format: double
             * @description The score of the player's school in the record of the play.
             */
            teamScore: number;
            /**
             * Format: double
             * @description The score of the other school in the record of the play.
             */
            opponentScore: number;
            /** @description The id of the drive that the play belongs to. */
            driveId: string;
            /** @description The id of the play, a string of digits that may be too long for a number. */
            playId: string;
            /**
             * Format: double
             * @description Which period it is, 1 to 4 in regulation.
             */
            period: number;
            /** @description The time left in the period. */
            clock: components["schemas"]["PlayStatClock"];
            /**
             * Format: double
             * @description Yards from where the play began to the goal line, 0 to 100.
             */
            yardsToGoal: number;
            /**
             * Format: double
             * @description Which down it is, 1 to 4.
             */
            down: number;
            /**
             * Format: double
             * @description Yards to go for a first down.
             */
            distance: number;
            /** @description The id of the player as a string; the filter athleteId takes it as a number. */
            athleteId: string;
            /** @description The player's full name. */
            athleteName: string;
            /** @description What the player is credited with, such as Completion; the name of getPlayStatTypes. */
            statType: string;
            /**
             * Format: double
             * @description How much of it the player is credited with. The service names no unit.
             *
             *     Observed: The two recorded values were 1 and 6.
             */
            stat: number;
        };
        /**
         * @description Something with which a player can be credited on a play.
         *
         *     Observed: 26 were recorded, with ids from 1 to 26.
         */
        PlayStatType: {
            /**
             * Format: int32
             * @description The id that the filter statTypeId of getPlayStats takes.
             */
            id: number;
            /** @description The statistic in words as rows carry it in statType. */
            name: string;
        };
        /**
         * @description One game as it stands, with the measures of both teams and every drive so far.
         *
         *     Observed: One game was recorded, late in its first quarter.
         */
        LiveGame: {
            /**
             * Format: int32
             * @description The number by which every operation knows the game.
             */
            id: number;
            /**
             * @description Where the game stands, in words for people; not the status of the scoreboard.
             *
             *     Observed: It read "In Progress" in a recording.
             */
            status: string;
            /**
             * Format: int32
             * @description The period being played; overtime periods come after the fourth. Null where there is none to tell.
             *
             *     Observed: The service itself declares that it may be null.
             */
            period: number | null;
            /**
             * @description The time left in the period such as 3:15.
             *
             *     Observed: The service's public source of an earlier version gives an empty string where it is not known.
             */
            clock: string;
            /**
             * @description The school that has the ball.
             *
             *     Observed: The service's public source of an earlier version gives an empty string where there is no current drive.
             */
            possession: string;
            /**
             * Format: int32
             * @description Which down it is. Null where there is none to tell.
             *
             *     Observed: The service itself declares that it may be null.
             */
            down: number | null;
            /**
             * Format: int32
             * @description Yards to go for a first down. Null where there is none to tell.
             *
             *     Observed: The service itself declares that it may be null.
             */
            distance: number | null;
            /**
             * Format: int32
             * @description Yards from the ball to the end zone under attack. Null where there is none to tell.
             *
             *     Observed: The service itself declares that it may be null.
             */
            yardsToGoal: number | null;
            /** @description Both teams; look at homeAway rather than at the order. */
            teams: components["schemas"]["LiveGameTeam"][];
            /**
             * @description Every drive so far.
             *
             *     Observed: The drive under way came last.
             */
            drives: components["schemas"]["LiveGameDrive"][];
        };
        /**
         * @description One team's measures in a game so far. EPA is expected points added; the service does not say whether it equals the PPA of the finished data.
         *
         *     Observed: Both teams of one game were recorded, where sums of EPA had one decimal and averages three; the service's public source of an earlier version gives 0 for a rate or an average that has nothing to divide by.
         */
        LiveGameTeam: {
            /**
             * Format: int32
             * @description Number of the team; it is the id of GET /teams.
             */
            teamId: number;
            /** @description School on this side of the game. */
            team: string;
            /** @description The side of the game that the team is on. */
            homeAway: components["schemas"]["HomeAway"];
            /** @description The team's points by period, overtime periods after the fourth. */
            lineScores: number[];
            /**
             * Format: int32
             * @description The team's score.
             */
            points: number;
            /**
             * Format: int32
             * @description Drives so far.
             *
             *     Observed: The drive under way was included.
             */
            drives: number;
            /**
             * Format: int32
             * @description Drives that came into scoring range.
             */
            scoringOpportunities: number;
            /**
             * Format: double
             * @description Points per drive that came into scoring range.
             */
            pointsPerOpportunity: number;
            /**
             * Format: double
             * @description Mean of where the team's drives began, in yards. Null where there is nothing to average.
             *
             *     Observed: The service itself declares that it may be null; recorded values were 57.3 and 76, which fit yards to the end zone under attack.
             */
            averageStartYardLine: number | null;
            /**
             * Format: int32
             * @description Plays so far. The service does not say which kinds it counts.
             */
            plays: number;
            /**
             * Format: double
             * @description Rushing yards credited to the offensive line, summed.
             */
            lineYards: number;
            /**
             * Format: double
             * @description Yards per run credited to the offensive line.
             */
            lineYardsPerRush: number;
            /**
             * Format: double
             * @description Rushing yards gained between the line and the open field, summed.
             */
            secondLevelYards: number;
            /**
             * Format: double
             * @description Yards per run gained between the line and the open field.
             */
            secondLevelYardsPerRush: number;
            /**
             * Format: double
             * @description Rushing yards gained past the second level, summed.
             */
            openFieldYards: number;
            /**
             * Format: double
             * @description Yards per run gained past the second level of the defense.
             */
            openFieldYardsPerRush: number;
            /**
             * Format: double
             * @description Expected points added per play.
             */
            epaPerPlay: number;
            /**
             * Format: double
             * @description Expected points added by all plays together.
             */
            totalEpa: number;
            /**
             * Format: double
             * @description Expected points added by all passes together.
             */
            passingEpa: number;
            /**
             * Format: double
             * @description Expected points added per pass.
             */
            epaPerPass: number;
            /**
             * Format: double
             * @description Expected points added by all runs together.
             */
            rushingEpa: number;
            /**
             * Format: double
             * @description Expected points added per run.
             */
            epaPerRush: number;
            /**
             * Format: double
             * @description Share of plays that succeeded, 0 to 1.
             */
            successRate: number;
            /**
             * Format: double
             * @description Share of plays on standard downs that succeeded, 0 to 1.
             */
            standardDownSuccessRate: number;
            /**
             * Format: double
             * @description Share of plays on passing downs that succeeded, 0 to 1.
             */
            passingDownSuccessRate: number;
            /**
             * Format: double
             * @description Expected points added per successful play.
             */
            explosiveness: number;
            /**
             * Format: double
             * @description How likely (0 to 1) the team was to win by how both have played so far, going by its name.
             *
             *     Observed: Absent while the prediction is unavailable; the two recorded values made 1 together.
             */
            deserveToWin?: number;
        };
        /**
         * @description One drive of a game in progress with its plays.
         *
         *     Observed: Five drives were recorded, the last of them under way.
         */
        LiveGameDrive: {
            /** @description The id of the drive as a string of digits. */
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
             * @description The id of the other team.
             */
            defenseId: number;
            /** @description The other school. */
            defense: string;
            /**
             * Format: int32
             * @description Number of plays on the drive.
             *
             *     Observed: The service's public source of an earlier version takes the plays of the offense, while the list in plays also holds kickoffs.
             */
            playCount: number;
            /**
             * Format: int32
             * @description Yards gained on the drive, negative where it went backwards.
             */
            yards: number;
            /**
             * Format: int32
             * @description The period in which the drive began.
             */
            startPeriod: number;
            /**
             * @description The time left in the period when the drive began such as 11:58. Null where not known.
             *
             *     Observed: Null in one of five recorded drives.
             */
            startClock: string | null;
            /**
             * Format: int32
             * @description Yards from where the drive began to the end zone under attack, 0 to 100.
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
             * @description The time left in the period when the drive ended such as 9:27. Null while it is under way.
             *
             *     Observed: Null in one of five recorded drives.
             */
            endClock: string | null;
            /**
             * Format: int32
             * @description Yards from where the drive ended to the end zone under attack. Null while it is under way.
             *
             *     Observed: Null in one of five recorded drives.
             */
            endYardsToGoal: number | null;
            /**
             * @description How long the drive has taken by the game's clock, such as 2:55. Null where not known.
             *
             *     Observed: Always a string in a recording, for the drive under way as well.
             */
            duration: string | null;
            /** @description Whether the drive came into scoring range. */
            scoringOpportunity: boolean;
            /**
             * @description How the drive ended such as Punt or Field Goal.
             *
             *     Observed: An empty string while the drive is under way.
             */
            result: string;
            /**
             * Format: int32
             * @description Points that the drive brought.
             *
             *     Observed: Recorded values were 0 to 3; the service's public source of an earlier version takes how far the drive moved the score in favor of the offense, which may be negative.
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
            /** @description The id of the play, a string of digits that may be too long for a number. */
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
             * @description Which period it is, 1 to 4 in regulation.
             */
            period: number;
            /** @description The time left in the period such as 7:46. */
            clock: string;
            /**
             * Format: date-time
             * @description When the play happened by the time of day.
             *
             *     Observed: Recorded times end in Z, which is UTC.
             */
            wallClock: string;
            /**
             * Format: int32
             * @description The id of the team that the play is counted for.
             *
             *     Observed: The service's public source of an earlier version takes the team that has the ball when the play begins.
             */
            teamId: number;
            /** @description The school that the play is counted for. */
            team: string;
            /**
             * Format: int32
             * @description Which down it is, 1 to 4.
             *
             *     Observed: 0 occurs in recordings, which reads as no down.
             */
            down: number;
            /**
             * Format: int32
             * @description Yards to go for a first down.
             *
             *     Observed: 0 occurs in recordings, as it does as a down.
             */
            distance: number;
            /**
             * Format: int32
             * @description Yards from where the play began to the end zone under attack.
             */
            yardsToGoal: number;
            /**
             * Format: int32
             * @description Yards gained on the play, negative for a loss.
             */
            yardsGained: number;
            /**
             * Format: int32
             * @description What kind of play it was, by the id that getPlayTypes lists.
             */
            playTypeId: number;
            /** @description The type of the play in words such as Kickoff. */
            playType: string;
            /**
             * Format: double
             * @description Expected points added by the play. Null for a play that is not rated.
             *
             *     Observed: Null in three of five recorded plays.
             */
            epa: number | null;
            /** @description Whether the play was run in garbage time, when the game was already decided. */
            garbageTime: boolean;
            /**
             * @description Whether the play gained enough for its down and distance.
             *
             *     Observed: A play that was neither run nor pass had a value, too.
             */
            success: boolean;
            /** @description What the play counts as. */
            rushPass: components["schemas"]["LivePlayKind"];
            /** @description Whether the down was so long that a pass was to be expected. */
            downType: components["schemas"]["LiveDownType"];
            /** @description What happened in words. */
            playText: string;
        };
        /** @description Which game a statistical row belongs to, and between whom. */
        GameRowBase: {
            /**
             * Format: int32
             * @description Game that the row is about; it is the id of GET /games.
             */
            gameId: number;
            /**
             * Format: int32
             * @description Year in which the season began; bowls in January belong to the year before.
             */
            season: number;
            /**
             * Format: int32
             * @description Week within the part of the season that seasonType names.
             */
            week: number;
            /** @description School whose side of the game the row describes. */
            team: string;
            /** @description School on the other side of the game. */
            opponent: string;
        };
        /**
         * @description Header of a passing or rushing row for one side of one game.
         *
         *     Observed: The service declares ids, seasons and weeks as 32-bit integers, seasonType as SeasonType and the rest as strings.
         */
        TeamGameRowBase: {
            /** @description Part of the season in which the game was played. */
            seasonType: components["schemas"]["SeasonType"];
            /**
             * @description Conference of the side that the row describes. Null when it belongs to none that is known.
             *
             *     Observed: The service declares that the conference of such a row may be null.
             */
            conference: string | null;
        } & components["schemas"]["GameRowBase"];
        /** @description Header of a passing or rushing row for one player in one game. */
        PlayerGameRowBase: {
            /** @description Athlete's number, as a string of digits. */
            playerId: string;
            /** @description Athlete's full name. */
            player: string;
        } & components["schemas"]["TeamGameRowBase"];
        /** @description Header of a passing or rushing row for one season. */
        TeamSeasonRowBase: {
            /**
             * Format: int32
             * @description Year in which the season began.
             */
            season: number;
            /** @description School that the row describes. */
            team: string;
            /**
             * @description Conference of the team in that season. Null when it belongs to none that is known.
             *
             *     Observed: Passing and rushing rows carry the abbreviation ("B1G"), while advanced.conference of a team season overview is the name ("Big Ten").
             */
            conference: string | null;
        };
        /** @description Passing counts and measures of one player, of one side of a team, or of one location. Not every attempt carries every measurement, so each measure has a count beside it, ending in Available, that says on how many attempts it rests. PPA and success look at eligible attempts only, those fit for advanced analysis; the plain counts and yards of a whole block include ineligible attempts, those of a location bucket do not. A defensive block holds what opponents produced against that defense, with the signs of PPA not inverted, so a lower PPA is better there. */
        PassingProductionBase: {
            /**
             * Format: int32
             * @description Number of passes thrown, whatever became of them.
             */
            attempts: number;
            /**
             * Format: int32
             * @description Number of passes caught by the offense.
             */
            completions: number;
            /**
             * Format: int32
             * @description Number of passes caught by nobody; interceptions are counted apart.
             */
            incompletions: number;
            /**
             * Format: int32
             * @description Number of passes caught by the defense.
             */
            interceptions: number;
            /**
             * Format: double
             * @description Completions divided by attempts, 0 to 1. Null when there is nothing to divide by.
             */
            completionRate: number | null;
            /**
             * Format: int32
             * @description Number of attempts whose air yards are known, a known zero included; denominator of averageDepthOfTarget.
             */
            airYardsAttemptsAvailable: number;
            /**
             * Format: int32
             * @description Yards from the line of scrimmage to the target, summed over the attempts where they are known. Null when they are known for none.
             */
            totalAirYards: number | null;
            /**
             * Format: double
             * @description Air yards per attempt with known air yards, to one decimal. Null when they are known for none.
             */
            averageDepthOfTarget: number | null;
            /**
             * Format: int32
             * @description Number of attempts whose total yards are known, a known zero included.
             */
            totalYardsAttemptsAvailable: number;
            /**
             * Format: int32
             * @description Yards gained by passing, summed over the attempts where they are known. Null when they are known for none.
             */
            totalYards: number | null;
            /**
             * Format: int32
             * @description Number of completed attempts with valid total yards and air yards; denominator of averageYardsAfterCatch.
             */
            yardsAfterCatchAttemptsAvailable: number;
            /**
             * Format: int32
             * @description Yards run after the catch, summed over the completions where they can be told. Null when they can be told for none.
             */
            totalYardsAfterCatch: number | null;
            /**
             * Format: double
             * @description Yards run after the catch per completion where they can be told, to one decimal. Null when they can be told for none.
             */
            averageYardsAfterCatch: number | null;
            /**
             * Format: double
             * @description Successful eligible attempts divided by all eligible attempts, 0 to 1. An eligible attempt whose success is missing stays in the denominator and does not count as successful. It is 0 when no attempt is eligible.
             */
            successRate: number;
            /**
             * Format: double
             * @description Predicted points added per eligible attempt with known PPA, the denominator being ppaAttemptsAvailable. It is 0 when none has one, so look at that count before reading a 0.
             */
            ppa: number;
            /**
             * Format: double
             * @description Predicted points added, summed over the eligible attempts where they are known. It is 0 when they are known for none.
             */
            totalPpa: number;
            /**
             * Format: double
             * @description Predicted points added per successful eligible attempt with known PPA, the denominator being successfulPpaAttemptsAvailable. It is 0 when there is no such attempt.
             */
            explosiveness: number;
            /**
             * Format: int32
             * @description Number of eligible attempts whose PPA is known; denominator of ppa.
             */
            ppaAttemptsAvailable: number;
            /**
             * Format: int32
             * @description Number of eligible attempts for which success or failure is stored. It is not the denominator of successRate, which also keeps the eligible attempts without one.
             */
            successAttemptsAvailable: number;
            /**
             * Format: int32
             * @description Number of eligible attempts stored as successful; numerator of successRate.
             */
            successfulAttempts: number;
            /**
             * Format: int32
             * @description Number of successful eligible attempts whose PPA is known; denominator of explosiveness.
             */
            successfulPpaAttemptsAvailable: number;
        };
        /** @description Where the passes of a passing block went. */
        PassingLocationsBase: {
            /**
             * Format: int32
             * @description Number of attempts that are eligible for advanced metrics and for analysis by location; denominator of successRate. The block's plain counts and yards include ineligible attempts too, its location buckets do not, so the buckets add up to this number and not to attempts.
             */
            locationEligibleAttempts: number;
            /**
             * Format: int32
             * @description Number of eligible attempts with both a recognized depth and a recognized direction, which is all that is not in `unknown`.
             */
            locationAvailableAttempts: number;
            /** @description Eligible attempts by depth and direction; all seven buckets are always present, the empty ones too. */
            locations: components["schemas"]["PassingLocations"];
        };
        /** @description Passing by one side of a team. As an offense it is what the team produced; as a defense it is what its opponents produced against it, with the signs of PPA not inverted. */
        PassingProduction: components["schemas"]["PassingProductionBase"] & components["schemas"]["PassingLocationsBase"];
        /** @description Eligible pass attempts by depth and direction. Every bucket is always there; one without attempts holds zeros, and null where there is nothing to average or add up. */
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
            /** @description Eligible passes that lack a recognized depth, a recognized direction, or both. */
            unknown: components["schemas"]["PassingLocationProduction"];
        };
        /** @description Passing to one location. Ineligible attempts are left out, so here all attempts are eligible ones. */
        PassingLocationProduction: {
            /**
             * Format: double
             * @description Total yards divided by totalYardsAttemptsAvailable, to one decimal. Null when total yards are known for no attempt.
             */
            yardsPerAttempt: number | null;
            /**
             * Format: double
             * @description Same measure as averageDepthOfTarget, to one decimal. Null when air yards are known for no attempt.
             */
            airYardsPerAttempt: number | null;
        } & components["schemas"]["PassingProductionBase"];
        /** @description One team's passing over a season, and the passing that it allowed. */
        TeamPassingSeason: {
            /** @description What the team's own passers produced. */
            offense: components["schemas"]["PassingProduction"];
            /** @description What opposing passers produced against the team. */
            defense: components["schemas"]["PassingProduction"];
        } & components["schemas"]["TeamSeasonRowBase"];
        /** @description One team's passing in one game, and the passing that it allowed. The opponent has a row of its own. */
        TeamPassingGame: {
            /** @description What the team's own passers produced. */
            offense: components["schemas"]["PassingProduction"];
            /** @description What opposing passers produced against the team. */
            defense: components["schemas"]["PassingProduction"];
        } & components["schemas"]["TeamGameRowBase"];
        /** @description One passer's production in one game. */
        PlayerPassingGame: components["schemas"]["PlayerGameRowBase"] & components["schemas"]["PassingProductionBase"] & components["schemas"]["PassingLocationsBase"];
        /** @description Rates and yardage splits of a set of runs. The service defines none of them; the descriptions give the definitions usual in football analytics. On a defensive side they say what opponents produced. */
        RushingMeasuresBase: {
            /**
             * Format: double
             * @description Share of runs that succeeded, 0 to 1. By the usual definition a run succeeds when it gains half the yards needed on first down, 70 percent on second, and all of them on third or fourth.
             */
            successRate: number;
            /**
             * Format: double
             * @description Predicted points added per run.
             */
            ppa: number;
            /**
             * Format: double
             * @description Predicted points added by all runs together.
             */
            totalPpa: number;
            /**
             * Format: double
             * @description Yards per run credited to the blocking. By the usual definition losses count 1.2 times, the first 4 yards fully, yards 5 to 10 half, and nothing beyond; the average can be negative.
             */
            lineYards: number;
            /**
             * Format: double
             * @description Yards credited to the blocking, over all runs.
             */
            lineYardsTotal: number;
            /**
             * Format: double
             * @description Yards per run gained between 5 and 10 yards past the line of scrimmage, by the usual definition.
             */
            secondLevelYards: number;
            /**
             * Format: double
             * @description Yards gained between 5 and 10 yards past the line of scrimmage, over all runs, by the usual definition.
             */
            secondLevelYardsTotal: number;
            /**
             * Format: double
             * @description Yards per run gained more than 10 yards past the line of scrimmage, by the usual definition.
             */
            openFieldYards: number;
            /**
             * Format: double
             * @description Yards gained more than 10 yards past the line of scrimmage, over all runs, by the usual definition.
             */
            openFieldYardsTotal: number;
            /**
             * Format: double
             * @description Share of runs stopped at or behind the line of scrimmage, 0 to 1, by the usual definition.
             */
            stuffRate: number;
            /**
             * Format: double
             * @description Share of short-yardage runs that reached a first down or the end zone, 0 to 1. By the usual definition these are runs on third or fourth down with at most 2 yards to go.
             */
            powerSuccess: number;
            /**
             * Format: double
             * @description Predicted points added per successful run.
             */
            explosiveness: number;
        };
        /**
         * @description Rushing counts and measures of one player or of one side of a team. Rushing yards and directions are not known for every run, and not every run can be credited to one rusher; the counts say how many are. The service does not say which kinds of run the counts in attempts include.
         *
         *     Observed: The service's public source of an earlier version counts sacks, kneels and runs that no player is credited with for a team, and for a player only runs credited to him alone, his sacks included.
         */
        RushingProductionBase: {
            /**
             * Format: int32
             * @description Number of runs.
             */
            attempts: number;
            /**
             * Format: int32
             * @description Number of runs whose yards are known, going by its name and its counterparts in passing; a count, not yards.
             */
            rushingYardsAvailable: number;
            /**
             * Format: int32
             * @description Yards gained by running, losses subtracted. Null when they are known for no run.
             */
            totalRushingYards: number | null;
            /**
             * Format: double
             * @description Rushing yards per run. Null when yards are known for no run.
             */
            yardsPerCarry: number | null;
            /**
             * Format: int32
             * @description Number of runs credited to one rusher, going by its name.
             */
            individualAttempts: number;
            /**
             * Format: int32
             * @description Number of runs for which no rusher could be told, going by its name.
             */
            unattributedAttempts: number;
            /**
             * Format: int32
             * @description Number of times the quarterback was tackled while trying to pass.
             */
            sacks: number;
            /**
             * Format: int32
             * @description Number of times the quarterback knelt to run the clock.
             */
            kneels: number;
            /**
             * Format: int32
             * @description Number of runs credited to the team and to no player, going by its name.
             */
            teamRushes: number;
            /**
             * Format: int32
             * @description Number of runs in which more than one player carried the ball, going by its name.
             */
            multiCarrierAttempts: number;
            /**
             * Format: int32
             * @description Number of runs eligible for analysis by direction, going by its name.
             *
             *     Observed: The service's public source of an earlier version leaves out sacks, kneels, runs of the team and invalid rows.
             */
            directionEligibleAttempts: number;
            /**
             * Format: int32
             * @description Number of eligible runs whose direction is known, going by its name.
             */
            directionAvailableAttempts: number;
            /** @description The runs by direction; all four keys are always present. */
            directions: components["schemas"]["RushingDirections"];
        } & components["schemas"]["RushingMeasuresBase"];
        /** @description Rushing by one side of a team. As an offense it is what the team produced; as a defense it is what its opponents produced against it. */
        RushingProduction: {
            /**
             * Format: int32
             * @description Number of runs for which it is known whether they scored a touchdown, going by its name.
             */
            touchdownStatusAvailable: number;
            /**
             * Format: int32
             * @description Number of runs known to have scored a touchdown, going by its name.
             */
            rushingTouchdowns: number;
        } & components["schemas"]["RushingProductionBase"];
        /** @description Another name for RushingProduction, used by the team rows of a season and of a game. */
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
        /** @description Runs in one direction. Unlike in the whole block, no member is ever null. */
        RushingDirectionProduction: {
            /**
             * Format: int32
             * @description Number of runs in this direction.
             */
            carries: number;
            /**
             * Format: int32
             * @description Yards gained in this direction, losses subtracted.
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
            /** @description What the team's own rushers produced. */
            offense: components["schemas"]["TeamRushingProduction"];
            /** @description What opposing rushers produced against the team. */
            defense: components["schemas"]["TeamRushingProduction"];
        } & components["schemas"]["TeamSeasonRowBase"];
        /** @description One team's rushing in one game, and the rushing that it allowed. The opponent has a row of its own. */
        TeamRushingGame: {
            /** @description What the team's own rushers produced. */
            offense: components["schemas"]["TeamRushingProduction"];
            /** @description What opposing rushers produced against the team. */
            defense: components["schemas"]["TeamRushingProduction"];
        } & components["schemas"]["TeamGameRowBase"];
        /** @description One rusher's production in one game. */
        PlayerRushingGame: {
            /**
             * Format: int32
             * @description Number of the player's runs for which it is known whether they scored a touchdown, going by its name.
             *
             *     Observed: Absent from player rows; only team blocks carry it.
             */
            touchdownStatusAvailable?: number;
            /**
             * Format: int32
             * @description Number of the player's runs known to have scored a touchdown, going by its name.
             *
             *     Observed: Absent from player rows; only team blocks carry it.
             */
            rushingTouchdowns?: number;
        } & (components["schemas"]["PlayerGameRowBase"] & components["schemas"]["RushingProductionBase"]);
        /**
         * @description What passing and rushing plays share: game, sides, clock, down and worth.
         *
         *     Observed: The service declares all of it alike for passes and runs.
         */
        EnrichedPlayBase: {
            /**
             * Format: int32
             * @description Game that the play belongs to; it is the id of GET /games.
             */
            gameId: number;
            /** @description The id of the play as in getPlays, a string of digits that may be too long for a number. */
            playId: string;
            /** @description The id of the drive that the play belongs to. */
            driveId: string;
            /**
             * Format: int32
             * @description The year in which the season began.
             *
             *     Observed: The first season was 2025.
             */
            season: number;
            /**
             * Format: int32
             * @description The week within the season type; each season type starts again at 1.
             */
            week: number;
            /** @description The part of the season that the game belongs to. */
            seasonType: components["schemas"]["SeasonType"];
            /**
             * Format: int32
             * @description The id of the team that had the ball.
             */
            offenseId: number;
            /**
             * Format: int32
             * @description The id of the other team.
             */
            defenseId: number;
            /**
             * Format: int32
             * @description Which period it is, 1 to 4 in regulation.
             */
            period: number;
            /**
             * Format: int32
             * @description Which down it is, 1 to 4.
             */
            down: number;
            /**
             * Format: int32
             * @description Yards to go for a first down.
             */
            distance: number;
            /** @description The play in words. Null where there are none. */
            playText: string | null;
            /**
             * Format: int32
             * @description Where the play began, as a yard line from 0 to 100. The service does not say from which goal line it counts.
             */
            startYardline: number;
            /**
             * Format: double
             * @description Predicted points added by the play. Null where they are not known, while a 0 is a value.
             */
            ppa: number | null;
            /** @description Whether the play gained enough for its down and distance. Null where that is not known. */
            success: boolean | null;
        } & components["schemas"]["SidesBase"];
        /**
         * @description The time left in a period.
         *
         *     Observed: Unlike the clocks of plays and drives it is declared without null.
         */
        PassingPlayClock: {
            /**
             * Format: int32
             * @description Full minutes, 0 to 15.
             */
            minutes: number;
            /**
             * Format: int32
             * @description Seconds beyond the minutes, 0 to 59.
             */
            seconds: number;
        };
        /**
         * @description Another name for PassingPlayClock, used by rushing plays.
         *
         *     Observed: The service declares the same two members for both.
         */
        RushingPlayClock: components["schemas"]["PassingPlayClock"];
        /**
         * @description One pass. What is not known of it is null.
         *
         *     Observed: Known from what the service declares; no recording is known.
         */
        PassingPlay: {
            /** @description The time left in the period. */
            clock: components["schemas"]["PassingPlayClock"];
            /** @description The id of the passer as a string. Null where nobody can be told. */
            passerId: string | null;
            /** @description The passer's name. Null where nobody can be told. */
            passer: string | null;
            /** @description The id of the player at whom the pass was aimed, as a string. Null where nobody can be told. */
            targetId: string | null;
            /** @description The name of the player at whom the pass was aimed. Null where nobody can be told. */
            target: string | null;
            /** @description How the pass ended. */
            outcome: components["schemas"]["PassOutcome"];
            /**
             * Format: int32
             * @description Yards from the line of scrimmage to where the pass was aimed. Null where not known, while a 0 is a value.
             */
            airYards: number | null;
            /** @description How far downfield the pass went. Null where not known. */
            passDepth: components["schemas"]["PassDepth"] | null;
            /** @description The side to which the pass went. Null where not known. */
            passDirection: components["schemas"]["PassDirection"] | null;
            /** @description Depth and direction in one. Null where not known. */
            passLocation: components["schemas"]["PassLocation"] | null;
            /**
             * Format: int32
             * @description Yards gained by the pass. Null where not known.
             *
             *     Observed: The service's public source of an earlier version gives 0 for a pass that was not completed.
             */
            totalYards: number | null;
            /**
             * Format: int32
             * @description Yards gained after the catch. Null where they cannot be told.
             *
             *     Observed: The service's public source of an earlier version takes the yards of a completed pass less its air yards.
             */
            yardsAfterCatch: number | null;
            /**
             * Format: int32
             * @description Yards from where the play began to the end zone under attack, 0 to 100.
             */
            startYardsToGoal: number;
            /**
             * Format: int32
             * @description Yards from where the pass was aimed to the end zone under attack. Null where not known.
             */
            targetYardsToGoal: number | null;
            /** @description Whether the ball was spiked to stop the clock. */
            isSpike: boolean;
            /** @description Whether the ball was thrown away on purpose. */
            isThrowaway: boolean;
            /** @description Whether the throw was flagged as intentional grounding. */
            isIntentionalGrounding: boolean;
            /** @description How well the pass could be read out of the record of the play. */
            parseStatus: components["schemas"]["PassParseStatus"];
            /**
             * @description Whether the pass is eligible for advanced measures and for analysis by location.
             *
             *     Observed: The service's public source of an earlier version leaves out spikes, intentional grounding and invalid rows, and keeps throwaways and passes of unknown location.
             */
            locationAnalysisEligible: boolean;
        } & components["schemas"]["EnrichedPlayBase"];
        /**
         * @description Header of a passing or rushing row for one player in one season.
         *
         *     Observed: A row was quoted for passing; for rushing it is what the service declares.
         */
        PlayerSeasonRowBase: {
            /** @description Athlete's number, as a string of digits. */
            playerId: string;
            /** @description Athlete's full name. */
            player: string;
        } & components["schemas"]["TeamSeasonRowBase"];
        /**
         * @description One passer's production over a season.
         *
         *     Observed: An older quoted row ended with averageYardsAfterCatch; the keys on success, PPA and locations came later.
         */
        PlayerPassingSeason: components["schemas"]["PlayerSeasonRowBase"] & components["schemas"]["PassingProductionBase"] & components["schemas"]["PassingLocationsBase"];
        /**
         * @description One run, sack or kneel. What is not known of it is null.
         *
         *     Observed: Known from what the service declares; no recording is known.
         */
        RushingPlay: {
            /** @description The time left in the period. */
            clock: components["schemas"]["RushingPlayClock"];
            /**
             * Format: int32
             * @description Yards from where the play began to the end zone under attack, 0 to 100. Null where not known.
             */
            startYardsToGoal: number | null;
            /** @description The id of the player who carried the ball, as a string. Null where no one player is credited. */
            rusherId: string | null;
            /** @description The name of the player who carried the ball. Null where no one player is credited. */
            rusher: string | null;
            /** @description The direction of the run. Null where not known. */
            rushDirection: components["schemas"]["RushDirection"] | null;
            /**
             * Format: int32
             * @description Yards gained by the run, negative for a loss. Null where not known.
             */
            rushingYards: number | null;
            /**
             * Format: int32
             * @description The yards of the run that are credited to the player who carried the ball, going by its name. Null where there are none to tell.
             */
            rusherYards: number | null;
            /** @description Whether the run scored a touchdown. Null where that is not known. */
            isRushingTouchdown: boolean | null;
            /** @description Whether the passer was sacked. */
            isSack: boolean;
            /** @description Whether the quarterback knelt to run the clock. */
            isKneel: boolean;
            /** @description Whether the run is credited to the team and to no player. */
            isTeamRush: boolean;
            /** @description To whom the run could be credited. */
            attributionStatus: components["schemas"]["RushAttributionStatus"];
            /**
             * @description Whether the run is eligible for analysis by direction.
             *
             *     Observed: The service's public source of an earlier version leaves out sacks, kneels, runs of the team and invalid rows, while the direction of an eligible run may be unknown.
             */
            directionAnalysisEligible: boolean;
            /** @description How well the run could be read out of the record of the play. */
            parseStatus: components["schemas"]["RushParseStatus"];
        } & components["schemas"]["EnrichedPlayBase"];
        /**
         * @description One rusher's production over a season.
         *
         *     Observed: Known from what the service declares, which has no touchdowns in rows of players.
         */
        PlayerRushingSeason: components["schemas"]["PlayerSeasonRowBase"] & components["schemas"]["RushingProductionBase"];
        /** @description A stadium. Anything about it may be unknown, which null says. */
        Venue: {
            /**
             * Format: int32
             * @description Number of the stadium. Null when unknown.
             *
             *     Observed: Null in the location of a team without a known stadium.
             */
            id: number | null;
            /** @description What the stadium is called. Null when unknown. */
            name: string | null;
            /** @description Town in which it stands. Null when unknown. */
            city: string | null;
            /** @description State, province or region, usually abbreviated. Null when unknown. */
            state: string | null;
            /** @description Postal code. Null when unknown. */
            zip: string | null;
            /**
             * @description Country, as a rule in two letters. Null when unknown.
             *
             *     Observed: The United States appear as "US" and also as "USA".
             */
            countryCode: string | null;
            /** @description Zone name of the IANA database, such as America/Chicago. Null when unknown. */
            timezone: string | null;
            /**
             * Format: double
             * @description Degrees north, negative south of the equator. Null when unknown.
             */
            latitude: number | null;
            /**
             * Format: double
             * @description Degrees east, negative in the Americas. Null when unknown.
             */
            longitude: number | null;
            /** @description Height above sea level, as text. The service names no unit; convert it before calculating. Null when unknown. */
            elevation: string | null;
            /**
             * Format: int32
             * @description Number of spectators it holds. Null when unknown.
             *
             *     Observed: 0 occurs as well.
             */
            capacity: number | null;
            /**
             * Format: int32
             * @description Year in which it was built. Null when unknown.
             */
            constructionYear: number | null;
            /** @description Whether the field is natural grass. Null or absent when unknown. */
            grass?: boolean | null;
            /** @description Whether it has a roof over the field. Null or absent when unknown. */
            dome?: boolean | null;
        };
        /** @description A school's team, with its names, colors and home. */
        Team: {
            /**
             * Format: int32
             * @description Number of the team, the same in all operations.
             */
            id: number;
            /** @description The school's name, which filters and most rows use for the team. */
            school: string;
            /** @description Nickname, such as Longhorns. Null when unknown. */
            mascot: string | null;
            /** @description Short form, such as TEX. Null when unknown. */
            abbreviation: string | null;
            /**
             * @description Other names that the team goes by. Null when unknown.
             *
             *     Observed: It was never null; without other names it was an empty array.
             */
            alternateNames: string[] | null;
            /** @description Conference of the team, by its name. Null when it belongs to none that is known. */
            conference: string | null;
            /** @description Division within the conference, such as East. Null when there is none. */
            division: string | null;
            /** @description Level of play, such as fbs, fcs, ii or iii. Null when unknown. */
            classification: string | null;
            /**
             * @description Main color as a hexadecimal RGB value. Null when unknown.
             *
             *     Observed: The value begins with a number sign ("#c15d26").
             */
            color: string | null;
            /**
             * @description Second color as a hexadecimal RGB value. Null when unknown.
             *
             *     Observed: The value begins with a number sign ("#ffffff").
             */
            alternateColor: string | null;
            /** @description Addresses of images of the logo. Null when there are none. */
            logos: string[] | null;
            /** @description Account on Twitter, now X. Null when unknown. */
            twitter: string | null;
            /**
             * @description Home stadium. Null when unknown.
             *
             *     Observed: It was never null; a team without a known stadium has an object whose members are all null.
             */
            location: components["schemas"]["Venue"] | null;
        };
        /** @description A conference, present or past. */
        Conference: {
            /**
             * Format: int32
             * @description Number of the conference, the same in changes and affiliations.
             */
            id: number;
            /** @description Name used by most rows, such as Big Ten. */
            name: string;
            /** @description A second form of the name. Null when there is none. */
            shortName: string | null;
            /**
             * @description Short form such as B1G. Null when there is none.
             *
             *     Observed: Most conference filters compare it.
             */
            abbreviation: string | null;
            /** @description Level at which it plays. Null when unknown. */
            classification: components["schemas"]["ConferenceClassification"] | null;
            /**
             * Format: int32
             * @description Number of member teams.
             *
             *     Observed: It counts members in the year asked for, else current ones.
             */
            memberCount: number;
        };
        /**
         * @description One team's move from one conference to another.
         *
         *     Observed: The service declares the ids as 32-bit integers and the classifications as ConferenceClassification.
         */
        TeamConferenceChange: {
            /**
             * Format: int32
             * @description Number of the team; it is the id of GET /teams.
             */
            teamId: number;
            /** @description School that moved. */
            team: string;
            /**
             * Format: int32
             * @description Number of the conference that it left.
             */
            fromConferenceId: number;
            /** @description Name of the conference that it left. */
            fromConference: string;
            /** @description Short form of the conference that it left. Null when there is none. */
            fromConferenceAbbreviation: string | null;
            /** @description Level of the conference that it left. Null when unknown. */
            fromClassification: components["schemas"]["ConferenceClassification"] | null;
            /**
             * Format: int32
             * @description Number of the conference that it joined.
             */
            toConferenceId: number;
            /** @description Name of the conference that it joined. */
            toConference: string;
            /** @description Short form of the conference that it joined. Null when there is none. */
            toConferenceAbbreviation: string | null;
            /** @description Level of the conference that it joined. Null when unknown. */
            toClassification: components["schemas"]["ConferenceClassification"] | null;
            /**
             * Format: int32
             * @description First season in the new conference.
             */
            effectiveYear: number;
        };
        /**
         * @description An unbroken stretch of years that one team spent in one conference.
         *
         *     Observed: The service declares the ids as 32-bit integers and the classification as ConferenceClassification.
         */
        TeamConferenceAffiliation: {
            /**
             * Format: int32
             * @description Number of the team; it is the id of GET /teams.
             */
            teamId: number;
            /** @description School that was a member. */
            team: string;
            /**
             * Format: int32
             * @description Number of that conference; it is the id of GET /conferences.
             */
            conferenceId: number;
            /** @description The conference that the team was a member of, by its name. */
            conference: string;
            /** @description Short form of the conference. Null when there is none. */
            conferenceAbbreviation: string | null;
            /** @description Level of the conference. Null when unknown. */
            classification: components["schemas"]["ConferenceClassification"] | null;
            /** @description Division within the conference, such as East. Null when there is none. */
            conferenceDivision: string | null;
            /**
             * Format: int32
             * @description First season as a member.
             */
            startYear: number;
            /**
             * Format: int32
             * @description Last season as a member. Null while the membership lasts.
             */
            endYear: number | null;
        };
        /** @description How much recruited talent a team's roster held in one season. */
        TeamTalent: {
            /**
             * Format: int32
             * @description Year in which the season began.
             *
             *     Observed: The first season was 2015.
             */
            year: number;
            /** @description School that the row describes. */
            team: string;
            /**
             * Format: double
             * @description Composite of the roster's recruiting grades, about 20 to 1,000; higher is better.
             */
            talent: number;
        };
        /** @description How a team fared against the betting spread in one season. */
        TeamATS: {
            /**
             * Format: int32
             * @description Year in which the season began.
             */
            year: number;
            /**
             * Format: int32
             * @description Number of the team; it is the id of GET /teams.
             */
            teamId: number;
            /** @description School that the row describes. */
            team: string;
            /** @description Conference of the team. Null when it belongs to none that is known. */
            conference: string | null;
            /**
             * Format: int32
             * @description Number of games that are counted.
             */
            games: number;
            /**
             * Format: int32
             * @description Number of games in which the team beat the spread.
             */
            atsWins: number;
            /**
             * Format: int32
             * @description Number of games in which the team fell short of the spread.
             */
            atsLosses: number;
            /**
             * Format: int32
             * @description Number of games that ended exactly on the spread.
             */
            atsPushes: number;
            /**
             * Format: double
             * @description Points per game by which the team beat the spread, negative when it fell short. Null when there is nothing to average.
             */
            avgCoverMargin: number | null;
        };
        /** @description The history of games between two teams. */
        Matchup: {
            /**
             * @description The first of the two schools asked for.
             *
             *     Observed: Absent when the two teams never met.
             */
            team1?: string;
            /**
             * @description The second of the two schools asked for.
             *
             *     Observed: Absent when the two teams never met.
             */
            team2?: string;
            /**
             * Format: int32
             * @description First season considered.
             *
             *     Observed: Repeats minYear; absent when that was not sent.
             */
            startYear?: number;
            /**
             * Format: int32
             * @description Last season considered.
             *
             *     Observed: Repeats maxYear; absent when that was not sent.
             */
            endYear?: number;
            /**
             * Format: int32
             * @description Number of games won by the first team.
             */
            team1Wins: number;
            /**
             * Format: int32
             * @description Number of games won by the second team.
             */
            team2Wins: number;
            /**
             * Format: int32
             * @description Number of games that nobody won.
             */
            ties: number;
            /**
             * @description The games themselves, an empty array when there were none.
             *
             *     Observed: Games not yet played are left out.
             */
            games: components["schemas"]["MatchupGame"][];
        };
        /**
         * @description One game between two teams.
         *
         *     Observed: The service declares homeTeam and awayTeam as strings.
         */
        MatchupGame: {
            /**
             * Format: int32
             * @description Year in which the season began.
             */
            season: number;
            /**
             * Format: int32
             * @description Week within the part of the season that seasonType names.
             */
            week: number;
            /** @description Part of the season, such as regular or postseason, as free text. */
            seasonType: string;
            /**
             * @description When the game kicked off.
             *
             *     Observed: It read as an ISO 8601 date and time in UTC ("2025-10-11T19:30:00.000Z").
             */
            date: string;
            /** @description Whether neither team was at home. */
            neutralSite: boolean;
            /** @description Name of the stadium. Null when unknown. */
            venue: string | null;
            /** @description School on the home side, which need not be the first team asked for. */
            homeTeam: string;
            /**
             * Format: int32
             * @description Points of the home side. Null when unknown.
             */
            homeScore: number | null;
            /** @description School on the away side. */
            awayTeam: string;
            /**
             * Format: int32
             * @description Points of the away side. Null when unknown.
             */
            awayScore: number | null;
            /** @description School that won. Null after a tie or without a score. */
            winner: string | null;
        };
        /** @description A player on a team's roster. */
        RosterPlayer: {
            /** @description Athlete's number, as a string of digits. */
            id: string;
            /** @description Given name. */
            firstName: string;
            /** @description Family name. */
            lastName: string;
            /** @description School that the player was on the roster of. */
            team: string;
            /**
             * Format: double
             * @description Inches, about 65 to 80. Null when unknown.
             */
            height: number | null;
            /**
             * Format: int32
             * @description Pounds, about 150 to 370. Null when unknown.
             */
            weight: number | null;
            /**
             * Format: int32
             * @description Number on the shirt, 0 to 99. Null when unknown.
             */
            jersey: number | null;
            /**
             * Format: int32
             * @deprecated
             * @description Year of study, 1 being a freshman. Do not rely on it.
             *
             *     Observed: It holds the requested season instead where the year of study is unknown, and 0 occurs too.
             */
            year: number;
            /** @description Abbreviation of the position, such as QB. Null when unknown. */
            position: string | null;
            /** @description Home town. Null when unknown. */
            homeCity: string | null;
            /** @description State or province of the home town. Null when unknown. */
            homeState: string | null;
            /**
             * @description Country of the home town. Null when unknown.
             *
             *     Observed: The spelling is not uniform ("Canada" and "CAN" both occur).
             */
            homeCountry: string | null;
            /**
             * Format: double
             * @description Degrees north of the home town. Null when unknown.
             */
            homeLatitude: number | null;
            /**
             * Format: double
             * @description Degrees east of the home town, negative in the Americas. Null when unknown.
             */
            homeLongitude: number | null;
            /** @description Federal code of the county of the home town, as text so that leading zeros survive. Null when unknown. */
            homeCountyFIPS: string | null;
            /**
             * @description Numbers of the recruiting profiles of the player, as strings. Null when unknown.
             *
             *     Observed: It was an empty array and never null when there were none.
             */
            recruitIds: string[] | null;
        };
        /** @description One team's season in one object: record, ratings, advanced statistics, passing, rushing and players. */
        TeamSeasonOverview: {
            /** @description Advanced statistics of the team's offense and defense. */
            advanced: components["schemas"]["TeamSeasonAdvancedStats"];
            /** @description How much the team's players were used and what they added. */
            players: components["schemas"]["TeamSeasonPlayers"];
            /** @description The team's passing, made and allowed. Null when there is none for the season. */
            passing: components["schemas"]["TeamPassingSeason"] | null;
            /** @description The team's rushing, made and allowed. Null when there is none for the season. */
            rushing: components["schemas"]["TeamRushingSeason"] | null;
            /** @description Wins, losses and ties over the completed games of the requested season, postseason included. */
            record: components["schemas"]["TeamRecord"];
            /** @description Ratings available now for the requested season. */
            ratings: components["schemas"]["TeamSeasonRatings"];
            /**
             * Format: int32
             * @description Year in which the season began.
             */
            season: number;
            /**
             * Format: int32
             * @description Number of the team; it is the id of GET /teams.
             */
            teamId: number;
            /** @description School that the overview describes. */
            team: string;
        };
        /** @description Players of one team's season. */
        TeamSeasonPlayers: {
            /** @description Share of the plays that each player was part of. */
            usage: components["schemas"]["TeamSeasonPlayerUsage"][];
            /** @description Predicted points that each player added. */
            ppa: components["schemas"]["TeamSeasonPlayerPpa"][];
        };
        /** @description Current ratings of a team in several systems. A system without a rating for that team and season is null. */
        TeamSeasonRatings: {
            /** @description SP ratings of the team and its units. Null when unavailable. */
            sp: components["schemas"]["TeamSeasonUnitRatings"] | null;
            /** @description Simple Rating System, a margin of victory adjusted for opponents. Null when unavailable. */
            srs: components["schemas"]["TeamSeasonRankedRating"] | null;
            /**
             * Format: double
             * @description Elo after the latest completed game of the season that has a postgame Elo, without a rank. Null when unavailable.
             *
             *     Observed: A bare number, whereas the other systems give objects with rating and rank.
             */
            elo: number | null;
            /** @description CORE ratings of the team, its offense and its defense. Null when unavailable. */
            core: components["schemas"]["TeamSeasonCoreRatings"] | null;
            /** @description Efficiencies of the Football Power Index, higher being better for all four, defense included; they are not the FPI rating in points. Null when unavailable. */
            fpi: components["schemas"]["TeamSeasonUnitRatings"] | null;
        };
        /**
         * @description Ratings of a team and of its three units in one system.
         *
         *     Observed: Each of the four came back as a rating with its rank.
         */
        TeamSeasonUnitRatings: {
            /** @description Rating of kicking and returning, with its rank. */
            specialTeams: components["schemas"]["TeamSeasonRankedRating"];
            /** @description Rating of the unit that defends, with its rank. */
            defense: components["schemas"]["TeamSeasonRankedRating"];
            /** @description Rating of the unit that has the ball, with its rank. */
            offense: components["schemas"]["TeamSeasonRankedRating"];
            /** @description Rating of the team as a whole, with its rank. */
            overall: components["schemas"]["TeamSeasonRankedRating"];
        };
        /**
         * @description Ratings of a team and of its two main units in the CORE system, which has none for special teams.
         *
         *     Observed: Each of the three came back as a rating with its rank.
         */
        TeamSeasonCoreRatings: {
            /** @description Rating of the unit that defends, with its rank. */
            defense: components["schemas"]["TeamSeasonRankedRating"];
            /** @description Rating of the unit that has the ball, with its rank. */
            offense: components["schemas"]["TeamSeasonRankedRating"];
            /** @description Rating of the team as a whole, with its rank. */
            overall: components["schemas"]["TeamSeasonRankedRating"];
        };
        /** @description A rating and the place that it earns. */
        TeamSeasonRankedRating: {
            /**
             * Format: double
             * @description Rating in the scale of its system, rounded to two decimals. Null when unavailable.
             */
            rating: number | null;
            /**
             * Format: int32
             * @description Place within the requested season and division, 1 being best. It is a competition rank (equals share a place and the next one is skipped) computed on unrounded ratings, so two ratings that look equal may differ in rank. Null when unavailable.
             */
            rank: number | null;
        };
        /** @description Advanced statistics within a team season overview. */
        TeamSeasonAdvancedStats: {
            /**
             * Format: int32
             * @description Year in which the season began.
             */
            season: number;
            /** @description School that the block describes. */
            team: string;
            /**
             * @description Conference of the team in that season.
             *
             *     Observed: It is the name ("Big Ten"), while players, passing and rushing of the same overview carry the abbreviation ("B1G").
             */
            conference: string;
            /** @description What the team achieved with the ball. */
            offense: components["schemas"]["SideBlock"];
            /** @description What opponents achieved with the ball. */
            defense: components["schemas"]["TeamSeasonAdvancedDefense"];
        };
        /** @description A player of the season that an overview describes. */
        TeamSeasonPlayerBase: {
            /**
             * Format: int32
             * @description Year in which the season began.
             */
            season: number;
            /** @description Athlete's number, as a string of digits. */
            id: string;
            /** @description Athlete's full name. Null when unknown. */
            name: string | null;
            /** @description Abbreviation of the position, such as QB or RB. Null when unknown. */
            position: string | null;
            /** @description School that the player played for. */
            team: string;
            /**
             * @description Conference of the team in that season.
             *
             *     Observed: It is the abbreviation ("B1G"), while advanced.conference of the same overview is the name ("Big Ten").
             */
            conference: string;
        };
        /** @description Predicted points added by a player, in all and by kind of play. A value is null when the player has no such plays. */
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
             * @description Predicted points added on first downs. Null when there are none.
             */
            firstDown: number | null;
            /**
             * Format: double
             * @description Predicted points added on second downs. Null when there are none.
             */
            secondDown: number | null;
            /**
             * Format: double
             * @description Predicted points added on third downs. Null when there are none.
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
        /** @description Predicted points that one player of the team added over the season. */
        TeamSeasonPlayerPpa: {
            /** @description Predicted points added per play. */
            averagePPA: components["schemas"]["TeamSeasonPlayerPpaValues"];
            /** @description Predicted points added by all plays together. */
            totalPPA: components["schemas"]["TeamSeasonPlayerPpaValues"];
        } & components["schemas"]["TeamSeasonPlayerBase"];
        /** @description Share of the team's plays that a player was part of, 0 to 1, in all and by kind of play. */
        PlayerUsageValues: {
            /**
             * Format: double
             * @description Share of plays on passing downs. Null when there are none.
             */
            passingDowns: number | null;
            /**
             * Format: double
             * @description Share of plays on standard downs. Null when there are none.
             */
            standardDowns: number | null;
            /**
             * Format: double
             * @description Share of plays on third down. Null when there are none.
             */
            thirdDown: number | null;
            /**
             * Format: double
             * @description Share of plays on second down. Null when there are none.
             */
            secondDown: number | null;
            /**
             * Format: double
             * @description Share of plays on first down. Null when there are none.
             */
            firstDown: number | null;
            /**
             * Format: double
             * @description Share of rushing plays. Null when there are none.
             */
            rush: number | null;
            /**
             * Format: double
             * @description Share of passing plays. Null when there are none.
             */
            pass: number | null;
            /**
             * Format: double
             * @description Share of all plays. Null when there are none.
             */
            overall: number | null;
        };
        /** @description How much one player of the team was used over the season. */
        TeamSeasonPlayerUsage: {
            /** @description Share of the team's plays, 0 to 1. */
            usage: components["schemas"]["PlayerUsageValues"];
        } & components["schemas"]["TeamSeasonPlayerBase"];
        /** @description Why there is no overview. */
        TeamSeasonOverviewError: {
            /**
             * @description The reason in words, for people.
             *
             *     Observed: It read "Team season overview not found." with a 404 and "Team season overview is temporarily unavailable." with a 503.
             */
            message: string;
        };
        /** @description Who a coach is. */
        CoachReferenceBase: {
            /**
             * Format: int32
             * @description The number by which every other operation knows the coach.
             */
            id: number;
            /** @description Given name. */
            firstName: string;
            /** @description Family name. */
            lastName: string;
        };
        /**
         * @description The coach that a row is about.
         *
         *     Observed: As the service declares it; no answer was recorded.
         */
        CoachReference: components["schemas"]["CoachReferenceBase"];
        /**
         * @description The team that a coach worked for.
         *
         *     Observed: As the service declares it; no answer was recorded.
         */
        CoachTeamReference: {
            /**
             * Format: int32
             * @description Number of the team; it is the id of GET /teams.
             */
            id: number;
            /** @description School that he coached. */
            school: string;
        };
        /**
         * @description The team that a coach works or worked for, with its conference.
         *
         *     Observed: As the service declares it; no answer was recorded.
         */
        CoachSeasonTeamReference: {
            /**
             * Format: int32
             * @description Number of the team; it is the id of GET /teams.
             */
            id: number;
            /** @description School that he coaches or coached. */
            school: string;
            /** @description Conference of the team. Null when it belongs to none that is known. */
            conference: string | null;
        };
        /** @description Games of a coach and how they ended. */
        CoachRecordBase: {
            /**
             * Format: int32
             * @description Number of games that he coached.
             */
            games: number;
            /**
             * Format: int32
             * @description Number of games won.
             */
            wins: number;
            /**
             * Format: int32
             * @description Number of games lost.
             */
            losses: number;
            /**
             * Format: int32
             * @description Number of games that nobody won.
             */
            ties: number;
            /**
             * Format: double
             * @description Share of the games won. Null where there is none to tell.
             *
             *     Observed: The service's public source of an earlier version counts a tie as half a win, rounds to three decimals and gives null where there are no games.
             */
            winPercentage: number | null;
        };
        /**
         * @description A coach's record over games of one kind.
         *
         *     Observed: As the service declares it; no answer was recorded.
         */
        CoachRecord: components["schemas"]["CoachRecordBase"];
        /** @description A coach's season in numbers, with ranks and ratings of the team. */
        CoachSeasonBase: {
            /**
             * Format: int32
             * @description Year in which the season began.
             */
            year: number;
            /**
             * Format: int32
             * @description Place in the poll before the season, 1 to 25. Null when unranked or unknown.
             *
             *     Observed: A 0 occurs in recordings, too, which is no rank.
             */
            preseasonRank: number | null;
            /**
             * Format: int32
             * @description Place in the poll after the season, 1 to 25. Null when unranked or unknown.
             *
             *     Observed: A 0 occurs in recordings, too, which is no rank.
             */
            postseasonRank: number | null;
            /**
             * Format: double
             * @description Rating in the Simple Rating System, about -27 to 34. Null when unavailable.
             */
            srs: number | null;
            /**
             * Format: double
             * @description SP rating of the team, about -33 to 37. Null when unavailable.
             */
            spOverall: number | null;
            /**
             * Format: double
             * @description SP rating of the offense, about 9 to 51; higher is better. Null when unavailable.
             */
            spOffense: number | null;
            /**
             * Format: double
             * @description SP rating of the defense, about 6 to 43; lower is better. Null when unavailable.
             */
            spDefense: number | null;
        } & components["schemas"]["CoachRecordBase"];
        /**
         * @description One head coach with the seasons that match.
         *
         *     Observed: As the service declares it and as 182 recorded coaches confirm, of whom the older recordings lack the id.
         */
        Coach: {
            /**
             * Format: date-time
             * @deprecated
             * @description When he was hired, though not by whom; the tenures have a day for each post. Null when unknown.
             *
             *     Observed: Null for 31 of 182 recorded coaches.
             */
            hireDate: string | null;
            /** @description Those of his seasons that match, an entry for each team and year. */
            seasons: components["schemas"]["CoachSeason"][];
        } & components["schemas"]["CoachReferenceBase"];
        /**
         * @description One season of a head coach at one team.
         *
         *     Observed: As 398 recorded seasons since 1892 confirm; winPercentage was null in each of the 138 that carried it.
         */
        CoachSeason: {
            /**
             * Format: int32
             * @description Number of the team; it is the id of GET /teams.
             */
            teamId: number;
            /** @description School that he coached. */
            school: string;
            /**
             * @description Conference of the team in that season. Null when it belongs to none that is known.
             *
             *     Observed: Recordings carry the name ("Mountain West"), not an abbreviation.
             */
            conference: string | null;
        } & components["schemas"]["CoachSeasonBase"];
        /**
         * @description One head coach, his present post and his career.
         *
         *     Observed: As the service declares it; no answer was recorded.
         */
        CoachProfile: {
            /** @description The name to show for him. Null when none is on record. */
            displayName: string | null;
            /**
             * @description The team that he coaches now. Null when there is none to tell.
             *
             *     Observed: The service's public source of an earlier version gives null unless exactly one post is open.
             */
            currentTeam: components["schemas"]["CoachSeasonTeamReference"] | null;
            /** @description His record over all seasons as a head coach that are known. */
            career: components["schemas"]["CoachCareer"];
            /**
             * @description Day of birth, as text. Null when unknown.
             *
             *     Observed: The service declares plain text; its public source of an earlier version gives YYYY-MM-DD.
             */
            birthDate: string | null;
            /** @description The school where he studied. Null when unknown. */
            almaMater: components["schemas"]["CoachAlmaMater"] | null;
            /**
             * Format: int32
             * @description Year in which he graduated. Null when unknown.
             */
            graduationYear: number | null;
            /** @description His item on Wikidata, going by its name. Null when unknown. */
            wikidataId: string | null;
            /**
             * Format: int32
             * @description Year in which he entered the hall of fame. Null when he did not or it is unknown.
             */
            hallOfFameYear: number | null;
        } & components["schemas"]["CoachReferenceBase"];
        /**
         * @description A coach's record over his whole career.
         *
         *     Observed: As the service declares it; no answer was recorded.
         */
        CoachCareer: {
            /**
             * Format: int32
             * @description Number of seasons in which he coached.
             */
            seasons: number;
            /**
             * Format: int32
             * @description Number of teams that he coached.
             */
            teams: number;
            /**
             * Format: int32
             * @description His first season as a head coach.
             */
            firstYear: number;
            /**
             * Format: int32
             * @description His latest season as a head coach.
             */
            lastYear: number;
        } & components["schemas"]["CoachRecordBase"];
        /**
         * @description The school where a coach studied.
         *
         *     Observed: As the service declares it; no answer was recorded.
         */
        CoachAlmaMater: {
            /**
             * Format: int32
             * @description Number of the school, which reads as the id of GET /teams.
             */
            id: number;
            /** @description Name of the school. */
            school: string;
        };
        /**
         * @description One season of a head coach at one team, with what surrounds the record.
         *
         *     Observed: As the service declares it; no answer was recorded.
         */
        DetailedCoachSeason: {
            /** @description Whose season it is. */
            coach: components["schemas"]["CoachReference"];
            /** @description Where he coached. */
            team: components["schemas"]["CoachSeasonTeamReference"];
            /** @description Further ratings of the team and how it moved against the season before. */
            teamMetrics: components["schemas"]["CoachRatingContext"];
            /** @description The class that the team signed and its talent. */
            recruiting: components["schemas"]["CoachRecruitingContext"];
            /** @description How the team stood in the polls over the season. Null when there is nothing to tell. */
            pollResume: components["schemas"]["CoachPollResume"] | null;
            /** @description Whether all games of the team could be told apart between coaches, going by its name. */
            attributionComplete: boolean;
            /** @description His record by kind of game. Null when it cannot be told. */
            recordSplits: components["schemas"]["CoachRecordSplits"] | null;
            /** @description Points in his games. Null when they cannot be told. */
            scoring: components["schemas"]["CoachScoring"] | null;
            /** @description The team's part in the College Football Playoff. */
            cfp: components["schemas"]["CoachCfpContext"];
            /** @description What the NFL draft after the season took from the team. Null when there is nothing to tell. */
            draftFollowingSeason: components["schemas"]["CoachDraftContext"] | null;
        } & components["schemas"]["CoachSeasonBase"];
        /**
         * @description Ratings of a coach's team in one season, beyond those on the row itself.
         *
         *     Observed: As the service declares it; no answer was recorded.
         */
        CoachRatingContext: {
            /**
             * Format: double
             * @description SP rating of kicking and returning. Null when unavailable.
             */
            spSpecialTeams: number | null;
            /**
             * Format: double
             * @description How strong the opponents were. The service names no scale. Null when unavailable.
             */
            strengthOfSchedule: number | null;
            /**
             * Format: double
             * @description Wins that the team's play would have earned on average, by the usual definition. Null when unavailable.
             */
            secondOrderWins: number | null;
            /**
             * Format: double
             * @description Rating in the Football Power Index. Null when unavailable.
             */
            fpi: number | null;
            /** @description How the team moved against the season before. */
            yearOverYear: components["schemas"]["CoachYearOverYear"];
        };
        /**
         * @description Changes against the season before. A value is null when there is nothing to compare.
         *
         *     Observed: As the service declares it; no answer was recorded.
         */
        CoachYearOverYear: {
            /**
             * Format: double
             * @description Change of the SP rating. Null when unavailable.
             */
            spOverall: number | null;
            /**
             * Format: double
             * @description Change in the Simple Rating System. Null when unavailable.
             */
            srs: number | null;
            /**
             * Format: int32
             * @description Change of the number of games won. Null when unavailable.
             */
            wins: number | null;
        };
        /**
         * @description How a coach's team recruited, and whom it had.
         *
         *     Observed: As the service declares it; no answer was recorded.
         */
        CoachRecruitingContext: {
            /**
             * Format: int32
             * @description Place of that year's recruiting class, 1 being best. Null when unavailable.
             */
            rank: number | null;
            /**
             * Format: double
             * @description Points of that year's recruiting class; higher is better. Null when unavailable.
             */
            points: number | null;
            /**
             * Format: double
             * @description Talent of the roster, which reads as that of GET /talent. Null when unavailable.
             */
            talent: number | null;
        };
        /**
         * @description How a coach's team stood in the polls over one season.
         *
         *     Observed: As the service declares it; no answer was recorded.
         */
        CoachPollResume: {
            /**
             * Format: int32
             * @description Place before the season. Null when unranked.
             */
            preseasonRank: number | null;
            /**
             * Format: int32
             * @description Place after the season. Null when unranked.
             */
            postseasonRank: number | null;
            /**
             * Format: int32
             * @description Best place of the season. Null when never ranked.
             */
            bestRank: number | null;
            /**
             * Format: int32
             * @description Number of weeks in which the team was ranked.
             */
            weeksRanked: number;
            /**
             * Format: int32
             * @description Number of weeks in which the team was in the top ten.
             */
            weeksTopTen: number;
        };
        /**
         * @description A coach's record in one season by kind of game.
         *
         *     Observed: As the service declares it; no answer was recorded.
         */
        CoachRecordSplits: {
            /** @description Games within the conference. */
            conference: components["schemas"]["CoachRecord"];
            /** @description Bowls and playoff games. */
            postseason: components["schemas"]["CoachRecord"];
            /** @description Games on his team's own field. */
            home: components["schemas"]["CoachRecord"];
            /** @description Games on the opponent's field. */
            away: components["schemas"]["CoachRecord"];
            /** @description Games on neither team's field. */
            neutral: components["schemas"]["CoachRecord"];
        };
        /**
         * @description Points in a coach's games of one season.
         *
         *     Observed: As the service declares it; no answer was recorded.
         */
        CoachScoring: {
            /**
             * Format: int32
             * @description Points scored over all his games.
             */
            pointsFor: number;
            /**
             * Format: int32
             * @description Points allowed over all his games.
             */
            pointsAgainst: number;
            /**
             * Format: double
             * @description Points scored less points allowed, per game. Null where there is none to tell.
             */
            averagePointDifferential: number | null;
        };
        /**
         * @description A coach's team in the College Football Playoff of one season.
         *
         *     Observed: As the service declares it; no answer was recorded.
         */
        CoachCfpContext: {
            /** @description Whether the team was in the playoff. */
            appeared: boolean;
            /**
             * Format: int32
             * @description The team's seed, 1 being best. Null when it was not in the playoff.
             */
            seed: number | null;
            /** @description How it went. Null when the team was not in the playoff. */
            outcome: components["schemas"]["CfpCoachSeasonOutcome"] | null;
        };
        /**
         * @description What one NFL draft took from a coach's team.
         *
         *     Observed: As the service declares it; no answer was recorded.
         */
        CoachDraftContext: {
            /**
             * Format: int32
             * @description Year of the draft, which is the one after the season's.
             */
            year: number;
            /**
             * Format: int32
             * @description Number of the team's players who were drafted.
             */
            totalPicks: number;
            /**
             * Format: int32
             * @description Number of them who went in the first round.
             */
            firstRoundPicks: number;
        };
        /**
         * @description One stretch of time that one head coach spent at one team.
         *
         *     Observed: As the service declares it; no answer was recorded.
         */
        CoachTenure: {
            /**
             * Format: int32
             * @description Number of the tenure.
             */
            id: number;
            /** @description Who held the post. */
            coach: components["schemas"]["CoachReference"];
            /** @description Where he held it. */
            team: components["schemas"]["CoachTeamReference"];
            /**
             * @description Day of the hiring, as text. Null when unknown.
             *
             *     Observed: The service declares plain text; its public source of an earlier version gives YYYY-MM-DD.
             */
            hireDate: string | null;
            /**
             * Format: int32
             * @description First season of the tenure.
             */
            startYear: number;
            /**
             * Format: int32
             * @description Last season of the tenure. Null while it lasts.
             */
            endYear: number | null;
            /**
             * Format: date-time
             * @description When he took over. Null when it is not told.
             */
            effectiveStart: string | null;
            /**
             * Format: date-time
             * @description When he left. Null when it is not told.
             */
            effectiveEnd: string | null;
            /** @description Whether he stood in until a successor was found. */
            isInterim: boolean;
            /** @description Whether the tenure lasts to this day. */
            active: boolean;
            /**
             * Format: int32
             * @description Number of seasons in it.
             */
            seasons: number;
            /** @description His record over the tenure. */
            record: components["schemas"]["CoachRecord"];
            /** @description Whether all games of its seasons could be told apart between coaches, going by its name. When false, take the record with care. */
            attributionComplete: boolean;
        };
        /**
         * @description Why there is no profile.
         *
         *     Observed: As the service declares it, with this one message.
         */
        CoachNotFound: {
            /**
             * @description The reason in words for people.
             * @constant
             */
            message: "Coach not found";
        };
        /**
         * @description One player whose name contains the search term.
         *
         *     Observed: As the service declares it; the one recording is older than activeStartYear, activeEndYear and teamStints.
         */
        PlayerSearchResult: {
            /** @description Athlete's number, as a string of digits; other operations take it as the integer playerId. */
            id: string;
            /** @description School that he is listed with; teamStints has every one. */
            team: string;
            /** @description Athlete's full name. */
            name: string;
            /** @description Given name. Null when unknown. */
            firstName: string | null;
            /** @description Family name. Null when unknown. */
            lastName: string | null;
            /**
             * Format: int32
             * @description Pounds. Null when unknown.
             */
            weight: number | null;
            /**
             * Format: double
             * @description Inches. Null when unknown.
             */
            height: number | null;
            /**
             * Format: int32
             * @description Number on the shirt, 0 to 99. Null when unknown.
             */
            jersey: number | null;
            /** @description Abbreviation of the position, such as QB. */
            position: string;
            /**
             * @description Where he comes from.
             *
             *     Observed: It was the city alone ("New Orleans"), without state or country.
             */
            hometown: string;
            /**
             * @description The team's main color as a hexadecimal RGB value.
             *
             *     Observed: The value begins with a number sign ("#c15d26").
             */
            teamColor: string;
            /**
             * @description The team's second color as a hexadecimal RGB value.
             *
             *     Observed: The value begins with a number sign ("#ffffff").
             */
            teamColorSecondary: string;
            /**
             * Format: int32
             * @description First season with any team. Null when unknown.
             */
            activeStartYear: number | null;
            /**
             * Format: int32
             * @description Latest season with any team. Null when unknown.
             */
            activeEndYear: number | null;
            /** @description The teams that he was with and when. */
            teamStints: components["schemas"]["PlayerSearchTeamStint"][];
        };
        /**
         * @description A player's time with one team.
         *
         *     Observed: As the service declares it; no answer that carries it was recorded.
         */
        PlayerSearchTeamStint: {
            /** @description School that he was with. */
            team: string;
            /**
             * Format: int32
             * @description First season with the team. Null when unknown.
             */
            startYear: number | null;
            /**
             * Format: int32
             * @description Latest season with the team. Null when unknown.
             */
            endYear: number | null;
        };
        /** @description A player, his team and its conference in a season. */
        PlayerInConferenceBase: {
            /** @description Conference of the team in that season. */
            conference: string;
        } & components["schemas"]["PlayerInSeasonBase"];
        /**
         * @description How much one player was used over a season.
         *
         *     Observed: As the service declares it and one recorded row confirms, in which no value was null.
         */
        PlayerUsage: {
            /** @description Share of the team's plays, 0 to 1. */
            usage: components["schemas"]["PlayerUsageValues"];
        } & components["schemas"]["PlayerInConferenceBase"];
        /**
         * @description One player's season: box score statistics, usage and predicted points added.
         *
         *     Observed: As the service declares it; no answer was recorded.
         */
        PlayerSeasonOverview: {
            /**
             * Format: int32
             * @description Number of games that he has statistics for.
             */
            games: number;
            /** @description His counting statistics. */
            boxScoreStats: components["schemas"]["PlayerSeasonOverviewBoxScore"];
            /**
             * @description Share of the team's plays, 0 to 1. Absent when unknown.
             *
             *     Observed: Left out where the service has none.
             */
            usage?: components["schemas"]["PlayerUsageValues"];
            /**
             * @description Predicted points that he added. Absent when unknown.
             *
             *     Observed: Left out where the service has none.
             */
            ppa?: components["schemas"]["PlayerSeasonOverviewPPA"];
        } & components["schemas"]["PlayerInConferenceBase"];
        /**
         * @description Counting statistics of a player's season.
         *
         *     Observed: As the service declares it; no answer was recorded.
         */
        PlayerSeasonOverviewBoxScore: {
            /** @description The categories in which he has statistics. */
            categories: components["schemas"]["PlayerSeasonOverviewCategory"][];
        };
        /**
         * @description One category of a player's statistics.
         *
         *     Observed: As the service declares it; no answer was recorded.
         */
        PlayerSeasonOverviewCategory: {
            /** @description The category such as passing. */
            name: string;
            /** @description The statistics of the category. */
            stats: components["schemas"]["PlayerSeasonOverviewStat"][];
        };
        /**
         * @description One number of a player's season.
         *
         *     Observed: As the service declares it; no answer was recorded.
         */
        PlayerSeasonOverviewStat: {
            /** @description What is counted such as YDS or TD. */
            name: string;
            /** @description The number as text; convert it before calculating. */
            value: string;
        };
        /**
         * @description Predicted points added by a player over a season.
         *
         *     Observed: As the service declares it; no answer was recorded.
         */
        PlayerSeasonOverviewPPA: {
            /** @description Predicted points added per play. */
            average: components["schemas"]["PlayerSeasonOverviewPPAValues"];
            /** @description Predicted points added by all plays together. */
            total: components["schemas"]["PlayerSeasonOverviewPPAValues"];
        };
        /**
         * @description Predicted points added, in all and by kind of play. A value may be left out, which reads as the player having no such plays.
         *
         *     Observed: The service declares every value but all as one that may be missing and none as null; no answer was recorded.
         */
        PlayerSeasonOverviewPPAValues: {
            /**
             * Format: double
             * @description Predicted points added on passing downs. Absent when there are none.
             */
            passingDowns?: number;
            /**
             * Format: double
             * @description Predicted points added on standard downs. Absent when there are none.
             */
            standardDowns?: number;
            /**
             * Format: double
             * @description Predicted points added on third downs. Absent when there are none.
             */
            thirdDown?: number;
            /**
             * Format: double
             * @description Predicted points added on second downs. Absent when there are none.
             */
            secondDown?: number;
            /**
             * Format: double
             * @description Predicted points added on first downs. Absent when there are none.
             */
            firstDown?: number;
            /**
             * Format: double
             * @description Predicted points added on rushing plays. Absent when there are none.
             */
            rush?: number;
            /**
             * Format: double
             * @description Predicted points added on passing plays. Absent when there are none.
             */
            pass?: number;
            /**
             * Format: double
             * @description Predicted points added on all plays.
             */
            all: number;
        };
        /**
         * @description How much of a team's production of the season before comes back. Usage is the returning players' share of the plays, and percent their share of the predicted points added.
         *
         *     Observed: As the service declares it and one recorded row confirms, where every share was from 0 to 1 (percentPPA 0.283).
         */
        ReturningProduction: {
            /**
             * Format: int32
             * @description Season that the players return for; what is counted is from the one before.
             */
            season: number;
            /** @description School that the row describes. */
            team: string;
            /**
             * @description Conference of the team, which is the label that the parameter conference is compared with.
             *
             *     Observed: The one recording holds "SEC", which is name and abbreviation alike.
             */
            conference: string;
            /**
             * Format: double
             * @description Predicted points added by the returning players in all.
             */
            totalPPA: number;
            /**
             * Format: double
             * @description Predicted points added by returning passers.
             */
            totalPassingPPA: number;
            /**
             * Format: double
             * @description Predicted points added by returning receivers.
             */
            totalReceivingPPA: number;
            /**
             * Format: double
             * @description Predicted points added by returning runners.
             */
            totalRushingPPA: number;
            /**
             * Format: double
             * @description Share of all predicted points added.
             */
            percentPPA: number;
            /**
             * Format: double
             * @description Share of the predicted points added by passing.
             */
            percentPassingPPA: number;
            /**
             * Format: double
             * @description Share of the predicted points added by receiving.
             */
            percentReceivingPPA: number;
            /**
             * Format: double
             * @description Share of the predicted points added by rushing.
             */
            percentRushingPPA: number;
            /**
             * Format: double
             * @description Share of the plays in all that the returning players had a part in.
             */
            usage: number;
            /**
             * Format: double
             * @description Share of the passing that the returning players had a part in.
             */
            passingUsage: number;
            /**
             * Format: double
             * @description Share of the receiving that the returning players had a part in.
             */
            receivingUsage: number;
            /**
             * Format: double
             * @description Share of the rushing that the returning players had a part in.
             */
            rushingUsage: number;
        };
        /**
         * @description One player's way through the transfer portal. There is no player id.
         *
         *     Observed: As the service declares it and 15,213 recorded transfers confirm; transferDate and eligibility were never null, and stars may be there without a rating.
         */
        PlayerTransfer: {
            /**
             * Format: int32
             * @description Season that he transfers for.
             *
             *     Observed: The first season was 2021.
             */
            season: number;
            /** @description Given name. */
            firstName: string;
            /** @description Family name. */
            lastName: string;
            /** @description Abbreviation of the position, such as QB or RB. */
            position: string;
            /** @description School that he leaves. */
            origin: string;
            /** @description School that he joins. Null while it is open and when unknown. */
            destination: string | null;
            /**
             * Format: date-time
             * @description When he entered the portal. Null when unknown.
             */
            transferDate: string | null;
            /**
             * Format: double
             * @description Recruiting services' grade of the player, about 0.77 to 0.98; higher is better. Null when unrated.
             */
            rating: number | null;
            /**
             * Format: int32
             * @description Grade of the player in stars, 1 to 5. Null when unrated.
             */
            stars: number | null;
            /** @description Whether he may play for his new school. Null when unknown. */
            eligibility: components["schemas"]["TransferEligibility"] | null;
        };
        /**
         * @description One week with its polls.
         *
         *     Observed: As the service declares it and 41 recorded weeks confirm, all of the regular season or the postseason.
         */
        PollWeek: {
            /**
             * Format: int32
             * @description Year in which the season began.
             */
            season: number;
            /** @description Part of the season that the week belongs to. */
            seasonType: components["schemas"]["SeasonType"];
            /**
             * Format: int32
             * @description Week within the part of the season that seasonType names.
             */
            week: number;
            /** @description Every poll of that week with the teams that it ranks. */
            polls: components["schemas"]["Poll"][];
        };
        /**
         * @description One poll of one week.
         *
         *     Observed: As the service declares it and 181 recorded polls confirm, though those recordings are older than isFinal.
         */
        Poll: {
            /**
             * @description What the poll is called.
             *
             *     Observed: Recordings hold AP Top 25, Coaches Poll, Playoff Committee Rankings, FCS Coaches Poll, and the AFCA's polls of Divisions II and III.
             */
            poll: string;
            /** @description Whether it is the last ranking of the playoff committee in the season. Null for every other poll. */
            isFinal: boolean | null;
            /** @description The teams ranked. */
            ranks: components["schemas"]["PollRank"][];
        };
        /**
         * @description One team's place in a poll.
         *
         *     Observed: As the service declares it and 4,676 recorded ranks confirm; none of them held a null, votes and points went down to 0, and the older ones lack teamId.
         */
        PollRank: {
            /**
             * Format: int32
             * @description Place, 1 being best, 25 as a rule the last. Null when unknown.
             */
            rank: number | null;
            /**
             * Format: int32
             * @description Number of the team; it is the id of GET /teams.
             */
            teamId: number;
            /** @description School that is ranked. */
            school: string;
            /** @description Conference of the team in that season. Null when it belongs to none. */
            conference: string | null;
            /**
             * Format: int32
             * @description Number of voters who put the team first. Null or 0 when there are none.
             */
            firstPlaceVotes: number | null;
            /**
             * Format: int32
             * @description Points from all votes, up to about 1,600. Null or 0 when the poll counts none.
             */
            points: number | null;
        };
        /**
         * @description One game with the betting lines on it.
         *
         *     Observed: Rows recorded before the ids of the teams were added lack homeTeamId and awayTeamId; conferences were names ("Big Ten").
         */
        BettingGame: {
            /**
             * Format: int32
             * @description The number by which every operation knows the game.
             */
            id: number;
            /**
             * Format: int32
             * @description The year in which the season began; a bowl played in January carries the year before.
             */
            season: number;
            /** @description The part of the season that the game belongs to. */
            seasonType: components["schemas"]["SeasonType"];
            /**
             * Format: int32
             * @description The week within the season type; each season type starts again at 1.
             */
            week: number;
            /**
             * Format: date-time
             * @description When the game kicks off.
             */
            startDate: string;
            /**
             * Format: int32
             * @description Number of the home team; it is the id of GET /teams.
             */
            homeTeamId: number;
            /** @description The school of the home team. */
            homeTeam: string;
            /** @description The home team's conference. Null for a team without one. */
            homeConference: string | null;
            /** @description The division of the home team. Null where the team belongs to none that the service knows. */
            homeClassification: components["schemas"]["DivisionClassification"] | null;
            /**
             * Format: int32
             * @description The home team's score. Null until there is one.
             */
            homeScore: number | null;
            /**
             * Format: int32
             * @description Number of the away team; it is the id of GET /teams.
             */
            awayTeamId: number;
            /** @description The school of the away team. */
            awayTeam: string;
            /** @description The away team's conference. Null for a team without one. */
            awayConference: string | null;
            /** @description The division of the away team. Null where the team belongs to none that the service knows. */
            awayClassification: components["schemas"]["DivisionClassification"] | null;
            /**
             * Format: int32
             * @description The away team's score. Null until there is one.
             */
            awayScore: number | null;
            /** @description The lines on the game, one a bookmaker; an empty array where none is known. */
            lines: components["schemas"]["GameLine"][];
        };
        /**
         * @description What one bookmaker offered on a game, as it last stood and, where known, as it opened.
         *
         *     Observed: Opening values and moneylines were null in more than half of 11,437 recorded lines, above all in older ones.
         */
        GameLine: {
            /**
             * @description The bookmaker or other source of the line.
             *
             *     Observed: One bookmaker came back as DraftKings and as Draft Kings.
             */
            provider: string;
            /**
             * Format: double
             * @description The handicap of the home team in points. Null where there is no spread.
             *
             *     Observed: Recorded values reach from -58.5 to 38; on the scoreboard a home favorite had -6.
             */
            spread: number | null;
            /**
             * @description The spread for people to read.
             *
             *     Observed: A string in every recorded line, also where the spread itself is null.
             */
            formattedSpread: string;
            /**
             * Format: double
             * @description The spread at which betting opened. Null where not known.
             */
            spreadOpen: number | null;
            /**
             * Format: double
             * @description The total of points of both teams that is bet on being passed or not. Null where there is no such line.
             */
            overUnder: number | null;
            /**
             * Format: double
             * @description The total at which betting opened. Null where not known.
             */
            overUnderOpen: number | null;
            /**
             * Format: double
             * @description American odds on the home team: negative is the stake that wins 100, positive what a stake of 100 wins. Null where there are none.
             *
             *     Observed: Recorded values reach from -100,000 to 3,000.
             */
            homeMoneyline: number | null;
            /**
             * Format: double
             * @description American odds on the away team: negative is the stake that wins 100, positive what a stake of 100 wins. Null where there are none.
             *
             *     Observed: Recorded values reach from -100,000 to 5,000.
             */
            awayMoneyline: number | null;
        };
        /**
         * @description One recruit as recruiting services graded him.
         *
         *     Observed: Fields and nulls are those of the service's declaration, which 6,446 recorded rows agree with.
         */
        Recruit: {
            /** @description Number of the recruiting profile, as a string. */
            id: string;
            /** @description Number of the college player that the recruit became, as a string. Null while the two are not matched. */
            athleteId: string | null;
            /** @description Where the recruit comes from. */
            recruitType: components["schemas"]["RecruitClassification"];
            /**
             * Format: int32
             * @description Class of the recruit, which is the year in which he starts college.
             */
            year: number;
            /**
             * Format: int32
             * @description Place within the class, 1 being best. Null when he is not ranked.
             *
             *     Observed: Recorded places reach from 1 to 3,401.
             */
            ranking: number | null;
            /** @description The recruit's full name. */
            name: string;
            /** @description School that he attended before college. Null when unknown. */
            school: string | null;
            /** @description School that he committed to. Null when there is none. */
            committedTo: string | null;
            /** @description Label of the position that he was recruited for. Null when unknown. */
            position: string | null;
            /**
             * Format: double
             * @description Inches. Null when unknown.
             *
             *     Observed: Impossible values (0 and 114) occur.
             */
            height: number | null;
            /**
             * Format: int32
             * @description Pounds, about 110 to 400. Null when unknown.
             */
            weight: number | null;
            /**
             * Format: int32
             * @description Stars given by recruiting services. Null when not graded.
             *
             *     Observed: Recorded recruits had 2 to 5.
             */
            stars: number | null;
            /**
             * Format: double
             * @description Composite grade of recruiting services, 0 to 1, for most between 0.7 and 1. Null when not graded.
             *
             *     Observed: Recorded grades reach from 0.4311 to 0.9999.
             */
            rating: number | null;
            /** @description Hometown. Null when unknown. */
            city: string | null;
            /** @description Code of the state or province of the hometown. Null when unknown. */
            stateProvince: string | null;
            /**
             * @description Country of the hometown. Null when unknown.
             *
             *     Observed: The spelling is not uniform ("USA" and "CAN" are codes, "England" is a name).
             */
            country: string | null;
            /** @description Where the hometown lies. */
            hometownInfo: components["schemas"]["RecruitHometown"];
        };
        /**
         * @description The place of a recruit's hometown, which a map needs.
         *
         *     Observed: All three members were null together in 98 of 6,446 recorded rows.
         */
        RecruitHometown: {
            /** @description Federal code of the county, as text so that leading zeros survive. Null when unknown. */
            fipsCode: string | null;
            /**
             * Format: double
             * @description Degrees east, negative in the Americas. Null when unknown.
             */
            longitude: number | null;
            /**
             * Format: double
             * @description Degrees north, negative south of the equator. Null when unknown.
             */
            latitude: number | null;
        };
        /**
         * @description One team's recruiting class among those of all teams.
         *
         *     Observed: Fields are those of the service's declaration, which 369 recorded rows agree with.
         */
        TeamRecruitingRanking: {
            /**
             * Format: int32
             * @description Class, which is the year in which its members start college.
             */
            year: number;
            /**
             * Format: int32
             * @description Place of the class in that year, 1 being best.
             */
            rank: number;
            /** @description School that the class committed to. */
            team: string;
            /**
             * Format: double
             * @description Score of the class, about 10 to 330; higher is better.
             */
            points: number;
        };
        /**
         * @description One team's recruits of one position group over the classes that were asked for.
         *
         *     Observed: Ten rows of one team were recorded, of the groups of defense, offense and special teams and of All Positions.
         */
        AggregatedTeamRecruiting: {
            /** @description School that the recruits committed to. */
            team: string;
            /** @description Conference of the school that the recruits committed to. */
            conference: string;
            /**
             * @description Group of positions, such as Offensive Line or Receiver. Null when unknown.
             *
             *     Observed: One group was named All Positions, which reads as all of them together.
             */
            positionGroup: string | null;
            /**
             * Format: double
             * @description Average grade of the recruits, 0 to 1.
             */
            averageRating: number;
            /**
             * Format: double
             * @description Grades of the recruits added up.
             */
            totalRating: number;
            /**
             * @description Number of recruits. Convert it before calculating.
             *
             *     Observed: It came back as text ("4") in every recorded row, though the service declares an integer.
             */
            commits: string | number;
            /**
             * @description Average number of stars of the recruits. Convert it before calculating.
             *
             *     Observed: It came back as text ("3.2500000000000000") in every recorded row, though the service declares a number.
             */
            averageStars: string | number;
        };
        /**
         * @description A team and the season that a rating is about.
         *
         *     Observed: The service declares that the conference may be null, which it was in neither of two recorded rows (SRS and FPI).
         */
        TeamRatingBase: {
            /**
             * Format: int32
             * @description Year in which the season began.
             */
            year: number;
            /** @description School that is rated. */
            team: string;
            /** @description Conference of the team in that season. Null when it belongs to none that is known. */
            conference: string | null;
        };
        /**
         * @description One team's CORE rating, as it stood after a week of the season.
         *
         *     Observed: Fields and nulls are those of the service's declaration; no row was recorded.
         */
        TeamCoreRating: {
            /** @description Part of the season up to which plays are counted. */
            throughSeasonType: components["schemas"]["CoreRatingSeasonType"];
            /**
             * Format: int32
             * @description Last week whose plays are counted.
             */
            throughWeek: number;
            /**
             * Format: double
             * @description Rating of the team as a whole. The service names no unit.
             */
            overall: number;
            /**
             * Format: double
             * @description Rating of the offense. The service names no unit.
             */
            offense: number;
            /**
             * Format: double
             * @description Rating of the defense. The service names neither a unit nor which sign is good, so hold a strong defense against a weak one first.
             */
            defense: number;
            /**
             * Format: int32
             * @description Number of plays behind the offense's rating.
             */
            offensePlays: number;
            /**
             * Format: int32
             * @description Number of plays behind the defense's rating.
             */
            defensePlays: number;
            /** @description Version of the model that computed the rating; compare within one version only. */
            modelVersion: string;
        } & components["schemas"]["TeamRatingBase"];
        /**
         * @description What the SP ratings of a team and of a conference have in common.
         *
         *     Observed: Second-order wins and strength of schedule were null in all 413 recorded rows, which are of 2025 and 2026.
         */
        SpRatingBase: {
            /**
             * Format: int32
             * @description Year in which the season began.
             *
             *     Observed: The first season was 1970.
             */
            year: number;
            /**
             * Format: double
             * @description Rating of the whole, about -36 to 32, commonly read as points per game against an average opponent.
             */
            rating: number;
            /**
             * Format: double
             * @description Wins to be expected from how the games were played, by the usual definition. Null when not computed.
             */
            secondOrderWins: number | null;
            /**
             * Format: double
             * @description Strength of schedule. Null when not computed.
             */
            sos: number | null;
            /** @description Rating of kicking and returning. */
            specialTeams: components["schemas"]["SpSpecialTeams"];
        };
        /**
         * @description The parts of an SP rating that an offense and a defense have in common.
         *
         *     Observed: Everything but the rating and the ranking was null in all 413 recorded rows, which are of 2025 and 2026.
         */
        SpUnitBase: {
            /**
             * Format: double
             * @description Rating on passing downs. Null when not computed.
             */
            passingDowns: number | null;
            /**
             * Format: double
             * @description Rating on standard downs. Null when not computed.
             */
            standardDowns: number | null;
            /**
             * Format: double
             * @description Rating of the passing game. Null when not computed.
             */
            passing: number | null;
            /**
             * Format: double
             * @description Rating of the running game. Null when not computed.
             */
            rushing: number | null;
            /**
             * Format: double
             * @description Rating of the big plays. Null when not computed.
             */
            explosiveness: number | null;
            /**
             * Format: double
             * @description Rating of the success rate. Null when not computed.
             */
            success: number | null;
            /**
             * Format: double
             * @description Rating of the unit, about 7 to 45, commonly read as points per game against an average opponent: scored for an offense, so that higher is better, and allowed for a defense, so that lower is better.
             */
            rating: number;
        };
        /**
         * @description An offense in the SP system.
         *
         *     Observed: Fields and nulls are those of the service's declaration; pace and run rate were null in every recorded row.
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
         *     Observed: Fields are those of the service's declaration; havoc was an object of nulls in every recorded row.
         */
        SpDefenseBase: {
            /** @description Rating of the havoc that the defense causes. */
            havoc: components["schemas"]["SpHavoc"];
        } & components["schemas"]["SpUnitBase"];
        /**
         * @description The place of a team, or of one of its units, among those of all teams.
         *
         *     Observed: Null in the rows of national averages only.
         */
        SpRankedBase: {
            /**
             * Format: int32
             * @description Place among all teams, 1 being best. Null where there is none.
             */
            ranking: number | null;
        };
        /**
         * @description Havoc of a defense in the SP system, by who causes it.
         *
         *     Observed: All three members were null in all 413 recorded rows, which are of 2025 and 2026.
         */
        SpHavoc: {
            /**
             * Format: double
             * @description Havoc by defensive backs. Null when not computed.
             */
            db: number | null;
            /**
             * Format: double
             * @description Havoc by linemen and linebackers. Null when not computed.
             */
            frontSeven: number | null;
            /**
             * Format: double
             * @description Havoc by anyone. Null when not computed.
             */
            total: number | null;
        };
        /**
         * @description Special teams in the SP system.
         *
         *     Observed: The service declares that the rating may be null, though no recorded one was.
         */
        SpSpecialTeams: {
            /**
             * Format: double
             * @description Rating of kicking and returning, about -1 to 1, commonly read as points per game; higher is better. Null when not computed.
             */
            rating: number | null;
        };
        /**
         * @description A team's offense in the SP system.
         *
         *     Observed: Fields and nulls are those of the service's declaration, which 413 recorded rows agree with.
         */
        TeamSpOffense: components["schemas"]["SpOffenseBase"] & components["schemas"]["SpRankedBase"];
        /**
         * @description A team's defense in the SP system.
         *
         *     Observed: Fields and nulls are those of the service's declaration, which 413 recorded rows agree with.
         */
        TeamSpDefense: components["schemas"]["SpDefenseBase"] & components["schemas"]["SpRankedBase"];
        /**
         * @description One team's SP rating, or the national averages of a season.
         *
         *     Observed: Of 413 recorded rows two are the national averages.
         */
        TeamSP: {
            /**
             * @description School that is rated.
             *
             *     Observed: The row of national averages holds nationalAverages here.
             */
            team: string;
            /**
             * @description Conference of the team in that season. Null when it belongs to none that is known.
             *
             *     Observed: The row nationalAverages lacks the key altogether, in two of 413 recorded rows; it was never null.
             */
            conference?: string | null;
            /** @description Rating of the offense and of its parts, such as rushing and passing. */
            offense: components["schemas"]["TeamSpOffense"];
            /** @description Rating of the defense and of its parts, such as rushing and passing. */
            defense: components["schemas"]["TeamSpDefense"];
        } & (components["schemas"]["SpRatingBase"] & components["schemas"]["SpRankedBase"]);
        /**
         * @description A conference's offenses in the SP system.
         *
         *     Observed: Fields and nulls are those of the service's declaration; no row was recorded.
         */
        ConferenceSpOffense: components["schemas"]["SpOffenseBase"];
        /**
         * @description A conference's defenses in the SP system.
         *
         *     Observed: Fields and nulls are those of the service's declaration; no row was recorded.
         */
        ConferenceSpDefense: components["schemas"]["SpDefenseBase"];
        /**
         * @description One conference's SP rating in one season, without rankings.
         *
         *     Observed: Fields and nulls are those of the service's declaration; no row was recorded.
         */
        ConferenceSP: {
            /** @description Conference that is rated. */
            conference: string;
            /** @description The offenses and their parts. */
            offense: components["schemas"]["ConferenceSpOffense"];
            /** @description The defenses and their parts. */
            defense: components["schemas"]["ConferenceSpDefense"];
        } & components["schemas"]["SpRatingBase"];
        /**
         * @description One team's season in the Simple Rating System.
         *
         *     Observed: Fields and nulls are those of the service's declaration; the one recorded row had no division.
         */
        SrsRatingBase: {
            /** @description Division within the conference, such as East. Null when there is none. */
            division: string | null;
            /**
             * Format: double
             * @description Points per game by which the team is better than an average one, given its schedule; negative when worse.
             */
            rating: number;
            /**
             * Format: int32
             * @description Place among the rated teams, 1 being best. Null when not ranked.
             */
            ranking: number | null;
        } & components["schemas"]["TeamRatingBase"];
        /**
         * @description One team's rating in the plain Simple Rating System.
         *
         *     Observed: Fields and nulls are those of the service's declaration, which the one recorded row agrees with.
         */
        TeamSRS: components["schemas"]["SrsRatingBase"];
        /**
         * @description One team's rating in the expanded Simple Rating System.
         *
         *     Observed: Fields and nulls are those of the service's declaration; no row was recorded.
         */
        ExpandedTeamSRS: {
            /** @description Division in which the team plays. */
            classification: components["schemas"]["DivisionClassification"];
        } & components["schemas"]["SrsRatingBase"];
        /**
         * @description One team's Elo rating at the time that was asked for.
         *
         *     Observed: Fields and nulls are those of the service's declaration, which the one recorded row agrees with.
         */
        TeamElo: {
            /**
             * Format: int32
             * @description Year in which the season began.
             *
             *     Observed: The first season was 1890.
             */
            year: number;
            /** @description School that is rated. */
            team: string;
            /** @description Conference of the team in that season. */
            conference: string;
            /**
             * Format: int32
             * @description Elo rating, about 500 to 2,500. Null when there is none.
             */
            elo: number | null;
        };
        /**
         * @description One team's season in the Football Power Index.
         *
         *     Observed: Fields and nulls are those of the service's declaration, which the one recorded row agrees with.
         */
        TeamFPI: {
            /**
             * Format: double
             * @description Rating in points, commonly read against an average team on a neutral field. Null when not rated.
             */
            fpi: number | null;
            /** @description Where the team ranks in the parts of its record. */
            resumeRanks: components["schemas"]["FpiResumeRanks"];
            /** @description How efficient the team's units were. */
            efficiencies: components["schemas"]["FpiEfficiencies"];
        } & components["schemas"]["TeamRatingBase"];
        /**
         * @description Places among all teams, 1 being best, by the meanings that are usual. A place is null when there is none.
         *
         *     Observed: The service declares that each may be null, though none was in the one recorded row.
         */
        FpiResumeRanks: {
            /**
             * Format: int32
             * @description Place by how firmly the team had its games in hand from start to end. Null when there is none.
             */
            gameControl: number | null;
            /**
             * Format: int32
             * @description Place by how hard the games to come are, 1 being hardest. Null when there is none.
             */
            remainingStrengthOfSchedule: number | null;
            /**
             * Format: int32
             * @description Place by how hard the games played were, 1 being hardest. Null when there is none.
             */
            strengthOfSchedule: number | null;
            /**
             * Format: int32
             * @description Place by the average win probability during games. Null when there is none.
             */
            averageWinProbability: number | null;
            /**
             * Format: int32
             * @description Place by the rating itself. Null when there is none.
             */
            fpi: number | null;
            /**
             * Format: int32
             * @description Place by how hard the record would have been to reach for a good team. Null when there is none.
             */
            strengthOfRecord: number | null;
        };
        /**
         * @description Efficiencies of a team and its units. Higher is better for all four, the defense included. They are not the rating in points.
         *
         *     Observed: The four values of the one recorded row lay between 61 and 80; the service declares that each may be null.
         */
        FpiEfficiencies: {
            /**
             * Format: double
             * @description Efficiency of kicking and returning. Null when not rated.
             */
            specialTeams: number | null;
            /**
             * Format: double
             * @description Efficiency of the defense, higher being better here too. Null when not rated.
             */
            defense: number | null;
            /**
             * Format: double
             * @description Efficiency of the offense. Null when not rated.
             */
            offense: number | null;
            /**
             * Format: double
             * @description Efficiency of the team as a whole. Null when not rated.
             */
            overall: number | null;
        };
        /**
         * @description What one spot on the field is worth to the offense.
         *
         *     Observed: Fields are those of the service's declaration, which 90 recorded rows agree with.
         */
        PredictedPointsValue: {
            /**
             * Format: int32
             * @description Where the ball lies, in yards. The service does not say from which goal line they count, so look which way the points grow.
             *
             *     Observed: The recorded rows ran from 1 to 90.
             */
            yardLine: number;
            /**
             * Format: double
             * @description Points that the offense can expect to score from there.
             *
             *     Observed: Recorded values reach from 0.01 to 4.49.
             */
            predictedPoints: number;
        };
        /**
         * @description Predicted points added per play on one side of the ball. For a defense it is what opponents added, so lower is better there.
         *
         *     Observed: The service declares every member as a number, which a recorded season and a recorded game agree with; the signs of that game's defense were not inverted.
         */
        PpaSideBase: {
            /**
             * Format: double
             * @description Predicted points added per play on third down.
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
         * @description Predicted points added over a whole season.
         *
         *     Observed: Passing and rushing did not add up to the total in the one recorded row.
         */
        PpaSums: {
            /**
             * Format: double
             * @description Predicted points added by all rushing plays together.
             */
            rushing: number;
            /**
             * Format: double
             * @description Predicted points added by all passing plays together.
             *
             *     Observed: A recorded defense had 956.2 beside a total of 94.4, about ten times what that leaves room for.
             */
            passing: number;
            /**
             * Format: double
             * @description Predicted points added by all plays together.
             */
            total: number;
        };
        /**
         * @description One side of the ball over a season.
         *
         *     Observed: Fields are those of the service's declaration, which the one recorded row agrees with.
         */
        TeamSeasonPpaSide: {
            /** @description Sums over the season, where the other members are per play. */
            cumulative: components["schemas"]["PpaSums"];
        } & components["schemas"]["PpaSideBase"];
        /**
         * @description One side of the ball in one game.
         *
         *     Observed: Fields are those of the service's declaration, which the one recorded row agrees with.
         */
        TeamGamePpaSide: components["schemas"]["PpaSideBase"];
        /**
         * @description Predicted points added by and against one team over a season.
         *
         *     Observed: Fields are those of the service's declaration, which the one recorded row agrees with.
         */
        TeamSeasonPredictedPointsAdded: {
            /**
             * Format: int32
             * @description Year in which the season began.
             *
             *     Observed: The first season was 2001.
             */
            season: number;
            /** @description Conference of the team in that season. */
            conference: string;
            /** @description School that the row describes. */
            team: string;
            /** @description What the team's offense added. */
            offense: components["schemas"]["TeamSeasonPpaSide"];
            /** @description What opponents added against the team's defense. */
            defense: components["schemas"]["TeamSeasonPpaSide"];
        };
        /**
         * @description Predicted points added by and against one team in one game.
         *
         *     Observed: Fields are those of the service's declaration, which the one recorded row agrees with.
         */
        TeamGamePredictedPointsAdded: {
            /** @description Part of the season in which the game was played. */
            seasonType: components["schemas"]["SeasonType"];
            /** @description Conference of the side that the row describes. */
            conference: string;
            /** @description What the team's offense added. */
            offense: components["schemas"]["TeamGamePpaSide"];
            /** @description What the opponent added against the team's defense. */
            defense: components["schemas"]["TeamGamePpaSide"];
        } & components["schemas"]["GameRowBase"];
        /** @description A player, his position and his team in a season. */
        PlayerInSeasonBase: {
            /**
             * Format: int32
             * @description Year in which the season began.
             */
            season: number;
            /** @description Athlete's number, as a string of digits; PlayerStat names it playerId. */
            id: string;
            /** @description Athlete's full name. */
            name: string;
            /** @description Abbreviation of the position, such as QB or RB. */
            position: string;
            /** @description School that the player played for. */
            team: string;
        };
        /**
         * @description Predicted points added per play in which a player had a part, in all, when passing or catching a pass, and when running. A part without plays is null or left out.
         *
         *     Observed: Null came back for parts without a play, where the service declares that the key may be absent.
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
         *     Observed: Six rows were recorded, some with null where the player had no play of a kind.
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
             *     Observed: Always a number in six recorded rows; null is allowed here since it came back for passing downs.
             */
            standardDowns?: number | null;
            /**
             * Format: double
             * @description Predicted points added per play on third downs. Null or absent when there are none.
             *
             *     Observed: Null in two of six recorded rows.
             */
            thirdDown?: number | null;
            /**
             * Format: double
             * @description Predicted points added per play on second downs. Null or absent when there are none.
             *
             *     Observed: Always a number in six recorded rows; null is allowed here since it came back for third downs.
             */
            secondDown?: number | null;
            /**
             * Format: double
             * @description Predicted points added per play on first downs. Null or absent when there are none.
             *
             *     Observed: Always a number in six recorded rows; null is allowed here since it came back for third downs.
             */
            firstDown?: number | null;
        } & components["schemas"]["PlayerPpaAveragesBase"];
        /**
         * @description A player's predicted points added over a season in sum, by kind of play and by down.
         *
         *     Observed: A sum was 0 in recorded rows where the average beside it was null.
         */
        PlayerSeasonPpaTotals: {
            /**
             * Format: double
             * @description Predicted points added on passing downs. Absent when there are none.
             */
            passingDowns?: number;
            /**
             * Format: double
             * @description Predicted points added on standard downs. Absent when there are none.
             */
            standardDowns?: number;
            /**
             * Format: double
             * @description Predicted points added on third downs. Absent when there are none.
             */
            thirdDown?: number;
            /**
             * Format: double
             * @description Predicted points added on second downs. Absent when there are none.
             */
            secondDown?: number;
            /**
             * Format: double
             * @description Predicted points added on first downs. Absent when there are none.
             */
            firstDown?: number;
            /**
             * Format: double
             * @description Predicted points added on rushing plays. Absent when there are none.
             */
            rush?: number;
            /**
             * Format: double
             * @description Predicted points added on passing plays. Absent when there are none.
             */
            pass?: number;
            /**
             * Format: double
             * @description Predicted points added on all plays.
             */
            all: number;
        };
        /**
         * @description Predicted points added by one player in one game. The row has no id of the game; team, week and opponent lead to it.
         *
         *     Observed: Fields are those of the service's declaration, but for the nulls among the averages.
         */
        PlayerGamePredictedPointsAdded: {
            /**
             * Format: int32
             * @description Week within the part of the season that seasonType names.
             */
            week: number;
            /** @description Part of the season in which the game was played. */
            seasonType: components["schemas"]["SeasonType"];
            /** @description School on the other side of the game. */
            opponent: string;
            /** @description Predicted points added per play. */
            averagePPA: components["schemas"]["PlayerGamePpaAverages"];
        } & components["schemas"]["PlayerInSeasonBase"];
        /**
         * @description Predicted points added by one player over a season.
         *
         *     Observed: Fields are those of the service's declaration, but for the nulls among the averages.
         */
        PlayerSeasonPredictedPointsAdded: {
            /**
             * @description Conference of the team in that season.
             *
             *     Observed: The abbreviation ("SBC") in recorded rows, and an empty string for a school outside the conferences.
             */
            conference: string;
            /** @description Predicted points added per play. */
            averagePPA: components["schemas"]["PlayerSeasonPpaAverages"];
            /** @description Predicted points added by all plays together. */
            totalPPA: components["schemas"]["PlayerSeasonPpaTotals"];
        } & components["schemas"]["PlayerInSeasonBase"];
        /**
         * @description The home team's chance to win at one play of a game, and the situation on the field.
         *
         *     Observed: Fields are those of the service's declaration, which 176 recorded plays of one game agree with.
         */
        PlayWinProbability: {
            /**
             * Format: int32
             * @description Game that the play belongs to; it is the id of GET /games.
             */
            gameId: number;
            /** @description Number of the play, as a string of digits. */
            playId: string;
            /** @description What happened in words. */
            playText: string;
            /**
             * Format: int32
             * @description Number of the home team; it is the id of GET /teams.
             */
            homeId: number;
            /** @description School on the home side. */
            home: string;
            /**
             * Format: int32
             * @description Number of the away team; it is the id of GET /teams.
             */
            awayId: number;
            /** @description School on the away side. */
            away: string;
            /**
             * Format: double
             * @description Betting spread of the game.
             *
             *     Observed: It was 0 at each of 176 plays of the recorded game.
             */
            spread: number;
            /** @description Whether the home team has the ball. */
            homeBall: boolean;
            /**
             * Format: int32
             * @description Points of the home side.
             */
            homeScore: number;
            /**
             * Format: int32
             * @description Points of the away side.
             */
            awayScore: number;
            /**
             * Format: int32
             * @description Where the ball lies, in yards. The service does not say from which goal line they count.
             *
             *     Observed: Recorded values reach from 3 to 96.
             */
            yardLine: number;
            /**
             * Format: int32
             * @description Which down it is, 1 to 4.
             *
             *     Observed: 0 occurs in recordings, which reads as no down.
             */
            down: number;
            /**
             * Format: int32
             * @description Yards to go for a first down.
             *
             *     Observed: 0 occurs in recordings, as it does as a down.
             */
            distance: number;
            /**
             * Format: double
             * @description Chance of the home team to win, 0 to 1.
             */
            homeWinProbability: number;
            /**
             * Format: int32
             * @description Place of the play in the game.
             *
             *     Observed: It counted from 0 in the recorded game.
             */
            playNumber: number;
        };
        /**
         * @description The home team's chance to win a game before it begins.
         *
         *     Observed: Fields are those of the service's declaration, which 115 recorded rows agree with.
         */
        PregameWinProbability: {
            /**
             * Format: int32
             * @description Year in which the season began; bowls in January belong to the year before.
             */
            season: number;
            /** @description Part of the season in which the game is played. */
            seasonType: components["schemas"]["SeasonType"];
            /**
             * Format: int32
             * @description Week within the part of the season that seasonType names.
             */
            week: number;
            /**
             * Format: int32
             * @description Game that the row is about; it is the id of GET /games.
             */
            gameId: number;
            /** @description School on the home side. */
            homeTeam: string;
            /** @description School on the away side. */
            awayTeam: string;
            /**
             * Format: double
             * @description The handicap of the home team in points.
             *
             *     Observed: Recorded values reach from -45.5 to 17.5.
             */
            spread: number;
            /**
             * Format: double
             * @description Chance of the home team to win, 0 to 1.
             */
            homeWinProbability: number;
        };
        /**
         * @description What a field goal try is worth from one spot on the field.
         *
         *     Observed: Fields are those of the service's declaration, which 100 recorded rows agree with.
         */
        FieldGoalEP: {
            /**
             * Format: int32
             * @description Yards from the line of scrimmage to the goal line.
             *
             *     Observed: The recorded rows ran from 0 to 99.
             */
            yardsToGoal: number;
            /**
             * Format: int32
             * @description Length of the kick in yards.
             *
             *     Observed: The recorded rows ran from 17 to 116, 17 more than yardsToGoal, which reads as the end zone and the snap.
             */
            distance: number;
            /**
             * Format: double
             * @description Points that a try is worth on average.
             *
             *     Observed: Recorded values reach from 0 to 2.85.
             */
            expectedPoints: number;
        };
        /**
         * @description Efficiency of one kind of play. In a defensive block it is what opponents achieved, so lower is better. By the usual definition passing downs are second down with 8 or more yards to go and third or fourth down with 5 or more; all others are standard downs.
         *
         *     Observed: The service declares the numbers as doubles.
         */
        SplitBase: {
            /**
             * Format: double
             * @description Predicted points added per successful play of this kind. Null when none succeeded.
             */
            explosiveness: number | null;
            /**
             * Format: double
             * @description Share of the plays of this kind that succeeded, 0 to 1.
             */
            successRate: number;
            /**
             * Format: double
             * @description Predicted points added per play of this kind.
             */
            ppa: number;
        };
        /**
         * @description Efficiency of passing plays or of rushing plays over a season.
         *
         *     Observed: The service declares the numbers as doubles.
         */
        PlayTypeSplit: {
            /**
             * Format: double
             * @description Predicted points added by all plays of this kind together.
             */
            totalPPA: number;
            /**
             * Format: double
             * @description Share of all plays that were of this kind, 0 to 1.
             */
            rate: number;
        } & components["schemas"]["SplitBase"];
        /**
         * @description Efficiency on standard downs or on passing downs over a season.
         *
         *     Observed: The service declares the share as a double.
         */
        DownTypeSplit: {
            /**
             * Format: double
             * @description Share of all plays that came on such downs, 0 to 1; standard and passing downs together make 1.
             */
            rate: number;
        } & components["schemas"]["SplitBase"];
        /** @description Opponents' efficiency on passing downs over a season, as /stats/season/advanced gives it for a defense. */
        PassingDownsAllowed: {
            /**
             * Format: double
             * @description Predicted points added that the service states for opponents' passing downs.
             *
             *     Observed: In every recording this repeats the totalPPA of passingPlays instead of summing passing downs.
             */
            totalPPA: number;
            /**
             * Format: double
             * @description Share of opponents' plays that came on passing downs, 0 to 1.
             */
            rate: number;
        } & components["schemas"]["SplitBase"];
        /** @description Opponents' efficiency on passing downs over a season, as a team season overview gives it for a defense. */
        TeamSeasonPassingDownsAllowed: {
            /**
             * Format: double
             * @description Predicted points added that the service states for opponents' passing downs; PassingDownsAllowed has a trap to mind.
             *
             *     Observed: Present in the defensive block of a team season overview.
             */
            totalPPA?: number;
            /**
             * Format: double
             * @description Share of opponents' plays that came on passing downs, 0 to 1.
             */
            rate: number;
        } & components["schemas"]["SplitBase"];
        /** @description Efficiency of passing plays or of rushing plays in one game. */
        GamePlayTypeSplit: {
            /**
             * Format: double
             * @description Predicted points added by all plays of this kind together.
             */
            totalPPA: number;
        } & components["schemas"]["SplitBase"];
        /** @description Efficiency on standard downs or on passing downs in one game. */
        GameDownTypeSplit: components["schemas"]["SplitBase"];
        /** @description Share of plays with havoc, which by the usual definition is a tackle for loss, a forced fumble, an interception or a pass broken up. An offensive block says how much the offense suffered, a defensive block how much the defense caused. */
        SideHavoc: {
            /**
             * Format: double
             * @description Share of plays with havoc by defensive backs, 0 to 1. Null when havoc is not known.
             *
             *     Observed: The first season with havoc was 2004.
             */
            db: number | null;
            /**
             * Format: double
             * @description Share of plays with havoc by linemen and linebackers, 0 to 1. Null when havoc is not known.
             */
            frontSeven: number | null;
            /**
             * Format: double
             * @description Share of plays with havoc by anyone, 0 to 1. Null when havoc is not known.
             */
            total: number | null;
        };
        /** @description Where drives began, and what that was worth. */
        SideFieldPosition: {
            /**
             * Format: double
             * @description Points that the starting positions were worth on average. Null when unknown.
             *
             *     Observed: In a defensive block it is the opponents' value with the sign turned, negative for any ordinary starting position.
             */
            averagePredictedPoints: number | null;
            /**
             * Format: double
             * @description Average yards to the end zone under attack at the start of a drive, so a lower number is a better start. Null when unknown.
             */
            averageStart: number | null;
        };
        /**
         * @description Measures that the season and game blocks of one side share. Averages of line, second-level and open-field yards are per run. In a defensive block everything is what opponents achieved, so lower is better there, except for stuffRate.
         *
         *     Observed: The PPA of a defensive block had the sign of the opponent's own.
         */
        SideBlockBase: {
            /**
             * Format: int32
             * @description Yards gained by running between 5 and 10 yards past the line of scrimmage, over all runs, by the usual definition.
             */
            secondLevelYardsTotal: number;
            /**
             * Format: double
             * @description Yards per run gained between 5 and 10 yards past the line of scrimmage, by the usual definition.
             */
            secondLevelYards: number;
            /**
             * Format: int32
             * @description Yards credited to the blocking, over all runs; a bad day can make it negative.
             */
            lineYardsTotal: number;
            /**
             * Format: double
             * @description Yards per run credited to the blocking, negative at worst. By the usual definition losses count 1.2 times, the first 4 yards fully, yards 5 to 10 half, and nothing beyond.
             */
            lineYards: number;
            /**
             * Format: double
             * @description Share of runs stopped at or behind the line of scrimmage, 0 to 1.
             */
            stuffRate: number;
            /**
             * Format: double
             * @description Share of short-yardage runs that reached a first down or the end zone, 0 to 1; by the usual definition, on third or fourth down with at most 2 yards to go. Null when there were none.
             */
            powerSuccess: number | null;
            /**
             * Format: double
             * @description Predicted points added per successful play. Null when no play succeeded.
             */
            explosiveness: number | null;
            /**
             * Format: double
             * @description Share of plays that succeeded, 0 to 1. By the usual definition a play succeeds when it gains half the yards needed on first down, 70 percent on second, and all of them on third or fourth.
             */
            successRate: number;
            /**
             * Format: double
             * @description Predicted points added by all plays together.
             */
            totalPPA: number;
            /**
             * Format: double
             * @description Predicted points added per play.
             */
            ppa: number;
            /**
             * Format: int32
             * @description Number of drives that the block counts.
             */
            drives: number;
            /**
             * Format: int32
             * @description Number of plays that the block counts.
             */
            plays: number;
        };
        /** @description Measures that every season block of one side has. */
        SeasonSideBlockBase: {
            /** @description Plays that count as passes. */
            passingPlays: components["schemas"]["PlayTypeSplit"];
            /** @description Plays that count as runs. */
            rushingPlays: components["schemas"]["PlayTypeSplit"];
            /** @description Plays on downs where run and pass are both likely. */
            standardDowns: components["schemas"]["DownTypeSplit"];
            /** @description Havoc suffered by an offense, or caused by a defense. */
            havoc: components["schemas"]["SideHavoc"];
            /** @description Where drives began. */
            fieldPosition: components["schemas"]["SideFieldPosition"];
            /**
             * Format: double
             * @description Points scored per scoring opportunity.
             */
            pointsPerOpportunity: number;
            /**
             * Format: int32
             * @description Number of scoring opportunities, by the usual definition drives with a first down at or inside the 40-yard line under attack. The service spells the key this way.
             */
            totalOpportunies: number;
            /**
             * Format: double
             * @description Yards per run gained more than 10 yards past the line of scrimmage, by the usual definition.
             */
            openFieldYards: number;
        } & components["schemas"]["SideBlockBase"];
        /** @description One side of a team over a season. A defense is the same but for its passing downs, which also carry a total of PPA. */
        SideBlock: {
            /** @description Plays on downs where a pass is to be expected. */
            passingDowns: components["schemas"]["DownTypeSplit"];
            /**
             * Format: int32
             * @description Yards gained by running more than 10 yards past the line of scrimmage, over all runs, by the usual definition.
             */
            openFieldYardsTotal: number;
        } & components["schemas"]["SeasonSideBlockBase"];
        /** @description The defensive side of a team over a season. It is a SideBlock whose passing downs also carry a total of PPA. */
        AdvancedSeasonDefense: {
            /** @description Opponents' plays on downs where a pass is to be expected. */
            passingDowns: components["schemas"]["PassingDownsAllowed"];
            /**
             * Format: int32
             * @description Yards that opponents gained by running more than 10 yards past the line of scrimmage, over all runs, by the usual definition.
             *
             *     Observed: It came back as 0 even where openFieldYards was above 1 per run, so do not rely on it.
             */
            openFieldYardsTotal: number;
        } & components["schemas"]["SeasonSideBlockBase"];
        /** @description The defensive side of a team within a team season overview. */
        TeamSeasonAdvancedDefense: {
            /** @description Opponents' plays on downs where a pass is to be expected. */
            passingDowns: components["schemas"]["TeamSeasonPassingDownsAllowed"];
            /**
             * Format: int32
             * @description Yards that opponents gained by running more than 10 yards past the line of scrimmage, over all runs, by the usual definition.
             */
            openFieldYardsTotal: number;
        } & components["schemas"]["SeasonSideBlockBase"];
        /** @description Measures that both sides of a team have for one game. */
        GameSideBlockBase: {
            /** @description Plays that count as passes. */
            passingPlays: components["schemas"]["GamePlayTypeSplit"];
            /** @description Plays that count as runs. */
            rushingPlays: components["schemas"]["GamePlayTypeSplit"];
            /** @description Plays on downs where a pass is to be expected. */
            passingDowns: components["schemas"]["GameDownTypeSplit"];
            /** @description Plays on downs where run and pass are both likely. */
            standardDowns: components["schemas"]["GameDownTypeSplit"];
        } & components["schemas"]["SideBlockBase"];
        /** @description What a team's offense achieved in one game. */
        AdvancedGameOffense: {
            /**
             * Format: int32
             * @description Yards gained by running more than 10 yards past the line of scrimmage, over all runs, by the usual definition.
             */
            openFieldYardsTotal: number;
            /**
             * Format: double
             * @description Yards per run gained more than 10 yards past the line of scrimmage, by the usual definition. Null when unknown.
             *
             *     Observed: The average of open-field yards may come back null on the offensive side.
             */
            openFieldYards: number | null;
        } & components["schemas"]["GameSideBlockBase"];
        /** @description What opponents achieved against a team's defense in one game. */
        AdvancedGameDefense: {
            /**
             * Format: int32
             * @description Yards that opponents gained by running more than 10 yards past the line of scrimmage, over all runs, by the usual definition. Null when unknown.
             *
             *     Observed: The total of open-field yards may come back null on the defensive side.
             */
            openFieldYardsTotal: number | null;
            /**
             * Format: double
             * @description Yards per run that opponents gained more than 10 yards past the line of scrimmage, by the usual definition.
             */
            openFieldYards: number;
        } & components["schemas"]["GameSideBlockBase"];
        /** @description One team's advanced statistics for one season. */
        AdvancedSeasonStat: {
            /**
             * Format: int32
             * @description Year in which the season began.
             *
             *     Observed: The first season was 2001.
             */
            season: number;
            /** @description School that the row describes. */
            team: string;
            /**
             * @description Conference of the team in that season.
             *
             *     Observed: Recordings carry the name ("Mountain West"), not an abbreviation.
             */
            conference: string;
            /** @description What the team achieved with the ball. */
            offense: components["schemas"]["SideBlock"];
            /** @description What opponents achieved with the ball. */
            defense: components["schemas"]["AdvancedSeasonDefense"];
        };
        /** @description One team's advanced statistics for one game; the opponent has a row of its own. */
        AdvancedGameStat: {
            /** @description Part of the season in which the game was played. */
            seasonType: components["schemas"]["SeasonTypeDB"];
            /** @description What the team achieved with the ball. */
            offense: components["schemas"]["AdvancedGameOffense"];
            /** @description What the opponent achieved with the ball. */
            defense: components["schemas"]["AdvancedGameDefense"];
        } & components["schemas"]["GameRowBase"];
        /** @description Havoc on one side of the ball in one game. By the usual definition that is a tackle for loss, a forced fumble, an interception or a pass broken up. All numbers are declared as numbers, though events and plays are whole. */
        GameHavocSide: {
            /**
             * Format: double
             * @description Events by defensive backs per play, 0 to 1.
             */
            dbHavocRate: number;
            /**
             * Format: double
             * @description Events by linemen and linebackers per play, 0 to 1.
             */
            frontSevenHavocRate: number;
            /**
             * Format: double
             * @description Events by anyone per play, 0 to 1.
             */
            havocRate: number;
            /**
             * Format: double
             * @description Number of events by defensive backs.
             */
            dbHavocEvents: number;
            /**
             * Format: double
             * @description Number of events by linemen and linebackers.
             */
            frontSevenHavocEvents: number;
            /**
             * Format: double
             * @description Number of events by anyone.
             */
            totalHavocEvents: number;
            /**
             * Format: double
             * @description Number of plays; denominator of the three rates.
             */
            totalPlays: number;
        };
        /** @description Havoc suffered and caused by one team in one game; the opponent has a row of its own. */
        GameHavocStats: {
            /** @description Part of the season in which the game was played. */
            seasonType: components["schemas"]["SeasonTypeDB"];
            /** @description Conference of the team. Null when it belongs to none that is known. */
            conference: string | null;
            /**
             * @description Conference of the opponent. Null when it belongs to none that is known.
             *
             *     Observed: A recording carries the abbreviation ("B1G"), where most other statistics carry the name.
             */
            opponentConference: string | null;
            /** @description Havoc that the team's offense suffered on its own plays. */
            offense: components["schemas"]["GameHavocSide"];
            /** @description Havoc that the team's defense caused on the opponent's plays. */
            defense: components["schemas"]["GameHavocSide"];
        } & components["schemas"]["GameRowBase"];
        /** @description One number of one player's season. A player has as many rows as there are numbers about him. */
        PlayerStat: {
            /**
             * Format: int32
             * @description Year in which the season began.
             */
            season: number;
            /** @description Athlete's number, as a string of digits. */
            playerId: string;
            /** @description Athlete's full name. */
            player: string;
            /** @description Abbreviation of the position, such as QB or DB. */
            position: string;
            /** @description School that the player played for. */
            team: string;
            /**
             * @description Conference of the team in that season.
             *
             *     Observed: Recordings carry the name ("Mountain West"), not an abbreviation.
             */
            conference: string;
            /** @description Group of statistics that the number belongs to, such as passing, fumbles or defensive. */
            category: string;
            /** @description What is counted within the category, such as YDS or TD. */
            statType: string;
            /** @description The number as text, such as 170 or 0.567; convert it before calculating. */
            stat: string;
        };
        /** @description How often plays credited to a player succeeded. */
        PlayerSuccessRateSplit: {
            /**
             * Format: int32
             * @description Number of plays credited to the player.
             */
            plays: number;
            /**
             * Format: int32
             * @description Number of those plays that succeeded.
             */
            successes: number;
            /**
             * Format: double
             * @description Share of the credited plays that succeeded, 0 to 1. Null when no play is credited.
             */
            successRate: number | null;
        };
        /** @description A player and his success when passing and when running. */
        PlayerSuccessRateBase: {
            /** @description Passing plays credited to the player. */
            passing: components["schemas"]["PlayerSuccessRateSplit"];
            /** @description Rushing plays credited to the player. */
            rushing: components["schemas"]["PlayerSuccessRateSplit"];
        } & components["schemas"]["PlayerInConferenceBase"];
        /** @description One player's success rates over a season, or over the weeks asked for. */
        PlayerSeasonSuccessRate: components["schemas"]["PlayerSuccessRateBase"];
        /** @description One player's success rates in one game. */
        PlayerGameSuccessRate: {
            /** @description Part of the season in which the game was played. */
            seasonType: components["schemas"]["SeasonTypeDB"];
            /**
             * Format: int32
             * @description Week within the part of the season that seasonType names.
             */
            week: number;
            /**
             * Format: int32
             * @description Game that the row is about; it is the id of GET /games.
             */
            gameId: number;
            /** @description School on the other side of the game. */
            opponent: string;
        } & components["schemas"]["PlayerSuccessRateBase"];
        /** @description One number of one team's season. A team has a row per category. */
        TeamStat: {
            /**
             * Format: int32
             * @description Year in which the season began.
             */
            season: number;
            /** @description School that the row describes. */
            team: string;
            /**
             * @description Conference of the team in that season.
             *
             *     Observed: Recordings carry the name ("Mountain West"), not an abbreviation.
             */
            conference: string;
            /** @description What is counted; GET /stats/categories lists the possible names. */
            statName: string;
            /**
             * @description The count or total, negative where losses outweigh gains. The service allows text as well as a number.
             *
             *     Observed: Every recorded value was a whole number.
             */
            statValue: string | number;
        };
        /**
         * @description One team of the NFL.
         *
         *     Observed: Fields and nulls are those of the service's declaration, which 32 recorded rows agree with.
         */
        DraftTeam: {
            /** @description City or region that the team is named for, such as Green Bay. */
            location: string;
            /**
             * @description Name that the team goes by. Null when it has none.
             *
             *     Observed: Null for one of 32 recorded teams.
             */
            nickname: string | null;
            /** @description Full name for people to read. Null when unknown. */
            displayName: string | null;
            /** @description Address of an image of the logo. Null when there is none. */
            logo: string | null;
        };
        /**
         * @description One position that players are drafted at.
         *
         *     Observed: Fields are those of the service's declaration, which 29 recorded rows agree with.
         */
        DraftPosition: {
            /** @description Full name, such as Wide Receiver. */
            name: string;
            /** @description Short form, such as WR. */
            abbreviation: string;
        };
        /**
         * @description One player taken in one NFL draft.
         *
         *     Observed: Fields and nulls are those of the service's declaration, which the one recorded row agrees with.
         */
        DraftPick: {
            /**
             * Format: int32
             * @description Athlete's number in college, here as an integer where other operations have text. Null when not matched.
             */
            collegeAthleteId: number | null;
            /**
             * Format: int32
             * @description Athlete's number in the NFL.
             */
            nflAthleteId: number;
            /**
             * Format: int32
             * @description Number of the college; it is the id of GET /teams.
             */
            collegeId: number;
            /** @description School that the player came from. */
            collegeTeam: string;
            /** @description Conference of that school. Null when it belongs to none that is known. */
            collegeConference: string | null;
            /**
             * Format: int32
             * @description Number of the NFL team, which GET /draft/teams does not list.
             */
            nflTeamId: number;
            /** @description Location of the NFL team that picked, such as Green Bay. */
            nflTeam: string;
            /**
             * Format: int32
             * @description Year in which the draft was held.
             */
            year: number;
            /**
             * Format: int32
             * @description Place of the pick in the whole draft, counting from 1.
             */
            overall: number;
            /**
             * Format: int32
             * @description Round of the draft, counting from 1.
             */
            round: number;
            /**
             * Format: int32
             * @description Place of the pick within its round, counting from 1.
             */
            pick: number;
            /** @description Athlete's full name. */
            name: string;
            /** @description Full name of the position that the player was drafted at, such as Wide Receiver. */
            position: string;
            /**
             * Format: double
             * @description Inches. Null when unknown.
             */
            height: number | null;
            /**
             * Format: int32
             * @description Pounds. Null when unknown.
             */
            weight: number | null;
            /**
             * Format: int32
             * @description Place among all prospects before the draft, 1 being best. Null when not ranked.
             */
            preDraftRanking: number | null;
            /**
             * Format: int32
             * @description Place among the prospects of the position before the draft, 1 being best. Null when not ranked.
             */
            preDraftPositionRanking: number | null;
            /**
             * Format: int32
             * @description Grade before the draft, such as 89; higher is better. Null when not graded.
             */
            preDraftGrade: number | null;
            /** @description Where the player comes from. */
            hometownInfo: components["schemas"]["DraftPickHometown"];
        };
        /**
         * @description The hometown of a drafted player.
         *
         *     Observed: The service declares the coordinates as text, and they came back as text ("29.7589382").
         */
        DraftPickHometown: {
            /** @description Federal code of the county, as text so that leading zeros survive. Null when unknown. */
            countyFips: string | null;
            /**
             * @description Degrees east, negative in the Americas, as text; convert it before calculating. Null when unknown.
             *
             *     Observed: Text in the recorded row ("-95.3676974"), while a recruit's hometown has numbers.
             */
            longitude: string | null;
            /**
             * @description Degrees north, as text; convert it before calculating. Null when unknown.
             *
             *     Observed: Text in the recorded row ("29.7589382"), while a recruit's hometown has numbers.
             */
            latitude: string | null;
            /** @description Country of the hometown. Null when unknown. */
            country: string | null;
            /** @description State or province, usually abbreviated. Null when unknown. */
            state: string | null;
            /** @description The hometown by its name. Null when unknown. */
            city: string | null;
        };
        /** @description One team's season, adjusted for the strength of its opponents. Keys that end in Allowed are what opponents achieved against the team, so lower is better there. */
        AdjustedTeamMetrics: {
            /**
             * Format: int32
             * @description Year in which the season began.
             *
             *     Observed: The first season was 2008.
             */
            year: number;
            /**
             * Format: int32
             * @description Number of the team; it is the id of GET /teams.
             */
            teamId: number;
            /** @description School that the row describes. */
            team: string;
            /** @description Conference of the team in that season. */
            conference: string;
            /** @description Expected points added by the offense. */
            epa: components["schemas"]["AdjustedEpa"];
            /** @description Expected points added by opponents. */
            epaAllowed: components["schemas"]["AdjustedEpa"];
            /** @description How often the offense succeeded. */
            successRate: components["schemas"]["AdjustedSuccessRate"];
            /** @description How often opponents succeeded. */
            successRateAllowed: components["schemas"]["AdjustedSuccessRate"];
            /** @description Where the offense gained its rushing yards. */
            rushing: components["schemas"]["AdjustedRushing"];
            /** @description Where opponents gained their rushing yards. */
            rushingAllowed: components["schemas"]["AdjustedRushing"];
            /**
             * Format: double
             * @description Expected points added per successful play of the offense.
             *
             *     Observed: The recorded value was 0.92.
             */
            explosiveness: number;
            /**
             * Format: double
             * @description Expected points added per successful play of opponents.
             *
             *     Observed: The recorded value was 0.92.
             */
            explosivenessAllowed: number;
        };
        /**
         * @description Expected points added per play, adjusted for opponents.
         *
         *     Observed: Recorded values were from 0.02 to 0.28, which reads as per play.
         */
        AdjustedEpa: {
            /**
             * Format: double
             * @description Expected points added per rushing play.
             */
            rushing: number;
            /**
             * Format: double
             * @description Expected points added per passing play.
             */
            passing: number;
            /**
             * Format: double
             * @description Expected points added per play of any kind.
             */
            total: number;
        };
        /** @description Share of plays that succeeded, 0 to 1, adjusted for opponents. */
        AdjustedSuccessRate: {
            /**
             * Format: double
             * @description Share of plays on passing downs that succeeded, 0 to 1.
             */
            passingDowns: number;
            /**
             * Format: double
             * @description Share of plays on standard downs that succeeded, 0 to 1.
             */
            standardDowns: number;
            /**
             * Format: double
             * @description Share of all plays that succeeded, 0 to 1.
             */
            total: number;
        };
        /**
         * @description Rushing yards per run by where they were gained, adjusted for opponents.
         *
         *     Observed: Recorded values were from 0.9 to 3, which reads as yards per run.
         */
        AdjustedRushing: {
            /**
             * Format: double
             * @description Yards per run credited to the runner beyond what his blocking gave him, by the usual definition.
             */
            highlightYards: number;
            /**
             * Format: double
             * @description Yards per run gained more than 10 yards past the line of scrimmage, by the usual definition.
             */
            openFieldYards: number;
            /**
             * Format: double
             * @description Yards per run gained 5 to 10 yards past the line of scrimmage, by the usual definition.
             */
            secondLevelYards: number;
            /**
             * Format: double
             * @description Yards per run credited to the blocking.
             */
            lineYards: number;
        };
        /** @description A player, his team and his season. */
        AdjustedPlayerBase: {
            /**
             * Format: int32
             * @description Year in which the season began.
             */
            year: number;
            /** @description Athlete's number, as a string of digits. */
            athleteId: string;
            /** @description Athlete's full name. */
            athleteName: string;
            /** @description School that the player played for. */
            team: string;
            /** @description Conference of the team in that season. */
            conference: string;
        };
        /** @description A passer's or rusher's expected points added in one season, adjusted for the strength of the opponents. */
        PlayerWeightedEPA: {
            /** @description Abbreviation of the position, such as QB or RB. */
            position: string;
            /**
             * Format: double
             * @description Adjusted expected points added per play.
             *
             *     Observed: Recorded passers had 0.51 and 0.56, rushers from 0.05 to 0.4, which reads as per play.
             */
            wepa: number;
            /**
             * Format: int32
             * @description Number of plays on which the value rests.
             */
            plays: number;
        } & components["schemas"]["AdjustedPlayerBase"];
        /** @description What a kicker was worth in one season. */
        KickerPAAR: {
            /**
             * Format: double
             * @description Points added above a replacement kicker over all attempts together, negative for one who did worse.
             */
            paar: number;
            /**
             * Format: int32
             * @description Number of kicks on which the value rests.
             */
            attempts: number;
        } & components["schemas"]["AdjustedPlayerBase"];
        /**
         * @description What a key may do and how much of its monthly quota is left.
         *
         *     Observed: Older recordings hold patronLevel and remainingCalls alone; the other keys were added later.
         */
        UserInfo: {
            /**
             * Format: double
             * @description Supporter tier of the key.
             *
             *     Observed: It was 0 for a free key; recorded levels reach from 0 to 3.
             */
            patronLevel: number;
            /** @description Name of the tier, such as Free. */
            tierName: string;
            /**
             * Format: double
             * @description Calls that the key has in a month. Null when no limit is set.
             *
             *     Observed: It was 1,000 for a free key; the service declares that it may be null.
             */
            monthlyLimit: number | null;
            /**
             * Format: double
             * @description Calls left in this month. Null when no limit is set.
             *
             *     Observed: It was 0 for a key that had used up its quota; the service declares that it may be null.
             */
            remainingCalls: number | null;
            /**
             * Format: double
             * @description Calls counted in this month. Null when they are not counted.
             *
             *     Observed: It was 1,000 for a key that had used up its quota; the service declares that it may be null.
             */
            usedCalls: number | null;
            /**
             * @description When the quota returns.
             *
             *     Observed: The service declares it as plain text; it read as an ISO 8601 date and time in UTC, on the first of a month at midnight ("2026-09-01T00:00:00.000Z").
             */
            resetAt: string;
            /** @description Whether the quota is one pool that all products of the key draw from. */
            sharedPool: boolean;
            /**
             * @description Services that the key opens.
             *
             *     Observed: A recorded key had cfb and cbb.
             */
            products: string[];
            /** @description What the tier opens beyond the free operations. */
            features: components["schemas"]["UserFeatureAccess"];
        };
        /**
         * @description Whether the key's tier opens each of the features that need one.
         *
         *     Observed: The service declares these five; the one recorded answer is quoted with adjustedMetrics alone.
         */
        UserFeatureAccess: {
            /** @description Whether the adjusted metrics are open, which are the paths that begin with /wepa. */
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
         *     Observed: Fields are those of the service's declaration; no answer was recorded.
         */
        UserUsage: {
            /** @description The time that the report covers. */
            window: components["schemas"]["UserUsageWindow"];
            /** @description The service that the report covers. */
            api: components["schemas"]["UserUsageApi"];
            /** @description Requests in sum. */
            totals: components["schemas"]["UserUsageTotals"];
            /** @description The paths asked for most, as many as the limit allows. */
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
         * @description Requests of a key within the window.
         *
         *     Observed: The service declares all four as plain numbers; no answer was recorded.
         */
        UserUsageTotals: {
            /**
             * Format: double
             * @description Number of requests in all.
             */
            requests: number;
            /**
             * Format: double
             * @description Number of requests for college football.
             */
            cfbRequests: number;
            /**
             * Format: double
             * @description Number of requests for college basketball.
             */
            cbbRequests: number;
            /**
             * Format: double
             * @description Number of different paths that were asked for.
             */
            uniqueEndpoints: number;
        };
        /**
         * @description A path of a service.
         *
         *     Observed: The service declares the path as plain text; no answer was recorded.
         */
        UserUsageRequestBase: {
            /** @description The service that was asked. */
            api: components["schemas"]["UserUsageApi"];
            /** @description The path that was asked for. */
            endpoint: string;
        };
        /**
         * @description One path and how often it was asked for.
         *
         *     Observed: Fields are those of the service's declaration; no answer was recorded.
         */
        UserUsageEndpoint: {
            /**
             * Format: double
             * @description Number of requests for the path within the window.
             */
            requests: number;
            /**
             * @description When the path was last asked for.
             *
             *     Observed: The service declares it as plain text, without a format.
             */
            lastUsedAt: string;
        } & components["schemas"]["UserUsageRequestBase"];
        /**
         * @description One request that the key made: what it asked, and when.
         *
         *     Observed: Fields are those of the service's declaration; no answer was recorded.
         */
        UserUsageRecentRequest: {
            /**
             * @description When the request was made.
             *
             *     Observed: The service declares it as plain text, without a format.
             */
            requestedAt: string;
        } & components["schemas"]["UserUsageRequestBase"];
        /**
         * @description Body of a failure that has nothing to say beyond one sentence.
         *
         *     Observed: Failures outside the parameter checks carried this body, but for the HTML page of an unknown path.
         */
        ErrorMessage: {
            /** @description What went wrong in the words of the service. */
            message: string;
        };
        /**
         * @description Body of a refused query.
         *
         *     Observed: A parameter of the wrong type or value gave the message "Validation Failed" with details; a broken rule between parameters gave a message alone.
         */
        ValidationError: {
            /** @description Either "Validation Failed" with details beside it, or the rule that the query breaks. */
            message: string;
            /**
             * @description Every refused parameter by its name, all of them together.
             *
             *     Observed: Left out when a rule between parameters is broken.
             */
            details?: {
                [key: string]: components["schemas"]["ValidationErrorDetail"];
            };
        };
        /**
         * @description Why one parameter was refused.
         *
         *     Observed: A refused parameter came with a message and a value; the types that the value takes were not recorded.
         */
        ValidationErrorDetail: {
            /** @description The check that failed. */
            message: string;
            /** @description What was sent. */
            value?: string | number | string[];
        };
    };
    responses: {
        /**
         * @description A parameter has the wrong type or value, or the parameters do not go together. Not counted against the quota.
         *
         *     Observed: All parameters that fail their own check are named together in details.
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
         * @description The key is missing, malformed or unknown, or its supporter tier is too low for the operation: only the message tells which. Not counted against the quota.
         *
         *     Observed: A tier that is too low gives the message "Unauthorized. This endpoint requires a Patreon subscription at Tier N or higher."; there is no 403 and no WWW-Authenticate header.
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
         * @description The month's quota is used up. It returns on the first of the next month at 00:00 UTC; retrying earlier is useless.
         *
         *     Observed: The message is "Monthly call quota exceeded." and no Retry-After header comes with it.
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
         * @description Either the month's quota is used up (no Retry-After header; waiting is useless), or more than two requests of this key were in flight on this path (Retry-After header; try again). Not counted against the quota.
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
         * @description The service failed. Not counted against the quota.
         *
         *     Observed: The message is "Internal Server Error", whatever the reason.
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
         * @description The service could not look up the key's quota. Worth retrying, and not counted against the quota.
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
         * @description The season has no playoff that the service knows. Not counted against the quota.
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
         * @description Either the service has no plays of the game, which the message tells; or the parameter is missing or no integer, which details tell. Not counted against the quota.
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
         * @description There is no coach with that id. Not counted against the quota.
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
         * @description There is no such team, or nothing about its season. Not counted against the quota.
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
         * @description Either the overview cannot be put together at the moment, or the service could not look up the key's quota. Worth retrying, and not counted against the quota.
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
         * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
         *
         *     The service takes 0 for not given.
         *
         *     Observed: A 0 counts as not given, on most operations.
         * @example 2024
         */
        year: number;
        /**
         * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
         * @example 2024
         */
        yearRequired: number;
        /**
         * @description A week of the season. Every season type counts its own weeks from 1, so name the season type as well.
         *
         *     The service takes 0 for not given.
         *
         *     Observed: A 0 is silently no filter.
         * @example 1
         */
        week: number;
        /**
         * @description A week of the season. Every season type counts its own weeks from 1, so name the season type as well. Declared as a number rather than as an integer on this operation.
         *
         *     The service takes 0 for not given.
         *
         *     Observed: A 0 is silently no filter.
         * @example 1
         */
        weekNumber: number;
        /**
         * @description A week of the season; by year, one of week, team or conference is needed. Every season type counts its own weeks from 1, so name the season type as well.
         *
         *     The service takes 0 for not given.
         *
         *     Observed: A 0 is silently no filter.
         * @example 1
         */
        weekOfBoxScores: number;
        /** @description The earliest week to include. */
        startWeek: number;
        /** @description The latest week to include. */
        endWeek: number;
        /**
         * @description The earliest week to include.
         *
         *     Observed: With only this bound the postseason stays in.
         */
        startWeekOfTeamStats: number;
        /**
         * @description The latest week to include.
         *
         *     Observed: Giving this bound drops the postseason.
         */
        endWeekOfTeamStats: number;
        /**
         * @description The part of the season to keep.
         *
         *     Observed: The value both filters nothing, as if the parameter were not given.
         * @example postseason
         */
        seasonType: components["schemas"]["SeasonType"];
        /** @description The earliest season to include. */
        minYear: number;
        /** @description The latest season to include. */
        maxYear: number;
        /**
         * @description A season, for conferences and their members as they were then; as they are now where not given.
         *
         *     The service takes 0 for not given.
         *
         *     Observed: Years mostly take a 0 for not given; this one was not tried.
         * @example 2024
         */
        yearOfMembership: number;
        /**
         * @description A school, on either side of the game.
         *
         *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
         * @example Ohio State
         */
        teamEitherSide: string;
        /**
         * @description A school, on either side of the game; by year, one of week, team or conference is needed.
         *
         *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
         * @example Ohio State
         */
        teamOfBoxScores: string;
        /**
         * @description The school that a row is about.
         *
         *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
         * @example Ohio State
         */
        team: string;
        /**
         * @description The school on the other side of the game.
         *
         *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
         */
        opponent: string;
        /**
         * @description The conference of either team, by name or abbreviation.
         *
         *     Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
         */
        conferenceEitherSide: string;
        /**
         * @description A conference, by name or abbreviation; by year, one of week, team or conference is needed.
         *
         *     Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
         */
        conferenceOfBoxScores: string;
        /**
         * @description The conference of the team that a row is about, by name or abbreviation.
         *
         *     Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
         */
        conference: string;
        /**
         * @description The abbreviation (B1G, SEC, SBC) of the conference of the team that a row is about.
         *
         *     Observed: It is compared without regard to case.
         */
        conferenceAbbreviation: string;
        /**
         * @description The division of the teams.
         *
         *     Observed: A game is kept when either of its teams belongs to the division.
         */
        classificationEitherSide: components["schemas"]["DivisionClassification"];
        /** @description The division of the teams that the rows are about; the FBS where not given. */
        classificationOfTeam: components["schemas"]["DivisionClassification"];
        /** @description The level of the conference. */
        classificationOfConference: components["schemas"]["ConferenceClassification"];
        /**
         * @description The school coached, not blank.
         *
         *     Observed: The school's whole name is compared, without regard to case; a blank one is a 400, one that fits no school an empty array.
         * @example Ohio State
         */
        teamOfCoach: string;
        /**
         * @description The school of the home team.
         *
         *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
         */
        home: string;
        /**
         * @description The school of the away team.
         *
         *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
         */
        away: string;
        /**
         * @description The conference of the team that a row is about, by its abbreviation.
         *
         *     Observed: The service documents the abbreviation, but compares the conference's name (Big Ten), without regard to case; where the two differ the abbreviation matches nothing.
         */
        conferenceName: string;
        /**
         * @description The conference of the player's team, by its abbreviation.
         *
         *     Observed: What is compared, without regard to case, is the label that the row itself carries as its conference.
         */
        conferenceLabel: string;
        /**
         * @description The id of one game; the answer holds that game alone.
         *
         *     The service takes 0 for not given.
         *
         *     Observed: With an id the other filters are ignored; a 0 counts as not given.
         * @example 402400011
         */
        gameId: number;
        /**
         * @description The id of one player, which player statistics call playerId or id.
         *
         *     The service takes 0 for not given.
         *
         *     Observed: Parameters that are needed unless another is given mostly take a 0 for not given; this one was not tried.
         * @example 9000009
         */
        playerId: number;
        /**
         * @description A category of player statistics, such as passing, rushing, receiving or defensive.
         *
         *     Observed: The category's whole name is compared, without regard to case.
         */
        playerStatCategory: string;
        /** @description The minimum number of passing and rushing plays credited to a player for a row to be returned. */
        threshold: number;
        /** @description Whether to leave out plays run in garbage time, when the game was already decided. */
        excludeGarbageTime: boolean;
        /** @description Whether to leave out plays run in garbage time, when the game was already decided; they stay in where not given. */
        excludeGarbageTimeOrNot: boolean;
        /**
         * @description The id of the game, as getGames gives it.
         * @example 402400011
         */
        gameIdRequired: number;
        /**
         * @description The id of the coach, as getCoaches gives it.
         * @example 90401
         */
        coachId: number;
        /**
         * @description The abbreviation of the player's position, such as QB or WR.
         *
         *     Observed: The whole abbreviation is compared, without regard to case.
         */
        position: string;
        /**
         * @description The id of one player, as a string of digits on this operation.
         * @example 9000009
         */
        playerIdText: string;
        /** @description The minimum number of plays of a player for a row to be returned. Declared as a number rather than as an integer. */
        minimumPlays: number;
        /**
         * @description The school that has the ball.
         *
         *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
         */
        offense: string;
        /**
         * @description The school that defends.
         *
         *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
         */
        defense: string;
        /**
         * @description The abbreviation (B1G, SEC, SBC) of the conference of the team that has the ball.
         *
         *     Observed: It is compared without regard to case.
         */
        offenseConference: string;
        /**
         * @description The abbreviation (B1G, SEC, SBC) of the conference of the team that defends.
         *
         *     Observed: It is compared without regard to case.
         */
        defenseConference: string;
        /**
         * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
         *
         *     Observed: The service's public source of an earlier version takes only leaving it out for not given, so that 0 is a season without rows.
         * @example 2024
         */
        yearOfAttempts: number;
        /**
         * @description A week of the season. Every season type counts its own weeks from 1, so name the season type as well.
         *
         *     Observed: The service's public source of an earlier version takes only leaving it out for not given, so that 0 is a week without rows.
         * @example 1
         */
        weekOfAttempts: number;
        /**
         * @description The id of one game, as getGames gives it.
         *
         *     Observed: The service's public source of an earlier version takes only leaving it out for not given, so that 0 is a game without rows.
         * @example 402400011
         */
        gameIdOfAttempts: number;
        /**
         * @description The school that a row is about, by name or abbreviation.
         *
         *     Observed: The whole name (Ohio State) or abbreviation (OSU) is compared, without regard to case; one that fits no school gives an empty array.
         * @example Ohio State
         */
        teamNameOrAbbreviation: string;
        /**
         * @description A school by name or abbreviation, on either side of the play.
         *
         *     Observed: The whole name (Ohio State) or abbreviation (OSU) is compared, without regard to case; one that fits no school gives an empty array.
         * @example Ohio State
         */
        teamNameOrAbbreviationEitherSide: string;
        /**
         * @description The school that has the ball, by name or abbreviation.
         *
         *     Observed: The whole name (Ohio State) or abbreviation (OSU) is compared, without regard to case; one that fits no school gives an empty array.
         */
        offenseNameOrAbbreviation: string;
        /**
         * @description The school that defends, by name or abbreviation.
         *
         *     Observed: The whole name (Ohio State) or abbreviation (OSU) is compared, without regard to case; one that fits no school gives an empty array.
         */
        defenseNameOrAbbreviation: string;
        /**
         * @description The conference of the team that a row is about, by name (Big Ten) or abbreviation (B1G).
         *
         *     Observed: Both are compared here, unlike on most operations, and without regard to case.
         */
        conferenceNameOrAbbreviation: string;
        /**
         * @description The conference of either team, by name (Big Ten) or abbreviation (B1G).
         *
         *     Observed: Both are compared here, unlike on most operations, and without regard to case.
         */
        conferenceNameOrAbbreviationEitherSide: string;
        /** @description The id of the passer, as a string. */
        passerId: string;
        /**
         * @description The id of the player who carried the ball, as a string.
         *
         *     Observed: The service's public source of an earlier version finds only runs that are credited to that player alone.
         */
        rusherId: string;
        /** @description The division of the team that has the ball; the FBS where not given. The defense may belong to any. */
        classificationOfOffense: components["schemas"]["DivisionClassification"];
        /**
         * @description The recruiting class, named by the year in which its members start college.
         *
         *     The service takes 0 for not given.
         *
         *     Observed: Years mostly take a 0 for not given; this one was not tried.
         * @example 2024
         */
        classYear: number;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Calls left in this month's quota after this one.
         *
         *     Observed: Absent on key failures and on a 204, and not readable from a browser page.
         */
        CallLimitRemaining: number;
        /**
         * @description Seconds to wait before the next request.
         *
         *     Observed: It was 1 when too many requests to one path were in flight at once; a used-up quota sends none.
         */
        RetryAfter: number;
        /**
         * @description Seconds to wait before the next request of this kind, sent with an answer that was held back.
         *
         *     Observed: Sent on a 200 beyond 15 requests in 10 seconds.
         */
        RetryAfterSlowdown: number;
        /**
         * @description Milliseconds for which the service held this answer back.
         *
         *     Observed: Sent on a 200 beyond 15 requests in 10 seconds; the delay reached up to 2,000.
         */
        RateSlowdownDelay: number;
        /**
         * @description What caches may do with the answer, which is not to keep it.
         *
         *     Observed: It was no-store on a missing and on an unavailable team season overview.
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: A 0 counts as not given, on most operations.
                 * @example 2024
                 */
                year?: components["parameters"]["year"];
                /**
                 * @description A week of the season. Every season type counts its own weeks from 1, so name the season type as well.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: A 0 is silently no filter.
                 * @example 1
                 */
                week?: components["parameters"]["week"];
                /**
                 * @description The part of the season to keep.
                 *
                 *     Observed: The value both filters nothing, as if the parameter were not given.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonType"];
                /**
                 * @description The division of the teams.
                 *
                 *     Observed: A game is kept when either of its teams belongs to the division.
                 */
                classification?: components["parameters"]["classificationEitherSide"];
                /**
                 * @description A school, on either side of the game.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamEitherSide"];
                /**
                 * @description The school of the home team.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 */
                home?: components["parameters"]["home"];
                /**
                 * @description The school of the away team.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 */
                away?: components["parameters"]["away"];
                /**
                 * @description The conference of either team, by name or abbreviation.
                 *
                 *     Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
                 */
                conference?: components["parameters"]["conferenceEitherSide"];
                /**
                 * @description The id of one game; the answer holds that game alone.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: With an id the filters year, week, seasonType, team, home, away, conference and classification are ignored; a 0 counts as not given.
                 * @example 402400011
                 */
                id?: number;
                /**
                 * @description Keeps the games of one playoff. The regular season and the bowls outside the playoff drop out.
                 *
                 *     Observed: A seasonType beside it is refused with a 400 unless it is postseason or both.
                 */
                competition?: components["schemas"]["PlayoffCompetition"];
                /** @description Keeps one round of the playoff that the competition names, so it needs the competition. */
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: A 0 counts as not given, on most operations.
                 * @example 2024
                 */
                year?: components["parameters"]["year"];
                /**
                 * @description A week of the season; by year, one of week, team or conference is needed. Every season type counts its own weeks from 1, so name the season type as well.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: A 0 is silently no filter.
                 * @example 1
                 */
                week?: components["parameters"]["weekOfBoxScores"];
                /**
                 * @description A school, on either side of the game; by year, one of week, team or conference is needed.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamOfBoxScores"];
                /**
                 * @description A conference, by name or abbreviation; by year, one of week, team or conference is needed.
                 *
                 *     Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
                 */
                conference?: components["parameters"]["conferenceOfBoxScores"];
                /**
                 * @description The division of the teams.
                 *
                 *     Observed: A game is kept when either of its teams belongs to the division.
                 */
                classification?: components["parameters"]["classificationEitherSide"];
                /**
                 * @description The part of the season to keep.
                 *
                 *     Observed: The value both filters nothing, as if the parameter were not given.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonType"];
                /**
                 * @description The id of one game; the answer holds that game alone.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: With an id the other filters are ignored; a 0 counts as not given.
                 * @example 402400011
                 */
                id?: components["parameters"]["gameId"];
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: A 0 counts as not given, on most operations.
                 * @example 2024
                 */
                year?: components["parameters"]["year"];
                /**
                 * @description A week of the season; by year, one of week, team or conference is needed. Every season type counts its own weeks from 1, so name the season type as well.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: A 0 is silently no filter.
                 * @example 1
                 */
                week?: components["parameters"]["weekOfBoxScores"];
                /**
                 * @description A school, on either side of the game; by year, one of week, team or conference is needed.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamOfBoxScores"];
                /**
                 * @description A conference, by name or abbreviation; by year, one of week, team or conference is needed.
                 *
                 *     Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
                 */
                conference?: components["parameters"]["conferenceOfBoxScores"];
                /**
                 * @description The division of the teams.
                 *
                 *     Observed: A game is kept when either of its teams belongs to the division.
                 */
                classification?: components["parameters"]["classificationEitherSide"];
                /**
                 * @description The part of the season to keep.
                 *
                 *     Observed: The value both filters nothing, as if the parameter were not given.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonType"];
                /**
                 * @description The id of one game; the answer holds that game alone.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: With an id the other filters are ignored; a 0 counts as not given.
                 * @example 402400011
                 */
                id?: components["parameters"]["gameId"];
                /**
                 * @description A category of player statistics, such as passing, rushing, receiving or defensive.
                 *
                 *     Observed: The category's whole name is compared, without regard to case.
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 * @example 2024
                 */
                year: components["parameters"]["yearRequired"];
                /**
                 * @description The part of the season to keep.
                 *
                 *     Observed: The value both filters nothing, as if the parameter were not given.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonType"];
                /**
                 * @description A week of the season. Every season type counts its own weeks from 1, so name the season type as well.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: A 0 is silently no filter.
                 * @example 1
                 */
                week?: components["parameters"]["week"];
                /**
                 * @description A school, on either side of the game.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamEitherSide"];
                /**
                 * @description The conference of either team, by name or abbreviation.
                 *
                 *     Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
                 */
                conference?: components["parameters"]["conferenceEitherSide"];
                /** @description Keeps outlets of one kind. */
                mediaType?: components["schemas"]["MediaType"];
                /**
                 * @description The division of the teams.
                 *
                 *     Observed: A game is kept when either of its teams belongs to the division.
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: A 0 counts as not given, on most operations.
                 * @example 2024
                 */
                year?: components["parameters"]["year"];
                /**
                 * @description The part of the season to keep.
                 *
                 *     Observed: The value both filters nothing, as if the parameter were not given.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonType"];
                /**
                 * @description A week of the season. Every season type counts its own weeks from 1, so name the season type as well.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: A 0 is silently no filter.
                 * @example 1
                 */
                week?: components["parameters"]["week"];
                /**
                 * @description A school, on either side of the game.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamEitherSide"];
                /**
                 * @description The conference of either team, by name or abbreviation.
                 *
                 *     Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
                 */
                conference?: components["parameters"]["conferenceEitherSide"];
                /**
                 * @description The division of the teams.
                 *
                 *     Observed: A game is kept when either of its teams belongs to the division.
                 */
                classification?: components["parameters"]["classificationEitherSide"];
                /**
                 * @description The id of one game, as getGames gives it.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: With a game's id the other filters are ignored; a 0 counts as not given.
                 * @example 402400011
                 */
                gameId?: number;
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: A 0 counts as not given, on most operations.
                 * @example 2024
                 */
                year?: components["parameters"]["year"];
                /**
                 * @description The school that a row is about.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["team"];
                /**
                 * @description The conference of the team that a row is about, by name or abbreviation.
                 *
                 *     Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
                 */
                conference?: components["parameters"]["conference"];
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
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
                 * @description The division of the teams; the FBS where not given.
                 *
                 *     Observed: A game is kept when either of its teams belongs to the division.
                 */
                classification?: components["schemas"]["DivisionClassification"];
                /**
                 * @description The conference of either team, by name or abbreviation.
                 *
                 *     Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
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
                 * @description The id of the game, as getGames gives it.
                 * @example 402400011
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 * @example 2024
                 */
                year: components["parameters"]["yearRequired"];
                /** @description Keeps the matchups of one round. A playoff of four teams has no first round and no quarterfinals. */
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 * @example 2024
                 */
                year: components["parameters"]["yearRequired"];
                /**
                 * @description The part of the season to keep.
                 *
                 *     Observed: The value both filters nothing, as if the parameter were not given.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonType"];
                /**
                 * @description A week of the season. Every season type counts its own weeks from 1, so name the season type as well.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: A 0 is silently no filter.
                 * @example 1
                 */
                week?: components["parameters"]["week"];
                /**
                 * @description A school, on either side of the game.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamEitherSide"];
                /**
                 * @description The school that has the ball.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 */
                offense?: components["parameters"]["offense"];
                /**
                 * @description The school that defends.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 */
                defense?: components["parameters"]["defense"];
                /**
                 * @description The conference of either team, by name or abbreviation.
                 *
                 *     Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
                 */
                conference?: components["parameters"]["conferenceEitherSide"];
                /**
                 * @description The abbreviation (B1G, SEC, SBC) of the conference of the team that has the ball.
                 *
                 *     Observed: It is compared without regard to case.
                 */
                offenseConference?: components["parameters"]["offenseConference"];
                /**
                 * @description The abbreviation (B1G, SEC, SBC) of the conference of the team that defends.
                 *
                 *     Observed: It is compared without regard to case.
                 */
                defenseConference?: components["parameters"]["defenseConference"];
                /**
                 * @description The division of the teams.
                 *
                 *     Observed: A game is kept when either of its teams belongs to the division.
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 * @example 2024
                 */
                year: components["parameters"]["yearRequired"];
                /**
                 * @description The week of the season. Every season type counts its own weeks from 1, so without a season type a week 1 may hold bowls as well.
                 * @example 1
                 */
                week: number;
                /**
                 * @description A school, on either side of the game.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamEitherSide"];
                /**
                 * @description The school that has the ball.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 */
                offense?: components["parameters"]["offense"];
                /**
                 * @description The school that defends.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 */
                defense?: components["parameters"]["defense"];
                /**
                 * @description The abbreviation (B1G, SEC, SBC) of the conference of the team that has the ball.
                 *
                 *     Observed: It is compared without regard to case.
                 */
                offenseConference?: components["parameters"]["offenseConference"];
                /**
                 * @description The abbreviation (B1G, SEC, SBC) of the conference of the team that defends.
                 *
                 *     Observed: It is compared without regard to case.
                 */
                defenseConference?: components["parameters"]["defenseConference"];
                /**
                 * @description The conference of either team, by name or abbreviation.
                 *
                 *     Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
                 */
                conference?: components["parameters"]["conferenceEitherSide"];
                /**
                 * @description A type of play by its abbreviation, as getPlayTypes gives it; the rows carry its text instead.
                 *
                 *     Observed: It is compared with regard to case, unlike the other filters; 15 of 49 recorded types have no abbreviation to ask for.
                 */
                playType?: string;
                /**
                 * @description The part of the season to keep.
                 *
                 *     Observed: The value both filters nothing, as if the parameter were not given.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonType"];
                /**
                 * @description The division of the teams.
                 *
                 *     Observed: A game is kept when either of its teams belongs to the division.
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: A 0 counts as not given, on most operations.
                 * @example 2024
                 */
                year?: components["parameters"]["year"];
                /**
                 * @description A week of the season. Every season type counts its own weeks from 1, so name the season type as well.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: A 0 is silently no filter.
                 * @example 1
                 */
                week?: components["parameters"]["week"];
                /**
                 * @description The school that a row is about.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["team"];
                /**
                 * @description The id of one game, as getGames gives it.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: Ids that select rows mostly take a 0 for not given; this one was not tried.
                 * @example 402400011
                 */
                gameId?: number;
                /**
                 * @description The id of one player as a number; the rows carry it as a string.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: Ids that select rows mostly take a 0 for not given; this one was not tried.
                 */
                athleteId?: number;
                /**
                 * @description The id of one type of statistic, as getPlayStatTypes gives it; the rows carry its name instead.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: Ids that select rows mostly take a 0 for not given; this one was not tried.
                 */
                statTypeId?: number;
                /**
                 * @description The part of the season to keep.
                 *
                 *     Observed: The value both filters nothing, as if the parameter were not given.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonType"];
                /**
                 * @description The conference of the team that a row is about, by name or abbreviation.
                 *
                 *     Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
                 */
                conference?: components["parameters"]["conference"];
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
                 * @description The id of the game, as getScoreboard gives it.
                 * @example 402400006
                 */
                gameId: number;
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 * @example 2024
                 */
                year: components["parameters"]["yearRequired"];
                /**
                 * @description A school by name or abbreviation, on either side of the play.
                 *
                 *     Observed: The whole name (Ohio State) or abbreviation (OSU) is compared, without regard to case; one that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamNameOrAbbreviationEitherSide"];
                /**
                 * @description A week of the season. Every season type counts its own weeks from 1, so name the season type as well.
                 *
                 *     Observed: The service's public source of an earlier version takes only leaving it out for not given, so that 0 is a week without rows.
                 * @example 1
                 */
                week?: components["parameters"]["weekOfAttempts"];
                /**
                 * @description The id of one game, as getGames gives it.
                 *
                 *     Observed: The service's public source of an earlier version takes only leaving it out for not given, so that 0 is a game without rows.
                 * @example 402400011
                 */
                gameId?: components["parameters"]["gameIdOfAttempts"];
                /**
                 * @description The part of the season to keep.
                 *
                 *     Observed: The value both filters nothing, as if the parameter were not given.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonType"];
                /**
                 * @description The school that has the ball, by name or abbreviation.
                 *
                 *     Observed: The whole name (Ohio State) or abbreviation (OSU) is compared, without regard to case; one that fits no school gives an empty array.
                 */
                offense?: components["parameters"]["offenseNameOrAbbreviation"];
                /**
                 * @description The school that defends, by name or abbreviation.
                 *
                 *     Observed: The whole name (Ohio State) or abbreviation (OSU) is compared, without regard to case; one that fits no school gives an empty array.
                 */
                defense?: components["parameters"]["defenseNameOrAbbreviation"];
                /**
                 * @description The conference of either team, by name (Big Ten) or abbreviation (B1G).
                 *
                 *     Observed: Both are compared here, unlike on most operations, and without regard to case.
                 */
                conference?: components["parameters"]["conferenceNameOrAbbreviationEitherSide"];
                /** @description The id of the passer, as a string. */
                passerId?: components["parameters"]["passerId"];
                /** @description The id of the player at whom the passes were aimed, as a string. */
                targetId?: string;
                /** @description Keeps the passes that ended in one way. */
                outcome?: components["schemas"]["PassOutcome"];
                /** @description The division of the team that has the ball; the FBS where not given. The defense may belong to any. */
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 *
                 *     Observed: The service's public source of an earlier version takes only leaving it out for not given, so that 0 is a season without rows.
                 * @example 2024
                 */
                year?: components["parameters"]["yearOfAttempts"];
                /**
                 * @description The part of the season to keep.
                 *
                 *     Observed: The value both filters nothing, as if the parameter were not given.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonType"];
                /**
                 * @description The school that a row is about, by name or abbreviation.
                 *
                 *     Observed: The whole name (Ohio State) or abbreviation (OSU) is compared, without regard to case; one that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamNameOrAbbreviation"];
                /**
                 * @description The conference of the team that a row is about, by name (Big Ten) or abbreviation (B1G).
                 *
                 *     Observed: Both are compared here, unlike on most operations, and without regard to case.
                 */
                conference?: components["parameters"]["conferenceNameOrAbbreviation"];
                /** @description The id of the passer, as a string. */
                passerId?: components["parameters"]["passerId"];
                /** @description The division of the teams that the rows are about; the FBS where not given. */
                classification?: components["parameters"]["classificationOfTeam"];
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 * @example 2024
                 */
                year: components["parameters"]["yearRequired"];
                /**
                 * @description A week of the season. Every season type counts its own weeks from 1, so name the season type as well.
                 *
                 *     Observed: The service's public source of an earlier version takes only leaving it out for not given, so that 0 is a week without rows.
                 * @example 1
                 */
                week?: components["parameters"]["weekOfAttempts"];
                /**
                 * @description The part of the season to keep.
                 *
                 *     Observed: The value both filters nothing, as if the parameter were not given.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonType"];
                /**
                 * @description The school that a row is about, by name or abbreviation.
                 *
                 *     Observed: The whole name (Ohio State) or abbreviation (OSU) is compared, without regard to case; one that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamNameOrAbbreviation"];
                /**
                 * @description The conference of the team that a row is about, by name (Big Ten) or abbreviation (B1G).
                 *
                 *     Observed: Both are compared here, unlike on most operations, and without regard to case.
                 */
                conference?: components["parameters"]["conferenceNameOrAbbreviation"];
                /** @description The id of the passer, as a string. */
                passerId?: components["parameters"]["passerId"];
                /** @description The division of the teams that the rows are about; the FBS where not given. */
                classification?: components["parameters"]["classificationOfTeam"];
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 *
                 *     Observed: The service's public source of an earlier version takes only leaving it out for not given, so that 0 is a season without rows.
                 * @example 2024
                 */
                year?: components["parameters"]["yearOfAttempts"];
                /**
                 * @description The part of the season to keep.
                 *
                 *     Observed: The value both filters nothing, as if the parameter were not given.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonType"];
                /**
                 * @description The school that a row is about, by name or abbreviation.
                 *
                 *     Observed: The whole name (Ohio State) or abbreviation (OSU) is compared, without regard to case; one that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamNameOrAbbreviation"];
                /**
                 * @description The conference of the team that a row is about, by name (Big Ten) or abbreviation (B1G).
                 *
                 *     Observed: Both are compared here, unlike on most operations, and without regard to case.
                 */
                conference?: components["parameters"]["conferenceNameOrAbbreviation"];
                /** @description The division of the teams that the rows are about; the FBS where not given. */
                classification?: components["parameters"]["classificationOfTeam"];
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 * @example 2024
                 */
                year: components["parameters"]["yearRequired"];
                /**
                 * @description A week of the season. Every season type counts its own weeks from 1, so name the season type as well.
                 *
                 *     Observed: The service's public source of an earlier version takes only leaving it out for not given, so that 0 is a week without rows.
                 * @example 1
                 */
                week?: components["parameters"]["weekOfAttempts"];
                /**
                 * @description The part of the season to keep.
                 *
                 *     Observed: The value both filters nothing, as if the parameter were not given.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonType"];
                /**
                 * @description The school that a row is about, by name or abbreviation.
                 *
                 *     Observed: The whole name (Ohio State) or abbreviation (OSU) is compared, without regard to case; one that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamNameOrAbbreviation"];
                /**
                 * @description The conference of the team that a row is about, by name (Big Ten) or abbreviation (B1G).
                 *
                 *     Observed: Both are compared here, unlike on most operations, and without regard to case.
                 */
                conference?: components["parameters"]["conferenceNameOrAbbreviation"];
                /** @description The division of the teams that the rows are about; the FBS where not given. */
                classification?: components["parameters"]["classificationOfTeam"];
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
                 * @description The id of one game, as getGames gives it.
                 *
                 *     Observed: The service's public source of an earlier version takes only leaving it out for not given, so that 0 is a game without rows.
                 * @example 402400011
                 */
                gameId?: components["parameters"]["gameIdOfAttempts"];
                /**
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 *
                 *     Observed: The service's public source of an earlier version takes only leaving it out for not given, so that 0 is a season without rows.
                 * @example 2024
                 */
                year?: components["parameters"]["yearOfAttempts"];
                /**
                 * @description A week of the season. Every season type counts its own weeks from 1, so name the season type as well.
                 *
                 *     Observed: The service's public source of an earlier version takes only leaving it out for not given, so that 0 is a week without rows.
                 * @example 1
                 */
                week?: components["parameters"]["weekOfAttempts"];
                /**
                 * @description The part of the season to keep.
                 *
                 *     Observed: The value both filters nothing, as if the parameter were not given.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonType"];
                /**
                 * @description A school by name or abbreviation, on either side of the play.
                 *
                 *     Observed: The whole name (Ohio State) or abbreviation (OSU) is compared, without regard to case; one that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamNameOrAbbreviationEitherSide"];
                /**
                 * @description The school that has the ball, by name or abbreviation.
                 *
                 *     Observed: The whole name (Ohio State) or abbreviation (OSU) is compared, without regard to case; one that fits no school gives an empty array.
                 */
                offense?: components["parameters"]["offenseNameOrAbbreviation"];
                /**
                 * @description The school that defends, by name or abbreviation.
                 *
                 *     Observed: The whole name (Ohio State) or abbreviation (OSU) is compared, without regard to case; one that fits no school gives an empty array.
                 */
                defense?: components["parameters"]["defenseNameOrAbbreviation"];
                /**
                 * @description The conference of either team, by name (Big Ten) or abbreviation (B1G).
                 *
                 *     Observed: Both are compared here, unlike on most operations, and without regard to case.
                 */
                conference?: components["parameters"]["conferenceNameOrAbbreviationEitherSide"];
                /**
                 * @description The id of the player who carried the ball, as a string.
                 *
                 *     Observed: The service's public source of an earlier version finds only runs that are credited to that player alone.
                 */
                rusherId?: components["parameters"]["rusherId"];
                /** @description Keeps the runs in one direction. Those of unknown direction cannot be asked for. */
                rushDirection?: components["schemas"]["RushDirection"];
                /** @description Whether to keep the runs that are eligible for analysis by direction, or all the others. Both where not given. */
                directionAnalysisEligible?: boolean;
                /** @description Keeps the runs that were credited in one way. */
                attributionStatus?: components["schemas"]["RushAttributionStatus"];
                /** @description Whether to keep the runs known to have scored a touchdown, or those known not to have. Both where not given. */
                isRushingTouchdown?: boolean;
                /** @description Whether to keep the sacks, or all other runs. Both where not given. */
                isSack?: boolean;
                /** @description Whether to keep the kneels, or all other runs. Both where not given. */
                isKneel?: boolean;
                /** @description Whether to keep the runs credited to the team and to no player, or all others. Both where not given. */
                isTeamRush?: boolean;
                /** @description The division of the team that has the ball; the FBS where not given. The defense may belong to any. */
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 *
                 *     Observed: The service's public source of an earlier version takes only leaving it out for not given, so that 0 is a season without rows.
                 * @example 2024
                 */
                year?: components["parameters"]["yearOfAttempts"];
                /**
                 * @description The part of the season to keep.
                 *
                 *     Observed: The value both filters nothing, as if the parameter were not given.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonType"];
                /**
                 * @description The school that a row is about, by name or abbreviation.
                 *
                 *     Observed: The whole name (Ohio State) or abbreviation (OSU) is compared, without regard to case; one that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamNameOrAbbreviation"];
                /**
                 * @description The conference of the team that a row is about, by name (Big Ten) or abbreviation (B1G).
                 *
                 *     Observed: Both are compared here, unlike on most operations, and without regard to case.
                 */
                conference?: components["parameters"]["conferenceNameOrAbbreviation"];
                /**
                 * @description The id of the player who carried the ball, as a string.
                 *
                 *     Observed: The service's public source of an earlier version finds only runs that are credited to that player alone.
                 */
                rusherId?: components["parameters"]["rusherId"];
                /** @description The division of the teams that the rows are about; the FBS where not given. */
                classification?: components["parameters"]["classificationOfTeam"];
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 *
                 *     Observed: The service's public source of an earlier version takes only leaving it out for not given, so that 0 is a season without rows.
                 * @example 2024
                 */
                year?: components["parameters"]["yearOfAttempts"];
                /**
                 * @description A week of the season. Every season type counts its own weeks from 1, so name the season type as well.
                 *
                 *     Observed: The service's public source of an earlier version takes only leaving it out for not given, so that 0 is a week without rows.
                 * @example 1
                 */
                week?: components["parameters"]["weekOfAttempts"];
                /**
                 * @description The part of the season to keep.
                 *
                 *     Observed: The value both filters nothing, as if the parameter were not given.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonType"];
                /**
                 * @description The school that a row is about, by name or abbreviation.
                 *
                 *     Observed: The whole name (Ohio State) or abbreviation (OSU) is compared, without regard to case; one that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamNameOrAbbreviation"];
                /**
                 * @description The conference of the team that a row is about, by name (Big Ten) or abbreviation (B1G).
                 *
                 *     Observed: Both are compared here, unlike on most operations, and without regard to case.
                 */
                conference?: components["parameters"]["conferenceNameOrAbbreviation"];
                /**
                 * @description The id of the player who carried the ball, as a string.
                 *
                 *     Observed: The service's public source of an earlier version finds only runs that are credited to that player alone.
                 */
                rusherId?: components["parameters"]["rusherId"];
                /** @description The division of the teams that the rows are about; the FBS where not given. */
                classification?: components["parameters"]["classificationOfTeam"];
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 *
                 *     Observed: The service's public source of an earlier version takes only leaving it out for not given, so that 0 is a season without rows.
                 * @example 2024
                 */
                year?: components["parameters"]["yearOfAttempts"];
                /**
                 * @description The part of the season to keep.
                 *
                 *     Observed: The value both filters nothing, as if the parameter were not given.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonType"];
                /**
                 * @description The school that a row is about, by name or abbreviation.
                 *
                 *     Observed: The whole name (Ohio State) or abbreviation (OSU) is compared, without regard to case; one that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamNameOrAbbreviation"];
                /**
                 * @description The conference of the team that a row is about, by name (Big Ten) or abbreviation (B1G).
                 *
                 *     Observed: Both are compared here, unlike on most operations, and without regard to case.
                 */
                conference?: components["parameters"]["conferenceNameOrAbbreviation"];
                /** @description The division of the teams that the rows are about; the FBS where not given. */
                classification?: components["parameters"]["classificationOfTeam"];
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 * @example 2024
                 */
                year: components["parameters"]["yearRequired"];
                /**
                 * @description A week of the season. Every season type counts its own weeks from 1, so name the season type as well.
                 *
                 *     Observed: The service's public source of an earlier version takes only leaving it out for not given, so that 0 is a week without rows.
                 * @example 1
                 */
                week?: components["parameters"]["weekOfAttempts"];
                /**
                 * @description The part of the season to keep.
                 *
                 *     Observed: The value both filters nothing, as if the parameter were not given.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonType"];
                /**
                 * @description The school that a row is about, by name or abbreviation.
                 *
                 *     Observed: The whole name (Ohio State) or abbreviation (OSU) is compared, without regard to case; one that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamNameOrAbbreviation"];
                /**
                 * @description The conference of the team that a row is about, by name (Big Ten) or abbreviation (B1G).
                 *
                 *     Observed: Both are compared here, unlike on most operations, and without regard to case.
                 */
                conference?: components["parameters"]["conferenceNameOrAbbreviation"];
                /** @description The division of the teams that the rows are about; the FBS where not given. */
                classification?: components["parameters"]["classificationOfTeam"];
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
                 * @description The abbreviation (B1G, SEC, SBC) of the conference of the team that a row is about.
                 *
                 *     Observed: It is compared without regard to case.
                 */
                conference?: components["parameters"]["conferenceAbbreviation"];
                /**
                 * @description A season, for conferences and their members as they were then; as they are now where not given.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: Years mostly take a 0 for not given; this one was not tried.
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
                 * @description A season, for conferences and their members as they were then; as they are now where not given.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: Years mostly take a 0 for not given; this one was not tried.
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
                 * @description The school whose wins are counted as team1Wins.
                 *
                 *     Observed: The school's whole name is compared, without regard to case.
                 * @example Ohio State
                 */
                team1: string;
                /**
                 * @description The school whose wins are counted as team2Wins.
                 *
                 *     Observed: The school's whole name is compared, without regard to case.
                 * @example Texas
                 */
                team2: string;
                /** @description The earliest season to include. */
                minYear?: components["parameters"]["minYear"];
                /** @description The latest season to include. */
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 * @example 2024
                 */
                year: components["parameters"]["yearRequired"];
                /**
                 * @description The conference of the team that a row is about, by name or abbreviation.
                 *
                 *     Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
                 */
                conference?: components["parameters"]["conference"];
                /**
                 * @description The school that a row is about.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["team"];
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
                 * @description The school by its own name as getTeams gives it, not blank.
                 *
                 *     Observed: It is compared without regard to case; a name that more than one school has is refused with a 400.
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
                 * @description The school that a row is about.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["team"];
                /**
                 * @description The season, named by the year in which it begins; 2025 where not given.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: The service declares 2025 as a fixed default; years mostly take a 0 for not given, which was not tried here.
                 * @example 2024
                 */
                year?: number;
                /**
                 * @description The division of the teams.
                 *
                 *     Observed: The service documents fbs and fcs, though it declares and takes every division.
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
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
                 * @description A season, for conferences and their members as they were then; as they are now where not given.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: Years mostly take a 0 for not given; this one was not tried.
                 * @example 2024
                 */
                year?: components["parameters"]["yearOfMembership"];
                /** @description The level of the conference. */
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
                 * @description The first season in the new conference.
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
                 * @description The school that a row is about, by name or abbreviation.
                 *
                 *     Observed: The whole name (Ohio State) or abbreviation (OSU) is compared, without regard to case; one that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamNameOrAbbreviation"];
                /**
                 * @description The conference of the team that a row is about, by name (Big Ten) or abbreviation (B1G).
                 *
                 *     Observed: Both are compared here, unlike on most operations, and without regard to case.
                 */
                conference?: components["parameters"]["conferenceNameOrAbbreviation"];
                /**
                 * @description One season that the membership must include.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: Given together with minYear or maxYear it is a 400; years mostly take a 0 for not given, which was not tried here.
                 * @example 2024
                 */
                year?: number;
                /**
                 * @description The first season of the span; memberships that ended before it drop out.
                 *
                 *     Observed: A minYear greater than maxYear is a 400.
                 */
                minYear?: number;
                /** @description The last season of the span; memberships that began after it drop out. */
                maxYear?: number;
                /** @description The level of the conference. */
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
                 *     Observed: The whole first name is compared, without regard to case.
                 */
                firstName?: string;
                /**
                 * @description The coach's last name.
                 *
                 *     Observed: The whole last name is compared, without regard to case.
                 */
                lastName?: string;
                /**
                 * @description The school coached; seasons at other schools drop out.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: string;
                /**
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: A 0 counts as not given, on most operations.
                 * @example 2024
                 */
                year?: components["parameters"]["year"];
                /** @description The earliest season to include. */
                minYear?: components["parameters"]["minYear"];
                /** @description The latest season to include. */
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
                 * @description The id of the coach, as getCoaches gives it.
                 * @example 90401
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
                 * @description The id of the coach, as getCoaches gives it.
                 * @example 90401
                 */
                coachId?: components["parameters"]["coachId"];
                /**
                 * @description The school coached, not blank.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a blank one is a 400, one that fits no school an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamOfCoach"];
                /**
                 * @description One season.
                 *
                 *     Observed: Given together with minYear or maxYear it is a 400.
                 * @example 2024
                 */
                year?: number;
                /**
                 * @description The earliest season to include. It does not stand for coachId, team or year.
                 *
                 *     Observed: A minYear greater than maxYear is a 400.
                 */
                minYear?: number;
                /** @description The latest season to include. It does not stand for coachId, team or year. */
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
                 * @description The id of the coach, as getCoaches gives it.
                 * @example 90401
                 */
                coachId?: components["parameters"]["coachId"];
                /**
                 * @description The school coached, not blank.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a blank one is a 400, one that fits no school an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamOfCoach"];
                /**
                 * @description A season that the tenure must include. It does not stand for coachId or team.
                 * @example 2024
                 */
                year?: number;
                /** @description Whether to keep the tenures that last to this day (true) or those that are over (false); both where not given. */
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
                 * @description A part of the player's name, anywhere in it.
                 *
                 *     Observed: Case does not matter, and an empty string, which every name contains, is accepted.
                 * @example howard
                 */
                searchTerm: string;
                /**
                 * @description A season in which the player was with a team.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: Years mostly take a 0 for not given; this one was not tried.
                 * @example 2024
                 */
                year?: number;
                /**
                 * @description The school that a row is about.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["team"];
                /**
                 * @description The abbreviation of the player's position, such as QB or WR.
                 *
                 *     Observed: The whole abbreviation is compared, without regard to case.
                 */
                position?: components["parameters"]["position"];
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 * @example 2024
                 */
                year: components["parameters"]["yearRequired"];
                /**
                 * @description The abbreviation (B1G, SEC, SBC) of the conference of the team that a row is about.
                 *
                 *     Observed: It is compared without regard to case.
                 */
                conference?: components["parameters"]["conferenceAbbreviation"];
                /**
                 * @description The abbreviation of the player's position, such as QB or WR.
                 *
                 *     Observed: The whole abbreviation is compared, without regard to case.
                 */
                position?: components["parameters"]["position"];
                /**
                 * @description The school that a row is about.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["team"];
                /**
                 * @description The id of one player, which player statistics call playerId or id.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: Parameters that are needed unless another is given mostly take a 0 for not given; this one was not tried.
                 * @example 9000009
                 */
                playerId?: components["parameters"]["playerId"];
                /** @description Whether to leave out plays run in garbage time, when the game was already decided; they stay in where not given. */
                excludeGarbageTime?: components["parameters"]["excludeGarbageTimeOrNot"];
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 * @example 2024
                 */
                year: components["parameters"]["yearRequired"];
                /**
                 * @description The id of the player, as searchPlayers gives it.
                 * @example 9000009
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: A 0 counts as not given, on most operations.
                 * @example 2024
                 */
                year?: components["parameters"]["year"];
                /**
                 * @description The school that a row is about.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["team"];
                /**
                 * @description The conference of the team, as the rows name it.
                 *
                 *     Observed: It is compared whole and without regard to case with the label that the rows carry as conference, neither translated from a name nor from an abbreviation; SEC was the recorded one.
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
                 * @description The season that the players transfer for.
                 *
                 *     Observed: The first season was 2021.
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 * @example 2024
                 */
                year: components["parameters"]["yearRequired"];
                /**
                 * @description The part of the season to keep.
                 *
                 *     Observed: The value both filters nothing, as if the parameter were not given.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonType"];
                /**
                 * @description A week of the season. Every season type counts its own weeks from 1, so name the season type as well. Declared as a number rather than as an integer on this operation.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: A 0 is silently no filter.
                 * @example 1
                 */
                week?: components["parameters"]["weekNumber"];
                /**
                 * @description Keeps one poll; every poll comes back where not given.
                 *
                 *     Observed: Only the playoff committee's poll can be asked for, as cfp, while rows name it Playoff Committee Rankings.
                 */
                poll?: components["schemas"]["RankingPoll"];
                /**
                 * @description Whether to keep only the newest ranking of the poll, which has to be named and not to be the final one.
                 *
                 *     Observed: When true without the poll, or together with a final that is true, it is a 400.
                 */
                latest?: boolean;
                /**
                 * @description Whether to keep only the last ranking of the poll in the season, which has to be named and not to be the latest one.
                 *
                 *     Observed: When true without the poll, or together with a latest that is true, it is a 400.
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
                 * @description The id of one game; the answer holds that game alone.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: With a game's id the other filters are ignored, but for the provider; a 0 counts as not given.
                 * @example 402400011
                 */
                gameId?: number;
                /**
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: A 0 counts as not given, on most operations.
                 * @example 2024
                 */
                year?: components["parameters"]["year"];
                /**
                 * @description The part of the season to keep.
                 *
                 *     Observed: The value both filters nothing, as if the parameter were not given.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonType"];
                /**
                 * @description A week of the season. Every season type counts its own weeks from 1, so name the season type as well.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: A 0 is silently no filter.
                 * @example 1
                 */
                week?: components["parameters"]["week"];
                /**
                 * @description A school, on either side of the game.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["teamEitherSide"];
                /**
                 * @description The school of the home team.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 */
                home?: components["parameters"]["home"];
                /**
                 * @description The school of the away team.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 */
                away?: components["parameters"]["away"];
                /**
                 * @description The conference of either team, by name or abbreviation.
                 *
                 *     Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
                 */
                conference?: components["parameters"]["conferenceEitherSide"];
                /**
                 * @description The bookmaker or other source of the lines, such as Bovada, DraftKings, ESPN Bet or consensus.
                 *
                 *     Observed: The provider's whole name is compared, without regard to case; one of them goes by DraftKings and by Draft Kings.
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
                 *     The service takes 0 for not given.
                 *
                 *     Observed: Years mostly take a 0 for not given; this one was not tried.
                 * @example 2024
                 */
                year?: components["parameters"]["classYear"];
                /**
                 * @description The school that the recruit committed to.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: string;
                /**
                 * @description The recruit's position, as recruiting services label it.
                 *
                 *     Observed: The whole label is compared, without regard to case.
                 */
                position?: string;
                /**
                 * @description The state or province of the recruit's hometown by its code, such as TX.
                 *
                 *     Observed: The whole code is compared, without regard to case.
                 */
                state?: string;
                /** @description Where the recruit comes from; high schools where not given. It is not the division of a team, unlike elsewhere. */
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
                 *     The service takes 0 for not given.
                 *
                 *     Observed: Years mostly take a 0 for not given; this one was not tried.
                 * @example 2024
                 */
                year?: components["parameters"]["classYear"];
                /**
                 * @description The school that a row is about.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["team"];
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
                 * @description The school that a row is about.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["team"];
                /**
                 * @description The conference of the team that a row is about, by name or abbreviation.
                 *
                 *     Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
                 */
                conference?: components["parameters"]["conference"];
                /** @description Where the recruits come from; high schools where not given. */
                recruitType?: components["schemas"]["RecruitClassification"];
                /** @description The first class of the span; that of 2000 where not given. */
                startYear?: number;
                /** @description The last class of the span; that of the current calendar year where not given. */
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: A 0 counts as not given, on most operations.
                 * @example 2024
                 */
                year?: components["parameters"]["year"];
                /**
                 * @description The school that a row is about.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["team"];
                /**
                 * @description The conference of the team that a row is about, by name (Big Ten) or abbreviation (B1G).
                 *
                 *     Observed: Both are compared here, unlike on most operations, and without regard to case.
                 */
                conference?: components["parameters"]["conferenceNameOrAbbreviation"];
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: A 0 counts as not given, on most operations.
                 * @example 2024
                 */
                year?: components["parameters"]["year"];
                /**
                 * @description The school that a row is about.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["team"];
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: A 0 counts as not given, on most operations.
                 * @example 2024
                 */
                year?: components["parameters"]["year"];
                /**
                 * @description The conference, by name or abbreviation.
                 *
                 *     Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
                 */
                conference?: string;
                /** @description The division of the conferences; the FBS where not given. */
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: A 0 counts as not given, on most operations.
                 * @example 2024
                 */
                year?: components["parameters"]["year"];
                /**
                 * @description The school that a row is about.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["team"];
                /**
                 * @description The conference of the team that a row is about, by name or abbreviation.
                 *
                 *     Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
                 */
                conference?: components["parameters"]["conference"];
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: A 0 counts as not given, on most operations.
                 * @example 2024
                 */
                year?: components["parameters"]["year"];
                /**
                 * @description The school that a row is about.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["team"];
                /**
                 * @description The conference of the team that a row is about, by name or abbreviation.
                 *
                 *     Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
                 */
                conference?: components["parameters"]["conference"];
                /**
                 * @description The division of the teams that the rows are about.
                 *
                 *     Observed: The service documents fbs and fcs, but declares the whole enumeration.
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: A 0 counts as not given, on most operations.
                 * @example 2024
                 */
                year?: components["parameters"]["year"];
                /**
                 * @description The week after which to take the rating; the latest one of the season where not given.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: Beside preseason=true any week is refused with a 400, even 0; otherwise a 0 is silently no filter.
                 * @example 1
                 */
                week?: number;
                /**
                 * @description The part of the season to keep.
                 *
                 *     Observed: The value both filters nothing, as if the parameter were not given.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonType"];
                /**
                 * @description The school that a row is about.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["team"];
                /**
                 * @description The conference of the team that a row is about, by name or abbreviation.
                 *
                 *     Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
                 */
                conference?: components["parameters"]["conference"];
                /**
                 * @description Whether to take each team's rating before its first regular-season game instead of one after a week.
                 *
                 *     Observed: Teams without such a game are left out.
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: A 0 counts as not given, on most operations.
                 * @example 2024
                 */
                year?: components["parameters"]["year"];
                /**
                 * @description The school that a row is about.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["team"];
                /**
                 * @description The conference of the team that a row is about, by name or abbreviation.
                 *
                 *     Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
                 */
                conference?: components["parameters"]["conference"];
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: A 0 counts as not given, on most operations.
                 * @example 2024
                 */
                year?: components["parameters"]["year"];
                /**
                 * @description The school that a row is about.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["team"];
                /**
                 * @description The conference of the team that a row is about, by its abbreviation.
                 *
                 *     Observed: The service documents the abbreviation, but compares the conference's name (Big Ten), without regard to case; where the two differ the abbreviation matches nothing.
                 */
                conference?: components["parameters"]["conferenceName"];
                /** @description Whether to leave out plays run in garbage time, when the game was already decided. */
                excludeGarbageTime?: components["parameters"]["excludeGarbageTime"];
                /** @description The division of the teams that the rows are about; the FBS where not given. */
                classification?: components["parameters"]["classificationOfTeam"];
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 * @example 2024
                 */
                year: components["parameters"]["yearRequired"];
                /**
                 * @description A week of the season. Every season type counts its own weeks from 1, so name the season type as well.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: A 0 is silently no filter.
                 * @example 1
                 */
                week?: components["parameters"]["week"];
                /**
                 * @description The part of the season to keep.
                 *
                 *     Observed: The value both filters nothing, as if the parameter were not given.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonType"];
                /**
                 * @description The school that a row is about.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["team"];
                /**
                 * @description The conference of the team that a row is about, by its abbreviation.
                 *
                 *     Observed: The service documents the abbreviation, but compares the conference's name (Big Ten), without regard to case; where the two differ the abbreviation matches nothing.
                 */
                conference?: components["parameters"]["conferenceName"];
                /** @description Whether to leave out plays run in garbage time, when the game was already decided. */
                excludeGarbageTime?: components["parameters"]["excludeGarbageTime"];
                /** @description The division of the teams that the rows are about; the FBS where not given. */
                classification?: components["parameters"]["classificationOfTeam"];
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 * @example 2024
                 */
                year: components["parameters"]["yearRequired"];
                /**
                 * @description A week of the season. Every season type counts its own weeks from 1, so name the season type as well.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: A 0 is silently no filter.
                 * @example 1
                 */
                week?: components["parameters"]["week"];
                /**
                 * @description The part of the season to keep.
                 *
                 *     Observed: The value both filters nothing, as if the parameter were not given.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonType"];
                /**
                 * @description The school that a row is about.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["team"];
                /**
                 * @description The abbreviation of the player's position, such as QB or WR.
                 *
                 *     Observed: The whole abbreviation is compared, without regard to case.
                 */
                position?: components["parameters"]["position"];
                /**
                 * @description The id of one player, as a string of digits on this operation.
                 * @example 9000009
                 */
                playerId?: components["parameters"]["playerIdText"];
                /** @description The minimum number of plays of a player for a row to be returned. Declared as a number rather than as an integer. */
                threshold?: components["parameters"]["minimumPlays"];
                /** @description Whether to leave out plays run in garbage time, when the game was already decided. */
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: A 0 counts as not given, on most operations.
                 * @example 2024
                 */
                year?: components["parameters"]["year"];
                /**
                 * @description The abbreviation (B1G, SEC, SBC) of the conference of the team that a row is about.
                 *
                 *     Observed: It is compared without regard to case.
                 */
                conference?: components["parameters"]["conferenceAbbreviation"];
                /**
                 * @description The school that a row is about.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["team"];
                /**
                 * @description The abbreviation of the player's position, such as QB or WR.
                 *
                 *     Observed: The whole abbreviation is compared, without regard to case.
                 */
                position?: components["parameters"]["position"];
                /**
                 * @description The id of one player, as a string of digits on this operation.
                 * @example 9000009
                 */
                playerId?: components["parameters"]["playerIdText"];
                /** @description The minimum number of plays of a player for a row to be returned. Declared as a number rather than as an integer. */
                threshold?: components["parameters"]["minimumPlays"];
                /** @description Whether to leave out plays run in garbage time, when the game was already decided. */
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
                 * @description The id of the game, as getGames gives it.
                 * @example 402400011
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: A 0 counts as not given, on most operations.
                 * @example 2024
                 */
                year?: components["parameters"]["year"];
                /**
                 * @description A week of the season. Every season type counts its own weeks from 1, so name the season type as well.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: A 0 is silently no filter.
                 * @example 1
                 */
                week?: components["parameters"]["week"];
                /**
                 * @description The part of the season to keep.
                 *
                 *     Observed: The value both filters nothing, as if the parameter were not given.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonType"];
                /**
                 * @description A school, on either side of the game.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 * @example 2024
                 */
                year: components["parameters"]["yearRequired"];
                /**
                 * @description The conference of the team that a row is about, by name or abbreviation.
                 *
                 *     Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
                 */
                conference?: components["parameters"]["conference"];
                /**
                 * @description The school that a row is about.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["team"];
                /** @description The earliest week to include. */
                startWeek?: components["parameters"]["startWeek"];
                /** @description The latest week to include. */
                endWeek?: components["parameters"]["endWeek"];
                /**
                 * @description The part of the season to keep.
                 *
                 *     Observed: The value both filters nothing, as if the parameter were not given.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonType"];
                /**
                 * @description A category of player statistics, such as passing, rushing, receiving or defensive.
                 *
                 *     Observed: The category's whole name is compared, without regard to case.
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: A 0 counts as not given, on most operations.
                 * @example 2024
                 */
                year?: components["parameters"]["year"];
                /**
                 * @description The abbreviation (B1G, SEC, SBC) of the conference of the team that a row is about.
                 *
                 *     Observed: It is compared without regard to case.
                 */
                conference?: components["parameters"]["conferenceAbbreviation"];
                /**
                 * @description The school that a row is about.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["team"];
                /**
                 * @description The id of one player, which player statistics call playerId or id.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: Parameters that are needed unless another is given mostly take a 0 for not given; this one was not tried.
                 * @example 9000009
                 */
                playerId?: components["parameters"]["playerId"];
                /**
                 * @description The part of the season to keep.
                 *
                 *     Observed: The value both filters nothing, as if the parameter were not given.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonType"];
                /** @description The earliest week to include. */
                startWeek?: components["parameters"]["startWeek"];
                /** @description The latest week to include. */
                endWeek?: components["parameters"]["endWeek"];
                /** @description The minimum number of passing and rushing plays credited to a player for a row to be returned. */
                threshold?: components["parameters"]["threshold"];
                /** @description Whether to leave out plays run in garbage time, when the game was already decided. */
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 * @example 2024
                 */
                year: components["parameters"]["yearRequired"];
                /**
                 * @description A week of the season. Every season type counts its own weeks from 1, so name the season type as well.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: A 0 is silently no filter.
                 * @example 1
                 */
                week?: components["parameters"]["week"];
                /**
                 * @description The part of the season to keep.
                 *
                 *     Observed: The value both filters nothing, as if the parameter were not given.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonType"];
                /**
                 * @description The abbreviation (B1G, SEC, SBC) of the conference of the team that a row is about.
                 *
                 *     Observed: It is compared without regard to case.
                 */
                conference?: components["parameters"]["conferenceAbbreviation"];
                /**
                 * @description The school that a row is about.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["team"];
                /**
                 * @description The id of one player, which player statistics call playerId or id.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: Parameters that are needed unless another is given mostly take a 0 for not given; this one was not tried.
                 * @example 9000009
                 */
                playerId?: components["parameters"]["playerId"];
                /** @description The minimum number of passing and rushing plays credited to a player for a row to be returned. */
                threshold?: components["parameters"]["threshold"];
                /** @description Whether to leave out plays run in garbage time, when the game was already decided. */
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: A 0 counts as not given, on most operations.
                 * @example 2024
                 */
                year?: components["parameters"]["year"];
                /**
                 * @description The school that a row is about.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["team"];
                /**
                 * @description The conference of the team that a row is about, by name or abbreviation.
                 *
                 *     Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
                 */
                conference?: components["parameters"]["conference"];
                /**
                 * @description The earliest week to include.
                 *
                 *     Observed: With only this bound the postseason stays in.
                 */
                startWeek?: components["parameters"]["startWeekOfTeamStats"];
                /**
                 * @description The latest week to include.
                 *
                 *     Observed: Giving this bound drops the postseason.
                 */
                endWeek?: components["parameters"]["endWeekOfTeamStats"];
                /** @description The division of the teams that the rows are about; the FBS where not given. */
                classification?: components["parameters"]["classificationOfTeam"];
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: A 0 counts as not given, on most operations.
                 * @example 2024
                 */
                year?: components["parameters"]["year"];
                /**
                 * @description The school that a row is about.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["team"];
                /** @description Whether to leave out plays run in garbage time, when the game was already decided; they stay in where not given. */
                excludeGarbageTime?: components["parameters"]["excludeGarbageTimeOrNot"];
                /**
                 * @description The earliest week to include.
                 *
                 *     Observed: With only this bound the postseason stays in.
                 */
                startWeek?: components["parameters"]["startWeekOfTeamStats"];
                /**
                 * @description The latest week to include.
                 *
                 *     Observed: Giving this bound drops the postseason.
                 */
                endWeek?: components["parameters"]["endWeekOfTeamStats"];
                /** @description The division of the teams that the rows are about; the FBS where not given. */
                classification?: components["parameters"]["classificationOfTeam"];
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: A 0 counts as not given, on most operations.
                 * @example 2024
                 */
                year?: components["parameters"]["year"];
                /**
                 * @description The school that a row is about.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["team"];
                /**
                 * @description A week of the season. Every season type counts its own weeks from 1, so name the season type as well. Declared as a number rather than as an integer on this operation.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: A 0 is silently no filter.
                 * @example 1
                 */
                week?: components["parameters"]["weekNumber"];
                /**
                 * @description The school on the other side of the game.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 */
                opponent?: components["parameters"]["opponent"];
                /** @description Whether to leave out plays run in garbage time, when the game was already decided; they stay in where not given. */
                excludeGarbageTime?: components["parameters"]["excludeGarbageTimeOrNot"];
                /**
                 * @description The part of the season to keep.
                 *
                 *     Observed: The value both filters nothing, as if the parameter were not given.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonType"];
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: A 0 counts as not given, on most operations.
                 * @example 2024
                 */
                year?: components["parameters"]["year"];
                /**
                 * @description The school that a row is about.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["team"];
                /**
                 * @description A week of the season. Every season type counts its own weeks from 1, so name the season type as well. Declared as a number rather than as an integer on this operation.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: A 0 is silently no filter.
                 * @example 1
                 */
                week?: components["parameters"]["weekNumber"];
                /**
                 * @description The school on the other side of the game.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 */
                opponent?: components["parameters"]["opponent"];
                /**
                 * @description The part of the season to keep.
                 *
                 *     Observed: The value both filters nothing, as if the parameter were not given.
                 * @example postseason
                 */
                seasonType?: components["parameters"]["seasonType"];
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
                 * @description The year in which the draft is held; its players' last season is the year before.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: Years mostly take a 0 for not given; this one was not tried.
                 * @example 2024
                 */
                year?: number;
                /**
                 * @description The NFL team that picked, by its location, such as Green Bay.
                 *
                 *     Observed: The whole location is compared, without regard to case.
                 * @example Ohio State
                 */
                team?: string;
                /**
                 * @description The school that the player came from.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 */
                school?: string;
                /**
                 * @description The conference that the player came from, by name or abbreviation.
                 *
                 *     Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
                 */
                conference?: string;
                /**
                 * @description The position that the player was drafted at, by name or abbreviation.
                 *
                 *     Observed: Name and abbreviation are both compared, without regard to case.
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: A 0 counts as not given, on most operations.
                 * @example 2024
                 */
                year?: components["parameters"]["year"];
                /**
                 * @description The school that a row is about.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["team"];
                /**
                 * @description The conference of the team that a row is about, by name or abbreviation.
                 *
                 *     Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
                 */
                conference?: components["parameters"]["conference"];
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: A 0 counts as not given, on most operations.
                 * @example 2024
                 */
                year?: components["parameters"]["year"];
                /**
                 * @description The school that a row is about.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["team"];
                /**
                 * @description The conference of the player's team, by its abbreviation.
                 *
                 *     Observed: What is compared, without regard to case, is the label that the row itself carries as its conference.
                 */
                conference?: components["parameters"]["conferenceLabel"];
                /**
                 * @description The abbreviation of the player's position, such as QB or WR.
                 *
                 *     Observed: The whole abbreviation is compared, without regard to case.
                 */
                position?: components["parameters"]["position"];
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: A 0 counts as not given, on most operations.
                 * @example 2024
                 */
                year?: components["parameters"]["year"];
                /**
                 * @description The school that a row is about.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["team"];
                /**
                 * @description The conference of the player's team, by its abbreviation.
                 *
                 *     Observed: What is compared, without regard to case, is the label that the row itself carries as its conference.
                 */
                conference?: components["parameters"]["conferenceLabel"];
                /**
                 * @description The abbreviation of the player's position, such as QB or WR.
                 *
                 *     Observed: The whole abbreviation is compared, without regard to case.
                 */
                position?: components["parameters"]["position"];
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
                 * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: A 0 counts as not given, on most operations.
                 * @example 2024
                 */
                year?: components["parameters"]["year"];
                /**
                 * @description The school that a row is about.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 * @example Ohio State
                 */
                team?: components["parameters"]["team"];
                /**
                 * @description The conference of the player's team, by its abbreviation.
                 *
                 *     Observed: What is compared, without regard to case, is the label that the row itself carries as its conference.
                 */
                conference?: components["parameters"]["conferenceLabel"];
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
                 * @description How many days to look back, 1 to 31; 7 where not given.
                 *
                 *     Observed: A number outside the bounds is refused with a 400.
                 */
                days?: number;
                /**
                 * @description How many paths and how many requests to list at most, 1 to 50; 10 where not given.
                 *
                 *     Observed: It caps topEndpoints and recentRequests alike, and a number outside the bounds is refused with a 400.
                 */
                limit?: number;
                /** @description The service to report on; all of them where not given. */
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

/** A part of a season. regular: the regular season with its conference championships; postseason: bowls and playoffs; both: every part, of sense as a filter; allstar: all-star games; spring_regular and spring_postseason: a season that was moved to the spring. */
export type SeasonType = components["schemas"]["SeasonType"];
/** The division in which a team plays. fbs: Football Bowl Subdivision, the top one; fcs: Football Championship Subdivision; ii and iii: NCAA Divisions II and III; ii/iii: Divisions II and III, undivided. */
export type DivisionClassification = components["schemas"]["DivisionClassification"];
/** How a broadcast reaches its audience. tv: television; radio: sound only, over the air; web: a stream on the internet; ppv: pay-per-view; mobile: an app on a phone. */
export type MediaType = components["schemas"]["MediaType"];
/** A playoff whose bracket the service tracks. cfp: the College Football Playoff of the FBS. */
export type PlayoffCompetition = components["schemas"]["PlayoffCompetition"];
/** A round of a playoff. first_round: the games that the best seeds skip; quarterfinal: the last eight; semifinal: the last four; championship: the final. */
export type PlayoffRound = components["schemas"]["PlayoffRound"];
/** Where a game on the scoreboard stands. scheduled: listed before kickoff; in_progress: under way; completed: finished. */
export type GameStatus = components["schemas"]["GameStatus"];
/** The side of a game. home: the home team, also where the site is neutral; away: the visitors. */
export type HomeAway = components["schemas"]["HomeAway"];
/** Part of a season as the per-game statistics store it. `regular` is the autumn season up to the conference championships, `postseason` bowls and playoffs, `preseason` games before the season proper, `allstar` exhibitions of selected players, and `spring_regular` and `spring_postseason` the seasons moved to spring. Unlike SeasonType it knows `preseason` and has no `both`, which only makes sense as a filter. */
export type SeasonTypeDB = components["schemas"]["SeasonTypeDB"];
/** Level at which a conference plays. `fbs` is the NCAA's Football Bowl Subdivision, `fcs` its Football Championship Subdivision, `ii` and `iii` are Divisions II and III, and `ii/iii` stands for a level shared by the last two. */
export type ConferenceClassification = components["schemas"]["ConferenceClassification"];
/** Where a playoff stands. scheduled: the bracket is laid out, the teams are not chosen; selected: the teams are chosen, no game has begun; in_progress: games are being played; completed: there is a champion. The service explains none of them beyond its name. */
export type PlayoffStatus = components["schemas"]["PlayoffStatus"];
/** How a team came into a playoff. automatic: as the champion of a conference with a claim to a place; at_large: chosen by the selection committee. */
export type PlayoffBidType = components["schemas"]["PlayoffBidType"];
/** What became of a team in a playoff. active: still in it; eliminated: lost a game of it; champion: won it. */
export type PlayoffOutcome = components["schemas"]["PlayoffOutcome"];
/** Which team of a matchup moves on into a slot. winner: the one that won. */
export type PlayoffSlotOutcome = components["schemas"]["PlayoffSlotOutcome"];
/** What a live play counts as. rush: a run; pass: a pass; other: neither, such as a kick or a penalty. */
export type LivePlayKind = components["schemas"]["LivePlayKind"];
/** The kind of down on which a live play began. passing: so long that a pass is to be expected; standard: any other. */
export type LiveDownType = components["schemas"]["LiveDownType"];
/** How a pass ended. completion: caught by the offense; incompletion: caught by nobody; interception: caught by the defense. */
export type PassOutcome = components["schemas"]["PassOutcome"];
/** How far downfield a pass went. short and deep are all there is; the service names no distance. */
export type PassDepth = components["schemas"]["PassDepth"];
/** The side of the field to which a pass went: left, middle or right. */
export type PassDirection = components["schemas"]["PassDirection"];
/** The depth and direction of a pass in one, with a space between; also the keys of PassingLocations. */
export type PassLocation = components["schemas"]["PassLocation"];
/** How well the pass could be read out of the record of the play. complete: all of it; partial: some of it; invalid: not as a pass. The service explains none of them beyond its name. */
export type PassParseStatus = components["schemas"]["PassParseStatus"];
/** The direction of a run: left, middle or right. */
export type RushDirection = components["schemas"]["RushDirection"];
/** To whom a run could be credited. individual: to one player; team: to the team and to no player; multi_carrier: several players carried the ball; unmatched: no player fits; ambiguous: several players fit; conflict: the sources contradict each other; unlinked: a player is named whom the service cannot tie to an id. The service explains none of them beyond its name. */
export type RushAttributionStatus = components["schemas"]["RushAttributionStatus"];
/** How well the run could be read out of the record of the play. complete: all of it; partial: some of it; invalid: not as a run. The service explains none of them beyond its name. */
export type RushParseStatus = components["schemas"]["RushParseStatus"];
/** A poll that can be asked for by itself. cfp: the rankings of the College Football Playoff's selection committee. */
export type RankingPoll = components["schemas"]["RankingPoll"];
/** Whether a transfer may play. Withdrawn: he took his name out of the portal again; TBD: not decided; PendingAppeal: an appeal is pending; SittingOne: he has to sit out one season; Immediate: he may play at once. The service explains none of them beyond its name. */
export type TransferEligibility = components["schemas"]["TransferEligibility"];
/** How a coach's playoff went. active: his team is still in it; eliminated: it lost; champion: it won the final. */
export type CfpCoachSeasonOutcome = components["schemas"]["CfpCoachSeasonOutcome"];
/** Where a recruit comes from. JUCO: a junior college; PrepSchool: a preparatory school, usually for a year after high school; HighSchool: a high school. */
export type RecruitClassification = components["schemas"]["RecruitClassification"];
/** The part of the season up to which a CORE rating counts plays, going by its name. regular: the regular season; postseason: the postseason. */
export type CoreRatingSeasonType = components["schemas"]["CoreRatingSeasonType"];
/** A service that one key opens. cfb: this one, of college football; cbb: that of college basketball, going by its name; all: both together, of use in a query and as the scope of a report. */
export type UserUsageApi = components["schemas"]["UserUsageApi"];
/** One game, played or scheduled, with place, score, ratings before and after, and its playoff round if it has one. */
export type Game = components["schemas"]["Game"];
/** Where a game stands in the bracket of a playoff. */
export type GamePlayoff = components["schemas"]["GamePlayoff"];
/** The side of a game that a box score's rows are about. */
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
/** Which game a row is about, without its score. */
export type GameHeaderBase = components["schemas"]["GameHeaderBase"];
/** One outlet that carries one game; a game has as many rows as outlets. */
export type GameMedia = components["schemas"]["GameMedia"];
/** The weather at one game. The service names no unit for any of its values. */
export type GameWeather = components["schemas"]["GameWeather"];
/** One team's record over one season, in all and by kind of game. */
export type TeamRecords = components["schemas"]["TeamRecords"];
/** Wins, losses and ties in one kind of game. */
export type TeamRecord = components["schemas"]["TeamRecord"];
/** One week of a season and the days that belong to it. */
export type CalendarWeek = components["schemas"]["CalendarWeek"];
/** One game of the current week as it stands right now. */
export type ScoreboardGame = components["schemas"]["ScoreboardGame"];
/** Where a game is played. */
export type ScoreboardVenue = components["schemas"]["ScoreboardVenue"];
/** One side of a game on the scoreboard. */
export type ScoreboardTeam = components["schemas"]["ScoreboardTeam"];
/** The weather at a game. The service names no unit for any of its values. */
export type ScoreboardWeather = components["schemas"]["ScoreboardWeather"];
/** The betting line of a game. */
export type ScoreboardBetting = components["schemas"]["ScoreboardBetting"];
/** One game taken apart, by team, by player and by quarter. */
export type AdvancedBoxScore = components["schemas"]["AdvancedBoxScore"];
/** Who played, how it ended, and how it stood with chances and excitement. */
export type BoxScoreGameInfo = components["schemas"]["BoxScoreGameInfo"];
/** The measures of both teams, one array for each kind with a row for each team. */
export type BoxScoreTeams = components["schemas"]["BoxScoreTeams"];
/** The measures of the players of both teams, one array for each kind with a row for each player. */
export type BoxScorePlayers = components["schemas"]["BoxScorePlayers"];
/** A measure by quarter. Overtime has no member of its own. */
export type QuartersBase = components["schemas"]["QuartersBase"];
/** A measure by quarter and over the whole game. */
export type Quarters = components["schemas"]["Quarters"];
/** A measure by quarter and over the whole game that older games may lack altogether. */
export type QuartersOrNull = components["schemas"]["QuartersOrNull"];
/** A team's predicted points added in one game, through the air and on the ground: per play in the array named ppa, summed in the one named cumulativePpa. */
export type TeamPPA = components["schemas"]["TeamPPA"];
/** The share (0 to 1) of a team's plays in one game that succeeded. */
export type TeamSuccessRates = components["schemas"]["TeamSuccessRates"];
/** The mean predicted points added of a team's successful plays in one game. */
export type TeamExplosiveness = components["schemas"]["TeamExplosiveness"];
/** A team's running game, its yards split by who earned them. */
export type TeamRushingStats = components["schemas"]["TeamRushingStats"];
/** The share (0 to 1) of plays with havoc, by the usual definition tackles for loss, passes defended or intercepted, forced fumbles. */
export type TeamHavoc = components["schemas"]["TeamHavoc"];
/** How often a team came into scoring range and what it made of that. */
export type TeamScoringOpportunities = components["schemas"]["TeamScoringOpportunities"];
/** Where a team's drives began. */
export type TeamFieldPosition = components["schemas"]["TeamFieldPosition"];
/** Whom a player's row of the box score is about. */
export type BoxScorePlayerBase = components["schemas"]["BoxScorePlayerBase"];
/** A player's measure over the whole game and by kind of play, beside the quarters. */
export type PlayerQuartersBase = components["schemas"]["PlayerQuartersBase"];
/** A player's measure by quarter, over the whole game and by kind of play. */
export type PlayerStatsByQuarter = components["schemas"]["PlayerStatsByQuarter"];
/** A player's predicted points added in one game, on the plays in which the player had a part. */
export type PlayerPPA = components["schemas"]["PlayerPPA"];
/** The share (0 to 1) of the team's plays in one game in which the player had a part. */
export type PlayerGameUsage = components["schemas"]["PlayerGameUsage"];
/** The College Football Playoff of one season, with teams, bracket and champion. */
export type CfpPlayoff = components["schemas"]["CfpPlayoff"];
/** A team of a playoff, in short. */
export type PlayoffTeam = components["schemas"]["PlayoffTeam"];
/** One team chosen for a playoff, why, and how far it came. */
export type PlayoffParticipant = components["schemas"]["PlayoffParticipant"];
/** One round of a playoff. */
export type PlayoffRoundRecord = components["schemas"]["PlayoffRoundRecord"];
/** One place in the bracket at which two teams meet. */
export type PlayoffMatchup = components["schemas"]["PlayoffMatchup"];
/** One side of a matchup, filled by a seed or by the winner of an earlier matchup. */
export type PlayoffMatchupSlot = components["schemas"]["PlayoffMatchupSlot"];
/** The earlier matchup from which a team comes. */
export type PlayoffMatchupSlotSource = components["schemas"]["PlayoffMatchupSlotSource"];
/** The later matchup to which the winner goes. */
export type PlayoffAdvancement = components["schemas"]["PlayoffAdvancement"];
/** The game played for a matchup, in short; getGames has the rest. */
export type PlayoffLinkedGame = components["schemas"]["PlayoffLinkedGame"];
/** Why there is no playoff. */
export type CfpPlayoffNotFound = components["schemas"]["CfpPlayoffNotFound"];
/** Minutes and seconds, as a time left in a period or as a length of time. */
export type ClockTime = components["schemas"]["ClockTime"];
/** Who had the ball and who defended. */
export type SidesBase = components["schemas"]["SidesBase"];
/** One drive from its start to its end. */
export type Drive = components["schemas"]["Drive"];
/** One play: the situation before it, what happened in words, and what that was worth. */
export type Play = components["schemas"]["Play"];
/** A type of play. */
export type PlayType = components["schemas"]["PlayType"];
/** The time left in a period. */
export type PlayStatClock = components["schemas"]["PlayStatClock"];
/** One thing with which one player is credited on one play. */
export type PlayStat = components["schemas"]["PlayStat"];
/** Something with which a player can be credited on a play. */
export type PlayStatType = components["schemas"]["PlayStatType"];
/** One game as it stands, with the measures of both teams and every drive so far. */
export type LiveGame = components["schemas"]["LiveGame"];
/** One team's measures in a game so far. EPA is expected points added; the service does not say whether it equals the PPA of the finished data. */
export type LiveGameTeam = components["schemas"]["LiveGameTeam"];
/** One drive of a game in progress with its plays. */
export type LiveGameDrive = components["schemas"]["LiveGameDrive"];
/** One play of a game in progress. */
export type LiveGamePlay = components["schemas"]["LiveGamePlay"];
/** Which game a statistical row belongs to, and between whom. */
export type GameRowBase = components["schemas"]["GameRowBase"];
/** Header of a passing or rushing row for one side of one game. */
export type TeamGameRowBase = components["schemas"]["TeamGameRowBase"];
/** Header of a passing or rushing row for one player in one game. */
export type PlayerGameRowBase = components["schemas"]["PlayerGameRowBase"];
/** Header of a passing or rushing row for one season. */
export type TeamSeasonRowBase = components["schemas"]["TeamSeasonRowBase"];
/** Passing counts and measures of one player, of one side of a team, or of one location. Not every attempt carries every measurement, so each measure has a count beside it, ending in Available, that says on how many attempts it rests. PPA and success look at eligible attempts only, those fit for advanced analysis; the plain counts and yards of a whole block include ineligible attempts, those of a location bucket do not. A defensive block holds what opponents produced against that defense, with the signs of PPA not inverted, so a lower PPA is better there. */
export type PassingProductionBase = components["schemas"]["PassingProductionBase"];
/** Where the passes of a passing block went. */
export type PassingLocationsBase = components["schemas"]["PassingLocationsBase"];
/** Passing by one side of a team. As an offense it is what the team produced; as a defense it is what its opponents produced against it, with the signs of PPA not inverted. */
export type PassingProduction = components["schemas"]["PassingProduction"];
/** Eligible pass attempts by depth and direction. Every bucket is always there; one without attempts holds zeros, and null where there is nothing to average or add up. */
export type PassingLocations = components["schemas"]["PassingLocations"];
/** Passing to one location. Ineligible attempts are left out, so here all attempts are eligible ones. */
export type PassingLocationProduction = components["schemas"]["PassingLocationProduction"];
/** One team's passing over a season, and the passing that it allowed. */
export type TeamPassingSeason = components["schemas"]["TeamPassingSeason"];
/** One team's passing in one game, and the passing that it allowed. The opponent has a row of its own. */
export type TeamPassingGame = components["schemas"]["TeamPassingGame"];
/** One passer's production in one game. */
export type PlayerPassingGame = components["schemas"]["PlayerPassingGame"];
/** Rates and yardage splits of a set of runs. The service defines none of them; the descriptions give the definitions usual in football analytics. On a defensive side they say what opponents produced. */
export type RushingMeasuresBase = components["schemas"]["RushingMeasuresBase"];
/** Rushing counts and measures of one player or of one side of a team. Rushing yards and directions are not known for every run, and not every run can be credited to one rusher; the counts say how many are. The service does not say which kinds of run the counts in attempts include. */
export type RushingProductionBase = components["schemas"]["RushingProductionBase"];
/** Rushing by one side of a team. As an offense it is what the team produced; as a defense it is what its opponents produced against it. */
export type RushingProduction = components["schemas"]["RushingProduction"];
/** Another name for RushingProduction, used by the team rows of a season and of a game. */
export type TeamRushingProduction = components["schemas"]["TeamRushingProduction"];
/** Runs by the direction in which they went. */
export type RushingDirections = components["schemas"]["RushingDirections"];
/** Runs in one direction. Unlike in the whole block, no member is ever null. */
export type RushingDirectionProduction = components["schemas"]["RushingDirectionProduction"];
/** One team's rushing over a season, and the rushing that it allowed. */
export type TeamRushingSeason = components["schemas"]["TeamRushingSeason"];
/** One team's rushing in one game, and the rushing that it allowed. The opponent has a row of its own. */
export type TeamRushingGame = components["schemas"]["TeamRushingGame"];
/** One rusher's production in one game. */
export type PlayerRushingGame = components["schemas"]["PlayerRushingGame"];
/** What passing and rushing plays share: game, sides, clock, down and worth. */
export type EnrichedPlayBase = components["schemas"]["EnrichedPlayBase"];
/** The time left in a period. */
export type PassingPlayClock = components["schemas"]["PassingPlayClock"];
/** Another name for PassingPlayClock, used by rushing plays. */
export type RushingPlayClock = components["schemas"]["RushingPlayClock"];
/** One pass. What is not known of it is null. */
export type PassingPlay = components["schemas"]["PassingPlay"];
/** Header of a passing or rushing row for one player in one season. */
export type PlayerSeasonRowBase = components["schemas"]["PlayerSeasonRowBase"];
/** One passer's production over a season. */
export type PlayerPassingSeason = components["schemas"]["PlayerPassingSeason"];
/** One run, sack or kneel. What is not known of it is null. */
export type RushingPlay = components["schemas"]["RushingPlay"];
/** One rusher's production over a season. */
export type PlayerRushingSeason = components["schemas"]["PlayerRushingSeason"];
/** A stadium. Anything about it may be unknown, which null says. */
export type Venue = components["schemas"]["Venue"];
/** A school's team, with its names, colors and home. */
export type Team = components["schemas"]["Team"];
/** A conference, present or past. */
export type Conference = components["schemas"]["Conference"];
/** One team's move from one conference to another. */
export type TeamConferenceChange = components["schemas"]["TeamConferenceChange"];
/** An unbroken stretch of years that one team spent in one conference. */
export type TeamConferenceAffiliation = components["schemas"]["TeamConferenceAffiliation"];
/** How much recruited talent a team's roster held in one season. */
export type TeamTalent = components["schemas"]["TeamTalent"];
/** How a team fared against the betting spread in one season. */
export type TeamATS = components["schemas"]["TeamATS"];
/** The history of games between two teams. */
export type Matchup = components["schemas"]["Matchup"];
/** One game between two teams. */
export type MatchupGame = components["schemas"]["MatchupGame"];
/** A player on a team's roster. */
export type RosterPlayer = components["schemas"]["RosterPlayer"];
/** One team's season in one object: record, ratings, advanced statistics, passing, rushing and players. */
export type TeamSeasonOverview = components["schemas"]["TeamSeasonOverview"];
/** Players of one team's season. */
export type TeamSeasonPlayers = components["schemas"]["TeamSeasonPlayers"];
/** Current ratings of a team in several systems. A system without a rating for that team and season is null. */
export type TeamSeasonRatings = components["schemas"]["TeamSeasonRatings"];
/** Ratings of a team and of its three units in one system. */
export type TeamSeasonUnitRatings = components["schemas"]["TeamSeasonUnitRatings"];
/** Ratings of a team and of its two main units in the CORE system, which has none for special teams. */
export type TeamSeasonCoreRatings = components["schemas"]["TeamSeasonCoreRatings"];
/** A rating and the place that it earns. */
export type TeamSeasonRankedRating = components["schemas"]["TeamSeasonRankedRating"];
/** Advanced statistics within a team season overview. */
export type TeamSeasonAdvancedStats = components["schemas"]["TeamSeasonAdvancedStats"];
/** A player of the season that an overview describes. */
export type TeamSeasonPlayerBase = components["schemas"]["TeamSeasonPlayerBase"];
/** Predicted points added by a player, in all and by kind of play. A value is null when the player has no such plays. */
export type TeamSeasonPlayerPpaValues = components["schemas"]["TeamSeasonPlayerPpaValues"];
/** Predicted points that one player of the team added over the season. */
export type TeamSeasonPlayerPpa = components["schemas"]["TeamSeasonPlayerPpa"];
/** Share of the team's plays that a player was part of, 0 to 1, in all and by kind of play. */
export type PlayerUsageValues = components["schemas"]["PlayerUsageValues"];
/** How much one player of the team was used over the season. */
export type TeamSeasonPlayerUsage = components["schemas"]["TeamSeasonPlayerUsage"];
/** Why there is no overview. */
export type TeamSeasonOverviewError = components["schemas"]["TeamSeasonOverviewError"];
/** Who a coach is. */
export type CoachReferenceBase = components["schemas"]["CoachReferenceBase"];
/** The coach that a row is about. */
export type CoachReference = components["schemas"]["CoachReference"];
/** The team that a coach worked for. */
export type CoachTeamReference = components["schemas"]["CoachTeamReference"];
/** The team that a coach works or worked for, with its conference. */
export type CoachSeasonTeamReference = components["schemas"]["CoachSeasonTeamReference"];
/** Games of a coach and how they ended. */
export type CoachRecordBase = components["schemas"]["CoachRecordBase"];
/** A coach's record over games of one kind. */
export type CoachRecord = components["schemas"]["CoachRecord"];
/** A coach's season in numbers, with ranks and ratings of the team. */
export type CoachSeasonBase = components["schemas"]["CoachSeasonBase"];
/** One head coach with the seasons that match. */
export type Coach = components["schemas"]["Coach"];
/** One season of a head coach at one team. */
export type CoachSeason = components["schemas"]["CoachSeason"];
/** One head coach, his present post and his career. */
export type CoachProfile = components["schemas"]["CoachProfile"];
/** A coach's record over his whole career. */
export type CoachCareer = components["schemas"]["CoachCareer"];
/** The school where a coach studied. */
export type CoachAlmaMater = components["schemas"]["CoachAlmaMater"];
/** One season of a head coach at one team, with what surrounds the record. */
export type DetailedCoachSeason = components["schemas"]["DetailedCoachSeason"];
/** Ratings of a coach's team in one season, beyond those on the row itself. */
export type CoachRatingContext = components["schemas"]["CoachRatingContext"];
/** Changes against the season before. A value is null when there is nothing to compare. */
export type CoachYearOverYear = components["schemas"]["CoachYearOverYear"];
/** How a coach's team recruited, and whom it had. */
export type CoachRecruitingContext = components["schemas"]["CoachRecruitingContext"];
/** How a coach's team stood in the polls over one season. */
export type CoachPollResume = components["schemas"]["CoachPollResume"];
/** A coach's record in one season by kind of game. */
export type CoachRecordSplits = components["schemas"]["CoachRecordSplits"];
/** Points in a coach's games of one season. */
export type CoachScoring = components["schemas"]["CoachScoring"];
/** A coach's team in the College Football Playoff of one season. */
export type CoachCfpContext = components["schemas"]["CoachCfpContext"];
/** What one NFL draft took from a coach's team. */
export type CoachDraftContext = components["schemas"]["CoachDraftContext"];
/** One stretch of time that one head coach spent at one team. */
export type CoachTenure = components["schemas"]["CoachTenure"];
/** Why there is no profile. */
export type CoachNotFound = components["schemas"]["CoachNotFound"];
/** One player whose name contains the search term. */
export type PlayerSearchResult = components["schemas"]["PlayerSearchResult"];
/** A player's time with one team. */
export type PlayerSearchTeamStint = components["schemas"]["PlayerSearchTeamStint"];
/** A player, his team and its conference in a season. */
export type PlayerInConferenceBase = components["schemas"]["PlayerInConferenceBase"];
/** How much one player was used over a season. */
export type PlayerUsage = components["schemas"]["PlayerUsage"];
/** One player's season: box score statistics, usage and predicted points added. */
export type PlayerSeasonOverview = components["schemas"]["PlayerSeasonOverview"];
/** Counting statistics of a player's season. */
export type PlayerSeasonOverviewBoxScore = components["schemas"]["PlayerSeasonOverviewBoxScore"];
/** One category of a player's statistics. */
export type PlayerSeasonOverviewCategory = components["schemas"]["PlayerSeasonOverviewCategory"];
/** One number of a player's season. */
export type PlayerSeasonOverviewStat = components["schemas"]["PlayerSeasonOverviewStat"];
/** Predicted points added by a player over a season. */
export type PlayerSeasonOverviewPPA = components["schemas"]["PlayerSeasonOverviewPPA"];
/** Predicted points added, in all and by kind of play. A value may be left out, which reads as the player having no such plays. */
export type PlayerSeasonOverviewPPAValues = components["schemas"]["PlayerSeasonOverviewPPAValues"];
/** How much of a team's production of the season before comes back. Usage is the returning players' share of the plays, and percent their share of the predicted points added. */
export type ReturningProduction = components["schemas"]["ReturningProduction"];
/** One player's way through the transfer portal. There is no player id. */
export type PlayerTransfer = components["schemas"]["PlayerTransfer"];
/** One week with its polls. */
export type PollWeek = components["schemas"]["PollWeek"];
/** One poll of one week. */
export type Poll = components["schemas"]["Poll"];
/** One team's place in a poll. */
export type PollRank = components["schemas"]["PollRank"];
/** One game with the betting lines on it. */
export type BettingGame = components["schemas"]["BettingGame"];
/** What one bookmaker offered on a game, as it last stood and, where known, as it opened. */
export type GameLine = components["schemas"]["GameLine"];
/** One recruit as recruiting services graded him. */
export type Recruit = components["schemas"]["Recruit"];
/** The place of a recruit's hometown, which a map needs. */
export type RecruitHometown = components["schemas"]["RecruitHometown"];
/** One team's recruiting class among those of all teams. */
export type TeamRecruitingRanking = components["schemas"]["TeamRecruitingRanking"];
/** One team's recruits of one position group over the classes that were asked for. */
export type AggregatedTeamRecruiting = components["schemas"]["AggregatedTeamRecruiting"];
/** A team and the season that a rating is about. */
export type TeamRatingBase = components["schemas"]["TeamRatingBase"];
/** One team's CORE rating, as it stood after a week of the season. */
export type TeamCoreRating = components["schemas"]["TeamCoreRating"];
/** What the SP ratings of a team and of a conference have in common. */
export type SpRatingBase = components["schemas"]["SpRatingBase"];
/** The parts of an SP rating that an offense and a defense have in common. */
export type SpUnitBase = components["schemas"]["SpUnitBase"];
/** An offense in the SP system. */
export type SpOffenseBase = components["schemas"]["SpOffenseBase"];
/** A defense in the SP system. */
export type SpDefenseBase = components["schemas"]["SpDefenseBase"];
/** The place of a team, or of one of its units, among those of all teams. */
export type SpRankedBase = components["schemas"]["SpRankedBase"];
/** Havoc of a defense in the SP system, by who causes it. */
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
/** One conference's SP rating in one season, without rankings. */
export type ConferenceSP = components["schemas"]["ConferenceSP"];
/** One team's season in the Simple Rating System. */
export type SrsRatingBase = components["schemas"]["SrsRatingBase"];
/** One team's rating in the plain Simple Rating System. */
export type TeamSRS = components["schemas"]["TeamSRS"];
/** One team's rating in the expanded Simple Rating System. */
export type ExpandedTeamSRS = components["schemas"]["ExpandedTeamSRS"];
/** One team's Elo rating at the time that was asked for. */
export type TeamElo = components["schemas"]["TeamElo"];
/** One team's season in the Football Power Index. */
export type TeamFPI = components["schemas"]["TeamFPI"];
/** Places among all teams, 1 being best, by the meanings that are usual. A place is null when there is none. */
export type FpiResumeRanks = components["schemas"]["FpiResumeRanks"];
/** Efficiencies of a team and its units. Higher is better for all four, the defense included. They are not the rating in points. */
export type FpiEfficiencies = components["schemas"]["FpiEfficiencies"];
/** What one spot on the field is worth to the offense. */
export type PredictedPointsValue = components["schemas"]["PredictedPointsValue"];
/** Predicted points added per play on one side of the ball. For a defense it is what opponents added, so lower is better there. */
export type PpaSideBase = components["schemas"]["PpaSideBase"];
/** Predicted points added over a whole season. */
export type PpaSums = components["schemas"]["PpaSums"];
/** One side of the ball over a season. */
export type TeamSeasonPpaSide = components["schemas"]["TeamSeasonPpaSide"];
/** One side of the ball in one game. */
export type TeamGamePpaSide = components["schemas"]["TeamGamePpaSide"];
/** Predicted points added by and against one team over a season. */
export type TeamSeasonPredictedPointsAdded = components["schemas"]["TeamSeasonPredictedPointsAdded"];
/** Predicted points added by and against one team in one game. */
export type TeamGamePredictedPointsAdded = components["schemas"]["TeamGamePredictedPointsAdded"];
/** A player, his position and his team in a season. */
export type PlayerInSeasonBase = components["schemas"]["PlayerInSeasonBase"];
/** Predicted points added per play in which a player had a part, in all, when passing or catching a pass, and when running. A part without plays is null or left out. */
export type PlayerPpaAveragesBase = components["schemas"]["PlayerPpaAveragesBase"];
/** A player's predicted points added per play in one game. */
export type PlayerGamePpaAverages = components["schemas"]["PlayerGamePpaAverages"];
/** A player's predicted points added per play over a season, by kind of play and by down. */
export type PlayerSeasonPpaAverages = components["schemas"]["PlayerSeasonPpaAverages"];
/** A player's predicted points added over a season in sum, by kind of play and by down. */
export type PlayerSeasonPpaTotals = components["schemas"]["PlayerSeasonPpaTotals"];
/** Predicted points added by one player in one game. The row has no id of the game; team, week and opponent lead to it. */
export type PlayerGamePredictedPointsAdded = components["schemas"]["PlayerGamePredictedPointsAdded"];
/** Predicted points added by one player over a season. */
export type PlayerSeasonPredictedPointsAdded = components["schemas"]["PlayerSeasonPredictedPointsAdded"];
/** The home team's chance to win at one play of a game, and the situation on the field. */
export type PlayWinProbability = components["schemas"]["PlayWinProbability"];
/** The home team's chance to win a game before it begins. */
export type PregameWinProbability = components["schemas"]["PregameWinProbability"];
/** What a field goal try is worth from one spot on the field. */
export type FieldGoalEP = components["schemas"]["FieldGoalEP"];
/** Efficiency of one kind of play. In a defensive block it is what opponents achieved, so lower is better. By the usual definition passing downs are second down with 8 or more yards to go and third or fourth down with 5 or more; all others are standard downs. */
export type SplitBase = components["schemas"]["SplitBase"];
/** Efficiency of passing plays or of rushing plays over a season. */
export type PlayTypeSplit = components["schemas"]["PlayTypeSplit"];
/** Efficiency on standard downs or on passing downs over a season. */
export type DownTypeSplit = components["schemas"]["DownTypeSplit"];
/** Opponents' efficiency on passing downs over a season, as /stats/season/advanced gives it for a defense. */
export type PassingDownsAllowed = components["schemas"]["PassingDownsAllowed"];
/** Opponents' efficiency on passing downs over a season, as a team season overview gives it for a defense. */
export type TeamSeasonPassingDownsAllowed = components["schemas"]["TeamSeasonPassingDownsAllowed"];
/** Efficiency of passing plays or of rushing plays in one game. */
export type GamePlayTypeSplit = components["schemas"]["GamePlayTypeSplit"];
/** Efficiency on standard downs or on passing downs in one game. */
export type GameDownTypeSplit = components["schemas"]["GameDownTypeSplit"];
/** Share of plays with havoc, which by the usual definition is a tackle for loss, a forced fumble, an interception or a pass broken up. An offensive block says how much the offense suffered, a defensive block how much the defense caused. */
export type SideHavoc = components["schemas"]["SideHavoc"];
/** Where drives began, and what that was worth. */
export type SideFieldPosition = components["schemas"]["SideFieldPosition"];
/** Measures that the season and game blocks of one side share. Averages of line, second-level and open-field yards are per run. In a defensive block everything is what opponents achieved, so lower is better there, except for stuffRate. */
export type SideBlockBase = components["schemas"]["SideBlockBase"];
/** Measures that every season block of one side has. */
export type SeasonSideBlockBase = components["schemas"]["SeasonSideBlockBase"];
/** One side of a team over a season. A defense is the same but for its passing downs, which also carry a total of PPA. */
export type SideBlock = components["schemas"]["SideBlock"];
/** The defensive side of a team over a season. It is a SideBlock whose passing downs also carry a total of PPA. */
export type AdvancedSeasonDefense = components["schemas"]["AdvancedSeasonDefense"];
/** The defensive side of a team within a team season overview. */
export type TeamSeasonAdvancedDefense = components["schemas"]["TeamSeasonAdvancedDefense"];
/** Measures that both sides of a team have for one game. */
export type GameSideBlockBase = components["schemas"]["GameSideBlockBase"];
/** What a team's offense achieved in one game. */
export type AdvancedGameOffense = components["schemas"]["AdvancedGameOffense"];
/** What opponents achieved against a team's defense in one game. */
export type AdvancedGameDefense = components["schemas"]["AdvancedGameDefense"];
/** One team's advanced statistics for one season. */
export type AdvancedSeasonStat = components["schemas"]["AdvancedSeasonStat"];
/** One team's advanced statistics for one game; the opponent has a row of its own. */
export type AdvancedGameStat = components["schemas"]["AdvancedGameStat"];
/** Havoc on one side of the ball in one game. By the usual definition that is a tackle for loss, a forced fumble, an interception or a pass broken up. All numbers are declared as numbers, though events and plays are whole. */
export type GameHavocSide = components["schemas"]["GameHavocSide"];
/** Havoc suffered and caused by one team in one game; the opponent has a row of its own. */
export type GameHavocStats = components["schemas"]["GameHavocStats"];
/** One number of one player's season. A player has as many rows as there are numbers about him. */
export type PlayerStat = components["schemas"]["PlayerStat"];
/** How often plays credited to a player succeeded. */
export type PlayerSuccessRateSplit = components["schemas"]["PlayerSuccessRateSplit"];
/** A player and his success when passing and when running. */
export type PlayerSuccessRateBase = components["schemas"]["PlayerSuccessRateBase"];
/** One player's success rates over a season, or over the weeks asked for. */
export type PlayerSeasonSuccessRate = components["schemas"]["PlayerSeasonSuccessRate"];
/** One player's success rates in one game. */
export type PlayerGameSuccessRate = components["schemas"]["PlayerGameSuccessRate"];
/** One number of one team's season. A team has a row per category. */
export type TeamStat = components["schemas"]["TeamStat"];
/** One team of the NFL. */
export type DraftTeam = components["schemas"]["DraftTeam"];
/** One position that players are drafted at. */
export type DraftPosition = components["schemas"]["DraftPosition"];
/** One player taken in one NFL draft. */
export type DraftPick = components["schemas"]["DraftPick"];
/** The hometown of a drafted player. */
export type DraftPickHometown = components["schemas"]["DraftPickHometown"];
/** One team's season, adjusted for the strength of its opponents. Keys that end in Allowed are what opponents achieved against the team, so lower is better there. */
export type AdjustedTeamMetrics = components["schemas"]["AdjustedTeamMetrics"];
/** Expected points added per play, adjusted for opponents. */
export type AdjustedEpa = components["schemas"]["AdjustedEpa"];
/** Share of plays that succeeded, 0 to 1, adjusted for opponents. */
export type AdjustedSuccessRate = components["schemas"]["AdjustedSuccessRate"];
/** Rushing yards per run by where they were gained, adjusted for opponents. */
export type AdjustedRushing = components["schemas"]["AdjustedRushing"];
/** A player, his team and his season. */
export type AdjustedPlayerBase = components["schemas"]["AdjustedPlayerBase"];
/** A passer's or rusher's expected points added in one season, adjusted for the strength of the opponents. */
export type PlayerWeightedEPA = components["schemas"]["PlayerWeightedEPA"];
/** What a kicker was worth in one season. */
export type KickerPAAR = components["schemas"]["KickerPAAR"];
/** What a key may do and how much of its monthly quota is left. */
export type UserInfo = components["schemas"]["UserInfo"];
/** Whether the key's tier opens each of the features that need one. */
export type UserFeatureAccess = components["schemas"]["UserFeatureAccess"];
/** How a key was used within a window of days. */
export type UserUsage = components["schemas"]["UserUsage"];
/** The time that a usage report covers. */
export type UserUsageWindow = components["schemas"]["UserUsageWindow"];
/** Requests of a key within the window. */
export type UserUsageTotals = components["schemas"]["UserUsageTotals"];
/** A path of a service. */
export type UserUsageRequestBase = components["schemas"]["UserUsageRequestBase"];
/** One path and how often it was asked for. */
export type UserUsageEndpoint = components["schemas"]["UserUsageEndpoint"];
/** One request that the key made: what it asked, and when. */
export type UserUsageRecentRequest = components["schemas"]["UserUsageRecentRequest"];
/** Body of a failure that has nothing to say beyond one sentence. */
export type ErrorMessage = components["schemas"]["ErrorMessage"];
/** Body of a refused query. */
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
