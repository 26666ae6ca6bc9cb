import axios from "axios";
// The built package, as users get it.
import { createClient } from "cfb-openapi";
import * as cfbd from "cfbd";
import ky from "ky";
import { ofetch } from "ofetch";
import createOpenapiFetch from "openapi-fetch";
import type { paths } from "../../src/document/schema.js";
import { type Comparison, median, type Task, type Times } from "./measure.js";
import { start } from "./processes.js";
import type { Worker } from "./worker.js";

type Query = { year: number; week?: number };

const headers = { Authorization: "Bearer k" };

/** Makes the same call to the same server with each client and its default options. */
export function clients(baseUrl: string): (query: Query) => Record<string, Task> {
  const ours = createClient({ apiKey: "k", baseUrl });
  const checked = createClient({ apiKey: "k", baseUrl, validate: "throw" });
  const plain = createOpenapiFetch<paths>({ baseUrl, headers });
  const kyClient = ky.create({ prefixUrl: baseUrl, headers });
  const axiosClient = axios.create({ baseURL: baseUrl, headers });
  cfbd.client.setConfig({ baseUrl, headers });
  return (query) => {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    return {
      fetch: async () => (await fetch(`${baseUrl}/games?${search}`, { headers })).json(),
      "this client": () => ours.get("/games", query),
      "this client, validate: throw": () => checked.get("/games", query),
      "openapi-fetch": () => plain.GET("/games", { params: { query } }),
      cfbd: () => cfbd.getGames({ query }),
      ofetch: () => ofetch("/games", { baseURL: baseUrl, headers, query }),
      ky: () => kyClient.get("games", { searchParams: query }).json(),
      axios: () => axiosClient.get("/games", { params: query }),
    };
  };
}

/**
 * Measures the cost of a call for one game, compared with plain `fetch`. Each client runs in separate processes, as in a program that uses it. In one
 * process, eight clients would evict each other's code. The result is the median ratio of several processes, which take turns, because the code's
 * position in memory changes the ratio. A time is the ratio times the median of `fetch`.
 */
export async function compareOneGame(baseUrl: string, processes: number, rounds: number): Promise<Times> {
  const names = Object.keys(clients(baseUrl)({ year: 2024 })).filter((name) => name !== "fetch");
  const bases: number[] = [];
  const ratios = new Map(names.map((name) => [name, [] as number[]]));
  for (let process = 0; process < processes; process++) {
    for (const name of names) {
      const worker = start<Worker>("worker.ts");
      const { fetch: base = Number.NaN, [name]: time = Number.NaN } = await worker.run("oneGame", {
        baseUrl,
        name,
        rounds,
      });
      worker.stop();
      bases.push(base);
      ratios.get(name)?.push(time / base);
    }
  }
  const base = median(bases);
  return Object.fromEntries([["fetch", base], ...[...ratios].map(([name, each]) => [name, median(each) * base])]);
}

/** Returns the calls for the 3,800 games of a season. */
export const seasonOfGames = (baseUrl: string): Comparison => ({
  title: "3,800 games",
  tasks: clients(baseUrl)({ year: 2024 }),
  rounds: 120,
});
