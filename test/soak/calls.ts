import type { Client } from "../../src/index.js";
import type { createRandom } from "../../src/sample/world/simulation/random.js";

/** A failed response from `GET` or `fetch`, which do not throw for HTTP failures. */
export class HttpFailure extends Error {}

/** Makes a random call with `GET`, `fetch`, `get` or `result`. Also returns the URL whose data the call must return. */
export function callOf(
  cfb: Client,
  random: ReturnType<typeof createRandom>,
  signal: AbortSignal,
): { data: Promise<unknown>; url: string } {
  const year = random.between(1900, 2030);
  if (random.next() < 0.1) {
    const data = cfb.GET("/games", { params: { query: { year } }, signal }).then(({ data, response }) => {
      if (data === undefined) throw new HttpFailure(`GET: HTTP ${response.status}`);
      return data;
    });
    return { data, url: `/games?year=${year}` };
  }
  if (random.next() < 0.1) {
    const data = cfb.fetch(`/games?year=${year}`, { signal }).then((response) => {
      if (!response.ok) throw new HttpFailure(`fetch: HTTP ${response.status}`);
      return response.json();
    });
    return { data, url: `/games?year=${year}` };
  }
  if (random.next() < 0.2) {
    const gameId = random.between(1, 5_000);
    return { data: cfb.get("/plays/stats", { gameId }, { signal }), url: `/plays/stats?gameId=${gameId}` };
  }
  const data = cfb.result("/games", { year }, { signal }).then((result) => {
    if (!result.ok) throw result.error;
    return result.data;
  });
  return { data, url: `/games?year=${year}` };
}
