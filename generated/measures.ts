// Generated from openapi.yaml by `npm run generate`. Do not edit: edit the document.

/** The measures in docs/measures.md, in the same order. */
export const measures = [
  {"names":["Predicted points"],"definition":"What the next score, by either team, is worth to the offense on average, given spot, down and distance. Below 0 it favors the opponent."},
  {"names":["PPA","EPA"],"definition":"Predicted points added: the change of predicted points over a play, for the offense. PPA is the service's name for EPA. The service's values may differ from other sources' EPA."},
  {"names":["Success rate"],"definition":"The share of plays that gain half the distance on first down, 70 percent on second, and all of it on third and fourth."},
  {"names":["Explosiveness"],"definition":"The average PPA of successful plays."},
  {"names":["Passing downs"],"definition":"Second down with 8 or more yards to go, third and fourth down with 5 or more. All others are standard downs."},
  {"names":["Garbage time"],"definition":"Plays at a margin above 38 points in the second quarter, 28 in the third or 22 in the fourth. The first quarter has none."},
  {"names":["Havoc"],"definition":"The share of defensive plays with an interception, a pass broken up, a forced fumble or a tackle for loss. The service splits it by kind of event. The first two kinds count as `db`, the last two as `frontSeven`."},
  {"names":["Line yards"],"definition":"Rushing yards credited to the blocking: losses count 1.2 times, yards 1 to 4 fully, yards 5 to 10 half, and yards beyond 10 not at all."},
  {"names":["Second-level yards"],"definition":"Rushing yards gained between 5 and 10 yards past the line of scrimmage."},
  {"names":["Open-field yards"],"definition":"Rushing yards gained more than 10 yards past the line of scrimmage."},
  {"names":["Stuff rate"],"definition":"The share of runs without a gain."},
  {"names":["Power success"],"definition":"The share of runs with 2 or fewer yards to go, on any down, that succeed."},
  {"names":["Scoring opportunity"],"definition":"A drive that reaches the opponent's 40-yard line or closer."},
  {"names":["Usage"],"definition":"The share of the team's plays, such as its passes, that involve the player."},
  {"names":["Win probability"],"definition":"Pregame: from the betting spread. In-game: after each play. Postgame: how often a team would win with that performance. In-game values through 2024 come from retired models. Do not compare them with later ones."},
  {"names":["Excitement index"],"definition":"How much the win probability swings during a game. It has no unit. Do not compare values through 2024 with later ones."},
  {"names":["Elo"],"definition":"A rating that changes after each game. The change depends on the result, the rating difference, the margin and the home field. Higher is better. The rating is not a probability."},
  {"names":["SP"],"definition":"A rating of team, offense, defense and special teams. Higher is better, except for a defense."},
  {"names":["SRS"],"definition":"The Simple Rating System: how many points a team is better than an average FBS team at a neutral site. It is computed from margins of victory, with the largest ones capped, and adjusted for home field and schedule."},
  {"names":["FPI"],"definition":"The Football Power Index: a rating in points, with efficiencies for offense, defense and special teams."},
  {"names":["CORE"],"definition":"Points per 100 plays compared with the average, adjusted for situation and opponent. Higher is better for offense and overall, and lower is better for defense."},
  {"names":["WEPA"],"definition":"EPA, success, rushing and explosiveness of one season, adjusted for opponents and home field."},
  {"names":["PAAR"],"definition":"Points added above replacement: how many more points a kicker's field goals score than the average for such attempts. It is not adjusted for opponents."},
];
