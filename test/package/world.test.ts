import { createSampleService } from "../../src/sample/index.js";
import { games } from "../../src/sample/world/facts/games.js";
import { run } from "../scripts/run.js";
import { app } from "./installed.js";

const operations = ["/games", "/stats/season", "/ratings/core", "/ratings/sp", "/wepa/players/kicking"];
const years = [...new Set(games.map(({ season }) => season))];
const paths = [
  ...years.flatMap((year) => operations.map((path) => `${path}?year=${year}`)),
  ...years.map((year) => `/games?year=${year}&seasonType=both`),
  ...games.map(({ id }) => `/games/teams?id=${id}`),
];

test("the package's games, box scores and sums, which the build partly precomputes, equal those computed from the source", async () => {
  const service = createSampleService();
  const headers = { authorization: "Bearer k" };
  const computed = await Promise.all(
    paths.map(async (path) => (await service(new Request(`https://localhost${path}`, { headers }))).json()),
  );
  const code = `
    import { createSampleService } from "cfb-openapi/sample";
    const service = createSampleService();
    const headers = ${JSON.stringify(headers)};
    const rows = ${JSON.stringify(paths)}.map(async (path) =>
      (await service(new Request("https://localhost" + path, { headers }))).json());
    console.log(JSON.stringify(await Promise.all(rows)));`;
  const { stdout, stderr } = await run(process.execPath, ["--input-type=module", "--eval", code], { cwd: app });
  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toEqual(computed);
  expect(computed.flat().filter(({ excitementIndex }) => excitementIndex !== null).length).toBeGreaterThan(10);
});
