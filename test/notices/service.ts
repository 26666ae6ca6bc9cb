import { type Client, type ClientOptions, createClient, type NoticeEvent } from "../../src/index.js";
import { systemClock } from "../../src/request/waiting.js";
import { createSampleService } from "../../src/sample/index.js";

/** The time in the sample world. */
export const now = Date.UTC(2025, 1, 1, 12);

/** Teams whose names people write in many ways. The sample world has none of them. */
const teams = [
  ["San José State", "SJSU", "Spartans", ["San Jose St"]],
  ["Hawai'i", "HAW", "Rainbow Warriors", []],
  ["Miami (OH)", "M-OH", "RedHawks", ["Miami (Ohio)"]],
  ["Texas A&M", "TA&M", "Aggies", ["Texas A&M"]],
] as const;

const rows = teams.map(([school, abbreviation, mascot, alternateNames], index) => ({
  id: 1_000_000 + index,
  school,
  abbreviation,
  mascot,
  alternateNames,
  classification: "fbs",
}));

interface Watched {
  readonly cfb: Client;
  /** What happened: each notice, and the path of each request. */
  readonly events: (NoticeEvent | string)[];
}

const sample = createSampleService({ quota: null });

/** A client of the sample service with a few teams more, at `time`. */
export function watchedClient(options: ClientOptions = {}, time = now): Watched {
  const events: Watched["events"] = [];
  const fetch = async (request: Request) => {
    const path = new URL(request.url).pathname;
    events.push(path);
    const response = await sample(request);
    return path === "/teams" && response.ok ? Response.json([...(await response.json()), ...rows]) : response;
  };
  const onNotice = (event: NoticeEvent) => void events.push(event);
  const clock = { ...systemClock, now: () => time };
  return { cfb: createClient({ apiKey: "any", retries: 0, fetch, clock, onNotice, ...options }), events };
}

/** The client's `get` for a path that is known at run time only. */
export const getOf = (cfb: Client) => cfb.get as (path: string, query: object) => Promise<unknown>;
