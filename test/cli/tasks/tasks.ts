/**
 * A newcomer's task, with the first line that the newcomer types and its output. If the first line does not print the data yet, its output or README
 * leads to a second line.
 */
export interface Task {
  readonly task: string;
  readonly types: string;
  /** The newcomer types the line before the installation, so the shell does not find `cfb`. */
  readonly without?: "cfb";
  /** The service's state, for a line without --sample. The service responds at its public URL. */
  readonly service?: { readonly quota?: number; readonly now?: string };
  /** The first line's output and exit code. */
  readonly prints: string;
  readonly code: number;
  /** The second line, if the first one does not print the data, and the text that leads to it. */
  readonly leads?: {
    /** The text that leads to the second line. The first line prints it, or README contains it. */
    readonly to: string;
    readonly by?: "README.md";
    /** The file in which the message tells the user to save the script that it prints. */
    readonly saves?: string;
    readonly line: string;
    readonly ends: string;
  };
}

export const tasks: readonly Task[] = [
  {
    task: "the very first command, without an installation",
    types: 'cfb get /games year=2025 team="Ohio State" --sample',
    without: "cfb",
    prints: "cfb: command not found",
    code: 127,
    leads: {
      by: "README.md",
      to: 'npx cfb-openapi get /games year=2025 team="Ohio State" --sample',
      line: 'npx cfb-openapi get /games year=2025 team="Ohio State" --sample',
      ends: '"homeTeam": "Ohio State"',
    },
  },
  {
    task: "a team's games, with its abbreviation",
    types: "cfb get /games year=2025 team=OSU --sample",
    prints: "`OSU` is an abbreviation. This operation compares schools. Write `Ohio State`.",
    code: 0,
    leads: {
      to: "Ohio State",
      line: 'cfb get /games year=2025 team="Ohio State" --sample',
      ends: '"homeTeam": "Ohio State"',
    },
  },
  {
    task: "the operations that need a supporter tier",
    types: "cfb operations tier",
    prints: "8 operations. `cfb operations <name>` describes one.",
    code: 0,
  },
  {
    task: "the meaning of a measure, and its operations",
    types: "cfb operations ppa",
    prints: "PPA, EPA\n  Predicted points added: the change of predicted points over a play, for the offense.",
    code: 0,
  },
  {
    task: "the cost of a call, without a key",
    types: "cfb plan /games year=2025",
    prints: "1 line: 1 call of the month's quota, 0 free.",
    code: 0,
  },
  {
    task: "a whole season as a table",
    types: "cfb export games --year 2025 --sample",
    prints: "unknown option '--year'",
    code: 2,
    leads: {
      to: "cfb export /games --years 2025 --sample",
      line: "cfb export /games --years 2025 --sample",
      ends: "1 file with 157 rows written to data/games",
    },
  },
  {
    task: "a game's betting lines, one per row",
    types: 'cfb get /lines year=2025 team="Ohio State" --explode line --columns homeTeam,provider,spread --sample',
    prints: "--explode: /lines has no list line.",
    code: 2,
    leads: {
      to: "lines",
      line: 'cfb get /lines year=2025 team="Ohio State" --explode lines --columns homeTeam,provider,spread --format csv --sample',
      ends: "\r\nOhio State,Bovada,",
    },
  },
  {
    task: "the scores of games in progress, as they change",
    types: "cfb watch /scoreboard",
    service: { now: "2025-01-21T02:00Z" },
    prints: "watch is not a command: a script watches, with a key of tier 1.",
    code: 2,
    leads: { saves: "watch.mjs", to: "node watch.mjs", line: "node watch.mjs", ends: "type: 'added'" },
  },
  {
    task: "ratings, with only part of the operation's name",
    types: "cfb get getSp year=2025 team=Indiana --sample",
    prints: "the document does not have getSp.",
    code: 2,
    leads: {
      to: "getSpRatings",
      line: "cfb get getSpRatings year=2025 team=Indiana --sample",
      ends: '"team": "Indiana"',
    },
  },
  {
    task: "games, after the month's quota is spent",
    types: 'cfb get /games year=2025 team="Ohio State"',
    service: { quota: 0 },
    prints: "The month's call quota is used up. It resets on",
    code: 5,
    leads: {
      to: "--sample",
      line: 'cfb get /games year=2025 team="Ohio State" --sample',
      ends: '"homeTeam": "Ohio State"',
    },
  },
];
