// Generated from openapi.yaml by `npm run generate`. Do not edit: edit the document.

const text0 = "The id of the game, as in `getGames`.";
const text1 = "The two sides of the game. Use `homeAway`, not the order, to distinguish them.";
const text2 = "The school on this side of the game.";
const text3 = "The name of the team's conference. Null without a known conference.";
const text4 = "The side of the game that the team is on.";
const text5 = "The team's score. Null when unknown.";
const text6 = "The season, named by the year in which it begins.";
const text7 = "The week within the part of the season; each part counts from 1.";
const text8 = "The part of the season in which the game is played.";
const text9 = "Whether the kickoff time is still to be determined.";
const text10 = "The school of the home team.";
const text11 = "The name of the home team's conference. Null without a known conference.";
const text12 = "The school of the away team.";
const text13 = "The name of the away team's conference. Null without a known conference.";
const text14 = "When the game kicks off.";
const text15 = "The id of the team, as in `getTeams`.";
const text16 = "Whether the game is played at a neutral site.";
const text17 = "Whether both teams are members of the same conference.";
const text18 = "The name of the venue. Null when unknown.";
const text19 = "The temperature of the air. Null when unknown. Unit not specified.";
const text20 = "The speed of the wind. Null when unknown. Unit not specified.";
const text21 = "The direction of the wind. Null when unknown. Unit not specified.";
const text22 = "The home team's postgame win probability, 0 to 1: how often such a performance would win. May be null.";
const text23 = "The away team's postgame win probability, 0 to 1: how often such a performance would win. May be null.";
const text24 = "The excitement index: how much the win probability swung during the game. May be null.";
const text25 = "The school on offense.";
const text26 = "The value in the first quarter. May be null.";
const text27 = "The value in the second quarter. May be null.";
const text28 = "The value in the third quarter. May be null.";
const text29 = "The value in the fourth quarter. May be null.";
const text30 = "The school that the row is about.";
const text31 = "The number of passes thrown, with any outcome.";
const text32 = "The number of passes caught by the offense.";
const text33 = "The number of passes not caught. Interceptions are counted separately.";
const text34 = "The number of passes caught by the defense.";
const text35 = "Completions divided by attempts, 0 to 1. May be null.";
const text36 = "The number of attempts with known air yards, a known zero included: the denominator of `averageDepthOfTarget`.";
const text37 = "Yards from the line of scrimmage to the target, over the attempts with known air yards. May be null.";
const text38 = "Air yards per attempt with known air yards. May be null.";
const text39 = "The number of attempts with known total yards, a known zero included.";
const text40 = "Yards gained by passing, over the attempts with known total yards. May be null.";
const text41 = "The number of completed attempts with valid total yards and air yards: the denominator of `averageYardsAfterCatch`.";
const text42 = "Yards after the catch, over the completions with known yards after the catch. May be null.";
const text43 = "Yards after the catch per completion with known yards after the catch. May be null.";
const text44 = "The successful eligible attempts divided by all eligible attempts, 0 to 1. An eligible attempt without a stored success stays in the denominator and counts as not successful. 0 when no attempt is eligible.";
const text45 = "Predicted points added per eligible attempt with known PPA; the denominator is `ppaAttemptsAvailable`. 0 when there are none, so check that count before you read a 0.";
const text46 = "The sum of predicted points added over the eligible attempts with known PPA. 0 when there are none.";
const text47 = "Predicted points added per successful eligible attempt with known PPA; the denominator is `successfulPpaAttemptsAvailable`. 0 when there are none.";
const text48 = "The number of eligible attempts with known PPA: the denominator of `ppa`.";
const text49 = "The number of eligible attempts with a stored success or failure. It is not the denominator of `successRate`, which also includes the eligible attempts without one.";
const text50 = "The number of eligible attempts stored as successful: the numerator of `successRate`.";
const text51 = "The number of successful eligible attempts with known PPA: the denominator of `explosiveness`.";
const text52 = "The school that the row is about, or that the player of the row played for.";
const text53 = "The conference of the team in that season. Null without a known conference.";
const text54 = "The school of the opponent.";
const text55 = "The share of runs that succeeded, 0 to 1. A run succeeds when it gains half the distance on first down, 70 percent on second, and all of it on third or fourth.";
const text56 = "Predicted points added per run.";
const text57 = "The sum of predicted points added on all runs.";
const text58 = "Line yards per run, the yards credited to the blocking: losses count 1.2 times, yards 1 to 4 fully, yards 5 to 10 half, and yards beyond 10 not at all. May be negative.";
const text59 = "Line yards over all runs.";
const text60 = "Second-level yards per run: those gained between 5 and 10 yards past the line of scrimmage.";
const text61 = "Second-level yards over all runs: those gained between 5 and 10 yards past the line of scrimmage.";
const text62 = "Open-field yards per run: those gained more than 10 yards past the line of scrimmage.";
const text63 = "Open-field yards over all runs: those gained more than 10 yards past the line of scrimmage.";
const text64 = "The share of runs without a gain, 0 to 1. Lower is better for an offense, higher for a defense.";
const text65 = "The share of runs with 2 or fewer yards to go, on any down, that succeeded, 0 to 1.";
const text66 = "Predicted points added per successful run.";
const text67 = "The player's full name.";
const text68 = "The number of attempts that are eligible for advanced metrics and for analysis by location: the denominator of `successRate`. The plain counts and yards of the block include ineligible attempts; its locations do not, so they add up to this number and not to `attempts`.";
const text69 = "The number of eligible attempts with both a recognized depth and a recognized direction: all but those in `unknown`.";
const text70 = "Eligible attempts by depth and direction. All seven locations are always present, even the empty ones.";
const text71 = "The id of the player, as in `searchPlayers`: a string of digits.";
const text72 = "The number of runs.";
const text73 = "The number of runs with known yards (inferred from the name and from its counterparts in passing). It is a count, not yards.";
const text74 = "Yards gained by rushing, less losses. May be null.";
const text75 = "Rushing yards per run. May be null.";
const text76 = "The number of runs credited to one player (inferred from the name).";
const text77 = "The number of runs credited to no known player (inferred from the name).";
const text78 = "The number of sacks: tackles of the quarterback who is trying to pass.";
const text79 = "The number of kneels: the quarterback kneels to run the clock.";
const text80 = "The number of runs credited to the team and to no player (inferred from the name).";
const text81 = "The number of runs in which several players carried the ball (inferred from the name).";
const text82 = "The number of runs eligible for analysis by direction (inferred from the name).";
const text83 = "The number of eligible runs with a known direction (inferred from the name).";
const text84 = "The runs by direction. All four keys are always present.";
const text85 = "The value over the whole game. May be null.";
const text86 = "The player's full name. Null when unknown.";
const text87 = "The school that the player played for. Null when unknown.";
const text88 = "The abbreviation of the position, such as QB, RB, WR or TE. Null when unknown.";
const text89 = "Rushing plays. May be null.";
const text90 = "Passing plays. May be null.";
const text91 = "The round, as a value for programs.";
const text92 = "The round, as a name for people, such as National Championship.";
const text93 = "The number of the round in the order of play; the lowest is played first.";
const text94 = "Whether the game is over.";
const text95 = "The home team's score. May be null (probably until there is one).";
const text96 = "The away team's score. May be null (probably until there is one).";
const text97 = "The id of the venue, as in `getVenues`. Null when unknown.";
const text98 = "The number of the drive within the game. Null when unknown.";
const text99 = "The school that had the ball.";
const text100 = "The conference of the team that had the ball. Null without a known conference.";
const text101 = "The school that defended.";
const text102 = "The conference of the team that defended. Null without a known conference.";
const text103 = "The id of the drive that the play belongs to.";
const text104 = "The id of the play: a string of digits, which may be too long for a number.";
const text105 = "The period, 1 to 4 in regulation.";
const text106 = "The time left in the period.";
const text107 = "Yards from the start of the play to the opponent's goal line.";
const text108 = "The down, 1 to 4.";
const text109 = "Yards to go for a first down.";
const text110 = "Full minutes. Null when unknown.";
const text111 = "Seconds beyond the minutes, 0 to 59. Null when unknown.";
const text112 = "The id of the drive: a string of digits.";
const text113 = "The school that has the ball.";
const text114 = "The number of plays on the drive.";
const text115 = "Yards gained on the drive, negative for a loss.";
const text116 = "Yards from the start of the drive to the opponent's goal line.";
const text117 = "Yards gained on the play, negative for a loss.";
const text118 = "The id of the team that defends.";
const text119 = "The play in words. May be null.";
const text120 = "The passing of the team.";
const text121 = "The passing of the opponents.";
const text122 = "The id of the play, as in `getPlays`: a string of digits, which may be too long for a number.";
const text123 = "The id of the team that had the ball.";
const text124 = "The yard line where the play began. Which goal line it counts from is not specified.";
const text125 = "Predicted points added by the play. Null when unknown; 0 is a value.";
const text126 = "Whether the play gained enough for its down and distance. Null when unknown.";
const text127 = "Seconds beyond the minutes, 0 to 59.";
const text128 = "The rushing of the team.";
const text129 = "The rushing of the opponents.";
const text130 = "The city of the stadium. Null when unknown.";
const text131 = "The number of games that ended in a tie.";
const text132 = "The school that the overview is about.";
const text133 = "The conference of the team in that season.";
const text134 = "Predicted points added per play.";
const text135 = "The sum of predicted points added.";
const text136 = "The share of runs with 2 or fewer yards to go, on any down, that succeeded, 0 to 1. May be null.";
const text137 = "Points per scoring opportunity.";
const text138 = "Plays on standard downs, which are all but the passing downs.";
const text139 = "Plays on passing downs: second down with 8 or more yards to go, third or fourth with 5 or more.";
const text140 = "The average predicted points at the start of a drive. Null when unknown.";
const text141 = "Predicted points added per play of this kind.";
const text142 = "The share of the plays of this kind that succeeded, 0 to 1.";
const text143 = "Predicted points added per successful play of this kind. May be null.";
const text144 = "The number of plays that the block counts.";
const text145 = "The number of drives that the block counts.";
const text146 = "The share of plays that succeeded, 0 to 1. A play succeeds when it gains half the distance on first down, 70 percent on second, and all of it on third or fourth.";
const text147 = "Predicted points added per successful play. May be null.";
const text148 = "Line yards over all runs. May be negative.";
const text149 = "The number of scoring opportunities: drives that reach the opponent's 40-yard line or closer. The service spells the key this way.";
const text150 = "Where drives began.";
const text151 = "The havoc that the offense suffered or the defense caused.";
const text152 = "Plays that count as runs.";
const text153 = "Plays that count as passes.";
const text154 = "The share of the team's plays that involve each player.";
const text155 = "The abbreviation of the position, such as QB. Null when unknown.";
const text156 = "The school that the player played for.";
const text157 = "The rating of the defense, with its rank.";
const text158 = "The rating of the offense, with its rank.";
const text159 = "The rating of the whole team, with its rank.";
const text160 = "The division of the conference. Null when unknown.";
const text161 = "The division within the conference, such as East. May be null.";
const text162 = "The family name.";
const text163 = "The number of games won.";
const text164 = "The number of games lost.";
const text165 = "The id of the coach, the same in every operation.";
const text166 = "The conference of the team. Null without a known conference.";
const text167 = "The number of games coached.";
const text168 = "The share of the games won. May be null.";
const text169 = "What went wrong, in words for people.";
const text170 = "The rank in the poll before the season, 1 being best. May be null.";
const text171 = "The rank in the poll after the season, 1 being best. May be null.";
const text172 = "The team's SRS rating: points better than an average FBS team at a neutral site. Null when unavailable.";
const text173 = "SP rating of the team. Null when unavailable.";
const text174 = "SP rating of the offense; higher is better. Null when unavailable.";
const text175 = "SP rating of the defense; lower is better. Null when unavailable.";
const text176 = "Bowl and playoff games.";
const text177 = "Games on the team's own field.";
const text178 = "Games on the opponent's field.";
const text179 = "Games on neither team's field.";
const text180 = "The school that the coach coached.";
const text181 = "The weight. Null when unknown. Unit not specified.";
const text182 = "The height. Null when unknown. Unit not specified.";
const text183 = "The jersey number. Null when unknown.";
const text184 = "The abbreviation of the position, such as QB.";
const text185 = "The share (0 to 1) of the team's plays that involve the player.";
const text186 = "The id of the player, as in `searchPlayers`: a string of digits. `PlayerStat` names it `playerId`.";
const text187 = "The part of the season that the week belongs to.";
const text188 = "The id of the home team, as in `getTeams`.";
const text189 = "The id of the away team, as in `getTeams`.";
const text190 = "The handicap of the home team, in points. May be null.";
const text191 = "The total of both teams' points that bets are over or under. May be null.";
const text192 = "The moneyline of the home team. May be null.";
const text193 = "The moneyline of the away team. May be null.";
const text194 = "The number of stars. May be null.";
const text195 = "The city of the hometown. Null when unknown.";
const text196 = "The country of the hometown. Null when unknown.";
const text197 = "The latitude of the hometown. Null when unknown.";
const text198 = "The longitude of the hometown. Null when unknown.";
const text199 = "The recruiting class, named by the year in which its members start college.";
const text200 = "The school that the recruits committed to.";
const text201 = "The rank among all teams, 1 being best. May be null.";
const text202 = "The rating of the unit: higher is better for an offense, lower for a defense. Unit not specified.";
const text203 = "The rating of the success rate. May be null.";
const text204 = "The rating of explosiveness. May be null.";
const text205 = "The rating of the running game. May be null.";
const text206 = "The rating of the passing game. May be null.";
const text207 = "The rating on standard downs. May be null.";
const text208 = "The rating on passing downs. May be null.";
const text209 = "The rating of the whole team or conference; higher is better. Unit not specified.";
const text210 = "The number of wins that the team's play deserved on average (inferred from the name). May be null.";
const text211 = "Strength of schedule. May be null.";
const text212 = "The rating of the special teams.";
const text213 = "How often the offense runs. May be null.";
const text214 = "How fast the offense plays. May be null.";
const text215 = "The rating of the havoc that the defense causes.";
const text216 = "The rank among the rated teams, 1 being best. May be null.";
const text217 = "Points better than an average FBS team at a neutral site, adjusted for schedule; negative when worse.";
const text218 = "Predicted points added per play of any kind.";
const text219 = "What the team's offense added.";
const text220 = "Predicted points added per passing play.";
const text221 = "Predicted points added per rushing play.";
const text222 = "Predicted points added per play on first down.";
const text223 = "Predicted points added per play on second down.";
const text224 = "Predicted points added per play on third down.";
const text225 = "Predicted points added per passing play. May be null or absent.";
const text226 = "Predicted points added per rushing play. May be null or absent.";
const text227 = "The play in words.";
const text228 = "The home team's score.";
const text229 = "The away team's score.";
const text230 = "The home team's win probability, 0 to 1.";
const text231 = "The name of the statistic, such as YDS or TD.";
const text232 = "Passing plays credited to the player.";
const text233 = "Rushing plays credited to the player.";
const text234 = "What the team did with the ball.";
const text235 = "What opponents did with the ball.";
const text236 = "Opponents' plays on passing downs: second down with 8 or more yards to go, third or fourth with 5 or more.";
const text237 = "The hometown of the player.";
const text238 = "The FIPS code of the county, as a string to keep leading zeros. Null when unknown.";
const text239 = "The share of plays on standard downs that succeeded, 0 to 1.";
const text240 = "The share of plays on passing downs that succeeded, 0 to 1.";
const text241 = "The service of the request.";
const text242 = "The requested path.";

/** The description of each field, with its unit or range, by the name of the shape that has it. */
export const fields: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "AdjustedEpa": {"total":"EPA on plays of any kind.","passing":"EPA on passing plays.","rushing":"EPA on rushing plays."},
  "AdjustedRushing": {"lineYards":"Line yards, the yards credited to the blocking.","secondLevelYards":"Second-level yards: those gained between 5 and 10 yards past the line of scrimmage.","openFieldYards":"Open-field yards: those gained more than 10 yards past the line of scrimmage.","highlightYards":"Highlight yards: the runner's production beyond the line yards."},
  "AdjustedSuccessRate": {"total":"The share of all plays that succeeded, 0 to 1.","standardDowns":text239,"passingDowns":text240},
  "AdjustedTeamMetrics": {"year":text6,"teamId":text15,"team":text30,"conference":text133,"epa":"EPA of the offense.","epaAllowed":"EPA of opponents.","successRate":"The success rate of the offense.","successRateAllowed":"The success rate of opponents.","rushing":"Where the offense gained its rushing yards.","rushingAllowed":"Where opponents gained their rushing yards.","explosiveness":"EPA per successful play of the offense.","explosivenessAllowed":"EPA per successful play of opponents."},
  "AdvancedBoxScore": {"gameInfo":"Who played, and the result.","teams":"The measures of both teams.","players":"The measures of the players of both teams."},
  "AdvancedGameDefense": {"plays":text144,"drives":text145,"ppa":text134,"totalPPA":text135,"successRate":text146,"explosiveness":text147,"powerSuccess":text136,"stuffRate":text64,"lineYards":text58,"lineYardsTotal":text148,"secondLevelYards":text60,"secondLevelYardsTotal":text61,"openFieldYards":"Opponents' open-field yards per run: those gained more than 10 yards past the line of scrimmage.","openFieldYardsTotal":"Opponents' open-field yards over all runs: those gained more than 10 yards past the line of scrimmage. Null when unknown.","standardDowns":text138,"passingDowns":text139,"rushingPlays":text152,"passingPlays":text153},
  "AdvancedGameOffense": {"plays":text144,"drives":text145,"ppa":text134,"totalPPA":text135,"successRate":text146,"explosiveness":text147,"powerSuccess":text136,"stuffRate":text64,"lineYards":text58,"lineYardsTotal":text148,"secondLevelYards":text60,"secondLevelYardsTotal":text61,"openFieldYards":"Open-field yards per run: those gained more than 10 yards past the line of scrimmage. Null when unknown.","openFieldYardsTotal":text63,"standardDowns":text138,"passingDowns":text139,"rushingPlays":text152,"passingPlays":text153},
  "AdvancedGameStat": {"gameId":text0,"season":text6,"seasonType":text8,"week":text7,"team":text30,"opponent":text54,"offense":text234,"defense":"What the opponent did with the ball."},
  "AdvancedSeasonDefense": {"plays":text144,"drives":text145,"ppa":text134,"totalPPA":text135,"successRate":text146,"explosiveness":text147,"powerSuccess":text136,"stuffRate":text64,"lineYards":text58,"lineYardsTotal":text148,"secondLevelYards":text60,"secondLevelYardsTotal":text61,"openFieldYards":text62,"openFieldYardsTotal":text63,"totalOpportunies":text149,"pointsPerOpportunity":text137,"fieldPosition":text150,"havoc":text151,"standardDowns":text138,"passingDowns":text236,"rushingPlays":text152,"passingPlays":text153},
  "AdvancedSeasonStat": {"season":text6,"team":text30,"conference":text133,"offense":text234,"defense":text235},
  "AggregatedTeamRecruiting": {"team":text200,"conference":"The conference of the team that the recruits committed to.","positionGroup":"The group of positions, such as Offensive Line or Receiver. Null when unknown.","averageRating":"The average rating of the recruits.","totalRating":"The sum of the ratings of the recruits.","commits":"The number of recruits. Convert it before you calculate.","averageStars":"The average number of stars of the recruits. Convert it before you calculate."},
  "BettingGame": {"id":text0,"season":text6,"seasonType":text8,"week":text7,"startDate":text14,"homeTeamId":text188,"homeTeam":text10,"homeConference":"The conference of the home team. Null without a known conference.","homeClassification":"The division of the home team. Null without a known division.","homeScore":text95,"awayTeamId":text189,"awayTeam":text12,"awayConference":"The conference of the away team. Null without a known conference.","awayClassification":"The division of the away team. Null without a known division.","awayScore":text96,"lines":"The lines on the game, one for each bookmaker; an empty array when there are none."},
  "BoxScoreGameInfo": {"homeTeam":text10,"homePoints":text228,"homeWinProb":text22,"awayTeam":text12,"awayPoints":text229,"awayWinProb":text23,"homeWinner":"Whether the home team won.","excitement":text24},
  "BoxScorePlayerRushing": {"gameId":text0,"season":text6,"week":text7,"seasonType":text8,"playerId":text71,"player":text67,"team":text52,"conference":text53,"opponent":text54,"attempts":text72,"rushingYardsAvailable":text73,"totalRushingYards":text74,"yardsPerCarry":text75,"individualAttempts":text76,"unattributedAttempts":text77,"sacks":text78,"kneels":text79,"teamRushes":text80,"multiCarrierAttempts":text81,"directionEligibleAttempts":text82,"directionAvailableAttempts":text83,"successRate":text55,"ppa":text56,"totalPpa":text57,"lineYards":text58,"lineYardsTotal":text59,"secondLevelYards":text60,"secondLevelYardsTotal":text61,"openFieldYards":text62,"openFieldYardsTotal":text63,"stuffRate":text64,"powerSuccess":text65,"explosiveness":text66,"directions":text84,"touchdownStatusAvailable":"The number of runs for which it is known whether they scored a touchdown (inferred from the name). May be absent.","rushingTouchdowns":"The number of runs known to have scored a touchdown (inferred from the name). May be absent."},
  "BoxScorePlayers": {"passing":"Each passer's passes by depth and direction.","rushing":"Each ball carrier's runs by direction and kind of carry.","usage":text154,"ppa":"Predicted points added on the plays that involve each player."},
  "BoxScoreTeams": {"ppa":"Predicted points added by each team per play.","cumulativePpa":"Predicted points added by each team, summed over its plays.","successRates":"How often each team's plays succeeded.","explosiveness":"The average predicted points added of each team's successful plays.","rushing":"Each team's rushing, with its yards by where they were gained.","havoc":"How often plays were disrupted.","scoringOpportunities":"How often each team reached scoring range, and the points that followed.","fieldPosition":"Where each team's drives began.","passing":"Passing by depth and direction, gained and allowed.","rushingAdvanced":"Rushing by direction and kind of carry, gained and allowed."},
  "CalendarWeek": {"season":text6,"week":text7,"seasonType":text187,"startDate":"When the week begins.","endDate":"When the week ends.","firstGameStart":"When the first game of the week starts.","lastGameStart":"When the last game of the week starts."},
  "CfpPlayoff": {"season":"The season, named by the year in which it begins; the games extend into January.","competition":"The playoff that this is.","format":"The format of the bracket, such as four_team or twelve_team_2024.","teamCount":"The number of teams in the playoff.","status":"The status of the playoff.","participants":"The teams chosen.","rounds":"The rounds with their matchups, in the order of `order`.","champion":"The winner of the final. May be null (probably until there is one)."},
  "CfpPlayoffNotFound": {"message":"What went wrong, in words, always the same."},
  "ClockTime": {"minutes":text110,"seconds":text111},
  "Coach": {"id":text165,"firstName":"The given name.","lastName":text162,"hireDate":"When the coach was hired, but not by which team. `getCoachTenures` has a day for each tenure. Null when unknown.","seasons":"The seasons that match, one entry for each team and year."},
  "CoachAlmaMater": {"id":"The id of the school, probably as in `getTeams`.","school":"The name of the school."},
  "CoachCareer": {"games":text167,"wins":text163,"losses":text164,"ties":text131,"winPercentage":text168,"seasons":"The number of seasons coached.","teams":"The number of teams coached.","firstYear":"The first season as a head coach.","lastYear":"The latest season as a head coach."},
  "CoachCfpContext": {"appeared":"Whether the team was in the playoff.","seed":"The team's seed, 1 being best. May be null.","outcome":"How far the team is in the playoff. May be null."},
  "CoachDraftContext": {"year":"The draft, named by the year in which it is held: the year after the season.","totalPicks":"The number of the team's players who were drafted.","firstRoundPicks":"The number of the team's players who were drafted in the first round."},
  "CoachNotFound": {"message":text169},
  "CoachPollResume": {"preseasonRank":"The rank before the season. May be null.","postseasonRank":"The rank after the season. May be null.","bestRank":"The best rank of the season. May be null.","weeksRanked":"The number of weeks in which the team was ranked.","weeksTopTen":"The number of weeks in which the team was in the top ten."},
  "CoachProfile": {"id":text165,"firstName":"The given name.","lastName":text162,"displayName":"The name to display. May be null.","currentTeam":"The team that the coach coaches now. May be null.","career":"The record over all known seasons as a head coach.","birthDate":"The day of birth, as a string. Null when unknown.","almaMater":"The school where the coach studied. Null when unknown.","graduationYear":"The year in which the coach graduated. Null when unknown.","wikidataId":"The coach's item on Wikidata (inferred from the name). Null when unknown.","hallOfFameYear":"The year in which the coach entered the hall of fame. May be null."},
  "CoachRatingContext": {"spSpecialTeams":"The SP rating of the special teams. Null when unavailable.","strengthOfSchedule":"The strength of schedule. Scale not specified. Null when unavailable.","secondOrderWins":"The number of wins that the team's play deserved on average (inferred from the name). Null when unavailable.","fpi":"The rating in the Football Power Index. Null when unavailable.","yearOverYear":"The changes from the season before."},
  "CoachRecord": {"games":text167,"wins":text163,"losses":text164,"ties":text131,"winPercentage":text168},
  "CoachRecordSplits": {"conference":"Games within the conference.","postseason":text176,"home":text177,"away":text178,"neutral":text179},
  "CoachRecruitingContext": {"rank":"The rank of that year's recruiting class, 1 being best. Null when unavailable.","points":"The points of that year's recruiting class; higher is better. Null when unavailable.","talent":"The talent of the roster, probably as in `getTalent`. Null when unavailable."},
  "CoachReference": {"id":text165,"firstName":"The given name.","lastName":text162},
  "CoachScoring": {"pointsFor":"The points scored in all games.","pointsAgainst":"The points allowed in all games.","averagePointDifferential":"Points scored less points allowed, per game. May be null."},
  "CoachSeason": {"teamId":text15,"school":text180,"conference":text53,"year":text6,"games":text167,"wins":text163,"losses":text164,"ties":text131,"winPercentage":text168,"preseasonRank":text170,"postseasonRank":text171,"srs":text172,"spOverall":text173,"spOffense":text174,"spDefense":text175},
  "CoachSeasonTeamReference": {"id":text15,"school":"The school that the coach coaches or coached.","conference":text166},
  "CoachTeamReference": {"id":text15,"school":text180},
  "CoachTenure": {"id":"The id of the tenure.","coach":"The coach of the tenure.","team":"The team of the tenure.","hireDate":"The day of the hiring, as a string. Null when unknown.","startYear":"The first season of the tenure.","endYear":"The last season of the tenure. May be null (probably while it lasts).","effectiveStart":"When the coach took over. Null when unknown.","effectiveEnd":"When the coach left. Null when unknown.","isInterim":"Whether the coach was an interim coach.","active":"Whether the tenure lasts to this day.","seasons":"The number of seasons in the tenure.","record":"The record over the tenure.","attributionComplete":"Whether every game of its seasons is attributed to a coach. When false, do not rely on the record."},
  "CoachYearOverYear": {"spOverall":"The change of the SP rating. Null when unavailable.","srs":"The change of the SRS rating. Null when unavailable.","wins":"The change of the number of wins. Null when unavailable."},
  "Conference": {"id":"The id of the conference, the same in changes and affiliations.","name":"The name, which most rows use, such as Big Ten.","shortName":"A second form of the name. May be null.","abbreviation":"The abbreviation, such as B1G. May be null.","classification":text160,"memberCount":"The number of member teams."},
  "ConferenceSP": {"year":text6,"conference":"The conference that the row is about.","rating":text209,"secondOrderWins":text210,"sos":text211,"offense":"The offenses and their parts.","defense":"The defenses and their parts.","specialTeams":text212},
  "ConferenceSpDefense": {"rating":text202,"success":text203,"explosiveness":text204,"rushing":text205,"passing":text206,"standardDowns":text207,"passingDowns":text208,"havoc":text215},
  "ConferenceSpOffense": {"rating":text202,"success":text203,"explosiveness":text204,"rushing":text205,"passing":text206,"standardDowns":text207,"passingDowns":text208,"runRate":text213,"pace":text214},
  "DetailedCoachSeason": {"games":text167,"wins":text163,"losses":text164,"ties":text131,"winPercentage":text168,"year":text6,"preseasonRank":text170,"postseasonRank":text171,"srs":text172,"spOverall":text173,"spOffense":text174,"spDefense":text175,"coach":"The coach of the season.","team":"The team that the coach coached.","teamMetrics":"Further ratings of the team, and their change from the season before.","recruiting":"The recruiting class of that year and the talent of the roster.","pollResume":"The team's ranks in the AP poll over the season. May be null.","attributionComplete":"Whether every game of the season is attributed to a coach.","recordSplits":"The record by kind of game. Null when unknown.","scoring":"The points in the coach's games. Null when unknown.","cfp":"The team in the College Football Playoff.","draftFollowingSeason":"The team's players in the NFL draft after the season. May be null."},
  "DownTypeSplit": {"rate":"The share of all plays that were on such downs, 0 to 1. Standard and passing downs add up to 1.","ppa":text141,"successRate":text142,"explosiveness":text143},
  "DraftPick": {"collegeAthleteId":"The id of the player in college, as in `searchPlayers`, here as an integer. May be null.","nflAthleteId":"The id of the player in the NFL.","collegeId":"The id of the college team, as in `getTeams`.","collegeTeam":text156,"collegeConference":"The conference of the school. Null without a known conference.","nflTeamId":"The id of the NFL team, which `getDraftTeams` does not list.","nflTeam":"The location of the NFL team that picked, such as Green Bay.","year":"The draft, named by the year in which it is held.","overall":"The number of the pick within the draft, counted from 1.","round":"The round of the draft, counted from 1.","pick":"The number of the pick within its round, counted from 1.","name":text67,"position":"The position of the player, by its full name, such as Wide Receiver.","height":text182,"weight":text181,"preDraftRanking":"The rank among all prospects before the draft, 1 being best. May be null.","preDraftPositionRanking":"The rank among the prospects of the position before the draft, 1 being best. May be null.","preDraftGrade":"The grade before the draft, such as 89; higher is better. May be null.","hometownInfo":text237},
  "DraftPickHometown": {"city":text195,"state":"The state or province, usually abbreviated. Null when unknown.","country":text196,"latitude":"The latitude, as a string; convert it before you calculate. Null when unknown.","longitude":"The longitude, as a string; convert it before you calculate. Null when unknown.","countyFips":text238},
  "DraftPosition": {"name":"The full name, such as Wide Receiver.","abbreviation":"The abbreviation, such as WR."},
  "DraftTeam": {"location":"The city or region that the team is named for, such as Green Bay.","nickname":"The nickname. May be null.","displayName":"The full name. Null when unknown.","logo":"The URL of an image of the logo. May be null."},
  "Drive": {"id":text112,"gameId":text0,"offense":text99,"offenseConference":text100,"defense":text101,"defenseConference":text102,"driveNumber":text98,"scoring":"Whether points were scored on the drive.","startPeriod":"The period in which the drive began; overtime periods follow the fourth.","startYardline":"The yard line where the drive began. `startYardsToGoal` is the yards to the opponent's goal line.","startYardsToGoal":text116,"startTime":"The time left in the period when the drive began.","endPeriod":"The period in which the drive ended; overtime periods follow the fourth.","endYardline":"The yard line where the drive ended. `endYardsToGoal` is the yards to the opponent's goal line.","endYardsToGoal":"Yards from the end of the drive to the opponent's goal line.","endTime":"The time left in the period when the drive ended.","elapsed":"The duration of the drive on the game clock.","plays":text114,"yards":text115,"driveResult":"How the drive ended, in words; free text, not an enumeration.","isHomeOffense":"Whether the home team had the ball.","startOffenseScore":"The score of the offense when the drive began.","startDefenseScore":"The score of the defense when the drive began.","endOffenseScore":"The score of the offense when the drive ended.","endDefenseScore":"The score of the defense when the drive ended. It differs from the start when the defense scored."},
  "ExpandedTeamSRS": {"year":text6,"team":text30,"classification":"The division of the team.","conference":text53,"division":text161,"ranking":text216,"rating":text217},
  "FieldGoalEP": {"yardsToGoal":"Yards from the line of scrimmage to the goal line.","distance":"The length of the kick in yards.","expectedPoints":"The average points of an attempt."},
  "FpiEfficiencies": {"overall":"The efficiency of the whole team. May be null.","offense":"The efficiency of the offense. May be null.","defense":"The efficiency of the defense; higher is better, as for an offense. May be null.","specialTeams":"The efficiency of the special teams. May be null."},
  "FpiResumeRanks": {"strengthOfRecord":"The rank by how hard the record would have been for a good team to reach. May be null.","fpi":"The rank by the rating itself. May be null.","averageWinProbability":"The rank by the average win probability during games. May be null.","strengthOfSchedule":"The rank by the difficulty of the games played, 1 being hardest. May be null.","remainingStrengthOfSchedule":"The rank by the difficulty of the games to come, 1 being hardest. May be null.","gameControl":"The rank by how firmly the team controlled its games. May be null."},
  "Game": {"id":"The id of the game, the same in every operation.","season":text6,"week":text7,"seasonType":text8,"startDate":"When the game kicks off. May change while `startTimeTBD` is true.","startTimeTBD":text9,"completed":text94,"neutralSite":text16,"conferenceGame":text17,"attendance":"The number of spectators. Null when unknown.","venueId":text97,"venue":text18,"homeId":text188,"homeTeam":text10,"homeClassification":"The division of the home team.","homeConference":text11,"homePoints":text95,"homeLineScores":"The home team's points by period; overtime periods follow the fourth. Null when unknown.","homePostgameWinProbability":text22,"homePregameElo":"The home team's Elo rating before kickoff. May be null (probably when the team has none).","homePostgameElo":"The home team's Elo rating after the game. May be null (probably when the team has none or the game is not over).","awayId":text189,"awayTeam":text12,"awayClassification":"The division of the away team.","awayConference":text13,"awayPoints":text96,"awayLineScores":"The away team's points by period; overtime periods follow the fourth. Null when unknown.","awayPostgameWinProbability":text23,"awayPregameElo":"The away team's Elo rating before kickoff. May be null (probably when the team has none).","awayPostgameElo":"The away team's Elo rating after the game. May be null (probably when the team has none or the game is not over).","excitementIndex":text24,"highlights":"The URL of a video of the highlights. May be null.","notes":"What the game is called or known for, such as the name of the bowl. May be null.","playoff":"The game's position in the bracket of a playoff."},
  "GameDownTypeSplit": {"ppa":text141,"successRate":text142,"explosiveness":text143},
  "GameHavocSide": {"totalPlays":"The number of plays: the denominator of the three rates.","totalHavocEvents":"The number of havoc events of any kind.","frontSevenHavocEvents":"The number of forced fumbles and tackles for loss.","dbHavocEvents":"The number of interceptions and passes broken up.","havocRate":"Havoc events of any kind per play, 0 to 1.","frontSevenHavocRate":"Forced fumbles and tackles for loss per play, 0 to 1.","dbHavocRate":"Interceptions and passes broken up per play, 0 to 1."},
  "GameHavocStats": {"gameId":text0,"season":text6,"seasonType":text8,"week":text7,"team":text30,"conference":text166,"opponent":text54,"opponentConference":"The conference of the opponent. Null without a known conference.","offense":"Havoc that the team's offense suffered on its own plays.","defense":"Havoc that the team's defense caused on the opponent's plays."},
  "GameLine": {"provider":"The bookmaker or other source of the line.","spread":text190,"formattedSpread":"The favorite with its negative spread, such as Texas -3.5.","spreadOpen":"The spread at which betting opened. Null when unknown.","overUnder":text191,"overUnderOpen":"The total at which betting opened. Null when unknown.","homeMoneyline":text192,"awayMoneyline":text193},
  "GameMedia": {"id":text0,"season":text6,"week":text7,"seasonType":text8,"startTime":text14,"isStartTimeTBD":text9,"homeTeam":text10,"homeConference":text11,"awayTeam":text12,"awayConference":text13,"mediaType":"How the outlet reaches its audience.","outlet":"The channel or platform, such as ESPN or ABC."},
  "GamePlayTypeSplit": {"ppa":text141,"totalPPA":text135,"successRate":text142,"explosiveness":text143},
  "GamePlayerStatCategories": {"name":"The category, such as passing or puntReturns.","types":"The columns of the category."},
  "GamePlayerStatPlayer": {"id":"The id of the player, as in `searchPlayers`.","name":text67,"stat":"The value, always as a string, because some are pairs, such as 17/21 passes."},
  "GamePlayerStatTypes": {"name":"The heading of the column, such as C/ATT or YDS.","athletes":"The players with a value in this column."},
  "GamePlayerStats": {"id":text0,"teams":text1},
  "GamePlayerStatsTeam": {"team":text2,"conference":text3,"homeAway":text4,"points":text5,"categories":"The categories in which the team's players have statistics."},
  "GamePlayoff": {"competition":"The playoff that the game belongs to.","format":"The format of the bracket, such as four_team.","round":text91,"roundName":text92,"bracketSlot":"The game's slot in the bracket, such as SF1 or CH.","homeSeed":"The home team's seed, 1 being best. May be null.","awaySeed":"The away team's seed, 1 being best. May be null.","bowlName":"The bowl that hosts the game. May be null."},
  "GameTeamStats": {"id":text0,"teams":text1},
  "GameTeamStatsTeam": {"teamId":text15,"team":text2,"conference":text3,"homeAway":text4,"points":text5,"stats":"The statistics of the team, one entry each."},
  "GameTeamStatsTeamStat": {"category":"The name of the statistic, such as firstDowns, as in `getStatCategories`.","stat":"The value, always as a string."},
  "GameWeather": {"id":text0,"season":text6,"week":text7,"seasonType":text8,"startTime":text14,"gameIndoors":"Whether the venue is marked as a dome.","homeTeam":text10,"homeConference":text11,"awayTeam":text12,"awayConference":text13,"venueId":"The id of the venue, as in `getVenues`.","venue":"The name of the venue.","temperature":text19,"dewPoint":"The dew point. Null when unknown. Unit not specified.","humidity":"The relative humidity. Null when unknown. Unit not specified.","precipitation":"The amount of rain or melted snow. Null when unknown. Unit not specified.","snowfall":"The amount of snow. Null when unknown. Unit not specified.","windDirection":text21,"windSpeed":text20,"pressure":"The air pressure. Null when unknown. Unit not specified.","weatherConditionCode":"A code for the weather. Null when unknown. The codes are not specified.","weatherCondition":"The weather in words, such as Light Rain. Null when unknown."},
  "KickerPAAR": {"year":text6,"athleteId":text71,"athleteName":text67,"team":text156,"conference":text133,"paar":"Points added above replacement: what the kicker's field goals brought beyond what such attempts bring on average. Above 0 is good.","attempts":"The number of kicks on which the value rests."},
  "LiveGame": {"id":text0,"status":"The status of the game, in words for people; not the status of the scoreboard.","period":"The period; overtime periods follow the fourth. May be null.","clock":"The time left in the period, such as 3:15.","possession":text113,"down":"The down. May be null.","distance":"Yards to go for a first down. May be null.","yardsToGoal":"Yards from the ball to the opponent's goal line. May be null.","teams":"Both teams. Use `homeAway`, not the order, to distinguish them.","drives":"Every drive so far."},
  "LiveGameDrive": {"id":text112,"offenseId":"The id of the team that has the ball.","offense":text113,"defenseId":text118,"defense":"The school that defends.","playCount":text114,"yards":text115,"startPeriod":"The period in which the drive began.","startClock":"The time left in the period when the drive began, such as 11:58. Null when unknown.","startYardsToGoal":text116,"endPeriod":"The period in which the drive ended. May be null (probably while it is under way).","endClock":"The time left in the period when the drive ended, such as 9:27. May be null (probably while it is under way).","endYardsToGoal":"Yards from the end of the drive to the opponent's goal line. May be null (probably while it is under way).","duration":"The duration of the drive on the game clock, such as 2:55. Null when unknown.","scoringOpportunity":"Whether the drive is a scoring opportunity.","plays":"The plays of the drive so far.","result":"How the drive ended, such as Punt or Field Goal.","pointsGained":"The points of the drive."},
  "LiveGamePlay": {"id":text104,"homeScore":"The home team's score in the record of the play.","awayScore":"The away team's score in the record of the play.","period":text105,"clock":"The time left in the period, such as 7:46.","wallClock":"When the play happened, by the time of day.","teamId":"The id of the team that the play counts for.","team":"The school that the play counts for.","down":text108,"distance":text109,"yardsToGoal":text107,"yardsGained":text117,"playTypeId":"The id of the type of the play, as in `getPlayTypes`.","playType":"The type of the play in words, such as Kickoff.","epa":"EPA of the play. May be null, as for a play that is not rated.","garbageTime":"Whether the play was in garbage time, when the game was already decided.","success":"Whether the play gained enough for its down and distance.","rushPass":"What the play counts as.","downType":"Whether the down was a passing down.","playText":text227},
  "LiveGameTeam": {"teamId":text15,"team":text2,"homeAway":text4,"lineScores":"The team's points by period; overtime periods follow the fourth.","points":"The team's score.","drives":"The number of drives so far.","scoringOpportunities":"The number of scoring opportunities so far.","pointsPerOpportunity":text137,"averageStartYardLine":"The average number of yards to the opponent's goal line at the start of the team's drives. May be null.","plays":"The number of plays so far.","lineYards":text59,"lineYardsPerRush":"Line yards per run.","secondLevelYards":"Second-level yards over all runs.","secondLevelYardsPerRush":"Second-level yards per run.","openFieldYards":"Open-field yards over all runs.","openFieldYardsPerRush":"Open-field yards per run.","epaPerPlay":"The average EPA over all plays with an EPA.","totalEpa":"The sum of EPA on all plays.","passingEpa":"The sum of EPA on all passes.","epaPerPass":"The average EPA over all passes.","rushingEpa":"The sum of EPA on all runs.","epaPerRush":"The average EPA over all runs.","successRate":"The share of plays that succeeded, 0 to 1.","standardDownSuccessRate":text239,"passingDownSuccessRate":text240,"explosiveness":"EPA per successful play.","deserveToWin":"The team's win probability (0 to 1), given how both teams have played so far. Absent while it is unavailable."},
  "Matchup": {"team1":"The first of the two requested schools.","team2":"The second of the two requested schools.","startYear":"The first season considered.","endYear":"The last season considered.","team1Wins":"The number of games won by the first team.","team2Wins":"The number of games won by the second team.","ties":text131,"games":"The games, an empty array when there are none."},
  "MatchupGame": {"season":text6,"week":text7,"seasonType":"The part of the season, such as regular or postseason, as a string.","date":"When the game kicked off.","neutralSite":text16,"venue":text18,"homeTeam":"The school of the home team, which need not be the first requested one.","homeScore":"The home team's score. Null when unknown.","awayTeam":text12,"awayScore":"The away team's score. Null when unknown.","winner":"The school that won. May be null."},
  "PassingLocationProduction": {"attempts":text31,"completions":text32,"incompletions":text33,"interceptions":text34,"completionRate":text35,"airYardsAttemptsAvailable":text36,"totalAirYards":text37,"averageDepthOfTarget":text38,"totalYardsAttemptsAvailable":text39,"totalYards":text40,"yardsAfterCatchAttemptsAvailable":text41,"totalYardsAfterCatch":text42,"averageYardsAfterCatch":text43,"successRate":text44,"ppa":text45,"totalPpa":text46,"explosiveness":text47,"ppaAttemptsAvailable":text48,"successAttemptsAvailable":text49,"successfulAttempts":text50,"successfulPpaAttemptsAvailable":text51,"yardsPerAttempt":"Total yards divided by `totalYardsAttemptsAvailable`. May be null.","airYardsPerAttempt":"The same measure as `averageDepthOfTarget`. May be null."},
  "PassingLocations": {"short left":"Short passes to the left.","short middle":"Short passes over the middle.","short right":"Short passes to the right.","deep left":"Deep passes to the left.","deep middle":"Deep passes over the middle.","deep right":"Deep passes to the right.","unknown":"Eligible passes without a recognized depth, a recognized direction, or both."},
  "PassingPlay": {"gameId":text0,"playId":text122,"driveId":text103,"season":text6,"week":text7,"seasonType":text8,"offenseId":text123,"offense":text99,"offenseConference":text100,"defenseId":text118,"defense":text101,"defenseConference":text102,"period":text105,"clock":text106,"down":text108,"distance":text109,"playText":text119,"startYardline":text124,"startYardsToGoal":text107,"passerId":"The id of the passer, as in `searchPlayers`: a string of digits. Null when unknown.","passer":"The passer's full name. Null when unknown.","targetId":"The id of the targeted player, as in `searchPlayers`: a string of digits. Null when unknown.","target":"The targeted player's full name. Null when unknown.","outcome":"How the pass ended.","airYards":"Yards from the line of scrimmage to the target. Null when unknown; 0 is a value.","passDepth":"How far downfield the pass went. Null when unknown.","passDirection":"The side of the field to which the pass went. Null when unknown.","passLocation":"The depth and the direction in one value. Null when unknown.","totalYards":"Yards gained by the pass. Null when unknown.","yardsAfterCatch":"Yards after the catch. Null when unknown.","targetYardsToGoal":"Yards from the target to the opponent's goal line. Null when unknown.","isSpike":"Whether the ball was spiked to stop the clock.","isThrowaway":"Whether the ball was thrown away on purpose.","isIntentionalGrounding":"Whether the pass was penalized as intentional grounding.","parseStatus":"How much of the pass the service could parse from the record of the play.","locationAnalysisEligible":"Whether the pass is eligible for advanced measures and for analysis by location.","ppa":text125,"success":text126},
  "PassingPlayClock": {"minutes":"Full minutes.","seconds":text127},
  "PassingProduction": {"attempts":text31,"completions":text32,"incompletions":text33,"interceptions":text34,"completionRate":text35,"airYardsAttemptsAvailable":text36,"totalAirYards":text37,"averageDepthOfTarget":text38,"totalYardsAttemptsAvailable":text39,"totalYards":text40,"yardsAfterCatchAttemptsAvailable":text41,"totalYardsAfterCatch":text42,"averageYardsAfterCatch":text43,"successRate":text44,"ppa":text45,"totalPpa":text46,"explosiveness":text47,"ppaAttemptsAvailable":text48,"successAttemptsAvailable":text49,"successfulAttempts":text50,"successfulPpaAttemptsAvailable":text51,"locationEligibleAttempts":text68,"locationAvailableAttempts":text69,"locations":text70},
  "Play": {"gameId":text0,"driveId":text103,"id":text104,"driveNumber":text98,"playNumber":"The number of the play within its drive. Null when unknown.","offense":text99,"offenseConference":text100,"offenseScore":"The score of the offense in the record of the play.","defense":text101,"defenseConference":text102,"defenseScore":"The score of the defense in the record of the play.","home":"The school of the home team, which is either the offense or the defense.","away":"The school of the away team, which is either the offense or the defense.","period":text105,"clock":text106,"offenseTimeouts":"The number of timeouts that the offense has left. Null when unknown.","defenseTimeouts":"The number of timeouts that the defense has left. Null when unknown.","yardline":"The yard line where the play began. `yardsToGoal` is the yards to the opponent's goal line.","yardsToGoal":text107,"down":text108,"distance":text109,"yardsGained":text117,"scoring":"Whether points were scored on the play.","playType":"The type of the play, such as Rush or Pass Incompletion: the `text` of `getPlayTypes`, not its abbreviation.","playText":text119,"ppa":"Predicted points added by the play. May be null, as for a play that is not rated.","wallclock":"When the play happened, by the time of day. Null when unknown."},
  "PlayStat": {"gameId":text0,"season":text6,"week":text7,"team":"The school that the player played for, on offense or on defense.","conference":"The conference of the player's school.","opponent":text54,"teamScore":"The score of the player's school in the record of the play.","opponentScore":"The score of the opponent in the record of the play.","driveId":text103,"playId":text104,"period":text105,"clock":text106,"yardsToGoal":text107,"down":text108,"distance":text109,"athleteId":"The id of the player, as in `searchPlayers`: a string of digits. The parameter `athleteId` takes it as a number.","athleteName":text67,"statType":"What the player is credited with, such as Completion: the `name` of `getPlayStatTypes`.","stat":"How much of it the player is credited with. Unit not specified."},
  "PlayStatClock": {"minutes":text110,"seconds":text111},
  "PlayStatType": {"id":"The id of the type, which the parameter `statTypeId` of `getPlayStats` takes.","name":"The type in words, as rows have it in `statType`."},
  "PlayType": {"id":"The id of the type, which live plays have as `playTypeId`.","text":"The type in words, as plays have it in `playType`.","abbreviation":"The abbreviation, which the parameter `playType` of `getPlays` takes. May be null."},
  "PlayTypeSplit": {"rate":"The share of all plays that were of this kind, 0 to 1.","ppa":text141,"totalPPA":text135,"successRate":text142,"explosiveness":text143},
  "PlayWinProbability": {"gameId":text0,"homeId":text188,"home":text10,"awayId":text189,"away":text12,"playId":text104,"playText":text227,"homeScore":text228,"awayScore":text229,"down":text108,"distance":text109,"homeWinProbability":text230,"spread":"The betting spread of the game.","yardLine":"Yards to the opponent's goal line, despite its name.","homeBall":"Whether the home team has the ball.","playNumber":"The number of the play within the game."},
  "PlayerGamePpaAverages": {"all":text218,"pass":text225,"rush":text226},
  "PlayerGamePredictedPointsAdded": {"season":text6,"week":text7,"seasonType":text8,"id":text186,"name":text67,"position":text184,"team":text156,"opponent":text54,"averagePPA":text134},
  "PlayerGameSuccessRate": {"season":text6,"id":text186,"name":text67,"position":text184,"team":text156,"conference":text133,"passing":text232,"rushing":text233,"seasonType":text8,"week":text7,"gameId":text0,"opponent":text54},
  "PlayerGameUsage": {"player":text86,"team":text87,"position":text88,"total":text85,"quarter1":text26,"quarter2":text27,"quarter3":text28,"quarter4":text29,"rushing":text89,"passing":text90},
  "PlayerPPA": {"player":text86,"team":text87,"position":text88,"average":text134,"cumulative":text135},
  "PlayerPassingGame": {"gameId":text0,"season":text6,"week":text7,"seasonType":text8,"playerId":text71,"player":text67,"team":text52,"conference":text53,"opponent":text54,"attempts":text31,"completions":text32,"incompletions":text33,"interceptions":text34,"completionRate":text35,"airYardsAttemptsAvailable":text36,"totalAirYards":text37,"averageDepthOfTarget":text38,"totalYardsAttemptsAvailable":text39,"totalYards":text40,"yardsAfterCatchAttemptsAvailable":text41,"totalYardsAfterCatch":text42,"averageYardsAfterCatch":text43,"successRate":text44,"ppa":text45,"totalPpa":text46,"explosiveness":text47,"ppaAttemptsAvailable":text48,"successAttemptsAvailable":text49,"successfulAttempts":text50,"successfulPpaAttemptsAvailable":text51,"locationEligibleAttempts":text68,"locationAvailableAttempts":text69,"locations":text70},
  "PlayerPassingSeason": {"season":text6,"playerId":text71,"player":text67,"team":text52,"conference":text53,"attempts":text31,"completions":text32,"incompletions":text33,"interceptions":text34,"completionRate":text35,"airYardsAttemptsAvailable":text36,"totalAirYards":text37,"averageDepthOfTarget":text38,"totalYardsAttemptsAvailable":text39,"totalYards":text40,"yardsAfterCatchAttemptsAvailable":text41,"totalYardsAfterCatch":text42,"averageYardsAfterCatch":text43,"successRate":text44,"ppa":text45,"totalPpa":text46,"explosiveness":text47,"ppaAttemptsAvailable":text48,"successAttemptsAvailable":text49,"successfulAttempts":text50,"successfulPpaAttemptsAvailable":text51,"locationEligibleAttempts":text68,"locationAvailableAttempts":text69,"locations":text70},
  "PlayerRushingGame": {"gameId":text0,"season":text6,"week":text7,"seasonType":text8,"playerId":text71,"player":text67,"team":text52,"conference":text53,"opponent":text54,"attempts":text72,"rushingYardsAvailable":text73,"totalRushingYards":text74,"yardsPerCarry":text75,"individualAttempts":text76,"unattributedAttempts":text77,"sacks":text78,"kneels":text79,"teamRushes":text80,"multiCarrierAttempts":text81,"directionEligibleAttempts":text82,"directionAvailableAttempts":text83,"successRate":text55,"ppa":text56,"totalPpa":text57,"lineYards":text58,"lineYardsTotal":text59,"secondLevelYards":text60,"secondLevelYardsTotal":text61,"openFieldYards":text62,"openFieldYardsTotal":text63,"stuffRate":text64,"powerSuccess":text65,"explosiveness":text66,"directions":text84},
  "PlayerRushingSeason": {"season":text6,"playerId":text71,"player":text67,"team":text52,"conference":text53,"attempts":text72,"rushingYardsAvailable":text73,"totalRushingYards":text74,"yardsPerCarry":text75,"individualAttempts":text76,"unattributedAttempts":text77,"sacks":text78,"kneels":text79,"teamRushes":text80,"multiCarrierAttempts":text81,"directionEligibleAttempts":text82,"directionAvailableAttempts":text83,"successRate":text55,"ppa":text56,"totalPpa":text57,"lineYards":text58,"lineYardsTotal":text59,"secondLevelYards":text60,"secondLevelYardsTotal":text61,"openFieldYards":text62,"openFieldYardsTotal":text63,"stuffRate":text64,"powerSuccess":text65,"explosiveness":text66,"directions":text84},
  "PlayerSearchResult": {"id":"The id of the player: a string of digits. Most operations take it as the integer `playerId`; `getPlayerGamePpa` and `getPlayerSeasonPpa` take it as a string.","team":"The school that the player is listed with. `teamStints` has every school.","name":text67,"firstName":"The given name. Null when unknown.","lastName":"The family name. Null when unknown.","weight":text181,"height":text182,"jersey":text183,"position":text184,"hometown":text237,"teamColor":"The main color of the team, as a hexadecimal RGB value.","teamColorSecondary":"The second color of the team, as a hexadecimal RGB value.","activeStartYear":"The first season with any team. Null when unknown.","activeEndYear":"The latest season with any team. Null when unknown.","teamStints":"The player's stints, one for each team."},
  "PlayerSearchTeamStint": {"team":text156,"startYear":"The first season with the team. Null when unknown.","endYear":"The latest season with the team. Null when unknown."},
  "PlayerSeasonOverview": {"season":text6,"id":text186,"name":text67,"position":text184,"team":text156,"conference":text133,"games":"The number of games with statistics.","boxScoreStats":"The counting statistics.","usage":"The share (0 to 1) of the team's plays that involve the player. Absent when unknown.","ppa":"Predicted points added by the player. Absent when unknown."},
  "PlayerSeasonOverviewBoxScore": {"categories":"The categories with statistics of the player."},
  "PlayerSeasonOverviewCategory": {"name":"The category, such as passing.","stats":"The statistics of the category."},
  "PlayerSeasonOverviewPPA": {"average":text134,"total":text135},
  "PlayerSeasonOverviewStat": {"name":text231,"value":"The value, as a string; convert it before you calculate."},
  "PlayerSeasonPpaAverages": {"all":text218,"pass":text225,"rush":text226,"firstDown":"Predicted points added per play on first down. May be null or absent.","secondDown":"Predicted points added per play on second down. May be null or absent.","thirdDown":"Predicted points added per play on third down. May be null or absent.","standardDowns":"Predicted points added per play on standard downs. May be null or absent.","passingDowns":"Predicted points added per play on passing downs. May be null or absent."},
  "PlayerSeasonPpaTotals": {"all":"Predicted points added on all plays.","pass":"Predicted points added on passing plays. May be absent.","rush":"Predicted points added on rushing plays. May be absent.","firstDown":"Predicted points added on first down. May be absent.","secondDown":"Predicted points added on second down. May be absent.","thirdDown":"Predicted points added on third down. May be absent.","standardDowns":"Predicted points added on standard downs. May be absent.","passingDowns":"Predicted points added on passing downs. May be absent."},
  "PlayerSeasonPredictedPointsAdded": {"season":text6,"id":text186,"name":text67,"position":text184,"team":text156,"conference":text133,"averagePPA":text134,"totalPPA":text135},
  "PlayerSeasonSuccessRate": {"season":text6,"id":text186,"name":text67,"position":text184,"team":text156,"conference":text133,"passing":text232,"rushing":text233},
  "PlayerStat": {"season":text6,"playerId":text71,"player":text67,"position":text184,"team":text156,"conference":text133,"category":"The category, such as passing, fumbles or defensive.","statType":text231,"stat":"The value, as a string, such as 170 or 0.567; convert it before you calculate."},
  "PlayerStatsByQuarter": {"total":text85,"quarter1":text26,"quarter2":text27,"quarter3":text28,"quarter4":text29,"rushing":text89,"passing":text90},
  "PlayerSuccessRateSplit": {"plays":"The number of plays credited to the player.","successes":"The number of those plays that succeeded.","successRate":"The share of the credited plays that succeeded, 0 to 1. May be null."},
  "PlayerTransfer": {"season":"The season, named by the year in which it begins, that the player transfers for.","firstName":"The given name.","lastName":text162,"position":text184,"origin":"The school that the player leaves.","destination":"The school that the player joins. May be null (probably until it is known).","transferDate":"When the player entered the portal. Null when unknown.","rating":"The rating of the player; higher is better (inferred from the name). May be null.","stars":text194,"eligibility":"Whether the player may play for the new school. Null when unknown."},
  "PlayerUsage": {"season":text6,"id":text186,"name":text67,"position":text184,"team":text156,"conference":text133,"usage":text185},
  "PlayerUsageValues": {"overall":"The share of all plays. May be null.","pass":"The share of passing plays. May be null.","rush":"The share of rushing plays. May be null.","firstDown":"The share of plays on first down. May be null.","secondDown":"The share of plays on second down. May be null.","thirdDown":"The share of plays on third down. May be null.","standardDowns":"The share of plays on standard downs. May be null.","passingDowns":"The share of plays on passing downs. May be null."},
  "PlayerWeightedEPA": {"year":text6,"athleteId":text71,"athleteName":text67,"position":text184,"team":text156,"conference":text133,"wepa":"Adjusted EPA. Unit not specified.","plays":"The number of plays on which the value rests."},
  "PlayoffAdvancement": {"matchupId":"The id of the later matchup.","bracketSlot":"The slot of the later matchup in the bracket, such as QF2.","position":"The side of the later matchup that the winner takes, 1 or 2."},
  "PlayoffLinkedGame": {"id":text0,"startDate":text14,"completed":text94,"homeTeam":"The home team, even at a neutral site.","homePoints":text95,"awayTeam":"The away team, listed as the visitors.","awayPoints":text96,"venueId":text97,"venue":text18},
  "PlayoffMatchup": {"id":"The id of the matchup, which is not the id of the game.","bracketSlot":"The slot in the bracket, such as FR1, QF4, SF2 or CH.","round":text91,"roundName":text92,"roundOrder":text93,"matchupOrder":"The number of the matchup within its round.","startDate":"When the matchup kicks off. May be null (probably until it is known).","bowlName":"The name of the bowl or event. May be null.","slots":"The two sides of the matchup.","game":"The game that is played for the matchup. May be null (probably until there is one).","advancesTo":"Where the winner advances to. May be null."},
  "PlayoffMatchupSlot": {"position":"The side of the matchup, 1 or 2.","seed":"The seed that fills the slot. May be null.","participant":"The team in the slot. May be null (probably until it is known).","source":"The earlier matchup that fills the slot. May be null."},
  "PlayoffMatchupSlotSource": {"matchupId":"The id of the earlier matchup.","bracketSlot":"The slot of the earlier matchup in the bracket, such as FR2.","outcome":"Which of its teams fills the slot."},
  "PlayoffParticipant": {"team":"The team that was chosen.","committeeRank":"The team's rank by the selection committee. May be null.","seed":"The team's seed, 1 being best.","bidType":"How the team qualified.","qualificationReason":"Why the team was chosen, in words. May be null.","conferenceChampion":"Whether the team won its conference.","qualifyingConference":"The conference that the team qualified for (inferred from the name). May be null.","firstRoundBye":"Whether the team skips the first round.","outcome":"How far the team is in the playoff.","eliminatedRound":"The round in which the team lost. May be null."},
  "PlayoffRoundRecord": {"code":text91,"name":text92,"order":text93,"matchups":"The matchups of the round, one for each slot in the bracket."},
  "PlayoffTeam": {"id":text15,"school":"The school, as other operations name it.","conference":"The name of the conference of the team in that season. Null without a known conference."},
  "Poll": {"poll":"The name of the poll.","isFinal":"Whether this is the playoff committee's last ranking of the season. May be null.","ranks":"The ranked teams."},
  "PollRank": {"rank":"The rank, 1 being best. Null when unknown.","teamId":text15,"school":"The school that is ranked.","conference":text53,"firstPlaceVotes":"The number of voters who ranked the team first. May be null.","points":"The points from all votes. May be null."},
  "PollWeek": {"season":text6,"seasonType":text187,"week":text7,"polls":"The polls of the week with their ranked teams."},
  "PpaSums": {"total":text135,"passing":"The sum of predicted points added on passing plays, sacks included.","rushing":"The sum of predicted points added on rushing plays. Plays that are neither pass nor run count only in the total."},
  "PredictedPointsValue": {"yardLine":"Yards from the offense's own goal line.","predictedPoints":"What the next score, by either team, is worth to the offense on average; below 0 it favors the opponent."},
  "PregameWinProbability": {"season":text6,"week":text7,"seasonType":text8,"gameId":text0,"homeTeam":text10,"awayTeam":text12,"spread":"The handicap of the home team, in points.","homeWinProbability":text230},
  "Quarters": {"total":"The value over the whole game.","quarter1":text26,"quarter2":text27,"quarter3":text28,"quarter4":text29},
  "QuartersOrNull": {"total":text85,"quarter1":text26,"quarter2":text27,"quarter3":text28,"quarter4":text29},
  "Recruit": {"id":"The id of the recruiting profile, as a string.","athleteId":"The id of the player that the recruit became, as in `searchPlayers`: a string of digits. May be null (probably until the two are matched).","recruitType":"Where the recruit comes from.","year":text199,"ranking":"The rank within the class, 1 being best. May be null.","name":"The recruit's full name.","school":"The school before college. Null when unknown.","committedTo":"The school that the recruit committed to. May be null.","position":"The position of the recruit, as a label. Null when unknown.","height":text182,"weight":text181,"stars":text194,"rating":"The rating of the recruit; higher is better (inferred from the name). May be null.","city":text195,"stateProvince":"The code of the state or province of the hometown. Null when unknown.","country":text196,"hometownInfo":"The location of the hometown."},
  "RecruitHometown": {"latitude":text197,"longitude":text198,"fipsCode":text238},
  "ReturningProduction": {"season":"The season, named by the year in which it begins, that the players return for; the production is that of the season before.","team":text30,"conference":"The conference of the team: the label that the parameter `conference` is compared with.","totalPPA":"The predicted points added by all returning players.","totalPassingPPA":"The predicted points added by returning passers.","totalReceivingPPA":"The predicted points added by returning receivers.","totalRushingPPA":"The predicted points added by returning rushers.","percentPPA":"The returning players' share of the predicted points added.","percentPassingPPA":"The returning players' share of the predicted points added by passing.","percentReceivingPPA":"The returning players' share of the predicted points added by receiving.","percentRushingPPA":"The returning players' share of the predicted points added by rushing.","usage":"The returning players' share of all plays.","passingUsage":"The returning players' share of the passing plays.","receivingUsage":"The returning players' share of the receiving plays.","rushingUsage":"The returning players' share of the rushing plays."},
  "RosterPlayer": {"id":text71,"firstName":"The given name.","lastName":text162,"team":text156,"weight":text181,"height":text182,"jersey":text183,"year":"The year of study. Do not rely on it.","position":text155,"homeCity":text195,"homeState":"The state or province of the hometown. Null when unknown.","homeCountry":text196,"homeLatitude":text197,"homeLongitude":text198,"homeCountyFIPS":"The FIPS code of the county of the hometown, as a string to keep leading zeros. Null when unknown.","recruitIds":"The ids of the player's recruiting profiles, as strings. Null when unknown."},
  "RushingDirectionProduction": {"carries":"The number of runs in this direction.","yards":"Yards gained in this direction, less losses.","yardsPerCarry":"Yards gained per run in this direction.","successRate":text55,"ppa":text56,"totalPpa":text57,"lineYards":text58,"lineYardsTotal":text59,"secondLevelYards":text60,"secondLevelYardsTotal":text61,"openFieldYards":text62,"openFieldYardsTotal":text63,"stuffRate":text64,"powerSuccess":text65,"explosiveness":text66},
  "RushingDirections": {"left":"Runs to the left.","middle":"Runs up the middle.","right":"Runs to the right.","unknown":"Runs without a recognized direction."},
  "RushingPlay": {"gameId":text0,"playId":text122,"driveId":text103,"season":text6,"week":text7,"seasonType":text8,"offenseId":text123,"offense":text99,"offenseConference":text100,"defenseId":text118,"defense":text101,"defenseConference":text102,"period":text105,"clock":text106,"down":text108,"distance":text109,"playText":text119,"startYardline":text124,"startYardsToGoal":"Yards from the start of the play to the opponent's goal line. Null when unknown.","rusherId":"The id of the ball carrier, as in `searchPlayers`: a string of digits. May be null.","rusher":"The ball carrier's full name. May be null.","rushDirection":"The direction of the run. Null when unknown.","rushingYards":"Yards gained by the run, negative for a loss. Null when unknown.","rusherYards":"The yards of the run that are credited to the ball carrier (inferred from the name). May be null.","isRushingTouchdown":"Whether the run scored a touchdown. Null when unknown.","isSack":"Whether the passer was sacked.","isKneel":"Whether the quarterback knelt to run the clock.","isTeamRush":"Whether the run is credited to the team and to no player.","attributionStatus":"Who the run is credited to.","directionAnalysisEligible":"Whether the run is eligible for analysis by direction.","parseStatus":"How much of the run the service could parse from the record of the play.","ppa":text125,"success":text126},
  "RushingPlayClock": {"minutes":"Full minutes.","seconds":text127},
  "ScoreboardBetting": {"spread":text190,"overUnder":text191,"homeMoneyline":text192,"awayMoneyline":text193},
  "ScoreboardGame": {"id":text0,"startDate":text14,"startTimeTBD":text9,"tv":"The television outlet, such as CBS. May be null.","neutralSite":text16,"conferenceGame":text17,"status":"The status of the game.","period":"The period, 1 to 4 in regulation. Meaningful while the game is in progress; may be null even then.","clock":"The time left in the period. Meaningful while the game is in progress; may be null even then.","situation":"Down, distance and spot, such as 3rd & 13 at ARMY 42. Meaningful while the game is in progress; may be null even then.","possession":"The side that has the ball. Meaningful while the game is in progress; may be null even then.","lastPlay":"The last play in words. Meaningful while the game is in progress; may be null even then.","venue":"Where the game is played.","homeTeam":"The home team with its score and its win probability.","awayTeam":"The away team with its score and its win probability.","weather":"The weather at the venue. Every property may be null.","betting":"The spread, the total and the moneylines. Every property may be null."},
  "ScoreboardTeam": {"id":text15,"name":"The name of the team for people, which may be more than the school.","conference":text3,"classification":"The division of the team. Null without a known division.","points":"The team's score. May be null (probably until there is one).","lineScores":"The team's points by period; overtime periods follow the fourth. May be null (probably until there are some).","winProbability":"The team's win probability (0 to 1) at this moment. May be null."},
  "ScoreboardVenue": {"name":text18,"city":text130,"state":"The abbreviation of the state, such as MD. Null when unknown."},
  "ScoreboardWeather": {"temperature":text19,"description":"The weather in words, such as Cloudy. Null when unknown.","windSpeed":text20,"windDirection":text21},
  "SideBlock": {"plays":text144,"drives":text145,"ppa":text134,"totalPPA":text135,"successRate":text146,"explosiveness":text147,"powerSuccess":text136,"stuffRate":text64,"lineYards":text58,"lineYardsTotal":text148,"secondLevelYards":text60,"secondLevelYardsTotal":text61,"openFieldYards":text62,"openFieldYardsTotal":text63,"totalOpportunies":text149,"pointsPerOpportunity":text137,"fieldPosition":text150,"havoc":text151,"standardDowns":text138,"passingDowns":text139,"rushingPlays":text152,"passingPlays":text153},
  "SideFieldPosition": {"averageStart":"The average number of yards to the opponent's goal line at the start of a drive; lower is better for an offense, higher for a defense. Null when unknown.","averagePredictedPoints":text140},
  "SideHavoc": {"total":"The share of plays with havoc of any kind, 0 to 1. Null when unknown.","frontSeven":"The share of plays with a forced fumble or a tackle for loss, 0 to 1. Null when unknown.","db":"The share of plays with an interception or a pass broken up, 0 to 1. Null when unknown."},
  "SpHavoc": {"total":"Havoc of any kind. May be null.","frontSeven":"Havoc by linemen and linebackers (inferred from the name). May be null.","db":"Havoc by defensive backs (inferred from the name). May be null."},
  "SpSpecialTeams": {"rating":"The rating of the special teams; higher is better. May be null. Unit not specified."},
  "Team": {"id":"The id of the team, the same in every operation.","school":"The name of the school, which filters and most rows use for the team.","mascot":"The nickname, such as Longhorns. Null when unknown.","abbreviation":"The abbreviation, such as TEX. Null when unknown.","alternateNames":"Other names that the team goes by. Null when unknown.","conference":"The name of the conference of the team. Null without a known conference.","division":text161,"classification":"The division of the team, such as fbs, fcs, ii or iii. Null when unknown.","color":"The main color, as a hexadecimal RGB value. Null when unknown.","alternateColor":"The second color, as a hexadecimal RGB value. Null when unknown.","logos":"The URLs of images of the logo. May be null.","twitter":"The account on Twitter, now X. Null when unknown.","location":"The home stadium. Null when unknown."},
  "TeamATS": {"year":text6,"teamId":text15,"team":text30,"conference":text166,"games":"The number of games that are counted.","atsWins":"The number of games in which the team beat the spread.","atsLosses":"The number of games in which the team fell short of the spread.","atsPushes":"The number of games that ended exactly on the spread.","avgCoverMargin":"Points per game by which the team beat the spread, negative when it fell short. May be null."},
  "TeamConferenceAffiliation": {"teamId":text15,"team":"The school that was a member.","conferenceId":"The id of the conference, as in `getConferences`.","conference":"The name of the conference of the team.","conferenceAbbreviation":"The abbreviation of the conference. May be null.","classification":text160,"conferenceDivision":text161,"startYear":"The first season as a member.","endYear":"The last season as a member. May be null (probably while the membership lasts)."},
  "TeamConferenceChange": {"teamId":text15,"team":"The school that moved.","fromConferenceId":"The id of the conference that the team left, as in `getConferences`.","fromConference":"The name of the conference that the team left.","fromConferenceAbbreviation":"The abbreviation of the conference that the team left. May be null.","fromClassification":"The division of the conference that the team left. Null when unknown.","toConferenceId":"The id of the conference that the team joined, as in `getConferences`.","toConference":"The name of the conference that the team joined.","toConferenceAbbreviation":"The abbreviation of the conference that the team joined. May be null.","toClassification":"The division of the conference that the team joined. Null when unknown.","effectiveYear":"The first season in the new conference."},
  "TeamCoreRating": {"year":text6,"team":text30,"conference":text53,"throughSeasonType":"The part of the season that `throughWeek` belongs to, that part included.","throughWeek":"The last week whose plays are counted, that week included.","overall":"The rating of the whole team, offense less defense: points per 100 plays against the average. Higher is better.","offense":"The rating of the offense: points per 100 plays against the average. Higher is better.","defense":"The rating of the defense: points per 100 plays against the average. Lower is better.","offensePlays":"The number of plays behind the rating of the offense.","defensePlays":"The number of plays behind the rating of the defense.","modelVersion":"The version of the model that computed the rating. Compare ratings of one version only."},
  "TeamElo": {"year":text6,"team":text30,"conference":text133,"elo":"The Elo rating. May be null."},
  "TeamExplosiveness": {"team":text25,"overall":"All successful plays."},
  "TeamFPI": {"year":text6,"team":text30,"conference":text53,"fpi":"The rating in points; higher is better. Not specified further. May be null.","resumeRanks":"The ranks of the parts of the team's record.","efficiencies":"The efficiencies of the team and its units."},
  "TeamFieldPosition": {"team":text25,"averageStart":"The average number of yards to the opponent's goal line at the start of a drive. Null when unknown.","averageStartingPredictedPoints":text140},
  "TeamGamePpaSide": {"overall":text218,"passing":text220,"rushing":text221,"firstDown":text222,"secondDown":text223,"thirdDown":text224},
  "TeamGamePredictedPointsAdded": {"gameId":text0,"season":text6,"week":text7,"seasonType":text8,"team":text30,"conference":text133,"opponent":text54,"offense":text219,"defense":"What the opponent added against the team's defense."},
  "TeamHavoc": {"team":text30,"total":"The share of plays with havoc of any kind. Null when unknown.","frontSeven":"The share of plays with a forced fumble or a tackle for loss. Null when unknown.","db":"The share of plays with an interception or a pass broken up. Null when unknown."},
  "TeamPPA": {"team":text25,"plays":"The number of plays with a PPA value, on which the measure rests. Null when unknown.","overall":"All plays.","passing":"Passing plays.","rushing":"Rushing plays."},
  "TeamPassingGame": {"gameId":text0,"season":text6,"week":text7,"seasonType":text8,"team":text52,"conference":text53,"opponent":text54,"offense":text120,"defense":text121},
  "TeamPassingSeason": {"season":text6,"team":text52,"conference":text53,"offense":text120,"defense":text121},
  "TeamRecord": {"games":"The number of games that the record counts.","wins":text163,"losses":text164,"ties":text131},
  "TeamRecords": {"year":text6,"teamId":text15,"team":text30,"classification":"The division of the team in that season.","conference":text133,"division":"The division within the conference, such as East.","expectedWins":"The number of wins that the team's play deserved; compare it with the wins to see luck. May be null.","total":"All games of the season.","conferenceGames":"Games against members of the team's own conference.","homeGames":text177,"awayGames":text178,"neutralSiteGames":text179,"regularSeason":"Games before bowls and playoffs, conference championships included.","postseason":text176},
  "TeamRecruitingRanking": {"year":text199,"team":text200,"rank":"The rank of the class in that year, 1 being best.","points":"The points of the class; higher is better."},
  "TeamRushingGame": {"gameId":text0,"season":text6,"week":text7,"seasonType":text8,"team":text52,"conference":text53,"opponent":text54,"offense":text128,"defense":text129},
  "TeamRushingProduction": {"attempts":text72,"rushingYardsAvailable":text73,"totalRushingYards":text74,"yardsPerCarry":text75,"individualAttempts":text76,"unattributedAttempts":text77,"sacks":text78,"kneels":text79,"teamRushes":text80,"multiCarrierAttempts":text81,"directionEligibleAttempts":text82,"directionAvailableAttempts":text83,"successRate":text55,"ppa":text56,"totalPpa":text57,"lineYards":text58,"lineYardsTotal":text59,"secondLevelYards":text60,"secondLevelYardsTotal":text61,"openFieldYards":text62,"openFieldYardsTotal":text63,"stuffRate":text64,"powerSuccess":text65,"explosiveness":text66,"directions":text84,"touchdownStatusAvailable":"The number of runs for which it is known whether they scored a touchdown (inferred from the name).","rushingTouchdowns":"The number of runs known to have scored a touchdown (inferred from the name)."},
  "TeamRushingSeason": {"season":text6,"team":text52,"conference":text53,"offense":text128,"defense":text129},
  "TeamRushingStats": {"team":text25,"powerSuccess":text136,"stuffRate":"The share of runs without a gain, 0 to 1; lower is better for the offense. Null when unknown.","lineYards":"Line yards over all runs. Null when unknown.","lineYardsAverage":"Line yards per run. Null when unknown.","secondLevelYards":"Second-level yards over all runs. Null when unknown.","secondLevelYardsAverage":"Second-level yards per run. Null when unknown.","openFieldYards":"Open-field yards over all runs. Null when unknown.","openFieldYardsAverage":"Open-field yards per run. Null when unknown."},
  "TeamSP": {"year":text6,"team":text30,"conference":text166,"rating":text209,"ranking":text201,"secondOrderWins":text210,"sos":text211,"offense":"The rating of the offense and its parts, such as rushing and passing.","defense":"The rating of the defense and its parts, such as rushing and passing.","specialTeams":text212},
  "TeamSRS": {"year":text6,"team":text30,"conference":text53,"division":text161,"ranking":text216,"rating":text217},
  "TeamScoringOpportunities": {"team":text25,"opportunities":"The number of scoring opportunities: drives that reach the opponent's 40-yard line or closer. Null when unknown.","points":"The points on those drives. Null when unknown.","pointsPerOpportunity":"Points per scoring opportunity. Null when unknown."},
  "TeamSeasonAdvancedDefense": {"plays":text144,"drives":text145,"ppa":text134,"totalPPA":text135,"successRate":text146,"explosiveness":text147,"powerSuccess":text136,"stuffRate":text64,"lineYards":text58,"lineYardsTotal":text148,"secondLevelYards":text60,"secondLevelYardsTotal":text61,"openFieldYards":text62,"openFieldYardsTotal":text63,"totalOpportunies":text149,"pointsPerOpportunity":text137,"fieldPosition":text150,"havoc":text151,"standardDowns":text138,"passingDowns":text236,"rushingPlays":text152,"passingPlays":text153},
  "TeamSeasonAdvancedStats": {"season":text6,"team":text132,"conference":text133,"offense":text234,"defense":text235},
  "TeamSeasonCoreRatings": {"defense":text157,"offense":text158,"overall":text159},
  "TeamSeasonOverview": {"advanced":"The advanced statistics of the team's offense and defense.","players":"The usage and the PPA of the team's players.","passing":"The team's passing, made and allowed. May be null.","rushing":"The team's rushing, made and allowed. May be null.","record":"Wins, losses and ties in the completed games of the requested season, postseason included.","ratings":"The ratings available now for the requested season.","season":text6,"teamId":text15,"team":text132},
  "TeamSeasonOverviewError": {"message":text169},
  "TeamSeasonPassingDownsAllowed": {"totalPPA":"The sum of predicted points added that the service gives for opponents' passing downs.","rate":"The share of opponents' plays that were on passing downs, 0 to 1.","ppa":text141,"successRate":text142,"explosiveness":text143},
  "TeamSeasonPlayerPpa": {"season":text6,"id":text71,"name":text86,"position":text155,"team":text156,"conference":text133,"averagePPA":text134,"totalPPA":text135},
  "TeamSeasonPlayerPpaValues": {"all":"Predicted points added on all plays. May be null.","pass":"Predicted points added on passing plays. May be null.","rush":"Predicted points added on rushing plays. May be null.","firstDown":"Predicted points added on first down. May be null.","secondDown":"Predicted points added on second down. May be null.","thirdDown":"Predicted points added on third down. May be null.","standardDowns":"Predicted points added on standard downs. May be null.","passingDowns":"Predicted points added on passing downs. May be null."},
  "TeamSeasonPlayerUsage": {"season":text6,"id":text71,"name":text86,"position":text155,"team":text156,"conference":text133,"usage":text185},
  "TeamSeasonPlayers": {"usage":text154,"ppa":"Predicted points that each player added."},
  "TeamSeasonPpaSide": {"overall":text218,"passing":text220,"rushing":text221,"firstDown":text222,"secondDown":text223,"thirdDown":text224,"cumulative":"The sums over the season; the other properties are per play."},
  "TeamSeasonPredictedPointsAdded": {"season":text6,"conference":text133,"team":text30,"offense":text219,"defense":"What opponents added against the team's defense."},
  "TeamSeasonRankedRating": {"rating":"The rating on the scale of its system, rounded to two decimals. Null when unavailable.","rank":"The rank in the requested season and division, 1 being best. It is a competition rank (equal ratings share a rank, and the next one is skipped) of unrounded ratings, so two ratings that look equal may differ in rank. Null when unavailable."},
  "TeamSeasonRatings": {"sp":"SP ratings of the team and its units. Null when unavailable.","srs":"The SRS rating: points better than an average FBS team at a neutral site. Null when unavailable.","elo":"The Elo rating after the latest completed game of the season that has a postgame Elo, without a rank. Null when unavailable.","core":"CORE ratings of the team, its offense and its defense. Null when unavailable.","fpi":"The efficiencies of the Football Power Index. Higher is better for all four, the defense included; they are not the FPI rating in points. Null when unavailable."},
  "TeamSeasonUnitRatings": {"specialTeams":"The rating of the special teams, with its rank.","defense":text157,"offense":text158,"overall":text159},
  "TeamSpDefense": {"ranking":text201,"rating":text202,"success":text203,"explosiveness":text204,"rushing":text205,"passing":text206,"standardDowns":text207,"passingDowns":text208,"havoc":text215},
  "TeamSpOffense": {"ranking":text201,"rating":text202,"success":text203,"explosiveness":text204,"rushing":text205,"passing":text206,"standardDowns":text207,"passingDowns":text208,"runRate":text213,"pace":text214},
  "TeamStat": {"season":text6,"team":text30,"conference":text133,"statName":"The name of the statistic, such as totalYards.","statValue":"The count or the total, negative when losses outweigh gains. It may be a string or a number."},
  "TeamSuccessRates": {"team":text25,"overall":"All plays.","standardDowns":text138,"passingDowns":text139},
  "TeamTalent": {"year":text6,"team":text30,"talent":"The 247Sports Team Talent Composite of the roster; higher is better."},
  "UserFeatureAccess": {"adjustedMetrics":"Whether the operations of the tag `adjustedMetrics` are open.","weather":"Whether the weather of games is open.","scoreboard":"Whether the live scoreboard is open.","livePlayByPlay":"Whether live plays are open.","graphQl":"Whether the service's GraphQL interface is open, which this document does not cover."},
  "UserInfo": {"patronLevel":"The supporter tier of the key.","tierName":"The name of the tier, such as Free.","monthlyLimit":"The number of calls per month. May be null.","remainingCalls":"The number of calls left this month. May be null.","usedCalls":"The number of calls this month. May be null.","resetAt":"When the quota returns.","sharedPool":"Whether all products of the key share one quota.","products":"The services that the key opens.","features":"The features that the tier opens beyond the free operations."},
  "UserUsage": {"window":"The time that the report covers.","api":"The service that the report covers.","totals":"The totals of the requests.","topEndpoints":"The most requested paths, as many as the limit allows.","recentRequests":"The latest requests, as many as the limit allows."},
  "UserUsageEndpoint": {"api":text241,"endpoint":text242,"requests":"The number of requests for the path within the window.","lastUsedAt":"When the path was last requested."},
  "UserUsageRecentRequest": {"api":text241,"endpoint":text242,"requestedAt":"When the request was made."},
  "UserUsageTotals": {"requests":"The number of all requests.","cfbRequests":"The number of requests for college football.","cbbRequests":"The number of requests for college basketball.","uniqueEndpoints":"The number of different requested paths."},
  "UserUsageWindow": {"start":"When the window begins.","end":"When the window ends."},
  "ValidationError": {"message":"What went wrong, in words for people: \"Validation Failed\" with `details`, or another sentence that names the problem.","code":"The kind of refusal, as a value for programs.","details":"All refused parameters, by name."},
  "ValidationError.details": {},
  "ValidationErrorDetail": {"message":"What went wrong, in words for people: the check that failed.","value":"Any JSON value: what was sent, as the service read it."},
  "Venue": {"id":"The id of the venue. Null when unknown.","name":text18,"capacity":"The number of spectators that the stadium seats. Null when unknown.","grass":"Whether the field is natural grass. May be null or absent.","dome":"Whether the stadium has a roof over the field. May be null or absent.","city":text130,"state":"The state, province or region, usually abbreviated. Null when unknown.","zip":"The postal code. Null when unknown.","countryCode":"The country, usually in two letters. Null when unknown.","timezone":"The time zone in the IANA database, such as America/Chicago. Null when unknown.","latitude":"The latitude of the stadium. Null when unknown.","longitude":"The longitude of the stadium. Null when unknown.","elevation":"The height above sea level, as a string; convert it before you calculate. Null when unknown. Unit not specified.","constructionYear":"The year in which the stadium was built. Null when unknown."},
};

/** The fields of which something is observed rather than specified, by the name of the shape that has them. */
export const observed: Readonly<Record<string, readonly string[]>> = {
  "AdjustedRushing": ["highlightYards"],
  "AdjustedTeamMetrics": ["conference","explosiveness","explosivenessAllowed"],
  "AdvancedGameDefense": ["explosiveness","powerSuccess","stuffRate","openFieldYardsTotal"],
  "AdvancedGameOffense": ["explosiveness","powerSuccess","stuffRate","openFieldYards"],
  "AdvancedSeasonDefense": ["explosiveness","powerSuccess","stuffRate","openFieldYardsTotal","totalOpportunies","pointsPerOpportunity","passingDowns"],
  "AdvancedSeasonStat": ["conference"],
  "AggregatedTeamRecruiting": ["conference","positionGroup","averageRating","commits","averageStars"],
  "BoxScoreGameInfo": ["homeWinProb","awayWinProb","excitement"],
  "BoxScorePlayerRushing": ["conference","directionEligibleAttempts","stuffRate","powerSuccess","touchdownStatusAvailable","rushingTouchdowns"],
  "BoxScoreTeams": ["havoc"],
  "CalendarWeek": ["firstGameStart","lastGameStart"],
  "CfpPlayoff": ["format","teamCount","champion"],
  "Coach": ["hireDate"],
  "CoachCareer": ["winPercentage"],
  "CoachProfile": ["currentTeam","birthDate"],
  "CoachRecord": ["winPercentage"],
  "CoachSeason": ["conference","winPercentage","preseasonRank","postseasonRank","srs","spOverall","spOffense","spDefense"],
  "CoachTenure": ["hireDate","attributionComplete"],
  "Conference": ["abbreviation","memberCount"],
  "ConferenceSP": ["rating"],
  "ConferenceSpDefense": ["rating"],
  "ConferenceSpOffense": ["rating"],
  "DetailedCoachSeason": ["winPercentage","preseasonRank","postseasonRank","srs","spOverall","spOffense","spDefense","pollResume","attributionComplete","draftFollowingSeason"],
  "DownTypeSplit": ["explosiveness"],
  "DraftPick": ["height","weight"],
  "DraftPickHometown": ["latitude","longitude"],
  "DraftTeam": ["nickname"],
  "Drive": ["driveNumber","startPeriod","startYardline","startYardsToGoal","endPeriod","endYardline","endYardsToGoal","plays","startOffenseScore","startDefenseScore"],
  "ExpandedTeamSRS": ["ranking","rating"],
  "FieldGoalEP": ["yardsToGoal","distance","expectedPoints"],
  "Game": ["startDate","attendance","homeClassification","homeLineScores","homePostgameWinProbability","homePregameElo","homePostgameElo","awayClassification","awayLineScores","awayPostgameWinProbability","awayPregameElo","awayPostgameElo","excitementIndex","highlights","notes","playoff"],
  "GameDownTypeSplit": ["explosiveness"],
  "GameHavocStats": ["opponentConference"],
  "GameLine": ["provider","spread","formattedSpread","homeMoneyline","awayMoneyline"],
  "GameMedia": ["startTime"],
  "GamePlayTypeSplit": ["explosiveness"],
  "GamePlayerStatPlayer": ["id"],
  "GamePlayerStatsTeam": ["conference","points"],
  "GamePlayoff": ["homeSeed","awaySeed","bowlName"],
  "GameTeamStatsTeam": ["conference","points","stats"],
  "GameWeather": ["startTime","gameIndoors","temperature","dewPoint","humidity","precipitation","windDirection","pressure","weatherConditionCode"],
  "KickerPAAR": ["paar"],
  "LiveGame": ["status","period","clock","possession","down","distance","yardsToGoal","drives"],
  "LiveGameDrive": ["playCount","startClock","startYardsToGoal","endPeriod","endClock","endYardsToGoal","duration","result","pointsGained"],
  "LiveGamePlay": ["wallClock","teamId","down","distance","epa","garbageTime","success"],
  "LiveGameTeam": ["drives","averageStartYardLine","plays","lineYards","epaPerPlay","successRate","deserveToWin"],
  "Matchup": ["team1","team2","startYear","endYear","ties","games"],
  "MatchupGame": ["date"],
  "PassingPlay": ["startYardline","totalYards","yardsAfterCatch","locationAnalysisEligible"],
  "Play": ["driveNumber","playNumber","offenseScore","defenseScore","offenseTimeouts","defenseTimeouts","yardline","yardsToGoal","down","distance","playText","ppa","wallclock"],
  "PlayStat": ["teamScore","opponentScore","yardsToGoal","stat"],
  "PlayType": ["abbreviation"],
  "PlayTypeSplit": ["explosiveness"],
  "PlayWinProbability": ["down","distance","homeWinProbability","spread","yardLine","homeBall","playNumber"],
  "PlayerGamePpaAverages": ["pass","rush"],
  "PlayerGameSuccessRate": ["passing"],
  "PlayerGameUsage": ["player","team","position","total","quarter1","quarter2","quarter3","quarter4","rushing","passing"],
  "PlayerPPA": ["player","team","position"],
  "PlayerPassingGame": ["conference"],
  "PlayerPassingSeason": ["conference"],
  "PlayerRushingGame": ["conference","directionEligibleAttempts","stuffRate","powerSuccess"],
  "PlayerRushingSeason": ["conference","directionEligibleAttempts","stuffRate","powerSuccess"],
  "PlayerSearchResult": ["team","weight","height","hometown","teamColor","teamColorSecondary"],
  "PlayerSeasonOverview": ["usage","ppa"],
  "PlayerSeasonPpaAverages": ["pass","rush","firstDown","secondDown","thirdDown","standardDowns","passingDowns"],
  "PlayerSeasonPredictedPointsAdded": ["conference"],
  "PlayerSeasonSuccessRate": ["passing"],
  "PlayerStat": ["conference"],
  "PlayerStatsByQuarter": ["total","quarter1","quarter2","quarter3","quarter4","rushing","passing"],
  "PlayerSuccessRateSplit": ["successRate"],
  "PlayerTransfer": ["rating","stars"],
  "PlayerWeightedEPA": ["wepa"],
  "PlayoffMatchup": ["startDate","bowlName","game","advancesTo"],
  "PlayoffMatchupSlot": ["participant"],
  "PlayoffParticipant": ["committeeRank","qualifyingConference","eliminatedRound"],
  "Poll": ["poll","isFinal"],
  "PollRank": ["points"],
  "PpaSums": ["passing"],
  "PredictedPointsValue": ["yardLine","predictedPoints"],
  "PregameWinProbability": ["spread","homeWinProbability"],
  "Quarters": ["quarter1","quarter2","quarter3","quarter4"],
  "QuartersOrNull": ["total","quarter1","quarter2","quarter3","quarter4"],
  "Recruit": ["ranking","height","weight","stars","rating","country"],
  "RecruitHometown": ["latitude","longitude"],
  "ReturningProduction": ["conference","percentPPA","percentPassingPPA","percentReceivingPPA","percentRushingPPA"],
  "RosterPlayer": ["weight","height","jersey","year","homeCountry","homeLatitude","homeLongitude","recruitIds"],
  "RushingDirectionProduction": ["stuffRate","powerSuccess"],
  "RushingPlay": ["startYardline","directionAnalysisEligible"],
  "ScoreboardBetting": ["spread","overUnder","homeMoneyline","awayMoneyline"],
  "ScoreboardGame": ["startDate","situation","possession","lastPlay"],
  "ScoreboardTeam": ["name","conference","classification","points","lineScores","winProbability"],
  "ScoreboardVenue": ["name","city","state"],
  "ScoreboardWeather": ["temperature","description","windSpeed","windDirection"],
  "SideBlock": ["explosiveness","powerSuccess","stuffRate","openFieldYardsTotal","totalOpportunies","pointsPerOpportunity"],
  "SideFieldPosition": ["averageStart","averagePredictedPoints"],
  "SideHavoc": ["frontSeven","db"],
  "SpSpecialTeams": ["rating"],
  "Team": ["alternateNames","color","alternateColor","location"],
  "TeamCoreRating": ["throughWeek","overall","offense","defense"],
  "TeamElo": ["elo"],
  "TeamFieldPosition": ["averageStart","averageStartingPredictedPoints"],
  "TeamGamePpaSide": ["thirdDown"],
  "TeamHavoc": ["team","total","frontSeven","db"],
  "TeamPPA": ["plays"],
  "TeamPassingGame": ["conference"],
  "TeamPassingSeason": ["conference"],
  "TeamRecords": ["classification","division","expectedWins"],
  "TeamRecruitingRanking": ["points"],
  "TeamRushingGame": ["conference"],
  "TeamRushingProduction": ["directionEligibleAttempts","stuffRate","powerSuccess"],
  "TeamRushingSeason": ["conference"],
  "TeamRushingStats": ["powerSuccess","stuffRate","lineYards","lineYardsAverage","secondLevelYards","secondLevelYardsAverage","openFieldYards","openFieldYardsAverage"],
  "TeamSP": ["team","conference","rating","ranking"],
  "TeamSRS": ["ranking","rating"],
  "TeamScoringOpportunities": ["opportunities","points","pointsPerOpportunity"],
  "TeamSeasonAdvancedDefense": ["explosiveness","powerSuccess","stuffRate","openFieldYardsTotal","totalOpportunies","pointsPerOpportunity"],
  "TeamSeasonAdvancedStats": ["conference"],
  "TeamSeasonPassingDownsAllowed": ["totalPPA"],
  "TeamSeasonPlayerPpa": ["conference"],
  "TeamSeasonPlayerUsage": ["conference"],
  "TeamSeasonPpaSide": ["thirdDown"],
  "TeamSeasonRatings": ["srs"],
  "TeamSpDefense": ["ranking","rating"],
  "TeamSpOffense": ["ranking","rating"],
  "TeamStat": ["conference","statName","statValue"],
  "TeamTalent": ["talent"],
  "UserInfo": ["patronLevel","monthlyLimit","remainingCalls","usedCalls","resetAt","products"],
  "UserUsageEndpoint": ["lastUsedAt"],
  "UserUsageRecentRequest": ["requestedAt"],
  "ValidationError": ["code","details"],
  "ValidationErrorDetail": ["value"],
  "Venue": ["id","capacity","countryCode","latitude","longitude"],
};

/** When fields are known that differ from the rest of their row (`x-as-of`), by the name of the shape that has them. */
export const known = {
  "BettingGame": {"id":"pregame","season":"pregame","seasonType":"pregame","week":"pregame","startDate":"pregame","homeTeamId":"pregame","homeTeam":"pregame","homeConference":"unknown","homeClassification":"unknown","homeScore":"event","awayTeamId":"pregame","awayTeam":"pregame","awayConference":"unknown","awayClassification":"unknown","awayScore":"event"},
  "Coach": {"hireDate":"unknown"},
  "CoachPollResume": {"preseasonRank":"pregame"},
  "CoachRatingContext": {"spSpecialTeams":"unknown","strengthOfSchedule":"unknown","secondOrderWins":"unknown","fpi":"unknown"},
  "CoachSeason": {"preseasonRank":"pregame","spOverall":"unknown","spOffense":"unknown","spDefense":"unknown"},
  "CoachSeasonTeamReference": {"conference":"unknown"},
  "CoachYearOverYear": {"spOverall":"unknown"},
  "DetailedCoachSeason": {"preseasonRank":"pregame","spOverall":"unknown","spOffense":"unknown","spDefense":"unknown","recruiting":"unknown"},
  "DraftPick": {"collegeConference":"unknown"},
  "Drive": {"offenseConference":"unknown","defenseConference":"unknown"},
  "ExpandedTeamSRS": {"ranking":"unknown"},
  "Game": {"id":"pregame","season":"pregame","week":"pregame","seasonType":"pregame","startDate":"pregame","startTimeTBD":"pregame","neutralSite":"pregame","conferenceGame":"pregame","venueId":"pregame","venue":"pregame","homeId":"pregame","homeTeam":"pregame","homeClassification":"pregame","homeConference":"pregame","homePregameElo":"pregame","homePostgameElo":"event","awayId":"pregame","awayTeam":"pregame","awayClassification":"pregame","awayConference":"pregame","awayPregameElo":"pregame","awayPostgameElo":"event","highlights":"unknown","notes":"unknown","playoff":"pregame"},
  "GameHavocStats": {"conference":"unknown","opponentConference":"unknown"},
  "GameLine": {"spreadOpen":"pregame","overUnderOpen":"pregame"},
  "GameMedia": {"id":"pregame","season":"pregame","week":"pregame","seasonType":"pregame","startTime":"pregame","isStartTimeTBD":"pregame","homeTeam":"pregame","homeConference":"pregame","awayTeam":"pregame","awayConference":"pregame"},
  "GameWeather": {"id":"pregame","season":"pregame","week":"pregame","seasonType":"pregame","startTime":"pregame","gameIndoors":"reference","homeTeam":"pregame","homeConference":"pregame","awayTeam":"pregame","awayConference":"pregame","venueId":"pregame","venue":"pregame"},
  "Matchup": {"games":"event"},
  "PassingPlay": {"offenseConference":"unknown","defenseConference":"unknown"},
  "Play": {"offenseConference":"unknown","defenseConference":"unknown"},
  "PlayStat": {"conference":"unknown"},
  "PlayerGamePredictedPointsAdded": {"position":"unknown"},
  "PlayerGameSuccessRate": {"position":"unknown"},
  "PlayerGameUsage": {"position":"unknown"},
  "PlayerPPA": {"position":"unknown"},
  "PlayerSeasonOverview": {"position":"unknown"},
  "PlayerSeasonPredictedPointsAdded": {"position":"unknown"},
  "PlayerSeasonSuccessRate": {"position":"unknown"},
  "PlayerStat": {"position":"unknown"},
  "PlayerUsage": {"position":"unknown"},
  "PlayerWeightedEPA": {"position":"unknown"},
  "PregameWinProbability": {"spread":"unknown"},
  "RushingPlay": {"offenseConference":"unknown","defenseConference":"unknown"},
  "TeamATS": {"conference":"unknown"},
  "TeamSRS": {"ranking":"unknown"},
  "TeamSeasonPlayerPpa": {"position":"unknown"},
  "TeamSeasonPlayerUsage": {"position":"unknown"},
  "TeamSeasonRatings": {"sp":"unknown","core":"unknown","fpi":"unknown"},
} as const;

/** When a field is known, in a sentence. */
export const knownSentences = {"event":"Fixed once its game is over: it predicts later games only. †","pregame":"Known before kickoff. †","season":"Covers the whole season so far. Do not use it to predict a game of the same season. †","live":"Of the moment of the call: for a past game this knows what followed. †","reference":"Of today, not of a season: it may have been different when a game was played. †","unknown":"Nothing shows when this is known: do not predict games with it. †"};

/** The paths of the operations that the specification describes in full; all others are observed. */
export const specified: readonly string[] = ["/games","/games/teams","/games/players","/games/media","/games/weather","/records","/calendar","/scoreboard","/game/box/advanced","/stats/player/season","/stats/player/success","/stats/player/success/game","/stats/season","/stats/categories","/stats/season/advanced","/stats/game/advanced","/stats/game/havoc"];
