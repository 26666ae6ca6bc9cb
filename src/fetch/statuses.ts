const passing = new Set([429, 500, 502, 503, 504]);

/** Whether another attempt may succeed after a status. After the monthly 429, which only its text identifies, it may not. */
export function mayPass(status: number): boolean {
  return passing.has(status);
}
