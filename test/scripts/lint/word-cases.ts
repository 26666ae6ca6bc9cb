import { broken, type Case } from "./edits.js";

/** Descriptions, their words, and the introduction. */
export const wordCases: readonly Case[] = [
  [
    "a property without a description",
    broken(/startTimeTBD: \{ type: boolean,[^}]*\}/, "startTimeTBD: { type: boolean }"),
    "cfb/descriptions This property has no",
  ],
  [
    "a description that is not a sentence",
    broken(/Whether the kickoff time is still to be determined\./, "start time TBD"),
    "cfb/descriptions This description is not",
  ],
  [
    "an operation without a description",
    broken(/(operationId: getCalendar\n(?: {6}.*\n)*?) {6}description: .*\n(?: {8}.*\n)*/, "$1"),
    "cfb/descriptions This operation has no",
  ],
  [
    "a description that repeats the name",
    broken(/description: Games on the team's own field\./, "description: The home games."),
    "cfb/descriptions This description only repeats the name homeGames",
  ],
  [
    "a parameter that is described unlike others of its name",
    broken(/description: The school of the home team\./, "description: Home team by name."),
    "cfb/wording `home` has",
  ],
  [
    "a property that is described unlike others of its name",
    broken(/description: "The id of the team, as in `getTeams`\."/, "description: Which team it is."),
    "cfb/wording `teamId` has",
  ],
  [
    "a parameter that is described as compared with something else than its x-matches",
    broken(/The conference of the row, by abbreviation\./, "The conference of the row, by name or abbreviation."),
    "cfb/wording The description of `conference`",
  ],
  [
    "a team of the draft that is described as compared by its nickname",
    broken(/by location, such as Green Bay/, "by full name or nickname, such as Packers"),
    "cfb/wording The description of `team`",
  ],
  [
    "a range from recordings in a description",
    broken(/Yards from the start of the drive to the opponent's goal line\./, "Yards to the goal line, 0 to 100."),
    "cfb/wording No source but recordings",
  ],
  [
    "another phrase than the standard one",
    broken(/score\. May be null \(probably until there is one\)\./, "score. Null until there is one."),
    "cfb/wording Write `May be null`",
  ],
  [
    "a condition with where",
    broken(/score\. May be null \(probably until there is one\)\./, "score. Null where there is none."),
    "cfb/wording Write `May be null`",
  ],
  [
    "an avoided word",
    broken(
      /score\. May be null \(probably until there is one\)\./,
      "score. The service was never asked for one that is null.",
    ),
    "cfb/wording Write a plain word",
  ],
  [
    "a parameter named like a schema",
    (text) =>
      text.replaceAll(/\bhomeTeam:\n {6}name|parameters\/homeTeam"/g, (found) => found.replace("homeTeam", "game")),
    "cfb/wording The parameter `game`",
  ],
  [
    "an operation named by its path",
    broken(/Other operations take the game ids from here\./, "See /drives."),
    "cfb/references This text names an operation by its path",
  ],
  [
    "an operation named without code marks",
    broken(/as in `getVenues`/, "as in getVenues"),
    "cfb/references Write the operation's id",
  ],
  [
    "an operation that does not exist",
    broken(/as in `getPlayTypes`/, "as in `getKindsOfPlay`"),
    "cfb/references `getKindsOfPlay`",
  ],
  [
    "a wrong number of operations",
    broken(/has \d+ operations/, "has 7 operations"),
    "cfb/introduction The introduction does not say `The service has",
  ],
  [
    "a wrong number of specified operations",
    broken(/\. \w+ of them, for/, ". Three of them, for"),
    "cfb/introduction The introduction does not say `Seventeen of them, `",
  ],
  [
    "a wrong number of other operations",
    broken(/The other \d+/, "The other 7"),
    "cfb/introduction The introduction does not say `The other 71 are`",
  ],
  [
    "a missing number of operations",
    broken(/has \d+ operations/, "has some operations"),
    "cfb/introduction The introduction does not say `The service has",
  ],
  [
    "a wrong tier in the introduction",
    broken(/need tier 1, live plays tier 2/, "need tier 1, drives tier 2"),
    "cfb/introduction The introduction says that `x-tier: 2` is for getDrives",
  ],
  [
    "a tier that the introduction leaves out",
    broken(/need tier 1, live plays tier 2/, "need tier 1"),
    "cfb/introduction The introduction says that `x-tier: 2` is for no operation",
  ],
  [
    "a wrong limit of calls in flight",
    broken(/at most two requests/, "at most three requests"),
    "cfb/introduction The introduction does not say `at most two requests",
  ],
  [
    "a wrong list of free operations",
    broken(/the scoreboard, `getUserInfo` and/i, "the calendar, `getUserInfo` and"),
    "cfb/introduction The introduction says that `x-metered",
  ],
];
