import { recordingsOf } from "../../scripts/lib/recordings.js";
import { operationIdOf } from "../../src/document/words.js";
import { tidied } from "../../src/tables/tidy.js";
import type { Path } from "../../src/types.js";

async function bodyOf(path: Path): Promise<unknown[]> {
  const recordings = await recordingsOf(operationIdOf(path));
  return recordings.flatMap(({ response: { body } }) => (Array.isArray(body) ? body : []));
}

/** Every third row first, from the end. */
const shuffled = (rows: readonly unknown[]) =>
  [0, 1, 2].flatMap((rest) => rows.filter((_, index) => index % 3 === rest)).reverse();

test.each(["/plays", "/drives"] as const)(
  "%s are sorted in the order in which they happened, whatever the order in the response",
  async (path) => {
    const rows = await bodyOf(path);
    const mixed = shuffled(rows);
    expect(new Set(mixed).size).toBe(rows.length);
    const tidy = tidied(path, mixed, {});
    if (!Array.isArray(tidy)) throw new Error("rows are a list");
    const elapsed = (row: Record<string, unknown>) => {
      const [period, minutes, seconds] =
        path === "/plays"
          ? [row.period, row.clock_minutes, row.clock_seconds]
          : [row.start_period, row.start_time_minutes, row.start_time_seconds];
      return Number(period) * 900 - Number(minutes) * 60 - Number(seconds);
    };
    const games = tidy.map((row) => Number(row.game_id));
    expect(games).toEqual([...games].sort((a, b) => a - b));
    for (const game of new Set(games)) {
      const times = tidy.filter((row) => row.game_id === game).map(elapsed);
      expect(times).toEqual([...times].sort((a, b) => a - b));
    }
  },
);

test("rows with equal numbers are sorted by numeric id, and unknown numbers come last", () => {
  const play = (driveNumber: number | null, id: string) => ({ gameId: 1, driveNumber, playNumber: 1, id });
  // The service's ids of plays have up to 18 digits.
  const [long, longer] = ["99999999999999999", "100000000000000000"];
  const rows = [play(null, "1"), play(2, longer), play(2, long), play(1, "20"), play(1, "9")];
  const tidy = tidied("/plays", rows, {});
  expect(Array.isArray(tidy) ? tidy.map(({ id }) => id) : []).toEqual(["9", "20", long, longer, "1"]);
  expect(rows[0]?.id).toBe("1");
});
