import { execFileSync } from "node:child_process";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import axios from "axios";
// The built package, as users get it.
import { createClient } from "cfb-openapi";
import * as cfbd from "cfbd";
import ky from "ky";
import { ofetch } from "ofetch";
import createOpenapiFetch from "openapi-fetch";
import type { paths } from "../../src/document/schema.js";
import { interleave, type Measure, median, type Table, type Task } from "./measure.js";

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

const self = fileURLToPath(import.meta.url);

/**
 * Measures the cost of a call for one game, compared with plain `fetch`. Each client runs in separate processes, as in a program that uses it. In one
 * process, eight clients would evict each other's code. The result is the median ratio of several processes, which take turns, because the code's
 * position in memory changes the ratio. A time is the ratio times the median of `fetch`.
 */
export function compareOneGame(baseUrl: string, processes: number, rounds: number): Table {
  const names = Object.keys(clients(baseUrl)({ year: 2024 })).filter((name) => name !== "fetch");
  const runs = Array.from({ length: processes }, () =>
    names.map((name): Record<string, number> => {
      const args = ["--import", "tsx", self, baseUrl, name, String(rounds)];
      return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8", timeout: 600_000 }));
    }),
  ).flat();
  const base = median(runs.map((rows) => rows.fetch ?? Number.NaN));
  const ratios = (name: string) =>
    runs.flatMap((rows) => (rows[name] === undefined ? [] : [rows[name] / (rows.fetch ?? Number.NaN)]));
  const rows = names.map((name) => [name, median(ratios(name)) * base] as const);
  return { title: "One game", rows: Object.fromEntries([["fetch", base], ...rows]) };
}

/** Measures the cost of a call for the 3,800 games of a season, compared with plain `fetch`. */
export function compareSeason(measure: Measure, baseUrl: string): Promise<Table> {
  return measure("3,800 games", clients(baseUrl)({ year: 2024 }), 120);
}

/** Runs the benchmark's service. Its two responses are fixed bytes: one game, and a season's games. Prints its port. */
async function serve(): Promise<void> {
  // Imported here, because the clients' processes do not need recordings.
  const { recordingsOf } = await import("../lib/recordings.js");
  const games = (await recordingsOf("getGames")).flatMap(({ response }) =>
    response.status === 200 && Array.isArray(response.body) ? response.body : [],
  );
  const [one] = games;
  const season = Array.from({ length: 3_800 }, (_, index) => ({ ...games[index % games.length], id: index + 1 }));
  const bodies = { one: Buffer.from(JSON.stringify([one])), season: Buffer.from(JSON.stringify(season)) };

  const server = createServer((request, response) => {
    const body = request.url?.includes("week=1") ? bodies.one : bodies.season;
    response.writeHead(200, {
      "content-type": "application/json",
      "content-length": body.length,
      "x-calllimit-remaining": "900",
    });
    response.end(body);
  });
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    console.log(typeof address === "object" ? address?.port : address);
  });
}

// When run as a separate process, this file is either the service or one process of "One game". That process prints the median times of `fetch` and
// of one client as JSON, in µs.
if (process.argv[1] === self) {
  const [baseUrl, name = "", rounds = "1"] = process.argv.slice(2);
  if (baseUrl === undefined) await serve();
  else {
    const { fetch: bare, [name]: client } = clients(baseUrl)({ year: 2024, week: 1 });
    if (!bare || !client) throw new Error(`no client is named ${name}`);
    console.log(JSON.stringify((await interleave(name, { fetch: bare, [name]: client }, Number(rounds))).rows));
  }
}
