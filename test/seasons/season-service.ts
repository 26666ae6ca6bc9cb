import { operations } from "../../src/document/operation.js";
import { type Client, type ClientOptions, createClient } from "../../src/index.js";

export interface SeasonGame {
  readonly id: number;
  readonly week: number;
  readonly seasonType: "regular" | "postseason";
  readonly homeTeam: string;
  readonly awayTeam: string;
  readonly startDate?: string;
  readonly completed?: boolean;
  /** A conference's name. The abbreviation is the name's first letter. */
  readonly homeConference?: string | null;
  readonly awayConference?: string | null;
  /** How many rows the game has in every operation. */
  readonly rows: number;
}

export type SeasonRow = Readonly<Record<string, unknown>>;

/** A game's rows. Each row is distinct and belongs to one of the two teams. */
function rowsOf(game: SeasonGame): SeasonRow[] {
  return Array.from({ length: game.rows }, (_, index) => ({
    id: `${game.id}-${index}`,
    playId: `${game.id}-${index}`,
    athleteId: "1",
    statType: "Rush",
    gameId: game.id,
    playNumber: index,
    week: game.week,
    seasonType: game.seasonType,
    team: index % 2 === 0 ? game.homeTeam : game.awayTeam,
    conference: (index % 2 === 0 ? game.homeConference : game.awayConference)?.[0] ?? null,
  }));
}

/** For each parameter, the row fields that it is compared with. `team` matches either side of a game. */
const columns: Readonly<Record<string, readonly string[]>> = {
  week: ["week"],
  seasonType: ["seasonType"],
  gameId: ["gameId"],
  team: ["team", "homeTeam", "awayTeam"],
  conference: ["conference"],
};

/** The service compares teams without regard to case. */
const isSame = (ofRow: unknown, ofQuery: string) => String(ofRow).toLowerCase() === ofQuery.toLowerCase();

/** A stand-in for the service with one season. Like the real one, it filters rows and silently cuts responses at the row cap. */
export function seasonService(games: readonly SeasonGame[]) {
  const rows = games.flatMap(rowsOf);
  const pregame = games.map(({ id, ...game }): SeasonRow => ({ ...game, gameId: id }));
  const calls: string[] = [];
  const fetch = async ({ url }: Request): Promise<Response> => {
    const { pathname, search, searchParams } = new URL(url);
    calls.push(pathname + search);
    if (pathname === "/games") {
      const [team, conference] = [searchParams.get("team"), searchParams.get("conference")];
      const listed = games.filter(({ homeTeam, awayTeam, homeConference, awayConference }) => {
        if (conference !== null && ![homeConference?.[0], awayConference?.[0]].includes(conference)) return false;
        return team === null || [homeTeam, awayTeam].some((name) => isSame(name, team));
      });
      return Response.json(listed);
    }
    if (pathname === "/conferences") {
      const names = new Set(games.flatMap((game) => [game.homeConference, game.awayConference]));
      return Response.json([...names].map((name) => ({ name, abbreviation: name?.[0] })));
    }
    // `seasonType=both` does not filter.
    const filters = [...searchParams].filter(([, value]) => value !== "both");
    const given = filters.map(([name, value]) => ({ fields: columns[name], value }));
    const selected = (pathname === "/metrics/wp/pregame" ? pregame : rows).filter((row) =>
      given.every(({ fields, value }) => fields?.some((field) => isSame(row[field], value)) ?? true),
    );
    const { rowCap } = operations[pathname as keyof typeof operations];
    return Response.json(selected.slice(0, rowCap));
  };
  const client = (options: ClientOptions = {}): Client =>
    createClient({ apiKey: "key", fetch, retries: 0, ...options });
  return { rows, pregame, calls, fetch, client };
}

/** Creates games for the given number of weeks, one in each. */
export function weekly(weeks: number, rows = 3): SeasonGame[] {
  return Array.from({ length: weeks }, (_, index) => ({
    id: 100 + index,
    week: index + 1,
    seasonType: "regular",
    homeTeam: "Texas",
    awayTeam: `Guest ${index}`,
    rows,
  }));
}
