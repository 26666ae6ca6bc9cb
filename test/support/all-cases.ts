/**
 * Whether the tests try every query, moment, game, damage, long input, bundler and code block of the guides, as `.ci/run all` does. All cases take
 * several minutes, so the tests of a pull request try only some of them.
 */
export const triesAll = Boolean(process.env.CFB_TRY_ALL);

/** Returns every case if the tests try all cases. Otherwise, returns the first of each `size` cases. */
export function someOf<T>(cases: readonly T[], size: number): readonly T[] {
  return triesAll ? cases : cases.filter((_, index) => index % size === 0);
}
