import axios from "axios";
// This client is imported from the built package, as in a user's program.
import { createClient } from "cfb-openapi";
import * as cfbd from "cfbd";
import ky from "ky";
import { ofetch } from "ofetch";
import createOpenapiFetch from "openapi-fetch";
import type { paths } from "../../src/document/schema.js";
import type { Comparison, Task } from "./measure.js";

type Query = { year: number; week?: number };

const headers = { Authorization: "Bearer k" };

/** Returns tasks that make the same call to the same server, one for each client with its default options. */
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
      // By default, this client and ky limit a request's time. The other clients do not.
      "fetch with a time limit": async () =>
        (await fetch(`${baseUrl}/games?${search}`, { headers, signal: AbortSignal.timeout(30_000) })).json(),
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

/** Compares the clients on a call for a season's 3,800 games. */
export const seasonOfGames = (baseUrl: string): Comparison => ({
  title: "3,800 games",
  tasks: clients(baseUrl)({ year: 2024 }),
  rounds: 120,
});
