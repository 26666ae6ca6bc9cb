import axios from "axios";
// The built package, as users get it.
import { createClient } from "cfb-openapi";
import * as cfbd from "cfbd";
import ky from "ky";
import { ofetch } from "ofetch";
import createOpenapiFetch from "openapi-fetch";
import type { paths } from "../../generated/schema.js";
import type { Measure, Table, Task } from "./measure.js";

type Query = { year: number; week?: number };

const headers = { Authorization: "Bearer k" };

/** The same call to the same server by each client, with its defaults. */
function clients(baseUrl: string): (query: Query) => Record<string, Task> {
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

/** The cost of a call compared with bare fetch, for one game and for the 3,800 games of a season. */
export async function compareClients(measure: Measure, baseUrl: string): Promise<Table[]> {
  const tasks = clients(baseUrl);
  return [
    { title: "One game", rows: await measure(tasks({ year: 2024, week: 1 }), 3_000) },
    { title: "3,800 games", rows: await measure(tasks({ year: 2024 }), 120) },
  ];
}

/** The cost of a call that needs no request, because its response is cached or in flight. */
export async function compareCached(measure: Measure, baseUrl: string): Promise<Table> {
  const ours = createClient({ apiKey: "k", baseUrl });
  const cached = createClient({ apiKey: "k", baseUrl, cache: true });
  const one = { year: 2024, week: 1 };
  const rows = await measure(
    {
      "a game from the cache": () => cached.get("/games", one),
      "the same over loopback": () => ours.get("/games", one),
      "a hundred callers of the same at once": () =>
        Promise.all(Array.from({ length: 100 }, () => ours.get("/games", one))),
    },
    200,
    20,
  );
  return { title: "Calls saved", rows };
}
