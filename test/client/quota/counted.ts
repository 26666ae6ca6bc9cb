import { type ClientOptions, createClient } from "../../../src/index.js";
import { FastClock } from "../../support/clock.js";

export const games = [{ id: 7, week: 1, homeTeam: "Texas", awayTeam: "Iowa" }];
const teams = [{ school: "Texas", abbreviation: "TEX", id: 1, mascot: "Longhorns", classification: "fbs" }];
/** The clock of these tests is fast, so that an attempt on a busy machine would take too long. */
const limits = { retries: 5, timeoutMs: Number.POSITIVE_INFINITY, totalTimeoutMs: Number.POSITIVE_INFINITY };

/** A client, and the paths that it requested. Every response is that of a service with one game, unless `respond` gives another one. */
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
