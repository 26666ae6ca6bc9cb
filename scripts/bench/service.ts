// Runs the service in a separate process. For an open key, it is a sample service that counts the requests. For any other key, it returns fixed
// bytes, which are one game or a season's games.
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createSampleService, toNodeListener } from "cfb-openapi/sample";
import { recordingsOf } from "../lib/recordings.js";
import { serve } from "./processes.js";

interface Key {
  readonly quota: number;
  readonly service: ReturnType<typeof createSampleService>;
  busy: number;
}

const keys = new Map<string, Key>();
const bearer = (header: string | null | undefined) => header?.replace("Bearer ", "") ?? "";

const sample = toNodeListener(async (request: Request): Promise<Response> => {
  const key = keys.get(bearer(request.headers.get("authorization")));
  if (key === undefined) return new Response(null, { status: 401 });
  const response = await key.service(request);
  // Does not count a 429 for a used-up quota, which lacks Retry-After.
  if (response.status === 429 && response.headers.has("retry-after")) key.busy++;
  return response;
});

const games = (await recordingsOf("getGames")).flatMap(({ response }) =>
  response.status === 200 && Array.isArray(response.body) ? response.body : [],
);
const season = Array.from({ length: 3_800 }, (_, index) => ({ ...games[index % games.length], id: index + 1 }));
const bodies = { one: Buffer.from(JSON.stringify(games.slice(0, 1))), season: Buffer.from(JSON.stringify(season)) };

function fixed(request: IncomingMessage, response: ServerResponse): void {
  const body = request.url?.includes("week=1") ? bodies.one : bodies.season;
  response.writeHead(200, {
    "content-type": "application/json",
    "content-length": body.length,
    "x-calllimit-remaining": "900",
  });
  response.end(body);
}

const server = createServer((request, response) =>
  keys.has(bearer(request.headers.authorization)) ? sample(request, response) : fixed(request, response),
).listen(0, "127.0.0.1");
await once(server, "listening");
const address = server.address();

const tasks = {
  url: () => `http://127.0.0.1:${typeof address === "object" ? address?.port : address}`,
  /** Opens a key with the given quota. Each of its requests takes `latencyMs`. */
  open: ({ key, ...options }: { key: string; quota: number; latencyMs: number }) =>
    void keys.set(key, { quota: options.quota, service: createSampleService(options), busy: 0 }),
  /** Returns how many of a key's requests cost a call, and how many got a busy 429. */
  counts: async (key: string) => {
    const found = keys.get(key);
    if (found === undefined) throw new Error(`the key ${key} is not open`);
    // The quota also counts calls made by clients that have ended.
    const response = await found.service("http://service/info", { headers: { authorization: "Bearer key" } });
    const { remainingCalls }: { remainingCalls: number } = await response.json();
    return { metered: found.quota - remainingCalls, busy: found.busy };
  },
};
export type Service = typeof tasks;

await serve(tasks);
