// The words of people: nothing here is a sentence of this project.

/** Words without a meaning of their own in a search. */
export const commonWords = `a about after again against all along am an and another any anyone are as at back be been before being best between both but by can come could did do
  does doing done down each else ever every everyone few find first for from gave get give given go going gone got had has have having he her here him his
  how however i if in into is it its just know last least left less let like list long look lot made make many may me might more most much must my need never
  new next no not of off often on once one only or our out over own per please put quite rather said same say see seen she should show since so some
  someone still such take tell than that the their them then there these they thing this those through time to together too took two up us use used very
  want was way we well went were what whatever when where whether which while whose why will with within without would year years yet you your`;

/** The words of names of schools and of what is no person, in capitals. */
export const schoolWords = `A&M Academy Air Alabama American Appalachian Arizona Arkansas Army Athletic Atlantic Ball Baylor Big Boise Boston Bowl Bowling California Carolina
  Carolinas Central Championship Chance Coast Coastal College Colorado Conference Connecticut Cotton Cup Dakota Dame Day Delaware Division East Eastern Elo
  Fiesta FBS FCS Field First Florida Football Force Forest Fresno Game Georgia Green Hawaii Heisman House Idaho Illinois Indiana International Iowa Iron Jersey
  Kansas Kent Kentucky Las League Los Louisiana Marshall Maryland Miami Mexico Michigan Middle Miss Mississippi Missouri Montana Mountain National Navy Nebraska Nevada New North
  Northern Northwestern Notre Ohio Oklahoma Old Ole Orange Oregon Pac Peach Penn Pittsburgh Playoff Poll Rose Rutgers Sam San South Southern Stadium State States Sugar
  Sun Syracuse Tech Temple Ten Tennessee Texas Trophy Tulane Tulsa Twelve UCLA Union United University Utah Vanderbilt Vegas Vermont Virginia Wake Washington West
  Western Wisconsin Wyoming`;

/** Words for a player, apart by commas. */
export const playerWords = `who, whom, whose, he, his, him, player, athlete, back, quarterback, qb, running back, receiver, wideout, tight end, kicker, punter, passer, rusher, runner,
    returner, prospect, recruit, five star, four star, commit, signee, kid, linebacker, cornerback, safety, lineman, defender, starter, freshman, defensive back, edge rusher, by player, per player`;

/**
 * The words and phrases, apart by commas, that people write for the operations whose summary has all words of the key. A key that begins as a
 * summary does is the whole summary.
 */
export const meanings: Readonly<Record<string, string>> = {
  "List games":
    "attendance, beat, bowl, fixture, schedule, kickoff, kick off, halftime, winner, won, win, lost, lose, next game, against whom, opponent, slate, crowd, upset, host, hosted, overtime, rescheduled, homecoming, result, score, scored, final score, outcome, excitement, blowout, shutout, points scored",
  "List broadcasts":
    "aired, air, announcer, broadcast, cable, channel, espn, fox, abc, cbs, nbc, peacock, network, radio, showing, stream, streaming, streamed, televised, television, tune in, tv, watch",
  weather:
    "cold, coldest, degrees, fog, forecast, freezing, hot, hottest, humid, humidity, precipitation, rain, rainy, snow, snowy, storm, sunny, temperature, wet, wind, windy, windiest",
  "List team records":
    "record, standing, wins and losses, win loss, undefeated, unbeaten, winless, wins, losses, conference play, conference record, home record, road record, on the road, games above 500, fare, winning percentage, winning record, losing record, bowl eligible",
  "List season weeks":
    "how long is the season, regular season start, begin, begins, start, week end, length of the season, when does the season, calendar, date, dates, bye week, first day, last day, how many weeks, which week, week start, season start, bowl season start",
  "Get the live scoreboard":
    "currently, moment, now, right now, today, tonight, underway, under way, ongoing, live score, in progress, around the country, is on, who is ahead, who is winning, winning right now",
  "advanced box": "advanced box, quarter by quarter, by quarter, each quarter",
  box: "box, both sides, each side, turnovers, first downs, total yardage, team stats from the game, line in, line against, stat sheet, how did play against, box score, boxscore, stat line, statline, in their game, in its game",
  playoff: "bracket, cfp, final four, champion, national title, national champion, 12 team, postseason tournament",
  "playoff participants":
    "schools selected, selected for the, teams in the playoff, at large, automatic bid, auto bid, bid, first round bye, eliminated, qualified, qualify, into the playoff, made the playoff, make the playoff, seed, seeded, top seed, playoff team, playoff field, in the field",
  "playoff matchups": "quarterfinal, semifinal, first round game, pairing, playoff pairing, playoff slot, bracket slot",
  drives:
    "drive length, points per drive, average drive, march, possession, red zone, three and out, goal to go, scoring drive, drive chart, drive result, field position at the start, starting field position, turnover on downs, two minute drill",
  "List plays":
    "third down, second down, first down plays, third down plays, fourth quarter plays, return from, snap, play by play, pbp, fourth down, 4th down, goal line stand, third and long, third and short, fourth and short, fourth and long, two point conversion, longest play, trick play, play call, every play, all plays, every punt, every touchdown, every turnover, kickoff return for, list every",
  "play types": "kind of play, kinds of plays, types of plays, play type, play type code, play types, names of plays",
  "play statistic types":
    "stat ids, statistic ids, stat id, ids of statistics, types of player statistics, id for, statistic type id",
  "live plays":
    "current situation, in progress, game in progress, has the ball, as it happens, live play, live drive, current drive, play by play live, live drive chart, last play, live feed, live play by play",
  passing:
    "pass, passes, passing, quarterback, completion, complete, completed, incompletion, incomplete, dropback, passer, threw, throw, thrown, aerial, signal caller, quarterback play, air attack, through the air, air yards, air yard, in the air, deep, deepest, deep ball, downfield, depth of target, adot, intended receiver, targeted, over the middle, dropped, drop, screen pass, short pass, throwaway, pass location, yards after the catch, yac",
  rushing:
    "ball carrier, ballcarrier, carries, carry, carried, ground game, on the ground, ran, rush, run, runner, rusher, running back, tailback, halfback, running game, run game, yards per carry, left tackle, right tackle, left edge, right edge, left end, right end, left side, right side, up the middle, off tackle, outside run, inside run, between the tackles, run left, run right, ran left, ran right",
  team: "allow, allowed, conceded, gave up, give up, hold up, surrendered, run defense, pass defense, secondary",
  teams: "club, program, school, side, university, squad, college",
  "List teams":
    "logo, mascot, nickname, color, twitter, handle, social media, alternate name, alternative name, abbreviation of the school, named after",
  FBS: "fbs, top level, highest level, top division, top tier, division i, division 1, major college, bowl subdivision",
  "matchup history":
    "won more, more wins, wins against, wins over, who leads, beaten, versus since, against each other, wins does have against, all time, ever, head to head, h2h, historic, historical, historically, last meeting, last met, last time, meetings, rivalry, series, past games between, leads the series, winning streak over, since they first played, played each other, beaten each other",
  "records against spread":
    "against the number, against the spread, ats, cover, covered, covers, beat the number, beat the spread, as a favorite, as an underdog, pushes, profitable, bettors, cover rate",
  "season overview":
    "full picture, full season, whole season of, complete season, profile of the season, complete picture, everything on, dossier, everything about, all about, all on, overview, summary, snapshot, one sheet, one page, in one call, one stop, at a glance, report card, season card, season profile, scouting report",
  rosters:
    "come from, players from, where are the players from, starting quarterback, who is the starting, depth chart, depth, height, heavy, heaviest, jersey, jersey number, uniform number, lineup, pounds, squad list, tall, taller, tallest, wears, wear, weigh, weighs, weight, starting, walk on, freshmen, seniors, scholarship, third string, backup, hometown, kids from",
  talent: "recruiting based, by talent, talent, talented, gifted, blue chip ratio, talent composite, talent level",
  "List conferences":
    "conferences are in, conferences are there, how many conferences, members does, how many members, abbreviation of a conference, which conferences, league, stand for, conferences exist",
  "conference changes":
    "moving leagues, switching leagues, moving conferences, switching conferences, new members, joins the, join a conference, realigned, realignment, switched conferences, moved conferences, changed conferences, change conferences, left the, leave the, leave or join, joined the, joining the, new in the, newcomers, moved to the, moving to the, conference move",
  "conference memberships":
    "in what years, years in the, from which year, until when, conference in, been a member, schools were in, teams were in, belong, belonged, member of, members of, membership, been in the, used to be in, in the past, was in, were in, league was, affiliation, independents, founding member, since when, before joining",
  venues:
    "altitude, arena, artificial, capacity, city of, dome, domed, elevation, fit into, grass, hold, seat, seats, stadium, turf, built, play its home games, play their home games, location of, surface, field made of, biggest stadium, indoor, zip code",
  coach: "sideline, head man, coached, skipper",
  "List coaches": "coach, coaches, coached, head coach, head coaches, coaching staff",
  "coach profile": "bio, biography, career, career wins, career record, coach profile",
  "coach seasons":
    "yearly results, each season, by season, results by year, year by year, each year of, season by season, every year of, by year",
  "coach tenures":
    "left a school, second stint, returned to a school, stretch, became coach, become coach, became head coach, fired, hired, hire, how long, longest tenure, longest serving, been at, stay, stayed, stint, took over, take over, coaching change, on the job, interim, tenure, years at, active coach, active coaches, replaced, resigned",
  player: "athlete, guy",
  "Search players by name":
    "find the id of, id of the player, player named, exist in the data, look up, called, named, player id, player ids, find player, athlete id, which school did play for, play for, belong to the name, lookup",
  "player usage":
    "largest share, snaps did get, relative to the whole, touches, usage, workload, snap share, share of snaps, snaps, share of the plays, share of plays, share of the offense, involved, how often is the ball, going to, featured, target share, relied on, reliance",
  "returning production":
    "lose from last season, loses, losing, departed, graduated, bring back, bringing back, brings back, comes back, come back, coming back, experience, is back, return, returns, returning, retain, retained, lost to graduation, returning starters, production lost, continuity",
  "portal transfers":
    "changed schools, change schools, entered, leave for, left for, leaving, new school, portal, switched schools, switch schools, transfer, transferred, transferring, go to another school, another school, moved on, come from, came from, left for another",
  "poll rankings":
    "ap, ap poll, ap voters, coaches poll, committee, cfp ranking, first place votes, poll, polls, ranked, top 25, top ten, top 10, voters, votes, voted, unranked, number one team, ranked number, finished number one, preseason poll",
  "betting lines":
    "bet, bets, betting, bettor, book, books, bookmaker, bookie, draftkings, fanduel, caesars, bovada, favorite, favored, gamble, gambler, handicap, home dog, dog, moneyline, odds, over under, o u, point spread, sportsbook, spread, under, underdog, vegas, wager, total, totals, closing line, opening line, line move, line movement, juice, implied, giving points, getting points, lay, price",
  "List recruits":
    "class of, commit, commitment, five star, 5 star, four star, 4 star, three star, 3 star, star, high school, blue chip, prospect, signee, kid, recruit, juco, junior college, land, pledge, state of",
  "team recruiting rankings":
    "class rank, best class, recruiting class, signing class, class, best class of, recruiting rank, recruiting ranking, class ranking, class points, recruit best, recruits best",
  "recruiting position group":
    "linebackers signed, signed from, signed between, linemen signed, backs signed, receivers signed, between 2 classes, average rating of recruits, position group, position groups, between and sign, line recruiting, linemen sign, by position, haul, linemen did sign, over several classes, several years, recruit at each position, position room",
  ratings:
    "best, strength, strongest, power, rate, how good, better than average, computers, computer, model, power rating, rated",
  "SP ratings": "sp+, s p+, s&p, connelly",
  "SRS ratings": "simple rating, simple rating system, points better than average",
  "expanded SRS":
    "fcs rating, division ii, division iii, lower division, lower divisions, more divisions, non fbs, expanded, fcs teams, fcs",
  "elo ratings": "elo, preseason elo",
  FPI: "power index, football power index, strength of record, strength of schedule, sos, game control, resume, schedule strength, remaining schedule, hardest schedule, toughest schedule",
  CORE: "core numbers, core",
  "predicted points":
    "worth, expected point, expected points from, 1st and, 2nd and, 3rd and, 4th and, first and 10, first and ten, second and, midfield, down and distance, field position value, value of a down",
  PPA: "epa, added, points added, predicted points added, expected points added, value per play, value added, worth per play",
  "win probabilities":
    "odds, win chance, chance to win, chances, chance of winning, winning chance, likelihood, probability, win expectancy, wp, comeback, swing, turning point, during the game, win probability chart, probability chart",
  "pregame win":
    "before kickoff, before the game, expected to win, likely to beat, likely to win, going in, how likely, pregame, chance before, chance did have, odds in the model, projected to win, ahead of the game, heading into the game, chance of beating, given a chance",
  "field goal":
    "kick, field goal attempt, long kick, yard kick, expected points of kick, kick from, field goal from, long field goal, yard field goal",
  "player season statistics":
    "lead, leader, leading, led, league leader, statistical leader, most tackles, most sacks, gained the most, punting average, leads the nation, led the nation, season totals, stat leaders, receiving, reception, catches, caught, wide receiver, receiver, linebacker, cornerback, safety, kick returner, punter",
  "player statistics":
    "credited with, on each play, each defender, defender, credited, returner, punter, kick return, punt return, touchdowns, tackler, receiving",
  "player success": "succeeded, efficient, success, successful",
  "team season statistics":
    "yardage, sacks, how many sacks, fewest, allowed the fewest, team totals, conversion, downs, margin, penalty, penalties, penalized, turnover, takeaway, giveaway, time of possession, total offense, total yards, yards per game, first downs, sacks allowed, on third down, third down conversion",
  "statistical categories":
    "stats are available, stat options, statistics are there, statistics exist, what team stats, which stat, category, categories, statistic names, stat names, names of statistics, which statistics, what statistics, available statistics",
  "advanced statistics":
    "explosive, explosiveness, line yard, open field, second level, standard downs, passing downs, stuff, stuffed, stuff rate, power success, success rate, scoring opportunity, per opportunity, efficiency, analytics, advanced numbers, short yardage, finishing drives",
  havoc:
    "disrupt, disrupted, disruption, disruptive, behind the line, front seven, hurry, hurries, pass rush, passes broken up, pass breakup, pbu, tackles for loss, tfl, forced fumble, negative plays, chaos, pressure",
  statistics: "fumble, interception, sack, tackle, numbers, total, pick off, picked off",
  "draft picks":
    "draft, drafted, drafted by, first round, first rounder, first rounders, round one, second round, third round, day two, pick, picked, selected, went pro, went in, in which round, first overall, overall pick, taken in, mel kiper, mock",
  "NFL teams": "franchise, nfl team, nfl teams, pro, pro team, professional, nfl club",
  "draft positions": "position names, position abbreviation, draft positions",
  adjusted:
    "adjusted, adjusting, adjust, faced, opponent adjusted, taken into account, accounting for, schedule adjusted, quality of opponents, opponent strength, regardless of opponent, tougher opponents, wepa",
  "adjusted player passing": "adjusted quarterback, adjusted passing",
  kicker: "kicker, placekicker, replacement, field goal percentage, most accurate, paar",
  "plan quota":
    "calls left, calls remaining, quota, subscription, requests left, remaining, my plan, limit, still make, month, monthly, tier, patreon, access, my key, allowance, does my, reset, rate limit, calls do i have",
  "recent usage":
    "latest api calls, latest calls, my latest, recent calls, recent requests, endpoint, endpoints, requests, api usage, my calls on, spent my calls, hit most, use my calls, logged, my requests, latest requests, request log, calling most",
};
