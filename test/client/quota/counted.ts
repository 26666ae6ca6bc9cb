import { type ClientOptions, createClient } from "../../../src/index.js";
import { FastClock } from "../../support/clock.js";

export const games = [{ id: 7, week: 1, homeTeam: "Texas", awayTeam: "Iowa" }];
const teams = [{ school: "Texas", abbreviation: "TEX", id: 1, mascot: "Longhorns", classification: "fbs" }];
/** No time limits, because these tests' clock runs fast. On a busy machine, an attempt would exceed them. */
const limits = { retries: 5, timeoutMs: Number.POSITIVE_INFINITY, totalTimeoutMs: Number.POSITIVE_INFINITY };

/** Returns a client and the paths that it requested. The service has one game. `respond` can replace a response. */
export function counted(
  respond: (path: string, number: number) => Response | undefined = () => undefined,
  own?: ClientOptions,
) {
  const requests: string[] = [];
  const fetch = async ({ url }: Request) => {
    const { pathname } = new URL(url);
    const response = respond(pathname, requests.push(pathname));
    if (response) return response;
    if (pathname === "/info") return Response.json({ patronLevel: 0, remainingCalls: 1_000 });
    return Response.json(pathname === "/teams" ? teams : games);
  };
  const cfb = createClient({ apiKey: "a-key-for-the-tests", clock: new FastClock(), ...limits, ...own, fetch });
  return { cfb, requests };
}
