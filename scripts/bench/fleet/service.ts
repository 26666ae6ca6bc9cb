// The service's process. It runs one sample service over HTTP for each key, and counts what it receives.
import { once } from "node:events";
import { createServer } from "node:http";
import { createSampleService, toNodeListener } from "cfb-openapi/sample";
import { serveMessages } from "./processes.js";

/** A message that opens a key or requests its counts. */
export interface ServiceMessage {
  readonly key: string;
  /** Opens the key with this many calls. Each request takes `latencyMs`. */
  readonly open?: { readonly quota: number; readonly latencyMs: number };
}

export interface Counts {
  readonly baseUrl: string;
  /** The number of requests that cost one of the key's calls. */
  readonly metered: number;
  /** The number of 429s from a path that does not accept more requests at once. */
  readonly busy: number;
}

interface Key {
  readonly quota: number;
  readonly service: ReturnType<typeof createSampleService>;
  busy: number;
}

const keys = new Map<string, Key>();

async function respond(request: Request): Promise<Response> {
  const key = keys.get(request.headers.get("authorization")?.replace("Bearer ", "") ?? "");
  if (key === undefined) return new Response(null, { status: 401 });
  const response = await key.service(request);
  // The 429 of a used-up quota has no Retry-After.
  if (response.status === 429 && response.headers.has("retry-after")) key.busy++;
  return response;
}

/** Returns how many calls a key's account has spent, including those of clients that have ended. */
async function spent({ quota, service }: Key): Promise<number> {
  const response = await service("http://service/info", { headers: { authorization: "Bearer key" } });
  const { remainingCalls } = await response.json();
  return quota - remainingCalls;
}

const server = createServer(toNodeListener(respond)).listen(0, "127.0.0.1");
await once(server, "listening");
const address = server.address();
const baseUrl = `http://127.0.0.1:${typeof address === "object" ? address?.port : address}`;

await serveMessages<ServiceMessage>(async ({ key, open }): Promise<Counts> => {
  if (open !== undefined) keys.set(key, { quota: open.quota, service: createSampleService(open), busy: 0 });
  const found = keys.get(key);
  if (found === undefined) throw new Error(`the key ${key} is not open`);
  return { baseUrl, metered: await spent(found), busy: found.busy };
});
