// This is separate from suggest.ts, because every page loads that file.
import { distance } from "./suggest.js";

/**
 * Returns the candidates, nearest first, by the share of letters that differ. If a candidate contains the word or is part of it, only a quarter
 * of its share counts.
 */
export function closest(word: string, candidates: readonly string[]): string[] {
  const lowerWord = word.toLowerCase().slice(0, 60);
  const share = (name: string) => {
    const other = name.toLowerCase();
    const whole = distance(lowerWord, other) / Math.max(lowerWord.length, other.length, 1);
    const [short, long] = lowerWord.length < other.length ? [lowerWord, other] : [other, lowerWord];
    // A word of three letters would be part of too many names.
    return short.length > 3 && long.includes(short) ? whole / 4 : whole;
  };
  const ranked = candidates.map((name) => ({ name, far: share(name) }));
  return ranked.sort((a, b) => a.far - b.far).map(({ name }) => name);
}
