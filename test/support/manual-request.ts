/** A request that the test controls: it records each start and its signal, and ends as the test says. */
export function manualRequest() {
  const signals: (AbortSignal | undefined)[] = [];
  const ends: { resolve(text: string): void; reject(error: unknown): void }[] = [];
  return {
    signals,
    ends,
    start: (signal: AbortSignal | undefined) => {
      signals.push(signal);
      return new Promise<string>((resolve, reject) => {
        ends.push({ resolve, reject });
        signal?.addEventListener("abort", () => reject(signal.reason));
      });
    },
  };
}
