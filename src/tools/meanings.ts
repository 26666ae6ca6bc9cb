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
export const playerWords = `he, his, him, player, athlete, back, quarterback, qb, running back, receiver, wideout, tight end, kicker, punter, passer, rusher, runner,
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
    "record, wins and losses, win loss, undefeated, unbeaten, winless, wins, losses, conference play, conference record, home record, road record, on the road, games above 500, fare, winning percentage, winning record, losing record, bowl eligible, standings",
  "List season weeks":
    "begins, start, week end, length of the season, when does the season, calendar, date, dates, bye week, first day, last day, how many weeks, which week, week start, season start, bowl season, week 0, week zero, week 1 start, conference championship week, start of the season, end of the season, regular season, season end, fall on, schedule of weeks, opening week, first week, last week of, rivalry week",
  "Get the live scoreboard":
    "currently, moment, now, right now, today, tonight, underway, under way, ongoing, live score, in progress, around the country, is on, who is ahead, who is winning, winning right now",
  "advanced box": "advanced box, quarter by quarter, by quarter, each quarter",
  box: "box, both sides, each side, turnovers, first downs, total yardage, team stats from the game, line in, line against, stat sheet, how did play against, box score, boxscore, stat line, statline, in their game, in its game",
  playoff:
    "bracket, cfp, final four, champion, national title, national champion, 12 team, postseason tournament, natty, playoff bracket, cfp bracket, college football playoff",
  "playoff participants":
    "schools selected, selected for the, teams in the playoff, at large, automatic bid, auto bid, bid, first round bye, eliminated, qualified, qualify, into the playoff, made the playoff, make the playoff, seed, seeded, top seed, playoff team, playoff field, in the field, got in, got into, get in, bye, who got in, playoff spot, snubbed, wild card",
  "playoff matchups":
    "quarterfinal, semifinal, first round game, pairing, playoff pairing, playoff slot, bracket slot, quarterfinals, semifinals, play next, advance, who plays whom, next opponent",
  drives:
    "drive length, points per drive, average drive, march, possession, red zone, three and out, goal to go, scoring drive, drive chart, drive result, field position at the start, starting field position, turnover on downs, two minute drill, drives end, drives ended, possessions, series, trip, trips inside",
  "List plays":
    "third down, second down, first down plays, third down plays, fourth quarter plays, return from, snap, play by play, pbp, fourth down, 4th down, goal line stand, third and long, third and short, fourth and short, fourth and long, two point conversion, longest play, trick play, play call, every play, all plays, every punt, every touchdown, every turnover, kickoff return for, list every, snaps, 4th and 1, 3rd and long, went for it, goes for it, red zone plays, pick six, hail mary, each play",
  "play types": "kind of play, kinds of plays, types of plays, play type, play type code, play types, names of plays",
  "play statistic types":
    "stat ids, statistic ids, stat id, ids of statistics, types of player statistics, id for, statistic type id",
  "live plays":
    "current situation, in progress, game in progress, has the ball, as it happens, live play, live drive, current drive, play by play live, live drive chart, last play, live feed, live play by play, down is it, so far in the game, this drive, where is the ball, on the field now",
  passing:
    "pass, passes, passing, quarterback, completion, complete, completed, incompletion, incomplete, dropback, passer, threw, throw, thrown, aerial, signal caller, quarterback play, air attack, through the air, air yards, air yard, in the air, deep, deepest, deep ball, downfield, depth of target, adot, intended receiver, targeted, over the middle, dropped, drop, screen pass, short pass, throwaway, pass location, yards after the catch, yac, air game, passing attack, target, targets, bomb, deep throw, deep left, deep right, deep middle, sideline throw, checkdown, arm, throwing",
  rushing:
    "ball carrier, ballcarrier, carries, carry, carried, ground game, on the ground, ran, rush, run, runner, rusher, running back, tailback, halfback, running game, run game, yards per carry, left tackle, right tackle, left edge, right edge, left end, right end, left side, right side, up the middle, off tackle, outside run, inside run, between the tackles, run left, run right, ran left, ran right, ground attack, running to, to the outside, outside, off the edge, yards before contact, yards after contact, rushing attack, runs",
  team: "allow, allowed, conceded, gave up, give up, hold up, surrendered, run defense, pass defense, secondary, defense allow, defenses",
  teams: "school, university, college",
  "List teams":
    "logo, mascot, nickname, color, twitter, handle, social media, alternate name, alternative name, abbreviation of the school, named after, hex, hex code, hex codes, logos, colors, school colors, nicknames, mascots, all divisions, every division",
  FBS: "fbs, top level, highest level, top division, top tier, division i, division 1, major college, bowl subdivision, big boys, power five, group of five, top flight",
  "matchup history":
    "won more, more wins, wins against, wins over, who leads, beaten, versus since, against each other, wins does have against, all time, ever, head to head, h2h, historic, historical, historically, last meeting, last met, last time, meetings, rivalry, series, past games between, leads the series, winning streak over, since they first played, played each other, beaten each other, series record, series between, all time series, first meeting, ever beaten, beat, owns, history between, history of",
  "records against spread":
    "against the number, against the spread, ats, cover, covered, covers, beat the number, beat the spread, as a favorite, as an underdog, pushes, profitable, bettors, cover rate, covering, covers the spread, covered the spread, betting record, beat vegas, cash, cashed",
  "season overview":
    "full picture, full season, whole season of, complete season, profile of the season, complete picture, everything on, dossier, everything about, all about, all on, overview, summary, snapshot, one sheet, one page, in one call, one stop, at a glance, report card, season card, season profile, scouting report, everything important, everything there is, in one go, at once, rundown, full profile, whole picture",
  rosters:
    "come from, players from, where are the players from, starting quarterback, who is the starting, depth chart, depth, height, heaviest, jersey, jersey number, uniform number, lineup, pounds, squad list, tall, taller, tallest, wears, wear, weigh, weighs, weight, starting, walk on, freshmen, seniors, scholarship, third string, backup, hometown, kids from, who wears, year in school, class year, members of, on the roster, redshirt, upperclassmen, listed at, wears number, number does, what number",
  talent:
    "recruiting based, by talent, talent, talented, gifted, blue chip ratio, talent composite, talent level, blue chip players, most talented, raw talent, talented roster",
  "List conferences":
    "conferences are in, conferences are there, how many conferences, members does, how many members, abbreviation of a conference, which conferences, stand for, conferences exist, short for",
  "conference changes":
    "moving leagues, switching leagues, moving conferences, switching conferences, new members, joins the, join a conference, realigned, realignment, switched conferences, moved conferences, changed conferences, change conferences, left the, leave the, leave or join, joined the, joining the, new in the, newcomers, moved to the, moving to the, conference move, switched leagues, changed leagues, moved leagues, left for, jumped, defected, jump to, switch",
  "conference memberships":
    "in what years, years in the, from which year, until when, conference in, been a member, schools were in, teams were in, belong, belonged, member of, members of, membership, been in the, used to be in, in the past, was in, were in, league was, affiliation, independents, founding member, since when, before joining, history of, first join, from when to when, which conference, what conference, what league, played in the",
  venues:
    "altitude, arena, artificial, capacity, city of, dome, domed, elevation, grass, seat, seats, stadium, turf, play its home games, play their home games, location of, surface, field made of, biggest stadium, indoor, zip code, fans, crowd, stadiums, natural grass, roof, field turf, where is the stadium, latitude, longitude, where do they play, largest stadium, stadium holds",
  coach: "sideline, head man, coached, skipper, coach, coaches, bosses, boss, head ball coach",
  "List coaches":
    "coach, coaches, coached, head coach, head coaches, coaching staff, who coached, who was coaching, head man, in charge",
  "coach profile":
    "bio, biography, career, career wins, career record, coach profile, win loss mark, career mark, current job, where is now, coaching now, career wins and losses, over his career, as a head coach, current school",
  "coach seasons":
    "yearly results, each season, by season, results by year, year by year, each year of, season by season, every year of, by year, for each year, in each year, per year, year in year out, how good, best season, worst season, best year, worst year, seasons of",
  "coach tenures":
    "left a school, second stint, returned to a school, became coach, become coach, became head coach, fired, hired, hire, longest tenure, longest serving, been at, stay, stayed, stint, took over, take over, coaching change, on the job, tenure, years at, active coach, active coaches, replaced, resigned, how long has, how long was, how long did last, last at, tenures, lasted, hot seat, arrived at, departed, was hired, interim, come back later, came back",
  player: "athlete, guy",
  "Search players by name":
    "find the id of, id of the player, player named, exist in the data, look up, called, named, player id, player ids, find player, athlete id, which school did play for, play for, belong to the name, lookup, his id, her id, player called, guy called, guy named, id for the player, find the player",
  "player usage":
    "largest share, snaps did get, relative to the whole, touches, usage, workload, snap share, share of snaps, snaps, share of the plays, share of plays, share of the offense, involved, how often is the ball, going to, featured, target share, relied on, reliance, went through, goes through, go through, ran through, runs through, run through, bell cow, used, feed, leaned on, lean on, lean, usage rate, how much of the offense",
  "returning production":
    "lose from last season, loses, losing, departed, graduated, bring back, bringing back, brings back, comes back, come back, coming back, experience, is back, return, returns, returning, retain, retained, lost to graduation, returning starters, production lost, continuity, bring back most, starters back, back from last year, back from last season, who do they lose, has to replace, production returning, veterans",
  "portal transfers":
    "changed schools, change schools, entered, leave for, left for, leaving, new school, portal, switched schools, switch schools, transfer, transferred, transferring, go to another school, another school, moved on, come from, came from, left for another, left for another school, transfers, transfer portal, out of the portal, hit the portal, for another school, landed, departures, arrivals, incoming transfers, outgoing transfers",
  "poll rankings":
    "ap, ap poll, ap voters, coaches poll, committee, cfp ranking, first place votes, poll, polls, ranked, top 25, top ten, top 10, voters, votes, voted, unranked, number one team, ranked number, finished number one, preseason poll, sit in the, ap top 25, coaches top 25, committee rankings, rank, put, voters put, in the polls, number 1, no 1, fall out of",
  "betting lines":
    "bet, bets, betting, bettor, book, books, bookmaker, bookie, draftkings, fanduel, caesars, bovada, favorite, favored, gamble, gambler, handicap, home dog, dog, moneyline, odds, over under, o u, point spread, sportsbook, spread, under, underdog, vegas, wager, total, totals, closing line, opening line, line move, line movement, juice, implied, giving points, getting points, lay, price, big a favorite, how big a favorite, lines, opened, closed, the line, espn bet, point total, spreads, moneylines, bet on",
  "List recruits":
    "class of, commit, commitment, five star, 5 star, four star, 4 star, three star, 3 star, star, high school, blue chip, prospect, signee, kid, recruit, juco, junior college, land, pledge, state of, five stars, four stars, three stars, wideouts, recruits, top recruit, best recruit, highest rated recruit, cycle, commits, prospects, signed with, hs, prep, number one recruit, number 1 recruit",
  "team recruiting rankings":
    "class rank, best class, recruiting class, signing class, class, best class of, recruiting rank, recruiting ranking, class ranking, class points, recruit best, recruits best, signed the best class, best classes, top class, classes, class rankings, recruiting title, signed the best, recruiting the best, recruited best",
  "recruiting position group":
    "linebackers signed, signed from, signed between, linemen signed, backs signed, receivers signed, between 2 classes, average rating of recruits, position group, position groups, between and sign, line recruiting, linemen sign, by position, haul, linemen did sign, over several classes, several years, recruit at each position, position room, stock, stocked up, stocked, over the cycles, cycles, at each position, room, positions recruited, by unit",
  ratings:
    "best, strength, strongest, power, rate, how good, better than average, computers, computer, model, power rating, rated, rating, better, good",
  "SP ratings": "sp+, s p+, s&p, connelly, sp plus, bill connelly",
  "SRS ratings":
    "simple rating, simple rating system, points better than average, srs, margin and schedule, simple rate",
  "expanded SRS":
    "fcs rating, division ii, division iii, lower division, lower divisions, more divisions, non fbs, expanded, division 2, division 3, d2, d3, fcs schools, small schools, other fcs",
  "elo ratings": "elo, preseason elo, chess, chess style, elo rating",
  FPI: "power index, football power index, strength of record, strength of schedule, sos, game control, resume, schedule strength, remaining schedule, hardest schedule, toughest schedule, espn index, fpi, how hard, how tough, schedule rank, resume rank",
  CORE: "core numbers, core",
  "predicted points":
    "expected point, 1st and, 2nd and, 3rd and, 4th and, first and 10, first and ten, second and, midfield, down and distance, field position value, value of a down, each yard line, spot on the field, 1st and 10, own 20, each spot",
  PPA: "epa, added, points added, predicted points added, expected points added, value per play, value added, worth per play, adding, points above expected, per play value, expected points per play, expected point added, added the most expected points, most expected points, most valuable, points per play",
  "win probabilities":
    "odds, win chance, chance to win, chances, chance of winning, winning chance, likelihood, probability, win expectancy, wp, comeback, swing, turning point, during the game, win probability chart, probability chart, after every play, chance of, odds of winning, win prob, winning probability",
  "pregame win":
    "before kickoff, before the game, expected to win, likely to beat, likely to win, going in, how likely, pregame, chance before, chance did have, odds in the model, projected to win, ahead of the game, heading into the game, chance of beating, given a chance, upsetting, before the kickoff, entering the game, prior to kickoff, chance did the model, model give, model gave, chances did have",
  "field goal":
    "kick, field goal attempt, long kick, yard kick, expected points of kick, kick from, field goal from, long field goal, yard field goal, field goals, try, kicking, distance of kick, from 50 yards, yards out, attempt, worth kicking, three points, 3 points",
  "player season statistics, player box":
    "lead, leader, leading, led, league leader, statistical leader, most tackles, most sacks, punting average, leads the nation, led the nation, season totals, stat leaders, receiving, reception, catches, caught, wide receiver, receiver, linebacker, cornerback, safety, kick returner, punter, catch, balls, most catches, receptions, touchdowns, passing yards, rushing yards, receiving yards, rushing touchdowns, passing touchdowns, interceptions, sack leaders, tackles, carries, completions, punts, punting, scorer, scored, fantasy, pass yards, ran for, threw for, tackler",
  "player statistics":
    "credited with, on each play, each defender, defender, credited, returner, punter, kick return, punt return, touchdowns, tackler, receiving, each snap",
  "player success":
    "succeeded, efficient, success, successful, on schedule, ahead of the chains, ahead of the sticks, good plays, success rate, successful plays, rate of",
  "team season statistics": "sacks, how many sacks, fewest, allowed the fewest, team totals",
  "team season statistics, team box":
    "turned it over, turn it over, gave the ball away, give the ball away, gave away, gives away, ball away, takeaways, turnovers, third down, third downs, convert, converted, hold the ball, held the ball, penalties, yards gained, total yards, rushing yards, passing yards, first downs, yardage, conversion, downs, margin, penalty, penalized, turnover, takeaway, giveaway, time of possession, total offense, yards per game, sacks allowed, on third down, third down conversion",
  "statistical categories":
    "stats are available, stat options, statistics are there, statistics exist, what team stats, which stat, category, categories, statistic names, stat names, names of statistics, which statistics, what statistics, available statistics, totals, stats exist, what can i look up, look up, stats can i, statistics can i, team stats are there, stat keys",
  "advanced statistics":
    "explosive, explosiveness, line yard, open field, second level, standard downs, passing downs, stuff, stuffed, stuff rate, power success, success rate, scoring opportunity, per opportunity, efficiency, analytics, advanced numbers, short yardage, finishing drives, big plays, garbage time, under the hood, stuff the run, stuffed the run, stop the run, per drive",
  havoc:
    "disrupt, disrupted, disruption, disruptive, behind the line, front seven, hurry, hurries, pass rush, passes broken up, pass breakup, pbu, tackles for loss, tfl, forced fumble, negative plays, chaos, pressure, strips, strip, breakups, blow up, in the backfield, wreak, disrupting, tfls",
  statistics: "fumble, interception, sack, tackle, numbers, total, pick off, picked off",
  "draft picks":
    "draft, drafted, drafted by, first round, first rounder, first rounders, round one, second round, third round, day two, pick, picked, selected, went pro, went in, in which round, first overall, overall pick, taken in, mel kiper, mock, nfl draft, first round of the draft, drafted players, drafted from, went first, taken, go pro, top pick, draft class, early entry",
  "NFL teams":
    "franchise, nfl team, nfl teams, pro, pro team, professional, nfl club, pro teams, pro franchises, franchises, nfl clubs, professional teams, nfl cities",
  "draft positions": "position names, position abbreviation, draft positions, edge rusher, draft position, abbreviate",
  adjusted:
    "adjusted, adjusting, adjust, faced, opponent adjusted, taken into account, accounting for, schedule adjusted, quality of opponents, opponent strength, regardless of opponent, tougher opponents, wepa, account for, corrected, correcting, correct for, allowing for, strength of opponents, who it played, whom it played, they played, schedule into account, tough schedule, weak schedule, easy schedule, quality of competition, level of competition, opponent quality, for opponents, for schedule, adjustment, played against, regardless of schedule, strength of the defenses, strength of schedule faced, defenses they faced, soft schedule",
  "adjusted player passing": "adjusted quarterback, adjusted passing",
  kicker:
    "kicker, placekicker, replacement, field goal percentage, most accurate, paar, kickers, placekickers, above replacement, automatic, clutch kicker, best kicker, worth the most points, leg, kicking, points above",
  "plan quota":
    "calls left, calls remaining, quota, subscription, requests left, remaining, my plan, limit, still make, month, monthly, tier, patreon, access, my key, allowance, does my, reset, rate limit, calls do i have, left this month, until the first, how many requests, plan, billing, run out, paid, subscribed, do i have left, budget, plan include, limits, left until, requests do i have",
  "recent usage":
    "latest api calls, latest calls, my latest, recent calls, recent requests, endpoint, endpoints, requests, api usage, my calls on, spent my calls, hit most, use my calls, logged, my requests, latest requests, request log, calling most, past days, past week, have i hit, most called, history of my calls, traffic, i have made, called lately, my usage",
};
