import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { operationOf } from "../../src/document/operation.js";

/** What a service has received. */
export interface Seen {
  /** The URLs of all requests, in the order of arrival. */
  readonly arrived: string[];
  /** The requests that cost a call. */
  readonly metered: string[];
  info: number;
  /** The 429s for too many concurrent requests. */
  busy: number;
  /** How many calls are left. */
  left: number;
}

interface ServiceOptions {
  readonly quota?: number;
  readonly latencyMs?: number;
  /** Returns whether a request hangs. A hanging request keeps its slot until its client disconnects. */
  readonly hangs?: (url: string, arrived: readonly string[]) => boolean;
}

/** Starts an HTTP service with a quota and, like the real service, with slots for each key and path. It counts a call when it responds. */
export async function startService({ quota = 1_000, latencyMs = 50, hangs = () => false }: ServiceOptions = {}) {
  const seen: Seen = { arrived: [], metered: [], info: 0, busy: 0, left: quota };
  const inFlight = new Map<string, number>();

  const server: Server = createServer(async (request, response) => {
    const { url = "", headers } = request;
    const path = url.replace(/\?.*/, "");
    const slot = `${headers.authorization} ${path}`;
    const send = (status: number, body: unknown) =>
      response
        .writeHead(status, { "content-type": "application/json", "x-calllimit-remaining": `${seen.left}` })
        .end(JSON.stringify(body));
    const limit = operationOf(path)?.maxInFlight;
    const running = inFlight.get(slot) ?? 0;
    if (limit !== undefined && running >= limit) {
      seen.busy++;
      return send(429, { message: "Too many concurrent requests for this endpoint." });
    }
    inFlight.set(slot, running + 1);
    const free = () => inFlight.set(slot, (inFlight.get(slot) ?? 1) - 1);
    const isHanging = hangs(url, seen.arrived);
    seen.arrived.push(url);
    if (isHanging) return response.once("close", free);
    await sleep(latencyMs);
    free();
    if (path === "/info") {
      seen.info++;
      return send(200, { patronLevel: 0, remainingCalls: seen.left });
    }
    seen.metered.push(url);
    seen.left--;
    return send(200, [{ id: seen.metered.length }]);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    seen,
    baseUrl: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
