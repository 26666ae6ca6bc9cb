import { operations } from "../document/operation.js";
import { prose } from "../document/prose.js";
import type { Path } from "../types.js";
import { playerWords, schoolWords } from "./meanings.js";
import { isWritten, phrasesIn, phrasesOf, stemsOf, withoutYears, yearsOf } from "./words.js";

/** What a row is about, or how much it covers: the words of the document for it, and those that people write. */
interface Kind {
  readonly document: readonly string[];
  readonly written: ReadonlySet<string>;
}

const kindOf = (document: string, written: string): Kind => ({
  document: document.split(" "),
  written: new Set(phrasesOf(written)),
});

const ofPlayers = "player players passer passers rusher rushers recruit recruits recruiting kicker kickers";

/** Whom a row is about. Of several that a text names, the first is meant: a team's players are players. */
const subjects = {
  coach: kindOf("coach coaches", "coach, coaching, head coach"),
  team: kindOf(
    "team teams",
    "as a team, as a squad, as a unit, by team, per team, which team, each team, every team, recruiting class, signing class, best class, class rank",
  ),
  league: kindOf(
    "conference conferences",
    "as a league, as a whole, which conference, each conference, every conference, per conference, by conference",
  ),
  player: kindOf(ofPlayers, playerWords),
  group: kindOf(
    "team teams",
    "team, program, school, club, squad, offense, defense, offensive, defensive, unit, front seven, backfield, attack, secondary, front, university",
  ),
  // "Who" is a player, unless the text names a team, an offense or a defense.
  somebody: kindOf(ofPlayers, "who, whom, whose"),
  conference: kindOf("conference conferences", "conference, league"),
};

/** Lists of names that other operations take. */
const names = kindOf(
  "types categories positions type category position",
  "abbreviation, code, name, names of, kind, what kinds, kinds of, types of, type, exist, stands for, stand for, filter by, id for, ids, label, available, codes",
);

/** How much a row covers. Of several that a text names, the first is meant: the plays of a game of a season are plays. Phrases count before words. */
const extents = {
  play: kindOf(
    "play plays pass passes run runs",
    `snap, each play, every play, each pass, every pass, each run, every run, each throw, every throw, each carry, every carry, each dropback, every dropback,
    each attempt, every attempt, individual attempt, individual carry, individual pass, individual target, each handoff, handoffs, the handoffs, each target, each rush, every rush, one by one, throws, incompletions, which carries, the carries, play by play, individual play, all play`,
  ),
  game: kindOf(
    "game games box",
    `game, in game, each game, every game, game by game, by game, week by week, week to week, each week, single game, last game, game log, against, vs, bowl,
    box score, matchup, week, every one of its games, by opponent, per opponent, each opponent, each start, every start, outing, outings, each outing, contest,
    each contest, contests, one week to the next, which saturday, which weekend, each saturday, saturday to saturday, opponent by opponent, contest by contest, last saturday, last week, last weekend, last night, yesterday`,
  ),
  season: kindOf(
    "season",
    `season, all season, whole season, over the season, on the season, across the season, season long, whole of, over all of, full season, over the full, full year, entire season, entire fall, all fall, all year, over the entire, in all, campaign, year, over the year,
    so far, per game, a game, average, most, best, led, lead, leader, worst, highest, lowest, total`,
  ),
};

// Not a game or a play: a rate, a bet.
const rates =
  "per play, per carry, per pass, per rush, per dropback, per attempt, per snap, against the spread, against the number";
const knownPhrases = new Set([
  ...[names, ...Object.values(subjects), ...Object.values(extents)].flatMap(({ written }) => [...written]),
  ...phrasesOf(rates),
]);

/** The words of what a row of an operation is: its summary, and its sentence "one row per …". */
export const rowSummaryWords = (path: Path): ReadonlySet<string> => {
  const { summary, description } = prose[path];
  const row = /(?:one row per|Returns one) ([^.:]*?)(?=[.:]|, (?:with|over|of)|$)/.exec(description)?.[1] ?? "";
  return new Set(`${summary} ${row}`.toLowerCase().match(/[a-z]+/g));
};

const has = ({ document }: Kind, words: ReadonlySet<string>) => document.some((word) => words.has(word));

const schools = new Set(schoolWords.split(/\s+/));

/** Whether a text names a person rather than a school or a rating: two capitals in a row, none of them a word of the names of schools. */
function namesPerson(text: string): boolean {
  return [...text.matchAll(/\b([A-Z][a-z'’]+(?:[A-Z][A-Za-z]*)?)\s(?=([A-Z][a-zA-Z'’]*[a-z]))/g)].some(
    ({ 1: first = "", 2: last = "", index }) => {
      const names = [first, last.replace(/['’]s$/, "")];
      return !names.some((name) => schools.has(name)) && !isWritten(last) && (index > 0 || !isWritten(first));
    },
  );
}

/** Whether a text has a word of the names of schools after its first word. */
const namesSchool = (text: string): boolean =>
  [...text.matchAll(/(?<=\S\s)[A-Z][\w&]+/g)].some(([name]) => schools.has(name));

/** What a text names that an operation takes by one of these parameters. */
const parametersFor: readonly [pattern: RegExp, parameters: readonly string[]][] = [
  [/\bweeks? \d/i, ["week", "startWeek", "endWeek"]],
  [
    /\b(?:since|between|from|until) (?:18|19|20)\d\d\b|\b(?:18|19|20)\d\d(?:-| to )(?:18|19|20)\d\d\b/i,
    ["minYear", "maxYear", "startYear", "endYear"],
  ],
  [/\bgame \d{6,}\b|\b\d{9}\b/i, ["gameId", "id"]],
  [/\bplayer \d{4,8}\b/i, ["playerId", "athleteId", "passerId", "rusherId"]],
  [/\bcoach \d+\b/i, ["coachId"]],
  [
    /(?<!\b(?:since|from|until|between|before|after|to|and) )\b(?:18|19|20)\d\d\b(?!-)/,
    ["year", "startYear", "gameId", "id"],
  ],
];

const about = Object.values(subjects);
const order = Object.values(extents);

// What an operation's score is multiplied with: where its rows are about something else, cover more or less than is sought, or are the names
// that are sought, and where it takes no parameter for what the text names.
const other = 0.6;
const more = 0.55;
const less = 0.7;
const factorOfNames = 1.5;
const untaken = 0.35;

/** How far the rows of an operation, by their words, fit what a text says of them: 1 where it says nothing. */
export function rowFit(text: string): (path: Path, row: ReadonlySet<string>) => number {
  const textPhrases = phrasesIn(stemsOf(withoutYears(text)), knownPhrases);
  const says = ({ written }: Kind) => textPhrases.some((phrase) => written.has(phrase));
  const said = about.find(says);
  const person = said !== subjects.coach && said !== subjects.team && namesPerson(text);
  // A school that a text names is a team, where it says nothing else.
  const subject = person ? subjects.player : (said ?? (namesSchool(text) ? subjects.group : undefined));
  const explicit = ({ written }: Kind) => textPhrases.some((phrase) => phrase.includes(" ") && written.has(phrase));
  // How many throws: a sum, no rows of plays.
  const counted = /\b(?:how (?:many|much|often)|average|rate|percentage|share)\b/i.test(text);
  const named =
    order.find(explicit) ??
    order.slice(counted ? 1 : 0).find(says) ??
    (yearsOf(text).length > 0 ? extents.season : undefined);
  // An average per game of one week is of its game.
  const extent = named === extents.season && /\bweek \d/i.test(text) ? extents.game : named;
  const wanted = parametersFor.filter(([pattern]) => pattern.test(text));
  return (path, row) => {
    const isOther =
      subject && !has(subject, row) && !(person && has(subjects.coach, row)) && about.some((each) => has(each, row));
    const position = order.findIndex((each) => has(each, row));
    const sought = extent ? order.indexOf(extent) : position;
    const factors = [
      isOther ? other : 1,
      position < 0 || position === sought ? 1 : position > sought ? more : less,
      says(names) && has(names, row) ? factorOfNames : 1,
      ...wanted.map(([, parameters]) => (parameters.some((name) => name in operations[path].parameters) ? 1 : untaken)),
    ];
    return factors.reduce((product, factor) => product * factor, 1);
  };
}

/** The words that say what rows are rather than what is in them. */
export const rowWords: ReadonlySet<string> = new Set(stemsOf("player team season game play"));
