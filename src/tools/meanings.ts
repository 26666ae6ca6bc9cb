// Words that people type into a search, not the project's wording.

/** Words that do not help a search, such as articles. */
export const commonWords = `a about after again against all along am an and another any anyone are as at back be been before being best between both but by can come could did do
  does doing done down each else ever every everyone few find first for from gave get give given go going gone got had has have having he her here him his
  how however i if in into is it its just know last least left less let like list long look lot made make many may me might more most much must my need never
  new next no not of off often on once one only or our out over own per please put quite rather said same say see seen she should show since so some
  someone still such take tell than that the their them then there these they thing this those through time to together too took two up us use used very
  want was way we well went were what whatever when where whether which while whose why will with within without would year years yet you your`;

/**
 * The words and phrases that people type to find operations, separated by commas. They apply to the operations whose summary has all words of the
 * key. If the key begins like a summary, with a capital letter, it must be the whole summary.
 */
export const meanings: Readonly<Record<string, string>> = {
  "List games":
    "attendance, beat, bowl, fixture, kickoff, kick off, halftime, winner, next game, against whom, opponent, slate, crowd, upset, host, overtime, rescheduled, homecoming, result, score, final score, outcome, excitement, blowout, shutout, who won, what time, schedule, won the, lost to, in its win over, win over",
  "List broadcasts":
    "aired, announcer, broadcast, cable, channel, espn, fox, abc, cbs, nbc, peacock, network, radio, showing, stream, televised, tune in, tv, watch, big ten network, which channel, what channel, carry the game, carried, on air, airs",
  weather:
    "cold, degrees, fog, forecast, freezing, hot, humid, humidity, precipitation, rain, rainy, snow, snowy, storm, sunny, temperature, wet, wind, windy, windiest, gust, breeze, breezy, muddy, chilly, foggy, cloudy, drizzle, conditions, downpour, climate, kickoff temperature, wind speed, blizzard, heat",
  "List team records":
    "record, wins and losses, win loss, undefeated, unbeaten, winless, wins, losses, conference play, conference record, on the road, games above 500, fare, bowl eligible, above 500, league play, finish above, victories, should have won, wins should, expected wins, lucky, luck, deserved, deserved to win",
  "List the weeks of a season":
    "begins, start, week end, length of the season, when does the season, calendar, date, bye week, first day, last day, how many weeks, which week, season start, bowl season, week 0, regular season, when does week, start and end, how long is the season, what week is it, week is it, dates of week, date does week, which date",
  "Get a schedule with betting lines": "worth watching, watchability, slate with odds, upcoming slate",
  "Get a game preview": "game preview, key players, series history",
  "Get the live scoreboard":
    "currently, moment, now, right now, today, tonight, underway, under way, ongoing, live score, in progress, around the country, is on, who is ahead, who is winning, winning right now, minutes remain, halftime score, on at the moment, very minute, this minute, this very moment, who is up, as we speak",
  "advanced box": "advanced box, quarter by quarter, by quarter, each quarter, postgame, deep dive, per quarter",
  "team box, player box": "box score, boxscore",
  box: "box, both sides, each side, turnovers, first downs, total yardage, team stats from the game, team stats from the, line in, line against, stat sheet, how did play against, stat line, statline, in their game, in its game, clash, showdown, stats from the, held the ball, gave it away, gave it up, turned it over, outgained, when met",
  playoff:
    "bracket, cfp, final four, champion, national title, 12 team, postseason tournament, natty, playoff bracket, college football playoff, crowned",
  "playoff participants":
    "schools selected, selected for the, teams in the playoff, at large, automatic bid, bid, first round bye, eliminated, qualified, into the playoff, made the playoff, make the playoff, seed, playoff team, playoff field, in the field, got into, get in, bye, snubbed, who made it, made it, invited, the dance, slotted, league champion, get picked",
  "playoff matchups":
    "quarterfinal, semifinal, first round game, pairing, playoff slot, bracket slot, advance, who plays whom",
  drives:
    "drive length, points per drive, average drive, march, possession, red zone, three and out, goal to go, scoring drive, drive chart, drive result, field position at the start, starting field position, turnover on downs, two minute drill, starting spot, drive by drive, possessions, each possession, every possession, per possession",
  "List plays":
    "third down, second down, third down plays, return from, snap, play by play, playbyplay, pbp, fourth down, 4th down, goal line stand, third and long, third and short, fourth and short, fourth and long, two point conversion, every play, all plays, every punt, every touchdown, every turnover, kickoff return for, list every, 4th and 1, each play, two minute, in the fourth quarter, fourth down attempt",
  "play types":
    "kind of play, types of plays, play type, play type code, names of plays, different categories, kinds a snap, kinds of snap, label, short codes, code do go under",
  "play statistic types":
    "stat ids, stat id, ids of statistics, types of player statistics, id for, statistic type id, which id, stat type, stat types, type lookup, which number means, number means, statistic types, what number stands for, number stands for, who did what",
  "live plays":
    "current situation, in progress, game in progress, has the ball, as it happens, live play, live drive, current drive, play by play live, live drive chart, last play, live feed, live play by play, down is it, as it unfolds, unfolds, momentum, in game, has possession, follow game, most recent play, on now, at this moment, possession so far, where is the ball, did just run, what down, just before, just happened, in the third quarter, down and distance right now",
  passing:
    "pass, quarterback, completion, incompletion, dropback, passer, threw, throw, thrown, aerial, signal caller, air attack, through the air, air yards, in the air, deep, deep ball, downfield, depth of target, adot, intended receiver, targeted, over the middle, dropped, short pass, throwaway, yards after the catch, yac, bomb, deep left, checkdown, arm, zones, intermediate, gunslinger, route, pass depth, traveled in the air, average depth of target, caught it, slinger, secondaries",
  rushing:
    "ball carrier, ballcarrier, carries, ground game, on the ground, ran, rush, run, runner, rusher, running back, tailback, halfback, running game, yards per carry, left tackle, right tackle, left edge, right edge, left end, right end, left side, right side, up the middle, off tackle, between the tackles, ground attack, running to, to the outside, outside, yards after contact, gap, tote, ran the ball, left middle or right, gash, gashed, bottled up, handoff, handed off, around the end, off right end, off left end, fullback",
  team: "allow, conceded, gave up, give up, hold up, surrendered, run defense, pass defense, secondary, defense allow, defenses, yield, opposing, let opponents",
  teams: "school, university, college",
  "List teams":
    "logo, mascot, nickname, color, twitter, handle, social media, alternate name, alternative name, abbreviation of the school, named after, hex, hex code, school colors, list of schools, twitter handle",
  FBS: "fbs, top level, highest level, top division, top tier, division i, division 1, major college, bowl subdivision, fbs members, fbs schools, big programs, major programs, top flight, big schools",
  "matchup history":
    "won more, more wins, wins against, wins over, who leads, beaten, versus since, against each other, wins does have against, all time, ever, head to head, h2h, historic, historical, last time, meetings, rivalry, series, past games between, winning streak over, since they first played, played each other, series between, all time series, ever beaten, beat, history of, met, lifetime, last meeting, meeting, meetings between, how many times have, times have, have they played, times they played, how often have they met",
  "records against spread":
    "against the number, against the spread, ats, cover, beat the number, beat the spread, as a favorite, as an underdog, pushes, profitable, bettors, cash, win money, backers, reward, profit, spread record",
  "season overview":
    "full picture, full season, whole season of, complete season, profile of the season, complete picture, everything on, dossier, everything about, all about, all on, overview, summary, snapshot, one sheet, one page, in one call, one stop, at a glance, report card, season card, season profile, scouting report, everything important, in one go, rundown, state of, briefing, review, at once, cheat sheet, in one shot, single answer, year went",
  rosters:
    "come from, players from, where are the players from, starting quarterback, who is the starting, starters, depth, height, heaviest, jersey, jersey number, uniform number, lineup, pounds, squad list, tall, taller, wears, weigh, weight, starting, walk on, freshmen, seniors, scholarship, third string, backup, hometown, kids from, who wears, redshirt, upperclassmen, wears number, what number, inches, birthplace, eligibility, who plays, from california, who is on the team, on the team, sophomore, sophomores, juniors, freshman, home state, player heights",
  talent:
    "recruiting based, talent, gifted, blue chip ratio, talent composite, blue chip players, most talented, most gifted, stacked, loaded, on paper, locker room, most former blue chips, former blue chips, counting everyone, whole roster",
  "List conferences":
    "conferences are in, conferences are there, how many conferences, members does, how many members, which conferences, stand for, conferences exist, conferences in, which leagues, abbreviation of a conference, short form, short forms, is a top level",
  "conference changes":
    "moving leagues, switching leagues, moving conferences, new members, joins the, realigned, realignment, changed conferences, left the, leave the, leave or join, new in the, newcomers, moved to the, conference move, jumped, defected, switch, new conference, join, shuffled, entering the, move conferences, changing conferences, new league, left for the",
  "conference memberships":
    "in what years, years in the, from which year, until when, conference in, schools were in, teams were in, belong, member of, membership, been in the, used to be in, in the past, was in, were in, league was, affiliation, independents, since when, before joining, history of, which conference, what league, played in the, which league was, formerly",
  venues:
    "altitude, arena, artificial, capacity, city of, dome, elevation, grass, seat, stadium, turf, play its home games, play their home games, location of, surface, field made of, biggest stadium, indoor, zip code, natural grass, roof, latitude, longitude, stadium holds, sea level, above sea level, constructed, home field, spectators, coordinates, seats, how big is the stadium, built, playing surface, holds",
  coach: "sideline, head man, coached, skipper, bosses, staff, hc, mentor",
  "List coaches": "coach, head coach, head man, which coach, coach of",
  "coach profile":
    "bio, biography, career, career wins, career record, coach profile, win loss mark, go to school, alma mater, how old, hall of fame, born, age, enshrined, degree",
  "coach seasons":
    "yearly results, each season, by season, year by year, each year of, season by season, by year, for each year, season after season, each of his seasons, yearly, under each coach, for every year, year over year, every year has led, record splits, under their boss, under their coach, get better or worse under",
  "coach tenures":
    "left a school, in charge, top job, returned to a school, became coach, become coach, became head coach, fired, hired, been at, stay, stint, coaching change, on the job, tenure, years at, active coach, replaced, resigned, last at, lasted, departed, interim, come back later, era, reign, successor, predecessor, ousted, spell, longest, arrive, finish at, how long was, how long has, was let go",
  player: "athlete, guy",
  "Search players by name":
    "find the id of, id of the player, player named, exist in the data, look up, called, named, player id, player ids, find player, athlete id, which school did play for, play for, belong to the name, lookup, his id, identifies, identifier, in your data, number that identifies, spelled, last name, id of",
  "player usage":
    "largest share, relative to the whole, touches, usage, workload, snaps, share of the offense, involved, how often is the ball, going to, featured, target share, relied on, reliance, went through, workhorse, involvement, utilized, leaned on, slice of, everything runs, heaviest",
  "returning production":
    "loses, departed, graduated, bring back, comes back, come back, experience, is back, return, retain, production lost, continuity, bring back most, production returning, veterans, after graduation, lose the most, retention, bringing back, brings back, to graduation, returners, returning starters",
  "portal transfers":
    "changed schools, entered, leave for, left for, leaving, new school, portal, switched schools, transfer, go to another school, another school, moved on, come from, came from, left for another, transfer portal, for another school, landed, departures, arrivals, switched teams, entered the portal, incoming, outgoing, packed bags, packed his bags, elsewhere, play elsewhere, new home, jump ship, jumped ship, poached",
  "poll rankings":
    "ap, ap poll, ap voters, coaches poll, committee, first place votes, poll, ranked, top 25, top ten, top 10, voters, votes, unranked, number one team, finished number one, ap top 25, committee rankings, voters put, final ranking, ranked teams, voted, highest ranked",
  "List betting lines": "odds",
  "betting lines":
    "bet, bettor, book, bookmaker, bookie, draftkings, draft kings, fanduel, fan duel, caesars, bovada, favorite, favored, gamble, gambler, handicap, home dog, dog, moneyline, over under, o u, point spread, sportsbook, spread, under, underdog, vegas, wager, total, closing line, juice, implied, giving points, getting points, lay, price, big a favorite, how big a favorite, lines, the line, bookies, oddsmakers, spread and total, open at, line movement, moved, laying points",
  "List recruits":
    "class of, commit, commitment, five star, four star, star, high school, blue chip, prospect, signee, kid, recruit, juco, junior college, land, pledge, state of, wideouts, top recruit, cycle, hs, prep, number one recruit, recruits from",
  "team recruiting rankings":
    "class rank, best class, recruiting class, signing class, class, best class of, recruiting rank, recruit best, signed the best class, signed the best, top recruiting, signing day, won signing day, national signing day",
  "recruiting position group":
    "linebackers signed, signed from, signed between, linemen signed, backs signed, receivers signed, between 2 classes, average rating of recruits, position group, between and sign, line recruiting, by position, haul, linemen did sign, over several classes, several years, recruit at each position, stock, stocked up, cycles, at each position, room, over the past, position by position, past four, last four",
  ratings:
    "best, strength, strongest, power, rate, how good, better than average, computers, model, stronger, dominant, how strong",
  "SP ratings": "sp+, s p+, s&p, connelly, bill connelly",
  "SRS ratings":
    "simple rating, simple rating system, points better than average, srs, sports reference, above an average team, than an average team, points better",
  "expanded SRS":
    "fcs rating, division ii, division iii, lower division, more divisions, non fbs, expanded, d2, d3, fcs schools, other fcs",
  "elo ratings": "elo, preseason elo, chess, chess style, elo rating, elo model, elo number, elo score",
  FPI: "power index, football power index, strength of record, strength of schedule, sos, game control, resume, schedule strength, remaining schedule, hardest schedule, toughest schedule, espn index, fpi, how tough, schedule rank, tough a schedule",
  CORE: "core numbers, core, core rating, core ratings",
  "predicted points":
    "expected point, 1st and, 2nd and, 3rd and, 4th and, first and 10, first and ten, second and, midfield, down and distance, field position value, value of a down, each yard line, spot on the field, 1st and 10, each spot, from its own, should a team expect, expected on",
  PPA: "epa, added, points added, predicted points added, expected points added, value per play, worth per play, expected points per play, added the most expected points, most expected points, most valuable, points per play, generated, total epa, created, contributed, worth the most, added the most value, value on the average, were worth, most value, raw, unadjusted, without adjusting for, not adjusted for",
  "win probabilities":
    "win chance, chance to win, chances, chance of winning, likelihood, probability, win expectancy, wp, comeback, swing, turning point, during the game, win probability chart, probability chart, after every play, chance of, odds of winning, win prob, winning probability, collapse, swung, winning odds, at what moment, down late, pull off the comeback, flipped, moment flipped",
  "pregame win":
    "before kickoff, before the game, expected to win, likely to beat, likely to win, going in, how likely, pregame, chance before, chance did have, odds in the model, projected to win, ahead of the game, heading into the game, chance of beating, given a chance, upsetting, chance did the model, model give, prediction, win chance before, forecast, chances of winning, say about, ahead of time, beforehand, in advance, knock off, pull the upset, model think, upset chance",
  "field goals":
    "kick, field goal attempt, yard kick, kick from, field goal from, long field goal, yard field goal, field goals, try, value of a kick, attempt worth, what is that attempt worth, send my kicker, send the kicker, on the board, how many points from",
  "player season statistics, player box":
    "player stats, stat leaders, leaderboard, lead, leader, led, most sacks, punting average, led the nation, season totals, receiving, reception, catches, caught, wide receiver, receiver, linebacker, cornerback, safety, kick returner, punter, touchdowns, passing yards, rushing yards, receiving yards, interceptions, sack leaders, tackles, carries, completions, punts, scorer, fantasy, tackler, picks, yds, tackles and sacks, forced fumbles, top rusher, rushers, passers, receiving stats",
  "player statistics":
    "credited with, on each play, each defender, defender, credited, returner, punter, kick return, punt return, touchdowns, tackler, receiving, each snap, who made, athlete by athlete, on which plays, on a play",
  "player success":
    "succeeded, efficient, success, successful, on schedule, good plays, success rate, successful plays, rate of",
  "team season statistics": "team stats, sacks, how many sacks, fewest, allowed the fewest, team totals, yards lost",
  "team season statistics, team box":
    "gave the ball away, ball away, takeaways, turnovers, third down, convert, hold the ball, penalties, total yards, rushing yards, passing yards, first downs, yardage, conversion, downs, margin, penalized, giveaway, time of possession, total offense, yards per game, sacks allowed, on third down, third down conversion, flags, penalty yards, fumbles lost, sacks, fumbles, red zone, yards allowed, fourth downs",
  "statistical categories":
    "stats are available, stat options, statistics are there, statistics exist, what team stats, which stat, category, statistic names, names of statistics, names of team statistics, names of all team, what statistics, available statistics, totals, look up, stats can i, what numbers, label, labels, what sorts of",
  "advanced statistics":
    "explosive, explosiveness, line yard, open field, second level, standard downs, passing downs, stuff, stuff rate, power success, success rate, scoring opportunity, per opportunity, efficiency, analytics, advanced numbers, short yardage, finishing drives, big plays, garbage time, stuff the run, per drive, field position battle, second level yards, boom, consistent",
  havoc:
    "disrupt, disruptive, behind the line, front seven, hurry, pass rush, passes broken up, pass breakup, pbu, tackles for loss, tfl, forced fumble, negative plays, chaos, pressure, strips, breakups, wreak, havoc, backfield, stops behind the line, wreck, rattle, sacks and, havoc rate, blow up plays, havoc plays",
  "List team statistics by season, List player statistics by season": "stats, season stats",
  statistics: "fumble, interception, sack, tackle, numbers, total, pick off",
  "draft picks":
    "draft, first round, first rounder, round one, second round, third round, day two, pick, selected, went pro, went in, in which round, first overall, mel kiper, mock, nfl draft, drafted from, taken, pros, the pros, drafted in, players drafted, picked in, undrafted, were drafted, got drafted, gone to the, have gone to, how early",
  "NFL teams":
    "franchise, nfl team, pro, professional, pro franchises, nfl franchise, pro clubs, nfl clubs, pro club, by club, nfl club",
  "draft positions":
    "position names, draft positions, edge rusher, abbreviate, positions in the draft, roles, letters for each, pro prospect",
  adjusted:
    "adjusted, faced, opponent adjusted, taken into account, accounting for, schedule adjusted, quality of opponents, opponent strength, regardless of opponent, tougher opponents, wepa, corrected, correct for, allowing for, whom it played, tough schedule, for opponents, adjustment, strength of the defenses, defenses they faced, competition, adjusted for, normalized, adjusted epa, account for, once you account for, after you account, discount for, discount, soft schedule, soft fronts, tough secondaries, tough defenses",
  "adjusted player passing": "adjusted quarterback, adjusted passing",
  kickers:
    "kicker, placekicker, replacement, field goal percentage, most accurate, paar, above replacement, automatic, leg, kicking, points above, field goal kicker",
  "plan quota":
    "calls left, quota, subscription, requests left, remaining, limit, still make, month, tier, patreon, access, my key, allowance, does my, reset, calls do i have, left this month, until the first, how many requests, plan, billing, paid, subscribed, do i have left, budget, left until, requests do i have, close to the cap, cap, paid plan, patron, upgrade, account, pay for, what i pay, unlock, ceiling, enough to unlock",
  "recent usage":
    "latest api calls, latest calls, my latest, recent calls, endpoint, requests, api usage, my calls on, spent my calls, hit most, use my calls, logged, my requests, calling most, have i hit, traffic, log of, hammering, been asking, been calling",
};
