import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { build } from "esbuild";
import { createSampleService, toNodeListener } from "../../../src/sample/index.js";
import { run } from "../../scripts/run.js";
import { app, installed } from "../installed.js";
import { runTool } from "./tools.js";

const editions = {
  "openapi.json": join(installed, "dist/openapi.json"),
  "openapi.yaml": join(installed, "openapi.yaml"),
};
const address = "https://api.collegefootballdata.com";
const folders: string[] = [];

/** A folder for the output of a generator, removed after the tests. */
function output(name: string): string {
  const folder = join(app, name);
  folders.push(folder);
  return folder;
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function generate(edition: keyof typeof editions): Promise<string> {
  const folder = output(`hey-api-${edition}`);
  const { code, stdout, stderr } = await runTool("openapi-ts", ["-i", editions[edition], "-o", folder]);
  if (code !== 0) throw new Error(`hey-api failed:\n${stdout}${stderr}`);
  return folder;
}

const strict = {
  noEmit: true,
  strict: true,
  noUncheckedIndexedAccess: true,
  noImplicitReturns: true,
  skipLibCheck: false,
  target: "es2022",
  module: "esnext",
  moduleResolution: "bundler",
  lib: ["es2022", "dom", "dom.iterable"],
  types: [],
};

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

describe("hey-api", () => {
  let folder = "";

  beforeAll(async () => {
    folder = await generate("openapi.json");
  }, 300_000);

  test("it generates the same types from both editions", async () => {
    const types = (at: string) =>
      readFileSync(join(at, "types.gen.ts"), "utf8")
        .replace(/\/\*[\s\S]*?\*\//g, "")
        .replace(/\s+/g, " ");
    const fromYaml = types(await generate("openapi.yaml"));
    expect(fromYaml).toContain("export type Game = {");
    expect(types(folder)).toBe(fromYaml);
  }, 60_000);

  test("no exported name ends in 2, which the generator adds where two names collide", () => {
    const texts = ["types.gen.ts", "sdk.gen.ts"].map((name) => readFileSync(join(folder, name), "utf8"));
    const names = texts.flatMap((text) =>
      [...text.matchAll(/^export (?:type|const|enum) (\w+)/gm)].map(([, name]) => name),
    );
    expect(names).toContain("getGames");
    expect(names.filter((name) => name?.endsWith("2"))).toEqual([]);
  });

  test("its client has the service's address", () => {
    expect(readFileSync(join(folder, "client.gen.ts"), "utf8")).toContain(`baseUrl: '${address}'`);
  });

  test("it compiles strictly, and five calls get rows of the sample service", async () => {
    writeFileSync(join(folder, "program.ts"), program);
    const config = { compilerOptions: strict, files: ["program.ts", "process.d.ts", "index.ts"] };
    writeFileSync(
      join(folder, "process.d.ts"),
      "declare const process: { env: Record<string, string | undefined> };\n",
    );
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
    expect(await runTool("tsc", ["-p", folder])).toMatchObject({ code: 0, stdout: "" });

    const outfile = join(folder, "program.mjs");
    await build({ entryPoints: [join(folder, "program.ts")], bundle: true, format: "esm", platform: "node", outfile });
    const server = createServer(toNodeListener(createSampleService()));
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    try {
      const port = Object(server.address()).port;
      const env = { BASE_URL: `http://127.0.0.1:${port}` };
      const { stdout, stderr } = await run(process.execPath, [outfile], { env });
      expect({ stdout, stderr }).toEqual({
        stdout: `${JSON.stringify({ points: "number", rows: [true, true, true, true, true] })}\n`,
        stderr: "",
      });
    } finally {
      server.close();
    }
  }, 120_000);
});

test("swagger-typescript-api makes a client with the service's address", async () => {
  const folder = output("swagger-typescript-api");
  const args = ["generate", "-p", editions["openapi.json"], "-o", folder, "-n", "api.ts"];
  expect(await runTool("swagger-typescript-api", args)).toMatchObject({ code: 0 });
  const text = readFileSync(join(folder, "api.ts"), "utf8");
  expect(text).toContain(`baseUrl: string = "${address}"`);
  expect(text).toContain("homePoints: number | null;");
}, 120_000);
