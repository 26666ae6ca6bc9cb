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
         * @description One row is the weather at one game. The service names no units, so hold a few values against what you know before trusting them. The key needs a supporter-tier subscription.
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
         * @description One row is one team in one game in advanced measures, for its offense and for what its defense allowed; a game has two rows, each the mirror of the other.
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
         * @description One row is one team in one game: the havoc that its defense caused and the havoc that its offense suffered, as events and as shares of the plays. A game has two rows, each the mirror of the other.
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description A part of a season. regular: the regular season with its conference championships; postseason: bowls and playoffs; both: regular season and postseason together, of use in a query only; allstar: all-star games; spring_regular and spring_postseason: a season that was moved to the spring.
         * @enum {string}
         */
        SeasonType: "regular" | "postseason" | "both" | "allstar" | "spring_regular" | "spring_postseason";
        /**
         * @description The division in which a team plays. fbs: Football Bowl Subdivision, the top one; fcs: Football Championship Subdivision; ii and iii: NCAA Divisions II and III; ii/iii: Divisions II and III, undivided.
         * @enum {string}
         */
        DivisionClassification: "fbs" | "fcs" | "ii" | "ii/iii" | "iii";
        /**
         * @description How a broadcast reaches its audience. tv: television; radio: radio; web: a stream on the internet; ppv: pay-per-view; mobile: an app on a phone.
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
             * @description Kickoff as a moment in UTC. Only the day can be relied on while the time is to be determined.
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
             * @description Spectators at the game. Null where no count is known, which is so for most games, and before the game.
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
             * @description The id of the home team.
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
             * @description The id of the away team.
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
             * @description The address of a video with the highlights. Both an empty string and null mean that there is none.
             *
             *     Observed: A string in every recorded game, empty where no video is known.
             */
            highlights: string | null;
            /** @description What the game is called or known for, such as the name of the bowl. Null for most games. */
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
             * @description The bowl that hosts the game. Null for a playoff game that is not a bowl.
             *
             *     Observed: Null for one of three recorded playoff games.
             */
            bowlName: string | null;
        };
        /** @description The side of a game that a box score's rows are about. */
        GameStatsTeamBase: {
            /** @description The school. */
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
             * @description The id of the game.
             */
            id: number;
            /** @description The two sides of the game; look at homeAway rather than at the order. */
            teams: components["schemas"]["GameTeamStatsTeam"][];
        };
        /** @description One side of a game with its box score. */
        GameTeamStatsTeam: {
            /**
             * Format: int32
             * @description The id of the team.
             */
            teamId: number;
            /** @description The statistics of the team, an entry each. A category that was not recorded has no entry. */
            stats: components["schemas"]["GameTeamStatsTeamStat"][];
        } & components["schemas"]["GameStatsTeamBase"];
        /** @description One statistic of a team in a game. */
        GameTeamStatsTeamStat: {
            /** @description What was counted such as firstDowns. */
            category: string;
            /** @description The value, always as a string since some are pairs or times, such as 5-12 third downs or 31:05 of possession. */
            stat: string;
        };
        /** @description The box score of one game by player. */
        GamePlayerStats: {
            /**
             * Format: int32
             * @description The id of the game.
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
             *     Observed: Negative (-7347) in a recording for what is credited to the team as a whole, under the name Team.
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
             * @description The id of the game.
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
             * @description Kickoff as a moment in UTC.
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
             * @description The id of the venue.
             */
            venueId: number;
            /** @description The name of the venue. */
            venue: string;
            /**
             * Format: double
             * @description The air's temperature. Null where it was not recorded. The service names no unit; 89.6 in August reads as Fahrenheit.
             */
            temperature: number | null;
            /**
             * Format: double
             * @description The temperature at which dew forms. Null where it was not recorded. The service names no unit; 73.4 beside a temperature of 89.6 reads as Fahrenheit.
             */
            dewPoint: number | null;
            /**
             * Format: double
             * @description The relative humidity. Null where it was not recorded. The service names no unit; a value of 59 reads as percent.
             */
            humidity: number | null;
            /**
             * Format: double
             * @description How much rain or melted snow fell. Null where it was not recorded. The service names no unit; 0.004 in a light rain reads as inches.
             */
            precipitation: number | null;
            /**
             * Format: double
             * @description How much snow fell. Null where it was not recorded. The service names no unit.
             */
            snowfall: number | null;
            /**
             * Format: double
             * @description The direction of the wind. Null where it was not recorded. The service names no unit; a value of 340 reads as degrees of the compass.
             */
            windDirection: number | null;
            /**
             * Format: double
             * @description The speed of the wind. Null where it was not recorded. The service names no unit; miles per hour would fit.
             */
            windSpeed: number | null;
            /**
             * Format: double
             * @description The air pressure. Null where it was not recorded. The service names no unit; a value of 1,014 reads as hectopascals, which are millibars.
             */
            pressure: number | null;
            /**
             * Format: double
             * @description A code for the weather; 7 came with light rain. Null where it was not recorded. The service does not list the codes.
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
             * @description The id of the team.
             */
            teamId: number;
            /** @description The school. */
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
            /** @description All games. */
            total: components["schemas"]["TeamRecord"];
            /** @description Games against members of the team's own conference. */
            conferenceGames: components["schemas"]["TeamRecord"];
            /** @description Games at home. */
            homeGames: components["schemas"]["TeamRecord"];
            /** @description Games on the opponent's field. */
            awayGames: components["schemas"]["TeamRecord"];
            /** @description Games on neither team's field. */
            neutralSiteGames: components["schemas"]["TeamRecord"];
            /** @description Games of the regular season. */
            regularSeason: components["schemas"]["TeamRecord"];
            /** @description Bowl and playoff games. */
            postseason: components["schemas"]["TeamRecord"];
        };
        /** @description Wins, losses and ties in one kind of game. */
        TeamRecord: {
            /**
             * Format: int32
             * @description Games played.
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
             * @description Games tied, which overtime has ruled out since 1996.
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
             * @description The id of the game.
             */
            id: number;
            /**
             * Format: date-time
             * @description Kickoff as a moment in UTC.
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
            /** @description Down, distance and spot such as 3rd & 13 at ARMY 42. Meaningful while the game is in progress: a finished game may keep its last one. Null where there is none to tell. */
            situation: string | null;
            /** @description The side that has the ball, such as home. Meaningful while the game is in progress: a finished game may keep its last one. Null where there is none to tell. */
            possession: string | null;
            /** @description The last play in words. Meaningful while the game is in progress: a finished game may keep its last one. Null where there is none to tell. */
            lastPlay: string | null;
            /** @description Where the game is played. */
            venue: components["schemas"]["ScoreboardVenue"];
            /** @description The home side. */
            homeTeam: components["schemas"]["ScoreboardTeam"];
            /** @description The away side. */
            awayTeam: components["schemas"]["ScoreboardTeam"];
            /** @description The weather at the game. */
            weather: components["schemas"]["ScoreboardWeather"];
            /** @description The betting line. */
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
             * @description The city. Null where it is not known.
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
            /** @description The school together with its nickname, such as Navy Midshipmen; elsewhere the school stands alone. */
            name: string;
            /**
             * Format: int32
             * @description The id of the team as in every other operation.
             */
            id: number;
        };
        /** @description The weather at a game. The service names no unit for any of its values. */
        ScoreboardWeather: {
            /**
             * Format: double
             * @description The direction of the wind. Null where it is not known. The service names no unit; 211 reads as compass degrees.
             *
             *     Observed: The service itself declares that it may be null.
             */
            windDirection: number | null;
            /**
             * Format: double
             * @description The speed of the wind. Null where it is not known. The service names no unit; miles per hour would fit.
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
             * @description The air's temperature. Null where it is not known. The service names no unit; 42.8 in December reads as Fahrenheit.
             *
             *     Observed: The service itself declares that it may be null.
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
             * @description The handicap of the home team in points; negative where it is favored. Null where no line is known.
             *
             *     Observed: The service itself declares that it may be null.
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
             * @description How likely (0 to 1) the away team was to win, judged after the game by how both teams played. Null where it was not computed.
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
             * @description How likely (0 to 1) the home team was to win, judged after the game by how both teams played. Null where it was not computed.
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
            /** @description How often each team's defense broke up the opponent's play. */
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
        /** @description A team's predicted points added in one game, through the air and on the ground: per play in the array named ppa, summed in the one named cumulativePpa. */
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
            /** @description Passing plays. */
            passing: components["schemas"]["QuartersOrNull"];
            /** @description Rushing plays. */
            rushing: components["schemas"]["QuartersOrNull"];
        };
        /** @description The share (0 to 1) of a team's plays in one game that succeeded. */
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
        /** @description The mean predicted points added of a team's successful plays in one game. */
        TeamExplosiveness: {
            /** @description The school on offense. */
            team: string;
            /** @description All successful plays. */
            overall: components["schemas"]["Quarters"];
        };
        /** @description A team's running game, its yards split by who earned them. */
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
        /** @description The share (0 to 1) of the opponent's plays on which a defense wreaked havoc: tackles for loss, passes defended or intercepted, forced fumbles. */
        TeamHavoc: {
            /** @description The school on defense. */
            team: string;
            /**
             * Format: double
             * @description By the whole defense. Null where not known.
             *
             *     Observed: May be null in the box scores of older games.
             */
            total: number | null;
            /**
             * Format: double
             * @description By the front seven, which is linemen and linebackers. Null where not known.
             *
             *     Observed: May be null in the box scores of older games.
             */
            frontSeven: number | null;
            /**
             * Format: double
             * @description By the defensive backs. Null where not known.
             *
             *     Observed: May be null in the box scores of older games.
             */
            db: number | null;
        };
        /** @description How often a team came into scoring range and what it made of that. */
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
        /** @description Where a team's drives began. */
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
        /** @description Whom a player's row of the box score is about. */
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
        /** @description Header of a passing or rushing row for one team in one season. */
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
             *     Observed: Within a team season overview this is the abbreviation ("B1G"), while advanced.conference beside it is the name ("Big Ten").
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
        /** @description One team's passing in one game, and the passing that it allowed. The opponent's row holds the same two blocks, swapped. */
        TeamPassingGame: {
            /** @description What the team's own passers produced. */
            offense: components["schemas"]["PassingProduction"];
            /** @description What opposing passers produced against the team. */
            defense: components["schemas"]["PassingProduction"];
        } & components["schemas"]["TeamGameRowBase"];
        /** @description One passer's production in one game. */
        PlayerPassingGame: components["schemas"]["PlayerGameRowBase"] & components["schemas"]["PassingProductionBase"] & components["schemas"]["PassingLocationsBase"];
        /** @description Rates and yardage splits of a set of runs. The service defines none of them; the descriptions give the definitions usual in football analytics. On a defensive side they say what opponents produced, with the signs of PPA not inverted. */
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
        /** @description Rushing counts and measures of one player or of one side of a team. Rushing yards and directions are not known for every run, and not every run can be credited to one rusher; the counts say how many are. The service does not say which kinds of run the counts in attempts include. */
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
             * @description Number of runs credited to one rusher.
             */
            individualAttempts: number;
            /**
             * Format: int32
             * @description Number of runs for which no rusher could be told.
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
             * @description Number of runs credited to the team and to no player.
             */
            teamRushes: number;
            /**
             * Format: int32
             * @description Number of runs in which more than one player carried the ball.
             */
            multiCarrierAttempts: number;
            /**
             * Format: int32
             * @description Number of runs eligible for analysis by direction.
             */
            directionEligibleAttempts: number;
            /**
             * Format: int32
             * @description Number of eligible runs whose direction is known.
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
             * @description Number of runs known to have scored a touchdown.
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
        /** @description One team's rushing in one game, and the rushing that it allowed. The opponent's row holds the same two blocks, swapped. */
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
             * @description Number of the player's runs known to have scored a touchdown.
             *
             *     Observed: Absent from player rows; only team blocks carry it.
             */
            rushingTouchdowns?: number;
        } & (components["schemas"]["PlayerGameRowBase"] & components["schemas"]["RushingProductionBase"]);
        /** @description Efficiency of one kind of play. In a defensive block it is what opponents achieved, so lower is better. By the usual definition passing downs are second down with 8 or more yards to go and third or fourth down with 5 or more; all others are standard downs. */
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
        /** @description Efficiency of passing plays or of rushing plays over a season. */
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
        /** @description Efficiency on standard downs or on passing downs over a season. */
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
             * @description Share of plays with havoc by defensive backs, 0 to 1. Null when havoc is not known, as before 2004.
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
        /** @description Measures that the season and game blocks of one side share. Averages of line, second-level and open-field yards are per run. In a defensive block everything is what opponents achieved, with the signs of PPA not inverted, so lower is better there, except for stuffRate. */
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
             * @description Year in which the season began, 2001 at the earliest.
             */
            season: number;
            /** @description School that the row describes. */
            team: string;
            /**
             * @description Conference of the team in that season.
             *
             *     Observed: Recordings carry the name ("Mountain West"), not the abbreviation ("MWC").
             */
            conference: string;
            /** @description What the team achieved with the ball. */
            offense: components["schemas"]["SideBlock"];
            /** @description What opponents achieved with the ball; the signs of PPA are not inverted. */
            defense: components["schemas"]["AdvancedSeasonDefense"];
        };
        /** @description One team's advanced statistics for one game; each game has two rows, one for either team. */
        AdvancedGameStat: {
            /** @description Part of the season in which the game was played. */
            seasonType: components["schemas"]["SeasonTypeDB"];
            /** @description What the team achieved with the ball. */
            offense: components["schemas"]["AdvancedGameOffense"];
            /** @description What the opponent achieved with the ball; the signs of PPA are not inverted. */
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
        /** @description Havoc suffered and caused by one team in one game; each game has two rows, one for either team. */
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
             *     Observed: Recordings carry the name ("Mountain West"), not the abbreviation ("MWC").
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
            /**
             * Format: int32
             * @description Year in which the season began.
             */
            season: number;
            /** @description Athlete's number, as a string of digits; PlayerStat names it playerId. */
            id: string;
            /** @description Athlete's full name. */
            name: string;
            /** @description Abbreviation of the position. */
            position: string;
            /** @description School that the player played for. */
            team: string;
            /** @description Conference of the team in that season. */
            conference: string;
            /** @description Passing plays credited to the player. */
            passing: components["schemas"]["PlayerSuccessRateSplit"];
            /** @description Rushing plays credited to the player. */
            rushing: components["schemas"]["PlayerSuccessRateSplit"];
        };
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
             *     Observed: Recordings carry the name ("Mountain West"), not the abbreviation ("MWC").
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
        /** @description All that the service knows about one team's season, in one object. */
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
            /** @description SP+ ratings of the team and its units. Null when unavailable. */
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
            /** @description Rating of kicking and returning. */
            specialTeams: components["schemas"]["TeamSeasonRankedRating"];
            /** @description Rating of the defense. */
            defense: components["schemas"]["TeamSeasonRankedRating"];
            /** @description Rating of the offense. */
            offense: components["schemas"]["TeamSeasonRankedRating"];
            /** @description Rating of the team as a whole. */
            overall: components["schemas"]["TeamSeasonRankedRating"];
        };
        /**
         * @description Ratings of a team and of its two main units in the CORE system, which has none for special teams.
         *
         *     Observed: Each of the three came back as a rating with its rank.
         */
        TeamSeasonCoreRatings: {
            /** @description Rating of the defense. */
            defense: components["schemas"]["TeamSeasonRankedRating"];
            /** @description Rating of the offense. */
            offense: components["schemas"]["TeamSeasonRankedRating"];
            /** @description Rating of the team as a whole. */
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
            /** @description What opponents achieved with the ball; the signs of PPA are not inverted. */
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
            /** @description Abbreviation of the position. Null when unknown. */
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
        /** @description A stadium. Anything about it may be unknown, which null says. */
        Venue: {
            /**
             * Format: int32
             * @description Number of the stadium. Null as a team's location when the team has none known.
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
             * @description Number of spectators it holds. Null when unknown, and 0 occurs as well.
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
            /** @description Name by which every other operation knows the team. */
            school: string;
            /** @description Nickname, such as Longhorns. Null when unknown. */
            mascot: string | null;
            /** @description Short form, such as TEX. Null when unknown. */
            abbreviation: string | null;
            /** @description Other names that the team goes by. Null when unknown, though recordings hold an empty array then. */
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
             * @description Number of the conference.
             */
            id: number;
            /** @description Name used by most rows, such as Big Ten. */
            name: string;
            /** @description A second form of the name. Null when there is none. */
            shortName: string | null;
            /** @description Short form such as B1G, which is what most conference filters compare. Null when there is none. */
            abbreviation: string | null;
            /** @description Level at which it plays. Null when unknown. */
            classification: components["schemas"]["ConferenceClassification"] | null;
            /**
             * Format: int32
             * @description Number of member teams, now or in the year asked for.
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
             * @description Number of the conference.
             */
            conferenceId: number;
            /** @description Name of the conference. */
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
             * @description Season, 2015 at the earliest.
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
             * @description First season considered, repeating minYear; absent when none was asked for.
             */
            startYear?: number;
            /**
             * Format: int32
             * @description Last season considered, repeating maxYear; absent when none was asked for.
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
        /** @description One game between two teams. */
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
        /** @description One team's season, adjusted for the strength of its opponents. Keys that end in Allowed are what opponents achieved against the team, so lower is better there. */
        AdjustedTeamMetrics: {
            /**
             * Format: int32
             * @description Year in which the season began, 2008 at the earliest.
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
             * @description Expected points added per successful play of the offense, about 0.9.
             */
            explosiveness: number;
            /**
             * Format: double
             * @description Expected points added per successful play of opponents, about 0.9.
             */
            explosivenessAllowed: number;
        };
        /** @description Expected points added per play, adjusted for opponents. */
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
             * @description Share on passing downs, 0 to 1.
             */
            passingDowns: number;
            /**
             * Format: double
             * @description Share on standard downs, 0 to 1.
             */
            standardDowns: number;
            /**
             * Format: double
             * @description Share on all downs, 0 to 1.
             */
            total: number;
        };
        /** @description Rushing yards per run by where they were gained, adjusted for opponents. */
        AdjustedRushing: {
            /**
             * Format: double
             * @description Yards per run credited to the runner beyond what his blocking gave him, by the usual definition.
             */
            highlightYards: number;
            /**
             * Format: double
             * @description Yards per run gained more than 10 yards past the line of scrimmage.
             */
            openFieldYards: number;
            /**
             * Format: double
             * @description Yards per run gained 5 to 10 yards past the line of scrimmage.
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
             * @description Adjusted expected points added per play, about 0.5 for a good passer.
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
            /** @description Every refused parameter by its name, all of them together. Left out when a rule between parameters is broken. */
            details?: {
                [key: string]: components["schemas"]["ValidationErrorDetail"];
            };
        };
        /** @description Why one parameter was refused. */
        ValidationErrorDetail: {
            /** @description The check that failed. */
            message: string;
            /** @description What was sent. Left out when nothing was sent for a required parameter. */
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
    };
    parameters: {
        /**
         * @description The season, named by the year in which it begins, so that bowls played in January belong to the year before.
         *
         *     The service takes 0 for not given.
         */
        year: number;
        /** @description The season, named by the year in which it begins, so that bowls played in January belong to the year before. */
        yearRequired: number;
        /**
         * @description A week of the season. Every season type counts its own weeks from 1, so name the season type as well.
         *
         *     The service takes 0 for not given.
         */
        week: number;
        /**
         * @description A week of the season. Every season type counts its own weeks from 1, so name the season type as well. Declared as a number rather than as an integer on this operation.
         *
         *     The service takes 0 for not given.
         */
        weekNumber: number;
        /**
         * @description A week of the season; by year, one of week, team or conference is needed. Every season type counts its own weeks from 1, so name the season type as well.
         *
         *     The service takes 0 for not given.
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
         */
        seasonType: components["schemas"]["SeasonType"];
        /**
         * @description A school, on either side of the game.
         *
         *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
         */
        teamEitherSide: string;
        /**
         * @description A school, on either side of the game; by year, one of week, team or conference is needed.
         *
         *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
         */
        teamOfBoxScores: string;
        /**
         * @description The school that a row is about.
         *
         *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
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
         *     Observed: Only the abbreviation (B1G, SEC, MWC) is compared, without regard to case; a conference's name matches nothing.
         */
        conferenceEitherSide: string;
        /**
         * @description A conference, by name or abbreviation; by year, one of week, team or conference is needed.
         *
         *     Observed: Only the abbreviation (B1G, SEC, MWC) is compared, without regard to case; a conference's name matches nothing.
         */
        conferenceOfBoxScores: string;
        /**
         * @description The conference of the team that a row is about, by name or abbreviation.
         *
         *     Observed: Only the abbreviation (B1G, SEC, MWC) is compared, without regard to case; a conference's name matches nothing.
         */
        conference: string;
        /**
         * @description The abbreviation (B1G, SEC, MWC) of the conference of the team that a row is about.
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
        /**
         * @description The id of one game; the answer holds that game alone.
         *
         *     The service takes 0 for not given.
         *
         *     Observed: With an id the other filters are ignored.
         */
        gameId: number;
        /**
         * @description The id of one player.
         *
         *     The service takes 0 for not given.
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
    };
    requestBodies: never;
    headers: {
        /**
         * @description Calls left in this month's quota after this one.
         *
         *     Observed: Sent with metered answers, but not with key failures or a 204, and not readable from a browser page.
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
                 */
                year?: components["parameters"]["year"];
                /**
                 * @description A week of the season. Every season type counts its own weeks from 1, so name the season type as well.
                 *
                 *     The service takes 0 for not given.
                 */
                week?: components["parameters"]["week"];
                /**
                 * @description The part of the season to keep.
                 *
                 *     Observed: The value both filters nothing, as if the parameter were not given.
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
                 */
                team?: components["parameters"]["teamEitherSide"];
                /**
                 * @description The school of the home team.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 */
                home?: string;
                /**
                 * @description The school of the away team.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 */
                away?: string;
                /**
                 * @description The conference of either team, by name or abbreviation.
                 *
                 *     Observed: Only the abbreviation (B1G, SEC, MWC) is compared, without regard to case; a conference's name matches nothing.
                 */
                conference?: components["parameters"]["conferenceEitherSide"];
                /**
                 * @description The id of one game; the answer holds that game alone.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: With an id the filters year, week, seasonType, team, home, away, conference and classification are ignored.
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
                 */
                year?: components["parameters"]["year"];
                /**
                 * @description A week of the season; by year, one of week, team or conference is needed. Every season type counts its own weeks from 1, so name the season type as well.
                 *
                 *     The service takes 0 for not given.
                 */
                week?: components["parameters"]["weekOfBoxScores"];
                /**
                 * @description A school, on either side of the game; by year, one of week, team or conference is needed.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 */
                team?: components["parameters"]["teamOfBoxScores"];
                /**
                 * @description A conference, by name or abbreviation; by year, one of week, team or conference is needed.
                 *
                 *     Observed: Only the abbreviation (B1G, SEC, MWC) is compared, without regard to case; a conference's name matches nothing.
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
                 */
                seasonType?: components["parameters"]["seasonType"];
                /**
                 * @description The id of one game; the answer holds that game alone.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: With an id the other filters are ignored.
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
                 */
                year?: components["parameters"]["year"];
                /**
                 * @description A week of the season; by year, one of week, team or conference is needed. Every season type counts its own weeks from 1, so name the season type as well.
                 *
                 *     The service takes 0 for not given.
                 */
                week?: components["parameters"]["weekOfBoxScores"];
                /**
                 * @description A school, on either side of the game; by year, one of week, team or conference is needed.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 */
                team?: components["parameters"]["teamOfBoxScores"];
                /**
                 * @description A conference, by name or abbreviation; by year, one of week, team or conference is needed.
                 *
                 *     Observed: Only the abbreviation (B1G, SEC, MWC) is compared, without regard to case; a conference's name matches nothing.
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
                 */
                seasonType?: components["parameters"]["seasonType"];
                /**
                 * @description The id of one game; the answer holds that game alone.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: With an id the other filters are ignored.
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
                /** @description The season, named by the year in which it begins, so that bowls played in January belong to the year before. */
                year: components["parameters"]["yearRequired"];
                /**
                 * @description The part of the season to keep.
                 *
                 *     Observed: The value both filters nothing, as if the parameter were not given.
                 */
                seasonType?: components["parameters"]["seasonType"];
                /**
                 * @description A week of the season. Every season type counts its own weeks from 1, so name the season type as well.
                 *
                 *     The service takes 0 for not given.
                 */
                week?: components["parameters"]["week"];
                /**
                 * @description A school, on either side of the game.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 */
                team?: components["parameters"]["teamEitherSide"];
                /**
                 * @description The conference of either team, by name or abbreviation.
                 *
                 *     Observed: Only the abbreviation (B1G, SEC, MWC) is compared, without regard to case; a conference's name matches nothing.
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
                 */
                year?: components["parameters"]["year"];
                /**
                 * @description The part of the season to keep.
                 *
                 *     Observed: The value both filters nothing, as if the parameter were not given.
                 */
                seasonType?: components["parameters"]["seasonType"];
                /**
                 * @description A week of the season. Every season type counts its own weeks from 1, so name the season type as well.
                 *
                 *     The service takes 0 for not given.
                 */
                week?: components["parameters"]["week"];
                /**
                 * @description A school, on either side of the game.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 */
                team?: components["parameters"]["teamEitherSide"];
                /**
                 * @description The conference of either team, by name or abbreviation.
                 *
                 *     Observed: Only the abbreviation (B1G, SEC, MWC) is compared, without regard to case; a conference's name matches nothing.
                 */
                conference?: components["parameters"]["conferenceEitherSide"];
                /**
                 * @description The division of the teams.
                 *
                 *     Observed: A game is kept when either of its teams belongs to the division.
                 */
                classification?: components["parameters"]["classificationEitherSide"];
                /**
                 * @description The id of one game.
                 *
                 *     The service takes 0 for not given.
                 *
                 *     Observed: With a game's id the other filters are ignored.
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
                 */
                year?: components["parameters"]["year"];
                /**
                 * @description The school that a row is about.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 */
                team?: components["parameters"]["team"];
                /**
                 * @description The conference of the team that a row is about, by name or abbreviation.
                 *
                 *     Observed: Only the abbreviation (B1G, SEC, MWC) is compared, without regard to case; a conference's name matches nothing.
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
                /** @description The season, named by the year in which it begins, so that bowls played in January belong to the year before. */
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
                 *     Observed: Only the abbreviation (B1G, SEC, MWC) is compared, without regard to case; a conference's name matches nothing.
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
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["QuotaUnavailable"];
        };
    };
    getAdvancedBoxScore: {
        parameters: {
            query: {
                /** @description The id of the game, as getGames gives it. */
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
    getPlayerSeasonStats: {
        parameters: {
            query: {
                /** @description The season, named by the year in which it begins, so that bowls played in January belong to the year before. */
                year: components["parameters"]["yearRequired"];
                /**
                 * @description The conference of the team that a row is about, by name or abbreviation.
                 *
                 *     Observed: Only the abbreviation (B1G, SEC, MWC) is compared, without regard to case; a conference's name matches nothing.
                 */
                conference?: components["parameters"]["conference"];
                /**
                 * @description The school that a row is about.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
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
                 */
                year?: components["parameters"]["year"];
                /**
                 * @description The abbreviation (B1G, SEC, MWC) of the conference of the team that a row is about.
                 *
                 *     Observed: It is compared without regard to case.
                 */
                conference?: components["parameters"]["conferenceAbbreviation"];
                /**
                 * @description The school that a row is about.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 */
                team?: components["parameters"]["team"];
                /**
                 * @description The id of one player.
                 *
                 *     The service takes 0 for not given.
                 */
                playerId?: components["parameters"]["playerId"];
                /**
                 * @description The part of the season to keep.
                 *
                 *     Observed: The value both filters nothing, as if the parameter were not given.
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
                /** @description The season, named by the year in which it begins, so that bowls played in January belong to the year before. */
                year: components["parameters"]["yearRequired"];
                /**
                 * @description A week of the season. Every season type counts its own weeks from 1, so name the season type as well.
                 *
                 *     The service takes 0 for not given.
                 */
                week?: components["parameters"]["week"];
                /**
                 * @description The part of the season to keep.
                 *
                 *     Observed: The value both filters nothing, as if the parameter were not given.
                 */
                seasonType?: components["parameters"]["seasonType"];
                /**
                 * @description The abbreviation (B1G, SEC, MWC) of the conference of the team that a row is about.
                 *
                 *     Observed: It is compared without regard to case.
                 */
                conference?: components["parameters"]["conferenceAbbreviation"];
                /**
                 * @description The school that a row is about.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 */
                team?: components["parameters"]["team"];
                /**
                 * @description The id of one player.
                 *
                 *     The service takes 0 for not given.
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
                 */
                year?: components["parameters"]["year"];
                /**
                 * @description The school that a row is about.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 */
                team?: components["parameters"]["team"];
                /**
                 * @description The conference of the team that a row is about, by name or abbreviation.
                 *
                 *     Observed: Only the abbreviation (B1G, SEC, MWC) is compared, without regard to case; a conference's name matches nothing.
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
                 */
                year?: components["parameters"]["year"];
                /**
                 * @description The school that a row is about.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
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
                 */
                year?: components["parameters"]["year"];
                /**
                 * @description The school that a row is about.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 */
                team?: components["parameters"]["team"];
                /**
                 * @description A week of the season. Every season type counts its own weeks from 1, so name the season type as well. Declared as a number rather than as an integer on this operation.
                 *
                 *     The service takes 0 for not given.
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
                 */
                year?: components["parameters"]["year"];
                /**
                 * @description The school that a row is about.
                 *
                 *     Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
                 */
                team?: components["parameters"]["team"];
                /**
                 * @description A week of the season. Every season type counts its own weeks from 1, so name the season type as well. Declared as a number rather than as an integer on this operation.
                 *
                 *     The service takes 0 for not given.
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
}

/** A part of a season. regular: the regular season with its conference championships; postseason: bowls and playoffs; both: regular season and postseason together, of use in a query only; allstar: all-star games; spring_regular and spring_postseason: a season that was moved to the spring. */
export type SeasonType = components["schemas"]["SeasonType"];
/** The division in which a team plays. fbs: Football Bowl Subdivision, the top one; fcs: Football Championship Subdivision; ii and iii: NCAA Divisions II and III; ii/iii: Divisions II and III, undivided. */
export type DivisionClassification = components["schemas"]["DivisionClassification"];
/** How a broadcast reaches its audience. tv: television; radio: radio; web: a stream on the internet; ppv: pay-per-view; mobile: an app on a phone. */
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
/** The share (0 to 1) of the opponent's plays on which a defense wreaked havoc: tackles for loss, passes defended or intercepted, forced fumbles. */
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
/** Which game a statistical row belongs to, and between whom. */
export type GameRowBase = components["schemas"]["GameRowBase"];
/** Header of a passing or rushing row for one side of one game. */
export type TeamGameRowBase = components["schemas"]["TeamGameRowBase"];
/** Header of a passing or rushing row for one player in one game. */
export type PlayerGameRowBase = components["schemas"]["PlayerGameRowBase"];
/** Header of a passing or rushing row for one team in one season. */
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
/** One team's passing in one game, and the passing that it allowed. The opponent's row holds the same two blocks, swapped. */
export type TeamPassingGame = components["schemas"]["TeamPassingGame"];
/** One passer's production in one game. */
export type PlayerPassingGame = components["schemas"]["PlayerPassingGame"];
/** Rates and yardage splits of a set of runs. The service defines none of them; the descriptions give the definitions usual in football analytics. On a defensive side they say what opponents produced, with the signs of PPA not inverted. */
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
/** One team's rushing in one game, and the rushing that it allowed. The opponent's row holds the same two blocks, swapped. */
export type TeamRushingGame = components["schemas"]["TeamRushingGame"];
/** One rusher's production in one game. */
export type PlayerRushingGame = components["schemas"]["PlayerRushingGame"];
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
/** Measures that the season and game blocks of one side share. Averages of line, second-level and open-field yards are per run. In a defensive block everything is what opponents achieved, with the signs of PPA not inverted, so lower is better there, except for stuffRate. */
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
/** One team's advanced statistics for one game; each game has two rows, one for either team. */
export type AdvancedGameStat = components["schemas"]["AdvancedGameStat"];
/** Havoc on one side of the ball in one game. By the usual definition that is a tackle for loss, a forced fumble, an interception or a pass broken up. All numbers are declared as numbers, though events and plays are whole. */
export type GameHavocSide = components["schemas"]["GameHavocSide"];
/** Havoc suffered and caused by one team in one game; each game has two rows, one for either team. */
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
/** All that the service knows about one team's season, in one object. */
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
