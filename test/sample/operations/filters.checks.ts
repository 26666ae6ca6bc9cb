import { responseTo } from "../fitting.js";

// Each line is a query with what its response must contain: `path?query @moment → expectations`. A line with {a,b} stands for two lines.
//   none, some, 12 rows, 400    how many rows, or the status
//   field: a, b                 the field's distinct values, in any order
//   field = a, b                the field's values in row order
//   field has a, field lacks a  the field's values include a, or do not
//   as /path?query              the same rows
//   unlike /path?query          different rows
//   as many as /path + /path    as many rows as the two together
const table = `
# A name must match in full, but in any case. A conference is matched by its abbreviation, unless a comment says otherwise.
/teams → school has Ohio State, St. Andrews; school lacks TBD
/teams?year=1977 → some; conference lacks null
/teams?conference=b1g → school has Ohio State, Oregon
/teams?conference=b1g&year=2023 → school lacks Oregon
/teams?conference=Big Ten → none
/teams/fbs → school lacks Presbyterian
/teams/fbs?year=1943 → school lacks Great Lakes Navy
/teams/fbs?year=1985 → school has BYU
/teams/matchup?team1=ohio state&team2=NOTRE DAME → team1 = Ohio State; team2 = Notre Dame; team1Wins = 1; team2Wins = 0; ties = 0
/teams/matchup?team1=Notre Dame&team2=Ohio State → team1 = Notre Dame; team2 = Ohio State; team1Wins = 0; team2Wins = 1
/teams/matchup?team1=Pittsburgh&team2=West Virginia → games.season = 1921, 1989
/teams/matchup?team1=Pittsburgh&team2=West Virginia&minYear=1922 → games.season = 1989
/teams/matchup?team1=Pittsburgh&team2=West Virginia&maxYear=1988 → games.season = 1921
/teams/matchup?team1=Pittsburgh&team2=West Virginia&minYear=1990&maxYear=2000 → startYear = 1990; endYear = 2000; team1Wins = 0; team2Wins = 0; ties = 0; games.season lacks 1989
# Teams that never met, a misspelled name, a team against itself, and abbreviations return an empty matchup.
/teams/matchup?{team1=Boise State&team2=Presbyterian,team1=Ohio Stat&team2=Texas,team1=Texas&team2=Texas,team1=OSU&team2=TEX} → team1 = undefined; team1Wins = 0; team2Wins = 0; ties = 0
/teams/matchup?team1=Ohio State&team2=Texas @2024-12-31T00:00Z → games.season lacks 2024, 2025
/teams/matchup?team1=Great Lakes Navy&team2=Camp Grant → ties = 1
/teams/ats?year=2025 → team has Ohio State, Purdue
/teams/ats?year=2025&team=ohio state → team = Ohio State
/teams/ats?year=2025&conference=b1g → conference: Big Ten
/teams/ats?year=2025&conference=Big Ten → none
/teams/ats?year=1950 → none
/teams/season/overview?year=2024&team={Nowhere State,OSU} → 404; message = Team season overview not found.
/teams/season/overview?year=1950&team=Ohio State → 404; message = Team season overview not found.
/teams/season/overview?year=2024&team={ ,Texas&week=1} → 400
/teams/season/overview?year=2024&team=PENN state → season = 2024; team = Penn State; teamId = 213
/teams/season/overview?year=2025&team=Pittsburgh → record.games = 13; record.wins = 8; record.losses = 5; record.ties = 0
/teams/season/overview?year=2025&team=Iowa → record.games = 13; record.wins = 9; record.losses = 4
# The sample world has only some games of Texas, does not know Utah's first coach of 2025, and knows South Carolina's record.
/teams/season/overview?year=2024&team=Texas → record.games = 0; record.wins = 0; record.losses = 0; record.ties = 0
/teams/season/overview?year=2025&team=Texas → statRankings = null
/teams/season/overview?year=2025&team=Utah → record.games = 0
/teams/season/overview?year=2025&team=South Carolina → record.wins = 4; record.losses = 8
/roster?team={Tennessee&year=2024,Purdue&year=2025} → lastName has Iverbrook
/roster?team={Tennessee&year=2025,Purdue&year=2024} → lastName lacks Iverbrook
/roster?team=Ohio State → as /roster?team=Ohio State&year=2025; lastName has Applecote; lastName lacks Harcastle
/roster?year=2024&classification=fbs → as /roster?year=2024
/roster?year=2024&classification=iii → none
/roster?year=2001 → none
/roster?team=OSU → none
/roster?year=2024 → position has PK; position lacks K
/talent?year=1990 → none
/talent?year=2024 @2024-08-24T06:59:59Z → none
/talent?year=2024 @2024-08-24T07:00:00Z → some

/conferences → name has Big Six, Big Ten
/conferences?year=1930 → name has Big Six; name lacks Sun Belt
/conferences?year=1800 → none
/conferences?classification=fcs → classification: fcs
/conferences/changes?year=1800 → none
/conferences/affiliations?team=Texas → startYear = 1915, 1996, 2011, 2024
/conferences/affiliations?team=Texas&year=2000 → startYear = 1996
/conferences/affiliations?team=Texas&year=1900 → none
/conferences/affiliations?team=Texas&minYear=2000 → startYear = 1996, 2011, 2024
/conferences/affiliations?team=Texas&maxYear=2000 → startYear = 1915, 1996
/conferences/affiliations?team=Texas&minYear=2000&maxYear=2012 → startYear = 1996, 2011
/conferences/affiliations?team=tex → as /conferences/affiliations?team=TEXAS; some
/conferences/affiliations?conference=big ten → some; as /conferences/affiliations?conference=B1G
/conferences/affiliations?team=Ohio → team lacks Ohio State
/conferences/affiliations?{year=2024&minYear=2000,minYear=2001&maxYear=2000} → 400

/coaches → lastName has Day, Freeman, Warner
/coaches?firstName=RYAN&lastName=day → lastName = Day
/coaches?lastName=Da → none
/coaches?firstName=Marcus&lastName=Day → none
/coaches?team=OSU → none
/coaches?team=notre dame&minYear=2022&maxYear=2023 → seasons.year = 2022, 2023
/coaches?lastName=Warner&year=1922 → seasons.year = 1922
/coaches?lastName=Warner&year=2024 → none
/coaches?lastName=Day&year=0 → as /coaches?lastName=Day
/coaches?team=Illinois&year=2024 → seasons.wins = 10; seasons.losses = 3; seasons.postseasonRank = 16
/coaches?team=Ole Miss&year=2025 → seasons.wins = 2; seasons.losses = 1
/coaches?team={Texas&year=2024,Kent State&year=2025} → none
/coaches?year=2025 @2024-12-31T12:00:00Z → none
/coaches/profile?coachId=1 → 404; message = Coach not found
/coaches/seasons?coachId=10&minYear=2022&maxYear=2023 → year = 2022, 2023
/coaches/seasons?coachId=10&year=2023 → year = 2023
/coaches/seasons?year=1922 → year: 1922
/coaches/seasons?team=pittsburgh&maxYear=1916 → year = 1915, 1916
/coaches/seasons?{coachId=1,coachId=10&team=Texas} → none
/coaches/seasons?{minYear=2000,team=Texas&year=2024&minYear=2000,team=Texas&minYear=2&maxYear=1,team= } → 400
/coaches/seasons → 400
/coaches/seasons?year=2025 @2024-12-31T12:00:00Z → none
/coaches/seasons?year=2025 @2025-01-01T12:00:00Z → some
/coaches/tenures?coachId=10 → startYear = 2018, 2019
/coaches/tenures?team=ohio state&year=2018 → startYear = 2018
/coaches/tenures?team=Ohio State&year=2024 → startYear = 2019
/coaches/tenures?team=Ohio State&active=true → startYear = 2019
/coaches/tenures?team=Ohio State&active=false → startYear = 2018
/coaches/tenures?coachId=1 → none
/coaches/tenures?year=2024 → 400

# The draft filters by an NFL team's location, by a player's school, and by a position's name or abbreviation.
/draft/picks → year: 1977, 2002, 2025
/draft/picks?year=1977 → name = Tony Dorsett
/draft/picks?year=1978 → none
/draft/picks?year=0 → as /draft/picks
/draft/picks?year=2025 @2025-04-24T23:59:59Z → none
/draft/picks?year=2025 @2025-04-25T00:00:00Z → round: 1
/draft/picks?year=2025 @2025-04-26T12:00:00Z → round: 1, 2
/draft/picks?year=2025 @2025-04-27T00:00:00Z → round: 1, 2, 4, 5, 6, 7
/draft/picks?year=2025&team=green bay → name = Matthew Golden
/draft/picks?year=2025&team=Packers → none
/draft/picks?year=2025&school=notre dame → name = Riley Leonard
/draft/picks?year=2025&school=ND → none
/draft/picks?year=2025&conference=SEC → name has Quinn Ewers
/draft/picks?year=2025&conference=B1G → name has Will Howard
/draft/picks?year=2025&conference=Big Ten → none
/draft/picks?year=2025&position=qb → name has Will Howard; as /draft/picks?year=2025&position=quarterback

# The search term matches part of a player's full name, with the wildcards % and _. The team matches the schools of all stints.
/player/search?searchTerm=VEASL → name = Roland Veasley
/player/search?searchTerm=wendell har → name = Wendell Harcastle
/player/search?searchTerm=harcastle wendell → none
/player/search?searchTerm=w_nd%25harcastle → name = Wendell Harcastle
/player/search?searchTerm={w.nd,(} → none
/player/search?searchTerm= → 100 rows; as /player/search?searchTerm=%25
/player/search → 400
/player/search?searchTerm=pemberwick&team={memphis,Memphis&year=2021} → name = Calvin Pemberwick
/player/search?searchTerm=pemberwick&{team=Memphis&year=2023,year=2010,team=TEX} → none
/player/search?searchTerm=pemberwick&year=0 → name = Calvin Pemberwick
/player/search?searchTerm=harcastle&position=qb → name has Wendell Harcastle
/player/search?searchTerm=harcastle&position=Quarterback → none
/player/usage?year=2025&team=ohio state&position=qb → name has Everett Smith; conference: B1G
/player/usage?year=2025&conference=b1g&position=QB → name has Everett Smith
/player/usage?{year=2024,year=2025&conference=Big Ten} → none
/player/usage?year=2025&playerId=0 → as /player/usage?year=2025
/player/usage?year=2025&excludeGarbageTime=true → unlike /player/usage?year=2025
/player/usage?year=2025&excludeGarbageTime=false → as /player/usage?year=2025
/player/usage?year=2001 → none
/player/returning?year=2025&team=ohio state → team = Ohio State
/player/returning?team=Ohio State → season = 2024, 2025
/player/returning?year=2025&conference=big ten → team has Ohio State
/player/returning?year=2025&conference=B1G → none
/player/returning?conference=SEC → 400
/player/portal?year=2024 → season: 2024
/player/portal?year=2019 → none
/player/portal → 400
/player/portal?year=2025 @2024-12-09T14:29:59Z → none
/player/portal?year=2025 @2024-12-09T14:30:00Z → lastName = Cottrell
/player/portal?year=2025 @2025-04-18T12:00:00Z → lastName = Cottrell, Walcott
/player/portal?year=2025 @2025-04-19T12:00:00Z → lastName has Iverbrook

/recruiting/players?year=2021 → recruitType: HighSchool
/recruiting/players?year=2021&classification=JUCO → name = Jo Sample
/recruiting/players?year=2021&classification=PrepSchool → none
/recruiting/players?{year=0,year=2021&classification=juco} → 400
/recruiting/players → 400
/recruiting/players?team=ohio state&year=2022 → name has Lucius Barrowby
/recruiting/players?team=OSU → none
/recruiting/players?team=Ohio State&state=oh → stateProvince: OH
/recruiting/players?year=2020&position=pro → name = Wendell Harcastle
/recruiting/players?year=2020&position=QB → name lacks Wendell Harcastle
/recruiting/players?year=2024 → position lacks PK
/recruiting/teams → year has 2023, 2024, 2025
/recruiting/teams?year=2024&team=texas → team = Texas; year = 2024
/recruiting/teams?team=TEX → none
/recruiting/{players,teams}?year=2025 @2024-12-03T12:00:00Z → none
/recruiting/{players,teams}?year=2025 @2024-12-04T12:00:00Z → some
/recruiting/groups?team=Ohio State&{endYear=1999,recruitType=PrepSchool} → none
/recruiting/groups?conference=sec → team has Tennessee
/recruiting/groups?conference=Big Ten → none
/recruiting/groups?team=Marshall&startYear=2025&endYear=2025 @2024-12-03T12:00:00Z → none
/recruiting/groups?team=Marshall&startYear=2025&endYear=2025 @2024-12-04T12:00:00Z → some

# Most ratings require a year or a team. Only CORE accepts a conference's name as well as its abbreviation.
/ratings/{core,sp,srs,srs/expanded,fpi} → 400
/ratings/{core,sp,srs,srs/expanded,fpi}?year=0 → 400
/ratings/{core,srs,srs/expanded,fpi}?team=ohio state → team: Ohio State
/ratings/sp?team=ohio state → team: Ohio State, nationalAverages
/ratings/{core,srs,srs/expanded,elo,fpi}?year=2024&conference=b1g → conference: Big Ten
/ratings/core?year=2024&conference=Big Ten → as /ratings/core?year=2024&conference=B1G
/ratings/{srs,srs/expanded,elo,fpi}?year=2024&conference=Big Ten → none
/ratings/{core,sp,srs,srs/expanded,elo,fpi}?year=1850 → none
/ratings/{core,srs,srs/expanded,elo,fpi}?year=2024&team=OSU → none
/ratings/sp?year=2024&team=OSU → team = nationalAverages
/ratings/{core,sp,srs,srs/expanded,fpi,elo,sp/conferences}?year=2025 @2025-08-23T06:59:59Z → none
/ratings/{core,sp,srs,srs/expanded,fpi,elo,sp/conferences}?year=2025 @2025-08-23T07:00:00Z → some
/ratings/{core,sp,srs,srs/expanded,fpi,elo,sp/conferences}?year=2025 @2025-09-02T12:00:00Z → some
/ratings/core?year=2025 @2025-09-01T12:00:00Z → throughWeek: 1
/ratings/core?team=Miami → year: 2024, 2025
/ratings/core?year=2021 → team = Georgia
/ratings/sp?year=2024&team=Texas → team = Texas, nationalAverages
/ratings/sp?team=Miami → year = 2001, 2001, 2024, 2024, 2025, 2025; team = Miami, nationalAverages, Miami, nationalAverages, Miami, nationalAverages
/ratings/sp?year=2021 → team lacks Presbyterian
/ratings/sp/conferences?year=2024&classification=fcs → none
/ratings/sp/conferences?conference=sec → year = 2021, 2024, 2025
/ratings/sp/conferences?conference=Big Ten → none
/ratings/srs?year=2021 → team lacks Presbyterian
/ratings/srs/expanded?year=2021 → team has Presbyterian
/ratings/srs/expanded?year=2021&classification=fcs → team = Presbyterian
/ratings/srs/expanded?year=2007&classification=ii → team = UNC Pembroke
/ratings/srs?year=1921 → ranking: null
/ratings/{srs,srs/expanded}?year=2024&team=Clemson → ranking = 1
/ratings/elo?year=2025&preseason=true → team has Ohio State, Texas, Miami, Notre Dame; team lacks TBD
/ratings/elo?year=2025&preseason=true&{week=1,seasonType=postseason} → 400
/ratings/elo?year=2001&seasonType=regular → team lacks Miami
/ratings/elo?year=2001&seasonType=postseason → team has Miami
/ratings/elo?year=2021&{seasonType=postseason,week=0} → as /ratings/elo?year=2021
/ratings/elo → year has 2001, 2021, 2024, 2025
/ratings/elo?year=2025&team=Grambling → none
# As in the service, a team without a conference does not have an Elo rating.
/ratings/elo?year=1921 → none
/records?year=2003 @2025-08-20T00:00:00Z → none
/records?{year=2024,year=2025&team=Miami} → none
/records?year=2025 @2025-08-20T00:00:00Z → 18 rows; total.games: 0; total.wins: 0; expectedWins: null
/records?year=2025 → conference: Big Ten
/rankings?year=2024 @2024-12-01T16:59:59Z → none
/rankings?year=2024 @2024-12-01T17:00:00Z → week = 15; seasonType: regular
/rankings?year=2024 @2024-12-08T17:00:00Z → week: 15, 16
/rankings?year=2024&seasonType=postseason @2025-01-21T16:59:59Z → none
/rankings?year=2024&seasonType=postseason @2025-01-21T17:00:00Z → week = 1; seasonType: postseason
/rankings?year=2024&poll=cfp&latest=true @2024-12-05T00:00:00Z → week = 15
/rankings?year=2024&poll=cfp&final=true @2024-12-05T00:00:00Z → none
/rankings?year=2024&poll=cfp&{latest,final}=true @2025-02-01T00:00:00Z → week = 16
/rankings?year=2024&poll=cfp&week=15 @2025-02-01T00:00:00Z → week = 15
/rankings?year=2024&week=15.5 @2025-02-01T00:00:00Z → none

# Games, lines, drives and plays match sides by school. Week 0 counts as not given, unless the operation requires a week.
/games?year=1921 → homeTeam = Pittsburgh
/games/schedule?year=2025&seasonType=regular&week=40 → 404; message = Calendar window not found.
/games/1/{preview,preview/adjusted} → 404; message = Game not found.
/playoffs/{cfp,cfp/participants,cfp/games}?year=2001 → 404; message = CFP playoff not found
/games?year=2025 → attendance: null
/games?year=2024 → attendance has null
/playoffs/cfp?year=2024 → participants.qualificationReason: Conference champion automatic qualifier, CFP selection committee at-large selection
/{games,lines}?year=2024&seasonType=both → some; as /{games,lines}?year=2024
/games/media?year=2024&seasonType=both → some; as /games/media?year=2024
/games/media?year=2025 → outlet has FS1
/calendar?year={2001,2026} @2026-02-01T12:00:00Z → none
/calendar?year={2002,2025} @2026-02-01T12:00:00Z → 17 rows
/calendar?year=2023 @2026-02-01T12:00:00Z → 16 rows
/venues?state=OH → as /venues
/scoreboard @2024-12-14T07:59:59Z → none
/scoreboard @2024-12-14T08:00:00Z → 8 rows
/scoreboard @2025-01-01T20:12:00Z → 9 rows
/scoreboard @{2025-02-01T12:00:00Z,2025-08-23T06:59:59Z} → 11 rows
/scoreboard @2025-08-28T12:00:00Z → 19 rows
/scoreboard?conference=b1g @2025-02-01T12:00:00Z → 8 rows
/scoreboard?{conference=Big Ten,classification=fcs} @2025-02-01T12:00:00Z → none
/lines?year=2024&home=Texas → homeTeam: Texas
/lines?year=2024&away=Texas → awayTeam: Texas
/lines?year=2024&team=texas → as many as /lines?year=2024&home=Texas + /lines?year=2024&away=Texas
/lines?year=2024&conference=SEC → homeTeam has Texas; awayTeam has Texas
/lines?year=2024&{conference=Big Ten,week=99,seasonType=allstar,provider=Bov} → none
/lines?gameId=401677192&year=1900&week=7&team=Nowhere&conference=SEC → as /lines?gameId=401677192; 1 rows
/lines?gameId=401677192&provider=consensus → none
/lines?gameId=0&year=2024 → as /lines?year=2024
/drives?year=2024&seasonType=postseason&offense=BOISE STATE → offense: Boise State
/drives?year=2024&seasonType=postseason&defense=Boise State → defense: Boise State
/drives?year=2024&seasonType=postseason&team=boise state → as many as /drives?year=2024&offense=Boise State + /drives?year=2024&defense=Boise State
/drives?year=2024&seasonType=postseason&week=1 → some
/drives?year=2024&{week=99,seasonType=spring_regular,classification=fcs,team=Nowhere,team=Ohio} → none
/drives?year=2024&{week=0,seasonType=both,classification=fbs} → as /drives?year=2024
/drives?year=2024&offenseConference=b1g → offenseConference: Big Ten
/drives?year=2024&defenseConference=B1G → defenseConference: Big Ten
/drives?year=2024&conference=b1g → offenseConference has Big Ten, SEC; defenseConference has Big Ten, SEC
/drives?year=2024&{conference,offenseConference,defenseConference}=Big Ten → none
/drives?year=1921 → none
/plays?year=2024&week=1&seasonType=postseason&playType=RUSH → playType: Rush
/plays?year=2024&week=1&seasonType=postseason&playType={rush,Rush,Sack} → none
/plays?year=2024&week=1&seasonType=postseason&playType=TD → playType has Passing Touchdown, Rushing Touchdown
/plays?year=2024&week=1&seasonType=postseason&offense=texas&defense=ohio state → offense: Texas; defense: Ohio State
/plays?year=2024&week=1&seasonType=postseason&conference=B1G → some
/plays?year=2024&week=1&seasonType=postseason&team=Texas → offense has Texas, Clemson; offense lacks Oregon
/plays?year=2024&week=1&seasonType=postseason&{conference=Big Ten,offenseConference=none} → none
/plays?{year=2024&week=0,year=1921&week=3} → none
/plays?year=2001&week=1 → some
/plays/stats?gameId=401677191&statTypeId=9999 → none
/plays/stats?gameId=401677191&team=TEXAS → team: Texas; gameId: 401677191
/plays/stats?gameId=401677191&conference=sec → team: Texas
/plays/stats?gameId=401677191&conference=B1G → team: Ohio State
/plays/stats?{gameId=401677191&team=TEX,gameId=401677191&conference=Big Ten,year=2001} → none
/plays/stats → 2000 rows
/plays/stats?year=0&week=0&gameId=0 → 2000 rows

# Passing and rushing accept names and abbreviations. Without a classification, they return the rows of FBS offenses.
/passing/plays?year=2025&week=1&seasonType=regular&offense=Texas → offense: Texas
/passing/plays?year=2025&week=1&seasonType=regular&outcome=interception → outcome: interception
/passing/plays?year=2025&week=1&seasonType=regular&team=ohio state → some; as /passing/plays?year=2025&week=1&seasonType=regular&team=osu
/passing/plays?year=2025&week=1&seasonType=regular&conference=Big Ten → some; as /passing/plays?year=2025&week=1&seasonType=regular&conference=B1G
/passing/plays?year=2025&week=1&seasonType=regular&conference=Ten → none
/passing/plays?year=2025&week=1&seasonType=regular → as /passing/plays?year=2025&week=1&seasonType=regular&classification=fbs
/passing/plays?year=2025&week=1&seasonType=regular&classification=fcs → offense: Montana State, UAlbany, Western Illinois
/passing/plays?year=2025&week=1&seasonType=regular&gameId=0 → none
/passing/plays?year=2025&week=0 → none
# If a game's play descriptions can't be parsed, its plays have only situation and outcome. Its teams have 0 attempts and no conference.
/passing/plays?year=2025&week=1&seasonType=regular&gameId=401752793 → offense: Buffalo, Minnesota; parseStatus: invalid; passer: null; target: null; airYards: null; totalYards: null; playText: null
/passing/teams/season?year=2025&team=Minnesota @2025-09-02T12:00:00Z → 1 rows; conference = null; offense.attempts = 0; offense.totalYards = null
/passing/players/season?passerId=0 → none
/{passing,rushing}/{players,teams}/season?year=2025&seasonType=postseason @2025-12-01T12:00:00Z → none
/{passing,rushing}/{players,teams}/season?year=0 → none
/{passing,rushing}/teams/season?year=2025&seasonType=both @2025-12-01T12:00:00Z → as /{passing,rushing}/teams/season?year=2025
/{passing,rushing}/{players/season,teams/season,teams/games}?team=Miami&year={2001,2021,2024} → none
/{passing,rushing}/plays?year=2024&week=1 → none
/{passing,rushing}/{plays,players/season,players/games,teams/season,teams/games}?year=2025&team=Texas @2025-08-28T12:00:00Z → none
/passing/teams/season?year=2025&team=Minnesota&conference={B1G,MAC} @2025-09-02T12:00:00Z → none
/rushing/plays?gameId=401752677 → gameId: 401752677; offense: Ohio State, Texas; as /rushing/plays?gameId=401752677&classification=fbs
/rushing/plays?{gameId=0,gameId=401752677&classification=fcs} → none
/rushing/teams/games?year=2025&week=1&seasonType=regular&conference=sec → conference: SEC
/rushing/teams/games?year=2025&week=1&seasonType=regular&conference=big ten → as /rushing/teams/games?year=2025&week=1&seasonType=regular&conference=B1G
/rushing/teams/games?year=2025&week=1&seasonType=regular&team=ND → team: Notre Dame
/rushing/teams/games?year=2025&week=1&seasonType=regular&team=Notre → none

# For statistics, a last week leaves out the postseason. For success rates, 0 counts as not given in rules, but as a filter it matches nothing.
/stats/player/season?year=2025&team=Ohio State → category has receiving; as /stats/player/season?year=2025&team=Ohio State&conference=b1g
/stats/player/season?year=2025&team=Ohio State&category=PASSING → category: passing
/stats/player/season?year=2025&team=Ohio State&{category=pass,conference=Big Ten,startWeek=99,endWeek=0,seasonType=allstar} → none
/stats/player/season?year=2025&team=Ohio State&startWeek=1&endWeek=99 → as /stats/player/season?year=2025&team=Ohio State
/stats/player/season?year=2025&team=Ohio State&seasonType=postseason → some
/stats/player/success?year=2025&conference=Big Ten → none
/stats/player/success?year=2025&conference=B1G → some
/stats/player/success?year=0 → 400
/stats/player/success/game?year=2024&week=0 → 400
/stats/player/success/game?year=2024&week=1&seasonType=postseason&conference=SEC → conference: SEC
/stats/season?year=2025&team=Iowa → some; as /stats/season?year=2025&team=Iowa&startWeek=1
/stats/season?year=2025&team=Iowa&startWeek=1&endWeek=20 → unlike /stats/season?year=2025&team=Iowa
/stats/season?year=2025&team=Iowa&startWeek=15&endWeek=20 → none
/stats/season?year=2025&team=iowa&conference=b1g → team: Iowa
/stats/season?{year=2024,year=2025&conference=Big Ten,year=2025&classification=fcs} → none
/stats/season?team=ohio state → season: 2025
/stats/season?year=2025&team=Iowa&startWeek=14 → unlike /stats/season?year=2025&team=Iowa; some
/stats/season/advanced?year=2025&team=Iowa → as /stats/season/advanced?year=2025&team=Iowa&startWeek=1; unlike /stats/season/advanced?year=2025&team=Iowa&startWeek=1&endWeek=20
/stats/season/advanced?year=2024 → none
/stats/season/advanced?year=2025 → conference: Big Ten
/stats/season/advanced?year=2021&team=Presbyterian → none
/stats/season/advanced?year=2021&team=Presbyterian&classification=fcs → team: Presbyterian
/stats/season/advanced?year=1921&team=Pittsburgh → none
/stats/game/{advanced,havoc}?year=2024&team=Ohio State&opponent=texas → team = Ohio State; opponent = Texas
/stats/game/{advanced,havoc}?year=2024&team=Ohio State&week=1.0&seasonType=postseason → some
/stats/game/{advanced,havoc}?year=2024&team=Ohio State&{week=1.5,opponent=TEX} → none
/stats/game/advanced?year=2001 → some
/stats/game/havoc?year=2001 → none
/stats/game/advanced?year=1921 → none

# For predicted points, a conference's name selects its teams, and its abbreviation selects their players.
/ppa/predicted?down=1&distance=10 → 90 rows
/ppa/predicted?down=3&distance=99 → 1 rows
/ppa/predicted?{down=0&distance=10,down=5&distance=10,down=1&distance=0,down=1&distance=100,down=-1&distance=-1,down=2&distance=2000000000} → none
/ppa/{teams,games}?year=2025&conference=big ten → conference: Big Ten
/ppa/{teams,games}?year=2025&conference=B1G → none
/ppa/teams?{year=2025&classification=fcs,year=2024&team=Texas} → none
/ppa/games?year=2001 → some
/ppa/games?{year=1921,year=2024&week=99,year=2024&seasonType=spring_regular} → none
/ppa/games?year=2024&week=1&seasonType=postseason → some
/ppa/games?year=2024&week=1&seasonType=postseason&team=Arizona State → unlike /ppa/games?year=2024&week=1&seasonType=postseason&team=Arizona State&excludeGarbageTime=true
/ppa/teams?year=2025&team=Indiana → unlike /ppa/teams?year=2025&team=Indiana&excludeGarbageTime=true
/ppa/players/season?year=2025&team=Iowa&position=rb → position: RB
/ppa/players/games?year=2024&week=1&seasonType=postseason&position=QB → position: QB
/ppa/players/season?year=2025&team=Iowa&conference=b1g → some
/ppa/players/season?{year=2024,year=2025&conference=Big Ten} → none
/ppa/players/{season,games}?year=2025&team=Ohio State&position=QB&excludeGarbageTime=true → unlike /ppa/players/{season,games}?year=2025&team=Ohio State&position=QB
/{ppa/teams,ppa/games,ppa/players/season,metrics/wp/pregame}?year=1900 → none
/ppa/players/games?year=1900&week=1 → none
/metrics/wp?gameId={0,1,400100001} → none
/metrics/wp?gameId=401752677 @2025-08-30T12:00:00Z → none
/metrics/wp/pregame?team=boise state → homeTeam: Boise State, Washington
/metrics/wp/pregame?year=2025&week=1&seasonType=regular → some
/metrics/wp/pregame?year=2001 → none
/wepa/{team/season,players/passing,players/rushing,players/kicking} → some
/wepa/{team/season,players/passing,players/rushing,players/kicking}?year=0 → as /wepa/{team/season,players/passing,players/rushing,players/kicking}
/wepa/{team/season,players/passing,players/rushing,players/kicking}?year=2025&team=ohio state → year: 2025; team: Ohio State
/wepa/{team/season,players/passing,players/rushing,players/kicking}?conference=b1g → conference: B1G
/wepa/{team/season,players/passing,players/rushing,players/kicking}?{year=2001,team=OSU,conference=Big Ten} → none
/wepa/players/passing → position: QB
/wepa/players/passing?position=RB → none
/wepa/players/rushing?position=rb → position: RB
/wepa/players/rushing?position=Running Back → none
`;

/** Returns a line for each choice in the line's braces. The same braces after the arrow get the same choice. */
function expanded(row: string): string[] {
  const [braces, choices = ""] = /\{([^}]*)\}/.exec(row) ?? [];
  if (braces === undefined) return [row];
  return choices.split(",").flatMap((choice) => {
    const [query = "", expectation = ""] = row.split(" → ");
    return expanded(`${query.replace(braces, choice)} → ${expectation.replaceAll(braces, choice)}`);
  });
}

const lines = table.split("\n").filter((line) => line.startsWith("/"));
const cases = lines.flatMap(expanded).map((line) => line.split(" → ") as [string, string]);

/** The values at a dotted path, as strings. Follows the path into each element of a list. */
function valuesAt(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => valuesAt(each, path));
  const [name = "", ...rest] = path.split(".");
  const own: unknown = Object(value)[name];
  return rest.length === 0 ? [String(own)] : valuesAt(own, rest.join("."));
}

test.each(cases)("%s: %s", async (query, expectation) => {
  const [target = "", now] = query.split(" @");
  const { status, body } = await responseTo(target, now);
  const rowsOf = async (other: string) => (await responseTo(other, now)).body;
  const count = Array.isArray(body) ? body.length : undefined;
  for (const part of expectation.split("; ")) {
    const [, path = "", kind, list = ""] = /^([\w.]+)(:| =| has| lacks) (.*)$/.exec(part) ?? [];
    const listed = list.split(", ");
    const values = valuesAt(body, path);
    if (/^4\d\d$/.test(part)) expect(status).toBe(Number(part));
    else if (part === "none") expect(body).toEqual([]);
    else if (part === "some") expect(count).toBeGreaterThan(0);
    else if (part.endsWith(" rows")) expect(count).toBe(Number.parseInt(part, 10));
    else if (part.startsWith("as many as ")) {
      const [one, two] = await Promise.all(part.slice(11).split(" + ").map(rowsOf));
      expect(body).toHaveLength(Object(one).length + Object(two).length);
    } else if (part.startsWith("as ")) expect(body).toEqual(await rowsOf(part.slice(3)));
    else if (part.startsWith("unlike ")) expect(body).not.toEqual(await rowsOf(part.slice(7)));
    else if (kind === ":") expect([...new Set(values)].sort()).toEqual(listed.sort());
    else if (kind === " =") expect(values).toEqual(listed);
    else if (kind === " has") expect(values).toEqual(expect.arrayContaining(listed));
    else if (kind === " lacks") expect(listed.filter((each) => values.includes(each))).toEqual([]);
    else throw new Error(`unknown expectation: ${part}`);
  }
  if (!/^4\d\d/.test(expectation)) expect(status).toBe(200);
});
