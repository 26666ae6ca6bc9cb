import { join } from "node:path";
import { callWith, editions, output } from "./generated.js";
import { runKubb } from "./kubb.js";
import { runTool } from "./tools.js";

const rows = "[games.length > 0, typeof points, teams.length > 0, venues.length > 0]";

test("orval's client compiles in strict mode, and three calls return rows from the sample service", async () => {
  const folder = output("orval");
  const args = ["--input", editions["openapi.json"], "--output", join(folder, "api.ts"), "--client", "fetch"];
  expect(await runTool("orval", args)).toMatchObject({ code: 0 });
  const program = `import { getGames, getTeams, getVenues } from "./api.js";

// The client's URLs are paths, to which a page adds its origin. This function adds the sample service's.
const own = globalThis.fetch;
globalThis.fetch = (input, init) => own(process.env.BASE_URL + String(input), init);
const options = { headers: { Authorization: "Bearer any" } };
const [found, teamsFound, venuesFound] = await Promise.all([
  getGames({ year: 2024, team: "Ohio State" }, options),
  getTeams({}, options),
  getVenues(options),
]);
if (found.status !== 200 || teamsFound.status !== 200 || venuesFound.status !== 200) throw new Error("no 200");
const [games, teams, venues] = [found.data, teamsFound.data, venuesFound.data];
const points: number | null | undefined = games[0]?.homePoints;
console.log(JSON.stringify(${rows}));
`;
  expect(JSON.parse(await callWith(folder, program, { files: ["api.ts"] }))).toEqual([true, "number", true, true]);
}, 300_000);

test("kubb's client compiles in strict mode, and three calls return rows from the sample service", async () => {
  const folder = output("kubb");
  await runKubb(folder, {
    "plugin-oas": "pluginOas()",
    "plugin-ts": "pluginTs()",
    "plugin-client": 'pluginClient({ client: "fetch", bundle: true })',
  });
  const program = `import { getGames, getTeams, getVenues } from "./api/index.ts";

const config = { baseURL: process.env.BASE_URL!, headers: { Authorization: "Bearer any" } };
const games = await getGames({ year: 2024, team: "Ohio State" }, {}, config);
const points: number | null | undefined = games[0]?.homePoints;
const [teams, venues] = await Promise.all([getTeams({}, {}, config), getVenues({}, config)]);
console.log(JSON.stringify(${rows}));
`;
  const files = { files: ["api/index.ts"], options: { allowImportingTsExtensions: true } };
  expect(JSON.parse(await callWith(folder, program, files))).toEqual([true, "number", true, true]);
}, 300_000);
