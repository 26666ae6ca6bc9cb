// `npm run typecheck` only compiles this file. For each rule of the types of `watch`, `forget` and stale data, one line compiles and one must not.
import {
  applyChange,
  type Change,
  createClient,
  type LiveGame,
  type Result,
  type ScoreboardGame,
  type WatchedRow,
  type WatchOptions,
} from "cfb-openapi";

const cfb = createClient({
  apiKey: "sample",
  cache: true,
  staleIfErrorMs: 0,
  onNotice: ({ notice }) => notice.message,
});

export async function narrowedByType(): Promise<void> {
  for await (const change of cfb.watch("/scoreboard")) {
    // @ts-expect-error a changed row has `before` and `after`
    void change.row;
    if (change.type === "changed") void (change.after.homeTeam.points satisfies number | null | undefined);
    else void (change.row satisfies ScoreboardGame);
    // @ts-expect-error no change has this type
    if (change.type === "removed") return;
  }
}

export async function applied(): Promise<ScoreboardGame[]> {
  let games: ScoreboardGame[] = [];
  for await (const change of cfb.watch("/scoreboard")) games = applyChange(games, change);
  // @ts-expect-error plays are not games
  for await (const change of cfb.watch("/live/plays", { gameId: 1 })) games = applyChange(games, change);
  return games;
}

// The rows of /live/plays are plays.
export const play: (row: WatchedRow<"/live/plays">) => LiveGame["drives"][number]["plays"][number] = (row) => row;
export const plays = (): AsyncIterable<Change<WatchedRow<"/live/plays">>> =>
  cfb.watch("/live/plays", { gameId: 1 }, { metered: true, intervalMs: 15_000 });
// @ts-expect-error a required parameter is missing
export const noGame = () => cfb.watch("/live/plays");
// @ts-expect-error the query breaks a rule
export const noYear = () => cfb.watch("/games", { team: "Texas" }, { metered: true });
// @ts-expect-error a poll never uses the cache
export const cached: WatchOptions = { cache: "default" };

export const forgotten = (): Promise<boolean[]> =>
  Promise.all([cfb.forget("/games"), cfb.forget("/games", { year: 2024 })]);
// @ts-expect-error the query breaks a rule
export const forgotTeam = () => cfb.forget("/games", { team: "Texas" });

export function staleOf(result: Result<"/games">): number | undefined {
  void (result.notices[0]?.kind satisfies string | undefined);
  // @ts-expect-error a failure is not stale
  void result.ageMs;
  return result.ok && result.stale ? result.ageMs : undefined;
}
// @ts-expect-error the time is a number
export const wrong = createClient({ staleIfErrorMs: "7 days" });
