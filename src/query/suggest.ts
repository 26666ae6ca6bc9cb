/**
 * Returns the edit distance of two words. It counts letters that are added, removed, changed, or swapped with the next. Returns Infinity if the
 * distance is greater than `most`.
 */
export function distance(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY;
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  let before = row;
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      const far = Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, swap);
      next.push(far);
      least = Math.min(least, far);
    }
    // No later row has a lower value, because swapping two letters costs as much as adding one.
    if (least > most) return Number.POSITIVE_INFINITY;
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}

/** Returns the candidate nearest to a misspelled word, ignoring case. Returns undefined if more than a third of the letters differ. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  // Comparing a long word would be slow. A word that is longer than any name was probably pasted or is hostile.
  if (word.length > 60) return undefined;
  const lowerWord = word.toLowerCase();
  let best: { name: string; far: number } | undefined;
  for (const name of candidates) {
    const most = Math.min(Math.max(1, Math.floor(name.length / 3)), best ? best.far - 1 : Number.POSITIVE_INFINITY);
    const far = distance(lowerWord, name.toLowerCase(), most);
    if (far <= most) best = { name, far };
  }
  return best?.name;
}
