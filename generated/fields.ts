// Generated from openapi.yaml by `npm run generate`. Do not edit: edit the document.

const text0 = "The id of the game, as in `getGames`.";
const text1 = "The two sides of the game. Use `homeAway`, not the order, to distinguish them.";
const text2 = "The school on this side of the game.";
const text3 = "The name of the team's conference. Null when unknown.";
const text4 = "The team's side in the game.";
const text5 = "The team's score. Null when unknown.";
const text6 = "The season (the year in which it begins).";
const text7 = "The week within the part of the season. Each part counts from 1.";
const text8 = "The part of the season in which the game is played.";
const text9 = "Whether the kickoff time is not yet set.";
const text10 = "The school of the home team.";
const text11 = "The name of the home team's conference. Null when unknown.";
const text12 = "The school of the away team.";
const text13 = "The name of the away team's conference. Null when unknown.";
const text14 = "When the game kicks off.";
const text15 = "The id of the team, as in `getTeams`.";
const text16 = "Whether the game is played at a neutral site.";
const text17 = "Whether both teams are members of the same conference.";
const text18 = "The venue's name. Null when unknown.";
const text19 = "The air temperature. Null when unknown. Unit not specified.";
const text20 = "The wind speed. Null when unknown. Unit not specified.";
const text21 = "The wind direction. Null when unknown. Unit not specified.";
const text22 = "The home team's postgame win probability, 0 to 1. It estimates how often a team with this performance would win. May be null.";
const text23 = "The away team's postgame win probability, 0 to 1. It estimates how often a team with this performance would win. May be null.";
const text24 = "The excitement index measures how much the win probability swung during the game. May be null.";
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
const text36 = "The number of attempts with known air yards, including a known zero. It is the denominator of `averageDepthOfTarget`.";
const text37 = "Yards from the line of scrimmage to the target, summed over the attempts with known air yards. May be null.";
const text38 = "Average air yards, over the attempts for which they are known. May be null.";
const text39 = "The number of attempts with known total yards, including a known zero.";
const text40 = "Yards gained by passing, summed over the attempts with known total yards. May be null.";
const text41 = "The number of completed attempts with valid total yards and air yards. It is the denominator of `averageYardsAfterCatch`.";
const text42 = "Yards after the catch, summed over the completions with known yards after the catch. May be null.";
const text43 = "Average yards after the catch, over the completions for which they are known. May be null.";
const text44 = "The successful eligible attempts divided by all eligible attempts, 0 to 1. An eligible attempt without a stored success stays in the denominator and counts as not successful. 0 when no attempt is eligible.";
const text45 = "Predicted points added per eligible attempt with known PPA. The denominator is `ppaAttemptsAvailable`. 0 when there are none, so check that count before you rely on a 0.";
const text46 = "The sum of predicted points added over the eligible attempts with known PPA. 0 when there are none.";
const text47 = "Predicted points added per successful eligible attempt with known PPA. The denominator is `successfulPpaAttemptsAvailable`. 0 when there are none.";
const text48 = "The number of eligible attempts with known PPA. It is the denominator of `ppa`.";
const text49 = "The number of eligible attempts with a stored success or failure. The denominator of `successRate` also includes the eligible attempts without a stored success or failure.";
const text50 = "The number of eligible attempts stored as successful. It is the numerator of `successRate`.";
const text51 = "The number of successful eligible attempts with known PPA. It is the denominator of `explosiveness`.";
const text52 = "The school of the row or of the row's player.";
const text53 = "The team's conference in that season. Null when unknown.";
const text54 = "The school of the opponent.";
const text55 = "The share of runs that succeeded, 0 to 1. A run succeeds when it gains half the distance on first down, 70 percent on second, and all of it on third or fourth.";
const text56 = "Predicted points added per run.";
const text57 = "The sum of predicted points added on all runs.";
const text58 = "Line yards per run, which are the yards credited to the blocking. Losses count 1.2 times, yards 1 to 4 fully and yards 5 to 10 half. Yards beyond 10 do not count. May be negative.";
const text59 = "Line yards over all runs.";
const text60 = "Second-level yards per run, gained between 5 and 10 yards past the line of scrimmage.";
const text61 = "Second-level yards over all runs, gained between 5 and 10 yards past the line of scrimmage.";
const text62 = "Open-field yards per run, gained more than 10 yards past the line of scrimmage.";
const text63 = "Open-field yards over all runs, gained more than 10 yards past the line of scrimmage.";
const text64 = "The share of runs without a gain, 0 to 1. Lower is better for an offense, higher for a defense.";
const text65 = "The success rate of runs with 2 or fewer yards to go, on any down, 0 to 1.";
const text66 = "Predicted points added per successful run.";
const text67 = "The player's full name.";
const text68 = "The number of attempts that are eligible for advanced metrics and for analysis by location. It is the denominator of `successRate`. The plain counts and yards beside it include ineligible attempts. `locations` leaves them out, so its attempts add up to this number and not to `attempts`.";
const text69 = "The number of eligible attempts with both a recognized depth and a recognized direction. Attempts in `unknown` are left out.";
const text70 = "Eligible attempts by depth and direction. All seven locations are always present, even the empty ones.";
const text71 = "The player's id as in `searchPlayers`, a string of digits.";
const text72 = "The number of runs.";
const text73 = "The number of runs with known yards (inferred from the name and from its counterparts in passing). It is a count, not yards.";
const text74 = "Yards gained by rushing, minus losses. May be null.";
const text75 = "Rushing yards per run. May be null.";
const text76 = "The number of runs credited to one player (inferred from the name).";
const text77 = "The number of runs that are not credited to a known player (inferred from the name).";
const text78 = "The number of times that the quarterback was sacked.";
const text79 = "The number of times that the quarterback knelt to run the clock.";
const text80 = "The number of runs credited to the team and not to a player (inferred from the name).";
const text81 = "The number of runs in which several players carried the ball (inferred from the name).";
const text82 = "The number of runs eligible for analysis by direction (inferred from the name).";
const text83 = "The number of eligible runs with a known direction (inferred from the name).";
const text84 = "The runs by direction. All four keys are always present.";
const text85 = "The value over the whole game. May be null.";
const text86 = "The player's full name. Null when unknown.";
const text87 = "The school that the player played for. Null when unknown.";
const text88 = "The position's abbreviation, such as QB, RB, WR or TE. Null when unknown.";
const text89 = "Rushing plays. May be null.";
const text90 = "Passing plays. May be null.";
const text91 = "The part of the season that the week belongs to.";
const text92 = "When the week begins.";
const text93 = "The id of the venue, as in `getVenues`.";
const text94 = "Whether the section has data.";
const text95 = "Why the section has no data. May be null.";
const text96 = "When the service assembled the section.";
const text97 = "When the section's source was published. It is not the time of the last game in the source. May be null.";
const text98 = "The over/under: the line on both teams' combined points. May be null.";
const text99 = "Whether the game is still to come, under way or over.";
const text100 = "When the service read the status.";
const text101 = "When the game kicks off. May be null.";
const text102 = "Whether the kickoff time is not yet set. May be null.";
const text103 = "Whether both teams are members of the same conference. May be null.";
const text104 = "The home team with its points.";
const text105 = "The away team with its points.";
const text106 = "Where the game is played. May be null.";
const text107 = "The position of the game in a playoff. May be null.";
const text108 = "Who broadcasts the game.";
const text109 = "The betting line on the game.";
const text110 = "The team's conference in that season.";
const text111 = "Predicted points added per play.";
const text112 = "The sum of predicted points added.";
const text113 = "The success rate of runs with 2 or fewer yards to go, on any down, 0 to 1. May be null.";
const text114 = "Plays on standard downs, which are all downs except passing downs.";
const text115 = "Plays on passing downs: second down with 8 or more yards to go, third or fourth with 5 or more.";
const text116 = "The average predicted points at the start of a drive. Null when unknown.";
const text117 = "Predicted points added per play of this kind.";
const text118 = "The success rate of plays of this kind, 0 to 1.";
const text119 = "Predicted points added per successful play of this kind. May be null.";
const text120 = "The number of plays that these measures count.";
const text121 = "The number of drives that these measures count.";
const text122 = "The share of plays that succeeded, 0 to 1. A play succeeds when it gains half the distance on first down, 70 percent on second, and all of it on third or fourth.";
const text123 = "Predicted points added per successful play. May be null.";
const text124 = "Line yards over all runs. May be negative.";
const text125 = "The number of scoring opportunities: drives that reach the opponent's 40-yard line or closer. The service spells the key this way.";
const text126 = "Points per scoring opportunity.";
const text127 = "Where drives began.";
const text128 = "The havoc that the offense suffered or the defense caused.";
const text129 = "Plays that count as runs.";
const text130 = "Plays that count as passes.";
const text131 = "The team's passing.";
const text132 = "The opponents' passing.";
const text133 = "The team's rushing.";
const text134 = "The opponents' rushing.";
const text135 = "The defense's rating and rank.";
const text136 = "The offense's rating and rank.";
const text137 = "The team's overall rating, with its rank.";
const text138 = "The id of the home team, as in `getTeams`.";
const text139 = "The id of the away team, as in `getTeams`.";
const text140 = "The number of games that ended in a tie.";
const text141 = "Where the game was played. May be null.";
const text142 = "When the service assembled the preview.";
const text143 = "The game that the preview is about.";
const text144 = "Whether there is an analysis.";
const text145 = "Why there is no analysis. May be null.";
const text146 = "Both teams before the game. May be null.";
const text147 = "The home team before the game.";
const text148 = "The away team before the game.";
const text149 = "At most two passers.";
const text150 = "At most three rushers.";
const text151 = "Whether the values are from the previous season.";
const text152 = "The metrics of offense and defense.";
const text153 = "The school that the player played for.";
const text154 = "The round, in machine-readable form.";
const text155 = "The round, as a name to display, such as National Championship.";
const text156 = "The round's number in the order of play, counted from the first.";
const text157 = "Whether the game is over.";
const text158 = "The home team's score. May be null (probably until there is a score).";
const text159 = "The away team's score. May be null (probably until there is a score).";
const text160 = "The id of the venue, as in `getVenues`. Null when unknown.";
const text161 = "The drive's number within the game. Null when unknown.";
const text162 = "The school that had the ball.";
const text163 = "The conference of the team that had the ball. Null when unknown.";
const text164 = "The school that defended.";
const text165 = "The conference of the team that defended. Null when unknown.";
const text166 = "The id of the drive that the play belongs to.";
const text167 = "The play's id, a string of digits that may be too long for a number.";
const text168 = "The period, 1 to 4 in regulation.";
const text169 = "The time left in the period.";
const text170 = "Yards from the start of the play to the opponent's goal line.";
const text171 = "Full minutes. Null when unknown.";
const text172 = "Seconds beyond the minutes, 0 to 59. Null when unknown.";
const text173 = "The share of plays on standard downs that succeeded, 0 to 1.";
const text174 = "The share of plays on passing downs that succeeded, 0 to 1.";
const text175 = "The drive's id, a string of digits.";
const text176 = "The school that has the ball.";
const text177 = "The number of plays on the drive.";
const text178 = "Yards gained on the drive, negative for a loss.";
const text179 = "Yards from the start of the drive to the opponent's goal line.";
const text180 = "The down, 1 to 4, or 0 if the row has no down, as at the end of a game.";
const text181 = "Yards to go for a first down, or 0 if the row has no down.";
const text182 = "Yards gained on the play, negative for a loss.";
const text183 = "The id of the team that defends.";
const text184 = "The down, 1 to 4.";
const text185 = "Yards to go for a first down.";
const text186 = "The play in words. May be null.";
const text187 = "The play's id as in `getPlays`, a string of digits that may be too long for a number.";
const text188 = "The id of the team that had the ball.";
const text189 = "The yard line where the play began. The specification does not say from which goal line it counts.";
const text190 = "Predicted points added by the play. Null when unknown. 0 is a known value.";
const text191 = "Whether the play gained enough for its down and distance. Null when unknown.";
const text192 = "Seconds beyond the minutes, 0 to 59.";
const text193 = "The stadium's city. Null when unknown.";
const text194 = "The team's passing, and the passing that it allowed. May be null.";
const text195 = "The team's rushing, and the rushing that it allowed. May be null.";
const text196 = "The school that the overview is about.";
const text197 = "The share of the team's plays that involve each player.";
const text198 = "The position's abbreviation, such as QB. Null when unknown.";
const text199 = "The conference's division. Null when unknown.";
const text200 = "The division within the conference, such as East. May be null.";
const text201 = "The family name.";
const text202 = "The number of games won.";
const text203 = "The number of games lost.";
const text204 = "The id of the coach, the same in every operation.";
const text205 = "The team's conference. Null when unknown.";
const text206 = "The number of games coached.";
const text207 = "The share of the games won. May be null.";
const text208 = "What went wrong, in human-readable form.";
const text209 = "The rank in the poll before the season, 1 being best. May be null.";
const text210 = "The rank in the poll after the season, 1 being best. May be null.";
const text211 = "The team's SRS rating: points better than an average FBS team at a neutral site. Null when unavailable.";
const text212 = "SP rating of the team. Null when unavailable.";
const text213 = "SP rating of the offense. Higher is better. Null when unavailable.";
const text214 = "SP rating of the defense. Lower is better. Null when unavailable.";
const text215 = "Bowl and playoff games.";
const text216 = "Games on the team's own field.";
const text217 = "Games on the opponent's field.";
const text218 = "Games on neither team's field.";
const text219 = "The school that the coach coached.";
const text220 = "The weight. Null when unknown. Unit not specified.";
const text221 = "The height. Null when unknown. Unit not specified.";
const text222 = "The jersey number. Null when unknown.";
const text223 = "The position's abbreviation, such as QB.";
const text224 = "The share (0 to 1) of the team's plays that involve the player.";
const text225 = "The player's id as in `searchPlayers`, a string of digits. `PlayerStat` names it `playerId`.";
const text226 = "The handicap of the home team, in points. May be null.";
const text227 = "The home team's moneyline. May be null.";
const text228 = "The away team's moneyline. May be null.";
const text229 = "The number of stars. May be null.";
const text230 = "The hometown's city. Null when unknown.";
const text231 = "The hometown's country. Null when unknown.";
const text232 = "The latitude of the hometown. Null when unknown.";
const text233 = "The longitude of the hometown. Null when unknown.";
const text234 = "The recruiting class (the year in which its members start college).";
const text235 = "The school that the recruits committed to.";
const text236 = "The rank among all teams, 1 being best. May be null.";
const text237 = "The rating of the unit: higher is better for an offense, lower for a defense. Unit not specified.";
const text238 = "The rating of the success rate. May be null.";
const text239 = "The rating of explosiveness. May be null.";
const text240 = "The rating of the running game. May be null.";
const text241 = "The rating of the passing game. May be null.";
const text242 = "The rating on standard downs. May be null.";
const text243 = "The rating on passing downs. May be null.";
const text244 = "The overall rating of the team or conference. Higher is better. Unit not specified.";
const text245 = "The number of wins that the team's play deserved on average (inferred from the name). May be null.";
const text246 = "Strength of schedule. May be null.";
const text247 = "The rating of the special teams.";
const text248 = "How often the offense runs. May be null.";
const text249 = "How fast the offense plays. May be null.";
const text250 = "The rating of the havoc that the defense causes.";
const text251 = "The rank among the rated teams, 1 being best. May be null.";
const text252 = "Points better than an average FBS team at a neutral site, adjusted for schedule. Negative values are worse than average.";
const text253 = "Predicted points added per play of any kind.";
const text254 = "What the team's offense added.";
const text255 = "Predicted points added per passing play.";
const text256 = "Predicted points added per rushing play.";
const text257 = "Predicted points added per play on first down.";
const text258 = "Predicted points added per play on second down.";
const text259 = "Predicted points added per play on third down.";
const text260 = "Predicted points added per passing play. May be null or absent.";
const text261 = "Predicted points added per rushing play. May be null or absent.";
const text262 = "The play in words.";
const text263 = "The home team's score.";
const text264 = "The away team's score.";
const text265 = "The home team's win probability, 0 to 1.";
const text266 = "The name of the statistic, such as YDS or TD.";
const text267 = "Passing plays credited to the player.";
const text268 = "Rushing plays credited to the player.";
const text269 = "What the team did with the ball.";
const text270 = "What the opponents did with the ball.";
const text271 = "Opponents' plays on passing downs: second down with 8 or more yards to go, third or fourth with 5 or more.";
const text272 = "The hometown of the player.";
const text273 = "The FIPS code of the county, as a string to keep leading zeros. Null when unknown.";
const text274 = "Adjusted EPA. Unit not specified.";
const text275 = "The service of the request.";
const text276 = "The requested path.";

/** The description of each field, with its unit or range, by the name of the shape that has it. */
export const fields: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "AdjustedEpa": {"total":"EPA on plays of any kind.","passing":"EPA on passing plays.","rushing":"EPA on rushing plays."},
  "AdjustedGamePreview": {"assembledAt":text142,"game":text143,"availability":text144,"reason":text145,"analysis":text146},
  "AdjustedPreviewAnalysis": {"home":text147,"away":text148},
  "AdjustedPreviewTeam": {"teamId":text15,"season":text6,"teamMetrics":text152,"passing":text149,"rushing":text150,"kicking":"The kicker with the most attempts."},
  "AdjustedRushing": {"lineYards":"Line yards, the yards credited to the blocking.","secondLevelYards":"Second-level yards, gained between 5 and 10 yards past the line of scrimmage.","openFieldYards":"Open-field yards, gained more than 10 yards past the line of scrimmage.","highlightYards":"Highlight yards: the runner's production beyond the line yards."},
  "AdjustedSuccessRate": {"total":"The share of all plays that succeeded, 0 to 1.","standardDowns":text173,"passingDowns":text174},
  "AdjustedTeamMetrics": {"year":text6,"teamId":text15,"team":text30,"conference":text110,"epa":"EPA of the offense.","epaAllowed":"EPA of opponents.","successRate":"The success rate of the offense.","successRateAllowed":"The success rate of opponents.","rushing":"Where the offense gained its rushing yards.","rushingAllowed":"Where opponents gained their rushing yards.","explosiveness":"EPA per successful play of the offense.","explosivenessAllowed":"EPA per successful play of opponents."},
  "AdvancedBoxScore": {"gameInfo":"Who played, and the result.","teams":"The measures of both teams.","players":"The measures of both teams' players."},
  "AdvancedGameDefense": {"plays":text120,"drives":text121,"ppa":text111,"totalPPA":text112,"successRate":text122,"explosiveness":text123,"powerSuccess":text113,"stuffRate":text64,"lineYards":text58,"lineYardsTotal":text124,"secondLevelYards":text60,"secondLevelYardsTotal":text61,"openFieldYards":"Opponents' open-field yards per run, gained more than 10 yards past the line of scrimmage.","openFieldYardsTotal":"Opponents' open-field yards over all runs, gained more than 10 yards past the line of scrimmage. Null when unknown.","standardDowns":text114,"passingDowns":text115,"rushingPlays":text129,"passingPlays":text130},
  "AdvancedGameOffense": {"plays":text120,"drives":text121,"ppa":text111,"totalPPA":text112,"successRate":text122,"explosiveness":text123,"powerSuccess":text113,"stuffRate":text64,"lineYards":text58,"lineYardsTotal":text124,"secondLevelYards":text60,"secondLevelYardsTotal":text61,"openFieldYards":"Open-field yards per run, gained more than 10 yards past the line of scrimmage. Null when unknown.","openFieldYardsTotal":text63,"standardDowns":text114,"passingDowns":text115,"rushingPlays":text129,"passingPlays":text130},
  "AdvancedGameStat": {"gameId":text0,"season":text6,"seasonType":text8,"week":text7,"team":text30,"opponent":text54,"offense":text269,"defense":"What the opponent did with the ball."},
  "AdvancedSeasonDefense": {"plays":text120,"drives":text121,"ppa":text111,"totalPPA":text112,"successRate":text122,"explosiveness":text123,"powerSuccess":text113,"stuffRate":text64,"lineYards":text58,"lineYardsTotal":text124,"secondLevelYards":text60,"secondLevelYardsTotal":text61,"openFieldYards":text62,"openFieldYardsTotal":text63,"totalOpportunies":text125,"pointsPerOpportunity":text126,"fieldPosition":text127,"havoc":text128,"standardDowns":text114,"passingDowns":text271,"rushingPlays":text129,"passingPlays":text130},
  "AdvancedSeasonStat": {"season":text6,"team":text30,"conference":text110,"offense":text269,"defense":text270},
  "AggregatedTeamRecruiting": {"team":text235,"conference":"The conference of the team that the recruits committed to.","positionGroup":"The group of positions, such as Offensive Line or Receiver. Null when unknown.","averageRating":"The average rating of the recruits.","totalRating":"The sum of the recruits' ratings.","commits":"The number of recruits. Convert it before you calculate.","averageStars":"The average number of stars of the recruits. Convert it before you calculate."},
  "BettingGame": {"id":text0,"season":text6,"seasonType":text8,"week":text7,"startDate":text14,"homeTeamId":text138,"homeTeam":text10,"homeConference":"The home team's conference. Null when unknown.","homeClassification":"The home team's division. Null when unknown.","homeScore":text158,"awayTeamId":text139,"awayTeam":text12,"awayConference":"The away team's conference. Null when unknown.","awayClassification":"The away team's division. Null when unknown.","awayScore":text159,"lines":"The lines on the game, one for each bookmaker. The array is empty if there are none."},
  "BoxScoreGameInfo": {"homeTeam":text10,"homePoints":text263,"homeWinProb":text22,"awayTeam":text12,"awayPoints":text264,"awayWinProb":text23,"homeWinner":"Whether the home team won.","excitement":text24},
  "BoxScorePlayerRushing": {"gameId":text0,"season":text6,"week":text7,"seasonType":text8,"playerId":text71,"player":text67,"team":text52,"conference":text53,"opponent":text54,"attempts":text72,"rushingYardsAvailable":text73,"totalRushingYards":text74,"yardsPerCarry":text75,"individualAttempts":text76,"unattributedAttempts":text77,"sacks":text78,"kneels":text79,"teamRushes":text80,"multiCarrierAttempts":text81,"directionEligibleAttempts":text82,"directionAvailableAttempts":text83,"successRate":text55,"ppa":text56,"totalPpa":text57,"lineYards":text58,"lineYardsTotal":text59,"secondLevelYards":text60,"secondLevelYardsTotal":text61,"openFieldYards":text62,"openFieldYardsTotal":text63,"stuffRate":text64,"powerSuccess":text65,"explosiveness":text66,"directions":text84,"touchdownStatusAvailable":"The number of runs with a known touchdown status (inferred from the name). May be absent.","rushingTouchdowns":"The number of runs known to have scored a touchdown (inferred from the name). May be absent."},
  "BoxScorePlayers": {"passing":"Each passer's passes by depth and direction.","rushing":"Each ball carrier's runs by direction and kind of carry.","usage":text197,"ppa":"Predicted points added on the plays that involve each player."},
  "BoxScoreTeams": {"ppa":"Predicted points added by each team per play.","cumulativePpa":"Predicted points added by each team, summed over its plays.","successRates":"How often each team's plays succeeded.","explosiveness":"Each team's average predicted points added on successful plays.","rushing":"Each team's rushing, with yards by level.","havoc":"How often plays were disrupted.","scoringOpportunities":"How often each team reached scoring range, and the points that followed.","fieldPosition":"Where each team's drives began.","passing":"Passing by depth and direction, gained and allowed.","rushingAdvanced":"Rushing by direction and kind of carry, gained and allowed."},
  "CalendarWeek": {"season":text6,"week":text7,"seasonType":text91,"startDate":text92,"endDate":"When the week ends.","firstGameStart":"When the week's first game starts.","lastGameStart":"When the week's last game starts."},
  "CfpPlayoff": {"season":"The season (the year in which it begins). The games extend into January.","competition":"Which playoff this is.","format":"The format of the bracket, such as four_team or twelve_team_2024.","teamCount":"The number of teams in the playoff.","status":"The playoff's status.","participants":"The teams chosen.","rounds":"The rounds with their matchups, sorted by `order`.","champion":"The winner of the final. May be null (probably until there is a winner)."},
  "CfpPlayoffNotFound": {"message":"What went wrong, in words. The message is always the same."},
  "ClockTime": {"minutes":text171,"seconds":text172},
  "Coach": {"id":text204,"firstName":"The given name.","lastName":text201,"hireDate":"When the coach was hired. The value does not name the team. `getCoachTenures` has a day for each tenure. Null when unknown.","seasons":"The seasons that match, one entry for each team and year."},
  "CoachAlmaMater": {"id":"The id of the school, probably as in `getTeams`.","school":"The name of the school."},
  "CoachCareer": {"games":text206,"wins":text202,"losses":text203,"ties":text140,"winPercentage":text207,"seasons":"The number of seasons coached.","teams":"The number of teams coached.","firstYear":"The first season as a head coach.","lastYear":"The latest season as a head coach."},
  "CoachCfpContext": {"appeared":"Whether the team was in the playoff.","seed":"The team's seed, 1 being best. May be null.","outcome":"How far along the team is in the playoff. May be null."},
  "CoachDraftContext": {"year":"The year of the draft, which is the year after the season.","totalPicks":"The number of the team's players who were drafted.","firstRoundPicks":"The number of the team's players who were drafted in the first round."},
  "CoachNotFound": {"message":text208},
  "CoachPollResume": {"preseasonRank":"The rank before the season. May be null.","postseasonRank":"The rank after the season. May be null.","bestRank":"The best rank of the season. May be null.","weeksRanked":"The number of weeks in which the team was ranked.","weeksTopTen":"The number of weeks in which the team was in the top ten."},
  "CoachProfile": {"id":text204,"firstName":"The given name.","lastName":text201,"displayName":"The name to display. May be null.","currentTeam":"The team that the coach coaches now. May be null.","career":"The record over all known seasons as a head coach.","birthDate":"The day of birth, as a string. Null when unknown.","almaMater":"The school where the coach studied. Null when unknown.","graduationYear":"The year in which the coach graduated. Null when unknown.","wikidataId":"The id of the coach's Wikidata item (inferred from the name). Null when unknown.","hallOfFameYear":"The year in which the coach entered the hall of fame. May be null."},
  "CoachRatingContext": {"spSpecialTeams":"The SP rating of the special teams. Null when unavailable.","strengthOfSchedule":"The strength of schedule. Scale not specified. Null when unavailable.","secondOrderWins":"The number of wins that the team's play deserved on average (inferred from the name). Null when unavailable.","fpi":"The rating in the Football Power Index. Null when unavailable.","yearOverYear":"The changes from the season before."},
  "CoachRecord": {"games":text206,"wins":text202,"losses":text203,"ties":text140,"winPercentage":text207},
  "CoachRecordSplits": {"conference":"Games within the conference.","postseason":text215,"home":text216,"away":text217,"neutral":text218},
  "CoachRecruitingContext": {"rank":"The rank of that year's recruiting class, 1 being best. Null when unavailable.","points":"The points of that year's recruiting class. Higher is better. Null when unavailable.","talent":"The talent of the roster, probably as in `getTalent`. Null when unavailable."},
  "CoachReference": {"id":text204,"firstName":"The given name.","lastName":text201},
  "CoachScoring": {"pointsFor":"The points scored in all games.","pointsAgainst":"The points allowed in all games.","averagePointDifferential":"Points scored minus points allowed, per game. May be null."},
  "CoachSeason": {"teamId":text15,"school":text219,"conference":text53,"year":text6,"games":text206,"wins":text202,"losses":text203,"ties":text140,"winPercentage":text207,"preseasonRank":text209,"postseasonRank":text210,"srs":text211,"spOverall":text212,"spOffense":text213,"spDefense":text214},
  "CoachSeasonTeamReference": {"id":text15,"school":"The school that the coach coaches or coached.","conference":text205},
  "CoachTeamReference": {"id":text15,"school":text219},
  "CoachTenure": {"id":"The id of the tenure.","coach":"The coach of the tenure.","team":"The team of the tenure.","hireDate":"The day of the hiring, as a string. Null when unknown.","startYear":"The first season of the tenure.","endYear":"The last season of the tenure. May be null (probably while it lasts).","effectiveStart":"When the coach took over. Null when unknown.","effectiveEnd":"When the coach left. Null when unknown.","isInterim":"Whether the coach was an interim coach.","active":"Whether the tenure is current.","seasons":"The number of seasons in the tenure.","record":"The record over the tenure.","attributionComplete":"Whether every game of its seasons is attributed to a coach. When false, do not rely on the record."},
  "CoachYearOverYear": {"spOverall":"The change in the SP rating. Null when unavailable.","srs":"The change in the SRS rating. Null when unavailable.","wins":"The change in the number of wins. Null when unavailable."},
  "Conference": {"id":"The id of the conference, the same in changes and affiliations.","name":"The name, such as Big Ten. Most operations' rows contain this form of the name.","shortName":"A second form of the name. May be null.","abbreviation":"The abbreviation, such as B1G. May be null.","classification":text199,"memberCount":"The number of member teams."},
  "ConferenceSP": {"year":text6,"conference":"The conference that the row is about.","rating":text244,"secondOrderWins":text245,"sos":text246,"offense":"The offenses and their parts.","defense":"The defenses and their parts.","specialTeams":text247},
  "ConferenceSpDefense": {"rating":text237,"success":text238,"explosiveness":text239,"rushing":text240,"passing":text241,"standardDowns":text242,"passingDowns":text243,"havoc":text250},
  "ConferenceSpOffense": {"rating":text237,"success":text238,"explosiveness":text239,"rushing":text240,"passing":text241,"standardDowns":text242,"passingDowns":text243,"runRate":text248,"pace":text249},
  "DetailedCoachSeason": {"games":text206,"wins":text202,"losses":text203,"ties":text140,"winPercentage":text207,"year":text6,"preseasonRank":text209,"postseasonRank":text210,"srs":text211,"spOverall":text212,"spOffense":text213,"spDefense":text214,"coach":"The coach of the season.","team":"The team that the coach coached.","teamMetrics":"Further ratings of the team, and their change from the season before.","recruiting":"The recruiting class of that year and the talent of the roster.","pollResume":"The team's ranks in the AP poll over the season. May be null.","attributionComplete":"Whether every game of the season is attributed to a coach.","recordSplits":"The record by kind of game. Null when unknown.","scoring":"The points in the coach's games. Null when unknown.","cfp":"The team in the College Football Playoff.","draftFollowingSeason":"The team's players in the NFL draft after the season. May be null."},
  "DownTypeSplit": {"rate":"The share of all plays that were on such downs, 0 to 1. Standard and passing downs add up to 1.","ppa":text117,"successRate":text118,"explosiveness":text119},
  "DraftPick": {"collegeAthleteId":"The id of the player in college, as in `searchPlayers`, here as an integer. May be null.","nflAthleteId":"The id of the player in the NFL.","collegeId":"The id of the college team, as in `getTeams`.","collegeTeam":text153,"collegeConference":"The school's conference. Null when unknown.","nflTeamId":"The id of the NFL team. `getDraftTeams` does not list these ids.","nflTeam":"The location of the NFL team that picked, such as Green Bay.","year":"The draft (the year in which it is held).","overall":"The pick's number within the draft, counted from 1.","round":"The round of the draft, counted from 1.","pick":"The pick's number within its round, counted from 1.","name":text67,"position":"The player's position, by its full name, such as Wide Receiver.","height":text221,"weight":text220,"preDraftRanking":"The rank among all prospects before the draft, 1 being best. May be null.","preDraftPositionRanking":"The rank among the prospects of the position before the draft, 1 being best. May be null.","preDraftGrade":"The grade before the draft, such as 89. Higher is better. May be null.","hometownInfo":text272},
  "DraftPickHometown": {"city":text230,"state":"The state or province, usually abbreviated. Null when unknown.","country":text231,"latitude":"The latitude, as a string. Convert it before you calculate. Null when unknown.","longitude":"The longitude, as a string. Convert it before you calculate. Null when unknown.","countyFips":text273},
  "DraftPosition": {"name":"The full name, such as Wide Receiver.","abbreviation":"The abbreviation, such as WR."},
  "DraftTeam": {"location":"The city or region that the team is named for, such as Green Bay.","nickname":"The nickname. May be null.","displayName":"The full name. Null when unknown.","logo":"The URL of a logo image. May be null."},
  "Drive": {"id":text175,"gameId":text0,"offense":text162,"offenseConference":text163,"defense":text164,"defenseConference":text165,"driveNumber":text161,"scoring":"Whether points were scored on the drive.","startPeriod":"The period in which the drive began. Overtime periods follow the fourth.","startYardline":"The yard line where the drive began. `startYardsToGoal` counts the yards to the opponent's goal line.","startYardsToGoal":text179,"startTime":"The time left in the period when the drive began.","endPeriod":"The period in which the drive ended. Overtime periods follow the fourth.","endYardline":"The yard line where the drive ended. `endYardsToGoal` counts the yards to the opponent's goal line.","endYardsToGoal":"Yards from the end of the drive to the opponent's goal line.","endTime":"The time left in the period when the drive ended.","elapsed":"The duration of the drive on the game clock.","plays":text177,"yards":text178,"driveResult":"How the drive ended, in words. The values are free text, not an enumeration.","isHomeOffense":"Whether the home team had the ball.","startOffenseScore":"The offense's score when the drive began.","startDefenseScore":"The defense's score when the drive began.","endOffenseScore":"The offense's score when the drive ended.","endDefenseScore":"The defense's score when the drive ended. It differs from `startDefenseScore` when the defense scored."},
  "ExpandedTeamSRS": {"year":text6,"team":text30,"classification":"The team's division.","conference":text53,"division":text200,"ranking":text251,"rating":text252},
  "FieldGoalEP": {"yardsToGoal":"Yards from the line of scrimmage to the goal line.","distance":"The length of the kick in yards.","expectedPoints":"The average points of an attempt."},
  "FpiEfficiencies": {"overall":"The team's overall efficiency. May be null.","offense":"The efficiency of the offense. May be null.","defense":"The efficiency of the defense. Higher is better, as for an offense. May be null.","specialTeams":"The efficiency of the special teams. May be null."},
  "FpiResumeRanks": {"strengthOfRecord":"The rank by how hard it would be for a good team to reach this record. May be null.","fpi":"The rank by the rating itself. May be null.","averageWinProbability":"The rank by the average win probability during games. May be null.","strengthOfSchedule":"The rank by the difficulty of the games played. 1 is the hardest schedule. May be null.","remainingStrengthOfSchedule":"The rank by the difficulty of the games to come. 1 is the hardest schedule. May be null.","gameControl":"The rank by how firmly the team controlled its games. May be null."},
  "FreePreviewAnalysis": {"broadcasts":text108,"odds":text109,"home":text147,"away":text148,"series":"The earlier games of the two teams."},
  "FreePreviewTeam": {"teamId":text15,"season":text6,"statistics":"What the team did and allowed.","keyPlayers":"The players who matter most.","record":"Wins, losses and ties so far.","ratings":"Ratings in several systems.","recentResults":"How the latest games ended."},
  "Game": {"id":"The id of the game, the same in every operation.","season":text6,"week":text7,"seasonType":text8,"startDate":"When the game kicks off. May change while `startTimeTBD` is true.","startTimeTBD":text9,"completed":text157,"neutralSite":text16,"conferenceGame":text17,"attendance":"The number of spectators. Null when unknown.","venueId":text160,"venue":text18,"homeId":text138,"homeTeam":text10,"homeClassification":"The home team's division.","homeConference":text11,"homePoints":text158,"homeLineScores":"The home team's points by period. Overtime periods follow the fourth. Null when unknown.","homePostgameWinProbability":text22,"homePregameElo":"The home team's Elo rating before kickoff. May be null (probably when the team has no rating).","homePostgameElo":"The home team's Elo rating after the game. May be null (probably when the team has no rating or the game is not over).","awayId":text139,"awayTeam":text12,"awayClassification":"The away team's division.","awayConference":text13,"awayPoints":text159,"awayLineScores":"The away team's points by period. Overtime periods follow the fourth. Null when unknown.","awayPostgameWinProbability":text23,"awayPregameElo":"The away team's Elo rating before kickoff. May be null (probably when the team has no rating).","awayPostgameElo":"The away team's Elo rating after the game. May be null (probably when the team has no rating or the game is not over).","excitementIndex":text24,"highlights":"The URL of a highlight video. May be null.","notes":"The game's name or occasion, such as the name of the bowl. May be null.","playoff":"The game's position in the bracket of a playoff."},
  "GameDownTypeSplit": {"ppa":text117,"successRate":text118,"explosiveness":text119},
  "GameHavocSide": {"totalPlays":"The number of plays. It is the denominator of the three rates.","totalHavocEvents":"The number of havoc events of any kind.","frontSevenHavocEvents":"The number of forced fumbles and tackles for loss.","dbHavocEvents":"The number of interceptions and passes broken up.","havocRate":"Havoc events of any kind per play, 0 to 1.","frontSevenHavocRate":"Forced fumbles and tackles for loss per play, 0 to 1.","dbHavocRate":"Interceptions and passes broken up per play, 0 to 1."},
  "GameHavocStats": {"gameId":text0,"season":text6,"seasonType":text8,"week":text7,"team":text30,"conference":text205,"opponent":text54,"opponentConference":"The opponent's conference. Null when unknown.","offense":"Havoc that the team's offense suffered on its own plays.","defense":"Havoc that the team's defense caused on the opponent's plays."},
  "GameLine": {"provider":"The bookmaker or other source of the line.","spread":text226,"formattedSpread":"The favorite with its negative spread, such as Texas -3.5.","spreadOpen":"The spread at which betting opened. Null when unknown.","overUnder":text98,"overUnderOpen":"The total at which betting opened. Null when unknown.","homeMoneyline":text227,"awayMoneyline":text228},
  "GameMedia": {"id":text0,"season":text6,"week":text7,"seasonType":text8,"startTime":text14,"isStartTimeTBD":text9,"homeTeam":text10,"homeConference":text11,"awayTeam":text12,"awayConference":text13,"mediaType":"How the outlet reaches its audience.","outlet":"The channel or platform, such as ESPN or ABC."},
  "GamePlayTypeSplit": {"ppa":text117,"totalPPA":text112,"successRate":text118,"explosiveness":text119},
  "GamePlayerStatCategories": {"name":"The category, such as passing or puntReturns.","types":"The columns of the category."},
  "GamePlayerStatPlayer": {"id":"The id of the player, as in `searchPlayers`.","name":text67,"stat":"The value, always as a string, because some values are pairs, such as 17/21."},
  "GamePlayerStatTypes": {"name":"The heading of the column, such as C/ATT or YDS.","athletes":"The players with a value in this column."},
  "GamePlayerStats": {"id":text0,"teams":text1},
  "GamePlayerStatsTeam": {"team":text2,"conference":text3,"homeAway":text4,"points":text5,"categories":"The categories in which the team's players have statistics."},
  "GamePlayoff": {"competition":"The playoff that the game belongs to.","format":"The format of the bracket, such as four_team.","round":text154,"roundName":text155,"bracketSlot":"The game's slot in the bracket, such as SF1 or CH.","homeSeed":"The home team's seed, 1 being best. May be null.","awaySeed":"The away team's seed, 1 being best. May be null.","bowlName":"The bowl that hosts the game. May be null."},
  "GamePreview": {"assembledAt":text142,"game":text143,"availability":text144,"reason":text145,"analysis":text146},
  "GamePreviewMetadata": {"id":text0,"season":text6,"week":text7,"seasonType":text8,"status":text99,"statusCheckedAt":text100,"startDate":text101,"startTimeTBD":text102,"neutralSite":text16,"conferenceGame":text103,"homeTeam":text104,"awayTeam":text105,"venue":text106,"playoff":text107},
  "GameSchedule": {"assembledAt":"When the service assembled the schedule.","selection":"How the week was chosen.","window":"The week whose games are listed. May be null.","followingWindow":"The week after `window`. May be null.","filters":"Which games of the week are listed.","games":"The games that kick off in the week."},
  "GameTeamStats": {"id":text0,"teams":text1},
  "GameTeamStatsTeam": {"teamId":text15,"team":text2,"conference":text3,"homeAway":text4,"points":text5,"stats":"The team's statistics, with one entry each."},
  "GameTeamStatsTeamStat": {"category":"The name of the statistic, such as firstDowns, as in `getStatCategories`.","stat":"The value, always as a string."},
  "GameWeather": {"id":text0,"season":text6,"week":text7,"seasonType":text8,"startTime":text14,"gameIndoors":"Whether the venue is marked as a dome.","homeTeam":text10,"homeConference":text11,"awayTeam":text12,"awayConference":text13,"venueId":text93,"venue":"The venue's name.","temperature":text19,"dewPoint":"The dew point. Null when unknown. Unit not specified.","humidity":"The relative humidity. Null when unknown. Unit not specified.","precipitation":"The amount of rain or melted snow. Null when unknown. Unit not specified.","snowfall":"The amount of snow. Null when unknown. Unit not specified.","windDirection":text21,"windSpeed":text20,"pressure":"The air pressure. Null when unknown. Unit not specified.","weatherConditionCode":"A code for the weather. Null when unknown. The codes are not specified.","weatherCondition":"The weather in words, such as Light Rain. Null when unknown."},
  "KickerPAAR": {"year":text6,"athleteId":text71,"athleteName":text67,"team":text153,"conference":text110,"paar":"Points added above replacement: how many more points the kicker's field goals scored than such attempts score on average. Above 0 is good.","attempts":"The number of kicks behind the value."},
  "LiveGame": {"id":text0,"status":"The game's status, in human-readable form. Unlike on the scoreboard, it is not a `GameStatus`.","period":"The period. Overtime periods follow the fourth. May be null.","clock":"The time left in the period, such as 3:15.","possession":text176,"down":"The down. May be null.","distance":"Yards to go for a first down. May be null.","yardsToGoal":"Yards from the ball to the opponent's goal line. May be null.","teams":"Both teams. Use `homeAway`, not the order, to distinguish them.","drives":"Every drive so far."},
  "LiveGameDrive": {"id":text175,"offenseId":"The id of the team that has the ball.","offense":text176,"defenseId":text183,"defense":"The school that defends.","playCount":text177,"yards":text178,"startPeriod":"The period in which the drive began.","startClock":"The time left in the period when the drive began, such as 11:58. Null when unknown.","startYardsToGoal":text179,"endPeriod":"The period in which the drive ended. May be null (probably while it is under way).","endClock":"The time left in the period when the drive ended, such as 9:27. May be null (probably while it is under way).","endYardsToGoal":"Yards from the end of the drive to the opponent's goal line. May be null (probably while it is under way).","duration":"The duration of the drive on the game clock, such as 2:55. Null when unknown.","scoringOpportunity":"Whether the drive is a scoring opportunity.","plays":"The plays of the drive so far.","result":"How the drive ended, such as Punt or Field Goal.","pointsGained":"The points of the drive."},
  "LiveGamePlay": {"id":text167,"homeScore":"The home team's score, as stored with the play.","awayScore":"The away team's score, as stored with the play.","period":text168,"clock":"The time left in the period, such as 7:46.","wallClock":"When the play happened, in real time (not on the game clock).","teamId":"The id of the team that the play is credited to.","team":"The school that the play is credited to.","down":text180,"distance":text181,"yardsToGoal":text170,"yardsGained":text182,"playTypeId":"The id of the play's type, as in `getPlayTypes`.","playType":"The type of the play in words, such as Kickoff.","epa":"EPA of the play. May be null, for example for a play that is not rated.","garbageTime":"Whether the play was in garbage time, when the game was already decided.","success":"Whether the play gained enough for its down and distance.","rushPass":"Whether the play counts as a run, a pass or neither.","downType":"Whether the down was a passing down.","playText":text262},
  "LiveGameTeam": {"teamId":text15,"team":text2,"homeAway":text4,"lineScores":"The team's points by period. Overtime periods follow the fourth.","points":"The team's score.","drives":"The number of drives so far.","scoringOpportunities":"The number of scoring opportunities so far.","pointsPerOpportunity":text126,"averageStartYardLine":"The average number of yards to the opponent's goal line at the start of the team's drives. May be null.","plays":"The number of plays so far.","lineYards":text59,"lineYardsPerRush":"Line yards per run.","secondLevelYards":"Second-level yards over all runs.","secondLevelYardsPerRush":"Second-level yards per run.","openFieldYards":"Open-field yards over all runs.","openFieldYardsPerRush":"Open-field yards per run.","epaPerPlay":"The average EPA over all plays with an EPA.","totalEpa":"The sum of EPA on all plays.","passingEpa":"The sum of EPA on all passes.","epaPerPass":"The average EPA over all passes.","rushingEpa":"The sum of EPA on all runs.","epaPerRush":"The average EPA over all runs.","successRate":"The share of plays that succeeded, 0 to 1.","standardDownSuccessRate":text173,"passingDownSuccessRate":text174,"explosiveness":"EPA per successful play.","deserveToWin":"The team's win probability (0 to 1), given how both teams have played so far. Absent while unavailable."},
  "Matchup": {"team1":"The first of the two requested schools.","team2":"The second of the two requested schools.","startYear":"The first season considered.","endYear":"The last season considered.","team1Wins":"The number of games won by the first team.","team2Wins":"The number of games won by the second team.","ties":text140,"games":"The games. Without games, the array is empty."},
  "MatchupGame": {"season":text6,"week":text7,"seasonType":"The part of the season, such as regular or postseason, as a string.","date":"When the game kicked off.","neutralSite":text16,"venue":text18,"homeTeam":"The school of the home team. It need not be the first of the two requested schools.","homeScore":"The home team's score. Null when unknown.","awayTeam":text12,"awayScore":"The away team's score. Null when unknown.","winner":"The school that won. May be null."},
  "PassingLocationProduction": {"attempts":text31,"completions":text32,"incompletions":text33,"interceptions":text34,"completionRate":text35,"airYardsAttemptsAvailable":text36,"totalAirYards":text37,"averageDepthOfTarget":text38,"totalYardsAttemptsAvailable":text39,"totalYards":text40,"yardsAfterCatchAttemptsAvailable":text41,"totalYardsAfterCatch":text42,"averageYardsAfterCatch":text43,"successRate":text44,"ppa":text45,"totalPpa":text46,"explosiveness":text47,"ppaAttemptsAvailable":text48,"successAttemptsAvailable":text49,"successfulAttempts":text50,"successfulPpaAttemptsAvailable":text51,"yardsPerAttempt":"Total yards divided by `totalYardsAttemptsAvailable`. May be null.","airYardsPerAttempt":"The same measure as `averageDepthOfTarget`. May be null."},
  "PassingLocations": {"short left":"Short passes to the left.","short middle":"Short passes over the middle.","short right":"Short passes to the right.","deep left":"Deep passes to the left.","deep middle":"Deep passes over the middle.","deep right":"Deep passes to the right.","unknown":"Eligible passes without a recognized depth, a recognized direction, or both."},
  "PassingPlay": {"gameId":text0,"playId":text187,"driveId":text166,"season":text6,"week":text7,"seasonType":text8,"offenseId":text188,"offense":text162,"offenseConference":text163,"defenseId":text183,"defense":text164,"defenseConference":text165,"period":text168,"clock":text169,"down":text184,"distance":text185,"playText":text186,"startYardline":text189,"startYardsToGoal":text170,"passerId":"The passer's id as in `searchPlayers`, a string of digits. Null when unknown.","passer":"The passer's full name. Null when unknown.","targetId":"The targeted player's id as in `searchPlayers`, a string of digits. Null when unknown.","target":"The targeted player's full name. Null when unknown.","outcome":"How the pass ended.","airYards":"Yards from the line of scrimmage to the target. Null when unknown. 0 is a known value.","passDepth":"How far downfield the pass went. Null when unknown.","passDirection":"The side of the field to which the pass went. Null when unknown.","passLocation":"The depth and the direction in one value. Null when unknown.","totalYards":"Yards gained by the pass. Null when unknown.","yardsAfterCatch":"Yards after the catch. Null when unknown.","targetYardsToGoal":"Yards from the target to the opponent's goal line. Null when unknown.","isSpike":"Whether the ball was spiked to stop the clock.","isThrowaway":"Whether the ball was thrown away on purpose.","isIntentionalGrounding":"Whether the pass was penalized as intentional grounding.","parseStatus":"How much of the pass the service could parse from the play's record.","locationAnalysisEligible":"Whether the pass is eligible for advanced measures and for analysis by location.","ppa":text190,"success":text191},
  "PassingPlayClock": {"minutes":"Full minutes.","seconds":text192},
  "PassingProduction": {"attempts":text31,"completions":text32,"incompletions":text33,"interceptions":text34,"completionRate":text35,"airYardsAttemptsAvailable":text36,"totalAirYards":text37,"averageDepthOfTarget":text38,"totalYardsAttemptsAvailable":text39,"totalYards":text40,"yardsAfterCatchAttemptsAvailable":text41,"totalYardsAfterCatch":text42,"averageYardsAfterCatch":text43,"successRate":text44,"ppa":text45,"totalPpa":text46,"explosiveness":text47,"ppaAttemptsAvailable":text48,"successAttemptsAvailable":text49,"successfulAttempts":text50,"successfulPpaAttemptsAvailable":text51,"locationEligibleAttempts":text68,"locationAvailableAttempts":text69,"locations":text70},
  "Play": {"gameId":text0,"driveId":text166,"id":text167,"driveNumber":text161,"playNumber":"The play's number within its drive. Null when unknown.","offense":text162,"offenseConference":text163,"offenseScore":"The offense's score, as stored with the play.","defense":text164,"defenseConference":text165,"defenseScore":"The defense's score, as stored with the play.","home":"The school of the home team. It is either the offense or the defense.","away":"The school of the away team. It is either the offense or the defense.","period":text168,"clock":text169,"offenseTimeouts":"The number of timeouts that the offense has left. Null when unknown.","defenseTimeouts":"The number of timeouts that the defense has left. Null when unknown.","yardline":"The yard line where the play began. `yardsToGoal` counts the yards to the opponent's goal line.","yardsToGoal":text170,"down":text180,"distance":text181,"yardsGained":text182,"scoring":"Whether points were scored on the play.","playType":"The play's type, such as Rush or Pass Incompletion. It is `text` in `getPlayTypes`, not the abbreviation.","playText":text186,"ppa":"Predicted points added by the play. May be null, for example for a play that is not rated.","wallclock":"When the play happened, in real time (not on the game clock). Null when unknown."},
  "PlayStat": {"gameId":text0,"season":text6,"week":text7,"team":"The school that the player played for, on offense or on defense.","conference":"The conference of the player's school.","opponent":text54,"teamScore":"The score of the player's school, as stored with the play.","opponentScore":"The opponent's score, as stored with the play.","driveId":text166,"playId":text167,"period":text168,"clock":text169,"yardsToGoal":text170,"down":text184,"distance":text185,"athleteId":"The player's id as in `searchPlayers`, a string of digits. The parameter `athleteId` takes it as a number.","athleteName":text67,"statType":"What the player is credited with, such as Completion. It is `name` in `getPlayStatTypes`.","stat":"The amount that the player is credited with. Unit not specified."},
  "PlayStatClock": {"minutes":text171,"seconds":text172},
  "PlayStatType": {"id":"The type's id. `getPlayStats` takes it as `statTypeId`.","name":"The type in words. Rows of `getPlayStats` have it as `statType`."},
  "PlayType": {"id":"The type's id. Live plays have it as `playTypeId`.","text":"The type in words. Plays have it as `playType`.","abbreviation":"The abbreviation. `getPlays` takes it as `playType`. May be null."},
  "PlayTypeSplit": {"rate":"The share of all plays that are of this kind, 0 to 1.","ppa":text117,"totalPPA":text112,"successRate":text118,"explosiveness":text119},
  "PlayWinProbability": {"gameId":text0,"homeId":text138,"home":text10,"awayId":text139,"away":text12,"playId":text167,"playText":text262,"homeScore":text263,"awayScore":text264,"down":text184,"distance":text185,"homeWinProbability":text265,"spread":"The betting spread of the game.","yardLine":"Yards to the opponent's goal line, despite the name.","homeBall":"Whether the home team has the ball.","playNumber":"The play's number within the game."},
  "PlayerGamePpaAverages": {"all":text253,"pass":text260,"rush":text261},
  "PlayerGamePredictedPointsAdded": {"season":text6,"week":text7,"seasonType":text8,"id":text225,"name":text67,"position":text223,"team":text153,"opponent":text54,"averagePPA":text111},
  "PlayerGameSuccessRate": {"season":text6,"id":text225,"name":text67,"position":text223,"team":text153,"conference":text110,"passing":text267,"rushing":text268,"seasonType":text8,"week":text7,"gameId":text0,"opponent":text54},
  "PlayerGameUsage": {"player":text86,"team":text87,"position":text88,"total":text85,"quarter1":text26,"quarter2":text27,"quarter3":text28,"quarter4":text29,"rushing":text89,"passing":text90},
  "PlayerPPA": {"player":text86,"team":text87,"position":text88,"average":text111,"cumulative":text112},
  "PlayerPassingGame": {"gameId":text0,"season":text6,"week":text7,"seasonType":text8,"playerId":text71,"player":text67,"team":text52,"conference":text53,"opponent":text54,"attempts":text31,"completions":text32,"incompletions":text33,"interceptions":text34,"completionRate":text35,"airYardsAttemptsAvailable":text36,"totalAirYards":text37,"averageDepthOfTarget":text38,"totalYardsAttemptsAvailable":text39,"totalYards":text40,"yardsAfterCatchAttemptsAvailable":text41,"totalYardsAfterCatch":text42,"averageYardsAfterCatch":text43,"successRate":text44,"ppa":text45,"totalPpa":text46,"explosiveness":text47,"ppaAttemptsAvailable":text48,"successAttemptsAvailable":text49,"successfulAttempts":text50,"successfulPpaAttemptsAvailable":text51,"locationEligibleAttempts":text68,"locationAvailableAttempts":text69,"locations":text70},
  "PlayerPassingSeason": {"season":text6,"playerId":text71,"player":text67,"team":text52,"conference":text53,"attempts":text31,"completions":text32,"incompletions":text33,"interceptions":text34,"completionRate":text35,"airYardsAttemptsAvailable":text36,"totalAirYards":text37,"averageDepthOfTarget":text38,"totalYardsAttemptsAvailable":text39,"totalYards":text40,"yardsAfterCatchAttemptsAvailable":text41,"totalYardsAfterCatch":text42,"averageYardsAfterCatch":text43,"successRate":text44,"ppa":text45,"totalPpa":text46,"explosiveness":text47,"ppaAttemptsAvailable":text48,"successAttemptsAvailable":text49,"successfulAttempts":text50,"successfulPpaAttemptsAvailable":text51,"locationEligibleAttempts":text68,"locationAvailableAttempts":text69,"locations":text70},
  "PlayerRushingGame": {"gameId":text0,"season":text6,"week":text7,"seasonType":text8,"playerId":text71,"player":text67,"team":text52,"conference":text53,"opponent":text54,"attempts":text72,"rushingYardsAvailable":text73,"totalRushingYards":text74,"yardsPerCarry":text75,"individualAttempts":text76,"unattributedAttempts":text77,"sacks":text78,"kneels":text79,"teamRushes":text80,"multiCarrierAttempts":text81,"directionEligibleAttempts":text82,"directionAvailableAttempts":text83,"successRate":text55,"ppa":text56,"totalPpa":text57,"lineYards":text58,"lineYardsTotal":text59,"secondLevelYards":text60,"secondLevelYardsTotal":text61,"openFieldYards":text62,"openFieldYardsTotal":text63,"stuffRate":text64,"powerSuccess":text65,"explosiveness":text66,"directions":text84},
  "PlayerRushingSeason": {"season":text6,"playerId":text71,"player":text67,"team":text52,"conference":text53,"attempts":text72,"rushingYardsAvailable":text73,"totalRushingYards":text74,"yardsPerCarry":text75,"individualAttempts":text76,"unattributedAttempts":text77,"sacks":text78,"kneels":text79,"teamRushes":text80,"multiCarrierAttempts":text81,"directionEligibleAttempts":text82,"directionAvailableAttempts":text83,"successRate":text55,"ppa":text56,"totalPpa":text57,"lineYards":text58,"lineYardsTotal":text59,"secondLevelYards":text60,"secondLevelYardsTotal":text61,"openFieldYards":text62,"openFieldYardsTotal":text63,"stuffRate":text64,"powerSuccess":text65,"explosiveness":text66,"directions":text84},
  "PlayerSearchResult": {"id":"The player's id, a string of digits. Most operations take it as the integer `playerId`. `getPlayerGamePpa` and `getPlayerSeasonPpa` take it as a string.","team":"The school that the player is listed with. `teamStints` has every school.","name":text67,"firstName":"The given name. Null when unknown.","lastName":"The family name. Null when unknown.","weight":text220,"height":text221,"jersey":text222,"position":text223,"hometown":text272,"teamColor":"The team's main color, as a hexadecimal RGB value.","teamColorSecondary":"The team's second color, as a hexadecimal RGB value.","activeStartYear":"The first season with any team. Null when unknown.","activeEndYear":"The latest season with any team. Null when unknown.","teamStints":"The player's stints, one for each team."},
  "PlayerSearchTeamStint": {"team":text153,"startYear":"The first season with the team. Null when unknown.","endYear":"The latest season with the team. Null when unknown."},
  "PlayerSeasonOverview": {"season":text6,"id":text225,"name":text67,"position":text223,"team":text153,"conference":text110,"games":"The number of games with statistics.","boxScoreStats":"The counting statistics.","usage":"The share (0 to 1) of the team's plays that involve the player. Absent when unknown.","ppa":"Predicted points added by the player. Absent when unknown."},
  "PlayerSeasonOverviewBoxScore": {"categories":"The categories with statistics of the player."},
  "PlayerSeasonOverviewCategory": {"name":"The category, such as passing.","stats":"The statistics of the category."},
  "PlayerSeasonOverviewPPA": {"average":text111,"total":text112},
  "PlayerSeasonOverviewStat": {"name":text266,"value":"The value, as a string. Convert it before you calculate."},
  "PlayerSeasonPpaAverages": {"all":text253,"pass":text260,"rush":text261,"firstDown":"Predicted points added per play on first down. May be null or absent.","secondDown":"Predicted points added per play on second down. May be null or absent.","thirdDown":"Predicted points added per play on third down. May be null or absent.","standardDowns":"Predicted points added per play on standard downs. May be null or absent.","passingDowns":"Predicted points added per play on passing downs. May be null or absent."},
  "PlayerSeasonPpaTotals": {"all":"Predicted points added on all plays.","pass":"Predicted points added on passing plays. May be absent.","rush":"Predicted points added on rushing plays. May be absent.","firstDown":"Predicted points added on first down. May be absent.","secondDown":"Predicted points added on second down. May be absent.","thirdDown":"Predicted points added on third down. May be absent.","standardDowns":"Predicted points added on standard downs. May be absent.","passingDowns":"Predicted points added on passing downs. May be absent."},
  "PlayerSeasonPredictedPointsAdded": {"season":text6,"id":text225,"name":text67,"position":text223,"team":text153,"conference":text110,"averagePPA":text111,"totalPPA":text112},
  "PlayerSeasonSuccessRate": {"season":text6,"id":text225,"name":text67,"position":text223,"team":text153,"conference":text110,"passing":text267,"rushing":text268},
  "PlayerSourceAvailability": {"status":"Whether the source has data.","reason":"Why the source has no data. May be null.","sourceUpdatedAt":"When the source was published. May be null.","assembledAt":"When the service read the source."},
  "PlayerStat": {"season":text6,"playerId":text71,"player":text67,"position":text223,"team":text153,"conference":text110,"category":"The category, such as passing, fumbles or defensive.","statType":text266,"stat":"The value, as a string, such as 170 or 0.567. Convert it before you calculate."},
  "PlayerStatsByQuarter": {"total":text85,"quarter1":text26,"quarter2":text27,"quarter3":text28,"quarter4":text29,"rushing":text89,"passing":text90},
  "PlayerSuccessRateSplit": {"plays":"The number of plays credited to the player.","successes":"The number of credited plays that succeeded.","successRate":"The share of the credited plays that succeeded, 0 to 1. May be null."},
  "PlayerTransfer": {"season":"The first season with the new team, as the year in which it begins.","firstName":"The given name.","lastName":text201,"position":text223,"origin":"The school that the player leaves.","destination":"The school that the player joins. May be null (probably until it is known).","transferDate":"When the player entered the portal. Null when unknown.","rating":"The player's rating. Higher is better (inferred from the name). May be null.","stars":text229,"eligibility":"Whether the player may play for the new school. Null when unknown."},
  "PlayerUsage": {"season":text6,"id":text225,"name":text67,"position":text223,"team":text153,"conference":text110,"usage":text224},
  "PlayerUsageValues": {"overall":"The player's share of the team's plays. May be null.","pass":"The player's share of the team's passing plays. May be null.","rush":"The player's share of the team's rushing plays. May be null.","firstDown":"The player's share of the team's plays on first down. May be null.","secondDown":"The player's share of the team's plays on second down. May be null.","thirdDown":"The player's share of the team's plays on third down. May be null.","standardDowns":"The player's share of the team's plays on standard downs. May be null.","passingDowns":"The player's share of the team's plays on passing downs. May be null."},
  "PlayerWeightedEPA": {"year":text6,"athleteId":text71,"athleteName":text67,"position":text223,"team":text153,"conference":text110,"wepa":text274,"plays":"The number of plays behind the value."},
  "PlayoffAdvancement": {"matchupId":"The id of the later matchup.","bracketSlot":"The slot of the later matchup in the bracket, such as QF2.","position":"The side of the later matchup that the winner takes, 1 or 2."},
  "PlayoffLinkedGame": {"id":text0,"startDate":text14,"completed":text157,"homeTeam":"The home team, even at a neutral site.","homePoints":text158,"awayTeam":"The away team, listed as the visitors.","awayPoints":text159,"venueId":text160,"venue":text18},
  "PlayoffMatchup": {"id":"The id of the matchup, not of the game.","bracketSlot":"The slot in the bracket, such as FR1, QF4, SF2 or CH.","round":text154,"roundName":text155,"roundOrder":text156,"matchupOrder":"The matchup's number within its round.","startDate":"When the matchup kicks off. May be null (probably until the kickoff is known).","bowlName":"The name of the bowl or event. May be null.","slots":"The two sides of the matchup.","game":"The game that is played for the matchup. May be null (probably until there is a game).","advancesTo":"Where the winner advances to. May be null."},
  "PlayoffMatchupSlot": {"position":"The side of the matchup, 1 or 2.","seed":"The seed that fills the slot. May be null.","participant":"The team in the slot. May be null (probably until the team is known).","source":"The earlier matchup that fills the slot. May be null."},
  "PlayoffMatchupSlotSource": {"matchupId":"The id of the earlier matchup.","bracketSlot":"The slot of the earlier matchup in the bracket, such as FR2.","outcome":"Which team of the earlier matchup fills the slot."},
  "PlayoffParticipant": {"team":"The team that was chosen.","committeeRank":"The selection committee's rank for the team. May be null.","seed":"The team's seed, 1 being best.","bidType":"How the team qualified.","qualificationReason":"Why the team was chosen, in words. May be null.","conferenceChampion":"Whether the team won its conference.","qualifyingConference":"The conference that the team qualified for (inferred from the name). May be null.","firstRoundBye":"Whether the team skips the first round.","outcome":"How far along the team is in the playoff.","eliminatedRound":"The round in which the team lost. May be null."},
  "PlayoffRoundRecord": {"code":text154,"name":text155,"order":text156,"matchups":"The matchups of the round, one for each slot in the bracket."},
  "PlayoffTeam": {"id":text15,"school":"The school, as other operations name it.","conference":"The name of the team's conference in that season. Null when unknown."},
  "Poll": {"poll":"The name of the poll.","isFinal":"Whether this is the playoff committee's last ranking of the season. May be null.","ranks":"The ranked teams."},
  "PollRank": {"rank":"The rank, 1 being best. Null when unknown.","teamId":text15,"school":"The school that is ranked.","conference":text53,"firstPlaceVotes":"The number of voters who ranked the team first. May be null.","points":"The points from all votes. May be null."},
  "PollWeek": {"season":text6,"seasonType":text91,"week":text7,"polls":"The polls of the week with their ranked teams."},
  "PpaSums": {"total":text112,"passing":"The sum of predicted points added on passing plays, sacks included.","rushing":"The sum of predicted points added on rushing plays. Plays that are neither pass nor run count only in the total."},
  "PredictedPointsValue": {"yardLine":"Yards from the offense's own goal line.","predictedPoints":"What the next score, by either team, is worth to the offense on average. A value below 0 favors the opponent."},
  "PregameWinProbability": {"season":text6,"week":text7,"seasonType":text8,"gameId":text0,"homeTeam":text10,"awayTeam":text12,"spread":"The handicap of the home team, in points.","homeWinProbability":text265},
  "PreviewAdjustedTeamMetrics": {"season":text6,"isPreviousSeason":text151,"metrics":text152},
  "PreviewBroadcast": {"mediaType":"How the broadcast reaches its audience.","outlet":"The name of the station or service, such as ESPN."},
  "PreviewKeyPlayer": {"athleteId":text71,"name":"The player's full name. May be null.","position":"The position's abbreviation, such as QB. May be null.","usage":"The share (0 to 1) of the team's plays of this kind that involve the player. May be null.","averagePPA":"Predicted points added per play of this kind. May be null.","totalPPA":"The sum of predicted points added on plays of this kind. May be null."},
  "PreviewKeyPlayers": {"season":text6,"ppa":"Whether predicted points added were available.","usage":"Whether usage data was available.","passing":text149,"rushing":text150,"receiving":"At most five receivers, chosen by their share of passing plays, not by targets."},
  "PreviewKickerPaar": {"year":text6,"athleteId":text71,"athleteName":text67,"team":text153,"conference":text110,"paar":"Points added above replacement.","attempts":"The number of kicks behind the value. May be null."},
  "PreviewOpponent": {"id":"The id of the opponent, as in `getTeams`.","name":"The school that was the opponent."},
  "PreviewPlayerWepa": {"year":text6,"athleteId":text71,"athleteName":text67,"team":text153,"conference":text110,"position":text223,"wepa":text274,"plays":"The number of plays behind the value. May be null."},
  "PreviewSectionBroadcasts": {"status":text94,"reason":text95,"assembledAt":text96,"sourceUpdatedAt":text97,"data":"The outlets that broadcast the game. May be null."},
  "PreviewSectionKeyPlayers": {"status":text94,"reason":text95,"assembledAt":text96,"sourceUpdatedAt":text97,"data":"The players, the most used first. May be null."},
  "PreviewSectionKickerPaar": {"status":text94,"reason":text95,"assembledAt":text96,"sourceUpdatedAt":text97,"data":"The kickers with the most attempts first. May be null."},
  "PreviewSectionOdds": {"status":text94,"reason":text95,"assembledAt":text96,"sourceUpdatedAt":text97,"data":"A bookmaker's line. May be null."},
  "PreviewSectionPlayerWepa": {"status":text94,"reason":text95,"assembledAt":text96,"sourceUpdatedAt":text97,"data":"The players with the most plays first. May be null."},
  "PreviewSectionRatings": {"status":text94,"reason":text95,"assembledAt":text96,"sourceUpdatedAt":text97,"data":"The ratings by system. May be null."},
  "PreviewSectionRecentResults": {"status":text94,"reason":text95,"assembledAt":text96,"sourceUpdatedAt":text97,"data":"The games, the latest first. May be null."},
  "PreviewSectionRecord": {"status":text94,"reason":text95,"assembledAt":text96,"sourceUpdatedAt":text97,"data":"Wins, losses and ties so far. May be null."},
  "PreviewSectionSeries": {"status":text94,"reason":text95,"assembledAt":text96,"sourceUpdatedAt":text97,"data":"The games between the two teams. May be null."},
  "PreviewSectionStatistics": {"status":text94,"reason":text95,"assembledAt":text96,"sourceUpdatedAt":text97,"data":"The statistics. May be null."},
  "PreviewSectionTeamMetrics": {"status":text94,"reason":text95,"assembledAt":text96,"sourceUpdatedAt":text97,"data":"The metrics. May be null."},
  "PreviewTeamIdentity": {"id":text15,"name":"The school that plays on this side of the game.","conference":"The team's conference in that season. May be null.","conferenceAbbreviation":"The abbreviation of the conference in that season, such as B1G. May be null.","classification":"The team's division in that season. May be null.","points":"The current or final points. May be null."},
  "PreviewTeamStatistics": {"season":text6,"isPreviousSeason":text151,"advanced":"Advanced statistics of offense and defense.","passing":text194,"rushing":text195,"statRankings":"The ranks of the statistics within the division. May be null."},
  "PreviewVenue": {"id":text93,"name":"The venue's name. May be null.","city":"The stadium's city. May be null.","state":"The state's abbreviation, such as OH. May be null."},
  "Quarters": {"total":"The value over the whole game.","quarter1":text26,"quarter2":text27,"quarter3":text28,"quarter4":text29},
  "QuartersOrNull": {"total":text85,"quarter1":text26,"quarter2":text27,"quarter3":text28,"quarter4":text29},
  "RecentResult": {"gameId":text0,"season":text6,"startDate":text14,"opponent":"The other team.","homeAway":"Whether the team was the home or the away team.","neutralSite":text16,"venue":text141,"teamPoints":"The team's points. May be null.","opponentPoints":"The opponent's points. May be null.","result":"How the game ended for the team."},
  "Recruit": {"id":"The id of the recruiting profile, as a string.","athleteId":"The id of the player that the recruit became. It is a string of digits, as in `searchPlayers`. May be null (probably until the two are matched).","recruitType":"Where the recruit comes from.","year":text234,"ranking":"The rank within the class, 1 being best. May be null.","name":"The recruit's full name.","school":"The school before college. Null when unknown.","committedTo":"The school that the recruit committed to. May be null.","position":"The position of the recruit, as a label. Null when unknown.","height":text221,"weight":text220,"stars":text229,"rating":"The recruit's rating. Higher is better (inferred from the name). May be null.","city":text230,"stateProvince":"The code of the hometown's state or province. Null when unknown.","country":text231,"hometownInfo":"The location of the hometown."},
  "RecruitHometown": {"latitude":text232,"longitude":text233,"fipsCode":text273},
  "ReturningProduction": {"season":"The season (the year in which it begins) that the players return for. The production is that of the season before.","team":text30,"conference":"The team's conference, as a label. The service compares the parameter `conference` with this label.","totalPPA":"The predicted points added by all returning players.","totalPassingPPA":"The predicted points added by returning passers.","totalReceivingPPA":"The predicted points added by returning receivers.","totalRushingPPA":"The predicted points added by returning rushers.","percentPPA":"The returning players' share of the predicted points added.","percentPassingPPA":"The returning players' share of the predicted points added by passing.","percentReceivingPPA":"The returning players' share of the predicted points added by receiving.","percentRushingPPA":"The returning players' share of the predicted points added by rushing.","usage":"The returning players' share of all plays.","passingUsage":"The returning players' share of the passing plays.","receivingUsage":"The returning players' share of the receiving plays.","rushingUsage":"The returning players' share of the rushing plays."},
  "RosterPlayer": {"id":text71,"firstName":"The given name.","lastName":text201,"team":text153,"weight":text220,"height":text221,"jersey":text222,"year":"The year of study. Do not rely on it.","position":text198,"homeCity":text230,"homeState":"The state or province of the hometown. Null when unknown.","homeCountry":text231,"homeLatitude":text232,"homeLongitude":text233,"homeCountyFIPS":"The FIPS code of the hometown's county, as a string to keep leading zeros. Null when unknown.","recruitIds":"The ids of the player's recruiting profiles, as strings. Null when unknown."},
  "RushingDirectionProduction": {"carries":"The number of runs in this direction.","yards":"Yards gained in this direction, minus losses.","yardsPerCarry":"Yards gained per run in this direction.","successRate":text55,"ppa":text56,"totalPpa":text57,"lineYards":text58,"lineYardsTotal":text59,"secondLevelYards":text60,"secondLevelYardsTotal":text61,"openFieldYards":text62,"openFieldYardsTotal":text63,"stuffRate":text64,"powerSuccess":text65,"explosiveness":text66},
  "RushingDirections": {"left":"Runs to the left.","middle":"Runs up the middle.","right":"Runs to the right.","unknown":"Runs without a recognized direction."},
  "RushingPlay": {"gameId":text0,"playId":text187,"driveId":text166,"season":text6,"week":text7,"seasonType":text8,"offenseId":text188,"offense":text162,"offenseConference":text163,"defenseId":text183,"defense":text164,"defenseConference":text165,"period":text168,"clock":text169,"down":text184,"distance":text185,"playText":text186,"startYardline":text189,"startYardsToGoal":"Yards from the start of the play to the opponent's goal line. Null when unknown.","rusherId":"The ball carrier's id as in `searchPlayers`, a string of digits. May be null.","rusher":"The ball carrier's full name. May be null.","rushDirection":"The direction of the run. Null when unknown.","rushingYards":"Yards gained by the run, negative for a loss. Null when unknown.","rusherYards":"The yards of the run that are credited to the ball carrier (inferred from the name). May be null.","isRushingTouchdown":"Whether the run scored a touchdown. Null when unknown.","isSack":"Whether the passer was sacked.","isKneel":"Whether the quarterback knelt to run the clock.","isTeamRush":"Whether the run is credited to the team and not to a player.","attributionStatus":"Who the run is credited to.","directionAnalysisEligible":"Whether the run is eligible for analysis by direction.","parseStatus":"How much of the run the service could parse from the play's record.","ppa":text190,"success":text191},
  "RushingPlayClock": {"minutes":"Full minutes.","seconds":text192},
  "ScheduleFilters": {"classification":"The division of the teams whose games are listed.","conference":"The conference of the teams whose games are listed. May be null."},
  "ScheduleGame": {"id":text0,"season":text6,"week":text7,"seasonType":text8,"status":text99,"statusCheckedAt":text100,"startDate":text101,"startTimeTBD":text102,"neutralSite":text16,"conferenceGame":text103,"homeTeam":text104,"awayTeam":text105,"venue":text106,"playoff":text107,"broadcasts":text108,"odds":text109,"watchabilityScore":"How much the game is worth watching, estimated from the CORE ratings of both teams. Higher is better. May be null."},
  "ScheduleWindow": {"year":text6,"week":text7,"seasonType":text91,"startDate":text92,"endDate":"The first moment after the week, when the next week begins."},
  "ScoreboardBetting": {"spread":text226,"overUnder":text98,"homeMoneyline":text227,"awayMoneyline":text228},
  "ScoreboardGame": {"id":text0,"startDate":text14,"startTimeTBD":text9,"tv":"The television outlet, such as CBS. May be null.","neutralSite":text16,"conferenceGame":text17,"status":"The game's status.","period":"The period, 1 to 4 in regulation. Use it only while the game is in progress. Even then, it may be null.","clock":"The time left in the period. Use it only while the game is in progress. Even then, it may be null.","situation":"Down, distance and spot, such as 3rd & 13 at ARMY 42. Use it only while the game is in progress. Even then, it may be null.","possession":"The side that has the ball. Use it only while the game is in progress. Even then, it may be null.","lastPlay":"The last play in words. Use it only while the game is in progress. Even then, it may be null.","venue":"Where the game is played.","homeTeam":"The home team with its score and its win probability.","awayTeam":"The away team with its score and its win probability.","weather":"The weather at the venue. Every property may be null.","betting":"The spread, the total and the moneylines. Every property may be null."},
  "ScoreboardTeam": {"id":text15,"name":"The team's display name, which may contain more than the school's name.","conference":text3,"classification":"The team's division. Null when unknown.","points":"The team's score. May be null (probably until there is a score).","lineScores":"The team's points by period. Overtime periods follow the fourth. May be null (probably until there are points).","winProbability":"The team's win probability (0 to 1) at this moment. May be null."},
  "ScoreboardVenue": {"name":text18,"city":text193,"state":"The state's abbreviation, such as MD. Null when unknown."},
  "ScoreboardWeather": {"temperature":text19,"description":"The weather in words, such as Cloudy. Null when unknown.","windSpeed":text20,"windDirection":text21},
  "SelectedOdds": {"providerId":"The id of the bookmaker.","provider":"The name of the bookmaker.","spread":"The spread of the home side. A negative spread favors the home team. May be null.","overUnder":text98,"homeMoneyline":"The home team's American odds. May be null.","awayMoneyline":"The away team's American odds. May be null."},
  "SeriesHistory": {"homeTeamId":text138,"awayTeamId":text139,"meetings":"The number of games.","knownResults":"The number of games whose points are known.","unknownResults":"The number of games whose points are not known.","homeWins":"Wins of the previewed game's home team.","awayWins":"Wins of the previewed game's away team.","ties":text140,"firstSeason":"The season of the first game. May be null.","lastSeason":"The season of the latest game. May be null.","latestMeeting":"The latest earlier game of the two teams. May be null.","streak":"Which team won the latest games. May be null.","recentMeetings":"At most five games, the latest first."},
  "SeriesMeeting": {"gameId":text0,"season":text6,"startDate":text14,"homeTeamId":text138,"homeTeam":text10,"awayTeamId":text139,"awayTeam":text12,"neutralSite":text16,"venue":text141,"homePoints":"Points of the home team. May be null.","awayPoints":"Points of the away team. May be null.","winnerTeamId":"The id of the team that won. May be null.","result":"How the game ended."},
  "SeriesStreak": {"teamId":text15,"wins":"The number of that team's wins in a row."},
  "SideBlock": {"plays":text120,"drives":text121,"ppa":text111,"totalPPA":text112,"successRate":text122,"explosiveness":text123,"powerSuccess":text113,"stuffRate":text64,"lineYards":text58,"lineYardsTotal":text124,"secondLevelYards":text60,"secondLevelYardsTotal":text61,"openFieldYards":text62,"openFieldYardsTotal":text63,"totalOpportunies":text125,"pointsPerOpportunity":text126,"fieldPosition":text127,"havoc":text128,"standardDowns":text114,"passingDowns":text115,"rushingPlays":text129,"passingPlays":text130},
  "SideFieldPosition": {"averageStart":"The average number of yards to the opponent's goal line at the start of a drive. Lower is better for an offense, higher for a defense. Null when unknown.","averagePredictedPoints":text116},
  "SideHavoc": {"total":"The share of plays with havoc of any kind, 0 to 1. Null when unknown.","frontSeven":"The share of plays with a forced fumble or a tackle for loss, 0 to 1. Null when unknown.","db":"The share of plays with an interception or a pass broken up, 0 to 1. Null when unknown."},
  "SpHavoc": {"total":"Havoc of any kind. May be null.","frontSeven":"Havoc by linemen and linebackers (inferred from the name). May be null.","db":"Havoc by defensive backs (inferred from the name). May be null."},
  "SpSpecialTeams": {"rating":"The rating of the special teams. Higher is better. May be null. Unit not specified."},
  "Team": {"id":"The id of the team, the same in every operation.","school":"The school's name. Filters and most operations' rows identify the team by this name.","mascot":"The nickname, such as Longhorns. Null when unknown.","abbreviation":"The abbreviation, such as TEX. Null when unknown.","alternateNames":"Other names that the team goes by. Null when unknown.","conference":text3,"division":text200,"classification":"The team's division, such as fbs, fcs, ii or iii. Null when unknown.","color":"The main color, as a hexadecimal RGB value. Null when unknown.","alternateColor":"The second color, as a hexadecimal RGB value. Null when unknown.","logos":"The URLs of logo images. May be null.","twitter":"The account on Twitter, now X. Null when unknown.","location":"The home stadium. Null when unknown."},
  "TeamATS": {"year":text6,"teamId":text15,"team":text30,"conference":text205,"games":"The number of games counted.","atsWins":"The number of games in which the team beat the spread.","atsLosses":"The number of games in which the team fell short of the spread.","atsPushes":"The number of games that ended exactly on the spread.","avgCoverMargin":"The average points by which the team beat the spread. Negative when it fell short. May be null."},
  "TeamConferenceAffiliation": {"teamId":text15,"team":"The school that was a member.","conferenceId":"The id of the conference, as in `getConferences`.","conference":"The name of the team's conference.","conferenceAbbreviation":"The abbreviation of the conference. May be null.","classification":text199,"conferenceDivision":text200,"startYear":"The first season as a member.","endYear":"The last season as a member. May be null (probably while the membership lasts)."},
  "TeamConferenceChange": {"teamId":text15,"team":"The school that moved.","fromConferenceId":"The id of the conference that the team left, as in `getConferences`.","fromConference":"The name of the conference that the team left.","fromConferenceAbbreviation":"The abbreviation of the conference that the team left. May be null.","fromClassification":"The division of the conference that the team left. Null when unknown.","toConferenceId":"The id of the conference that the team joined, as in `getConferences`.","toConference":"The name of the conference that the team joined.","toConferenceAbbreviation":"The abbreviation of the conference that the team joined. May be null.","toClassification":"The division of the conference that the team joined. Null when unknown.","effectiveYear":"The first season in the new conference."},
  "TeamCoreRating": {"year":text6,"team":text30,"conference":text53,"throughSeasonType":"The part of the season that `throughWeek` belongs to.","throughWeek":"The last week whose plays are counted.","overall":"The team's rating (offense minus defense): points per 100 plays, compared with the average. Higher is better.","offense":"The offense's rating: points per 100 plays, compared with the average. Higher is better.","defense":"The defense's rating: points per 100 plays, compared with the average. Lower is better.","offensePlays":"The number of plays behind the rating of the offense.","defensePlays":"The number of plays behind the rating of the defense.","modelVersion":"The version of the model that computed the rating. Compare only ratings of the same version."},
  "TeamElo": {"year":text6,"team":text30,"conference":text110,"elo":"The Elo rating. May be null."},
  "TeamExplosiveness": {"team":text25,"overall":"All successful plays."},
  "TeamFPI": {"year":text6,"team":text30,"conference":text53,"fpi":"The rating in points. Higher is better. Not specified further. May be null.","resumeRanks":"The ranks of the team's resume.","efficiencies":"The efficiencies of the team and its units."},
  "TeamFieldPosition": {"team":text25,"averageStart":"The average number of yards to the opponent's goal line at the start of a drive. Null when unknown.","averageStartingPredictedPoints":text116},
  "TeamGamePpaSide": {"overall":text253,"passing":text255,"rushing":text256,"firstDown":text257,"secondDown":text258,"thirdDown":text259},
  "TeamGamePredictedPointsAdded": {"gameId":text0,"season":text6,"week":text7,"seasonType":text8,"team":text30,"conference":text110,"opponent":text54,"offense":text254,"defense":"What the opponent added against the team's defense."},
  "TeamHavoc": {"team":text30,"total":"The share of plays with havoc of any kind. Null when unknown.","frontSeven":"The share of plays with a forced fumble or a tackle for loss. Null when unknown.","db":"The share of plays with an interception or a pass broken up. Null when unknown."},
  "TeamPPA": {"team":text25,"plays":"The number of plays with a PPA value. The measure is based on them. Null when unknown.","overall":"All plays.","passing":"Passing plays.","rushing":"Rushing plays."},
  "TeamPassingGame": {"gameId":text0,"season":text6,"week":text7,"seasonType":text8,"team":text52,"conference":text53,"opponent":text54,"offense":text131,"defense":text132},
  "TeamPassingSeason": {"season":text6,"team":text52,"conference":text53,"offense":text131,"defense":text132},
  "TeamRecord": {"games":"The number of games that the record counts.","wins":text202,"losses":text203,"ties":text140},
  "TeamRecords": {"year":text6,"teamId":text15,"team":text30,"classification":"The team's division in that season.","conference":text110,"division":"The division within the conference, such as East.","expectedWins":"The number of wins that the team's play deserved. Compare it with the actual wins to see how lucky the team was. May be null.","total":"All games of the season.","conferenceGames":"Games against members of the team's own conference.","homeGames":text216,"awayGames":text217,"neutralSiteGames":text218,"regularSeason":"Games before bowls and playoffs, including conference championships.","postseason":text215},
  "TeamRecruitingRanking": {"year":text234,"team":text235,"rank":"The rank of the class in that year, 1 being best.","points":"The points of the class. Higher is better."},
  "TeamRushingGame": {"gameId":text0,"season":text6,"week":text7,"seasonType":text8,"team":text52,"conference":text53,"opponent":text54,"offense":text133,"defense":text134},
  "TeamRushingProduction": {"attempts":text72,"rushingYardsAvailable":text73,"totalRushingYards":text74,"yardsPerCarry":text75,"individualAttempts":text76,"unattributedAttempts":text77,"sacks":text78,"kneels":text79,"teamRushes":text80,"multiCarrierAttempts":text81,"directionEligibleAttempts":text82,"directionAvailableAttempts":text83,"successRate":text55,"ppa":text56,"totalPpa":text57,"lineYards":text58,"lineYardsTotal":text59,"secondLevelYards":text60,"secondLevelYardsTotal":text61,"openFieldYards":text62,"openFieldYardsTotal":text63,"stuffRate":text64,"powerSuccess":text65,"explosiveness":text66,"directions":text84,"touchdownStatusAvailable":"The number of runs with a known touchdown status (inferred from the name).","rushingTouchdowns":"The number of runs known to have scored a touchdown (inferred from the name)."},
  "TeamRushingSeason": {"season":text6,"team":text52,"conference":text53,"offense":text133,"defense":text134},
  "TeamRushingStats": {"team":text25,"powerSuccess":text113,"stuffRate":"The share of runs without a gain, 0 to 1. Lower is better for the offense. Null when unknown.","lineYards":"Line yards over all runs. Null when unknown.","lineYardsAverage":"Line yards per run. Null when unknown.","secondLevelYards":"Second-level yards over all runs. Null when unknown.","secondLevelYardsAverage":"Second-level yards per run. Null when unknown.","openFieldYards":"Open-field yards over all runs. Null when unknown.","openFieldYardsAverage":"Open-field yards per run. Null when unknown."},
  "TeamSP": {"year":text6,"team":"The school that the row is about, or `nationalAverages` in a row of national averages.","conference":text205,"rating":text244,"ranking":text236,"secondOrderWins":text245,"sos":text246,"offense":"The rating of the offense and its parts, such as rushing and passing.","defense":"The rating of the defense and its parts, such as rushing and passing.","specialTeams":text247},
  "TeamSRS": {"year":text6,"team":text30,"conference":text53,"division":text200,"ranking":text251,"rating":text252},
  "TeamScoringOpportunities": {"team":text25,"opportunities":"The number of scoring opportunities: drives that reach the opponent's 40-yard line or closer. Null when unknown.","points":"The points on those drives. Null when unknown.","pointsPerOpportunity":"Points per scoring opportunity. Null when unknown."},
  "TeamSeasonAdvancedDefense": {"plays":text120,"drives":text121,"ppa":text111,"totalPPA":text112,"successRate":text122,"explosiveness":text123,"powerSuccess":text113,"stuffRate":text64,"lineYards":text58,"lineYardsTotal":text124,"secondLevelYards":text60,"secondLevelYardsTotal":text61,"openFieldYards":text62,"openFieldYardsTotal":text63,"totalOpportunies":text125,"pointsPerOpportunity":text126,"fieldPosition":text127,"havoc":text128,"standardDowns":text114,"passingDowns":text271,"rushingPlays":text129,"passingPlays":text130,"powerRushAttempts":"The number of opponents' runs with 2 or fewer yards to go, on which `powerSuccess` is based."},
  "TeamSeasonAdvancedOffense": {"plays":text120,"drives":text121,"ppa":text111,"totalPPA":text112,"successRate":text122,"explosiveness":text123,"powerSuccess":text113,"stuffRate":text64,"lineYards":text58,"lineYardsTotal":text124,"secondLevelYards":text60,"secondLevelYardsTotal":text61,"openFieldYards":text62,"openFieldYardsTotal":text63,"totalOpportunies":text125,"pointsPerOpportunity":text126,"fieldPosition":text127,"havoc":text128,"standardDowns":text114,"passingDowns":text115,"rushingPlays":text129,"passingPlays":text130,"powerRushAttempts":"The number of runs with 2 or fewer yards to go, on which `powerSuccess` is based."},
  "TeamSeasonAdvancedStats": {"season":text6,"team":text196,"conference":text110,"offense":text269,"defense":text270},
  "TeamSeasonCoreRatings": {"defense":text135,"offense":text136,"overall":text137},
  "TeamSeasonOverview": {"statRankings":"The ranks of the advanced statistics within the division. May be null.","advanced":"The advanced statistics of the team's offense and defense.","players":"The usage and the PPA of the team's players.","passing":text194,"rushing":text195,"record":"Wins, losses and ties in the completed games of the requested season, postseason included.","ratings":"The ratings available now for the requested season.","season":text6,"teamId":text15,"team":text196},
  "TeamSeasonOverviewError": {"message":text208},
  "TeamSeasonPassingDownsAllowed": {"totalPPA":"The sum of predicted points added on opponents' passing downs, as the service gives it.","rate":"The share of opponents' plays that were on passing downs, 0 to 1.","ppa":text117,"successRate":text118,"explosiveness":text119},
  "TeamSeasonPlayerPpa": {"season":text6,"id":text71,"name":text86,"position":text198,"team":text153,"conference":text110,"averagePPA":text111,"totalPPA":text112},
  "TeamSeasonPlayerPpaValues": {"all":"Predicted points added on all plays. May be null.","pass":"Predicted points added on passing plays. May be null.","rush":"Predicted points added on rushing plays. May be null.","firstDown":"Predicted points added on first down. May be null.","secondDown":"Predicted points added on second down. May be null.","thirdDown":"Predicted points added on third down. May be null.","standardDowns":"Predicted points added on standard downs. May be null.","passingDowns":"Predicted points added on passing downs. May be null."},
  "TeamSeasonPlayerUsage": {"season":text6,"id":text71,"name":text86,"position":text198,"team":text153,"conference":text110,"usage":text224},
  "TeamSeasonPlayers": {"usage":text197,"ppa":"Predicted points that each player added."},
  "TeamSeasonPpaSide": {"overall":text253,"passing":text255,"rushing":text256,"firstDown":text257,"secondDown":text258,"thirdDown":text259,"cumulative":"The sums over the season. The other properties are per play."},
  "TeamSeasonPredictedPointsAdded": {"season":text6,"conference":text110,"team":text30,"offense":text254,"defense":"What opponents added against the team's defense."},
  "TeamSeasonRankedRating": {"rating":"The rating on the scale of its system, rounded to two decimals. Null when unavailable.","rank":"The rank in the requested season and division, 1 being best. Equal ratings share a rank, and the next rank is skipped. The service compares unrounded ratings, so two ratings that look equal may differ in rank. Null when unavailable."},
  "TeamSeasonRatings": {"sp":"SP ratings of the team and its units. Null when unavailable.","srs":"The SRS rating: points better than an average FBS team at a neutral site. Null when unavailable.","elo":"The Elo rating after the season's latest completed game with a postgame Elo. It does not have a rank. Null when unavailable.","core":"CORE ratings of the team, its offense and its defense. Null when unavailable.","fpi":"The efficiencies of the Football Power Index. Higher is better for all four, including the defense. They are not the FPI rating in points. Null when unavailable."},
  "TeamSeasonStatRankings": {"teamId":text15,"season":text6,"division":"The division within which the team is ranked.","divisionTeamCount":"The number of teams in the division, ranked or not.","calculatedAt":"When the ranks were computed.","expiresAt":"When the ranks are computed again.","sourceUpdatedAt":"When the statistics were published.","offense":"The ranks of what the team did with the ball.","defense":"The ranks of what opponents did with the ball."},
  "TeamSeasonUnitRatings": {"specialTeams":"The special teams' rating and rank.","defense":text135,"offense":text136,"overall":text137},
  "TeamSideStatRankings": {"ppa":"The rank of `ppa`. May be null.","successRate":"The rank of `successRate`. May be null.","explosiveness":"The rank of `explosiveness`. May be null.","standardDowns.successRate":"The rank of `standardDowns.successRate`. May be null.","passingDowns.successRate":"The rank of `passingDowns.successRate`. May be null.","passingPlays.ppa":"The rank of `passingPlays.ppa`. May be null.","rushingPlays.ppa":"The rank of `rushingPlays.ppa`. May be null.","passingPlays.explosiveness":"The rank of `passingPlays.explosiveness`. May be null.","rushingPlays.explosiveness":"The rank of `rushingPlays.explosiveness`. May be null.","lineYards":"The rank of `lineYards`. May be null.","secondLevelYards":"The rank of `secondLevelYards`. May be null.","openFieldYards":"The rank of `openFieldYards`. May be null.","stuffRate":"The rank of `stuffRate`. May be null.","powerSuccess":"The rank of `powerSuccess`. May be null.","havoc.total":"The rank of `havoc.total`. May be null.","havoc.frontSeven":"The rank of `havoc.frontSeven`. May be null.","havoc.db":"The rank of `havoc.db`. May be null.","pointsPerOpportunity":"The rank of `pointsPerOpportunity`. May be null.","fieldPosition.averageStart":"The rank of `fieldPosition.averageStart`. May be null.","fieldPosition.averagePredictedPoints":"The rank of `fieldPosition.averagePredictedPoints`. May be null."},
  "TeamSpDefense": {"ranking":text236,"rating":text237,"success":text238,"explosiveness":text239,"rushing":text240,"passing":text241,"standardDowns":text242,"passingDowns":text243,"havoc":text250},
  "TeamSpOffense": {"ranking":text236,"rating":text237,"success":text238,"explosiveness":text239,"rushing":text240,"passing":text241,"standardDowns":text242,"passingDowns":text243,"runRate":text248,"pace":text249},
  "TeamStat": {"season":text6,"team":text30,"conference":text110,"statName":"The name of the statistic, such as totalYards.","statValue":"The count or the total, negative when losses outweigh gains. It may be a string or a number."},
  "TeamStatRank": {"rank":"The rank, 1 being best.","population":"The number of teams that are ranked.","tied":"Whether another team has the same value.","percentile":"The team's percentile. Higher is better."},
  "TeamSuccessRates": {"team":text25,"overall":"All plays.","standardDowns":text114,"passingDowns":text115},
  "TeamTalent": {"year":text6,"team":text30,"talent":"The 247Sports Team Talent Composite of the roster. Higher is better."},
  "UserFeatureAccess": {"adjustedMetrics":"Whether the tier includes the operations of the tag `adjustedMetrics`.","weather":"Whether the tier includes game weather.","scoreboard":"Whether the tier includes the live scoreboard.","livePlayByPlay":"Whether the tier includes live plays.","graphQl":"Whether the tier includes the service's GraphQL interface. This document does not cover it."},
  "UserInfo": {"patronLevel":"The supporter tier of the key.","tierName":"The name of the tier, such as Free.","monthlyLimit":"The number of calls per month. May be null.","remainingCalls":"The number of calls left this month. May be null.","usedCalls":"The number of calls made this month. May be null.","resetAt":"When the quota resets.","sharedPool":"Whether all products of the key share one quota.","products":"The services that the key gives access to.","features":"The features that the tier includes beyond those of a free key."},
  "UserUsage": {"window":"The time that the report covers.","api":"The service that the report covers.","totals":"The totals of the requests.","topEndpoints":"The most requested paths, up to `limit`.","recentRequests":"The latest requests, up to `limit`."},
  "UserUsageEndpoint": {"api":text275,"endpoint":text276,"requests":"The number of requests for the path within the window.","lastUsedAt":"When the path was last requested."},
  "UserUsageRecentRequest": {"api":text275,"endpoint":text276,"requestedAt":"When the request was made."},
  "UserUsageTotals": {"requests":"The number of all requests.","cfbRequests":"The number of requests for college football.","cbbRequests":"The number of requests for college basketball.","uniqueEndpoints":"The number of different requested paths."},
  "UserUsageWindow": {"start":"When the window begins.","end":"When the window ends."},
  "ValidationError": {"message":"What went wrong, in human-readable form: \"Validation Failed\" with `details`, or another sentence that names the problem.","code":"The kind of refusal, in machine-readable form.","details":"All refused parameters, by name."},
  "ValidationError.details": {},
  "ValidationErrorDetail": {"message":"The check that failed, in human-readable form.","value":"Any JSON value: the value that was sent."},
  "Venue": {"id":"The id of the venue. Null when unknown.","name":text18,"capacity":"The number of spectators that the stadium seats. Null when unknown.","grass":"Whether the field is natural grass. May be null or absent.","dome":"Whether the stadium has a roof over the field. May be null or absent.","city":text193,"state":"The state, province or region, usually abbreviated. Null when unknown.","zip":"The postal code. Null when unknown.","countryCode":"The country, usually in two letters. Null when unknown.","timezone":"The time zone in the IANA database, such as America/Chicago. Null when unknown.","latitude":"The latitude of the stadium. Null when unknown.","longitude":"The longitude of the stadium. Null when unknown.","elevation":"The height above sea level, as a string. Convert it before you calculate. Null when unknown. Unit not specified.","constructionYear":"The year in which the stadium was built. Null when unknown."},
};

/** The fields with observations (`x-observed`), by the name of the shape that has them. */
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
  "ScheduleGame": ["watchabilityScore"],
  "ScoreboardBetting": ["spread","overUnder","homeMoneyline","awayMoneyline"],
  "ScoreboardGame": ["startDate","situation","possession","lastPlay"],
  "ScoreboardTeam": ["name","conference","classification","points","lineScores","winProbability"],
  "ScoreboardVenue": ["name","city","state"],
  "ScoreboardWeather": ["temperature","description","windSpeed","windDirection"],
  "SideBlock": ["explosiveness","powerSuccess","stuffRate","openFieldYardsTotal","totalOpportunies","pointsPerOpportunity"],
  "SideFieldPosition": ["averageStart","averagePredictedPoints"],
  "SpSpecialTeams": ["rating"],
  "Team": ["alternateNames","color","alternateColor","location"],
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
  "TeamSeasonAdvancedDefense": ["explosiveness","powerSuccess","stuffRate","openFieldYardsTotal","totalOpportunies","pointsPerOpportunity","powerRushAttempts"],
  "TeamSeasonAdvancedOffense": ["explosiveness","powerSuccess","stuffRate","openFieldYardsTotal","totalOpportunies","pointsPerOpportunity","powerRushAttempts"],
  "TeamSeasonAdvancedStats": ["conference"],
  "TeamSeasonPassingDownsAllowed": ["totalPPA"],
  "TeamSeasonPlayerPpa": ["conference"],
  "TeamSeasonPlayerUsage": ["conference"],
  "TeamSeasonPpaSide": ["thirdDown"],
  "TeamSeasonRatings": ["srs"],
  "TeamSeasonStatRankings": ["calculatedAt","expiresAt","sourceUpdatedAt"],
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

/** When fields are known, if this differs from the rest of their row (`x-as-of`), by the name of the shape that has them. */
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
  "ExpandedTeamSRS": {"ranking":"live"},
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
  "TeamSRS": {"ranking":"live"},
  "TeamSeasonPlayerPpa": {"position":"unknown"},
  "TeamSeasonPlayerUsage": {"position":"unknown"},
  "TeamSeasonRatings": {"sp":"unknown","core":"unknown","fpi":"unknown"},
} as const;

/** The sentence about when a field is known, by label. */
export const knownSentences = {"event":"Fixed after the game: use it only to predict later games. †","pregame":"Known before kickoff. †","season":"Covers the whole season so far. Do not use it to predict a game of the same season. †","live":"As of the call: for a past game, it includes what happened afterward. †","reference":"As of today, not of a season: it may have been different when a game was played. †","unknown":"Timing unknown: no source says when this is known, so do not predict games with it. †"};

/** The paths of the operations that the specification describes in full. All others are observed. */
export const specified: readonly string[] = ["/games","/games/teams","/games/players","/games/media","/games/weather","/records","/calendar","/scoreboard","/game/box/advanced","/stats/player/season","/stats/player/success","/stats/player/success/game","/stats/season","/stats/categories","/stats/season/advanced","/stats/game/advanced","/stats/game/havoc"];
