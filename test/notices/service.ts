import { type Client, type ClientOptions, createClient, type NoticeEvent } from "../../src/index.js";
import { systemClock } from "../../src/request/time.js";
import { createSampleService, type Handler } from "../../src/sample/index.js";

/** The time on the clients' clock. The sample world's time is a year later. */
export const now = Date.UTC(2025, 1, 1, 12);

interface Watched {
  readonly cfb: Client;
  /** What happened, in order: each notice, and each request's path. */
  readonly events: (NoticeEvent | string)[];
}

/** A service that computes the response for each URL once, because every client requests the same lists of names. */
export function computingOnce(service: Handler): Handler {
  const responses = new Map<string, Promise<Response>>();
  return async (request) => {
    const response = responses.get(request.url) ?? service(request);
    responses.set(request.url, response);
    return (await response).clone();
  };
}

const sample = computingOnce(createSampleService({ quota: null }));

/** Returns a client whose sample service is at `time`. */
export function watchedClient(options: ClientOptions = {}, time = now, service = sample): Watched {
  const events: Watched["events"] = [];
  const fetch = (request: Request) => {
    const path = new URL(request.url).pathname;
    events.push(path);
    return service(request);
  };
  const onNotice = (event: NoticeEvent) => void events.push(event);
  const clock = { ...systemClock, now: () => time };
  return { cfb: createClient({ apiKey: "any", retries: 0, fetch, clock, onNotice, ...options }), events };
}

/** The client's `get` for a path that is known only at run time. */
export const getOf = (cfb: Client) => cfb.get as (path: string, query: object) => Promise<unknown>;
