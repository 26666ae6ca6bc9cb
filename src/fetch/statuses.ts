const passing = new Set([429, 500, 502, 503, 504]);

/** Whether a status is of a failure that may be gone at the next attempt. The monthly 429 is not: its text tells it apart. */
export function mayPass(status: number): boolean {
  return passing.has(status);
}
