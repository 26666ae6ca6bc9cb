import { readFileSync } from "node:fs";
import { join } from "node:path";
import { address, callWith, editions, output } from "./generated.js";
import { runTool } from "./tools.js";

async function generate(edition: keyof typeof editions): Promise<string> {
  const folder = output(`hey-api-${edition}`);
  const { code, stdout, stderr } = await runTool("openapi-ts", ["-i", editions[edition], "-o", folder]);
  if (code !== 0) throw new Error(`hey-api failed:\n${stdout}${stderr}`);
  return folder;
}

const program = `import { client } from "./client.gen.js";
import { getCoaches, getGames, getPlays, getTeams, getVenues } from "./sdk.gen.js";

client.setConfig({ baseUrl: process.env.BASE_URL!, auth: "any-key", throwOnError: true });
const games = await getGames({ query: { year: 2024, team: "Ohio State" } });
const plays = await getPlays({ query: { year: 2024, week: 1, seasonType: "postseason", team: "Ohio State" } });
const [teams, coaches, venues] = await Promise.all([
  getTeams(),
  getCoaches({ query: { team: "Ohio State", minYear: 2023 } }),
  getVenues(),
]);
const points: number | null | undefined = games.data?.[0]?.homePoints;
console.log(JSON.stringify({
  points: typeof points,
  rows: [games, plays, teams, coaches, venues].map(({ data }) => (data?.length ?? 0) > 0),
}));
`;

describe("hey-api's generator", () => {
  let folder = "";

  beforeAll(async () => {
    folder = await generate("openapi.json");
  }, 300_000);

  test("generates the same types from both editions", async () => {
    const types = (at: string) =>
      readFileSync(join(at, "types.gen.ts"), "utf8")
        .replace(/\/\*[\s\S]*?\*\//g, "")
        .replace(/\s+/g, " ");
    const fromYaml = types(await generate("openapi.yaml"));
    expect(fromYaml).toContain("export type Game = {");
    expect(types(folder)).toBe(fromYaml);
  });

  test("does not have to append a 2 to an exported name to keep it unique", () => {
    const texts = ["types.gen.ts", "sdk.gen.ts"].map((name) => readFileSync(join(folder, name), "utf8"));
    const names = texts.flatMap((text) =>
      [...text.matchAll(/^export (?:type|const|enum) (\w+)/gm)].map(([, name]) => name),
    );
    expect(names).toContain("getGames");
    expect(names.filter((name) => name?.endsWith("2"))).toEqual([]);
  });

  test("generates a client with the service's URL", () => {
    expect(readFileSync(join(folder, "client.gen.ts"), "utf8")).toContain(`baseUrl: '${address}'`);
  });

  test("generates code that compiles in strict mode, and five calls return rows from the sample service", async () => {
    const printed = await callWith(folder, program, { files: ["index.ts"] });
    expect(JSON.parse(printed)).toEqual({ points: "number", rows: [true, true, true, true, true] });
  });
});

const apiProgram = `import { Api } from "./api.js";

const headers = { Authorization: "Bearer any" };
const api = new Api({ baseUrl: process.env.BASE_URL!, baseApiParams: { headers } });
const [games, teams, venues] = await Promise.all([
  api.games.getGames({ year: 2024, team: "Ohio State" }, { format: "json" }),
  api.teams.getTeams({}, { format: "json" }),
  api.venues.getVenues({ format: "json" }),
]);
const points: number | null | undefined = games.data[0]?.homePoints;
console.log(JSON.stringify([typeof points === "number", teams.data.length > 0, venues.data.length > 0]));
`;

test("swagger-typescript-api's client has the service's URL, compiles in strict mode and returns rows from the sample service", async () => {
  const folder = output("swagger-typescript-api");
  const args = ["generate", "-p", editions["openapi.json"], "-o", folder, "-n", "api.ts"];
  expect(await runTool("swagger-typescript-api", args)).toMatchObject({ code: 0 });
  const text = readFileSync(join(folder, "api.ts"), "utf8");
  expect(text).toContain(`baseUrl: string = "${address}"`);
  expect(text).toContain("homePoints: number | null;");
  const printed = await callWith(folder, apiProgram, { files: ["api.ts"] });
  expect(JSON.parse(printed)).toEqual([true, true, true]);
});
